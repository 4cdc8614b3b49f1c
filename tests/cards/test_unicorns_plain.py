"""Babies, basic unicorns and the narwhal: unicorns without a text."""

from __future__ import annotations

import pytest

from stablemates.testing import At

from .test_unicorns_playing import ALL, at, choices, in_all, plays

BABIES = [
    "baby_unicorn_red", "baby_unicorn_pink", "baby_unicorn_orange", "baby_unicorn_yellow", "baby_unicorn_green",
    "baby_unicorn_blue", "baby_unicorn_purple", "baby_unicorn_black", "baby_unicorn_white", "baby_unicorn_brown",
    "baby_unicorn_rainbow", "baby_unicorn_death", "baby_narwhal",
]  # fmt: skip
BASICS = [
    "basic_unicorn_red", "basic_unicorn_orange", "basic_unicorn_yellow", "basic_unicorn_green", "basic_unicorn_blue",
    "basic_unicorn_indigo", "basic_unicorn_purple", "narwhal",
]  # fmt: skip
FIVE = "rhinocorn llamacorn americorn shark_with_a_horn mermaid_unicorn"
each_baby = pytest.mark.parametrize("baby", BABIES)
each_basic = pytest.mark.parametrize("basic", BASICS)


@in_all
@each_baby
def test_baby_sacrificed_goes_to_the_nursery_and_is_a_sacrifice(profile: str, baby: str) -> None:
    """R-CARD-02, rulings 2.5 and 4.10: the draw of Sadistic Ritual follows."""
    t = at(profile, ann={"stable": f"{baby} sadistic_ritual"}, bob={"stable": "narwhal"}, deck="yay neigh neigh",
           phase="beginning")  # fmt: skip
    assert t.stable("ann") == ["sadistic_ritual"]
    assert baby in t.nursery
    assert t.discard == []
    assert t.hand("ann") == ["neigh", "yay"]
    t.turn_of("ann")


@in_all
@each_baby
def test_baby_destroyed_goes_to_the_nursery(profile: str, baby: str) -> None:
    """R-CARD-02."""
    t = at(profile, ann={"hand": "unicorn_poison", "stable": "yay"}, bob={"stable": f"{baby} double_dutch narwhal"},
           cid={"stable": "rhinocorn"})  # fmt: skip
    assert t.does("ann", "unicorn_poison").options("ann") == [baby, "narwhal", "rhinocorn"]
    t.does("ann", baby)
    assert t.stable("bob") == ["double_dutch", "narwhal"]
    assert baby in t.nursery
    assert t.discard == ["unicorn_poison"]
    t.turn_of("bob")


@in_all
@each_baby
def test_baby_returned_to_a_hand_goes_to_the_nursery(profile: str, baby: str) -> None:
    """Ruling 4.10: Back Kick on a baby; the player discards all the same."""
    t = at(profile, ann={"hand": "back_kick", "stable": ""}, bob={"hand": "yay", "stable": baby}, cid={"stable": ""})
    t.does("ann", "back_kick").does("bob", "pass")
    assert t.stable("bob") == []
    assert baby in t.nursery
    assert t.discard == ["back_kick", "yay"]
    assert t.hand("bob") == ["neigh"]  # of the draw phase
    t.turn_of("bob")


@in_all
@each_baby
def test_baby_moves_between_stables(profile: str, baby: str) -> None:
    """Ruling 4.10: babies are given and stolen like others (R-WORD-05)."""
    t = at(
        profile, ann={"hand": "unicorn_swap", "stable": "narwhal"}, bob={"stable": f"{baby} yay"}, cid={"stable": ""}
    )
    t.does("ann", "unicorn_swap", "narwhal bob")
    assert t.options("ann") == [baby, "narwhal"]
    t.does("ann", baby)
    assert t.stable("ann") == [baby]
    assert t.stable("bob") == ["yay", "narwhal"]
    assert baby not in t.nursery
    t.turn_of("bob")


@in_all
@each_baby
def test_baby_counts_as_a_unicorn(profile: str, baby: str) -> None:
    """R-CARD-09, R-END-01: the seventh unicorn wins, and the baby was one of them."""
    t = at(profile, ann={"hand": "narwhal", "stable": f"{baby} {FIVE}"}, bob={"stable": "yay"}, cid={"stable": ""})
    plays(t, "ann", "narwhal").won_by("ann")


