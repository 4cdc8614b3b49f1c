"""An impossible save is refused with its field; any other changed save plays to the end."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import stablemates
from stablemates import BadSave
from stablemates.core.rng import Rng, fast
from stablemates.games.stable.saving import checksum
from stablemates.testing import At

from ..every_game.playing import ALWAYS, as_table, deals, every_table, examples, play_to_the_end
from .refusals import corrupt, places_in

# The middle of an effect cannot be validated by looking at it: there the checksum is the proof.
INSIDE_AN_EFFECT = {"stack", "plan", "plan_of", "triggers", "link"}
NOT_OF_THE_POSITION = {"format", "game", "profile", "options", "seats", "rng", "check"}


def load_changed(saved: dict[str, Any], **changes: Any) -> stablemates.State:
    """Load a save with changed fields and a correct checksum."""
    return stablemates.load(signed(json.loads(json.dumps(saved)) | changes))


def signed(data: dict[str, Any]) -> dict[str, Any]:
    return data | {"check": checksum(data)} if "check" in data else data


def changed(saved: dict[str, Any], rng: Rng) -> dict[str, Any]:
    """Return a save with one error in one field."""
    data = json.loads(json.dumps(saved))
    fields = sorted(data.keys() - INSIDE_AN_EFFECT - NOT_OF_THE_POSITION)
    field = fields[rng.below(len(fields))]
    places = [(data, field), *places_in(data[field])]
    holder, key = places[rng.below(len(places))]
    if type(holder[key]) is int and rng.below(2):
        holder[key] = rng.below(140) - 1
    else:
        corrupt(holder, key, rng)
    return signed(data)


@every_table
@examples(900)
@given(data=st.data())
def test_a_changed_field_is_refused_or_the_game_ends(profile: str, seats: int, data: st.DataObject) -> None:
    saved = data.draw(deals(profile, seats, keen=ALWAYS, skip=150, ends=True)).begun().dump()
    try:
        state = stablemates.load(changed(saved, fast(data.draw(st.integers(0, 1 << 32)))))
    except BadSave as error:
        refusal = str(error)
    else:
        play_to_the_end(as_table(state), 3)
        return
    assert re.match(r"field '\w+': ", refusal)


@every_table
@examples(180)
@given(data=st.data())
def test_every_state_of_a_game_loads_and_so_do_the_worlds_that_players_imagine(
    profile: str, seats: int, data: st.DataObject
) -> None:
    for table in data.draw(deals(profile, seats, skip=200)).positions(20):
        for saved in (table.dump(), *(table.imagine(one.seat, 1).dump() for one in table.pending())):
            assert stablemates.load(saved).dump() == saved


def refuses(saved: dict[str, Any], message: str, **changes: Any) -> None:
    with pytest.raises(BadSave, match=message):
        load_changed(saved, **changes)


# --- Unorog ----------------------------------------------------------------------------------


HANDS: dict[str, Any] = {
    "ann": {"hand": "red_stone red_1 blue_2"},
    "bob": {"hand": "red_4 red_5 alicorn"},
    "cid": {"hand": "green_1 green_2"},
}


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("direction", 0, "neither 1 nor -1 .U-MIRROR-01"),
        ("winner", 1, "seat 1 has won, but the game is not over"),
        ("owed", 2, r"no stone is aimed at anyone \(U-STONE-01\)"),
        ("colour", 0, r"not that of the card on top of the cauldron \(U-TURN-02\)"),
        ("points", [0, 50, 0], r"seat 1 has 50 points, but has not won \(U-END-02\)"),
        ("round", 0, r"a single round \(U-END-02\)"),
        ("round", 2, r"a single round \(U-END-02\)"),
        ("said", True, r"cannot have been played with a call \(U-CALL-01\)"),
        ("then", "catch", r"'catch' never follows the catch question \(U-CALL-02\)"),
        ("heard", 1, r"which is not open \(U-CALL-02\)"),
        ("caught", 1, r"a player who has not answered cannot catch \(U-CALL-02\)"),
        ("late", [0], r"has not drawn these cards since it was played \(U-CALL-02\)"),
        ("known", [[0, 1 << 9]], "a player who is not at the table"),
    ],
)
def test_in_a_turn_of_unorog(field: str, value: Any, message: str) -> None:
    refuses(At("unorog", cauldron="red_3", **HANDS).state.dump(), f"field '{field}': .*{message}", **{field: value})


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("owed", 0, r"stones come to 2 \(U-STONE-02\)"),
        ("owed", 4, r"stones come to 2 \(U-STONE-02\)"),
        ("last", -1, "in phase 'stone' a card was played"),
        ("turn", 2, "in phase 'stone' it is seat 1"),
        ("phase", "dust", "no stone is aimed|the top card of the cauldron does not match"),
    ],
)
def test_when_a_stone_of_unorog_is_aimed(field: str, value: Any, message: str) -> None:
    saved = At("unorog", cauldron="red_3", **HANDS).does("ann", "red_stone").state.dump()
    refuses(saved, message, **{field: value})


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("winner", -1, "field .(winner|points)."),
        ("winner", 1, "field '(winner|points)': .*U-END"),
        ("points", [400, 0, 0], r"field 'points': .* worth \d+ \(U-END-01\)"),
    ],
)
def test_after_the_end_of_unorog(field: str, value: Any, message: str) -> None:
    t = At("unorog", cauldron="red_3", ann={"hand": "red_1"}, bob={"hand": "red_5"}, cid={"hand": "hoof"})
    refuses(t.does("ann", "red_1").state.dump(), message, **{field: value})


# --- the stable game -------------------------------------------------------------------------


def moved(saved: dict[str, Any], card: int, zone: int) -> list[list[int]]:
    """Return the zones of a save with a card moved."""
    zones = [[one for one in cards if one != card] for cards in saved["zones"]]
    return [[*cards, card] if number == zone else cards for number, cards in enumerate(zones)]


@pytest.mark.parametrize("profile", ["second-ru", "second-uk", "first-uk", "first-ru"])
@pytest.mark.parametrize(
    ("kind", "zone", "message"),
    [
        ("unicorn_poison", "stable", r"magic, cannot be in the stable \(R-CARD-01\)"),
        ("neigh", "stable", r"instant, cannot be in the stable \(R-CARD-01\)"),
        ("baby_unicorn_red", "hand", r"baby, cannot be in the hand \(R-CARD-02\)"),
        ("baby_unicorn_red", "deck", r"baby, cannot be in the deck \(R-CARD-02\)"),
        ("baby_unicorn_red", "discard", r"baby, cannot be in the discard \(R-CARD-02\)"),
        ("narwhal", "nursery", r"basic, cannot be in the nursery \(R-CARD-02\)"),
        ("narwhal", "playing", r"is in the middle, but is not being played \(R-TURN-08\)"),
    ],
)
def test_a_card_in_a_zone_where_it_cannot_be(profile: str, kind: str, zone: str, message: str) -> None:
    table = At(profile, ann={"hand": "yay"}, bob={}, cid={}).state
    card = next(card for card in range(len(table.kinds)) if table.kind(card) == kind)
    there = next(number for number in range(table.zone_count()) if table.zone_name(number)[0] == zone)
    saved = table.dump()
    refuses(saved, f"field 'zones': {kind}.*{message}", zones=moved(saved, card, there))


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("winner", 1, "seat 1 has won, but the game is not over"),
        ("over", "unicorns", "'over_rule': '' is not the rule for 'unicorns', R-END-01"),
        ("over_rule", "R-END-01", "'R-END-01' has ended the game, but it is not over"),
        ("plays", 0, "not an integer from 1 to 2"),
        ("extra", -1, "not an integer from 0"),
        ("waiting", False, "no one is asked, but the game is not over"),
        ("declaring", True, r"no targets are being declared \(R-EFF-11\)"),
        ("answers", [1, 0, 0], r"seat 0 gave an answer that is not allowed \(R-CARD-07\)"),
        ("started", [20], "not a card with an effect at the start of a turn"),
        ("bonds", [[-1, 0, 0, 0]], "does not name two players"),
        ("bonds", [[-1, 20, 0, 1]], "is lent, but is not a unicorn in a stable"),
        ("plan", [500], "not a card, a player or an option"),
        ("stack", [], r"has a turn at the bottom \(R-TURN-01\)"),
        ("known", [[0, 1]], "is face up in the"),
    ],
)
def test_in_a_turn_of_the_stable_game(field: str, value: Any, message: str) -> None:
    saved = At("second-ru", ann={"hand": "yay"}, bob={}, cid={}).state.dump()
    refuses(saved, message, **{field: value})


def test_a_winner_of_the_stable_game_has_enough_unicorns() -> None:
    saved = At("second-ru", ann={}, bob={}, cid={}).state.dump()
    over = {"over": "unicorns", "over_rule": "R-END-01", "winner": 0}
    refuses(saved, r"field 'winner': seat 0 has 1 unicorns, too few to win \(R-END-01\)", **over)
    empty = {"over": "everybody_loses", "over_rule": "R-END-06"}
    refuses(saved, r"field 'over': 'everybody_loses', but the deck is not empty \(R-END-04\)", **empty)
    refuses(saved, "field 'winner': 2 does not match 'everybody_loses'", **empty, winner=2)
    refuses(saved, "field 'over': 'boredom' is not one of unicorns, ", over="boredom")
