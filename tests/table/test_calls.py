"""A late "Unorog!": at private tables it counts as called with the card, for 0.8 s (U-CALL-01)."""

from __future__ import annotations

from typing import Any

import pytest

import stablemates
from stablemates import fair
from stablemates.core.kernel import State
from stablemates.protocol import messages as m

from ..server.table import ServerTable, SetUp

HANDS = {"ann": "red_5 blue_1", "bob": "red_7 green_2 hoof", "cid": "green_3 yellow_4 yellow_6"}


def called_late(at: SetUp, card: str = "red_5", **more: Any) -> ServerTable:
    """Ann has played her second-to-last card without calling."""
    hands = {name: {"hand": hand} for name, hand in HANDS.items()}
    hands |= {name: more.pop(name) for name in HANDS if name in more}
    return at("unorog", cauldron="red_3", **hands, **more).does("ann", card)


def hand(t: ServerTable) -> int:
    return len(t.cards("hand", "ann"))


@pytest.mark.parametrize("after", [0.0, 0.5, 0.8])
def test_u_call_01_a_moment_after_the_card_it_counts_as_called_with_it(at: SetUp, after: float) -> None:
    t = called_late(at)
    assert t.mine("ann").call == t.window.opened + 800
    t.waits(after)
    t.says("ann", "call")
    assert t.mine("ann").call is None
    t.does("bob", "catch")
    assert t.closes() == 2.5
    assert hand(t) == 1
    assert [(news.seat, news.rule) for news in t.received("cid", "call")] == [(0, "U-CALL-01")]
    assert t.asked == {"bob": "turn"}


def test_u_call_02_without_it_the_same_catch_costs_two_cards(at: SetUp) -> None:
    t = called_late(at).does("bob", "catch")
    assert t.closes() == 2.5
    assert hand(t) == 3


def test_u_call_01_later_it_is_too_late(at: SetUp) -> None:
    t = called_late(at).waits(0.801)
    t.refused("window-closed", "ann", "call")
    t.does("bob", "catch").closes()
    t.refused("no-call", "ann", "call")
    assert hand(t) == 3


def test_the_game_is_as_if_it_had_been_called_with_the_card(at: SetUp) -> None:
    late = called_late(at)
    late.says("ann", "call")
    late.closes()
    soon = called_late(at, "call red_5")
    soon.closes()
    assert stablemates.digest(late.room.game) == stablemates.digest(soon.room.game)
    assert late.room.playing.answers == soon.room.playing.answers


def test_a_colour_that_was_named_stays_named(at: SetUp) -> None:
    t = called_late(at, "alicorn green", ann={"hand": "alicorn blue_1"})
    t.says("ann", "call")
    t.closes()
    assert t.snapshot("cid").view is not None
    assert (t.cards("cauldron")[0], t.room.game.view(2)["facts"]["colour"]) == ("alicorn", "green")
    assert t.asked == {"bob": "alicorn"}


def test_a_script_that_catches_immediately_does_not_beat_it(at: SetUp) -> None:
    t = called_late(at)
    t.does("bob", "catch", after=0.001)
    t.waits(0.79)
    t.says("ann", "call")
    t.closes()
    assert hand(t) == 1
    wrong = [(news.seat, news.whom) for news in t.received("cid", "catch")]
    assert wrong == [(1, 0)]  # a wrong catch costs nothing


def test_the_window_stays_and_no_answer_to_it_becomes_stale(at: SetUp) -> None:
    t = called_late(at)
    window, state = t.window, t.room.state
    t.says("ann", "call")
    assert (t.window, t.room.state) == (window, state)
    t.says("bob", "answer", on=state, option=0)
    t.says("cid", "answer", on=state, option=1)
    assert t.closes() == 2.5
    assert hand(t) == 1


def catches(state: State, seat: int) -> int:
    """Choose as a bot that always catches."""
    verbs = [option.verb for option in next(one for one in state.pending() if one.seat == seat).options]
    return verbs.index("catch") if "catch" in verbs else 0


@pytest.mark.parametrize("calls", [True, False])
def test_a_bot_that_was_about_to_catch_notices_the_call(at: SetUp, calls: bool) -> None:
    t = called_late(at, bots="bob cid", people="ann", mind=catches).waits(0.4)
    if calls:
        t.says("ann", "call")
    t.closes()
    assert hand(t) == (1 if calls else 3)
    assert bool(t.received("ann", "catch")) != calls


def test_only_the_player_of_the_card_and_only_once(at: SetUp) -> None:
    t = called_late(at)
    t.refused("no-call", "bob", "call")
    t.refused("stale", "ann", "call", on=t.room.state - 1)
    t.says("ann", "call")
    t.refused("no-call", "ann", "call")


def test_a_player_who_has_called_or_holds_more_cannot_call_late(at: SetUp) -> None:
    for t in (called_late(at, "call red_5"), called_late(at, ann={"hand": "red_5 blue_1 blue_2"})):
        assert t.mine("ann").call is None
        t.refused("no-call", "ann", "call")


def test_at_public_tables_there_is_no_second_chance(at: SetUp) -> None:
    t = called_late(at, public=True)
    assert t.mine("ann").call is None
    t.refused("no-call", "ann", "call")


def test_extra_time_also_applies_to_calls(at: SetUp) -> None:
    hands = {name: {"hand": cards} for name, cards in HANDS.items()}
    t = at("unorog", cauldron="red_3", **hands)
    t.says("cid", "patience", times=2)
    t.does("ann", "red_5").waits(1.6)
    t.says("ann", "call")
    t.waits(0.1).refused("no-call", "ann", "call")


def test_it_survives_a_restart_and_can_be_undone_with_the_card(at: SetUp) -> None:
    t = called_late(at)
    t.says("ann", "call")
    t.restarts()
    assert t.room.game.view(1)["facts"]["said"]
    t.says("ann", "undo")
    for who in ("bob", "cid"):
        t.says(who, "consent", yes=True)
    assert t.asked == {"ann": "turn"}
    assert sorted(t.cards("hand", "ann")) == ["blue_1", "red_5"]


def test_it_reveals_nothing_about_other_hands(at: SetUp, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cid receives the same messages at the same time, whatever Ann and Bob hold."""
    monkeypatch.setattr(fair, "new_secret", lambda: "5a" * 160)
    streams = []
    for kept, held in (("blue_1", "red_7 green_2 hoof"), ("green_9", "blue_2 blue_3 alicorn")):
        t = called_late(at, ann={"hand": f"red_5 {kept}"}, bob={"hand": held}).waits(0.3)
        t.says("ann", "call")
        t.closes()
        code = t.room.code.encode()  # different for each table
        streams.append([(time, m.write(message).replace(code, b"")) for time, message in t.messages["cid"]])
    assert streams[0] == streams[1]
