"""Baby Unicorn, in every colour: sent anywhere but a stable or the nursery, it goes to the nursery."""

import pytest

from .shared import Baby

COLOURS = [
    "baby_unicorn_red",
    "baby_unicorn_pink",
    "baby_unicorn_orange",
    "baby_unicorn_yellow",
    "baby_unicorn_green",
    "baby_unicorn_blue",
    "baby_unicorn_purple",
    "baby_unicorn_black",
    "baby_unicorn_white",
    "baby_unicorn_brown",
    "baby_unicorn_rainbow",
    "baby_unicorn_death",
]


@pytest.mark.parametrize("card", COLOURS)
class TestBabyUnicorn(Baby):
    """The nursery rule, for each colour."""
