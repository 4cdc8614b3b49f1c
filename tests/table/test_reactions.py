"""Each use of a reaction window: Neigh chains, the stone, the dust, the alicorn, the catch; and more time in it."""

from __future__ import annotations

from typing import Any

import pytest

from ..server.table import ServerTable, SetUp, kind_of, three

# --- Neigh on Neigh --------------------------------------------------------------------------------


@pytest.mark.parametrize("neighs", [0, 1, 2, 3, 4])
def test_neigh_an_even_number_lets_the_card_through(at: SetUp, neighs: int) -> None:
    """Screens show the parity of the depth: at an even depth the card resolves if no one responds."""
    t = at("second-ru", ann={"hand": "narwhal neigh neigh"}, bob={"hand": "neigh neigh"}, cid={"hand": "yay"})
    t.does("ann", "narwhal")
    for n in range(neighs):
        assert t.window.depth == n
        t.does("ann" if n % 2 else "bob", "neigh")
        t.closes()
    while t.window_open:
        t.closes()
    assert ("narwhal" in t.cards("stable", "ann")) == (neighs % 2 == 0)


def test_neigh_all_but_the_player_who_responded_are_asked_and_chained_windows_are_shorter(at: SetUp) -> None:
    t = at("second-ru", ann={"hand": "narwhal neigh"}, bob={"hand": "neigh yay"}, cid={"hand": "neigh"})
    t.does("ann", "narwhal").does("bob", "neigh").closes()
    assert (t.window.kind, t.window.asked, t.window.seat, t.window.depth) == ("neigh", [0, 2], 1, 1)
    assert t.closes() == 4.0


def test_neigh_that_cannot_be_stopped_closes_the_chain_immediately(at: SetUp) -> None:
    t = at("second-ru", ann={"hand": "narwhal neigh"}, bob={"hand": "super_neigh"}, cid={"hand": "neigh"})
    t.does("ann", "narwhal").does("bob", "super_neigh").closes()
    assert not t.window_open
    assert "narwhal" in t.cards("discard")


# --- stone, dust, alicorn --------------------------------------------------------------------------


def unorog(at: SetUp, ann: str, bob: str, cid: str = "yellow_1 yellow_2 yellow_3", **more: Any) -> ServerTable:
    hands = {"ann": {"hand": ann}, "bob": {"hand": bob}, "cid": {"hand": cid}}
    return at("unorog", cauldron="red_3", **hands, **more)


@pytest.mark.parametrize(("card", "kind", "accepted"), [("red_stone", "stone", 2), ("red_dust", "dust", 0)])
def test_stone_and_dust_ask_the_next_player_for_six_seconds(at: SetUp, card: str, kind: str, accepted: int) -> None:
    t = unorog(at, f"{card} red_1 red_2", f"{card.replace('red', 'blue')} red_4 red_5")
    t.does("ann", card)
    assert (t.window.kind, t.window.asked, t.window.seat) == (kind, [1], 0)
    assert t.closes() == 6.0
    assert len(t.cards("hand", "bob")) == 3 + accepted


@pytest.mark.parametrize("card", ["red_stone", "red_dust"])
def test_stone_and_dust_are_accepted_at_a_masked_time_without_a_response_in_hand(at: SetUp, card: str) -> None:
    """The window still opens, and does not close before its floor."""
    t = unorog(at, f"{card} red_1 red_2", "green_1 red_4 red_5").does("ann", card)
    assert t.window.asked == [1]
    assert t.window.ends == t.window.opened + 6_000
    assert 1.2 <= t.closes() <= 6.0


def test_stone_is_passed_on_at_the_floor_and_the_next_player_is_asked(at: SetUp) -> None:
    t = unorog(at, "red_stone red_1 red_2", "blue_stone red_4 red_5").does("ann", "red_stone")
    t.does("bob", "blue_stone", after=0.5)
    assert t.closes() == 1.2
    assert (t.window.asked, t.window.seat) == ([2], 1)


def test_alicorn_is_thought_about_for_fifteen_seconds_and_then_accepted(at: SetUp) -> None:
    t = unorog(at, "alicorn red_1 red_2", "green_1 red_4 red_5").does("ann", "alicorn blue")
    assert t.window.kind == "alicorn"
    assert t.options("bob") == ["take", "check"]
    assert t.closes() == 15.0
    assert len(t.cards("hand", "bob")) == 7


def test_alicorn_a_bluff_is_accepted_and_revealed_by_a_challenge(at: SetUp) -> None:
    """Ann holds red: the server lets her bluff, and reveals it to no one."""
    t = unorog(at, "alicorn red_1 red_2", "green_1 red_4 red_5").does("ann", "alicorn blue")
    t.does("bob", "check").closes()
    assert len(t.cards("hand", "ann")) == 3 + 4
    assert {kind_of(one.card) for one in t.received("bob", "show")} == {"red_1", "red_2"}
    assert [kind_of(one.card) for one in t.received("cid", "show")] == ["", ""]


