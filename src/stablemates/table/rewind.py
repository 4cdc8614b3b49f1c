"""Undo without replaying a game from its deal: a few positions are kept, each a few hundred bytes."""

from __future__ import annotations

from typing import Any, Final

from msgspec import msgpack

from ..core.table import Table
from .room import Position, Room

KEEP_EVERY: Final = 64  # answers from one position to the next


def keep_position(room: Room) -> None:
    """Keep the position if there were enough answers since the last one kept."""
    match = room.playing
    room.positions = with_position(room.positions, len(match.answers), match.state)


def with_position(positions: tuple[Position, ...], answers: int, state: Table) -> tuple[Position, ...]:
    """Return the positions with the current one added; the farther back, the fewer are kept.

    Replaying from the nearest one never takes more answers than are undone, or ``KEEP_EVERY`` if that is more.
    """
    number, between = divmod(answers, KEEP_EVERY)
    if between or not answers:
        return positions
    lasting = (kept for kept in positions if lasts_until(kept[0] // KEEP_EVERY) > number)
    return (*lasting, (answers, msgpack.encode(state.dump())))


def lasts_until(number: int) -> int:
    """Return the number of the position that displaces this one: the more often it can be halved, the later.

    >>> [lasts_until(number) for number in (1, 2, 3, 4, 5, 6, 8)]
    [4, 8, 6, 16, 8, 12, 32]
    """
    return number + 3 * (number & -number)


def rewind(room: Room, answers: int) -> None:
    """Undo this many answers of the match."""
    room.fork()
    match = room.playing
    left = len(match.answers) - answers
    positions = tuple(kept for kept in room.positions if kept[0] <= left)
    if positions:
        after, packed = positions[-1]
        found: dict[str, Any] = msgpack.decode(packed)
        state = match.game.load(found)
    else:
        after, state = 0, match.opening()
    for n, (seat, option) in enumerate(match.answers[after:left], after + 1):
        state.answer(seat, option)
        positions = with_position(positions, n, state)
    room.positions = positions
    match.state = state
    del match.answers[left:]
