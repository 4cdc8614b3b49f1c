"""Lantern Narwhal.

On entry you may find a magic card in the deck, show it to everyone and take it into your hand; after the search
shuffle the deck.
"""

from .table import at


def test_finds_a_magic_card_and_shows_it() -> None:
    t = at(ann={"hand": "lantern_narwhal"}, bob={}, cat={})
    t.does("ann", "lantern_narwhal", "yes", "take good_deal")
    assert t.hand("ann") == t.sees("cat", "ann") == ["good_deal"]
    assert t.happened("shuffle")
    t.turn_of("bob")


def test_finds_magic_cards_only() -> None:
    t = at(ann={"hand": "lantern_narwhal"}, bob={}, cat={})
    t.does("ann", "lantern_narwhal", "yes")
    magic = [
        "unicorn_poison",
        "change_of_luck",
        "glitter_tornado",
        "unicorn_swap",
        "re_target",
        "unfair_bargain",
        "two_for_one",
        "mystical_vortex",
        "good_deal",
        "shake_up",
        "reset_button",
        "back_kick",
        "targeted_destruction",
        "blatant_thievery",
        "kiss_of_life",
        "haggling",
        "closing_time",
    ]
    assert sorted(t.options("ann")) == ["nothing", *sorted(f"take {kind}" for kind in magic)]
    t.does("ann", "nothing")
    assert t.hand("ann") == []
    t.turn_of("bob")


def test_may_decline() -> None:
    t = at(ann={"hand": "lantern_narwhal"}, bob={}, cat={})
    t.does("ann", "lantern_narwhal")
    assert t.options("ann") == ["no", "yes"]
    t.does("ann", "no")
    assert t.hand("ann") == []
    assert not t.happened("shuffle")
    t.turn_of("bob")


def test_is_found_by_the_great_narwhal() -> None:
    t = at(ann={"hand": "the_great_narwhal"}, bob={}, cat={})
    t.does("ann", "the_great_narwhal", "yes", "take lantern_narwhal")
    assert t.hand("ann") == ["lantern_narwhal"]
    t.turn_of("bob")
