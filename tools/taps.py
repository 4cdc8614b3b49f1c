"""Measure the time from a tap to the next frame on a slow phone: ``python tools/taps.py`` prints percentiles.

It needs the packages that ./check installs, a built page and a quiet machine: the browser runs at a quarter speed.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from playwright.sync_api import Browser, Locator, expect, sync_playwright  # noqa: E402
from tests.web.conftest import find_browser, launch  # noqa: E402
from tests.web.people import PATIENCE, Person  # noqa: E402
from tests.web.scenes import Show  # noqa: E402
from tests.web.serving import make_server  # noqa: E402

PHONE = {"width": 390, "height": 844}
SLOWER = 4
ROUNDS = 5
SETTLES = 600  # milliseconds between two taps
LIMIT = 100.0  # milliseconds within which 95% of the taps must be shown

# The browser itself reports how long after an interaction the next frame was painted.
OBSERVE = """
() => {
  window.taps = [];
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) if (one.interactionId) window.taps.push([one.interactionId, one.duration]);
  }).observe({ type: "event", durationThreshold: 16 });
}
"""


def measure(browser: Browser, address: str) -> list[float]:
    """Tap cards, seats and the log of a table in mid-game; return how long each tap took, sorted."""
    person = Person(browser, address, "Ann", screen=PHONE, motion="full")
    page = person.page
    Show(person, "stable", 4).show(4, 7)
    person.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.evaluate(OBSERVE)
    taps = 0
    for _ in range(ROUNDS):
        cards = page.locator(".table > .hand [data-card]").all()
        for one in (*cards, page.locator("[data-seat]").first, page.locator(".tray header button")):
            taps += 1
            tap(person, one)
    longest: dict[int, float] = {}
    for interaction, duration in page.evaluate("window.taps"):
        longest[interaction] = max(longest.get(interaction, 0.0), duration)
    person.close()
    return sorted([*longest.values(), *[16.0] * (taps - len(longest))])  # taps that are not reported took less


def tap(person: Person, what: Locator) -> None:
    box = what.bounding_box()
    assert box is not None
    person.page.touchscreen.tap(box["x"] + min(20, box["width"] / 2), box["y"] + min(20, box["height"] / 2))
    person.page.wait_for_timeout(SETTLES)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.parse_args()
    expect.set_options(timeout=PATIENCE)
    server = make_server()
    with server, sync_playwright() as playwright:
        browser = launch(playwright, find_browser())
        found = measure(browser, server.address)
        browser.close()
    shutil.rmtree(server.folder)
    half, most = (found[min(len(found) - 1, round(len(found) * part))] for part in (0.5, 0.95))
    print(f"{len(found)} taps: half within {half:.0f} ms, 95% within {most:.0f} ms, the slowest {found[-1]:.0f} ms")
    return 1 if most > LIMIT else 0


if __name__ == "__main__":
    sys.exit(main())
