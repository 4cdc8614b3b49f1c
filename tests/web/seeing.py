"""What must be visible and within reach on a table, measured in the browser."""

from __future__ import annotations

from typing import Any

from .people import Person

TAP = 43.5  # 44 pixels, less rounding
LEAST = 39.5
SIGNED = 33.5  # the visible part of a card in the hand: its icon and its title
MOST_IN_STABLE, MOST_HELD = 7, 10  # up to these, with up to four seats, everything is one tap away

IN_SIGHT = 0.6  # the visible share of a card under others
UNCUT = 0.84  # the visible share of a button, whose corners are round
ROUNDED = 1.0  # pixels that a browser may lose when it rounds the edges of two cards
NEAR = 1.5  # pixels between the points that are checked on a line

# Every element with its box, the share of it that is uncovered at a grid of points, and how much of its upper and left
# edge is uncovered, from the corner that no other card covers.  Drawings are left out: a browser takes long to find
# which of their many shapes is at a point.
MEASURE = """
() => {
  const plain = new CSSStyleSheet();
  plain.replaceSync(`
    [data-card] { contain: paint }
    [data-card] :is(svg, img) { display: none }
    svg { pointer-events: none }
  `);
  const before = document.adoptedStyleSheets;
  document.adoptedStyleSheets = [...before, plain];
  const hits = (one, x, y) => one.contains(document.elementFromPoint(x, y));
  const along = (one, size, at) => {
    let [free, covered] = [0, 1];
    if (hits(one, ...at(1 - 0.25 / size))) return size;
    while ((covered - free) * size > 0.1) {
      const half = (free + covered) / 2;
      if (hits(one, ...at(half))) free = half; else covered = half;
    }
    return free * size;
  };
  const free = (one, box) => {
    let found = 0;
    const part = (n) => 0.06 + 0.22 * n;
    for (let x = 0; x < 5; x++) for (let y = 0; y < 5; y++) {
      if (hits(one, box.left + box.width * part(x), box.top + box.height * part(y))) found++;
    }
    return found / 25;
  };
  const measured = (selector, inner) => [...document.querySelectorAll(selector)].map((one) => {
    const box = (inner ? one.querySelector(inner) : one).getBoundingClientRect();
    return { name: one.getAttribute("aria-label") ?? one.dataset.card ?? one.textContent.trim(),
      x: box.x, y: box.y, w: box.width, h: box.height, free: free(one, box),
      across: along(one, box.width, (part) => [box.left + part * box.width, box.top + box.height * 0.2]),
      down: along(one, box.height, (part) => [box.left + box.width * 0.2, box.top + part * box.height]) };
  });
  const found = {
    rivals: measured(".rivals [data-card]", ".face"), mine: measured(".mine [data-card]", ".face"),
    hand: measured(".table > .hand [data-card]", ".face"), badges: measured("[data-seat]"),
    buttons: measured("[data-dock] .answers button, nav button"), words: measured("[data-dock] .words"),
    plates: measured("[data-drop^=seat]"), seats: document.querySelectorAll(".rivals .pick[data-drop]").length,
    cut: [...document.querySelectorAll("[data-dock] .words > :is(.ask, .wait)")].map((one) =>
      one.getBoundingClientRect().height - one.parentElement.clientHeight),
    spilled: [...document.querySelectorAll(".slot")].map((one) => one.scrollHeight - one.clientHeight),
    trimmed: [...document.querySelectorAll("[data-dock] .answers")].map((one) => one.scrollHeight - one.clientHeight),
    font: parseFloat(getComputedStyle(document.querySelector("[data-dock] .words")).fontSize),
    width: innerWidth, height: innerHeight,
  };
  document.adoptedStyleSheets = before;
  return found;
}
"""

# Whether an element is uncovered, so that it can be tapped.
FREE = """
(one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
"""


def seen(person: Person, *, seats: int, ask: str, stable: int, hand: int) -> list[str]:
    """Return all problems of the table on this screen."""
    found: Any = person.page.evaluate(MEASURE)
    wide, high = found["width"], found["height"]
    phone = min(wide, high) < 500
    two_taps = found["seats"] > 0  # first the seat, then the card in its tray
    wrong: list[str] = []
    if two_taps and not ((seats > 4 and phone) or stable > MOST_IN_STABLE or hand > MOST_HELD):
        wrong.append("a card takes two taps")

    def need(what: str, has: float, wanted: float) -> None:
        if has < wanted:
            wrong.append(f"{what}: {has:.2f}, not {wanted:.2f}")

    if len(found["rivals"]) != (seats - 1) * stable or len(found["hand"]) != hand:
        wrong.append(f"{len(found['rivals'])} cards of others, {len(found['hand'])} of mine")
    for kind in ("badges", "buttons"):
        for one in found[kind]:
            need(f"{kind} {one['name']}", min(one["w"], one["h"]), TAP)
            need(f"{kind} {one['name']} on the screen", min(wide - one["x"] - one["w"], high - one["y"] - one["h"]), -1)
    for one in found["buttons"]:
        need(f"button {one['name']} in sight", one["free"], UNCUT)
    for one in found["rivals"] + found["mine"]:
        if seats <= 4:
            need(f"card {one['name']}", one["w"], LEAST)
        across, down = min(1.0, (one["across"] + ROUNDED) / one["w"]), min(1.0, (one["down"] + ROUNDED) / one["h"])
        need(f"card {one['name']} in sight", across * down, IN_SIGHT)
        if ask == "target" and not two_taps:
            need(f"card {one['name']} for a finger", min(one["across"], one["down"]), TAP - NEAR)
    for one in found["hand"]:
        need(f"my card {one['name']}", one["w"], TAP)
        need(f"my card {one['name']} in sight across", one["across"], TAP - NEAR)
        need(f"my card {one['name']} in sight down", one["down"], SIGNED - NEAR)
    for one in found["words"]:
        need("the question in em", one["w"] / found["font"], 5)
        need("the question in sight", one["free"], 0.95)
    for over in found["cut"]:
        need("the question whole", -over, -1)
    for over in found["spilled"]:
        need("the words where cards are played", -over, 0)
    for over in found["trimmed"]:
        need("the edges of the answers", -over, 0)
    if two_taps:
        for one in found["plates"]:
            need("a seat", min(one["w"], one["h"]), TAP)
    return wrong
