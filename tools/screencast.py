"""Record a round with three bots: ``python tools/screencast.py`` writes docs/pictures/round.webp.

It needs the packages of ./check and a built page.  Only what changed since the previous frame is stored.
"""

from __future__ import annotations

import argparse
import base64
import shutil
import struct
import sys
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from playwright.sync_api import Page, sync_playwright  # noqa: E402
from tests.web.conftest import find_browser, launch  # noqa: E402
from tests.web.people import Person  # noqa: E402
from tests.web.serving import make_server  # noqa: E402
from tests.web.tables import deal, new_table  # noqa: E402
from tests.web.tapping import Tapper  # noqa: E402

FILE = ROOT / "docs" / "pictures" / "round.webp"
DESK = {"width": 1280, "height": 800}
WIDTH, HEIGHT = 720, 450  # of the animation
QUALITY = 0.62
LARGEST = 1_500_000  # bytes
BEFORE = 2  # rounds played before it starts, so that there are cards on the table
LEAST, MOST = 18.0, 40.0  # seconds
OFTEN = 0.12  # seconds between two frames
LONGEST = 1500  # milliseconds without a change: a thinking bot is cut short
BETWEEN = 40  # milliseconds between two checks of the page
LOOKS = 4000

# What differs from the previous frame, as a picture with its position; nothing if it is the same.
CHANGED = """
async ({ picture, width, height, quality }) => {
  const image = new Image();
  image.src = `data:image/jpeg;base64,${picture}`;
  await image.decode();
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { alpha: false, willReadFrequently: true });
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, width, height);
  const now = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
  const before = window.before;
  let [left, top, right, bottom] = before ? [width, height, -1, -1] : [0, 0, width - 1, height - 1];
  for (let at = 0; before && at < now.length; at++) {
    if (now[at] === before[at]) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
  }
  if (right < 0) return null;
  window.before = now;
  [left, top] = [left & ~1, top & ~1];
  const part = new OffscreenCanvas(right - left + 1, bottom - top + 1);
  part.getContext("2d", { alpha: false }).drawImage(canvas, -left, -top);
  const bytes = new Uint8Array(await (await part.convertToBlob({ type: "image/webp", quality })).arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return { left, top, width: part.width, height: part.height, webp: btoa(text) };
}
"""


class Frame(NamedTuple):
    at: float  # seconds
    picture: str


class Part(NamedTuple):
    """What changes with a frame."""

    at: float
    box: tuple[int, int, int, int]
    data: bytes


class Camera:
    """A recorder of what a page shows, whenever that changes."""

    def __init__(self, page: Page) -> None:
        self.frames: list[Frame] = []
        self.session = page.context.new_cdp_session(page)
        self.session.on("Page.screencastFrame", self.keep)

    def keep(self, shown: Any) -> None:
        at = float(shown["metadata"]["timestamp"])
        if not self.frames or at - self.frames[-1].at >= OFTEN:
            self.frames.append(Frame(at, shown["data"]))
        self.session.send("Page.screencastFrameAck", {"sessionId": shown["sessionId"]})

    def start(self) -> None:
        size = {"maxWidth": DESK["width"], "maxHeight": DESK["height"]}
        self.session.send("Page.startScreencast", {"format": "jpeg", "quality": 92, **size})

    def stop(self) -> None:
        self.session.send("Page.stopScreencast")

    @property
    def lasts(self) -> float:
        return self.frames[-1].at - self.frames[0].at if self.frames else 0.0


def record(person: Person) -> list[Frame]:
    """Play, and record a round: from our turn to the end of the others' turns."""
    camera, tapper, page = Camera(person.page), Tapper(person), person.page
    turns, asked = 0, False
    for _ in range(LOOKS):
        ours = page.locator('[data-dock][data-ask="action"]').count() > 0
        if ours and not asked:
            turns += 1
            if turns == BEFORE:
                camera.start()
            if camera.lasts > LEAST:
                break
        asked = ours
        if camera.lasts > MOST:
            break
        if page.locator(".stage .scene").count():
            page.wait_for_timeout(BETWEEN)  # the animation shows what happens: no one skips it
        elif not tapper.tap():
            break
        page.mouse.move(0, 0)  # a mouse pointer on a card would open it
    page.wait_for_timeout(LONGEST)
    camera.stop()
    return camera.frames


def parts_of(blank: Page, frames: list[Frame]) -> list[Part]:
    found: list[Part] = []
    for frame in frames:
        given = {"picture": frame.picture, "width": WIDTH, "height": HEIGHT, "quality": QUALITY}
        part: Any = blank.evaluate(CHANGED, given)
        if part:
            box = (part["left"], part["top"], part["width"], part["height"])
            found.append(Part(frame.at, box, image_chunks(base64.b64decode(part["webp"]))))
    return found


def image_chunks(webp: bytes) -> bytes:
    """Return the picture itself, without its file format."""
    at, kept = 12, b""
    while at < len(webp):
        name, size = webp[at : at + 4], struct.unpack("<I", webp[at + 4 : at + 8])[0]
        end = at + 8 + size + size % 2
        if name in (b"VP8 ", b"VP8L", b"ALPH"):
            kept += webp[at:end]
        at = end
    return kept


def chunk(name: bytes, data: bytes) -> bytes:
    return name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def three(number: int) -> bytes:
    return struct.pack("<I", number)[:3]


def moving(parts: list[Part]) -> bytes:
    """Return an animated WebP that loops."""
    ends = [*(part.at for part in parts[1:]), parts[-1].at + LONGEST / 1000]
    body = chunk(b"VP8X", b"\x02\0\0\0" + three(WIDTH - 1) + three(HEIGHT - 1))
    body += chunk(b"ANIM", struct.pack("<IH", 0xFFFFFFFF, 0))
    for part, end in zip(parts, ends, strict=True):
        left, top, width, height = part.box
        where = three(left // 2) + three(top // 2) + three(width - 1) + three(height - 1)
        body += chunk(b"ANMF", where + three(min(LONGEST, round((end - part.at) * 1000))) + b"\x02" + part.data)
    return b"RIFF" + struct.pack("<I", len(body) + 4) + b"WEBP" + body


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=Path, help="a folder for each frame as a picture, to step through")
    given = parser.parse_args()
    with sync_playwright() as playwright, make_server() as server:
        browser = launch(playwright, find_browser())
        blank = browser.new_page()
        ann = Person(browser, server.address, "Ann", screen=DESK, theme="dark", motion="full", pace="normal")
        deal(ann, new_table(ann, "second-uk", 4, speed="relaxed"), level="sensible")
        frames = record(ann)
        parts = parts_of(blank, frames)
        ann.close()
        browser.close()
    shutil.rmtree(server.folder)
    if given.steps:
        given.steps.mkdir(parents=True, exist_ok=True)
        for number, frame in enumerate(frames):
            (given.steps / f"{number:03}.jpg").write_bytes(base64.b64decode(frame.picture))
    made = moving(parts)
    if len(made) > LARGEST:
        raise SystemExit(f"{FILE.name} would have {len(made)} bytes, more than {LARGEST}")
    FILE.write_bytes(made)
    lasts = parts[-1].at - parts[0].at
    print(f"{FILE.name}: {len(made) / 1000:.0f} kB, {len(parts)} frames, {lasts:.0f} s")


if __name__ == "__main__":
    main()
