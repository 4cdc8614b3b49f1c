"""Sitting down and standing up, names, bots in seats, and the host."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from stablemates.protocol import commands as c
from stablemates.protocol import messages as m
from stablemates.table.errors import Refusal

from ..server.table import SetUp, kind_of, names

# --- sitting down ----------------------------------------------------------------------------------


def test_people_sit_where_they_like_or_in_the_first_free_seat(at: SetUp) -> None:
    t = at("second-ru", people="ann", bots="x y z")
    for seat in (1, 2, 3):
        t.says("ann", "remove", seat=seat)
    t.says("bob", "sit", name="Bob", seat=2)
    t.says("cid", "sit", name="Cid")
    assert names(t) == ["ann", "Cid", "Bob", "empty"]
    t.refused("seat-taken", "dan", "sit", name="Dan", seat=2)
    t.refused("no-such-seat", "dan", "sit", name="Dan", seat=4)
    t.says("cid", "sit", name="Sid", seat=3)  # another seat and another name
    assert names(t) == ["ann", "empty", "Bob", "Sid"]


def test_a_full_table_is_full_of_people_and_bots_make_room(at: SetUp) -> None:
    t = at("unorog", people="ann", bots="x")
    t.says("bob", "sit", name="Bob")
    assert names(t) == ["ann", "Bob"]
    t.refused("full", "cid", "sit", name="Cid")
    t.refused("full", "ann", "addbot", level="novice")
    t.refused("seat-taken", "ann", "addbot", level="novice", seat=1)


def test_a_bots_seat_is_taken_in_the_middle_of_a_game_when_the_host_admits_someone(at: SetUp) -> None:
    t = at("second-ru", ann={"hand": "narwhal"}, bob={"hand": "yay"}, cid={"hand": "neigh"}, bots="bob cid")
    t.joins("eve")
    t.pondering = 3.0
    t.does("ann", "narwhal").waits(0.1)
    t.says("eve", "sit", name="Eve", seat=2)
    assert (t.snapshot("eve").you, t.snapshot("eve").question) == (-1, None)
    t.says("ann", "admit", place=0, seat=2)
    assert names(t) == ["ann", "bot", "Eve"]
    snapshot = t.snapshot("eve")
    assert snapshot.you == 2
    assert snapshot.question is not None
    assert [kind_of(option.card) for option in snapshot.question.options] == ["", "neigh"]
    t.says("eve", "answer", option=1)
    t.closes()
    assert t.window.seat == 2
    t.refused("playing", "eve", "sit", name="Eve", seat=1)  # no one may see two hands
    t.refused("playing", "eve", "sit", name="Evelyn", seat=2)


def test_standing_up_in_a_game_keeps_the_seat_and_before_it_gives_it_up(at: SetUp) -> None:
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
    ("typed", "shown"),
    [
        ("Оля", "Оля"),
        ("  a   b ", "a b"),
        ("\u202eevil\u202c", "evil"),
        ("a\u200b\u200d\ufeffb", "ab"),
        ("line\nbreak\ttab", "linebreaktab"),
        ("e\u0301", "é"),
        ("<b>ann</b>", "<b>ann</b>"),  # the page escapes; the server stores the text
        ("🦄", "🦄"),
    ],
)
def test_names_contain_nothing_that_disturbs_the_text_around_them(at: SetUp, typed: str, shown: str) -> None:
    t = at("unorog", people="ann", bots="x")
    t.says("bob", "sit", name=typed)
    assert names(t)[1] == shown


@pytest.mark.parametrize(
    "typed", ["\u200b", " ", "\u202e\u202c", "\x00", "\u2028", "\u3164", "\u2800\u2800", "\u0301", "\u115f\u1160"]
)
def test_names_without_visible_characters_are_refused(at: SetUp, typed: str) -> None:
    t = at("unorog", people="ann", bots="x")
    t.refused("empty-text", "bob", "sit", name=typed)


@pytest.mark.parametrize("typed", ["ann", "ANN", "a\u200bnn", " ann "])
def test_names_are_not_shared(at: SetUp, typed: str) -> None:
    t = at("unorog", people="ann", bots="x")
    t.refused("name-taken", "bob", "sit", name=typed)


@pytest.mark.parametrize("typed", ["x" * 25, "x" * 10_000, ""])
def test_names_too_long_or_empty_are_malformed_messages(typed: str) -> None:
    with pytest.raises(msgspec.ValidationError, match="name"):
        c.read_command.decode(m.write(c.Sit(id="abcdefgh", on=0, name=typed)))


# --- avatars ---------------------------------------------------------------------------------------


def test_an_avatar_and_its_colour_are_chosen_with_the_name(at: SetUp) -> None:
    t = at("unorog", people="ann", bots="x")
    t.says("bob", "sit", name="Bob", avatar="lily", colour="mint")
    ann, bob = t.snapshot("ann").table.seats
    assert (bob.avatar, bob.colour) == ("lily", "mint")
    assert (ann.avatar, ann.colour) == (None, None)  # screens derive it from the name
    t.says("bob", "sit", name="Bob", avatar="tusk")
    assert t.snapshot("ann").table.seats[1].avatar == "tusk"
    assert t.snapshot("ann").table.seats[1].colour is None


def test_the_next_player_in_a_seat_has_their_own_avatar(at: SetUp) -> None:
    t = at("unorog", people="ann bob")
    t.says("bob", "sit", name="bob", avatar="lily", colour="mint")
    t.says("ann", "start")
    t.says("ann", "remove", seat=1)
    assert t.snapshot("ann").table.seats[1].avatar is None
    t.says("cid", "sit", name="Cid", seat=1)
    assert t.snapshot("ann").table.seats[1].avatar is None


@pytest.mark.parametrize("wrong", [{"avatar": "bot"}, {"avatar": ""}, {"colour": "#fff"}, {"avatar": 1}])
def test_there_are_no_other_avatars(wrong: dict[str, Any]) -> None:
    command = {"type": "sit", "id": "abcdefgh", "on": 0, "name": "Bob", **wrong}
    with pytest.raises(msgspec.ValidationError):
        c.read_command.decode(msgspec.json.encode(command))


# --- bots ------------------------------------------------------------------------------------------


def test_bots_fill_all_empty_seats_or_one(at: SetUp) -> None:
    t = at("second-ru", people="ann", bots="x y z")
    for seat in (1, 2, 3):
        t.says("ann", "remove", seat=seat)
    t.says("ann", "addbot", level="sensible", seat=2)
    t.says("ann", "addbot", level="novice")
    assert [seat.level for seat in t.snapshot("ann").table.seats] == ["", "novice", "sensible", "novice"]
    t.says("ann", "addbot", level="random", seat=2)  # another one
    assert t.snapshot("ann").table.seats[2].level == "random"


@pytest.mark.parametrize("level", ["nobody", "keen", "tiers", "searcher:64", "searcher:999999ms", "searcher:rounds=9"])
def test_bots_are_of_the_levels_that_a_table_offers(at: SetUp, level: str) -> None:
    t = at("second-ru", people="ann bob", bots="x")
    if set(level) <= set("abcdefghijklmnopqrstuvwxyz0123456789_:-"):
        t.refused("unknown-bot", "ann", "addbot", level=level, seat=2)
    else:
        with pytest.raises(msgspec.ValidationError):
            t.command("ann", "addbot", level=level, seat=2)


HOLDING: dict[str, dict[str, Any]] = {  # what a returning host could not undo
    "handover": {"seat": 2},
    "remove": {"seat": 2},
    "close": {},
    "settle": {"settings": {"profile": "unorog", "seats": 4}},
}

# --- the host --------------------------------------------------------------------------------------


def test_host_rights_belong_to_the_host(at: SetUp) -> None:
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


def test_host_hands_over(at: SetUp) -> None:
    t = at("unorog", people="ann bob", bots="x")
    t.refused("empty-seat", "ann", "handover", seat=2)
    t.says("ann", "handover", seat=1)
    assert t.snapshot("ann").table.host == 1
    t.refused("not-host", "ann", "start")
    t.says("bob", "start")


def test_host_rights_pass_on_while_the_host_is_away_and_come_back(at: SetUp) -> None:
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


def test_host_who_is_away_for_a_moment_loses_nothing(at: SetUp) -> None:
    """The acting host may start and seat bots, and do anything after two minutes, but never at public tables."""
    for public in (False, True):
        t = at("unorog", people="ann bob cid", bots="x", public=public)
        t.drops("ann")
        t.waits(4.0)
        for kind, fields in HOLDING.items():
            reason = "host-away" if public and kind != "settle" else "not-host"
            t.refused(reason, "bob", kind, **fields)
        t.says("bob", "remove", seat=3)
        t.says("bob", "addbot", level="novice")
        t.waits(121.0)
        if public:
            t.refused("not-host", "bob", "settle", **HOLDING["settle"])
        else:
            t.refused("not-host", "cid", "close")
            t.joins("ann")
            t.refused("not-host", "bob", "close")  # never against a host who is back
            t.drops("ann")
            t.waits(125.0)
            t.says("bob", "handover", seat=2)
            t.joins("ann")
            assert t.snapshot("ann").table.host == 2


@pytest.mark.parametrize("public", [False, True])
def test_a_host_without_a_seat_who_is_away_for_a_moment_stays_host(at: SetUp, public: bool) -> None:
    t = at("unorog", people="ann bob cid", public=public)
    t.says("ann", "stand")
    t.drops("ann")
    t.waits(4.0)
    t.says("bob", "sit", name="Robert")
    t.joins("ann")
    assert t.snapshot("ann").table.host == -1
    t.refused("not-host", "bob", "close")
    t.drops("ann")
    t.waits(125.0)
    t.says("bob", "sit", name="Bob")
    t.joins("ann")
    assert t.snapshot("ann").table.host == (-1 if public else 1)  # at a public table, the players vote


def test_host_cannot_hand_over_to_an_absent_player(at: SetUp) -> None:
    t = at("unorog", people="ann bob cid")
    t.drops("bob")
    t.waits(4.0)
    t.refused("away", "ann", "handover", seat=1)
    t.says("ann", "handover", seat=2)
    assert [event.seat for event in t.received("cid", "table-host")] == [t.snapshot("cid").table.host] == [2]


def test_a_host_who_stands_up_stays_host(at: SetUp) -> None:
    t = at("unorog", people="ann bob", bots="x")
    t.says("ann", "stand")
    assert t.snapshot("bob").table.host == -1
    t.refused("not-host", "bob", "addbot", level="novice")
    t.says("ann", "addbot", level="novice")
    t.says("ann", "start")


@pytest.mark.parametrize("playing", [False, True])
def test_host_removes_a_player_for_good(at: SetUp, playing: bool) -> None:
    t = at("unorog", people="ann bob cid")
    if playing:
        t.says("ann", "start")
    t.refused("yourself", "ann", "remove", seat=0)
    t.says("ann", "remove", seat=1)
    assert names(t) == ["ann", "bot" if playing else "empty", "cid"]
    assert t.cut == ["bob"]
    assert [one.text for one in t.received("cid", "table-removed")] == ["bob"]
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


@pytest.mark.parametrize(
    "typed", ["Аnn", "ann.", "Án\u0301n", "ＡＮＮ", "А\u2060nn", "ΑΝΝ", "ꓮꓠꓠ", "Ꭺnn", "ɑnn", "ᴀɴɴ"]
)
def test_names_that_could_be_mistaken_for_another_are_refused(at: SetUp, typed: str) -> None:
    t = at("unorog", people="ann", bots="x")
    if typed == "ann.":  # one more character is visible
        t.says("bob", "sit", name=typed)
    else:
        t.refused("name-taken", "bob", "sit", name=typed)


def test_names_do_not_overlap_other_lines(at: SetUp) -> None:
    t = at("unorog", people="ann", bots="x")
    t.refused("bad-name", "bob", "sit", name="b\u0335\u0336\u0337ob")
    t.says("bob", "sit", name="b\u0335\u0336ob")


@pytest.mark.parametrize("mark", ["\u202e", "\u2066", "\u200f", "\u061c"])
def test_words_do_not_reverse_the_text_around_them(at: SetUp, mark: str) -> None:
    t = at("unorog", people="ann bob")
    t.refused("bad-word", "ann", "giveword", word=f"clo{mark}ver")
    t.says("ann", "giveword", word="👩\u200d🚀")
