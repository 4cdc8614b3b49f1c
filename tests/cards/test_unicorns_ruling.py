"""Unicorns that put a rule in force: Queen Bee and Ginormous."""

from __future__ import annotations

import pytest

from .test_unicorns_playing import at, choices, in_all, plays

in_first = pytest.mark.parametrize("profile", ["first-uk", "first-ru"])
FIVE = "narwhal americorn llamacorn shark_with_a_horn mermaid_unicorn"

# --- queen bee: no basic unicorn enters anybody else's stable ---------------------------------------------------------


@in_all
def test_queen_bee_unicorn_does_not_bind_her_player(profile: str) -> None:
    """Ruling 7.4: her player's basics come as ever, and into no other stable."""
    t = at(profile, ann={"hand": "narwhal", "stable": "queen_bee_unicorn"}, bob={"stable": "basic_unicorn_red"})
    t.does("ann", "narwhal")
    assert t.stable("ann") == ["queen_bee_unicorn", "narwhal"]
    assert t.stable("bob") == ["basic_unicorn_red"]  # those that are there stay
    t.turn_of("bob")


@in_first
def test_queen_bee_unicorn_lets_basics_be_played_to_her_in_the_first_edition(profile: str) -> None:
    """Ruling 7.4: unicorns go into any stable, so hers is the only one left."""
    t = at(profile, ann={"hand": "narwhal rhinocorn"}, bob={"stable": "queen_bee_unicorn"})
    assert choices(t, "ann") == ["draw", "narwhal", "rhinocorn"]
    t.does("ann", "narwhal")
    assert t.stable("bob") == ["queen_bee_unicorn", "narwhal"]
    t.turn_of("bob")


@in_all
def test_queen_bee_unicorn_keeps_basics_from_being_given_or_stolen(profile: str) -> None:
    """Ruling 7.4 by Unicorn Swap (7.7): given to her, and only what is no basic is stolen."""
    t = at(profile, ann={"hand": "unicorn_swap", "stable": "narwhal"},
           bob={"stable": "queen_bee_unicorn basic_unicorn_red llamacorn"}, cid={"stable": "americorn"})  # fmt: skip
    t.does("ann", "unicorn_swap")  # narwhal can go to bob only
    assert t.options("ann") == ["queen_bee_unicorn", "llamacorn"]
    t.does("ann", "queen_bee_unicorn")
    assert t.stable("ann") == ["queen_bee_unicorn"]
    assert t.stable("bob") == ["basic_unicorn_red", "llamacorn", "narwhal"]
    t.turn_of("bob")


def test_queen_bee_unicorn_keeps_basics_from_being_revived() -> None:
    """Ruling 7.17 by Kiss of Life."""
    t = at("second-ru", ann={"hand": "kiss_of_life", "stable": ""}, bob={"stable": "queen_bee_unicorn"},
           discard="narwhal rhinocorn basic_unicorn_red llamacorn")  # fmt: skip
    assert choices(t.does("ann", "kiss_of_life"), "ann") == ["llamacorn", "rhinocorn"]
    t.does("ann", "rhinocorn")
    assert t.stable("ann") == ["rhinocorn"]
    t.turn_of("bob")


def test_queen_bee_unicorn_under_blinding_light_rules_nobody() -> None:
    """Ruling 6.1; her text is continuous, so the second edition's light is meant."""
    t = at("second-ru", ann={"hand": "narwhal", "stable": ""}, bob={"stable": "queen_bee_unicorn blinding_light"})
    assert t.options("ann") == ["draw", "narwhal"]
    t.does("ann", "narwhal")
    assert t.stable("ann") == ["narwhal"]
    t.turn_of("bob")


def test_queen_bee_unicorn_as_a_panda_rules_on() -> None:
    """Ruling 5.2."""
    t = at("second-ru", ann={"hand": "narwhal llamacorn"}, bob={"stable": "queen_bee_unicorn pandamonium"})
    assert t.options("ann") == ["draw", "llamacorn"]
    assert t.why("ann", "narwhal") == "basics-kept-out (R-EFF-13)"
    t.turn_of("ann")


@in_all
def test_queen_bee_unicorn_gone_basics_come_again(profile: str) -> None:
    """R-EFF-13: only as long as she is there."""
    t = at(profile, ann={"hand": "unicorn_poison", "stable": ""}, bob={"stable": "queen_bee_unicorn"},
           cid={"stable": ""}, deck="yay narwhal neigh")  # fmt: skip
    t.does("ann", "unicorn_poison").does("bob", "draw")
    assert "narwhal" in t.hand("bob")
    t.turn_of("cid")


