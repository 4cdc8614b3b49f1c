"""Reaction modes: smart, always, sleeping until your turn, or armed."""

from __future__ import annotations

from typing import Any

import pytest

from ..server.table import ServerTable, SetUp

FIVE = "basic_unicorn_red basic_unicorn_orange basic_unicorn_yellow basic_unicorn_green basic_unicorn_blue"


def four(at: SetUp, card: str = "narwhal", **more: Any) -> ServerTable:
    """It is ann's turn; dan comes last of the others, so that his own turn is far."""
    hands = {"ann": card, "bob": "yay slowdown", "cid": "nanny_cam yay", "dan": "neigh super_neigh"}
    players = {name: {"hand": hand} | more.pop(name, {}) for name, hand in hands.items()}
    return at("second-ru", **players, **more)


def acts_for(t: ServerTable, who: str) -> int | None:
    """Return the automatic answer for someone in the open window."""
    assert t.room.window is not None
    reply = t.room.window.replies.get(t.seat(who))
    return None if reply is None or reply.by_hand else reply.option


# --- smart, always ---------------------------------------------------------------------------------


def test_smart_passes_only_for_players_who_cannot_respond(at: SetUp) -> None:
    t = four(at).does("ann", "narwhal")
    assert [acts_for(t, who) for who in ("bob", "cid", "dan")] == [0, 0, None]
    assert t.closes() == 5.0


def test_smart_can_be_overruled_by_hand(at: SetUp) -> None:
    """A player with auto-pass may still pass or ask for time: it is their window as well."""
    t = four(at).does("ann", "narwhal").passes("bob", after=0.4)
    assert acts_for(t, "bob") is None
    assert t.mine("bob").answered == 0
    t.refused("answered", "bob", "answer", option=0)


def test_always_is_asked_even_without_a_response(at: SetUp) -> None:
    t = four(at)
    t.says("bob", "mode", mode="always")
    t.does("ann", "narwhal").passes("dan")
    assert acts_for(t, "bob") is None
    assert t.closes() == 5.0


def test_a_mode_can_be_changed_while_a_window_is_open(at: SetUp) -> None:
    t = four(at).does("ann", "narwhal")
    t.says("bob", "mode", mode="always")
    assert acts_for(t, "bob") is None
    t.waits(4.6)
    t.says("bob", "mode", mode="smart")
    assert acts_for(t, "bob") == 0
    t.passes("dan")
    closed = t.closes()
    assert 4.6 <= closed <= 5.0
    assert round(closed * 10) == closed * 10  # on the grid, although bob's drawn time was long over


# --- sleep -----------------------------------------------------------------------------------------


def test_sleep_passes_whatever_the_hand_holds(at: SetUp) -> None:
    t = four(at)
    t.says("dan", "mode", mode="sleep")
    t.does("ann", "narwhal")
    assert acts_for(t, "dan") == 0
    t.closes()
    assert t.cards("hand", "dan") == ["neigh", "super_neigh"]
    assert t.mine("dan").mode == "sleep"


def test_sleep_ends_with_your_own_turn(at: SetUp) -> None:
    t = four(at)
    t.says("bob", "mode", mode="sleep")
    t.does("ann", "narwhal")
    assert acts_for(t, "bob") == 0
    t.closes()
    assert t.asked == {"bob": "action"}
    assert t.mine("bob").mode == "smart"


def test_sleep_does_not_end_with_a_question_in_anothers_turn(at: SetUp) -> None:
    """Everyone discards a card: the sleeping player answers, and keeps sleeping."""
    t = four(at, "mystical_vortex")
    t.says("dan", "mode", mode="sleep", wake=[])
    t.does("ann", "mystical_vortex").closes()
    while t.asked != {"dan": "discard"}:
        t.does(next(iter(t.asked)), t.options(next(iter(t.asked)))[0])
    assert t.mine("dan").mode == "sleep"


@pytest.mark.parametrize("wake", [["wins", "mine", "stops"], []])
def test_sleep_does_not_pass_if_the_card_would_win(at: SetUp, wake: list[str]) -> None:
    """Auto-passing is suspended, whatever the wake conditions."""
    t = four(at, ann={"stable": f"llamacorn {FIVE}"})
    t.says("dan", "mode", mode="sleep", wake=wake)
    t.says("bob", "mode", mode="sleep", wake=wake)
    t.does("ann", "narwhal")
    assert acts_for(t, "dan") is None
    assert acts_for(t, "bob") == 0  # a player who cannot respond keeps sleeping
    assert t.mine("dan").mode == "smart"
    t.does("dan", "neigh").closes()
    assert t.room.phase == "playing"


@pytest.mark.parametrize(
    ("wake", "target", "asked"),
    [(["mine"], "llamacorn", True), (["mine"], "narwhal", False), (["stops"], "llamacorn", False)],
)
def test_sleep_is_ended_by_a_card_that_destroys_what_is_mine(
    at: SetUp, wake: list[str], target: str, asked: bool
) -> None:
    t = four(at, "unicorn_poison", dan={"stable": "llamacorn"}, cid={"stable": "narwhal"})
    t.says("dan", "mode", mode="sleep", wake=wake)
    t.does("ann", "unicorn_poison", target)
    assert (acts_for(t, "dan") is None) == asked
    assert t.mine("dan").mode == ("smart" if asked else "sleep")


