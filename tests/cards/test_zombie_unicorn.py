"""Zombie Unicorn.

At the start of your turn, you may discard a unicorn; if you do, bring a unicorn from the discard pile into your stable
and go straight to the end of your turn.
"""

from .table import at, in_first, plays


def test_brings_a_unicorn_and_ends_the_turn() -> None:
    """R-EFF-07, R-WORD-06: any unicorn in the pile, including the one just discarded, but no other card."""
    t = at(
        "first-uk",
        ann={"hand": "narwhal americorn yay", "stable": "zombie_unicorn"},
        bob={"stable": "yay"},
        discard="basic_unicorn_red neigh slowdown good_deal",
        phase="beginning",
    )
    assert t.options("ann") == ["pass", "use zombie_unicorn"]
    assert sorted(t.does("ann", "use zombie_unicorn").options("ann")) == ["americorn", "narwhal"]
    assert sorted(t.does("ann", "narwhal").options("ann")) == ["basic_unicorn_red", "narwhal"]
    t.does("ann", "basic_unicorn_red")
    assert t.stable("ann") == ["zombie_unicorn", "basic_unicorn_red"]
    assert t.hand("ann") == ["americorn", "yay"]
    t.turn_of("bob")


def test_may_decline() -> None:
    """R-EFF-04."""
    t = at("first-uk", ann={"hand": "narwhal", "stable": "zombie_unicorn"}, discard="americorn", phase="beginning")
    t.does("ann", "pass")
    assert t.hand("ann") == ["narwhal", "neigh"]
    assert t.discard == ["americorn"]
    t.turn_of("ann")


def test_without_a_unicorn_in_hand_cannot_be_used() -> None:
    """R-EFF-08: other cards cannot pay for it."""
    t = at(
        "first-uk", ann={"hand": "yay good_deal", "stable": "zombie_unicorn"}, discard="americorn", phase="beginning"
    )
    assert t.options("ann") == ["pass"]  # asked anyway: silence would reveal the hand
    t.does("ann", "pass")
    assert t.stable("ann") == ["zombie_unicorn"]
    t.turn_of("ann")


def test_with_an_empty_pile_brings_back_the_unicorn_discarded() -> None:
    """Ruling 2.11: it enters."""
    t = at(
        "first-uk",
        ann={"hand": "unicorn_on_the_cob yay", "stable": "zombie_unicorn"},
        deck="slowdown neigh neigh ...",
        phase="beginning",
    )
    t.does("ann", "use zombie_unicorn", "unicorn_on_the_cob")
    assert sorted(t.options("ann")) == ["neigh", "slowdown", "yay"]  # it draws two and discards one
    t.does("ann", "yay")
    assert t.stable("ann") == ["zombie_unicorn", "unicorn_on_the_cob"]
    assert t.hand("ann") == ["neigh", "slowdown"]
    t.turn_of("bob")


def test_first_ru_chooses_the_unicorn_before_the_discard() -> None:
    """R-CHAIN-04: so it cannot be the card discarded."""
    t = at(
        "first-ru",
        ann={"hand": "narwhal americorn", "stable": "zombie_unicorn"},
        bob={"stable": "yay"},
        discard="basic_unicorn_red llamacorn",
        phase="beginning",
    )
    assert sorted(t.does("ann", "yes").options("ann")) == ["basic_unicorn_red", "llamacorn"]
    assert sorted(t.does("ann", "basic_unicorn_red").options("ann")) == ["americorn", "narwhal"]
    t.does("ann", "narwhal")
    assert t.stable("ann") == ["zombie_unicorn", "basic_unicorn_red"]
    assert t.discard == ["narwhal", "llamacorn"]
    t.turn_of("bob")


@in_first
def test_waits_for_a_turn_that_starts_with_it(rulebook: str) -> None:
    """R-TURN-03, ruling 1.3."""
    t = at(rulebook, ann={"hand": "zombie_unicorn narwhal", "stable": ""}, discard="llamacorn")
    plays(t, "ann", "zombie_unicorn")
    assert (t.stable("ann"), t.hand("ann")) == (["zombie_unicorn"], ["narwhal"])
    t.turn_of("bob")
