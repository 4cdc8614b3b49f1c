"""A table with line prompts: it prints events and asks questions."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import stablemates

from ... import bots
from ...client import Narration, Session, open_question
from ...client.choices import name_of
from ...client.local import is_bot
from ...client.narration import Line
from ...client.session import question_in
from ...client.settings import describe_options
from ...core.kernel import Seat
from ...protocol.commands import Answer, BaseCommand, Undo
from ...protocol.messages import Refused, Snapshot
from ...words import Words
from ...words.speech import Speech
from ...words.words import bot_summary
from .board import Board
from .screen import Screen
from .stable_board import StableBoard
from .unorog_board import UnorogBoard

BOARDS: dict[str, type[Board]] = {"unorog": UnorogBoard, "stable": StableBoard}  # all others use the plain one
RECAP = 6  # the number of past sentences that a resumed game starts with


def speech_of(words: Words, match: stablemates.Match, me: Seat) -> Speech:
    """Return the `Speech` of a match for one reader."""
    return Speech(words, match.profile, names(words, match.players), me)


def names(words: Words, players: list[str]) -> list[str]:
    """Return the names at a table; bots are named in the reader's language."""
    return [words.text(f"bot-name-{seat}") if is_bot(name) else name for seat, name in enumerate(players)]


class TerminalTable:
    """A player at a local or remote table.  The caller enters the session."""

    seen: Snapshot  # the last snapshot that was printed
    at: float  # when that was, for the time left

    def __init__(self, session: Session, screen: Screen) -> None:
        self.session = session
        self.screen = screen
        self.words = screen.words
        self.narration = Narration(session, screen.words)
        self.boards: dict[str, Board] = {}
        self.log: list[Line] = []

    @property
    def board(self) -> Board:
        """Return the board of the current game, with the current players and rulebook."""
        speech = self.narration.speech
        if speech.game not in self.boards:
            self.boards[speech.game] = BOARDS.get(speech.game, Board)(self.screen, speech)
            self.boards[speech.game].log = self.log
        board = self.boards[speech.game]
        board.speech = speech
        return board

    # --- printing --------------------------------------------------------------------------------

    def open(self) -> None:
        """Print the players and the options."""
        table, board = self.session.snapshot.table, self.board
        title = name_of(self.words, board.speech.profile)
        self.screen.say(self.words.text("table-title", title=title, n=len(table.seats)), style="bold")
        for seat, one in enumerate(table.seats):
            if one.kind == "bot":
                bot = bots.name_of(one.level)
                kind = bot_summary(self.words, bot) or bot  # a third-party bot has no message
                self.screen.say(self.words.text("table-bot", name=board.speech.seat(seat), kind=kind))
        for line in describe_options(self.words, table.settings):
            self.screen.say(line)
        if table.phase == "playing":
            self.screen.say(self.words.text("table-commands"), style="dim")

    def recall(self) -> None:
        """Print a recap of a resumed game."""
        lines = self.narration.new_lines()
        self.log += lines[:-RECAP]
        if self.log:
            self.screen.say("…")
        self.board.print_lines(lines[-RECAP:])

    def print_events(self) -> None:
        """Print the new events."""
        self.seen = self.session.snapshot
        self.at = time.monotonic()
        self.board.print_lines(self.narration.new_lines())

    def finish(self) -> None:
        """Print how the game ended."""
        self.board.finish(self.session.snapshot, self.narration.closing)

    # --- asking ----------------------------------------------------------------------------------

    async def advance(self) -> None:
        """Answer the question, or wait until something happens, and print the events."""
        if open_question(self.seen) is not None:
            await self.answer()
        else:
            await self.change()
        self.print_events()

    async def answer(self) -> None:
        """Ask until there is an answer, or the table has moved on.  Raises ``Leave``."""
        snapshot, board = self.seen, self.board
        self.pose(snapshot)
        while True:
            line = await self.line()
            if self.moved_on(snapshot):
                if line:
                    self.screen.say(self.words.text("refused-stale"))
                return
            if line is None:
                continue
            if snapshot.mine is not None and snapshot.mine.undo and line.lower() in board.keys("command-undo"):
                await self.do(Undo)
                return
            if not line or board.obey(line, snapshot):
                self.pose(snapshot)
                continue
            meant = board.understand(line, snapshot)
            found = await self.choose(meant, snapshot) if isinstance(meant, list) else meant
            if isinstance(found, str):
                self.screen.say(found)
                continue
            if found is not None:
                await self.do(Answer, option=found)
            return

    async def do(self, command: Callable[..., BaseCommand], **fields: object) -> None:
        """Send a command, and print the reason if it is refused."""
        reply = await self.session.send(command, **fields)
        if isinstance(reply, Refused):
            self.screen.say(self.words.text(f"refused-{reply.reason}"))

    async def choose(self, among: list[int], snapshot: Snapshot) -> int | str | None:
        """Return the chosen option, or a message if the choice is cancelled; ``None`` if the table has moved on."""
        question, board = question_in(snapshot), self.board
        board.show_choices(question, among)
        while True:
            line = await self.line()
            if self.moved_on(snapshot):
                return None
            if line is None:
                continue
            if not line:
                return self.words.text("board-taken-back")
            if board.obey(line, snapshot):
                continue
            found = board.chosen(line, question, among)
            if found is not None:
                return found
            self.screen.say(self.words.text("not-understood", line=line))

    def pose(self, snapshot: Snapshot) -> None:
        """Print the question, what else can be done, and how much time there is."""
        self.board.pose(snapshot)
        if snapshot.mine is not None and snapshot.mine.undo:
            self.screen.say(self.words.text("board-undo", key=self.board.keys("command-undo")[0]), style="dim")
        ends = (
            snapshot.window.ends
            if snapshot.window is not None
            else snapshot.clock.ends
            if snapshot.clock is not None
            else None
        )
        if ends is not None:
            left = (ends - snapshot.now) / 1000 - (time.monotonic() - self.at)
            self.screen.say(self.words.text("board-time", n=max(round(left), 0)), style="dim")

    def moved_on(self, snapshot: Snapshot) -> bool:
        """Return whether the question is no longer open."""
        now = self.session.snapshot
        return now.state != snapshot.state or open_question(now) is None

    async def line(self) -> str | None:
        """Return a typed line; ``None`` if something happens first, which is printed."""
        listening = asyncio.create_task(self.screen.listen())
        changing = asyncio.create_task(self.change())
        try:
            await asyncio.wait((listening, changing), return_when=asyncio.FIRST_COMPLETED)
            if listening.done():
                return listening.result()
            changing.result()
        finally:
            listening.cancel()
            changing.cancel()
            await asyncio.gather(listening, changing, return_exceptions=True)
        self.print_events()
        return None

    async def change(self) -> None:
        """Wait until something has changed since it was last printed."""
        if self.session.snapshot is self.seen:
            await self.session.change()
