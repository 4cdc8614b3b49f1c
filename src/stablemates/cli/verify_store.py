"""``stablemates verify-store``: verify the hash chain of every log in a server's database."""

from __future__ import annotations

import argparse
import asyncio

from msgspec import to_builtins

from ..lab.progress import progress
from ..server.store.upkeep import Verdict, verify
from .exit_codes import DONE, NO
from .json_fields import print_json
from .stores import opened, plan_of


def run(args: argparse.Namespace) -> int:
    async def verified() -> Verdict:
        async with opened(plan_of(args)) as store:
            return await verify(store)

    with progress("reading every log", quiet=args.json):
        verdict = asyncio.run(verified())
    if args.json:
        print_json({"good": verdict.good, **to_builtins(verdict)})
    else:
        print(f"tables: {verdict.tables}, entries: {verdict.entries}, checkpoints: {verdict.checkpoints}", flush=True)
        for one in verdict.broken:
            print(f"table {one.table}: {one.why}")
        print("no entry was altered" if verdict.good else f"damaged tables: {len(verdict.broken)}")
    return DONE if verdict.good else NO
