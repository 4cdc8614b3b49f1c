"""``stablemates backup``: back up a server's tables and its key, even during games."""

from __future__ import annotations

import argparse
from pathlib import Path

from ..lab.progress import progress
from ..server.store.upkeep import BadStore, back_up
from .exit_codes import DONE
from .json_fields import print_json
from .output_paths import writable
from .stores import plan_of, sqlite_file


def run(args: argparse.Namespace) -> int:
    plan, target = plan_of(args), Path(args.file)
    path = sqlite_file(plan)
    if path is None:
        raise BadStore("use pg_dump to back up a PostgreSQL database; people can keep playing")
    writable(target.parent, "FILE")
    with progress("copying the tables", quiet=args.json):
        back_up(path, plan.data / "key", target)
    if args.json:
        print_json({"file": str(target), "bytes": target.stat().st_size})
    else:
        print(
            f"{target}: tables and key. To restore, stop the server, empty its data folder and unpack this file there"
        )
    return DONE
