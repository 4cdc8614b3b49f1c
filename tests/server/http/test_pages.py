"""HTTP besides tables: pages, schemas, health; and the headers of every response."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import msgspec
import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.http11 import Response

from stablemates.games import registry
from stablemates.protocol.commands import Command
from stablemates.protocol.messages import Message
from stablemates.server.http.limits import Limits
from stablemates.server.http.proxies import network
from stablemates.server.store.memory import MemoryStore
from stablemates.table.log import Row, StorageFailed, StoredEntry

from .place import Place, open_place, run

POLICY = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
]


def check_headers(answer: httpx.Response | Response) -> None:
    policy = answer.headers["content-security-policy"].split("; ")
    assert [part for part in POLICY if part not in policy] == []
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert "server" not in answer.headers
    assert "access-control-allow-origin" not in answer.headers
    assert "strict-transport-security" not in answer.headers  # this was plain http


def test_every_response_has_the_headers_and_no_trace_of_the_machine() -> None:
    async def test() -> None:
        async with open_place() as place:
            paths = ["/", "/healthz", "/readyz", "/metrics", "/verify", "/verify/verify.html", "/api/rulebooks"]
            for path in [*paths, "/api/tables", "/schema/openapi.json", "/nothing", "/api/nothing", "/api/tables/x"]:
                answer = await place.get(path)
                check_headers(answer)
                assert answer.status_code in (200, 302, 404), path
                assert answer.headers["cache-control"] == ("no-cache" if path.endswith(".html") else "no-store")
            for answer in (
                await place.post("/api/tables", {"settings": 7}),
                await place.post("/api/tables", "x" * 5000),
                await place.http.request("DELETE", "/api/tables"),
            ):
                check_headers(answer)
                assert answer.status_code in (400, 405, 413)
                assert set(answer.json()) <= {"reason", "text"}

    run(test)


def test_missing_pages_have_our_error_and_not_the_frameworks() -> None:
    async def test() -> None:
        async with open_place() as place:
            for path in (
                "/schema/nothing",
                "/schema/swagger",
                "/schema/a/b",
                "/api",
                "/api/nothing",
                "/api/tables/a%2Fb",
            ):
                answer = await place.get(path, Accept="text/html")
                assert (answer.status_code, answer.headers["content-type"]) == (404, "application/json"), path
                assert answer.json() == {"reason": "not-found", "text": "there is nothing at this address"}
            for path in ("/schema", "/schema/nothing", "/healthz"):
                answer = await place.post(path)
                assert (answer.status_code, answer.json()["reason"]) == (405, "bad-method"), path
                assert "GET" in answer.headers["allow"]
            assert (await place.post("/api/tables", "x" * 5000)).json()[
                "text"
            ] == "the body is too large: at most 4096 bytes are allowed"

    run(test)


def test_a_body_is_read_as_strictly_as_a_message() -> None:
    async def test() -> None:
        async with open_place() as place:
            bad = {
                "$.settings.seats": {"settings": {"profile": "unorog", "seats": "2"}},
                "unknown field `host`": {"settings": {"profile": "unorog", "seats": 2, "host": 1}},
                "unknown field `person`": {"settings": {"profile": "unorog", "seats": 2}, "person": "x"},
                "unknown rulebook 'chess'": {"settings": {"profile": "chess", "seats": 2}},
                "2 to 10 players": {"settings": {"profile": "unorog", "seats": 11}},
                "Expected `object`": [],
                "the request has no body": None,
            }
            for message, body in bad.items():
                answer = await place.post("/api/tables", body)
                assert answer.status_code == 400
                assert message in answer.json()["text"]
            assert await place.gateway.node.store.public_rows(10) == []
            answer = await place.get("/api/tables/x/games/1/steps?hands=all")
            assert (answer.status_code, answer.json()["text"]) == (400, "hands: Invalid enum value 'all'")

    run(test)


def test_the_rulebooks_and_their_bots() -> None:
    async def test() -> None:
        async with open_place() as place:
            books = (await place.get("/api/rulebooks")).json()
            assert [book["id"] for book in books] == [one.id for game in registry.games() for one in game.profiles]
            unorog = next(book for book in books if book["id"] == "unorog")
            assert (unorog["fewest"], unorog["most"], unorog["game"], unorog["goal"]) == (2, 10, "unorog", 532)
            assert {option["name"] for option in unorog["options"]} == {
                "stone_skips",
                "stones_add_up",
                "goal",
                "dust_by_value",
            }
            assert [one["ask"] for one in unorog["reactions"]] == ["catch", "stone", "dust", "alicorn"]
            levels = (await place.get("/api/bots/unorog")).json()
            assert [(one["name"], one["strength"]) for one in levels[:3]] == [
                ("random", 1),
                ("novice", 2),
                ("sensible", 3),
            ]
            assert (await place.get("/api/bots/chess")).status_code == 404

    run(test)


def test_the_schemas_name_and_describe_every_message_and_route() -> None:
    async def test() -> None:
        async with open_place() as place:
            protocol = (await place.get("/schema/protocol.json")).json()
            for union in (Command, Message):
                for kind in union.__args__:
                    assert kind.__name__ in protocol["$defs"]
            assert len(protocol["$defs"]["Command"]["anyOf"]) == len(Command.__args__)
            routes = (await place.get("/schema/openapi.json")).json()
            assert "/api/tables/{table}/commands" in routes["paths"]
            create = routes["paths"]["/api/tables"]["post"]
            assert create["requestBody"]["content"]["application/json"]["schema"]["$ref"].endswith("NewTable")
            assert create["summary"] == "Create a table; the caller is its host"
            assert all(" " in one["summary"] for path in routes["paths"].values() for one in path.values())
            snapshot = routes["components"]["schemas"]["Snapshot"]
            assert snapshot["description"] == protocol["$defs"]["Snapshot"]["description"]
            assert snapshot["properties"]["now"]["description"] == "Server time in milliseconds."

    run(test)


def test_health_and_readiness(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with open_place() as place:
            assert (await place.get("/healthz")).json() == {"status": "lives"}

            async def full(*_: object) -> None:
                raise StorageFailed("the disk is full")

            with monkeypatch.context() as patch:
                patch.setattr(place.gateway.node.store, "put_ticket", full)
                answer = await place.get("/readyz")
                assert (answer.status_code, answer.json()) == (503, {"status": "not-ready"})
                assert (await place.get("/healthz")).status_code == 200
                patch.setattr(place.gateway.node.store, "append", full)
                answer = await place.post("/api/tables", {"settings": {"profile": "unorog", "seats": 2}})
                assert (answer.status_code, answer.json()["reason"]) == (503, "storage")
            assert (await place.get("/readyz")).json() == {"status": "ready"}
            with monkeypatch.context() as patch:
                patch.setattr(place.gateway.node, "healing", True)  # noticed since then, although a success is cached
                assert (await place.get("/readyz")).status_code == 503
            place.gateway.clock.not_before(place.gateway.clock.now() + 90_000)
            off = (await place.get("/readyz")).json()
            assert off["status"] == "ready"
            assert "clock is -90 s off" in off["text"]

    run(test)


class Faulty(MemoryStore):
    """Like a file: after a failed write, nothing is written until it is reopened."""

    full = False  # the disk
    failed = False

    def check(self) -> None:
        self.failed = self.failed or self.full
        if self.failed:
            raise StorageFailed("the disk is full, or was")

    async def append(self, entry: StoredEntry, row: Row) -> None:
        self.check()
        await super().append(entry, row)

    async def put_ticket(self, ticket: str, person: str, until: int) -> None:
        self.check()
        await super().put_ticket(ticket, person, until)

    async def reopen(self) -> None:
        self.failed = self.full
        self.check()


class Probed(MemoryStore):
    """Count the probes of readiness."""

    probes = 0

    async def put_ticket(self, ticket: str, person: str, until: int) -> None:
        self.probes += 1
        await asyncio.sleep(0)
        await super().put_ticket(ticket, person, until)


def test_one_probe_is_enough_for_all_who_ask_whether_the_server_is_ready() -> None:
    async def test() -> None:
        store = Probed()
        async with open_place(store=store) as place:
            assert await asyncio.gather(*(place.gateway.is_ready() for _ in range(9))) == [True] * 9
            assert store.probes == 1

    run(test)


def test_a_failed_store_is_reopened_no_matter_who_notices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stablemates.server.http.gateway.READY_FOR", 0.0)
    monkeypatch.setattr("stablemates.server.node.HEAL_EVERY", 0.01)

    async def test() -> None:
        store = Faulty()
        async with open_place(store=store) as place:
            store.full = True
            assert (await place.get("/readyz")).status_code == 503
            assert "stablemates_saving 0.0" in await text_of(place, "/metrics")
            store.full = False
            while (await place.get("/readyz")).status_code != 200:
                await asyncio.sleep(0.01)
            assert "stablemates_saving 1.0" in await text_of(place, "/metrics")
            token = await place.guest()
            store.full = True
            wanted = {"settings": {"profile": "unorog", "seats": 2}}
            assert (await place.post("/api/tables", wanted, token)).json()["reason"] == "storage"
            store.full = False
            while (await place.post("/api/tables", wanted, token)).status_code != 201:
                await asyncio.sleep(0.01)

    run(test)


def test_metrics_are_in_the_format_of_prometheus() -> None:
    async def test() -> None:
        async with open_place(Limits(guests_per_minute=1)) as place:
            for _ in range(2):
                await place.post("/api/guest")
            answer = await place.get("/metrics")
            assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
            families = {one.name: one for one in text_string_to_metric_families(answer.text)}
            ours = {name for name in families if name.startswith("stablemates_")}
            assert {"stablemates_acknowledgement_seconds", "stablemates_limited", "stablemates_saving"} <= ours
            [refused] = [one for one in families["stablemates_refused"].samples if one.labels == {"reason": "storage"}]
            assert refused.value >= 0  # it exists before the first one
            assert {"what": "guests"} in [one.labels for one in families["stablemates_limited"].samples if one.value]

    run(test)


def test_head_requests_work_and_a_wrong_method_lists_the_right_ones() -> None:
    async def test() -> None:
        async with open_place() as place:
            for path in ("/", "/healthz", "/api/tables", "/verify/verify.html"):
                whole, head = await place.get(path), await place.http.head(path)
                assert (head.status_code, head.content) == (200, b"")
                assert head.headers["content-length"] == whole.headers["content-length"]
            wrong = await place.http.put("/api/guest")
            assert (wrong.status_code, set(wrong.headers["allow"].split(", "))) == (405, {"POST", "OPTIONS"})

    run(test)


def test_metrics_are_for_this_machine_alone_unless_they_are_opened() -> None:
    async def test() -> None:
        async with open_place(proxies=[network("127.0.0.1")]) as place:
            await place.table(await place.guest())
            answer = await place.get("/metrics")
            assert "stablemates_sockets 0.0" in answer.text
            assert "stablemates_tables 1.0" in answer.text
            assert (await place.get("/metrics", x_forwarded_for="203.0.113.9")).status_code == 403
        async with open_place() as place:  # an unknown proxy does not count as "this machine"
            assert (await place.get("/metrics", x_forwarded_for="203.0.113.9")).status_code == 403
        async with open_place(metrics_open=True) as place:
            assert (await place.get("/metrics", x_forwarded_for="203.0.113.9")).status_code == 200

    run(test)


def test_the_list_of_tables_has_public_ones_only_and_codes_open_any() -> None:
    async def test() -> None:
        async with open_place() as place:
            token = await place.guest()
            hidden, shown = await place.table(token), await place.table(token, public=True)
            listed = (await place.get("/api/tables")).json()
            assert [one["table"] for one in listed] == [shown["table"]]
            assert (listed[0]["profile"], listed[0]["free"], listed[0]["phase"]) == ("unorog", 2, "lobby")
            for code in (hidden["code"], hidden["code"].lower()):
                assert (await place.get(f"/api/codes/{code}")).json() == {"table": hidden["table"]}
            assert hidden["link"] == f"{place.address}/t/{hidden['table']}"

    run(test)


async def text_of(place: Place, path: str) -> str:
    answer = await place.get(path)
    assert answer.status_code == 200, path
    return answer.text


def test_the_page_that_verifies_a_deal_is_next_to_its_scripts() -> None:
    async def test() -> None:
        async with open_place() as place:
            answer = await place.get("/verify?game=/api/tables/x/games/1")
            assert answer.headers["location"] == "/verify/verify.html?game=/api/tables/x/games/1"
            assert 'src="verify.js"' in await text_of(place, "/verify/verify.html")
            script = await place.get("/verify/verify.js")
            assert script.headers["content-type"] == "text/javascript; charset=utf-8"
            assert "<style" not in await text_of(place, "/verify/verify.html")
            again = await place.get("/verify/verify.js", if_none_match=script.headers["etag"])
            assert (again.status_code, again.content) == (304, b"")

    run(test)


def test_the_page_is_served_and_nothing_outside_it(tmp_path: Path) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<title>the table</title>")
    (web / "assets" / "main-abc.js").write_text("play()")
    (tmp_path / "secret.txt").write_text("a secret")
    (web / "link.txt").symlink_to(tmp_path / "secret.txt")

    async def test() -> None:
        async with open_place(web=web) as place:
            for path in ("/", "/t/0123", "/join"):
                assert await text_of(place, path) == "<title>the table</title>"
            script = await place.get("/assets/main-abc.js")
            assert "immutable" in script.headers["cache-control"]
            assert script.headers["content-security-policy"] == "default-src 'none'; frame-ancestors 'none'"
            assert script.headers["x-content-type-options"] == "nosniff"
            for path in (
                "/../secret.txt",
                "/%2e%2e/secret.txt",
                "/assets/..%2f..%2fsecret.txt",
                "/assets/%2e%2e/%2e%2e/secret.txt",
                "/link.txt",
                "//secret.txt",
                "/..%5csecret.txt",
                "/secret.txt%00.html",
                "/assets/none.js",
                "/api/none",
            ):
                answer = await place.http.get(httpx.URL(place.address, raw_path=path.encode()))
                assert answer.status_code == 404, path
                assert "a secret" not in answer.text

    run(test)


def test_without_the_built_page_a_plain_one_says_that_the_server_runs() -> None:
    async def test() -> None:
        async with open_place() as place:
            assert "table server is running" in await text_of(place, "/")
            assert (await place.get("/t/0123")).status_code == 404

    run(test)


def test_messages_match_the_schema() -> None:
    async def test() -> None:
        async with open_place() as place:
            token = await place.guest()
            table = (await place.table(token))["table"]
            command = {"type": "sit", "id": "abcdefgh", "on": 0, "name": "Ann"}
            accepted = await place.post(f"/api/tables/{table}/commands", command, token)
            assert accepted.status_code == 200
            assert (await place.post(f"/api/tables/{table}/commands", command, token)).json() == accepted.json()
            start = {"type": "start", "id": "abcdefgi", "on": 0}
            refused = await place.post(f"/api/tables/{table}/commands", start, token)
            assert (refused.status_code, refused.json()["reason"]) == (409, "empty-seats")
            for answer in (accepted, refused):
                msgspec.json.decode(answer.content, type=Message)

    run(test)
