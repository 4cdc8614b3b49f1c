"""A small world from one seed: a table, the nodes that serve it, its people, and everything that goes wrong.

The servers' code is the real one.  Time, randomness, disk and network are simulated here, so the same seed gives the
same world, step for step.
"""

from __future__ import annotations

import asyncio
import contextvars
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from stablemates.protocol.commands import Pace, Settings, Speed
from stablemates.server import live_room
from stablemates.server import node as node_module
from stablemates.server.bot_workers import choose
from stablemates.server.node import Node
from stablemates.server.store.memory import MemoryStore
from stablemates.table import driver
from stablemates.table.deadlines import due
from stablemates.table.log import Entry, StorageFailed
from stablemates.table.play import Answered, Resolved, TimedOut
from stablemates.table.registry import apply
from stablemates.table.room import Room

from .checks import Broken, Checks, Errors
from .disk import Disk
from .machines import Hot, Machine, WorldLoop, run
from .network import Wire
from .player import Player

PROFILES = ("unorog", "unorog", "second-ru", "second-uk", "first-uk", "first-ru")
SPEEDS: tuple[Speed, ...] = ("quick", "normal", "normal", "relaxed", "off")
PACES: tuple[Pace, ...] = ("off", "off", "relaxed", "normal", "quick")
LONGEST_STORM = 900.0  # virtual seconds
CALM = 120.0  # virtual seconds in which everyone must agree after the last fault
OVERDUE = 20_000  # milliseconds after which a node must have done what is due
LONGEST_GAME = 6 * 3600.0  # virtual seconds in which a game must then be over


OF_THE_GAME = (Answered, Resolved, TimedOut)


class Faults:
    """Fault rates, from 0 to 1."""

    def __init__(self, rng: Random | None = None) -> None:
        def some(most: float) -> float:
            return 0.0 if rng is None or rng.random() < 0.5 else rng.uniform(0, most)

        self.slow = some(0.06)
        self.fail = some(0.06)
        self.lost = some(0.06)
        self.conflict = some(0.03)
        self.crash = some(0.02)
        self.drop = some(0.15)
        self.double = some(0.25)
        self.delay = some(0.2)
        self.missed_notice = some(0.5)
        self.slow_reader = some(0.6)
        self.engine = some(0.15) if some(1) > 0.6 else 0.0
        self.slow_thought = some(0.4)
        self.cut = some(0.05)  # each second and person
        self.kill = some(0.03)  # each second and node
        self.stop = some(0.03)
        self.away = some(0.03)


