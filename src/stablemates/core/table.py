"""Cards in zones, and who knows which.  All hidden information is decided here.

Zone 0 is face down (a deck), the next zones are the hands, one per seat, and all zones after that are open.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, Final

from .errors import UnknownCard
from .fields import cards_in_zones, who_knows
from .kernel import EVERYBODY, NO_CARD, NOBODY, SPECTATOR_BIT, Card, Event, Seat, State, View, Zone, bit_of
from .rng import Rng, fast, load_rng
from .saving import Field, copy_fields, dump, fill

if TYPE_CHECKING:
    from mypy_extensions import i64

try:
    from mypy_extensions import mypyc_attr
except ImportError:
    from .native import mypyc_attr

DECK: Final[Zone] = 0
HAND: Final[Zone] = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(State):
    """The part of a game that consists of cards on a table.

    How cards and knowledge are stored is up to the game; who knows what is decided here.
    """

    __slots__ = ("kinds", "options", "rng")

    def __init__(self, seats: int, kinds: list[int], rng: Rng) -> None:
        super().__init__()
        self.seats = seats
        self.kinds = kinds  # card -> number of its kind; equal cards have equal numbers
        self.rng = rng
        self.options: dict[str, Any] = {}  # the table options in use

    @abstractmethod
    def cards_in(self, zone: Zone) -> list[Card]:
        """Return the cards of a zone in a new list, with the top last."""

    @abstractmethod
    def set_zones(self, zones: list[list[Card]]) -> None:
        """Put all cards into the zones that ``zones`` gives."""

    @abstractmethod
    def zone_count(self) -> i64: ...

    @abstractmethod
    def zone_name(self, zone: Zone) -> tuple[str, Seat]:
        """Return the name of a zone and its owner (``NOBODY``: the table)."""

    def knowers(self, card: Card) -> i64:
        """Return the seats that know a card although its zone does not show it to them; usually none."""
        return 0

    def set_knowers(self, known: dict[Card, int]) -> None:
        """Replace all knowledge beyond what the zones show."""

    def zone_of(self, card: Card) -> Zone:
        """Return the zone a card is in."""
        for zone in range(self.zone_count()):
            if card in self.cards_in(zone):
                return zone
        raise AssertionError(f"card {card} is nowhere")

    def check_card(self, card: object) -> None:
        """Raise `UnknownCard` unless ``card`` is a valid card number."""
        if not isinstance(card, int) or card < 0 or card >= len(self.kinds):
            raise UnknownCard(f"there is no card {card!r}: the cards are 0 to {len(self.kinds) - 1}")

    # --- hidden information ------------------------------------------------------------------

    def open_hand(self, seat: Seat) -> bool:
        """Return whether a rule currently shows ``seat``'s hand to everyone."""
        return False

    def knows(self, seat: int, card: int) -> bool:
        """Return whether ``seat`` (``NOBODY``: a spectator) knows a card."""
        self.check_seat(seat)
        self.check_card(card)
        return self.knows_in(seat, card, self.zone_of(card))

    def knows_in(self, seat: Seat, card: Card, zone: Zone) -> bool:
        """Return whether ``seat`` knows a card in a zone.

        Nothing else decides this: views, events, bots and spectators all go through here.
        """
        if zone > self.seats or (seat != NOBODY and zone == HAND + seat):
            return True
        if zone >= HAND and self.open_hand(zone - HAND):
            return True
        return (self.knowers(card) >> bit_of(seat)) & 1 == 1

    def seen_in(self, card: Card, zone: Zone) -> i64:
        """Return the set of all who know a card, including spectators: an event's ``seen_by``."""
        if zone > self.seats or (zone >= HAND and self.open_hand(zone - HAND)):
            return EVERYBODY
        seen = self.knowers(card)
        if zone >= HAND:  # not a conditional expression: that would make a Python object of a word
            seen |= 1 << (zone - HAND)
        return seen

    def knowers_in(self, zone: Zone) -> i64:
        """Return the seats that know any card of a zone although the zone does not show it to them; usually none."""
        found: i64 = 0
        for card in self.cards_in(zone):
            found |= self.knowers(card)
        return found

    # --- views -------------------------------------------------------------------------------

    def view(self, seat: int) -> View:
        """Return what ``seat`` may see, built up from nothing.

        The zones come from the table; a game adds the rest in the methods below, each of which has a default.
        """
        self.check_seat(seat)
        outcome = self.outcome()
        return {
            "game": self.game,
            "profile": self.profile,
            "edition": self.edition,
            "options": dict(self.options),
            "seat": seat,
            "seats": self.seats,
            **self.standing(),
            "winner": NOBODY if outcome is None else outcome.winner,
            "zones": [self.zone_view(seat, zone) for zone in range(self.zone_count())],
            "facts": self.facts(seat),
        }

    def standing(self) -> dict[str, Any]:
        """Return ``turn``, ``phase``, ``asked``, ``asks`` and ``source``, as everyone sees them.

        By default it is the turn of the seat that is asked.  If several seats answer in secret, a game must hide which
        of them have answered.
        """
        asked = [seat for seat in range(self.seats) if self.asked() >> seat & 1]
        question = self.question(asked[0]) if asked else None
        return {
            "turn": asked[0] if len(asked) == 1 else NOBODY,
            "phase": "over" if question is None else question.ask,
            "asked": asked,
            "asks": "" if question is None else question.ask,
            "source": None if question is None else self.card_shown(question.source),
        }

    def source_seat(self) -> Seat:
        """Return the player whose card asks, if any."""
        return NOBODY

    def marks(self, card: Card) -> list[str]:
        """Return keys for what the rules currently do to a card."""
        return []

    def beat(self, event: Event) -> str:
        """Return the kind of beat that shows an event on screens (``protocol/beats.py``); "" for the event's own kind.

        It depends only on what everyone sees of the event.
        """
        return ""

    def facts(self, seat: Seat) -> dict[str, Any]:
        """Return what else ``seat`` may see, by name."""
        return {}

    def card_shown(self, card: Card) -> dict[str, Any] | None:
        """Return a card that everyone sees, if there is one."""
        return None if card == NO_CARD else self.card_view(card)

    def card_view(self, card: Card) -> dict[str, Any]:
        """Return a card that the viewer sees."""
        seen: dict[str, Any] = {"id": card, "kind": self.kind(card)}
        marks = self.marks(card)
        if marks:
            seen["marks"] = marks
        return seen

    def zone_view(self, seat: Seat, zone: Zone) -> dict[str, Any]:
        """Return a zone as ``seat`` sees it; for a face-down pile, its size and the places of known cards."""
        name, owner = self.zone_name(zone)
        cards: list[dict[str, Any] | None] = []
        known: list[dict[str, Any]] = []
        if zone == DECK:
            pile = self.cards_in(zone)
            count = len(pile)
            for place in range(count):
                card = pile[count - 1 - place]
                if self.knowers(card) and self.knows_in(seat, card, zone):  # usually no one knows any
                    known.append({"place": place, "card": self.card_view(card)})
        else:
            cards = self.faces(seat, zone)
            count = len(cards)
        return {"name": name, "seat": owner, "count": count, "cards": cards, "known": known}

    def faces(self, seat: Seat, zone: Zone) -> list[dict[str, Any] | None]:
        """Return the cards of a zone as ``seat`` sees them; a card's number appears only together with its kind.

        The known cards of another player's hand come first, by number: the order of a hand is not public.
        """
        self.check_seat(seat)
        cards = self.cards_in(zone)
        if HAND <= zone <= self.seats and zone != HAND + seat:
            known = sorted(card for card in cards if self.knows_in(seat, card, zone))
            faces: list[dict[str, Any] | None] = [self.card_view(card) for card in known]
            return faces + [None] * (len(cards) - len(known))
        return [self.card_view(card) if self.knows_in(seat, card, zone) else None for card in cards]

    # --- imagined worlds -----------------------------------------------------------------------

    def redeal_hidden(self, seat: int, seed: int) -> list[list[Card]]:
        """Deal again everything that ``seat`` cannot know: the core of ``imagine``.

        Returns, for the deck and each hand, the cards dealt to the places that ``seat`` does not know.
        """
        self.check_seat(seat)
        zones = [self.cards_in(zone) for zone in range(self.zone_count())]
        hidden = [
            [card for card in zones[zone] if not self.knows_in(seat, card, zone)] for zone in range(self.seats + 1)
        ]
        fresh = sorted(card for cards in hidden for card in cards)
        self.rng = fast(seed)
        self.rng.shuffle(fresh)
        dealt: list[list[Card]] = []
        for zone in range(self.seats + 1):
            unknown = set(hidden[zone])
            mine = [fresh.pop() for _ in hidden[zone]]
            dealt.append(mine[:])
            if zone == DECK or zone == HAND + seat:  # known cards keep their places
                zones[zone] = [mine.pop() if card in unknown else card for card in zones[zone]]
            else:  # the order of other hands is unknown
                zones[zone] = sorted(card for card in zones[zone] if card not in unknown) + mine
        self.forget_what_others_know(seat, zones, {card for cards in dealt for card in cards})
        self.set_zones(zones)
        return dealt

    def forget_what_others_know(self, seat: Seat, zones: list[list[Card]], dealt: set[Card]) -> None:
        """Forget what ``seat`` cannot know about others: it noticed who saw its own hand, but nothing else."""
        kept: dict[Card, int] = {}
        for zone in range(self.seats + 1):
            for card in zones[zone]:
                known = 0 if card in dealt else self.knowers(card)
                if zone != HAND + seat and not known >> SPECTATOR_BIT & 1:
                    known &= 1 << bit_of(seat)
                if known:
                    kept[card] = known
        self.set_knowers(kept)

    # --- copies --------------------------------------------------------------------------------
    #
    # All of this follows from the fields that a game declares.  A game in which copying must be fast has its own
    # ``clone``, and tests/every_game/test_fields.py compares them.

    def fields(self) -> list[Field]:
        """Return the fields of this game besides its cards, who knows them and the generator."""
        return []

    def home(self, card: Card) -> Zone:
        """Return the zone of a card that a position does not name."""
        return DECK

    @abstractmethod
    def blank(self) -> Table:
        """Return a table with the same rules and seats before anything has happened; its generator is a copy."""

    def clone(self) -> Table:
        other = self.blank()
        other.quiet = self.quiet
        other.set_zones([self.cards_in(zone) for zone in range(self.zone_count())])
        known = [(card, self.knowers(card)) for card in range(len(self.kinds))]
        other.set_knowers({card: who for card, who in known if who})
        copy_fields(self, other)
        return other

    def imagine(self, seat: int, seed: int) -> Table:
        other = self.clone()
        other.redeal_hidden(seat, seed)
        return other

    def dump(self) -> dict[str, Any]:
        return dump(self)

    def load(self, data: dict[str, Any]) -> None:
        """Load what ``dump`` wrote, into a blank table or over a game in progress.  Raises ``BadSave``."""
        fill(self, data)

    def dump_table(self) -> dict[str, Any]:
        return {
            "zones": [self.cards_in(zone) for zone in range(self.zone_count())],
            "known": [[card, self.knowers(card)] for card in range(len(self.kinds)) if self.knowers(card)],
            "rng": self.rng.dump(),
        }

    def load_table(self, data: dict[str, Any]) -> None:
        """Read and validate what ``dump_table`` wrote."""
        self.set_zones(cards_in_zones(data, self.zone_count(), len(self.kinds)))
        self.set_knowers(who_knows(data, len(self.kinds)))
        self.rng = load_rng(data.get("rng"))

    def assert_sound(self) -> None:
        """Assert that every card is in exactly one zone.  For tests and long runs."""
        there = [False] * len(self.kinds)
        for zone in range(self.zone_count()):
            for card in self.cards_in(zone):
                assert not there[card], f"card {card} is in two places"
                there[card] = True
        assert False not in there, "a card is missing"


def on_table(state: State) -> Table:
    """Narrow a state to ``Table``: every game is one."""
    assert isinstance(state, Table), f"{state!r} has no zones"
    return state
