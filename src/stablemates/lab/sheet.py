"""Numbers for a learner, on their way from the tables of a batch into its memory."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..core.packed import vec

try:
    from mypy_extensions import u8
except ImportError:
    from ..core.native import u8

if TYPE_CHECKING:
    from mypy_extensions import i64

TABLES: Final = 8  # on a sheet: few enough for the fastest memory, enough to make a copy cheap for each
BLANKS: Final[dict[int, bytes]] = {}  # a blank sheet for each width, which all batches copy


class Sheet:
    """The same numbers of a few tables, one table after another, before they are copied to those of all tables.

    Compiled code quickly writes single numbers into packed arrays only, but a learner's memory belongs to numpy or is
    shared between processes.
    """

    def __init__(self, width: int, into: memoryview) -> None:
        self.width: i64 = width  # numbers of a table
        self.into = into  # the numbers of all tables
        self.blank = BLANKS.setdefault(width, bytes(TABLES * width))
        self.numbers: vec[u8] = vec[u8]()  # none between steps: the next batch uses the same memory, still in the cache
        self.copied: i64 = 0  # tables before this sheet
        self.tables: i64 = 0  # ... and on it

    def place(self) -> i64:
        """Return where the numbers of the next table start; they are all 0."""
        if self.tables == TABLES:
            self.copy()
        if self.tables == 0:
            self.numbers = vec[u8](self.blank)
        self.tables += 1
        return (self.tables - 1) * self.width

    def copy(self) -> None:
        """Copy the numbers to those of all tables."""
        start = self.copied * self.width
        end = start + self.tables * self.width
        self.into[start:end] = self.numbers if self.tables == TABLES else self.numbers[: end - start]
        self.copied += self.tables
        self.tables = 0
        self.numbers = vec[u8]()

    def finish(self) -> None:
        """Copy what is left, and start again with the first table."""
        if self.tables:
            self.copy()
        self.copied = 0
