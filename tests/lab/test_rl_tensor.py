"""The tensors: what a seat sees in numbers is what it may know, and actions are options and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest

import stablemates
from stablemates.core.game import Value
from stablemates.core.kernel import State
from stablemates.core.rng import fast
from stablemates.core.tensor import Tensor
from stablemates.games import registry
from stablemates.games.stable.game import StableGame
from stablemates.games.stable.terms import INSTANT, MAGICAL, STAYS
from stablemates.games.stable.vocabulary import BABIES, FLEETING, VOCABULARY, number_of
from stablemates.protocol.seen import view

TABLES = [
    ("unorog", 2),
    ("unorog", 3),
    ("unorog", 10),
    ("second-ru", 2),
    ("second-ru", 4),
    ("first-uk", 8),
    ("first-ru", 5),
]


IN_ORDER = {"seats", "turn", "last", "held", "points"}  # of numbers or places


def tensor_of(profile: str, **options: Value) -> Tensor:
    game, book = registry.find(profile)
    tensor = game.tensor(book, book.settle(options))
    assert tensor is not None
    return tensor


def positions(profile: str, seats: int, seed: int, most: int = 250, **options: Value) -> Iterator[State]:
    """Yield a random game, move by move; in Unorog cards are played more often than drawn, so that it ends."""
    rng = fast(seed)
    game = stablemates.new(profile, seats=seats, seed=seed, **options)
    for _ in range(most):
        questions = game.pending()
        if not questions:
            return
        yield game
        question = questions[rng.below(len(questions))]
        width = len(question.options)
        game.answer(question.seat, max(rng.below(width), rng.below(width)))


@pytest.mark.parametrize(("profile", "seats"), TABLES)
def test_a_row_has_its_width_and_no_number_exceeds_the_maximum_of_its_field(profile: str, seats: int) -> None:
    tensor = tensor_of(profile)
    for game in positions(profile, seats, seed=5):
        for seat in range(seats):
            row = tensor.look(game, seat)
            assert len(row) == tensor.width == sum(field.size for field in tensor.fields)
            fields = tensor.of(game, seat)
            for field in tensor.fields:
                assert max(fields[field.name]) <= field.most, field


@pytest.mark.parametrize(("profile", "seats"), TABLES)
def test_no_number_depends_on_what_a_seat_cannot_know(profile: str, seats: int) -> None:
    tensor = tensor_of(profile)
    for number, game in enumerate(positions(profile, seats, seed=11)):
        for seat in range(seats) if number % 5 == 0 else [number % seats]:
            other = game.imagine(seat, number)
            assert tensor.look(game, seat) == tensor.look(other, seat)
            if game.asked() >> seat & 1:
                assert tensor.mask(game, seat) == tensor.mask(other, seat)
                assert sorted(features(tensor, game, seat)) == sorted(features(tensor, other, seat))


def test_an_answer_in_an_open_window_shows_in_no_row() -> None:
    tensor = tensor_of("second-ru")
    windows = 0
    for game in positions("second-ru", 4, seed=3):
        questions = game.pending()
        if questions[0].ask == "neigh" and len(questions) > 1:
            first, *others = questions
            for answer in range(len(first.options)):
                after = game.clone()
                after.answer(first.seat, answer)
                for later in others:
                    assert tensor.look(after, later.seat) == tensor.look(game, later.seat)
                windows += 1
    assert windows > 10


def features(tensor: Tensor, game: State, seat: int) -> list[bytes]:
    size = len(tensor.option_fields)
    row = tensor.options(game, seat, game.moves(seat))
    return [row[at : at + size] for at in range(0, len(row), size)]


@pytest.mark.parametrize(("profile", "seats"), TABLES)
def test_actions_are_the_options_and_equal_cards_are_one(profile: str, seats: int) -> None:
    tensor = tensor_of(profile)
    for game in positions(profile, seats, seed=23):
        for question in game.pending():
            seat = question.seat
            moves = game.moves(seat)
            actions = [tensor.action(game, seat, move) for move in moves]
            mask = tensor.mask(game, seat)
            assert len(mask) == tensor.actions
            assert {action for action in range(tensor.actions) if mask[action]} == set(actions)
            assert set(mask) <= {0, 1}
            found = features(tensor, game, seat)
            assert len(found) == len(moves)
            # Two options share an action only if they are indistinguishable.
            assert len(set(actions)) == len({(action, feature) for action, feature in zip(actions, found)})
            for action in set(actions):
                move = tensor.move(game, seat, action)
                assert move == moves[actions.index(action)]
            for feature in found:
                for number, field in zip(feature, tensor.option_fields):
                    assert number <= field.most, field


def test_every_move_of_unorog_is_a_separate_action() -> None:
    tensor = tensor_of("unorog")
    for game in positions("unorog", 4, seed=2, most=400):
        for question in game.pending():
            moves = game.moves(question.seat)
            assert [tensor.action(game, question.seat, move) for move in moves] == moves
    names = [tensor.action_name(action) for action in range(tensor.actions)]
    assert len(set(names)) == len(names)


def test_places_are_counted_in_the_direction_of_play() -> None:
    mirrors = 0
    tensor = tensor_of("unorog")
    for game in positions("unorog", 4, seed=4, most=400):
        seen = view(game, 0)
        if seen.phase != "turn":
            continue
        assert seen.unorog is not None
        direction = seen.unorog.direction
        order = [(seen.turn + place * direction) % 4 for place in range(4)]
        assert tensor.of(game, seen.turn)["held"][:4] == [seen.zone("hand", seat).count for seat in order]
        assert tensor.of(game, order[1])["turn"][3] == 1
        mirrors += direction == -1
    assert mirrors > 5


def test_the_stable_game_in_numbers_says_what_the_view_says() -> None:
    tensor = tensor_of("second-ru")
    known = 0
    for game in positions("second-ru", 4, seed=9):
        for seat in range(4):
            seen, row = view(game, seat), tensor.of(game, seat)
            facts = seen.stable
            assert facts is not None
            order = [(seat + place) % 4 for place in range(4)]
            assert row["held"] == [seen.zone("hand", other).count for other in order] + [0] * 4
            assert row["unicorns"] == [facts.unicorns[other] for other in order] + [0] * 4
            assert sum(row["stables"]) == sum(seen.zone("stable", other).count for other in order)
            assert sum(row["hands"]) == sum(
                card is not None for other in order for card in seen.zone("hand", other).cards
            )
            assert sum(row["discard"]) == seen.zone("discard").count
            assert sum(row["deck_known"]) == len(seen.zone("deck").known)
            assert row["turn"].index(1) == (seen.turn - seat) % 4
            assert row["chain"] == [len(facts.chain)]
            assert sum(row["targets"]) == len(facts.targets)
            known += len(seen.zone("deck").known) + sum(row["deck_top"])
    assert known > 0


def test_two_players_have_fewer_cards_but_the_same_numbers() -> None:
    tensor = tensor_of("second-ru")
    names = [tensor.action_name(action) for action in range(tensor.actions)]
    assert len(set(names)) == len(names)
    for seats in (2, 3):
        game = next(iter(positions("second-ru", seats, seed=1)))
        question = game.pending()[0]
        chosen = [tensor.action_name(tensor.action(game, question.seat, move)) for move in game.moves(question.seat)]
        assert chosen == [game.kind(option.card) for option in question.options]


def test_all_rulebooks_and_packs_share_one_vocabulary() -> None:
    known = set(VOCABULARY)
    stable = registry.game("stable")
    assert isinstance(stable, StableGame)
    for edition in stable.editions.values():
        kinds = edition.babies + edition.box + [card for pack in stable.packs.values() for card in pack.cards]
        assert {kind.name for kind in kinds} <= known
        assert VOCABULARY[:BABIES] == sorted({kind.name for kind in edition.babies}, key=VOCABULARY.index)
        for kind in kinds:
            assert (kind.name in FLEETING) == (not kind.types & STAYS), kind.name
    assert len(known) == len(VOCABULARY)
    prints = {tensor_of(profile).fingerprint() for profile in ("second-ru", "second-uk", "first-uk", "first-ru")}
    assert len(prints | {tensor_of("second-ru", packs="fireflies").fingerprint()}) == 1
    assert tensor_of("unorog").fingerprint() not in prints


@pytest.mark.parametrize("profile", ["unorog", "second-ru"])
def test_a_net_fits_that_was_trained_before_the_last_fields_were_added(profile: str) -> None:
    tensor = tensor_of(profile)
    width = tensor.width - tensor.fields[-1].size
    earlier = tensor.fingerprint(width)
    assert earlier != tensor.fingerprint() == tensor.fingerprint(tensor.width)
    assert tensor.fits(earlier, width)
    assert not tensor.fits(earlier, tensor.width)
    assert tensor.fingerprint(width - 1) == ""  # no field ends there
    assert not tensor.fits("", width - 1)
    assert not tensor.fits("", 0)


@pytest.mark.parametrize(
    ("profile", "fingerprint", "width"),
    [("unorog", "780fae27326d8101", 369), ("second-ru", "601418d2d75b6349", 2263)],
)
def test_nets_with_an_earlier_fingerprint_still_fit(profile: str, fingerprint: str, width: int) -> None:
    tensor = tensor_of(profile)
    assert tensor.fits(fingerprint, width)
    assert not tensor.fits(fingerprint, width + 1)
    assert not tensor_of("second-ru" if profile == "unorog" else "unorog").fits(fingerprint, width)


@pytest.mark.parametrize("profile", ["unorog", "second-ru"])
def test_a_fingerprint_covers_the_order_of_what_is_in_a_field_but_no_wording(profile: str) -> None:
    tensor = tensor_of(profile)
    own = tensor.fingerprint()
    named = [field for field in tensor.fields if field.each]
    assert {"question", "face" if profile == "unorog" else "force"} <= {field.name for field in named}
    assert all(field.each for field in tensor.fields if field.size // field.places > 1 and field.name not in IN_ORDER)
    for field in named:
        each, what = field.each, field.what
        field.each, field.what = [*each[1:], each[0]], "in other words"
        assert tensor.fingerprint() != own, field
        field.each = each
        assert tensor.fingerprint() == own
        field.what = what


def test_the_vocabulary_only_grows_at_its_end() -> None:
    """A new kind needs a line here: numbers are never reused."""
    assert sha256(" ".join(VOCABULARY[:109]).encode()).hexdigest()[:16] == "755b138c574fce83"


def test_a_card_that_is_not_listed_is_an_unknown_card_of_its_type() -> None:
    assert VOCABULARY[number_of("of_my_own_pack", MAGICAL)] == "unknown_magical"
    assert VOCABULARY[number_of("of_my_own_pack", INSTANT)] == "unknown_instant"


def test_r_card_07_a_row_shows_who_may_respond_but_not_who_has() -> None:
    tensor = tensor_of("second-ru")
    windows = 0
    for game in positions("second-ru", 4, seed=3):
        questions = game.pending()
        if questions[0].ask == "neigh":
            asked = {question.seat for question in questions}
            for question in questions:
                answers = tensor.of(game, question.seat)["answers"]
                assert {(question.seat + place) % 4 for place in range(8) if answers[place]} >= asked
                windows += 1
        else:
            assert not any(tensor.of(game, questions[0].seat)["answers"]) or len(questions) == 1
    assert windows > 10


def test_a_pack_changes_no_number() -> None:
    packed = tensor_of("second-ru", packs="fireflies")
    assert packed.width == tensor_of("second-ru").width
    for game in positions("second-ru", 5, seed=6, packs="fireflies"):
        for question in game.pending():
            assert len(packed.look(game, question.seat)) == packed.width
            assert any(packed.mask(game, question.seat))


@pytest.mark.parametrize("profile", ["unorog", "second-ru"])
def test_the_page_on_training_names_every_field(profile: str) -> None:
    page = (Path(__file__).parents[2] / "docs" / "training.md").read_text(encoding="utf-8")
    tensor = tensor_of(profile)
    at = 0
    for field in tensor.fields:
        assert f"| {at} | `{field.name}` | {field.size} | {field.most} | {field.what} |" in page
        at += field.size
    for field in tensor.option_fields:
        assert f"| `{field.name}` | {field.most} | {field.what} |" in page
