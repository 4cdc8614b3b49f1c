"""Change of Luck, Unfair Bargain, Good Deal, and Blatant Thievery as the second edition prints it."""

from typing import Any

import pytest

from stablemates.testing import At

both = pytest.mark.parametrize("book", ["second-ru", "first-uk"])


def with_deck_of(n: int, book: str, **laid: Any) -> At:
    """The same table, but all cards of the deck except the top ``n`` lie in the discard pile."""
    deck = At(book, **laid).deck
    return At(book, **laid | {"deck": deck[:n], "discard": deck[n:]})


# --- Change of Luck: draw two and discard three; then take another turn ---------------------------------------------


@both
def test_change_of_luck_draws_two_discards_three_and_gives_another_turn(book: str) -> None:
    """Ruling 1.10: a whole turn, with its own draw."""
    t = At(
        book,
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


@both
def test_change_of_luck_cannot_touch_the_hands_of_others(book: str) -> None:
    t = At(
        book,
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
    assert len(t.hand("ann")) == 2  # the narwhal, and the card of the extra turn
    t.turn_of("ann")


@both
def test_change_of_luck_with_too_few_cards_gives_no_turn_unless_the_table_says_so(book: str) -> None:
    """Ruling 1.10, R-EFF-05: "then" wants all three; with one other card in the hand there are three."""
    for needs, whose in ((True, "bob"), (False, "ann")):
        t = At(book, ann={"hand": "change_of_luck"}, bob={}, cal={}, deck="yay slowdown", luck_needs_three=needs)
        t.does("ann", "change_of_luck")
        t.does("ann", t.options("ann")[0])
        assert sorted(t.discard) == ["change_of_luck", "slowdown", "yay"]
        t.turn_of(whose)
    t = At(book, ann={"hand": "change_of_luck neigh"}, bob={}, cal={}, deck="yay slowdown")
    t.does("ann", "change_of_luck", "neigh", "yay").turn_of("ann")


@both
def test_change_of_luck_ends_the_first_turn_with_the_hand_limit(book: str) -> None:
    """Rulings 1.9 and 1.10, R-TURN-10: eight cards are one too many before the extra turn begins."""
    nine = "neigh neigh neigh neigh neigh neigh neigh neigh neigh"
    t = At(book, ann={"hand": "change_of_luck " + nine}, bob={}, cal={}, deck="yay slowdown nanny_cam")
    t.does("ann", "change_of_luck", "neigh", "neigh", "neigh")
    assert len(t.hand("ann")) == 8
    t.does("ann", "slowdown")
    assert t.hand("ann") == ["nanny_cam", *["neigh"] * 6, "yay"]
    t.turn_of("ann")


@both
def test_change_of_luck_twice_in_a_row_gives_two_turns(book: str) -> None:
    """Ruling 1.10."""
    t = At(
        book,
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


@both
def test_change_of_luck_stopped_gives_nothing(book: str) -> None:
    """Ruling 3.3."""
    t = At(book, ann={"hand": "change_of_luck yay slowdown"}, bob={"hand": "neigh"}, cal={})
    t.does("ann", "change_of_luck").does("bob", "neigh").does("ann", "pass")
    assert t.hand("ann") == ["slowdown", "yay"]
    t.turn_of("bob")


# --- Unfair Bargain: exchange your hand for another player's --------------------------------------------------------


@both
def test_unfair_bargain_exchanges_whole_hands(book: str) -> None:
    """Each of the two still knows what the other has got; the third does not."""
    t = At(book, ann={"hand": "unfair_bargain yay slowdown"}, bob={}, cal={"hand": "neigh"})
    t.does("ann", "unfair_bargain", "cal").does("cal", "pass")
    assert t.hand("ann") == ["neigh"]
    assert t.hand("cal") == ["slowdown", "yay"]
    assert sorted(t.sees("ann", "cal")) == ["slowdown", "yay"]
    assert t.sees("cal", "ann") == ["neigh"]
    assert t.sees("bob", "ann") == ["?"]
    t.turn_of("bob")


@both
def test_unfair_bargain_reaches_other_players_only_and_no_stable(book: str) -> None:
    """R-WORD-07."""
    t = At(
        book,
        ann={"hand": "unfair_bargain yay", "stable": "narwhal"},
        bob={},
        cal={"hand": "neigh"},
        dan={"hand": "slowdown"},
    )
    assert t.does("ann", "unfair_bargain").options("ann") == ["bob", "cal", "dan"]
    t.does("ann", "dan").does("cal", "pass").does("dan", "pass")
    assert [t.hand(who) for who in ("ann", "cal", "dan")] == [["slowdown"], ["neigh"], ["yay"]]
    assert t.stable("ann") == ["narwhal"]
    t.turn_of("bob")


@both
def test_unfair_bargain_takes_empty_hands_too(book: str) -> None:
    """Ruling 7.11: empty hands may be exchanged, on either side."""
    t = At(book, ann={"hand": "unfair_bargain"}, bob={}, cal={"hand": "neigh yay"})
    t.does("ann", "unfair_bargain", "cal").does("cal", "pass")
    assert t.hand("ann") == ["neigh", "yay"]
    assert t.hand("cal") == []
    t.turn_of("bob")
    t = At(book, ann={"hand": "unfair_bargain yay"}, bob={}, cal={})
    t.does("ann", "unfair_bargain", "cal")
    assert t.hand("ann") == []
    assert t.hand("cal") == ["yay"]
    t.turn_of("bob")


@both
def test_unfair_bargain_may_give_more_than_seven_until_the_own_end_of_turn(book: str) -> None:
    """Rulings 1.9 and 7.11, R-TURN-10."""
    eight = " ".join(["neigh"] * 8)
    t = At(book, ann={"hand": "unfair_bargain " + eight}, bob={}, cal={"hand": "yay slowdown"})
    t.does("ann", "unfair_bargain", "cal").does("cal", "pass")
    assert t.hand("cal") == ["neigh"] * 8
    assert t.hand("ann") == ["slowdown", "yay"]
    t.turn_of("bob")
    t = At(book, ann={"hand": "unfair_bargain"}, bob={}, cal={"hand": eight + " yay"})
    t.does("ann", "unfair_bargain", "cal").does("cal", "pass").does("ann", "neigh", "neigh")
    assert len(t.hand("ann")) == 7
    t.turn_of("bob")


@both
def test_unfair_bargain_for_a_hand_that_answered_takes_what_is_left(book: str) -> None:
    """R-EFF-11: the player was named before the Neighs were spent."""
    t = At(book, ann={"hand": "unfair_bargain neigh yay"}, bob={}, cal={"hand": "neigh slowdown"})
    t.does("ann", "unfair_bargain", "cal").does("cal", "neigh").does("ann", "neigh").does("cal", "pass")
    t.does("cal", "pass")  # the window on the bargain is open again
    assert t.hand("ann") == ["slowdown"]
    assert t.hand("cal") == ["yay"]
    t.turn_of("bob")


# --- Good Deal: draw three and discard one --------------------------------------------------------------------------


@both
def test_good_deal_draws_three_and_discards_one(book: str) -> None:
    t = At(book, ann={"hand": "good_deal"}, bob={}, cal={}, deck="yay slowdown narwhal")
    t.does("ann", "good_deal")
    assert sorted(t.options("ann")) == ["narwhal", "slowdown", "yay"]
    t.does("ann", "slowdown")
    assert t.hand("ann") == ["narwhal", "yay"]
    assert t.discard == ["good_deal", "slowdown"]
    t.turn_of("bob")


@both
def test_good_deal_lets_you_discard_what_you_held_and_touches_nobody_else(book: str) -> None:
    """R-WORD-02."""
    t = At(book, ann={"hand": "good_deal neigh"}, bob={}, cal={"hand": "re_target"}, deck="yay slowdown narwhal")
    t.does("ann", "good_deal").does("cal", "pass")
    assert sorted(t.options("ann")) == ["narwhal", "neigh", "slowdown", "yay"]
    t.does("ann", "neigh")
    assert t.hand("ann") == ["narwhal", "slowdown", "yay"]
    assert t.hand("cal") == ["re_target"]
    t.turn_of("bob")


@both
def test_good_deal_draws_what_is_there_and_then_the_deck_is_out(book: str) -> None:
    """Ruling 1.8, R-END-04: "and" does as much as possible (ruling 2.4)."""
    t = with_deck_of(2, book, ann={"hand": "good_deal", "stable": "narwhal rhinocorn"}, bob={}, cal={})
    t.does("ann", "good_deal")
    assert len(t.hand("ann")) == 2
    t.does("ann", t.options("ann")[0])
    assert len(t.hand("ann")) == 1
    t.won_by("ann")


@both
def test_good_deal_stopped_draws_nothing(book: str) -> None:
    """Ruling 3.3: stopped, it goes to the discard pile, and the action is spent."""
    t = At(book, ann={"hand": "good_deal"}, bob={"hand": "neigh"}, cal={})
    t.does("ann", "good_deal").does("bob", "neigh")
    assert t.hand("ann") == []
    assert sorted(t.discard) == ["good_deal", "neigh"]
    t.turn_of("bob")


# --- Blatant Thievery (2E): look at another player's hand and take a card -------------------------------------------


def test_blatant_thievery_takes_a_card_of_your_choice() -> None:
    """Ruling 2.10: the two of them know which, nobody else does."""
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


def test_blatant_thievery_reaches_others_who_hold_a_card_and_not_you() -> None:
    """R-WORD-07; ruling 7.22 for bob's empty hand."""
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


def test_blatant_thievery_on_empty_hands_takes_nothing() -> None:
    """Ruling 7.22, R-EFF-08; where magic needs an object it cannot be played (ruling 2.6)."""
    t = At("second-ru", ann={"hand": "blatant_thievery yay"}, bob={}, cal={}, magic_needs_object=True)
    assert t.options("ann") == ["draw", "yay"]
    assert t.why("ann", "blatant_thievery") == "impossible (R-EFF-09)"
    t = At("second-ru", ann={"hand": "blatant_thievery yay"}, bob={}, cal={})
    t.does("ann", "blatant_thievery")
    assert t.hand("ann") == ["yay"]
    t.turn_of("bob")


def test_blatant_thievery_on_a_hand_spent_in_the_window_takes_nothing() -> None:
    """Rulings 3.3 and 7.22: cal's last card was the Neigh that ann stopped."""
    t = At("second-ru", ann={"hand": "blatant_thievery neigh"}, bob={}, cal={"hand": "neigh"})
    t.does("ann", "blatant_thievery").does("cal", "neigh").does("ann", "neigh")
    assert t.hand("ann") == []
    assert sorted(t.discard) == ["blatant_thievery", "neigh", "neigh"]
    t.turn_of("bob")


def test_blatant_thievery_from_an_open_hand_stays_open() -> None:
    """Ruling 7.3: everybody saw which card it was."""
    t = At("second-ru", ann={"hand": "blatant_thievery"}, bob={}, cal={"hand": "neigh yay", "stable": "nanny_cam"})
    t.does("ann", "blatant_thievery").does("cal", "pass").does("ann", "take yay")
    assert t.sees("bob", "ann") == ["yay"]
    assert t.sees("bob", "cal") == ["neigh"]
    t.turn_of("bob")
