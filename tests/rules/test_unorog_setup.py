"""The deck and the deal of Unorog: U-DECK, U-SET."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import stablemates
from stablemates.core.errors import BadSeats, BadSeed, UnknownCard
from stablemates.testing import At

from .deck import COLOURS, all_but, all_cards

NUMBERS = [str(number) for number in range(10)]
PLAYERS = ["ann", "bob", "cid", "dan", "eva", "fay", "gus", "hal", "ida", "jon"]
WORTH = {"stone": 20, "mirror": 20, "dust": 20, "hoof": 50, "alicorn": 50}


def next_round(seed: int, players: int = 3) -> At:
    """Ann wins a round of a match that continues, so the next one is dealt."""
    others: dict[str, Any] = {name: {} for name in PLAYERS[1:players]}
    t = At("unorog", seed=seed, goal=10_000, cauldron="red_3", ann={"hand": "red_5"}, **others)
    return t.does("ann", "red_5")


def worth(card: str) -> int:
    face = card.rsplit("_", maxsplit=1)[-1]
    return int(face) if face.isdigit() else WORTH[face]


def dealer_draw(t: At) -> list[tuple[str, int]]:
    """Return who drew a card of which value in the draw for the deal."""
    return [(t.players[e.seat], worth(t.state.kind(e.card))) for e in t.happened("dealer-card")]


# --- U-DECK-01 ------------------------------------------------------------------------------


def test_u_deck_01_the_108_cards() -> None:
    t = At("unorog", ann={}, bob={}, turn="ann")
    one = [f"{colour}_0" for colour in COLOURS]
    two = [f"{colour}_{face}" for colour in COLOURS for face in [*NUMBERS[1:], "stone", "mirror", "dust"]]
    assert Counter(all_cards(t)) == Counter(one + two * 2 + ["hoof", "alicorn"] * 4)
    assert len(all_cards(t)) == 108
    t.turn_of("ann")


@pytest.mark.parametrize(
    ("card", "value"),
    [
        ("red_0", 0),
        ("blue_1", 1),
        ("green_9", 9),
        ("red_stone", 20),
        ("blue_mirror", 20),
        ("yellow_dust", 20),
        ("hoof", 50),
        ("alicorn", 50),
    ],
)
def test_u_deck_01_what_a_card_is_worth(card: str, value: int) -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": "red_5"}, bob={"hand": [card]})
    t.does("ann", "red_5")
    assert t.fact("points") == [value, 0]
    t.won_by("ann")


def test_u_deck_01_all_values_together_are_1240() -> None:
    t = At("unorog", cauldron="red_3", well="", ann={"hand": "red_5"}, bob={"hand": all_but("red_3", "red_5")})
    t.does("ann", "red_5")
    assert t.fact("points") == [1240 - 3 - 5, 0]
    t.won_by("ann")


@pytest.mark.parametrize("hand", ["red_0 red_0", "red_9 red_9 red_9", "hoof hoof hoof hoof hoof", "purple_1", "red_10"])
def test_u_deck_01_there_are_no_other_cards(hand: str) -> None:
    with pytest.raises(UnknownCard):
        At("unorog", ann={"hand": hand}, bob={})


# --- U-SET-01 ------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(10))
def test_u_set_01_the_highest_value_deals(seed: int) -> None:
    t = next_round(seed)
    draw = dealer_draw(t)
    assert [who for who, _ in draw[:3]] == ["ann", "bob", "cid"]
    dealer = t.players[t.fact("dealer")]
    assert draw[:3].count((dealer, max(value for _, value in draw[:3]))) == 1
    assert [t.players[e.seat] for e in t.happened("dealer")] == [dealer]
    t.turn_of(t.players[t.fact("turn")])


def test_u_set_01_only_the_tied_players_draw_again() -> None:
    """A draw in which two of three are equal and above the third."""
    for seed in range(200):
        t = next_round(seed)
        draw = dealer_draw(t)
        first, again = draw[:3], draw[3:]
        if len(again) == 2 and again[0][1] != again[1][1]:
            break
    highest = max(value for _, value in first)
    assert [who for who, _ in again] == [who for who, value in first if value == highest]
    assert t.players[t.fact("dealer")] == max(again, key=lambda one: one[1])[0]
    t.turn_of(t.players[t.fact("turn")])


def test_u_set_01_a_second_tie_is_drawn_again() -> None:
    """Two players who are equal twice running draw a third time."""
    t = next(t for t in (next_round(seed, 2) for seed in range(2000)) if len(dealer_draw(t)) == 6)
    values = [value for _, value in dealer_draw(t)]
    assert values[0] == values[1]
    assert values[2] == values[3]
    assert t.fact("dealer") == (0 if values[4] > values[5] else 1)
    t.turn_of("bob" if values[4] > values[5] else "ann")


def test_u_set_01_the_cards_go_back() -> None:
    """And they are shuffled: what is dealt first is not, as a rule, what was drawn."""
    dealt_first = []
    for seed in range(10):
        t = next_round(seed, 2)
        assert len(all_cards(t)) == 108
        dealt_first.append(t.happened("draw")[0].card in [e.card for e in t.happened("dealer-card")])
    assert dealt_first.count(True) < 5
    t.turn_of(t.players[t.fact("turn")])


# --- U-SET-02 ------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 7, 10])
def test_u_set_02_seven_cards_each_and_the_rest_is_the_well(players: int) -> None:
    t = next_round(1, players)
    assert [len(t.hand(name)) for name in t.players] == [7] * players
    assert len(t.cauldron) == 1
    assert len(t.well) == 108 - 7 * players - 1
    t.turn_of(t.players[t.fact("turn")])


def test_u_set_02_the_cards_go_round_one_at_a_time_from_the_dealers_left() -> None:
    t = next_round(3)
    left = t.fact("dealer") + 1
    assert [e.seat for e in t.happened("draw")] == [(left + i) % 3 for i in range(21)]
    t.turn_of(t.players[left % 3])


def test_u_set_02_the_first_round_is_dealt_like_the_next() -> None:
    state = stablemates.new("unorog", seats=4, seed=7)
    assert [e.kind for e in state.events].count("draw") == 28
    assert state.view(stablemates.NOBODY)["zones"][0]["count"] == 108 - 28 - 1


def test_u_set_02_the_same_seed_deals_the_same_cards_and_another_seed_others() -> None:
    deals = [stablemates.new("unorog", seats=4, seed=seed).notation() for seed in (7, 7, 8)]
    assert deals[0] == deals[1] != deals[2]


SEALED = "5e" * 80  # 640 bits


def test_u_set_02_a_sealed_seed_deals_the_same_cards_again() -> None:
    states = [stablemates.new("unorog", seats=4, seed=SEALED) for _ in range(2)]
    assert states[0].notation() == states[1].notation()
    assert states[0].notation() != stablemates.new("unorog", seats=4, seed="5f" + SEALED[2:]).notation()
    assert len(states[0].pending()) == 1


def test_u_set_02_a_saved_table_continues_the_same_sealed_stream() -> None:
    """The next round of a match also comes from the stream."""
    state = stablemates.new("unorog", seats=2, seed=SEALED, goal=532)
    other = stablemates.load(state.dump())
    chance = Random(1)
    while state.view(0)["facts"]["round"] == 1:
        question = state.pending()[0]
        answer = chance.randrange(len(question.options))
        state.answer(question.seat, answer)
        other.answer(question.seat, answer)
    assert state.notation() == other.notation()


@pytest.mark.parametrize("seed", ["", "5e" * 79, "xy" * 80, -1, 1 << 96, True, 1.5])
def test_u_set_02_a_seed_that_no_generator_accepts(seed: int | str) -> None:
    with pytest.raises(BadSeed):
        stablemates.new("unorog", seats=4, seed=seed)


# --- U-SET-03 ------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(20))
def test_u_set_03_a_lock_opens_the_cauldron(seed: int) -> None:
    t = next_round(seed, 2)
    [lock] = t.cauldron
    assert lock.split("_")[1] in NUMBERS
    assert t.fact("colour") == lock.split("_")[0]
    assert [t.state.kind(e.card) for e in t.happened("open")] == [lock]
    t.turn_of(t.players[t.fact("turn")])


def test_u_set_03_anything_but_a_lock_is_shuffled_back() -> None:
    t = next(t for t in (next_round(seed) for seed in range(100)) if t.happened("not-a-lock"))
    turned = [t.state.kind(e.card) for e in t.happened("not-a-lock")]
    assert not any(card.split("_")[-1] in NUMBERS for card in turned)
    assert set(turned) <= set(t.well)
    assert len(t.well) == 108 - 21 - 1
    assert len(t.cauldron) == 1
    t.turn_of(t.players[t.fact("turn")])


def test_u_set_03_turned_until_it_is_a_lock() -> None:
    t = next(t for t in (next_round(seed) for seed in range(400)) if len(t.happened("not-a-lock")) > 1)
    assert t.cauldron[0].split("_")[1] in NUMBERS
    t.turn_of(t.players[t.fact("turn")])


def test_u_set_03_a_relic_that_was_turned_up_does_nothing() -> None:
    """No one draws, sleeps or names a colour because of it."""
    for t in (next_round(seed) for seed in range(100)):
        if t.happened("not-a-lock"):
            assert [len(t.hand(name)) for name in t.players] == [7, 7, 7]
            assert t.fact("direction") == 1
            t.turn_of(t.players[(t.fact("dealer") + 1) % 3])


# --- U-SET-04, U-SET-05 ---------------------------------------------------------------------


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_u_set_04_the_player_left_of_the_dealer_starts(dealer: int) -> None:
    t = next(t for t in (next_round(seed) for seed in range(100)) if t.fact("dealer") == dealer)
    t.turn_of(["bob", "cid", "ann"][dealer])


@pytest.mark.parametrize("players", range(2, 11))
def test_u_set_05_two_to_ten_play(players: int) -> None:
    t = next_round(1, players)
    assert len(t.fact("points")) == players
    t.turn_of(t.players[(t.fact("dealer") + 1) % players])


@pytest.mark.parametrize("seats", [0, 1, 11, -2, True])
def test_u_set_05_no_fewer_and_no_more(seats: int) -> None:
    with pytest.raises(BadSeats, match=r"2 to 10 players \(U-SET-05\)"):
        stablemates.new("unorog", seats=seats)


def test_u_set_05_a_table_for_one_is_refused() -> None:
    with pytest.raises(BadSeats, match="U-SET-05"):
        At("unorog", ann={})
