"""Take the pictures for the README from the running program: ``python tools/pictures.py`` writes docs/pictures.

It needs the packages that ./check installs and a built page.  Bots and simulated taps play until there is
something to show.
"""

from __future__ import annotations

import asyncio
import base64
import re
import shutil
import struct
import sys
import tempfile
import zlib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402
from tests.terminal.person import at_screen, sit  # noqa: E402
from tests.web.conftest import find_browser, launch  # noqa: E402
from tests.web.people import PHONE, Person  # noqa: E402
from tests.web.serving import make_server  # noqa: E402
from tests.web.tables import deal, new_table  # noqa: E402
from tests.web.tapping import Tapper  # noqa: E402

import stablemates  # noqa: E402
from stablemates import bots  # noqa: E402
from stablemates.protocol.seen import view  # noqa: E402

FOLDER = ROOT / "docs" / "pictures"
DESKTOP = {"width": 1120, "height": 720}
LARGEST = 200_000  # bytes of a picture
LOOKS = 1500
UNOROG_CARDS = 8
STABLED, HELD, TERMINAL_SEED = 12, 5, 2  # cards in all stables, and in the hand
SETTLING = 500  # milliseconds

# Reduce a picture to at most 256 colours: the most frequent ones, with similar ones merged.  Pages have few colours.
REDUCE = """
async (picture) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  const cells = new Map();
  const cellOf = (at) => ((data[at] >> 3) << 10) | ((data[at + 1] >> 3) << 5) | (data[at + 2] >> 3);
  for (let at = 0; at < data.length; at += 4) {
    const name = cellOf(at);
    const cell = cells.get(name) ?? cells.set(name, [0, 0, 0, 0]).get(name);
    for (let part = 0; part < 3; part++) cell[part] += data[at + part];
    cell[3]++;
  }
  const mean = (cell) => [0, 1, 2].map((part) => Math.round(cell[part] / cell[3]));
  const colours = [...cells.values()].sort((a, b) => b[3] - a[3]).slice(0, 256).map(mean);
  const nearest = new Map();
  for (const [name, cell] of cells) {
    const [r, g, b] = mean(cell);
    let best = 0, least = Infinity;
    colours.forEach(([x, y, z], n) => {
      const far = (r - x) ** 2 + (g - y) ** 2 + (b - z) ** 2;
      if (far < least) [best, least] = [n, far];
    });
    nearest.set(name, best);
  }
  const dots = new Uint8Array(data.length / 4);
  for (let n = 0; n < dots.length; n++) dots[n] = nearest.get(cellOf(4 * n));
  let text = "";
  for (let from = 0; from < dots.length; from += 8192) text += String.fromCharCode(...dots.subarray(from, from + 8192));
  return { width: image.width, height: image.height, colours: colours.flat(), dots: btoa(text) };
}
"""


def chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def small_png(blank: Page, picture: bytes) -> bytes:
    """Return the same picture in fewer bytes."""
    found: Any = blank.evaluate(REDUCE, base64.b64encode(picture).decode())
    width, height, dots = found["width"], found["height"], base64.b64decode(found["dots"])
    rows = b"".join(b"\0" + dots[row * width : (row + 1) * width] for row in range(height))
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = [(b"IHDR", header), (b"PLTE", bytes(found["colours"])), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(name, data) for name, data in parts)


def take(blank: Page, person: Person, name: str) -> None:
    person.page.mouse.move(0, 0)
    made = small_png(blank, person.page.screenshot())
    if len(made) > LARGEST:
        raise SystemExit(f"{name}.png has {len(made)} bytes, more than {LARGEST}")
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / f"{name}.png").write_bytes(made)
    print(f"{name}.png: {len(made) / 1000:.0f} kB")


def play_until(person: Person, cards: int) -> None:
    """Play until it is our turn, at least ``cards`` cards are face up, and nothing moves."""
    tapper = Tapper(person)
    for _ in range(LOOKS):
        asked = person.page.locator("[data-dock]").get_attribute("data-ask")
        if asked in ("action", "turn") and cards_on_the_table(person.page) >= cards and settled(person.page):
            return
        if not tapper.tap():
            break
    raise SystemExit("the game ended before the picture was taken: change the seats or the name")


def settled(page: Page) -> bool:
    """Return whether no card is lifted or moving."""
    before = page.locator("[data-dock] p").first.inner_text()
    page.wait_for_timeout(SETTLING)
    return (
        page.locator("[data-card] [aria-pressed=true]").count() == 0
        and page.locator("[data-dock] p").first.inner_text() == before
    )


def cards_on_the_table(page: Page) -> int:
    return page.locator("[data-card]").count()


def stabled(state: stablemates.State) -> int:
    """Return how many cards are in all stables."""
    zones = view(state, 0).zones
    return sum(zone.count for zone in zones if zone.name == "stable")


def held(state: stablemates.State) -> int:
    return view(state, 0).zone("hand", 0).count


async def terminal() -> None:
    """Draw the table in the terminal, in the middle of a game."""
    match = stablemates.match("second-uk", ["Ann", *["bot:sensible"] * 3], seed=TERMINAL_SEED)
    state = match.state
    while True:
        question = state.pending()[0]
        if question.ask == "action" and question.seat == 0 and stabled(state) >= STABLED and held(state) >= HELD:
            break
        bot = bots.make("sensible", len(match.answers))
        match.answer(question.seat, bot.answer(bots.World(state, question.seat)))
    with tempfile.TemporaryDirectory() as folder:
        async with at_screen(sit(match, Path(folder)), size=(100, 30)) as person:
            drawn = person.app.export_screenshot(title="stablemates play")
    # Without the fonts, which would be fetched from another host, and without comments about the generator.
    drawn = re.sub(r"@font-face \{.*?\}|<!--.*?-->", "", drawn, flags=re.DOTALL)
    (FOLDER / "terminal.svg").write_text(drawn.replace("Fira Code", "monospace"), encoding="utf-8")
    print(f"terminal.svg: {len(drawn) / 1000:.0f} kB")


def main() -> None:
    asyncio.run(terminal())
    with sync_playwright() as playwright, make_server() as server:
        browser: Browser = launch(playwright, find_browser())
        blank = browser.new_page()
        for screen, where, stable_cards in ((DESKTOP, "desktop", 14), (PHONE, "phone", 8)):
            front = Person(browser, server.address, "Ann", screen=screen, theme="light")
            front.see("/")
            take(blank, front, f"front-{where}")
            stable = Person(browser, server.address, "Ann", screen=screen, theme="dark")
            deal(stable, new_table(stable, "second-uk", 4))
            play_until(stable, stable_cards)
            take(blank, stable, f"stable-{where}")
            unorog = Person(browser, server.address, "Ann", screen=screen, theme="light")
            deal(unorog, new_table(unorog, "unorog", 4))
            play_until(unorog, UNOROG_CARDS)
            take(blank, unorog, f"unorog-{where}")
            for person in (front, stable, unorog):
                person.close()
        browser.close()
    shutil.rmtree(server.folder)


if __name__ == "__main__":
    main()
