"""The rulebooks of the stable game, and how to play by any of them."""

from stablemates.testing import At

ALL = ["second-ru", "second-uk", "first-uk", "first-ru"]
SECOND = ["second-ru", "second-uk"]
FIRST = ["first-uk", "first-ru"]


def puts(t: At, who: str, card: str, whose: str = "") -> At:
    """Play a card into a stable (by default the player's own), answering the question which one if it is asked."""
    t.does(who, card)
    if t.asked == {who: "stable"}:
        t.does(who, f"{card} {whose or who}")
    return t
