"""The order of the seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64


def seat_after(seat: i64, direction: i64, seats: i64) -> i64:
    """Return the next seat in the direction of play."""
    seat += direction
    if seat < 0:
        return seat + seats
    if seat >= seats:
        return seat - seats
    return seat
