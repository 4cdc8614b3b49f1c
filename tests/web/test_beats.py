"""Beats on real screens: what a card is aimed at stays in sight while the card is read."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Come
from .scenes import Show

SETTLED = 500  # milliseconds in which the board, the card and its sentence take their places
POISON = {"id": 950, "kind": "unicorn_poison"}

# The parts of the picture that overlap a card on the board, and by how many pixels each way.
OVER = """
(card) => {
  const box = (one) => one.getBoundingClientRect();
  const target = box(document.querySelector(`:is(.rivals, .mine) [data-card="${card}"] .face`));
  return [...document.querySelectorAll(".stage .prop .face, .stage .caption")].flatMap((one) => {
    const { left, right, top, bottom } = box(one);
    const across = Math.min(right, target.right) - Math.max(left, target.left);
    const down = Math.min(bottom, target.bottom) - Math.max(top, target.top);
    return across > 2 && down > 2 ? [[one.className, across, down]] : [];
  });
}
"""


@pytest.mark.parametrize(("screen", "seats"), [((360, 640), 2), ((390, 844), 4), ((640, 360), 2), ((1280, 800), 4)])
def test_the_card_that_is_aimed_at_stays_in_sight(screen: tuple[int, int], seats: int, come: Come) -> None:
    ann = come("Ann", lang="uk", screen={"width": screen[0], "height": screen[1]}, motion="still", pace="relaxed")
    show = Show(ann, "stable", seats)
    show.show(5, 5, "wait")
    hand = {"zone": "hand", "seat": 1}
    play = {"kind": "play", "seat": 1, "card": POISON, "from_zone": hand, "to_zone": {"zone": "playing"}}
    wrong = {}
    for owner in range(seats):
        for n in (0, 2, 4):
            target = 2000 + 100 * owner + n
            aim = {"kind": "aim", "seat": 1, "whom": owner, "card": {"id": target, "kind": "narwhal"}, "source": POISON}
            show.interceptor.repeat(play, aim)
            expect(ann.page.locator(".stage .caption")).to_be_visible()
            ann.page.wait_for_timeout(SETTLED)
            ann.picture(f"aimed-{screen[0]}-{seats}-{owner}-{n}")
            if over := ann.page.evaluate(OVER, target):
                wrong[owner, n] = over
            ann.page.keyboard.press(".")
            expect(ann.page.locator(".stage .scene")).to_have_count(0)
    assert wrong == {}
