"""``stablemates forget``: delete a table with all its games and chat."""

from __future__ import annotations

import argparse
import asyncio

from ..server.store.store import Store
from ..server.store.upkeep import BadStore, forget_table
from .exit_codes import DONE
from .json_fields import print_json
from .stores import opened, plan_of, sqlite_file


def run(args: argparse.Namespace) -> int:
    plan, table = plan_of(args), args.table.rstrip("/").rpartition("/")[2]
    path = sqlite_file(plan)

    async def in_postgres() -> bool:
        async with opened(plan) as store:
            assert isinstance(store, Store)
            return await store.forget_table(table)

    found = forget_table(path, table) if path is not None else asyncio.run(in_postgres())
    if not found:
        raise BadStore(f"no table {table!r} in this database")
    if args.json:
        print_json({"table": table})
    else:
        print("deleted: the table, its games and its chat")
    return DONE
