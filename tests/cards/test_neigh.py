"""Neigh: respond to a card that another player is playing. It is stopped and goes to the discard pile."""

from typing import Any

import pytest

from stablemates.testing import At

from .table import in_both, plays


@in_both
def test_stops_a_card_that_another_player_plays(rulebook: str) -> None:
    """R-CARD-07, ruling 3.3: both cards go to the discard pile, and the action is spent."""
    t = At(rulebook, ann={"hand": "narwhal"}, bob={"hand": "neigh"}, cal={}, deck="yay ...")
    plays(t, "ann", "narwhal")
    assert t.options("bob") == ["pass", "neigh"]
    t.does("bob", "neigh")
    assert t.stable("ann") == ["baby_unicorn_red"]
    assert t.hand("bob") == ["yay"]  # bob's draw
    assert t.discard == ["narwhal", "neigh"]
    t.turn_of("bob")


@in_both
def test_is_not_an_action_and_cannot_stop_your_own_card(rulebook: str) -> None:
    """R-TURN-09, ruling 3.2."""
    t = At(rulebook, ann={"hand": "neigh super_neigh narwhal"}, bob={"hand": "neigh"}, cal={})
    assert t.options("ann") == ["draw", "narwhal"]
    assert t.why("ann", "neigh") == "only-in-answer (R-TURN-09)"
    assert t.why("bob", "neigh") == "only-in-answer (R-TURN-09)"
    plays(t, "ann", "narwhal")
    assert t.asked == {"bob": "neigh"}
    assert t.why("ann", "neigh") == "own-card (R-CARD-07)"
    assert t.why("bob", "neigh") == ""
    t.does("bob", "pass").turn_of("bob")


@in_both
def test_is_asked_of_every_other_player_with_cards(rulebook: str) -> None:
    """Being asked reveals nothing about a hand. Players with empty hands are not asked."""
    t = At(
        rulebook, ann={"hand": "narwhal yay"}, bob={"hand": "slowdown"}, cal={}, dan={"hand": "neigh neigh super_neigh"}
    )
    plays(t, "ann", "narwhal")
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


@in_both
def test_is_not_asked_of_empty_hands(rulebook: str) -> None:
    t = At(rulebook, ann={"hand": "narwhal neigh"}, bob={}, cal={})
    plays(t, "ann", "narwhal").turn_of("bob")


@in_both
@pytest.mark.parametrize("card", ["narwhal", "good_deal", "yay", "slowdown"])
def test_stops_every_type_of_card(rulebook: str, card: str) -> None:
    t = At(rulebook, ann={"hand": card}, bob={"hand": "neigh"}, cal={"stable": ""})
    t.does("ann", card)
    if t.asked == {"ann": "stable"}:
        t.does("ann", f"{card} cal")
    t.does("bob", "neigh")
    assert t.discard == [card, "neigh"]
    assert t.stable("cal") == []
    t.turn_of("bob")


@in_both
def test_on_a_neigh_lets_the_card_through(rulebook: str) -> None:
    """Rulings 3.2 and 3.3: an even number of Neighs. You may stop one aimed at your own card."""
    t = At(rulebook, ann={"hand": "narwhal neigh"}, bob={"hand": "neigh"}, cal={})
    plays(t, "ann", "narwhal").does("bob", "neigh")
    assert t.asked == {"ann": "neigh"}
    assert t.why("ann", "neigh") == ""
    t.does("ann", "neigh")
    assert t.stable("ann") == ["baby_unicorn_red", "narwhal"]
    assert t.discard == ["neigh", "neigh"]
    t.turn_of("bob")


@in_both
def test_three_in_a_row_stop_the_card(rulebook: str) -> None:
    """Rulings 3.3 and 3.9: an odd number. Any number of instants can be played in one turn."""
    t = At(rulebook, ann={"hand": "narwhal neigh"}, bob={"hand": "neigh neigh"}, cal={})
    plays(t, "ann", "narwhal").does("bob", "neigh").does("ann", "neigh")
    assert t.asked == {"bob": "neigh"}
    t.does("bob", "neigh")
    assert t.stable("ann") == ["baby_unicorn_red"]
    assert sorted(t.discard) == ["narwhal", "neigh", "neigh", "neigh"]
    t.turn_of("bob")


@in_both
def test_can_be_stopped_by_a_third_player(rulebook: str) -> None:
    """R-CARD-07: anyone but its player may respond to an instant."""
    t = At(rulebook, ann={"hand": "narwhal yay"}, bob={"hand": "neigh slowdown"}, cal={"hand": "neigh nanny_cam"})
    plays(t, "ann", "narwhal").does("bob", "neigh").does("cal", "pass")
    assert t.asked == {"ann": "neigh", "cal": "neigh"}
    assert t.options("ann") == ["pass"]
    t.does("cal", "neigh").does("ann", "pass")
    assert t.asked == {"ann": "neigh", "bob": "neigh"}  # on cal's Neigh
    t.does("ann", "pass").does("bob", "pass")
    assert t.asked == {"bob": "neigh", "cal": "neigh"}  # on the narwhal again
    t.does("bob", "pass").does("cal", "pass")
    assert t.stable("ann") == ["baby_unicorn_red", "narwhal"]
    t.turn_of("bob")


