"""Unicorns that take from others: Seductive Unicorn and Americorn, in both printings."""

from __future__ import annotations

import pytest

from stablemates.games.stable.ops.cards import StealFor
from stablemates.games.stable.state import Stable

from .test_unicorns_playing import at, choices, plays, starts

in_first = pytest.mark.parametrize("profile", ["first-uk", "first-ru"])

# --- seductive, second edition: discard a card; then steal a unicorn ---------------------------------------------


def test_seductive_unicorn_steals_for_a_card() -> None:
    """R-EFF-05, R-WORD-05: other players' unicorns, protected ones too (4.9); pandas are none (5.3).

    R-EFF-11: the prey is named when it is played; the card that it costs is not, that would show it.
    """
    t = at("second-ru", ann={"hand": "seductive_unicorn shake_up slowdown", "stable": "llamacorn"},
           bob={"stable": "narwhal yay"}, cid={"stable": "rhinocorn rainbow_aura nanny_cam"})  # fmt: skip
    assert t.does("ann", "seductive_unicorn").options("ann") == ["no", "yes"]
    assert t.does("ann", "yes").options("ann") == ["narwhal", "rhinocorn"]
    assert choices(t.does("ann", "rhinocorn"), "ann") == ["shake_up", "slowdown"]
    t.does("ann", "slowdown")
    assert t.stable("ann") == ["llamacorn", "seductive_unicorn", "rhinocorn"]
    assert t.stable("cid") == ["rainbow_aura", "nanny_cam"]
    t.turn_of("bob")


def test_seductive_unicorn_need_not_steal() -> None:
    t = at("second-ru", ann={"hand": "seductive_unicorn yay"}, bob={"stable": "narwhal"})
    t.does("ann", "seductive_unicorn", "no")
    assert (t.hand("ann"), t.stable("bob")) == (["yay"], ["narwhal"])
    t.turn_of("bob")


def test_seductive_unicorn_with_an_empty_hand_steals_nothing() -> None:
    """R-EFF-05: without the first part there is no second."""
    t = at("second-ru", ann={"hand": "seductive_unicorn"}, bob={"stable": "narwhal"})
    t.does("ann", "seductive_unicorn")
    assert t.stable("bob") == ["narwhal"]
    t.turn_of("bob")


def test_seductive_unicorn_steals_for_good() -> None:
    """The second edition gives nothing back when it falls."""
    t = at("second-ru", ann={"hand": "seductive_unicorn yay", "stable": ""},
           bob={"hand": "unicorn_poison", "stable": "narwhal"}, cid={"stable": ""})  # fmt: skip
    t.does("ann", "seductive_unicorn", "yes").does("bob", "pass")
    t.does("bob", "unicorn_poison", "seductive_unicorn")
    assert t.stable("ann") == ["narwhal"]
    t.turn_of("cid")


def test_seductive_unicorn_cannot_steal_basics_from_queen_bee() -> None:
    """Ruling 7.4: they cannot enter; the bee herself can be stolen."""
    t = at("second-ru", ann={"hand": "seductive_unicorn yay", "stable": ""},
           bob={"stable": "queen_bee_unicorn narwhal"},
           cid={"stable": "basic_unicorn_red llamacorn"})  # fmt: skip
    assert t.does("ann", "seductive_unicorn", "yes").options("ann") == ["queen_bee_unicorn", "llamacorn"]
    t.does("ann", "queen_bee_unicorn")
    assert t.stable("ann") == ["seductive_unicorn", "queen_bee_unicorn"]
    t.turn_of("bob")


def test_seductive_unicorn_and_barbed_wire_on_both_sides() -> None:
    """Ruling 7.1: bob pays for who leaves."""
    t = at("second-ru", ann={"hand": "seductive_unicorn yay", "stable": ""}, cid={"stable": ""},
           bob={"hand": "slowdown", "stable": "llamacorn barbed_wire"})  # fmt: skip
    t.does("ann", "seductive_unicorn", "yes").does("bob", "pass")
    assert sorted(t.discard) == ["slowdown", "yay"]
    t.turn_of("bob")


