"""*Try it*: a moment of a finished game is continued at a new table, without a deal."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import stablemates
from stablemates import digest, fair
from stablemates.core.kernel import first_of
from stablemates.core.match import Match, read_match
from stablemates.core.rng import fast
from stablemates.games import registry
from stablemates.protocol import commands as c
from stablemates.protocol.values import Event
from stablemates.server.http import trials
from stablemates.server.http.match_files import FinishedGame, record_of
from stablemates.server.http.replay import EVERYBODY, replay
from stablemates.table import animation
from stablemates.table.lengths import Shown, gather

from .http.place import open_place, run
from .table import ServerTable, person

GIVEN = 9  # answers before the moment


def finished() -> Match:
    """Return a random game of Unorog."""
    match, dice = stablemates.match("unorog", ["ann", "bob", "cid"], seed=5), fast(5)
    while match.state.asked():
        seat = int(first_of(match.state.asked()))
        match.answer(seat, dice.below(match.state.width(seat)))
    return match


def left_open() -> Match:
    match = finished()
    match.undo(len(match.answers) - GIVEN)
    return match


class ContinuedTable(ServerTable):
    """Ann at a table with two bots that continues a game."""

    def __init__(self) -> None:
        super().__init__(c.Settings("unorog", 3, speed="off"), ["ann"], ["bob", "cid"])

    async def opened(self, host: str, settings: c.Settings) -> str:
        await self.node.open()
        return (await self.node.create(person(host), settings, left_open().text())).table

    def plays_to_the_end(self) -> None:
        """Let everyone answer at random."""
        dice = fast(3)
        self.mind = lambda state, seat: dice.below(int(state.width(seat)))
        while self.room.phase == "playing":
            question = self.snapshot("ann").question
            if question is None:
                self.waits(1.0)
            else:
                self.says("ann", "answer", option=dice.below(len(question.options)))


@pytest.fixture
def t() -> Iterator[ContinuedTable]:
    table = ContinuedTable()
    yield table
    table.close()


def test_the_first_game_continues_from_its_moment(t: ContinuedTable) -> None:
    t.says("ann", "start")
    before = left_open()
    assert t.room.playing.answers == before.answers
    assert digest(t.room.game) == digest(before.state)
    assert t.room.playing.players == ["ann", "bot:novice", "bot:novice"]
    assert t.mine("ann").undo == ""  # what others answered there cannot be undone here


def test_the_past_is_not_played_in_real_time_again(t: ContinuedTable, monkeypatch: pytest.MonkeyPatch) -> None:
    """It would take a long game seconds, and the table would count windows in which its players were not asked."""
    animated: list[int] = []

    def count_beats(game: str, events: list[Event]) -> list[Shown]:
        animated.append(len(events))
        return gather(game, events)

    monkeypatch.setattr(animation, "gather", count_beats)
    t.says("ann", "settle", settings={"profile": "unorog", "seats": 3, "speed": "quick", "pace": "normal"})
    t.says("ann", "start")
    assert len(animated) <= 2
    assert len(t.received("ann", "draw")) > GIVEN  # everyone may read what happened
    assert t.room.seats[0].asked <= 1
    assert sorted(t.room.animation.ends) == [person("ann")]


def test_nothing_is_shuffled_and_nothing_else_can_be_played(t: ContinuedTable) -> None:
    assert t.snapshot("ann").table.commitment == ""
    t.refused("bad-word", "ann", "giveword", word="carrot")
    t.refused("bad-settings", "ann", "settle", settings={"profile": "unorog", "seats": 4})
    t.says("ann", "settle", settings={"profile": "unorog", "seats": 3, "speed": "quick"})


def test_strangers_can_only_join_when_its_cards_are_no_longer_known(t: ContinuedTable) -> None:
    listed = {"profile": "unorog", "seats": 3, "speed": "off", "public": True}
    assert "'public'" in t.refused("bad-settings", "ann", "settle", settings=listed).text
    t.says("ann", "start")
    t.plays_to_the_end()
    t.says("ann", "settle", settings=listed)


def test_it_survives_a_restart_in_the_middle(t: ContinuedTable) -> None:
    t.says("ann", "start")
    t.waits_until(lambda: len(t.room.playing.answers) > GIVEN or t.snapshot("ann").question is not None)
    before = t.room.playing.text()
    t.restarts()
    assert t.room.playing.text() == before
    assert t.room.playing.continues == GIVEN


def test_its_match_file_says_where_it_started_and_there_is_no_deal_to_verify(t: ContinuedTable) -> None:
    t.says("ann", "start")
    t.plays_to_the_end()
    record = record_of(t.room)
    match = read_match(record, registry.find)
    assert match.continues == GIVEN
    assert match.answers[:GIVEN] == left_open().answers
    assert match == t.room.playing
    assert replay(record, EVERYBODY).continues == GIVEN
    assert "continues another one" in fair.check(record).unreadable


def test_a_rematch_is_dealt_like_any_other_game(t: ContinuedTable) -> None:
    t.says("ann", "start")
    t.plays_to_the_end()
    noted = t.snapshot("ann").table.commitment
    t.says("ann", "giveword", word="carrot")
    t.says("ann", "rematch")
    assert t.room.playing.continues == 0
    assert t.room.words == ["carrot", "", ""]
    assert fair.check(record_of(t.room), noted).good


def test_over_http_a_moment_of_a_finished_game_becomes_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with open_place() as place:
            token, match = await place.guest(), finished()
            table = (await place.table(token))["table"]
            place.gateway.finished.kept[table, 1] = FinishedGame(match.text(), ())
            game = f"/api/tables/{table}/games/1/try"
            made = await place.post(game, {"answers": GIVEN, "speed": "quick"}, token)
            assert made.status_code == 201, made.text
            room = (await place.gateway.node.room(made.json()["table"])).room
            assert read_match(room.continues, registry.find) == left_open()
            assert room.settings == c.Settings("unorog", 3, speed="quick")
            late = await place.post(game, {"answers": len(match.answers)}, token)
            assert (late.status_code, late.json()["reason"]) == (400, "bad-message")
            monkeypatch.setattr(trials, "LONGEST", GIVEN - 1)
            long = await place.post(game, {"answers": GIVEN}, token)
            assert (long.status_code, long.json()["reason"]) == (413, "too-long")
            none = await place.post(game.replace("/1/", "/2/"), {"answers": 1}, token)
            assert none.json()["reason"] == "not-over"

    run(work)
