"""Lists of numbers as packed arrays."""

from __future__ import annotations

from .packed import vec

try:
    from mypy_extensions import i64
except ImportError:
    from .native import i64


def pack(numbers: list[int]) -> vec[i64]:
    """Return the numbers of a list side by side in memory.

    Given the list itself, ``vec`` first tries to read it as a buffer, which costs 2,000 instructions.
    """
    return vec[i64]([number for number in numbers])  # noqa: C416


def zeros(n: i64) -> vec[i64]:
    """Return ``n`` zeros."""
    return vec[i64]([0] * n)


def floats(n: i64) -> vec[float]:
    """Return ``n`` zeros as floating-point numbers."""
    return vec[float]([0.0] * n)
