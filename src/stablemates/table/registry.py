"""The closed lists of a table's commands and log entries, with the features that implement them.

A command that is not here does not exist.  To learn what a command does, open its feature: the permission, the entry
that the command leads to and the effect of that entry are next to each other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, get_args

from msgspec import convert, to_builtins

from ..protocol import commands as c
from . import (
    animation,
    calls,
    clock,
    deal,
    errors,
    hosts,
    modes,
    play,
    presence,
    queue,
    reactions,
    seats,
    settings,
    spectators,
    talk,
    undo,
)
from .errors import Refusal
from .history import keep
from .log import VERSION, Change, Entry, StoredEntry, upgrade
from .room import KEPT_COMMANDS, Room

Permission = Callable[[Room, str, Any, int], Change]  # (room, person, command, now); raises Refusal

PERMISSIONS: Final[dict[type[c.BaseCommand], Permission]] = {
    c.Sit: seats.may_sit,
    c.Admit: queue.may_admit,
    c.Stand: seats.may_stand,
    c.Return: seats.may_return,
    c.AddBot: seats.may_add_bot,
    c.Remove: hosts.may_remove,
    c.HandOver: hosts.may_hand_over,
    c.Settle: settings.may_settle,
    c.Close: hosts.may_close,
    c.GiveWord: deal.may_give_word,
    c.Start: deal.may_start,
    c.Rematch: deal.may_rematch,
    c.Answer: play.may_answer,
    c.Call: calls.may_call,
    c.Hold: reactions.may_hold,
    c.Mode: modes.may_set_mode,
    c.Patience: clock.may_set_patience,
    c.SetPace: animation.may_set_pace,
    c.Skip: animation.may_skip,
    c.Pause: animation.may_pause,
    c.Nudge: clock.may_nudge,
    c.Undo: undo.may_undo,
    c.Consent: undo.may_consent,
    c.Wait: presence.may_wait,
    c.Chat: talk.may_chat,
    c.Say: talk.may_say,
    c.React: talk.may_react,
    c.Mute: talk.may_mute,
}

AnyChange = (
    settings.Created
    | settings.SettingsChanged
    | hosts.Closed
    | presence.Arrived
    | presence.Left
    | presence.Restarted
    | presence.BotsTookOver
    | presence.WaitVoted
    | seats.Sat
    | seats.QueueJoined
    | seats.QueueLeft
    | queue.Admitted
    | seats.Stood
    | seats.SeatsFreed
    | seats.Returned
    | seats.BotsAdded
    | hosts.Removed
    | hosts.HostChanged
    | hosts.Voted
    | deal.WordGiven
    | deal.Started
    | deal.RematchVoted
    | play.Answered
    | play.Resolved
    | play.TimedOut
    | calls.Called
    | reactions.Held
    | modes.ModeSet
    | clock.Resumed
    | clock.PatienceSet
    | animation.PaceSet
    | animation.Skipped
    | animation.Paused
    | clock.Nudged
    | undo.UndoRequested
    | undo.UndoAnswered
    | talk.Chatted
    | talk.PhraseSent
    | talk.EmoteSent
    | talk.Muted
    | errors.GameFailed
)

KINDS: Final = frozenset(str(change.__struct_config__.tag) for change in get_args(AnyChange))  # of stored entries


def decide(room: Room, person: str, command: c.BaseCommand, now: int) -> Change:
    """Validate a person's command and return the change it leads to; raise ``Refusal`` if it is not allowed."""
    if room.phase == "closed":
        raise Refusal("closed", "this table is closed")
    spectators.is_admitted(room, person)
    return PERMISSIONS[type(command)](room, person, command, now)


def apply(room: Room, entry: Entry) -> None:
    """Apply an entry of the log to a room."""
    assert entry.seq == room.seq + 1, f"entry {entry.seq} after {room.seq}"
    room.items = []
    room.only_for = None
    entry.change.apply(room, entry)
    clock.stop_or_resume(room, entry.at)
    hosts.note_host(room, entry.at)
    room.seq = entry.seq
    room.at = max(room.at, entry.at)
    room.commands[entry.id] = (entry.by, room.state)
    if len(room.commands) > KEPT_COMMANDS:
        del room.commands[next(iter(room.commands))]
    if room.only_for is None:
        room.shown = room.at
        room.stream += 1
        room.history.append(keep(room.items))


def read_entry(stored: StoredEntry) -> Entry:
    """Decode a stored entry, whichever version wrote it."""
    fields = {**upgrade(stored.kind, stored.data), "type": stored.kind}
    return Entry(stored.seq, stored.id, stored.at, stored.by, convert(fields, AnyChange))


def stored(entry: Entry) -> StoredEntry:
    """Return an entry as a store keeps it."""
    data = to_builtins(entry.change)
    kind = data.pop("type")
    data["version"] = VERSION
    return StoredEntry(entry.seq, entry.id, entry.at, entry.by, kind, data)
