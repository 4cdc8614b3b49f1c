"""Extra Tail.

Can enter only a stable that has a basic unicorn. At the start of your turn, you may draw an extra card.
"""

from stablemates.testing import At

from .table import begins, short_deck


def test_draws_an_extra_card() -> None:
    t = begins("first-uk", {"stable": "extra_tail"}, deck="yay slowdown ...")
    assert t.options("ann") == ["pass", "use extra_tail"]
    t.does("ann", "use extra_tail")
    assert t.hand("ann") == ["slowdown", "yay"]
    t.turn_of("ann")


def test_may_be_declined_and_works_for_its_own_player_only() -> None:
    """R-TURN-04, R-EFF-02."""
    t = begins("first-uk", {"stable": "extra_tail"}, bob={"stable": "extra_tail"}, deck="yay slowdown ...")
    t.does("ann", "pass")
    assert t.hand("ann") == ["yay"]
    assert t.hand("bob") == []
    t.turn_of("ann")


def test_enters_only_a_stable_with_a_basic() -> None:
    """Ruling 8.5: not even by Re-Target."""
    t = At("first-uk", ann={"hand": "extra_tail"}, bob={"stable": "rhinocorn"}, cal={})
    assert t.options("ann") == ["draw"]
    assert t.why("ann", "extra_tail") == "needs-a-basic (R-EFF-13)"
    t.turn_of("ann")
    t = At(
        "first-uk",
        ann={"hand": "re_target", "stable": "extra_tail"},
        bob={"stable": "rainbow_unicorn slowdown"},
        cal={"stable": "narwhal"},
        dan={},
    )
    assert t.does("ann", "re_target").options("ann") == ["extra_tail", "slowdown"]
    t.does("ann", "extra_tail")
    assert t.stable("cal") == ["narwhal", "extra_tail"]
    t.turn_of("bob")


def test_two_copies_draw_twice() -> None:
    """Ruling 7.25."""
    t = begins("first-uk", {"stable": "extra_tail extra_tail"}, deck="yay slowdown neigh ...")
    t.does("ann", t.options("ann")[1]).does("ann", t.options("ann")[1])
    assert t.hand("ann") == ["neigh", "slowdown", "yay"]
    t.turn_of("ann")


def test_draws_the_last_card_and_ends_the_game() -> None:
    """R-END-04, ruling 1.8."""
    t = short_deck(
        "first-uk",
        "yay",
        ann={"stable": "extra_tail narwhal"},
        bob={"stable": ""},
        cal={"stable": ""},
        phase="beginning",
    )
    t.does("ann", "use extra_tail").won_by("ann")
