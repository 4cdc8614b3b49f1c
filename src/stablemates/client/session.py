"""What every screen works on."""

from __future__ import annotations

from collections.abc import Callable
from types import TracebackType
from typing import Any, Protocol, Self

from ..protocol.commands import Said
from ..protocol.messages import Accepted, Refused, Snapshot
from ..protocol.values import Event, Question


class Session(Protocol):
    """Somebody at a table: ``client.Visit`` at a server's, ``sitting.Alone`` at one's own.

    It is entered with ``async with``.  Whoever wants to know what was said and done sets ``hear`` before: it is called
    with every news, in order, when ``look`` already shows how things stand after it.
    """

    snapshot: Snapshot  # how things stand
    hear: Callable[[Event], None] | None

    @property
    def connected(self) -> bool:
        """Whether the table can be reached just now; what is said meanwhile is said again when it can."""

    async def __aenter__(self) -> Self: ...

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...

    async def say(self, command: type[Said], **fields: Any) -> Accepted | Refused:
        """Say something about what one sees: ``await sitting.say(Answer, option=3)``."""

    async def change(self) -> None:
        """Wait until there is something new to see.  Raises ``TurnedAway`` where one may not stay."""


def open_question(snapshot: Snapshot) -> Question | None:
    """The question that waits for the viewer; none where the machine passes for them, or they have answered.

    Who can only pass in a window is not asked, unless they want to be (the mode ``always``).
    """
    ask, mine = snapshot.question, snapshot.mine
    if ask is None or mine is None or snapshot.table.seats[snapshot.you].stand_in:
        return None
    if snapshot.window is None:
        return ask
    passes = mine.mode == "sleep" or (mine.mode != "always" and len(ask.options) == 1)
    return None if passes or mine.answered is not None else ask
