"""Short dialogs over the table: whether to leave, whether another player may undo, and why the session ended."""

from __future__ import annotations

from ...core.kernel import NOBODY
from ...protocol.commands import Consent
from ..keys import by_place
from ..layout import Flow, Paragraph, Row, Spot, blank, words
from ..question import button
from .dialog import CLOSES, Dialog


class YesOrNo(Dialog[bool]):
    """A question with two answers: Enter or yes, Escape or no."""

    WIDE = 60

    def message(self) -> str:
        return ""

    def yes(self) -> str:
        return self.table_app.words.text("yes")

    def no(self) -> str:
        return self.table_app.words.text("tui-no")

    def closing(self) -> str:
        return ""

    def rows(self, width: int) -> list[Row]:
        answers = [button("⏎", self.yes(), "yes"), button("Esc", self.no(), "no")]
        return [Paragraph(words(self.message())), *blank(), Flow(answers, gap=4)]

    def picked(self, spot: Spot) -> None:
        self.decide(spot.at == "yes")

    def decide(self, yes: bool) -> None:
        self.dismiss(yes)

    def command(self, name: str) -> bool:
        if name == "enter":
            self.decide(self.cursor != "no")
        elif name == "escape":
            self.decide(False)
        else:
            return False
        return True


class LeaveDialog(YesOrNo):
    def heading(self) -> str:
        return self.table_app.words.text("command-quit")

    def message(self) -> str:
        return self.table_app.words.text("tui-leave-alone" if self.table_app.alone else "tui-leave-table")

    def yes(self) -> str:
        return self.table_app.words.text("tui-go")

    def no(self) -> str:
        return self.table_app.words.text("tui-stay")

    def command(self, name: str) -> bool:
        if name in CLOSES[1:] or by_place(name) in CLOSES[1:]:  # the key that opened this dialog, pressed again
            self.decide(True)
            return True
        return super().command(name)


class UndoDialog(YesOrNo):
    """Another player asks to undo an answer."""

    UNASKED = True

    @property
    def stale(self) -> bool:
        return not self.seen.must_consent

    def heading(self) -> str:
        return self.table_app.words.text("tui-wish")

    def message(self) -> str:
        request = self.seen.table.undo
        return self.table_app.words.text(
            "event-table-wish", seat=self.seen.speech.seat(request.seat if request else NOBODY)
        )

    def yes(self) -> str:
        return self.table_app.words.text("tui-agree")

    def decide(self, yes: bool) -> None:
        self.table_app.send(Consent, yes=yes)
        self.dismiss(yes)


class NoticeDialog(Dialog[None]):
    """A notice that explains why the player cannot stay."""

    WIDE = 60

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def rows(self, width: int) -> list[Row]:
        return [Paragraph(words(self.text))]

    def command(self, name: str) -> bool:
        self.dismiss()
        return True
