"""Undo costs the same in a long game as in a short one, and is limited."""

from __future__ import annotations

import random

import pytest

import stablemates
from stablemates.core.kernel import Event, State
from stablemates.core.match import Match
from stablemates.games import registry
from stablemates.table import play, room, undo
from stablemates.table.rewind import KEEP_EVERY, keep_position, rewind
from stablemates.table.room import Room

from ..server.table import ServerTable, SetUp


def long_game(answers: int) -> Room:
    """Return a random game of ``answers`` answers."""
    dice, room = random.Random(3), Room("")
    game, profile = registry.find("unorog")
    room.match = Match(game, profile, ["ann", "bob", "cid"], 5, {}, "")
    while len(room.playing.answers) < answers:
        question = room.game.pending()[0]
        room.answer(question.seat, dice.randrange(len(question.options)))
        keep_position(room)
    return room


@pytest.mark.parametrize("back", [1, KEEP_EVERY - 1, KEEP_EVERY, KEEP_EVERY + 1, 150, 199])
def test_going_back_leads_to_where_the_game_was(back: int) -> None:
    room = long_game(199)
    wanted = stablemates.digest(room.playing.at(199 - back))
    rewind(room, back)
    assert stablemates.digest(room.game) == wanted
    assert len(room.playing.answers) == 199 - back
    rewind(room, 0)
    assert stablemates.digest(room.game) == wanted


def test_going_back_replays_only_what_is_needed() -> None:
    room = long_game(1000)
    assert len(room.positions) <= 8
    for back in (1, 10, 100, 1, 400, 1):
        left = len(room.playing.answers) - back
        nearest = max(after for after, _ in room.positions if after <= left)
        assert left - nearest <= max(back, KEEP_EVERY)
        rewind(room, back)


def test_going_back_starts_from_a_kept_position(monkeypatch: pytest.MonkeyPatch) -> None:
    room, given, kind = long_game(300), 0, type(long_game(1).game)
    answer = kind.answer

    def counted(state: State, seat: int, option: int) -> list[Event]:
        nonlocal given
        given += 1
        return answer(state, seat, option)

    monkeypatch.setattr(kind, "answer", counted)
    rewind(room, 1)
    assert given == 299 % KEEP_EVERY


@pytest.fixture
def t(at: SetUp) -> ServerTable:
    table = at("unorog", people="ann bob", speed="off")
    table.says("ann", "start")
    return table


def test_a_game_has_a_maximum_number_of_answers(t: ServerTable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "MOST_ANSWERS", 3)
    monkeypatch.setattr(room, "MOST_ANSWERS", 3)
    for _ in range(3):
        [who] = t.asked
        t.says(who, "answer", option=0)
    [who] = t.asked
    t.refused("game-too-long", who, "answer", option=0)
    assert t.room.stuck
    t.waits(3600)
    assert len(t.room.playing.answers) == 3
    t.says("ann", "close")


def test_a_game_has_a_maximum_number_of_undos(t: ServerTable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(undo, "MOST_UNDOS", 2)
    for _ in range(2):
        [who] = t.asked
        [other] = {"ann", "bob"} - {who}
        t.says(who, "answer", option=0)
        t.says(who, "undo")
        if t.room.undo_asked >= 0:
            t.says(other, "consent", yes=True)
    assert t.room.undone == 2
    [who] = t.asked
    t.says(who, "answer", option=0)
    t.refused("no-undo-left", who, "undo")
