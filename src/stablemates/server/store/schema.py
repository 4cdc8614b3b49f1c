"""The schemas of the databases, as numbered migrations.  A released migration never changes: add another one.

``tables.last`` is the number of a table's last entry.  An append increments it or does not happen, so that a log
has no gaps, even if a table is deleted at that moment.
"""

from __future__ import annotations

from typing import Final

LINK_ENTRIES: Final = "-- every entry gets its hash (``linking``)"
LISTED: Final = "public = 1 AND phase NOT IN ('over', 'closed')"  # which public tables are listed

SQLITE: Final = [
    [
        """CREATE TABLE tables (
            id TEXT NOT NULL PRIMARY KEY,
            last INTEGER NOT NULL,
            code TEXT NOT NULL,
            phase TEXT NOT NULL,
            public INTEGER NOT NULL,
            keep INTEGER NOT NULL,
            due INTEGER,
            changed INTEGER NOT NULL,
            summary TEXT NOT NULL
        ) WITHOUT ROWID""",
        "CREATE UNIQUE INDEX tables_by_code ON tables (code) WHERE code <> ''",
        "CREATE INDEX tables_by_due ON tables (due, id) WHERE due IS NOT NULL",
        "CREATE INDEX public_tables ON tables (changed) WHERE public = 1",
        """CREATE TABLE entries (
            "table" TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            seq INTEGER NOT NULL,
            id TEXT NOT NULL,
            at INTEGER NOT NULL,
            "by" TEXT NOT NULL,
            kind TEXT NOT NULL,
            data TEXT NOT NULL,
            PRIMARY KEY ("table", seq),
            UNIQUE ("table", id)
        ) WITHOUT ROWID""",
        """CREATE TABLE reports (
            id TEXT NOT NULL PRIMARY KEY,
            at INTEGER NOT NULL,
            "table" TEXT NOT NULL,
            text TEXT NOT NULL
        ) WITHOUT ROWID""",
        "CREATE INDEX reports_by_time ON reports (at)",
        """CREATE TABLE tickets (
            ticket TEXT NOT NULL PRIMARY KEY,
            person TEXT NOT NULL,
            until INTEGER NOT NULL
        ) WITHOUT ROWID""",
    ],
    [
        """CREATE TABLE retirements (
            person TEXT NOT NULL PRIMARY KEY,
            at INTEGER NOT NULL
        ) WITHOUT ROWID""",
        "CREATE INDEX retirements_by_time ON retirements (at)",
    ],
    [
        "ALTER TABLE entries ADD COLUMN hash TEXT NOT NULL DEFAULT ''",
        LINK_ENTRIES,
        """CREATE TABLE checkpoints (
            "table" TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            seq INTEGER NOT NULL,
            game INTEGER NOT NULL,
            hash TEXT NOT NULL,
            data BLOB NOT NULL,
            PRIMARY KEY ("table", seq)
        )""",
        """CREATE TABLE owner (
            "only" INTEGER NOT NULL PRIMARY KEY CHECK ("only" = 1),
            server TEXT NOT NULL
        )""",
        "DROP INDEX public_tables",
        f"CREATE INDEX listed_tables ON tables (changed DESC, id) WHERE {LISTED}",
        "CREATE INDEX tables_by_change ON tables (keep, changed)",
    ],
]

# Not in the file, but created for each connection that writes, so that an append is one statement.  SQLite executes it
# completely or not at all, whatever else is in the same transaction.
SQLITE_APPENDS: Final = [
    """CREATE TEMP VIEW appends AS
        SELECT entries."table", seq, entries.id, at, "by", kind, data, hash,
            code, phase, public, keep, due, changed, summary
        FROM entries JOIN tables ON tables.id = entries."table"
    """,
    """CREATE TEMP TRIGGER append INSTEAD OF INSERT ON appends BEGIN
        INSERT INTO tables (id, last, code, phase, public, keep, due, changed, summary)
            SELECT NEW."table", 1, NEW.code, NEW.phase, NEW.public, NEW.keep, NEW.due, NEW.changed, NEW.summary
            WHERE NEW.seq = 1;
        UPDATE tables SET last = NEW.seq, code = NEW.code, phase = NEW.phase, public = NEW.public, keep = NEW.keep,
            due = NEW.due, changed = NEW.changed, summary = NEW.summary
            WHERE id = NEW."table" AND last = NEW.seq - 1;
        SELECT RAISE(ABORT, 'this entry does not follow the last one')
            WHERE NOT EXISTS (SELECT 1 FROM tables WHERE id = NEW."table" AND last = NEW.seq);
        INSERT INTO entries ("table", seq, id, at, "by", kind, data, hash)
            VALUES (NEW."table", NEW.seq, NEW.id, NEW.at, NEW."by", NEW.kind, NEW.data, NEW.hash);
    END""",
]

POSTGRES: Final = [
    [
        """CREATE TABLE tables (
            id text COLLATE "C" PRIMARY KEY,
            last bigint NOT NULL,
            code text COLLATE "C" NOT NULL,
            phase text NOT NULL,
            public integer NOT NULL,
            keep integer NOT NULL,
            due bigint,
            changed bigint NOT NULL,
            summary text NOT NULL
        )""",
        "CREATE UNIQUE INDEX tables_by_code ON tables (code) WHERE code <> ''",
        "CREATE INDEX tables_by_due ON tables (due, id) WHERE due IS NOT NULL",
        "CREATE INDEX public_tables ON tables (changed) WHERE public = 1",
        """CREATE TABLE entries (
            "table" text COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            seq bigint NOT NULL,
            id text COLLATE "C" NOT NULL,
            at bigint NOT NULL,
            "by" text NOT NULL,
            kind text NOT NULL,
            data text NOT NULL,
            PRIMARY KEY ("table", seq),
            UNIQUE ("table", id)
        )""",
        """CREATE TABLE reports (
            id text COLLATE "C" PRIMARY KEY,
            at bigint NOT NULL,
            "table" text NOT NULL,
            text text NOT NULL
        )""",
        "CREATE INDEX reports_by_time ON reports (at)",
        """CREATE TABLE tickets (
            ticket text COLLATE "C" PRIMARY KEY,
            person text NOT NULL,
            until bigint NOT NULL
        )""",
    ],
    [
        """CREATE TABLE retirements (
            person text COLLATE "C" PRIMARY KEY,
            at bigint NOT NULL
        )""",
        "CREATE INDEX retirements_by_time ON retirements (at)",
    ],
    [
        "ALTER TABLE entries ADD COLUMN hash text NOT NULL DEFAULT ''",
        LINK_ENTRIES,
        """CREATE TABLE checkpoints (
            "table" text COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            seq bigint NOT NULL,
            game bigint NOT NULL,
            hash text NOT NULL,
            data bytea NOT NULL,
            PRIMARY KEY ("table", seq)
        )""",
        "DROP INDEX public_tables",
        f"CREATE INDEX listed_tables ON tables (changed DESC, id) WHERE {LISTED}",
        "CREATE INDEX tables_by_change ON tables (keep, changed)",
    ],
]
