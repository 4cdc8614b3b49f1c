"""Copies of a game in progress, which share what seldom changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .state import Stable

ALL_ZONES: Final[i64] = 0x3FFFFFFF  # as bits


def copy_game(s: Stable, other: Stable) -> None:
    """Copy a game into a new one.  They share where the cards are and who knows them, until one of them changes."""
    other.quiet = s.quiet
    other.zones = s.zones[:]
    s.shared = other.shared = ALL_ZONES
    other.where = s.where
    s.shares_where = other.shares_where = True
    other.known = s.known
    other.known_count = s.known_count
    s.shares_known = other.shares_known = True
    other.flags = s.flags[:]
    other.counts = s.counts[:]
    other.anywhere = s.anywhere
    other.unchecked = s.unchecked
    frames = other.frames
    for place in range(s.depth):
        frames.append(s.frames[place].copy())
    other.stack = frames
    if s.triggers:
        other.triggers = [frame.copy() for frame in s.triggers]
    if s.link:
        other.link = [frame.copy() for frame in s.link]
    if s.plan:
        other.plan = s.plan[:]
    other.plan_of = s.plan_of
    other.declaring = s.declaring
    other.waiting = s.waiting
    other.answer_of = s.answer_of[:]
    other.answered = s.answered
    other.let_pass = s.let_pass[:]
    if s.started:
        other.started = s.started[:]
    other.plays = s.plays
    other.ending = s.ending
    other.extra = s.extra
    other.turns = s.turns
    if s.bonds:
        other.bonds = [bond[:] for bond in s.bonds]
    other.winner = s.winner
    other.why_over = s.why_over
    other.rule_over = s.rule_over