# --- ginormous: counts as two unicorns; its player can play no Neigh --------------------------------------------------


@in_all
def test_ginormous_unicorn_counts_as_two(profile: str) -> None:
    """Ruling 3.7, R-CARD-09: five and the big one are seven."""
    t = at(profile, ann={"hand": "ginormous_unicorn", "stable": FIVE})
    plays(t, "ann", "ginormous_unicorn").won_by("ann")


@in_all
def test_ginormous_unicorn_and_four_are_not_seven(profile: str) -> None:
    """The boundary from below."""
    t = at(profile, ann={"hand": "ginormous_unicorn", "stable": "narwhal americorn llamacorn shark_with_a_horn"})
    plays(t, "ann", "ginormous_unicorn").turn_of("bob")


@in_all
def test_ginormous_unicorn_bars_its_player_from_neighs(profile: str) -> None:
    """Ruling 3.6: neither Neigh nor Super Neigh, so nobody asks; cid's hand is not meant."""
    t = at(profile, ann={"hand": "narwhal", "stable": ""},
           bob={"hand": "neigh super_neigh", "stable": "ginormous_unicorn"},
           cid={"hand": "neigh yay"})  # fmt: skip
    plays(t, "ann", "narwhal")
    assert t.asked == {"cid": "neigh"}
    assert t.why("bob", "neigh") == "no-neighs (R-EFF-13)"
    assert t.why("bob", "super_neigh") == "no-neighs (R-EFF-13)"
    t.does("cid", "pass")
    assert t.hand("bob") == ["neigh", "neigh", "super_neigh"]  # they stay in the hand
    t.turn_of("bob")


@in_all
def test_ginormous_unicorn_itself_can_be_stopped(profile: str) -> None:
    """Ruling 3.7: nothing protects the play."""
    t = at(profile, ann={"hand": "ginormous_unicorn", "stable": FIVE}, bob={"hand": "neigh"})
    plays(t, "ann", "ginormous_unicorn").does("bob", "neigh")
    assert sorted(t.discard) == ["ginormous_unicorn", "neigh"]
    t.turn_of("bob")


@in_all
def test_ginormous_unicorn_as_a_panda_counts_nothing_and_bars_all_the_same(profile: str) -> None:
    """Rulings 5.1 and 5.2, R-END-03."""
    t = at(profile, ann={"hand": "ginormous_unicorn neigh", "stable": f"{FIVE} pandamonium"}, bob={"hand": "yay"})
    plays(t, "ann", "ginormous_unicorn").does("bob", "pass")
    t.turn_of("bob")
    plays(t, "bob", "yay")  # ann is not asked
    assert t.stable("bob")[-1] == "yay"
    t.turn_of("cid")


def test_ginormous_unicorn_under_blinding_light_is_one_unicorn() -> None:
    """Rulings 3.6 and 6.1, second edition: no double count and no ban."""
    t = at(
        "second-ru", ann={"hand": "ginormous_unicorn neigh", "stable": f"{FIVE} blinding_light"}, bob={"hand": "yay"}
    )
    t.does("ann", "ginormous_unicorn").does("bob", "pass")
    t.does("bob", "yay", "yay bob")
    assert t.options("ann") == ["pass", "neigh"]
    t.does("ann", "pass").turn_of("cid")


@in_first
def test_ginormous_unicorn_under_blinding_light_of_the_first_edition_counts_two(profile: str) -> None:
    """Ruling 6.4: its texts are not triggered."""
    t = at(profile, ann={"hand": "ginormous_unicorn", "stable": f"{FIVE} blinding_light"})
    plays(t, "ann", "ginormous_unicorn").won_by("ann")


@in_all
def test_ginormous_unicorn_in_a_tiny_stable(profile: str) -> None:
    """Ruling 7.2: four and two are six; without it four are left."""
    four = "narwhal americorn llamacorn shark_with_a_horn"
    t = at(profile, ann={"hand": "ginormous_unicorn", "stable": f"{four} tiny_stable"})
    assert plays(t, "ann", "ginormous_unicorn").options("ann") == [*four.split(), "ginormous_unicorn"]
    t.does("ann", "ginormous_unicorn")
    assert t.stable("ann") == [*four.split(), "tiny_stable"]
    t.turn_of("bob")
