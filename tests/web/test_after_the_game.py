"""After a game: the replay, the receipt of the shuffle, and the verification page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from .conftest import Come
from .looking import Looks
from .people import DESKTOP, PHONE
from .tables import deal, new_table
from .tapping import play_to_the_end

SHORT = {"unicorns_to_win": 2}  # the first unicorn that is played wins
BABIES = ("baby_unicorn_red", "baby_narwhal")


def with_a_choice(route: Route) -> None:
    """The report, with a choice that only a compiled engine finds: which baby to pick, before the first answer."""
    response = route.fetch()
    report = response.json()
    if "band" in report:
        babies = [{"verb": "baby", "card": {"id": n, "kind": kind}} for n, kind in enumerate(BABIES)]
        choice = {
            "answer": 0,
            "turn": 1,
            "seat": 0,
            "question": {"ask": "baby", "options": babies},
            "taken": 0,
            "better": 1,
        }
        chances = {"chance_taken": 0.41, "chance_better": 0.84, "margin": 0.11}
        report |= {"only_band": False, "choices": [choice | chances]}
    route.fulfill(response=response, json=report)


@pytest.mark.parametrize(("lang", "screen"), [("ru", PHONE), ("uk", DESKTOP)])
def test_a_game_is_replayed_and_its_deal_verified(lang: str, screen: dict[str, int], come: Come) -> None:
    ann = come("Ann", lang=lang, screen=screen)
    page = ann.page
    deal(ann, new_table(ann, f"second-{lang}", 3, options=SHORT))
    play_to_the_end(ann)
    numbers, fold = page.locator("section dl"), page.locator("section details > summary").first
    fold.click()
    before = numbers.inner_text()
    page.reload()
    fold.click()
    expect(numbers).to_be_visible()
    assert numbers.inner_text() == before  # nothing is counted twice, nothing is lost
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
    address = page.url
    page.get_by_role("link", name=ann.say("replay-verify-page")).click()  # in the same tab, with a way home
    expect(ann.page.locator("#result .findings .good").first).to_be_visible()
    expect(ann.page.locator("#result .bad")).to_have_count(0)
    looks.at(ann, "verify")
    home = ann.page.get_by_role("link", name="Stablemates")
    expect(home).to_be_in_viewport(ratio=1)  # the result has been scrolled to
    home.click()
    expect(ann.page).to_have_url(f"{ann.address}/")
    page.goto(address)
    page.route("**/report", with_a_choice)
    ann.press("report-make")
    looks.at(ann, "report-moments")
    ann.press("report-try")
    page.wait_for_url("**/t/*")  # another table, in the middle of this game
    expect(page.locator(f'[data-kind="{BABIES[1]}"]').first).to_be_visible()
    looks.check()


def test_a_game_of_unorog_has_a_report(come: Come) -> None:
    ann = come("Ann", screen=PHONE)
    deal(ann, new_table(ann, "unorog", 2))
    play_to_the_end(ann)
    ann.page.get_by_role("link", name=ann.say("replay"), exact=True).click()
    ann.press("report-make")
    band = ann.page.get_by_role("slider", name=ann.say("report-band"))
    expect(band).to_be_visible()
    slider = ann.page.get_by_role("slider", name=ann.say("replay-slider"))
    band.press("End")
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    looks = Looks()
    looks.at(ann, "report-unorog")
    looks.check()


def test_on_a_phone_on_its_side_a_replay_shows_the_whole_board(come: Come) -> None:
    ann = come("Ann", screen={"width": 640, "height": 360})
    table = new_table(ann, "second-uk", 3, options=SHORT)
    deal(ann, table)
    play_to_the_end(ann)
    ann.see(f"/replay/{table}/1?at=end")
    expect(ann.page.get_by_role("slider", name=ann.say("replay-slider"))).to_be_in_viewport(ratio=1)
    expect(ann.page.locator("[data-dock]")).to_be_in_viewport(ratio=1)
