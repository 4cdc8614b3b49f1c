"""The terminal, or what stands in for it in a pipe."""

from __future__ import annotations

import sys
from contextlib import suppress

from rich.console import Console
from rich.text import Text

from ..words import Words


class Output(Console):
    def on_broken_pipe(self) -> None:
        raise BrokenPipeError  # main knows what to do; rich would end the program by itself


class Screen:
    """Says and hears lines.  In a pipe there are no escape codes, and what was heard is shown, as a terminal would."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.console = Output(highlight=False, markup=False, emoji=False)
        self.alive = sys.stdin.isatty()
        if self.alive:
            with suppress(ImportError):
                import readline  # noqa: F401  (editing of the line that is typed)

    @property
    def width(self) -> int:
        return self.console.width

    def say(self, text: str | Text = "", *, style: str = "", indent: int = 0) -> None:
        whole = Text(text, style=style) if isinstance(text, str) else text
        for line in whole.wrap(self.console, self.width - indent):
            line.rstrip()
            self.console.print(Text(" " * indent) + line)

    def say_row(self, parts: list[Text], between: str) -> None:
        """Parts in a row; a line is broken between two of them, if it must be."""
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
        self.console.rule(text, align="left", style="dim")

    def hear(self) -> str:
        """A line that was typed; ``EOFError`` when there will be no more."""
        if self.alive:
            return input("> ").strip()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.say(f"> {line.strip()}")
        return line.strip()
