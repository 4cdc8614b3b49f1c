"""Change what a page receives from the server: for events too rare to wait for."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import WebSocketRoute

from .people import Person


class Interceptor:
    """A proxy between the server and a page that changes what the page receives."""

    def __init__(self, change: Callable[[Any], None]) -> None:
        self.change = change
        self.line: WebSocketRoute | None = None
        self.last = ""  # the newest snapshot as the server sent it

    def route(self, line: WebSocketRoute) -> None:
        self.line = line
        line.connect_to_server().on_message(lambda text: self.pass_on(line, text))

    def pass_on(self, line: WebSocketRoute, text: str | bytes) -> None:
        message = json.loads(text)
        if message.get("snapshot"):
            self.last = json.dumps(message["snapshot"])
            self.change(message["snapshot"])
        line.send(json.dumps(message))

    def repeat(self, *events: Any) -> None:
        """Send the newest snapshot again, changed as it would be now, with these events."""
        assert self.line is not None, "the page has not received anything yet"
        snapshot = json.loads(self.last)
        self.change(snapshot)
        self.line.send(json.dumps({"type": "update", "snapshot": snapshot, "events": events}))


def intercept(person: Person, change: Callable[[Any], None]) -> Interceptor:
    """Let ``change`` modify every snapshot that this person receives."""
    interceptor = Interceptor(change)
    person.context.route_web_socket("**/ws/**", interceptor.route)
    return interceptor
