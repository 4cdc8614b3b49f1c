"""Help: the goal, the keys, the glyphs, and a summary of the rules."""

from __future__ import annotations

from rich.text import Text

from ..words.words import key
from .boards import board_for
from .dialogs.dialog import Dialog
from .layout import Paragraph, Row, blank, words

# Keys and what they do; a message that starts with the name of a game is only for that game.
KEYS = (
    ("← ↑ ↓ →  Tab", "arrows"),
    ("Enter", "enter"),
    ("1 2 3 …", "numbers"),
    ("Space", "space"),
    ("Esc", "escape"),
    ("i", "read"),
    ("l", "log"),
    ("r", "recap"),
    ("n", "stable-stop"),
    ("u", "unorog-call"),
    ("h", "hmm"),
    ("z  Backspace", "undo"),
    ("m", "menu"),
    ("t", "talk"),
    ("F2", "language"),
    ("q  Ctrl-C", "leave"),
)
WIDEST = 14  # cells of a key


class HelpDialog(Dialog[None]):
    def heading(self) -> str:
        return self.table_app.words.text("command-help")

    def closing(self) -> str:
        return self.table_app.words.text("tui-scrolls")

    def rows(self, width: int) -> list[Row]:
        seen = self.seen
        rules = [Paragraph(words(line)) for line in self.rules()]
        keys = [self.line(name, message) for name, message in KEYS if self.of_this_game(message)]
        mouse = Paragraph(words(seen.words.text("tui-help-mouse")))
        parts: list[list[Row]] = [[*rules[:1]], keys, [mouse], board_for(seen).legend(), [*rules[1:]]]
        return [row for part in parts if part for row in [*part, *blank()]]

    def of_this_game(self, message: str) -> bool:
        return not message.startswith(("stable-", "unorog-")) or message.startswith(f"{self.seen.game}-")

    def line(self, name: str, message: str) -> Row:
        text = Text().append(f"{name:<{WIDEST}}", style="bold cyan")
        text.append(self.table_app.words.text(f"tui-help-{message}"), style="default")
        return Paragraph(words(text), hang=WIDEST)

    def rules(self) -> list[str]:
        """Return a summary of the rules, or the reference card of the edition (R-SET-09)."""
        seen = self.seen
        rules = key("help", seen.game)
        if seen.words.has(rules):
            return seen.words.text(rules).splitlines()
        return board_for(seen).reference() if seen.snapshot.view is not None else []
