"""Falling Star Unicorn: when this card leaves your stable in any way, draw 2 cards."""

from .table import at


def test_destroyed_draws_two() -> None:
    t = at(ann={"hand": "unicorn_poison"}, bob={"stable": "falling_star_unicorn"}, cat={"stable": "narwhal"})
    t.does("ann", "unicorn_poison", "falling_star_unicorn")
    assert t.hand("bob") == ["basic_unicorn_blue", "basic_unicorn_red", "basic_unicorn_red"]  # two and bob's draw
    assert (t.hand("ann"), t.hand("cat")) == ([], [])
    t.turn_of("bob")


def test_stolen_draws_for_the_player_it_leaves() -> None:
    t = at(ann={"hand": "seductive_unicorn yay"}, bob={}, cat={"stable": "falling_star_unicorn"})
    t.does("ann", "seductive_unicorn", "yes", "falling_star_unicorn")
    assert t.stable("ann")[-2:] == ["seductive_unicorn", "falling_star_unicorn"]
    assert t.hand("cat") == ["basic_unicorn_red", "basic_unicorn_red"]
    assert t.hand("ann") == []
    t.turn_of("bob")


def test_draws_nothing_on_entry() -> None:
    t = at(ann={"hand": "falling_star_unicorn"}, bob={}, cat={})
    t.does("ann", "falling_star_unicorn")
    assert t.hand("ann") == []
    t.turn_of("bob")


def test_stopped_has_left_no_stable() -> None:
    t = at(ann={"hand": "falling_star_unicorn"}, bob={"hand": "neigh"}, cat={})
    t.does("ann", "falling_star_unicorn").does("bob", "neigh")
    assert t.hand("ann") == []
    assert sorted(t.discard) == ["falling_star_unicorn", "neigh"]
    t.turn_of("bob")


def test_under_blinding_light_draws_nothing() -> None:
    t = at(ann={"hand": "unicorn_poison"}, bob={}, cat={"stable": "falling_star_unicorn blinding_light"})
    t.does("ann", "unicorn_poison", "falling_star_unicorn")
    assert t.hand("cat") == []
    t.turn_of("bob")
