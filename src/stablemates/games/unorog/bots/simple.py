"""Simple policies for Unorog: two baselines and a friendly beginner.  The strong one is in ``rule_bot.py``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....core.kernel import State
from ....core.policy import Policy
from ....core.rng import Rng
from ..cards import ALICORN_KIND, HOOF_KIND, NO_COLOUR
from ..hand import (
    ALICORN_BIT,
    COLOURED_BITS,
    DUST_BITS,
    HOOF_BIT,
    SPARE_BITS,
    STONE_BITS,
    Hand,
    count_bits,
    nth_bit,
    of_colour,
)
from ..moves import CARDLESS, CATCH, CHECK, PASS, play
from ..options import way_to, ways
from ..state import Unorog
from ..terms import CATCHING, FACING_ALICORN, SECOND

if TYPE_CHECKING:
    from mypy_extensions import i64

PERCENT: Final = 100
LOW: Final = 2  # a hand this small is a threat
MANY_CARDS: Final = 5  # a hand this large rarely lacks a colour


def held_of(hand: Hand, colour: i64) -> i64:
    """Return how many cards of a colour a hand has."""
    those: i64 = of_colour(colour)
    return count_bits(hand.first & those) + count_bits(hand.rest & those & ~SPARE_BITS)


def most_held(hand: Hand) -> i64:
    """Return the colour a hand has most of; of equal ones, the first."""
    best: i64 = 0
    most: i64 = -1
    for colour in range(4):
        held = held_of(hand, colour)
        if held > most:
            best = colour
            most = held
    return best


def kinds_to_play(s: Unorog, seat: i64) -> i64:
    """Return the kinds that the asked seat may play; none while it is asked about a catch."""
    return s.hands[seat].kinds & s.allowed()


def decline(s: Unorog) -> i64:
    """Return the move that plays nothing, catches no one and does not challenge."""
    return PASS if s.phase == SECOND else CARDLESS[s.phase][0]


def play_kind(hand: Hand, kind: i64, call: bool) -> i64:
    """Return the move that plays a kind; with an elder relic, it names the colour held most."""
    last = hand.count == 1  # it wins, and nothing is named (U-END-01)
    colour: i64 = NO_COLOUR if last or kind < HOOF_KIND else most_held(hand)
    return play(kind, colour, 1 if call and hand.count == 2 else 0)


class Keen(Policy):
    """Play any move that plays a card, all equally likely; any move at all if no card can be played."""

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, Unorog)
        kinds = kinds_to_play(state, seat)
        if not kinds:
            return state.pick(seat, rng)
        held = state.hands[seat].count
        cardless: i64 = len(CARDLESS[state.phase])
        plays = ways(state.phase, kinds, held) - cardless
        return way_to(state.phase, cardless + rng.below(plays), kinds, held)


class Greedy(Policy):
    """The usual baseline for programs that play games of this family.

    It plays an alicorn as soon as that is honest, else any coloured card at random, and a hoof when nothing
    else fits; it names the colour it holds most of.  It responds to stone and dust in kind and never challenges.
    That it always calls and catches is our addition, so that it measures card play alone.
    """

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, Unorog)
        if state.phase == CATCHING:
            return PASS if state.said else CATCH
        hand = state.hands[seat]
        kinds = kinds_to_play(state, seat)
        coloured: i64 = kinds & COLOURED_BITS
        if kinds & ALICORN_BIT and not state.holds_colour(seat):
            return play_kind(hand, ALICORN_KIND, True)
        if coloured:
            return play_kind(hand, nth_bit(coloured, rng.below(count_bits(coloured))), True)
        return play_kind(hand, HOOF_KIND, True) if kinds & HOOF_BIT else decline(state)


class Novice(Policy):
    """A friendly beginner: it forgets a call now and then, seldom notices a missing one, and never bluffs.

    It plays a coloured card if one fits, a stone or dust when the next player is about to finish, and keeps hoof
    and alicorn until nothing else fits.  It sometimes challenges players with many cards.
    """

    def __init__(self, calls: int = 70, catches: int = 25, checks: int = 30) -> None:
        self.calls: i64 = calls  # per cent, as are the next two
        self.catches: i64 = catches
        self.checks: i64 = checks

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, Unorog)
        phase = state.phase
        if phase == CATCHING:
            return CATCH if not state.said and rng.below(PERCENT) < self.catches else PASS
        hand = state.hands[seat]
        call = rng.below(PERCENT) < self.calls
        kinds = kinds_to_play(state, seat)
        coloured: i64 = kinds & COLOURED_BITS
        if coloured:
            aimed: i64 = coloured & (STONE_BITS | DUST_BITS)
            if aimed and next_held(state, seat) <= LOW:
                coloured = aimed
            return play_kind(hand, nth_bit(coloured, rng.below(count_bits(coloured))), call)
        if kinds & HOOF_BIT:
            return play_kind(hand, HOOF_KIND, call)
        if kinds & ALICORN_BIT and not state.holds_colour(seat):  # it fits by U-ALI-01
            return play_kind(hand, ALICORN_KIND, call)
        if phase == FACING_ALICORN and state.hands[state.last].count >= MANY_CARDS and rng.below(PERCENT) < self.checks:
            return CHECK
        return decline(state)


def next_held(s: Unorog, seat: i64) -> i64:
    """Return how many cards the next player holds."""
    return s.hands[(seat + s.direction + s.seats) % s.seats].count
