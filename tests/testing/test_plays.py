"""``At.plays``: a card is played by meaning, under every rulebook alike."""

from __future__ import annotations

from typing import Any

import pytest

from stablemates.testing import At

ALL = ["second-ru", "second-uk", "first-uk", "first-ru"]
every_book = pytest.mark.parametrize("book", ALL)
declared_or_hidden = pytest.mark.parametrize("targets", ["declared", "hidden"])


@every_book
@declared_or_hidden
def test_the_answers_may_be_asked_for_in_any_order(book: str, targets: str) -> None:
    t = At(
        book,
        targets=targets,
        ann={"hand": "unicorn_swap", "stable": "rainbow_unicorn narwhal"},
        bob={"hand": "neigh", "stable": "americorn rhinocorn"},
        cal={"stable": "llamacorn"},
    )
    t.plays("ann", "unicorn_swap", steals="rhinocorn", to="bob", gives="rainbow_unicorn")
    assert t.stable("ann") == ["narwhal", "rhinocorn"]
    assert t.stable("bob") == ["americorn", "rainbow_unicorn"]
    t.turn_of("bob")


@every_book
def test_a_unicorn_goes_into_your_own_stable_unless_another_is_named(book: str) -> None:
    t = At(book, ann={"hand": "narwhal slowdown"}, bob={"stable": ""}, cal={"hand": "neigh"})
    t.plays("ann", "narwhal")
    assert t.stable("ann") == ["baby_unicorn_red", "narwhal"]
    t.turn_of("bob")
    t = At(book, ann={"hand": "narwhal slowdown"}, bob={"stable": ""}, cal={"hand": "neigh"})
    t.plays("ann", "slowdown", to="bob")
    assert t.stable("bob") == ["slowdown"]
    t.turn_of("bob")


@every_book
def test_an_optional_effect_is_used_if_it_is_meant(book: str) -> None:
    table: dict[str, Any] = {
        "ann": {"hand": "alluring_narwhal"},
        "bob": {"stable": "yay"},
        "cal": {"stable": "double_dutch", "hand": "neigh"},
    }
    t = At(book, **table).plays("ann", "alluring_narwhal", steals="double_dutch")
    assert "double_dutch" in t.stable("ann")
    t.turn_of("bob")
    t = At(book, **table).plays("ann", "alluring_narwhal", may=False)
    assert "double_dutch" in t.stable("cal")
    t.turn_of("bob")


@every_book
def test_a_question_that_is_not_asked_because_there_is_no_choice_counts_as_answered(book: str) -> None:
    t = At(book, ann={"hand": "unicorn_poison", "stable": ""}, bob={"stable": "narwhal"}, cal={"stable": ""})
    t.plays("ann", "unicorn_poison", destroys="narwhal")
    assert t.discard == ["unicorn_poison", "narwhal"]
    t.turn_of("bob")


@every_book
def test_what_is_given_or_taken_without_a_choice_counts_as_answered(book: str) -> None:
    """Giving is logged as a move, and taking from a hand as a pull."""
    t = At(book, ann={"hand": "unicorn_swap", "stable": "llamacorn yay"}, bob={"stable": "rhinocorn"}, cal={})
    t.plays("ann", "unicorn_swap", gives="llamacorn", to="bob", steals="rhinocorn")
    assert (t.stable("ann"), t.stable("bob")) == (["yay", "rhinocorn"], ["llamacorn"])
    t.turn_of("bob")
    bob = {"hand": "neigh neigh", "stable": "nanny_cam"}
    t = At(book, ann={"hand": "blatant_thievery", "stable": "yay"}, bob=bob, cal={})
    t.plays("ann", "blatant_thievery", takes="neigh")
    assert t.hand("ann") == ["neigh"]
    t.turn_of("bob")


@every_book
def test_several_answers_and_answers_of_several_players(book: str) -> None:
    t = At(
        book, ann={"hand": "two_for_one", "stable": "narwhal yay"}, bob={"stable": "rhinocorn llamacorn yay"}, cal={}
    )
    t.plays("ann", "two_for_one", sacrifices="yay", destroys=["rhinocorn", "llamacorn"])
    assert t.stable("bob") == ["yay"]
    assert t.unicorns("ann") == 1
    t.turn_of("bob")
    t = At(book, ann={"hand": "good_deal yay"}, bob={}, cal={}, deck="neigh slowdown narwhal ...")
    t.plays("ann", "good_deal", discards={"ann": "slowdown"})
    assert t.discard[-1:] + t.hand("ann") == ["slowdown", "narwhal", "neigh", "yay"]
    t.turn_of("bob")


