"""Bottomless Basket: at the end of your turn you may keep 3 cards more in hand than usual."""

from stablemates.protocol import seen

from .table import at


def test_keeps_ten_cards() -> None:
    t = at(ann={"hand": ["neigh"] * 9, "stable": "bottomless_basket"}, bob={}, cat={})
    t.does("ann", "draw")
    assert len(t.hand("ann")) == 10
    t.turn_of("bob")


def test_makes_you_discard_the_eleventh_card() -> None:
    t = at(ann={"hand": ["neigh"] * 10, "stable": "bottomless_basket"}, bob={}, cat={})
    t.does("ann", "draw")
    assert sorted(t.options("ann")) == ["basic_unicorn_red", "neigh"]
    t.does("ann", "neigh")
    assert len(t.hand("ann")) == 10
    t.turn_of("bob")


def test_shows_its_player_the_higher_limit() -> None:
    t = at(ann={"stable": "bottomless_basket"}, bob={"stable": "basic_unicorn_red"}, cat={})
    facts = seen.view(t.state, 1).stable
    assert facts is not None
    assert facts.hand_limit == [10, 7, 7]
    t.turn_of("ann")


def test_works_for_its_own_player_only() -> None:
    t = at(ann={"hand": [*["neigh"] * 6, "yay"]}, bob={"stable": "bottomless_basket"}, cat={})
    t.does("ann", "draw", "yay")
    assert len(t.hand("ann")) == 7
    t.turn_of("bob")


def test_stolen_works_for_the_thief_immediately() -> None:
    cards = ["neigh"] * 7
    t = at(ann={"hand": ["haggling", *cards, "yay", "slowdown"]}, bob={"stable": "bottomless_basket"}, cat={})
    t.does("ann", "haggling")
    assert len(t.hand("ann")) == 9
    t.turn_of("bob")
    t = at(ann={"hand": "haggling"}, bob={"hand": [*cards, "slowdown"], "stable": "bottomless_basket"}, cat={})
    t.does("ann", "haggling").does("bob", "pass", "draw", "slowdown", "neigh", "neigh")
    assert len(t.hand("bob")) == 7
    t.turn_of("cat")
