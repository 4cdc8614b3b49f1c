"""The answers to a question: their words are whole, and they leave the question its room."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import Come
from .intercepting import intercept
from .scenes import Show
from .seeing import FREE
from .tables import asked, deal, new_table
from .test_reading import CUT, WORDS

# The words on the answers that are broken in two.
BROKEN = """
() => [...document.querySelectorAll("[data-dock] .answers button")].flatMap((button) => {
  const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let text = walker.nextNode(); text; text = walker.nextNode())
    for (const { index, 0: word } of text.data.matchAll(/[\\p{L}\u00ad]+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const rows = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (rows.size > 1 && !word.includes("\u00ad")) found.push(word);
    }
  return found;
})
"""


@pytest.mark.parametrize(
    ("screen", "lang"),
    [
        ((360, 640), "en"),
        ((640, 360), "en"),
        ((640, 360), "ru"),
        ((640, 360), "uk"),
        ((844, 390), "en"),
        ((844, 390), "ru"),
        ((844, 390), "uk"),
        ((1280, 800), "en"),
    ],
)
def test_an_alicorn_leaves_the_question_whole_and_no_answer_broken(
    screen: tuple[int, int], lang: str, come: Come
) -> None:
    ann = come("Ann", lang=lang, screen={"width": screen[0], "height": screen[1]})
    stone = {"id": 999, "kind": "blue_stone"}

    def change(snapshot: Any) -> None:
        if view := snapshot.get("view"):
            options = [{"verb": "take"}, {"verb": "check"}, {"verb": "play", "card": stone}]
            now, source = snapshot["now"], {"id": 0, "kind": "alicorn"}
            window = {"kind": "alicorn", "asked": [0], "seat": 1, "depth": 0, "opened": now, "floor": 0}
            snapshot["window"] = window | {"ends": now + 60_000, "source": source}
            snapshot["question"] = {"ask": "alicorn", "source": source, "options": options}
            view["turn"] = 0
            view["unorog"] |= {"last": 1, "colour": "blue", "owed": 4}

    intercept(ann, change)
    deal(ann, new_table(ann, "unorog", 4, speed="off"))
    asked(ann, "alicorn")
    ann.picture(f"alicorn-{lang}-{screen[0]}")
    assert ann.page.locator(WORDS).evaluate(CUT) < 2  # the room below the letters of a line
    assert ann.page.evaluate(BROKEN) == []
    answers = ann.page.locator("[data-dock] .answers")
    assert answers.evaluate("one => one.scrollWidth - one.clientWidth") <= 0
    for answer in answers.get_by_role("button").all():
        expect(answer).to_be_in_viewport(ratio=1)
        assert answer.evaluate(FREE)


# By how many pixels an answer is wider than its words, at least: those that can be seen.
AROUND_WORDS = """
(button) => {
  const words = document.createRange();
  words.selectNodeContents(button);
  return button.getBoundingClientRect().width - words.getBoundingClientRect().width;
}
"""


@pytest.mark.parametrize(
    ("screen", "lang"), [((360, 640), "en"), ((360, 640), "ru"), ((390, 844), "uk"), ((844, 390), "uk")]
)
def test_playing_a_card_is_as_easy_to_press_as_drawing_one(screen: tuple[int, int], lang: str, come: Come) -> None:
    ann = come("Ann", lang=lang, screen={"width": screen[0], "height": screen[1]})
    Show(ann, "stable", 4)
    ann.page.locator(".hand [data-card] .lit [data-kind]").first.click(position={"x": 8, "y": 12})
    play, draw = ann.page.locator(".answers .lay"), ann.page.locator(".answers .last")
    expect(play).to_be_visible()
    assert play.evaluate("one => one.offsetWidth") >= draw.evaluate("one => one.offsetWidth") - 1
    assert min(one.evaluate(AROUND_WORDS) for one in (play, draw)) >= 12
    assert ann.page.evaluate(BROKEN) == []
