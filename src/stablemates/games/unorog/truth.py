"""The hands of the others, card by card: what the critic may see in training, but no player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...core.kernel import State
from ...core.packed import vec
from ...core.truth import Truth
from .cards import KIND_COUNT
from .seating import seat_after
from .state import Unorog
from .tensor import MOST_SEATS, add_counts

if TYPE_CHECKING:
    from mypy_extensions import i64

try:
    from mypy_extensions import u8
except ImportError:
    from ...core.native import u8


class UnorogTruth(Truth):
    """For each place but the viewer's: the cards in its hand, of each kind.  The order of the well stays unknown."""

    def __init__(self) -> None:
        super().__init__((MOST_SEATS - 1) * KIND_COUNT)

    def show(self, state: State, seat: i64, row: vec[u8], at: i64) -> None:
        assert isinstance(state, Unorog)
        seats: i64 = state.seats
        other = seat_after(seat, state.direction, seats)
        while other != seat:
            hand = state.hands[other]
            add_counts(hand.first, hand.rest, row, at)
            other = seat_after(other, state.direction, seats)
            at += KIND_COUNT


TRUTH: Final = UnorogTruth()
