"""Unorog as numbers.  An action is a move: the integers of ``moves.py`` mean the same thing at every question.

A row is joined from precomputed pieces, since compiled code joins bytes faster than it sets them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...core.kernel import State
from ...core.tensor import Field, Tensor
from .cards import (
    ALICORN_KIND,
    COLOURS,
    FACE,
    HOOF_KIND,
    KIND_COUNT,
    NAMES,
    NO_COLOUR,
    NO_FACE,
)
from .hand import (
    COLOURED_BITS,
    DUST_BITS,
    SPARE_ALICORN_BITS,
    SPARE_BITS,
    SPARE_HOOF_BITS,
    STONE_BITS,
    bit,
    count_bits,
    of_colour,
)
from .lacks import LACKS, SURE
from .moves import CARDLESS, COLOUR_NAMED, COLOURED, ELDER, KIND_PLAYED, PASS
from .state import Unorog
from .terms import CATCHING, FACING_ALICORN, OVER, PHASES, SECOND

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST_SEATS: Final = 10
ACTIONS: Final = ELDER + 20
PLAIN_NAMES: Final = ["draw", "take", "sleep", "check", "pass", "catch"]

# What is known of a hand, by usefulness: its colours, then what is aimed at others, then hoof and alicorn.
KNOWN: Final = [*COLOURS, "stone", "dust", "hoof", "alicorn"]

FIELDS: Final = [
    Field("hand", KIND_COUNT, 4, "cards in my hand, of each kind"),
    Field("cauldron", KIND_COUNT, 4, "cards in the cauldron, of each kind"),
    Field("face", NO_FACE + 1, 1, "the face on top of the cauldron: 0 to 9, stone, mirror, dust, hoof, alicorn, none"),
    Field("colour", 4, 1, "the colour that is up"),
    Field("was", 4, 1, "the colour that was up before the alicorn"),
    Field("late", 1, 2, "cards that the alicorn's player has drawn since then"),
    Field("question", 6, 1, "what I am asked: " + ", ".join(PHASES[:OVER])),
    Field("then", 5, 1, "what follows the catch question: " + ", ".join(PHASES[:CATCHING])),
    Field("turn", MOST_SEATS, 1, "the place whose move it is, or at which the last card is aimed"),
    Field("last", MOST_SEATS, 1, "the place that played the last card"),
    Field("said", 1, 1, "whether “Unorog!” was called with it"),
    Field("owed", 1, 16, "cards to draw for doubling stones"),
    Field("seats", 9, 1, "number of players, starting at 2"),
    Field("well", 1, 108, "cards in the well"),
    Field("agreed", 3, 1, "table options stone_skips and stones_add_up, and whether it is a match"),
    Field("held", MOST_SEATS, 108, "cards in the hand of each place"),
    Field("few", 3 * MOST_SEATS, 1, "for each place: whether it holds one card, two, three"),
    Field("known", 8 * MOST_SEATS, 25, "cards I have seen in each of the other hands: " + ", ".join(KNOWN)),
    Field("points", MOST_SEATS, 255, "points of each place in a match; 255 is the goal"),
    Field(
        "lacks",
        LACKS * MOST_SEATS,
        SURE,
        "what each place seems to lack: the four colours, stone, dust; 7 minus the cards drawn since",
    ),
]
OPTION_FIELDS: Final = [
    Field("verb", 1, 6, "draw, take, sleep, check, pass, catch, play"),
    Field("kind", 1, KIND_COUNT, "the kind of card played, from 1; 0: none"),
    Field("colour", 1, NO_COLOUR, "the colour named: blue, green, red, yellow, none"),
    Field("call", 1, 1, "whether “Unorog!” is called with it"),
]

BYTE: Final = [bytes((n,)) for n in range(256)]
# SIX[a << 6 | b]: how many cards of each of six kinds there are; a has a bit for each kind, b for each second card.
# FOUR[a << 4 | b]: the same for four kinds.
FOUR: Final = [bytes([(a >> k & 1) + (b >> k & 1) for k in range(4)]) for a in range(16) for b in range(16)]
SIX: Final = [bytes([(a >> k & 1) + (b >> k & 1) for k in range(6)]) for a in range(64) for b in range(64)]
ALL_BUT_LAST: Final = 48  # of the 52 coloured kinds, by sixes; then four are left
ZEROS: Final = [bytes(n) for n in range(128)]
THREE_LACKS: Final = [bytes((n & 15, n >> 4 & 15, n >> 8)) for n in range(4096)]
AGREED: Final = [bytes((n >> 2, n >> 1 & 1, n & 1)) for n in range(8)]
FEW: Final = [bytes(n == few for few in (1, 2, 3)) for n in range(5)]


def hot(size: int) -> list[bytes]:
    """Return all one-hot rows of a size, and a row of zeros."""
    return [bytes(n == i for n in range(size)) for i in range(size)] + [bytes(size)]


FACE_HOT: Final = hot(NO_FACE + 1)
COLOUR_HOT: Final = hot(4)
PHASE_HOT: Final = hot(OVER)
THEN_HOT: Final = hot(CATCHING)
PLACE_HOT: Final = hot(MOST_SEATS)
SEATS_HOT: Final = hot(9)

# The mask, piece by piece.  Four bits mark which of four kinds may be played: without the call, or either way.
PLAY_FOUR: Final = [b"".join(b"\1\0" if a >> k & 1 else b"\0\0" for k in range(4)) for a in range(16)]
CALL_FOUR: Final = [b"".join(b"\1\1" if a >> k & 1 else b"\0\0" for k in range(4)) for a in range(16)]
PLAY_ELDER: Final = b"\1\0" * 4 + b"\0\0"
CALL_ELDER: Final = b"\1\1" * 4 + b"\0\0"
LAST_ELDER: Final = b"\0\0" * 4 + b"\1\0"  # the last card wins immediately, so no colour is named
NO_ELDER: Final = b"\0\0" * 5
ONLY_PASS: Final = bytes(move == PASS for move in range(COLOURED))
PLAIN_MASK: Final = [bytes(move in cardless for move in range(COLOURED)) for cardless in CARDLESS]
CATCH_MASK: Final = PLAIN_MASK[CATCHING] + bytes(ACTIONS - COLOURED)


def add_counts(first: i64, rest: i64, pieces: list[bytes]) -> None:
    """Add how many cards of each kind there are in two masks."""
    six = SIX
    spare: i64 = rest & SPARE_BITS
    second: i64 = rest & ~SPARE_BITS
    at: i64 = 0
    while at < ALL_BUT_LAST:
        pieces.append(six[((first >> at) & 63) << 6 | (second >> at) & 63])
        at += 6
    last: i64 = ((first >> at) & 15) << 4 | (second >> at) & 15
    hoofs: i64 = ((first >> HOOF_KIND) & 1) + ((rest >> HOOF_KIND) & 1)
    alicorns: i64 = ((first >> ALICORN_KIND) & 1) + ((rest >> ALICORN_KIND) & 1)
    pieces.append(FOUR[last])
    if spare:
        hoofs += count_bits(spare & SPARE_HOOF_BITS)
        alicorns += count_bits(spare & SPARE_ALICORN_BITS)
    pieces.append(BYTE[hoofs])
    pieces.append(BYTE[alicorns])


def add_known(first: i64, rest: i64, pieces: list[bytes]) -> None:
    """Add the counts of ``KNOWN`` for the cards in two masks."""
    second: i64 = rest & ~SPARE_BITS
    byte = BYTE
    colour: i64 = 0
    while colour < 4:
        kinds: i64 = of_colour(colour)
        pieces.append(byte[count_bits(first & kinds) + count_bits(second & kinds)])
        colour += 1
    pieces.append(byte[count_bits(first & STONE_BITS) + count_bits(second & STONE_BITS)])
    pieces.append(byte[count_bits(first & DUST_BITS) + count_bits(second & DUST_BITS)])
    hoofs: i64 = ((first >> HOOF_KIND) & 1) + ((rest >> HOOF_KIND) & 1) + count_bits(rest & SPARE_HOOF_BITS)
    alicorns: i64 = ((first >> ALICORN_KIND) & 1) + ((rest >> ALICORN_KIND) & 1)
    pieces.append(byte[hoofs])
    pieces.append(byte[alicorns + count_bits(rest & SPARE_ALICORN_BITS)])


class UnorogTensor(Tensor):
    """Unorog in numbers.  Places are counted in the direction of play, which therefore needs no field."""

    def __init__(self) -> None:
        super().__init__(FIELDS, ACTIONS, OPTION_FIELDS)
        self.lists_moves = False  # an action is a move

    def ahead(self, state: State, seat: i64, other: i64) -> i64:
        assert isinstance(state, Unorog)
        seats: i64 = state.seats
        return (state.direction * (other - seat) + seats) % seats

    def look(self, state: State, seat: i64) -> bytes:
        assert isinstance(state, Unorog)
        s = state
        byte = BYTE
        seats: i64 = s.seats
        pieces: list[bytes] = []
        hand = s.hands[seat]
        add_counts(hand.first, hand.rest, pieces)
        self.add_cauldron(s, pieces)
        phase = s.phase
        then = s.then if phase == CATCHING else phase
        aimed = then == FACING_ALICORN
        pieces.append(COLOUR_HOT[s.colour])
        pieces.append(COLOUR_HOT[s.was if aimed else NO_COLOUR])
        pieces.append(byte[len(s.late) if s.late is not None else 0])
        pieces.append(PHASE_HOT[phase])
        pieces.append(THEN_HOT[then if phase == CATCHING else CATCHING])
        pieces.append(PLACE_HOT[self.ahead(s, seat, s.turn)])
        pieces.append(PLACE_HOT[self.ahead(s, seat, s.last) if s.last >= 0 else MOST_SEATS])
        pieces.append(byte[1 if s.said and s.last >= 0 else 0])
        pieces.append(byte[s.owed])
        pieces.append(SEATS_HOT[seats - 2])
        pieces.append(byte[len(s.well)])
        rules = s.rules
        agreed: i64 = 4 if rules.stone_skips else 0
        agreed += 2 if rules.stones_add_up else 0
        pieces.append(AGREED[agreed + 1 if rules.goal else agreed])
        self.add_places(s, seat, pieces)
        return b"".join(pieces)

    def add_cauldron(self, s: Unorog, pieces: list[bytes]) -> None:
        """Add the cards in the cauldron, and the face on top of it."""
        first: i64 = 0
        rest: i64 = 0
        card: i64 = 0
        for card in s.cauldron:
            if card < KIND_COUNT:
                first |= bit(card)
            else:
                rest |= bit(card - KIND_COUNT)
        add_counts(first, rest, pieces)
        pieces.append(FACE_HOT[FACE[card] if len(s.cauldron) else NO_FACE])

    def add_places(self, s: Unorog, seat: i64, pieces: list[bytes]) -> None:
        """Add everything known about each hand, in the order of play starting with the viewer."""
        seats: i64 = s.seats
        empty: i64 = MOST_SEATS - seats
        byte = BYTE
        few = FEW
        small: list[bytes] = []
        remembered: list[bytes] = []
        other = seat
        place: i64 = 0
        while place < seats:
            held = s.hands[other].count
            lacks = s.hands[other].lacks
            remembered.append(THREE_LACKS[lacks & 4095])
            remembered.append(THREE_LACKS[lacks >> 12])
            pieces.append(byte[held])
            small.append(few[held if held < 4 else 4])
            other = self.after(s, other)
            place += 1
        pieces.append(ZEROS[empty])
        pieces.extend(small)
        pieces.append(ZEROS[3 * empty])
        if s.eyes and s.eyes[seat].first | s.eyes[seat].rest:
            self.add_seen(s, seat, pieces)
        else:
            pieces.append(ZEROS[8 * MOST_SEATS])
        if s.rules.goal:
            self.add_points(s, seat, pieces)
        else:
            pieces.append(ZEROS[MOST_SEATS])
        pieces.extend(remembered)
        pieces.append(ZEROS[LACKS * empty])

    def after(self, s: Unorog, seat: i64) -> i64:
        """Return the next seat in the direction of play."""
        seats: i64 = s.seats
        seat += s.direction
        return seat + seats if seat < 0 else seat - seats if seat >= seats else seat

    def add_seen(self, s: Unorog, seat: i64, pieces: list[bytes]) -> None:
        """Add the cards in other hands that I have seen there (U-ALI-04)."""
        eye = s.eyes[seat]
        pieces.append(ZEROS[8])
        other = self.after(s, seat)
        while other != seat:
            hand = s.hands[other]
            add_known(hand.first & eye.first, hand.rest & eye.rest, pieces)
            other = self.after(s, other)
        pieces.append(ZEROS[8 * (MOST_SEATS - s.seats)])

    def add_points(self, s: Unorog, seat: i64, pieces: list[bytes]) -> None:
        """Add the points in a match, with the goal as 255."""
        goal = s.rules.goal
        other = seat
        for _ in range(s.seats):
            pieces.append(BYTE[min(255, 255 * s.points[other] // goal)])
            other = self.after(s, other)
        pieces.append(ZEROS[MOST_SEATS - s.seats])

    def action(self, state: State, seat: i64, move: i64) -> i64:
        return move

    def mask(self, state: State, seat: i64) -> bytes:
        assert isinstance(state, Unorog)
        phase = state.phase
        if phase == CATCHING:
            return CATCH_MASK
        hand = state.hands[seat]
        kinds: i64 = hand.kinds & state.allowed()
        held = hand.count
        pieces = [ONLY_PASS if phase == SECOND and not kinds else PLAIN_MASK[phase]]
        if kinds & COLOURED_BITS:
            four = CALL_FOUR if held == 2 else PLAY_FOUR
            at: i64 = 0
            while at < HOOF_KIND:
                pieces.append(four[(kinds >> at) & 15])
                at += 4
        else:
            pieces.append(ZEROS[2 * HOOF_KIND])
        elder = LAST_ELDER if held == 1 else CALL_ELDER if held == 2 else PLAY_ELDER
        pieces.append(elder if (kinds >> HOOF_KIND) & 1 else NO_ELDER)
        pieces.append(elder if (kinds >> ALICORN_KIND) & 1 else NO_ELDER)
        return b"".join(pieces)

    def move(self, state: State, seat: i64, action: i64) -> i64:
        return action

    def options(self, state: State, seat: i64) -> bytes:
        pieces: list[bytes] = []
        for move in state.moves(seat):
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
