"""Whatever ``check_pack`` accepts can be played: no crash, no answer that never ends, no game without an end."""

from __future__ import annotations

from itertools import islice

import pytest

import stablemates
from stablemates.core.errors import BadPack, Endless
from stablemates.core.match import Match
from stablemates.games.stable.game import StableGame
from stablemates.games.stable.kind import Kind
from stablemates.games.stable.naming import name_kind
from stablemates.games.stable.ops.cards import Bring, Give, Move, ReturnOneFromEach, Sacrifice, Steal
from stablemates.games.stable.ops.deck import ShuffleAllIn
from stablemates.games.stable.ops.flow import And, EachPlayer, IfYouDo, May, Then
from stablemates.games.stable.ops.turn import ComeBack, EndTurn, ExtraTurn
from stablemates.games.stable.pack import Pack
from stablemates.games.stable.profiles import EDITIONS, profile
from stablemates.games.stable.state import Stable
from stablemates.games.stable.terms import BASIC, CARD, MAGICAL, NEEDS_A_BASIC, UNICORN, UPGRADE
from stablemates.games.stable.validation import check_pack
from stablemates.games.stable.words import (
    InsteadOfFalling,
    Itself,
    OnEnter,
    OnFall,
    OnLeave,
    OnTurn,
    in_discard,
    their,
    this_card,
    your,
)

from ..every_game.position_match import PositionMatch
from .random_cards import accepted, accepted_cards, play_with, random_card

CARDS = 30  # tools/card_soak.py plays with any number of them
GAMES = 3  # with each
TWICE = IfYouDo(ReturnOneFromEach(), ReturnOneFromEach())


def test_random_cards_do_not_break_a_table() -> None:
    for number, kind in islice(accepted_cards(0), CARDS):
        try:
            play_with(kind, GAMES)
        except Exception as error:
            pytest.fail(f"card {number} {random_card(number)}: {error!r}")


@pytest.mark.parametrize(
    "kind",
    [
        Kind("comet", UPGRADE, OnLeave(ShuffleAllIn()), copies=8),
        Kind("comet", UPGRADE, OnFall(ShuffleAllIn()), copies=8),
        Kind("comet", UPGRADE, OnTurn(ShuffleAllIn()), copies=8),
        Kind("comet", MAGICAL, OnLeave(EachPlayer(ShuffleAllIn())), copies=8),
        Kind("comet", MAGICAL, Itself(NEEDS_A_BASIC), copies=8),  # no stable may have a basic unicorn
        Kind("comet", MAGICAL, InsteadOfFalling(your(UNICORN), TWICE), copies=8),  # between what other cards declared
        Kind("comet", BASIC, copies=8),  # without a title, its name counts when letters decide (R-END-05)
    ],
)
def test_cards_that_broke_a_table(kind: Kind) -> None:
    play_with(kind, 12)


def test_a_random_card_that_broke_a_table() -> None:
    """Its choices stayed behind, and were taken for the plan of a card that was played later."""
    kind = accepted(random_card(130000053))
    assert kind is not None
    play_with(kind, 12)


def test_a_card_that_shuffles_itself_in_leaves_the_stable() -> None:
    """R-EFF-10: it is in the deck, and no longer counts."""
    state = position(Kind("comet", UPGRADE, OnTurn(ShuffleAllIn())), phase="beginning")
    assert state.stable(0) == []
    assert len(state.hand(0)) == 1  # the draw of the turn, after the hand was shuffled in
    state.assert_sound()


@pytest.mark.parametrize(
    ("kind", "message"),
    [
        (Kind("comet", UPGRADE, OnTurn(EndTurn())), "EndTurn needs May"),
        (Kind("comet", MAGICAL, OnEnter(Then(Sacrifice(your(UNICORN)), EndTurn()))), "EndTurn needs May"),
        (Kind("comet", MAGICAL, OnEnter(Give(your(CARD)))), "Give needs May"),
        (Kind("comet", MAGICAL, OnEnter(EachPlayer(May(Give(your(UNICORN)))))), "Give by other players may never end"),
        (Kind("comet", UPGRADE, OnEnter(Give(this_card()))), "Give needs May"),
        (Kind("comet", UPGRADE, OnEnter(EachPlayer(Move(this_card())))), "Move by other players may never end"),
        (Kind("comet", MAGICAL, OnLeave(Steal(their(UNICORN)))), "Steal needs May"),
        (Kind("comet", MAGICAL, OnEnter(And(Sacrifice(your(CARD)), Bring(in_discard(UNICORN))))), "Bring needs May"),
        (Kind("comet", MAGICAL, OnEnter(Sacrifice(your(UNICORN))), OnFall(ComeBack())), "Sacrifice on entry needs May"),
        (Kind("comet", MAGICAL, OnEnter(ComeBack())), "ComeBack belongs in OnFall"),
    ],
)
def test_what_would_never_end_is_refused(kind: Kind, message: str) -> None:
    with pytest.raises(BadPack, match=f"card 'comet': {message}"):
        check_pack(Pack("comets", [kind]), {}, set())


