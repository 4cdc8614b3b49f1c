"""The language of server tests: named people at a table, on virtual time.

``at`` (a fixture) sets up a table: people are seated in the order they are named, then bots.  If hands are given, the
game has started with these cards; otherwise the table is a lobby::

    t = at("second-ru", ann={"hand": "narwhal"}, bob={"hand": "neigh"}, cid={"hand": "yay"})
    t.does("ann", "narwhal")
    t.passes("bob", after=1.0)
    assert t.closes() == 1.2

People act by ``does``, ``passes``, ``says`` and ``refused``, time passes only in ``waits`` and ``closes``, and tests
assert what someone sees, or the room itself.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Coroutine, Iterator
from typing import Any, TypeVar, get_args

import pytest
from msgspec.json import Decoder

import stablemates
from stablemates.core.kernel import NOBODY, State
from stablemates.protocol import commands as c
from stablemates.protocol import messages as m
from stablemates.protocol import values
from stablemates.server.live_room import LiveRoom, Viewer
from stablemates.server.node import Node
from stablemates.server.notifier.local import LocalNotifier
from stablemates.server.store.memory import MemoryStore
from stablemates.table import deal
from stablemates.table.room import Room
from stablemates.testing import At

from ..every_game.position_match import PositionMatch
from .virtual_time import VirtualLoop

T = TypeVar("T")
COMMANDS: dict[str, Any] = {command.__name__.lower(): command for command in get_args(c.Command)}
read_message: Decoder[m.Message] = Decoder(m.Message)
Mind = Callable[[State, int], int]  # (imagined game, seat) -> a bot's answer


def passive(state: State, seat: int) -> int:
    """Return the least committal option, always."""
    return 0


class ServerTable:
    def __init__(self, settings: c.Settings, people: list[str], bots: list[str]) -> None:
        self.prepare([*people, *bots])
        self.table = self.run(self.opened(people[0], settings))
        for seat, name in enumerate(people):
            self.joins(name)
            self.says(name, "sit", name=name, seat=seat)
        for seat, _ in enumerate(bots, len(people)):
            self.says(people[0], "addbot", level="novice", seat=seat)

    def prepare(self, names: list[str]) -> None:
        """Prepare a table with these names in its seats."""
        self.loop = VirtualLoop()
        self.store = self.new_store()
        self.names = names
        self.mind: Mind = passive
        self.pondering = 0.0  # seconds that a bot needs to think
        self.commands_sent = 0
        self.viewers: dict[str, list[Viewer]] = {}
        self.messages: dict[str, list[tuple[float, m.Message]]] = {}  # by person, with times
        self.cut: list[str] = []  # people whose connection the server ended
        self.node = self.new_node()

    async def opened(self, host: str, settings: c.Settings) -> str:
        await self.node.open()
        return (await self.node.create(person(host), settings)).table

    def new_store(self) -> MemoryStore:
        return MemoryStore()

    def new_node(self) -> Node:
        return Node(self.store, LocalNotifier(), self.loop.now, self.think, alone=True)

    async def think(self, game: dict[str, Any], seat: int, level: str, seed: int) -> int:
        if self.pondering:
            await asyncio.sleep(self.pondering)
        return self.mind(stablemates.load(game), seat)

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(work)

    def close(self) -> None:
        self.run(self.node.close())
        self.run(self.loop.shutdown_default_executor())
        self.loop.close()

    # --- time ----------------------------------------------------------------------------------

    @property
    def now(self) -> float:
        """Return the seconds since the table was set up."""
        return self.loop.elapsed

    def waits(self, seconds: float) -> ServerTable:
        self.run(asyncio.sleep(seconds))
        return self

    def waits_until(self, happens: Callable[[], bool], within: float = 600.0) -> float:
        """Let time pass until a condition is true; return the seconds it took."""
        begin = self.now

        async def watch() -> None:
            while not happens():
                assert self.now - begin < within, f"it did not happen within {within} seconds"
                await asyncio.sleep(0.05)

        self.run(watch())
        return round((self.room.at - self.at(begin)) / 1000, 3)

    def at(self, seconds: float) -> int:
        """Return a moment of this table in the server's time."""
        return self.loop.now() - round((self.now - seconds) * 1000)

    def closes(self) -> float:
        """Let the open window close; return the seconds it was open in total."""
        window = self.room.window
        assert window is not None, "no window is open"
        steps = len(self.room.steps)
        self.waits_until(lambda: len(self.room.steps) > steps)
        return (self.room.at - window.opened) / 1000

    def restarts(self, after: float = 1.0, back: str = "") -> None:
        """Kill the server, restart it after some seconds, and reconnect the people in ``back``."""
        for task in self.node.tasks:
            task.cancel()
        for live in self.node.rooms.values():
            if live.timer is not None:
                live.timer.cancel()
        self.node.closing = True
        gone = list(self.viewers)
        self.viewers = {}
        self.waits(after)
        self.node = self.new_node()
        self.run(self.node.open())
        self.run(self.node.room(self.table))
        for name in back.split() or gone:
            self.joins(name)

    # --- people ------------------------------------------------------------------------------------

    def joins(self, who: str, since: int | None = None) -> m.Welcome:
        """Open a connection, the first or one more."""
        self.messages.setdefault(who, [])

        def send(message: bytes) -> None:
            self.messages[who].append((self.now, read_message.decode(message)))

        viewer = Viewer(person(who), send, lambda reason: self.cut.append(who))
        welcome = read_message.decode(self.run(self.node.join(self.table, viewer, since)))
        assert isinstance(welcome, m.Welcome)
        self.viewers.setdefault(who, []).append(viewer)
        return welcome

    def drops(self, *people: str) -> None:
        """Close all connections of these people."""

        async def leave() -> None:
            for who in people:
                for viewer in self.viewers.pop(who, []):
                    self.node.leave(self.table, viewer)

        self.run(leave())

    def command(self, who: str, kind: str, /, **fields: Any) -> m.Accepted | m.Refused:
        self.commands_sent += 1
        built: Any = COMMANDS[kind](**{"id": f"said-{self.commands_sent:06}", "on": self.room.state, **fields})
        command = c.read_command.decode(m.write(built))  # as it comes over the network
        return self.run(self.node.command(self.table, person(who), command))

    def says(self, who: str, kind: str, /, **fields: Any) -> m.Accepted:
        """Send a command, which must be accepted."""
        answer = self.command(who, kind, **fields)
        assert isinstance(answer, m.Accepted), f"{who} {kind}: {answer.reason}: {answer.text}"
        return answer

    def refused(self, reason: str, who: str, kind: str, /, **fields: Any) -> m.Refused:
        """Send a command, which must be refused for this reason and change nothing."""
        seq = self.room.seq
        answer = self.command(who, kind, **fields)
        assert isinstance(answer, m.Refused), f"{who} {kind} was accepted"
        assert answer.reason == reason, f"{answer.reason}: {answer.text}"
        assert answer.text
        # People who may not see the table see nothing.
        assert (answer.snapshot is None) == (reason in ("removed", "no-spectators"))
        assert self.room.seq == seq, "a refused command was written"
        return answer

    def does(self, who: str, *labels: str, after: float = 0.0) -> ServerTable:
        """Answer questions by the labels that ``options`` shows."""
        for label in labels:
            if after:
                self.waits(after)
            options = self.options(who)
            assert label in options, f"{who} cannot {label!r}; {who} may {options}"
            self.says(who, "answer", option=options.index(label))
        return self

    def passes(self, *people: str, after: float = 0.0) -> ServerTable:
        """Pass in the open window, all at the same time."""
        if after:
            self.waits(after)
        for who in people:
            self.says(who, "answer", option=0)
        return self

    # --- state -------------------------------------------------------------------------------

    @property
    def room(self) -> Room:
        return self.live.room

    @property
    def live(self) -> LiveRoom:
        """Return the server's live table, loaded from the log if it was evicted."""
        found = self.node.rooms.get(self.table)
        return self.run(self.node.room(self.table)) if found is None else found

    def seat(self, who: str) -> int:
        return self.names.index(who)

    def plays_a_bot(self, who: str) -> bool:
        """Return whether a bot plays for someone."""
        return self.room.seats[self.seat(who)].stand_in

    def snapshot(self, who: str) -> m.Snapshot:
        """Return what someone sees now, as it would go over the network."""
        message = read_message.decode(m.write(m.Update([], self.live.snapshot(person(who), self.loop.now()))))
        assert isinstance(message, m.Update)
        return message.snapshot

    def mine(self, who: str) -> m.Mine:
        mine = self.snapshot(who).mine
        assert mine is not None, f"{who} has no seat"
        return mine

    @property
    def window(self) -> m.WindowView:
        """Return the open window as a stranger would see it."""
        window = self.snapshot("a stranger").window
        assert window is not None, "no window is open"
        return window

    @property
    def window_open(self) -> bool:
        return self.room.window is not None

    @property
    def asked(self) -> dict[str, str]:
        """Return who is asked what."""
        return {self.names[question.seat]: question.ask for question in self.room.game.pending()}

    def options(self, who: str) -> list[str]:
        ask = self.snapshot(who).question
        assert ask is not None, f"{who} is asked nothing; asked: {self.asked}"
        return [self.label(option, ask.ask) for option in ask.options]

    def label(self, option: values.Option, ask: str) -> str:
        """Return an option in words, as in the language of card tests."""
        words = [option.card.kind] if option.card is not None else []
        words += [self.names[option.seat]] if option.seat != NOBODY else []
        words += [option.word] if option.word else []
        if not words or option.verb not in ("play", ask):
            words.insert(0, option.verb)
        return " ".join(words)

    def cards(self, zone: str, who: str | None = None) -> list[str]:
        """Return the cards of a zone by name, in order of name."""
        state: Any = self.room.game
        seat = NOBODY if who is None else self.seat(who)
        numbers = [number for number in range(state.zone_count()) if state.zone_name(number) == (zone, seat)]
        return sorted(state.kind(card) for number in numbers for card in state.cards_in(number))

    def events(self, who: str) -> list[values.Event]:
        """Return all events that someone received so far."""
        return [one for _, message in self.messages[who] if isinstance(message, m.Update) for one in message.events]

    def received(self, who: str, kind: str) -> list[values.Event]:
        return [one for one in self.events(who) if one.kind == kind]

    def left_on_clock(self, who: str) -> float:
        """Return the seconds left for the player being waited for."""
        clock = self.snapshot(who).clock
        assert clock is not None
        assert clock.ends is not None
        return (clock.ends - self.loop.now()) / 1000


