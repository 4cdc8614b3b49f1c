"""Views: what one seat may see of a game.  All games share one struct, and each game we ship adds its own facts."""

from __future__ import annotations

from msgspec import Struct

from ..core.kernel import NOBODY
from .values import Card

Scalar = int | bool | str
Fact = Scalar | list[Scalar]


class KnownCard(Struct, frozen=True):
    """A card in a face-down pile whose position the viewer knows."""

    place: int  # counted from the top, which is 0
    card: Card


class Zone(Struct, omit_defaults=True):
    """A zone of the table, as the viewer sees it."""

    name: str  # `deck`, `hand`, `stable`, `discard`
    seat: int = NOBODY  # whose it is; -1: the table's
    count: int = 0  # how many cards are in it
    cards: list[Card | None] = []  # from the bottom to the top, null for a back; left out for a face-down pile
    known: list[KnownCard] = []  # the cards of a face-down pile that the viewer knows


class Link(Struct, omit_defaults=True):
    """A card being played, or a response to the one before it."""

    card: Card
    seat: int  # who played it
    stable: int = NOBODY  # the stable it is meant for


class StableFacts(Struct, omit_defaults=True):
    """Facts of the stable game."""

    goal: int  # how many unicorns win
    unicorns: list[int]  # how many unicorns count, per seat
    hand_limit: list[int]  # how many cards may be kept at the end of the turn, per seat
    plays: int = 0  # cards that may still be played in this action phase
    extra: int = 0  # further turns for the same player
    to_discard: int = 0  # cards that the asked player still has to discard for one effect, one by one
    chain: list[Link] = []  # the card being played and the responses to it, in order
    targets: list[Card] = []  # the cards that the played card was declared to affect
    target_seats: list[int] = []  # the players it was declared to affect


class UnorogFacts(Struct, omit_defaults=True):
    """Facts of Unorog."""

    direction: int  # 1 or -1
    colour: str  # the colour to match; empty before one is named
    owed: int = 0  # cards the next player must draw
    last: int = NOBODY  # who played the last card
    said: bool = False  # whether "Unorog!" was called with it
    dealer: int = NOBODY
    round: int = 1
    points: list[int] = []  # one number per seat


class View(Struct, omit_defaults=True):
    """A game as one seat sees it."""

    game: str
    profile: str
    edition: str  # whose words are used: `first`, `second`; empty if the game has only one edition
    seat: int  # the viewer's seat; -1: a spectator
    seats: int
    turn: int  # whose turn it is; -1: no one's
    phase: str
    zones: list[Zone]
    asked: list[int] = []  # the seats that are asked, by public facts alone
    asks: str = ""  # what they are asked, a translation key
    source: Card | None = None  # the card that asks
    winner: int = NOBODY
    options: dict[str, Scalar] = {}  # the table options in use
    stable: StableFacts | None = None
    unorog: UnorogFacts | None = None
    facts: dict[str, Fact] = {}  # the facts of any other game

    def zone(self, name: str, seat: int = NOBODY) -> Zone:
        """Return a zone of the table, or of a seat; an empty one if the game has none of that name."""
        return next((one for one in self.zones if (one.name, one.seat) == (name, seat)), Zone(name, seat))

    def where(self, card: int) -> Zone | None:
        """Return the zone in which the viewer sees a card."""
        return next((one for one in self.zones if any(seen and seen.id == card for seen in one.cards)), None)