@every_book
def test_of_equal_cards_the_one_with_a_player_is_meant(book: str) -> None:
    stables: dict[str, Any] = {"bob": {"stable": "basic_unicorn_red"}, "cal": {"stable": "basic_unicorn_red"}}
    t = At(book, ann={"hand": "unicorn_poison", "stable": ""}, **stables)
    with pytest.raises(AssertionError, match=r"matches 2 options; ann is asked 'destroy': \['basic_unicorn_red@bob', "):
        t.plays("ann", "unicorn_poison", destroys="basic_unicorn_red")
    t = At(book, ann={"hand": "unicorn_poison", "stable": ""}, **stables)
    t.plays("ann", "unicorn_poison", destroys="basic_unicorn_red@cal")
    assert (t.stable("bob"), t.stable("cal")) == (["basic_unicorn_red"], [])
    t.turn_of("bob")


@every_book
def test_an_unexpected_question_is_an_error_that_lists_its_options(book: str) -> None:
    t = At(book, ann={"hand": "unicorn_poison", "stable": ""}, bob={"stable": "narwhal"}, cal={"stable": "llamacorn"})
    asked = r"no keyword answers this; ann is asked 'destroy': \['narwhal', 'llamacorn'\]; meant: "
    with pytest.raises(AssertionError, match=asked + "nothing"):
        t.plays("ann", "unicorn_poison")
    t = At(book, ann={"hand": "unicorn_poison", "stable": ""}, bob={"stable": "narwhal"}, cal={"stable": "llamacorn"})
    with pytest.raises(AssertionError, match=asked + "destroys='rhinocorn'"):
        t.plays("ann", "unicorn_poison", destroys="rhinocorn")


@every_book
def test_an_answer_that_no_question_asked_for_is_an_error(book: str) -> None:
    t = At(book, ann={"hand": "narwhal"}, bob={}, cal={})
    with pytest.raises(AssertionError, match="narwhal asked nothing that destroys='llamacorn' answers"):
        t.plays("ann", "narwhal", destroys="llamacorn")


@every_book
def test_a_card_that_cannot_be_played(book: str) -> None:
    t = At(book, ann={"hand": "neigh"}, bob={}, cal={})
    with pytest.raises(AssertionError, match=r"ann cannot play 'neigh'; ann is asked 'action': \['draw'\]"):
        t.plays("ann", "neigh")
    t.turn_of("ann")


@pytest.mark.parametrize("book", ALL[:2])
def test_another_players_card_may_save_one(book: str) -> None:
    table: dict[str, Any] = {
        "ann": {"hand": "unicorn_poison", "stable": ""},
        "bob": {"hand": "neigh", "stable": "unicorn_phoenix"},
        "cal": {"stable": ""},
    }
    t = At(book, **table).plays("ann", "unicorn_poison", saves="unicorn_phoenix")
    assert t.stable("bob") == ["unicorn_phoenix"]
    t.turn_of("bob")
    t = At(book, **table).plays("ann", "unicorn_poison", saves=False)
    assert t.stable("bob") == []
    t.turn_of("bob")


def test_in_unorog_a_colour_is_named_and_the_others_do_not_catch() -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": "hoof green_1 blue_1"}, bob={"hand": "red_1 red_2"}, cid={})
    t.plays("ann", "hoof", names="green", second="green_1")
    assert t.fact("colour") == "green"
    t.turn_of("bob")
    t = At("unorog", cauldron="red_3", ann={"hand": "red_5 blue_1"}, bob={"hand": "red_1 red_2"}, cid={})
    t.plays("ann", "red_5", calls=True)
    assert t.fact("said")
    t.turn_of("bob")


def test_in_unorog_what_a_relic_does_to_the_next_player_is_left_to_them() -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": "red_stone red_5 blue_1"}, bob={"hand": "red_1 red_2"}, cid={})
    t.plays("ann", "red_stone")
    assert t.asked == {"bob": "stone"}
    t.does("bob", "take").turn_of("bob")
