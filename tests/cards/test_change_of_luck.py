"""Change of Luck: draw 2 cards and discard 3 cards; then you get one more turn after this one."""

from stablemates.testing import At

from .table import in_both


@in_both
def test_draws_two_discards_three_and_gives_another_turn(rulebook: str) -> None:
    """Ruling 1.10: a whole turn, including its draw."""
    t = At(
        rulebook,
        ann={"hand": "change_of_luck neigh yay"},
        bob={"stable": "narwhal"},
        cal={},
        deck="slowdown nanny_cam broken_stable",
    )
    t.does("ann", "change_of_luck")
    assert sorted(t.options("ann")) == ["nanny_cam", "neigh", "slowdown", "yay"]
    t.does("ann", "neigh", "yay", "nanny_cam")
    assert t.hand("ann") == ["broken_stable", "slowdown"]
    assert t.discard == ["change_of_luck", "nanny_cam", "yay", "neigh"]
    t.turn_of("ann")
    assert "slowdown" in t.options("ann")
    t.does("ann", "draw").turn_of("bob")


@in_both
def test_leaves_other_hands_alone(rulebook: str) -> None:
    t = At(
        rulebook,
        ann={"hand": "change_of_luck yay neigh"},
        bob={"hand": "neigh"},
        cal={"hand": "slowdown"},
        deck="narwhal rhinocorn",
    )
    t.does("ann", "change_of_luck").does("bob", "pass").does("cal", "pass")
    assert t.asked == {"ann": "discard"}
    assert sorted(t.options("ann")) == ["narwhal", "neigh", "rhinocorn", "yay"]
    t.does("ann", "neigh", "rhinocorn", "yay")
    assert t.hand("bob") == ["neigh"]
    assert t.hand("cal") == ["slowdown"]
    assert len(t.hand("ann")) == 2  # the narwhal and the extra turn's draw
    t.turn_of("ann")


@in_both
def test_with_too_few_cards_gives_no_turn_unless_the_table_says_so(rulebook: str) -> None:
    """Ruling 1.10, R-EFF-05: "then" needs all three. One other card in hand is enough."""
    for needs, whose in ((True, "bob"), (False, "ann")):
        t = At(rulebook, ann={"hand": "change_of_luck"}, bob={}, cal={}, deck="yay slowdown", luck_needs_three=needs)
        t.does("ann", "change_of_luck")
        t.does("ann", t.options("ann")[0])
        assert sorted(t.discard) == ["change_of_luck", "slowdown", "yay"]
        t.turn_of(whose)
    t = At(rulebook, ann={"hand": "change_of_luck neigh"}, bob={}, cal={}, deck="yay slowdown")
    t.does("ann", "change_of_luck", "neigh", "yay").turn_of("ann")


@in_both
def test_ends_the_first_turn_with_the_hand_limit(rulebook: str) -> None:
    """Rulings 1.9 and 1.10, R-TURN-10: eight cards are one too many before the extra turn."""
    nine = "neigh neigh neigh neigh neigh neigh neigh neigh neigh"
    t = At(rulebook, ann={"hand": "change_of_luck " + nine}, bob={}, cal={}, deck="yay slowdown nanny_cam")
    t.does("ann", "change_of_luck", "neigh", "neigh", "neigh")
    assert len(t.hand("ann")) == 8
    t.does("ann", "slowdown")
    assert t.hand("ann") == ["nanny_cam", *["neigh"] * 6, "yay"]
    t.turn_of("ann")


@in_both
def test_twice_in_a_row_gives_two_turns(rulebook: str) -> None:
    """Ruling 1.10."""
    t = At(
        rulebook,
        ann={"hand": "change_of_luck change_of_luck neigh neigh neigh"},
        bob={},
        cal={},
        deck="yay slowdown nanny_cam",
    )
    t.does("ann", "change_of_luck", "neigh", "neigh", "neigh")
    t.turn_of("ann")
    t.does("ann", "change_of_luck", "yay", "slowdown", "nanny_cam")
    t.turn_of("ann")
    t.does("ann", "draw").turn_of("bob")


@in_both
def test_stopped_gives_nothing(rulebook: str) -> None:
    """Ruling 3.3."""
    t = At(rulebook, ann={"hand": "change_of_luck yay slowdown"}, bob={"hand": "neigh"}, cal={})
    t.does("ann", "change_of_luck").does("bob", "neigh").does("ann", "pass")
    assert t.hand("ann") == ["slowdown", "yay"]
    t.turn_of("bob")
