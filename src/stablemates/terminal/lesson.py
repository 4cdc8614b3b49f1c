"""A full-screen lesson: the normal table, with a teacher above the hand."""

from __future__ import annotations

from typing import cast

from ..client.lesson import LessonSession
from ..words import Words
from .app import TableApp
from .keys import by_place
from .layout import Flow, Paragraph, Row, words
from .question import Asking, button
from .table_screen import TableScreen

KEYS = ("?", "i", "l")  # the fixed keys of a table that a lesson has ...
MISSING = ("r", "m", "t")  # ... and those that it lacks: there is no one to talk to, and nothing to set
AGAIN = "a"


class LessonScreen(TableScreen):
    """The table with the teacher's words in place of the question, while the pupil reads."""

    @property
    def teacher(self) -> LessonSession:
        return cast("LessonApp", self.app).teacher

    def ask_rows(self, asking: Asking) -> list[Row]:
        text = self.teacher.text(self.seen.speech)
        rows: list[Row] = [Paragraph(words(f"» {text}", "bold magenta"), hang=2)] if text else []
        reads = self.teacher.can_advance or self.teacher.is_over
        return rows if reads else [*rows, *asking.question()]

    def act_rows(self, asking: Asking) -> list[Row]:
        if self.teacher.is_over:
            spots = [
                button("⏎", self.text("lesson-play"), "key enter"),
                button(AGAIN, self.text("lesson-again"), f"key {AGAIN}"),
            ]
            return [Flow(spots, gap=2, hang=0)]
        if self.teacher.can_advance:
            return [Flow([button("⏎", self.text("lesson-next"), "key enter")])]
        return asking.acts()

    def fixed_keys(self) -> list[str]:
        return list(KEYS)

    def command(self, name: str) -> bool:
        reads = self.teacher.can_advance or self.teacher.is_over
        if self.teacher.is_over and AGAIN in (name, by_place(name)):
            self.teacher.start_over()
        elif reads and name == "enter" and (self.spot is None or self.spot.button):
            self.advance()
        else:
            return super().command(name)
        return True

    def advance(self) -> None:
        """Continue after the teacher's words, unless the key came too soon to be meant for them."""
        if self.table_app.too_soon(self.table_app.received):
            return
        if self.teacher.is_over:
            cast("LessonApp", self.app).play_for_real()
        else:
            self.teacher.advance()

    def tool(self, name: str) -> bool:
        return name not in MISSING and super().tool(name)


class LessonApp(TableApp):
    table_screen = LessonScreen

    def __init__(self, session: LessonSession, words: Words) -> None:
        super().__init__(session, words)
        self.teacher = session
        self.plays_on = False  # the pupil wants to play for real

    def play_for_real(self) -> None:
        self.plays_on = True
        self.exit(0)

    def ask_to_leave(self) -> None:
        """Leave without asking: there is nothing to save."""
        self.exit(0)

    def show_end(self) -> None:
        """Show no end dialog: the teacher has the last word."""
