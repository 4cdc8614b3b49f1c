"""Mystical Vortex and Shake Up in both editions; Kiss of Life of the second."""

from typing import Any

import pytest

from stablemates.testing import At

both = pytest.mark.parametrize("book", ["second-ru", "first-uk"])


# --- Mystical Vortex: every player discards a card; then the discard pile is shuffled into the deck -----------------


@both
def test_mystical_vortex_costs_everybody_a_card_and_shuffles_the_pile_in(book: str) -> None:
    """R-WORD-07: each player, you too, in order from you; each chooses (R-WORD-02)."""
    t = At(
        book,
        ann={"hand": "mystical_vortex yay slowdown"},
        bob={"hand": "neigh narwhal"},
        cal={"hand": "re_target"},
        deck="good_deal",
        discard="unicorn_swap",
    )
    cards = len(t.deck)
    t.does("ann", "mystical_vortex").does("bob", "pass").does("cal", "pass")
    assert sorted(t.options("ann")) == ["slowdown", "yay"]
    assert sorted(t.does("ann", "yay").options("bob")) == ["narwhal", "neigh"]
    t.does("bob", "neigh")
    assert [t.hand("ann"), t.hand("cal")] == [["slowdown"], []]
    assert len(t.deck) == cards + 3 + 1 - 1  # three discarded, one from the pile, and bob's draw
    assert "narwhal" in t.hand("bob")
    t.turn_of("bob")


@both
def test_mystical_vortex_cannot_take_from_an_empty_hand(book: str) -> None:
    """R-EFF-08; the shuffle is no "then": it happens even if nobody could discard."""
    t = At(book, ann={"hand": "mystical_vortex"}, bob={}, cal={}, discard="neigh yay narwhal")
    cards = len(t.deck)
    t.does("ann", "mystical_vortex")
    assert t.discard == ["mystical_vortex"]
    assert len(t.deck) == cards + 3 - 1
    t.turn_of("bob")


@both
def test_mystical_vortex_shuffles_itself_in_only_where_the_table_says_so(book: str) -> None:
    """Ruling 7.9, R-CARD-05."""
    for itself, pile in ((False, ["mystical_vortex"]), (True, [])):
        t = At(book, ann={"hand": "mystical_vortex yay"}, bob={}, cal={}, shuffles_itself=itself)
        cards = len(t.deck)
        t.does("ann", "mystical_vortex")
        assert t.discard == pile
        assert len(t.deck) == cards + 1 + itself - 1
        t.turn_of("bob")


@both
def test_mystical_vortex_takes_the_neighs_that_were_spent_on_it(book: str) -> None:
    """R-CARD-05, ruling 3.3: they lie in the pile when it is shuffled in."""
    t = At(book, ann={"hand": "mystical_vortex neigh"}, bob={}, cal={"hand": "neigh yay"})
    cards = len(t.deck)
    t.does("ann", "mystical_vortex").does("cal", "neigh").does("ann", "neigh").does("cal", "pass", "pass")
    assert t.hand("cal") == []
    assert t.discard == ["mystical_vortex"]
    assert len(t.deck) == cards + 3 - 1
    t.turn_of("bob")


@both
def test_mystical_vortex_stopped_costs_nobody_else_anything(book: str) -> None:
    t = At(book, ann={"hand": "mystical_vortex"}, bob={}, cal={"hand": "neigh yay"}, discard="narwhal")
    t.does("ann", "mystical_vortex").does("cal", "neigh")
    assert t.hand("cal") == ["yay"]
    assert sorted(t.discard) == ["mystical_vortex", "narwhal", "neigh"]
    t.turn_of("bob")


# --- Shake Up: this card, your hand and the discard pile into the deck; then draw five ------------------------------


@both
def test_shake_up_shuffles_itself_hand_and_pile_in_and_draws_five(book: str) -> None:
    """Ruling 7.10."""
    t = At(book, ann={"hand": "shake_up yay slowdown"}, bob={}, cal={}, discard="neigh narwhal")
    cards = len(t.deck)
    t.does("ann", "shake_up")
    assert len(t.hand("ann")) == 5
    assert t.discard == []
    assert len(t.deck) == cards + 1 + 2 + 2 - 5 - 1  # itself, hand, pile; five drawn, and bob's draw
    t.turn_of("bob")