@in_both
def test_stopped_reopens_the_window_on_the_card(rulebook: str) -> None:
    """Ruling 3.4: once a Neigh is stopped, everyone may respond to the original card again."""
    t = At(rulebook, ann={"hand": "narwhal neigh"}, bob={"hand": "neigh"}, cal={"hand": "neigh"})
    plays(t, "ann", "narwhal").does("bob", "neigh").does("cal", "pass")
    t.does("cal", "pass").does("ann", "neigh")
    t.does("cal", "pass")  # on ann's Neigh
    assert t.asked == {"cal": "neigh"}  # on the narwhal: bob has no card left
    t.does("cal", "neigh")
    assert t.stable("ann") == ["baby_unicorn_red"]
    assert sorted(t.discard) == ["narwhal", "neigh", "neigh", "neigh"]
    t.turn_of("bob")


@in_both
def test_several_at_the_same_time_spend_only_the_nearest_seats_card(rulebook: str) -> None:
    """Our ruling, since the rulebooks are silent: the others keep theirs, however quick they were."""
    t = At(rulebook, ann={"hand": "narwhal"}, bob={"hand": "slowdown"}, cal={"hand": "neigh"}, dan={"hand": "neigh"})
    plays(t, "ann", "narwhal")
    t.does("dan", "neigh").does("cal", "neigh").does("bob", "pass")
    t.does("dan", "pass").does("bob", "pass")  # on cal's Neigh
    assert t.hand("cal") == []
    assert t.hand("dan") == ["neigh"]
    t.turn_of("bob")


@in_both
def test_nearest_seat_is_counted_from_the_player_of_the_card(rulebook: str) -> None:
    t = At(
        rulebook,
        ann={"hand": "neigh", "stable": ""},
        bob={"hand": "neigh", "stable": ""},
        cal={"hand": "narwhal", "stable": ""},
        dan={"hand": "yay", "stable": ""},
        turn="cal",
    )
    plays(t, "cal", "narwhal")
    t.does("bob", "neigh").does("ann", "neigh").does("dan", "pass")
    t.does("bob", "pass").does("dan", "pass")  # on ann's Neigh: after cal come dan, ann, bob
    assert t.hand("ann") == []
    assert t.hand("bob") == ["neigh"]
    assert t.stable("cal") == []
    t.turn_of("dan")


@in_both
def test_kept_while_another_was_spent_can_be_used_in_the_reopened_window(rulebook: str) -> None:
    t = At(rulebook, ann={"hand": "narwhal neigh"}, bob={"hand": "neigh"}, cal={"hand": "neigh"})
    plays(t, "ann", "narwhal").does("cal", "neigh").does("bob", "neigh")
    assert t.hand("cal") == ["neigh"]  # bob's was spent
    t.does("ann", "neigh").does("cal", "pass")
    t.does("cal", "pass")  # on ann's Neigh, which stops bob's
    assert t.asked == {"cal": "neigh"}
    t.does("cal", "neigh")
    assert t.stable("ann") == ["baby_unicorn_red"]
    t.turn_of("bob")


@in_both
def test_cannot_stop_effects_of_cards_in_stables(rulebook: str) -> None:
    """Ruling 3.1, R-CARD-08: a card brought into a stable is not played."""
    t = At(
        rulebook,
        ann={"hand": "rainbow_unicorn narwhal"},
        bob={},
        cal={"hand": "neigh", "stable": ""},
    )
    plays(t, "ann", "rainbow_unicorn").does("cal", "pass").does("ann", "yes")
    assert t.stable("ann") == ["baby_unicorn_red", "rainbow_unicorn", "narwhal"]
    assert t.hand("cal") == ["neigh"]
    t.turn_of("bob")


@in_both
def test_on_a_card_with_a_declared_target_spares_it(rulebook: str) -> None:
    """R-EFF-11, ruling 3.8: with hidden targets nothing has been named yet."""
    for targets in ("declared", "hidden"):
        t = At(
            rulebook, ann={"hand": "unicorn_poison"}, bob={"stable": "narwhal"}, cal={"hand": "neigh"}, targets=targets
        )
        t.does("ann", "unicorn_poison")
        if targets == "declared":
            t.does("ann", "narwhal")
        t.does("cal", "neigh")
        assert t.stable("bob") == ["narwhal"]
        assert t.discard == ["unicorn_poison", "neigh"]
        t.turn_of("bob")


def test_stopping_the_seventh_unicorn_delays_the_win() -> None:
    """Ruling 3.7: Ginormous counts as two, but nothing protects it while it is played."""
    five = "narwhal basic_unicorn_red basic_unicorn_blue basic_unicorn_green basic_unicorn_yellow"
    position: dict[str, Any] = {
        "ann": {"hand": "ginormous_unicorn", "stable": five},
        "bob": {"hand": "neigh"},
        "cal": {},
    }
    t = At("second-ru", **position)
    t.does("ann", "ginormous_unicorn").does("bob", "neigh")
    assert t.stable("ann") == five.split()
    t.turn_of("bob")
    t = At("second-ru", **position)
    t.does("ann", "ginormous_unicorn").does("bob", "pass").won_by("ann")
