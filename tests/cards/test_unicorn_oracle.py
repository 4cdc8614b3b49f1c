"""Unicorn Oracle.

On entry, look at the top 3 cards of the deck in secret: take one into your hand and put the others back on top in any
order.
"""

from .table import at, plays, short_deck


def test_keeps_one_of_three() -> None:
    """Ruling 2.10: only its player sees them. The fourth card stays hidden."""
    t = at("second-ru", ann={"hand": "unicorn_oracle"}, deck="yay slowdown good_deal neigh super_neigh ...")
    assert sorted(plays(t, "ann", "unicorn_oracle").options("ann")) == ["take good_deal", "take slowdown", "take yay"]
    assert sorted(t.does("ann", "take slowdown").options("ann")) == ["good_deal", "yay"]
    t.does("ann", "good_deal")
    assert t.hand("ann") == ["slowdown"]
    assert t.sees("bob", "ann") == ["?"]
    assert t.hand("bob") == ["good_deal"]  # put back on top and drawn
    assert t.deck[:2] == ["yay", "neigh"]
    t.turn_of("bob")


def test_puts_the_others_back_in_either_order() -> None:
    t = at("second-ru", ann={"hand": "unicorn_oracle"}, deck="yay slowdown good_deal neigh ...")
    t.does("ann", "unicorn_oracle", "take slowdown", "yay")
    assert t.hand("bob") == ["yay"]
    assert t.deck[:2] == ["good_deal", "neigh"]
    t.turn_of("bob")


def test_with_two_cards_left_looks_at_both() -> None:
    """Ruling 7.20."""
    t = short_deck(
        "second-ru",
        "yay slowdown",
        ann={"hand": "unicorn_oracle", "stable": "narwhal llamacorn"},
        bob={"stable": ""},
        cal={"stable": ""},
    )
    assert sorted(t.does("ann", "unicorn_oracle").options("ann")) == ["take slowdown", "take yay"]
    t.does("ann", "take yay")
    assert t.hand("ann") == ["yay"]
    t.won_by("ann")  # bob draws the last card


def test_with_one_card_left_takes_it_and_ends_the_game() -> None:
    """Rulings 1.8 and 7.20."""
    t = short_deck(
        "second-ru",
        "yay",
        ann={"hand": "unicorn_oracle", "stable": "narwhal llamacorn"},
        bob={"stable": ""},
        cal={"stable": ""},
    )
    t.does("ann", "unicorn_oracle")
    assert (t.hand("ann"), t.deck) == (["yay"], [])
    t.won_by("ann")


def test_stopped_looks_at_nothing() -> None:
    """R-CARD-07."""
    t = at("second-ru", ann={"hand": "unicorn_oracle"}, bob={"hand": "neigh"}, deck="yay slowdown good_deal ...")
    t.does("ann", "unicorn_oracle").does("bob", "neigh")
    assert t.hand("ann") == []
    assert t.hand("bob") == ["yay"]
    t.turn_of("bob")
