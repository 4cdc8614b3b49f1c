"""Guest identity: sessions, tickets, and revoking them."""

from __future__ import annotations

import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from stablemates.server.http import gateway
from stablemates.server.http.identity import BadKey, People, find_key
from stablemates.server.store.memory import MemoryStore

from .place import KEY, Place, joined, open_place, run
from .test_limits import last_words


def with_last_letter_changed(token: str) -> str:
    return token[:-2] + ("A" if token[-2] != "A" else "B") + token[-1]


FORGED: dict[str, Callable[[str], str]] = {
    "no signature": lambda token: token.partition(".")[0],
    "another signature": with_last_letter_changed,
    "another person": lambda token: "0" * 32 + token[32:],
    "another server": lambda token: People(b"x" * 32).token(token[:32]),
    "longer": lambda token: token + "A",
    "capitals": lambda token: token[:32].upper() + token[32:],
    "nothing": lambda token: "",
    "quotes": lambda token: '"' + token,
}


def test_a_token_is_accepted_only_by_its_own_server() -> None:
    people = People(KEY)
    person = people.new()
    assert len(person) == 32
    assert people.read(people.token(person)) == person
    for how, forge in FORGED.items():
        assert people.read(forge(people.token(person))) is None, how


def browser(place: Place) -> dict[str, str]:
    return {"origin": place.address}


def test_a_browser_gets_a_cookie_that_no_script_can_read_and_keeps_its_identity() -> None:
    async def test() -> None:
        async with open_place() as place:
            first = await place.post("/api/guest", **browser(place))
            assert first.json() == {"token": None}
            kept = first.headers["set-cookie"]
            name, _, flags = kept.partition("=")
            assert name == "stablemates"
            assert flags.endswith("; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax")
            token = flags.partition(";")[0]
            again = await place.post("/api/guest", cookie=f"stablemates={token}", **browser(place))
            assert token in again.headers["set-cookie"]

    run(test)


def test_over_https_the_cookie_is_bound_to_the_host() -> None:
    async def test() -> None:
        from stablemates.server.http.proxies import network

        async with open_place(proxies=[network("127.0.0.1")]) as place:
            answer = await place.post("/api/guest", x_forwarded_proto="https")
            kept = answer.headers["set-cookie"]
            assert kept.startswith("__Host-stablemates=")
            assert kept.endswith("; Path=/; HttpOnly; SameSite=Lax; Secure")
            assert "max-age=31536000" in answer.headers["strict-transport-security"]
            token = answer.json()["token"]
            plain = await place.post("/api/guest", x_forwarded_proto="https", cookie=f"stablemates={token}")
            assert plain.json()["token"] != token  # a cookie that another host could have set is ignored

    run(test)


def test_a_forged_cookie_is_a_new_guest_and_a_forged_token_an_error() -> None:
    async def test() -> None:
        async with open_place() as place:
            token = await place.guest()
            for how, forge in FORGED.items():
                answer = await place.post("/api/guest", cookie=f"stablemates={forge(token)}")
                assert answer.status_code == 201, how
                assert answer.json()["token"][:32] != token[:32], how
                refused = await place.get("/api/tables", authorization=f"Bearer {forge(token) or '-'}")
                assert (refused.status_code, refused.json()["reason"]) == (401, "bad-token"), how

    run(test)


def test_credentials_for_a_proxy_are_not_taken_for_a_token() -> None:
    async def test() -> None:
        async with open_place() as place:
            token = await place.guest()
            table = (await place.table(token))["table"]
            password = "Basic YW5uOnNlY3JldA=="
            snapshot = await place.get(f"/api/tables/{table}", authorization=password, cookie=f"stablemates={token}")
            assert snapshot.status_code == 200

    run(test)


def test_a_ticket_makes_another_device_the_same_person_once() -> None:
    async def test() -> None:
        async with open_place() as place:
            token = await place.guest()
            table = (await place.table(token))["table"]
            async with joined(place, table, token, "Ann"):
                ticket = (await place.post("/api/me/ticket", token=token)).json()["ticket"]
                used = await place.post("/api/me/ticket/use", {"ticket": ticket}, **browser(place))
                assert used.json() == {"token": None}
                cookie = used.headers["set-cookie"].partition(";")[0]
                snapshot = (await place.get(f"/api/tables/{table}", cookie=cookie)).json()
                assert snapshot["you"] == 0
                again = await place.post("/api/me/ticket/use", {"ticket": ticket}, **browser(place))
                assert (again.status_code, again.json()["reason"]) == (404, "no-such-ticket")
                assert "set-cookie" not in again.headers

    run(test)


