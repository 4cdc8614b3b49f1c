"""A player who knows only what the page shows: lit cards and buttons, which must be tappable."""

from __future__ import annotations

import json
import random
from typing import Any

from .people import Person
from .serving import ROOT

Json = dict[str, Any]
BOLD = 0.2  # how often a card is stopped, if possible
BETWEEN = 100  # milliseconds between two checks of a page without a question: each takes processor time
KINDS: dict[str, Json] = json.loads((ROOT / "web" / "src" / "cards" / "kinds.json").read_text("utf-8"))
UNICORNS = [kind for kind, facts in KINDS.items() if facts.get("type") in ("baby", "basic", "magical")]

# What can be tapped now, and where.  A card under others has an uncovered part.
LOOK = """
({ unicorns, bold, until }) => {
  const free = (one) => {
    one.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = one.getBoundingClientRect();
    for (const [across, down] of [[0.5, 0.5], [0.15, 0.6], [0.85, 0.6], [0.15, 0.2], [0.5, 0.9], [0.1, 0.95]]) {
      const [x, y] = [box.left + box.width * across, box.top + box.height * down];
      const there = document.elementFromPoint(x, y);
      if (there && one.contains(there)) return [x, y];
    }
    return null;
  };
  const named = (one) => one.getAttribute("aria-label") ?? one.textContent.trim();
  const at = (what, one) => ({ what, where: free(one), name: named(one) });
  const shown = (one) => one.offsetParent !== null && !one.disabled;
  const enabled = (root, selector) => [...root.querySelectorAll(selector)].filter(shown);
  if (document.querySelector('section a[href^="/replay/"]')) return { over: true };
  if (until && document.querySelector(until)) return { idle: true };
  // On a busy machine a tap may take so long that it is a long press, which reads the card.
  const reader = document.querySelector(".reader.opened .close");
  if (reader) return at("reader", reader);
  const sheet = document.querySelector("dialog[open]");
  if (sheet) return at("sheet", enabled(sheet, "button")[0]);
  const [colour] = enabled(document, "[data-word]");
  if (colour) return at("colour", colour);
  const dock = document.querySelector("[data-dock]");
  const ask = dock?.dataset.ask;
  if (!ask) return { idle: true };
  // If cards are too small for fingers, their seat is tapped first; then they are in a tray.
  if (document.querySelector(".tray[aria-busy=true]")) return { idle: true };
  const tray = document.querySelector(".tray .lit");
  const cards = tray ? ".tray [data-card] .lit [data-kind]" : "[data-card] .lit [data-kind]";
  const lit = [...document.querySelectorAll(cards)].filter(shown);
  const lifted = lit.find((one) => one.getAttribute("aria-pressed") === "true");
  const buttons = enabled(dock, "button").filter((one) => !one.closest("p")); // a chip in the question is for reading
  const stops = buttons.filter((one) => one.dataset.stop !== undefined);
  if (stops.length || ask === "neigh") {
    const pass = buttons.filter((one) => one.dataset.stop === undefined)[0];
    const tried = stops[0] && stops[0].dataset.tried !== undefined;
    if (stops[0] && (tried || bold)) { stops[0].dataset.tried = ""; return { ...at("stop", stops[0]), ask }; }
    return pass ? { ...at("pass", pass), ask } : { idle: true };
  }
  if (lifted) return { ...at("card", lifted), ask };
  const seat = document.querySelector("[data-seat].pick");
  if (seat && !tray && !lit.some((one) => one.closest(".hand"))) return { ...at("seat", seat), ask };
  if (lit.length) {
    const mine = (one) => one.closest("[data-hand], .hand") !== null;
    const worth = (one) => (unicorns.includes(one.dataset.kind) ? 2 : 0) + (mine(one) ? 1 : 0);
    lit.sort((a, b) => worth(b) - worth(a));
    return { ...at("card", lit[0]), ask };
  }
  return buttons.length ? { ...at("button", buttons[0]), ask } : { idle: true };
}
"""


class Tapper:
    """A person who plays by tapping, until a condition is true."""

    def __init__(self, person: Person, until: str = "") -> None:
        self.person = person
        self.until = until
        self.dice = random.Random(person.name)
        self.taps = 0
        self.asked: dict[str, int] = {}
        self.hidden: list[str] = []

    def tap(self) -> bool:
        """Tap once if something is asked; return whether the game continues."""
        page = self.person.page
        found: Json = page.evaluate(
            LOOK, {"unicorns": UNICORNS, "bold": self.dice.random() < BOLD, "until": self.until}
        )
        if found.get("over"):
            return False
        if found.get("idle"):
            page.wait_for_timeout(BETWEEN)
            return True
        if found["where"] is None:
            self.hidden.append(found["name"])
            page.wait_for_timeout(BETWEEN)
            return True
        self.touch(*found["where"])
        self.taps += 1
        ask: str = found.get("ask") or found["what"]
        self.asked[ask] = self.asked.get(ask, 0) + 1
        return True

    @property
    def state(self) -> str:
        """Return the state of the page, for error messages."""
        dock = self.person.page.locator("[data-dock]")
        ask, words = dock.get_attribute("data-ask"), " | ".join(dock.inner_text().split("\n"))
        return f"{self.person.name}: {self.taps} taps {self.asked}, {len(self.hidden)} hidden; now {ask}: {words}"

    def touch(self, x: float, y: float) -> None:
        page = self.person.page
        if self.person.touch:
            page.touchscreen.tap(x, y)
        else:
            page.mouse.click(x, y)


def play_to_the_end(*people: Person, most: int = 6000) -> list[Tapper]:
    """Tap until the game is over on everyone's page; whatever was lit could be tapped."""
    tappers = [Tapper(person) for person in people]
    for _ in range(most):
        active = [tapper.tap() for tapper in tappers]  # all of them, not only up to the first that continues
        if not any(active):
            break
    else:
        states = "\n".join(tapper.state for tapper in tappers)
        raise AssertionError(f"the game is not over after {most} checks:\n{states}")
    for tapper in tappers:
        assert len(tapper.hidden) < 5, f"{tapper.person.name} could not tap {tapper.hidden}"
    return tappers


def tap_until(people: tuple[Person, ...], selector: str) -> None:
    """Play until someone sees something."""
    tappers = [Tapper(person, selector) for person in people]
    for _ in range(400):
        if any(person.page.locator(selector).count() for person in people):
            return
        for tapper in tappers:
            tapper.tap()
    raise AssertionError(f"{selector} does not appear")
