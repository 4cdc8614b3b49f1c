"""What somebody at a small screen can read: the whole question, what a card does, and what has just happened."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Come
from .people import PHONE
from .tables import asked, command, deal, new_table, state_of
from .tapping import Tapper

TALL = {"width": 360, "height": 740}
WORDS = "[data-dock] .words"

# By how many pixels the question runs out of its place.
CUT = """
(words) => {
  const question = words.querySelector(".ask");
  return question ? Math.max(0, question.getBoundingClientRect().bottom - words.getBoundingClientRect().bottom) : 0;
}
"""

# The cards of a hand whose sign for reading lies under another card.
COVERED = """
() => [...document.querySelectorAll(".hand [data-card]")].filter((card) => {
  const box = card.querySelector(".info").getBoundingClientRect();
  const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return !card.contains(there);
}).length
"""


@pytest.mark.parametrize(("lang", "book"), [("ru", "second-ru"), ("uk", "second-uk"), ("uk", "unorog")])
def test_the_largest_text_leaves_the_question_whole(lang: str, book: str, come: Come) -> None:
    ann = come("Ann", lang=lang, screen=PHONE, size="largest")
    table = new_table(ann, book, 3)
    deal(ann, table)
    command(ann, table, "mode", on=state_of(ann, table), mode="always")
    tapper, seen = Tapper(ann), set[str]()
    wanted = {"turn"} if book == "unorog" else {"action", "neigh"}
    for _ in range(400):
        ask = ann.page.locator("[data-dock]").get_attribute("data-ask") or ""
        assert ann.page.locator(WORDS).evaluate(CUT) == 0, ann.page.locator(f"{WORDS} .ask").inner_text()
        seen.add(ask)
        if wanted <= seen:
            return
        tapper.tap()
    raise AssertionError(f"not asked: {wanted - seen}")


def test_a_lifted_card_says_what_it_does_and_each_card_can_be_read(come: Come) -> None:
    ann = come("Ann", lang="ru", screen=PHONE)
    deal(ann, new_table(ann, "second-ru", 2, speed="off"))
    asked(ann, "baby")
    ann.page.locator("[data-card] .lit [data-kind]").first.tap()
    ann.page.locator("[data-dock] button.main").tap()
    asked(ann, "action")
    assert ann.page.evaluate(COVERED) == 0
    card = ann.page.locator(".hand .lit [data-kind]").first
    label = str(card.get_attribute("aria-label"))
    card.tap(position={"x": 20, "y": 80})
    text = ann.page.locator(f"{WORDS} .text")
    expect(text).to_be_visible()
    assert text.inner_text() in label


def test_what_has_just_happened_stands_below_the_question_of_a_phone(come: Come) -> None:
    ann, bob = come("Ann", screen=TALL), come("Bob")
    table = new_table(ann, "unorog", 2, speed="off")
    deal(ann, table, bob)
    command(bob, table, "say", on=state_of(bob, table), phrase="hello")
    expect(ann.page.locator(f"{WORDS} .lately p").first).to_contain_text(ann.say("phrase-hello"))
    expect(bob.page.locator(f"{WORDS} .lately")).to_be_hidden()  # there the log stands beside the table
