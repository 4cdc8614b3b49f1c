"""Blatant Thievery.

Second edition: look at another player's hand, choose a card there and take it into your hand.
First edition: look at any player's hand, choose a card there and take it into your hand.
"""

from stablemates.testing import At


def test_takes_a_card_of_your_choice() -> None:
    """Ruling 2.10: only the two players know which."""
    t = At("second-ru", ann={"hand": "blatant_thievery"}, bob={}, cal={"hand": "neigh yay neigh"})
    t.does("ann", "blatant_thievery").does("cal", "pass")
    assert sorted(t.options("ann")) == ["take neigh", "take yay"]
    t.does("ann", "take yay")
    assert t.hand("ann") == ["yay"]
    assert t.hand("cal") == ["neigh", "neigh"]
    assert t.sees("ann", "cal") == ["neigh", "neigh"]
    assert t.sees("cal", "ann") == ["yay"]
    assert t.sees("bob", "ann") == ["?"]
    t.turn_of("bob")


def test_reaches_only_other_players_with_cards() -> None:
    """R-WORD-07, ruling 7.22: bob's hand is empty."""
    t = At(
        "second-ru",
        ann={"hand": "blatant_thievery yay"},
        bob={},
        cal={"hand": "neigh"},
        dan={"hand": "slowdown"},
    )
    assert t.does("ann", "blatant_thievery").options("ann") == ["cal", "dan"]
    t.does("ann", "dan").does("cal", "pass").does("dan", "pass")
    assert t.options("ann") == ["take slowdown"]
    t.does("ann", "take slowdown")
    assert t.hand("ann") == ["slowdown", "yay"]
    assert t.hand("dan") == []
    t.turn_of("bob")


def test_on_empty_hands_takes_nothing() -> None:
    """Rulings 2.6 and 7.22, R-EFF-08: if magic needs an object it cannot be played."""
    t = At("second-ru", ann={"hand": "blatant_thievery yay"}, bob={}, cal={}, magic_needs_object=True)
    assert t.options("ann") == ["draw", "yay"]
    assert t.why("ann", "blatant_thievery") == "impossible (R-EFF-09)"
    t = At("second-ru", ann={"hand": "blatant_thievery yay"}, bob={}, cal={})
    t.does("ann", "blatant_thievery")
    assert t.hand("ann") == ["yay"]
    t.turn_of("bob")


def test_on_a_hand_spent_in_the_window_takes_nothing() -> None:
    """Rulings 3.3 and 7.22: cal's last card was the Neigh that ann stopped."""
    t = At("second-ru", ann={"hand": "blatant_thievery neigh"}, bob={}, cal={"hand": "neigh"})
    t.does("ann", "blatant_thievery").does("cal", "neigh").does("ann", "neigh")
    assert t.hand("ann") == []
    assert sorted(t.discard) == ["blatant_thievery", "neigh", "neigh"]
    t.turn_of("bob")


def test_from_an_open_hand_is_seen_by_everyone() -> None:
    """Ruling 7.3: the card was already visible."""
    t = At("second-ru", ann={"hand": "blatant_thievery"}, bob={}, cal={"hand": "neigh yay", "stable": "nanny_cam"})
    t.does("ann", "blatant_thievery").does("cal", "pass").does("ann", "take yay")
    assert t.sees("bob", "ann") == ["yay"]
    assert t.sees("bob", "cal") == ["neigh"]
    t.turn_of("bob")


# --- first edition ----------------------------------------------------------------------------------------------------


def test_first_edition_takes_a_card_of_your_choice() -> None:
    t = At("first-uk", ann={"hand": "blatant_thievery"}, bob={}, cal={"hand": "neigh yay"})
    t.does("ann", "blatant_thievery").does("cal", "pass")
    assert sorted(t.options("ann")) == ["take neigh", "take yay"]
    t.does("ann", "take neigh")
    assert t.hand("ann") == ["neigh"]
    assert t.hand("cal") == ["yay"]
    t.turn_of("bob")


def test_first_edition_can_look_at_your_own_hand_for_nothing() -> None:
    """R-WORD-07, ruling 7.22: any player includes you, but an empty hand cannot be chosen."""
    t = At("first-uk", ann={"hand": "blatant_thievery yay"}, bob={}, cal={"hand": "neigh"}, dan={"hand": "slowdown"})
    assert t.does("ann", "blatant_thievery").options("ann") == ["ann", "cal", "dan"]
    t.does("ann", "ann").does("cal", "pass").does("dan", "pass")
    assert [t.hand(who) for who in ("ann", "cal", "dan")] == [["yay"], ["neigh"], ["slowdown"]]
    t.turn_of("bob")


def test_first_edition_on_empty_hands_takes_nothing() -> None:
    """R-EFF-08."""
    t = At("first-uk", ann={"hand": "blatant_thievery"}, bob={}, cal={})
    t.does("ann", "blatant_thievery")
    assert t.discard == ["blatant_thievery"]
    t.turn_of("bob")


def test_first_ru_cannot_be_played_when_no_hand_has_a_card() -> None:
    """R-EFF-09: the card being played is no longer in a hand."""
    t = At("first-ru", ann={"hand": "blatant_thievery"}, bob={}, cal={})
    assert t.options("ann") == ["draw"]
    assert t.why("ann", "blatant_thievery") == "impossible (R-EFF-09)"
    t.turn_of("ann")


def test_first_ru_on_a_hand_spent_in_the_window_takes_nothing() -> None:
    """Ruling 7.22."""
    t = At("first-ru", ann={"hand": "blatant_thievery neigh"}, bob={}, cal={"hand": "neigh"})
    t.does("ann", "blatant_thievery", "cal").does("cal", "neigh").does("ann", "neigh")
    assert t.hand("ann") == []
    t.turn_of("bob")
