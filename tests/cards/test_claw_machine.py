"""Claw Machine: at the start of your turn you may discard a card; then draw a card."""

from .table import begins, short_deck


def test_discards_a_card_and_draws_one() -> None:
    t = begins("second-ru", {"hand": "yay slowdown", "stable": "claw_machine"}, deck="narwhal neigh")
    assert t.options("ann") == ["pass", "use claw_machine"]
    t.does("ann", "use claw_machine")
    assert sorted(t.options("ann")) == ["slowdown", "yay"]
    t.does("ann", "slowdown")
    assert t.hand("ann") == ["narwhal", "neigh", "yay"]
    assert t.discard == ["slowdown"]
    t.turn_of("ann")


def test_may_be_declined() -> None:
    """R-TURN-04."""
    t = begins("second-ru", {"hand": "yay", "stable": "claw_machine"})
    t.does("ann", "pass")
    assert t.hand("ann") == ["neigh", "yay"]
    t.turn_of("ann")


def test_with_an_empty_hand_is_not_offered() -> None:
    """R-EFF-05, R-EFF-08."""
    t = begins("second-ru", {"stable": "claw_machine"}, bob={"hand": "yay", "stable": ""})
    assert t.hand("ann") == ["neigh"]
    t.turn_of("ann")


def test_works_for_its_own_player_only() -> None:
    """R-EFF-02, R-TURN-02."""
    t = begins("second-ru", {"hand": "yay", "stable": ""}, bob={"hand": "slowdown", "stable": "claw_machine"})
    t.turn_of("ann")


def test_two_copies_act_twice() -> None:
    """Ruling 7.25: the second may discard the card that the first drew."""
    t = begins("second-ru", {"hand": "yay", "stable": "claw_machine claw_machine"}, deck="narwhal slowdown neigh")
    t.does("ann", t.options("ann")[1])
    assert t.hand("ann") == ["narwhal"]
    t.does("ann", t.options("ann")[1])
    assert t.hand("ann") == ["neigh", "slowdown"]
    assert t.discard == ["narwhal", "yay"]
    t.turn_of("ann")


def test_draws_the_last_card_and_ends_the_game() -> None:
    """R-END-04, ruling 1.8."""
    t = short_deck(
        "second-ru",
        "yay",
        ann={"hand": "yay", "stable": "claw_machine narwhal"},
        bob={"stable": ""},
        cal={"stable": ""},
        phase="beginning",
    )
    t.does("ann", "use claw_machine").won_by("ann")
