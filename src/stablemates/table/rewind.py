"""Going back in a game without playing it again from its deal: now and then a position is kept, a few hundred bytes."""

from __future__ import annotations

from typing import Any, Final

from msgspec import msgpack

from .room import Room

KEEP_EVERY: Final = 64  # answers: going back plays no more of them again


def keep_position(room: Room) -> None:
    """Keep the position, if enough was answered since the last one that was kept."""
    match = room.playing
    if len(match.answers) % KEEP_EVERY == 0:
        room.positions = (*room.positions, (len(match.answers), msgpack.encode(match.state.dump())))


def rewind(room: Room, answers: int) -> None:
    """Undo the last answers of the match."""
    room.fork()
    match = room.playing
    left = len(match.answers) - answers
    room.positions = tuple(kept for kept in room.positions if kept[0] <= left)
    if not room.positions:
        match.undo(answers)
        return
    after, packed = room.positions[-1]
    found: dict[str, Any] = msgpack.decode(packed)
    state = match.game.load(found)
    for seat, option in match.answers[after:left]:
        state.answer(seat, option)
    match.state = state
    del match.answers[left:]
