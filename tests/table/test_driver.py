"""A command that fails halfway leaves nothing half done: it is made to fail at every line, one by one."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, ParamSpec, TypeVar

import pytest
from msgspec import Struct
from msgspec.structs import asdict

from stablemates.core.match import Match
from stablemates.protocol.messages import Refused
from stablemates.protocol.seen import Views
from stablemates.table import driver, registry, snapshots
from stablemates.table.room import Room

from ..server.table import ServerTable, SetUp

TABLE_FOLDER = str(Path(registry.__file__).parent)
NOT_THE_TABLE = ("items", "commitments")  # events of the last entry; shared caches
BaseCommand = tuple[str, str, dict[str, Any]]  # person, command, fields
P = ParamSpec("P")
T = TypeVar("T")


class Injected(Exception):
    """The injected failure."""


class FaultInjector:
    """Runs the core of a table, but fails at the given line."""

    def __init__(self) -> None:
        self.left = 0

    def through(self, work: Callable[P, T]) -> Callable[P, T]:
        def traced(*args: P.args, **named: P.kwargs) -> T:
            before = sys.gettrace()
            sys.settrace(self.trace)
            try:
                return work(*args, **named)
            finally:
                sys.settrace(before)

        return traced

    def trace(self, frame: FrameType, event: str, _: object) -> Any:
        if not frame.f_code.co_filename.startswith(TABLE_FOLDER):
            return None
        if event == "line":
            self.left -= 1
            if self.left == 0:
                raise Injected
        return self.trace


def plain(value: Any) -> Any:
    """Return all of an object's data for comparison, including hidden parts."""
    if isinstance(value, Match):
        return [list(value.answers), value.state.dump()]
    if isinstance(value, Views):
        return value.state.dump()  # the views themselves are compared at the end: they are large
    if isinstance(value, Struct):
        return {name: plain(one) for name, one in asdict(value).items()}
    if isinstance(value, dict):
        return {name: plain(one) for name, one in value.items()}
    if isinstance(value, list | tuple | deque):
        return [plain(one) for one in value]
    if isinstance(value, set):
        return sorted(value)
    if hasattr(value, "__dict__"):
        return {name: plain(one) for name, one in vars(value).items() if name not in NOT_THE_TABLE}
    slots = getattr(type(value), "__slots__", ())
    return [plain(getattr(value, name)) for name in slots] if slots else value


def what_was_shown(room: Room) -> dict[int, Any]:
    """Return the views of the last position by seat; more are added when someone else looks."""
    return {} if room.views is None else {seat: plain(view) for seat, view in room.views.made.items()}


def breaks_everywhere(t: ServerTable, command: BaseCommand, monkeypatch: pytest.MonkeyPatch) -> int:
    """Send a command that fails at its first line, its second, and so on; return the number of failures."""
    who, kind, fields = command
    injector = FaultInjector()
    room, shown = t.room, what_was_shown(t.room)
    before, log, received = (
        plain(room),
        t.store.logs[t.table].copy(),
        {name: len(all_) for name, all_ in t.messages.items()},
    )
    with monkeypatch.context() as broken:
        broken.setattr(driver, "apply", injector.through(registry.apply))
        broken.setattr(driver, "row", injector.through(snapshots.row))
        for line in range(1, 10_000):
            injector.left = line
            answer = t.command(who, kind, **fields)
            if not isinstance(answer, Refused):
                assert shown.items() <= what_was_shown(room).items(), f"{who} {kind} has changed what was shown"
                return line - 1
            assert answer.reason == "trouble"
            assert plain(t.room) == before, f"broken at line {line}, {who} {kind} has left something half done"
            assert t.store.logs[t.table] == log
            assert {name: len(all_) for name, all_ in t.messages.items()} == received
    raise AssertionError("it never ends")


# --- commands ------------------------------------------------------------------------------------


def sits_down(at: SetUp) -> tuple[ServerTable, BaseCommand]:
    t = at("unorog", people="ann bob cid")
    t.says("cid", "stand")
    return t, ("cid", "sit", {"name": "cid", "seat": 2})


def starts(at: SetUp) -> tuple[ServerTable, BaseCommand]:
    t = at("unorog", people="ann bob")
    t.says("bob", "giveword", word="oats")
    return t, ("ann", "start", {})


