"""Requirements for everything the page shows, in every language and on every screen."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from .people import Person

TAP = 44  # pixels of the most important targets
SMALLEST = 24  # pixels of everything else
GROWN = 0.4  # how much text may grow without being cut off

SIDEWAYS = """
() => {
  const wide = document.documentElement.clientWidth;
  if (document.scrollingElement.scrollWidth <= wide) return [];
  const out = [...document.querySelectorAll("body *")].filter((one) => one.getBoundingClientRect().right > wide + 1);
  const name = (one) => `${one.tagName} ${one.getAttribute("class")}`;
  return out.slice(0, 5).map((one) => `${name(one)}: ${one.getBoundingClientRect().right.toFixed()} > ${wide}`);
}
"""

SMALL = """
({ tap, smallest }) => {
  const found = [];
  const words = (one) => (one.getAttribute("aria-label") ?? one.textContent).trim().slice(0, 40);
  const name = (one) => `${one.tagName.toLowerCase()} "${words(one)}"`;
  const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 1;
  const first = `#app > header button, #app > header select, nav button, button.main, a.button, [data-dock] button,
    [data-seat], dialog[open] header button`;
  for (const one of document.querySelectorAll("button, a.button, select, summary, input:not([type=hidden])")) {
    if (!seen(one) || one.closest("p")) continue;
    const label = one.closest("label");
    const { width, height } = (label ?? one).getBoundingClientRect();
    const least = one.matches(first) && !one.matches("[data-reads]") ? tap : smallest;
    if (width > least - 0.5 && height > least - 0.5) continue;
    found.push(`${name(one)}: ${width.toFixed()} × ${height.toFixed()}, not ${least}`);
  }
  return found;
}
"""

# Text that overflows a button or heading, or is cut off.  People's own text and card titles may be cut.
CUT = """
(grown) => {
  const found = new Set();
  const changed = [];
  const holders = "button, h1, h2, h3, h4, a.button, summary, legend, th, select";
  for (const holder of document.querySelectorAll(holders)) {
    if (!holder.checkVisibility({ visibilityProperty: true }) || holder.closest("[data-kind], [data-seat]")) continue;
    const walker = document.createTreeWalker(holder, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const words = text.data.trim();
      if (!words || text.parentElement.closest("svg, kbd, [aria-hidden=true], option, [data-kind]")) continue;
      const box = text.parentElement.getBoundingClientRect();
      if (box.width <= 2 || box.height <= 2) continue; // only for those who listen
      if (grown && /[\\p{L}]/u.test(words)) {
        changed.push([text, text.data]);
        const more = Math.ceil(words.length * grown);
        text.data = `${text.data} ${words.slice(0, Math.max(more - 1, 1))}`;
      }
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      for (let one = text.parentElement; one; one = one.parentElement) {
        const edge = one.getBoundingClientRect();
        const hides = getComputedStyle(one).overflowX !== "visible";
        if ((hides || one === holder) && (left < edge.left - 2 || right > edge.right + 2)) {
          const out = Math.max(right - edge.right, edge.left - left);
          found.add(`${holder.tagName.toLowerCase()} "${words.slice(0, 50)}": ${out.toFixed()} px`);
        }
        if (one === holder) break;
      }
    }
  }
  for (const [text, before] of changed) text.data = before;
  return [...found];
}
"""

# A message that is missing shows as its key.  In Cyrillic text a key cannot be mistaken for anything.
KEYS = """
() => {
  const found = new Set();
  const key = /(?<![\\w./@-])[a-z]{2,}(?:-[a-z0-9]+)+(?:\\.[a-z]+)?(?![\\w/@-])/g;
  const look = (words) => { for (const one of (words ?? "").match(key) ?? []) found.add(one); };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode())
    if (!text.parentElement.closest("script, style, noscript, code, kbd, [lang=en]")) look(text.data);
  for (const one of document.querySelectorAll("body *"))
    for (const name of ["aria-label", "title", "placeholder", "alt"]) look(one.getAttribute(name));
  look(document.title);
  return [...found];
}
"""

# Pictures have thousands of parts, none of which anyone reads or taps: they are removed while axe runs.
RUN = """
(async () => {
  const pictures = [...document.querySelectorAll("svg")].map((one) => [one, [...one.childNodes]]);
  for (const [one, parts] of pictures) one.replaceChildren(...parts.filter((part) => part.nodeName === "title"));
  try {
    const { violations } = await axe.run(document, { resultTypes: ["violations"] });
    const shown = (nodes) => nodes.slice(0, 3).map(({ html }) => html);
    return violations.map(({ id, impact, help, nodes }) => ({ id, impact, help, nodes: shown(nodes) }));
  } finally {
    for (const [one, parts] of pictures) one.replaceChildren(...parts);
  }
})()
"""


@cache
def axe() -> str:
    spec = find_spec("axe_playwright_python")
    assert spec is not None
    assert spec.origin is not None
    return (Path(spec.origin).parent / "axe.min.js").read_text("utf-8")


def violations(person: Person) -> list[str]:
    """Return the serious and critical findings of axe."""
    page = person.page
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe())
    found: Any = page.evaluate(RUN)
    return [
        f"{one['impact']}: {one['id']}: {one['help']}: {[html[:160] for html in one['nodes']]}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


def faults(person: Person, *, with_axe: bool = True) -> list[str]:
    """Return all problems of what someone sees."""
    page = person.page
    found = [f"wider than the screen: {one}" for one in page.evaluate(SIDEWAYS)]
    found += [f"too small: {one}" for one in page.evaluate(SMALL, {"tap": TAP, "smallest": SMALLEST})]
    found += [f"cut off: {one}" for one in page.evaluate(CUT, 0)]
    found += [f"cut off when words are longer: {one}" for one in page.evaluate(CUT, GROWN)]
    if person.lang != "en":
        found += [f"no message for: {one}" for one in page.evaluate(KEYS)]
    return found + (violations(person) if with_axe else [])


class Looks:
    """Collects the problems of several screens, and reports them together."""

    def __init__(self) -> None:
        self.found: dict[str, list[str]] = {}

    def at(self, person: Person, name: str, *, with_axe: bool = True) -> None:
        size = person.page.viewport_size
        assert size is not None
        person.picture(f"{name}-{person.lang}-{size['width']}")
        wrong = faults(person, with_axe=with_axe)
        if wrong:
            self.found[f"{name} in {person.lang}"] = wrong

    def check(self) -> None:
        assert not self.found, "\n".join(f"{name}: {one}" for name, wrong in self.found.items() for one in wrong)
