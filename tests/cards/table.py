"""What card tests share: the rulebooks they run in, and how to set up a position and play a card in any of them."""

from typing import Any

import pytest

from stablemates.testing import At

# Cards printed alike are tested in both editions, and in first-ru where the chain of links matters (R-CHAIN).
in_all = pytest.mark.parametrize("rulebook", ["second-ru", "first-uk", "first-ru"])
in_both = pytest.mark.parametrize("rulebook", ["second-ru", "first-uk"])
in_first = pytest.mark.parametrize("rulebook", ["first-uk", "first-ru"])


def at(rulebook: str, **given: Any) -> At:
    """Set up a table for ann, bob and cal. By default each has a baby and no cards, and the deck starts with Neighs."""
    players = {name: given.pop(name, {}) for name in ("ann", "bob", "cal")}
    return At(rulebook, **players, **{"deck": "neigh neigh neigh neigh"} | given)


def begins(rulebook: str, ann: dict[str, str], **given: Any) -> At:
    """Start ann's turn. By default the other stables are empty, and she draws a Neigh."""
    others: dict[str, Any] = {"bob": {"stable": ""}, "cal": {"stable": ""}, "deck": "neigh"}
    return At(rulebook, ann=ann, **others | given, phase="beginning")


def short_deck(rulebook: str, deck: str, **given: Any) -> At:
    """Set up a table whose deck holds these cards only: all others are in the discard pile."""
    rest = At(rulebook, **given, deck=deck).deck[len(deck.split()) :]
    return At(rulebook, **given, deck=deck, discard=rest)


def plays(t: At, who: str, card: str) -> At:
    """Play a card into the player's own stable. The first edition asks which stable it goes to (R-CARD-04)."""
    t.does(who, card)
    return t.does(who, f"{card} {who}") if t.asked == {who: "stable"} else t


def starts(t: At, who: str, card: str) -> At:
    """Use a start-of-turn effect. A chain asks about each, the other rulebooks let the player choose the order."""
    return t.does(who, "yes" if t.ask(who) == "may" else f"use {card}")
