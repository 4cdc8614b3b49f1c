"""Rate limits: no one gets more than their share, and clients over the limit are told."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from stablemates.server.http import limits
from stablemates.server.http.limits import Allowances, BadLimit, Bucket, Buckets, Limits, household
from stablemates.server.http.proxies import network

from .place import Player, joined, open_place, run

OTHER = {"x_forwarded_for": "203.0.113.9"}
MANY = 1000  # messages: more than the limit allows during a test, on any machine


def test_a_bucket_refills_evenly() -> None:
    now = [0.0]
    bucket = Bucket(60, 10, lambda: now[0])
    assert [bucket.take() for _ in range(61)] == [True] * 60 + [False]
    now[0] = 0.5
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 1000.0
    assert [bucket.take() for _ in range(61)].count(True) == 60


def test_buckets_of_idle_callers_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MANY", 10)
    now = [0.0]
    buckets = Buckets(2, 60, lambda: now[0])
    for who in range(10):
        buckets.take(str(who))
    now[0] = 3600.0
    buckets.take("new")
    assert list(buckets.buckets) == ["new"]


def test_the_number_of_buckets_is_limited_and_the_longest_idle_goes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MANY", 10)
    buckets = Buckets(2, 60, lambda: 0.0)
    for who in range(10):
        buckets.take(str(who))
    buckets.take("0")
    for who in range(10, 13):
        buckets.take(str(who))
    assert len(buckets.buckets) == 10
    assert buckets.take("0") > 0  # it was not forgotten
    assert "1" not in buckets.buckets


def test_cleaning_up_checks_only_a_few_buckets(monkeypatch: pytest.MonkeyPatch) -> None:
    looked = 0
    fill = Bucket.fill

    def counted(bucket: Bucket) -> None:
        nonlocal looked
        looked += 1
        fill(bucket)

    now = [0.0]
    buckets = Buckets(2, 60, lambda: now[0])
    for who in range(1000):
        buckets.take(str(who))
    monkeypatch.setattr(Bucket, "fill", counted)
    now[0] = 3600.0
    buckets.take("new")
    assert looked <= limits.FEW + 1


def test_an_owner_of_a_whole_network_is_limited_too() -> None:
    buckets = Buckets(2, 60, lambda: 0.0)
    taken = [buckets.take(household(f"2001:db8:1:{n:x}::1")) for n in range(100)]
    assert taken.count(0.0) == 2 * limits.NEIGHBOURS
    assert buckets.take(household("2001:db8:2::1")) == 0.0  # another network
    allowances = Allowances(Limits(sockets_per_address=2))
    entered = [allowances.enter(f"person {n}", household(f"2001:db8:1:{n:x}::1")) for n in range(100)]
    assert entered.count(True) == 2 * limits.NEIGHBOURS
    for n in range(100):
        if entered[n]:
            allowances.exit(f"person {n}", household(f"2001:db8:1:{n:x}::1"))
    assert not allowances.sockets_of_addresses


@pytest.mark.parametrize(
    ("text", "message"),
    [("love=3", "unknown limit 'love'"), ("messages", "not an integer"), ("messages=-1", "not an integer")],
)
def test_a_bad_limit_is_explained(text: str, message: str) -> None:
    with pytest.raises(BadLimit, match=message):
        Limits.of([text])


def test_each_limit_over_http_is_429_with_a_time_to_wait_and_for_one_address() -> None:
    async def test() -> None:
        few = Limits(guests_per_minute=2, codes_per_minute=2, tables_per_hour=2, tickets_per_minute=2, messages=2)
        async with open_place(few, proxies=[network("127.0.0.1")]) as place:
            token = await place.guest()
            table = {"settings": {"profile": "unorog", "seats": 2}}
            made = await place.post("/api/tables", table, token, **OTHER)
            command = {"type": "sit", "id": "abcdefgh", "on": 0, "name": "Ann"}
            commands = f"/api/tables/{made.json()['table']}/commands"
            asked: dict[str, Callable[..., Awaitable[httpx.Response]]] = {
                "guests": lambda **who: place.post("/api/guest", **who),
                "codes": lambda **who: place.get("/api/codes/ABCDE", **who),
                "tables": lambda **who: place.post("/api/tables", table, token, **who),
                "tickets": lambda **who: place.post("/api/me/ticket", token=token, **who),
                "records": lambda **who: place.get("/api/tables/none/games/1", **who),
            }
            for what, ask in asked.items():
                codes = [(await ask()).status_code for _ in range(3)]
                if what == "records":  # thirty are allowed
                    assert codes == [404, 404, 404]
                    continue
                refused = await ask()
                assert refused.status_code == 429, what
                assert refused.json()["reason"] == "too-many"
                assert int(refused.headers["retry-after"]) > 0
                assert (await ask(**OTHER)).status_code != 429, what
            for expected in (200, 200, 429):  # a person's messages, from any address
                assert (await place.post(commands, command, token)).status_code == expected

    run(test)


def test_every_api_request_is_counted_and_health_checks_are_always_answered() -> None:
    async def test() -> None:
        async with open_place(Limits(requests_per_minute=2)) as place:
            for expected in (200, 200, 429):
                assert (await place.get("/api/rulebooks")).status_code == expected
            for path in ("/api/bots/unorog", "//api/rulebooks", "/api/lessons/stable", "/api/words/en"):
                assert (await place.get(place.address + path)).status_code == 429, path
            for path in ("/", "/healthz", "/readyz"):
                assert (await place.get(path)).status_code == 200

    run(test)


def test_a_forwarded_address_is_believed_from_the_proxy_alone() -> None:
    async def test() -> None:
        for proxies, expected in (([], 429), ([network("10.0.0.0/8")], 429), ([network("127.0.0.1")], 404)):
            async with open_place(Limits(codes_per_minute=1), proxies=proxies) as place:
                for n in range(3):
                    answer = await place.get("/api/codes/ABCDE", x_forwarded_for=f"203.0.113.{n}")
                assert answer.status_code == expected
        async with open_place(Limits(codes_per_minute=1), proxies=[network("127.0.0.1")]) as place:
            for n in range(3):  # what a client wrote itself comes before what the proxy saw
                answer = await place.get("/api/codes/ABCDE", x_forwarded_for=f"6.6.6.{n}, 203.0.113.9")
            assert answer.status_code == 429

    run(test)


async def last_words(player: Player) -> tuple[dict[str, str], int, str]:
    """Return the last message, and how the connection ended."""
    last = {}
    with suppress(ConnectionClosed):
        while True:
            last = await player.receive()
    return last, player.socket.close_code or 0, player.socket.close_reason or ""


def test_a_client_that_sends_too_fast_is_disconnected_and_no_one_else() -> None:
    async def test() -> None:
        async with open_place() as place:
            token, other = await place.guest(), await place.guest()
            table = (await place.table(token))["table"]
            async with joined(place, table, token) as fast, joined(place, table, other) as calm:
                talking = asyncio.create_task(talk(fast))
                last, code, reason = await last_words(fast)
                await talking
                assert (last["type"], last["reason"]) == ("bye", "too-fast")
                assert (code, reason) == (1008, "too-fast")
                assert (await calm.send("sit", name="Calm"))["type"] == "accepted"

    run(test)


async def talk(player: Player) -> None:
    """Send one message after the other, until the connection closes."""
    with suppress(ConnectionClosed):
        for _ in range(MANY):
            await player.socket.send("{}")
            await asyncio.sleep(0)


def test_five_connections_per_person_and_thirty_per_address() -> None:
    async def test() -> None:
        async with open_place(Limits(sockets_per_address=7)) as place, AsyncExitStack() as stack:
            token, other = await place.guest(), await place.guest()
            table = (await place.table(token))["table"]
            open_ones = [await stack.enter_async_context(joined(place, table, token)) for _ in range(6)]
            last, code, reason = await last_words(open_ones[0])  # the oldest: it may have broken unnoticed
            assert (last["reason"], code, reason) == ("too-many-sockets", 1008, "too-many-sockets")
            assert (await open_ones[5].send("sit", name="Ann"))["type"] == "accepted"
            others = [await stack.enter_async_context(joined(place, table, other)) for _ in range(3)]
            assert (await last_words(others[0]))[0]["reason"] == "too-many-sockets"
            newcomer = await place.guest()  # who has no older connection to make room
            async with place.socket(table, newcomer) as eighth:
                last, code, _ = await last_words(Player(eighth))
            assert (last["reason"], code) == ("too-many-sockets", 1008)
            assert len(place.gateway.connections) == 7
        assert not place.gateway.allowances.sockets_of_people
        assert not place.gateway.allowances.sockets_of_addresses

    run(test)


def test_a_huge_message_costs_the_connection_and_no_memory() -> None:
    async def test() -> None:
        async with open_place() as place:
            token = await place.guest()
            table = (await place.table(token))["table"]
            async with joined(place, table, token) as player:
                await player.socket.send(json.dumps({"type": "chat", "text": "x" * 3900}))  # as large as possible
                assert (await player.receive())["reason"] == "bad-message"
                await player.socket.send("x" * 4097)
                _, code, _ = await last_words(player)
                assert code == 1009

    run(test)


def test_a_silent_connection_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with open_place() as place:
            token = await place.guest()
            table = (await place.table(token))["table"]
            async with joined(place, table, token) as player:
                monkeypatch.setattr("stablemates.server.http.requests.FIRST_REQUEST", 0.2)  # for new connections
                for beginning in (b"", b"GET / HTTP/1.1\r\nHost: x\r\n"):
                    reader, writer = await asyncio.open_connection("127.0.0.1", int(place.address.rpartition(":")[2]))
                    writer.write(beginning)
                    with suppress(ConnectionError):
                        assert await reader.read() == b""
                    writer.close()
                    with suppress(ConnectionError):
                        await writer.wait_closed()
                assert (await player.send("sit", name="Ann"))["type"] == "accepted"  # a client that sends may stay

    run(test)
