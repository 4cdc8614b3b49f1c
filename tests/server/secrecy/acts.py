"""Public acts at a table, and the decisions of others that they follow from."""

from __future__ import annotations

from typing import NamedTuple

from stablemates.table.log import StoredEntry
from stablemates.table.masking import bot_in_window
from stablemates.table.room import Room

from .people import LONG, masked_pass, only_one_there

PRIVATE = ("mode", "patience", "mute")  # visible only to the person
honest_bot_in_window = bot_in_window


class Act(NamedTuple):
    at: int
    kind: str
    by: int  # the seat, or -1
    inputs: dict[int, object]  # what each seat decided, and when: the only allowed causes


def act_of(room: Room, entry: StoredEntry, secret: str, asked_since: dict[int, int]) -> Act | None:
    """Return what an entry shows to everyone, or ``None``; ``room`` is as it was before.

    ``asked_since``: when a seat last changed how it wants to be asked; no masked pass is earlier.
    """
    if entry.kind in PRIVATE or (entry.kind == "answer" and room.window is not None):
        return None
    seat = entry.data["seat"] if entry.kind == "answer" else room.seat_of(entry.by)
    inputs: dict[int, object] = {}
    if entry.kind == "answer":
        inputs[seat] = meant(room, seat, entry.data["option"])
    elif entry.kind == "resolve":
        inputs = (
            {asked: decided(room, asked, secret, asked_since.get(asked, 0)) for asked in room.window.asked}
            if room.window
            else {}
        )
    elif entry.kind != "hold":  # no one learns whose it was: worlds stay alike if another player holds
        inputs[seat] = sorted((name, repr(value)) for name, value in entry.data.items())
    return Act(entry.at, entry.kind, -1 if entry.kind == "hold" else seat, inputs)


def meant(room: Room, seat: int, option: int) -> tuple[str, str, int, str]:
    """Return the meaning of an option, independent of its number."""
    chosen = next(question for question in room.game.pending() if question.seat == seat).options[option]
    face = room.game.kind(chosen.card) if chosen.card >= 0 else ""
    return chosen.verb, face, chosen.seat, chosen.word


def decided(room: Room, seat: int, secret: str, not_before: int) -> object:
    """Return a seat's answer in a window, and when; for automatic ones, the time they must have had."""
    window = room.window
    assert window is not None
    reply = window.replies.get(seat)
    record = room.seats[seat]
    if reply is None:
        return "never"
    answer = meant(room, seat, reply.option)
    if record.bot:
        if only_one_there(room):
            return answer
        label = f"{room.games}/{len(room.playing.answers)}/{seat}"
        return answer, honest_bot_in_window(secret, label, (window.longest or LONG) - 1, room.speed.bots)
    return answer, reply.at if reply.by_hand else max(masked_pass(secret, room, seat), not_before)
