"""Record what later versions must be able to read: ``.venv/bin/python tools/record.py tests/recorded/VERSION``.

It plays games at tables, alone and between bots, and writes databases (SQLite, PostgreSQL), saved games, matches,
positions and the facts in every message.  Run it once for each version, before the release.  The folder of a released
version never changes.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def main() -> None:
    if len(sys.argv) != 2 or Path(sys.argv[1]).exists():
        raise SystemExit("usage: record.py OUT (a folder that does not exist yet)")
    sys.path[:0] = [str(ROOT / "src"), str(ROOT)]  # the sources, whatever is installed
    folder = Path(sys.argv[1])

    from tests.recorded.recording import play_tables, record_matches, record_positions, record_saves, record_tables

    tables = play_tables()
    ticket = record_tables(folder, tables)
    record_matches(folder / "matches")
    record_saves(folder / "saves")
    record_positions(folder / "positions")

    from tests.cluster.dumps import record_postgres
    from tests.cluster.services import own_postgres

    with tempfile.TemporaryDirectory() as temporary:
        server = own_postgres(Path(temporary))
        try:
            record_postgres(folder, tables.values(), ticket, server.url(), server.program("pg_dump"))
        finally:
            server.stop()
    size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
    print(f"{folder}: {len(tables)} tables, {size / 1000:.0f} kB")


if __name__ == "__main__":
    main()