def plays_a_card(at: SetUp) -> tuple[ServerTable, BaseCommand]:
    hands = {"ann": {"hand": "red_1 red_2 red_4"}, "bob": {"hand": "red_5 red_6"}}
    t = at("unorog", cauldron="red_3", **hands)
    return t, ("ann", "answer", {"option": t.options("ann").index("red_1")})


def wins(at: SetUp) -> tuple[ServerTable, BaseCommand]:
    t = at("unorog", cauldron="red_3", ann={"hand": "red_1"}, bob={"hand": "red_5 red_6"})
    return t, ("ann", "answer", {"option": t.options("ann").index("red_1")})


def opens_a_window(at: SetUp) -> tuple[ServerTable, BaseCommand]:
    t = at(
        "second-ru", ann={"hand": "unicorn_poison"}, bob={"hand": "neigh", "stable": "narwhal"}, cid={"stable": "yay"}
    )
    return t, ("ann", "answer", {"option": t.options("ann").index("unicorn_poison")})


def in_a_window(at: SetUp) -> ServerTable:
    t, (who, kind, fields) = opens_a_window(at)
    t.says(who, kind, **fields)
    while not t.window_open:
        [asked] = t.asked
        t.says(asked, "answer", option=0)
    return t


def answers_in_a_window(at: SetUp) -> tuple[ServerTable, BaseCommand]:
    return in_a_window(at), ("bob", "answer", {"option": 0})


def holds_a_window(at: SetUp) -> tuple[ServerTable, BaseCommand]:
    return in_a_window(at), ("bob", "hold", {})


def sleeps(at: SetUp) -> tuple[ServerTable, BaseCommand]:
    return in_a_window(at), ("bob", "mode", {"mode": "sleep"})


def undoes(at: SetUp) -> tuple[ServerTable, BaseCommand]:
    t, (who, kind, fields) = plays_a_card(at)
    t.says(who, kind, **fields)
    t.says("ann", "undo")
    return t, ("bob", "consent", {"yes": True})


def is_removed(at: SetUp) -> tuple[ServerTable, BaseCommand]:
    return plays_a_card(at)[0], ("ann", "remove", {"seat": 1})


def talks(at: SetUp) -> tuple[ServerTable, BaseCommand]:
    return plays_a_card(at)[0], ("ann", "chat", {"text": "good evening"})


def mutes(at: SetUp) -> tuple[ServerTable, BaseCommand]:
    return plays_a_card(at)[0], ("ann", "mute", {"seat": 1})


Story = Callable[[SetUp], tuple[ServerTable, BaseCommand]]
STORIES: list[Story] = [
    sits_down,
    starts,
    plays_a_card,
    wins,
    opens_a_window,
    answers_in_a_window,
    holds_a_window,
    sleeps,
    undoes,
    is_removed,
    talks,
    mutes,
]


@pytest.mark.parametrize("story", STORIES)
def test_nothing_is_half_done(at: SetUp, story: Story, monkeypatch: pytest.MonkeyPatch) -> None:
    t, command = story(at)
    assert breaks_everywhere(t, command, monkeypatch) > 10


# --- the test would notice -------------------------------------------------------------------


@contextmanager
def sharing(name: str, patch: pytest.MonkeyPatch) -> Iterator[None]:
    """Make copies of a room share a mutable field with it."""
    honest = Room.clone

    def clone(room: Room) -> Room:
        other = honest(room)
        setattr(other, name, getattr(room, name))
        return other

    with patch.context() as planted:
        planted.setattr(Room, "clone", clone)
        yield


@pytest.mark.parametrize(
    ("name", "story"),
    [
        ("people", talks),
        ("removed", is_removed),
        ("seats", is_removed),
        ("scores", wins),
        ("steps", plays_a_card),
        ("window", holds_a_window),
        ("undo_agreed", undoes),
        ("commands", talks),
        ("history", talks),
    ],
)
def test_what_a_copy_shares_by_mistake_is_noticed(
    at: SetUp, name: str, story: Story, monkeypatch: pytest.MonkeyPatch
) -> None:
    t, command = story(at)
    with sharing(name, monkeypatch), pytest.raises(AssertionError, match="half done"):
        breaks_everywhere(t, command, monkeypatch)


def test_a_game_that_is_not_copied_before_an_answer_is_noticed(at: SetUp, monkeypatch: pytest.MonkeyPatch) -> None:
    t, command = plays_a_card(at)
    monkeypatch.setattr(Room, "fork", lambda room: room.game)
    with pytest.raises(AssertionError, match="half done"):
        breaks_everywhere(t, command, monkeypatch)
