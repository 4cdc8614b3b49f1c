"""The stable game as the registry knows it: how to start, resume, and set up a position."""

from __future__ import annotations

from typing import Any, Final

from ...core.errors import BadOption, BadSave
from ...core.fields import field, integer
from ...core.game import Game, Options, Profile, Reaction, Value
from ...core.kernel import EVERYBODY, NO_CARD
from ...core.machine import Frame
from ...core.policy import Guard, Policy
from ...core.rng import Rng, fast, seeded
from ...core.table import DECK, HAND
from ...core.tensor import Tensor
from ...core.truth import Truth
from .bots.keen import KeenHand
from .bots.novice import Novice
from .bots.prudent import Prudent
from .bots.sensible import Sensible
from .bots.tiers import Tiers
from .bots.values import FirstValues, HastyValues, ThriftyValues, Values
from .box import Box
from .copying import copy_game
from .integrity import check_integrity
from .kind import Kind
from .layout import set_up
from .letters import LANGUAGES, LETTERS
from .long_notation import read_long
from .naming import adopt_kind, name_kind
from .notation import read_short
from .ops.turn import BABIES, TURN_OP
from .pack import Pack
from .profiles import EDITIONS, MOST, profile
from .rules import Edition, Rules
from .saving import check
from .state import Stable
from .tensor import TENSOR
from .terms import MOST_CARDS, TYPE_NAMES, UNICORN
from .truth import TRUTH
from .validation import check_pack

Key = tuple[str, int, int, frozenset[tuple[str, Value]]]  # rulebook, revision, seats, options

FIRST_HAND: Final = 5  # R-SET-04
SENSIBLE: Final = Sensible(Values())
PRUDENT: Final = Prudent(SENSIBLE)
POLICIES: Final[dict[str, Policy]] = {
    "keen": KeenHand(),
    "novice": Novice(),
    "tiers": Tiers(),
    "sensible": SENSIBLE,
    "sensible-1": Sensible(FirstValues()),
    "hasty": Sensible(HastyValues()),
    "thrifty": Sensible(ThriftyValues()),
}


class Setup:
    """The rules and the cards that all tables with the same rulebook, options and seats share."""

    def __init__(self, rules: Rules, box: Box, seats: int) -> None:
        self.rules = rules
        self.box = box
        self.table = Stable(rules, seats, box, fast(0))  # with all cards in the deck and the babies in the nursery
        babies = len(rules.babies)
        zones: list[list[int]] = [[] for _ in range(self.table.zone_count())]
        zones[DECK] = list(range(babies, len(box.kinds)))
        zones[self.table.nursery] = list(range(babies))
        self.table.clear()
        self.table.set_zones(zones)
        self.table.recount()


