"""The reaction window in which others may respond: the oracles W1 to W10, and its states, slot, floor and grid."""

from __future__ import annotations

import random
from typing import Any

import pytest

from stablemates.protocol import commands as c
from stablemates.table.errors import Refusal
from stablemates.table.play import Answered
from stablemates.table.registry import decide
from stablemates.table.speeds import SPEEDS
from stablemates.table.windows import Reply, Window

from ..server.table import ServerTable, SetUp, kind_of, person, three


def messages(t: ServerTable) -> dict[str, int]:
    """Return how many messages everyone has received so far."""
    return {who: len(received) for who, received in t.messages.items()}


# --- W1: who is asked, and for how long, depends on public facts -----------------------------


@pytest.mark.parametrize("hand", ["neigh", "super_neigh", "yay", "slowdown"])
def test_w1_a_window_is_the_same_whatever_the_hands_hold(at: SetUp, hand: str) -> None:
    t = at("second-ru", ann={"hand": "narwhal"}, bob={"hand": hand}, cid={"hand": "nanny_cam"}, dan={"hand": ""})
    t.does("ann", "narwhal")
    window = t.window
    assert (window.kind, window.asked, window.seat, window.depth) == ("neigh", [1, 2], 0, 0)  # dan holds nothing
    assert window.ends == window.opened + 5_000
    assert window.floor == 1_200


def test_w1_a_player_whose_stable_forbids_neighs_is_not_asked(at: SetUp) -> None:
    bob = {"hand": "neigh", "stable": "slowdown"}
    t = at("second-ru", ann={"hand": "narwhal"}, bob=bob, cid={"hand": "yay"}).does("ann", "narwhal")
    assert t.window.asked == [2]


def test_w1_no_window_for_a_player_whose_cards_cannot_be_stopped(at: SetUp) -> None:
    t = at("second-ru", ann={"hand": "narwhal", "stable": "yay"}, bob={"hand": "neigh"}, cid={"hand": "neigh"})
    t.does("ann", "narwhal")
    assert not t.window_open
    assert t.cards("stable", "ann") == ["narwhal", "yay"]


@pytest.mark.parametrize("book", ["second-ru", "first-uk"])
def test_w1_a_window_says_whose_card_it_is_about_even_when_it_opens_again(at: SetUp, book: str) -> None:
    """In the first edition a stable is chosen in between; and a stopped Neigh opens the first window again."""
    t = at(book, ann={"hand": "narwhal neigh"}, bob={"hand": "neigh"}, cid={"hand": "neigh"})
    t.does("ann", "narwhal")
    if book == "first-uk":
        t.does("ann", "narwhal ann")
    seen = [(t.window.seat, t.window.depth, kind_of(t.window.source))]
    for who in ("bob", "ann", "cid"):
        if who == "cid":
            t.passes("cid")
        else:
            t.does(who, "neigh")
        t.closes()
        seen.append((t.window.seat, t.window.depth, kind_of(t.window.source)))
    assert seen == [(0, 0, "narwhal"), (1, 1, "neigh"), (0, 2, "neigh"), (0, 0, "narwhal")]
    t.passes("cid").closes()
    assert "narwhal" in t.cards("stable", "ann")


# --- W2: the floor ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("speed", "floor"), [("quick", 0.8), ("normal", 1.2), ("relaxed", 1.5), ("off", 1.5)])
def test_w2_a_window_never_closes_before_its_floor(at: SetUp, speed: str, floor: float) -> None:
    t = three(at, speed=speed).passes("bob", "cid", after=0.2)
    assert t.closes() == floor


@pytest.mark.parametrize(("speed", "longest"), [("quick", 3.0), ("normal", 5.0), ("relaxed", 10.0)])
def test_w2_a_window_closes_at_its_end_if_no_one_answers(at: SetUp, speed: str, longest: float) -> None:
    t = three(at, speed=speed)
    assert t.window.ends == t.window.opened + longest * 1000
    assert t.closes() == longest
    assert "narwhal" in t.cards("stable", "ann")


