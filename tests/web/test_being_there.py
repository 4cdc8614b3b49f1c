"""Presence: chosen avatars, flying emotes, applause, and moments to share."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import Come
from .intercepting import intercept
from .looking import Looks
from .people import PHONE, Person
from .scenes import Scene
from .tables import deal, new_table
from .tapping import play_to_the_end

SHORT = {"unicorns_to_win": 2}  # the first unicorn played wins

# Every emote that flies over a page from now on.
WATCH = """
() => {
  window.flown = [];
  new MutationObserver(() => {
    for (const one of document.querySelectorAll("[data-emote]"))
      if (!one.dataset.seen) { one.dataset.seen = "yes"; flown.push(one.dataset.emote); }
  }).observe(document.body, { childList: true, subtree: true });
}
"""


# Which bubbles have something else in front of their middle.
HIDDEN = """
() => [...document.querySelectorAll(".bubble")].filter((bubble) => {
  bubble.style.pointerEvents = "auto";
  const { left, top, width, height } = bubble.getBoundingClientRect();
  return !bubble.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}).map((bubble) => bubble.textContent)
"""


def announced(person: Person, text: str) -> None:
    """Wait until a screen reader would announce something."""
    expect(person.page.locator("[role=log]").filter(has_text=text).first).to_be_attached()


def test_an_avatar_and_its_colour_are_chosen_and_kept(come: Come) -> None:
    ann = come("Ann", screen=PHONE)
    looks = Looks()
    ann.see("/")
    ann.page.get_by_role("button", name="Ann").click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_role("radio", name=ann.say("web-avatar-lily")).check(force=True)
    dialog.get_by_role("radio", name=ann.say("web-avatar-colour-mint")).check(force=True)
    looks.at(ann, "who-i-am")
    ann.press("web-setup-done")
    ann.page.locator(".door.stable").get_by_role("button", name=ann.say("web-friends")).click()
    expect(ann.page.locator("li.me")).to_be_visible()
    table = ann.page.url.rpartition("/")[2]
    ann.tables.append(table)
    seat = ann.request("GET", f"/api/tables/{table}")["table"]["seats"][0]
    assert (seat["avatar"], seat["colour"]) == ("lily", "mint")
    ann.press("web-rename")
    expect(dialog.get_by_role("radio", name=ann.say("web-avatar-lily"))).to_be_checked()
    dialog.get_by_role("radio", name=ann.say("web-avatar-pip")).check(force=True)
    ann.press("web-name-take")
    expect(dialog).to_have_count(0)
    ann.see("/join")
    ann.see(f"/t/{table}")
    seat = ann.request("GET", f"/api/tables/{table}")["table"]["seats"][0]
    assert (seat["avatar"], seat["colour"]) == ("pip", "mint")
    looks.check()


def test_emotes_fly_to_a_player_or_a_card_and_spectators_clap(come: Come) -> None:
    ann, bob, eve = come("Ann"), come("Bob", motion="full"), come("Eve")
    table = new_table(ann, "unorog", 2, speed="off")
    deal(ann, table, bob)
    bob.page.evaluate(WATCH)
    ann.press("talk")
    ann.press("reaction-heart")
    expect(ann.page.get_by_text(ann.say("throw-at"))).to_be_visible()
    looks = Looks()
    looks.at(ann, "aiming")
    ann.page.locator("[data-seat='1']").click()
    announced(bob, "Ann → you: ❤️")
    ann.press("talk")
    ann.press("reaction-angry")
    ann.page.locator(".cauldron [data-card]").last.click()
    announced(bob, ": 😠")
    ann.press("talk")
    ann.press("reaction-laugh")
    ann.press("throw-at-all")
    announced(bob, "Ann: 😄")
    eve.page.goto(f"/t/{table}")
    eve.press("applaud")
    announced(bob, bob.say("event-table-applause"))
    assert bob.page.evaluate("flown") == ["heart", "angry", "clap"]  # emotes for everyone are shown at the seat instead
    looks.check()


def test_what_a_player_says_is_in_front_of_the_cards_and_can_be_read_again(come: Come) -> None:
    ann, bob = come("Ann"), come("Bob")
    table = new_table(ann, "second-uk", 4, speed="off")
    intercept(ann, Scene("stable", 4, 7, 5, "wait").change)
    deal(ann, table, bob)
    bob.press("talk")
    bob.page.get_by_role("textbox").fill("do you want to play another one after this? " * 3)
    bob.press("send")
    ann.page.locator(".bubble").wait_for()
    assert ann.page.evaluate(HIDDEN) == []
    ann.press("talk")
    said = ann.page.get_by_role("dialog", name=ann.say("talk")).get_by_role("log")
    expect(said.get_by_text("Bob: do you want to play another")).to_be_in_viewport()  # the latest is in sight


# By how many pixels the row of players is off the centre of the page.
OFF_CENTRE = """
(series) => {
  const boxes = [...series.querySelectorAll("li")].map((one) => one.getBoundingClientRect());
  const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
  return (left + right - document.documentElement.clientWidth) / 2;
}
"""


def test_the_series_is_scored_and_its_end_is_shared_with_a_link(come: Come) -> None:
    ann = come("Ann")
    deal(ann, new_table(ann, "second-uk", 3, options=SHORT))
    play_to_the_end(ann)
    looks = Looks()
    looks.at(ann, "end-of-a-series")
    series = ann.page.get_by_role("region", name=ann.say("series-short"))
    expect(series).to_contain_text(ann.say("series-wins", n=1))
    assert abs(series.evaluate(OFF_CENTRE)) < 2
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ann.press("moment-share")
    expect(ann.page.get_by_text(ann.say("moment-copied"))).to_be_visible()
    link: str = ann.page.evaluate("navigator.clipboard.readText()")
    assert link.endswith("/1?at=end")
    preview = ann.context.request.get(link).text()
    assert f"{ann.address}/previews/" in preview
    ann.page.get_by_role("button", name=ann.say("rematch")).or_(
        ann.page.get_by_role("button", name=ann.say("end-revenge"))
    ).click()
    expect(ann.page.locator("[data-seat] .series")).to_have_count(3)  # the score is at the table
    ann.see(link)
    slider = ann.page.get_by_role("slider", name=ann.say("replay-slider"))
    last = slider.get_attribute("max")
    assert last is not None
    expect(slider).to_have_value(last)
    expect(ann.page.locator("[data-dock]")).to_contain_text(re.compile(r"\bwins? with \d unicorns"))  # not only the end
    looks.check()


def test_a_spectator_with_a_phone_claps_and_sees_the_table_again(come: Come) -> None:
    ann, eve = come("Ann"), come("Eve", screen=PHONE)
    table = new_table(ann, "unorog", 2, speed="off")
    deal(ann, table)
    eve.page.goto(f"/t/{table}")
    eve.press("tools")
    eve.press("applaud")
    announced(ann, ann.say("event-table-applause"))
    expect(eve.page.get_by_role("dialog")).to_have_count(0)