@in_all
@each_baby
def test_baby_keeps_the_nursery_under_blinding_light(profile: str, baby: str) -> None:
    """Ruling 6.2: that is a rule of the book and no text."""
    t = at(profile, ann={"hand": "unicorn_poison", "stable": ""}, bob={"stable": f"{baby} blinding_light"},
           cid={"stable": ""})  # fmt: skip
    t.does("ann", "unicorn_poison")
    assert t.stable("bob") == ["blinding_light"]
    assert baby in t.nursery
    t.turn_of("bob")


@in_all
@each_basic
def test_basic_comes_into_the_stable_and_does_nothing(profile: str, basic: str) -> None:
    """R-CARD-03, R-CARD-04."""
    t = at(profile, ann={"hand": basic, "stable": "yay"}, bob={"stable": "americorn"}, discard="llamacorn")
    assert t.options("ann") == ["draw", basic]
    plays(t, "ann", basic)
    assert t.stable("ann") == ["yay", basic]
    assert (t.hand("ann"), t.stable("bob"), t.discard) == ([], ["americorn"], ["llamacorn"])
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ["first-uk", "first-ru"])
@each_basic
def test_basic_goes_into_any_stable_in_the_first_edition(profile: str, basic: str) -> None:
    """R-CARD-04, ruling 7.24."""
    t = at(profile, ann={"hand": basic}, bob={"stable": ""}, cid={"stable": "yay"})
    assert t.does("ann", basic).options("ann") == [f"{basic} ann", f"{basic} bob", f"{basic} cid"]
    t.does("ann", f"{basic} cid")
    assert t.stable("cid") == ["yay", basic]
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ["second-ru", "second-uk"])
@each_basic
def test_basic_is_kept_out_by_queen_bee(profile: str, basic: str) -> None:
    """Ruling 7.4; a magical one is not."""
    t = at(profile, ann={"hand": f"{basic} rhinocorn"}, bob={"stable": "queen_bee_unicorn"})
    assert t.options("ann") == ["draw", "rhinocorn"]
    assert t.why("ann", basic) == "basics-kept-out (R-EFF-13)"
    assert t.why("ann", "rhinocorn") == ""
    t.turn_of("ann")


@in_all
@each_basic
def test_basic_destroyed_goes_to_the_discard_pile(profile: str, basic: str) -> None:
    """R-WORD-04; a panda is no unicorn (ruling 5.3)."""
    t = at(profile, ann={"hand": "unicorn_poison", "stable": "yay"}, bob={"stable": f"double_dutch {basic}"},
           cid={"stable": "rhinocorn pandamonium"})  # fmt: skip
    t.does("ann", "unicorn_poison")
    assert t.stable("bob") == ["double_dutch"]
    assert t.discard == ["unicorn_poison", basic]
    t.turn_of("bob")


@in_all
@each_basic
def test_basic_can_be_stopped(profile: str, basic: str) -> None:
    """R-CARD-07, ruling 3.3: it goes to the discard pile and the action is spent."""
    t = at(profile, ann={"hand": basic, "stable": ""}, bob={"hand": "neigh yay"}, cid={"stable": ""})
    assert plays(t, "ann", basic).options("bob") == ["pass", "neigh"]
    t.does("bob", "neigh")
    assert t.stable("ann") == []
    assert sorted(t.discard) == sorted([basic, "neigh"])
    t.turn_of("bob")


@in_all
@each_basic
def test_basic_is_the_seventh_unicorn(profile: str, basic: str) -> None:
    """R-END-01; six are not enough for three players."""
    t = at(profile, ann={"hand": basic, "stable": f"{FIVE} greedy_flying_unicorn"}, bob={"stable": ""})
    t.turn_of("ann")
    plays(t, "ann", basic).won_by("ann")


@pytest.mark.parametrize("profile", ALL)
def test_narwhal_is_one_for_the_great_narwhal(profile: str) -> None:
    t = at(profile, ann={"hand": "the_great_narwhal"}, discard="shabby_the_narwhal classy_narwhal alluring_narwhal")
    plays(t, "ann", "the_great_narwhal").does("ann", "yes")
    assert choices(t, "ann") == ["nothing", "take narwhal", "take narwhal_torpedo"]
    t.does("ann", "take narwhal")
    assert t.hand("ann") == ["narwhal"]
    t.turn_of("bob")


def test_basics_and_narwhal_stay_in_the_box_for_two() -> None:
    """R-TWO-01: none is left to be searched for."""
    t = At("second-ru", ann={"hand": "the_great_narwhal", "stable": ""}, bob={"stable": ""})
    t.does("ann", "the_great_narwhal", "yes")
    assert "take narwhal" not in t.options("ann")
    t.does("ann", "nothing").turn_of("bob")