@both
def test_shake_up_cannot_touch_stables_or_other_hands(book: str) -> None:
    t = At(
        book,
        ann={"hand": "shake_up", "stable": "narwhal rainbow_aura"},
        bob={},
        cal={"hand": "neigh", "stable": "nanny_cam"},
    )
    t.does("ann", "shake_up").does("cal", "pass")
    assert t.hand("cal") == ["neigh"]
    assert t.stable("ann") == ["narwhal", "rainbow_aura"]
    assert t.stable("cal") == ["nanny_cam"]
    t.turn_of("bob")


@both
def test_shake_up_with_an_almost_empty_deck_draws_from_what_was_shuffled_in(book: str) -> None:
    """Ruling 7.10: the deck is not out, for the pile came in before the draw."""
    laid: dict[str, Any] = {"ann": {"hand": "shake_up"}, "bob": {"stable": ""}, "cal": {"stable": ""}}
    rest = At(book, **laid).deck
    t = At(book, **laid, deck=rest[:1], discard=rest[1:])
    t.does("ann", "shake_up")
    assert len(t.hand("ann")) == 5
    assert t.discard == []
    t.turn_of("bob")


@both
def test_shake_up_takes_the_neighs_that_were_spent_on_it(book: str) -> None:
    """Ruling 7.10."""
    t = At(book, ann={"hand": "shake_up neigh"}, bob={}, cal={"hand": "neigh"})
    t.does("ann", "shake_up").does("cal", "neigh").does("ann", "neigh")
    assert len(t.hand("ann")) == 5
    assert t.discard == []
    t.turn_of("bob")


@both
def test_shake_up_stopped_goes_to_the_discard_pile(book: str) -> None:
    """Ruling 3.3, R-CARD-07."""
    t = At(book, ann={"hand": "shake_up yay"}, bob={}, cal={"hand": "neigh"}, discard="narwhal")
    t.does("ann", "shake_up").does("cal", "neigh").does("ann", "pass")
    assert t.hand("ann") == ["yay"]
    assert sorted(t.discard) == ["narwhal", "neigh", "shake_up"]
    t.turn_of("bob")


# --- Kiss of Life (2E): bring a unicorn from the discard pile into your stable --------------------------------------


def test_kiss_of_life_brings_a_unicorn_out_of_the_discard_pile() -> None:
    """R-WORD-06."""
    t = At("second-ru", ann={"hand": "kiss_of_life"}, bob={}, cal={}, discard="narwhal rhinocorn")
    t.does("ann", "kiss_of_life", "rhinocorn")
    assert t.stable("ann") == ["baby_unicorn_red", "rhinocorn"]
    assert t.discard == ["kiss_of_life", "narwhal"]
    t.turn_of("bob")


def test_kiss_of_life_cannot_bring_other_cards_nor_from_anywhere_else() -> None:
    """Equal cards are one choice; pandas are made in stables only (ruling 5.6)."""
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


def test_kiss_of_life_without_a_unicorn_in_the_pile_brings_nothing() -> None:
    """R-EFF-08; where magic needs an object it cannot be played (R-EFF-09)."""
    t = At("second-ru", ann={"hand": "kiss_of_life"}, bob={}, cal={}, discard="neigh", magic_needs_object=True)
    assert t.options("ann") == ["draw"]
    assert t.why("ann", "kiss_of_life") == "impossible (R-EFF-09)"
    t = At("second-ru", ann={"hand": "kiss_of_life"}, bob={}, cal={}, discard="neigh")
    t.does("ann", "kiss_of_life")
    assert t.stable("ann") == ["baby_unicorn_red"]
    t.turn_of("bob")


def test_kiss_of_life_sets_off_what_enters_and_that_cannot_be_stopped() -> None:
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


def test_kiss_of_life_brings_no_basic_under_another_players_queen_bee() -> None:
    """Rulings 7.4 and 7.17."""
    t = At(
        "second-ru",
        ann={"hand": "kiss_of_life"},
        bob={},
        cal={"stable": "queen_bee_unicorn"},
        discard="narwhal ginormous_unicorn rainbow_unicorn",
    )
    t.does("ann", "kiss_of_life")
    assert sorted(t.options("ann")) == ["ginormous_unicorn", "rainbow_unicorn"]
    t.does("ann", "ginormous_unicorn").turn_of("bob")


def test_kiss_of_life_of_the_seventh_unicorn_wins_at_once() -> None:
    """R-END-02."""
    six = " ".join(["basic_unicorn_red"] * 3 + ["basic_unicorn_blue"] * 3)
    t = At("second-ru", ann={"hand": "kiss_of_life", "stable": six}, bob={}, cal={}, discard="narwhal")
    t.does("ann", "kiss_of_life").won_by("ann")
