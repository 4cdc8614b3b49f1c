"""Prometheus metrics.  Names of tables and people are never labels."""

from __future__ import annotations

from typing import get_args

from prometheus_client import Counter, Gauge, Histogram

from ..protocol.commands import Command

COMMANDS = Counter("stablemates_commands_total", "Commands received", ["kind"])
REFUSED = Counter("stablemates_refused_total", "Commands refused", ["reason"])
APPENDED = Counter("stablemates_entries_total", "Entries written to logs")
CONFLICTS = Counter("stablemates_conflicts_total", "Entries that another server wrote first")
LIMITED = Counter("stablemates_limited_total", "Requests refused by a rate limit", ["what"])
CUT_SHORT = Counter("stablemates_thoughts_cut_short_total", "Bot decisions that timed out")
ERRORS = Counter("stablemates_trouble_total", "Internal errors, each with a report")
QUARANTINED = Gauge("stablemates_tables_put_aside", "Tables whose log is broken")
CLOCK = Gauge("stablemates_clock_off_seconds", "Seconds the machine's clock is ahead of the server's")
SAVING = Gauge("stablemates_saving", "1 while tables can be saved, otherwise 0")
SOCKETS = Gauge("stablemates_sockets", "Open WebSocket connections")
TABLES = Gauge("stablemates_tables", "Tables loaded on this node")
ANSWER_TIME = Histogram(
    "stablemates_acknowledgement_seconds",
    "Seconds from a command to its acknowledgement",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0),
)
RECEIVED = {command: COMMANDS.labels(command.__name__.lower()) for command in get_args(Command)}  # looked up once
REFUSED.labels("storage")  # exists from the start, so that even the first one raises an alert
