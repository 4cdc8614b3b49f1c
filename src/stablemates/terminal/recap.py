"""The recap: what happened since the reader's last turn, starting with what affected them."""

from __future__ import annotations

from ..client.narration import Line
from ..client.recap import recap
from .dialogs.dialog import Dialog
from .layout import Paragraph, Row, Spot, blank, words


class RecapDialog(Dialog[None]):
    def heading(self) -> str:
        return self.table_app.words.text("tui-recap")

    def closing(self) -> str:
        return self.table_app.words.text("tui-recap-keys")

    def rows(self, width: int) -> list[Row]:
        app = self.table_app
        found = recap(app.logbook.received, self.seen.me)
        touched, rest = (list(app.narration.lines(part)) for part in found)
        if not touched and not rest:
            return [Paragraph(words(app.words.text("tui-recap-nothing"), "dim"))]
        between = blank() if touched and rest else []
        first = [self.line(n, line, "bold") for n, line in enumerate(touched)]
        return [*first, *between, *(self.line(n, line, "") for n, line in enumerate(rest, len(touched)))]

    def line(self, number: int, line: Line, style: str) -> Row:
        mark = "! " if style else "  "
        return Paragraph(Spot(words(f"{mark}{line.text}", style).text, f"line {number}", kind=line.kind), hang=2)
