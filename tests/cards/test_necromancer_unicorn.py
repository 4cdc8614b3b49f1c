"""Necromancer Unicorn.

On entry, you may discard 2 unicorns; then bring a unicorn from the discard pile into your stable.
"""

from .table import at


def test_discards_two_unicorns_and_brings_one() -> None:
    """Ruling 7.15: one of the two may come back. Other cards cannot pay or be brought."""
    t = at(
        "second-ru",
        ann={"hand": "necromancer_unicorn narwhal llamacorn americorn yay", "stable": ""},
        discard="rhinocorn slowdown good_deal neigh",
    )
    assert t.does("ann", "necromancer_unicorn").options("ann") == ["no", "yes"]
    assert sorted(t.does("ann", "yes").options("ann")) == ["americorn", "llamacorn", "narwhal"]
    assert sorted(t.does("ann", "narwhal").options("ann")) == ["americorn", "llamacorn"]
    assert sorted(t.does("ann", "llamacorn").options("ann")) == ["llamacorn", "narwhal", "rhinocorn"]
    t.does("ann", "narwhal")
    assert t.stable("ann") == ["necromancer_unicorn", "narwhal"]
    assert t.hand("ann") == ["americorn", "yay"]
    t.turn_of("bob")


def test_may_decline() -> None:
    t = at("second-ru", ann={"hand": "necromancer_unicorn narwhal llamacorn"}, discard="rhinocorn")
    t.does("ann", "necromancer_unicorn", "no")
    assert (t.hand("ann"), t.discard) == (["llamacorn", "narwhal"], ["rhinocorn"])
    t.turn_of("bob")


def test_with_one_unicorn_in_hand_cannot_pay() -> None:
    """R-EFF-05: a unicorn and another card are not two unicorns."""
    t = at("second-ru", ann={"hand": "necromancer_unicorn narwhal yay"}, discard="rhinocorn")
    t.does("ann", "necromancer_unicorn")
    assert t.options("ann") == ["no"]  # asked anyway: silence would reveal the hand
    t.does("ann", "no")
    assert (t.hand("ann"), t.discard) == (["narwhal", "yay"], ["rhinocorn"])
    t.turn_of("bob")


def test_triggers_the_unicorn_it_brings() -> None:
    """Ruling 7.17: it enters."""
    t = at(
        "second-ru",
        ann={"hand": "necromancer_unicorn narwhal basic_unicorn_red", "stable": ""},
        discard="greedy_flying_unicorn",
        deck="yay neigh ...",
    )
    t.does("ann", "necromancer_unicorn", "yes", "narwhal", "greedy_flying_unicorn")
    assert t.hand("ann") == ["yay"]
    t.turn_of("bob")
