"""A table with the firefly pack."""

from typing import Any

from stablemates.testing import At

DULL = "basic_unicorn_red basic_unicorn_red basic_unicorn_blue basic_unicorn_blue basic_unicorn_green"


def at(rulebook: str = "second-ru", **given: Any) -> At:
    """Set up a table with the pack. By default no card with an effect is on top of the deck."""
    return At(rulebook, packs="fireflies", **{"deck": DULL} | given)
