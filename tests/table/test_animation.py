"""The table waits for animations: windows, clocks and bots follow what the players present can see."""

from __future__ import annotations

from functools import partial
from math import inf
from typing import Any

import pytest

from stablemates.protocol import commands as c
from stablemates.protocol.beats import BEATS, BREATH, LIMIT, PACES
from stablemates.protocol.values import Card, Event
from stablemates.table.lengths import gather, length

from ..server.table import ServerTable, SetUp

LEGIBLE = {"relaxed": 2.5, "normal": 1.5, "quick": 0.8}  # seconds that a card played by someone else can be read
GRAVE = ("neigh", "super-neigh", "steal", "destroy", "sacrifice", "penalty", "check", "dishonest", "catch")
AT_LEAST = 1_000
HANDS = {"ann": {"hand": "narwhal"}, "bob": {"hand": "yay"}, "cid": {"hand": "yay"}}


def three(at: SetUp, pace: c.Pace = "normal", **more: Any) -> ServerTable:
    """Ann has played a card that bob and cid can stop, some time after the deal."""
    hands = {"ann": {"hand": "narwhal yay"}, "bob": {"hand": "neigh yay"}, "cid": {"hand": "neigh slowdown"}}
    return at("second-ru", **hands, pace=pace, **more).waits(20).does("ann", "narwhal")


def bots_turn(at: SetUp, pace: c.Pace = "normal", **more: Any) -> ServerTable:
    """Ann has ended her turn by drawing, and bot bob is next; she alone sees animations."""
    return at("second-ru", **HANDS, bots="bob cid", pace=pace, **more).waits(20).does("ann", "draw")


def steps_more(t: ServerTable, steps: int) -> bool:
    return len(t.room.steps) > steps


def acts_after(t: ServerTable) -> float:
    """Return the seconds after which a bot acts."""
    return t.waits_until(partial(steps_more, t, len(t.room.steps)))


# --- windows -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("pace", PACES)
def test_a_window_is_open_at_least_as_long_as_its_card_is_shown(at: SetUp, pace: c.Pace) -> None:
    t = three(at, pace, speed="quick").passes("bob", "cid")
    assert t.closes() == LEGIBLE[pace]


def test_a_table_without_animations_waits_for_nothing(at: SetUp) -> None:
    t = three(at, "off")
    assert (t.window.opened, t.window.floor) == (t.room.at, 1_200)
    assert t.snapshot("ann").table.pace == "off"


def test_a_windows_clock_starts_when_the_card_can_be_read(at: SetUp) -> None:
    """The deal is still being shown when Ann plays her first card."""
    t = at("second-ru", ann={"hand": "narwhal"}, bob={"hand": "neigh"}, cid={"hand": "yay"}, pace="normal")
    t.does("ann", "narwhal")
    assert t.window.opened > t.room.at
    assert t.window.ends == t.window.opened + 5_000
    t.does("bob", "neigh")  # players need not wait for the end of the animation
    assert t.closes() == LEGIBLE["normal"]
    assert t.window.depth == 1


def test_w1_the_wait_is_the_same_whatever_the_hands_hold(at: SetUp) -> None:
    waits = set()
    for hand in ("neigh", "super_neigh", "yay", "slowdown"):
        hands = {"ann": {"hand": "narwhal"}, "bob": {"hand": hand}, "cid": {"hand": "nanny_cam"}}
        t = at("second-ru", **hands, pace="normal").waits(20).does("ann", "narwhal")
        waits.add((t.window.opened - t.room.at, t.window.floor))
    assert len(waits) == 1


@pytest.mark.parametrize("pace", PACES)
def test_the_table_never_waits_longer_than_the_limit_for_one_action(at: SetUp, pace: c.Pace) -> None:
    """People may be faster than animations, which are queued, but not without limit."""
    t = at("second-ru", **HANDS, pace=pace)
    waits = set()
    for _ in range(12):
        who = next(iter(t.asked))
        t.does(who, "draw" if "draw" in t.options(who) else t.options(who)[0])  # at the end of a turn some discard
        assert t.room.turn is not None
        waits.add(t.room.turn.started - t.room.at)
    assert max(waits) == LIMIT[PACES.index(pace)]


