"""Shabby the Narwhal: on entry you may find a downgrade in the deck, show it and take it. Then shuffle the deck."""

import pytest

from .shared import Searching

DOWNGRADES = [
    "barbed_wire",
    "blinding_light",
    "broken_stable",
    "nanny_cam",
    "pandamonium",
    "sadistic_ritual",
    "slowdown",
    "tiny_stable",
]


@pytest.mark.parametrize(
    ("rulebook", "card", "wanted"),
    [
        ("second-ru", "shabby_the_narwhal", DOWNGRADES),
        ("first-uk", "shabby_the_narwhal", DOWNGRADES),
        ("first-ru", "shabby_the_narwhal", DOWNGRADES),
    ],
)
class TestSearching(Searching):
    """On entry, it finds a downgrade."""
