"""From the front page to the first card, alone and with friends; nothing unnecessary is asked."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Come
from .looking import Looks
from .people import DESKTOP, PHONE, Person
from .tables import new_table

SHEET = "window.shared = []; navigator.share = async (what) => void shared.push(what.url);"


def door(person: Person, game: str) -> Locator:
    """Return a game on the front page, with its ways to start."""
    return person.page.get_by_role("region", name=person.say(f"game-{game}"), exact=True)


def test_a_newcomer_keeps_the_friendly_name_from_an_invitation_to_a_game(come: Come) -> None:
    ann, bob = come("Ann"), come()
    table = new_table(ann, "unorog", 3)
    field = bob.page.get_by_role("textbox", name=bob.say("web-name"))
    names = set()
    for _ in range(3):  # a friendly name is chosen at random only once
        bob.see(f"/t/{table}")
        names.add(field.input_value())
    [name] = names
    bob.see("/")
    expect(bob.page.get_by_role("button", name=name)).to_be_visible()
    door(bob, "stable").get_by_role("button", name=bob.say("web-play-now")).click()
    expect(bob.page.locator(".mine [data-seat] .name")).to_have_text(name)


@pytest.mark.parametrize("game", ["stable", "unorog"])
def test_one_tap_to_a_game_against_bots(game: str, come: Come) -> None:
    ann = come(screen=PHONE)
    ann.see("/")
    door(ann, game).get_by_role("button", name=ann.say("web-play-now")).tap()
    expect(ann.page.locator("[data-dock]")).to_be_visible()
    expect(ann.page.locator("[data-card] [data-kind]").first).to_be_visible()
    expect(ann.page.locator(".coach")).to_have_count(0)  # this is not the first game here
    ann.picture("first-card")


def test_the_edition_and_the_pace_are_one_tap_away(come: Come) -> None:
    ann = come("Ann")
    ann.see("/")
    expect(door(ann, "stable")).to_contain_text(ann.say("edition-second-uk"))
    door(ann, "stable").get_by_role("button", name=ann.say("web-change-this")).click()
    expect(ann.page.get_by_role("radio", name=ann.say("edition-first-uk"))).to_be_visible()
    looks = Looks()
    looks.at(ann, "setup")
    ann.page.get_by_role("radio", name=ann.say("edition-first-uk")).check()
    ann.page.get_by_role("dialog").get_by_text(ann.say("speed-relaxed"), exact=True).click()
    ann.press("web-setup-done")
    expect(door(ann, "stable")).to_contain_text(ann.say("edition-first-uk"))
    expect(door(ann, "stable")).to_contain_text(ann.say("web-pace-relaxed"))
    door(ann, "stable").get_by_role("button", name=ann.say("web-play-now")).click()
    expect(ann.page.locator("[data-dock]")).to_be_visible()
    settings = ann.request("GET", f"/api/tables/{ann.page.url.rpartition('/')[2]}")["table"]["settings"]
    # This is the pace of the pictures; bots wait as long as they take.
    assert (settings["profile"], settings["pace"], settings["speed"]) == ("first-uk", "relaxed", "off")
    looks.check()


def test_one_friend_joins_by_link_and_another_by_code(come: Come) -> None:
    ann, bob, eve = come(), come(screen=PHONE), come("Eve", lang="uk")
    ann.see("/")
    door(ann, "stable").get_by_role("button", name=ann.say("web-friends")).click()
    link = ann.page.get_by_label(ann.say("web-link"))
    expect(link).to_be_visible()
    bob.see(link.input_value())
    host = ann.page.locator("li.me b").inner_text()
    expect(bob.page.get_by_role("heading", name=bob.say("web-invited", host=host))).to_be_visible()
    expect(bob.page.get_by_text(bob.say("game-stable")).first).to_be_visible()
    bob.page.get_by_role("textbox", name=bob.say("web-name")).fill("Bob")
    bob.press("web-sit-down")
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


def test_the_link_is_shared_with_the_devices_share_sheet_or_copied(come: Come) -> None:
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
    bob.press("web-invited-watch")
    bob.press("web-share")
    assert bob.page.evaluate("shared") == [link]


def test_a_host_can_invite_without_scrolling_on_a_short_laptop(come: Come) -> None:
    ann = come("Ann", screen={"width": 1366, "height": 600})
    table = new_table(ann, "second-uk", 4)
    ann.see(f"/t/{table}")
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    invite = ann.page.get_by_role("button", name=ann.say("web-invite"))
    expect(invite).to_be_in_viewport(ratio=1)
    code = ann.request("GET", f"/api/tables/{table}")["table"]["code"]
    expect(ann.page.get_by_text(f"{ann.say('web-code')} {code}")).to_be_in_viewport(ratio=1)
    invite.click()
    expect(ann.page.get_by_text(ann.say("web-invite-copied"))).to_be_visible()
    assert ann.page.evaluate("navigator.clipboard.readText()") == f"{ann.address}/t/{table}"


def test_on_a_sideways_phone_no_part_of_an_invitation_is_torn_in_two(come: Come) -> None:
    """It has two columns there."""
    ann, bob = come("Ann"), come(screen={"width": 844, "height": 390})
    table = new_table(ann, "second-uk", 4)
    ann.see(f"/t/{table}")
    bob.see(f"/t/{table}")
    expect(bob.page.get_by_role("button", name=bob.say("web-sit-down"))).to_be_in_viewport(ratio=1)
    parts = bob.page.locator(".ticket > :not(:empty)")
    assert parts.evaluate_all("(all) => all.map((one) => one.getClientRects().length)") == [1] * parts.count()


def test_a_link_names_the_language_of_its_invitation(come: Come) -> None:
    ann = come("Анна", lang="uk")
    table = new_table(ann, "second-uk", 4)
    ann.see(f"/t/{table}")
    link = ann.page.get_by_label(ann.say("web-link")).input_value()
    assert link == f"{ann.address}/t/{table}?lang=uk"
    page = ann.context.request.get(link).text()
    assert ann.say("invitation-title", host="Анна", game=ann.say("game-stable")) in page
    picture = ann.context.request.get(f"{ann.address}/previews/stable.png")
    assert picture.headers["content-type"] == "image/png"


@pytest.mark.parametrize(
    ("lang", "screen", "theme"), [("en", PHONE, "dark"), ("ru", DESKTOP, "light"), ("uk", PHONE, "light")]
)
def test_an_invitation_is_read_and_answered(lang: str, screen: dict[str, int], theme: str, come: Come) -> None:
    ann, bob = come("Ann"), come(lang=lang, screen=screen, theme=theme)
    table = new_table(ann, "unorog", 3)
    ann.see(f"/t/{table}")
    bob.see(f"/t/{table}")
    name = bob.page.get_by_role("textbox", name=bob.say("web-name")).input_value()
    looks = Looks()
    looks.at(bob, "invitation")
    bob.press("web-sit-down")  # one tap from the link to the seat
    expect(bob.page.locator("li.me")).to_contain_text(name)
    looks.at(bob, "lobby-of-a-guest")
    expect(bob.page.get_by_role("status").first).to_contain_text(bob.say("web-start-by", host="Ann"))
    bob.see("/")
    expect(bob.page.get_by_role("button", name=name)).to_be_visible()  # kept on this device
    looks.check()
