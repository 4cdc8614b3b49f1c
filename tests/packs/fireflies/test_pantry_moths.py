"""Pantry Moths: at the start of your turn discard a card."""

from .table import at


def test_discard_a_card_before_the_draw() -> None:
    t = at(turn="cat", ann={"hand": "yay slowdown", "stable": "pantry_moths"}, bob={"hand": "neigh"}, cat={})
    t.does("cat", "draw")
    assert t.options("ann") == ["yay", "slowdown"]
    t.does("ann", "yay")
    assert t.hand("ann") == ["basic_unicorn_red", "slowdown"]
    assert (t.hand("bob"), t.discard) == (["neigh"], ["yay"])
    t.turn_of("ann")


def test_find_nothing_in_an_empty_hand() -> None:
    t = at(turn="cat", ann={"stable": "pantry_moths"}, bob={"hand": "neigh"}, cat={})
    t.does("cat", "draw")
    assert (t.hand("ann"), t.discard) == (["basic_unicorn_red"], [])
    t.turn_of("ann")


def test_can_be_played_into_any_stable() -> None:
    """R-CARD-06, R-TURN-02: they eat at the start of that player's turn."""
    t = at(ann={"hand": "pantry_moths yay"}, bob={}, cat={"hand": "slowdown"})
    t.does("ann", "pantry_moths")
    assert t.options("ann") == ["pantry_moths ann", "pantry_moths bob", "pantry_moths cat"]
    t.does("ann", "pantry_moths cat").does("cat", "pass")
    assert t.stable("cat")[1:] == ["pantry_moths"]
    t.does("bob", "draw")
    assert (t.hand("cat"), t.discard) == (["basic_unicorn_blue"], ["slowdown"])
    t.turn_of("cat")


def test_cannot_be_skipped_because_of_a_tip_jar() -> None:
    """R-TURN-03, R-EFF-04: two start-of-turn effects in any order, and only one is optional."""
    t = at(turn="cat", ann={"hand": "yay slowdown", "stable": "tip_jar pantry_moths"}, bob={"hand": "neigh"}, cat={})
    t.does("cat", "draw")
    assert t.options("ann") == ["use tip_jar", "use pantry_moths"]
    t.does("ann", "use pantry_moths", "yay")
    assert t.options("ann") == ["pass", "use tip_jar"]
    t.does("ann", "pass")
    assert t.hand("ann") == ["basic_unicorn_red", "slowdown"]
    t.turn_of("ann")