SetUp = Callable[..., ServerTable]


def person(who: str) -> str:
    """Return the secret name by which the server knows someone: 32 hexadecimal digits, as it makes them itself."""
    return hashlib.sha256(who.encode()).hexdigest()[:32]


def kind_of(card: values.Card | None) -> str:
    """Return the kind of a card; empty if it is hidden."""
    return "" if card is None else card.kind


def names(t: ServerTable) -> list[str]:
    return [seat.name or seat.kind for seat in t.snapshot("a stranger").table.seats]


def last_card(at: SetUp, **more: Any) -> ServerTable:
    """Ann wins with her next card: 5 + 50 points from bob's hand."""
    return at("unorog", cauldron="red_3", ann={"hand": "red_1"}, bob={"hand": "blue_5 alicorn"}, **more)


def three(at: SetUp, **more: Any) -> ServerTable:
    """Ann has played a card that bob and cid can stop."""
    t = at("second-ru", ann={"hand": "narwhal yay"}, bob={"hand": "neigh yay"}, cid={"hand": "neigh slowdown"}, **more)
    return t.does("ann", "narwhal")


@pytest.fixture
def at(monkeypatch: pytest.MonkeyPatch) -> Iterator[SetUp]:
    tables: list[ServerTable] = []

    def set_up(
        profile: str,
        *,
        people: str = "",
        bots: str = "",
        speed: c.Speed = "normal",
        public: bool = False,
        pace: c.Pace = "off",
        spectators: c.Spectators = "everybody",
        options: dict[str, Any] | None = None,
        daily: str = "",
        mind: Mind = passive,
        pondering: float = 0.0,
        **layout: Any,
    ) -> ServerTable:
        robots = bots.split()
        hands = [name for name, value in layout.items() if isinstance(value, dict)]
        humans = people.split() or [name for name in hands if name not in robots]
        seats = len(humans) + len(robots)
        settings = c.Settings(profile, seats, options or {}, speed, public, pace, spectators, daily)
        if layout:
            players = {name: layout.pop(name, {}) for name in [*humans, *robots]}
            position = At(profile, **players, **layout, **(options or {})).state
            new_match = deal.new_match
            monkeypatch.setattr(
                deal, "new_match", lambda room, revision: PositionMatch(position, new_match(room, revision))
            )
        table = ServerTable(settings, humans, robots)
        table.mind, table.pondering = mind, pondering
        tables.append(table)
        if layout or hands:
            table.says(humans[0], "start")
        return table

    yield set_up
    for table in tables:
        table.close()
