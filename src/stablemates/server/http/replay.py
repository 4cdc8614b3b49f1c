"""A finished game or a lesson as the steps that a page shows."""

from __future__ import annotations

import gzip
from functools import lru_cache

import msgspec

from ...core import kernel
from ...core.kernel import Seat, State
from ...core.match import Match, read_match
from ...games import registry
from ...protocol import seen
from ...protocol.messages import WindowView
from ...protocol.replays import Replay, Step
from ...protocol.values import Event
from ...protocol.views import View

EVERYBODY: Seat = -2  # a viewer who sees every hand: only for what is over
MOST_STEPS = 5_000  # a game of bots may go on for long; a page does not


class TooLong(Exception):
    """A game of more steps than anybody would watch."""


class Watching:
    """One viewer of a match, step by step."""

    def __init__(self, match: Match, viewer: Seat) -> None:
        self.match = match
        self.viewer = viewer
        self.view: View | None = None
        self.reactions = {reaction.ask for reaction in match.game.reactions()}
        self.chain: list[int] = []  # the cards in the open windows, one above the other

    def step(self, events: list[kernel.Event]) -> Step:
        """How things stand now, after these events."""
        state = self.match.state
        shown = self.shown(state)
        changed = None if shown == self.view else shown
        self.view = shown
        questions = state.pending()
        mine = next((one for one in questions if one.seat == self.viewer), None)
        return Step(
            self.events(state, events),
            changed,
            None if mine is None else seen.question(state, mine, in_window=mine.ask in self.reactions),
            self.window(state, questions, shown.asked),
        )

    def shown(self, state: State) -> View:
        return seen.open_view(state) if self.viewer == EVERYBODY else seen.view(state, self.viewer)

    def events(self, state: State, events: list[kernel.Event]) -> list[Event]:
        happened = seen.happened(state, events)
        return [one.event if self.viewer == EVERYBODY else one.to(self.viewer) for one in happened]

    def window(self, state: State, questions: list[kernel.Question], asked: list[Seat]) -> WindowView | None:
        """The open window, as ``questions.open_window`` has it, but without a clock."""
        if not questions or (questions[0].ask not in self.reactions and len(questions) == 1):
            self.chain = []
            return None
        source = questions[0].source
        if source in self.chain:
            del self.chain[self.chain.index(source) :]
        self.chain.append(source)
        by, depth = seen.source_seat(state), len(self.chain) - 1
        return WindowView(questions[0].ask, asked, by, depth, 0, 0, None, seen.card_of(state, source))


def replay(record: str, viewer: Seat) -> Replay:
    """A match file as steps.  An answer that changes nothing, such as a pass while others think, is not a step."""
    match = read_match(record, registry.find)
    answers = match.answers.copy()
    if len(answers) > MOST_STEPS:
        raise TooLong(f"{len(answers)}")
    match.undo(0)
    watching = Watching(match, viewer)
    steps = [watching.step(match.state.events)]
    for seat, option in answers:
        step = watching.step(match.answer(seat, option))
        if step.events or step.view is not None:
            steps.append(step)
    return Replay(
        match.profile.id,
        match.game.id,
        match.players,
        steps,
        "open" if viewer == EVERYBODY else "closed",
        seen.outcome(match.state),
    )


@lru_cache(maxsize=16)
def packed_replay(record: str, viewer: Seat) -> bytes:
    """The replay of a match file as JSON, packed with gzip: a game's views are much alike."""
    return gzip.compress(msgspec.json.encode(replay(record, viewer)), 6, mtime=0)
