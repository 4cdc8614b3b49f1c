"""Lost connections, and a restarted server: the page reconnects by itself, and nothing is lost."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from .conftest import Come
from .people import DISCONNECTED, PHONE, REFUSED, Person
from .serving import Server, make_server
from .tables import command, deal, new_table, state_of
from .tapping import play_to_the_end, tap_until

# An offline browser keeps its open sockets, so they are cut by hand.
REMEMBER = """
window.sockets = [];
window.WebSocket = class extends WebSocket { constructor(...how) { super(...how); window.sockets.push(this); } };
"""


def hand(person: Person) -> list[str]:
    """Return the cards that someone holds."""
    cards = person.page.get_by_role("group", name=person.say("my-hand")).locator("[data-card]")
    return sorted(str(card.get_attribute("data-card")) for card in cards.all())


def test_after_a_lost_connection_the_page_reconnects_and_retries(come: Come) -> None:
    ann, bob = come("Ann"), come("Bob")
    for person in (ann, bob):
        person.context.add_init_script(REMEMBER)
        person.expected += f"|{DISCONNECTED}"
    table = new_table(ann, "unorog", 2, speed="off")
    deal(ann, table, bob)
    tap_until((ann, bob), '[data-dock][data-ask="turn"]')
    one, other = (ann, bob) if ann.page.locator('[data-dock][data-ask="turn"]').count() else (bob, ann)
    other.context.set_offline(True)
    expect(other.page.locator("[data-dock]")).to_contain_text(other.say("web-offline"))
    expect(other.page.locator("[data-dock] button:not(.chip)")).to_have_count(0)  # there is nothing to answer
    other.context.set_offline(False)
    expect(other.page.get_by_text(other.say("web-offline"))).to_have_count(0)
    before = hand(one)
    places = [seat.bounding_box() for seat in one.page.locator("[data-seat]").all()]
    one.context.set_offline(True)
    dock = one.page.locator("[data-dock]")
    expect(dock).to_contain_text(one.say("web-offline"))
    one.page.evaluate("sockets.at(-1).close()")
    expect(dock).to_contain_text(one.say("connection-lost"))
    told = one.page.get_by_role("status").filter(has_text=one.say("web-offline"))
    expect(told).to_have_count(1)  # for screen readers
    assert [seat.bounding_box() for seat in one.page.locator("[data-seat]").all()] == places
    one.picture("offline")
    assert hand(one) == before
    dock.focus()
    one.page.keyboard.press("d")  # sent while offline
    one.context.set_offline(False)
    expect(one.page.get_by_text(one.say("web-offline"))).to_have_count(0)
    expect(one.page.get_by_role("group", name=one.say("my-hand")).locator("[data-card]")).to_have_count(len(before) + 1)
    assert set(before) < set(hand(one))
    assert one.page.evaluate("sockets.length") > 1
    assert other.page.evaluate("sockets.length") == 1


@pytest.fixture
def fleeting() -> Iterator[Server]:
    """A separate server, because it is stopped."""
    made = make_server()
    with made:
        yield made
    shutil.rmtree(made.folder)


def test_a_server_that_restarts_in_mid_window(come: Come, fleeting: Server) -> None:
    ann, bob = come("Ann", at=fleeting), come("Bob", at=fleeting)
    for person in (ann, bob):
        person.expected += f"|{DISCONNECTED}"
    table = new_table(ann, "second-uk", 2, speed="off")  # otherwise the window would close while a slow machine starts
    deal(ann, table, bob)
    for person in (ann, bob):
        command(person, table, "mode", on=state_of(person, table), mode="always")
    asked = '[data-dock][data-ask="neigh"]'
    tap_until((ann, bob), asked)
    one = ann if ann.page.locator(asked).count() else bob
    question = one.page.locator(f"{asked} p").first.inner_text()
    state = state_of(one, table)
    hands = [hand(person) for person in (ann, bob)]
    fleeting.end()
    fleeting.start()
    for person in (ann, bob):
        expect(person.page.get_by_text(person.say("connection-lost"))).to_have_count(0)
        person.page.wait_for_function("async (table) => (await fetch(`/api/tables/${table}`)).ok", arg=table)
    expect(one.page.locator(asked)).to_be_visible()
    assert one.page.locator(f"{asked} p").first.inner_text() == question
    assert [hand(person) for person in (ann, bob)] == hands
    assert state_of(one, table) == state
    one.page.locator("[data-dock]").focus()
    one.page.keyboard.press(" ")
    expect(one.page.locator(asked)).to_have_count(0)
    tap_until((ann, bob), '[data-dock]:not([data-ask="neigh"])[data-ask]')
    assert state_of(one, table) > state


def test_without_a_server_the_page_still_opens_and_shows_what_was_read_before(come: Come, fleeting: Server) -> None:
    ann = come("Ann", at=fleeting, workers="allow")
    ann.expected += f"|{DISCONNECTED}"
    ann.see("/")
    ann.page.evaluate("navigator.serviceWorker.ready")
    ann.see("/rules/unorog")
    heading = ann.page.locator("h1").inner_text()
    fleeting.end()
    ann.see("/")
    ann.page.get_by_role("button", name=ann.say("web-play-now")).first.click()
    expect(ann.page.get_by_text(ann.say("web-problem-offline"))).to_be_visible()
    ann.picture("no-server-front")
    ann.see("/rules/unorog")
    assert ann.page.locator("h1").inner_text() == heading
    ann.page.goto("/t/a-table")
    expect(ann.page.get_by_text(ann.say("web-not-loaded"))).to_be_visible()


def test_the_end_is_shown_by_the_page_that_showed_the_game_even_after_an_update(come: Come) -> None:
    ann = come("Ann", screen=PHONE)
    end = re.compile(r"/assets/EndScreen-[\w-]+\.js$")
    with ann.page.expect_event("requestfinished", lambda request: bool(end.search(request.url))):
        deal(ann, new_table(ann, "second-uk", 2, options={"unicorns_to_win": 2}))
    ann.page.wait_for_load_state("networkidle")
    ann.page.route("**/assets/*.{js,css}", lambda route: route.fulfill(status=404))  # a newer page has other files
    ann.expected += f"|{REFUSED}"  # what this end does not need may still be missing
    play_to_the_end(ann)
    expect(ann.page.get_by_role("region", name=ann.say("table-over"))).to_be_visible()
