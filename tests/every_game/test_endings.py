"""Every game ends, with every table option and any number of players."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from stablemates.core.rng import fast
from stablemates.lab.soak import soak

from .playing import ALWAYS, as_table, deals, every_table, examples, play_to_the_end


@every_table
@examples(120)
@given(data=st.data())
def test_a_game_ends(profile: str, seats: int, data: st.DataObject) -> None:
    play_to_the_end(data.draw(deals(profile, seats, keen=ALWAYS, skip=0, ends=True)).table(), 1)


@every_table
@examples(120)
@given(data=st.data())
def test_a_game_ends_whatever_came_before(profile: str, seats: int, data: st.DataObject) -> None:
    """Long random play reaches positions that keen players never see."""
    play_to_the_end(data.draw(deals(profile, seats, keen=0, skip=1500, ends=True)).begun(), 1)


@every_table
@examples(60)
@given(data=st.data())
def test_an_imagined_world_is_sound_and_can_be_played_to_the_end(profile: str, seats: int, data: st.DataObject) -> None:
    deal = data.draw(deals(profile, seats, ends=True))
    for number, s in enumerate(deal.positions(30)):
        seat = number % (seats + 1) - 1
        world = as_table(s.imagine(seat, number))
        soak(world, fast(number), ALWAYS, 15)  # an impossible position usually breaks something immediately
        if number % 10 == 0:
            play_to_the_end(world, number)
