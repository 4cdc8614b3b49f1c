"""The client library at a real server: refusals, and a game over connections that break."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterator
from urllib.request import urlopen

import pytest

import stablemates.client.remote
from stablemates import fair
from stablemates.client.remote import Guest, RemoteSession, TurnedAway
from stablemates.protocol.commands import Answer, Chat, Remove, Settings, Sit, Start
from stablemates.protocol.messages import Accepted, Refused, Snapshot
from stablemates.protocol.values import Event
from stablemates.table.log import StoredEntry

from .loopback import NO_LIMITS, Loopback, serving

SPEED = 10.0
LONGEST = 300  # seconds
UNOROG = Settings("unorog", 2, speed="quick")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with serving() as server:
        yield server.address


def turned_away(work: Awaitable[object]) -> str:
    """Return why a client was turned away."""

    async def knock() -> str:
        with pytest.raises(TurnedAway) as caught:
            await asyncio.wait_for(work, LONGEST)
        return caught.value.reason

    return asyncio.run(knock())


async def enter(guest: Guest, table: str) -> None:
    async with guest.visit(table):
        pass


def test_a_forged_token_gives_no_access(address: str) -> None:
    assert turned_away(Guest(address, "forged").create(UNOROG)) == "bad-token"
    assert turned_away(enter(Guest(address, "forged"), "oak")) == "bad-token"


def test_an_unknown_table_is_refused(address: str) -> None:
    async def ask(how: Callable[[Guest], Awaitable[object]]) -> object:
        return await how(await Guest.at(address))

    assert turned_away(ask(lambda guest: guest.find("ZZZZZ"))) == "no-such-table"
    assert turned_away(ask(lambda guest: enter(guest, "oak"))) == "no-such-table"


def test_an_impossible_table_is_refused_with_the_reason(address: str) -> None:
    async def ask() -> None:
        await (await Guest.at(address)).create(Settings("unorog", 11))

    assert turned_away(ask()) == "bad-settings"


def test_a_removed_player_is_informed_and_stays_away(address: str) -> None:
    async def play() -> None:
        host, guest = await Guest.at(address), await Guest.at(address)
        table, code = await host.create(UNOROG)
        async with host.visit(table) as ann, guest.visit(await guest.find(code)) as bob:
            await ann.send(Sit, name="Ann")
            await bob.send(Sit, name="Bob")
            assert isinstance(await ann.send(Remove, seat=1), Accepted)
            with pytest.raises(TurnedAway, match="removed"):
                await bob.until(lambda snapshot: False)
        with pytest.raises(TurnedAway, match="removed"):
            await enter(guest, table)

    asyncio.run(asyncio.wait_for(play(), LONGEST))


def test_a_revoked_guest_is_disconnected_and_not_let_in_again(address: str) -> None:
    async def play() -> None:
        guest = await Guest.at(address)
        table, _ = await guest.create(UNOROG)
        async with guest.visit(table) as ann:
            await ann.send(Sit, name="Ann")
            await guest.revoke()
            with pytest.raises(TurnedAway, match="nobody"):
                await ann.until(lambda snapshot: False)
        with pytest.raises(TurnedAway, match="bad-token"):
            await enter(guest, table)

    asyncio.run(asyncio.wait_for(play(), LONGEST))


def test_over_breaking_connections_every_answer_is_carried_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both are often cut off with a command unanswered; nothing is lost, repeated or received twice."""
    for pause in ("FIRST_PAUSE", "SPREAD"):  # reconnected long before a bot takes over
        monkeypatch.setattr(stablemates.client.remote, pause, 0.01)
    monkeypatch.setattr(stablemates.client.remote, "RETRY_AFTER", 0.5)
    dice = random.Random(5)
    accepted: list[str] = []
    received: dict[str, list[str]] = {"Ann": [], "Bob": []}

    async def player(visit: RemoteSession) -> None:
        while visit.snapshot.table.phase == "playing":
            snapshot = visit.snapshot
            if snapshot.question is None or (snapshot.mine is not None and snapshot.mine.answered is not None):
                await visit.change()
                continue
            if dice.random() < 0.2:
                asyncio.get_running_loop().call_later(dice.random() / 200, cut, visit)
            plays = [
                number for number, option in enumerate(snapshot.question.options) if option.verb in ("play", "call")
            ]
            answer = await visit.send(Answer, option=dice.choice(plays or [0]))
            if isinstance(answer, Refused):
                assert answer.reason in ("stale", "window-closed"), answer.text
            else:
                accepted.append(answer.id)
            await visit.until(has_moved_on(snapshot.state))

    async def play(server: Loopback) -> list[StoredEntry]:
        guests = {name: await Guest.at(server.address) for name in received}
        table, _ = await guests["Ann"].create(Settings("unorog", 2, {"goal": 30}, speed="off"))
        visits = [guests[name].visit(table, listener(received[name])) for name in received]
        async with visits[0] as ann, visits[1] as bob:
            await ann.send(Sit, name="Ann")
            await bob.send(Sit, name="Bob")
            await ann.until(lambda snapshot: all(seat.name for seat in snapshot.table.seats))
            assert isinstance(await ann.send(Start), Accepted)
            await bob.until(lambda snapshot: snapshot.table.phase == "playing")
            await asyncio.gather(player(ann), player(bob))
            await bob.send(Chat, text="well played")
            for visit, kinds in ((ann, received["Ann"]), (bob, received["Bob"])):
                await visit.until(has_received(kinds, "table-chat"))
            assert not ann.gap
            assert not bob.gap
        with await asyncio.to_thread(urlopen, f"{server.address}/api/tables/{table}/games/1") as record:
            assert fair.check(record.read().decode()).good
        return await server.store.read(table)

    with serving(SPEED, NO_LIMITS) as server:
        entries = asyncio.run(asyncio.wait_for(play(server), LONGEST))
    answers = [entry.id for entry in entries if entry.kind == "answer"]
    assert sorted(accepted) == sorted(answers)
    assert len(answers) >= 7  # the winner has played seven cards
    games = [kinds[kinds.index("table-dealt") : kinds.index("table-chat")] for kinds in received.values()]
    assert games[0] == games[1]


def listener(kinds: list[str]) -> Callable[[Event], None]:
    return lambda news: kinds.append(news.kind)


def has_received(kinds: list[str], kind: str) -> Callable[[Snapshot], bool]:
    return lambda _: kind in kinds


def has_moved_on(state: int) -> Callable[[Snapshot], bool]:
    """Return a check that an answer is visible: to all, or in a window to its player."""
    return lambda snapshot: snapshot.state > state or (snapshot.mine is not None and snapshot.mine.answered is not None)


def cut(visit: RemoteSession) -> None:
    """Break the network connection."""
    if visit.socket is not None:
        visit.socket.transport.abort()