@pytest.mark.parametrize(("after", "closed"), [(1.2, 1.2), (1.21, 1.3), (1.234, 1.3), (2.0, 2.0), (3.999, 4.0)])
def test_w2_it_closes_with_the_last_pass_on_a_grid_of_tenths(at: SetUp, after: float, closed: float) -> None:
    t = three(at).passes("bob").passes("cid", after=after)
    assert t.closes() == closed


# --- W3: no one sees who has passed ----------------------------------------------------------------


def test_w3_a_pass_is_acknowledged_only_to_the_player_who_passed(at: SetUp) -> None:
    t = three(at)
    t.joins("eve")
    before, looks = messages(t), {who: t.snapshot(who) for who in ("ann", "cid", "eve")}
    t.passes("bob")
    assert {who: n - before[who] for who, n in messages(t).items()} == {"ann": 0, "bob": 1, "cid": 0, "eve": 0}
    assert t.mine("bob").answered == 0
    assert {who: t.snapshot(who) for who in looks} == looks


@pytest.mark.parametrize("passes", ["bob", "cid", "bob cid", ""])
def test_w3_the_events_afterwards_do_not_depend_on_who_passed(at: SetUp, passes: str) -> None:
    t = three(at).passes(*passes.split())
    before = len(t.events("ann"))
    t.closes()
    events = t.events("ann")[before:]
    assert "pass" not in {one.kind for one in events}
    assert {one.seat for one in events} <= {0, 1}  # ann, whose card it is, and bob, whose turn starts


# --- W5: reaction modes are secret -------------------------------------------------------


@pytest.mark.parametrize("mode", ["always", "sleep", "armed", "smart"])
def test_w5_no_one_learns_anothers_mode(at: SetUp, mode: str) -> None:
    t = three(at)
    before, looks = messages(t), {who: t.snapshot(who) for who in ("ann", "cid", "a stranger")}
    t.says("bob", "mode", mode=mode)
    assert {who: n - before[who] for who, n in messages(t).items()} == {"ann": 0, "bob": 1, "cid": 0}
    assert t.mine("bob").mode == mode
    assert {who: t.snapshot(who) for who in looks} == looks


# --- W6: speed gains nothing ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bob_after", "cid_after", "closed", "who"),
    [
        (0.5, 0.1, 1.2, "bob"),  # everything before the floor is simultaneous
        (1.1, 0.001, 1.2, "bob"),
        (2.39, 2.0, 2.4, "bob"),  # within the slot of 0.4 s
        (2.399, 2.0, 2.4, "bob"),
        (5.2, 4.9, 5.3, "bob"),  # the slot is complete even at the end
        (None, 2.0, 2.4, "cid"),
        (2.0, 2.1, 2.4, "bob"),
    ],
)
def test_w6_answers_in_the_slot_are_simultaneous_and_the_seat_decides(
    at: SetUp, bob_after: float | None, cid_after: float, closed: float, who: str
) -> None:
    t = three(at)
    answers = sorted([(cid_after, "cid")] + ([] if bob_after is None else [(bob_after, "bob")]))
    for after, name in answers:
        t.waits(after - (t.loop.now() - t.window.opened) / 1000)
        t.does(name, "neigh")
    assert t.closes() == closed
    assert t.cards("discard") == []  # the Neigh is being played, in its own window
    loser = "bob" if who == "cid" else "cid"
    assert "neigh" not in t.cards("hand", who)
    assert "neigh" in t.cards("hand", loser)  # unspent
    assert all(one.card is None or one.seat == t.seat(who) for one in t.received("ann", "play")[1:])  # ... and unseen
    assert t.window.asked == [seat for seat in range(3) if seat != t.seat(who)]  # and may be played again


