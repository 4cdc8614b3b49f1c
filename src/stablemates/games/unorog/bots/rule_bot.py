"""The strong rule bot for Unorog: weigh what every card that fits does for me and to the others.

Rule numbers are those of docs/rules/unorog.md.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....core.kernel import State
from ....core.policy import Guard, Policy
from ....core.rng import Rng
from ..cards import ALICORN, ALICORN_KIND, COLOUR, DUST, FACE, HOOF_KIND, MIRROR, NO_COLOUR, NO_FACE, STONE, VALUE
from ..hand import ALICORN_BIT, COLOURED_BITS, HOOF_BIT, ONE_FACE, bit, count_bits, in_turn, kinds_in, lowest, of_colour
from ..moves import CATCH, CHECK, DRAW, PASS, TAKE, play
from ..state import Unorog
from ..terms import CATCHING, FACING_ALICORN, FACING_DUST, TURN
from .bluff import worth_a_check
from .evaluation import chance_to_win
from .simple import decline, held_of, kinds_to_play
from .weights import CROWD, DUEL, Weights

try:
    from mypy_extensions import mypyc_attr
except ImportError:
    from ....core.native import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

WIN: Final = 1000.0
NEVER: Final = -1000.0
OF_A_COLOUR: Final = 25.0  # cards in the deck
A_POINT: Final = 0.01  # of equal plays, prefer the one that leaves fewer points to others
A_POINT_IN_A_MATCH: Final = 0.05


class Sensible(Policy):
    """Always call and catch, challenge with reason, respond to cards aimed at it, and play what weighs most."""

    def __init__(self, duel: Weights = DUEL, crowd: Weights = CROWD) -> None:
        self.duel = duel
        self.crowd = crowd

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, Unorog)
        if state.phase == CATCHING:
            return PASS if state.said else CATCH
        kinds = kinds_to_play(state, seat)
        if not kinds:
            if state.phase == FACING_ALICORN:
                return CHECK if worth_a_check(state, seat) else TAKE
            return decline(state)
        if state.hands[seat].count == 1:
            return play(lowest(kinds), NO_COLOUR, 0)  # U-END-01: no colour to name
        if kinds & (kinds - 1) == 0 and kinds & COLOURED_BITS:  # exactly one
            return play(lowest(kinds), NO_COLOUR, 1 if state.hands[seat].count == 2 else 0)
        return Weighing(state, seat, self.duel if state.seats == 2 else self.crowd).best(kinds)

    def evaluate(self, state: State, seat: i64) -> float:
        assert isinstance(state, Unorog)
        return chance_to_win(state, seat)


class FairCatches(Guard):
    """Catch everyone who did not call, and no one else, although trying is free (U-CALL-02)."""

    def allowed(self, state: State, seat: i64, moves: list[int]) -> list[int]:
        assert isinstance(state, Unorog)
        if state.phase == CATCHING:
            return [PASS if state.said else CATCH]
        return moves


@mypyc_attr(acyclic=True, free_list_len=1)  # there is one at a time
class Weighing:
    """The table as one player sees it at one moment."""

    def __init__(self, s: Unorog, seat: i64, weights: Weights) -> None:
        self.s = s
        self.weights = weights
        self.hand = s.hands[seat]
        self.kinds: i64 = self.hand.kinds
        self.left: i64 = self.hand.count - 1  # cards left after playing one
        self.end = 1.0 / float(self.left)
        top: i64 = FACE[s.cauldron[-1]] if len(s.cauldron) else NO_FACE
        seats: i64 = s.seats
        following = (seat + s.direction + seats) % seats
        self.low = lowness(s.hands[following].count)
        self.low_behind = lowness(s.hands[(seat - s.direction + seats) % seats].count)
        mine = s.last == seat and s.phase == TURN
        # All others have drawn since I played the top card, unless it took the only other player's turn.
        self.stuck = mine and (seats > 2 or (top != DUST and top != ALICORN))
        self.known: i64 = 0  # kinds that I know the next player holds
        self.all_known = False
        if s.eyes:
            eye = s.eyes[seat]
            other = s.hands[following]
            first: i64 = eye.first & other.first
            rest: i64 = eye.rest & other.rest
            self.known = kinds_in(first, rest)
            self.all_known = count_bits(first) + count_bits(rest) == other.count
        self.point: float = A_POINT_IN_A_MATCH if s.rules.goal else A_POINT
        held: i64 = 0
        for colour in range(4):
            held |= held_of(self.hand, colour) << 8 * colour
        self.held: i64 = held  # how many cards of each colour I hold, eight bits per colour
        seen: i64 = 0
        for card in s.cauldron:
            seen += bit(8 * COLOUR[card])
        self.seen: i64 = seen  # ... and how many are in the cauldron

    def best(self, kinds: i64) -> i64:
        """Return the move with the highest weight; prefer coloured cards and keep elder relics."""
        call: i64 = 1 if self.left == 1 else 0  # U-CALL-01
        coloured: i64 = kinds & COLOURED_BITS
        best: i64 = DRAW
        most = NEVER if coloured else self.drawing()
        while coloured:
            kind = lowest(coloured)
            weight = self.coloured(kind)
            if weight > most:
                best = play(kind, NO_COLOUR, call)
                most = weight
            coloured &= coloured - 1
        if kinds & HOOF_BIT:
            for colour in range(4):
                weight = self.hoof(colour)
                if weight > most:
                    best = play(HOOF_KIND, colour, call)
                    most = weight
        if kinds & ALICORN_BIT:
            for colour in range(4):
                weight = self.alicorn(colour)
                if weight > most:
                    best = play(ALICORN_KIND, colour, call)
                    most = weight
        return best

    def drawing(self) -> float:
        if len(self.s.well) == 0 and len(self.s.cauldron) < 2:
            return NEVER  # U-TURN-04: there is nothing to draw, and someone has to continue
        w = self.weights
        return w.draw + w.draw_end * self.end

    def coloured(self, kind: i64) -> float:
        """Weigh a card with a colour."""
        w = self.weights
        face: i64 = FACE[kind]
        colour: i64 = COLOUR[kind]
        rest: i64 = self.kinds
        if self.hand.copies(kind) == 1:
            rest &= ~bit(kind)
        held = self.held - bit(8 * colour)
        weight = self.up_next(colour, held, self.left, face) + self.point * float(VALUE[kind])
        if rest & (ONE_FACE << face):
            weight += w.twin
        if face < STONE:
            return weight
        if face == STONE:
            return weight + w.stone + w.stone_low * self.low
        if face == MIRROR:
            return weight + w.mirror_low * self.low_behind
        if self.s.phase == FACING_DUST:  # U-DUST-02: it is not aimed at anyone, and my turn follows
            return weight + self.again(rest, colour, face)
        weight += w.dust
        return weight + self.again(rest, colour, face) if self.s.seats == 2 else weight

    def hoof(self, colour: i64) -> float:
        """Weigh a hoof and the colour named with it; a card of that colour may go with it (U-HOOF-01)."""
        w = self.weights
        weight = w.hoof + w.hoof_end * self.end + w.hoof_low * self.low + self.point * float(VALUE[HOOF_KIND])
        if not self.held >> 8 * colour & 255:
            return weight + self.up_next(colour, self.held, self.left, NO_FACE)
        if self.left == 1:
            return WIN
        weight += w.pair + w.pair_end * self.end
        return weight + self.up_next(colour, self.held - bit(8 * colour), self.left - 1, NO_FACE)

    def alicorn(self, colour: i64) -> float:
        """Weigh an alicorn and the colour named with it."""
        w = self.weights
        rest: i64 = self.kinds
        if self.hand.copies(ALICORN_KIND) == 1:
            rest &= ~ALICORN_BIT
        weight = w.alicorn + w.alicorn_end * self.end + w.alicorn_low * self.low
        weight += self.point * float(VALUE[ALICORN_KIND])
        if rest & of_colour(self.s.colour):
            weight += w.bluff + w.bluff_end * self.end + w.bluff_low * self.low
        weight += self.up_next(colour, self.held, self.left, NO_FACE)
        return weight + self.again(rest, colour, ALICORN) if self.s.seats == 2 else weight

    def up_next(self, colour: i64, held: i64, left: i64, face: i64) -> float:
        """Weigh the position after a play: the colour and face that are up, and my ``left`` cards, by colour."""
        w = self.weights
        same: i64 = held >> 8 * colour & 255
        seen = float(same + (self.seen >> 8 * colour & 255)) / OF_A_COLOUR
        weight = (w.rare + w.rare_low * self.low) * seen
        if left == 1:
            weight += w.last_same if same else 0.0
        else:
            longest = max(max(held & 255, held >> 8 & 255), max(held >> 16 & 255, held >> 24 & 255))
            weight += w.suit * float(longest) / float(left)
            if left == 2 and same == 2:
                weight += w.both_same
        if self.stuck and colour == self.s.colour:
            weight += w.stuck
        if self.known and self.known & in_turn(colour, face, self.s.rules.dust_by_value):
            weight += w.feeds + w.feeds_low * self.low
        elif self.all_known:
            weight += w.starves_low * self.low
        return weight

    def again(self, rest: i64, colour: i64, face: i64) -> float:
        """Weigh having the next turn as well: with two players, after dust and alicorn."""
        if not rest & in_turn(colour, face, self.s.rules.dust_by_value):
            return 0.0
        return self.weights.again + self.weights.again_end * self.end


def lowness(held: i64) -> float:
    """Return how close a hand of this size is to winning."""
    return 1.0 if held == 1 else 0.6 if held == 2 else 0.3 if held == 3 else 0.0
