"""Read what earlier versions wrote, with the current program.

Each folder here is named after the version that wrote it, and never changes.  Tests import the program's modules only
through this module, ``evenings``, ``continuing`` and ``normalise``, so that few files depend on where they are.
"""

from __future__ import annotations

import asyncio
import json
import lzma
from pathlib import Path
from typing import Any, NamedTuple

import stablemates
from stablemates.server.store.sqlite import SqliteStore
from stablemates.server.store.store import Store
from stablemates.table.log import Row, StoredEntry
from stablemates.table.registry import apply, read_entry
from stablemates.table.room import Room

FOLDER = Path(__file__).parent
VERSIONS = sorted(file.parent for file in FOLDER.glob("*/tables.json"))
Summary = dict[str, Any]


class Log(NamedTuple):
    """A table in a store."""

    table: str
    entries: list[StoredEntry]
    row: Row


def unpack(file: Path) -> bytes:
    return lzma.decompress(file.read_bytes())


def read_json(file: Path) -> Any:
    return json.loads(unpack(file) if file.suffix == ".xz" else file.read_bytes())


def named(pattern: str) -> list[Path]:
    """Return the recorded files that match, of all versions."""
    return [file for version in VERSIONS for file in sorted(version.glob(pattern))]


def name_of(file: Path) -> str:
    """Return the version and the name of a recorded file, for test ids."""
    return f"{file.relative_to(FOLDER).parts[0]}-{file.name.partition('.')[0]}"


def tables_of(version: Path) -> dict[str, Any]:
    """Return the names and summaries of the recorded tables, and the guests of their server."""
    noted: dict[str, Any] = read_json(version / "tables.json")
    return noted


# --- stores ------------------------------------------------------------------------------------------------


def unpack_database(version: Path, folder: Path) -> Path:
    """Restore the data folder of the recorded server; return the path of its database."""
    key, database = folder / "key", folder / "tables.db"
    key.write_bytes((version / "key").read_bytes())
    key.chmod(0o600)
    database.write_bytes(unpack(version / "tables.db.xz"))
    return database


def sqlite_store(database: Path) -> Store:
    return SqliteStore(database, trust_settings=True)


async def read_logs(store: Store, noted: dict[str, Any]) -> dict[str, Log]:
    """Read the recorded tables from an open store, by name."""
    logs: dict[str, Log] = {}
    for name, one in noted["tables"].items():
        row = await store.row(one["table"])
        assert row is not None, f"{name} is missing"
        logs[name] = Log(one["table"], await store.read(one["table"]), row)
    return logs


def read_logs_of(version: Path, folder: Path) -> dict[str, Log]:
    """Read the recorded tables of a version, by name; its data folder is restored in ``folder``."""

    async def read() -> dict[str, Log]:
        store = sqlite_store(unpack_database(version, folder))
        await store.open()
        try:
            return await read_logs(store, tables_of(version))
        finally:
            await store.close()

    return asyncio.run(read())


# --- summaries ----------------------------------------------------------------------------------------------


def fold(log: Log) -> Room:
    room = Room(log.table)
    for entry in log.entries:
        apply(room, read_entry(entry))
    return room


def summary(room: Room) -> Summary:
    """Summarise what a log must always load to: seats, game, progress, open questions."""
    window, turn, ended = room.window, room.turn, room.ended
    return {
        "phase": room.phase,
        "profile": room.settings.profile,
        "options": dict(room.settings.options),
        "seats": [[record.name, record.bot, record.stand_in] for record in room.seats],
        "host": room.seat_of(room.host),
        "entries": room.seq,
        "state": room.state,
        "stream": room.stream,
        "games": room.games,
        "scores": {str(seat): score_of(room, seat) for seat in range(len(room.seats))},
        "game": None if room.match is None else summary_of_match(room.match),
        "window": None
        if window is None
        else [window.kind, window.asked, window.by, window.source, window.depth, window.opened, window.closes()],
        "replies": {} if window is None else {str(seat): reply.option for seat, reply in window.replies.items()},
        "turn": None if turn is None else [turn.seat, turn.started],
        "undo": room.undo_asked,
        "trouble": room.error,
        "ended": None if ended is None else [ended.winner, ended.why, ended.rule, ended.points, ended.series],
    }


def score_of(room: Room, seat: int) -> list[int]:
    score = room.scores.get(room.score_key(seat))
    return [0, 0] if score is None else [score.wins, score.points]


def summary_of_match(match: stablemates.Match) -> Summary:
    """Summarise the progress and the position of a match."""
    outcome = match.state.outcome()
    return {
        "players": match.players,
        "answers": len(match.answers),
        "digest": stablemates.digest(match.state),
        "asked": [[question.seat, question.ask, len(question.options)] for question in match.state.pending()],
        "outcome": None if outcome is None else [outcome.winner, outcome.why, outcome.rule, list(outcome.points)],
    }
