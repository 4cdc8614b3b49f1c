"""Who knows which card, in the language of the table: what a player sees of another hand."""

import pytest

from stablemates import NOBODY
from stablemates.core.table import HAND
from stablemates.testing import At


def spectators_see(t: At, whose: str) -> list[str]:
    return [card["kind"] if card else "?" for card in t.state.faces(NOBODY, HAND + t.seat(whose))]


def faces_seen(t: At, kind: str, who: str | None) -> list[str]:
    """Return the faces that ``who`` (``None``: a spectator) saw in the events of a kind; ``?`` for each not seen."""
    seat = NOBODY if who is None else t.seat(who)
    seen = [event.as_seen_by(seat).card for event in t.happened(kind)]
    return [t.state.kind(card) if card >= 0 else "?" for card in seen]


def play_an_alicorn(hand: str) -> At:
    """Ann plays an alicorn on red against bob; cid and the spectators watch."""
    t = At(
        "unorog",
        cauldron="red_3",
        well="yellow_1 yellow_2 yellow_3 yellow_4 yellow_5 yellow_6 yellow_7 yellow_8",
        ann={"hand": f"alicorn {hand}"},
        bob={"hand": "green_1 red_8"},
        cid={"hand": "green_2 red_9 blue_9"},
    )
    return t.does("ann", "alicorn green")


def one_known_one_drawn(seed: int) -> At:
    """Bob has seen a green_5 in ann's hand; then ann has drawn the other one, and it is her turn."""
    t = At(
        "unorog",
        seed=seed,
        cauldron="red_3",
        well="yellow_1 yellow_2 yellow_3 yellow_4 yellow_5 yellow_6 blue_7 green_5 blue_8",
        ann={"hand": "alicorn blue_1 green_5"},
        bob={"hand": "green_1"},
        cid={"hand": "green_2 red_9 blue_9"},
    )
    t.does("ann", "alicorn green").does("bob", "check").does("cid", "draw").does("ann", "draw")
    return t.does("bob", "draw").does("cid", "draw")


# --- hands and the well ---------------------------------------------------------------------


def test_u_set_02_everyone_sees_only_their_own_hand() -> None:
    t = At("unorog", ann={"hand": "red_5 blue_1"}, bob={"hand": "green_1 green_2 green_3"})
    assert sorted(t.sees("ann", "ann")) == ["blue_1", "red_5"]
    assert t.sees("ann", "bob") == ["?", "?", "?"]
    assert t.sees("bob", "ann") == ["?", "?"]
    assert spectators_see(t, "ann") == ["?", "?"]
    t.turn_of("ann")


def test_u_turn_01_a_card_drawn_is_seen_by_its_player_only() -> None:
    t = At("unorog", well="red_7 red_8", ann={"hand": "red_5 blue_1"}, bob={"hand": "green_1"})
    t.does("ann", "draw")
    assert faces_seen(t, "draw", "ann") == ["red_7"]
    assert faces_seen(t, "draw", "bob") == ["?"]
    assert faces_seen(t, "draw", None) == ["?"]
    assert t.sees("bob", "ann") == ["?", "?", "?"]
    t.turn_of("bob")


def test_u_turn_01_a_card_played_is_seen_by_all() -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": "red_5 blue_1 blue_2"}, bob={"hand": "green_1"})
    t.does("ann", "red_5")
    assert faces_seen(t, "play", "bob") == faces_seen(t, "play", None) == ["red_5"]
    assert [card["kind"] for card in t.state.view(NOBODY)["zones"][-1]["cards"]][-2:] == ["red_3", "red_5"]
    t.turn_of("bob")


def test_u_turn_01_only_the_size_of_the_well_is_visible() -> None:
    t = At("unorog", well="red_7 red_8", ann={"hand": "red_5"}, bob={"hand": "green_1"})
    assert t.state.view(NOBODY)["zones"][0]["count"] == 2
    t.turn_of("ann")


# --- the challenge ------------------------------------------------------------------------------


def test_u_ali_04_only_the_challenger_sees_the_hand() -> None:
    t = play_an_alicorn("blue_1 blue_2")
    t.does("bob", "check")
    assert sorted(faces_seen(t, "show", "bob")) == ["blue_1", "blue_2"]
    assert faces_seen(t, "show", "cid") == faces_seen(t, "show", None) == ["?", "?"]
    assert sorted(t.sees("bob", "ann")) == ["blue_1", "blue_2"]
    assert t.sees("cid", "ann") == ["?", "?"]
    assert spectators_see(t, "ann") == ["?", "?"]
    assert t.sees("ann", "bob") == ["?"] * 8
    t.turn_of("cid")


