"""Record a round with three bots: ``python tools/screencast.py`` writes docs/pictures/round.webp.

It needs the packages that ./check installs and a built page.  First a round is played and recorded: what the server
sent, and where the player tapped.  Then this is replayed to a page with a simulated clock, frame by frame, so the
animation is smooth however busy the machine is.
"""

from __future__ import annotations

import argparse
import base64
import json
import shutil
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src"), str(ROOT / "tools")]

from playwright.sync_api import Browser, WebSocketRoute, expect, sync_playwright  # noqa: E402
from tests.web.conftest import find_browser, launch  # noqa: E402
from tests.web.people import PATIENCE, Person  # noqa: E402
from tests.web.serving import make_server  # noqa: E402
from tests.web.tables import deal, new_table  # noqa: E402
from tests.web.tapping import Tapper  # noqa: E402

from animation import Format, Frame, moving, parts_of, times_of  # noqa: E402

FILE = ROOT / "docs" / "pictures" / "round.webp"
DESKTOP = {"width": 1280, "height": 800}
HOW = Format(width=720, height=450, quality=0.46, longest=1500)
LARGEST = 1_800_000  # bytes
SKIPPED = 1  # our turns before the recording starts, so that there are cards on the table
LEAST, MOST = 16.0, 45.0  # seconds
FRAME = 100  # milliseconds
THINKS = 700  # milliseconds between our taps
LOOKS = 6000  # maximum checks of the page
LOADS = 600_000  # milliseconds for the page to load

# Set every animation of the page to the time of the frame, and finish those that are over.
ANIMATE = """
(now) => {
  const begun = (window.begun ??= new WeakMap());
  for (const one of document.getAnimations()) {
    if (!begun.has(one)) begun.set(one, now), one.pause();
    const [at, end] = [now - begun.get(one), one.effect.getComputedTiming().endTime];
    if (at < end) one.currentTime = at; else one.finish();
  }
}
"""


class Sent(NamedTuple):
    """A message from the server, or one of our taps."""

    at: float  # milliseconds since 1970
    message: Any = None
    tap: tuple[float, float] | None = None


class Recorder(Tapper):
    """A player who watches the animations, and records what the page received and where they tapped."""

    def __init__(self, person: Person) -> None:
        super().__init__(person)
        self.sent: list[Sent] = []
        self.start = -1.0  # when the first recorded turn began
        self.turns, self.asked_now = 0, False
        person.page.on("websocket", lambda socket: socket.on("framereceived", self.receive))

    def receive(self, text: str | bytes) -> None:
        self.sent.append(Sent(time.time() * 1000, json.loads(text)))

    def touch(self, x: float, y: float) -> None:
        self.sent.append(Sent(time.time() * 1000, tap=(x, y)))
        super().touch(x, y)
        self.person.page.mouse.move(0, 0)  # a mouse pointer on a card would open it
        self.person.page.wait_for_timeout(THINKS)

    def play(self) -> None:
        """Play until a whole round is recorded: from our turn to our next one."""
        page = self.person.page
        for _ in range(LOOKS):
            ours = page.locator('[data-dock][data-ask="action"]').count() > 0
            if ours and not self.asked_now:
                self.turns += 1
                if self.turns > SKIPPED and self.start < 0:
                    self.start = time.time() * 1000
                elif self.lasts > LEAST:
                    return
            self.asked_now = ours
            if self.lasts > MOST:
                return
            if page.locator(".stage .scene").count():
                page.wait_for_timeout(FRAME)  # an animation is running: do not skip it
            elif not self.tap():
                return

    @property
    def lasts(self) -> float:
        return time.time() - self.start / 1000 if self.start >= 0 else 0.0


class Projector:
    """A page to which the recording is replayed, on a clock that moves from frame to frame."""

    def __init__(self, browser: Browser, address: str, recorder: Recorder) -> None:
        first = recorder.start - FRAME
        self.before = [one for one in recorder.sent if one.message and one.at < first]
        self.rest = [one for one in recorder.sent if one.at >= first]
        self.now = first
        self.socket: WebSocketRoute | None = None
        self.person = Person(browser, address, "Ann", screen=DESKTOP, theme="dark", motion="full", pace="normal")
        self.person.context.route_web_socket("**/ws/**", self.connect)
        self.person.page.clock.install(time=(self.now - LOADS) / 1000)

    def connect(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(self.accept)
        for one in self.before:
            self.send(one.message)

    def accept(self, text: str | bytes) -> None:
        assert self.socket is not None
        command = json.loads(text)
        reply = {"type": "pong"} if command["type"] == "ping" else {"type": "accepted", "id": command["id"], "state": 0}
        self.socket.send(json.dumps(reply))

    def send(self, message: Any) -> None:
        assert self.socket is not None
        if message["type"] in ("welcome", "update"):
            self.socket.send(json.dumps(message))

    def frames(self, table: str) -> Iterator[Frame]:
        page = self.person.page
        page.goto(f"/t/{table}")
        expect(page.locator("[data-dock]")).to_be_visible()
        page.wait_for_load_state("networkidle")
        page.clock.pause_at(self.now / 1000)
        session = page.context.new_cdp_session(page)
        last = self.rest[-1].at + HOW.longest
        while self.now < last:
            while self.rest and self.rest[0].at <= self.now:
                self.show(self.rest.pop(0))
            page.clock.run_for(FRAME)
            self.now += FRAME
            page.evaluate(ANIMATE, self.now)
            taken = session.send("Page.captureScreenshot", {"format": "png"})
            yield Frame(self.now, base64.b64decode(taken["data"]))
        self.person.close()

    def show(self, one: Sent) -> None:
        if one.tap:
            self.person.page.mouse.click(*one.tap)
            self.person.page.mouse.move(0, 0)
        else:
            self.send(one.message)


def kept(frames: Iterator[Frame], folder: Path | None) -> Iterator[Frame]:
    """Yield the frames; with a folder, also write each as a picture, to step through."""
    for number, frame in enumerate(frames):
        if folder:
            folder.mkdir(parents=True, exist_ok=True)
            (folder / f"{number:03}.png").write_bytes(frame.picture)
        yield frame


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=Path, help="folder in which to save each frame as a picture, to step through")
    args = parser.parse_args()
    expect.set_options(timeout=PATIENCE)
    server = make_server(times="real")
    with sync_playwright() as playwright, server:
        browser = launch(playwright, find_browser())
        ann = Person(browser, server.address, "Ann", screen=DESKTOP, theme="dark", motion="full", pace="normal")
        table = new_table(ann, "second-uk", 4, speed="off", pace="normal")
        recorder = Recorder(ann)
        deal(ann, table, level="sensible")
        recorder.play()
        ann.page.goto("about:blank")
        projector = Projector(browser, server.address, recorder)
        parts = parts_of(browser.new_page(), kept(projector.frames(table), args.steps), HOW)
        ann.close()
        browser.close()
    shutil.rmtree(server.folder)
    made = moving(parts, HOW)
    if len(made) > LARGEST:
        raise SystemExit(f"{FILE.name} would have {len(made)} bytes, more than {LARGEST}")
    FILE.write_bytes(made)
    lasts = sum(times_of(parts, HOW)) / 1000
    print(f"{FILE.name}: {len(made) / 1000:.0f} kB, {len(parts)} frames, {lasts:.0f} s")


if __name__ == "__main__":
    main()
