"""A lesson as a session: the engine played it in advance, and the pupil gives the answers that the teacher asks for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import TracebackType
from typing import Self

import stablemates

from ..lessons import PUPIL, Lesson, played
from ..protocol.commands import Answer, BaseCommand
from ..protocol.messages import Accepted, Refused
from ..protocol.values import Event
from ..table.questions import follow
from ..table.snapshots import events_for, snapshot
from ..words.speech import Speech
from ..words.words import key
from .local import BOT, ME, seated

CLASSMATE = f"{BOT}novice"


class LessonSession:
    """Show the moments of a lesson.  Those in which the teacher says nothing last ``pause`` seconds."""

    connected = True

    def __init__(self, lesson: Lesson, name: str = PUPIL, pause: float = 0.0) -> None:
        self.lesson = lesson
        self.name = name
        self.pause = pause
        self.on_event: Callable[[Event], None] | None = None
        self.moments = played(lesson)
        self.changed = asyncio.Event()
        self.timer: asyncio.TimerHandle | None = None
        self.games = 0
        self.begin()

    async def __aenter__(self) -> Self:
        self.pass_on()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.timer is not None:
            self.timer.cancel()

    async def levels(self, game: str) -> list[str]:
        return []  # a lesson has its own rivals

    def begin(self) -> None:
        """Set up the lesson at its first moment."""
        others = sum(isinstance(value, dict) for value in self.lesson.table.values()) - 1
        match = stablemates.match(self.lesson.profile, [self.name, *[CLASSMATE] * others], seed=1)
        self.room = seated(match, "off", 0)
        self.games += 1
        self.room.games = self.games
        self.show(0)

    # --- the moments ---------------------------------------------------------------------------------

    def show(self, at: int) -> None:
        """Show a moment: what happened, and the question if the teacher wants an answer."""
        self.at = at
        moment = self.moments[at]
        self.room.playing.state = moment.state
        self.room.items = []
        follow(self.room, moment.events, 0)
        self.room.state += 1
        self.room.stream += 1
        self.snapshot = snapshot(self.room, ME, 0)
        if not moment.accept:
            self.snapshot.question = None

    def pass_on(self) -> None:
        """Emit what happened; a moment in which only others act ends by itself."""
        if self.on_event is not None:
            for event in events_for(self.room, self.room.items, ME):
                self.on_event(event)
        self.changed.set()
        if not self.says:
            self.timer = asyncio.get_running_loop().call_later(self.pause, self.advance)

    def advance(self) -> None:
        """Show the next moment."""
        self.show(self.at + 1)
        self.pass_on()

    def start_over(self) -> None:
        self.begin()
        self.pass_on()

    # --- the teacher ---------------------------------------------------------------------------------

    @property
    def says(self) -> str:
        """Return the key of the teacher's message; empty while others act."""
        return self.lesson.scenes[self.at].say

    @property
    def is_over(self) -> bool:
        return self.at == len(self.moments) - 1

    @property
    def can_advance(self) -> bool:
        """True if the pupil only has to read: ``advance`` continues."""
        return bool(self.says) and not self.moments[self.at].accept and not self.is_over

    def text(self, speech: Speech) -> str:
        """Return what the teacher says, worded for a terminal."""
        if not self.says:
            return ""
        message = key("lesson", self.lesson.id, self.says)
        question, window, accept = self.snapshot.question, self.snapshot.window, self.moments[self.at].accept
        args = {
            "ann": speech.seat(1),
            "bob": speech.seat(2),
            "neigh": speech.title_of("neigh"),
            "card": speech.card(question.options[accept[0]].card if question is not None else None),
            "played": speech.card(window.source if window is not None else None),
        }
        if speech.words.has(message, "keys"):
            return speech.words.attribute(message, "keys", **args)
        return speech.words.text(message, **args)

    # --- for the screen ------------------------------------------------------------------------------

    async def send(self, command: Callable[..., BaseCommand], **fields: object) -> Accepted | Refused:
        """Answer as the teacher asks; any other command is refused."""
        sent = command(id=str(self.room.state), on=self.room.state, **fields)
        if isinstance(sent, Answer) and sent.option in self.moments[self.at].accept:
            self.advance()
            return Accepted(sent.id, self.room.state)
        return Refused(sent.id, "lesson", "the lesson continues with another answer", self.snapshot)

    async def change(self) -> None:
        """Wait until the next moment is shown."""
        self.changed.clear()
        await self.changed.wait()
