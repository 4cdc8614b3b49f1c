"""WebSockets: who may open one, what may be sent over it, and how it is closed."""

from __future__ import annotations

import asyncio
import json

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from stablemates.server.http.limits import Limits
from stablemates.server.websocket.outbox import Outbox

from .place import Place, Player, joined, open_place, run
from .test_limits import last_words

BAD_ORIGINS = [
    "null",
    "",
    "http://evil.example",
    "https://evil.example",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "https://{host}",
    "http://{host}.evil.example",
    "http://evil.example/{host}",
    "http://evil.example#{host}",
    "http://evil.example@{host}",
    "http://{host}@evil.example",
    "http://{host}/",
    "http://{host}/t",
    "http://sub.{host}",
    "http://localhost:8000",
    "http://[::1]",
    "file://",
    "ws://{host}",
    "{host}",
    "http://{host} http://evil.example",
    "chrome-extension://abcdefghijklmnop",
    "http://127.0.0.1:65536",
]


async def refusal_of(place: Place, table: str, token: str = "", **headers: str) -> tuple[int, str]:
    """Return the status and reason with which a handshake is refused; 101 if it is not."""
    try:
        async with place.socket(table, token, **headers):
            return 101, ""
    except InvalidStatus as refused:
        return refused.response.status_code, json.loads(refused.response.body or b"")["reason"]


async def status_of(place: Place, table: str, token: str = "", **headers: str) -> int:
    return (await refusal_of(place, table, token, **headers))[0]


def test_no_other_site_opens_a_socket_or_changes_anything() -> None:
    async def test() -> None:
        async with open_place(origins=["https://table.example"]) as place:
            token = await place.guest()
            table = (await place.table(token))["table"]
            host = place.address.removeprefix("http://")
            for form in BAD_ORIGINS:
                origin = form.replace("{host}", host)
                assert await status_of(place, table, cookie=f"stablemates={token}", origin=origin) == 403, origin
                assert (await place.post("/api/guest", origin=origin)).status_code == 403, origin
            for origin in (place.address, place.address.upper(), "https://table.example", "https://table.example:443"):
                assert await status_of(place, table, cookie=f"stablemates={token}", origin=origin) == 101, origin

    run(test)


def test_programs_show_a_token() -> None:
    async def test() -> None:
        async with open_place() as place:
            token = await place.guest()
            table = (await place.table(token))["table"]
            assert await refusal_of(place, table) == (401, "nobody")
            assert await refusal_of(place, table, "forged") == (401, "bad-token")
            assert await refusal_of(place, table, token) == (101, "")

    run(test)


def test_a_handshake_over_the_rate_limit_says_when_to_retry() -> None:
    async def test() -> None:
        async with open_place(Limits(requests_per_minute=3)) as place:
            token = await place.guest()
            table = (await place.table(token))["table"]
            assert await refusal_of(place, table, token) == (101, "")
            with pytest.raises(InvalidStatus) as refused:
                await place.socket(table, token)
            response = refused.value.response
            assert response.status_code == 429
            assert json.loads(response.body or b"")["reason"] == "too-many"
            assert int(response.headers["retry-after"]) > 0

    run(test)


def test_a_browser_without_a_session_becomes_a_guest() -> None:
    async def test() -> None:
        async with open_place() as place:
            table = (await place.table(await place.guest()))["table"]
            async with place.socket(table, origin=place.address) as socket:
                assert socket.response is not None
                cookie = socket.response.headers["set-cookie"].partition(";")[0]
                player = Player(socket)
                await player.receive()
                assert (await player.send("sit", name="Ann"))["type"] == "accepted"
                snapshot = (await place.get(f"/api/tables/{table}", cookie=cookie)).json()
                assert snapshot["you"] == 0

    run(test)


def test_an_unknown_table_is_refused() -> None:
    async def test() -> None:
        async with open_place() as place:
            for table in ("0" * 32, "x", "%2e%2e"):
                async with place.socket(table, await place.guest()) as socket:
                    last, code, _ = await last_words(Player(socket))
                assert (last["type"], last["reason"], code) == ("bye", "no-such-table", 4404)

    run(test)


