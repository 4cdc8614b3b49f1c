"""A card as printed: its name, its types, and its text as data."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from ...core.errors import BadPack
from ...core.kernel import MANY, NO_CARD, Card, Seat, Zone
from ...core.table import DECK, HAND
from .machine import Op
from .terms import CARD, ENTER, FALL, LEAVE, PANDAS, PLAY, TURN, UNICORN

try:
    from mypy_extensions import mypyc_attr
except ImportError:
    from ...core.native import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .state import Stable

STABLE_ZONE: Final = "stable"
HAND_ZONE: Final = "hand"
DISCARD_ZONE: Final = "discard"
DECK_ZONE: Final = "deck"
NURSERY_ZONE: Final = "nursery"
PLACES: Final = [STABLE_ZONE, HAND_ZONE, DISCARD_ZONE, NURSERY_ZONE, DECK_ZONE]
REACHES: Final = ["any", "yours", "theirs", "foes", "this"]
ANYBODYS: Final = 0
YOURS: Final = 1
THEIRS: Final = 2
THIS: Final = 4
IN_STABLE: Final = 0
IN_HAND: Final = 1
IN_DISCARD: Final = 2
IN_NURSERY: Final = 3


class Filter:
    """A filter for cards: by type, tag, zone and player."""

    def __init__(
        self, types: int, zone: str = STABLE_ZONE, whose: str = "any", other: bool = False, tag: int = 0
    ) -> None:
        self.types: i64 = types
        self.zone = zone
        self.place: i64 = PLACES.index(zone)
        self.reach: i64 = REACHES.index(whose)
        self.whose = whose  # "any", "yours", "theirs", "foes" (those that can be destroyed), "this" (the card itself)
        self.other = other  # any but the card itself
        self.tag: i64 = tag
        self.takes_all = types == CARD and not tag and not other

    def match(self, s: Stable, you: Seat, me: Card, most: i64 = MANY) -> list[Card]:
        """Return the cards that it lets through, at most ``most`` of them if they are in one pile."""
        found: list[Card] = []
        if self.place == IN_STABLE:
            if self.reach == THIS:
                return [me] if self.is_here(s, you, me) else []
            for seat in range(s.seats):
                if self.reaches(s, you, seat):
                    self.collect(s, s.stables + seat, me, found, MANY)
        elif self.takes_all and most == MANY:
            return s.cards_in(self.pile(s, you))
        else:
            self.collect(s, self.pile(s, you), me, found, most)
        return found

    def pile(self, s: Stable, you: Seat) -> Zone:
        """Return the zone of these cards, if they are not in a stable."""
        if self.place == IN_HAND:
            return HAND + you
        if self.place == IN_DISCARD:
            return s.discard
        return s.nursery if self.place == IN_NURSERY else DECK

    def collect(self, s: Stable, zone: Zone, me: Card, found: list[Card], most: i64) -> None:
        for card in s.zones[zone]:
            if self.takes_all or self.takes(s, me, card):
                found.append(card)
                if len(found) == most:
                    return

    def takes(self, s: Stable, me: Card, card: Card) -> bool:
        """Return whether the filter matches a card, given that it is in the right place."""
        types: i64 = s.printed[card]
        if s.anywhere & PANDAS:
            types = s.types(card)
        if not types & self.types or (self.other and card == me):
            return False
        return not self.tag or s.kind_of[card].tags & self.tag != 0

    def is_here(self, s: Stable, you: Seat, me: Card) -> bool:
        """Return whether the card itself is in your stable, or will be once it has been played."""
        if me == NO_CARD:
            return False
        return s.where[me] == s.stables + you or (s.declaring and s.where[me] == s.playing)

    def reaches(self, s: Stable, you: Seat, seat: Seat) -> bool:
        if self.reach == YOURS:
            return seat == you
        if self.reach == THEIRS:
            return seat != you
        return self.reach == ANYBODYS or seat != you or s.rules.destroy_own


class Instead:
    """A text that may replace a fall: when a card in ``saves`` would fall, its player may do ``op`` instead."""

    def __init__(self, saves: Filter, op: Op, sacrifices: bool) -> None:
        self.saves = saves
        self.op = op
        self.sacrifices = sacrifices  # whether it also works against a sacrifice


class Kind:
    """What is printed on a card.  The same card may have another printing in another box."""

    def __init__(
        self,
        name: str,
        types: int,
        *texts: Text,
        tags: int = 0,
        copies: int = 1,
        two_players: bool = True,
        colours: int = 0,
    ) -> None:
        self.name = name
        self.types: i64 = types
        self.tags: i64 = tags
        if not isinstance(copies, int):
            raise BadPack(f"card {name!r}: copies={copies!r}: expected an integer")
        self.copies = copies  # in a box or a pack
        self.two_players = two_players  # whether it is also used with two players (R-TWO-01)
        self.colours = colours  # of a baby, all different: the most colourful starts (R-SET-07)
        self.on: dict[str, Op] = {}  # moment -> what happens
        self.instead: Instead | None = None
        self.grants: i64 = 0  # rules in force for the stable it is in
        self.self_rules: i64 = 0  # rules about the card itself
        for text in texts:
            if not isinstance(text, Text):
                raise BadPack(
                    f"card {name!r}: {type(text).__name__} needs a trigger: use OnEnter(…), OnTurn(…) or OnPlay(…)"
                )
            text.write(self)
        self.plays: Op | None = self.on.get(PLAY)  # the same as attributes, for the machine
        self.enters: Op | None = self.on.get(ENTER)
        self.leaves: Op | None = self.on.get(LEAVE)
        self.falls: Op | None = self.on.get(FALL)
        self.starts: Op | None = self.on.get(TURN)
        self.aimed = self.enters is not None and self.enters.names_others()  # whether it aims on entry (R-EFF-11)
        self.unicorn = types & UNICORN != 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Text:
    """A paragraph of a card's text."""

    @abstractmethod
    def write(self, kind: Kind) -> None:
        """Add this text to a card."""
