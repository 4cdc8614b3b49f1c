"""The guided games, from the teacher's first sentence to the last: what the teacher asks for can be done."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Come
from .looking import Looks
from .people import DESKTOP, PHONE, Person

MOST = 60
LIT = "[data-card] .lit [data-kind]"
BUTTONS = "[data-dock] .answers button:not(:disabled)"


def step(person: Person) -> str:
    """Return the step of the lesson; empty at its end."""
    progress = person.page.locator(".teacher [role=img]")
    return str(progress.evaluate_all("(all) => all.map((one) => one.ariaLabel).join(' ')"))  # at one moment


def tap(person: Person, one: Locator) -> None:
    one.evaluate("(one) => one.click()")  # the clock is stopped, so a tap must not wait for stillness
    person.page.clock.run_for(300)


def answer(person: Person) -> None:
    """Try every card with all its options, until the teacher accepts one."""
    page, before = person.page, step(person)
    assert page.locator(LIT).count() <= 1, "more than one thing is lit"
    if page.locator("[data-dock][data-ask]").count():  # otherwise others are still acting
        expect(page.locator(".teacher [role=status]")).not_to_be_empty()  # what is lit, for screen readers
    for card in range(page.locator(LIT).count() or 1):
        for button in range(3):
            lit = page.locator(LIT)
            if lit.count() and lit.nth(card).get_attribute("aria-pressed") != "true":
                tap(person, lit.nth(card))
            if button < page.locator(BUTTONS).count():
                tap(person, page.locator(BUTTONS).nth(button))
            if step(person) != before:
                return


def follow(person: Person, looks: Looks) -> int:
    """Follow the teacher to the end; return the number of answers."""
    page = person.page
    answers = 0
    for _ in range(MOST):
        page.clock.run_for(2_000)  # others take a while
        if page.get_by_role("button", name=person.say("lesson-again")).count():
            return answers
        on = page.get_by_role("button", name=person.say("lesson-next"), exact=True)
        if on.count():
            tap(person, on)
            continue
        if answers in (0, 2):
            looks.at(person, f"lesson-{answers}", with_axe=answers == 0)
        answer(person)
        answers += 1
    raise AssertionError(f"the lesson does not end: {step(person)}")


@pytest.mark.parametrize(("name", "lang", "screen"), [("stable", "uk", PHONE), ("unorog", "ru", DESKTOP)])
def test_a_lesson(name: str, lang: str, screen: dict[str, int], come: Come) -> None:
    ann = come("Ann", lang=lang, screen=screen)
    ann.page.clock.install()
    ann.see("/learn")
    ann.page.locator(f'a[href="/learn/{name}"]').click()
    expect(ann.page.locator(".teacher")).to_be_visible()
    looks = Looks()
    assert follow(ann, looks) >= 4
    looks.at(ann, "lesson-end")
    looks.check()
