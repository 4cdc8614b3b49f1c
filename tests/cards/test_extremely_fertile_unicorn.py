"""Extremely Fertile Unicorn.

At the start of your turn, you may discard a card; if you do, bring a baby unicorn from the nursery into your stable.
"""

from .table import at, in_first, plays


def test_discards_a_card_to_bring_a_baby() -> None:
    """R-EFF-07: any card pays, and only babies in the nursery can be brought."""
    t = at(
        "first-uk",
        ann={"hand": "yay narwhal", "stable": "extremely_fertile_unicorn"},
        bob={"stable": "baby_unicorn_red"},
        cal={"stable": "baby_narwhal baby_unicorn_pink"},
        discard="americorn",
        phase="beginning",
    )
    assert sorted(t.does("ann", "use extremely_fertile_unicorn").options("ann")) == ["narwhal", "yay"]
    colours = ["black", "blue", "brown", "death", "green", "orange", "purple", "rainbow", "white", "yellow"]
    assert sorted(t.does("ann", "yay").options("ann")) == [f"baby_unicorn_{colour}" for colour in colours]
    t.does("ann", "baby_unicorn_death")
    assert t.stable("ann") == ["extremely_fertile_unicorn", "baby_unicorn_death"]
    assert t.discard == ["yay", "americorn"]
    t.turn_of("ann")


def test_may_decline() -> None:
    t = at("first-uk", ann={"hand": "yay", "stable": "extremely_fertile_unicorn"}, phase="beginning")
    t.does("ann", "pass")
    assert t.stable("ann") == ["extremely_fertile_unicorn"]
    assert t.hand("ann") == ["neigh", "yay"]
    t.turn_of("ann")


def test_with_an_empty_hand_is_not_asked() -> None:
    """R-EFF-08."""
    t = at("first-uk", ann={"stable": "extremely_fertile_unicorn"}, deck="yay neigh ...", phase="beginning")
    assert t.stable("ann") == ["extremely_fertile_unicorn"]
    t.turn_of("ann")


def test_with_an_empty_nursery_brings_nothing() -> None:
    """Ruling 4.10: the discarded card is gone all the same."""
    five = "baby_unicorn_red baby_unicorn_pink baby_unicorn_orange baby_unicorn_yellow baby_unicorn_green"
    six = "baby_unicorn_blue baby_unicorn_purple baby_unicorn_black baby_unicorn_white baby_unicorn_brown baby_narwhal"
    t = at(
        "first-uk",
        ann={"hand": "yay slowdown", "stable": "extremely_fertile_unicorn baby_unicorn_death"},
        bob={"stable": five},
        cal={"stable": f"{six} baby_unicorn_rainbow pandamonium"},
        phase="beginning",
    )
    assert t.nursery == []
    t.does("ann", "use extremely_fertile_unicorn", "yay")
    assert t.stable("ann") == ["extremely_fertile_unicorn", "baby_unicorn_death"]
    assert t.discard == ["yay"]
    t.turn_of("ann")


def test_first_ru_chooses_the_baby_before_the_discard() -> None:
    """R-CHAIN-04."""
    t = at("first-ru", ann={"hand": "yay slowdown", "stable": "extremely_fertile_unicorn"}, phase="beginning")
    t.does("ann", "yes", "baby_narwhal", "yay")
    assert t.stable("ann") == ["extremely_fertile_unicorn", "baby_narwhal"]
    assert t.discard == ["yay"]
    t.turn_of("ann")


@in_first
def test_waits_for_a_turn_that_starts_with_it(rulebook: str) -> None:
    """R-TURN-03, ruling 1.3."""
    t = at(rulebook, ann={"hand": "extremely_fertile_unicorn yay", "stable": ""})
    plays(t, "ann", "extremely_fertile_unicorn")
    assert (t.stable("ann"), t.hand("ann")) == (["extremely_fertile_unicorn"], ["yay"])
    t.turn_of("bob")
