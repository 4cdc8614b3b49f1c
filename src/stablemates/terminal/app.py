"""The full-screen terminal app: it joins a table, receives its events and draws it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import ClassVar

from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Input, Static
from textual.worker import Worker, WorkerError

from ..client import Narration, Session
from ..client.guests import other_name
from ..client.remote import TurnedAway
from ..protocol.commands import Answer, BaseCommand, Rematch, Sit
from ..protocol.messages import Refused
from ..protocol.values import Card
from ..words import LANGUAGES, Words
from .chat import ChatDialog
from .cursor import CursorScreen
from .dialogs.confirm import LeaveDialog, NoticeDialog, UndoDialog
from .dialogs.dialog import Dialog
from .dialogs.option import OptionDialog
from .dialogs.pile import PileDialog
from .dialogs.reader import ReaderDialog
from .end import EndDialog
from .help import HelpDialog
from .layout import Spot
from .lobby import LobbyScreen
from .log import LogDialog
from .logbook import Logbook
from .menu import MenuDialog
from .recap import RecapDialog
from .surface import Surface
from .table_screen import TableScreen
from .view_model import ViewModel

SETTLES = 0.25  # seconds in which a new question ignores keys meant for the previous one
FRAME = 1 / 30  # seconds between two frames; faster changes are drawn together
CHECK_CONNECTION = 0.5  # seconds between two checks of the connection
ATTEND_EVERY = 0.5  # seconds between two checks for an urgent dialog
POLITE = 2.0  # seconds allowed for leaving the table


class TableApp(App[int]):
    TITLE = "Stablemates"
    CSS_PATH = Path(__file__).with_name("table.tcss")
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "leave", show=False, priority=True),
        Binding("ctrl+c", "interrupt", show=False, priority=True),
        Binding("ctrl+z", "suspend_process", show=False, priority=True),
    ]

    table_screen: type[CursorScreen[None]] = TableScreen
    seen: ViewModel
    staying: Worker[None]

    def __init__(self, session: Session, words: Words, name: str = "", link: str = "", *, wanted: bool = False) -> None:
        super().__init__(ansi_color=True)  # the terminal's own colours, or none if NO_COLOR is set
        self.session = session
        self.name_wanted = name
        self.wanted = wanted  # whether the person chose that name
        self.link = link
        self.narration = Narration(session, words)
        self.logbook = Logbook()
        self.base: CursorScreen[None] | None = None
        self.received = 0.0  # local time of the last snapshot
        self.question = ""  # the name of the open question
        self.asked_at = 0.0
        self.busy = False  # an answer is on its way
        self.refusal = ""  # why the last command was refused
        self.ended = 0  # the game whose end was shown
        self.levels: dict[str, list[str]] = {}  # of the bots that the table offers, by game
        self.was_connected = True
        self.interrupted = False  # by Ctrl-C
        self.turned_away: TurnedAway | None = None

    @property
    def words(self) -> Words:
        return self.narration.words

    @property
    def alone(self) -> bool:
        """True if this is a local table, which no one else can join."""
        return not self.session.snapshot.table.code

    def compose(self) -> ComposeResult:
        yield Static(self.words.text("tui-coming"), id="coming")

    def on_mount(self) -> None:
        self.theme = "ansi-dark"
        self.staying = self.run_worker(self.stay(), exit_on_error=True)

    async def on_unmount(self) -> None:
        """Leave the table before the program exits, so that the connection closes cleanly."""
        with suppress(WorkerError, TimeoutError):
            await asyncio.wait_for(self.staying.wait(), POLITE)

    # --- at the table ----------------------------------------------------------------------------------------

    async def stay(self) -> None:
        """Stay at the table until the player leaves or is turned away."""
        try:
            async with self.session:
                self.show()
                self.set_interval(CHECK_CONNECTION, self.watch_the_connection)
                self.set_interval(ATTEND_EVERY, self.open_urgent)
                if self.name_wanted and self.seen.can_sit:
                    self.send(Sit, name=self.name_wanted)
                elif self.wanted and (seated := other_name(self.session.snapshot, self.name_wanted)):
                    self.refusal = self.words.text("join-name-ignored", name=self.name_wanted, seated=seated)
                    self.renew()
                while True:
                    await self.session.change()
                    await asyncio.sleep(max(0.0, self.received + FRAME - monotonic()))
                    self.show()
        except TurnedAway as turned_away:
            self.turn_away(turned_away)

    def turn_away(self, error: TurnedAway) -> None:
        name = f"refused-{error.reason}"
        text = self.words.text(name) if self.words.has(name) else error.text
        self.turned_away = error
        self.push_screen(NoticeDialog(text), lambda _: self.exit())

    def watch_the_connection(self) -> None:
        if self.session.connected != self.was_connected:
            self.was_connected = self.session.connected
            self.renew()

    def show(self) -> None:
        """Show the current state, unless the app is already closing."""
        if not self.is_running:
            return
        self.received = monotonic()
        self.logbook.listen(self.narration)
        self.seen = ViewModel(self.session.snapshot, self.narration)
        if self.seen.game not in self.levels:
            self.levels[self.seen.game] = []
            self.run_worker(self.learn_levels(self.seen.game))
        question = self.name_of_question()
        if question != self.question:
            self.question, self.asked_at = question, self.received
            if question and not self.app_focus:  # ring the bell if the terminal is not focused
                self.bell()
        self.stage()
        if isinstance(self.screen, Dialog) and self.screen.stale:
            self.screen.dismiss()
        self.renew()
        self.open_urgent()

    async def learn_levels(self, game: str) -> None:
        """Ask which bots the table offers: a server's may differ from this program's."""
        self.levels[game] = await self.session.levels(game)
        self.renew()

    def name_of_question(self) -> str:
        """Return an id of the question that ignores other changes at the table."""
        question, snapshot = self.seen.question, self.seen.snapshot
        since = snapshot.window.opened if snapshot.window else snapshot.clock.started if snapshot.clock else 0
        return "" if question is None else f"{question.ask} {question.source} {since} {question.options}"

    def stage(self) -> None:
        """Show the lobby before the deal, the table afterwards."""
        kind = self.table_screen if self.seen.snapshot.view is not None else LobbyScreen
        if not isinstance(self.base, kind):
            while len(self.screen_stack) > 1:
                self.pop_screen()
            self.base = kind()
            self.push_screen(self.base)

    def renew(self) -> None:
        for screen in self.screen_stack:
            if isinstance(screen, CursorScreen) and screen.ready:
                screen.renew()

    def open_urgent(self) -> None:
        """Open what needs attention: the end, or an undo request.  A player who is typing may finish first."""
        if not self.is_running or isinstance(self.screen.focused, Input):  # the timer may still tick at the end
            return
        table = self.seen.table
        if table.phase == "over" and self.ended != table.game:
            self.ended = table.game
            self.show_end()
        if self.seen.must_consent and not any(isinstance(screen, UndoDialog) for screen in self.screen_stack):
            self.push_screen(UndoDialog())

    # --- commands -----------------------------------------------------------------------------------------------

    def answer(self, option: int) -> bool:
        """Answer the open question, unless it is too soon or an answer was sent; return whether it was sent now."""
        if self.busy or self.too_soon(self.asked_at):
            return False
        self.busy = True
        self.send(Answer, option=option)
        return True

    def too_soon(self, since: float) -> bool:
        """Return whether a key comes too soon to be meant for what appeared at this time."""
        return monotonic() - since < SETTLES

    def send(self, command: Callable[..., BaseCommand], **fields: object) -> None:
        self.run_worker(self.sending(command, fields))

    async def sending(self, command: Callable[..., BaseCommand], fields: dict[str, object]) -> None:
        self.refusal = ""
        try:
            reply = await self.session.send(command, **fields)
        except TurnedAway:
            return  # ``stay`` gets the same error
        finally:
            self.busy = False
        if isinstance(reply, Refused) and reply.reason != "stale":  # the player sees that the table has moved on
            self.refusal = self.words.text(f"refused-{reply.reason}")
            self.renew()

    # --- what can be opened ------------------------------------------------------------------------------------

    def describe_card(self, card: Card) -> str:
        """Return a card on one line: title, type and text."""
        speech, of_type = self.seen.speech, self.seen.glyphs.type_name(card)
        return f"{' · '.join(one for one in (speech.title(card), of_type) if one)}: {speech.text_of(card.kind)}"

    def read(self, spot: Spot | None) -> None:
        """Open a card to read it.  This never plays it."""
        if spot is None or not spot.kind or isinstance(self.screen, ReaderDialog):
            return
        kinds = [one.kind for surface in self.screen.query(Surface) for *_, one in surface.named() if one.kind]
        self.push_screen(ReaderDialog(spot.kind, list(dict.fromkeys(kinds))))

    def show_pile(self, pile: str) -> None:
        self.push_screen(PileDialog(pile))

    def show_log(self, at: str = "") -> None:
        self.push_screen(LogDialog(at))

    def show_recap(self) -> None:
        self.push_screen(RecapDialog())

    def show_help(self) -> None:
        self.push_screen(HelpDialog())

    def show_menu(self) -> None:
        self.push_screen(MenuDialog())

    def show_chat(self) -> None:
        self.push_screen(ChatDialog())

    def show_end(self) -> None:
        self.push_screen(EndDialog())

    def rematch(self) -> None:
        self.send(Rematch)

    def ask_which(self, options: list[int]) -> None:
        def take(option: int | None) -> None:
            if option is not None:
                self.answer(option)

        self.push_screen(OptionDialog(options, self.question), take)

    def ask_to_leave(self) -> None:
        self.push_screen(LeaveDialog(), lambda sure: self.exit(0) if sure else None)

    def action_leave(self) -> None:
        self.exit(0)

    def action_interrupt(self) -> None:
        self.interrupted = True
        self.exit()

    # --- languages ---------------------------------------------------------------------------------------------

    def next_language(self) -> None:
        self.switch_language(LANGUAGES[(LANGUAGES.index(self.words.lang) + 1) % len(LANGUAGES)])

    def switch_language(self, lang: str) -> None:
        """Switch to another language, including the log."""
        self.narration.words = Words(lang)
        self.logbook.translate(self.narration)
        self.seen = ViewModel(self.session.snapshot, self.narration)
        self.refusal = ""
        self.renew()

    def on_app_focus(self, event: events.AppFocus) -> None:
        self.renew()
