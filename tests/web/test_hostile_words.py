"""Hostile names and chat are text, and nothing else."""

from __future__ import annotations

import secrets

from playwright.sync_api import expect

from .conftest import Come
from .looking import SIDEWAYS
from .people import PHONE, REFUSED
from .tables import deal, new_table
from .test_strangers import SAY

NAMES = [
    "<img src=x onerror=hurt()>",
    "<b>Bold</b>",
    "{{7*7}}${7*7}",
    "\u202egnp.exe",
    "Z\u0335\u0334\u0336a\u0335l",
    "W" * 24,
]
TALK = [
    "<script>hurt()</script>",
    "<img src=x onerror=hurt()><svg onload=hurt()>",
    '"><a href="javascript:hurt()">tap</a>',
    "\u202e\u2066reversed\u2069 \u200b\u200d\ufeff zero width",
    "W" * 280,
]
HURT = "window.hurt = () => { window.isHurt = true; console.error('hurt'); };"


def test_a_name_is_only_a_name(come: Come) -> None:
    ann, *guests = come("Ann"), *(come(name, screen=PHONE) for name in NAMES)
    for person in (ann, *guests):
        person.context.add_init_script(HURT)
        person.expected += f"|{REFUSED}"
    table = new_table(ann, "unorog", 1 + len(guests))
    for guest in guests:
        guest.see(f"/t/{table}")
        guest.press("web-sit-down")
        expect(guest.page.locator("li.me, [role=alert]").first).to_be_visible()  # seated, or the name is refused
    ann.see(f"/t/{table}")
    for person in (ann, *guests):
        expect(person.page.get_by_text(person.say("web-at-table")).first).to_be_visible()
        assert not person.page.evaluate("window.isHurt")
        assert person.page.evaluate("document.querySelectorAll('img[src=x], li b b, script:not([src])').length") == 0
        assert not person.page.evaluate(SIDEWAYS)


def test_chat_is_only_text(come: Come) -> None:
    ann, bob = come("Ann"), come("Bob", screen=PHONE)
    for person in (ann, bob):
        person.context.add_init_script(HURT)
        person.expected += f"|{REFUSED}"
    table = new_table(ann, "unorog", 2, speed="off")
    deal(ann, table, bob)
    ann.press("talk")
    field = ann.page.get_by_role("textbox", name=ann.say("chat"))
    for text in TALK:
        field.fill(text)
        field.press("Enter")
        expect(field).to_have_value("")
    bob.press("log")
    log = bob.page.get_by_role("complementary", name=bob.say("log"))
    expect(log.get_by_text("<script>hurt()</script>")).to_be_visible()
    state = ann.request("GET", f"/api/tables/{table}")["state"]
    status, _ = ann.page.evaluate(
        SAY, [table, {"type": "chat", "text": "x" * 10_000, "id": secrets.token_hex(8), "on": state}]
    )
    assert status in (400, 413)
    for person in (ann, bob):
        person.picture(f"hostile-talk-{person.name}")
        assert not person.page.evaluate("window.isHurt")
        assert (
            person.page.evaluate(
                "document.querySelectorAll('img[src=x], a[href^=javascript], script:not([src])').length"
            )
            == 0
        )
        assert not person.page.evaluate(SIDEWAYS)
