"""Closing Time: each player, including you, returns a card of their choice from their own stable to their own hand."""

from .table import at


def test_everyone_takes_back_a_card_of_their_choice() -> None:
    t = at(
        ann={"hand": "closing_time", "stable": "narwhal slowdown"},
        bob={"stable": "yay tiny_stable"},
        cat={"stable": "basic_unicorn_indigo rainbow_aura"},
    )
    t.does("ann", "closing_time", "slowdown")
    assert t.options("bob") == ["yay", "tiny_stable"]
    t.does("bob", "tiny_stable").does("cat", "basic_unicorn_indigo")
    assert [t.stable(who) for who in t.players] == [["narwhal"], ["yay"], ["rainbow_aura"]]
    assert (t.hand("ann"), t.hand("cat")) == (["slowdown"], ["basic_unicorn_indigo"])
    assert t.hand("bob") == ["basic_unicorn_red", "tiny_stable"]
    t.turn_of("bob")


def test_skips_empty_stables() -> None:
    t = at(ann={"hand": "closing_time", "stable": ""}, bob={"stable": ""}, cat={"stable": "yay"})
    t.does("ann", "closing_time")
    assert (t.hand("ann"), t.hand("cat")) == ([], ["yay"])
    t.turn_of("bob")


def test_sends_babies_to_the_nursery() -> None:
    t = at(ann={"hand": "closing_time"}, bob={"stable": "baby_narwhal"}, cat={})
    t.does("ann", "closing_time")
    assert "baby_narwhal" in t.nursery
    assert [t.stable(who) for who in t.players] == [[], [], []]
    assert t.hand("ann") == []
    t.turn_of("bob")


def test_spares_kittencorn_in_the_first_edition() -> None:
    """R-EFF-14."""
    t = at(
        "first-uk",
        ann={"hand": "closing_time", "stable": "magical_kittencorn"},
        bob={"stable": ""},
        cat={"stable": "yay"},
    )
    t.does("ann", "closing_time")
    assert (t.stable("ann"), t.stable("cat")) == (["magical_kittencorn"], [])
    t.turn_of("bob")


def test_triggers_falling_star_unicorn() -> None:
    t = at(ann={"hand": "closing_time", "stable": ""}, bob={"stable": ""}, cat={"stable": "falling_star_unicorn"})
    t.does("ann", "closing_time")
    assert t.hand("cat") == ["basic_unicorn_red", "basic_unicorn_red", "falling_star_unicorn"]
    t.turn_of("bob")