def test_sleep_is_ended_by_a_card_whose_target_is_chosen_later(at: SetUp) -> None:
    dan = {"stable": "llamacorn"}
    t = four(at, "unicorn_poison", dan=dan, cid={"stable": "narwhal"}, options={"targets": "hidden"})
    t.says("dan", "mode", mode="sleep")
    t.does("ann", "unicorn_poison")
    assert acts_for(t, "dan") is None


def test_sleep_is_not_ended_by_a_card_that_touches_others_only(at: SetUp) -> None:
    t = four(at, "narwhal", dan={"stable": "llamacorn"})
    t.says("dan", "mode", mode="sleep")
    t.does("ann", "narwhal")
    assert acts_for(t, "dan") == 0


@pytest.mark.parametrize(("wake", "asked"), [(["stops"], True), ([], False)])
def test_sleep_is_ended_when_my_own_card_is_stopped(at: SetUp, wake: list[str], asked: bool) -> None:
    t = four(at, "narwhal neigh")
    t.does("ann", "narwhal")
    t.says("ann", "mode", mode="sleep", wake=wake)
    t.does("dan", "neigh").closes()
    assert t.window.depth == 1
    assert (acts_for(t, "ann") is None) == asked


# --- armed -----------------------------------------------------------------------------------------


def test_armed_stops_the_next_card_of_a_player_once(at: SetUp) -> None:
    t = four(at)
    t.says("dan", "mode", mode="armed", seat=0)
    t.does("ann", "narwhal")
    assert acts_for(t, "dan") == 1
    assert t.closes() <= 5.4
    assert t.window.seat == t.seat("dan")
    assert t.mine("dan").mode == "smart"  # an order is used once
    t.closes()
    assert t.cards("hand", "dan") == ["super_neigh"]


@pytest.mark.parametrize(
    ("order", "acts"),
    [
        ({}, True),
        ({"seat": 0}, True),
        ({"seat": 1}, False),
        ({"kind": "narwhal"}, True),
        ({"kind": "llamacorn"}, False),
        ({"kind": "basic"}, False),
        ({"seat": 0, "kind": "narwhal"}, True),
        ({"seat": 1, "kind": "narwhal"}, False),
        ({"of_type": "basic"}, True),
        ({"of_type": "magical"}, False),
        ({"seat": 0, "of_type": "basic"}, True),
        ({"seat": 1, "of_type": "basic"}, False),
        ({"kind": "llamacorn", "of_type": "basic"}, False),
    ],
)
def test_armed_is_against_a_player_a_kind_of_card_or_a_type(at: SetUp, order: dict[str, Any], acts: bool) -> None:
    t = four(at)
    t.says("dan", "mode", mode="armed", **order)
    t.does("ann", "narwhal")
    assert acts_for(t, "dan") == (1 if acts else None)  # otherwise the player is asked as usual
    if not acts:
        assert t.mine("dan").armed_type == order.get("of_type", "")  # ... and the order stays


def test_armed_is_not_spent_on_another_players_response(at: SetUp) -> None:
    t = four(at, bob={"hand": "neigh yay"})
    t.says("dan", "mode", mode="armed", seat=1)
    t.does("ann", "narwhal").does("bob", "neigh").closes()
    assert (t.window.seat, t.window.depth) == (1, 1)
    assert acts_for(t, "dan") is None
    assert t.mine("dan").mode == "armed"


def test_armed_without_a_neigh_is_a_masked_pass(at: SetUp) -> None:
    t = four(at)
    t.says("bob", "mode", mode="armed")
    t.does("ann", "narwhal")
    assert acts_for(t, "bob") == 0


def test_armed_ends_with_your_own_turn(at: SetUp) -> None:
    t = four(at)
    t.says("bob", "mode", mode="armed", seat=2)
    t.does("ann", "narwhal").closes()
    assert t.asked == {"bob": "action"}
    assert t.mine("bob").mode == "smart"


def test_armed_names_a_seat_of_the_table(at: SetUp) -> None:
    t = four(at)
    t.refused("no-such-seat", "dan", "mode", mode="armed", seat=4)


# --- orders end with their purpose ------------------------------------------------------------


@pytest.mark.parametrize("mode", ["always", "sleep", "armed"])
def test_modes_are_cleared_when_the_game_is_over(at: SetUp, mode: str) -> None:
    t = four(at, ann={"stable": f"llamacorn {FIVE}"})
    t.says("bob", "mode", mode=mode, seat=2)
    t.does("ann", "narwhal").closes()
    assert t.room.phase == "over"
    assert t.mine("bob").mode == "smart"
    t.refused("not-playing", "bob", "mode", mode=mode)


@pytest.mark.parametrize("mode", ["always", "sleep", "armed"])
def test_modes_are_cleared_by_an_undo(at: SetUp, mode: str) -> None:
    t = four(at).does("ann", "narwhal")
    t.says("cid", "mode", mode=mode, seat=2)
    assert t.mine("cid").mode == mode
    t.says("ann", "undo")
    for who in ("bob", "cid", "dan"):
        t.says(who, "consent", yes=True)
    assert t.asked == {"ann": "action"}
    assert t.mine("cid").mode == "smart"