BAD_MESSAGES = [
    ("", "truncated"),
    ("dance", "malformed"),
    ("[]", "Expected `object`, got `array`"),
    ("null", "Expected `object`, got `null`"),
    ("{}", "missing required field `type`"),
    ('{"type": "dance", "id": "abcdefgh", "on": 0}', "$.type"),
    ('{"type": "__class__", "id": "abcdefgh", "on": 0}', "$.type"),
    ('{"type": "start"}', "missing required field `id`"),
    ('{"type": "start", "id": "abcdefgh", "on": -1}', "$.on"),
    ('{"type": "start", "id": "abcdefgh", "on": 1e99}', "$.on"),
    ('{"type": "start", "id": "abcdefgh", "on": "0"}', "$.on"),
    ('{"type": "start", "id": "short", "on": 0}', "$.id"),
    ('{"type": "start", "id": 7, "on": 0}', "$.id"),
    ('{"type": "start", "id": "abcdefgh", "on": 0, "seat": 1}', "unknown field `seat`"),
    ('{"type": "answer", "id": "abcdefgh", "on": 0, "option": 1.5}', "$.option"),
    ('{"type": "sit", "id": "abcdefgh", "on": 0, "name": "' + "x" * 25 + '"}', "$.name"),
    ('{"type": "sit", "id": "abcdefgh", "on": 0, "name": "\\ud800"}', ""),
    ("[" * 4000, ""),
    ('{"a":' * 700, ""),
]


def test_an_invalid_message_is_refused_with_its_field_and_changes_nothing() -> None:
    async def test() -> None:
        async with open_place() as place:
            token = await place.guest()
            table = (await place.table(token))["table"]
            async with joined(place, table, token) as player:
                seq = place.gateway.node.rooms[table].room.seq
                for text, named in BAD_MESSAGES:
                    await player.socket.send(text)
                    answer = await player.receive()
                    assert (answer["type"], answer["reason"]) == ("refused", "bad-message"), text[:60]
                    assert named in answer["text"], (text[:60], answer["text"])
                    assert answer["id"] == (
                        "abcdefgh" if '"abcdefgh"' in text and "ud800" not in text else answer["id"]
                    )
                assert place.gateway.node.rooms[table].room.seq == seq
                assert (await player.send("sit", name="Ann"))["type"] == "accepted"

    run(test)


def test_a_page_pings_the_server_without_involving_the_table() -> None:
    async def test() -> None:
        async with open_place() as place:
            token = await place.guest()
            table = (await place.table(token))["table"]
            for query in ("", "?screen=1"):
                async with place.socket(table, token, query) as socket:
                    assert json.loads(await socket.recv())["type"] == "welcome"
                    seq = place.gateway.node.rooms[table].room.seq
                    await socket.send('{"type": "ping"}')
                    assert json.loads(await socket.recv()) == {"type": "pong"}
                    assert place.gateway.node.rooms[table].room.seq == seq

    run(test)


def test_binary_messages_end_the_connection() -> None:
    async def test() -> None:
        async with open_place() as place:
            token = await place.guest()
            table = (await place.table(token))["table"]
            async with joined(place, table, token) as player:
                await player.socket.send(b'{"type": "start"}')
                last, code, reason = await last_words(player)
                assert (last["type"], code, reason) == ("bye", 1003, "binary")
            async with joined(place, table, token) as player:
                await player.socket.send(b"\xff\xfe", text=True)
                with pytest.raises(ConnectionClosed) as closed:
                    await player.receive()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1007

    run(test)


def test_a_player_removed_by_the_host_is_disconnected_and_cannot_reconnect() -> None:
    async def test() -> None:
        async with open_place() as place:
            host, guest = await place.guest(), await place.guest()
            table = (await place.table(host))["table"]
            async with joined(place, table, host, "Ann") as ann, joined(place, table, guest, "Bob") as bob:
                await ann.wait(lambda snapshot: snapshot["table"]["seats"][1].get("name") == "Bob")
                assert (await ann.send("remove", seat=1))["type"] == "accepted"
                last, code, reason = await last_words(bob)
                assert (last["type"], last["reason"], code, reason) == ("bye", "removed", 1008, "removed")
            async with place.socket(table, guest) as socket:
                last, code, _ = await last_words(Player(socket))
                assert (last["reason"], code) == ("removed", 4403)
            assert (await place.get(f"/api/tables/{table}", guest)).status_code == 403

    run(test)


def test_a_client_reconnects_from_its_last_event() -> None:
    async def test() -> None:
        async with open_place() as place:
            token = await place.guest()
            table = (await place.table(token))["table"]
            async with joined(place, table, token, "Ann") as ann:
                since = ann.snapshot["stream"]
                await ann.send("react", reaction="unicorn")
            async with place.socket(table, token, f"?since={since}") as socket:
                welcome = await Player(socket).receive()
            assert welcome["complete"]
            assert [event["kind"] for event in welcome["events"]] == ["table-reaction"]
            for odd in ("?since=-1", "?since=x", "?since=", "?since=99999999999999999999", "?since=999999"):
                async with place.socket(table, token, odd) as socket:
                    assert (await Player(socket).receive())["complete"] is False

    run(test)


