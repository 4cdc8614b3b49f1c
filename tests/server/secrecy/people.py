"""Scripted people at a table.  Their actions follow from coins that are the same in all worlds, and from what they see.

They are stateless: a person who joins in the middle of a game plays as if they had always been there.  Their times are
coupled to the masked ones: they pass by hand at the moment of the automatic pass.  So two worlds in which a seat passes
by hand or automatically must look the same.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import msgspec

from stablemates.protocol import commands as c
from stablemates.protocol import messages as m
from stablemates.protocol import values
from stablemates.server.http.limits import Limits
from stablemates.server.live_room import Viewer
from stablemates.server.websocket.connection import FORBIDDEN, Connection
from stablemates.table.errors import Refusal
from stablemates.table.masking import pass_after
from stablemates.table.room import Room
from stablemates.table.speeds import HOLD

if TYPE_CHECKING:
    from .worlds import World

honest_pass_after = pass_after  # whatever is planted later
read_message: msgspec.json.Decoder[m.Welcome | m.Update] = msgspec.json.Decoder(m.Welcome | m.Update)
SLOT = 2_000  # milliseconds in which a person has one idea
LONG = 3_600_000


def coin(*parts: object) -> int:
    """Return a large number derived from the arguments."""
    return int.from_bytes(hashlib.blake2b(repr(parts).encode(), digest_size=6).digest(), "big")


def masked_pass(secret: str, room: Room, seat: int) -> int:
    """Return the time of the automatic pass of a seat, from public numbers and its own history alone."""
    window = room.window
    assert window is not None
    if only_one_there(room):
        return window.opened
    label = f"{room.games}/{len(room.playing.answers)}/{seat}"
    return window.opened + honest_pass_after(secret, label, room.seats[seat].passes, (window.longest or LONG) - 1)


def only_one_there(room: Room) -> bool:
    """Return whether no one is present who could read the only player's timing."""
    seated = [record for record in room.seats if record.person]
    return len(seated) < 2 and sum(person.here for person in room.people.values()) < 2


class Client:
    """A connection to a table, and everything sent through it."""

    def __init__(self, world: World, person: str) -> None:
        self.world = world
        self.person = person
        self.viewer = Viewer(person, self.receive, self.cut)
        gateway: Any = SimpleNamespace(
            limits=Limits(), allowances=SimpleNamespace(bucket=lambda: None), node=world.node
        )
        socket: Any = None
        self.line = Connection(socket, gateway, world.table, person)  # sends the last message
        self.snapshot: m.Snapshot | None = None
        self.commands_sent = 0

    def receive(self, data: bytes) -> None:
        self.world.sent(self.person, data)
        self.snapshot = read_message.decode(data).snapshot
        self.think()

    def cut(self, reason: str) -> None:
        self.line.cut(reason)
        self.last_word()
        self.world.node.leave(self.world.table, self.viewer)

    def last_word(self) -> None:
        for message, _ in self.line.outbox.waiting:
            self.world.sent(self.person, message)
        self.line.outbox.waiting.clear()

    def think(self) -> None:
        """Do nothing: a spectator has no decisions."""

    async def join(self, since: int | None) -> None:
        try:
            self.receive(await self.world.node.join(self.world.table, self.viewer, since))
        except Refusal as refusal:
            self.line.outbox.ended = False
            self.line.end(FORBIDDEN, refusal.reason, refusal.text)
            self.last_word()

    def leave(self) -> None:
        self.world.node.leave(self.world.table, self.viewer)

    async def send(self, command: type[c.BaseCommand], *, on: int | None = None, **fields: object) -> None:
        self.commands_sent += 1
        state = self.snapshot.state if self.snapshot is not None else 0
        id = f"{coin(self.person, self.world.began):x}-{self.commands_sent:08}"
        made: Any = command(id=id, on=state if on is None else on, **fields)  # one of ``c.Command``
        answer = await self.world.node.command(self.world.table, self.person, made)
        self.world.sent(self.person, m.write(answer))

    def at(self, time: int, work: Callable[[], Awaitable[None]]) -> None:
        """Do something at a time by the server's clock."""

        async def wait() -> None:
            await asyncio.sleep(max(time - self.world.now(), 0) / 1000)
            await work()

        self.world.start(wait())


