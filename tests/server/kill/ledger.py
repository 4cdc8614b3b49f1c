"""What servers acknowledged, stored where no server can lose it, and whether the logs agree."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from msgspec.json import Decoder

from stablemates.protocol.commands import BaseCommand
from stablemates.protocol.messages import Accepted, Snapshot, write
from stablemates.table.log import StoredEntry
from stablemates.table.registry import apply, read_entry
from stablemates.table.room import Room
from stablemates.table.snapshots import snapshot

read_snapshot: Decoder[Snapshot] = Decoder(Snapshot)
Read = Callable[[str, int], list[StoredEntry]]  # (table, after which entry) -> the rest of its log


class Acknowledged(NamedTuple):
    """A command that a server accepted, and its reply."""

    person: str
    kind: type[BaseCommand]
    fields: dict[str, Any]
    state: int


class Ledger:
    def __init__(self) -> None:
        self.tables: dict[str, dict[str, Acknowledged]] = {}  # table -> command -> what was acknowledged
        self.sent: Counter[str] = Counter()  # kinds of commands
        self.refused: Counter[str] = Counter()  # reasons
        self.changed_mind: list[str] = []  # commands that got two different acknowledgements

    def accept(self, table: str, answer: Accepted, line: Acknowledged) -> None:
        known = self.tables.setdefault(table, {}).setdefault(answer.id, line)
        if known is line:
            self.sent[line.kind.__name__] += 1
        elif known != line:
            self.changed_mind.append(f"{table}: {answer.id} led to state {known.state}, and then to {line.state}")

    def __len__(self) -> int:
        return self.sent.total()


class Seen(NamedTuple):
    """The last snapshot someone had."""

    table: str
    person: str
    snapshot: Snapshot


class Audit:
    """Folds the logs of tables as they grow, and compares them with what was acknowledged and what was shown."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.rooms: dict[str, Room] = {}
        self.done: dict[str, dict[str, tuple[str, int]]] = {}  # table -> all commands carried out
        self.entries = 0
        self.lost: list[str] = []  # acknowledged, but not in the log, or different there
        self.twice: list[str] = []  # commands that are in a log twice
        self.not_loading: dict[str, str] = {}  # table -> why
        self.never_true: list[str] = []  # shown to someone, but not in the log

    @property
    def findings(self) -> list[str]:
        return [*self.lost, *self.twice, *self.not_loading.values(), *self.never_true, *self.ledger.changed_mind]

    def read(self, read: Read, tables: Iterable[str]) -> dict[str, list[StoredEntry]]:
        """Return the new entries of some tables."""
        found = {table: read(table, self.rooms[table].seq if table in self.rooms else 0) for table in tables}
        return {table: entries for table, entries in found.items() if entries or table not in self.rooms}

    def judge(self, logs: dict[str, list[StoredEntry]], shown: list[Seen]) -> None:
        """Fold the new entries, and look for everything acknowledged or shown up to then."""
        waiting: dict[str, list[Seen]] = {}
        for seen in shown:
            waiting.setdefault(seen.table, []).append(seen)
        for table in logs.keys() | waiting.keys():
            if table not in self.not_loading:
                try:
                    self.follow(table, logs.get(table, []), waiting.get(table, []))
                except Exception as error:
                    self.not_loading[table] = f"{table} does not load: {error!r}"
        for table, lines in self.ledger.tables.items():
            self.lost += [line for line in self.missing(table, lines) if line not in self.lost]

    def follow(self, table: str, entries: list[StoredEntry], shown: list[Seen]) -> None:
        room = self.rooms.setdefault(table, Room(table))
        done = self.done.setdefault(table, {})
        # A person who was away has seen nothing of this.
        shown = [seen for seen in shown if seen.snapshot.stream > room.stream]
        for entry in entries:
            if entry.id in done:
                self.twice.append(f"{table}: {entry.id} is entry {entry.seq}, and one before it")
            apply(room, read_entry(entry))
            done[entry.id] = room.commands[entry.id]
            self.entries += 1
            shown = [seen for seen in shown if not same(seen, room)]
        self.never_true += [
            f"{seen.table}: seat {seen.snapshot.you} was shown stream {seen.snapshot.stream} differently from the log"
            for seen in shown
        ]

    def missing(self, table: str, lines: dict[str, Acknowledged]) -> Iterator[str]:
        done = self.done.get(table, {})
        for id, line in lines.items():
            if done.get(id) != (line.person, line.state):
                yield f"{table}: {line.kind.__name__} {id} led to {done.get(id)}, not to state {line.state}"

    def disagreements(self, shown: list[Seen]) -> list[str]:
        """Return the people whose view differs from the end of the log."""
        ends = {table: room.stream for table, room in self.rooms.items()}
        return [
            f"{seen.table}: seat {seen.snapshot.you} is at stream {seen.snapshot.stream} of {ends.get(seen.table, 0)}"
            for seen in shown
            if seen.table not in self.rooms or not same(seen, self.rooms[seen.table])
        ]


def same(seen: Seen, room: Room) -> bool:
    """Return whether a person saw the room as it is, except for the server's clock."""
    if seen.snapshot.stream != room.stream:
        return False
    return read_snapshot.decode(write(snapshot(room, seen.person, seen.snapshot.now))) == seen.snapshot
