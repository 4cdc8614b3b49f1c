"""Good Deal: draw 3 cards and discard a card."""

from stablemates.testing import At

from .table import in_both, short_deck


@in_both
def test_draws_three_and_discards_one(rulebook: str) -> None:
    t = At(rulebook, ann={"hand": "good_deal"}, bob={}, cal={}, deck="yay slowdown narwhal")
    t.does("ann", "good_deal")
    assert sorted(t.options("ann")) == ["narwhal", "slowdown", "yay"]
    t.does("ann", "slowdown")
    assert t.hand("ann") == ["narwhal", "yay"]
    assert t.discard == ["good_deal", "slowdown"]
    t.turn_of("bob")


@in_both
def test_can_discard_an_old_card_and_leaves_other_hands_alone(rulebook: str) -> None:
    """R-WORD-02."""
    t = At(rulebook, ann={"hand": "good_deal neigh"}, bob={}, cal={"hand": "re_target"}, deck="yay slowdown narwhal")
    t.does("ann", "good_deal").does("cal", "pass")
    assert sorted(t.options("ann")) == ["narwhal", "neigh", "slowdown", "yay"]
    t.does("ann", "neigh")
    assert t.hand("ann") == ["narwhal", "slowdown", "yay"]
    assert t.hand("cal") == ["re_target"]
    t.turn_of("bob")


@in_both
def test_draws_what_is_left_and_ends_the_game(rulebook: str) -> None:
    """Rulings 1.8 and 2.4, R-END-04: "and" does as much as possible."""
    t = short_deck(rulebook, "yay neigh", ann={"hand": "good_deal", "stable": "narwhal rhinocorn"}, bob={}, cal={})
    t.does("ann", "good_deal")
    assert len(t.hand("ann")) == 2
    t.does("ann", t.options("ann")[0])
    assert len(t.hand("ann")) == 1
    t.won_by("ann")


@in_both
def test_stopped_draws_nothing(rulebook: str) -> None:
    """Ruling 3.3: it goes to the discard pile, and the action is spent."""
    t = At(rulebook, ann={"hand": "good_deal"}, bob={"hand": "neigh"}, cal={})
    t.does("ann", "good_deal").does("bob", "neigh")
    assert t.hand("ann") == []
    assert sorted(t.discard) == ["good_deal", "neigh"]
    t.turn_of("bob")
