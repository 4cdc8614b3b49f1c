"""Kiss of Life: bring a unicorn from the discard pile into your stable."""

from stablemates.testing import At

from .table import at


def test_brings_a_unicorn_from_the_discard_pile() -> None:
    """R-WORD-06."""
    t = At("second-ru", ann={"hand": "kiss_of_life"}, bob={}, cal={}, discard="narwhal rhinocorn")
    t.does("ann", "kiss_of_life", "rhinocorn")
    assert t.stable("ann") == ["baby_unicorn_red", "rhinocorn"]
    assert t.discard == ["kiss_of_life", "narwhal"]
    t.turn_of("bob")


def test_brings_only_unicorns_and_only_from_the_pile() -> None:
    """Ruling 5.6: equal cards are one choice. Unicorns become pandas in stables only."""
    t = At(
        "second-ru",
        ann={"hand": "kiss_of_life rainbow_unicorn", "stable": "pandamonium"},
        bob={"stable": "stabby_the_unicorn"},
        cal={},
        discard="narwhal yay basic_unicorn_red neigh basic_unicorn_red slowdown good_deal ginormous_unicorn",
    )
    t.does("ann", "kiss_of_life")
    assert sorted(t.options("ann")) == ["basic_unicorn_red", "ginormous_unicorn", "narwhal"]
    t.does("ann", "narwhal")
    assert t.stable("ann") == ["pandamonium", "narwhal"]
    t.turn_of("bob")


def test_without_a_unicorn_in_the_pile_brings_nothing() -> None:
    """R-EFF-08, R-EFF-09: if magic needs an object it cannot be played."""
    t = At("second-ru", ann={"hand": "kiss_of_life"}, bob={}, cal={}, discard="neigh", magic_needs_object=True)
    assert t.options("ann") == ["draw"]
    assert t.why("ann", "kiss_of_life") == "impossible (R-EFF-09)"
    t = At("second-ru", ann={"hand": "kiss_of_life"}, bob={}, cal={}, discard="neigh")
    t.does("ann", "kiss_of_life")
    assert t.stable("ann") == ["baby_unicorn_red"]
    t.turn_of("bob")


def test_triggers_the_unicorn_it_brings_and_cannot_be_stopped_there() -> None:
    """Rulings 2.11, 3.1 and 7.17: reviving is not playing."""
    t = At(
        "second-ru",
        ann={"hand": "kiss_of_life"},
        bob={},
        cal={"hand": "neigh"},
        discard="greedy_flying_unicorn",
        deck="yay",
    )
    t.does("ann", "kiss_of_life").does("cal", "pass")
    assert t.hand("ann") == ["yay"]
    assert t.stable("ann") == ["baby_unicorn_red", "greedy_flying_unicorn"]
    t.turn_of("bob")


def test_bringing_the_seventh_unicorn_wins_immediately() -> None:
    """R-END-02."""
    six = " ".join(["basic_unicorn_red"] * 3 + ["basic_unicorn_blue"] * 3)
    t = At("second-ru", ann={"hand": "kiss_of_life", "stable": six}, bob={}, cal={}, discard="narwhal")
    t.does("ann", "kiss_of_life").won_by("ann")


def test_stopped_brings_nothing() -> None:
    """R-CARD-07, ruling 3.3."""
    t = at("second-ru", ann={"hand": "kiss_of_life", "stable": ""}, bob={"hand": "neigh"}, discard="narwhal")
    t.does("ann", "kiss_of_life").does("bob", "neigh")
    assert t.stable("ann") == []
    assert sorted(t.discard) == ["kiss_of_life", "narwhal", "neigh"]
    t.turn_of("bob")
