"""Tip Jar.

At the start of your turn you may discard a card; then choose another player, who gives you a card of their choice
from their hand.
"""

from .table import at


def test_discards_a_card_to_get_one_from_another_player() -> None:
    t = at(
        turn="cat", ann={"hand": "yay slowdown", "stable": "tip_jar"}, bob={"hand": "tiny_stable barbed_wire"}, cat={}
    )
    t.does("cat", "draw")
    assert t.options("ann") == ["pass", "use tip_jar"]
    t.does("ann", "use tip_jar", "yay")
    assert t.options("ann") == ["bob", "cat"]
    t.does("ann", "bob").does("bob", "give barbed_wire")
    assert t.hand("ann") == ["barbed_wire", "basic_unicorn_red", "slowdown"]
    assert (t.hand("bob"), t.discard) == (["tiny_stable"], ["yay"])
    t.turn_of("ann")


def test_may_be_declined() -> None:
    t = at(turn="cat", ann={"hand": "yay", "stable": "tip_jar"}, bob={"hand": "neigh"}, cat={})
    t.does("cat", "draw").does("ann", "pass")
    assert (t.hand("bob"), t.discard) == (["neigh"], [])
    t.turn_of("ann")


def test_with_an_empty_hand_is_not_offered() -> None:
    t = at(turn="cat", ann={"stable": "tip_jar"}, bob={"hand": "neigh"}, cat={})
    t.does("cat", "draw")
    assert t.hand("bob") == ["neigh"]
    t.turn_of("ann")


def test_waits_for_a_turn_that_starts_with_it() -> None:
    """R-TURN-02."""
    t = at(ann={"hand": "tip_jar yay"}, bob={"hand": "slowdown tiny_stable"}, cat={})
    t.does("ann", "tip_jar", "tip_jar ann").does("bob", "pass")
    assert (t.hand("ann"), t.stable("ann")[1:]) == (["yay"], ["tip_jar"])
    t.turn_of("bob")


def test_gets_nothing_if_all_other_hands_are_empty() -> None:
    t = at(turn="cat", ann={"hand": "yay", "stable": "tip_jar"}, bob={}, cat={"hand": "slowdown"})
    t.does("cat", "slowdown", "slowdown bob")  # now only ann has cards
    t.does("ann", "pass", "use tip_jar")
    assert (t.hand("ann"), t.discard) == (["basic_unicorn_red"], ["yay"])
    t.turn_of("ann")
