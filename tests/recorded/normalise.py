"""The facts in a message, independent of its structure.

Facts are names and plain values: cards by number and kind in each zone, events, the question, the window, the clocks.
When the messages change, adapt this module; the recorded facts stay.
"""

from __future__ import annotations

import json
from typing import Any

Facts = dict[str, Any]
PILES = ("deck", "well")  # only their size is public
PUBLIC = ("turn", "unicorns", "goal", "plays", "colour", "direction", "owed", "points", "winner")
# Public facts that a message leaves out at these values.
DEFAULTS: Facts = {"stable": {"plays": 0}, "unorog": {"owed": 0, "points": []}}

# The fields of each part, and their values if a message leaves them out.
EVENT: Facts = {"kind": "", "seat": -1, "card": -1, "face": "", "whom": -1, "n": 0, "word": ""}
EVENT |= {"source": -1, "source_face": "", "rule": "", "text": ""}
OPTION: Facts = {"verb": "", "card": -1, "face": "", "seat": -1, "word": ""}
CANNOT: Facts = {"card": -1, "why": "", "rule": "", "source": -1, "face": ""}
QUESTION: Facts = {"ask": "", "least": 0, "rule": "", "source": -1, "face": ""}
WINDOW: Facts = {"kind": "", "asked": [], "by": -1, "source": -1, "face": "", "depth": 0, "wins": False}
WINDOW |= {"thinking": False, "opened": 0, "floor": 0, "ends": None}
CLOCK: Facts = {"seat": -1, "started": 0, "ends": None, "bank": 0}
MINE: Facts = {"mode": "smart", "armed_seat": -1, "armed_kind": "", "armed_type": "", "wake": ["wins", "mine", "stops"]}
MINE |= {"patience": 1, "answered": None, "held": False, "hold_left": 0, "undo": "", "muted": [], "word": ""}
MINE |= {"call": None}
SEAT: Facts = {"name": "", "kind": "empty", "level": "", "stand_in": False, "here": True, "again": False}
SEAT |= {"word": False, "wins": 0, "points": 0}
TABLE: Facts = {"phase": "", "host": -1, "code": "", "game": 0, "commitment": "", "words": [], "watching": 0, "goal": 0}
TABLE |= {"wish": None, "waiting": False, "trouble": "", "ended": None}
ENDED = ("winner", "why", "rule", "points", "series")


def facts(message: bytes) -> Facts:
    """Return all facts about the game and the table in a message."""
    content = json.loads(message)
    snapshot = content["snapshot"]
    table = snapshot["table"]
    ended = table.get("ended")
    return {
        "seat": snapshot["you"],
        "stream": snapshot["stream"],
        "events": [values(with_card(one, "card", "source", "source_face"), EVENT) for one in content["events"]],
        "question": question(snapshot.get("question")),
        "window": window(snapshot.get("window")),
        "clock": part(snapshot.get("clock"), CLOCK),
        "mine": part(snapshot.get("mine"), MINE),
        "table": part(
            table
            | {
                "watching": table["spectators"],
                "wish": table.get("undo"),
                "trouble": table.get("error", ""),
                "ended": ended and {"record": ended["game"]} | {name: ended[name] for name in ENDED if name in ended},
            },
            TABLE,
        ),
        "seats": [values(seat, SEAT) for seat in table["seats"]],
        "settings": table["settings"],
        **game(snapshot.get("view")),
    }


def part(value: Facts | None, fields: Facts) -> Facts | None:
    return None if value is None else {name: value.get(name, default) for name, default in fields.items()}


def values(value: Facts, fields: Facts) -> list[Any]:
    return [value.get(name, default) for name, default in fields.items()]


def with_card(value: Facts, *names: str) -> Facts:
    """Return a part with its cards split into number and kind: ``card`` and ``face``, ``source`` and the last name."""
    found = dict(value)
    for name, face in (("card", "face"), ("source", names[-1])):
        if name in names:
            shown = found.pop(name, None)
            if shown is not None:
                found |= {name: shown["id"], face: shown["kind"]}
    return found


def question(asked: Facts | None) -> Facts | None:
    if asked is None:
        return None
    return {name: with_card(asked, "source", "face").get(name, default) for name, default in QUESTION.items()} | {
        "options": [values(with_card(option, "card"), OPTION) for option in asked["options"]],
        "cannot": [values(cannot(one), CANNOT) for one in asked.get("cannot", [])],
    }


def cannot(reason: Facts) -> Facts:
    """Return the card of the hand as a number; the kind is that of the card that forbids it."""
    return with_card(reason, "source", "face") | {"card": reason["card"]["id"]}


def window(shown: Facts | None) -> Facts | None:
    return None if shown is None else part(with_card(shown, "source", "face") | {"by": shown["seat"]}, WINDOW)


def game(view: Facts | None) -> Facts:
    """Return the cards in each zone, hidden ones as ``None``, and the other public facts."""
    if view is None:
        return {}
    own = DEFAULTS[view["game"]] | view[view["game"]]
    named = {place(zone): shown(zone) for zone in view["zones"]}
    # Unorog's views of 0.1.0 did not name the card that asks, which is face up on the cauldron.
    pointed: Facts = {"source": [view["source"]] if view.get("source") and view["game"] == "stable" else []}
    pointed |= {"chain": [link["card"] for link in own.get("chain", [])], "targets": own.get("targets", [])}
    public = {"winner": -1} | {name: value for name, value in (view | own).items() if name in PUBLIC}
    return {
        "zones": {name: cards for name, cards in named.items() if cards},
        "pointed at": {name: [card(one) for one in cards] for name, cards in pointed.items() if cards},
        "public": public | {zone["name"]: zone.get("count", 0) for zone in view["zones"] if zone["name"] in PILES},
        "asked": view.get("asked", []),
    }


def place(zone: Facts) -> str:
    return f"{zone['name']} {zone['seat']}" if zone.get("seat", -1) >= 0 else zone["name"]


def shown(zone: Facts) -> list[list[Any] | None]:
    known: list[list[Any] | None] = [card(one["card"], one["place"]) for one in zone.get("known", [])]
    return known or [None if one is None else card(one) for one in zone.get("cards", [])]


def card(seen: Facts, position: int = -1) -> list[Any]:
    """Number, kind, whether it counts as a panda, and its place in the deck if that is known."""
    return [seen["id"], seen["kind"], "panda" in seen.get("marks", []), position]
