"""Connections between people and nodes that drop, repeat, delay and cut messages; and an unreliable notifier."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING, Any

from msgspec import json

from stablemates.protocol.commands import Command, read_command
from stablemates.protocol.messages import Message, write
from stablemates.server.live_room import Viewer
from stablemates.server.node import Node
from stablemates.server.notifier.local import Notifier
from stablemates.table.errors import Refusal
from stablemates.table.log import StorageFailed

from .machines import Machine

if TYPE_CHECKING:
    from .player import Player
    from .world import World

read_message: json.Decoder[Any] = json.Decoder(Message)


class Line:
    """One connection of a person to a node."""

    def __init__(self, world: World, player: Player, machine: Machine, node: Node) -> None:
        self.world = world
        self.player = player
        self.machine = machine
        self.node = node
        self.rng = Random(world.rng.random())
        self.up = True
        self.slow = self.rng.random() < world.faults.slow_reader
        self.welcomed = False
        self.last_arrival = 0.0
        self.waiting: list[list[bytes]] = []  # in transit to the person; a slow line keeps only the newest snapshot
        self.stream = self.state = -1  # the newest that was sent
        self.viewer = Viewer(player.person, self.push, lambda reason: self.cut(reason))

    # --- from the person to the node -------------------------------------------------------------------

    def open(self, since: int | None) -> None:
        self.world.later(self.delay(), self.arrive, since)

    def arrive(self, since: int | None) -> None:
        if self.up and not self.machine.dead:
            self.machine.start(self.join(since))

    async def join(self, since: int | None) -> None:
        try:
            welcome = await self.node.join(self.world.table, self.viewer, since)
        except (Refusal, StorageFailed) as error:
            self.cut(str(error))
            return
        except Exception as error:
            self.world.fail(f"join raised {error!r}")
            return
        if not self.up:
            self.node.leave(self.world.table, self.viewer)
            return
        if since is not None:
            self.world.reached("resume")
        self.push(welcome)

    def send(self, command: Command) -> None:
        """Send a command: it may arrive late, twice, out of order, or never."""
        faults, rng = self.world.faults, self.rng
        copies = 0 if rng.random() < faults.drop else 2 if rng.random() < faults.double else 1
        written = write(command)
        for _ in range(copies):
            wait = self.delay() + (rng.uniform(0, 6) if rng.random() < faults.delay else 0)
            self.world.later(wait, self.receive, written)

    def receive(self, written: bytes) -> None:
        if not self.machine.dead:
            self.world.commands += 1
            self.machine.start(self.carry_out(read_command.decode(written)))

    async def carry_out(self, command: Command) -> None:
        checks = self.world.checks
        was = checks.likeness(self.node)
        try:
            reply = await self.node.command(self.world.table, self.player.person, command)
        except StorageFailed as error:
            self.cut(str(error))
            return
        except Exception as error:
            self.world.fail(f"{command} raised {error!r}")
            return
        self.world.note(f"{self.player.person} {command} -> {getattr(reply, 'reason', reply)}")
        checks.unchanged(self.node, was, reply)
        checks.replied(self.node, self.player.person, command, reply)
        self.queue(write(reply))

    # --- from the node to the person ---------------------------------------------------------------------

    def delay(self) -> float:
        return self.rng.uniform(0.005, 0.12)

    def push(self, data: bytes) -> None:
        """Deliver a message from the node."""
        self.world.checks.shown(self, data)
        self.queue(data)

    def queue(self, data: bytes) -> None:
        if not self.up:
            return
        if self.slow and self.waiting and is_update(data) and is_update(self.waiting[-1][0]):
            self.waiting[-1][0] = data
            self.world.reached("skipped")
            return
        slowness = self.rng.uniform(0.5, 3) if self.slow else self.delay()
        self.last_arrival = max(self.last_arrival, self.world.loop.time() + slowness)
        self.waiting.append([data])
        self.world.later(self.last_arrival - self.world.loop.time(), self.deliver)

    def deliver(self) -> None:
        if self.waiting and self.up:
            (data,) = self.waiting.pop(0)
            self.player.receive(self, read_message.decode(data))

    def cut(self, reason: str) -> None:
        """Break the connection; the node notices sooner or later."""
        if not self.up:
            return
        self.up = False
        self.world.note(f"{self.player.person} cut from {self.machine.name}: {reason}")
        self.waiting.clear()
        self.world.later(self.rng.choice((0, 0.2, 4)), self.leave)
        self.player.cut_off(self)

    def leave(self) -> None:
        if not self.machine.dead:
            self.machine.start(self.left())

    async def left(self) -> None:
        self.node.leave(self.world.table, self.viewer)


def is_update(data: bytes) -> bool:
    return data.startswith(b'{"type":"update"')


class Wire(Notifier):
    """One machine's notifier: notices get lost, repeated and delayed."""

    def __init__(self, world: World, machine: Machine) -> None:
        self.world = world
        self.machine = machine
        self.followed: set[str] = set()

    async def follow(self, table: str) -> None:
        self.followed.add(table)

    def unfollow(self, table: str) -> None:
        self.followed.discard(table)

    async def publish(self, table: str) -> None:
        for other in self.world.notifiers:
            faults, rng = self.world.faults, self.world.rng
            if rng.random() < faults.missed_notice:
                self.world.reached("missed notification")
                continue
            for _ in range(2 if rng.random() < faults.double else 1):
                late = rng.uniform(0, 3) if rng.random() < faults.delay else 0.001
                self.world.later(late, other.notify, table, self)

    def notify(self, table: str, sender: Wire) -> None:
        if sender is not self and table in self.followed and not self.machine.dead:
            self.machine.context.run(asyncio.get_running_loop().call_soon, self.deliver, table)
