"""Retries of commands, however long ago; and how little a table remembers of them."""

from __future__ import annotations

import asyncio
import tracemalloc
from typing import Any

import pytest
from msgspec import structs

from stablemates.protocol import messages as m
from stablemates.protocol.seen import view
from stablemates.server.loading import SLICE, rooms
from stablemates.table.checkpoints import EVERY
from stablemates.table.log import Entry, StoredEntry
from stablemates.table.play import Answered
from stablemates.table.registry import apply
from stablemates.table.room import KEPT_BATCHES, KEPT_COMMANDS, Room

from .table import ServerTable, SetUp, person

LONG_AGO = KEPT_COMMANDS + 1  # entries
ENOUGH = 7  # cards in a hand; players with fewer draw


def play_on(t: ServerTable, entries: int) -> None:
    """Play this many more answers."""
    for _ in range(entries):
        [who] = t.asked
        t.says(who, "answer", option=quiet_option(t.room))


def quiet_option(room: Room) -> int:
    """Return an answer after which one seat is asked and no one has won: play a number, or draw."""
    [question] = room.game.pending()
    kind, held = room.game.kind, view(room.game, question.seat).zone("hand", question.seat).cards
    numbers = [n for n, one in enumerate(question.options) if one.card >= 0 and kind(one.card)[-1].isdigit()]
    return numbers[0] if numbers and len(held) >= ENOUGH else 0


def everything(t: ServerTable) -> list[object]:
    """Return the log, the state, and how much each person received."""
    looks = [m.write(t.live.snapshot(person(who), 0)) for who in (*t.names, "a stranger")]
    return [t.store.logs[t.table].copy(), looks, [len(received) for received in t.messages.values()]]


