"""The Great Narwhal.

On entry, you may find a card with "Narwhal" in its title in the deck, show it and take it. Then shuffle the deck.
"""

import pytest

from .shared import Searching

NARWHALS = ["alluring_narwhal", "classy_narwhal", "narwhal", "narwhal_torpedo", "shabby_the_narwhal"]


@pytest.mark.parametrize(
    ("rulebook", "card", "wanted"),
    [
        ("second-ru", "the_great_narwhal", NARWHALS),
        ("first-uk", "the_great_narwhal", NARWHALS),
        ("first-ru", "the_great_narwhal", NARWHALS),
    ],
)
class TestSearching(Searching):
    """On entry, it finds a card with "Narwhal" in its title."""
