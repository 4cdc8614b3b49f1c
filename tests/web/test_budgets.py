"""What the page may cost: bytes at the first load, and the time from a tap to what it changes."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest

from ..engine import installed
from .conftest import Come
from .people import PHONE, Person
from .tables import deal, new_table
from .tapping import Tapper

FIRST_LOAD = 300_000  # bytes on the wire, including headers
FRONT_PAGE = 110_000  # compressed bytes
IMPERCEPTIBLE = 100  # milliseconds
START = 5.0  # seconds from ./play to the page, once everything is set up
MANY_STARTS = 100  # ... or, on a busy machine, this many times as long as Python alone
TRIES = 3  # a machine that is busy for a moment is not slow
TAPS = 40
MANY_TIMES = 5
FRAME = 16  # milliseconds that even an idle machine takes
SHOWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

WATCH = """
window.paints = new Map();
new PerformanceObserver((list) => {
  for (const one of list.getEntries())
    if (one.interactionId) paints.set(one.interactionId, Math.max(paints.get(one.interactionId) ?? 0, one.duration));
}).observe({ type: "event", durationThreshold: 16, buffered: true });
"""


def loaded(person: Person, path: str) -> tuple[int, int]:
    """Return the bytes received until a page is loaded, with and without headers."""
    session = person.context.new_cdp_session(person.page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    sizes: list[float] = []
    bodies: list[int] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    session.on(
        "Network.responseReceived",
        lambda event: bodies.append(int(event["response"]["headers"].get("content-length", 0))),
    )
    session.on("Network.webSocketFrameReceived", lambda event: sizes.append(len(event["response"]["payloadData"])))
    person.page.goto(path)
    person.page.wait_for_load_state("networkidle")
    return round(sum(sizes)), sum(bodies)


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_the_first_load_is_small(lang: str, come: Come) -> None:
    ann = come("Ann", lang=lang, screen=PHONE)  # a name in another script loads that font as well
    front, sent = loaded(ann, "/")
    table = new_table(ann, "second-uk", 4, speed="off")
    deal(ann, table)
    at_table, _ = loaded(come("Bob", lang=lang, screen=PHONE), f"/t/{table}")
    print(
        f"first load in {lang}: front page {front / 1000:.0f} kB, {sent / 1000:.0f} kB without headers,"
        f" a table {at_table / 1000:.0f} kB"
    )
    assert 20_000 < front <= FIRST_LOAD
    assert 20_000 < sent <= FRONT_PAGE
    assert 20_000 < at_table <= FIRST_LOAD


def percentile(times: list[float], part: float) -> float:
    return sorted(times)[min(int(len(times) * part), len(times) - 1)] if times else 0.0


def times_of(person: Person, taps: int) -> list[float]:
    """Return how long someone's taps took; those too short to be reported took less than 16 ms."""
    noted: Any = person.page.evaluate("[...paints.values()]")
    return [*map(float, noted), *[8.0] * max(taps - len(noted), 0)]


class Timed(Tapper):
    """Measures how many milliseconds the page works after each tap, not counting waits for the machine."""

    def __init__(self, person: Person) -> None:
        super().__init__(person)
        self.works: list[float] = []
        self.session = person.context.new_cdp_session(person.page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def touch(self, x: float, y: float) -> None:
        before = self.worked()
        super().touch(x, y)
        self.person.page.evaluate(SHOWN)
        self.works.append(self.worked() - before)

    def worked(self) -> float:
        found = {one["name"]: one["value"] for one in self.session.send("Performance.getMetrics")["metrics"]}
        return 1000 * float(found["ThreadTime"])


def taps_in_a_game(idle: Person, ann: Person) -> tuple[float, float, float]:
    """Return how long a tap at a table takes, how long the page works for it, and the time on a one-button page.

    All are p95, in milliseconds.
    """
    idle.page.set_content("<button onclick='this.textContent += 1' style='padding: 5em'>0</button>")
    deal(ann, new_table(ann, "second-uk", 3))
    for person in (idle, ann):
        person.page.evaluate(WATCH)
    tapper = Timed(ann)
    clicks = 0
    for _ in range(1000):
        if not tapper.tap() or tapper.taps >= TAPS:
            break
        if tapper.taps > clicks:
            idle.page.mouse.click(60, 60)
            clicks += 1
    for person in (idle, ann):
        person.page.wait_for_timeout(100)  # the browser reports a tap after it has drawn its effect
    usual, times = percentile(times_of(idle, clicks), 0.95), times_of(ann, tapper.taps)
    found, worked = percentile(times, 0.95), percentile(tapper.works, 0.95)
    print(
        f"from a tap to the next picture: p50 {percentile(times, 0.5):.0f} ms, p95 {found:.0f} ms ({tapper.taps} taps),"
        f" of work p95 {worked:.0f} ms; on a page with one button p95 {usual:.0f} ms"
    )
    assert tapper.taps >= TAPS // 4  # a game may be short
    return found, worked, usual


def test_a_tap_shows_immediately(come: Come) -> None:
    """Taps in a game, interleaved with taps on a one-button page: if that also waits, the machine is busy."""
    idle, ann = come("Bob"), come("Ann", motion="full")
    for _ in range(TRIES):
        found, worked, usual = taps_in_a_game(idle, ann)
        # On a busy machine only the work counts, not the waiting; on a slow one everything takes longer, within limits.
        if (worked if usual > FRAME else found) <= IMPERCEPTIBLE + MANY_TIMES * max(usual - FRAME, 0):
            return
    raise AssertionError(f"a tap takes {found:.0f} ms, {worked:.0f} ms of work; {usual:.0f} ms with one button")


def started(data: Path) -> float:
    """Return how long the installed program takes from its start until it has sent the page, in seconds."""
    program = shutil.which("stablemates", path=str(Path(sys.executable).parent))  # the program that ./play runs
    assert program is not None
    command = [program, "serve", "--port", "0", "--data", str(data)]
    environ = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    begin = time.monotonic()
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environ
    ) as running:
        try:
            assert running.stdout is not None
            found = re.search(r"http://\S+:\d+", running.stdout.readline())
            assert found is not None
            with urlopen(f"{found[0]}/", timeout=60) as answer:
                assert b'id="app"' in answer.read()
            return time.monotonic() - begin
        finally:
            running.terminate()


def test_the_installed_program_shows_its_page_quickly(tmp_path: Path) -> None:
    installed.package()
    for _ in range(TRIES):
        began = time.monotonic()
        subprocess.run([sys.executable, "-c", ""], check=True)
        usual, found = time.monotonic() - began, started(tmp_path)
        print(f"from ./play to the page: {found:.1f} s; Python alone {usual:.2f} s")
        if found <= max(START, MANY_STARTS * usual):
            return
    raise AssertionError(f"it takes {found:.1f} s, and Python alone {usual:.2f} s")