# --- bots --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("pace", PACES)
def test_a_bot_acts_a_breath_after_the_animation(at: SetUp, pace: c.Pace) -> None:
    t = bots_turn(at, pace)
    stable = BEATS["stable"]
    shown = [stable[name].ms[PACES.index(pace)] for name in ("draw", "turn", "draw")]
    assert acts_after(t) == pytest.approx((sum(shown) + BREATH[PACES.index(pace)]) / 1000, abs=0.001)


def test_a_bot_does_not_wait_if_no_one_sees_animations(at: SetUp) -> None:
    t = at("second-ru", **HANDS, bots="bob cid", pace="normal")
    t.says("ann", "setpace", pace="off")
    t.does("ann", "draw")
    assert t.room.turn is not None
    assert t.room.turn.started == t.room.at
    assert 0.8 <= acts_after(t) <= 2.5  # it thinks as long as usual


# --- the pace of several -----------------------------------------------------------------------------------


def test_the_slowest_player_present_sets_the_pace(at: SetUp) -> None:
    t = three(at, "quick")
    t.says("bob", "setpace", pace="normal")
    t.says("cid", "setpace", pace="relaxed")
    assert t.snapshot("ann").table.pace == "relaxed"
    assert (t.mine("ann").pace, t.mine("cid").pace) == (None, "relaxed")
    t.drops("cid")
    t.waits(4)
    assert t.snapshot("ann").table.pace == "normal"


def test_a_spectator_sets_no_pace(at: SetUp) -> None:
    t = three(at, "quick")
    t.joins("eve")
    t.refused("not-seated", "eve", "setpace", pace="relaxed")


def test_no_one_waits_for_an_absent_player(at: SetUp) -> None:
    t = at("second-ru", **HANDS, pace="off").waits(20)
    t.says("bob", "setpace", pace="relaxed")
    t.drops("bob")
    t.waits(4)
    t.does("ann", "draw")
    assert t.room.turn is not None
    assert t.room.turn.started == t.room.at


def test_a_player_who_leaves_during_an_animation_is_no_longer_waited_for(at: SetUp) -> None:
    t = at("second-ru", **HANDS, pace="off")
    t.waits(20).says("cid", "setpace", pace="relaxed")
    t.drops("cid")  # the table learns of it three seconds later
    t.waits(2.5).does("ann", "narwhal")
    assert t.window.floor == LEGIBLE["relaxed"] * 1000
    t.waits(1)
    assert t.window.floor == 1_200


# --- a tap skips -------------------------------------------------------------------------------------------


def test_the_table_continues_when_the_only_viewer_skips(at: SetUp) -> None:
    t = bots_turn(at, "relaxed")
    t.says("ann", "skip", ms=60_000)
    assert acts_after(t) == pytest.approx(BREATH[0] / 1000, abs=0.001)


def test_skipping_a_beat_shortens_the_wait_by_the_rest_of_it(at: SetUp) -> None:
    t = bots_turn(at, "relaxed")
    assert t.room.turn is not None
    before = t.room.turn.started
    t.says("ann", "skip", ms=400)
    assert t.room.turn.started == before - 400


def test_everyone_present_has_to_skip(at: SetUp) -> None:
    t = three(at, "relaxed")
    floor = t.window.floor
    received = len(t.messages["bob"])
    t.says("ann", "skip", ms=60_000)
    t.says("cid", "skip", ms=60_000)
    assert t.window.floor == floor
    assert len(t.messages["bob"]) == received  # no one else receives it
    t.says("bob", "skip", ms=60_000)
    assert t.window.floor == 1_200
    assert len(t.messages["bob"]) > received


def test_a_skip_moves_a_window_forward_with_everything_in_it(at: SetUp) -> None:
    t = at("second-ru", **HANDS, pace="relaxed").does("ann", "narwhal")
    assert t.room.window is not None
    assert t.window.opened > t.room.at
    replies = {seat: reply.at - t.room.window.opened for seat, reply in t.room.window.replies.items()}
    for who in ("ann", "bob", "cid"):
        t.says(who, "skip", ms=60_000)
    assert t.window.opened == t.room.at
    assert {seat: reply.at - t.room.window.opened for seat, reply in t.room.window.replies.items()} == replies


