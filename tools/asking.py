"""Ask the referee the twenty questions on a phone, as a person would, and time it: ``python tools/asking.py``.

Every question starts from an empty page: tap, swipe, type titles until the card is visible.  A tap or a swipe counts as
a second and a half, a letter as a third of a second, and the time that the page takes is added.  It needs the packages
that ./check installs and a built page.
"""

from __future__ import annotations

import json
import shutil
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from playwright.sync_api import Browser, Locator, expect, sync_playwright  # noqa: E402
from tests.referee.questions import QUESTIONS, Asked, sentences_of  # noqa: E402
from tests.web.conftest import find_browser, launch  # noqa: E402
from tests.web.people import PATIENCE, Person  # noqa: E402
from tests.web.serving import make_server  # noqa: E402

PHONE = {"width": 390, "height": 844}
KEYBOARD = 336  # pixels of the screen that the keyboard covers
TAP = 1.5  # seconds
LETTER = 1 / 3
FEWEST = 4  # letters that people type before they look
SWIPE = 600  # pixels
ENOUGH = 60.0  # seconds

Json = dict[str, Any]


class Asker:
    """A person with a phone and a question."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.person = Person(browser, address, "Ann", screen=PHONE)
        self.page = self.person.page
        self.taps = self.swipes = self.letters = 0
        self.waited = 0.0
        self.ruling: Json = {}

    @property
    def seconds(self) -> float:
        return TAP * (self.taps + self.swipes) + LETTER * self.letters + self.waited

    def ask(self, question: Asked) -> None:
        self.person.see("/referee")
        if question.profile != "second-uk":
            self.choose("referee-book", question.profile)
        if question.phase != "action":
            self.choose("referee-phase", question.phase)
        names = {player.split()[0]: player.split()[0].title() for player in question.players}
        for seat, player in enumerate(question.body()["players"]):
            for zone in ("stable", "hand"):
                for kind in player.get(zone, []):
                    self.add(
                        self.page.locator(".list > li").nth(seat).get_by_role("group").nth(int(zone == "hand")), kind
                    )
        for kind in question.discard.split():
            self.add(self.page.get_by_role("group", name=self.person.say("zone-discard"), exact=True), kind)
        for answer in question.path:
            words = [names.get(word, word) for word in answer.split()]
            self.tap(self.page.locator(f'[data-answer="{" ".join(words)}"]'), answered=True)
        self.see(self.page.get_by_role("heading", name=self.person.say("referee-happens")))

    def choose(self, label: str, value: str) -> None:
        """Choose from a list: one tap opens it, another chooses a line."""
        chooser = self.page.locator("label").filter(has_text=self.person.say(label)).locator("select")
        self.tap(chooser, answered=True, choose=value)
        self.taps += 1

    def add(self, zone: Locator, kind: str) -> None:
        """Add a card to a zone: type its title until it is visible."""
        self.tap(zone.locator(".add"))
        dialog = self.page.get_by_role("dialog")
        field = dialog.get_by_role("textbox")
        expect(field).to_be_focused()
        title = self.person.say(f"card-{kind.replace('_', '-')}")
        wanted = dialog.locator(f"button:has(b:text-is({json.dumps(title)}))")
        for count in range(min(FEWEST, len(title)), len(title) + 1):
            field.fill(title[:count].lower())
            box = wanted.bounding_box()
            if box is not None and box["y"] + box["height"] / 2 < PHONE["height"] - KEYBOARD:
                break
        else:
            raise AssertionError(f"{title!r} is covered by the keyboard")
        self.letters += count
        self.tap(wanted, answered=True)

    def see(self, what: Locator) -> None:
        """Swipe until an element is visible."""
        box = what.bounding_box()
        assert box is not None
        outside = max(0.0, -box["y"], box["y"] + min(box["height"], SWIPE) - PHONE["height"])
        self.swipes += -int(-outside // SWIPE)
        what.scroll_into_view_if_needed()

    def tap(self, what: Locator, answered: bool = False, choose: str = "") -> None:
        what.wait_for()
        self.see(what)
        self.taps += 1
        began = time.monotonic()
        if answered:
            with self.page.expect_response("**/api/referee") as found:
                if choose:
                    what.select_option(choose)
                else:
                    what.tap()
            self.ruling = found.value.json()
        else:
            what.tap()
        self.waited += time.monotonic() - began


def problems(question: Asked, ruling: Json) -> list[str]:
    """Return what the ruling lacks, or should not have."""
    found = {line.replace("Ann", "ann").replace("Bob", "bob").replace("Cat", "cat") for line in sentences_of(ruling)}
    return [f"lacks {line!r}" for line in question.says if line not in found] + [
        f"has {line!r}" for line in question.never if line in found
    ]


def main() -> int:
    expect.set_options(timeout=PATIENCE)
    server = make_server()
    slow = 0
    with server, sync_playwright() as playwright:
        browser = launch(playwright, find_browser())
        for question in QUESTIONS:
            asker = Asker(browser, server.address)
            asker.ask(question)
            asker.person.close()
            wrong = problems(question, asker.ruling)
            slow += bool(wrong) or asker.seconds >= ENOUGH
            print(
                f"| {question.number} | {asker.taps} | {asker.swipes} | {asker.letters} | {asker.seconds:.0f} s |",
                f"the page took {asker.waited:.1f} s",
                *wrong,
                flush=True,
            )
        browser.close()
    shutil.rmtree(server.folder)
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())
