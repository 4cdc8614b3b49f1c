"""Read and validate saved data: every error names the field."""

from __future__ import annotations

from typing import Any

from .errors import BadSave


def field(data: dict[str, Any], name: str) -> Any:
    """Return a required field.

    >>> field({}, "turn")
    Traceback (most recent call last):
    ...
    stablemates.core.errors.BadSave: field 'turn': missing
    """
    if name not in data:
        raise BadSave(f"field {name!r}: missing")
    return data[name]


def integer(data: dict[str, Any], name: str, low: int, high: int) -> int:
    """Return an integer from ``low`` to ``high``.

    >>> integer({"turn": 9}, "turn", 0, 3)
    Traceback (most recent call last):
    ...
    stablemates.core.errors.BadSave: field 'turn': 9 is not an integer from 0 to 3
    """
    value = field(data, name)
    if isinstance(value, bool) or not isinstance(value, int) or value < low or value > high:
        raise BadSave(f"field {name!r}: {value!r} is not an integer from {low} to {high}")
    return value


def flag(data: dict[str, Any], name: str) -> bool:
    """Return a boolean."""
    value = field(data, name)
    if not isinstance(value, bool):
        raise BadSave(f"field {name!r}: {value!r} is neither true nor false")
    return value


def integers(data: dict[str, Any], name: str, count: int, low: int, high: int) -> list[int]:
    """Return a list of ``count`` integers from ``low`` to ``high``."""
    values = field(data, name)
    if not isinstance(values, list) or len(values) != count:
        raise BadSave(f"field {name!r}: not a list of {count} numbers")
    for value in values:
        if isinstance(value, bool) or not isinstance(value, int) or value < low or value > high:
            raise BadSave(f"field {name!r}: {value!r} is not an integer from {low} to {high}")
    return list(values)


def integer_list(data: dict[str, Any], name: str) -> list[int]:
    """Return a list of integers of any length."""
    values = field(data, name)
    if not isinstance(values, list):
        raise BadSave(f"field {name!r}: not a list of numbers")
    return integers(data, name, len(values), -(1 << 30), 1 << 30)


def cards_in_zones(data: dict[str, Any], zones: int, cards: int) -> list[list[int]]:
    """Return the field ``zones``: every card in exactly one zone."""
    found = field(data, "zones")
    if not isinstance(found, list) or len(found) != zones or not all(isinstance(z, list) for z in found):
        raise BadSave(f"field 'zones': not a list of {zones} lists")
    everything: list[Any] = [card for zone in found for card in zone]
    if any(isinstance(card, bool) or not isinstance(card, int) for card in everything):
        raise BadSave("field 'zones': a card must be a number")
    if sorted(everything) != list(range(cards)):
        raise BadSave(f"field 'zones': expected every card from 0 to {cards - 1} exactly once")
    return [list(zone) for zone in found]


def who_knows(data: dict[str, Any], cards: int) -> dict[int, int]:
    """Return the field ``known``: pairs of a card and the set of seats that know it."""
    found: dict[int, int] = {}
    pairs = field(data, "known")
    if not isinstance(pairs, list):
        raise BadSave("field 'known': not a list")
    for pair in pairs:
        if (
            not isinstance(pair, list)
            or len(pair) != 2
            or any(isinstance(n, bool) or not isinstance(n, int) for n in pair)
        ):
            raise BadSave(f"field 'known': {pair!r} is not a card and a set of seats")
        if not 0 <= pair[0] < cards or not 0 <= pair[1] < 1 << 31:
            raise BadSave(f"field 'known': {pair!r} is out of range")
        if pair[0] in found:
            raise BadSave(f"field 'known': card {pair[0]} is listed twice")
        found[pair[0]] = pair[1]
    return found
