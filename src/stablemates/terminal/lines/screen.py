"""A screen of lines: a terminal or a pipe."""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import suppress

from rich.console import Console
from rich.text import Text

from ...client.sanitizer import sanitized
from ...words import Words
from .keyboard import Keyboard


def has_whole_screen(plain: bool) -> bool:
    """Return whether a table can fill the screen: there is a terminal, and ``plain`` is not set."""
    dumb = os.environ.get("TERM", "dumb") == "dumb"
    return not plain and not dumb and sys.stdin.isatty() and sys.stdout.isatty()


class Output(Console):
    def on_broken_pipe(self) -> None:
        raise BrokenPipeError  # ``main`` handles it; rich would exit the program


class Screen:
    """Print and read lines.  In a pipe there are no escape codes, and input is echoed, as in a terminal."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.console = Output(highlight=False, markup=False, emoji=False)
        self.keyboard = Keyboard()
        self.interactive = sys.stdin.isatty()
        if self.interactive:
            with suppress(ImportError):
                import readline  # noqa: F401  (line editing)

    @property
    def width(self) -> int:
        return self.console.width

    def say(self, text: str | Text = "", *, style: str = "", indent: int = 0) -> None:
        whole = Text(text, style=style) if isinstance(text, str) else text
        whole.plain = sanitized(whole.plain)
        for line in whole.wrap(self.console, self.width - indent):
            line.rstrip()
            self.console.print(Text(" " * indent) + line)

    def say_unbroken(self, text: str, *, style: str = "") -> None:
        """Print lines that people copy, such as commands and links: they are never wrapped."""
        self.console.print(Text(sanitized(text), style=style), soft_wrap=True)

    def say_row(self, parts: list[Text], between: str) -> None:
        """Print parts in a row; lines are broken between them, if necessary."""
        line = Text()
        for i, part in enumerate(parts):
            following = part + Text(between) if i + 1 < len(parts) else part
            if line and line.cell_len + following.cell_len > self.width:
                self.say(line)
                line = Text()
            line += following
        self.say(line)

    def heading(self, text: str) -> None:
        self.console.print()
        self.console.rule(sanitized(text), align="left", style="dim")

    def read_line(self) -> str:
        """Return a typed line; raise ``EOFError`` if there are no more."""
        return input("> ").strip() if self.interactive else self.echoed(sys.stdin.readline())

    async def listen(self) -> str:
        """Return a typed line, without blocking; cancelling it loses no input."""
        if self.interactive:
            self.console.print("> ", end="")
            self.console.file.flush()
        try:
            line = await self.keyboard.line()
        except asyncio.CancelledError:
            if self.interactive:
                self.console.print()  # so that the next line does not follow the prompt
            raise
        return self.echoed(line)

    def echoed(self, line: str) -> str:
        if not line:
            raise EOFError
        if not self.interactive:
            self.say(f"> {line.strip()}")
        return line.strip()
