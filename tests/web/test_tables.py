"""The table in many states, on both screens: it fits, it can be read and tapped, and axe finds nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Come
from .looking import Looks
from .people import DESKTOP, PHONE, Person
from .tables import command, deal, new_table, state_of
from .tapping import Tapper

LOOKS = 600


def opened(person: Person, looks: Looks, name: str, *buttons: str) -> None:
    """Open a dialog with a button of the table or of the menu."""
    for button in buttons:
        person.press(button)
    expect(person.page.get_by_role("dialog")).to_have_count(1)
    looks.at(person, name)
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize(("lang", "screen", "theme"), [("uk", PHONE, "light"), ("ru", DESKTOP, "dark")])
def test_the_stable_game(lang: str, screen: dict[str, int], theme: str, come: Come) -> None:
    ann, bob = come("Ann", lang=lang, screen=screen, theme=theme), come("Bob")
    table = new_table(ann, f"second-{lang}", 8)
    deal(ann, table, bob)
    command(ann, table, "mode", on=state_of(ann, table), mode="always")
    looks, seen = Looks(), set[str]()
    tappers = [Tapper(ann), Tapper(bob)]
    for _ in range(LOOKS):
        ask = ann.page.locator("[data-dock]").get_attribute("data-ask") or "waiting"
        if ask not in seen:
            looks.at(ann, f"stable-{ask}", with_axe=ask in ("baby", "neigh", "action"))
            seen.add(ask)
        if {"neigh", "waiting"} <= seen and ask == "action":
            break  # it is Ann's turn: nothing moves until she plays
        for tapper in tappers:
            tapper.tap()
    assert {"neigh", "waiting", "action"} <= seen, seen
    opened(ann, looks, "talk", *(["tools", "talk"] if screen == PHONE else ["talk"]))
    opened(ann, looks, "menu", "tools")
    pile = ann.page.locator("[data-pile=discard]")
    pile.click()
    expect(pile).to_have_attribute("aria-expanded", "true")
    looks.at(ann, "discard")
    looks.check()


@pytest.mark.parametrize(("lang", "screen", "theme"), [("ru", PHONE, "dark"), ("uk", DESKTOP, "light")])
def test_unorog_at_a_full_table(lang: str, screen: dict[str, int], theme: str, come: Come) -> None:
    ann = come("Ann", lang=lang, screen=screen, theme=theme)
    deal(ann, new_table(ann, "unorog", 10))
    looks = Looks()
    ann.page.locator("[data-dock][data-ask=turn]").wait_for()
    looks.at(ann, "unorog-turn")
    ann.page.locator("[data-card] [data-kind]").last.click(button="right")
    expect(ann.page.get_by_role("dialog")).to_have_count(1)
    looks.at(ann, "reading")
    looks.check()


def test_the_largest_text_at_the_table_of_eight(come: Come) -> None:
    ann = come("Ann", lang="ru", screen=PHONE, size="largest")
    deal(ann, new_table(ann, "second-ru", 8))
    ann.page.locator("[data-dock]").wait_for()
    looks = Looks()
    looks.at(ann, "stable-largest", with_axe=False)
    looks.check()
