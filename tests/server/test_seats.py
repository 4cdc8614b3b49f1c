"""Session down, standing up, bots and hosts, settings; and every reason for which something is refused."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import stablemates.server
from stablemates.core.errors import IllegalAnswer
from stablemates.protocol import commands as c
from stablemates.protocol import messages as m
from stablemates.server.store.store import Conflict
from stablemates.table.log import Entry, Row
from stablemates.table.refusal import Refusal

from .table import Lay, ServerTable, kind_of, person

SERVER = Path(stablemates.server.__file__).parent


def names(t: ServerTable) -> list[str]:
    return [seat.name or seat.kind for seat in t.snapshot("a stranger").table.seats]


# --- sitting down ----------------------------------------------------------------------------------


def test_people_sit_where_they_like_or_on_the_first_free_seat(at: Lay) -> None:
    t = at("second-ru", people="ann", bots="x y z")
    for seat in (1, 2, 3):
        t.says("ann", "remove", seat=seat)
    t.says("bob", "sit", name="Bob", seat=2)
    t.says("cid", "sit", name="Cid")
    assert names(t) == ["ann", "Cid", "Bob", "empty"]
    t.refused("seat-taken", "dan", "sit", name="Dan", seat=2)
    t.refused("no-such-seat", "dan", "sit", name="Dan", seat=4)
    t.says("cid", "sit", name="Sid", seat=3)  # another place and another name
    assert names(t) == ["ann", "empty", "Bob", "Sid"]


def test_a_full_table_is_full_of_people_and_bots_make_room(at: Lay) -> None:
    t = at("unorog", people="ann", bots="x")
    t.says("bob", "sit", name="Bob")
    assert names(t) == ["ann", "Bob"]
    t.refused("full", "cid", "sit", name="Cid")
    t.refused("full", "ann", "addbot", level="novice")
    t.refused("seat-taken", "ann", "addbot", level="novice", seat=1)


def test_a_bots_seat_is_taken_in_the_middle_of_a_game(at: Lay) -> None:
    t = at("second-ru", ann={"hand": "narwhal"}, bob={"hand": "yay"}, cid={"hand": "neigh"}, bots="bob cid")
    t.joins("eve")
    t.pondering = 3.0
    t.does("ann", "narwhal").waits(0.1)
    t.says("eve", "sit", name="Eve", seat=2)
    assert names(t) == ["ann", "bot", "Eve"]
    snapshot = t.snapshot("eve")
    assert snapshot.you == 2
    assert snapshot.question is not None
    assert [kind_of(option.card) for option in snapshot.question.options] == ["", "neigh"]
    t.says("eve", "answer", option=1)
    t.closes()
    assert t.window.seat == 2
    t.refused("playing", "eve", "sit", name="Eve", seat=1)  # nobody looks into two hands
    t.refused("playing", "eve", "sit", name="Evelyn", seat=2)


def test_standing_up_in_a_game_keeps_the_seat_and_before_it_gives_it_up(at: Lay) -> None:
    t = at("unorog", people="ann bob")
    t.says("bob", "stand")
    assert names(t) == ["ann", "empty"]
    t.refused("not-seated", "bob", "stand")
    t.says("bob", "sit", name="bob")
    t.says("ann", "start")
    t.says("bob", "stand")
    assert t.plays_a_bot("bob")
    t.refused("seat-taken", "eve", "sit", name="Eve", seat=1)
    t.refused("playing", "bob", "sit", name="bob", seat=1)
    t.says("bob", "return")
    assert not t.plays_a_bot("bob")


# --- names -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("Оля", "Оля"),
        ("  a   b ", "a b"),
        ("\u202eevil\u202c", "evil"),
        ("a\u200b\u200d\ufeffb", "ab"),
        ("line\nbreak\ttab", "linebreaktab"),
        ("e\u0301", "é"),
        ("<b>ann</b>", "<b>ann</b>"),  # the page escapes; the server keeps what was said
        ("🦄", "🦄"),
    ],
)
def test_names_hold_nothing_that_disturbs_the_writing_around_them(at: Lay, said: str, shown: str) -> None:
    t = at("unorog", people="ann", bots="x")
    t.says("bob", "sit", name=said)
    assert names(t)[1] == shown


@pytest.mark.parametrize("said", ["\u200b", " ", "\u202e\u202c", "\x00", "\u2028"])
def test_names_of_nothing_are_refused(at: Lay, said: str) -> None:
    t = at("unorog", people="ann", bots="x")
    t.refused("empty-text", "bob", "sit", name=said)


@pytest.mark.parametrize("said", ["ann", "ANN", "a\u200bnn", " ann "])
def test_names_are_not_shared(at: Lay, said: str) -> None:
    t = at("unorog", people="ann", bots="x")
    t.refused("name-taken", "bob", "sit", name=said)


@pytest.mark.parametrize("said", ["x" * 25, "x" * 10_000, ""])
def test_names_too_long_or_empty_are_no_message_at_all(said: str) -> None:
    with pytest.raises(msgspec.ValidationError, match="name"):
        c.read_command.decode(m.write(c.Sit(id="abcdefgh", on=0, name=said)))


# --- bots ------------------------------------------------------------------------------------------


def test_bots_fill_all_empty_seats_or_one(at: Lay) -> None:
    t = at("second-ru", people="ann", bots="x y z")
    for seat in (1, 2, 3):
        t.says("ann", "remove", seat=seat)
    t.says("ann", "addbot", level="sensible", seat=2)
    t.says("ann", "addbot", level="novice")
    assert [seat.level for seat in t.snapshot("ann").table.seats] == ["", "novice", "sensible", "novice"]
    t.says("ann", "addbot", level="random", seat=2)  # another one
    assert t.snapshot("ann").table.seats[2].level == "random"


@pytest.mark.parametrize("level", ["nobody", "keen", "searcher:rounds=9999999"])
def test_bots_are_of_the_levels_that_a_table_offers(at: Lay, level: str) -> None:
    t = at("second-ru", people="ann bob", bots="x")
    if set(level) <= set("abcdefghijklmnopqrstuvwxyz0123456789_:-"):
        t.refused("unknown-bot", "ann", "addbot", level=level, seat=2)
    else:
        with pytest.raises(msgspec.ValidationError):
            t.command("ann", "addbot", level=level, seat=2)


# --- the host --------------------------------------------------------------------------------------


def test_host_rights_belong_to_the_host(at: Lay) -> None:
    t = at("unorog", people="ann bob", bots="x")
    settings = {"profile": "unorog", "seats": 3}
    assert t.snapshot("bob").table.host == 0
    rights: dict[str, dict[str, Any]] = {
        "addbot": {"level": "novice"},
        "remove": {"seat": 2},
        "settle": {"settings": settings},
        "start": {},
        "handover": {"seat": 1},
        "close": {},
    }
    for kind, fields in rights.items():
        t.refused("not-host", "bob", kind, **fields)


def test_host_hands_over(at: Lay) -> None:
    t = at("unorog", people="ann bob", bots="x")
    t.refused("empty-seat", "ann", "handover", seat=2)
    t.says("ann", "handover", seat=1)
    assert t.snapshot("ann").table.host == 1
    t.refused("not-host", "ann", "start")
    t.says("bob", "start")


def test_host_rights_pass_on_while_the_host_is_away_and_come_back(at: Lay) -> None:
    t = at("unorog", people="ann bob cid")
    t.drops("ann")
    t.waits(2.0)
    t.refused("not-host", "bob", "start")
    t.waits(2.0)
    assert t.snapshot("cid").table.host == 1
    t.refused("not-host", "cid", "start")
    t.joins("ann")
    assert t.snapshot("cid").table.host == 0
    t.refused("not-host", "bob", "start")
    t.drops("ann")
    t.waits(4.0)
    t.says("bob", "start")


def test_host_may_stand_and_stay_the_host(at: Lay) -> None:
    t = at("unorog", people="ann bob", bots="x")
    t.says("ann", "stand")
    assert t.snapshot("bob").table.host == -1
    t.refused("not-host", "bob", "addbot", level="novice")
    t.says("ann", "addbot", level="novice")
    t.says("ann", "start")


@pytest.mark.parametrize("playing", [False, True])
def test_host_removes_a_player_for_good(at: Lay, playing: bool) -> None:
    t = at("unorog", people="ann bob cid")
    if playing:
        t.says("ann", "start")
    t.refused("yourself", "ann", "remove", seat=0)
    t.says("ann", "remove", seat=1)
    assert names(t) == ["ann", "bot" if playing else "empty", "cid"]
    assert t.cut == ["bob"]
    assert [one.text for one in t.told("cid", "table-removed")] == ["bob"]
    t.refused("removed", "bob", "sit", name="bob")
    t.refused("removed", "bob", "chat", text="let me in")
    t.drops("bob")
    with pytest.raises(Refusal) as refusal:
        t.joins("bob")
    assert refusal.value.reason == "removed"
    if playing:
        t.refused("playing", "ann", "remove", seat=1)  # the bot that plays there now
        t.says("eve", "sit", name="Eve", seat=1)
    else:
        t.refused("empty-seat", "ann", "remove", seat=1)


def test_host_closes_the_table_and_then_nothing_more_can_be_done(at: Lay) -> None:
    t = at("unorog", people="ann bob")
    t.says("ann", "start")
    t.says("ann", "close")
    assert t.snapshot("bob").table.phase == "closed"
    t.refused("closed", "ann", "start")
    t.refused("closed", "bob", "chat", text="oh")
    t.waits(1_000.0)
    assert t.room.phase == "closed"
    assert t.joins("eve").snapshot.table.phase == "closed"


# --- what is played --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("settings", "named"),
    [
        ({"profile": "chess", "seats": 2}, "chess"),
        ({"profile": "unorog", "seats": 11}, "2 to 10"),
        ({"profile": "second-ru", "seats": 9}, "players"),
        ({"profile": "unorog", "seats": 3, "options": {"colour": "red"}}, "'colour'"),
        ({"profile": "unorog", "seats": 3, "options": {"stone_skips": 7}}, "'stone_skips'"),
        ({"profile": "second-ru", "seats": 3, "options": {"first": "7"}}, "'first'"),
        ({"profile": "unorog", "seats": 2}, "3 sit here"),
    ],
)
def test_settings_that_cannot_be_are_refused_with_the_field_named(
    at: Lay, settings: dict[str, Any], named: str
) -> None:
    t = at("unorog", people="ann bob cid")
    refused = t.refused("bad-settings", "ann", "settle", settings=settings)
    assert named in refused.text


def test_settings_that_cannot_be_make_no_table(at: Lay) -> None:
    t = at("unorog", people="ann bob")
    with pytest.raises(Refusal, match="second-ru is for"):
        t.run(t.node.create("x", c.Settings(profile="second-ru", seats=9)))


def test_settings_with_fewer_seats_keep_everybody(at: Lay) -> None:
    t = at("second-ru", people="ann", bots="x y z")
    for seat in (1, 2):
        t.says("ann", "remove", seat=seat)
    t.says("bob", "sit", name="bob", seat=2)
    t.says("ann", "settle", settings={"profile": "second-ru", "seats": 3})
    assert names(t) == ["ann", "bob", "bot"]
    t.says("ann", "settle", settings={"profile": "second-ru", "seats": 5})
    assert names(t) == ["ann", "bob", "bot", "empty", "empty"]


def test_settings_are_not_changed_during_a_game_nor_unseen(at: Lay) -> None:
    t = at("unorog", people="ann bob")
    on = t.room.state
    t.says("ann", "settle", settings={"profile": "unorog", "seats": 2, "speed": "quick"})
    t.refused("stale", "ann", "start", on=on)  # made on settings that are no longer
    t.says("ann", "start")
    t.refused("playing", "ann", "settle", settings={"profile": "unorog", "seats": 2})
    t.refused("playing", "ann", "addbot", level="novice")
    t.refused("playing", "ann", "giveword", word="horse")
    t.refused("playing", "ann", "start")


def test_a_deal_is_not_refused_because_somebody_sat_down_in_the_same_moment(at: Lay) -> None:
    t = at("unorog", people="ann", bots="x y")
    t.says("ann", "remove", seat=1)
    on = t.room.state
    t.says("bob", "sit", name="bob", seat=1)
    t.says("ann", "start", on=on)
    assert t.room.phase == "playing"


def test_a_deal_wanted_before_the_last_game_is_stale(at: Lay) -> None:
    t = at("unorog", ann={"hand": "red_5"}, bob={"hand": "green_1"}, cauldron="red_3")
    t.does("ann", "red_5")
    assert t.room.phase == "over"
    t.refused("stale", "ann", "start", on=0)


def test_words_are_added_to_the_deal_and_shown_only_when_it_is_dealt(at: Lay) -> None:
    t = at("unorog", people="ann bob")
    t.says("bob", "giveword", word="carrot")
    assert t.snapshot("ann").table.words == []
    assert [seat.word for seat in t.snapshot("ann").table.seats] == [False, True]
    assert t.mine("bob").word == "carrot"
    t.refused("not-seated", "eve", "giveword", word="x")
    t.refused("bad-word", "bob", "giveword", word="\u0958" * 64)  # twice as long in its composed form
    t.says("ann", "start")
    assert t.snapshot("ann").table.words == ["", "carrot"]
    assert t.mine("bob").word == ""


def test_watchers_are_many_but_not_without_end(at: Lay) -> None:
    t = at("unorog", people="ann bob")
    for n in range(50):
        t.joins(f"watcher {n}")
    with pytest.raises(Refusal) as refusal:
        t.joins("one more")
    assert refusal.value.reason == "full"
    t.joins("watcher 7")  # on another device


# --- commands as such ------------------------------------------------------------------------------


def test_a_command_repeated_changes_nothing_and_an_id_belongs_to_one_person(at: Lay) -> None:
    t = at("unorog", people="ann bob")
    first = t.says("ann", "chat", text="once", id="the-same-id")
    seq = t.room.seq
    assert t.says("ann", "chat", text="twice", id="the-same-id") == first
    assert t.room.seq == seq
    t.refused("id-taken", "bob", "chat", text="mine", id="the-same-id")


def test_what_cannot_be_saved_is_refused_and_said_again_later(at: Lay) -> None:
    t = at("unorog", people="ann bob")
    t.run(t.store.close())
    t.refused("storage", "ann", "chat", text="hello", id="say-it-again")
    t.run(t.store.open())
    t.says("ann", "chat", text="hello", id="say-it-again")
    assert len(t.told("bob", "table-chat")) == 1


def test_a_table_at_which_others_always_write_first_is_busy(at: Lay, monkeypatch: pytest.MonkeyPatch) -> None:
    t = at("unorog", people="ann bob")

    async def taken(entry: Entry, row: Row) -> None:
        raise Conflict("somebody else was quicker")

    monkeypatch.setattr(t.store, "append", taken)
    t.refused("busy", "ann", "chat", text="hello")


def test_an_engine_error_leaves_the_game_as_it_was_and_a_report(at: Lay, monkeypatch: pytest.MonkeyPatch) -> None:
    t = at("unorog", cauldron="red_3", ann={"hand": "red_1 red_2"}, bob={"hand": "red_5 red_6"})
    before = t.room.game.dump()
    with monkeypatch.context() as broken:
        broken.setattr("stablemates.table.room.Match.answer", lambda *_: 1 / 0)
        refused = t.refused("trouble", "ann", "answer", option=0)
    assert t.room.game.dump() == before
    (report,) = t.run(t.store.reports(9))
    assert report["id"] in refused.text
    assert "ZeroDivisionError" in report["text"]
    t.does("ann", "draw")


def test_nobody_plays_but_those_who_play(at: Lay) -> None:
    t = at("unorog", people="ann bob")
    t.refused("not-playing", "ann", "answer", option=0)
    t.says("ann", "start")
    t.refused("not-seated", "eve", "answer", option=0)
    waiting = "bob" if t.asked == {"ann": "turn"} else "ann"
    t.refused("not-asked", waiting, "answer", option=0)


# --- every reason ----------------------------------------------------------------------------------


def test_every_reason_for_a_refusal_is_reached_by_a_test() -> None:
    source = "".join((SERVER / file).read_text() for file in ("../table/permissions.py", "node.py"))
    used = set(re.findall(r'Refusal\(\s*"([a-z-]+)"', source))
    tests = "".join(file.read_text() for file in Path(__file__).parent.glob("test_*.py"))
    reached = set(re.findall(r'(?:refused\(|reason == )"([a-z-]+)"', tests))
    assert len(used) > 30
    assert used - reached == set()


def test_an_illegal_answer_never_reaches_the_engine(at: Lay) -> None:
    t = at("unorog", cauldron="red_3", ann={"hand": "red_1 red_2"}, bob={"hand": "red_5 red_6"})
    assert person("ann") == t.room.chairs[0].person
    with pytest.raises(IllegalAnswer):
        t.room.game.clone().answer(0, 1_000)
    t.refused("bad-option", "ann", "answer", option=1_000)
