"""A game once more, step by step, for a page that shows it: news, and what has changed in the view."""

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
from ...protocol.messages import Ask, Ended, News, WindowView
from ...table.room import Room
from ...table.snapshots import ask_view, told

EVERYBODY: Seat = -2  # whose eyes see every hand: only for what is over
MOST_STEPS = 5_000  # a game of bots may go on for long; a page does not


class Step(Struct, omit_defaults=True):
    """``view`` has what is not as it was the step before."""

    news: list[News]
    view: dict[str, Any]
    ask: Ask | None = None
    window: WindowView | None = None
    say: str = ""  # in a lesson: what the teacher says
    accept: list[int] = []  # in a lesson: the options that go on


class Replay(Struct):
    profile: str
    game: str
    players: list[str]  # ``bot:LEVEL`` is a bot
    steps: list[Step]
    ended: Ended | None
    hands: str  # open, closed


class TooLong(Exception):
    """A game of more steps than anybody would look at."""


class Telling:
    """Tells one viewer of a match, step by step."""

    def __init__(self, match: Match, eyes: Seat) -> None:
        self.room = Room("")
        self.room.match = match
        self.eyes = eyes
        self.view: dict[str, Any] = {}
        self.reactions = {reaction.ask for reaction in match.game.reactions()}
        self.laid: dict[int, Seat] = {}  # who has laid which card
        self.chain: list[int] = []  # the cards in the open windows, one above the other

    def step(self, events: list[Event]) -> Step:
        """How it stands now, after these events."""
        for event in events:
            if event.kind == "play":
                self.laid[event.card] = event.seat
        seen = self.seen()
        changed = {name: value for name, value in seen.items() if name not in self.view or self.view[name] != value}
        self.view = seen
        return Step(self.news(events), changed, self.ask(), self.window())

    def seen(self) -> dict[str, Any]:
        state = self.room.game
        if self.eyes != EVERYBODY:
            return dict(state.view(self.eyes))
        view = dict(state.view(NOBODY))
        if "hands" in view:
            view["hands"] = [state.view(seat)["hands"][seat] for seat in range(len(view["hands"]))]
        return view

    def news(self, events: list[Event]) -> list[News]:
        self.room.items = []
        self.room.tell_game(events)
        return [item.news if self.eyes == EVERYBODY else told(item, self.eyes) for item in self.room.items]

    def ask(self) -> Ask | None:
        game = self.room.game
        question = next((one for one in game.pending() if one.seat == self.eyes), None)
        return None if question is None else ask_view(game, question, in_window=question.ask in self.reactions)

    def window(self) -> WindowView | None:
        """The window that is open, as ``asking.open_window`` has it, but without a clock."""
        questions = self.room.game.pending()
        if not questions or (questions[0].ask not in self.reactions and len(questions) == 1):
            self.chain = []
            return None
        source = questions[0].source
        if source in self.chain:
            del self.chain[self.chain.index(source) :]
        self.chain.append(source)
        face = self.room.game.kind(source) if source >= 0 else ""
        asked = list(self.view.get("asked", []))
        by = self.laid.get(source, NOBODY)
        return WindowView(questions[0].ask, asked, by, len(self.chain) - 1, 0, 0, None, source, face)


def replay(record: str, eyes: Seat) -> Replay:
    """A record as steps.  Answers by which nothing happens, such as a pass while others think, are no step."""
    match = read_match(record, registry.find)
    answers = match.answers.copy()
    if len(answers) > MOST_STEPS:
        raise TooLong(f"{len(answers)}")
    match.undo(0)
    telling = Telling(match, eyes)
    dealt = match.state
    steps = [telling.step(dealt.events if isinstance(dealt, Table) else [])]
    for seat, option in answers:
        step = telling.step(match.answer(seat, option))
        if step.news or step.view:
            steps.append(step)
    outcome = match.state.outcome()
    ended = None
    if outcome is not None:
        ended = Ended(outcome.winner, outcome.why, outcome.rule, list(outcome.points), 0)
    return Replay(
        match.profile.id, match.game.id, match.players, steps, ended, "open" if eyes == EVERYBODY else "closed"
    )


@lru_cache(maxsize=16)
def packed_replay(record: str, eyes: Seat) -> bytes:
    """The replay of a record as JSON, packed with gzip: a game's views are much alike."""
    return gzip.compress(msgspec.json.encode(replay(record, eyes)), 6, mtime=0)
