"""The menu of ``stablemates play``: choose a rulebook, a saved game to resume, or a lesson."""

from __future__ import annotations

import os
from collections.abc import Callable
from itertools import islice
from pathlib import Path

import stablemates

from ..client import saves
from ..client.choices import RECOMMENDED, first_choice, name_of, other_rulebooks, small_print
from ..core.game import Profile
from ..lessons import LESSONS, Lesson
from ..terminal.lines.board import Leave
from ..terminal.lines.screen import Screen
from ..words.words import key
from .games import game_named

MOST_SAVED = 9  # saved games that are offered
LOOKED_AT = 40  # the latest games searched for them, finished or not

Chosen = str | Path | Lesson  # the id of a rulebook, the file of a saved game, or a lesson


class Menu:
    """A menu of numbered choices; some open another list in its place."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.words = screen.words
        self.choices: list[Chosen | Callable[[], None]] = []

    def ask(self) -> Chosen:
        """Let the player choose.  Raises ``Leave``."""
        self.screen.heading(self.words.text("menu-title"))
        self.offer_rulebooks(first_choice(self.words.lang))
        self.add(self.offer_lessons, self.words.text("menu-learn"))
        if any(saves.folder(os.environ).glob(f"*{saves.SUFFIX}")):
            self.add(self.offer_saved_games, self.words.text("menu-saved"))
        self.add(lambda: self.offer_rulebooks(other_rulebooks(self.words.lang)), self.words.text("menu-others"))
        while True:
            self.screen.say(self.words.text("menu-ask"), style="dim")
            chosen = self.meant(self.screen.read_line().lower())
            if callable(chosen):
                self.choices = []
                chosen()
            elif chosen is not None:
                return chosen

    def meant(self, line: str) -> Chosen | Callable[[], None] | None:
        """Return the choice with this number or rulebook id; the first one for an empty line."""
        if line in self.words.attribute("command-quit", "key").lower().split():
            raise Leave
        numbers = {str(number): choice for number, choice in enumerate(self.choices, 1)}
        ids = {book.id: book.id for book in stablemates.profiles()}
        return {**numbers, **ids}.get(line or "1")

    def add(self, choice: Chosen | Callable[[], None], title: str) -> None:
        self.choices.append(choice)
        self.screen.say(self.words.text("menu-choice", n=len(self.choices), title=title), style="bold")

    def offer_rulebooks(self, books: list[Profile]) -> None:
        for book in books:
            title = name_of(self.words, book)
            if book.id == RECOMMENDED[self.words.lang]:
                title = self.words.text("menu-recommended", title=title)
            self.add(book.id, title)
            self.screen.say(self.words.attribute(key("profile", book.id), "about"), indent=4)
            self.screen.say(small_print(self.words, book), indent=4, style="dim")

    def offer_lessons(self) -> None:
        for lesson in LESSONS.values():
            self.add(lesson, self.words.text(key("lesson", lesson.id)))

    def offer_saved_games(self) -> None:
        """List the unfinished games, the most recent first; return to the first list if there are none."""
        looked_at = islice(saves.latest(os.environ), LOOKED_AT)
        unfinished = [(path, match) for path, match in looked_at if match.state.outcome() is None]
        for path, match in unfinished[:MOST_SAVED]:
            self.add(path, game_named(self.words, path, match))
        if not unfinished:
            self.screen.say(self.words.text("menu-none-saved"))
            self.offer_rulebooks(first_choice(self.words.lang))
