"""Mystical Vortex: each player, including you, discards a card. Then the discard pile is shuffled into the deck."""

from stablemates.testing import At

from .table import in_both


@in_both
def test_costs_everyone_a_card_and_shuffles_the_pile_in(rulebook: str) -> None:
    """R-WORD-07, R-WORD-02: each player including you, in order from you, and each chooses."""
    t = At(
        rulebook,
        ann={"hand": "mystical_vortex yay slowdown"},
        bob={"hand": "neigh narwhal"},
        cal={"hand": "re_target"},
        deck="good_deal ...",
        discard="unicorn_swap",
    )
    cards = len(t.deck)
    t.does("ann", "mystical_vortex").does("bob", "pass").does("cal", "pass")
    assert sorted(t.options("ann")) == ["slowdown", "yay"]
    assert sorted(t.does("ann", "yay").options("bob")) == ["narwhal", "neigh"]
    t.does("bob", "neigh")
    assert [t.hand("ann"), t.hand("cal")] == [["slowdown"], []]
    assert len(t.deck) == cards + 3 + 1 - 1  # three discards, one from the pile, less bob's draw
    assert "narwhal" in t.hand("bob")
    t.turn_of("bob")


@in_both
def test_skips_empty_hands_but_still_shuffles(rulebook: str) -> None:
    """R-EFF-08: there is no "then", so the shuffle happens even if no one discards."""
    t = At(rulebook, ann={"hand": "mystical_vortex"}, bob={}, cal={}, discard="neigh yay narwhal")
    cards = len(t.deck)
    t.does("ann", "mystical_vortex")
    assert t.discard == ["mystical_vortex"]
    assert len(t.deck) == cards + 3 - 1
    t.turn_of("bob")


@in_both
def test_shuffles_itself_in_only_if_the_table_says_so(rulebook: str) -> None:
    """Ruling 7.9, R-CARD-05."""
    for itself, pile in ((False, ["mystical_vortex"]), (True, [])):
        t = At(rulebook, ann={"hand": "mystical_vortex yay"}, bob={}, cal={}, shuffles_itself=itself)
        cards = len(t.deck)
        t.does("ann", "mystical_vortex")
        assert t.discard == pile
        assert len(t.deck) == cards + 1 + itself - 1
        t.turn_of("bob")


@in_both
def test_shuffles_in_the_neighs_spent_on_it(rulebook: str) -> None:
    """R-CARD-05, ruling 3.3: they are in the pile by then."""
    t = At(rulebook, ann={"hand": "mystical_vortex neigh"}, bob={}, cal={"hand": "neigh yay"})
    cards = len(t.deck)
    t.does("ann", "mystical_vortex").does("cal", "neigh").does("ann", "neigh").does("cal", "pass", "pass")
    assert t.hand("cal") == []
    assert t.discard == ["mystical_vortex"]
    assert len(t.deck) == cards + 3 - 1
    t.turn_of("bob")


@in_both
def test_stopped_costs_no_one_else_a_card(rulebook: str) -> None:
    t = At(rulebook, ann={"hand": "mystical_vortex"}, bob={}, cal={"hand": "neigh yay"}, discard="narwhal")
    t.does("ann", "mystical_vortex").does("cal", "neigh")
    assert t.hand("cal") == ["yay"]
    assert sorted(t.discard) == ["mystical_vortex", "narwhal", "neigh"]
    t.turn_of("bob")
