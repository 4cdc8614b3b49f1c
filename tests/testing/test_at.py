"""``At``: positions are set up exactly; what is refused, and what can be seen."""

from __future__ import annotations

from typing import Any

import pytest

import stablemates
from stablemates import BadNotation, BadOption, IllegalAnswer, NotYourQuestion, UnknownCard
from stablemates.testing import At

ALL = ["second-ru", "second-uk", "first-uk", "first-ru"]
every_book = pytest.mark.parametrize("book", ALL)


# --- exact piles -----------------------------------------------------------------------------


@every_book
def test_a_deck_that_is_named_holds_exactly_these_cards(book: str) -> None:
    t = At(book, ann={"hand": "yay"}, bob={}, cal={}, deck="neigh slowdown neigh", discard="narwhal")
    assert (t.deck, t.discard) == (["neigh", "slowdown", "neigh"], ["narwhal"])
    t.does("ann", "draw")
    assert (t.hand("ann"), t.hand("bob"), t.deck) == (["neigh", "yay"], ["slowdown"], ["neigh"])
    t.turn_of("bob")


@every_book
def test_three_dots_are_the_rest_of_a_pile(book: str) -> None:
    whole = At(book, ann={"hand": "yay"}, bob={}, cal={})
    t = At(book, ann={"hand": "yay"}, bob={}, cal={}, deck="neigh slowdown ...", nursery="baby_narwhal ...")
    assert (t.deck[:2], t.nursery[0]) == (["neigh", "slowdown"], "baby_narwhal")
    assert (sorted(t.deck), sorted(t.nursery)) == (sorted(whole.deck), sorted(whole.nursery))
    assert stablemates.load(t.state.dump()).dump() == t.state.dump()
    t.turn_of("ann")


@every_book
def test_a_pile_of_a_number_of_cards(book: str) -> None:
    t = At(book, ann={}, bob={}, cal={}, nursery=3, deck=9)
    assert (len(t.nursery), len(t.deck)) == (3, 9)
    assert At(book, ann={}, bob={}, cal={}, nursery="baby_narwhal").nursery == ["baby_narwhal"]
    assert At(book, ann={}, bob={}, cal={}, nursery=0).nursery == []
    t.turn_of("ann")


def test_shrinkray_brings_as_many_babies_as_there_are() -> None:
    """Ruling 8.2."""
    t = At("first-uk", ann={"hand": "unicorn_shrinkray"}, bob={"stable": "narwhal llamacorn"}, cal={}, nursery=1)
    t.plays("ann", "unicorn_shrinkray", to="bob")
    assert t.unicorns("bob") == 1
    assert t.nursery == []
    t.turn_of("bob")


def test_with_fewer_cards_the_game_ends_when_the_deck_does() -> None:
    """R-END-04."""
    t = At("second-ru", ann={"stable": "narwhal llamacorn"}, bob={}, cal={}, deck="yay neigh")
    t.does("ann", "draw")
    t.won_by("ann")


# --- loans and plays -------------------------------------------------------------------------


def test_a_unicorn_on_loan_goes_back_at_the_end_of_the_turn() -> None:
    """Rulings 8.3 and 8.4."""
    ann = {"stable": "unicorn_lasso narwhal"}
    t = At("first-uk", ann=ann, bob={"stable": ""}, cal={}, loans=[("narwhal", "bob", "unicorn_lasso")])
    assert t.unicorns("ann") == 1
    t.does("ann", "draw")
    assert (t.stable("ann"), t.stable("bob")) == (["unicorn_lasso"], ["narwhal"])
    t.turn_of("bob")


def test_a_unicorn_on_loan_goes_back_when_the_card_that_took_it_leaves() -> None:
    """Ruling 8.3."""
    t = At(
        "first-uk",
        ann={"stable": "seductive_unicorn narwhal"},
        bob={"hand": "unicorn_poison", "stable": ""},
        cal={"stable": ""},
        turn="bob",
        loans=[("narwhal", "cal", "seductive_unicorn")],
    )
    t.plays("bob", "unicorn_poison", destroys="seductive_unicorn")
    assert (t.stable("ann"), t.stable("cal")) == ([], ["narwhal"])
    t.turn_of("cal")


def test_a_loan_without_a_card_is_for_this_turn() -> None:
    t = At("first-uk", ann={"stable": "narwhal"}, bob={"stable": ""}, cal={}, loans=[("narwhal", "bob")])
    t.does("ann", "draw")
    assert t.stable("bob") == ["narwhal"]
    t.turn_of("bob")


@every_book
def test_the_plays_that_are_left(book: str) -> None:
    """R-TURN-08: a second play may be passed, but not replaced by a draw."""
    t = At(book, ann={"hand": "narwhal llamacorn"}, bob={}, cal={}, plays=2)
    t.plays("ann", "narwhal").turn_of("ann")
    t.plays("ann", "llamacorn").turn_of("bob")
    t = At(book, ann={"hand": "narwhal"}, bob={}, cal={}, plays=2, played=1)
    assert t.options("ann") == ["pass", "narwhal"]
    t.does("ann", "pass").turn_of("bob")


