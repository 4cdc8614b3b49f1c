"""The question and its answers as rows: what is asked, what can be chosen, and the buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from ..protocol.values import Card
from .boards import Board
from .layout import Columns, Flow, Paragraph, Row, Spot, lay, words
from .view_model import ViewModel

if TYPE_CHECKING:
    from .input import Picking

TALL = 3  # lines of the hand or of a list before it gets a second column


class Asking:
    def __init__(self, seen: ViewModel, board: Board, picking: Picking) -> None:
        self.seen = seen
        self.words = seen.words
        self.board = board
        self.picking = picking

    def question(self) -> list[Row]:
        """Return the card being played, the question, and what the player must know to answer."""
        seen = self.seen
        rows = self.board.middle()
        if seen.table.error:
            rows.append(Paragraph(words(self.words.text("event-table-trouble", text=seen.table.error), "bold red")))
        if seen.bot_plays:
            return [*rows, Paragraph(words(self.words.text("tui-bot-plays"), "bold"))]
        if seen.table.phase == "over":
            return [*rows, Paragraph(words(self.words.text("table-over"), "bold"))]
        text = " ".join(seen.window())
        if seen.question is None:
            return [*rows, Paragraph(words(" ".join(one for one in (seen.waiting(), text) if one), "dim"))]
        rows.append(Paragraph(words(" ".join(one for one in (seen.asked(), text) if one), "bold"), most=4))
        if effect := self.board.effect():
            rows.append(Paragraph(words(effect, "dim"), indent=2, most=2))
        if warning := self.board.warning():
            rows.append(Paragraph(words(f"! {warning}", "italic")))
        return rows

    def picks(self, width: int, room: int, spare: int, *, drawn: bool) -> list[Row]:
        """Return the targets of the question, and the hand: one line of it after targets, or more if there is room.

        The hand is drawn if the screen is large enough, unless there are targets: then the board needs the room.
        """
        targets = [
            Spot(self.board.target(choice), f"target {choice.options[0]}", choice.card, kind_of(choice.card),
                 options=choice.options)
            for choice in self.seen.targets
        ]  # fmt: skip
        listed: list[Row] = [Columns(targets, tall=TALL)] if targets else []
        rows = max(1, min(TALL, spare - len(lay(listed, width))))
        height = max(1, room) if not targets else rows
        hand = self.board.hand(width, height, min(room, spare) if drawn and not targets else 0)
        return hand + listed if len(lay(listed, width)) > room else listed + hand

    def acts(self) -> list[Row]:
        """Return the buttons: each has its letter, and they are always in the same order."""
        seen, spots = self.seen, []
        if seen.bot_plays:
            spots.append(button("b", self.words.text("tui-take-back"), "key b"))
        if stop := self.stop():
            spots.append(stop)
        for n in seen.plain:
            spots.append(button(seen.letters(seen.options[n])[0], seen.option(n), f"do {n}", (n,)))
        if letters := self.board.call_letters():
            mark = "✓" if self.picking.call else " "
            spots.append(button(letters[0], f"{self.words.text('tui-call')} [{mark}]", f"key {letters[0]}"))
        if self.can_hold():
            spots.append(button("h", self.words.text("tui-hmm"), "key h"))
        if seen.table.phase == "over":
            spots.append(button("e", self.words.text("tui-result"), "key e"))
        return [Flow(spots, gap=2, hang=0)] if spots else []

    def stop(self) -> Spot | None:
        """Return the button that stops the card being played; ``None`` if the player cannot stop it."""
        window, stops, speech = self.seen.snapshot.window, self.seen.stops, self.seen.speech
        if window is None or window.source is None or not stops or stops[0].card is None:
            return None
        text = self.words.text(
            "tui-stop-with",
            card=speech.title(stops[0].card),
            what=speech.title(window.source),
            who=speech.seat(window.seat),
        )
        return button("n", text, f"do {stops[0].options[0]}", stops[0].options[:1])

    def can_hold(self) -> bool:
        window, mine = self.seen.snapshot.window, self.seen.snapshot.mine
        return (
            self.seen.question is not None
            and window is not None
            and window.ends is not None
            and len(window.asked) > 1
            and mine is not None
            and not mine.held
            and mine.hold_left > 0
        )


def kind_of(card: Card | None) -> str:
    return "" if card is None else card.kind


def button(letter: str, label: str, at: str, options: tuple[int, ...] = ()) -> Spot:
    """Return a button with its letter."""
    text = Text().append(f"[{letter}]", style="bold cyan").append(f" {label}", style="default")
    return Spot(text, at, options=options, button=True)