class StableGame(Game):
    def __init__(self) -> None:
        self.id = "stable"
        self.setups: dict[Key, Setup] = {}
        self.packs: dict[str, Pack] = {}
        self.editions: dict[str, Edition] = {edition.id: edition for edition in EDITIONS}
        self.profiles = [profile(edition, []) for edition in EDITIONS]

    def add_pack(self, pack: Pack) -> None:
        """Register a pack; the registry does so once, before the first game.  Raises ``BadPack``."""
        if self.packs.get(pack.id) is pack:
            return
        for kind in pack.cards:
            adopt_kind(kind)
        check_pack(pack, self.packs, {kind.name for edition in EDITIONS for kind in edition.box})
        self.packs[pack.id] = pack
        for kind in pack.cards:
            name_kind(f"{pack.id}:", kind)
        self.profiles = [profile(edition, sorted(self.packs)) for edition in EDITIONS]
        self.setups = {}

    # --- the box ------------------------------------------------------------------

    def rules(self, profile: Profile, options: Options) -> Rules:
        rules = Rules(self.editions[profile.id], profile.revision, options)
        language = LANGUAGES.index(rules.language)
        letters = {name: counts[language] for name, counts in LETTERS.items()}
        for pack in self.chosen_packs(options):
            letters |= {name: counts[language] for name, counts in pack.letters.items()}
            for kind in pack.cards:  # without translations its name replaces its title
                letters.setdefault(kind.name, sum(sign.isalpha() for sign in kind.name))
        rules.letters = letters
        rules.defaults = profile.settle({})
        return rules

    def chosen_packs(self, options: Options) -> list[Pack]:
        return [self.packs[name] for name in str(options["packs"]).split(",") if name]

    def cards(self, rules: Rules, seats: int) -> list[Kind]:
        """Return all cards of a game: the babies first, then the black-backed ones (R-SET-02, R-TWO-01)."""
        box = list(rules.box)
        for pack in self.chosen_packs(rules.options):
            box += pack.cards
        kinds = rules.babies[:]
        for kind in box:
            if seats > 2 or kind.two_players:
                kinds += [kind] * kind.copies
        if len(kinds) > MOST_CARDS:
            raise BadOption(f"option 'packs' (R-SET-03): a game has at most {MOST_CARDS} cards, not {len(kinds)}")
        return kinds

    def setup(self, profile: Profile, seats: int, options: Options) -> Setup:
        """Return the rules and the cards for a table; computed once, since they never change."""
        key = (profile.id, profile.revision, seats, frozenset(options.items()))
        found = self.setups.get(key)
        if found is None:
            rules = self.rules(profile, options)
            found = Setup(rules, Box(self.cards(rules, seats)), seats)
            self.setups[key] = found
        return found

    def blank(self, profile: Profile, seats: int, options: Options, rng: Rng) -> Stable:
        """Return a table with all cards in the deck and the babies in the nursery."""
        setup = self.setup(profile, seats, options)
        s = Stable(setup.rules, seats, setup.box, rng)
        copy_game(setup.table, s)
        return s

    def describe(self, profile: str) -> dict[str, Any]:
        """Return the facts of a rulebook and the cards in its box, as keys and values: for screens and comparisons."""
        edition = self.editions[profile]
        box = list(edition.box)
        types = {kind.name: TYPE_NAMES[kind.types] for kind in edition.babies}
        types |= {kind.name: TYPE_NAMES[kind.types] for kind in box}
        for pack in self.packs.values():
            types |= {kind.name: TYPE_NAMES[kind.types] for kind in pack.cards}
        return {
            "players": f"{edition.fewest}–{MOST}",
            "first": "colourful" if edition.colourful_begins else "random",
            "babies": "picked" if edition.chosen_babies else "random",
            "unicorns-go": "any" if edition.any_stable else "own",
            "destroy": "any" if edition.destroy_own else "others",
            "win": ["at-once", "turn-end", "chain"][edition.win_at],
            "chain": "yes" if edition.links else "no",
            "targets": "all" if edition.declares & UNICORN else "magic",
            "object": "yes" if edition.needs_object else "no",
            "letters": edition.language,
            "cards": {kind.name: kind.copies for kind in box},
            "types": types,
        }

    def reactions(self) -> list[Reaction]:
        return [Reaction("neigh")]

    def tensor(self, profile: Profile, options: Options) -> Tensor:
        return TENSOR

    def truth(self, profile: Profile, options: Options) -> Truth:
        return TRUTH

    def guard(self) -> Guard:
        return PRUDENT

    def families(self) -> dict[str, list[str]]:
        """Return the rulebooks by edition: the boxes of the two editions differ in a third of the cards."""
        found: dict[str, list[str]] = {}
        for book in self.profiles:
            found.setdefault(book.edition, []).append(book.id)
        return found

    # --- starting ---------------------------------------------------------------------------------

    def new(self, profile: Profile, seats: int, seed: int | str, options: Options) -> Stable:
        return self.deal(self.blank(profile, seats, options, seeded(seed)))

    def new_quiet(self, profile: Profile, seats: int, seed: int | str, options: Options) -> Stable:
        s = self.blank(profile, seats, options, seeded(seed))
        s.quiet = True
        return self.deal(s)

    def deal(self, s: Stable) -> Stable:
        """Start the game: give everyone a hand and a baby, and begin the first turn."""
        if s.seats == 2:
            self.give_neighs(s)
        s.shuffle(DECK)
        for _ in range(FIRST_HAND):
            for seat in range(s.seats):
                s.carry(s.zones[DECK][-1], HAND + seat, "deal", seat, NO_CARD, "R-SET-04")
        if not s.rules.chosen_babies:
            self.deal_babies(s)
        s.recount()
        s.stack = [Frame(TURN_OP, self.first_seat(s), NO_CARD)]
        if s.rules.chosen_babies:
            s.call(BABIES, 0, NO_CARD)
        s.emit("first", s.turn(), rule="R-SET-07")
        s.run()
        return s

    def give_neighs(self, s: Stable) -> None:
        """Give two players a Neigh each, openly, before the cards are shuffled (R-TWO-02)."""
        for seat in range(s.seats):
            neigh = next(card for card in s.zones[DECK] if s.kind(card) == "neigh")
            s.know(neigh, EVERYBODY)
            s.carry(neigh, HAND + seat, "deal", seat, NO_CARD, "R-TWO-02")

    def deal_babies(self, s: Stable) -> None:
        """Assign babies at random (R-SET-05)."""
        s.shuffle(s.nursery)
        for seat in range(s.seats):
            s.carry(s.zones[s.nursery][-1], s.stables + seat, "baby", seat, NO_CARD, "R-SET-05")
        s.arrange(s.nursery, sorted(s.zones[s.nursery]))

    def first_seat(self, s: Stable) -> int:
        """Return who starts: at random, the player with the most colourful baby, or the table's choice (R-SET-07)."""
        first = s.rules.first
        if first == "random":
            return s.rng.below(s.seats)
        if first == "colourful":
            return max(range(s.seats), key=lambda seat: s.kind_of[s.stable(seat)[0]].colours)
        if int(first) >= s.seats:
            raise BadOption(f"option 'first' (R-SET-07): there is no seat {first} at a table of {s.seats}")
        return int(first)

    def policies(self) -> dict[str, Policy]:
        return POLICIES

    # --- resuming --------------------------------------------------------------------------------------

    def load(self, data: dict[str, Any]) -> Stable:
        integer(data, "format", 1, 1)
        name = field(data, "profile")
        if not isinstance(name, str) or name not in self.editions:
            raise BadSave(f"field 'profile': {name!r} is not a rulebook of the stable game")
        book = next(profile for profile in self.profiles if profile.id == name).saved_at(data)
        options = book.saved_options(data)
        seats = integer(data, "seats", book.fewest, book.most)
        s = self.blank(book, seats, options, fast(0))
        check(data)
        s.load(data)
        check_integrity(s)
        return s

    def read(self, line: str) -> Stable:
        return read_short(self, line) if "{" not in line else read_long(self, line)

    def set_up(self, profile: Profile, seats: int, seed: int, options: Options, layout: dict[str, Any]) -> Stable:
        """Set up a position by the names of zones and facts.

        The zones are the ``hand`` and the ``stable`` of each of the ``players``, and ``deck``, ``discard`` and
        ``nursery``, from the top.  A named pile has exactly these cards; ``...`` at its end adds all remaining ones,
        and a number means that many cards.  Cards that end up in no zone stay in the box: such a position can be
        played, but not saved.  An unnamed stable has a baby in it; an unnamed hand or discard pile is empty.

        Facts: ``turn``; ``phase``: ``beginning``, ``draw``, ``action`` (after the draw) or ``end``;
        ``plays``, how many cards may be played in this action phase, and ``played``, how many were; ``loans``, rows of
        a unicorn, the seat it goes back to and the card that took it (none: it goes back at the end of the turn).
        """
        return set_up(self.blank(profile, seats, options, seeded(seed)), profile, layout)


GAME: Final[StableGame] = StableGame()
