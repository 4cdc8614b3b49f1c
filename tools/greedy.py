"""Play ordinary games alongside the most expensive client that the limits allow, and measure how it slows them down.

    .venv/bin/python tools/greedy.py --games 50 --answers 2000 --out greedy.json

The same games are measured twice in one run: alone, then alongside a client with thirty tables of the strongest bots,
undos, chat and everything that can be read.  It fails if the p99 of the answers rises by more than 100 ms, or if the
server takes more than five seconds to stop under that load.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # the crowd is part of the tests

from tests.server.kill.neighbours import Compared, compare

from stablemates.server.http.limits import Limits

RISES_BY = 100.0  # milliseconds at most
ENDS_WITHIN = 5.0  # seconds


def findings(result: Compared) -> list[str]:
    """Return the broken guarantees."""
    figures = result.figures()
    found = []
    rise = float(str(figures["beside_p99_ms"])) - float(str(figures["quiet_p99_ms"]))
    if rise > RISES_BY:
        found.append(f"p99 rose by {rise:.0f} ms; {RISES_BY:.0f} ms are allowed")
    if result.ended_after > ENDS_WITHIN:
        found.append(f"the server took {result.ended_after:.1f} s to stop; {ENDS_WITHIN:.0f} s are allowed")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description="Play ordinary games alongside a greedy client.")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument(
        "--answers",
        type=int,
        default=2000,
        help="number of answers measured, alone and again alongside it (default: 2000)",
    )
    parser.add_argument("--tables", type=int, default=Limits().tables_per_hour, help="tables of the greedy client")
    parser.add_argument("--thinking", type=float, default=1.0, help="seconds before an ordinary answer (default: 1)")
    parser.add_argument("--out", type=Path, help="also write the figures here, as JSON")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        result = asyncio.run(
            compare(Path(folder), games=args.games, answers=args.answers, tables=args.tables, thinking=args.thinking)
        )
    found = findings(result)
    text = json.dumps(result.figures() | {"findings": found}, indent=2)
    print(text)
    if args.out is not None:
        args.out.write_text(text + "\n", "utf-8")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