def test_a_ticket_is_good_for_five_minutes(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with open_place() as place:
            token = await place.guest()
            made = (await place.post("/api/me/ticket", token=token)).json()
            node = place.gateway.node
            assert abs(made["until"] - node.now() - 300_000) < 20_000
            monkeypatch.setattr(node, "now", lambda: made["until"] + 1)
            late = await place.post("/api/me/ticket/use", {"ticket": made["ticket"]})
            assert late.status_code == 404

    run(test)


def test_a_revoked_guest_has_no_access_any_more() -> None:
    async def test() -> None:
        store = MemoryStore()
        async with open_place(store=store) as place:
            token, other = await place.guest(), await place.guest()
            table = (await place.table(token))["table"]
            ticket = (await place.post("/api/me/ticket", token=token)).json()["ticket"]
            async with joined(place, table, token, "Ann") as ann, joined(place, table, other, "Bob") as bob:
                gone = await place.http.delete("/api/me", headers={"Authorization": f"Bearer {token}"})
                assert gone.status_code == 204
                assert gone.headers["set-cookie"].startswith("stablemates=; Max-Age=0;")
                last, code, _ = await last_words(ann)
                assert (last["type"], last["reason"], code) == ("bye", "nobody", 1008)
                assert (await bob.send("chat", text="are you there?"))["type"] == "accepted"
            await opens_nothing(place, token, table, ticket)
        async with open_place(store=store) as place:  # nor on a server started since
            await opens_nothing(place, token, table, ticket)
            assert (await place.get(f"/api/tables/{table}", other)).json()["you"] == 1

    run(test)


async def opens_nothing(place: Place, token: str, table: str, ticket: str) -> None:
    refused = await place.get(f"/api/tables/{table}", token)
    assert (refused.status_code, refused.json()["reason"]) == (401, "bad-token")
    assert (await place.get(f"/api/tables/{table}", cookie=f"stablemates={token}")).json()["you"] == -1
    again = await place.post("/api/guest", cookie=f"stablemates={token}")
    assert again.json()["token"] != token
    used = await place.post("/api/me/ticket/use", {"ticket": ticket})
    assert (used.status_code, used.json()["reason"]) == (404, "no-such-ticket")


def test_another_server_learns_of_a_revoked_guest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gateway, "POLL_EVERY", 0.01)

    async def test() -> None:
        store = MemoryStore()
        async with open_place(store=store) as here, open_place(store=store, alone=False) as there:
            token = await here.guest()
            table = (await here.table(token))["table"]
            async with joined(there, table, token, "Ann") as ann:
                await here.http.delete("/api/me", headers={"Authorization": f"Bearer {token}"})
                last, _, _ = await last_words(ann)
                assert last["reason"] == "nobody"
            assert (await there.get(f"/api/tables/{table}", token)).status_code == 401

    run(test)


def test_without_a_session_there_are_no_tickets_and_no_commands() -> None:
    async def test() -> None:
        async with open_place() as place:
            table = (await place.table(await place.guest()))["table"]
            assert (await place.post("/api/me/ticket")).status_code == 401
            assert (await place.http.delete("/api/me")).status_code == 401
            command = {"type": "sit", "id": "abcdefgh", "on": 0, "name": "Ann"}
            assert (await place.post(f"/api/tables/{table}/commands", command)).status_code == 401

    run(test)


def test_the_key_is_created_once_and_only_the_owner_can_read_it(tmp_path: Path) -> None:
    key = find_key(tmp_path / "new", {})
    assert len(key) == 32
    assert find_key(tmp_path / "new", {}) == key
    [file] = (tmp_path / "new").iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    file.chmod(0o644)
    with pytest.raises(BadKey, match="key file is readable by others"):
        find_key(tmp_path / "new", {})


def test_a_key_from_the_environment_is_long_enough(tmp_path: Path) -> None:
    assert find_key(tmp_path, {"STABLEMATES_KEY": "k" * 32}) == find_key(tmp_path / "x", {"STABLEMATES_KEY": "k" * 32})
    with pytest.raises(BadKey, match="at least 32"):
        find_key(tmp_path, {"STABLEMATES_KEY": "short"})
    assert not list(tmp_path.iterdir())
