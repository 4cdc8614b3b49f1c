"""The client library retries commands, reconnects by itself, and stops when it is turned away."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection

import stablemates.client.remote
from stablemates.client.remote import Guest, RemoteSession, TurnedAway
from stablemates.protocol.commands import PROTOCOL, Start
from stablemates.protocol.messages import Accepted, Bye, Refused, write

from .scripted import Script, next_command, server, snapshot, update, welcome


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stablemates.client.remote, "RETRY_AFTER", 0.05)
    monkeypatch.setattr(stablemates.client.remote, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr(stablemates.client.remote, "SPREAD", 0.01)


def accepted(command: dict[str, Any]) -> str:
    return write(Accepted(command["id"], 1)).decode()


def visited(script: Script, do: Callable[[RemoteSession], Awaitable[None]]) -> tuple[list[str], list[str]]:
    """Visit a table of a scripted server: return the requests it got, and the events received."""
    kinds: list[str] = []

    async def play() -> list[str]:
        async with server(script) as (address, requests):
            async with Guest(address, "secret").visit("oak", lambda news: kinds.append(news.kind)) as visit:
                await do(visit)
            return requests

    return asyncio.run(play()), kinds


def test_a_command_without_a_reply_is_retried_with_the_same_id() -> None:
    commands: list[dict[str, Any]] = []

    async def deaf_twice(socket: ServerConnection, _: int) -> None:
        await socket.send(welcome(1))
        for _ in range(3):
            commands.append(await next_command(socket))
        await socket.send(accepted(commands[0]))
        await socket.wait_closed()

    async def start(visit: RemoteSession) -> None:
        answer = await visit.send(Start)
        assert isinstance(answer, Accepted)
        assert answer.id == commands[0]["id"]

    visited(deaf_twice, start)
    assert commands[0] == commands[1] == commands[2]
    assert commands[0]["type"] == "start"


def test_a_silent_connection_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first server is frozen: it accepts everything and answers nothing, not even the close."""
    monkeypatch.setattr(stablemates.client.remote, "SILENT", 0.1)
    monkeypatch.setattr(stablemates.client.remote, "PING", 60.0)  # the missing reply is enough
    commands: list[dict[str, Any]] = []

    async def frozen_once(socket: ServerConnection, number: int) -> None:
        await socket.send(welcome(1))
        if number == 0:
            await socket.wait_closed()
        else:
            commands.append(await next_command(socket))
            await socket.send(accepted(commands[0]))
            await socket.wait_closed()

    async def start(visit: RemoteSession) -> None:
        assert isinstance(await visit.send(Start), Accepted)

    requests, _ = visited(frozen_once, start)
    assert requests == ["/ws/oak", "/ws/oak?since=1&again=1"]


def test_commands_without_a_reply_are_retried_after_a_reconnect() -> None:
    commands: list[dict[str, Any]] = []

    async def break_once(socket: ServerConnection, earlier: int) -> None:
        await socket.send(welcome(1))
        commands.append(await next_command(socket))
        if earlier:
            await socket.send(accepted(commands[-1]))
            await socket.wait_closed()
        else:
            socket.transport.abort()

    async def start(visit: RemoteSession) -> None:
        assert isinstance(await visit.send(Start), Accepted)

    requests, _ = visited(break_once, start)
    assert len(requests) == 2
    assert commands[0] == commands[-1]


def test_a_client_reconnects_from_its_last_event_and_gets_what_it_missed() -> None:
    async def continue_elsewhere(socket: ServerConnection, earlier: int) -> None:
        if earlier:
            await socket.send(welcome(9, "table-back"))
            await socket.wait_closed()
        else:
            await socket.send(welcome(4))
            await socket.send(update(7, "table-sits", "table-word"))
            await socket.close(1012)

    async def watch(visit: RemoteSession) -> None:
        assert (await visit.until(lambda snapshot: snapshot.stream == 9)).stream == 9
        assert not visit.gap

    requests, kinds = visited(continue_elsewhere, watch)
    assert requests == ["/ws/oak", "/ws/oak?since=7"]
    assert kinds == ["table-sits", "table-word", "table-back"]


def test_a_client_that_was_away_for_too_long_knows_that_it_has_missed_something() -> None:
    async def forget(socket: ServerConnection, earlier: int) -> None:
        await socket.send(welcome(500 * earlier, complete=False))
        if earlier:
            await socket.wait_closed()

    async def watch(visit: RemoteSession) -> None:
        assert not visit.gap  # a new visitor has missed nothing
        await visit.until(lambda snapshot: snapshot.stream == 500)
        assert visit.gap

    visited(forget, watch)


