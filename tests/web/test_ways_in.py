"""From the front page to the first card, alone and with friends; nothing is asked that need not be."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Come
from .people import PHONE
from .tables import new_table

SHEET = "window.shared = []; navigator.share = async (what) => void shared.push(what.url);"


def test_one_tap_to_a_game_against_bots(come: Come) -> None:
    ann = come(screen=PHONE)
    ann.see("/")
    ann.page.get_by_role("button", name=ann.say("web-play-now")).tap()
    expect(ann.page.locator("[data-dock]")).to_be_visible()
    expect(ann.page.locator("[data-card] [data-kind]").first).to_be_visible()
    ann.picture("first-card")


def test_a_friend_comes_by_the_link_and_another_by_the_code(come: Come) -> None:
    ann, bob, eve = come(), come(screen=PHONE), come("Eve", lang="uk")
    ann.see("/")
    ann.page.get_by_role("button", name=ann.say("web-invite")).click()
    link = ann.page.get_by_label(ann.say("web-link"))
    expect(link).to_be_visible()
    bob.see(link.input_value())
    bob.press("web-sit-down")
    bob.page.get_by_role("textbox", name=bob.say("web-name")).fill("Bob")
    bob.press("web-name-take")
    expect(ann.page.get_by_text("Bob").first).to_be_visible()
    code = ann.request("GET", f"/api/tables/{ann.page.url.rpartition('/')[2]}")["table"]["code"]
    expect(ann.page.get_by_text(" ".join(code), exact=True)).to_be_attached()  # as it is read aloud
    eve.see("/join")
    eve.page.get_by_label(eve.say("web-code")).fill(code.lower())
    eve.press("web-join")
    eve.press("web-sit-down")  # the name is known on this device
    expect(ann.page.get_by_text("Eve").first).to_be_visible()
    ann.page.get_by_role("button", name=ann.say("web-start-bots", n=1)).click()
    for person in (ann, bob, eve):
        expect(person.page.locator("[data-dock]")).to_be_visible()
        expect(person.page.locator("[data-seat]")).to_have_count(4)


def test_the_link_is_shared_by_the_sheet_of_the_device_or_copied(come: Come) -> None:
    ann, bob = come("Ann"), come("Bob", screen=PHONE)
    bob.context.add_init_script(SHEET)
    table = new_table(ann, "unorog", 2)
    for person in (ann, bob):
        person.see(f"/t/{table}")
    link = f"{ann.address}/t/{table}"
    expect(ann.page.get_by_role("button", name=ann.say("web-share"))).to_have_count(0)
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ann.press("web-copy")
    expect(ann.page.get_by_text(ann.say("web-copied"))).to_be_visible()
    assert ann.page.evaluate("navigator.clipboard.readText()") == link
    bob.press("web-share")
    assert bob.page.evaluate("shared") == [link]
