"""Every page, in three languages, on a phone and on a desktop: it can be read and tapped, and axe finds nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Come
from .looking import Looks
from .people import DESKTOP, PHONE, Person
from .tables import BOOKS, new_table

PAGES = {
    "front": "/",
    "new": "/new",
    "join": "/join",
    "join-code": "/join/ABCDE",
    "watch": "/watch",
    "tv": "/tv",
    "learn": "/learn",
    "rules": "/rules",
    "cards": "/cards",
    "card": "/cards/neigh",
    "card-of-unorog": "/cards/alicorn",
    "referee": "/referee?p=Ann+hand=unicorn_poison&p=Bob+stable=yay,americorn&p=Cat&do=Ann+unicorn_poison",
}
# Language, screen, theme, and whether axe runs, which takes a while.
WHO = [
    pytest.param("en", PHONE, "light", True, id="en-phone-light"),
    pytest.param("ru", PHONE, "dark", False, id="ru-phone-dark"),
    pytest.param("uk", DESKTOP, "dark", True, id="uk-desktop-dark"),
]
# Pages with the same structure: each is seen in one language, and axe reads only the one in English.
RULES = {"en": ["unorog"], "ru": ["first-ru", "second-ru"], "uk": ["first-uk", "second-uk"]}


def test_the_rules_of_every_book_are_seen() -> None:
    assert sorted(book for books in RULES.values() for book in books) == sorted(BOOKS)


@pytest.mark.parametrize(("lang", "screen", "theme", "with_axe"), WHO)
def test_every_page(lang: str, screen: dict[str, int], theme: str, with_axe: bool, come: Come) -> None:
    ann = come("Ann", lang=lang, screen=screen, theme=theme)
    looks = Looks()
    for name, path in (PAGES | {f"rules-{book}": f"/rules/{book}" for book in RULES[lang]}).items():
        ann.see(path)
        expect(ann.page.get_by_text(ann.say("web-lost"), exact=True)).to_have_count(0)
        looks.at(ann, name, with_axe=with_axe and (lang == "en" or not name.startswith("rules-")))
    ann.see("/nowhere")
    expect(ann.page.get_by_text(ann.say("web-lost"), exact=True)).to_be_visible()
    looks.at(ann, "lost", with_axe=with_axe)
    lobby(ann, looks, with_axe)
    looks.check()


def lobby(ann: Person, looks: Looks, with_axe: bool) -> None:
    """The lobby, and the dialogs that every page has."""
    table = new_table(ann, "second-uk", 4)
    ann.see(f"/t/{table}")
    expect(ann.page.get_by_text(ann.say("web-at-table")).first).to_be_visible()
    looks.at(ann, "lobby", with_axe=with_axe)
    ann.press("web-rename")
    expect(ann.page.get_by_role("dialog", name=ann.say("web-name"))).to_be_visible()
    looks.at(ann, "name", with_axe=with_axe)
    ann.page.keyboard.press("Escape")
    ann.press("web-settings")
    expect(ann.page.get_by_role("dialog", name=ann.say("web-settings"))).to_be_visible()
    looks.at(ann, "settings", with_axe=with_axe)


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_largest_text_fits(screen: dict[str, int], come: Come) -> None:
    ann = come("Ann", lang="ru", screen=screen, size="largest")
    looks = Looks()
    for name in ("front", "new", "join", "watch", "learn", "cards"):
        ann.see(PAGES[name])
        looks.at(ann, f"{name}-largest", with_axe=False)
    looks.check()


def test_the_words_follow_the_edition_that_is_chosen(come: Come) -> None:
    ann = come("Ann", lang="ru")
    page = ann.see("/cards")
    edition = page.get_by_role("combobox", name=ann.say("gallery-edition"))
    edition.select_option("first")
    expect(page.get_by_role("heading", name="Усиливающая карта")).to_be_visible()
    edition.select_option("second")
    expect(page.get_by_role("heading", name="Бонус")).to_be_visible()
    ann.see("/new")
    page.get_by_role("combobox", name=ann.say("web-rulebook")).select_option("first-ru")
    page.get_by_text(ann.say("web-house-rules", n=0), exact=True).click()
    expect(page.get_by_label("Единорогов для победы")).to_be_visible()
