"""Without a link there is no access, a forged token identifies no one, and a spectator sees no hand."""

from __future__ import annotations

import json
import secrets
from contextlib import suppress

from playwright.sync_api import Error, expect

from .conftest import Come
from .people import REFUSED, Person
from .tables import deal, new_table

SAY = """
async ([table, command]) => {
  const answer = await fetch(`/api/tables/${table}/commands`,
    { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(command) });
  return [answer.status, await answer.text()];
}
"""
SAY_FROM_ELSEWHERE = """
async ([address, command]) => {
  try {
    const how = { method: "POST", credentials: "include", headers: { "content-type": "text/plain" } };
    return (await (await fetch(address, { ...how, body: JSON.stringify(command) })).json()).type;
  } catch (error) { return String(error); }
}
"""
RECEIVE = """
(table) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/ws/${table}`);
  const received = [];
  socket.onmessage = (event) => {
    if (received.push(event.data) === 1) setTimeout(() => socket.close(), 300);
  };
  socket.onclose = (event) => done([event.code, received]);
})
"""


def test_without_the_link_there_is_no_access(come: Come) -> None:
    ann, eve = come("Ann"), come("Eve")
    table = new_table(ann, "second-ru", 2)
    deal(ann, table)
    eve.expected += f"|{REFUSED}|WebSocket connection to"
    eve.see("/watch")
    assert table not in eve.page.content()
    for wrong in (secrets.token_urlsafe(16), table[:-1], table.swapcase()):
        eve.page.goto(f"/t/{wrong}")
        expect(eve.page.get_by_text(eve.say("web-no-table"))).to_be_visible()
        assert eve.page.locator("[data-card], [data-seat]").count() == 0
        code, received = eve.page.evaluate(RECEIVE, wrong)
        assert code != 1000
        assert not [one for one in received if '"snapshot"' in one]
        assert not eve.context.request.get(f"/api/tables/{wrong}").ok


def forge_cookie(eve: Person, ann: Person) -> None:
    """Give Eve a cookie with Ann's name and a forged signature."""
    cookies = {cookie["name"]: cookie["value"] for cookie in ann.context.cookies()}
    person = cookies["stablemates"].partition(".")[0]
    eve.context.add_cookies(
        [{"name": "stablemates", "value": f"{person}.{secrets.token_urlsafe(32)}", "url": eve.address}]
    )


def test_a_forged_token_opens_no_seat_and_a_spectator_sees_no_hand(come: Come) -> None:
    ann, bob, eve = come("Ann"), come("Bob"), come("Eve")
    table = new_table(ann, "second-ru", 3, speed="off")  # with two players, each holds a known card
    deal(ann, table, bob)
    eve.expected += f"|{REFUSED}"
    forge_cookie(eve, ann)
    eve.page.goto(f"/t/{table}")
    expect(eve.page.locator("[data-dock]")).to_be_visible()
    expect(eve.page.get_by_role("group", name=eve.say("my-hand"))).to_have_count(0)
    snapshot = eve.page.evaluate("async (table) => (await fetch(`/api/tables/${table}`)).json()", table)
    _, received = eve.page.evaluate(RECEIVE, table)
    for seen in (snapshot, json.loads(received[0])["snapshot"]):
        assert seen.get("you", -1) == -1
        assert not seen.get("question")
        hands = [zone for zone in seen["view"]["zones"] if zone["name"] == "hand"]
        assert len(hands) == 3
        assert all(hand["cards"] == [None] * hand["count"] for hand in hands)
    for command in ({"type": "answer", "option": 0}, {"type": "close"}, {"type": "remove", "seat": 0}):
        status, _ = eve.page.evaluate(SAY, [table, {**command, "id": secrets.token_hex(8), "on": snapshot["state"]}])
        assert status in (401, 403, 409), (command, status)
    assert ann.request("GET", f"/api/tables/{table}")["state"] == snapshot["state"]


def test_a_foreign_page_can_neither_read_nor_send(come: Come) -> None:
    """A player opens a hostile page, which tries to act for them."""
    ann = come("Ann")
    table = new_table(ann, "unorog", 2)
    deal(ann, table)
    here = ann.page.evaluate(RECEIVE, table)
    assert "snapshot" in json.loads(here[1][0])
    state = ann.request("GET", f"/api/tables/{table}")["state"]
    ann.expected += f"|{REFUSED}|WebSocket connection to|CORS policy|net::ERR_"
    elsewhere = f"http://localhost:{ann.address.rpartition(':')[2]}"
    with suppress(Error):  # some browsers refuse such requests themselves
        ann.context.grant_permissions(["local-network-access"], origin=elsewhere)
    ann.page.route(f"{elsewhere}/", lambda route: route.fulfill(body="<h1>Elsewhere</h1>", content_type="text/html"))
    ann.page.goto(f"{elsewhere}/")
    code, received = ann.page.evaluate(
        RECEIVE.replace("location.host", f"'{ann.address.removeprefix('http://')}'"), table
    )
    assert (code, received) == (1006, [])
    assert [error for error in ann.errors if "Unexpected response code: 403" in error], ann.errors
    answer = ann.page.evaluate(
        SAY_FROM_ELSEWHERE,
        [f"{ann.address}/api/tables/{table}/commands", {"type": "close", "id": secrets.token_hex(8), "on": state}],
    )
    assert answer != "accepted"
    assert ann.request("GET", f"/api/tables/{table}")["table"]["phase"] == "playing"