@pytest.mark.parametrize(
    "kind",
    [
        Kind("comet", UPGRADE, OnTurn(May(EndTurn()))),
        Kind("comet", MAGICAL, OnEnter(Give(your(UPGRADE)))),
        Kind("comet", MAGICAL, OnEnter(May(Give(your(UNICORN))))),
        Kind("comet", MAGICAL, OnEnter(Steal(their(UNICORN)))),
        Kind("comet", MAGICAL, OnFall(ComeBack())),
    ],
)
def test_what_someone_can_stop_is_accepted(kind: Kind) -> None:
    check_pack(Pack("comets", [kind]), {}, set())


def test_an_answer_that_never_ends_is_refused_with_its_card() -> None:
    """The limit of steps catches what no check has seen, such as a loop of two cards."""
    kind = Kind("comet", UPGRADE, OnTurn(And(ExtraTurn(), EndTurn())))
    with pytest.raises(Endless, match="the effects of comet never end: no one is asked in 10,000 steps"):
        position(kind, phase="beginning")


def test_effects_that_multiply_are_refused_with_their_card() -> None:
    kind = Kind("comet", MAGICAL, OnEnter(EachPlayer(Give(your(CARD)))), copies=8)
    state = position(kind, phase="action", hand=True, both=True)
    with pytest.raises(Endless, match="the effects of comet never end: more than 150 of them are waiting"):
        answer_on(state, 5000)


def test_turns_in_which_nothing_is_done_are_refused_with_their_card() -> None:
    """Two players who always end their turns immediately (R-TURN-06): eventually one of them has to play."""
    state = position(Kind("comet", UPGRADE, OnTurn(May(EndTurn())), copies=2), phase="beginning", both=True)
    with pytest.raises(Endless, match="the effects of comet never end: they have ended 100 turns in a row"):
        answer_on(state, 500)


@pytest.mark.parametrize(
    ("kind", "phase", "hand"),
    [
        (Kind("comet", UPGRADE, OnTurn(May(EndTurn())), copies=2), "beginning", False),
        (Kind("comet", MAGICAL, OnEnter(EachPlayer(Give(your(CARD)))), copies=8), "action", True),
        (Kind("comet", UPGRADE, OnTurn(And(ExtraTurn(), EndTurn())), copies=2), "action", False),
    ],
)
def test_an_answer_that_never_ends_changes_nothing(kind: Kind, phase: str, hand: bool) -> None:
    state = position(kind, phase, hand=hand, both=True)
    for _ in range(5_000):
        before, events = state.clone(), state.events
        try:
            answer_on(state, 1)
        except Endless:
            break
    assert (state.dump(), state.events, state.pending()) == (before.dump(), events, before.pending())
    with pytest.raises(Endless, match="comet"):
        answer_on(state, 1)


def test_a_hand_that_was_open_during_an_answer_that_never_ends_is_hidden_again() -> None:
    """A hand that is no longer open is remembered by everyone, but this one never was (ruling 7.3)."""
    kind = Kind("comet", UPGRADE, OnTurn(And(ExtraTurn(), EndTurn())), copies=3)
    hands = [["nanny_cam"], ["neigh", "narwhal"], []]
    state = set_up(kind, "action", [{"hand": hand, "stable": ["comet"]} for hand in hands])
    state.answer(0, 1)  # plays the Nanny Cam
    before, bob = state.clone(), next(n for n, one in enumerate(state.question(0).options) if one.seat == 1)
    state.answer(0, bob)
    with pytest.raises(Endless, match="comet"):
        state.answer(1, 0)
    assert state.dump()["known"] == before.dump()["known"] == []


def test_an_answer_that_never_ends_is_not_recorded() -> None:
    state = position(Kind("comet", UPGRADE, OnTurn(May(EndTurn())), copies=2), phase="beginning", both=True)
    match = PositionMatch(state, stablemates.match("second-ru", ["ann", "bob"], seed=1))
    with pytest.raises(Endless, match="comet"):
        answer_on(match, 500)
    replayed = match.at(len(match.answers))
    for _ in range(30):  # both can be played on, and are the same game
        assert match.state == replayed
        seat = match.state.pending()[0].seat
        match.answer(seat, 0)
        replayed.answer(seat, 0)


def answer_on(game: Stable | Match, answers: int) -> None:
    for _ in range(answers):
        question = (game.state if isinstance(game, Match) else game).pending()[0]
        game.answer(question.seat, len(question.options) - 1)


def position(kind: Kind, phase: str, hand: bool = False, both: bool = False) -> Stable:
    """Two players, the card in the first stable, in ``both``, or in the first hand too."""
    players: list[dict[str, list[str]]] = [{"hand": [], "stable": ["comet"]}, {"hand": [], "stable": ["comet"] * both}]
    if hand:
        players = [{"hand": ["comet"], "stable": ["comet"] * 3}, {"hand": [], "stable": ["comet"] * 3}]
    return set_up(kind, phase, players)


def set_up(kind: Kind, phase: str, players: list[dict[str, list[str]]]) -> Stable:
    game = StableGame()
    game.packs["comets"] = Pack("comets", [kind])  # without the check
    name_kind("comets:", kind)
    game.profiles = [profile(edition, ["comets"]) for edition in EDITIONS]
    book = game.profiles[0]
    return game.set_up(book, len(players), 1, book.settle({"packs": "comets"}), {"players": players, "phase": phase})
