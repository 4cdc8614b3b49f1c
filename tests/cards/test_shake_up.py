"""Shake Up: your whole hand, the discard pile and this card go into the deck; shuffle it. After that, draw 5 cards."""

from stablemates.testing import At

from .table import in_both, short_deck


@in_both
def test_shuffles_itself_hand_and_pile_in_and_draws_five(rulebook: str) -> None:
    """Ruling 7.10."""
    t = At(rulebook, ann={"hand": "shake_up yay slowdown"}, bob={}, cal={}, discard="neigh narwhal")
    cards = len(t.deck)
    t.does("ann", "shake_up")
    assert len(t.hand("ann")) == 5
    assert t.discard == []
    assert len(t.deck) == cards + 1 + 2 + 2 - 5 - 1  # itself, hand and pile, less five and bob's draw
    t.turn_of("bob")


@in_both
def test_leaves_stables_and_other_hands_alone(rulebook: str) -> None:
    t = At(
        rulebook,
        ann={"hand": "shake_up", "stable": "narwhal rainbow_aura"},
        bob={},
        cal={"hand": "neigh", "stable": "nanny_cam"},
    )
    t.does("ann", "shake_up").does("cal", "pass")
    assert t.hand("cal") == ["neigh"]
    assert t.stable("ann") == ["narwhal", "rainbow_aura"]
    assert t.stable("cal") == ["nanny_cam"]
    t.turn_of("bob")


@in_both
def test_with_a_nearly_empty_deck_draws_from_the_shuffled_pile(rulebook: str) -> None:
    """Ruling 7.10: the deck does not run out, since the pile comes in before the draw."""
    t = short_deck(rulebook, "yay", ann={"hand": "shake_up"}, bob={"stable": ""}, cal={"stable": ""})
    t.does("ann", "shake_up")
    assert len(t.hand("ann")) == 5
    assert t.discard == []
    t.turn_of("bob")


@in_both
def test_shuffles_in_the_neighs_spent_on_it(rulebook: str) -> None:
    """Ruling 7.10."""
    t = At(rulebook, ann={"hand": "shake_up neigh"}, bob={}, cal={"hand": "neigh"})
    t.does("ann", "shake_up").does("cal", "neigh").does("ann", "neigh")
    assert len(t.hand("ann")) == 5
    assert t.discard == []
    t.turn_of("bob")


@in_both
def test_stopped_goes_to_the_discard_pile(rulebook: str) -> None:
    """Ruling 3.3, R-CARD-07."""
    t = At(rulebook, ann={"hand": "shake_up yay"}, bob={}, cal={"hand": "neigh"}, discard="narwhal")
    t.does("ann", "shake_up").does("cal", "neigh").does("ann", "pass")
    assert t.hand("ann") == ["yay"]
    assert sorted(t.discard) == ["narwhal", "neigh", "shake_up"]
    t.turn_of("bob")
