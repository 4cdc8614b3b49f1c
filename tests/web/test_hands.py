"""Hands on cards: dragging one onto the table plays it, a shorter drag does nothing, and a tap on a lit pile draws."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Come
from .people import DESKTOP, PHONE, Person
from .scenes import Show
from .seeing import FREE
from .tables import SETTLES, asked, deal, new_table
from .tapping import tap_until

LIT = ".hand [data-card]:has(.lit)"


def drag(person: Person, card: Locator, up: float) -> None:
    """Drag a card up by this many pixels with the mouse or a finger."""
    box = card.bounding_box()
    assert box is not None
    x, y = box["x"] + 20, box["y"] + 30
    places = [(x, y - up * part / 5) for part in range(6)]
    if not person.touch:
        person.page.mouse.move(x, y)
        person.page.mouse.down()
        for place in places:
            person.page.mouse.move(*place)
        person.picture("dragging-desktop")
        person.page.mouse.up()
        return
    fingers = person.context.new_cdp_session(person.page)
    for n, (left, top) in enumerate(places):
        touch = {"type": "touchMove" if n else "touchStart", "touchPoints": [{"x": left, "y": top}]}
        fingers.send("Input.dispatchTouchEvent", touch)
    person.picture("dragging-phone")
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["mouse", "finger"])
def test_a_card_that_is_dragged_onto_the_table_is_played(screen: dict[str, int], come: Come) -> None:
    ann = come("Ann", screen=screen)
    deal(ann, new_table(ann, "unorog", 2, speed="off"))
    asked(ann, "turn")
    card = ann.page.locator(f"{LIT}:not(:has([data-kind=hoof], [data-kind=alicorn]))").first
    held = ann.page.locator(f'.hand [data-card="{card.get_attribute("data-card")}"]')
    dock = ann.page.locator("[data-dock]").bounding_box()
    place = card.bounding_box()
    assert dock is not None
    assert place is not None
    drag(ann, card, 40)
    expect(held).to_have_count(1)
    expect(ann.page.locator(".hand .lifted")).to_have_count(0)  # nor is it lifted
    drag(ann, held, place["y"] - dock["y"] + 80)
    expect(held).to_have_count(0)


def test_a_tap_on_the_lit_well_draws(come: Come) -> None:
    ann = come("Ann", screen=PHONE)
    deal(ann, new_table(ann, "unorog", 2, speed="off"))
    asked(ann, "turn")
    held = ann.page.locator(".hand [data-card]").count()
    well = ann.page.locator("[data-pile=well]:has(.lit)")
    well.tap()
    expect(ann.page.locator(".hand [data-card]")).to_have_count(held + 1)
    expect(well).to_have_count(0)


def test_on_a_phone_a_lifted_card_stays_clear_of_the_question(come: Come) -> None:
    ann = come("Ann", screen=PHONE)
    deal(ann, new_table(ann, "second-uk", 2, speed="off"))
    tap_until((ann,), '[data-ask="action"] ~ .hand .lit')
    ann.page.locator(LIT).first.tap(position={"x": 20, "y": 30})
    ann.page.wait_for_timeout(SETTLES)
    lifted = ann.page.locator(".hand .lifted .face").bounding_box()
    dock = ann.page.locator("[data-dock]").bounding_box()
    assert lifted is not None
    assert dock is not None
    assert lifted["y"] >= dock["y"] + dock["height"]


def test_the_button_of_a_lifted_neigh_says_neigh(come: Come) -> None:
    ann = come("Ann", screen=PHONE)
    show = Show(ann, "stable", 4)
    show.show(4, 7, "neigh")
    neigh = ann.page.locator(f'.hand [data-card="{show.scene.mark}"]')
    neigh.tap(position={"x": 20, "y": 30})
    expect(neigh).to_have_class(re.compile("lifted"))
    ann.picture("neigh-lifted-phone")
    answers = ann.page.locator("[data-dock] .answers button")
    expect(answers.nth(0)).to_have_accessible_name(ann.say("let-pass"))
    expect(answers.nth(1)).to_contain_text(ann.say("stop-with", card="Neigh"))


def test_two_taps_on_the_middle_of_a_card_play_it(come: Come) -> None:
    ann = come("Ann", screen=PHONE)
    deal(ann, new_table(ann, "second-uk", 2, speed="off"))
    asked(ann, "baby")
    ann.page.locator("[data-card] .lit [data-kind]").first.tap()
    ann.page.locator("[data-dock] button.main").tap()
    asked(ann, "action")
    for card in ann.page.locator(LIT).all():
        card.locator("[data-kind]").tap()
        expect(card.locator("[aria-pressed=true]")).to_be_attached()
        assert card.locator("[data-kind]").evaluate(FREE)  # nothing that came with the first tap is in the way
    number = ann.page.locator(LIT).first.get_attribute("data-card")
    held = ann.page.locator(f'.hand [data-card="{number}"] [data-kind]')
    held.tap()
    held.tap()
    expect(held).to_have_count(0)
    expect(ann.page.locator(".reader")).to_have_count(0)


def test_dragging_a_card_that_cannot_be_played_shows_why(come: Come) -> None:
    ann = come("Ann")
    deal(ann, new_table(ann, "unorog", 3, speed="off"))
    asked(ann, "turn")
    drag(ann, ann.page.locator(".hand [data-card]:has(.dimmed)").first, 400)
    expect(ann.page.get_by_role("status").get_by_text("U-TURN-02")).to_be_visible()


def test_an_upgrade_goes_into_the_stable_that_it_is_dropped_on(come: Come) -> None:
    ann = come("Ann")
    deal(ann, new_table(ann, "second-uk", 4))
    upgrade = f".table:has([data-ask=action]) {LIT}:has(.upgrade)"
    tap_until((ann,), upgrade)
    asked(ann, "action")
    card = ann.page.locator(upgrade).first
    number = card.get_attribute("data-card")
    start, plate = card.bounding_box(), ann.page.locator('[data-drop="seat 1"]').bounding_box()
    assert start is not None
    assert plate is not None
    ann.page.mouse.move(start["x"] + 20, start["y"] + 30)
    ann.page.mouse.down()
    ann.page.mouse.move(plate["x"] + 30, plate["y"] + 30, steps=5)
    stables = ann.page.locator("[data-seat]").count()
    expect(ann.page.locator("[data-drop].drop")).to_have_count(stables + 1)  # and the middle of the table
    expect(ann.page.locator("[data-drop].over")).to_have_attribute("data-drop", "seat 1")
    ann.page.mouse.up()
    expect(ann.page.locator(f'.rivals [data-card="{number}"]')).to_be_visible()  # no one asked for the stable again
