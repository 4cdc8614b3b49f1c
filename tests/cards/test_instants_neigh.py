"""Neigh: the window on a played card, chains of Neighs, several at once."""

from typing import Any

import pytest

from stablemates.testing import At

both = pytest.mark.parametrize("book", ["second-ru", "first-uk"])


def play(t: At, who: str, card: str) -> At:
    """Play a unicorn into one's own stable: where it may go into any, that is a question (R-CARD-04)."""
    t.does(who, card)
    return t.does(who, f"{card} {who}") if t.asked == {who: "stable"} else t


@both
def test_neigh_stops_a_card_that_another_player_plays(book: str) -> None:
    """R-CARD-07, ruling 3.3: both cards go to the discard pile, the action is spent."""
    t = At(book, ann={"hand": "narwhal"}, bob={"hand": "neigh"}, cal={}, deck="yay")
    play(t, "ann", "narwhal")
    assert t.options("bob") == ["pass", "neigh"]
    t.does("bob", "neigh")
    assert t.stable("ann") == ["baby_unicorn_red"]
    assert t.hand("bob") == ["yay"]  # the card of bob's own turn
    assert t.discard == ["narwhal", "neigh"]
    t.turn_of("bob")


@both
def test_neigh_is_no_action_and_cannot_answer_your_own_card(book: str) -> None:
    """R-TURN-09, ruling 3.2."""
    t = At(book, ann={"hand": "neigh super_neigh narwhal"}, bob={"hand": "neigh"}, cal={})
    assert t.options("ann") == ["draw", "narwhal"]
    assert t.why("ann", "neigh") == "only-in-answer (R-TURN-09)"
    assert t.why("bob", "neigh") == "only-in-answer (R-TURN-09)"
    play(t, "ann", "narwhal")
    assert t.asked == {"bob": "neigh"}
    assert t.why("ann", "neigh") == "own-card (R-CARD-07)"
    assert t.why("bob", "neigh") == ""
    t.does("bob", "pass").turn_of("bob")


@both
def test_neigh_is_asked_of_everybody_else_who_holds_a_card(book: str) -> None:
    """Being asked says nothing about a hand; who holds nothing is not asked."""
    t = At(book, ann={"hand": "narwhal yay"}, bob={"hand": "slowdown"}, cal={}, dan={"hand": "neigh neigh super_neigh"})
    play(t, "ann", "narwhal")
    assert t.asked == {"bob": "neigh", "dan": "neigh"}
    assert t.options("bob") == ["pass"]
    assert t.options("dan") == ["pass", "neigh", "super_neigh"]
    assert t.why("bob", "slowdown") == "only-a-neigh (R-CARD-07)"
    t.does("dan", "pass")
    assert t.asked == {"bob": "neigh"}
    assert t.why("dan", "neigh") == "answered-already (R-CARD-07)"
    t.does("bob", "pass")
    assert t.stable("ann") == ["baby_unicorn_red", "narwhal"]
    t.turn_of("bob")


@both
def test_neigh_is_asked_of_nobody_when_the_others_hold_nothing(book: str) -> None:
    t = At(book, ann={"hand": "narwhal neigh"}, bob={}, cal={})
    play(t, "ann", "narwhal").turn_of("bob")


@both
@pytest.mark.parametrize("card", ["narwhal", "good_deal", "yay", "slowdown"])
def test_neigh_stops_unicorns_magic_upgrades_and_downgrades_alike(book: str, card: str) -> None:
    t = At(book, ann={"hand": card}, bob={"hand": "neigh"}, cal={"stable": ""})
    t.does("ann", card)
    if t.asked == {"ann": "stable"}:
        t.does("ann", f"{card} cal")
    t.does("bob", "neigh")
    assert t.discard == [card, "neigh"]
    assert t.stable("cal") == []
    t.turn_of("bob")


@both
def test_neigh_on_a_neigh_lets_the_card_through(book: str) -> None:
    """Rulings 3.2 and 3.3: an even number of Neighs; ann may stop one aimed at her card."""
    t = At(book, ann={"hand": "narwhal neigh"}, bob={"hand": "neigh"}, cal={})
    play(t, "ann", "narwhal").does("bob", "neigh")
    assert t.asked == {"ann": "neigh"}
    assert t.why("ann", "neigh") == ""
    t.does("ann", "neigh")
    assert t.stable("ann") == ["baby_unicorn_red", "narwhal"]
    assert t.discard == ["neigh", "neigh"]
    t.turn_of("bob")


@both
def test_neigh_three_times_stops_the_card(book: str) -> None:
    """Ruling 3.3: an odd number; any number of instants in one turn (ruling 3.9)."""
    t = At(book, ann={"hand": "narwhal neigh"}, bob={"hand": "neigh neigh"}, cal={})
    play(t, "ann", "narwhal").does("bob", "neigh").does("ann", "neigh")
    assert t.asked == {"bob": "neigh"}
    t.does("bob", "neigh")
    assert t.stable("ann") == ["baby_unicorn_red"]
    assert sorted(t.discard) == ["narwhal", "neigh", "neigh", "neigh"]
    t.turn_of("bob")


