"""The server's log: lines of JSON without secrets.

They contain no tokens, people, table names, cards or chat, and addresses only without their last part.
"""

from __future__ import annotations

import hashlib
import json
import logging
import sys
import traceback
from contextlib import suppress
from datetime import UTC, datetime
from io import StringIO
from ipaddress import IPv6Address, ip_address
from types import TracebackType
from typing import TextIO

import structlog

QUIET = ("uvicorn.access", "asyncio", "nats", "litestar")
SILENT = ("psycopg.pool",)  # it logs every attempt; the node logs a failing store once


def masked(address: str) -> str:
    """Return an address without the part that identifies a household.

    >>> masked("203.0.113.9"), masked("2001:db8:1:2::3"), masked("::ffff:203.0.113.9"), masked("?")
    ('203.0.113.0', '2001:db8:1::', '203.0.113.0', '')
    """
    try:
        found = ip_address(address)
    except ValueError:
        return ""
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return masked(str(found.ipv4_mapped))
        return str(IPv6Address(int(found) >> 80 << 80))
    return str(type(found)(int(found) >> 8 << 8))


def mark(table: str) -> str:
    """Return a label for the lines about one table: its name would give access to it."""
    return hashlib.sha256(table.encode()).hexdigest()[:8]


def where(error: BaseException, trace: TracebackType | None = None) -> str:
    """Return what failed and where, without the message, which may contain anything."""
    frames = traceback.extract_tb(trace or error.__traceback__)
    place = f"{frames[-1].filename.rpartition('/')[2]}:{frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__} {place}".strip()


class JsonLines(logging.Formatter):
    """Format the lines of libraries: only the text in their source, without its arguments."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "event": str(record.msg),
            "logger": record.name,
            "level": record.levelname.lower(),
            "timestamp": datetime.fromtimestamp(record.created, UTC).isoformat().replace("+00:00", "Z"),
        }
        if record.exc_info is not None and record.exc_info[1] is not None:
            line["error"] = where(record.exc_info[1], record.exc_info[2])
        return json.dumps(line, ensure_ascii=False)


class LossyStream(StringIO):
    """A stream that drops lines it cannot write.

    The log is often on the same disk as the tables.  When that is full, people must still learn that saving is paused.
    """

    def __init__(self, stream: TextIO) -> None:
        super().__init__()
        self.stream = stream

    def write(self, text: str) -> int:
        with suppress(OSError):
            self.stream.write(text)
        return len(text)

    def flush(self) -> None:
        with suppress(OSError):
            self.stream.flush()


def set_up(stream: TextIO | None = None) -> None:
    """Make this process log lines of JSON; a terminal only shows problems."""
    stream = stream or sys.stderr
    level = logging.WARNING if stream.isatty() else logging.INFO
    stream = LossyStream(stream)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(stream),
        cache_logger_on_first_use=False,
    )
    lines = logging.StreamHandler(stream)
    lines.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [lines]
    root.setLevel(logging.WARNING)
    for name in ("uvicorn", "uvicorn.error", *QUIET):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).setLevel(logging.WARNING)
        logging.getLogger(name).propagate = True
    for name in SILENT:
        logging.getLogger(name).setLevel(logging.ERROR)


def log() -> structlog.typing.FilteringBoundLogger:
    found: structlog.typing.FilteringBoundLogger = structlog.get_logger()
    return found
