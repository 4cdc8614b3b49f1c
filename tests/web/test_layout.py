"""The table in a real browser, on some of its sizes: what the layout promises can be seen and tapped."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Come
from .people import Person
from .scenes import Show
from .seeing import seen

# Phone and desktop, portrait and landscape, few and many seats, small and large text; the tool has the whole grid.
SCREENS = [
    ((360, 640), 4, "uk", ""),
    ((640, 360), 4, "en", "largest"),
    ((640, 360), 4, "uk", ""),
    ((844, 390), 8, "ru", ""),
    ((1280, 800), 4, "ru", ""),
]


PLACES = """
(all) => all.map((one) => {
  const { x, y } = one.getBoundingClientRect();
  return [one.dataset.card, x, y];
})
"""


def person_at(come: Come, screen: tuple[int, int], lang: str, size: str) -> Person:
    return come("Ann", lang=lang, screen={"width": screen[0], "height": screen[1]}, size=size)


@pytest.mark.parametrize(("screen", "seats", "lang", "size"), SCREENS)
def test_the_stable_game_fits(screen: tuple[int, int], seats: int, lang: str, size: str, come: Come) -> None:
    ann = person_at(come, screen, lang, size)
    show = Show(ann, "stable", seats)
    wrong = []
    for stable, hand, ask in ((4, 7, "play"), (7, 10, "target"), (4, 7, "neigh")):
        show.show(stable, hand, ask)
        ann.picture(f"layout-{screen[0]}-{seats}-{ask}")
        wrong += [f"{ask}: {one}" for one in seen(ann, seats=seats, ask=ask, stable=stable, hand=hand)]
    assert wrong == []


@pytest.mark.parametrize(("screen", "seats"), [((390, 844), 10), ((1366, 600), 4)])
def test_unorog_fits(screen: tuple[int, int], seats: int, come: Come) -> None:
    ann = person_at(come, screen, "uk", "")
    show = Show(ann, "unorog", seats)
    show.show(0, 14)
    ann.picture(f"layout-unorog-{screen[0]}")
    assert seen(ann, seats=seats, ask="play", stable=0, hand=14) == []


def test_on_a_desktop_nothing_moves_when_only_the_question_changes(come: Come) -> None:
    ann = person_at(come, (1280, 800), "en", "")
    show = Show(ann, "stable", 4)
    places = []
    for ask in ("play", "target", "wait"):
        show.show(4, 7, ask)
        cards = ann.page.locator(".rivals [data-card], .mine [data-card]")
        places.append(cards.evaluate_all(PLACES))
    assert len(places[0]) == 16
    assert places[0] == places[1] == places[2]


def test_on_a_desktop_the_buttons_of_a_question_and_their_rings_are_whole(come: Come) -> None:
    ann = person_at(come, (1280, 800), "en", "")
    Show(ann, "stable", 4).show(4, 7, "neigh")
    shown = ann.page.locator(".ribbon > .answers, .ribbon > .answers > button")
    room, *buttons = [box for one in shown.all() if (box := one.bounding_box())]
    assert len(buttons) >= 2
    for button in buttons:
        assert room["y"] < button["y"]
        assert button["y"] + button["height"] < room["y"] + room["height"]
    assert max(one["x"] + one["width"] for one in buttons) < room["x"] + room["width"]


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_on_a_desktop_a_question_about_an_effect_shows_its_whole_text(lang: str, come: Come) -> None:
    ann = person_at(come, (1280, 800), lang, "")
    Show(ann, "stable", 4).show(4, 7, "may")
    ribbon = ann.page.locator(".ribbon")
    text = ribbon.locator(".text")
    expect(text).to_be_visible()
    expect(ribbon.locator(".ask, .lifted").first).to_be_visible()
    ann.page.wait_for_function("one => one.scrollHeight - one.clientHeight <= 1", arg=text.element_handle())


@pytest.mark.parametrize("name", ["Константин-Александр Вел", "Владимир-Ярослав Мудрый"])
def test_on_a_desktop_a_long_name_is_whole(name: str, come: Come) -> None:
    ann = come(name, lang="ru", screen={"width": 1280, "height": 800})
    Show(ann, "stable", 4)
    cut = ann.page.locator(".mine [data-seat] .name").evaluate("one => one.scrollHeight - one.clientHeight")
    assert cut <= 1


def test_on_a_desktop_the_mark_of_the_acting_player_leaves_a_long_name_its_room(come: Come) -> None:
    ann = person_at(come, (1280, 800), "en", "")
    show = Show(ann, "stable", 4)
    for name, marks in (("Bob", 1), ("Marshmallow of Oz", 0)):
        show.show(4, 7, "wait", names=["Ann", name, "Cid", "Dan"])
        badge = ann.page.locator(".badge.turn")
        expect(badge.locator(".flag")).to_have_count(marks)
        assert badge.locator(".name").evaluate("one => one.scrollHeight - one.clientHeight") <= 1
        assert badge.evaluate("one => one.scrollHeight - one.clientHeight") <= 1


LONG_NAMES = [
    "Констант-Александр Велик",
    "Anna-Magdalena Birnbaum",
    "Maximiliana Wolkenstein",
    "Christopher-Alexander II",
    "Bartholomew Featherstone",
    "Владислава Переяславська",
    "Supercalifragilistically",
    "Wilhelmina van der Berg",
]


@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_on_a_tablet_eight_long_names_are_whole(lang: str, come: Come) -> None:
    ann = person_at(come, (768, 1024), lang, "")
    show = Show(ann, "stable", 8)
    for stable in (4, 9):
        show.show(stable, 7, names=LONG_NAMES)
        names = ann.page.locator("[data-seat] .name")
        cut = names.evaluate_all(
            "all => all.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent)"
        )
        assert names.count() == len(LONG_NAMES)
        assert cut == []


# The cards of a tray that are smaller than a finger or not wholly in sight, and how far the tray could be scrolled.
TRAY = """
(tray) => {
  const box = tray.getBoundingClientRect();
  const small = [...tray.querySelectorAll("[data-card] .face")].filter((one) => {
    const { left, right, top, bottom, width } = one.getBoundingClientRect();
    return width < 43.5 || left < box.left || right > box.right || top < box.top || bottom > box.bottom;
  });
  return [small.length, tray.scrollHeight - tray.clientHeight];
}
"""


@pytest.mark.parametrize(("size", "stable"), [("", 4), ("largest", 4), ("largest", 9)])
def test_with_eight_seats_on_the_smallest_phone_a_target_takes_two_taps(size: str, stable: int, come: Come) -> None:
    ann = person_at(come, (360, 640), "uk", size)
    Show(ann, "stable", 8).show(stable, 7, "target")
    page = ann.page
    assert page.locator(".rivals .plate.pick").count() == 7  # each says that there is something to choose
    tray, question = page.locator(".tray"), page.locator("[data-dock]")
    for seat in range(1, 8):
        page.locator(f'[data-seat="{seat}"]').tap()
        expect(tray.locator("[data-card] .lit")).to_have_count(stable)
        assert tray.evaluate(TRAY) == [0, 0]
        assert tray.evaluate("one => one.getBoundingClientRect().bottom") <= question.evaluate(
            "one => one.getBoundingClientRect().top"
        )
        tray.locator("header button").tap()
        expect(tray).to_have_count(0)
    page.locator('[data-seat="2"]').tap()
    ann.picture(f"tray-{size}-{stable}")
    expect(question.locator("button.main")).to_have_count(0)
    tray.locator("[data-card] .face").last.tap()
    expect(question.locator("button.main")).to_be_visible()
    ann.picture(f"tray-chosen-{size}-{stable}")
