"""The interface of a session, which every screen uses."""

from __future__ import annotations

from collections.abc import Callable
from types import TracebackType
from typing import Protocol, Self

from ..protocol.commands import BaseCommand
from ..protocol.messages import Accepted, Refused, Snapshot
from ..protocol.values import Event, Question
from ..protocol.views import View


class Session(Protocol):
    """A person at a table: a ``RemoteSession`` on a server, or a ``LocalSession`` without one.

    It is entered with ``async with``.  A caller that wants the events sets ``on_event`` before that: it is called with
    every event, in order, when ``snapshot`` already shows the state after it.
    """

    snapshot: Snapshot  # the latest
    on_event: Callable[[Event], None] | None

    @property
    def connected(self) -> bool:
        """Return whether the table can be reached now.  If not, commands are sent once it can be."""

    async def __aenter__(self) -> Self: ...

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...

    async def send(self, command: Callable[..., BaseCommand], **fields: object) -> Accepted | Refused:
        """Send a command about what the snapshot shows: ``await session.send(Answer, option=3)``."""

    async def levels(self, game: str) -> list[str]:
        """Return the levels of the bots that the table offers, from easy to hard; empty if it cannot be asked now."""

    async def change(self) -> None:
        """Wait until there is something new to see.  Raises ``TurnedAway`` if the session has ended."""


def open_question(snapshot: Snapshot) -> Question | None:
    """Return the viewer's open question; ``None`` if they auto-pass or a bot plays for them.

    A player who can only pass in a window is not asked, unless they want to be (the mode ``always``).
    """
    question, mine = snapshot.question, snapshot.mine
    if question is None or mine is None or snapshot.table.seats[snapshot.you].stand_in:
        return None
    if snapshot.window is None:
        return question
    passes = mine.mode == "sleep" or (mine.mode != "always" and len(question.options) == 1)
    return None if passes else question


def question_in(snapshot: Snapshot) -> Question:
    """Return the question that the viewer is asked."""
    assert snapshot.question is not None, "no question is open"
    return snapshot.question


def view_in(snapshot: Snapshot) -> View:
    """Return the game that is shown."""
    assert snapshot.view is not None, "no game is in progress"
    return snapshot.view
