"""The store for ``backup``, ``verify-store`` and ``forget``: the one that ``serve`` uses with the same options."""

from __future__ import annotations

import argparse
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from ..client import saves
from ..server.runner import Plan, make_store
from ..server.store.sqlite import SqliteStore
from ..server.store.sqlite_reader import SqliteReader
from ..server.store.store import Store, UnsafeStorage
from ..server.store.upkeep import BadStore, check_file
from ..table.log import StorageFailed


def plan_of(args: argparse.Namespace) -> Plan:
    data = Path(args.data) if args.data else saves.folder(os.environ).parent
    return Plan(data=data, database=args.database)


def sqlite_file(plan: Plan) -> Path | None:
    """Return the database file, or ``None`` if the database is not SQLite."""
    store = make_store(plan)
    return store.path if isinstance(store, SqliteStore) else None


@asynccontextmanager
async def opened(plan: Plan) -> AsyncIterator[Store | SqliteReader]:
    """Open the store for reading; a server may be running."""
    path = sqlite_file(plan)
    if path is not None:
        check_file(path)
        reader = SqliteReader(path)
        await reader.open_reader()
        try:
            yield reader
        finally:
            await reader.close_reader()
        return
    store = make_store(plan)
    try:
        await store.open()
    except (StorageFailed, UnsafeStorage) as problem:
        raise BadStore(str(problem)) from None
    try:
        yield store
    finally:
        await store.close()
