"""Summoning Ritual.

At the start of your turn, you may discard 2 unicorns; if you do, bring a unicorn from the discard pile into your
stable.
"""

from .table import begins


def test_discards_two_unicorns_and_brings_one() -> None:
    """Ruling 7.15: one of the two may come back."""
    t = begins(
        "first-uk",
        {"hand": "narwhal rhinocorn stabby_the_unicorn yay", "stable": "summoning_ritual"},
        discard="rainbow_unicorn slowdown",
    )
    t.does("ann", "use summoning_ritual")
    assert sorted(t.options("ann")) == ["narwhal", "rhinocorn", "stabby_the_unicorn"]
    t.does("ann", "narwhal", "stabby_the_unicorn")
    assert sorted(t.options("ann")) == ["narwhal", "rainbow_unicorn", "stabby_the_unicorn"]
    t.does("ann", "stabby_the_unicorn")
    assert t.stable("ann") == ["summoning_ritual", "stabby_the_unicorn"]
    assert t.hand("ann") == ["neigh", "rhinocorn", "yay"]
    t.turn_of("ann")


def test_needs_two_unicorns_in_hand() -> None:
    """R-EFF-07: other cards do not count."""
    t = begins("first-uk", {"hand": "narwhal yay slowdown", "stable": "summoning_ritual"}, discard="rhinocorn")
    assert t.options("ann") == ["pass"]
    t.does("ann", "pass").turn_of("ann")
    t = begins("first-uk", {"hand": "narwhal stabby_the_unicorn", "stable": "summoning_ritual"}, discard="rhinocorn")
    assert t.options("ann") == ["pass", "use summoning_ritual"]
    t.does("ann", "pass").turn_of("ann")


def test_triggers_the_unicorn_it_brings() -> None:
    """Rulings 2.11 and 7.17."""
    t = begins(
        "first-uk",
        {"hand": "narwhal basic_unicorn_red", "stable": "summoning_ritual"},
        discard="greedy_flying_unicorn",
        deck="yay neigh ...",
    )
    t.does("ann", "use summoning_ritual", "narwhal", "greedy_flying_unicorn")
    assert t.hand("ann") == ["neigh", "yay"]
    t.turn_of("ann")


def test_first_ru_names_the_unicorn_before_the_discard() -> None:
    """R-CHAIN-04."""
    t = begins(
        "first-ru",
        {"hand": "narwhal basic_unicorn_red rainbow_unicorn", "stable": "summoning_ritual"},
        discard="stabby_the_unicorn rhinocorn",
    )
    t.does("ann", "yes")
    assert sorted(t.options("ann")) == ["rhinocorn", "stabby_the_unicorn"]
    t.does("ann", "stabby_the_unicorn")
    assert sorted(t.options("ann")) == ["basic_unicorn_red", "narwhal", "rainbow_unicorn"]
    t.does("ann", "narwhal", "rainbow_unicorn")
    assert t.stable("ann") == ["summoning_ritual", "stabby_the_unicorn"]
    assert t.hand("ann") == ["basic_unicorn_red", "neigh"]
    t.turn_of("ann")


def test_may_be_declined() -> None:
    """R-TURN-04."""
    t = begins("first-uk", {"hand": "narwhal rhinocorn", "stable": "summoning_ritual"}, discard="llamacorn")
    t.does("ann", "pass")
    assert (t.hand("ann"), t.discard) == (["narwhal", "neigh", "rhinocorn"], ["llamacorn"])
    t.turn_of("ann")
