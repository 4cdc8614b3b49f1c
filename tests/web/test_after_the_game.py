"""After a game: the replay, the receipt of the shuffle, and the verification page."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Come
from .looking import Looks
from .people import DESKTOP, PHONE
from .tables import deal, new_table
from .tapping import play_to_the_end

SHORT = {"unicorns_to_win": 2}  # the first unicorn played wins


@pytest.mark.parametrize(("lang", "screen"), [("ru", PHONE), ("uk", DESKTOP)])
def test_a_game_is_seen_again_and_its_deal_is_checked(lang: str, screen: dict[str, int], come: Come) -> None:
    ann = come("Ann", lang=lang, screen=screen)
    page = ann.page
    deal(ann, new_table(ann, f"second-{lang}", 3, options=SHORT))
    play_to_the_end(ann)
    numbers, fold = page.locator("section dl"), page.locator("section details > summary").first
    fold.click()
    told = numbers.inner_text()
    page.reload()
    fold.click()
    expect(numbers).to_be_visible()
    assert numbers.inner_text() == told  # nothing is counted twice, nothing is lost
    page.get_by_role("link", name=ann.say("replay"), exact=True).click()
    slider = page.get_by_role("slider", name=ann.say("replay-slider"))
    expect(slider).to_have_value("0")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("2")
    page.wait_for_url("**?at=2")
    looks = Looks()
    looks.at(ann, "replay")
    ann.press("report-make")
    band = page.get_by_role("slider", name=ann.say("report-band"))
    expect(band).to_be_visible()
    looks.at(ann, "report")
    band.press("End")  # the band jumps to a turn; the last is the end
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    band.press("Home")
    expect(slider).to_have_value("0")
    page.get_by_role("button", name=ann.say("replay-go", n=2), exact=True).click()
    expect(slider).to_have_value("2")
    page.wait_for_url("**?at=2")
    page.get_by_role("switch", name=ann.say("replay-open")).check()
    expect(page.locator("dd [data-kind]").first).to_be_visible()  # cards that no one else could see
    ann.press("replay-check")
    expect(page.get_by_text(ann.say("replay-good"))).to_be_visible()
    looks.at(ann, "replay-checked", with_axe=False)
    page.reload()
    expect(slider).to_have_value("2")  # the link leads to the moment
    page.get_by_role("link", name=ann.say("replay-verify-page")).click()  # in the same tab, with a link home
    expect(ann.page.locator("#result .findings .good").first).to_be_visible()
    expect(ann.page.locator("#result .bad")).to_have_count(0)
    looks.at(ann, "verify")
    ann.page.get_by_role("link", name="Stablemates").click()
    expect(ann.page).to_have_url(f"{ann.address}/")
    looks.check()
