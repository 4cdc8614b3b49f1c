"""What the tests of unicorns share: the rulebooks they go through, and how to play a card in any of them."""

from __future__ import annotations

from typing import Any

import pytest

from stablemates.testing import At

# Cards that are printed alike are tested in both editions, and in the chain of links (R-CHAIN).
ALL = ["second-ru", "first-uk", "first-ru"]
in_all = pytest.mark.parametrize("profile", ALL)
in_both = pytest.mark.parametrize("profile", ["second-ru", "first-uk"])


def plays(t: At, who: str, card: str) -> At:
    """Play a card into one's own stable: the first edition asks for whose stable it is (R-CARD-04)."""
    t.does(who, card)
    if t.asked.get(who) == "stable":
        t.does(who, f"{card} {who}")
    return t


def starts(t: At, who: str, card: str) -> At:
    """Use an effect of the beginning of the turn: a chain asks for each, the others let one choose the order."""
    return t.does(who, "yes" if t.ask(who) == "may" else f"use {card}")


def choices(t: At, who: str) -> list[str]:
    """The whole list of options in alphabetical order: in which order a pile or a hand is shown is no rule."""
    return sorted(t.options(who))


def at(profile: str, **given: Any) -> At:
    """Ann, bob and cid; who is not named has a baby and no cards; the top of the deck says nothing."""
    given.setdefault("deck", "neigh neigh neigh neigh")
    players = {name: given.pop(name, {}) for name in ("ann", "bob", "cid")}
    return At(profile, **players, **given)
