"""Checks that all games share when they set up a position by hand."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from .errors import BadNotation, BadOption
from .game import Profile
from .names import unknown


def check_names(
    profile: Profile, layout: dict[str, Any], fields: Collection[str], zones_of_a_player: Collection[str]
) -> None:
    """Raise unless every name is a field of a position and every zone is one that players have."""
    for name in layout:
        if name != "players" and name not in fields:
            options = [option.name for option in profile.options]
            mistake = unknown("unknown table option", name, options, f"{profile.id} has")
            raise BadOption(f"{mistake}; a position has: {', '.join(fields)}")
    for player in layout["players"]:
        for zone in player:
            if zone not in zones_of_a_player:
                raise BadNotation(unknown("players have no zone", zone, zones_of_a_player, "they have"))


def integer_field(layout: dict[str, Any], name: str, default: int, low: int, high: int) -> int:
    """Return an integer field of a position, validated."""
    value = layout.get(name, default)
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadNotation(f"field {name!r}: {value!r} is not an integer from {low} to {high}")
    return value
