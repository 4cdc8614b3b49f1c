"""A local table: its snapshots and events, its time, and that nothing is lost."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import stablemates
from stablemates import bots
from stablemates.client import open_question, saves
from stablemates.client.local import LocalSession
from stablemates.core.kernel import NOBODY
from stablemates.protocol.commands import Answer, Hold, Mode, Rematch, Undo
from stablemates.protocol.messages import Accepted, Refused, Snapshot, WindowView
from stablemates.protocol.seen import view
from stablemates.protocol.values import Event
from stablemates.testing import At

from ..client_server.loopback import FastLoop
from .seated import LONGEST, alone, answers, before_a_choice, does, minds, new_match, plays_on, run, set_up, until

PROFILES = [(profile.id, profile.fewest) for profile in stablemates.profiles()]


# --- snapshots and events --------------------------------------------------------------------------


def test_a_snapshot_shows_what_the_seat_may_see(tmp_path: Path) -> None:
    async def play() -> None:
        async with alone(tmp_path, new_match("unorog")) as session:
            snapshot = await until(session, open_question)
            assert (snapshot.you, snapshot.table.phase, snapshot.table.settings.speed) == (0, "playing", "off")
            assert [(seat.name, seat.kind, seat.level) for seat in snapshot.table.seats] == [
                ("Ann", "person", ""),
                ("", "bot", "novice"),
                ("", "bot", "novice"),
            ]
            assert snapshot.view is not None
            assert snapshot.view == view(session.room.game, 0)
            hand = snapshot.view.zone("hand", 1)
            assert hand.cards == [None] * hand.count
            assert snapshot.question is not None
            assert len(snapshot.question.options) == len(session.room.game.pending()[0].options)
            assert snapshot.clock is None or snapshot.clock.ends is None

    run(play())


@pytest.mark.parametrize(("profile", "seats"), PROFILES)
def test_a_whole_game_is_on_disk_as_it_was_played(tmp_path: Path, profile: str, seats: int) -> None:
    async def play() -> LocalSession:
        async with alone(tmp_path, new_match(profile, seats)) as session:
            await plays_on(session)
        return session

    session = run(play())
    match = session.room.playing
    outcome, ended = match.state.outcome(), session.snapshot.table.ended
    assert outcome is not None
    assert ended is not None
    assert (ended.winner, ended.why, ended.points) == (outcome.winner, outcome.why, outcome.points)
    assert session.save.path.read_text("utf-8") == match.text()


def test_u_turn_01_of_a_card_that_another_player_draws_only_the_back_is_seen(tmp_path: Path) -> None:
    received: list[Event] = []

    async def play() -> None:
        session = alone(tmp_path, new_match("unorog", 2))
        session.on_event = received.append
        async with session:
            await plays_on(session)

    run(play())
    drawn = [event for event in received if event.kind == "draw"]
    assert all((event.card is not None) == (event.seat == 0) for event in drawn)
    assert {event.seat for event in drawn} == {0, 1}


def test_a_resumed_game_reports_its_past_and_continues_as_it_would_have(tmp_path: Path) -> None:
    async def play(session: LocalSession, steps: int) -> tuple[list[Event], Snapshot]:
        received: list[Event] = []
        session.on_event = received.append
        async with session:
            for _ in range(steps):
                snapshot = await until(session, open_question)
                assert snapshot.question is not None
                await answers(session, snapshot.question.least)
            await until(session, open_question)
        return received, session.snapshot

    before = alone(tmp_path, new_match("second-ru"))
    received, snapshot = run(play(before, 12))
    again = alone(tmp_path, stablemates.replay(before.save.path.read_text("utf-8")))
    replayed, same = run(play(again, 0))
    assert replayed == [event for event in received if not event.kind.startswith("table-")]
    assert (same.view, same.question) == (snapshot.view, snapshot.question)


@pytest.mark.parametrize(("plays", "cards", "depth"), [("draw", "llamacorn", 0), ("narwhal", "neigh", 1)])
def test_r_card_07_a_resumed_window_is_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plays: str, cards: str, depth: int
) -> None:
    """Ann may stop Bob's card, or the one that stopped hers; she leaves, and resumes."""
    minds(monkeypatch, cards)
    t = At("second-ru", ann={"hand": "narwhal neigh"}, bob={"hand": "llamacorn neigh"}, cid={})

    async def plays_and_leaves(session: LocalSession) -> WindowView | None:
        async with session:
            if open_question(session.snapshot) is not None and session.snapshot.window is None:
                await does(session, plays)
            return (
                await until(session, lambda snapshot: snapshot.window is not None and open_question(snapshot))
            ).window

    left = set_up(tmp_path, t)
    before = run(plays_and_leaves(left))
    after = run(plays_and_leaves(alone(tmp_path, left.room.playing)))
    assert before is not None
    assert after is not None
    assert (after.seat, after.depth, after.source) == (before.seat, before.depth, before.source)
    assert (after.seat, after.depth) == (1, depth)


