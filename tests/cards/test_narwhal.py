"""Narwhal: a basic unicorn without an effect, and a card with "Narwhal" in its title."""

import pytest

from stablemates.testing import At

from .shared import Basic
from .table import at, in_all, plays


@pytest.mark.parametrize("card", ["narwhal"])
class TestNarwhal(Basic):
    """A unicorn without an effect."""


@in_all
def test_is_found_by_the_great_narwhal(rulebook: str) -> None:
    t = at(rulebook, ann={"hand": "the_great_narwhal"}, discard="shabby_the_narwhal classy_narwhal alluring_narwhal")
    plays(t, "ann", "the_great_narwhal").does("ann", "yes")
    assert sorted(t.options("ann")) == ["nothing", "take narwhal", "take narwhal_torpedo"]
    t.does("ann", "take narwhal")
    assert t.hand("ann") == ["narwhal"]
    t.turn_of("bob")


def test_stays_in_the_box_for_two_players() -> None:
    """R-TWO-01: The Great Narwhal does not find it."""
    t = At("second-ru", ann={"hand": "the_great_narwhal", "stable": ""}, bob={"stable": ""})
    t.does("ann", "the_great_narwhal", "yes")
    assert "take narwhal" not in t.options("ann")
    t.does("ann", "nothing").turn_of("bob")
