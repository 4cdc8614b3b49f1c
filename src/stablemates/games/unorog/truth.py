"""The hands of the others, card by card: what the critic may see in training, but no player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...core.kernel import State
from ...core.truth import Truth
from .cards import KIND_COUNT
from .state import Unorog
from .tensor import MOST_SEATS, TENSOR, add_counts

if TYPE_CHECKING:
    from mypy_extensions import i64


class UnorogTruth(Truth):
    """For each place but the viewer's: the cards in its hand, of each kind.  The order of the well stays unknown."""

    def __init__(self) -> None:
        super().__init__((MOST_SEATS - 1) * KIND_COUNT)
        self.nothing = bytes(self.width)

    def write(self, state: State, seat: i64, rows: bytearray, at: i64) -> None:
        assert isinstance(state, Unorog)
        pieces: list[bytes] = []
        other = TENSOR.after(state, seat)
        while other != seat:
            hand = state.hands[other]
            add_counts(hand.first, hand.rest, pieces)
            other = TENSOR.after(state, other)
        written = b"".join(pieces)
        rows[at : at + len(written)] = written
        rows[at + len(written) : at + self.width] = self.nothing[len(written) :]


TRUTH: Final = UnorogTruth()
