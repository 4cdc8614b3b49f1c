"""A store in memory, for tests and simulated servers."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from ...table.log import Conflict, Row, StorageFailed, StoredEntry
from .store import ALL, KeptCheckpoint, Store


class MemoryStore(Store):
    """A store in dictionaries, fully deterministic: no thread, no clock, no disk.

    Its content survives closing, as on a disk: a server that is restarted with it finds its tables.  Every call lets
    other tasks run once, an append both before it writes and before it returns, so that races can happen here as well.
    """

    def __init__(self) -> None:
        self.is_open = False
        self.logs: dict[str, list[bytes]] = {}
        self.commands: dict[str, set[str]] = {}  # the ids in each log
        self.rows: dict[str, bytes] = {}  # encoded, like the entries, so that callers cannot change them later
        self.codes: dict[str, str] = {}
        self.checkpoints: dict[str, dict[int, KeptCheckpoint]] = {}
        self.kept_reports: dict[str, dict[str, Any]] = {}
        self.tickets: dict[str, tuple[str, int]] = {}
        self.retirements: dict[str, int] = {}

    async def open(self) -> None:
        self.is_open = True

    async def close(self) -> None:
        self.is_open = False

    async def reopen(self) -> None:
        self.is_open = True

    async def watch(self) -> None:
        await self.turn()

    async def turn(self) -> None:
        """Let other tasks run, then check that the store is still open."""
        await asyncio.sleep(0)
        if not self.is_open:
            raise StorageFailed("the store is not open")

    async def append(self, entry: StoredEntry, row: Row) -> None:
        await self.turn()
        log = self.logs.get(row.table, [])
        if entry.seq != len(log) + 1:
            raise Conflict(f"entry {entry.seq} does not follow entry {len(log)}")
        commands = self.commands.get(row.table, set())
        if entry.id in commands:
            raise Conflict("this command is already in the log")
        if row.code and self.codes.get(row.code, row.table) != row.table:
            raise Conflict("another table has this code")
        written, kept = msgspec.json.encode(entry), msgspec.json.encode(row)
        self.leave_code(row.table)
        self.logs.setdefault(row.table, []).append(written)
        self.commands.setdefault(row.table, set()).add(entry.id)
        if row.code:
            self.codes[row.code] = row.table
        self.rows[row.table] = kept
        await asyncio.sleep(0)

    async def read(self, table: str, after: int = 0, limit: int = ALL) -> list[StoredEntry]:
        await self.turn()
        lines = self.logs.get(table, [])[max(after, 0) : max(after, 0) + limit]
        return [msgspec.json.decode(line, type=StoredEntry) for line in lines]

    async def last_entries(self, tables: list[str]) -> dict[str, int]:
        await self.turn()
        return {table: len(self.logs[table]) for table in tables if table in self.logs}

    async def find_command(self, table: str, id: str) -> int | None:
        await self.turn()
        lines = self.logs.get(table, []) if id in self.commands.get(table, set()) else []
        entries = (msgspec.json.decode(line, type=StoredEntry) for line in lines)
        return next((entry.seq for entry in entries if entry.id == id), None)

    async def put_checkpoint(self, kept: KeptCheckpoint) -> None:
        await self.turn()
        if kept.table in self.rows:
            self.checkpoints.setdefault(kept.table, {})[kept.seq] = kept

    async def find_checkpoint(self, table: str, seq: int = ALL, game: int = ALL) -> KeptCheckpoint | None:
        await self.turn()
        found = [one for one in self.checkpoints.get(table, {}).values() if one.seq <= seq and one.game <= game]
        return max(found, key=lambda one: one.seq, default=None)

    async def tables(self, after: str, limit: int) -> list[tuple[str, int]]:
        await self.turn()
        return [(table, len(self.logs[table])) for table in sorted(self.rows) if table > after][:limit]

    def all_rows(self) -> list[Row]:
        return [msgspec.json.decode(kept, type=Row) for kept in self.rows.values()]

    def leave_code(self, table: str) -> None:
        """Make the code available again."""
        if table in self.rows:
            self.codes.pop(msgspec.json.decode(self.rows[table], type=Row).code, None)

    async def row(self, table: str) -> Row | None:
        await self.turn()
        return msgspec.json.decode(self.rows[table], type=Row) if table in self.rows else None

    async def find_code(self, code: str) -> str | None:
        await self.turn()
        return self.codes.get(code)

    async def public_rows(self, limit: int) -> list[Row]:
        await self.turn()
        shown = [row for row in self.all_rows() if row.public and row.phase not in ("over", "closed")]
        return sorted(shown, key=lambda row: (-row.changed, row.table))[:limit]

    async def overdue(self, now: int, limit: int) -> list[str]:
        await self.turn()
        waiting = [(row.due, row.table) for row in self.all_rows() if row.due is not None and row.due <= now]
        return [table for _, table in sorted(waiting)[:limit]]

    async def forget(self, unfinished_before: int) -> int:
        await self.turn()
        old = [row.table for row in self.all_rows() if not row.keep and row.changed < unfinished_before]
        for table in old:
            self.delete(table)
        return len(old)

    async def forget_table(self, table: str) -> bool:
        await self.turn()
        known = table in self.rows
        if known:
            self.delete(table)
        self.kept_reports = {id: one for id, one in self.kept_reports.items() if one["table"] != table}
        return known

    def delete(self, table: str) -> None:
        self.leave_code(table)
        del self.logs[table], self.commands[table], self.rows[table]
        self.checkpoints.pop(table, None)

    async def newest(self) -> int:
        await self.turn()
        return max((row.changed for row in self.all_rows()), default=0)

    async def report(self, id: str, at: int, table: str, text: str) -> None:
        await self.turn()
        self.kept_reports.setdefault(id, {"id": id, "at": at, "table": table, "text": text})

    async def reports(self, limit: int) -> list[dict[str, Any]]:
        await self.turn()
        latest = sorted(self.kept_reports.values(), key=lambda report: (-report["at"], report["id"]))
        return [dict(report) for report in latest[:limit]]

    async def put_ticket(self, ticket: str, person: str, until: int) -> None:
        await self.turn()
        if ticket in self.tickets:
            raise Conflict("this ticket already exists")
        self.tickets[ticket] = (person, until)

    async def take_ticket(self, ticket: str, now: int) -> str | None:
        await self.turn()
        self.tickets = {name: kept for name, kept in self.tickets.items() if kept[1] >= now}
        person, _ = self.tickets.pop(ticket, (None, 0))
        return person

    async def revoke(self, person: str, at: int) -> None:
        await self.turn()
        self.retirements.setdefault(person, at)

    async def revoked(self, since: int) -> set[str]:
        await self.turn()
        return {person for person, at in self.retirements.items() if at >= since}
