"""The facts in a message, independent of its structure.

Facts are names and plain values: cards by number and kind in each zone, events, the question, the window, the clocks.
When the messages change, adapt this module; the recorded facts stay.
"""

from __future__ import annotations

import json
from typing import Any

Facts = dict[str, Any]
ZONES = {  # one for everybody, or one of each seat
    "hands": "hand",
    "stables": "stable",
    "discard": "discard",
    "nursery": "nursery",
    "playing": "playing",
    "cauldron": "cauldron",
    "deck_known": "deck",
}
POINTED_AT = ("source", "chain", "targets")
PUBLIC = ("turn", "deck", "well", "unicorns", "goal", "plays", "colour", "direction", "owed", "points", "winner")

# The fields of each part, and what they are where a message leaves them out.
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


def facts(message: bytes) -> Facts:
    """Return all facts about the game and the table in a message."""
    content = json.loads(message)
    look = content["look"]
    mine = part(look.get("mine"), MINE)
    answered = mine is not None and mine["answered"] is not None  # then nothing is asked any more
    return {
        "seat": look["you"],
        "stream": look["stream"],
        "events": [values(one, EVENT) for one in content["news"]],
        "question": None if answered else question(look.get("ask")),
        "window": part(look.get("window"), WINDOW),
        "clock": part(look.get("clock"), CLOCK),
        "mine": mine,
        "table": part(look["table"], TABLE),
        "seats": [values(seat, SEAT) for seat in look["table"]["seats"]],
        "settings": look["table"]["settings"],
        **game(look.get("game")),
    }


def part(value: Facts | None, fields: Facts) -> Facts | None:
    return None if value is None else {name: value.get(name, usual) for name, usual in fields.items()}


def values(value: Facts, fields: Facts) -> list[Any]:
    return [value.get(name, usual) for name, usual in fields.items()]


def question(ask: Facts | None) -> Facts | None:
    found = part(ask, QUESTION)
    if ask is None or found is None:
        return None
    options = [values(option, OPTION) for option in ask["options"]]
    return found | {"options": options, "cannot": [values(one, CANNOT) for one in ask.get("cannot", [])]}


def game(view: Facts | None) -> Facts:
    """Return the cards in each zone, hidden ones as ``None``, and the other public facts."""
    if view is None:
        return {}
    zones = {
        place: [None if one is None else card(one) for one in cards]
        for name, zone in ZONES.items()
        for place, cards in places(zone, view.get(name, []))
        if cards
    }
    pointed = {name: [card(one) for one in listed(view[name])] for name in POINTED_AT if view.get(name)}
    public = {name: view[name] for name in PUBLIC if name in view}
    return {"zones": zones, "pointed at": pointed, "public": public, "asked": view["asked"]}


def places(zone: str, cards: list[Any]) -> list[tuple[str, list[Any]]]:
    if any(isinstance(one, list) for one in cards):
        return [(f"{zone} {seat}", cards_of) for seat, cards_of in enumerate(cards)]
    return [(zone, cards)]


def listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def card(face: Facts) -> list[Any]:
    """Number, kind, whether it counts as a panda, and its place in the deck if that is known."""
    return [face["card"], face["kind"], bool(face.get("panda")), face.get("place", -1)]
