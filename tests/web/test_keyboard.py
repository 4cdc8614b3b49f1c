"""The keyboard alone plays a whole game of either kind, from the front page to the end."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import Come
from .intercepting import intercept
from .keys import type_to_the_end
from .looking import Looks
from .tables import asked, deal, new_table


# A strong bot ends a game of Unorog sooner; fewer unicorns to win shorten the other game.
@pytest.mark.parametrize(
    ("book", "seats", "level", "options"),
    [("first-uk", 3, "novice", {"unicorns_to_win": 4}), ("unorog", 2, "sensible", {})],
)
def test_a_whole_game_by_keyboard(book: str, seats: int, level: str, options: dict[str, int], come: Come) -> None:
    ann = come("Ann")
    deal(ann, new_table(ann, book, seats, options=options), level=level)
    typist = type_to_the_end(ann)
    assert typist.keys["Enter"] > 5
    expect(ann.page.get_by_role("region", name=ann.say("table-over"))).to_be_visible()
    looks = Looks()
    looks.at(ann, f"{book}-end")
    looks.check()


def test_the_keys_that_the_help_names_do_what_it_says(come: Come) -> None:
    ann = come("Ann")
    deal(ann, new_table(ann, "unorog", 3, speed="off"))
    page = ann.page
    # One after the other without a pause: a closing dialog swallows no key.
    for key, opened in (("?", "keys"), ("m", "tools"), ("m", "tools"), ("t", "talk")) * 5:
        page.keyboard.press(key)
        expect(page.get_by_role("dialog", name=ann.say(opened))).to_be_visible()
        page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("1")
    expect(page.get_by_role("status").get_by_text("Ann")).to_be_visible()
    call = page.get_by_role("button", name=ann.say("call"))
    pressed = call.get_attribute("aria-pressed")
    page.keyboard.press("u")
    expect(call).not_to_have_attribute("aria-pressed", pressed or "")
    page.keyboard.press("l")
    expect(page.get_by_role("group", name=ann.say("log"))).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-card] button:focus")).to_have_count(1)
    page.keyboard.press("i")
    expect(page.get_by_role("dialog")).to_have_count(1)
    ann.picture("card-read")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("[data-card] button:focus")).to_have_count(1)


def test_naming_a_colour_starts_at_the_one_that_you_hold_most_of(come: Come) -> None:
    ann = come("Ann")
    hoof = {"id": 900, "kind": "hoof"}
    held = [hoof, {"id": 901, "kind": "red_3"}, {"id": 902, "kind": "blue_3"}, {"id": 903, "kind": "blue_5"}]
    named = [{"verb": "play", "card": hoof, "word": word} for word in ("red", "yellow", "green", "blue")]

    def change(snapshot: Any) -> None:
        if view := snapshot.get("view"):
            snapshot |= {"question": {"ask": "turn", "options": [{"verb": "draw"}, *named], "least": 0}}
            hand = {"name": "hand", "seat": snapshot["you"], "count": len(held), "cards": held}
            view["zones"] = [zone for zone in view["zones"] if zone.get("seat") != snapshot["you"]] + [hand]

    intercept(ann, change)
    deal(ann, new_table(ann, "unorog", 2, speed="off"))
    asked(ann, "turn")
    for key in ("j", "Enter", "Enter"):
        ann.page.keyboard.press(key)
    expect(ann.page.locator("[data-word=blue]")).to_be_focused()


def test_letters_go_by_their_place_on_the_keyboard(come: Come) -> None:
    """On a Russian layout the key next to the left Shift is "я" and T is "е"."""
    ann = come("Ann", lang="ru")
    deal(ann, new_table(ann, "unorog", 3, speed="off"))
    ann.page.evaluate("dispatchEvent(new KeyboardEvent('keydown', { key: 'е', code: 'KeyT', bubbles: true }))")
    expect(ann.page.get_by_role("dialog", name=ann.say("talk"))).to_be_visible()
