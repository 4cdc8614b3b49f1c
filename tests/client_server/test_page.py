"""docs/protocol.md and the generated files match what the server does."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args
from urllib.request import urlopen

import pytest
from msgspec import MsgspecError
from msgspec.json import decode

import protocol
from protocol import spelled
from stablemates.protocol import commands, messages
from stablemates.protocol.schema import schema
from stablemates.server import runner
from stablemates.server.http import app
from stablemates.server.http.api import ROUTES
from stablemates.server.http.limits import Limits
from stablemates.server.websocket import frames
from stablemates.table import room, spectators, speeds, talk

from .loopback import serving as serving_here

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text("utf-8")


@pytest.mark.parametrize(
    "name", ["docs/protocol.schema.json", "web/src/protocol.ts", "docs/protocol.md", "web/src/director/figures.json"]
)
def test_generated_files_are_current(name: str) -> None:
    assert (ROOT / name).read_text("utf-8") == protocol.written()[name], f"{name} is out of date: run tools/protocol.py"


def test_a_server_shows_the_same_schema() -> None:
    with serving_here() as server, urlopen(f"{server.address}/schema/protocol.json") as shown:
        assert json.load(shown) == json.loads((ROOT / "docs" / "protocol.schema.json").read_text("utf-8"))


def test_every_message_that_is_shown_can_be_parsed() -> None:
    shown = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    assert len(shown) >= 3
    for text in shown:
        assert is_read(text, commands.Command) or is_read(text, messages.Message), text


def is_read(text: str, kind: Any) -> bool:
    try:
        decode(text, type=kind)
    except MsgspecError:
        return False
    return True


def test_every_message_is_in_the_tables() -> None:
    for one in (*get_args(commands.Command), *get_args(messages.Message)):
        assert f"| `{one.__struct_config__.tag}` |" in PAGE


def test_every_field_of_a_snapshot_is_explained() -> None:
    for field in messages.Snapshot.__struct_fields__:
        assert f"| `{field}` |" in PAGE


def test_every_field_that_may_be_left_out_has_its_default_in_the_schema() -> None:
    for name, part in schema()["$defs"].items():
        for field, node in part.get("properties", {}).items():
            assert field in part["required"] or "default" in node, f"{name}.{field}"


def test_every_route_is_in_the_table() -> None:
    names = {"{table:str}": "TABLE", "{code:str}": "ABCDE", "{number:int}": "N", "{game:str}": "GAME"}
    names |= {"{profile:str}": "PROFILE", "{name:str}": "NAME", "{lang:str}": "LANG", "{id:str}": "ID"}
    found = 0
    for route in ROUTES:
        for path in route.paths:
            if path.startswith("/api/"):
                shown = re.sub(r"\{\w+:\w+\}", lambda part: names[part[0]], path)
                assert any(
                    f"{method} {shown}`" in PAGE or f"{method} {shown} " in PAGE for method in route.http_methods
                ), shown
                found += 1
    assert found >= 10


def test_the_limits_are_those_of_the_server() -> None:
    limits = Limits()
    for text in (
        f"| {runner.LARGEST_MESSAGE} bytes |",
        f"| {limits.messages} in 10 s |",
        f"| {limits.sockets_per_person} per person, {limits.sockets_per_address} per address |",
        f"| {limits.requests_per_minute} a minute; of these {limits.guests_per_minute} for guests, "
        f"{limits.codes_per_minute} for codes, {limits.tickets_per_minute} for tickets, "
        f"{limits.records_per_minute} for match files, {limits.rulings_per_minute} for the referee |",
        f"| its pings, pongs and message fragments | also {frames.SILENT_FRAMES} in 10 s",
        f"| {limits.tables_per_hour} an hour |",
        f"| new game reports per address | {limits.reports_per_hour} an hour |",
        f"| {talk.MESSAGES} in {talk.MESSAGES_TIME // 1000} s |",
        f"| {limits.queue_messages} messages or {limits.queue_bytes // 1024} KiB are queued",
        f"after {limits.patience} s without progress",
        f"(a ping) after {runner.PING:.0f} s of silence",
        f"there are {spectators.MOST_SPECTATORS} spectators",
        f"the last {room.KEPT_BATCHES}\nbatches",
        f"the protocol version, currently {commands.PROTOCOL}.",
        f"within {speeds.SLOT / 1000} s of each other",
        f"open {speeds.HOLD // 1000} s longer, at most once per window and {speeds.HOLD_BANK // 1000} s per game",
    ):
        assert text in PAGE, text
    assert app.LARGEST_BODY == runner.LARGEST_MESSAGE


# --- the types ----------------------------------------------------------------------------------------


def test_how_types_are_spelled_in_typescript() -> None:
    assert spelled({"enum": ["quick", "off"]}) == '"quick" | "off"'
    assert spelled({"enum": [1, 2, 10]}) == "1 | 2 | 10"
    assert spelled({"anyOf": [{"type": "integer"}, {"type": "null"}]}) == "number | null"
    assert spelled({"anyOf": [{"type": "integer"}, {"type": "number"}]}) == "number"
    assert spelled({"type": "array", "items": {"$ref": "#/$defs/News"}}) == "News[]"
    assert spelled({"type": "array", "items": {"enum": ["a", "b"]}}) == '("a" | "b")[]'
    assert spelled({"type": "object", "additionalProperties": {"type": "boolean"}}) == "Record<string, boolean>"
    assert spelled({"type": "object"}) == "Record<string, unknown>"


def test_optional_fields_are_marked_in_a_type() -> None:
    types = (ROOT / "web" / "src" / "protocol.ts").read_text("utf-8")
    assert f"export const PROTOCOL = {commands.PROTOCOL};" in types
    sit = types[types.index("export interface Sit ") :].partition("}")[0]
    assert '  type: "sit";' in sit
    assert "  seat?: number | null;" in sit
    assert "  name: string;" in sit
