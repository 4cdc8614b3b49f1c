"""The log: every entry is stored and read back, and those of the first version are still readable."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest

from stablemates.protocol.commands import ALL_WAKES, Settings
from stablemates.table.animation import PaceSet, Paused, Skipped
from stablemates.table.calls import Called
from stablemates.table.clock import Nudged, PatienceSet, Resumed
from stablemates.table.deal import RematchVoted, Started, WordGiven
from stablemates.table.errors import GameFailed
from stablemates.table.hosts import Closed, HostChanged, Removed, Voted
from stablemates.table.log import VERSION, Change, Entry, NewerLog, StoredEntry
from stablemates.table.modes import ModeSet
from stablemates.table.play import Answered, Resolved, TimedOut
from stablemates.table.presence import Arrived, BotsTookOver, Left, Restarted, WaitVoted
from stablemates.table.queue import Admitted
from stablemates.table.reactions import Held
from stablemates.table.registry import AnyChange, read_entry, stored
from stablemates.table.seats import BotsAdded, QueueJoined, QueueLeft, Returned, Sat, SeatsFreed, Stood
from stablemates.table.settings import Created, SettingsChanged
from stablemates.table.talk import Chatted, EmoteSent, Muted, PhraseSent
from stablemates.table.undo import UndoAnswered, UndoRequested

SETTINGS = Settings("second-ru", 3, {"first": 2}, "quick", public=True)
PLAIN = {"profile": "second-ru", "seats": 3, "options": {"first": 2}, "speed": "quick", "public": True}

# Each change with its tag in logs and its fields as JSON. Logs are kept forever: none of this may change.
WRITTEN: list[tuple[Change, str, dict[str, Any]]] = [
    (
        Created("ab", SETTINGS, "ABCDE", "sensible"),
        "create",
        {"secret": "ab", "settings": PLAIN, "code": "ABCDE", "stand_in": "sensible", "continues": ""},
    ),
    (SettingsChanged(SETTINGS), "settle", {"settings": PLAIN}),
    (Closed(), "close", {}),
    (Arrived(), "here", {}),
    (Left(), "gone", {}),
    (Restarted(), "restart", {}),
    (BotsTookOver([1, 2]), "standin", {"seats": [1, 2]}),
    (WaitVoted(), "wait", {}),
    (
        Sat(1, "Ann", "lily", "mint", hosts=True),
        "sit",
        {"seat": 1, "name": "Ann", "avatar": "lily", "colour": "mint", "hosts": True},
    ),
    (Stood(watches=True), "stand", {"watches": True}),
    (SeatsFreed([0, 2]), "free", {"seats": [0, 2]}),
    (Returned(), "return", {}),
    (BotsAdded([1, 2], "novice"), "addbot", {"seats": [1, 2], "level": "novice"}),
    (Removed(1), "remove", {"seat": 1}),
    (HostChanged(1), "handover", {"seat": 1}),
    (Voted("remove", "bob"), "vote", {"motion": "remove", "whom": "bob"}),
    (WordGiven("oats"), "giveword", {"word": "oats"}),
    (Started(2), "start", {"revision": 2}),
    (RematchVoted(2), "rematch", {"revision": 2}),
    (Answered(1, 4), "answer", {"seat": 1, "option": 4}),
    (Resolved(), "resolve", {}),
    (TimedOut(), "late", {}),
    (Called(), "call", {}),
    (Held(), "hold", {}),
    (QueueJoined("Eve", None, None), "queue", {"name": "Eve", "avatar": None, "colour": None}),
    (QueueLeft(), "unqueue", {}),
    (Admitted("ann", 2), "admit", {"person": "ann", "seat": 2}),
    (
        ModeSet("armed", 2, "narwhal", None, ALL_WAKES),
        "mode",
        {"mode": "armed", "seat": 2, "kind": "narwhal", "of_type": None, "wake": ["wins", "mine", "stops"]},
    ),
    (Resumed(), "resume", {}),
    (PatienceSet(10), "patience", {"times": 10}),
    (PaceSet("quick"), "setpace", {"pace": "quick"}),
    (Skipped(700), "skip", {"ms": 700}),
    (Paused(True), "pause", {"held": True}),
    (Nudged(), "nudge", {}),
    (UndoRequested(free=True), "undo", {"free": True}),
    (UndoAnswered(yes=False), "consent", {"yes": False}),
    (Chatted("good evening"), "chat", {"text": "good evening"}),
    (PhraseSent("hello"), "say", {"phrase": "hello"}),
    (EmoteSent("clap", 2, 40), "react", {"reaction": "clap", "seat": 2, "card": 40}),
    (Muted(1, muted=True), "mute", {"seat": 1, "muted": True}),
    (GameFailed("0badcafe"), "trouble", {"report": "0badcafe"}),
]


@pytest.mark.parametrize(("change", "kind", "data"), WRITTEN, ids=lambda value: value if isinstance(value, str) else "")
def test_an_entry_is_stored_under_its_tag_and_read_again(change: Change, kind: str, data: dict[str, Any]) -> None:
    entry = Entry(7, "some-command", 1_000, "ann", change)
    kept = msgspec.json.decode(msgspec.json.encode(stored(entry)), type=StoredEntry)
    assert kept == StoredEntry(7, "some-command", 1_000, "ann", kind, {**data, "version": VERSION})
    assert read_entry(kept) == entry


def test_every_kind_of_entry_is_among_them() -> None:
    assert {type(change) for change, _, _ in WRITTEN} == set(get_args(AnyChange))


@pytest.mark.parametrize(
    ("kind", "data", "change"),
    [
        ("start", {}, Started(1)),
        ("rematch", {}, RematchVoted(1)),
        ("mode", {"mode": "sleep", "seat": None, "kind": None, "wake": []}, ModeSet("sleep", None, None, None, ())),
        ("answer", {"seat": 1, "option": 4}, Answered(1, 4)),
        ("sit", {"seat": 1, "name": "Ann"}, Sat(1, "Ann", None, None)),
        ("react", {"reaction": "heart"}, EmoteSent("heart", None, None)),
    ],
)
def test_an_entry_of_the_first_version_means_what_it_meant(kind: str, data: dict[str, Any], change: Change) -> None:
    assert read_entry(StoredEntry(1, "some-command", 0, "ann", kind, data)).change == change


def test_an_entry_of_a_newer_program_is_not_guessed_at() -> None:
    with pytest.raises(NewerLog, match="'start' entry has version 99"):
        read_entry(StoredEntry(1, "some-command", 0, "ann", "start", {"version": 99, "revision": 1}))
