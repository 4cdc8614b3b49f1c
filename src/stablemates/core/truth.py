"""What no seat may know, as numbers: for the critic of a training, which judges decisions after the fact.

Only a batch asks for it, and only for a learner that never plays by it.  A player is given a `Tensor`, which has no
way to a `Truth`.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from .kernel import State

try:
    from mypy_extensions import mypyc_attr
except ImportError:
    from .native import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64


@mypyc_attr(allow_interpreted_subclasses=True)
class Truth:
    def __init__(self, width: int) -> None:
        self.width = width  # numbers in a row

    @abstractmethod
    def write(self, state: State, seat: i64, rows: bytearray, at: i64) -> None:
        """Write what is hidden from ``seat`` into ``rows``, from ``at`` on."""
