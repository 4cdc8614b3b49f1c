"""Replays: a finished game or a lesson, as the steps that the page shows."""

from __future__ import annotations

from functools import lru_cache

from ...core import kernel
from ...core.kernel import Seat
from ...core.match import Match, read_match
from ...games import registry
from ...protocol import seen
from ...protocol.commands import Settings
from ...protocol.replays import Portrait, Replay, Step
from ...protocol.values import Event, Question
from ...protocol.views import View
from ...table.questions import follow
from ...table.room import Room, SeatRecord
from ...table.snapshots import question_view, seen_by, window_view
from .packing import packed_json

EVERYBODY: Seat = -2  # a viewer who sees every hand: only for finished games
Portraits = tuple[Portrait, ...]
MOST_STEPS = 5_000  # the page cannot show more; a game between bots may be longer


class TooLong(Exception):
    """The game has too many steps to show."""


class Replayer:
    """Show a match to one viewer, step by step: a room without a log, whose clock is stopped."""

    def __init__(self, match: Match, viewer: Seat) -> None:
        self.viewer = viewer
        self.view: View | None = None
        self.room = Room("")
        self.room.settings = Settings(match.profile.id, len(match.players), speed="off")
        self.room.seats = [SeatRecord(bot="novice") for _ in match.players]
        self.room.match = match
        self.room.patient = True
        self.room.phase = "playing"

    def step(self, events: list[kernel.Event]) -> Step:
        """Return what the viewer sees after these events."""
        self.room.items = []
        follow(self.room, events, 0)
        shown = self.shown()
        changed = None if shown == self.view else shown
        self.view = shown
        return Step(self.events(), changed, self.question(), window_view(self.room))

    def shown(self) -> View:
        game = self.room.game
        return seen.open_view(game) if self.viewer == EVERYBODY else seen.view(game, self.viewer)

    def events(self) -> list[Event]:
        return [item.event if self.viewer == EVERYBODY else seen_by(item, self.viewer) for item in self.room.items]

    def question(self) -> Question | None:
        return question_view(self.room, self.viewer)


def replay(record: str, viewer: Seat, portraits: Portraits = ()) -> Replay:
    """Return a match file as steps.  An answer without a visible change, e.g. a pass, is not a step."""
    match = read_match(record, registry.find)
    answers = match.answers.copy()
    if len(answers) > MOST_STEPS:
        raise TooLong(f"{len(answers)} answers: at most {MOST_STEPS} can be shown")
    match.undo(len(answers))
    replayer = Replayer(match, viewer)
    steps = [replayer.step(match.state.events)]
    for number, (seat, option) in enumerate(answers, 1):
        step = replayer.step(match.answer(seat, option))
        if step.events or step.view is not None:
            step.answers = number
            steps.append(step)
    return Replay(
        match.profile.id,
        match.game.id,
        match.players,
        steps,
        "open" if viewer == EVERYBODY else "closed",
        seen.outcome(match.state),
        list(portraits),
        match.continues,
    )


@lru_cache(maxsize=16)
def packed_replay(record: str, viewer: Seat, portraits: Portraits = ()) -> bytes:
    """Return the replay of a match file as gzipped JSON: the views of a game compress well."""
    return packed_json(replay(record, viewer, portraits))
