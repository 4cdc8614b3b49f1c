"""Copies of a game in progress."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .state import Unorog


def copy_game(s: Unorog, other: Unorog) -> None:
    """Copy into a new game what it is not created with."""
    other.quiet = s.quiet
    if s.eyes:
        other.eyes = [eye.copy() for eye in s.eyes]
        other.spied = s.spied.copy()
    other.phase = s.phase
    other.turn = s.turn
    other.direction = s.direction
    other.colour = s.colour
    other.fits = s.fits
    other.dealer = s.dealer
    other.round = s.round
    other.owed = s.owed
    other.last = s.last
    other.was = s.was
    other.late = s.late
    other.said = s.said
    other.then = s.then
    other.heard = s.heard
    other.caught = s.caught
    other.winner = s.winner