def test_a_client_that_reconnects_after_a_new_deal_misses_nothing_of_it() -> None:
    async def deal(socket: ServerConnection, earlier: int) -> None:
        await socket.send(welcome(20 * earlier, "table-dealt", complete=False, game=earlier))
        if earlier:
            await socket.wait_closed()

    async def watch(visit: RemoteSession) -> None:
        await visit.until(lambda snapshot: snapshot.stream == 20)
        assert not visit.gap

    visited(deal, watch)


def test_a_refusal_includes_the_snapshot() -> None:
    async def refuse(socket: ServerConnection, _: int) -> None:
        await socket.send(welcome(1))
        command = await next_command(socket)
        await socket.send(write(Refused(command["id"], "stale", "too late", snapshot(1, state=6))).decode())
        await socket.wait_closed()

    async def start(visit: RemoteSession) -> None:
        answer = await visit.send(Start)
        assert isinstance(answer, Refused)
        assert answer.reason == "stale"
        await visit.until(lambda snapshot: snapshot.state == 6)

    visited(refuse, start)


def test_a_removed_player_does_not_reconnect() -> None:
    async def remove(socket: ServerConnection, _: int) -> None:
        await socket.send(welcome(1))
        await next_command(socket)
        await socket.send(write(Bye("removed", "the host wants it so")).decode())
        await socket.close(1008)

    async def stay(visit: RemoteSession) -> None:
        with pytest.raises(TurnedAway, match="removed"):
            await visit.send(Start)
        with pytest.raises(TurnedAway, match="removed"):
            await visit.until(lambda snapshot: snapshot.stream == 2)

    requests, _ = visited(remove, stay)
    assert len(requests) == 1


def test_a_client_reconnects_after_a_restart_of_the_server() -> None:
    async def restart(socket: ServerConnection, earlier: int) -> None:
        await socket.send(welcome(earlier))
        if earlier:
            await socket.wait_closed()
        else:
            await socket.send(write(Bye("restart", "back in a moment")).decode())
            await socket.close(1012)

    async def watch(visit: RemoteSession) -> None:
        await visit.until(lambda snapshot: snapshot.stream == 1)

    requests, _ = visited(restart, watch)
    assert len(requests) == 2


def test_a_server_that_speaks_another_protocol_is_left() -> None:
    async def modern(socket: ServerConnection, _: int) -> None:
        await socket.send(welcome(1).replace(f'"protocol":{PROTOCOL}', f'"protocol":{PROTOCOL + 1}'))
        await socket.wait_closed()

    async def nothing(visit: RemoteSession) -> None:
        raise AssertionError("no one has joined")

    with pytest.raises(TurnedAway, match=f"protocol {PROTOCOL + 1}"):
        visited(modern, nothing)


def test_a_server_that_cannot_be_understood_is_left() -> None:
    async def babble(socket: ServerConnection, _: int) -> None:
        await socket.send(welcome(1))
        await socket.send('{"type": "sing"}')
        await socket.wait_closed()

    async def listen(visit: RemoteSession) -> None:
        with pytest.raises(TurnedAway, match="sing"):
            await visit.until(lambda snapshot: snapshot.stream == 2)

    visited(babble, listen)


# --- a dead server -----------------------------------------------------------------------------------


def gives_up(script: Script | None, do: Callable[[RemoteSession], Awaitable[None]], most: float = 0.3) -> str:
    """Visit a server that does not answer, with a short timeout; return the client's error."""

    async def play() -> None:
        async with server(script or silent) as (address, _):
            place = address if script is not None else "http://127.0.0.1:9"  # no one listens there
            async with Guest(place, "secret").visit("oak", give_up=most) as visit:
                await do(visit)

    with pytest.raises(TurnedAway) as ended:
        asyncio.run(asyncio.wait_for(play(), 60))
    assert ended.value.reason == "unreachable"
    return ended.value.text


async def silent(socket: ServerConnection, _: int) -> None:
    await socket.wait_closed()


async def waits(visit: RemoteSession) -> None:
    await visit.until(lambda snapshot: snapshot.stream == 2)


def test_a_client_gives_up_on_a_server_that_is_not_there() -> None:
    assert gives_up(None, waits) == "http://127.0.0.1:9 cannot be reached for 0.3 seconds"


def test_a_client_gives_up_on_a_silent_server() -> None:
    assert "cannot be reached" in gives_up(silent, waits)


def test_a_client_gives_up_on_a_server_that_does_not_come_back() -> None:
    async def once(socket: ServerConnection, earlier: int) -> None:
        if not earlier:
            await socket.send(welcome(1))
        await socket.close(1011)

    assert "cannot be reached" in gives_up(once, waits)


def test_a_client_gives_up_on_a_command_that_is_never_answered() -> None:
    async def deaf(socket: ServerConnection, _: int) -> None:
        await socket.send(welcome(1))
        await socket.wait_closed()

    async def start(visit: RemoteSession) -> None:
        await visit.send(Start)

    assert "did not answer for 0.3 seconds" in gives_up(deaf, start)
