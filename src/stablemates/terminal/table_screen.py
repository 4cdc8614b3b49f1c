"""The table during a game: board, log, question, hand and answers."""

from __future__ import annotations

from dataclasses import replace

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.geometry import Size

from ..client.recap import recap
from ..core.kernel import NO_CARD, NOBODY
from ..protocol.commands import Hold, Return, Undo
from ..protocol.values import Card
from ..words.words import Argument
from .boards import Board, board_for
from .cursor import CursorScreen
from .input import Picking
from .keys import by_place
from .layout import Edges, Flow, Paragraph, Row, Rule, Spot, lay, words
from .question import Asking, kind_of
from .surface import Surface
from .timebar import TimeBar

WIDE = 110  # cells from which the log has its own column
SIDE = 40  # cells of that column
LEAST_LOG = 3  # lines of the log, if it is under the board
LEAST_BOARD = 4  # lines that the board keeps, whatever is asked
TOOLS = {"?": "help", "i": "read", "l": "log", "r": "recap", "m": "menu", "t": "talk", "z": "undo", "q": "leave"}
TALL = 30  # lines from which there is room to spare
HINT = 2  # lines of the hint
TURN_ASKS = ("action", "turn")  # the questions that a turn starts with
DRAWN = Size(100, 30)  # the smallest screen on which cards are drawn


