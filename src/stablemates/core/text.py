"""A view of a table in plain text, by keys: what ``print(game)`` shows."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .values import Question

WIDTH = 100  # columns
INDENT = 14  # the column in which the cards of a zone start


def table_text(view: dict[str, Any], players: Sequence[str] = ()) -> str:
    """Return the table of a view: a heading, the facts, and a line for each zone.

    ``players`` are names for the seats.
    """
    zones = [line for zone in view["zones"] for line in zone_lines(zone, players)]
    return "\n".join([heading(view, players), *textwrap.wrap(facts_text(view), WIDTH), *zones])


def facts_text(view: dict[str, Any]) -> str:
    """Return the facts of a view, except empty ones."""
    return ", ".join(
        f"{name} {value_text(value)}" for name, value in view["facts"].items() if value not in ([], "", None)
    )


def question_text(question: Question, players: Sequence[str] = ()) -> str:
    """Return a question and its numbered options."""
    lines = [f"{number:3} {option}" for number, option in enumerate(question.options)]
    return "\n".join([f"{player(question.seat, players)} is asked: {question.ask}", *lines])


def heading(view: dict[str, Any], players: Sequence[str] = ()) -> str:
    """Return the first line of a table in text: the rulebook, the viewer and the state of the game.

    >>> heading({"profile": "unorog", "seats": 3, "seat": 1, "winner": -1, "asked": [0, 2], "asks": "catch"})
    'unorog for 3, seen by seat 1: seat 0 and seat 2 are asked "catch"'
    """
    viewer = "a spectator" if view["seat"] < 0 else player(view["seat"], players)
    return f"{view['profile']} for {view['seats']}, seen by {viewer}: {standing(view, players)}"


def standing(view: dict[str, Any], players: Sequence[str]) -> str:
    asked = [player(seat, players) for seat in view["asked"]]
    if not asked:
        return f"{player(view['winner'], players)} has won" if view["winner"] >= 0 else "everyone has lost"
    return f'{" and ".join(asked)} {"is" if len(asked) == 1 else "are"} asked "{view["asks"]}"'


def player(seat: int, players: Sequence[str]) -> str:
    return players[seat] if players else f"seat {seat}"


def zone_lines(zone: dict[str, Any], players: Sequence[str] = ()) -> list[str]:
    """Return a zone as lines: its cards by kind, a pile from the top.

    >>> red, blue = {"id": 7, "kind": "red_5"}, {"id": 9, "kind": "blue_1"}
    >>> zone_lines({"name": "hand", "seat": 0, "count": 4, "cards": [red, red, blue, None], "known": []})
    ['hand 0        red_5 ×2, blue_1, 1 hidden']
    """
    seat = zone["seat"]
    label = zone["name"] if seat < 0 else f"{zone['name']} {players[seat] if players else seat}"
    faces = [face["kind"] for face in zone["cards"] if face is not None]
    words = counted(faces[::-1] if seat < 0 else faces)
    words += [f"{known['card']['kind']} at {known['place']} from the top" for known in zone["known"]]
    hidden = zone["count"] - len(faces) - len(zone["known"])
    if hidden:
        words.append(f"{hidden} hidden")
    return textwrap.wrap(
        ", ".join(words) or "empty",
        WIDTH,
        initial_indent=f"{label:<{INDENT - 1}} ",
        subsequent_indent=" " * INDENT,
        break_long_words=False,
    )


def runs(kinds: list[str]) -> list[tuple[str, int]]:
    """Return the kinds in order; equal neighbours appear once, with their number.

    >>> runs(["red_5", "red_5", "hoof"])
    [('red_5', 2), ('hoof', 1)]
    """
    found: list[tuple[str, int]] = []
    number = 0
    for place, kind in enumerate(kinds):
        number += 1
        if place + 1 == len(kinds) or kinds[place + 1] != kind:
            found.append((kind, number))
            number = 0
    return found


def counted(kinds: list[str]) -> list[str]:
    """Return the kinds as text, e.g. `red_5 ×2`."""
    return [kind if number == 1 else f"{kind} ×{number}" for kind, number in runs(kinds)]


def value_text(value: Any) -> str:
    """Return a fact as text.

    >>> value_text([0, 3]), value_text(True), value_text("green")
    ('0 3', 'yes', 'green')
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return " ".join(value_text(one) for one in value)
    if isinstance(value, dict):
        return str(value.get("kind", " ".join(f"{name}={value_text(one)}" for name, one in value.items())))
    return str(value)
