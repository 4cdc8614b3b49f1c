"""Puppicorn of the first edition: it comes to whoever begins a turn, and nothing makes it fall."""

from __future__ import annotations

import pytest

from .test_unicorns_playing import at, choices, plays

in_first = pytest.mark.parametrize("profile", ["first-uk", "first-ru"])
SIX = "narwhal americorn llamacorn shark_with_a_horn mermaid_unicorn greedy_flying_unicorn"


@in_first
def test_puppicorn_comes_to_whoever_begins_a_turn(profile: str) -> None:
    """Ruling 8.1."""
    t = at(profile, ann={"stable": "puppicorn narwhal"}, bob={"stable": "yay"})
    t.does("ann", "draw")
    assert (t.stable("ann"), t.stable("bob")) == (["narwhal"], ["yay", "puppicorn"])
    t.does("bob", "draw")
    assert (t.stable("bob"), t.stable("cid")[1:]) == (["yay"], ["puppicorn"])
    t.turn_of("cid")


@in_first
def test_puppicorn_stays_with_its_player_in_the_own_turn(profile: str) -> None:
    """Played, it lies in the stable until the next player begins."""
    t = at(profile, ann={"hand": "puppicorn yay", "stable": "double_dutch"}, phase="beginning")
    plays(t, "ann", "puppicorn")
    assert t.stable("ann") == ["double_dutch", "puppicorn"]
    t.does("ann", "pass")
    assert "puppicorn" in t.stable("bob")
    t.turn_of("bob")


@in_first
def test_puppicorn_cannot_be_destroyed(profile: str) -> None:
    """Ruling 8.1: no target of Unicorn Poison; its neighbour is the only one."""
    t = at(
        profile,
        ann={"hand": "unicorn_poison", "stable": ""},
        bob={"stable": "yay"},
        cid={"stable": "narwhal puppicorn"},
    )
    t.does("ann", "unicorn_poison")
    assert t.stable("cid") == []  # the narwhal was destroyed, and puppicorn has gone to bob
    assert t.stable("bob") == ["yay", "puppicorn"]
    t.turn_of("bob")


@in_first
def test_puppicorn_cannot_be_sacrificed(profile: str) -> None:
    """Ruling 8.1: it does not pay for Two-For-One."""
    t = at(profile, ann={"hand": "two_for_one", "stable": "puppicorn narwhal yay"},
           bob={"stable": "slowdown llamacorn"},
           cid={"stable": ""})  # fmt: skip
    assert t.does("ann", "two_for_one").options("ann") == ["narwhal", "yay"]
    t.does("ann", "narwhal")
    while t.asked == {"ann": "destroy"}:  # first-ru reaches the own stable too (R-WORD-04)
        assert "puppicorn" not in t.options("ann")
        t.does("ann", t.options("ann")[-1])
    assert t.stable("bob") == ["puppicorn"]
    t.turn_of("bob")


@in_first
def test_puppicorn_alone_is_passed_over_when_a_unicorn_must_go(profile: str) -> None:
    """R-EFF-08: sacrificing what cannot be sacrificed; Sadistic Ritual then draws nothing (R-EFF-05)."""
    t = at(profile, ann={"stable": "sadistic_ritual"}, cid={"stable": "puppicorn"}, deck="yay neigh", phase="beginning")
    assert t.stable("ann") == ["sadistic_ritual", "puppicorn"]
    assert t.hand("ann") == ["yay"]
    t.turn_of("ann")


@in_first
def test_puppicorn_catches_on_barbed_wire_on_both_ways(profile: str) -> None:
    """Rulings 7.1 and 8.1: it leaves and enters."""
    t = at(profile, ann={"hand": "yay slowdown", "stable": "puppicorn barbed_wire"}, bob={"stable": "narwhal"})
    t.does("ann", "draw")
    assert t.asked == {"ann": "discard"}
    t.does("ann", "yay")
    assert t.hand("ann") == ["neigh", "slowdown"]
    assert t.stable("bob") == ["narwhal", "puppicorn"]
    t.turn_of("bob")


def test_puppicorn_is_the_seventh_in_a_chain() -> None:
    """Ruling 8.1, R-END-02: it wins as it comes, before the beginning of the turn."""
    t = at("first-ru", ann={"stable": "puppicorn"}, bob={"stable": SIX})
    t.does("ann", "draw").won_by("bob")


def test_puppicorn_is_the_seventh_until_the_end_of_the_turn() -> None:
    """R-END-02 of first-uk: it must still be there when the own turn ends."""
    t = at("first-uk", ann={"stable": "puppicorn"}, bob={"stable": SIX})
    t.does("ann", "draw").turn_of("bob")
    t.does("bob", "draw").won_by("bob")


@in_first
def test_puppicorn_can_be_stolen_and_returned(profile: str) -> None:
    """Only falling is barred: Back Kick puts it into its player's hand."""
    t = at(
        profile, ann={"hand": "back_kick", "stable": ""}, bob={"stable": ""}, cid={"stable": "puppicorn", "hand": "yay"}
    )
    t.does("ann", "back_kick").does("cid", "pass")
    assert choices(t, "cid") == ["puppicorn", "yay"]
    t.does("cid", "yay")
    assert t.hand("cid") == ["puppicorn"]
    t.turn_of("bob")
