"""What can be read on a small screen: the whole question, what a card does, and what just happened."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Come
from .intercepting import intercept
from .looking import TAP
from .people import DESKTOP, PHONE
from .scenes import Show
from .seeing import FREE
from .tables import SETTLES, asked, command, deal, new_table, state_of
from .tapping import Tapper, tap_until

TALL = {"width": 360, "height": 740}
LAPTOP = {"width": 1366, "height": 625}  # the viewport of a small laptop
WORDS = "[data-dock] .words"

# The longest questions of Unorog: the card that asks, and the options.
QUESTIONS = {
    "second": ("hoof", "draw"),
    "stone": ("yellow_stone", "take"),
    "dust": ("yellow_dust", "sleep"),
    "alicorn": ("alicorn", "take", "check"),
    "catch": ("yellow_5", "pass", "catch"),
}

# By how many pixels the question overflows.
CUT = """
(words) => {
  const question = words.querySelector(".ask");
  return question ? Math.max(0, question.getBoundingClientRect().bottom - words.getBoundingClientRect().bottom) : 0;
}
"""

# The pixels between the names of two neighbouring piles, at least.
BETWEEN_NAMES = """
() => {
  const box = (name) => {
    const range = document.createRange();
    range.selectNodeContents(name);
    return range.getBoundingClientRect();
  };
  const boxes = [...document.querySelectorAll("[data-pile] .name")].map(box).sort((a, b) => a.left - b.left);
  return Math.min(...boxes.slice(1).map(({ left }, n) => left - boxes[n].right));
}
"""

# Nothing is drawn, as in a background tab.
NOT_DRAWN = """
() => {
  const draw = requestAnimationFrame;
  const due = [];
  window.requestAnimationFrame = (one) => due.push(one);
  window.drawAgain = () => {
    window.requestAnimationFrame = draw;
    due.forEach(draw);
  };
}
"""


@pytest.mark.parametrize(("lang", "book"), [("ru", "second-ru"), ("uk", "second-uk")])
def test_the_largest_text_leaves_the_question_whole(lang: str, book: str, come: Come) -> None:
    ann = come("Ann", lang=lang, screen=PHONE, size="largest")
    table = new_table(ann, book, 3)
    deal(ann, table)
    command(ann, table, "mode", on=state_of(ann, table), mode="always")
    tapper, seen = Tapper(ann), set[str]()
    wanted = {"action", "neigh"}
    for _ in range(400):
        ask = ann.page.locator("[data-dock]").get_attribute("data-ask") or ""
        assert ann.page.locator(WORDS).evaluate(CUT) == 0, ann.page.locator(f"{WORDS} .ask").inner_text()
        seen.add(ask)
        if wanted <= seen:
            return
        tapper.tap()
    raise AssertionError(f"not asked: {wanted - seen}")


@pytest.mark.parametrize(("lang", "size"), [("en", "large"), ("ru", "largest"), ("uk", "largest"), ("ru", "")])
def test_the_longest_questions_of_unorog_are_whole(lang: str, size: str, come: Come) -> None:
    ann = come("Ann", lang=lang, screen=PHONE, size=size)
    question: dict[str, Any] = {}

    def change(snapshot: Any) -> None:
        if question and (view := snapshot.get("view")):
            snapshot |= {"question": question}
            view |= {"turn": 0}
            view["unorog"] |= {"last": 1, "colour": "yellow", "owed": 2}

    intercept(ann, change)
    deal(ann, new_table(ann, "unorog", 2, speed="off"))
    for ask, (source, *verbs) in QUESTIONS.items():
        question |= {"ask": ask, "source": {"id": 0, "kind": source}, "options": [{"verb": verb} for verb in verbs]}
        ann.page.reload()
        ann.page.locator(f"[data-dock][data-ask={ask}] .answers button").first.wait_for()
        ann.picture(f"question-{ask}-{lang}-{size}")
        assert ann.page.locator(WORDS).evaluate(CUT) == 0, ann.page.locator(f"{WORDS} .ask").inner_text()
        for fact in (".colour", ".way", ".owed", ".cauldron .link"):
            assert ann.page.locator(fact).evaluate(FREE), fact


# The cards of the last event that are below its visible lines.
CUT_OFF = """
() => [...document.querySelectorAll("[data-dock] .lately p")].flatMap((line) => {
  const { bottom, height } = line.getBoundingClientRect();
  const chip = line.querySelector(".chip");
  return height && chip && chip.getBoundingClientRect().top >= bottom - 1 ? [line.textContent] : [];
})
"""


def test_a_lifted_card_says_what_it_does_and_each_card_can_be_read(come: Come) -> None:
    ann = come("Ann", lang="ru", screen=PHONE)
    deal(ann, new_table(ann, "second-ru", 2, speed="off"))
    asked(ann, "baby")
    ann.page.locator("[data-card] .lit [data-kind]").first.tap()
    ann.page.locator("[data-dock] button.main").tap()
    asked(ann, "action")
    text = ann.page.locator(f"{WORDS} .text")
    for card in ann.page.locator(".hand [data-card]").all():
        card.locator("[data-kind]").tap(position={"x": 20, "y": 30})
        label = str(card.locator("[data-kind]").get_attribute("aria-label"))
        expect(card.locator("[aria-pressed=true]")).to_be_attached()
        assert text.inner_text() in label
        text.tap()
        expect(ann.page.locator(".reader [data-kind]")).to_have_attribute("aria-label", label)
        ann.page.locator(".reader .close").tap()
        expect(card.locator("[aria-pressed=true]")).to_be_attached()  # read, not played


@pytest.mark.parametrize("book", ["second-ru", "unorog"])
@pytest.mark.parametrize(("screen", "size", "seats"), [(PHONE, "largest", 4), (PHONE, "", 8), (LAPTOP, "", 8)])
def test_nothing_covers_the_piles(book: str, screen: dict[str, int], size: str, seats: int, come: Come) -> None:
    ann = come("Ann", lang="ru", screen=screen, size=size)
    deal(ann, new_table(ann, book, seats, speed="off"))
    if book == "second-ru":
        asked(ann, "baby")
        ann.page.locator("[data-card] .lit [data-kind]").first.click()
        ann.page.locator("[data-dock] button.main").click()
        expect(ann.page.locator(".tray")).to_have_count(0)
    else:
        asked(ann, "turn")
    names = ann.page.locator("[data-pile] > span:last-child")
    assert [name.inner_text() for name in names.all() if not name.evaluate(FREE)] == []


@pytest.mark.parametrize("screen", [DESKTOP, LAPTOP])
def test_the_names_of_piles_do_not_touch(screen: dict[str, int], come: Come) -> None:
    ann = come("Ann", lang="ru", screen=screen)
    deal(ann, new_table(ann, "first-ru", 4, speed="off"))
    expect(ann.page.get_by_text("Колода сброса", exact=True)).to_be_visible()
    assert ann.page.evaluate(BETWEEN_NAMES) > 3


def test_a_phone_shows_the_last_event_below_the_question(come: Come) -> None:
    ann, bob = come("Ann", screen=TALL), come("Bob")
    table = new_table(ann, "unorog", 2, speed="off")
    deal(ann, table, bob)
    command(bob, table, "say", on=state_of(bob, table), phrase="hello")
    expect(ann.page.locator(f"{WORDS} .lately p").first).to_contain_text(ann.say("phrase-hello"))
    expect(bob.page.locator(f"{WORDS} .lately p").first).to_be_visible()  # and on a desktop, where the log is a drawer


def test_the_text_of_the_card_a_question_is_about_can_be_read_in_full(come: Come) -> None:
    """There may be room for only a part of it next to the question."""
    ann = come("Ann")
    deal(ann, new_table(ann, "second-uk", 2, speed="off"))
    tap_until((ann,), '[data-dock][data-ask="neigh"]:has(.text)')
    hand = ann.page.locator(".table > .hand").bounding_box()
    ann.page.locator(f"{WORDS} .text").click()
    text = ann.page.locator(".reader [data-kind]")
    expect(text).to_have_attribute("aria-label", re.compile(re.escape(ann.page.locator(f"{WORDS} .text").inner_text())))
    assert ann.page.locator(".table > .hand").bounding_box() == hand


def test_the_log_counts_the_news_until_it_is_opened(come: Come) -> None:
    ann, bob = come("Ann", screen=PHONE), come("Bob")
    table = new_table(ann, "unorog", 2, speed="off")
    deal(ann, table, bob)
    log = ann.page.get_by_role("navigation").get_by_role("button", name=ann.say("log"))
    expect(log).to_be_visible()
    before = int(log.inner_text() or 0)
    for n, phrase in enumerate(("hello", "thanks"), 1):
        command(bob, table, "say", on=state_of(bob, table), phrase=phrase)
        expect(log).to_have_text(str(before + n))
    log.tap()
    expect(log).to_have_text("")


# Whether the tag is above everything in its middle; taps usually go through it.
ON_TOP = """
(tag) => {
  tag.style.pointerEvents = "auto";
  const { x, y, width, height } = tag.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) === tag;
}
"""


EDGE = 6  # pixels between a player and the edge of their row


def bottom(one: Locator) -> float:
    box = one.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


def test_one_to_go_is_said_over_the_cards(come: Come) -> None:
    ann = come("Ann", screen=PHONE)

    def change(snapshot: Any) -> None:
        if snapshot["view"]:
            snapshot["view"]["stable"] |= {"unicorns": [1, 6, 1]}

    deal(ann, new_table(ann, "second-uk", 3, speed="off"))
    asked(ann, "baby")
    ann.page.locator("[data-card] .lit [data-kind]").first.tap()
    ann.page.locator("[data-dock] button.main").tap()
    tap_until((ann,), '[data-dock][data-ask="action"]')
    intercept(ann, change)
    ann.page.reload()
    tag = ann.page.locator("[data-seat] em")
    expect(tag).to_be_in_viewport(ratio=1)
    ann.picture("one-to-go")
    assert tag.evaluate(ON_TOP)
    row = ann.page.locator("[data-seat]:has(em)")
    assert bottom(tag) < bottom(row) + EDGE, "it would be on the next player"


def test_with_a_score_the_numbers_of_a_player_stay_in_their_row(come: Come) -> None:
    ann = come("Ann", screen={"width": 390, "height": 844})

    def change(snapshot: Any) -> None:
        for seat in snapshot["table"]["seats"]:
            seat["wins"] = 1

    deal(ann, new_table(ann, "second-uk", 4, speed="off"))
    intercept(ann, change)
    ann.page.reload()
    badges = ann.page.locator("[data-seat]")
    expect(badges.locator(".series")).to_have_count(4)
    for badge in badges.all():
        assert bottom(badge.locator(".count")) <= bottom(badge)


def test_the_last_event_is_only_shown_if_its_card_fits(come: Come) -> None:
    ann = come("Ann", lang="ru", screen=PHONE, size="largest")
    deal(ann, new_table(ann, "first-ru", 2, speed="off"))
    for _ in range(4):
        tap_until((ann,), '[data-ask="action"]')
        ann.page.wait_for_timeout(SETTLES)
        assert ann.page.evaluate(CUT_OFF) == []
        ann.page.locator("[data-dock] .last").tap()
        expect(ann.page.locator('[data-ask="action"]')).to_have_count(0)


def test_the_log_names_the_rule_behind_each_line_on_request(come: Come) -> None:
    ann = come("Ann")
    deal(ann, new_table(ann, "unorog", 2, speed="off"))
    log, why = (
        ann.page.get_by_role("region", name=ann.say("log")),
        ann.page.get_by_role("button", name=ann.say("log-why")),
    )
    ann.page.keyboard.press("l")
    rule = ann.say("rule-named", id="U-SET-02", rule=ann.say("rule-U-SET-02"))
    expect(log).to_contain_text("Everyone gets 7 cards.")
    expect(log).not_to_contain_text(rule)
    why.click()
    expect(log).to_contain_text(rule)
    ann.page.reload()
    ann.press("log")
    expect(log).to_contain_text(rule)  # the choice is kept
    why.click()
    expect(log).not_to_contain_text(rule)


def test_the_log_stays_at_its_end_unless_the_reader_scrolls_up(come: Come) -> None:
    ann = come("Ann", screen=LAPTOP)
    deal(ann, new_table(ann, "unorog", 4))
    log = ann.page.get_by_role("region", name=ann.say("log"))
    ann.press("log")
    box, lines, tapper = log.get_by_role("group"), log.get_by_role("listitem"), Tapper(ann)

    def play(until: int) -> None:
        while lines.count() < until and tapper.tap():
            pass
        ann.page.wait_for_timeout(SETTLES)  # until it is drawn

    def away() -> float:
        return float(box.evaluate("(one) => one.scrollHeight - one.scrollTop - one.clientHeight"))

    play(30)
    assert away() < 1
    ann.press("log-why")  # every line is twice as high
    ann.page.wait_for_timeout(SETTLES)
    assert away() < 1
    box.evaluate("(one) => one.scrollTo(0, 0)")
    play(40)
    assert box.evaluate("(one) => one.scrollTop") == 0
    box.evaluate("(one) => one.scrollTo(0, one.scrollHeight)")
    ann.page.evaluate(NOT_DRAWN)
    play(60)
    ann.page.evaluate("() => drawAgain()")
    ann.page.wait_for_timeout(SETTLES)
    assert away() < 1


COVERED = """
(reader) => {
  const box = reader.getBoundingClientRect();
  const meets = (one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left < box.right && box.left < right && top < box.bottom && box.top < bottom;
  };
  const asked = document.querySelectorAll("[data-dock], [data-chain] .face, .face:hover");
  return [...asked].filter(meets).map((one) => one.className);
}
"""


@pytest.mark.parametrize("screen", [DESKTOP, LAPTOP], ids=["desktop", "laptop"])
def test_a_preview_covers_neither_its_card_nor_the_question(screen: dict[str, int], come: Come) -> None:
    ann = come("Ann", screen=screen)
    show = Show(ann, "stable", 4)
    preview = ann.page.locator(".reader")
    for ask, hand in (("play", 14), ("target", 7), ("neigh", 7)):
        show.show(7, hand, ask)
        for place in (".table > .hand [data-card]", ".rivals [data-card]", ".mine [data-card]"):
            card = ann.page.locator(f"{place} .face").nth(3)
            if card.evaluate("one => one.offsetWidth >= 128"):
                continue  # it shows its text
            for x in (10, 14):  # a card that appears under a mouse does not open: the mouse has to move on it
                card.hover(position={"x": x, "y": 20})
            expect(preview).to_be_visible()
            assert preview.evaluate(COVERED) == [], (ask, place)
            ann.page.mouse.move(1, 1)
            expect(preview).to_have_count(0)


# What is under an element, of the elements that a selector finds.
UNDER = """
(above, kept) => {
  const box = above.getBoundingClientRect();
  return [...document.querySelectorAll(kept)].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left < box.right - 1 && box.left + 1 < right && top < box.bottom - 1 && box.top + 1 < bottom;
  }).map((one) => one.outerHTML.slice(0, 80));
}
"""
ASKED = ".table > .hand .face, [data-dock], .tools button"
NARWHAL = {"id": 2003, "kind": "narwhal"}
LASSO = {"id": 950, "kind": "rainbow_lasso"}


@pytest.mark.parametrize("screen", [(640, 360), (844, 390), (390, 844)])
@pytest.mark.parametrize("name", ["draw", "steal"])
def test_on_a_phone_the_sentence_of_an_event_covers_nothing_of_mine(
    name: str, screen: tuple[int, int], come: Come
) -> None:
    ann = come("Ann", lang="ru", screen={"width": screen[0], "height": screen[1]}, motion="reduced", pace="relaxed")
    show = Show(ann, "stable", 4)
    show.show(5, 7, "wait")
    hands = [{"zone": "hand", "seat": seat} for seat in range(4)]
    events = {
        "draw": {"kind": "draw", "seat": 1, "from_zone": {"zone": "deck"}, "to_zone": hands[1]},
        "steal": {"kind": "steal", "seat": 1, "whom": 2, "card": NARWHAL, "source": LASSO},
    }
    show.interceptor.repeat(events[name])
    sentence = ann.page.locator(".caption")
    expect(sentence).to_be_visible()
    assert sentence.evaluate(UNDER, f".mine .face, {ASKED}") == []


@pytest.mark.parametrize("screen", [(360, 640), (640, 360), (844, 390), (1280, 800)])
def test_a_request_to_undo_leaves_the_question_and_the_hand_in_sight(screen: tuple[int, int], come: Come) -> None:
    ann = come("Ann", lang="uk", screen={"width": screen[0], "height": screen[1]})
    show = Show(ann, "stable", 4)

    def ask(snapshot: Any) -> None:
        show.scene.change(snapshot)
        snapshot["table"]["undo"] = {"seat": 1, "agreed": []}

    show.interceptor.change = ask
    show.show(5, 7, "play")
    request = ann.page.get_by_role("alertdialog", name=ann.say("undo"))
    expect(request).to_be_in_viewport(ratio=1)
    assert request.evaluate(UNDER, ASKED) == []
    for button in request.get_by_role("button").all():
        assert button.evaluate(FREE)
        assert button.evaluate("one => one.offsetHeight") >= TAP


@pytest.mark.parametrize("size", ["", "largest"])
@pytest.mark.parametrize("screen", [(360, 640), (390, 844), (640, 360), (844, 390)])
def test_on_a_phone_a_card_that_is_read_leaves_the_question_and_the_hand_in_sight(
    screen: tuple[int, int], size: str, come: Come
) -> None:
    ann = come("Ann", lang="uk", screen={"width": screen[0], "height": screen[1]}, size=size)
    Show(ann, "stable", 4).show(5, 7, "play")
    ann.page.locator(".table > .hand [data-card] .face").nth(3).click(position={"x": 15, "y": 25})
    ann.page.locator(f"{WORDS} .text").click()
    reader = ann.page.locator(".reader .sheet")
    expect(reader).to_be_visible()
    assert reader.evaluate(UNDER, ".table > .hand .face, [data-dock]") == []
    if not size:  # otherwise its end may have to be scrolled into view
        bottom = "one => one.getBoundingClientRect().bottom"
        assert reader.locator(".large .text").evaluate(bottom) <= reader.evaluate(bottom)
    ann.page.locator(".reader .close").click()
    expect(reader).to_have_count(0)