def test_u_ali_04_everyone_knows_that_a_returned_alicorn_is_in_the_hand() -> None:
    t = play_an_alicorn("red_1 blue_2")
    t.does("bob", "check")
    assert t.sees("cid", "ann") == ["alicorn"] + ["?"] * 6
    assert spectators_see(t, "ann") == ["alicorn"] + ["?"] * 6
    assert sorted(t.sees("bob", "ann")) == ["?"] * 4 + ["alicorn", "blue_2", "red_1"]
    t.turn_of("bob")


def test_u_ali_04_no_one_sees_the_four_cards_that_a_bluffer_draws() -> None:
    t = play_an_alicorn("red_1 blue_2")
    t.does("bob", "check")
    assert faces_seen(t, "draw", "ann") == ["yellow_1", "yellow_2", "yellow_3", "yellow_4"]
    assert faces_seen(t, "draw", "bob") == faces_seen(t, "draw", "cid") == faces_seen(t, "draw", None) == ["?"] * 4
    t.turn_of("bob")


def test_u_ali_04_a_known_card_that_is_played_is_no_longer_in_the_hand() -> None:
    t = play_an_alicorn("blue_1 green_5 green_6")
    t.does("bob", "check").does("cid", "draw").does("ann", "green_5")
    assert sorted(t.sees("bob", "ann")) == ["blue_1", "green_6"]
    assert t.sees("cid", "ann") == ["?", "?"]
    t.turn_of("bob")


def test_u_ali_04_a_returned_alicorn_that_is_played_again_is_no_longer_known() -> None:
    t = play_an_alicorn("red_1 blue_2")
    t.does("bob", "check", "draw").does("cid", "draw").does("ann", "alicorn blue").does("bob", "take")
    assert t.sees("cid", "ann") == spectators_see(t, "ann") == ["?"] * 6
    t.turn_of("cid")


def test_u_ali_04_of_two_alicorns_one_is_known_and_one_may_be_there() -> None:
    """Ann plays one of two again: no one can tell which, so no one knows of the other."""
    t = play_an_alicorn("red_1 alicorn")
    t.does("bob", "check", "draw")
    assert t.sees("cid", "ann") == ["alicorn"] + ["?"] * 6
    assert t.sees("bob", "ann").count("alicorn") == 2
    t.does("cid", "draw").does("ann", "alicorn blue").does("bob", "take")
    assert t.sees("cid", "ann") == ["?"] * 6
    assert t.sees("bob", "ann").count("alicorn") == 1
    t.turn_of("cid")


@pytest.mark.parametrize("seed", range(4))
def test_u_ali_04_of_two_equal_cards_players_know_how_many_not_which(seed: int) -> None:
    """Ann plays one of the two: bob cannot know that one is left."""
    t = one_known_one_drawn(seed)
    assert t.hand("ann") == ["blue_1", "green_5", "green_5"]
    assert sorted(t.sees("bob", "ann")) == ["?", "blue_1", "green_5"]
    t.does("ann", "green_5")
    assert sorted(t.sees("bob", "ann")) == ["?", "blue_1"]
    assert t.sees("cid", "ann") == ["?", "?"]
    t.turn_of("bob")


@pytest.mark.parametrize("seed", range(4))
def test_u_ali_04_the_numbers_of_equal_cards_do_not_reveal_which_was_played(seed: int) -> None:
    """Nor can bob tell by the number that the card played is not the one he saw."""
    t = one_known_one_drawn(seed)
    [seen] = [card for card in t.state.faces(1, HAND) if card and card["kind"] == "green_5"]
    t.does("ann", "green_5")
    played = t.state.view(1)["zones"][-1]["cards"][-1]
    assert seen["id"] == played["id"]
    t.turn_of("bob")


def test_u_ali_04_of_two_equal_cards_that_were_both_shown_one_is_left() -> None:
    t = play_an_alicorn("blue_1 green_5 green_5")
    t.does("bob", "check").does("cid", "draw").does("ann", "green_5")
    assert sorted(t.sees("bob", "ann")) == ["blue_1", "green_5"]
    t.turn_of("bob")