# --- refusals --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("table", "message"),
    [
        ({"ann": {"hand": "baby_narwhal"}}, r"field 'zones': baby_narwhal, .* the hand \(R-CARD-02\)"),
        ({"ann": {"stable": "unicorn_poison"}}, r"field 'zones': unicorn_poison, .* the stable \(R-CARD-01\)"),
        ({"deck": "baby_narwhal"}, r"field 'zones': baby_narwhal, .* the deck \(R-CARD-02\)"),
        ({"nursery": "narwhal"}, r"field 'zones': narwhal, .* the nursery \(R-CARD-02\)"),
        ({"nursery": 14}, "field 'nursery': 14 is not an integer from 0 to 10"),
        ({"deck": "... yay"}, r"field 'deck': '\.\.\.' is only allowed at the end of a pile"),
        ({"phase": "lunch"}, r"field 'phase': 'lunch' is not one of beginning, draw, action, end \(R-TURN-01\)"),
        ({"plays": 3}, "field 'plays': 3 is not an integer from 1 to 2"),
        ({"played": 1}, "field 'played': 1 is not an integer from 0 to 0"),
        ({"plays": 2, "phase": "end"}, r"field 'plays': cards are played in the action phase \(R-TURN-08\)"),
        ({"loans": [("narwhal", "bob")]}, r"field 'loans': 'narwhal' is in no stable \(R-EFF-03\)"),
        (
            {"loans": [("baby_unicorn_red", "ann")]},
            r"field 'loans': .* can only return to another player \(R-EFF-03\)",
        ),
        ({"turn": "zoe"}, "no player is called 'zoe'"),
        ({"ann": {"pocket": "yay"}}, "players have no zone 'pocket'; they have: hand, stable"),
    ],
)
def test_a_position_of_the_stable_game_that_no_game_can_hold(table: dict[str, Any], message: str) -> None:
    with pytest.raises(BadNotation, match=message):
        At("second-ru", **{"ann": {}, "bob": {}, "cal": {}} | table)


@pytest.mark.parametrize(
    ("table", "message"),
    [
        ({"direction": 0}, r"field 'direction': 0 is neither 1 nor -1 \(U-MIRROR-01\)"),
        ({"colour": "blue"}, r"field 'colour': not that of the card on top of the cauldron \(U-TURN-02\)"),
        ({"cauldron": "hoof"}, "field 'colour': '' is not one of blue, green, red, yellow"),
        ({"points": [7, 0]}, r"field 'points': seat 0 has 7 points, but has not won \(U-END-02\)"),
        ({"ann": {"hand": ""}}, r"field 'zones': the hand of seat 0 is empty, but the game is not over \(U-END-01\)"),
    ],
)
def test_a_position_of_unorog_that_no_game_can_hold(table: dict[str, Any], message: str) -> None:
    with pytest.raises(BadNotation, match=message):
        At("unorog", **{"ann": {"hand": "red_5"}, "bob": {}, "cauldron": "red_3"} | table)


@pytest.mark.parametrize(
    ("book", "message"),
    [
        (
            "second-ru",
            r"unknown table option 'targts' \(did you mean targets\?\); second-ru has: targets, .*position has",
        ),
        ("unorog", "unknown table option 'targts'; unorog has: stone_skips, .*; a position has: well, cauldron, turn"),
    ],
)
def test_a_wrong_table_option_is_reported_as_such(book: str, message: str) -> None:
    with pytest.raises(BadOption, match=message):
        At(book, ann={}, bob={}, targts="hidden")


def test_a_wrong_answer_and_a_wrong_card() -> None:
    t = At("second-ru", ann={"hand": "rhinocorn"}, bob={})
    with pytest.raises(IllegalAnswer, match=r"ann cannot 'yay'; ann is asked 'action': \['draw', 'rhinocorn'\]"):
        t.does("ann", "yay")
    with pytest.raises(NotYourQuestion, match=r"bob has no open question; asked: ann \(action\)"):
        t.does("bob", "draw")
    with pytest.raises(UnknownCard, match="has no card 'unicorm'"):
        At("second-ru", ann={"hand": "unicorm"}, bob={})
    t.turn_of("ann")


# --- what is to be seen ----------------------------------------------------------------------


@every_book
def test_events_are_those_of_the_whole_scenario(book: str) -> None:
    t = At(book, ann={"hand": "narwhal"}, bob={}, cal={}, deck="yay neigh slowdown ...")
    assert t.events == []
    t.plays("ann", "narwhal").does("bob", "draw")
    assert [t.state.kind(event.card) for event in t.happened("play")] == ["narwhal"]
    assert [t.players[event.seat] for event in t.happened("draw")] == ["bob", "bob", "cal"]
    t.turn_of("cal")


@every_book
def test_unicorns_are_counted_as_for_the_win(book: str) -> None:
    """R-CARD-09, R-END-03: two heads count twice, pandas not at all."""
    t = At(
        book,
        ann={"stable": "llamacorn yay"},
        bob={"stable": "pandamonium narwhal"},
        cal={"stable": "ginormous_unicorn"},
    )
    assert [t.unicorns(who) for who in t.players] == [1, 0, 2]
    t.turn_of("ann")
