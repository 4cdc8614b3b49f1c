"""The hands of the others, card by card: what the critic may see in training, but no player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...core.kernel import State
from ...core.packed import vec
from ...core.table import HAND
from ...core.truth import Truth
from .state import Stable
from .tensor import PLACES, TENSOR, StableTensor

if TYPE_CHECKING:
    from mypy_extensions import i64

try:
    from mypy_extensions import u8
except ImportError:
    from ...core.native import u8


class StableTruth(Truth):
    """For each place but the viewer's: the cards in its hand, of each kind.  The order of the deck stays unknown."""

    def __init__(self, tensor: StableTensor) -> None:
        self.tensor = tensor
        super().__init__((PLACES - 1) * int(tensor.black))

    def show(self, state: State, seat: i64, row: vec[u8], at: i64) -> None:
        assert isinstance(state, Stable)
        kinds = self.tensor.kinds_of(state.box)
        at -= self.tensor.babies
        place: i64 = 1
        while place < state.seats:
            for card in state.zones[HAND + (seat + place) % state.seats]:
                i: i64 = at + kinds[card]
                row[i] = row[i] + 1
            at += self.tensor.black
            place += 1


TRUTH: Final = StableTruth(TENSOR)