def reads(t: ServerTable, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return the number of entries of each re-read."""
    found: list[int] = []
    read = t.store.read

    async def counted(*which: Any) -> list[StoredEntry]:
        entries = await read(*which)
        found.append(len(entries))
        return entries

    monkeypatch.setattr(t.store, "read", counted)
    return found


def snapshots(t: ServerTable) -> list[object]:
    """Return what everyone sees of the game."""
    return [t.live.snapshot(person(who), 0).view for who in (*t.names, "a stranger")]


@pytest.fixture
def t(at: SetUp) -> ServerTable:
    table = at("unorog", people="ann bob", speed="off")
    table.says("ann", "start")
    return table


def test_a_retry_of_an_old_answer_is_accepted_and_changes_nothing(t: ServerTable) -> None:
    [who], state = t.asked, t.room.state
    first = t.says(who, "answer", on=state, option=0, id="long-ago")
    play_on(t, LONG_AGO)
    assert "long-ago" not in t.room.commands
    before = everything(t)
    assert t.says(who, "answer", on=state, option=0, id="long-ago") == first
    assert everything(t) == before


def test_an_old_command_that_never_becomes_stale_is_not_repeated(t: ServerTable) -> None:
    first = t.says("ann", "chat", text="good evening", id="long-ago")
    play_on(t, LONG_AGO)
    before = everything(t)
    assert t.says("ann", "chat", text="good evening", id="long-ago") == first
    assert everything(t) == before
    assert [one.text for one in t.received("bob", "table-chat")] == ["good evening"]


@pytest.mark.parametrize("after", [0, LONG_AGO])
def test_the_id_of_another_players_command_is_taken_soon_and_long_after(t: ServerTable, after: int) -> None:
    t.says("ann", "chat", text="good evening", id="it-is-mine")
    play_on(t, after)
    t.refused("id-taken", "bob", "chat", text="good evening", id="it-is-mine")
    t.refused("id-taken", "bob", "answer", on=0, option=0, id="it-is-mine")  # before any other reason


def test_a_retry_of_an_old_command_is_accepted_at_a_closed_table_and_after_a_restart(t: ServerTable) -> None:
    first = t.says("ann", "chat", text="good evening", id="long-ago")
    play_on(t, LONG_AGO)
    t.restarts()
    assert t.says("ann", "chat", text="good evening", id="long-ago") == first
    t.says("ann", "close")
    assert t.says("ann", "chat", text="good evening", id="long-ago") == first


def test_the_log_is_replayed_once_for_all_late_retries(t: ServerTable, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = {id: t.says("ann", "chat", text=id, id=id) for id in ("long-ago", "as-long-ago")}
    play_on(t, LONG_AGO)
    again = reads(t, monkeypatch)
    assert t.says("ann", "chat", text="as-long-ago", id="as-long-ago") == answers["as-long-ago"]
    assert sum(again)
    again.clear()
    assert t.says("ann", "chat", text="long-ago", id="long-ago") == answers["long-ago"]
    assert t.says("ann", "chat", text="as-long-ago", id="as-long-ago") == answers["as-long-ago"]
    assert not sum(again)


def test_only_the_end_of_a_long_log_is_read_again(t: ServerTable, monkeypatch: pytest.MonkeyPatch) -> None:
    play_on(t, 2 * EVERY)
    answer = t.says("ann", "chat", text="good evening", id="long-ago")
    play_on(t, LONG_AGO)
    room = snapshots(t)
    again = reads(t, monkeypatch)
    t.restarts()
    assert sum(again) <= EVERY
    assert snapshots(t) == room
    again.clear()
    assert t.says("ann", "chat", text="good evening", id="long-ago") == answer
    assert sum(again) <= EVERY


def test_a_damaged_checkpoint_is_ignored(t: ServerTable, monkeypatch: pytest.MonkeyPatch) -> None:
    play_on(t, 2 * EVERY)
    room = snapshots(t)
    kept = t.store.checkpoints[t.table]
    for seq, one in kept.items():
        kept[seq] = structs.replace(one, data=one.data.replace(t.room.secret.encode(), b"00" * 80))
        assert kept[seq] != one
    again = reads(t, monkeypatch)
    t.restarts()
    assert sum(again) > 2 * EVERY
    assert snapshots(t) == room


def test_a_long_log_is_loaded_in_slices_so_that_others_continue(
    t: ServerTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_on(t, EVERY)
    t.store.checkpoints.clear()
    turns = 0

    async def count() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def load() -> None:
        others = asyncio.ensure_future(count())
        async for _ in rooms(t.store, t.table):
            pass
        others.cancel()

    t.run(load())
    assert turns >= EVERY // SLICE


def test_a_new_command_is_refused_for_its_own_reason_however_long_the_log_is(t: ServerTable) -> None:
    [who], state = t.asked, t.room.state
    play_on(t, LONG_AGO)
    t.refused("stale", who, "answer", on=state, option=0)


def test_a_client_that_reconnects_gets_the_events_the_others_got(t: ServerTable) -> None:
    t.says("bob", "mute", seat=0)
    since, received = t.room.stream, len(t.events("bob"))
    t.says("ann", "chat", text="no one hears me")
    play_on(t, 40)
    welcome = t.joins("bob", since)
    assert welcome.complete
    assert welcome.events == t.events("bob")[received:]
    kinds = {one.kind for one in welcome.events}
    assert {"draw", "play"} <= kinds
    assert "table-chat" not in kinds
    assert {one.seat for one in welcome.events if one.kind == "draw" and one.card} == {t.seat("bob")}


def test_only_the_last_events_are_kept_and_clients_that_missed_more_are_told(t: ServerTable) -> None:
    since = t.room.stream
    play_on(t, KEPT_BATCHES)
    assert t.joins("bob", since).complete
    play_on(t, 1)
    assert len(t.room.history) == KEPT_BATCHES
    assert not t.joins("bob", since).complete
    assert t.joins("bob", since + 1).complete
    assert not t.joins("bob", t.room.stream + 1).complete  # as from a server that has lost its history


def test_a_room_grows_by_its_answers_and_by_nothing_else(t: ServerTable) -> None:
    def after(room: Room, answers: int) -> Room:
        for _ in range(answers):
            seat = room.game.pending()[0].seat
            answered = Answered(seat, quiet_option(room))
            entry = Entry(room.seq + 1, f"said-{room.seq:06}", room.at + 1000, room.seats[seat].person, answered)
            room = room.clone()
            apply(room, entry)
        return room

    tracemalloc.start()
    try:
        room = after(t.room, KEPT_BATCHES + 50)
        before, _ = tracemalloc.get_traced_memory()
        room = after(room, 400)
        now, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert len(room.commands) == KEPT_COMMANDS
    assert (now - before) / 400 < 40  # bytes
