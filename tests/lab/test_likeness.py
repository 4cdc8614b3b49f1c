"""What a card of a pack that no net has met looks like to a net, and that each such card can still be chosen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from stablemates.bots.place_net import one_of
from stablemates.core.rng import fast
from stablemates.games import registry
from stablemates.games.stable import vocabulary
from stablemates.games.stable.game import StableGame
from stablemates.games.stable.kind import Kind
from stablemates.games.stable.likeness import most_like, numbers_of
from stablemates.games.stable.ops.deck import Draw
from stablemates.games.stable.state import Stable
from stablemates.games.stable.tensor import TENSOR
from stablemates.games.stable.terms import BASIC, DOWNGRADE, MAGIC, MAGICAL, ROOMY, UPGRADE
from stablemates.games.stable.vocabulary import VOCABULARY
from stablemates.games.stable.words import OnPlay, OnTurn, WhileHere
from stablemates.testing import At

FIREFLIES = VOCABULARY[VOCABULARY.index("lamplighter_unicorn") :]


@pytest.fixture
def unlisted() -> Iterator[None]:
    """Take the fireflies out of the vocabulary, as if their pack were new."""
    kept = dict(vocabulary.NUMBER)
    for name in FIREFLIES:
        del vocabulary.NUMBER[name]
    yield
    vocabulary.NUMBER.update(kept)


def box_of(profile: str) -> list[Kind]:
    stable = registry.game("stable")
    assert isinstance(stable, StableGame)
    return stable.editions[profile].box


def seen_as(profile: str, *cards: Kind) -> list[str]:
    """Return what cards look like in the box of a rulebook."""
    return [VOCABULARY[number] for number in numbers_of([*box_of(profile), *cards])[-len(cards) :]]


@pytest.mark.usefixtures("unlisted")
def test_a_card_of_a_new_pack_looks_like_the_card_of_the_box_that_does_most_of_the_same() -> None:
    stable = registry.game("stable")
    assert isinstance(stable, StableGame)
    cards = stable.packs["fireflies"].cards
    looks = dict(zip([kind.name for kind in cards], seen_as("second-ru", *cards), strict=True))
    assert list(looks) == FIREFLIES
    assert looks == {
        "lamplighter_unicorn": "americorn",  # both take a card from a hand
        "will_o_wisp_unicorn": "black_knight_unicorn",  # both save another unicorn
        "falling_star_unicorn": "greedy_flying_unicorn",  # both draw
        "lantern_narwhal": "magical_flying_unicorn",  # both find a magic card
        "haggling": "unicorn_swap",
        "closing_time": "back_kick",  # both return a card to a hand
        "paper_lantern": "unknown_upgrade",  # no upgrade of the box saves a unicorn
        "bottomless_basket": "unknown_upgrade",
        "tip_jar": "claw_machine",  # both start a turn by discarding
        "pantry_moths": "unknown_downgrade",
    }


def test_only_cards_of_the_box_of_the_same_type_count() -> None:
    draw = Kind("mine", UPGRADE, OnTurn(Draw(1)))
    assert seen_as("first-uk", draw) != seen_as("second-ru", draw)
    looks = seen_as(
        "second-ru", draw, Kind("plain", BASIC), Kind("plainer", MAGICAL), Kind("two", MAGIC, OnPlay(Draw(2)))
    )
    kinds = {kind.name: kind for kind in box_of("second-ru")}
    assert [kinds[name].types if name in kinds else 0 for name in looks] == [UPGRADE, BASIC, 0, MAGIC]
    assert looks[2] == "unknown_magical"  # no magical unicorn of the box is without a text


def test_of_equally_similar_cards_the_first_of_the_vocabulary_counts() -> None:
    twins = [Kind("narwhal", DOWNGRADE, WhileHere(ROOMY)), Kind("americorn", DOWNGRADE, WhileHere(ROOMY))]
    mine = Kind("mine", DOWNGRADE, WhileHere(ROOMY))
    assert most_like(mine, twins) is most_like(mine, twins[::-1]) is twins[0]


@pytest.mark.usefixtures("unlisted")
def test_every_card_that_looks_like_another_can_be_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    t = At("second-ru", packs="fireflies", ann={"hand": "americorn lamplighter_unicorn yay"}, bob={}, cid={})
    assert isinstance(t.state, Stable)
    monkeypatch.setattr(t.state.box, "vocabulary", b"")  # tables share it
    moves = [move for move in t.state.moves(0) if t.state.option(0, move).card >= 0]
    actions = [TENSOR.action(t.state, 0, move) for move in moves]
    alike = [move for move, action in zip(moves, actions, strict=True) if actions.count(action) == 2]
    taken = {one_of(alike, t.state, 0, fast(seed)) for seed in range(20)}
    assert sorted(t.state.kind(t.state.option(0, move).card) for move in taken) == ["americorn", "lamplighter_unicorn"]


def test_of_equal_cards_the_first_is_taken_without_drawing_lots() -> None:
    t = At("second-ru", ann={"hand": "yay"}, bob={}, cid={})
    _, move = t.state.moves(0)
    rng = fast(1)
    assert one_of([move, move], t.state, 0, rng) == move
    assert rng.dump() == fast(1).dump()
