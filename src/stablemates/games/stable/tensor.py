"""The stable game as numbers.

Cards are identified by kind alone.  An action names what is done, to which kind of card, and in whose stable.  It does
not distinguish equal cards, and is never an index into a list.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...core.kernel import NO_CARD, State
from ...core.machine import Frame
from ...core.memory import SURE
from ...core.packed import vec
from ...core.table import DECK, HAND
from ...core.tensor import Field, Tensor
from .box import Box
from .let_pass import THINGS
from .likeness import numbers_of
from .ops.play import PLAY_CARD, WINDOW
from .ops.turn import BABIES as CHOOSE_BABIES
from .state import Stable
from .terms import SEAT_MARK, VERBS, WAY_MARK, card_of, seat_of, verb_of
from .vocabulary import BABIES, FLEETING, VOCABULARY

if TYPE_CHECKING:
    from mypy_extensions import i64

try:
    from mypy_extensions import u8
except ImportError:
    from ...core.native import u8

PLACES: Final = 8
ASKS: Final = [
    "action", "baby", "beginning", "bring", "destroy", "discard", "either", "gift", "give", "instead", "keep", "look",
    "may", "move", "neigh", "player", "pull", "recover", "return", "sacrifice", "search", "stable", "steal", "top",
]  # fmt: skip
ASK_NUMBER: Final = {ask: number for number, ask in enumerate(ASKS)}  # questions that packs add come after these
PHASES: Final = ["setup", "beginning", "draw", "action", "end"]
RULES_IN_FORCE: Final = [
    "pandas", "blind", "dazzled", "no_neighs", "unstoppable", "guarded", "open_hand", "no_upgrades", "wired", "tiny",
    "only_basics_here", "roomy",
]  # fmt: skip
ZONES: Final = ["none", "deck", "hand", "discard", "nursery", "playing", "stable"]
TYPES: Final = ["none", "baby", "basic", "magical", "upgrade", "downgrade", "magic", "instant", "panda"]

# Where actions start: first the verbs that need nothing else, then places, then kinds, then kinds in stables.
AT_PLACES: Final = len(VERBS)
AT_CARDS: Final = AT_PLACES + PLACES

MOST_ROUNDS: Final = 40
NOT_THERE: Final = 255  # a kind that is never in a stable


def fields(staying: list[str], black: list[str]) -> list[Field]:
    """Return everything a seat sees, given the kinds of cards in stables and in hands; babies are one kind."""
    each = "of each kind"
    stays = len(staying)
    blacks = len(black)
    any_kind = ["baby", *black]
    every = PLACES
    return [
        Field(
            "stables",
            PLACES * stays,
            13,
            "cards in the stable of each place, of each kind; babies are one kind",
            every,
            staying,
        ),
        Field(
            "hands",
            PLACES * blacks,
            14,
            "known cards in the hand of each place, of each kind; all of mine",
            every,
            black,
        ),
        Field("held", PLACES, 127, "cards in the hand of each place", every),
        Field("unicorns", PLACES, 127, "unicorns of each place, as counted for the win", every),
        Field("missing", PLACES, 127, "unicorns that each place still needs to win", every),
        Field(
            "force",
            PLACES * len(RULES_IN_FORCE),
            1,
            "auras in each stable: " + ", ".join(RULES_IN_FORCE),
            every,
            RULES_IN_FORCE,
        ),
        Field("discard", blacks, 14, f"cards in the discard pile, {each}", each=black),
        Field("deck_known", blacks, 14, f"known cards in the deck, {each}", each=black),
        Field("deck_top", blacks, 1, "the top card of the deck, if I know it", each=black),
        Field("deck", 1, 127, "cards in the deck"),
        Field("nursery", 1, 13, "babies in the nursery"),
        Field("seats", PLACES - 1, 1, "number of players, starting at 2"),
        Field("turn", PLACES, 1, "the place whose turn it is", every),
        Field("phase", len(PHASES), 1, "phase of the turn: " + ", ".join(PHASES), each=PHASES),
        Field("plays", 1, 2, "cards that may be played in this action phase"),
        Field("extra", 1, 14, "further turns for the same player"),
        Field(
            "question",
            len(ASKS) + 1,
            1,
            "what is asked: " + ", ".join(ASKS) + ", anything else",
            each=[*ASKS, "anything else"],
        ),
        Field("source", 1 + blacks, 1, "the card that asks; babies are the first kind", each=any_kind),
        Field("chosen", 1 + blacks, 1, "a card chosen before, in the same sentence", each=any_kind),
        Field("chosen_place", PLACES, 1, "a place chosen before, in the same sentence", every),
        Field("played", 1 + blacks, 1, "the card that Neighs are played against", each=any_kind),
        Field("chain", 1, 16, "length of that chain of cards"),
        Field("stops", 1, 1, "whether the chain as it is stops the first card"),
        Field("player", PLACES, 1, "the place that played the last of them", every),
        Field("goes_to", PLACES, 1, "the place whose stable the first of them goes to", every),
        Field("answers", PLACES, 1, "places that may respond to the last of them", every),
        Field("targets", 1 + blacks, 13, f"cards chosen in advance, {each}", each=any_kind),
        Field("targets_at", PLACES, 13, "cards chosen in advance, in each stable", every),
        Field("target_places", PLACES, 2, "places chosen in advance", every),
        Field(
            "let_pass",
            PLACES * len(THINGS),
            SURE,
            f"what each place did not stop: {', '.join(THINGS)}; {SURE} minus the cards it got since",
            every,
            THINGS,
        ),
        Field("rounds", 1, MOST_ROUNDS, "rounds played"),
    ]


def option_fields(kinds: int) -> list[Field]:
    return [
        Field("verb", 1, len(VERBS) - 1, "what is done: " + ", ".join(VERBS)),
        Field("kind", 1, kinds, "the kind of card it is done to, from 1; 0: none"),
        Field("zone", 1, len(ZONES) - 1, "where that card is: " + ", ".join(ZONES)),
        Field("keeper", 1, PLACES, "in whose hand or stable: the place, from 1; 0: no one's"),
        Field("type", 1, len(TYPES) - 1, "what it counts as: " + ", ".join(TYPES)),
        Field("place", 1, PLACES, "the place chosen, from 1; 0: none"),
    ]


class StableTensor(Tensor):
    """The stable game in numbers, the same for all rulebooks and packs: they share one vocabulary."""

    def __init__(self) -> None:
        self.names: list[str] = VOCABULARY
        self.babies: i64 = BABIES
        self.kinds: i64 = len(VOCABULARY)
        self.black: i64 = self.kinds - self.babies
        black = VOCABULARY[BABIES:]
        staying = ["baby", *(name for name in black if name not in FLEETING)]
        stays = [0] * BABIES  # kind -> its place among those in stables; babies are one kind
        for name in black:
            stays.append(NOT_THERE if name in FLEETING else staying.index(name))
        self.stays = bytes(stays)
        self.stay_count: i64 = len(staying)
        super().__init__(fields(staying, black), AT_CARDS + len(stays) * (1 + PLACES), option_fields(len(stays)))
        self.earlier = {"601418d2d75b6349": 2263}
        self.nothing = bytes(self.width)  # a row before anything is seen

    def kinds_of(self, box: Box) -> bytes:
        """Return the kind of each card.  The number of a card depends on the box and on the players (R-TWO-01)."""
        if len(box.vocabulary) == 0:
            box.vocabulary = numbers_of(box.kinds)
        return box.vocabulary

    # --- what a seat sees ----------------------------------------------------------------------

    def look(self, state: State, seat: i64) -> bytes:
        row = vec[u8](self.nothing)
        self.show(state, seat, row, 0)
        return bytes(row)

    def show(self, state: State, seat: i64, row: vec[u8], at: i64) -> None:
        assert isinstance(state, Stable)
        kinds = self.kinds_of(state.box)
        at_hands: i64 = at + PLACES * self.stay_count
        at = self.add_places(state, seat, kinds, row, at)
        at = self.add_piles(state, seat, kinds, row, at, at_hands)
        at = self.add_turn(state, seat, row, at)
        at = self.add_question(state, seat, kinds, row, at)
        at = self.add_chain(state, seat, kinds, row, at)
        at = self.add_plan(state, seat, kinds, row, at)
        self.add_memories(state, seat, row, at)

    def add_places(self, s: Stable, seat: i64, kinds: bytes, row: vec[u8], at: i64) -> i64:
        """Add stables and hands, in the order of the seats starting with the viewer."""
        seats: i64 = s.seats
        stays = self.stays
        black = self.black
        at_hands: i64 = at + PLACES * self.stay_count
        at_held: i64 = at_hands + PLACES * black
        at_force: i64 = at_held + 3 * PLACES
        goal: i64 = s.rules.goal(s.seats)
        place: i64 = 0
        while place < seats:
            other: i64 = (seat + place) % seats
            base: i64 = at + place * self.stay_count
            for card in s.zones[s.stables + other]:
                i: i64 = base + stays[kinds[card]]
                row[i] = row[i] + 1
            if place == 0 or s.open_hand(other):
                base = at_hands + place * black - self.babies
                for card in s.zones[HAND + other]:
                    i = base + kinds[card]
                    row[i] = row[i] + 1
            counts: i64 = s.counts[other]
            missing: i64 = goal - counts  # a conditional expression with 0 would turn it into a Python object
            if missing < 0:
                missing = 0
            row[at_held + place] = u8(s.held(other))
            row[at_held + PLACES + place] = u8(counts)
            row[at_held + 2 * PLACES + place] = u8(missing)
            flags: i64 = s.flags[other]
            rule: i64 = 0
            while flags:
                if flags & 1:
                    row[at_force + place * len(RULES_IN_FORCE) + rule] = 1
                flags >>= 1
                rule += 1
            place += 1
        return at_force + PLACES * len(RULES_IN_FORCE)

    def add_piles(self, s: Stable, seat: i64, kinds: bytes, row: vec[u8], at: i64, at_hands: i64) -> i64:
        """Add the discard pile, the known cards of the deck and of other hands, and the sizes of deck and nursery."""
        black = self.black
        babies = self.babies
        for card in s.zones[s.discard]:
            i: i64 = at + kinds[card] - babies
            row[i] = row[i] + 1
        at += black
        if s.known_count:
            self.add_known(s, seat, kinds, row, at, at_hands)
        at += 2 * black
        row[at] = u8(len(s.zones[DECK]))
        row[at + 1] = u8(len(s.zones[s.nursery]))
        return at + 2

    def add_known(self, s: Stable, seat: i64, kinds: bytes, row: vec[u8], at: i64, at_hands: i64) -> None:
        """Add the cards that the viewer knows in other hands and in the deck, where there seldom are any."""
        known = s.known
        left = s.known_count
        base: i64 = at_hands - self.babies
        place: i64 = 0
        while place < s.seats:
            other: i64 = (seat + place) % s.seats
            hidden = place > 0 and not s.open_hand(other)  # the cards of an open hand have been added
            for card in s.zones[HAND + other]:
                who = known[card]
                if who:
                    left -= 1
                    if hidden and (who >> seat) & 1:
                        i: i64 = base + kinds[card]
                        row[i] = row[i] + 1
            base += self.black
            place += 1
        if left:
            base = at - self.babies
            deck = s.zones[DECK]
            for card in deck:
                if (known[card] >> seat) & 1:
                    i = base + kinds[card]
                    row[i] = row[i] + 1
            if len(deck) and (known[deck[-1]] >> seat) & 1:
                row[base + kinds[deck[-1]] + self.black] = 1

    def add_turn(self, s: Stable, seat: i64, row: vec[u8], at: i64) -> i64:
        row[at + s.seats - 2] = 1
        at += PLACES - 1
        row[at + self.ahead(s, seat, s.turn())] = 1
        at += PLACES
        phase: i64 = s.frames[0].pc
        if phase == 0:
            phase = 1
        for place in range(s.depth):
            if s.frames[place].op is CHOOSE_BABIES:
                phase = 0
        row[at + phase] = 1
        at += len(PHASES)
        row[at] = u8(s.plays)
        row[at + 1] = u8(min(s.extra, 14))
        return at + 2

    def add_question(self, s: Stable, seat: i64, kinds: bytes, row: vec[u8], at: i64) -> i64:
        if s.waiting and not s.why_over:
            top = s.top
            row[at + ASK_NUMBER.get(top.op.ask(top), len(ASKS))] = 1
            source = top.op.source(top)
            if source != NO_CARD:
                row[at + len(ASKS) + 1 + self.merged_kind(kinds, source)] = 1
            if top.it != NO_CARD:
                row[at + len(ASKS) + 2 + self.black + self.merged_kind(kinds, top.it)] = 1
            if top.seat >= 0:
                row[at + len(ASKS) + 3 + 2 * self.black + self.ahead(s, seat, top.seat)] = 1
        return at + len(ASKS) + 3 + 2 * self.black + PLACES

    def add_chain(self, s: Stable, seat: i64, kinds: bytes, row: vec[u8], at: i64) -> i64:
        """Add the card being played, and the Neighs played against it (R-CARD-07)."""
        first: Frame | None = None
        last: Frame | None = None
        chain: i64 = 0
        for place in range(s.depth):
            frame = s.frames[place]
            if frame.op is PLAY_CARD:
                if first is None:
                    first = frame
                last = frame
                chain += 1
        if first is not None and last is not None:
            row[at + self.merged_kind(kinds, first.it)] = 1
            row[at + 1 + self.black] = u8(min(chain, 16))
            row[at + 2 + self.black] = u8(1 - chain % 2)
            row[at + 3 + self.black + self.ahead(s, seat, last.you)] = 1
            if first.seat >= 0:
                row[at + 3 + self.black + PLACES + self.ahead(s, seat, first.seat)] = 1
            if last.pc == WINDOW:
                other: i64 = 0
                while other < s.seats:
                    if (last.n >> other) & 1:  # every seat that was asked, whether it has answered or not
                        row[at + 3 + self.black + 2 * PLACES + self.ahead(s, seat, other)] = 1
                    other += 1
        return at + 3 + self.black + 3 * PLACES

    def add_plan(self, s: Stable, seat: i64, kinds: bytes, row: vec[u8], at: i64) -> i64:
        """Add what was chosen in advance (R-EFF-11, R-CHAIN-04)."""
        at_stables: i64 = at + 1 + self.black
        for entry in s.plan:
            i: i64 = -1
            if 0 <= entry < SEAT_MARK:
                i = at + self.merged_kind(kinds, entry)
                row[i] = row[i] + 1
                keeper = s.keeper(entry)
                i = at_stables + self.ahead(s, seat, keeper) if keeper >= 0 else -1
            elif SEAT_MARK <= entry < WAY_MARK:
                i = at_stables + PLACES + self.ahead(s, seat, entry - SEAT_MARK)
            if i >= 0:
                row[i] = row[i] + 1
        return at_stables + 2 * PLACES

    def add_memories(self, s: Stable, seat: i64, row: vec[u8], at: i64) -> None:
        """Add what each player let pass, and how long the game has lasted."""
        seats: i64 = s.seats
        each: i64 = len(THINGS)
        place: i64 = 0
        while place < seats:
            memory = s.let_pass[(seat + place) % seats]
            i: i64 = at + each * place
            while memory:
                row[i] = u8(memory & 15)
                memory >>= 4
                i += 1
            place += 1
        rounds: i64 = s.turns // seats
        if rounds > MOST_ROUNDS:
            rounds = MOST_ROUNDS
        row[at + each * PLACES] = u8(rounds)

    def merged_kind(self, kinds: bytes, card: i64) -> i64:
        """Return the kind of a card, with all babies as kind 0, before the black-backed ones."""
        kind: i64 = kinds[card]
        if kind < self.babies:
            return 0
        return kind - self.babies + 1

    # --- what it may do ------------------------------------------------------------------------------

    def action(self, state: State, seat: i64, move: i64) -> i64:
        assert isinstance(state, Stable)
        chosen = seat_of(move)
        if chosen >= 0:
            return AT_PLACES + self.ahead(state, seat, chosen)
        card = card_of(move)
        if card < 0:
            return verb_of(move)
        kind: i64 = self.kinds_of(state.box)[card]
        keeper = state.keeper(card)
        if keeper < 0:
            return AT_CARDS + kind
        return AT_CARDS + (1 + self.ahead(state, seat, keeper)) * self.kinds + kind

    def of_place(self, place: int) -> list[int]:
        kinds = int(self.kinds)
        first = AT_CARDS + (1 + place) * kinds
        return [AT_PLACES + place, *range(first, first + kinds)]

    def options(self, state: State, seat: i64, moves: list[int]) -> bytes:
        assert isinstance(state, Stable)
        return b"".join([self.features(state, seat, move) for move in moves])

    def features(self, s: Stable, seat: i64, move: i64) -> bytes:
        """Return one option, encoded by ``option_fields``."""
        card = card_of(move)
        chosen = seat_of(move)
        place = self.ahead(s, seat, chosen) + 1 if chosen >= 0 else 0
        if card < 0:
            return bytes((verb_of(move), 0, 0, 0, 0, place))
        zone = s.where[card]
        owner = zone - HAND if HAND <= zone <= s.seats else s.keeper(card)
        keeper = self.ahead(s, seat, owner) + 1 if owner >= 0 else 0
        kind = self.kinds_of(s.box)[card] + 1
        counts_as = int(s.types(card)).bit_length()  # types are bits, in the order of TYPES
        return bytes((verb_of(move), kind, self.zone_number(s, zone), keeper, counts_as, place))

    def zone_number(self, s: Stable, zone: int) -> int:
        """Return the index of a zone in ``ZONES``."""
        if zone >= s.stables:
            return 6
        if zone > s.seats:
            return 3 + zone - s.discard
        return 2 if zone >= HAND else 1

    def action_name(self, action: int) -> str:
        if action < AT_PLACES:
            return VERBS[action]
        if action < AT_CARDS:
            return f"place {action - AT_PLACES}"
        place, kind = divmod(action - AT_CARDS, int(self.kinds))
        return self.names[kind] if place == 0 else f"{self.names[kind]} at place {place - 1}"


TENSOR: Final = StableTensor()