def test_there_is_nothing_to_skip_when_the_animation_is_over(at: SetUp) -> None:
    t = three(at).waits(3)
    t.refused("no-picture", "ann", "skip", ms=500)
    t.refused("stale", "ann", "skip", ms=500, on=t.room.state - 1)


# --- a hold pauses -----------------------------------------------------------------------------------------


def test_a_hold_delays_everything_by_as_long_as_it_lasts(at: SetUp) -> None:
    t = three(at).passes("bob", "cid")
    t.says("ann", "pause", held=True)
    t.waits(2)
    t.says("ann", "pause", held=False)
    assert t.closes() == LEGIBLE["normal"]
    assert t.room.at == pytest.approx(t.at(t.now), abs=60)
    assert t.now == pytest.approx(20 + 2 + LEGIBLE["normal"], abs=0.1)


def test_no_one_is_too_late_during_a_hold_that_outlasts_the_window(at: SetUp) -> None:
    t = three(at, "relaxed", speed="quick").passes("cid")
    t.says("ann", "pause", held=True)
    t.waits(5)
    assert t.at(t.now) > (t.window.ends or inf), "the window would have closed by now"
    t.does("bob", "neigh")
    t.says("ann", "pause", held=False)
    t.waits_until(partial(steps_more, t, len(t.room.steps)))
    assert [seat for seat, _ in t.room.chain] == [t.seat("ann"), t.seat("bob")]


def test_a_hold_ends_by_itself_at_the_limit(at: SetUp) -> None:
    t = bots_turn(at)
    t.says("ann", "pause", held=True)
    assert acts_after(t) == pytest.approx((LIMIT[1] + BREATH[1]) / 1000, abs=0.01)
    assert t.room.animation.held_by == ""


def test_a_hold_is_one_players_and_ends_when_they_leave(at: SetUp) -> None:
    t = three(at, "relaxed")
    t.says("ann", "pause", held=True)
    t.refused("no-picture", "bob", "pause", held=True)
    t.refused("no-picture", "bob", "pause", held=False)
    t.refused("no-picture", "bob", "skip", ms=100)
    t.drops("ann")
    t.waits(4)
    assert t.room.animation.held_by == ""


def test_the_times_survive_a_restart(at: SetUp) -> None:
    t = bots_turn(at, "relaxed")
    t.says("ann", "skip", ms=300)
    before = t.room.animation
    t.restarts()
    assert t.room.animation == before


# --- lengths -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GRAVE)
def test_serious_events_are_shown_for_a_second_at_any_pace(name: str) -> None:
    beats = [game[name] for game in BEATS.values() if name in game]
    assert beats
    assert all(min(beat.ms) >= AT_LEAST and beat.weight == "major" for beat in beats)


def test_the_cards_of_a_penalty_are_one_beat() -> None:
    cards = [Event("draw", 1, rule="U-ALI-02", beat="penalty") for _ in range(4)]
    [penalty, chosen] = gather("unorog", [*cards, Event("draw", 1, rule="U-TURN-01")])
    assert (penalty.name, chosen.name) == ("penalty", "draw")
    assert length(penalty, 2, "normal") == 1_300


def test_no_beat_is_shorter_at_a_slower_pace() -> None:
    for beat in (beat for game in BEATS.values() for beat in game.values()):
        for lengths in (beat.ms, beat.own, beat.hit):
            assert lengths is None or list(lengths) == sorted(lengths, reverse=True)


def test_events_that_look_like_one_are_one_beat() -> None:
    source = Card(7, "rhinocorn")
    blows = [Event("destroy", 1, Card(n, "narwhal"), whom=2, source=source) for n in range(3)]
    beats = gather("stable", [Event("play", 1, source), *blows, Event("discard", 1, source, rule="R-CARD-05")])
    assert [beat.name for beat in beats] == ["play", "destroy"]
    assert length(beats[1], 0, "normal") == 1_300 + 2 * 250
    assert length(beats[1], 2, "normal") == 2_200 + 2 * 250  # a beat that hits the viewer takes longer
