"""What everyone at a table of Unorog remembers of the other hands, as the row of a tensor has it."""

import stablemates
from stablemates.games.unorog.tensor import TENSOR
from stablemates.testing import At

THINGS = ["blue", "green", "red", "yellow", "stone", "dust"]


def remembered(t: At, of: str) -> dict[str, int]:
    """Return what a hand is remembered to be without, and how surely, as the player in turn sees it."""
    state = t.state
    [question] = state.pending()
    row = TENSOR.of(state, question.seat)["lacks"]
    place = TENSOR.ahead(state, question.seat, t.players.index(of))
    return {thing: sure for thing, sure in zip(THINGS, row[6 * place : 6 * place + 6], strict=True) if sure}


def test_a_player_who_draws_lacks_the_colour_that_is_up() -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": "blue_1 blue_2"}, bob={"hand": "red_5 blue_5"}, cid={})
    t.does("ann", "draw")
    assert remembered(t, "ann") == {"red": 6}  # the card just drawn may be red
    assert remembered(t, "bob") == remembered(t, "cid") == {}


def test_every_card_drawn_since_makes_it_less_certain() -> None:
    t = At(
        "unorog",
        cauldron="red_3",
        ann={"hand": "blue_1 blue_2"},
        bob={"hand": "red_stone red_5 blue_5"},
    )
    t.does("ann", "draw").does("bob", "red_stone").does("ann", "take")
    assert remembered(t, "ann") == {"red": 4, "stone": 5}


def test_a_player_who_sleeps_has_no_dust_to_stay_awake_with() -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": "red_dust blue_2 blue_3"}, bob={"hand": "red_5 blue_5"}, cid={})
    t.does("ann", "red_dust").does("bob", "sleep")
    assert remembered(t, "bob") == {"dust": 7}


def test_a_hoof_without_a_second_card_shows_that_the_colour_is_missing() -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": "hoof blue_2 blue_3"}, bob={"hand": "red_5 blue_5"})
    t.does("ann", "hoof green")
    assert remembered(t, "ann") == {"green": 7}


def test_a_new_round_starts_without_memories() -> None:
    t = At("unorog", goal=500, cauldron="red_3", ann={"hand": "blue_1"}, bob={"hand": "red_5"})
    t.does("ann", "draw")
    assert remembered(t, "ann")
    t.does("bob", "red_5")
    assert not remembered(t, "ann")


def test_memories_are_saved_and_a_save_without_them_is_still_read() -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": "blue_1 blue_2"}, bob={"hand": "red_5 blue_5"})
    t.does("ann", "draw")
    saved = t.state.dump()
    row = TENSOR.look(t.state, 1)
    assert TENSOR.look(stablemates.load(saved), 1) == TENSOR.look(stablemates.read(t.state.notation()), 1) == row
    assert t.state.imagine(1, 5).dump()["lacks"] == saved["lacks"]
    del saved["lacks"]
    assert stablemates.load(saved).dump()["lacks"] == [0, 0]