class World:
    def __init__(self, seed: int, verbose: bool = False) -> None:
        self.seed = seed
        self.verbose = verbose
        self.rng = rng = Random(seed)
        self.loop: WorldLoop
        self.context = contextvars.Context()
        self.store = MemoryStore()
        self.nodes: list[tuple[Machine, Node]] = []
        self.machines: list[Machine] = []  # all so far
        self.notifiers: list[Wire] = []
        self.checks = Checks(self)
        self.markers: Counter[str] = Counter()
        self.failure = ""
        self.commands = 0
        self.lost: set[str] = set()  # written, but not acknowledged
        self.conflicted: set[str] = set()
        self.table = ""
        self.storming = True
        self.faults = Faults(rng)
        self.alone = rng.random() < 0.5
        self.size = 1 if self.alone else rng.choice((2, 2, 3))
        profile = rng.choice(PROFILES)
        seats = rng.choice((2, 2, 2, 3, 3, 4, 5))
        seats = max(seats, 3) if profile == "first-uk" else seats
        options: dict[str, int | bool | str] = {}
        if profile != "unorog" and rng.random() < 0.8:
            options["unicorns_to_win"] = rng.choice((2, 3, 3))
        self.settings = Settings(
            profile,
            seats,
            options,
            speed=rng.choice(SPEEDS),
            public=rng.random() < 0.15,
            pace=rng.choice(PACES),
        )
        people = rng.randint(max(seats - 1, 1), seats) if rng.random() < 0.8 else rng.randint(1, seats)
        has_spectator = rng.random() < 0.2
        self.players = [Player(self, f"person-{number}", number) for number in range(people + has_spectator)]
        if has_spectator:
            self.players[-1].watches = True
        self.budget = rng.choice((10, 15, 20, 30, 60))  # commands before the storm is over
        self.finishes = rng.random() < (0.02 if profile == "unorog" else 0.1) and not self.faults.engine

    # --- what tests want to know --------------------------------------------------------------------------

    def reached(self, marker: str) -> None:
        self.markers[marker] += 1

    def note(self, text: str) -> None:
        if self.verbose:
            print(f"{self.loop.time():9.3f} {text}")

    def fail(self, text: str) -> None:
        self.note(f"BROKEN {text}")
        self.failure = self.failure or text

    def look_for_failure(self) -> None:
        if self.failure:
            raise Broken(self.failure)

    def later(self, wait: float, call: Callable[..., object], *args: Any) -> None:
        """Run a task outside all machines, which continues when they die."""
        self.loop.call_later(wait, call, *args, context=self.context)

    # --- nodes ----------------------------------------------------------------------------------------------

    async def think(self, game: dict[str, Any], seat: int, level: str, seed: int) -> int:
        """Let a bot think for a while."""
        if self.rng.random() < self.faults.slow_thought:
            self.reached("slow thought")
            await asyncio.sleep(self.rng.uniform(0.5, 12))
        return choose(game, seat, level, seed)

    def begin_node(self, name: str) -> tuple[Machine, Node]:
        machine = Machine(name, self.rng.randint(-100, 100))
        notifier = Wire(self, machine)
        node = Node(Disk(self, machine, self.store), notifier, machine.now, self.think, alone=self.alone)
        self.notifiers.append(notifier)
        self.machines.append(machine)
        machine.start(self.open_node(machine, node))
        return machine, node

    async def open_node(self, machine: Machine, node: Node) -> None:
        try:
            await node.open()
        except StorageFailed:
            await self.kill_here(machine, "at its start")  # its operator restarts it
        except Exception as error:
            self.fail(f"a node cannot start: {error!r}")

    def kill(self, place: int) -> None:
        machine, node = self.nodes[place]
        if machine.dead:
            return
        machine.dead = True
        self.note(f"{machine.name} dies")
        if any(live.room.window is not None for live in node.rooms.values()):
            self.reached("death in an open window")
        self.notifiers = [notifier for notifier in self.notifiers if notifier.machine is not machine]
        for player in self.players:
            for line in list(player.lines):
                if line.machine is machine:
                    self.later(self.rng.uniform(0, 2), line.cut, "the node died")
        wait = self.rng.choice((0.2, 1.0, 7.0)) if self.storming else 0.2
        self.later(wait, self.revive, place)

    async def kill_here(self, machine: Machine, when: str) -> None:
        """Kill the machine in the middle of the current step."""
        for place, (other, _) in enumerate(self.nodes):
            if other is machine:
                self.note(f"{machine.name} is about to die {when}")
                self.kill(place)
        await asyncio.sleep(0)  # it never returns from here

    def revive(self, place: int) -> None:
        self.note(f"node {place} starts again")
        self.reached("restart")
        name = self.nodes[place][0].name
        self.nodes[place] = self.begin_node(name)

    def stop(self, place: int) -> None:
        machine, _ = self.nodes[place]
        if machine.dead or machine.stopped:
            return
        self.note(f"{machine.name} stops for a while")
        self.reached("stopped node")
        machine.stopped = True
        self.later(self.rng.choice((1.0, 6.0, 10.0)), machine.resume)

    def choose_node(self) -> tuple[Machine, Node]:
        return self.rng.choice(self.nodes)

    def faulty_apply(self, room: Room, entry: Entry) -> None:
        """Fail in the engine now and then, halfway through a change."""
        apply(room, entry)
        if not isinstance(entry.change, OF_THE_GAME) or self.checks.is_written(entry.id):
            return
        if self.rng.random() < self.faults.engine:
            self.reached("engine trouble")
            raise RuntimeError("a card that does not work")

    # --- running ---------------------------------------------------------------------------------

    async def live(self) -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, WorldLoop)
        self.loop = loop
        loop.set_exception_handler(lambda _, context: self.fail(f"{context['message']} {context.get('exception')!r}"))
        storm, self.faults = self.faults, Faults()
        self.nodes = [self.begin_node(f"node-{number}") for number in range(self.size)]
        machine, node = self.nodes[0]
        room = await machine.start(node.create(self.players[0].person, self.settings))
        self.table = room.table
        self.note(f"{'alone' if self.alone else self.size} {self.settings}")
        self.faults = storm
        people = [loop.create_task(player.live(), context=self.context) for player in self.players]
        try:
            await self.storm()
            await self.calm()
            assert not any(task.done() for task in people)
        finally:
            await self.end()

    async def storm(self) -> None:
        while self.commands < self.budget and self.loop.time() < LONGEST_STORM:
            await asyncio.sleep(1)
            self.look_for_failure()
            for place in range(self.size):
                if self.rng.random() < self.faults.kill:
                    self.kill(place)
                elif self.rng.random() < self.faults.stop * (1 if self.checks.room.window is None else 8):
                    self.stop(place)
            for player in self.players:
                if player.line is not None and self.rng.random() < self.faults.cut:
                    player.line.cut("bad luck")
                if self.rng.random() < self.faults.away:
                    player.go_away(self.rng.choice((5, 110, 200)))
            if self.checks.room.phase in ("over", "closed") and self.rng.random() < 0.1:
                break

    async def calm(self) -> None:
        """Stop all faults: everyone must converge to the same view, and every game must end."""
        self.note("calm")
        self.storming = False
        self.faults = Faults()
        for player in self.players:
            for line in player.lines:
                line.slow = False
        await self.agreement()
        if self.finishes:
            ends = self.loop.time() + LONGEST_GAME
            while self.checks.room.phase == "playing":
                await asyncio.sleep(5)
                self.look_for_failure()
                wanted = due(self.checks.room)
                if wanted is not None and self.loop.now() > wanted + OVERDUE:
                    raise Broken(f"no node woke the table, which was due at {wanted}")
                if self.loop.time() > ends:
                    raise Broken(f"the game does not end: {self.unrest()}")
            self.reached("game over")
            await asyncio.sleep(5)
            await self.agreement()  # someone may have started another game
        self.checks.at_the_end()
        self.look_for_failure()

    async def agreement(self) -> None:
        """Wait until everyone has received everything."""
        ends = self.loop.time() + CALM + 15  # those who were stopped continue after ten seconds
        while True:
            self.look_for_failure()
            if self.is_quiet():
                return
            if self.loop.time() > ends:
                raise Broken(f"there is no agreement: {self.unrest()}")
            await asyncio.sleep(0.5)

    def unrest(self) -> list[str]:
        """Return what has not converged yet, with what was written a moment ago."""
        self.checks.read_log()
        found = []
        for machine, node in self.nodes:
            live = node.rooms.get(self.table)
            if machine.stopped or machine.dead:
                found.append(f"{machine.name} is not running")
            elif live is not None and live.viewers and (live.lock.locked() or live.room.seq != self.checks.room.seq):
                found.append(f"{machine.name} is at {live.room.seq}, not {self.checks.room.seq}")
        for player in self.players:
            found += player.unrest()
        return found

    def is_quiet(self) -> bool:
        return not self.unrest()

    async def end(self) -> None:
        """Stop everything that is still running."""
        for machine in self.machines:
            machine.dead = False
        mine = asyncio.current_task()
        tasks = [task for task in asyncio.all_tasks() if task is not mine]
        for task in tasks:
            task.cancel()
        for machine in self.machines:
            machine.resume()
        await asyncio.gather(*tasks, return_exceptions=True)


