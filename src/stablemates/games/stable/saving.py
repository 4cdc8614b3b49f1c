"""Saved games: everything in a game, as JSON, under a checksum."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

from ...core.errors import BadSave
from ...core.fields import field, flag, integer, integers
from ...core.kernel import NO_CARD, NOBODY
from ...core.machine import Frame
from .machine import Op
from .state import Stable

MOST_FRAMES: Final = 200


def dump(s: Stable) -> dict[str, Any]:
    data = s.dump_table() | {
        "format": 1,
        "game": "stable",
        "profile": s.profile,
        "options": dict(s.rules.options),
        "seats": s.seats,
        "stack": [frame.dump() for frame in s.stack],
        "triggers": [frame.dump() for frame in s.triggers],
        "link": [frame.dump() for frame in s.link],
        "plan": s.plan[:],
        "plan_of": s.plan_of,
        "declaring": s.declaring,
        "waiting": s.waiting,
        "answers": s.answers[:],
        "started": s.started[:],
        "plays": s.plays,
        "ending": s.ending,
        "extra": s.extra,
        "bonds": [bond[:] for bond in s.bonds],
        "winner": s.winner,
        "over": s.why_over,
        "over_rule": s.rule_over,
    }
    data["check"] = checksum(data)
    return data


def checksum(data: dict[str, Any]) -> str:
    """What tells a saved game from one that was damaged: the middle of an effect cannot be checked by looking."""
    plain = {name: value for name, value in data.items() if name != "check"}
    text = json.dumps(plain, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def fill(s: Stable, data: dict[str, Any], ops: dict[str, Op]) -> None:
    """Read back what ``dump`` wrote."""
    try:
        right = checksum(data)
    except (TypeError, ValueError, RecursionError):
        raise BadSave("field 'check': the save holds what is not JSON") from None
    if field(data, "check") != right:
        raise BadSave("field 'check': the save was damaged or changed; a position can be laid by notation")
    s.load_table(data)
    s.stack = frames(data, "stack", ops)
    s.triggers = frames(data, "triggers", ops)
    s.link = frames(data, "link", ops)
    s.plan = whole_numbers(data, "plan")
    s.plan_of = integer(data, "plan_of", NO_CARD, len(s.kinds) - 1)
    s.declaring = flag(data, "declaring")
    s.waiting = flag(data, "waiting")
    s.answers = integers(data, "answers", s.seats, 0, 1 << 30)
    s.started = whole_numbers(data, "started")
    s.plays = integer(data, "plays", 1, 2)
    s.ending = flag(data, "ending")
    s.extra = integer(data, "extra", 0, 1 << 30)
    s.bonds = field(data, "bonds")
    s.winner = integer(data, "winner", NOBODY, s.seats - 1)
    s.why_over = str(field(data, "over"))
    s.rule_over = str(field(data, "over_rule"))
    s.recount()


def whole_numbers(data: dict[str, Any], name: str) -> list[int]:
    values = field(data, name)
    if not isinstance(values, list):
        raise BadSave(f"field {name!r}: not a list of numbers")
    return integers(data, name, len(values), -(1 << 30), 1 << 30)


def frames(data: dict[str, Any], name: str, ops: dict[str, Op]) -> list[Frame]:
    rows = field(data, name)
    if not isinstance(rows, list) or len(rows) > MOST_FRAMES:
        raise BadSave(f"field {name!r}: not a list of frames")
    return [frame(row, name, ops) for row in rows]


def frame(row: Any, name: str, ops: dict[str, Op]) -> Frame:
    if not isinstance(row, list) or len(row) != 10 or not isinstance(row[0], str) or row[0] not in ops:
        raise BadSave(f"field {name!r}: no effect {row[0] if isinstance(row, list) and row else row!r}")
    if any(not isinstance(value, int) for value in row[1:]):
        raise BadSave(f"field {name!r}: a frame is made of whole numbers")
    f = Frame(ops[row[0]], row[1], row[2])
    f.it, f.also, f.seat, f.pc, f.n, f.did = row[3:9]
    f.aside = bool(row[9])
    return f
