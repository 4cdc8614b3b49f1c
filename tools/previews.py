"""Take the pictures for link previews from the front page, and write them to web/public/previews.

Run it after changing the picture of a game.  It needs the packages that ./check installs and a built page.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src"), str(ROOT / "tools")]

from playwright.sync_api import sync_playwright  # noqa: E402
from tests.web.conftest import find_browser, launch  # noqa: E402
from tests.web.people import Person  # noqa: E402
from tests.web.serving import make_server  # noqa: E402

from pictures import small_png  # noqa: E402
from stablemates.server.http.previews import HEIGHT, PICTURES, WIDTH  # noqa: E402

FOLDER = ROOT / "web" / "public" / "previews"
DRAWN = 1000  # milliseconds until a picture is drawn

# Show the tile of a game on the whole screen, with our logo instead of its text: readers have different languages.
ALONE = """
(game) => {
  const door = document.querySelector(`.door.${game}`);
  const board = door.querySelector(".board");
  const logo = document.querySelector("header img").cloneNode();
  document.body.replaceChildren(door);
  board.replaceChildren(logo);
  for (const one of [document.documentElement, document.body, door]) one.style.cssText = "height: 100%; margin: 0";
  Object.assign(door.style, { border: 0, borderRadius: 0, boxShadow: "none" });
  Object.assign(board.style, { display: "grid", placeItems: "center", height: "200px", padding: "31px 0 0" });
  Object.assign(logo.style, { width: "auto", height: "118px" });
  for (const one of door.querySelectorAll(".friends, .fan")) one.style.height = "90%";
}
"""


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, make_server() as server:
        browser = launch(playwright, find_browser())
        blank = browser.new_page()
        for game in PICTURES:
            person = Person(browser, server.address, screen={"width": WIDTH, "height": HEIGHT}, theme="dark")
            person.see("/").wait_for_timeout(DRAWN)
            person.page.evaluate(ALONE, game)
            (FOLDER / f"{game}.png").write_bytes(small_png(blank, person.page.screenshot()))
            person.close()
        browser.close()
    shutil.rmtree(server.folder)


if __name__ == "__main__":
    main()
