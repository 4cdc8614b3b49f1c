"""What a table plays: its settings, from its creation to its closing."""

from __future__ import annotations

from typing import Any

import pytest

from stablemates.protocol import commands as c
from stablemates.table.errors import Refusal

from ..server.table import SetUp, names


@pytest.mark.parametrize(
    ("settings", "named"),
    [
        ({"profile": "chess", "seats": 2}, "chess"),
        ({"profile": "unorog", "seats": 11}, "2 to 10"),
        ({"profile": "second-ru", "seats": 9}, "players"),
        ({"profile": "unorog", "seats": 3, "options": {"colour": "red"}}, "'colour'"),
        ({"profile": "unorog", "seats": 3, "options": {"stone_skips": 7}}, "'stone_skips'"),
        ({"profile": "second-ru", "seats": 3, "options": {"first": "7"}}, "'first'"),
        ({"profile": "unorog", "seats": 2}, "3 players are seated"),
    ],
)
def test_invalid_settings_are_refused_with_the_field_named(at: SetUp, settings: dict[str, Any], named: str) -> None:
    t = at("unorog", people="ann bob cid")
    refused = t.refused("bad-settings", "ann", "settle", settings=settings)
    assert named in refused.text


def test_invalid_settings_create_no_table(at: SetUp) -> None:
    t = at("unorog", people="ann bob")
    with pytest.raises(Refusal, match="second-ru is for"):
        t.run(t.node.create("x", c.Settings(profile="second-ru", seats=9)))


def test_settings_with_fewer_seats_keep_everyone(at: SetUp) -> None:
    t = at("second-ru", people="ann", bots="x y z")
    for seat in (1, 2):
        t.says("ann", "remove", seat=seat)
    t.says("bob", "sit", name="bob", seat=2)
    t.says("ann", "settle", settings={"profile": "second-ru", "seats": 3})
    assert names(t) == ["ann", "bob", "bot"]
    t.says("ann", "settle", settings={"profile": "second-ru", "seats": 5})
    assert names(t) == ["ann", "bob", "bot", "empty", "empty"]


def test_settings_do_not_change_during_a_game_or_unnoticed(at: SetUp) -> None:
    t = at("unorog", people="ann bob")
    on = t.room.state
    t.says("ann", "settle", settings={"profile": "unorog", "seats": 2, "speed": "quick"})
    t.refused("stale", "ann", "start", on=on)  # based on outdated settings
    t.says("ann", "start")
    t.refused("playing", "ann", "settle", settings={"profile": "unorog", "seats": 2})
    t.refused("playing", "ann", "addbot", level="novice")
    t.refused("playing", "ann", "giveword", word="horse")
    t.refused("playing", "ann", "start")


def test_host_closes_the_table_and_then_nothing_more_can_be_done(at: SetUp) -> None:
    t = at("unorog", people="ann bob")
    t.says("ann", "start")
    t.says("ann", "close")
    assert t.snapshot("bob").table.phase == "closed"
    t.refused("closed", "ann", "start")
    t.refused("closed", "bob", "chat", text="oh")
    t.waits(1_000.0)
    assert t.room.phase == "closed"
    assert t.joins("eve").snapshot.table.phase == "closed"