def test_u_ali_04_a_card_once_seen_is_known_until_it_is_played() -> None:
    """A refill of the well does not make bob forget ann's hand."""
    t = play_an_alicorn("blue_1 blue_2")
    t.does("bob", "check").does("cid", "draw").does("ann", "draw").does("bob", "draw")
    assert t.happened("refill")
    assert sorted(t.sees("bob", "ann")) == ["?", "blue_1", "blue_2"]
    t.turn_of("cid")


# --- the call and the catch -----------------------------------------------------------------


def test_u_call_02_no_one_sees_an_answer_before_all_have_answered() -> None:
    """Neither who has answered nor what: bob's own view included."""
    views = []
    for answers in ([], ["pass"], ["catch"]):
        t = At("unorog", cauldron="red_3", ann={"hand": "red_5 blue_1"}, bob={"hand": "red_1"}, cid={"hand": "red_2"})
        t.does("ann", "red_5").does("bob", *answers)
        if answers:
            assert t.state.events == []
        views.append([t.state.view(seat) for seat in (NOBODY, 0, 2)])
    assert views[0] == views[1] == views[2]
    t.does("cid", "pass")
    assert [t.players[event.seat] for event in t.happened("catch")] == ["bob"]
    t.turn_of("bob")


def test_u_call_02_the_penalty_cards_are_seen_by_the_player_who_forgot() -> None:
    t = At("unorog", cauldron="red_3", well="red_7 red_8", ann={"hand": "red_5 blue_1"}, bob={"hand": "red_1"})
    t.does("ann", "red_5").does("bob", "catch")
    assert faces_seen(t, "draw", "ann") == ["red_7", "red_8"]
    assert faces_seen(t, "draw", "bob") == ["?", "?"]
    t.turn_of("bob")


@pytest.mark.parametrize("card", ["red_stone", "red_dust", "alicorn green"])
def test_u_stone_02_and_others_being_asked_reveals_nothing_about_a_hand(card: str) -> None:
    """The table looks the same to ann whether or not bob can respond."""
    views = []
    for answer in ("green_stone", "green_dust", "blue_9"):
        hand = [card.split(maxsplit=1)[0], "blue_1", "blue_2"]
        t = At("unorog", cauldron="red_3", well="blue_4", ann={"hand": hand}, bob={"hand": [answer, "blue_8"]}, cid={})
        t.does("ann", card)
        views.append((t.fact("asked"), t.fact("phase"), t.sees("ann", "bob")))
    assert views[0] == views[1] == views[2]
    t.does("bob", t.options("bob")[0])
    t.turn_of("bob" if card == "red_stone" else "cid")


# --- the deal and the end -------------------------------------------------------------------


def test_u_end_01_at_the_end_of_a_round_hands_are_shown() -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": "red_5"}, bob={"hand": "blue_1"}, cid={"hand": "blue_2"})
    t.does("ann", "red_5")
    assert t.sees("ann", "bob") == t.sees("cid", "bob") == spectators_see(t, "bob") == ["blue_1"]
    t.won_by("ann")


def test_u_end_02_nothing_is_known_of_the_next_round() -> None:
    """Although a round has ended in which every lock of two colours was played open."""
    shown = [f"{colour}_{number}" for colour in ("blue", "green") for number in range(1, 10)] * 2
    t = At("unorog", goal=532, cauldron="red_3", ann={"hand": "red_5"}, bob={"hand": shown}, cid={"hand": "hoof"})
    t.does("ann", "red_5")
    assert set(t.hand("bob") + t.hand("cid")) & set(shown)
    assert t.sees("ann", "bob") == t.sees("ann", "cid") == spectators_see(t, "bob") == ["?"] * 7
    assert len(faces_seen(t, "draw", "ann")) == 21
    assert faces_seen(t, "draw", "ann").count("?") == 14
    assert faces_seen(t, "draw", None) == ["?"] * 21
    t.turn_of(t.players[t.fact("turn")])


def test_u_set_01_the_cards_of_the_draw_for_the_deal_are_seen_by_all() -> None:
    t = At("unorog", goal=532, cauldron="red_3", ann={"hand": "red_5"}, bob={"hand": "blue_1"}, cid={"hand": "blue_2"})
    t.does("ann", "red_5")
    assert "?" not in faces_seen(t, "dealer-card", None)
    assert "?" not in faces_seen(t, "dealer-card", "cid")
    t.turn_of(t.players[t.fact("turn")])
