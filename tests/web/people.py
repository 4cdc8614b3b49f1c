"""People with their own browsers.  Whatever goes wrong in one of them is recorded."""

from __future__ import annotations

import json
import os
import re
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, ConsoleMessage, Error, Page, expect

from .messages import say

PHONE = {"width": 360, "height": 640}
DESKTOP = {"width": 1280, "height": 800}
PATIENCE = 60_000  # milliseconds: a busy machine is not a bug
PICTURES_VARIABLE = "STABLEMATES_PICTURES"  # a folder for pictures of what the tests see
KEPT = "stablemates"  # the storage key of the page's preferences
# What browsers report when a connection breaks, and when the server refuses something.
DISCONNECTED = "net::ERR_|WebSocket connection to|Failed to load resource: net"
REFUSED = "Failed to load resource: the server responded with a status of 4"

# Only the page itself learns of violations of the content security policy.
LISTENING = """
addEventListener("securitypolicyviolation", (event) =>
  console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`));
"""


class Person:
    """A person with a browser: language, screen and preferences."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str = "",
        lang: str = "en",
        screen: dict[str, int] = DESKTOP,
        workers: Literal["allow", "block"] = "block",
        **chosen: Any,
    ) -> None:
        self.name = name
        self.lang = lang
        self.address = address
        self.errors: list[str] = []
        self.tables: list[str] = []  # that they host
        self.expected = "Service Worker registration blocked"  # errors that a test provokes
        self.touch = touch = screen["width"] < 600
        self.context = browser.new_context(
            base_url=address,
            locale={"en": "en-GB", "ru": "ru-RU", "uk": "uk-UA"}[lang],
            viewport={"width": screen["width"], "height": screen["height"]},
            has_touch=touch,
            is_mobile=touch,
            service_workers=workers,
        )
        choices = {"sound": False, "motion": "off", "finished": 2, **({"name": name} if name else {}), **chosen}
        keep = f"localStorage.getItem('{KEPT}') ?? localStorage.setItem('{KEPT}', {json.dumps(json.dumps(choices))})"
        self.context.add_init_script(f"try {{ {keep} }} catch {{ /* not on this page */ }}\n{LISTENING}")
        self.context.set_default_timeout(PATIENCE)
        self.page = self.open()

    def open(self) -> Page:
        page = self.context.new_page()
        page.on("console", self.note)
        page.on("pageerror", self.fail)
        return page

    def note(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.errors.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def fail(self, error: Error) -> None:
        self.errors.append(f"error: {error.message}")

    def unexpected(self) -> list[str]:
        return [error for error in self.errors if not re.search(self.expected, error)]

    def say(self, name: str, **args: Any) -> str:
        return say(name, self.lang, **args)

    def see(self, path: str) -> Page:
        """Open a page, and wait until it is loaded."""
        self.page.goto(path)
        expect(self.page.locator("h1").first).to_be_attached()
        expect(self.page.get_by_text(self.say("web-loading"), exact=True)).to_have_count(0)
        return self.page

    def press(self, name: str, **args: Any) -> None:
        """Press the button with this message."""
        self.page.get_by_role("button", name=self.say(name, **args), exact=True).click()

    def picture(self, name: str) -> None:
        folder = os.environ.get(PICTURES_VARIABLE)
        if folder:
            Path(folder).mkdir(parents=True, exist_ok=True)
            self.page.screenshot(path=Path(folder) / f"{name}.png")

    def request(self, method: str, path: str, data: Any = None) -> Any:
        """Send a request to the server as this person; return the reply."""
        headers = {"origin": self.address}
        answer = self.context.request.fetch(path, method=method, data=data, headers=headers)
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json()

    def close(self) -> None:
        """Leave, and close their tables: otherwise bots would play on and use the machine."""
        with suppress(Error):  # the server may already be gone
            for table in self.tables:
                headers = {"origin": self.address}
                found = self.context.request.get(f"/api/tables/{table}", headers=headers)
                data = {"type": "close", "id": os.urandom(8).hex(), "on": found.json().get("state", 0)}
                self.context.request.post(f"/api/tables/{table}/commands", data=data, headers=headers)
        self.context.close()