# --- seductive, first edition: steal a unicorn; it goes back when this card leaves --------------------------------


@in_first
def test_seductive_unicorn_first_steals_at_once(profile: str) -> None:
    """Mandatory, and it costs nothing, in "first-uk" and "first-ru"."""
    t = at(profile, ann={"hand": "seductive_unicorn yay", "stable": "llamacorn"}, bob={"stable": "narwhal slowdown"},
           cid={"stable": "shark_with_a_horn nanny_cam"})  # fmt: skip
    assert plays(t, "ann", "seductive_unicorn").options("ann") == ["narwhal", "shark_with_a_horn"]
    t.does("ann", "narwhal")
    assert t.stable("ann") == ["llamacorn", "seductive_unicorn", "narwhal"]
    assert t.hand("ann") == ["yay"]
    t.turn_of("bob")


@in_first
def test_seductive_unicorn_first_gives_back_when_it_leaves(profile: str) -> None:
    """Ruling 8.4."""
    t = at(profile, ann={"hand": "seductive_unicorn", "stable": ""},
           bob={"hand": "unicorn_poison", "stable": "narwhal"},
           cid={"stable": "yay"})  # fmt: skip
    plays(t, "ann", "seductive_unicorn").does("bob", "pass")
    assert t.stable("ann") == ["seductive_unicorn", "narwhal"]
    t.does("bob", "unicorn_poison", "seductive_unicorn")
    assert (t.stable("ann"), t.stable("bob"), t.stable("cid")) == ([], ["narwhal"], ["yay"])
    t.turn_of("cid")


@in_first
def test_seductive_unicorn_first_destroyed_together_with_its_prey(profile: str) -> None:
    """Ruling 8.4: nothing returns."""
    t = at(profile, ann={"hand": "seductive_unicorn", "stable": ""}, cid={"stable": ""},
           bob={"hand": "two_for_one", "stable": "narwhal broken_stable"})  # fmt: skip
    plays(t, "ann", "seductive_unicorn").does("bob", "pass").does("bob", "two_for_one")
    while t.asked == {"bob": "destroy"}:  # first-ru lists the own downgrade, too
        t.does("bob", t.options("bob")[0])
    assert (t.stable("ann"), t.stable("bob")) == ([], [])
    assert sorted(t.discard) == ["broken_stable", "narwhal", "seductive_unicorn", "two_for_one"]
    t.turn_of("cid")


@in_first
def test_seductive_unicorn_first_without_a_target(profile: str) -> None:
    """R-EFF-08: pandas are no unicorns (5.3), the own ones are no prey."""
    t = at(profile, ann={"hand": "seductive_unicorn", "stable": "narwhal"}, bob={"stable": "llamacorn pandamonium"},
           cid={"stable": "yay"})  # fmt: skip
    plays(t, "ann", "seductive_unicorn")
    assert t.stable("ann") == ["narwhal", "seductive_unicorn"]
    t.turn_of("bob")


@in_first
def test_seductive_unicorn_first_owes_nothing_when_its_prey_has_gone(profile: str) -> None:
    """Ruling 8.3 read for 8.4: a unicorn that has gone from the stable is no longer owed."""
    t = at(profile, ann={"hand": "seductive_unicorn", "stable": ""}, bob={"hand": "back_kick", "stable": "narwhal"},
           cid={"hand": "unicorn_poison", "stable": ""})  # fmt: skip
    plays(t, "ann", "seductive_unicorn").does("bob", "pass").does("cid", "pass")
    t.does("bob", "back_kick", "narwhal").does("cid", "pass")  # ann holds narwhal now, and has to discard it
    assert t.hand("ann") == []
    t.does("cid", "unicorn_poison").does("bob", "pass")
    assert (t.stable("ann"), t.stable("bob")) == ([], [])
    t.turn_of("ann")