def test_w6_nearest_means_nearest_after_the_player_of_the_card(at: SetUp) -> None:
    hands: dict[str, Any] = {"ann": {"hand": "neigh"}, "bob": {"hand": "neigh"}, "cid": {"hand": "narwhal"}}
    t = at("second-ru", **hands, turn="cid").does("cid", "narwhal").does("bob", "neigh").does("ann", "neigh", after=0.3)
    t.closes()
    assert t.window.seat == t.seat("ann")


def test_w6_a_later_answer_is_too_late(at: SetUp) -> None:
    t = three(at).does("cid", "neigh", after=2.0).waits(0.5)
    assert t.window.depth == 1
    assert t.options("bob") == ["pass", "neigh"]  # asked again, about cid's Neigh


def test_w6_two_seats_with_equal_reactions_win_equally_often_at_20_and_at_250_milliseconds() -> None:
    """50 ± 3% over 10,000 trials, averaged over both seatings: before the floor and after it."""
    rng = random.Random(5)
    wins = 0
    for trial in range(10_000):
        window = Window("neigh", [1, 2], 0, 1, 0, False, 0, 1_200, 5_000)
        near, far = (1, 2) if trial % 2 else (2, 1)
        reaction = rng.lognormvariate(7.0, 0.4)  # a median of 1.1 s, for both the same
        for seat, round_trip in ((near, 20), (far, 250)):
            window.replies[seat] = Reply(1, round(reaction + round_trip + rng.gauss(0, 30)), by_hand=True)
        wins += next(seat for seat, option in window.answers() if option) == near
    assert 0.47 <= wins / 10_000 <= 0.53


def test_w6_a_script_that_answers_in_a_millisecond_only_ties() -> None:
    """It wins only if its seat comes first."""
    rng = random.Random(6)
    for trial in range(10_000):
        window = Window("neigh", [1, 2], 0, 1, 0, False, 0, 1_200, 5_000)
        script, human = (1, 2) if trial % 2 else (2, 1)
        window.replies[script] = Reply(1, 1, by_hand=True)
        window.replies[human] = Reply(1, rng.randrange(200, 1_201), by_hand=True)
        assert window.answers() == [(1, 1), (2, 1)]


# --- W7: one clock ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("open_for", "down"), [(0.5, 0.2), (4.5, 30.0), (4.9, 600.0)])
def test_w7_a_restart_in_a_window_gives_time_and_loses_no_answer(at: SetUp, open_for: float, down: float) -> None:
    t = three(at).passes("bob").waits(open_for)
    left = (t.window.ends or 0) - t.loop.now()
    t.restarts(after=down)
    assert t.window.asked == [1, 2]
    assert (t.window.ends or 0) - t.loop.now() >= max(left, 3_000)
    assert t.mine("bob").answered == 0
    t.refused("answered", "bob", "answer", option=1)
    t.does("cid", "neigh")
    t.closes()
    assert t.window.seat == t.seat("cid")


def test_w7_an_answer_in_the_slot_survives_a_restart(at: SetUp) -> None:
    t = three(at).does("cid", "neigh", after=2.0).waits(0.1)
    t.restarts(after=60.0)
    t.does("bob", "neigh")
    t.closes()
    assert t.window.seat == t.seat("bob")  # both were in the slot
    assert "neigh" in t.cards("hand", "cid")


# --- W9: reading is never blocked ------------------------------------------------------------------


def test_w9_people_can_watch_join_and_chat_while_a_window_is_open(at: SetUp) -> None:
    t = three(at)
    welcome = t.joins("eve")
    assert welcome.snapshot.window is not None
    assert welcome.snapshot.view is not None
    t.says("cid", "chat", text="hmm")
    t.drops("bob")
    again = t.joins("bob")
    assert again.snapshot.question is not None
    assert [kind_of(option.card) for option in again.snapshot.question.options] == ["", "neigh"]
    assert again.snapshot.window == welcome.snapshot.window


