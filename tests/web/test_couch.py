"""A big screen in the room: the television shows the table, two phones play, and what is private stays on them."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Come
from .looking import Looks
from .people import Person
from .tapping import Tapper

TELEVISION = {"width": 1920, "height": 1080}
LAPTOP = {"width": 1280, "height": 720}
UPRIGHT = {"width": 390, "height": 844}
ON_ITS_SIDE = {"width": 844, "height": 390}
TAPS = 24  # of both phones together
LOOKS = 2000


def opened(screen: Person, game: str) -> str:
    """Return the name of a table that the big screen opened."""
    screen.see("/tv")
    screen.page.get_by_role("button", name=screen.say(f"game-{game}")).click()
    expect(screen.page.get_by_role("heading", name=screen.say("couch-scan"))).to_be_visible()
    return screen.page.url.rpartition("/")[2]


def seated(phone: Person, table: str) -> None:
    """Let someone scan the code and sit down."""
    phone.see(f"/t/{table}?hand")
    phone.press("web-sit-down")
    expect(phone.page.locator("li.me")).to_be_visible()


def play(*phones: Person) -> None:
    """Let both tap for a while, or until the game is over."""
    tappers = [Tapper(phone) for phone in phones]
    for _ in range(LOOKS):
        goes_on = [tapper.tap() for tapper in tappers]
        if not any(goes_on) or sum(tapper.taps for tapper in tappers) >= TAPS:
            break
    assert sum(tapper.taps for tapper in tappers) >= TAPS // 2, [tapper.state for tapper in tappers]
    assert all(tapper.hidden == [] for tapper in tappers), [tapper.hidden for tapper in tappers]


def test_a_phone_that_types_the_code_of_a_television_shows_only_the_hand_as_well(come: Come) -> None:
    screen, ann = come(screen=TELEVISION), come("Ann", screen=UPRIGHT)
    table = opened(screen, "unorog")
    code = "".join(screen.page.locator(".code b").all_inner_texts())
    ann.see("/join").get_by_label(ann.say("web-code")).fill(code)
    ann.press("web-join")
    ann.press("web-sit-down")
    expect(screen.page.get_by_text("Ann", exact=True)).to_be_visible()
    ann.press("web-start-bots", n=3)
    expect(ann.page.get_by_text(ann.say("couch-only-here"))).to_be_visible()
    assert ann.page.url.endswith(f"/t/{table}")


@pytest.mark.parametrize(
    ("game", "lang", "size"), [("stable", "uk", TELEVISION), ("unorog", "ru", LAPTOP)], ids=["stable", "unorog"]
)
def test_a_television_and_two_phones(game: str, lang: str, size: dict[str, int], come: Come) -> None:
    screen = come(lang=lang, screen=size, theme="dark")
    ann, bob = come("Ann", lang=lang, screen=UPRIGHT, theme="dark"), come("Bob", lang=lang, screen=ON_ITS_SIDE)
    looks = Looks()
    table = opened(screen, game)
    for phone in (ann, bob):
        seated(phone, table)
        expect(screen.page.get_by_text(phone.name, exact=True)).to_be_visible()
    looks.at(screen, f"couch-room-{game}")
    ann.page.get_by_role("button", name=ann.say("web-start-fewer", n=2)).click()  # the first to join
    for phone in (ann, bob):
        expect(phone.page.locator(".phone")).to_be_visible()
        expect(phone.page.locator("[data-seat]")).to_have_count(0)  # the table is elsewhere
    expect(screen.page.locator("[data-seat]")).to_have_count(2)
    board = screen.page.locator(".board > .table")
    board.evaluate("(table) => (table.dataset.same = 'yes')")
    play(ann, bob)
    expect(board).to_have_attribute("data-same", "yes")  # a move does not draw the whole table again
    looks.at(screen, f"couch-table-{game}")
    for phone in (ann, bob):
        looks.at(phone, f"couch-hand-{game}-{phone.name}")
    looks.check()


def test_a_question_on_a_television_can_be_read_from_a_sofa(come: Come) -> None:
    screen, ann = come(screen=TELEVISION), come("Ann", screen=UPRIGHT)
    seated(ann, opened(screen, "unorog"))
    ann.press("web-start-bots", n=3)
    expect(ann.page.locator(".hand [data-kind]")).not_to_have_count(0)
    lines = screen.page.locator(".ribbon .words p").filter(visible=True)
    question, lately = lines.first.bounding_box(), lines.nth(1).bounding_box()
    assert question is not None
    assert lately is not None
    assert question["height"] >= 32
    assert lately["y"] >= question["y"] + question["height"] - 1


def test_nothing_private_is_on_the_big_screen_and_nothing_can_be_tapped_there(come: Come) -> None:
    screen, ann, bob = come(screen=LAPTOP), come("Ann", screen=UPRIGHT), come("Bob", screen=UPRIGHT)
    table = opened(screen, "unorog")
    for phone in (ann, bob):
        seated(phone, table)
    ann.page.get_by_role("button", name=ann.say("web-start-fewer", n=2)).click()
    expect(ann.page.locator(".hand [data-kind]")).to_have_count(7)
    expect(screen.page.locator("[data-seat]")).to_have_count(2)
    expect(screen.page.locator("[data-dock] button:not(.chip)")).to_have_count(0)  # a chip is for reading
    expect(screen.page.locator(".table > .hand")).to_have_count(0)
    expect(screen.page.locator("[data-card]")).to_have_count(1)  # the first card of the cauldron


def test_a_phone_remembers_to_show_only_the_hand_and_can_show_the_table_too(come: Come) -> None:
    screen, ann, bob = come(screen=LAPTOP), come("Ann", screen=UPRIGHT), come("Bob", screen=UPRIGHT)
    table = opened(screen, "unorog")
    for phone in (ann, bob):
        seated(phone, table)
    ann.page.get_by_role("button", name=ann.say("web-start-fewer", n=2)).click()
    expect(ann.page.locator(".phone")).to_be_visible()
    ann.press("talk")
    ann.press("reaction-heart")
    ann.page.get_by_role("button", name="Bob").click()
    expect(bob.page.get_by_role("log")).to_contain_text("Ann → you: ❤️")
    ann.see(f"/t/{table}")  # without the parameters of the QR code
    expect(ann.page.locator(".phone")).to_be_visible()
    ann.press("couch-show-table")
    expect(ann.page.locator("[data-seat]")).to_have_count(2)
    ann.press("tools")
    ann.page.get_by_role("switch", name=ann.say("hand-only")).click()
    expect(ann.page.locator("[data-seat]")).to_have_count(0)


def test_a_player_leaves_their_seat_when_their_device_becomes_the_big_screen(come: Come) -> None:
    ann = come("Ann")
    ann.see("/")
    ann.page.locator(".door.unorog").get_by_role("button", name=ann.say("web-friends")).click()
    expect(ann.page.locator("li.me")).to_be_visible()
    ann.tables.append(ann.page.url.rpartition("/")[2])
    ann.press("web-couch-here")
    expect(ann.page.get_by_role("heading", name=ann.say("couch-scan"))).to_be_visible()
    expect(ann.page.get_by_text(ann.say("couch-first-starts"))).to_be_visible()
