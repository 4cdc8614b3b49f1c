"""A summary of a rulebook: its facts and the cards in its box."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ..games import registry

NOT_FACTS = ("cards", "types")


class Rulebook(NamedTuple):
    facts: dict[str, str]  # by name
    cards: dict[str, int]  # how many of each kind are in the box
    types: dict[str, str]  # by kind


@cache
def rulebook(profile: str) -> Rulebook:
    game, book = registry.find(profile)
    found = game.describe(book.id)
    facts = {name: str(value) for name, value in found.items() if name not in NOT_FACTS}
    return Rulebook(facts, found.get("cards", {}), found.get("types", {}))
