"""Fill in the unknown parts of a position: hands that were not given get cards that cannot stop others."""

from __future__ import annotations

from typing import Any

from ..core.table import DECK
from ..games import registry
from ..positions import Position
from .answers import Case
from .unknown import unnamed_cards

UNKNOWN_HAND = 3  # cards in it
REACTS = "instant"  # cards of this type are never dealt to an unknown hand


def fill_in(profile: str, players: dict[str, Any], given: dict[str, Any]) -> Case:
    """Set up a position; unknown hands are dealt from the cards that were not named."""
    unknown = [name for name, zones in players.items() if "hand" not in zones]
    filled = dict(players)
    if unknown:
        spare = left_over(profile, players, given)[: -UNKNOWN_HAND * len(unknown) - 1 : -1]
        for number, name in enumerate(unknown):
            filled[name] = {**players[name], "hand": spare[number :: len(unknown)]}
    position = Position(profile, **filled, **given)
    deck = given.get("deck")
    return Case(position, unnamed_cards(position, unknown, deck if isinstance(deck, list) else []))


def left_over(profile: str, players: dict[str, Any], given: dict[str, Any]) -> list[str]:
    """Return the unnamed cards, except those that can respond."""
    # If no deck is given, it consists of all unnamed cards.
    state = Position(profile, **players, **{name: value for name, value in given.items() if name != "deck"}).state
    left = [state.kind(card) for card in sorted(state.cards_in(DECK))]
    deck = given.get("deck")
    for kind in deck if isinstance(deck, list) else []:
        if kind in left:
            left.remove(kind)
    types = registry.find(profile)[0].describe(profile).get("types", {})
    return [kind for kind in left if types.get(kind) != REACTS]