def test_w9_a_player_who_answered_is_no_longer_asked_and_the_others_still_are(at: SetUp) -> None:
    t = three(at).passes("bob")
    assert [t.snapshot(who).question is None for who in ("bob", "cid")] == [True, False]
    assert t.snapshot("bob").window == t.snapshot("cid").window


# --- W10: an answer to a closed window changes nothing ---------------------------------------------


def test_w10_an_answer_made_on_a_closed_window_is_refused_with_a_snapshot(at: SetUp) -> None:
    t = three(at)
    on = t.room.state
    t.closes()
    refused = t.refused("stale", "bob", "answer", option=1, on=on)
    assert refused.snapshot is not None
    assert refused.snapshot.window is None
    assert "neigh" in t.cards("hand", "bob")


def test_w10_an_answer_after_the_end_is_refused_even_before_the_clock_closes_the_window(at: SetUp) -> None:
    t = three(at)
    answer = c.Answer(id="too-late-1", on=t.room.state, option=1)
    closing = t.at(0) + 5_000
    assert decide(t.room, person("bob"), answer, closing) == Answered(1, 1)
    with pytest.raises(Refusal) as refusal:
        decide(t.room, person("bob"), answer, closing + 1)
    assert refusal.value.reason == "window-closed"


def test_w10_no_one_answers_twice(at: SetUp) -> None:
    t = three(at).passes("bob")
    t.refused("answered", "bob", "answer", option=1)


# --- a card that would win, and a table without clocks ---------------------------------------------

FIVE = "basic_unicorn_red basic_unicorn_orange basic_unicorn_yellow basic_unicorn_green basic_unicorn_blue"


@pytest.mark.parametrize(("herd", "longest", "wins"), [(FIVE, 5.0, False), (f"llamacorn {FIVE}", 10.0, True)])
def test_a_window_is_twice_as_long_if_the_card_would_win(at: SetUp, herd: str, longest: float, wins: bool) -> None:
    t = at("second-ru", ann={"hand": "narwhal", "stable": herd}, bob={"hand": "neigh"}, cid={"hand": "yay"})
    t.does("ann", "narwhal")
    assert t.window.wins == wins
    assert t.closes() == longest
    assert t.room.phase == ("over" if wins else "playing")


def test_a_response_to_a_response_gets_only_its_own_time(at: SetUp) -> None:
    """No one wins if no one responds to a Neigh on the winning card."""
    t = at(
        "second-ru",
        ann={"hand": "narwhal", "stable": f"llamacorn {FIVE}"},
        bob={"hand": "neigh"},
        cid={"hand": "neigh"},
    )
    t.does("ann", "narwhal").does("bob", "neigh")
    t.closes()
    assert (t.window.depth, t.window.wins) == (1, False)
    assert t.closes() == 4.0


@pytest.mark.parametrize("who", ["bob", "cid"])
def test_off_waits_for_everyone_and_the_host_may_nudge_them(at: SetUp, who: str) -> None:
    t = three(at, speed="off")
    assert t.window.ends is None
    t.refused("no-window", who, "hold")
    t.refused("too-early", "ann", "nudge")
    t.waits(20.0)
    t.refused("not-host", "bob", "nudge")
    t.says("ann", "nudge")
    assert len(t.received(who, "table-nudge")) == 1
    t.waits(300.0)
    assert t.window_open
    t.passes(who).waits(30.0)
    assert t.window_open
    t.passes("bob" if who == "cid" else "cid").waits(0.2)
    assert not t.window_open


def test_players_are_nudged_only_at_tables_without_clocks(at: SetUp) -> None:
    t = three(at).waits(0.1)
    t.refused("has-clock", "ann", "nudge")


def test_the_presets_are_the_documented_ones() -> None:
    assert {name: speed[:3] for name, speed in SPEEDS.items()} == {
        "quick": (800, 3_000, 3_000),
        "normal": (1_200, 5_000, 4_000),
        "relaxed": (1_500, 10_000, 8_000),
        "off": (1_500, None, None),
    }
