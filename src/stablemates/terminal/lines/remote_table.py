"""A remote table with line prompts: everything except the game itself."""

from __future__ import annotations

from ...bots import DEFAULT_BOT
from ...client import Session
from ...client.guests import other_name
from ...client.remote import TurnedAway
from ...core.kernel import NOBODY
from ...protocol.commands import LONGEST_NAME, AddBot, BaseCommand, Consent, Rematch, Return, Sit, Start
from ...protocol.messages import Refused
from .board import Leave
from .screen import Screen
from .table import TerminalTable

NAMES = 16  # attempts at a name that is already taken


class RemoteTable(TerminalTable):
    """A seat at a remote table."""

    def __init__(self, session: Session, screen: Screen, name: str, link: str, *, wanted: bool = False) -> None:
        super().__init__(session, screen)
        self.name = name
        self.wanted = wanted  # whether the person chose that name
        self.link = link
        self.queued = False  # whether we wait for a seat
        self.shown = ("", 0)  # the phase that was last shown, and its game

    async def stay(self) -> None:
        """Stay until the player leaves (``Leave``, ``EOFError``) or the table closes."""
        self.print_events()
        if self.wanted and (seated := other_name(self.seen, self.name)):
            self.screen.say(self.words.text("join-name-ignored", name=self.name, seated=seated))
        while self.seen.table.phase != "closed":
            await self.advance()

    async def advance(self) -> None:
        snapshot = self.seen
        table = snapshot.table
        if snapshot.you == NOBODY:
            await self.take_seat()
            return
        if (table.phase, table.game) != self.shown:
            self.shown = table.phase, table.game
            self.show_phase()
        if table.phase == "lobby":
            await self.lobby()
        elif table.phase == "over":
            await self.end()
        elif table.seats[snapshot.you].stand_in:
            await self.return_to_seat()
        elif table.undo is not None and snapshot.you not in (table.undo.seat, *table.undo.agreed):
            await self.consent()
        else:
            await super().advance()

    def show_phase(self) -> None:
        if self.seen.table.phase == "over":
            self.finish()
            return
        self.open()
        if self.seen.table.phase == "lobby":
            self.screen.say(self.words.text("join-lobby", names=", ".join(self.people())))
            self.screen.say(self.words.text("join-others", code=self.seen.table.code, link=self.link), style="dim")

    def people(self) -> list[str]:
        """Return the players and the free seats."""
        empty, speech = self.words.text("join-empty"), self.board.speech
        seats = enumerate(self.seen.table.seats)
        return [empty if one.kind == "empty" else speech.seat(seat) for seat, one in seats]

    # --- before and after a game -------------------------------------------------------------------

    async def take_seat(self) -> None:
        """Sit down; during a game, wait for a seat until the host admits us or the next game is dealt."""
        if self.queued and self.seen.table.phase == "playing":
            await self.change()
        else:
            await self.sit_down()
            self.queued = self.session.snapshot.you == NOBODY
            if self.queued:
                self.screen.say(self.words.text("join-queued"))
        self.print_events()

    async def sit_down(self) -> None:
        """Take a seat; append a number if the name is taken."""
        for number in range(1, NAMES):
            suffix = "" if number == 1 else f" {number}"
            name = self.name[: LONGEST_NAME - len(suffix)] + suffix
            reply = await self.session.send(Sit, name=name)
            if not isinstance(reply, Refused):
                return
            if reply.reason != "name-taken":
                raise TurnedAway(reply.reason, reply.text)
        raise TurnedAway("name-taken", f"{self.name} looks like the name of another player at this table")

    async def lobby(self) -> None:
        """Wait for the game; the host starts it."""
        if self.seen.table.host != self.seen.you:
            await self.offer({})
        elif any(one.kind == "empty" for one in self.seen.table.seats):
            await self.offer({"join-bots": (AddBot, {"level": DEFAULT_BOT})})
        else:
            await self.offer({"join-start": (Start, {})})

    async def end(self) -> None:
        """Offer a rematch."""
        again = self.seen.table.seats[self.seen.you].again
        await self.offer({} if again else {"join-again": (Rematch, {})})

    # --- during a game -----------------------------------------------------------------------------

    async def return_to_seat(self) -> None:
        """Offer to take the seat back from the bot; a script always takes it back."""
        if self.screen.interactive:
            await self.offer({"join-return": (Return, {})})
        else:
            await self.do(Return)
            self.print_events()

    async def consent(self) -> None:
        """Ask for consent to an undo request."""
        await self.offer({"join-agree": (Consent, {"yes": True}), "join-refuse": (Consent, {"yes": False})})

    async def offer(self, commands: dict[str, tuple[type[BaseCommand], dict[str, object]]]) -> None:
        """Let the player type a command, or wait until something happens.  Without a command, a script waits."""
        if not commands and not self.screen.interactive:
            await self.change()
            self.print_events()
            return
        names = (*commands, "command-quit")
        offers = [f"{self.board.keys(name)[0]} — {self.words.text(name).lower()}" for name in names]
        self.screen.say(" · ".join(offers), style="dim")
        line = await self.line()
        if line is None:
            return
        if line.lower() in self.board.keys("command-quit"):
            raise Leave
        for name, (command, fields) in commands.items():
            if line.lower() in self.board.keys(name):
                await self.do(command, **fields)
                self.print_events()
                return
        self.screen.say(self.words.text("not-understood", line=line))