class Player(Client):
    """A person with a seat who plays."""

    def __init__(self, world: World, person: str) -> None:
        super().__init__(world, person)
        self.planned: set[int] = set()

    @property
    def seat(self) -> int:
        return self.world.live.room.seat_of(self.person)

    def think(self) -> None:
        snapshot = self.snapshot
        if snapshot is None or snapshot.question is None or snapshot.mine is None or snapshot.state in self.planned:
            return
        if snapshot.table.seats[snapshot.you].stand_in:
            return
        self.planned.add(snapshot.state)
        state, ask = snapshot.state, snapshot.question
        if snapshot.window is not None:
            if coin("hold", self.world.coins, state) % 3 == 0:
                self.at(snapshot.window.opened + 300, lambda: self.hold(state))
            if coin("absent-minded", self.world.coins, self.person, state) % 20 == 0:
                return
            room = self.world.live.room
            time = masked_pass(self.world.secret, room, self.seat)
            stops = coin("stop", self.world.coins, self.person, state) % 8 == 0
            option = 1 if stops and len(ask.options) > 1 else 0
            self.at(time, lambda: self.answer(state, option))
        elif snapshot.clock is not None:
            time = snapshot.clock.started + 400 + coin("time", self.world.coins, self.person, state) % 2_500
            if coin("slip", self.world.coins, self.person, state) % 4 == 0:
                self.at(time - 100, lambda: self.send(c.Answer, on=state, option=len(ask.options) + 7))
            self.at(time, lambda: self.answer(state, self.choice(state, ask)))

    def choice(self, state: int, ask: values.Question) -> int:
        """Prefer an option that does not depend on the hand, so that two worlds stay alike for long."""
        plain = [n for n, option in enumerate(ask.options) if option.card is None]
        lazy = coin("lazy", self.world.coins, state) % 3
        numbers = plain if plain and lazy else range(len(ask.options))

        def liking(n: int) -> int:
            option = ask.options[n]
            kind = "" if option.card is None else option.card.kind
            return coin(self.world.coins, state, option.verb, kind, option.seat, option.word)

        return max(numbers, key=liking)

    async def answer(self, state: int, option: int) -> None:
        room = self.world.live.room
        if room.state != state or room.phase != "playing":
            return
        if room.window is not None and self.seat in room.window.replies:
            return  # answered, or left to the auto-pass
        await self.send(c.Answer, on=state, option=option)

    async def hold(self, state: int) -> None:
        """Hold the window open; the person differs from world to world."""
        room = self.world.live.room
        window = room.window
        if room.state != state or window is None or window.held:
            return
        able = [
            seat
            for seat in window.asked
            if (record := room.seats[seat]).person
            and not record.bot
            and record.hold_left >= HOLD
            and record.away is None
        ]
        if not able:
            return
        holder = able[coin("who", self.world.coins, state) % len(able)]
        if room.seats[holder].person != self.world.viewer:
            others = [seat for seat in able if room.seats[seat].person != self.world.viewer]
            holder = others[coin("who", self.world.salt, state) % len(others)]
        if holder == self.seat:
            await self.send(c.Hold, on=state)

    # --- occasional actions ------------------------------------------------------------------

    async def ideas(self) -> None:
        while True:
            slot = self.world.now() // SLOT + 1
            begins = slot * SLOT - self.world.now()
            await asyncio.sleep((begins + coin("when", self.world.coins, self.person, slot) % (SLOT // 2)) / 1000)
            if coin("idea", self.world.coins, self.person, slot) % 2 == 0:
                await self.idea(coin("which", self.world.coins, self.person, slot) % 16, slot)

    async def idea(self, which: int, slot: int) -> None:
        snapshot, room = self.snapshot, self.world.live.room
        if snapshot is None or not any(viewer is self.viewer for viewer in self.world.live.viewers):
            return
        seat = self.seat
        private = coin(self.own_salt(), self.person, slot)
        match which:
            case 0:
                await self.send(c.Chat, text=f"word {slot % 7}")
            case 1:
                await self.send(c.Say, phrase="well-played")
            case 2:
                card = slot % 120 if slot % 2 else None  # the reaction may be thrown at a hidden card
                await self.send(c.React, reaction="clap", seat=slot % len(room.seats), card=card)
            case 3 | 4 | 5:
                mode = ("smart", "always", "sleep", "armed")[private % 4]
                await self.send(c.Mode, mode=mode)
            case 6:
                await self.send(c.Mute, seat=private % len(room.seats), muted=private % 3 > 0)
            case 7:
                await self.send(c.Undo)
            case 8 | 9:
                if room.undo_asked >= 0 and room.undo_asked != seat:
                    await self.send(c.Consent, yes=slot % 3 > 0)
            case 10:
                await self.send(c.Answer, on=max(snapshot.state - 1, 0), option=0)
            case 11:
                await self.send(c.Answer, option=9_999)
            case 12 if slot % 3 == 0:
                self.leave()
                self.at(self.world.now() + 1_500 + slot % 5 * 1_000, lambda: self.join(snapshot.stream))
            case 13 if slot % 4 == 0:
                await self.send(c.Return if room.seats[seat].bot else c.Stand)
            case 14:
                await self.send(c.Hold)
            case 15:
                await self.send(c.Start)
            case _:
                await self.send(c.Wait)

    def own_salt(self) -> object:
        """Return a salt for private settings: the viewer's are the same in all worlds, others' differ."""
        return self.world.coins if self.person == self.world.viewer else self.world.salt


class Stranger(Client):
    """A stranger who tries forbidden commands."""

    async def pry(self) -> None:
        while True:
            slot = self.world.now() // SLOT
            await asyncio.sleep((SLOT - self.world.now() % SLOT + 700) / 1000)
            match slot % 5:
                case 0:
                    await self.send(c.Answer, option=slot % 3)
                case 1:
                    await self.send(c.Hold)
                case 2:
                    await self.send(c.Undo)
                case 3:
                    await self.send(c.Start)
                case _:
                    await self.send(c.Mute, seat=slot % 2)
