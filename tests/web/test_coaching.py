"""The first games of a newcomer: a hand points at one thing, a sentence says why, and it fades after two games."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Come
from .looking import Looks
from .people import DESKTOP, Person
from .tables import SETTLES

HANDY = {"width": 390, "height": 844}
ON_ITS_SIDE = {"width": 640, "height": 360}
LIGHT = ".spotlight .light"
MOST = 12  # taps for one answer: lift, choose, name
HESITATING = 9_000  # milliseconds
MOVING = 500  # milliseconds until cards and the bubble are in their places

# Which parts of the question, or cards and colours that may be chosen, the coach covers.
COVERED = """
() => {
  const coach = document.querySelector(".coach").getBoundingClientRect();
  const meets = (box) =>
    box.left < coach.right && coach.left < box.right && box.top < coach.bottom && coach.top < box.bottom;
  const needed = [...document.querySelectorAll("[data-dock], .hand .lit .face, [data-word]")];
  return needed.filter((one) => meets(one.getBoundingClientRect())).map((one) => one.ariaLabel ?? one.textContent);
}
"""


def plays(person: Person, game: str) -> None:
    """Play against bots, from the front page."""
    person.see("/")
    door = person.page.get_by_role("region", name=person.say(f"game-{game}"), exact=True)
    door.get_by_role("button", name=person.say("web-play-now")).click()
    person.page.mouse.move(1, 1)  # a mouse pointer on a card opens it
    person.page.locator("[data-dock][data-ask]").wait_for()
    person.tables.append(person.page.url.rpartition("/")[2])


def asked(person: Person) -> str:
    """Return the open question and the state of its table; nothing while others act."""
    found = person.request("GET", f"/api/tables/{person.tables[-1]}")
    return f"{found['state']} {found['question']['ask']}" if found.get("question") else ""


def follows(person: Person) -> None:
    """Tap what is lit until the question is answered."""
    before = asked(person)
    for _ in range(MOST):
        person.page.wait_for_timeout(SETTLES)  # a new question accepts no answer at first
        if asked(person) != before:
            return
        light = person.page.locator(LIGHT)
        light.wait_for()
        assert light.count() == 1, "more than one thing is lit"
        box = light.bounding_box()
        assert box is not None
        person.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 3)
    raise AssertionError(f"following the hand leads nowhere: {before}")


def test_while_a_card_is_dragged_the_places_for_it_are_not_dimmed(come: Come) -> None:
    ann = come(finished=0)
    plays(ann, "unorog")
    ann.page.locator('[data-dock][data-ask="turn"]').wait_for()
    light = ann.page.locator(LIGHT)
    light.wait_for()
    card = ann.page.locator(".hand [data-card]:has(.lit)").first.bounding_box()
    assert card is not None
    x, y = card["x"] + card["width"] / 2, card["y"] + card["height"] / 2
    ann.page.mouse.move(x, y)
    ann.page.mouse.down()
    ann.page.mouse.move(x, y - 30, steps=3)
    expect(light).to_be_hidden()
    ann.page.mouse.move(x, y, steps=3)
    ann.page.mouse.up()
    expect(light).to_be_visible()


@pytest.mark.parametrize(("game", "lang", "screen"), [("stable", "en", HANDY), ("unorog", "uk", DESKTOP)])
def test_a_newcomer_who_follows_the_hand_plays_the_game(
    game: str, lang: str, screen: dict[str, int], come: Come
) -> None:
    ann = come(lang=lang, screen=screen, finished=0)
    plays(ann, game)
    settings = ann.request("GET", f"/api/tables/{ann.tables[-1]}")["table"]["settings"]
    assert (settings["pace"], settings["speed"]) == ("relaxed", "off")
    looks = Looks()
    for turn in range(3):
        ann.page.locator("[data-dock][data-ask]").wait_for()
        expect(ann.page.locator(LIGHT)).to_have_count(1)
        expect(ann.page.locator(".coach p")).not_to_be_empty()
        ann.picture(f"coach-{game}-{turn}")
        if turn == 0:
            lit = ann.say("coach-lit", what="").partition(":")[0]
            expect(ann.page.get_by_role("status").filter(has_text=lit)).to_have_count(1)  # screen readers announce it
            looks.at(ann, f"coach-{game}", with_axe=True)
        follows(ann)
    looks.check()


def test_one_tap_switches_the_hints_off_and_the_menu_switches_them_on(come: Come) -> None:
    ann = come(finished=0)
    plays(ann, "stable")
    ann.press("coach-off")
    expect(ann.page.locator(".coach")).to_have_count(0)
    expect(ann.page.locator(LIGHT)).to_have_count(0)
    ann.page.reload()
    ann.page.locator("[data-dock][data-ask]").wait_for()
    ann.press("tools")
    switch = ann.page.get_by_role("switch", name=ann.say("hints"))
    expect(switch).not_to_be_checked()
    switch.check()
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(LIGHT)).to_have_count(1)


@pytest.mark.parametrize(("game", "screen"), [("stable", HANDY), ("unorog", ON_ITS_SIDE)])
def test_the_coach_covers_neither_the_question_nor_a_card_that_can_be_played(
    game: str, screen: dict[str, int], come: Come
) -> None:
    ann = come(screen=screen, finished=0)
    plays(ann, game)
    for _ in range(2):
        ann.page.locator("[data-dock][data-ask]").wait_for()
        expect(ann.page.locator(LIGHT)).to_have_count(1)
        ann.page.wait_for_timeout(MOVING)
        assert ann.page.evaluate(COVERED) == []
        follows(ann)


def test_on_a_phone_explanations_leave_a_hand_free_that_can_be_played(come: Come) -> None:
    ann = come(finished=0, motion="full", screen=HANDY)
    plays(ann, "stable")
    follows(ann)
    # The picture still shows what the others do when the next question comes.
    ann.page.wait_for_function(f"""() => document.querySelector("[data-dock][data-ask]:has(~ .hand .lit)")
        && document.querySelector(".coach:not(.empty)") && !document.querySelector("{LIGHT}")""")
    ann.page.wait_for_timeout(MOVING)
    assert ann.page.evaluate(COVERED) == []


def test_on_a_desktop_explanations_of_what_others_do_leave_the_hand_free(come: Come) -> None:
    ann = come(finished=0, motion="still", screen=DESKTOP)
    plays(ann, "stable")
    follows(ann)
    ann.page.locator(".coach:not(.empty)").wait_for()
    expect(ann.page.locator(LIGHT)).to_have_count(0)
    ann.page.wait_for_timeout(MOVING)
    assert ann.page.evaluate(COVERED.replace(".hand .lit .face", ".hand .face")) == []


def test_the_coach_makes_way_for_the_log_and_for_a_reason(come: Come) -> None:
    ann = come(screen=HANDY, finished=0)
    plays(ann, "stable")
    expect(ann.page.locator(LIGHT)).to_have_count(1)
    ann.page.locator(".table > .hand .face").first.click()  # a baby is asked for
    expect(ann.page.locator(".coach")).to_be_hidden()
    expect(ann.page.locator(LIGHT)).to_have_count(0)
    expect(ann.page.locator(".why")).to_be_visible()
    ann.page.locator(".table > .hand .face").first.click()
    expect(ann.page.locator(LIGHT)).to_have_count(1)
    ann.press("log")
    expect(ann.page.locator(".coach")).to_have_count(0)
    expect(ann.page.locator(LIGHT)).to_have_count(0)
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(LIGHT)).to_have_count(1)


def test_the_second_game_helps_after_hesitation_and_the_third_not_at_all(come: Come) -> None:
    ann, bob = come("Ann", finished=1), come("Bob", finished=2)
    ann.page.clock.install()
    plays(ann, "stable")
    expect(ann.page.locator(".coach")).to_have_count(1)
    expect(ann.page.locator(LIGHT)).to_have_count(0)
    ann.page.clock.run_for(HESITATING)
    expect(ann.page.locator(LIGHT)).to_have_count(1)
    plays(bob, "stable")
    expect(bob.page.locator(".coach")).to_have_count(0)