class Report:
    """The result of a world."""

    def __init__(self, world: World) -> None:
        self.seed = world.seed
        self.markers = world.markers
        self.commands = world.commands
        self.entries = world.checks.room.seq
        self.virtual = world.loop.time()
        self.log = world.store.logs[world.table]


def simulate(seed: int, verbose: bool = False) -> Report:
    """Simulate a world; raises ``Broken`` if a guarantee is broken."""
    world = World(seed, verbose)
    chance = Random(seed)
    secrets = SimpleNamespace(token_hex=lambda n: chance.randbytes(n).hex(), choice=chance.choice)
    fair = SimpleNamespace(new_secret=lambda: chance.randbytes(80).hex())
    with (
        patch.multiple(node_module, secrets=secrets, fair=fair, apply=world.faulty_apply),
        patch.object(live_room, "secrets", secrets),
        patch.object(driver, "apply", world.faulty_apply),
        logging_to(world),
    ):
        try:
            run(world.live())
        except Hot as hot:
            raise Broken(str(hot)) from None
    return Report(world)


@contextmanager
def logging_to(world: World) -> Iterator[None]:
    """Send the log of the nodes to their world only."""
    errors, log = Errors(world), node_module.LOG
    log.addHandler(errors)
    log.propagate = False
    try:
        yield
    finally:
        log.propagate = True
        log.removeHandler(errors)