def test_a_refusal_says_why_and_changes_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with alone(tmp_path, new_match("unorog")) as session:
            snapshot = await until(session, open_question)
            text = session.save.path.read_text("utf-8")
            for command, reason, fields in (
                (Answer, "bad-option", {"option": 99}),
                (Rematch, "not-over", {}),
                (Undo, "no-undo", {}),
                (Hold, "no-window", {}),
            ):
                reply = await session.send(command, **fields)
                assert isinstance(reply, Refused)
                assert reply.reason == reason
            assert session.snapshot is snapshot
            assert session.save.path.read_text("utf-8") == text

    run(play())


def test_an_error_in_a_bot_is_raised_to_the_waiting_caller(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(level: str, seed: int) -> bots.Bot:
        raise OSError("no memory")

    monkeypatch.setattr(bots, "make", broken)

    async def play() -> None:
        async with alone(tmp_path, new_match("unorog")) as session:
            with pytest.raises(OSError, match="no memory"):
                await plays_on(session)

    run(play())


# --- windows -----------------------------------------------------------------------------------------


def kinds(snapshot: Snapshot, zone: str, seat: int = NOBODY) -> list[str]:
    """Return the visible cards of a zone."""
    assert snapshot.view is not None
    return [card.kind for card in snapshot.view.zone(zone, seat).cards if card]


def window_on_a_narwhal(hand: str) -> At:
    """Bob plays a narwhal; Ann is asked whether she stops it."""
    bob = {"hand": "narwhal yay", "stable": ""}
    return At("second-ru", ann={"hand": hand}, bob=bob, cid={"hand": "slowdown"}, turn="bob")


def test_without_a_clock_a_window_waits_for_the_person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    minds(monkeypatch, "narwhal")

    async def play() -> None:
        async with set_up(tmp_path, window_on_a_narwhal("neigh yay")) as session:
            snapshot = await until(session, open_question)
            assert snapshot.window is not None
            assert (snapshot.window.kind, snapshot.window.seat) == ("neigh", 1)
            assert snapshot.window.source is not None
            assert snapshot.window.source.kind == "narwhal"
            assert snapshot.window.ends is None
            await does(session, "neigh")
            snapshot = await until(session, lambda snapshot: snapshot.window is None)
            assert snapshot.view is not None
            assert kinds(snapshot, "discard") == ["neigh", "narwhal"]

    run(play())


def test_u_call_02_even_a_catch_waits_if_there_is_no_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    minds(monkeypatch, "red_5")
    t = At("unorog", ann={"hand": "green_1 green_2"}, bob={"hand": "red_5 blue_1"}, cauldron="red_3", turn="bob")

    async def play() -> None:
        async with set_up(tmp_path, t) as session:
            snapshot = await until(session, open_question)
            assert snapshot.window is not None
            assert (snapshot.window.kind, snapshot.window.ends) == ("catch", None)
            await does(session, "catch")
            snapshot = await until(session, lambda snapshot: snapshot.window is None)
            assert snapshot.view is not None
            assert snapshot.view.zone("hand", 1).count == 3

    run(play())


def test_smart_does_not_ask_players_who_can_only_pass_and_always_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    minds(monkeypatch, "narwhal")

    async def play(mode: str) -> bool:
        """Return whether Ann is asked before the narwhal is in the stable."""
        async with set_up(tmp_path, window_on_a_narwhal("yay")) as session:
            if mode != "smart":
                assert isinstance(await session.send(Mode, mode=mode), Accepted)
            snapshot = await until(session, lambda snapshot: open_question(snapshot) or kinds(snapshot, "stable", 1))
            return open_question(snapshot) is not None

    assert run(play("always"))
    assert not run(play("smart"))


def test_sleep_passes_whatever_you_hold_until_your_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    minds(monkeypatch, "narwhal")

    async def play() -> None:
        async with set_up(tmp_path, window_on_a_narwhal("neigh yay")) as session:
            assert isinstance(await session.send(Mode, mode="sleep"), Accepted)
            snapshot = await until(session, open_question)
            assert snapshot.window is None
            assert snapshot.view is not None
            assert kinds(snapshot, "stable", 1) == ["narwhal"]
            assert snapshot.mine is not None
            assert snapshot.mine.mode == "smart"

    run(play())


def test_with_a_clock_a_window_closes_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A player who does not answer has passed: the narwhal stays, although Ann could have stopped it."""
    minds(monkeypatch, "narwhal")
    asked: list[Snapshot] = []

    async def play() -> None:
        clock = asyncio.get_running_loop().time
        async with set_up(tmp_path, window_on_a_narwhal("neigh yay"), speed="quick", clock=clock) as session:
            snapshot = await until(session, open_question)
            asked.append(snapshot)
            snapshot = await until(session, lambda snapshot: snapshot.window is None)
            assert snapshot.view is not None
            assert kinds(snapshot, "stable", 1) == ["narwhal"]

    with asyncio.Runner(loop_factory=lambda: FastLoop(20.0)) as runner:
        runner.run(asyncio.wait_for(play(), 20 * LONGEST))
    [snapshot] = asked
    assert snapshot.window is not None
    assert snapshot.window.ends is not None
    assert snapshot.window.opened + snapshot.window.floor < snapshot.window.ends


# --- undo and rematch ----------------------------------------------------------------------


def test_an_answer_that_revealed_nothing_is_undone_freely_and_on_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    minds(monkeypatch)

    async def play() -> None:
        async with set_up(tmp_path, before_a_choice()) as session:
            before, text = session.snapshot, session.save.path.read_text("utf-8")
            assert before.mine is not None
            assert before.mine.undo == ""
            await answers(session, 1)
            mine = session.snapshot.mine
            assert mine is not None
            assert mine.undo == "free"
            assert session.save.path.read_text("utf-8") != text
            assert isinstance(await session.send(Undo), Accepted)
            assert (session.snapshot.view, session.snapshot.question) == (before.view, before.question)
            assert session.save.path.read_text("utf-8") == text

    run(play())


def test_an_answer_that_drew_a_card_cannot_be_undone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots would agree to anything, so here no one is asked for consent."""
    minds(monkeypatch)

    async def play() -> None:
        async with set_up(tmp_path, At("second-ru", ann={"hand": "narwhal"}, bob={}, cid={})) as session:
            await does(session, "draw")
            reply = await session.send(Undo)
            assert isinstance(reply, Refused)
            assert reply.reason == "no-undo"

    run(play())


def test_a_rematch_is_another_file(tmp_path: Path) -> None:
    async def play() -> None:
        async with alone(tmp_path, new_match("unorog", 2)) as session:
            await plays_on(session)
            first = session.save.path
            assert isinstance(await session.send(Rematch), Accepted)
            assert (session.snapshot.table.phase, session.snapshot.table.game) == ("playing", 2)
            await plays_on(session)
            assert session.save.path != first
            assert stablemates.replay(session.save.path.read_text("utf-8")).players == ["Ann", "bot:novice"]
            assert stablemates.replay(first.read_text("utf-8")).state.outcome() is not None
            assert sum(seat.wins for seat in session.snapshot.table.seats) == 2

    run(play())


def test_a_saved_game_keeps_its_revision_and_a_rematch_uses_the_latest(tmp_path: Path) -> None:
    """A file from before revisions names none, and means the first (ADR 0014)."""
    book = next(book for book in stablemates.profiles() if book.id == "first-uk")
    old = stablemates.match("first-uk", ["Ann", "bot:novice", "bot:novice"], 7, revision=1)
    file = tmp_path / "old.match"
    file.write_text(old.text(), "utf-8")

    async def play() -> None:
        async with alone(tmp_path, saves.read(file)) as session:
            await plays_on(session)
            kept = stablemates.replay(session.save.path.read_text("utf-8"))
            assert (kept.profile.revision, kept.state.outcome() is not None) == (1, True)
            assert isinstance(await session.send(Rematch), Accepted)
            await until(session, open_question)
            assert stablemates.replay(session.save.path.read_text("utf-8")).profile.revision == book.latest

    run(play())
