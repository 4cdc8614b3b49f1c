"""Draw the sprite sheet for link previews and notebooks, in src/stablemates/pictures.

Run it after redrawing a card or an avatar.  It needs the packages that ./check installs and a built page.
"""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src"), str(ROOT / "tools")]

from playwright.sync_api import Page, sync_playwright  # noqa: E402
from tests.web.conftest import find_browser, launch  # noqa: E402
from tests.web.people import Person  # noqa: E402
from tests.web.serving import make_server  # noqa: E402
from tests.web.tables import command, deal, new_table, state_of  # noqa: E402

from pictures import small_png  # noqa: E402

FOLDER = ROOT / "src" / "stablemates" / "pictures"
WIDTH = 1632  # pixels of the sheet
LETTERS = "".join(
    (
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789",
        "абвгдеёжзийклмнопрстуфхцчшщъыьэюяАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯєіїґЄІЇҐ",
        "äöüßéèêáàâíóúñçżźćńłśăÄÖÜÉ",
        "!?.,:;'’-–()&+*/#@_ …★×",
    )
)

CARDS = """
() => Object.fromEntries([...document.querySelectorAll("[data-kind]")].map((one) => {
  const card = one.closest(".card");
  const colour = getComputedStyle(card).getPropertyValue("--printed") || "#35214d";
  const { src } = one.querySelector("img");
  const svg = decodeURIComponent(src.slice(src.indexOf(",") + 1));
  const probe = document.createElement("i");
  probe.style.color = colour;
  document.body.append(probe);
  const found = { svg, colour: getComputedStyle(probe).color };
  probe.remove();
  return [one.dataset.kind, found];
}))
"""
BACKS = """
() => [...document.querySelectorAll(".back img")].map(({ src }) => decodeURIComponent(src.slice(src.indexOf(",") + 1)))
"""
FACES = "() => [...document.querySelectorAll('.faces label svg')].map((one) => one.outerHTML)"
BOT = "() => document.querySelector('li.bot .arch svg').outerHTML"

DRAWN = """
async ({ cards, backs, faces, letters, width }) => {
  document.adoptedStyleSheets = [];
  document.documentElement.style.cssText = "background: #2b2050";
  document.body.style.cssText = `margin: 0; width: ${width}px; background: #2b2050; color: #fff6e4`;
  const main = document.createElement("main");
  main.style.cssText = "display: flex; flex-wrap: wrap; align-items: start; gap: 2px";
  // The page forbids styles in markup, so they are set one by one.
  const tile = (name, style, inner) => {
    const made = document.createElement("div");
    made.dataset.tile = name;
    made.style.cssText = `box-sizing: border-box; ${style}`;
    made.innerHTML = inner;
    for (const svg of made.querySelectorAll(":scope > svg")) {
      svg.setAttribute("preserveAspectRatio", "xMidYMid slice");
      svg.style.cssText = "display: block; width: 100%; height: 100%";
    }
    main.append(made);
  };
  const shape = "width: 96px; height: 134px; border-radius: 11px; overflow: hidden";
  const card = (name, colour, svg, ground = "#fffaf1") =>
    tile(`card ${name}`, `${shape}; border: 4px solid ${colour}; background: ${ground}`, svg);
  for (const [name, { svg, colour }] of Object.entries(cards)) card(name, colour, svg);
  for (const [name, svg] of Object.entries(backs)) card(name, "#fffaf1", svg, "#35214d");
  for (const [name, svg] of Object.entries(faces)) tile(`face ${name}`, "width: 72px; height: 80px", svg);
  const written = "height: 36px; font: 800 27px/36px var(--display); white-space: pre";
  for (const char of letters) tile(`letter ${char}`, written, char === "&" ? "&amp;" : char);
  document.body.replaceChildren(main);
  await document.fonts.ready;
  return Object.fromEntries([...document.querySelectorAll("[data-tile]")].map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
    return [one.dataset.tile, [left, top, width, height].map(Math.round)];
  }));
}
"""


def gathered(person: Person) -> dict[str, Any]:
    """Return all drawings, as the page shows them."""
    page = person.see("/cards")
    cards = read_cards(page)
    page.locator(".games button").last.click()
    page.locator('[data-kind="red_5"] svg').first.wait_for()
    cards |= read_cards(page)
    person.see("/")
    page.get_by_role("button", name=person.say("web-name")).click()
    page.locator(".faces label svg").last.wait_for()
    names = page.eval_on_selector_all(".faces input", "all => all.map((one) => one.value)")
    faces = dict(zip(names, page.evaluate(FACES), strict=True))
    table = new_table(person, "second-uk", 2)
    command(person, table, "addbot", on=state_of(person, table), level="novice")
    person.see(f"/t/{table}")
    page.locator("li.bot .arch svg").wait_for()
    faces["bot"] = page.evaluate(BOT)
    backs = {}
    for game, book in {"stable": "second-uk", "unorog": "unorog"}.items():
        deal(person, new_table(person, book, 2, speed="off"))
        page.locator(".back svg").first.wait_for()
        backs[f"back-{game}"] = page.evaluate(BACKS)[0]
    return {"cards": cards, "backs": backs, "faces": faces, "letters": LETTERS, "width": WIDTH}


def read_cards(page: Page) -> dict[str, Any]:
    page.locator("[data-kind] svg").first.wait_for()
    page.wait_for_timeout(500)
    found: dict[str, Any] = page.evaluate(CARDS)
    return found


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, make_server() as server:
        browser = launch(playwright, find_browser())
        person = Person(browser, server.address, "Ann", screen={"width": WIDTH, "height": 900}, theme="dark")
        found: dict[str, Any] = person.page.evaluate(DRAWN, gathered(person))
        made = small_png(browser.new_page(), person.page.screenshot(full_page=True, animations="disabled"))
        (FOLDER / "sheet.png").write_bytes(made)
        (FOLDER / "sheet.json").write_text(json.dumps(found, ensure_ascii=False, separators=(",", ":")) + "\n", "utf-8")
        print(f"{len(found)} pictures, {len(made) / 1000:.0f} kB")
        browser.close()
    shutil.rmtree(server.folder)


if __name__ == "__main__":
    main()
