"""The referee's page: questions come by link or from a table, answers are buttons, cards are found in any language."""

from __future__ import annotations

from urllib.parse import parse_qs, urlencode, urlsplit

from playwright.sync_api import expect

from .conftest import Come
from .tables import deal, new_table

POISON = urlencode([
    ("book", "second-uk"), ("p", "Ann hand=unicorn_poison"), ("p", "Bob stable=narwhal,black_knight_unicorn"),
    ("p", "Cat stable=magical_kittencorn"), ("do", "Ann unicorn_poison"),
])  # fmt: skip


def test_a_question_is_answered(come: Come) -> None:
    ann = come("Ann")
    page = ann.see(f"/referee?{POISON}")
    expect(page.get_by_text(ann.say("why-stable-safe-from-magic", card="Magical Kittencorn")).first).to_be_visible()
    ann.press("referee-ways")
    expect(page.locator("ol > li")).to_have_count(3)
    page.locator('[data-answer="Ann narwhal"]').click()
    page.locator('[data-answer="Bob save black_knight_unicorn"]').click()
    expect(page.locator('[data-answer="Bob draw"]')).to_be_visible()  # Bob's turn: the effect is over
    assert parse_qs(urlsplit(page.url).query)["do"][1:] == ["Ann narwhal", "Bob save black_knight_unicorn"]

    page.get_by_role("heading", name=ann.say("referee-position")).click()
    # Another card changes the position and clears the answers.
    page.get_by_role("button", name=ann.say("referee-add-to", zone=ann.say("zone-stable"))).first.click()
    page.get_by_role("dialog").get_by_role("textbox").fill("светопреставление нарвал")
    expect(page.get_by_role("dialog").get_by_text(ann.say("referee-nothing-found"))).to_be_visible()
    page.get_by_role("dialog").get_by_role("textbox").fill("америрог")
    page.get_by_role("dialog").get_by_role("button", name="Americorn").click()
    expect(page.locator('[data-answer="Ann draw"]')).to_be_visible()
    assert "do" not in parse_qs(urlsplit(page.url).query)
    ann.press("referee-compare")
    expect(page.locator(".books li").first).to_be_visible()


def test_it_opens_from_why_at_a_table_with_what_the_viewer_sees(come: Come) -> None:
    ann, bob, cat = come("Ann"), come("Bob"), come("Cat")
    table = new_table(ann, "first-uk", 3, speed="off")
    deal(ann, table, bob, cat)  # in first-uk babies are dealt, so the first turn has started
    ann.press("log")
    ann.press("log-why")
    link = ann.page.get_by_role("link", name=ann.say("log-referee"))
    expect(link).to_have_attribute("target", "_blank")  # the game stays in its own tab
    address = link.get_attribute("href") or ""
    players = parse_qs(urlsplit(address).query)["p"]
    assert [("hand=" in player, "stable=baby" in player) for player in players] == [
        (True, True), (False, True), (False, True),
    ]  # fmt: skip
    page = ann.see(address)
    expect(page.locator("[data-answer]").first).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
