"""The hands of the others, card by card: what a critic may know in training, and no player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...core.kernel import State
from ...core.table import HAND
from ...core.truth import Truth
from .state import Stable
from .tensor import PLACES, TENSOR, StableTensor

if TYPE_CHECKING:
    from mypy_extensions import i64


class StableTruth(Truth):
    """For each place but the viewer's: the cards in its hand, of each kind.  The order of the deck stays unknown."""

    def __init__(self, tensor: StableTensor) -> None:
        self.tensor = tensor
        super().__init__((PLACES - 1) * int(tensor.black))
        self.nothing = bytearray(self.width)

    def write(self, state: State, seat: i64, rows: bytearray, at: i64) -> None:
        assert isinstance(state, Stable)
        rows[at : at + self.width] = self.nothing
        kinds = self.tensor.kinds_of(state.box)
        base: i64 = at - self.tensor.babies
        place: i64 = 1
        while place < state.seats:
            for card in state.zones[HAND + (seat + place) % state.seats]:
                i: i64 = base + kinds[card]
                rows[i] = rows[i] + 1
            base += self.tensor.black
            place += 1


TRUTH: Final = StableTruth(TENSOR)
