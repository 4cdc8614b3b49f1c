"""A finished game or a lesson, step by step, for a page that shows it: events, and what has changed in the view."""

from __future__ import annotations

import gzip
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct

from ...core.kernel import NOBODY, Event, Seat
from ...core.match import Match, read_match
from ...core.table import Table
from ...games import registry
from ...protocol.messages import Ask, Ended, News, Settings, WindowView
from ...table.questions import follow
from ...table.room import Room, SeatRecord
from ...table.snapshots import ask_view, told, window_view

EVERYBODY: Seat = -2  # a viewer who sees every hand: only for games that are over
MOST_STEPS = 5_000  # a game of bots may go on for long; a page does not


class Step(Struct, omit_defaults=True):
    """``view`` holds what differs from the step before."""

    news: list[News]
    view: dict[str, Any]
    ask: Ask | None = None
    window: WindowView | None = None
    say: str = ""  # in a lesson: what the teacher says
    accept: list[int] = []  # in a lesson: the options that continue it


class Replay(Struct):
    profile: str
    game: str
    players: list[str]  # ``bot:LEVEL`` is a bot
    steps: list[Step]
    ended: Ended | None
    hands: str  # open, closed


class TooLong(Exception):
    """A game of more steps than anybody would watch."""


class Replayer:
    """Shows one viewer a match, step by step: a room without a log, whose clock stands still."""

    def __init__(self, match: Match, viewer: Seat) -> None:
        self.viewer = viewer
        self.view: dict[str, Any] = {}
        self.room = Room("")
        self.room.settings = Settings(match.profile.id, len(match.players))
        self.room.seats = [SeatRecord(bot="novice") for _ in match.players]
        self.room.match = match
        self.room.patient = True

    def step(self, events: list[Event]) -> Step:
        """Return what the viewer sees after these events."""
        self.room.items = []
        follow(self.room, events, 0)
        seen = self.seen()
        changed = {name: value for name, value in seen.items() if name not in self.view or self.view[name] != value}
        self.view = seen
        return Step(self.news(), changed, self.ask(), window_view(self.room))

    def seen(self) -> dict[str, Any]:
        state = self.room.game
        if self.viewer != EVERYBODY:
            return dict(state.view(self.viewer))
        view = dict(state.view(NOBODY))
        if "hands" in view:
            view["hands"] = [state.view(seat)["hands"][seat] for seat in range(len(view["hands"]))]
        return view

    def news(self) -> list[News]:
        return [item.news if self.viewer == EVERYBODY else told(item, self.viewer) for item in self.room.items]

    def ask(self) -> Ask | None:
        room, question = self.room, self.room.question_for(self.viewer)
        return None if question is None else ask_view(room.game, question, in_window=room.window is not None)


def replay(record: str, viewer: Seat) -> Replay:
    """Return a match file as steps.  Answers that change nothing to see, such as a pass, are no step."""
    match = read_match(record, registry.find)
    answers = match.answers.copy()
    if len(answers) > MOST_STEPS:
        raise TooLong(f"{len(answers)}")
    match.undo(0)
    replayer = Replayer(match, viewer)
    dealt = match.state
    steps = [replayer.step(dealt.events if isinstance(dealt, Table) else [])]
    for seat, option in answers:
        step = replayer.step(match.answer(seat, option))
        if step.news or step.view:
            steps.append(step)
    hands = "open" if viewer == EVERYBODY else "closed"
    return Replay(match.profile.id, match.game.id, match.players, steps, replayer.room.ended, hands)


@lru_cache(maxsize=16)
def packed_replay(record: str, viewer: Seat) -> bytes:
    """Return the replay of a match file as JSON, packed with gzip: a game's views are much alike."""
    return gzip.compress(msgspec.json.encode(replay(record, viewer)), 6, mtime=0)
