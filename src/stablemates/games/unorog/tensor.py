"""Unorog as numbers.  An action is a move: the integers of ``moves.py`` mean the same thing at every question."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...core.kernel import State
from ...core.memory import SURE
from ...core.packed import vec
from ...core.tensor import Field, Tensor
from .cards import ALICORN_KIND, COLOURS, FACES, HOOF_KIND, KIND_COUNT, KINDS, NAMES, NO_COLOUR, NO_FACE
from .hand import (
    DUST_BITS,
    LOWEST,
    SPARE_ALICORN_BITS,
    SPARE_BITS,
    SPARE_HOOF_BITS,
    STONE_BITS,
    count_bits,
    of_colour,
)
from .lacks import LACKS
from .moves import COLOUR_NAMED, COLOURED, ELDER, KIND_PLAYED
from .seating import seat_after
from .state import Unorog
from .terms import CATCHING, FACING_ALICORN, OVER, PHASES

if TYPE_CHECKING:
    from mypy_extensions import i64

try:
    from mypy_extensions import u8
except ImportError:
    from ...core.native import u8

MOST_SEATS: Final = 10
ACTIONS: Final = ELDER + 20
PLAIN_NAMES: Final = ["draw", "take", "sleep", "check", "pass", "catch"]

# What is known of a hand, by usefulness: its colours, then what is aimed at others, then hoof and alicorn.
KNOWN: Final = [*COLOURS, "stone", "dust", "hoof", "alicorn"]

FIELDS: Final = [
    Field("hand", KIND_COUNT, 4, "cards in my hand, of each kind", each=NAMES),
    Field("cauldron", KIND_COUNT, 4, "cards in the cauldron, of each kind", each=NAMES),
    Field(
        "face",
        NO_FACE + 1,
        1,
        "the face on top of the cauldron: 0 to 9, stone, mirror, dust, hoof, alicorn, none",
        each=[*FACES, "none"],
    ),
    Field("colour", 4, 1, "the colour that is up", each=COLOURS),
    Field("was", 4, 1, "the colour that was up before the alicorn", each=COLOURS),
    Field("late", 1, 2, "cards that the alicorn's player has drawn since then"),
    Field("question", 6, 1, "what I am asked: " + ", ".join(PHASES[:OVER]), each=PHASES[:OVER]),
    Field("then", 5, 1, "what follows the catch question: " + ", ".join(PHASES[:CATCHING]), each=PHASES[:CATCHING]),
    Field("turn", MOST_SEATS, 1, "the place whose move it is, or at which the last card is aimed"),
    Field("last", MOST_SEATS, 1, "the place that played the last card"),
    Field("said", 1, 1, "whether “Unorog!” was called with it"),
    Field("owed", 1, 16, "cards to draw for doubling stones"),
    Field("seats", 9, 1, "number of players, starting at 2"),
    Field("well", 1, 108, "cards in the well"),
    Field(
        "agreed",
        3,
        1,
        "table options stone_skips and stones_add_up, and whether it is a match",
        each=["stone_skips", "stones_add_up", "match"],
    ),
    Field("held", MOST_SEATS, 108, "cards in the hand of each place"),
    Field(
        "few",
        3 * MOST_SEATS,
        1,
        "for each place: whether it holds one card, two, three",
        each=["one", "two", "three"] * MOST_SEATS,
    ),
    Field(
        "known",
        8 * MOST_SEATS,
        25,
        "cards I have seen in each of the other hands: " + ", ".join(KNOWN),
        each=KNOWN * MOST_SEATS,
    ),
    Field("points", MOST_SEATS, 255, "points of each place in a match; 255 is the goal"),
    Field(
        "lacks",
        LACKS * MOST_SEATS,
        SURE,
        "what each place seems to lack: the four colours, stone, dust; 7 minus the cards drawn since",
        each=[*COLOURS, "stone", "dust"] * MOST_SEATS,
    ),
]
OPTION_FIELDS: Final = [
    Field("verb", 1, 6, "draw, take, sleep, check, pass, catch, play"),
    Field("kind", 1, KIND_COUNT, "the kind of card played, from 1; 0: none"),
    Field("colour", 1, NO_COLOUR, "the colour named: blue, green, red, yellow, none"),
    Field("call", 1, 1, "whether “Unorog!” is called with it"),
]


def add_counts(first: i64, rest: i64, row: vec[u8], at: i64) -> None:
    """Add how many cards of each kind there are in two masks."""
    low: i64
    while first:
        low = first & -first
        row[at + LOWEST[low % 59]] = 1
        first ^= low
    second: i64 = rest & ~SPARE_BITS
    while second:
        low = second & -second
        i: i64 = at + LOWEST[low % 59]
        row[i] = row[i] + 1
        second ^= low
    if rest & SPARE_BITS:
        row[at + HOOF_KIND] = row[at + HOOF_KIND] + u8(count_bits(rest & SPARE_HOOF_BITS))
        row[at + ALICORN_KIND] = row[at + ALICORN_KIND] + u8(count_bits(rest & SPARE_ALICORN_BITS))


def add_known(first: i64, rest: i64, row: vec[u8], at: i64) -> None:
    """Add the counts of ``KNOWN`` for the cards in two masks."""
    second: i64 = rest & ~SPARE_BITS
    colour: i64 = 0
    while colour < NO_COLOUR:
        kinds: i64 = of_colour(colour)
        row[at + colour] = u8(count_bits(first & kinds) + count_bits(second & kinds))
        colour += 1
    row[at + 4] = u8(count_bits(first & STONE_BITS) + count_bits(second & STONE_BITS))
    row[at + 5] = u8(count_bits(first & DUST_BITS) + count_bits(second & DUST_BITS))
    hoofs: i64 = ((first >> HOOF_KIND) & 1) + ((rest >> HOOF_KIND) & 1)
    alicorns: i64 = ((first >> ALICORN_KIND) & 1) + ((rest >> ALICORN_KIND) & 1)
    row[at + 6] = u8(hoofs + count_bits(rest & SPARE_HOOF_BITS))
    row[at + 7] = u8(alicorns + count_bits(rest & SPARE_ALICORN_BITS))


class UnorogTensor(Tensor):
    """Unorog in numbers.  Places are counted in the direction of play, which therefore needs no field."""

    def __init__(self) -> None:
        super().__init__(FIELDS, ACTIONS, OPTION_FIELDS)
        self.earlier = {"780fae27326d8101": 369}
        self.nothing = bytes(self.width)  # a row before anything is seen

    def ahead(self, state: State, seat: i64, other: i64) -> i64:
        assert isinstance(state, Unorog)
        seats: i64 = state.seats
        return (state.direction * (other - seat) + seats) % seats

    def look(self, state: State, seat: i64) -> bytes:
        row = vec[u8](self.nothing)
        self.show(state, seat, row, 0)
        return bytes(row)

    def show(self, state: State, seat: i64, row: vec[u8], at: i64) -> None:
        assert isinstance(state, Unorog)
        hand = state.hands[seat]
        add_counts(hand.first, hand.rest, row, at)
        at = self.add_cauldron(state, row, at + KIND_COUNT)
        at = self.add_question(state, row, at)
        at = self.add_table(state, seat, row, at)
        self.add_places(state, seat, row, at)

    def add_cauldron(self, s: Unorog, row: vec[u8], at: i64) -> i64:
        """Add the cards in the cauldron, and the face on top of it."""
        for card in s.cauldron:
            i: i64 = at + KINDS[card]
            row[i] = row[i] + 1
        at += KIND_COUNT
        row[at + s.face()] = 1
        return at + NO_FACE + 1

    def add_question(self, s: Unorog, row: vec[u8], at: i64) -> i64:
        """Add the colour that is up, and what is asked."""
        phase = s.phase
        then = s.then if phase == CATCHING else phase
        if s.colour < NO_COLOUR:
            row[at + s.colour] = 1
        at += NO_COLOUR
        if then == FACING_ALICORN and s.was < NO_COLOUR:
            row[at + s.was] = 1
        at += NO_COLOUR
        if s.late is not None:
            row[at] = u8(len(s.late))
        at += 1
        if phase < OVER:
            row[at + phase] = 1
        at += OVER
        if phase == CATCHING:
            row[at + then] = 1
        return at + CATCHING

    def add_table(self, s: Unorog, seat: i64, row: vec[u8], at: i64) -> i64:
        """Add what everyone sees besides the cards."""
        row[at + self.ahead(s, seat, s.turn)] = 1
        at += MOST_SEATS
        if s.last >= 0:
            row[at + self.ahead(s, seat, s.last)] = 1
            if s.said:
                row[at + MOST_SEATS] = 1
        at += MOST_SEATS + 1
        row[at] = u8(s.owed)
        at += 1
        row[at + s.seats - 2] = 1
        at += MOST_SEATS - 1
        row[at] = u8(len(s.well))
        rules = s.rules
        if rules.stone_skips:
            row[at + 1] = 1
        if rules.stones_add_up:
            row[at + 2] = 1
        if rules.goal:
            row[at + 3] = 1
        return at + 4

    def add_places(self, s: Unorog, seat: i64, row: vec[u8], at: i64) -> None:
        """Add everything known about each hand, in the order of play starting with the viewer."""
        seats: i64 = s.seats
        at_few: i64 = at + MOST_SEATS
        at_known: i64 = at_few + 3 * MOST_SEATS
        at_points: i64 = at_known + len(KNOWN) * MOST_SEATS
        at_lacks: i64 = at_points + MOST_SEATS
        sees = len(s.eyes) > 0 and s.eyes[seat].first | s.eyes[seat].rest != 0
        other = seat
        place: i64 = 0
        while place < seats:
            hand = s.hands[other]
            held = hand.count
            row[at + place] = u8(held)
            if 0 < held < 4:
                row[at_few + 3 * place + held - 1] = 1
            if sees and place > 0:  # U-ALI-04
                eye = s.eyes[seat]
                add_known(hand.first & eye.first, hand.rest & eye.rest, row, at_known + len(KNOWN) * place)
            if s.rules.goal:
                row[at_points + place] = u8(min(255, 255 * s.points[other] // s.rules.goal))
            lacks = hand.lacks
            i: i64 = at_lacks + LACKS * place
            while lacks:
                row[i] = u8(lacks & 15)
                lacks >>= 4
                i += 1
            other = seat_after(other, s.direction, seats)
            place += 1

    def action(self, state: State, seat: i64, move: i64) -> i64:
        return move

    def move(self, state: State, seat: i64, action: i64) -> i64:
        return action

    def options(self, state: State, seat: i64, moves: list[int]) -> bytes:
        pieces: list[bytes] = []
        for move in moves:
            if move < COLOURED:
                pieces.append(bytes((move, 0, NO_COLOUR, 0)))
            else:
                pieces.append(bytes((6, KIND_PLAYED[move] + 1, COLOUR_NAMED[move], move & 1)))
        return b"".join(pieces)

    def action_name(self, action: int) -> str:
        """Return the card and the words of a move, or its verb.

        >>> [TENSOR.action_name(action) for action in (0, 6, 17, 118, 112)]
        ['draw', 'blue_0', 'blue_5 call', 'hoof', 'hoof green']
        """
        if action < COLOURED:
            return PLAIN_NAMES[action]
        named = COLOUR_NAMED[action]
        words = [NAMES[KIND_PLAYED[action]], "" if named == NO_COLOUR else COLOURS[named], "call" if action & 1 else ""]
        return " ".join(word for word in words if word)


TENSOR: Final = UnorogTensor()
