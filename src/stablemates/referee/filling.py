"""What is not known about a position is filled in: hands that no one named get cards that stop nothing."""

from __future__ import annotations

from typing import Any

from ..core.table import DECK
from ..games import registry
from ..positions import Position

UNKNOWN_HAND = 3  # cards
REACTS = "instant"  # cards of this type are never assumed


def fill_in(profile: str, players: dict[str, Any], given: dict[str, Any]) -> Position:
    """Set a position up twice if need be: the first time shows which cards are left."""
    position = Position(profile, **players, **given)
    unknown = [name for name, zones in players.items() if "hand" not in zones]
    if not unknown:
        return position
    types = registry.find(profile)[0].describe(profile).get("types", {})
    state = position.state
    spare = [state.kind(card) for card in sorted(state.cards_in(DECK))]
    spare = [kind for kind in spare if types.get(kind) != REACTS][: -UNKNOWN_HAND * len(unknown) - 1 : -1]
    filled = dict(players)
    for number, name in enumerate(unknown):
        filled[name] = {**players[name], "hand": spare[number :: len(unknown)]}
    return Position(profile, **filled, **given)
