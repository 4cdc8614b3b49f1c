"""Classy Narwhal: on entry you may find an upgrade in the deck, show it and take it. Then shuffle the deck."""

import pytest

from .shared import Searching

SECOND_UPGRADES = [
    "caffeine_overload",
    "claw_machine",
    "double_dutch",
    "glitter_bomb",
    "rainbow_aura",
    "rainbow_lasso",
    "stable_artillery",
    "yay",
]
FIRST_UPGRADES = [
    "double_dutch",
    "extra_tail",
    "glitter_bomb",
    "rainbow_aura",
    "rainbow_mane",
    "summoning_ritual",
    "unicorn_lasso",
    "yay",
]


@pytest.mark.parametrize(
    ("rulebook", "card", "wanted"),
    [
        ("second-ru", "classy_narwhal", SECOND_UPGRADES),
        ("first-uk", "classy_narwhal", FIRST_UPGRADES),
        ("first-ru", "classy_narwhal", FIRST_UPGRADES),
    ],
)
class TestSearching(Searching):
    """On entry, it finds an upgrade."""
