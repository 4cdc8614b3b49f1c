"""Who may answer, and with what."""

from __future__ import annotations

import pytest

from stablemates.core.errors import IllegalAnswer

from ..server.table import SetUp, person


def test_only_the_player_who_is_asked_may_answer(at: SetUp) -> None:
    t = at("unorog", people="ann bob")
    t.refused("not-playing", "ann", "answer", option=0)
    t.says("ann", "start")
    t.refused("not-seated", "eve", "answer", option=0)
    waiting = "bob" if t.asked == {"ann": "turn"} else "ann"
    t.refused("not-asked", waiting, "answer", option=0)


def test_an_illegal_answer_never_reaches_the_engine(at: SetUp) -> None:
    t = at("unorog", cauldron="red_3", ann={"hand": "red_1 red_2"}, bob={"hand": "red_5 red_6"})
    assert person("ann") == t.room.seats[0].person
    with pytest.raises(IllegalAnswer):
        t.room.game.clone().answer(0, 1_000)
    t.refused("bad-option", "ann", "answer", option=1_000)