class TableScreen(CursorScreen[None]):
    ARROWS_IN = ("board", "ask", "picks", "acts")

    def __init__(self) -> None:
        super().__init__()
        self.picking = Picking(self)
        self.named = ""  # the question that is shown

    def compose(self) -> ComposeResult:
        with Vertical(id="table"):
            yield Surface(id="head", bar=True)
            yield Surface(id="board")
            yield Surface(id="log")
            yield TimeBar(id="bar")
            for name in ("ask", "picks", "acts", "hint", "foot"):
                yield Surface(id=name)
        yield Surface(id="side")

    # --- layout -------------------------------------------------------------------------------------------

    def renew(self) -> None:
        if self.seen.snapshot.view is None:
            return
        board = board_for(self.seen)
        if self.table_app.question != self.named:
            self.named = self.table_app.question
            self.picking.drop()
        wide = self.size.width >= WIDE
        self.lay_out(board, self.size.width - SIDE if wide else self.size.width, wide)
        if self.cursor and self.spot is None:  # the spot under the cursor is gone
            self.cursor = ""
        for surface in self.query(Surface):
            surface.cursor = self.cursor
        self.hint()

    def lay_out(self, board: Board, width: int, wide: bool) -> None:
        """Divide the lines: first the question and the answers, the rest for the board and the log."""
        asking = Asking(self.seen, board, self.picking)
        hint = self.hint_tall(width)
        room = self.size.height - 3 - hint - LEAST_BOARD
        ask = self.ask_rows(asking)
        acts = self.act_rows(asking)
        ask_tall = min(len(lay(ask, width)), max(1, room - 4))
        acts_tall = min(len(lay(acts, width)), 3)
        needed = len(lay(board.rows(width, 0), width))  # at its shortest: the board takes precedence over the log
        free = room - ask_tall - acts_tall
        drawn = self.size.width >= DRAWN.width and self.size.height >= DRAWN.height
        spare = free + LEAST_BOARD - needed - LEAST_LOG
        picks = asking.picks(width, max(1, free - (0 if wide else 2)), spare, drawn=drawn)
        picks_tall = min(len(lay(picks, width)), max(1, free))
        left = free + LEAST_BOARD - picks_tall
        log = 0 if wide or left <= LEAST_BOARD else min(LEAST_LOG, max(1, left - needed))
        rows = board.rows(width, left - log, airy=self.size.height >= TALL, drawn=drawn)
        if not wide:  # lines that the board does not need show more of the log
            log = max(log, left - max(LEAST_BOARD, len(lay(rows, width))))
        self.surface("head").display_rows([self.head(board)], 1)
        self.surface("board").display_rows(rows, left - log)
        self.surface("log").display_rows(self.log_rows(log, width), log)
        self.surface("ask").display_rows(ask, ask_tall)
        self.surface("picks").display_rows(picks, picks_tall)
        self.surface("acts").display_rows(acts, acts_tall)
        self.surface("hint").tall = hint
        self.surface("foot").display_rows([self.foot()], 1)
        tall = self.size.height if wide else 0
        self.surface("side").display_rows(self.log_rows(tall, SIDE - 2), tall)
        self.query_one(TimeBar).display_time(self.seen.snapshot, self.table_app.received, self.seen.words)

    def ask_rows(self, asking: Asking) -> list[Row]:
        """Return what the player has to know, and the question."""
        return [*self.touched(), *asking.question()]

    def act_rows(self, asking: Asking) -> list[Row]:
        """Return the buttons."""
        return asking.acts()

    def touched(self) -> list[Row]:
        """Return what others did to the reader since their last turn, at the start of the next one."""
        question, app = self.seen.question, self.table_app
        if question is None or question.ask not in TURN_ASKS:
            return []
        lines = app.narration.lines(recap(app.logbook.received, self.seen.me).touched)
        text = " ".join(line.text for line in lines)
        return [Paragraph(words(self.text("tui-recap-line", list=text), "italic"), most=2)] if text else []

    def text(self, key: str, /, **args: Argument) -> str:
        return self.seen.words.text(key, **args)

    def head(self, board: Board) -> Row:
        """Return the game and the turn on the left; anything unusual and the language on the right."""
        seen, right = self.seen, []
        if not self.table_app.session.connected:
            right.append(words(self.text("tui-no-connection"), "bold red"))
        if seen.table.waiting:
            right.append(words(self.text("tui-table-waits"), "bold"))
        if seen.snapshot.mine is not None and seen.snapshot.mine.mode != "smart":
            right.append(Spot(words(self.text(f"mode-{seen.snapshot.mine.mode}"), "italic").text, "key m", button=True))
        if seen.me == NOBODY:
            right.append(words(self.text("tui-watching"), "italic"))
        right.append(Spot(words(f"{seen.words.lang.upper()} ", "dim").text, "key f2", button=True))
        return Edges(words(f" {' · '.join(board.title())}", "bold"), right)

    def log_rows(self, tall: int, width: int) -> list[Row]:
        """Return the last lines that fit."""
        rule = [Rule()] if LEAST_LOG < tall < self.size.height else []
        rows = self.table_app.logbook.rows(tall, self.seen.speech)
        while rows and len(lay(rows, width)) > tall - len(rule):
            rows = rows[1:]
        return [*rule, *rows]

    def foot(self) -> Row:
        """Return the fixed keys, which can also be clicked."""
        spots = [self.key_spot(name) for name in [*self.fixed_keys(), "q"]]
        if sum(spot.width + 2 for spot in spots) > self.size.width + 2:  # only the keys, if there is no room
            spots = [spot if spot.at == "key ?" else replace(spot, text=spot.text[:1]) for spot in spots]
        return Flow(spots, gap=2)

    def fixed_keys(self) -> list[str]:
        """Return the keys that work now, apart from the one that leaves."""
        mine = self.seen.snapshot.mine
        names = ["?", "i", "l", *(["r"] if self.seen.me != NOBODY else []), "m"]
        names += ["t"] if self.seen.me != NOBODY and len(self.seen.table.seats) > 1 and not self.table_app.alone else []
        return [*names, "z"] if mine is not None and mine.undo else names

    def key_spot(self, name: str) -> Spot:
        message = TOOLS[name]
        if name == "z" and self.seen.snapshot.mine is not None:
            message = f"{message}-{self.seen.snapshot.mine.undo}"
        text = Text().append(name, style="bold").append(f" {self.text(f'tui-key-{message}')}", style="dim")
        return Spot(text, f"key {name}", button=True)

    # --- the hint ------------------------------------------------------------------------------------------

    def pointed(self, spot: Spot | None) -> None:
        self.table_app.refusal = ""
        if self.hint_tall(self.surface("hint").size.width) == self.surface("hint").tall:
            self.hint()
        else:
            self.renew()

    def hint_row(self) -> Row:
        """Return the last refusal, or a hint about the selection."""
        text = self.table_app.refusal or self.picking.hint or self.about(self.spot) or self.text("tui-hint")
        return Paragraph(words(text, "bold" if self.table_app.refusal or self.picking.hint else "dim"))

    def hint_tall(self, width: int) -> int:
        """Return the lines of the hint.  It is never cut, so a long one takes lines from the board."""
        return max(HINT, len(lay([self.hint_row()], width)))

    def hint(self) -> None:
        surface = self.surface("hint")
        surface.display_rows([self.hint_row()], surface.tall)

    def about(self, spot: Spot | None) -> str:
        if spot is None:
            return ""
        if spot.about or not spot.kind:
            return spot.about
        card = spot.card or Card(NO_CARD, spot.kind)
        why = self.seen.why(card) if spot.at.startswith("hand ") else ""
        return why or self.table_app.describe_card(card)

    # --- input ------------------------------------------------------------------------------------------------

    def picked(self, spot: Spot) -> None:
        if spot.at.startswith("key "):
            self.command(spot.at.removeprefix("key "))
        elif spot.at.startswith("pile "):
            self.table_app.show_pile(spot.at.removeprefix("pile "))
        elif spot.options:
            self.picking.use(spot.options)
        elif spot.at.startswith("line "):
            self.table_app.show_log(spot.at)
        elif spot.kind and not spot.at.startswith("hand "):
            self.table_app.read(spot)

    def command(self, name: str) -> bool:
        return self.picking.key(name) or self.tool(name) or self.tool(by_place(name))

    def tool(self, name: str) -> bool:
        """Handle a fixed key; return whether it was one."""
        app, seen = self.table_app, self.seen
        mine = seen.snapshot.mine
        if name in ("?", "f1"):
            app.show_help()
        elif name == "i":
            app.read(self.spot if self.spot is not None and self.spot.kind else self.asked_about())
        elif name in seen.words.attribute("command-log", "key").split():
            app.show_log()
        elif name == "r" and seen.me != NOBODY:
            app.show_recap()
        elif name == "m":
            app.show_menu()
        elif name == "t" and seen.me != NOBODY and not app.alone:
            app.show_chat()
        elif name in ("z", "backspace") and mine is not None and mine.undo:
            app.send(Undo)
        elif name == "h" and seen.snapshot.window is not None and seen.question is not None:
            app.send(Hold)
        elif name == "b" and seen.bot_plays:
            app.send(Return)
        elif name == "e" and seen.table.ended is not None and seen.table.phase == "over":
            app.show_end()
        elif name == "f2":
            app.next_language()
        elif name in seen.words.attribute("command-quit", "key").split():
            app.ask_to_leave()
        else:
            return False
        return True

    def asked_about(self) -> Spot:
        """Return the card to read when none is selected: the one that the question is about."""
        found = board_for(self.seen).asked_about()
        return Spot(words("").text, card=found, kind=kind_of(found))
