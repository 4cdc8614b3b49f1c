"""Check the table in a real browser at many screen sizes: ``python tools/layout_grid.py`` prints what does not fit.

It needs the packages that ./check installs and a built page.  ``--pictures FOLDER`` saves a screenshot of each table.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from itertools import product
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from playwright.sync_api import Browser, expect, sync_playwright  # noqa: E402
from tests.web.conftest import find_browser, launch  # noqa: E402
from tests.web.people import PATIENCE, Person  # noqa: E402
from tests.web.scenes import Show  # noqa: E402
from tests.web.seeing import seen  # noqa: E402
from tests.web.serving import make_server  # noqa: E402

SCREENS = [(360, 640), (390, 844), (640, 360), (844, 390), (768, 1024), (1366, 600), (1280, 800), (1920, 1080)]
SEATS = {"stable": (2, 4, 8), "unorog": (2, 4, 10)}
STABLES, HANDS = (0, 4, 9), (1, 7, 14)
PROMISED = (7, 10)  # cards in a stable and in the hand up to which everything is one tap away
ASKS = {"stable": ("play", "target", "neigh"), "unorog": ("play",)}
SIZES = ("", "largest")
TOUCHED = 600  # pixels of width below which a screen is a phone's, with touch

Screen = tuple[int, int]
Scene = tuple[int, int, str]  # cards in each stable, cards in the hand, what is asked


def groups(screens: list[Screen]) -> list[list[Screen]]:
    """Return the screens in groups that can share a browser: those with touch, and those with a mouse."""
    fingers = [screen for screen in screens if screen[0] < TOUCHED]
    return [group for group in (fingers, [screen for screen in screens if screen not in fingers]) if group]


def scenes(game: str) -> list[Scene]:
    """Return every scene of a game, with growing hands: a shrinking hand would keep its room for a while."""
    cards = [(0, hand) for hand in HANDS] if game == "unorog" else [*product(STABLES, HANDS), PROMISED]
    return [(*one, ask) for one in sorted(cards, key=lambda one: one[1]) for ask in ASKS[game]]


def look(browser: Browser, address: str, folder: Path | None, langs: list[str], screens: list[Screen]) -> int:
    """Check every table; return how many have a problem."""
    tables = failures = 0
    for group, lang, size, game in product(groups(screens), langs, SIZES, SEATS):
        for seats in SEATS[game]:
            first = {"width": group[0][0], "height": group[0][1]}
            person = Person(browser, address, "Ann", lang=lang, screen=first, size=size)
            show = Show(person, game, seats, drawings=folder is not None)
            for (stable, hand, ask), (width, height) in product(scenes(game), group):
                person.page.set_viewport_size({"width": width, "height": height})
                show.show(stable, hand, ask)
                tables += 1
                wrong = seen(person, seats=seats, ask=ask, stable=stable, hand=hand)
                name = f"{width}x{height}-{game}-{seats}-{stable}-{hand}-{ask}-{lang}-{size or 'usual'}"
                if folder:
                    person.page.screenshot(path=folder / f"{name}.png")
                if wrong:
                    failures += 1
                    print(f"{name}: {'; '.join(wrong[:3])}", flush=True)
            person.close()
            print(f"{tables} tables, {failures} with problems", file=sys.stderr, flush=True)
    return failures


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pictures", type=Path, help="folder for a screenshot of each table")
    parser.add_argument("--langs", default="en,ru,uk")
    parser.add_argument("--screens", default="", help="only these screens, e.g. 360x640,1280x800")
    args = parser.parse_args()
    if args.pictures:
        args.pictures.mkdir(parents=True, exist_ok=True)
    chosen = [one for one in SCREENS if not args.screens or f"{one[0]}x{one[1]}" in args.screens.split(",")]
    server = make_server()
    with server, sync_playwright() as playwright:
        expect.set_options(timeout=PATIENCE)
        browser = launch(playwright, find_browser())
        failures = look(browser, server.address, args.pictures, args.langs.split(","), chosen)
        browser.close()
    shutil.rmtree(server.folder)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
