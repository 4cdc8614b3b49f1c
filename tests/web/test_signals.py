"""A player in another tab learns that it is their turn: from the title, and from a notification if allowed."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import Come
from .intercepting import intercept
from .people import Person
from .scenes import Scene
from .tables import asked, deal, new_table

# A person in another tab who allowed notifications.
ELSEWHERE = """
window.noticed = [];
window.Notification = class {
  static permission = "granted";
  constructor(title, how) { window.noticed.push(["page", title, how.body, how.data]); }
};
Object.defineProperty(Document.prototype, "hidden", { get: () => true });
"""
# ... on a phone, where only the service worker may show them.
WORKER = """
const shown = async (title, how) => void window.noticed.push(["worker", title, how.body, how.data]);
ServiceWorkerContainer.prototype.getRegistration = async () => ({ showNotification: shown });
"""


def test_the_title_says_which_table_it_is_and_whose_turn(come: Come) -> None:
    ann = come("Ann", lang="uk")
    table = new_table(ann, "unorog", 3, speed="off")
    ann.see(f"/t/{table}")
    code = ann.request("GET", f"/api/tables/{table}")["table"]["code"]
    name = ann.say("profile-unorog")
    expect(ann.page).to_have_title(f"{code} · {name} — Stablemates")
    deal(ann, table)
    expect(ann.page).to_have_title(f"▶ {ann.say('your-turn')} · {name} — Stablemates")
    asked(ann, "turn")
    ann.page.keyboard.press("d")
    expect(ann.page).to_have_title(f"{name} — Stablemates")


def whose_turn(*people: Person) -> Person:
    for _ in range(400):
        for person in people:
            if person.page.title().startswith("▶"):
                return person
        people[0].page.wait_for_timeout(25)
    raise AssertionError("no one is asked")


def test_a_notification_is_shown_if_it_is_allowed_and_wanted(come: Come) -> None:
    ann, bob, cid = come("Ann", signal=True), come("Bob", signal=True), come("Cid")
    for person in (ann, bob, cid):
        person.context.add_init_script(ELSEWHERE)
    bob.context.add_init_script(WORKER)
    table = new_table(ann, "unorog", 3, speed="off")
    deal(ann, table, bob, cid)
    for _ in range(3):  # everyone has had a turn
        now = whose_turn(ann, bob, cid)
        asked(now, "turn")
        now.page.keyboard.press("d")
        expect(now.page).not_to_have_title(re.compile("▶"))
    noticed = {person.name: person.page.evaluate("noticed") for person in (ann, bob, cid)}
    assert noticed["Ann"][0] == ["page", ann.say("your-turn"), ann.say("game-unorog"), f"/t/{table}"]
    assert noticed["Bob"][0] == ["worker", bob.say("your-turn"), bob.say("game-unorog"), f"/t/{table}"]
    assert noticed["Cid"] == []  # has not asked for it


def test_a_notification_says_to_which_card_a_player_may_respond(come: Come) -> None:
    ann = come("Ann", signal=True)
    ann.context.add_init_script(ELSEWHERE)
    intercept(ann, Scene("stable", 3, 4, 7, "neigh").change)
    table = new_table(ann, "second-uk", 3, speed="off")
    deal(ann, table)
    expect(ann.page).to_have_title(re.compile(f"^▶ {ann.say('your-response')}"))
    [_, title, body, data] = ann.page.evaluate("noticed[0]")
    assert (title, data) == (ann.say("your-response"), f"/t/{table}")
    assert "Seductive Unicorn" in body, body