def test_an_outbox_drops_updates_but_never_a_reply() -> None:
    async def test() -> None:
        outbox = Outbox(3, 1000, lambda: b"welcome")
        outbox.show(b"update 1")
        outbox.answer(b"answer 1")
        outbox.show(b"update 2")
        outbox.show(b"update 3")  # one too many
        outbox.show(b"update 4")
        outbox.answer(b"answer 2")
        assert [await outbox.next() for _ in range(3)] == [b"answer 1", b"answer 2", b"welcome"]
        outbox.show(b"x" * 1001)
        outbox.end(b"bye")
        outbox.show(b"update 5")
        assert [await outbox.next(), await outbox.next()] == [b"bye", None]

    run(test)


def test_a_client_that_does_not_read_replies_is_not_served() -> None:
    async def test() -> None:
        outbox = Outbox(2, 1000, lambda: b"welcome")
        for _ in range(3):
            outbox.answer(b"answer")
        assert not outbox.room.is_set()
        assert await outbox.next() == b"answer"
        assert outbox.room.is_set()

    run(test)


async def change_a_lot(player: Player, times: int, first: int = 0) -> None:
    for n in range(first, first + times):
        assert (await player.send("sit", name=f"Ann {n}"))["type"] == "accepted"


@pytest.fixture
def small_buffers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the system buffers small, so that little data fills them."""
    monkeypatch.setattr("stablemates.server.runner.SEND_BUFFER", 4096)


@pytest.mark.usefixtures("small_buffers")
def test_a_slow_reader_gets_a_fresh_snapshot() -> None:
    async def test() -> None:
        async with open_place(Limits(messages=100_000, queue_messages=5, patience=60)) as place:
            token, other = await place.guest(), await place.guest()
            table = (await place.table(token))["table"]
            async with joined(place, table, token, "Ann") as ann, joined(place, table, other) as slow:
                slow.socket.transport.pause_reading()
                [line] = [line for line in place.gateway.connections if line.person == other[:32]]
                times = 0
                while not line.outbox.behind:
                    await change_a_lot(ann, 25, times)
                    times += 25
                assert len(line.outbox.waiting) <= 5
                slow.socket.transport.resume_reading()
                received = 1  # the system may have sent a little in the meantime, including an earlier welcome
                while (message := await slow.receive())["snapshot"]["table"]["seats"][0]["name"] != f"Ann {times - 1}":
                    received += 1
                assert received < times
                assert message["type"] == "welcome"
                assert (await ann.send("sit", name="Eve"))["type"] == "accepted"
                assert (await slow.receive())["snapshot"]["table"]["seats"][0]["name"] == "Eve"

    run(test)


@pytest.mark.usefixtures("small_buffers")
def test_a_client_that_reads_nothing_is_disconnected_and_delays_no_one() -> None:
    async def test() -> None:
        async with open_place(Limits(messages=100_000, queue_messages=5, patience=1)) as place:
            token, other = await place.guest(), await place.guest()
            table = (await place.table(token))["table"]
            async with joined(place, table, token, "Ann") as ann:
                async with place.socket(table, other) as dead:
                    await dead.recv()
                    dead.transport.pause_reading()
                    [line] = [line for line in place.gateway.connections if line.person == other[:32]]
                    while line in place.gateway.connections:
                        await change_a_lot(ann, 20)
                    assert (line.code, line.reason) == (1008, "too-slow")
                    dead.transport.abort()
                assert (await ann.send("sit", name="Eve"))["type"] == "accepted"

    run(test)


def test_an_internal_error_shows_only_the_number_of_its_report(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with open_place() as place:
            token = await place.guest()
            table = (await place.table(token))["table"]

            async def broken(*_: object) -> None:
                raise RuntimeError("a secret of the engine")

            async with joined(place, table, token) as player:
                monkeypatch.setattr(place.gateway.node, "command", broken)
                monkeypatch.setattr(place.gateway.node, "find", broken)
                await player.socket.send(json.dumps({"type": "start", "id": "abcdefgh", "on": 0}))
                last, code, _ = await last_words(player)
                assert (last["type"], last["reason"], code) == ("bye", "server-error", 1011)
                assert "secret" not in json.dumps(last)
            answer = await place.get("/api/codes/ABCDE")
            assert answer.status_code == 500
            assert set(answer.json()) == {"reason", "text", "report"}
            assert "secret" not in answer.text
            assert "Traceback" not in answer.text
            await asyncio.sleep(0)
            reports = await place.gateway.node.store.reports(10)
            assert [report["id"] for report in reports if "a secret of the engine" in report["text"]]
            assert answer.json()["report"] in [report["id"] for report in reports]

    run(test)