@in_first
def test_seductive_unicorn_first_returned_to_the_hand_gives_back_too(profile: str) -> None:
    """Ruling 2.11: any departure is leaving; played again it steals again."""
    t = at(profile, ann={"hand": "seductive_unicorn yay", "stable": ""}, cid={"stable": ""},
           bob={"hand": "back_kick", "stable": "narwhal"})  # fmt: skip
    plays(t, "ann", "seductive_unicorn").does("bob", "pass")
    t.does("bob", "back_kick", "seductive_unicorn").does("ann", "pass", "yay")
    assert (t.stable("ann"), t.stable("bob")) == ([], ["narwhal"])
    assert t.hand("ann") == ["seductive_unicorn"]
    t.turn_of("cid")


@in_first
def test_seductive_unicorn_first_owes_nobody_a_prey_that_fell_and_came_again(profile: str) -> None:
    """Ruling 8.4: the baby that was stolen went to the nursery; the one that ann fetches from there is hers."""
    t = at(profile, ann={"hand": "seductive_unicorn yay", "stable": "extremely_fertile_unicorn"},
           bob={"stable": "baby_narwhal"}, cid={"hand": "unicorn_poison unicorn_poison", "stable": ""},
           deck="neigh neigh neigh neigh neigh neigh")  # fmt: skip
    plays(t, "ann", "seductive_unicorn").does("cid", "pass").does("bob", "draw")
    t.does("cid", "unicorn_poison", "baby_narwhal").does("ann", "pass").does("bob", "pass")
    starts(t, "ann", "extremely_fertile_unicorn").does("ann", "baby_narwhal", "draw").does("bob", "draw")
    t.does("cid", "unicorn_poison", "seductive_unicorn").does("ann", "pass").does("bob", "pass")
    assert (t.stable("ann"), t.stable("bob")) == (["extremely_fertile_unicorn", "baby_narwhal"], [])
    t.does("ann", t.options("ann")[0]).turn_of("ann")  # no more babies


@in_first
def test_seductive_unicorn_first_that_left_in_the_light_keeps_its_prey_for_good(profile: str) -> None:
    """Rulings 6.4 and 8.4: its text did not work when it left, and does not when it is shuffled into the deck."""
    t = at(profile, ann={"hand": "seductive_unicorn", "stable": ""}, bob={"stable": "narwhal"},
           cid={"hand": "blinding_light unicorn_poison shake_up", "stable": "double_dutch yay"},
           deck="neigh neigh neigh neigh neigh neigh neigh")  # fmt: skip
    plays(t, "ann", "seductive_unicorn").does("cid", "pass").does("bob", "draw")
    t.does("cid", "blinding_light", "blinding_light ann", "unicorn_poison", "seductive_unicorn")
    assert t.stable("ann") == ["narwhal", "blinding_light"]
    t.does("ann", "draw").does("bob", "draw").does("cid", "shake_up", "pass")
    assert (t.stable("ann"), t.stable("bob")) == (["narwhal", "blinding_light"], [])
    t.turn_of("ann")


# --- americorn, second edition: pull a card from another player's hand ---------------------------------------------


def test_americorn_pulls_a_card() -> None:
    """R-WORD-09: at random; only those who hold one, not you, named at once (R-EFF-11); two know which (2.10)."""
    t = at("second-ru", ann={"hand": "americorn shake_up"}, bob={"hand": "slowdown"}, cid={"hand": "good_deal"})
    assert t.does("ann", "americorn").options("ann") == ["no", "yes"]
    assert t.does("ann", "yes").options("ann") == ["bob", "cid"]
    t.does("ann", "bob").does("bob", "pass").does("cid", "pass")
    assert t.hand("ann") == ["shake_up", "slowdown"]
    assert sorted(t.sees("bob", "ann")) == ["?", "slowdown"]
    assert t.sees("cid", "ann") == ["?", "?"]
    t.turn_of("bob")


def test_americorn_need_not_pull() -> None:
    t = at("second-ru", ann={"hand": "americorn"}, bob={"hand": "yay"})
    t.does("ann", "americorn", "no").does("bob", "pass")
    assert t.hand("ann") == []
    t.turn_of("bob")


