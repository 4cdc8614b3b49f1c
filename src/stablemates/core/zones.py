"""A table of plain lists and a game around it, for new games that need not be fast.

A game declares its cards, piles and fields, its options and what they do.  Views, copies, saves, notation and positions
set up by hand come for free.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any

from .errors import BadNotation, BadSave, UnknownCard
from .fields import field, integer
from .game import Game, Options, Profile
from .kernel import NO_CARD, NOBODY, Card, Question, Reason, Seat, Zone
from .names import unknown
from .notation import Line, fill_from, in_notation, write
from .rng import Rng, fast, seeded
from .saving import FORMAT
from .table import DECK, HAND, Table

try:
    from mypy_extensions import mypyc_attr
except ImportError:
    from .native import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64


@mypyc_attr(allow_interpreted_subclasses=True)
class ZoneTable(Table):
    """Cards in lists.  A subclass is created from a rulebook, table options, the number of seats and a generator.

    Zone 0 is the face-down pile, then comes a hand for each seat, then the open piles, then those of each seat.
    """

    def __init__(
        self,
        book: Profile,
        options: Options,
        seats: int,
        rng: Rng,
        cards: list[str],
        piles: list[str],
        rows: list[str],
    ) -> None:
        numbers: dict[str, int] = {}
        for kind in cards:
            numbers.setdefault(kind, len(numbers))
        super().__init__(seats, [numbers[kind] for kind in cards], rng)
        self.book = book
        self.game = book.game
        self.profile = book.id
        self.revision = book.revision
        self.options = options
        self.names = cards  # card -> kind
        self.piles = [(name, NOBODY) for name in piles[:1]]  # zone -> its name and owner; the deck comes first
        self.piles += [("hand", seat) for seat in range(seats)]
        self.piles += [(name, NOBODY) for name in piles[1:]]
        self.piles += [(name, seat) for name in rows for seat in range(seats)]
        self.zones: list[list[Card]] = [[] for _ in self.piles]
        self.zones[DECK] = list(range(len(cards)))
        self.known: dict[Card, int] = {}  # card -> who knows it although its zone does not show it

    def blank(self) -> Table:
        make: Any = type(self)
        made: Table = make(self.book, self.options, self.seats, self.rng.clone())
        return made

    def zone_count(self) -> i64:
        return len(self.piles)

    def zone_name(self, zone: Zone) -> tuple[str, Seat]:
        return self.piles[zone]

    def zone(self, name: str, seat: Seat = NOBODY) -> int:
        """Return the zone of that name, of ``seat`` or of the table."""
        return self.piles.index((name, seat))

    def hand(self, seat: Seat) -> list[Card]:
        return self.zones[HAND + seat]

    def cards_in(self, zone: Zone) -> list[Card]:
        return self.zones[zone][:]

    def set_zones(self, zones: list[list[Card]]) -> None:
        self.zones = [zone[:] for zone in zones]

    def carry(
        self, card: Card, zone: Zone, event: str = "", seat: Seat = NOBODY, rule: str = "", whom: Seat = NOBODY
    ) -> None:
        """Move a card to the top of a zone, and emit an event if one is named.  Those who knew the card still do."""
        old = self.zone_of(card)
        self.zones[old].remove(card)
        self.zones[zone].append(card)
        seen = self.seen_in(card, old)
        self.known.pop(card, 0)
        if seen and zone <= self.seats:
            self.known[card] = seen
        if event:
            seen_by = self.seen_in(card, zone)
            self.emit(event, seat, card, seen_by, whom, 0, "", NO_CARD, rule, old, zone)

    def kind(self, card: int) -> str:
        self.check_card(card)
        return self.names[card]

    def knowers(self, card: Card) -> i64:
        return self.known.get(card, 0)

    def set_knowers(self, known: dict[Card, int]) -> None:
        self.known = known

    def question(self, seat: int) -> Question:
        ask, rule = self.asks(self.existing(seat))
        return Question(seat, ask, [self.option(seat, move) for move in self.moves(seat)], rule=rule)

    @abstractmethod
    def asks(self, seat: Seat) -> tuple[str, str]:
        """Return the key of ``seat``'s question, and its rule."""

    def why(self, seat: int, card: int) -> Reason | None:
        return None

    def notation(self) -> str:
        return write(self, self.book.settle({}))

    def check(self) -> None:
        """Raise ``BadSave`` if the fields that were read contradict each other."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ZoneGame(Game):
    """A game on a table of plain lists."""

    @abstractmethod
    def table(self, book: Profile, options: Options, seats: int, rng: Rng) -> ZoneTable:
        """Return a table with all cards in the face-down pile."""

    @abstractmethod
    def deal(self, s: Any, named: set[int]) -> None:
        """Deal from the shuffled pile to every zone except the ``named`` ones, which a position has filled."""

    def new(self, profile: Profile, seats: int, seed: int | str, options: Options) -> ZoneTable:
        return self.set_up(profile, seats, seed, options, {"players": [{} for _ in range(seats)]})

    def load(self, data: dict[str, Any]) -> ZoneTable:
        integer(data, "format", FORMAT, FORMAT)
        book = next((book for book in self.profiles if book.id == field(data, "profile")), None)
        if book is None:
            raise BadSave(f"field 'profile': {data['profile']!r} is not a rulebook of {self.id}")
        book = book.saved_at(data)
        s = self.table(book, book.saved_options(data), integer(data, "seats", book.fewest, book.most), fast(0))
        s.load(data)
        s.check()
        return s

    def read(self, line: str) -> ZoneTable:
        found = Line(line, self.profiles)
        s = self.table(found.book, found.options, found.seats, fast(0))
        fill_from(s, found)
        try:
            s.check()
        except BadSave as problem:
            raise in_notation(s, problem) from None
        return s

    def set_up(
        self, profile: Profile, seats: int, seed: int | str, options: Options, layout: dict[str, Any]
    ) -> ZoneTable:
        """Set up zones by name, from the top, and fields by name; ``players`` has the zones of each player.

        Named cards of the face-down pile go on top of the rest.
        """
        s = self.table(profile, options, seats, seeded(seed))
        pool = s.zones[DECK]
        s.rng.shuffle(pool)
        named: dict[int, list[Card]] = {}
        for seat, player in enumerate(layout["players"]):
            for name, kinds in player.items():
                named[zone_of(s, name, seat)] = take(s, pool, kinds)
        facts = {one.name: one for one in s.fields()}
        for name, value in layout.items():
            if name in facts:
                setattr(s, facts[name].attribute, facts[name].load(s, {name: value}))
            elif name != "players":
                named[zone_of(s, name, NOBODY)] = take(s, pool, value)[::-1]
        for zone, cards in named.items():
            s.zones[zone] += cards
        self.deal(s, set(named))
        return s


def zone_of(s: ZoneTable, name: str, seat: Seat) -> Zone:
    if (name, seat) not in s.piles:
        raise BadNotation(unknown(f"a position of {s.game} has no", name, [one for one, _ in s.piles], "it has"))
    return s.zone(name, seat)


def take(s: ZoneTable, pool: list[Card], kinds: list[str]) -> list[Card]:
    """Take cards by kind out of the pool."""
    found: list[Card] = []
    for kind in kinds:
        card = next((card for card in pool if s.kind(card) == kind), None)
        if card is None:
            raise UnknownCard(f"no {kind!r} is left" if kind in s.names else f"{s.game} has no card {kind!r}")
        pool.remove(card)
        found.append(card)
    return found