@both
def test_neigh_may_be_answered_by_a_third_player(book: str) -> None:
    """R-CARD-07: an instant can itself be answered, by anybody but the one who played it."""
    t = At(book, ann={"hand": "narwhal yay"}, bob={"hand": "neigh slowdown"}, cal={"hand": "neigh nanny_cam"})
    play(t, "ann", "narwhal").does("bob", "neigh").does("cal", "pass")
    assert t.asked == {"ann": "neigh", "cal": "neigh"}
    assert t.options("ann") == ["pass"]
    t.does("cal", "neigh").does("ann", "pass")
    assert t.asked == {"ann": "neigh", "bob": "neigh"}  # on cal's Neigh
    t.does("ann", "pass").does("bob", "pass")
    assert t.asked == {"bob": "neigh", "cal": "neigh"}  # on the narwhal again
    t.does("bob", "pass").does("cal", "pass")
    assert t.stable("ann") == ["baby_unicorn_red", "narwhal"]
    t.turn_of("bob")


@both
def test_neigh_stopped_opens_the_window_on_the_card_again(book: str) -> None:
    """Ruling 3.4: after a Neigh has been stopped everybody may answer the original card again."""
    t = At(book, ann={"hand": "narwhal neigh"}, bob={"hand": "neigh"}, cal={"hand": "neigh"})
    play(t, "ann", "narwhal").does("bob", "neigh").does("cal", "pass")
    t.does("cal", "pass").does("ann", "neigh")
    t.does("cal", "pass")  # on ann's Neigh
    assert t.asked == {"cal": "neigh"}  # on the narwhal; bob has no card left
    t.does("cal", "neigh")
    assert t.stable("ann") == ["baby_unicorn_red"]
    assert sorted(t.discard) == ["narwhal", "neigh", "neigh", "neigh"]
    t.turn_of("bob")


@both
def test_neigh_of_several_at_once_spends_that_of_the_seat_nearest_after(book: str) -> None:
    """Our ruling where the books are silent: the others keep theirs, whoever was the quickest."""
    t = At(book, ann={"hand": "narwhal"}, bob={"hand": "slowdown"}, cal={"hand": "neigh"}, dan={"hand": "neigh"})
    play(t, "ann", "narwhal")
    t.does("dan", "neigh").does("cal", "neigh").does("bob", "pass")
    t.does("dan", "pass").does("bob", "pass")  # on cal's Neigh
    assert t.hand("cal") == []
    assert t.hand("dan") == ["neigh"]
    t.turn_of("bob")


@both
def test_neigh_of_several_at_once_counts_seats_from_the_player_of_the_card(book: str) -> None:
    t = At(
        book,
        ann={"hand": "neigh", "stable": ""},
        bob={"hand": "neigh", "stable": ""},
        cal={"hand": "narwhal", "stable": ""},
        dan={"hand": "yay", "stable": ""},
        turn="cal",
    )
    play(t, "cal", "narwhal")
    t.does("bob", "neigh").does("ann", "neigh").does("dan", "pass")
    t.does("bob", "pass").does("dan", "pass")  # on ann's Neigh: after cal come dan, ann, bob
    assert t.hand("ann") == []
    assert t.hand("bob") == ["neigh"]
    assert t.stable("cal") == []
    t.turn_of("dan")


@both
def test_neigh_kept_while_another_was_spent_may_be_used_on_the_reopened_window(book: str) -> None:
    t = At(book, ann={"hand": "narwhal neigh"}, bob={"hand": "neigh"}, cal={"hand": "neigh"})
    play(t, "ann", "narwhal").does("cal", "neigh").does("bob", "neigh")
    assert t.hand("cal") == ["neigh"]  # bob's was spent
    t.does("ann", "neigh").does("cal", "pass")
    t.does("cal", "pass")  # on ann's Neigh, which stops bob's
    assert t.asked == {"cal": "neigh"}
    t.does("cal", "neigh")
    assert t.stable("ann") == ["baby_unicorn_red"]
    t.turn_of("bob")


@both
def test_neigh_cannot_stop_effects_of_cards_in_stables(book: str) -> None:
    """Ruling 3.1, R-CARD-08: what a card brings into a stable is not played."""
    t = At(
        book,
        ann={"hand": "rainbow_unicorn narwhal"},
        bob={},
        cal={"hand": "neigh", "stable": ""},
    )
    play(t, "ann", "rainbow_unicorn").does("cal", "pass").does("ann", "yes")
    assert t.stable("ann") == ["baby_unicorn_red", "rainbow_unicorn", "narwhal"]
    assert t.hand("cal") == ["neigh"]
    t.turn_of("bob")


@both
def test_neigh_on_a_declared_target_leaves_it_alone(book: str) -> None:
    """R-EFF-11, ruling 3.8; with hidden targets nothing was named yet."""
    for targets in ("declared", "hidden"):
        t = At(book, ann={"hand": "unicorn_poison"}, bob={"stable": "narwhal"}, cal={"hand": "neigh"}, targets=targets)
        t.does("ann", "unicorn_poison")
        if targets == "declared":
            t.does("ann", "narwhal")
        t.does("cal", "neigh")
        assert t.stable("bob") == ["narwhal"]
        assert t.discard == ["unicorn_poison", "neigh"]
        t.turn_of("bob")


def test_neigh_of_the_seventh_unicorn_puts_off_the_win() -> None:
    """Ruling 3.7: Ginormous counts two, but nothing protects the play itself."""
    five = "narwhal basic_unicorn_red basic_unicorn_blue basic_unicorn_green basic_unicorn_yellow"
    laid: dict[str, Any] = {"ann": {"hand": "ginormous_unicorn", "stable": five}, "bob": {"hand": "neigh"}, "cal": {}}
    t = At("second-ru", **laid)
    t.does("ann", "ginormous_unicorn").does("bob", "neigh")
    assert t.stable("ann") == five.split()
    t.turn_of("bob")
    t = At("second-ru", **laid)
    t.does("ann", "ginormous_unicorn").does("bob", "pass").won_by("ann")
