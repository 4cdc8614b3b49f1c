"""Hidden information as numbers: for the critic in training, which judges decisions after the fact.

Only a batch asks for it, and only for a learner that never plays with it.  A player is given a `Tensor`, which has no
access to a `Truth`.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from .kernel import State
from .packed import vec

try:
    from mypy_extensions import mypyc_attr, u8
except ImportError:
    from .native import mypyc_attr, u8

if TYPE_CHECKING:
    from mypy_extensions import i64


@mypyc_attr(allow_interpreted_subclasses=True)
class Truth:
    """The encoding of what is hidden from a seat, for one rulebook."""

    def __init__(self, width: int) -> None:
        self.width = width  # numbers in a row

    @abstractmethod
    def show(self, state: State, seat: i64, row: vec[u8], at: i64) -> None:
        """Write what is hidden from ``seat`` into an array, from a place on; the numbers there are 0."""
