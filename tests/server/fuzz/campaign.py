"""Very many messages, valid, invalid and nonsense, from one seed; and the guarantees after each of them."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec

from stablemates.core.kernel import NOBODY
from stablemates.protocol.commands import read_command
from stablemates.protocol.messages import Accepted, Refused, write
from stablemates.server.node import LOG
from stablemates.server.websocket.connection import id_of

from ..virtual_time import now, run
from .hall import Client, Hall, chance
from .laws import Broken, Reply, read_reply, reveals_nothing, seen
from .speech import Speech, written

TABLES = 3
AT_CLOSED_TABLE = 20  # messages before people leave it
AT_TABLE = 700  # messages at a table that is not closed
LOOK_CLOSELY = 25  # one in this many refusals is compared as every viewer sees it
PATIENCE = 120  # virtual seconds for an answer
STILL_ACCEPTED = 40  # answers a game must still accept at the end, unless it is over


@dataclass
class Tally:
    """The result of a campaign."""

    seed: int = 0
    messages: int = 0
    accepted: Counter[str] = field(default_factory=Counter)  # by command
    refused: Counter[str] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    situations: Counter[str] = field(default_factory=Counter)
    noise: int = 0  # messages that were not commands
    compared: int = 0  # refused messages after which everything was compared
    tables: int = 0
    entries: int = 0
    virtual: float = 0.0

    def add(self, other: Tally) -> None:
        for name in ("messages", "noise", "compared", "tables", "entries"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.virtual += other.virtual
        for name in ("accepted", "refused", "reasons", "situations"):
            getattr(self, name).update(getattr(other, name))


class Campaign:
    def __init__(self, seed: int) -> None:
        self.dice = Random(f"fuzz {seed}")
        self.hall = Hall(self.dice)
        self.speech = Speech(self.dice)
        self.tally = Tally(seed)
        self.last: list[tuple[str, bytes]] = []  # recent messages, and where they were sent
        self.steps: Counter[str] = Counter()

    async def run(self, messages: int) -> Tally:
        hall = self.hall
        LOG.addHandler(hall.logged)
        LOG.propagate = False
        try:
            await hall.node.open()
            for _ in range(TABLES):
                await hall.open_table()
            while self.tally.messages < messages:
                await self.step(self.dice.choice(hall.tables))
            for table in list(hall.tables):
                await self.still_works(table)
            hall.check_all()
            for table in list(hall.tables):
                await hall.leave_table(table)
            await asyncio.sleep(200)  # all rooms are evicted, unless a game continues by itself
            if any(live.viewers for live in hall.node.rooms.values()) or hall.gateway.connections:
                raise Broken("someone who left is still shown as present")
        finally:
            await hall.node.close()
            LOG.removeHandler(hall.logged)
            LOG.propagate = True
        self.tally.tables = hall.opened
        self.tally.entries = sum(len(log) for log in hall.store.logs.values())
        self.tally.virtual = asyncio.get_running_loop().time()
        return self.tally

    # --- one step ------------------------------------------------------------------------------------

    async def step(self, table: str) -> None:
        dice, hall = self.dice, self.hall
        await hall.reconnect(table)
        room = hall.room(table)
        self.steps[table] += 1 if room.phase != "closed" else AT_TABLE // AT_CLOSED_TABLE
        if self.steps[table] > AT_TABLE:
            await hall.leave_table(table)
            await hall.open_table()
            return
        chosen = dice.random()
        host = hall.client_of(table, room.acting_host)
        client = host if host is not None and dice.random() < 0.25 else dice.choice(hall.clients[table])
        if chosen < 0.30:
            await self.play(table)
        elif chosen < 0.52:
            await self.send([(client, written(self.speech.command(self.on(table))))])
        elif chosen < 0.66:
            await self.send([(client, written(self.speech.bent(self.speech.command(self.on(table)))))])
        elif chosen < 0.82:
            await self.send([(client, self.speech.noise(written(self.speech.command(room.state))))])
        elif chosen < 0.88:
            await self.repeat(table, client)
        elif chosen < 0.92:
            await self.over_http(table)
        elif chosen < 0.95:
            burst = [dice.choice(hall.clients[table]) for _ in range(dice.randrange(2, 12))]
            await self.send([(one, self.something(table, one)) for one in burst])
        elif chosen < 0.955:
            await self.send([(client, b"\xff binary")])
        elif chosen < 0.96:
            client.hung_up = True  # disconnects and reconnects
        else:
            await asyncio.sleep(dice.choice([0.05, 0.5, 2.0, 8.0, 40.0]))

    def on(self, table: str) -> int:
        """Return the state that a command refers to: usually the current one."""
        state, dice = self.hall.room(table).state, self.dice
        return state if dice.random() < 0.8 else max(state + dice.choice([-5, -1, 1, 1000]), 0)

    def something(self, table: str, client: Client) -> bytes:
        if self.dice.random() < 0.4:
            legal = self.legal(table, client)
            if legal is not None:
                return written(legal)
        command = self.speech.command(self.on(table))
        if self.last and self.dice.random() < 0.2:
            return self.dice.choice(self.last)[1]
        return written(command if self.dice.random() < 0.7 else self.speech.bent(command))

    async def repeat(self, table: str, client: Client) -> None:
        """Repeat an earlier message: by the same person or another, here or elsewhere."""
        here = [text for at, text in self.last if at == table] or [text for _, text in self.last]
        if here:
            await self.send([(client, self.dice.choice(here))])

    async def over_http(self, table: str) -> None:
        """Send a command over HTTP, as someone at the table, a stranger, or a removed person."""
        people = [*self.hall.strangers, *(client.person for client in self.hall.clients[table])]
        person = self.dice.choice(people)
        command = self.command(written(self.speech.command(self.on(table))))
        if command is None:
            return
        ledger, room = self.hall.ledgers[table], self.hall.room(table)
        ledger.read_on()
        still = room.seq == ledger.read
        known = dict(ledger.by) if command.id in ledger.by else {}
        answer: Accepted | Refused = await self.hall.node.command(table, person, command)
        text = write(answer).decode()
        reveals_nothing(text)
        new = ledger.read_on()
        self.judge(table, person, command, read_reply.decode(text), known)
        if isinstance(answer, Refused) and still and not new and self.hall.room(table) is not room:
            raise Broken(f"a refused command has changed the room: {command}")

    # --- regular play -------------------------------------------------------------------------

    def legal(self, table: str, client: Client) -> dict[str, Any] | None:
        """Return a legal command that continues the game."""
        room, dice = self.hall.room(table), self.dice
        seat = room.seat_of(client.person)
        command: dict[str, Any] = {"id": self.speech.id(), "on": room.state}
        if room.phase == "closed":
            return None
        between = room.phase != "playing"
        if between and room.is_host(client.person) and room.players() and dice.random() < 0.5:
            empty = any(not record.person and not record.bot for record in room.seats)
            level = dice.choice(["novice", "random"])
            return {**command, "type": "addbot", "level": level} if empty else {**command, "type": "start"}
        if room.queue and room.host == client.person and dice.random() < 0.5 and not between:
            return {**command, "type": "admit", "place": 0}
        if seat == NOBODY:
            some = len(room.players()) > 1  # then bots may take the rest
            free = any(not record.person for record in room.seats) and not (some and dice.random() < 0.8)
            return {**command, "type": "sit", "name": f"guest {self.speech.ids}"} if free else None
        if room.phase == "playing":
            if room.seats[seat].bot:
                return {**command, "type": "return"}
            if room.error and dice.random() < 0.5:
                return {**command, "type": "undo"}
            if room.undo_asked not in (NOBODY, seat):
                return {**command, "type": "consent", "yes": dice.random() < 0.8}
            if room.window is not None and room.window.call_until(seat) is not None and dice.random() < 0.5:
                return {**command, "type": "call"}
            question = next((one for one in room.game.pending() if one.seat == seat), None)
            given = None if room.window is None else room.window.replies.get(seat)
            if question is None or (given is not None and given.by_hand):
                return None
            return {**command, "type": "answer", "option": dice.randrange(len(question.options))}
        again = room.phase == "over" and not room.seats[seat].again
        return {**command, "type": "rematch"} if again else None

    async def play(self, table: str) -> bool:
        """Let a player continue the game if one can; otherwise let time pass."""
        clients = [client for client in self.hall.clients[table] if not client.hung_up]
        self.dice.shuffle(clients)
        for client in clients:
            legal = self.legal(table, client)
            if legal is not None:
                await self.send([(client, written(legal))])
                return True
        if self.hall.room(table).error:  # nothing can be undone: it is over
            host = self.hall.client_of(table, self.hall.room(table).acting_host)
            if host is not None:
                await self.send([(host, written({"type": "close", "id": self.speech.id(), "on": 0}))])
        await asyncio.sleep(self.dice.choice([0.2, 1.0, 3.0]))
        return False

    async def still_works(self, table: str) -> None:
        """Check that the table still works after all that."""
        room = self.hall.room(table)
        begun = (room.games, len(room.playing.answers) if room.match is not None else 0)
        for _ in range(2_000):
            await self.hall.reconnect(table, soon=1)
            room = self.hall.room(table)
            if room.phase == "closed":
                return
            if room.games > begun[0] + 1 or (room.phase == "over" and room.games > begun[0]):
                return
            if room.phase == "playing" and len(room.playing.answers) > begun[1] + STILL_ACCEPTED:
                return
            await self.play(table)
        raise Broken(f"a table does not continue: {self.hall.situation(table)}")

    # --- sending, and judging the reply ---------------------------------------------------------------------

    def command(self, text: bytes | str) -> Any:
        try:
            return read_command.decode(text)
        except (msgspec.MsgspecError, RecursionError, ValueError):
            return None

    async def send(self, batch: list[tuple[Client, bytes]]) -> None:
        """Send messages at the same time, and check that each gets one correct reply."""
        (client, _), hall = batch[0], self.hall
        table, ledger, live = client.table, hall.ledgers[client.table], hall.live(client.table)
        ledger.read_on()
        ids = {id_of(text.decode("utf-8", "replace")) for _, text in batch}
        known = {id: ledger.by[id] for id in ids if id in ledger.by}
        room = live.room
        still = room.seq == ledger.read  # nothing is written that the room does not know yet
        closely = still and len(batch) == 1 and self.tally.messages % LOOK_CLOSELY == 0
        began = now()
        before = seen(room, began) if closely else []
        self.tally.situations[hall.situation(table)] += len(batch)
        waiting = [(one, self.as_text(text), self.put(one, text)) for one, text in batch if not one.hung_up]
        async with asyncio.timeout(PATIENCE):
            replies = [(one, text, await answer) for one, text, answer in waiting]
        hall.check_errors()
        new = ledger.read_on()
        self.tally.messages += len(replies)
        accepted = {reply.id for _, _, reply in replies if reply.type == "accepted"}
        for one, text, reply in replies:
            if reply.type == "bye":
                self.tally.reasons[f"bye: {reply.reason}"] += 1
                continue
            command = self.command(text)
            if command is None:
                self.tally.noise += 1
                self.tally.reasons[reply.reason] += 1
                if reply.type != "refused" or reply.reason != "bad-message" or reply.id != id_of(text):
                    raise Broken(f"{text[:300]!r} is not a command, but was answered {reply}")
            else:
                self.judge(table, one.person, command, reply, known, accepted)
        if still and new == 0 and not accepted:
            if live.room is not room:
                raise Broken("nothing was written, but the room has changed")
            if closely:
                self.tally.compared += 1
                if seen(room, began) != before:
                    raise Broken(f"a refused message has changed something: {batch[0][1][:300]!r}")

    def as_text(self, text: bytes) -> str:
        """Return what a connection passes on: it closes itself on invalid UTF-8."""
        return text.decode("utf-8", "replace")

    def put(self, client: Client, text: bytes) -> asyncio.Future[Reply]:
        if text.startswith(b"\xff binary"):
            return client.says(None)
        self.last = [*self.last[-40:], (client.table, text)]
        return client.says(self.as_text(text))

    def judge(
        self,
        table: str,
        person: str,
        command: Any,
        reply: Reply,
        known: dict[str, str],
        accepted: set[str] | None = None,
    ) -> None:
        """Check that the reply matches the log."""
        kind, by = type(command).__name__.lower(), self.hall.ledgers[table].by
        if reply.id != command.id:
            raise Broken(f"{command} was answered as {reply}")
        if reply.type == "accepted":
            self.tally.accepted[kind] += 1
            if by.get(command.id) != person:
                raise Broken(f"accepted, but not written: {command}")
        elif reply.type == "refused":
            self.tally.refused[kind] += 1
            self.tally.reasons[reply.reason] += 1
            if not reply.reason or not reply.text:
                raise Broken(f"refused without a reason: {command}")
            if known.get(command.id) == person:
                raise Broken(f"accepted before, but refused when repeated: {command}: {reply}")
            if command.id in by and command.id not in known and command.id not in (accepted or ()):
                raise Broken(f"refused, but written: {command}")
        else:
            raise Broken(f"{command} was answered {reply}")


def fuzz(seed: int, messages: int) -> Tally:
    """Run a campaign; the same seed sends the same messages to the same tables."""
    campaign = Campaign(seed)
    with chance(campaign.dice):
        return run(campaign.run(messages))
