"""A lesson with line prompts: the teacher speaks, and the pupil types what the teacher asks for."""

from __future__ import annotations

from ...client.lesson import LessonSession
from ...client.session import view_in
from .board import Leave
from .screen import Screen
from .table import TerminalTable


async def teach(session: LessonSession, screen: Screen) -> None:
    """Give a lesson, until the pupil wants to play for real.  Raises ``Leave`` or ``EOFError``."""
    table = LessonTable(session, screen)
    async with session:
        screen.say(screen.words.text(f"lesson-{session.lesson.id}"), style="bold")
        table.board.show(view_in(session.snapshot))
        table.print_events()
        while not session.is_over:
            await table.advance()
        await table.reads("lesson-play")


class LessonTable(TerminalTable):
    def __init__(self, session: LessonSession, screen: Screen) -> None:
        super().__init__(session, screen)
        self.teacher = session

    def print_events(self) -> None:
        super().print_events()
        text = self.teacher.text(self.narration.speech)
        if text:
            self.screen.say()
            self.screen.say(f"» {text}", style="bold magenta")

    async def advance(self) -> None:
        if not self.teacher.can_advance:
            await super().advance()
        else:
            await self.reads("lesson-next")
            self.teacher.advance()
            self.print_events()

    async def reads(self, message: str) -> None:
        """Wait for an empty line.  Raises ``Leave``."""
        prompt = self.words.text("lesson-enter", what=self.words.text(message))
        line = prompt
        while line:
            self.screen.say(prompt, style="dim")
            line = await self.screen.listen()
            if line.lower() in self.board.keys("command-quit"):
                raise Leave
