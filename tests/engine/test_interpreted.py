"""What keeps the interpreted engine fast: attributes that Python finds without a dictionary."""

from __future__ import annotations

import pytest

import stablemates
from stablemates.core.kernel import Event, Option, Question
from stablemates.games.unorog.hand import Hand

STORED_INLINE = 29  # if an object has more attributes, Python 3.11 looks all of them up in a dictionary


@pytest.mark.parametrize("profile", ["unorog", "second-ru"])
def test_the_fields_of_a_game_need_no_dictionary(profile: str) -> None:
    """Otherwise every step takes 5 to 9% more instructions, since methods are looked up there as well."""
    state = stablemates.new(profile, seats=4, seed=1)
    assert len(vars(state)) <= STORED_INLINE


def test_small_objects_have_no_dictionary() -> None:
    """They have none when compiled either, so both engines refuse an unknown attribute."""
    small = [Option("draw"), Question(0, "turn", []), Event("draw"), Hand()]
    assert not [one for one in small if hasattr(one, "__dict__")]
