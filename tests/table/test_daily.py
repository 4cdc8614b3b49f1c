"""The deal of the day: the same cards and the same bot for everyone, and a receipt that says so."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import ValidationError, convert

from stablemates import fair
from stablemates.protocol import commands as c
from stablemates.server.bot_workers import think_here
from stablemates.table.errors import Refusal

from ..server.table import ServerTable, SetUp

DAY = "2026-11-16"
ENOUGH = 60  # answers


def played(t: ServerTable, who: str, after: float) -> list[tuple[int, int]]:
    """Play the first answers of a game, by a rule that sees only the position; return everyone's answers."""
    t.node.think = think_here
    t.says(who, "start")
    while t.room.phase == "playing" and len(t.room.playing.answers) < ENOUGH:
        question = t.snapshot(who).question
        t.waits(after)
        if question is not None and t.snapshot(who).question == question:
            t.says(who, "answer", option=len(t.room.playing.answers) * 7 % len(question.options))
    return t.room.playing.answers[:ENOUGH]


def test_everyone_gets_the_same_cards_and_the_same_bot(at: SetUp) -> None:
    ann = at("second-uk", people="ann", bots="bot", daily=DAY)
    bob = at("second-uk", people="bob", bots="bot", daily=DAY, pace="quick", speed="off")
    bob.says("bob", "sit", name="Robert")  # what happens before the deal makes no difference
    first = played(ann, "ann", after=0.3)
    assert played(bob, "bob", after=1.1) == first
    assert len({seat for seat, _ in first}) == 2
    tomorrow = at("second-uk", people="ann", bots="bot", daily="2026-11-17")
    tomorrow.says("ann", "start")
    assert tomorrow.room.playing.seed != ann.room.playing.seed


def test_the_secret_follows_from_the_date_and_the_receipt_is_valid(at: SetUp) -> None:
    t = at("second-ru", people="ann", bots="bot", daily=DAY)
    secret = fair.secret_of_day(DAY)
    assert t.snapshot("ann").table.commitment == fair.commitment(secret)
    t.says("ann", "start")
    assert t.snapshot("ann").table.words == [DAY, DAY]
    assert t.room.playing.seed == fair.seed(secret, "second-ru", {}, [DAY, DAY])
    assert fair.check(fair.record(t.room.playing, secret, t.room.words), fair.commitment(secret)).good


def test_only_the_first_game_is_the_deal_of_the_day(at: SetUp) -> None:
    t = at("second-ru", people="ann", bots="bot", daily=DAY)
    public = fair.commitment(fair.secret_of_day(DAY))
    assert [t.room.commitment(game) == public for game in (1, 2, 3)] == [True, False, False]


def test_no_one_adds_a_word_or_changes_the_day(at: SetUp) -> None:
    t = at("second-ru", people="ann", bots="bot", daily=DAY)
    t.refused("bad-word", "ann", "giveword", word="carrot")
    for day in ("", "2026-11-17"):
        settings = {"profile": "second-ru", "seats": 2, "daily": day}
        assert "'daily'" in t.refused("bad-settings", "ann", "settle", settings=settings).text
    t.says("ann", "settle", settings={"profile": "second-ru", "seats": 2, "daily": DAY, "speed": "off"})


@pytest.mark.parametrize("day", ["２０２６-１１-１６", "٢٠٢٦-١١-١٦", "2026-11-16\n", "today"])
def test_a_day_has_no_other_digits(day: str) -> None:
    """They would make another secret that anyone can compute, and the receipt would not show that it is a date."""
    with pytest.raises(ValidationError):
        convert({"profile": "second-ru", "seats": 2, "daily": day}, c.Settings)


@pytest.mark.parametrize(
    "other", [{"profile": "first-ru"}, {"profile": "unorog"}, {"seats": 3}, {"options": {"first": "1"}}]
)
def test_it_is_for_two_by_the_second_edition_without_house_rules(at: SetUp, other: dict[str, Any]) -> None:
    t = at("second-ru", people="ann", bots="bot", daily=DAY)
    settings = {"profile": "second-ru", "seats": 2, "daily": DAY, **other}
    assert "'daily'" in t.refused("bad-settings", "ann", "settle", settings=settings).text


def test_strangers_never_play_a_deal_whose_cards_everyone_can_know(at: SetUp) -> None:
    t = at("second-ru", people="ann", bots="bot", daily=DAY)
    settings = {"profile": "second-ru", "seats": 2, "daily": DAY, "public": True}
    assert "'public'" in t.refused("bad-settings", "ann", "settle", settings=settings).text
    with pytest.raises(Refusal, match="'public'"):
        t.run(t.node.create("x", c.Settings("second-ru", 2, public=True, daily=DAY)))