# --- the catch -------------------------------------------------------------------------------------


@pytest.mark.parametrize("speed", ["quick", "normal", "relaxed", "off"])
@pytest.mark.parametrize("play", ["red_5", "call red_5"])
@pytest.mark.parametrize("caught", [True, False])
def test_catch_is_open_for_two_and_a_half_seconds_called_or_not(at: SetUp, speed: str, play: str, caught: bool) -> None:
    t = unorog(at, "red_5 blue_2", "green_1 red_4 red_5", speed=speed).does("ann", play)
    assert (t.window.kind, t.window.asked) == ("catch", [1, 2])
    assert t.options("bob") == ["pass", "catch"]
    if caught:
        t.does("bob", "catch", after=0.5)
        t.passes("cid")
    assert t.closes() == 2.5
    assert len(t.cards("hand", "ann")) == (3 if caught and play == "red_5" else 1)


def test_catch_one_attempt_each_so_clicking_fast_gains_nothing(at: SetUp) -> None:
    t = unorog(at, "red_5 blue_2", "green_1 red_4 red_5").does("ann", "call red_5").does("bob", "catch")
    for _ in range(20):
        t.refused("answered", "bob", "answer", option=1)
    t.closes()
    assert len(t.cards("hand", "bob")) == 3  # a wrong one costs nothing
    t.refused("bad-option", "bob", "answer", option=99)
    t.refused("not-asked", "cid", "answer", option=1)


def test_a_catch_by_several_is_credited_to_the_nearest(at: SetUp) -> None:
    t = unorog(at, "red_5 blue_2", "green_1 red_4 red_5").does("ann", "red_5")
    t.does("cid", "catch", after=0.001).does("bob", "catch", after=2.3)
    assert t.closes() == 2.5
    assert [one.seat for one in t.received("ann", "catch")] == [1, 2]  # in order of seats, not of time
    assert len(t.cards("hand", "ann")) == 3  # being caught by two costs no more


def test_catch_only_the_call_itself_shows_that_it_was_made(at: SetUp) -> None:
    looks = []
    for play in ("red_5", "call red_5"):
        t = unorog(at, "red_5 blue_2", "green_1 red_4 red_5").does("ann", play)
        snapshot = t.snapshot("bob")
        looks.append(
            (
                snapshot.question,
                snapshot.window and (snapshot.window.kind, snapshot.window.asked, snapshot.window.floor),
                snapshot.clock,
            )
        )
    assert looks[0] == looks[1]


def test_catch_comes_before_the_card_asks_the_next_player(at: SetUp) -> None:
    t = unorog(at, "red_stone blue_2", "blue_stone red_4 red_5").does("ann", "call red_stone")
    assert t.window.kind == "catch"
    t.closes()
    assert (t.window.kind, t.window.seat, t.window.asked) == ("stone", 0, [1])
    assert t.closes() == 6.0


# --- more time ------------------------------------------------------------------------------------


def test_hold_adds_five_seconds_and_does_not_say_who(at: SetUp) -> None:
    t = three(at)
    t.says("cid", "hold")
    assert t.window.thinking
    assert t.window.ends == t.window.opened + 10_000
    assert {one.seat for one in t.received("ann", "table-hold")} == {-1}
    assert t.mine("cid").held
    assert not t.mine("bob").held
    assert t.closes() == 10.0


def test_hold_is_once_for_each_seat_and_window(at: SetUp) -> None:
    t = three(at)
    t.says("cid", "hold")
    t.refused("said-already", "cid", "hold")
    t.says("bob", "hold")
    t.refused("no-window", "ann", "hold")  # it is her own card
    assert t.closes() == 15.0
    t.refused("no-window", "bob", "hold")


def test_hold_anyone_may_with_nothing_in_hand(at: SetUp) -> None:
    t = at("second-ru", ann={"hand": "narwhal"}, bob={"hand": "yay"}, cid={"hand": "yay"}).does("ann", "narwhal")
    t.says("bob", "hold")
    assert t.window.thinking


def test_hold_lasts_for_thirty_seconds_in_a_game(at: SetUp) -> None:
    t = three(at)
    for left in (25_000, 20_000, 15_000, 10_000, 5_000, 0):
        t.says("bob", "hold")
        assert t.mine("bob").hold_left == left
        t.says("ann", "undo")
        t.says("bob", "consent", yes=True)
        t.says("cid", "consent", yes=True)
        t.does("ann", "narwhal")
    t.refused("no-time-left", "bob", "hold")
    t.says("cid", "hold")  # everyone has their own time
