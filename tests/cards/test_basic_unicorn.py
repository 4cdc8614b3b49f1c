"""Basic Unicorn, in every colour: no effect."""

import pytest

from .shared import Basic

COLOURS = [
    "basic_unicorn_red",
    "basic_unicorn_orange",
    "basic_unicorn_yellow",
    "basic_unicorn_green",
    "basic_unicorn_blue",
    "basic_unicorn_indigo",
    "basic_unicorn_purple",
]


@pytest.mark.parametrize("card", COLOURS)
class TestBasicUnicorn(Basic):
    """A unicorn without an effect, for each colour."""
