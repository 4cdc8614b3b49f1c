"""People at a table: they follow the protocol, and are impatient, forgetful and unlucky."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING

from stablemates.protocol import commands as c
from stablemates.protocol import messages as m

from .network import Line

if TYPE_CHECKING:
    from .world import World

RESEND = 2.5  # seconds
GIVE_UP = 6.0  # seconds without a reply before trying another connection


class Unanswered:
    """A command that is not answered yet."""

    def __init__(self, command: c.Command, at: float) -> None:
        self.command = command
        self.first = at
        self.last = at


class Player:
    def __init__(self, world: World, person: str, number: int) -> None:
        self.world = world
        self.person = person
        self.number = number
        self.rng = Random(world.rng.random())
        self.watches = False
        self.lazy = self.rng.random() < 0.2  # makes others wait
        self.line: Line | None = None
        self.lines: list[Line] = []  # including those about to break
        self.dialled = 0.0
        self.snapshot: m.Snapshot | None = None
        self.open: dict[str, Unanswered] = {}
        self.old: list[c.Command] = []
        self.sent = 0
        self.away_until = 0.0

    # --- receiving --------------------------------------------------------------------------------------

    def receive(self, line: Line, message: m.Message) -> None:
        if isinstance(message, (m.Welcome, m.Update)):
            if isinstance(message, m.Welcome):
                line.welcomed = True
            if line is self.line:
                self.snapshot = message.snapshot
                self.remember_call(message.snapshot)
        elif isinstance(message, m.Accepted):
            self.open.pop(message.id, None)
        elif isinstance(message, m.Refused):
            if message.reason in ("storage", "busy"):
                return  # the command is repeated a little later
            self.open.pop(message.id, None)
            if message.snapshot is not None and line is self.line:
                self.snapshot = message.snapshot
        elif isinstance(message, m.Bye):
            line.cut(message.reason)

    def remember_call(self, snapshot: m.Snapshot) -> None:
        """A forgetful player remembers a forgotten call immediately, or not at all."""
        if snapshot.mine is not None and snapshot.mine.call is not None and self.rng.random() < 0.9:
            self.send(c.Call(id=self.id(), on=snapshot.state), self.world.loop.time())

    def cut_off(self, line: Line) -> None:
        self.lines.remove(line)
        if self.line is line:
            self.line = None

    def go_away(self, seconds: float) -> None:
        """Disconnect, and reconnect after a while."""
        self.world.note(f"{self.person} goes away for {seconds} s")
        self.away_until = self.world.loop.time() + seconds
        for line in list(self.lines):
            line.cut("gone")

    # --- sending ---------------------------------------------------------------------------------------

    async def live(self) -> None:
        while True:
            await asyncio.sleep(self.rng.uniform(0.1, 1.2))
            try:
                self.act()
            except Exception as error:
                self.world.fail(f"{self.person} could not continue: {error!r}")
                raise

    def act(self) -> None:
        now = self.world.loop.time()
        if self.world.storming and now < self.away_until:
            return
        line = self.line
        if line is None or (not line.welcomed and now > self.dialled + 5):
            self.dial(now)
            return
        if not line.welcomed:
            return
        if self.open:
            self.resend(line, now)
            return
        if self.snapshot is not None:
            command = self.choose(self.snapshot)
            if command is not None:
                self.send(command, now)

    def dial(self, now: float) -> None:
        if self.line is not None:
            self.line.cut("no welcome")
        machine, node = self.world.choose_node()
        self.line = Line(self.world, self, machine, node)
        self.lines.append(self.line)
        self.dialled = now
        since = self.snapshot.stream if self.snapshot is not None and self.rng.random() < 0.8 else None
        self.line.open(since)

    def resend(self, line: Line, now: float) -> None:
        for sent in self.open.values():
            if now > sent.first + GIVE_UP and self.rng.random() < 0.3:
                sent.first = now
                line.cut("no answer")
                return
            if now > sent.last + RESEND:
                sent.last = now
                line.send(sent.command)

    def send(self, command: c.Command, now: float) -> None:
        assert self.line is not None
        self.world.checks.sent(self.person, command)
        self.open[command.id] = Unanswered(command, now)
        self.old.append(command)
        self.line.send(command)
        if self.world.storming and self.rng.random() < 0.03:  # repeat an old command
            self.world.reached("repeated long after")
            self.line.send(self.rng.choice(self.old))

    def unrest(self) -> list[str]:
        """Return why the world is not quiet: this person is not connected, unanswered, or sees something else."""
        if self.person in self.world.checks.room.removed:
            return []
        if self.line is None or not self.line.welcomed or self.snapshot is None:
            return [f"{self.person} has no connection"]
        if self.open:
            return [f"{self.person} waits for {list(self.open)}"]
        if self.line.waiting:
            return [f"{self.person} has not received everything"]
        if self.snapshot.stream != self.world.checks.room.stream:
            return [f"{self.person} sees {self.snapshot.stream}, not {self.world.checks.room.stream}"]
        return []

    # --- choosing ----------------------------------------------------------------------------------------

    def id(self) -> str:
        self.sent += 1
        return f"c-{self.number}-{self.sent:06d}"

    def choose(self, snapshot: m.Snapshot) -> c.Command | None:
        """Return the next command, given the snapshot."""
        rng, storming = self.rng, self.world.storming
        on = snapshot.state
        if storming and rng.random() < 0.04:
            return self.nonsense(snapshot)
        if snapshot.table.phase == "closed":
            return None
        if snapshot.you < 0:
            if self.watches or snapshot.table.phase == "over" or f"P{self.number}" in snapshot.table.queue:
                return None
            return c.Sit(id=self.id(), on=on, name=f"P{self.number}")
        if snapshot.table.phase == "playing":
            kept = any(one.kind == "bot" for one in snapshot.table.seats)
            if snapshot.table.queue and kept and snapshot.you == snapshot.table.host and rng.random() < 0.5:
                return c.Admit(id=self.id(), on=on, place=0)
            return self.play(snapshot)
        if snapshot.table.phase == "over":
            if storming and not snapshot.table.seats[snapshot.you].again:
                return c.Rematch(id=self.id(), on=on)
            return None
        return self.prepare(snapshot)

    def prepare(self, snapshot: m.Snapshot) -> c.Command | None:
        """Return a command for the lobby."""
        rng, on = self.rng, snapshot.state
        if rng.random() < 0.1 and self.world.storming:
            return c.GiveWord(id=self.id(), on=on, word=rng.choice(("fair", "слово", "")))
        if snapshot.table.host != snapshot.you:
            return None
        seated = sum(1 for seat in snapshot.table.seats if seat.kind == "person")
        if seated < sum(1 for player in self.world.players if not player.watches) and self.world.loop.time() < 20:
            return None
        if any(seat.kind == "empty" for seat in snapshot.table.seats):
            return c.AddBot(id=self.id(), on=on, level=rng.choice(("random", "novice", "sensible")))
        return c.Start(id=self.id(), on=on)

    def play(self, snapshot: m.Snapshot) -> c.Command | None:
        rng, on, mine, storming = self.rng, snapshot.state, snapshot.mine, self.world.storming
        assert mine is not None
        if snapshot.table.seats[snapshot.you].stand_in and rng.random() < 0.3:
            return c.Return(id=self.id(), on=on)
        request = snapshot.table.undo
        if request is not None and request.seat != snapshot.you and snapshot.you not in request.agreed:
            return c.Consent(id=self.id(), on=on, yes=rng.random() < 0.8)
        wanted = 0.3 if mine.undo == "free" else 0.04
        if mine.undo and (snapshot.table.error or (storming and rng.random() < wanted)):
            return c.Undo(id=self.id(), on=on)
        if snapshot.window is not None and storming and rng.random() < 0.08 and not mine.held:
            return c.Hold(id=self.id(), on=on)
        if storming and rng.random() < 0.02 and any(not seat.here for seat in snapshot.table.seats):
            return c.Wait(id=self.id(), on=on)
        if storming and rng.random() < 0.08:
            return self.sprinkle(snapshot)
        if snapshot.question is None or mine.answered is not None or snapshot.table.seats[snapshot.you].level:
            return None
        if rng.random() < (0.95 if self.lazy and storming else 0.15):
            return None  # wait a little longer
        count = len(snapshot.question.options)
        option = rng.randrange(1, count) if count > 1 and rng.random() < 0.85 else snapshot.question.least
        return c.Answer(id=self.id(), on=on, option=option)

    def sprinkle(self, snapshot: m.Snapshot) -> c.Command:
        rng, on, id = self.rng, snapshot.state, self.id()
        others = [seat for seat in range(len(snapshot.table.seats)) if seat != snapshot.you]
        match rng.randrange(15):
            case 0:
                return c.Chat(id=id, on=on, text="hello there")
            case 1:
                return c.Say(id=id, on=on, phrase="hurry")
            case 2:
                return c.React(id=id, on=on, reaction="unicorn")
            case 3 | 4 | 8:
                mode: c.WindowMode = rng.choice(("smart", "always", "sleep", "armed", "armed"))
                return c.Mode(id=id, on=on, mode=mode, seat=rng.choice((None, None, *others)))
            case 5:
                return c.Patience(id=id, on=on, times=rng.choice((1, 2)))
            case 6:
                return c.Mute(id=id, on=on, seat=rng.choice(others), muted=rng.random() < 0.7)
            case 7:
                return c.Nudge(id=id, on=on)
            case 9:
                return c.Stand(id=id, on=on)
            case 10:
                return c.HandOver(id=id, on=on, seat=rng.choice(others))
            case 11:
                return c.SetPace(id=id, on=on, pace=rng.choice(("relaxed", "quick", "off")))
            case 12:
                return c.Skip(id=id, on=on, ms=rng.randint(1, 3_000))
            case 13:
                return c.Pause(id=id, on=on, held=rng.random() < 0.7)
            case _:
                if rng.random() < 0.8:
                    return c.Undo(id=id, on=on)
                return c.Remove(id=id, on=on, seat=rng.choice(others))

    def nonsense(self, snapshot: m.Snapshot) -> c.Command:
        """Return a command that must be refused, or is long out of date."""
        rng, id = self.rng, self.id()
        on = max(snapshot.state - rng.randrange(3), 0)
        match rng.randrange(6):
            case 0:
                return c.Answer(id=id, on=snapshot.state, option=rng.randrange(40, 1000))
            case 1 | 2:
                return c.Answer(id=id, on=on, option=0)
            case 3:
                return c.Start(id=id, on=on)
            case 4:
                return c.Consent(id=id, on=on, yes=True)
            case _:
                return c.Sit(id=id, on=on, name="P0", seat=rng.randrange(6))