def test_americorn_before_empty_hands() -> None:
    """Ruling 7.22."""
    t = at("second-ru", ann={"hand": "americorn yay"})
    t.does("ann", "americorn")
    assert t.hand("ann") == ["yay"]
    t.turn_of("bob")


def test_americorn_chooses_from_an_open_hand() -> None:
    """Ruling 7.3: Nanny Cam; one victim is not asked for."""
    t = at("second-ru", ann={"hand": "americorn"}, bob={"hand": "yay slowdown", "stable": "nanny_cam"})
    t.does("ann", "americorn", "yes").does("bob", "pass")
    assert choices(t, "ann") == ["take slowdown", "take yay"]
    t.does("ann", "take yay")
    assert t.hand("ann") == ["yay"]
    assert t.sees("cid", "ann") == ["yay"]
    t.turn_of("bob")


def test_americorn_under_blinding_light() -> None:
    """Ruling 6.1."""
    t = at("second-ru", ann={"hand": "americorn", "stable": "blinding_light"}, bob={"hand": "yay"})
    t.does("ann", "americorn").does("bob", "pass")
    assert t.hand("ann") == []
    t.turn_of("bob")


@in_first
def test_seductive_unicorn_that_was_stolen_does_not_take_itself(profile: str) -> None:
    """Its text may come about when it lies with somebody else already; it would take itself for ever."""
    t = at(profile, ann={}, bob={"stable": "seductive_unicorn narwhal"}, cid={"stable": "rhinocorn"})
    state = t.state
    assert isinstance(state, Stable)
    seductive = next(card for card in state.stable(t.seat("bob")) if state.kind(card) == "seductive_unicorn")
    text = state.kind_of[seductive].enters
    assert isinstance(text, StealFor)
    assert [state.kind(card) for card in text.candidates(state, t.seat("ann"), seductive)] == ["narwhal", "rhinocorn"]
    t.turn_of("ann")


# --- americorn, first edition: choose any player -------------------------------------------------------------------


@in_first
def test_americorn_first_pulls_from_any_player(profile: str) -> None:
    """Mandatory in print 2 ("first-uk", "first-ru"); any player, you too (R-WORD-07)."""
    t = at(profile, ann={"hand": "americorn shake_up"}, bob={"hand": "slowdown"}, cid={"hand": "good_deal"})
    plays(t, "ann", "americorn").does("bob", "pass").does("cid", "pass")
    assert t.options("ann") == ["ann", "bob", "cid"]
    t.does("ann", "bob")
    assert t.hand("ann") == ["shake_up", "slowdown"]
    assert t.sees("cid", "ann") == ["?", "?"]
    t.turn_of("bob")


@in_first
def test_americorn_first_pulls_from_the_own_hand(profile: str) -> None:
    """Nothing changes."""
    t = at(profile, ann={"hand": "americorn shake_up"}, bob={"hand": "slowdown"})
    plays(t, "ann", "americorn").does("bob", "pass").does("ann", "ann")
    assert t.hand("ann") == ["shake_up"]
    assert "slowdown" in t.hand("bob")
    t.turn_of("bob")


@in_first
def test_americorn_first_before_empty_hands(profile: str) -> None:
    """Ruling 7.22."""
    t = at(profile, ann={"hand": "americorn"})
    plays(t, "ann", "americorn")
    assert t.hand("ann") == []
    t.turn_of("bob")


@in_first
def test_americorn_first_chooses_from_an_open_hand(profile: str) -> None:
    """Ruling 7.3; one victim is not asked for."""
    t = at(profile, ann={"hand": "americorn"}, bob={"hand": "yay slowdown", "stable": "nanny_cam"})
    plays(t, "ann", "americorn").does("bob", "pass")
    assert choices(t, "ann") == ["take slowdown", "take yay"]
    t.does("ann", "take slowdown")
    assert t.hand("ann") == ["slowdown"]
    t.turn_of("bob")
