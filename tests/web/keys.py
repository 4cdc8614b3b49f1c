"""A player with only a keyboard, who uses the keys that the page's own help names."""

from __future__ import annotations

from typing import Any

from .people import Person
from .tapping import BETWEEN, UNICORNS

Json = dict[str, Any]

# The question, and the direction from the focus to the wanted card or button.
LOOK = """
({ unicorns }) => {
  if (document.querySelector('section a[href^="/replay/"]')) return { over: true };
  const sheet = document.querySelector("dialog[open]");
  const dock = document.querySelector("[data-dock]");
  const ask = dock?.dataset.ask;
  const shown = (one) => one.offsetParent !== null && !one.disabled;
  const now = document.activeElement;
  const buttons = (root) => [...root.querySelectorAll("button")].filter((one) => shown(one) && !one.closest("p"));
  if (sheet) return { sheet: true, there: buttons(sheet).includes(now) };
  if (!ask) return { idle: true };
  const worth = (one) => (unicorns.includes(one.dataset.kind) ? 2 : 0) + (one.closest(".hand") ? 1 : 0);
  const lit = [...document.querySelectorAll("[data-card] .lit [data-kind]")].filter(shown);
  lit.sort((a, b) => worth(b) - worth(a));
  const keys = [...dock.querySelectorAll("kbd")].map((one) => one.textContent);
  const [colour] = document.querySelectorAll("[data-word]");
  const [seat] = document.querySelectorAll("[data-seat].pick");
  const wanted = colour ?? lit[0] ?? seat ?? buttons(dock)[0];
  if (!wanted) return { idle: true };
  const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2];
  const [from, to] = [middle(now.getBoundingClientRect()), middle(wanted.getBoundingClientRect())];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const way = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? "ArrowRight" : "ArrowLeft") : dy > 0 ? "ArrowDown" : "ArrowUp";
  const there = now === wanted || (!colour && lit.includes(now));
  return { ask, there, card: wanted !== buttons(dock)[0], keys, way };
}
"""


class Typist:
    def __init__(self, person: Person) -> None:
        self.person = person
        self.keys: dict[str, int] = {}
        self.stuck = 0

    def press(self, key: str) -> None:
        self.person.page.keyboard.press(key)
        self.keys[key] = self.keys.get(key, 0) + 1

    def type(self) -> bool:
        """Press a key if something is asked; return whether the game continues."""
        page = self.person.page
        found: Json = page.evaluate(LOOK, {"unicorns": UNICORNS})
        if found.get("over"):
            return False
        if found.get("idle"):
            page.wait_for_timeout(BETWEEN)
        elif found.get("sheet"):
            self.press("Enter" if found["there"] else "Tab")
        elif found["there"]:
            self.press("Enter")
            self.stuck = 0
        elif not found["card"] and "D" in found["keys"]:
            self.stuck += 1
            self.press("Tab" if self.stuck % 9 == 0 else "d")  # where letters are typed, as in a list, "d" is a letter
        elif found["ask"] in ("neigh", "catch", "stone", "dust", "alicorn") and "␣" in found["keys"]:
            self.press(" ")
        else:
            self.stuck += 1
            self.press("Tab" if self.stuck > 8 else found["way"])
        return True


def type_to_the_end(person: Person, most: int = 3000) -> Typist:
    typist = Typist(person)
    for _ in range(most):
        if not typist.type():
            return typist
    focus = person.page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
    raise AssertionError(f"after {most} looks the game is not over: {typist.keys}; the focus is on {focus}")
