"""Change what a page receives from the server: for events too rare to wait for."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import WebSocketRoute

from .people import Person


def hears_otherwise(person: Person, change: Callable[[Any], None]) -> None:
    """Let ``change`` modify every snapshot that this person receives."""

    def pass_on(line: WebSocketRoute, text: str | bytes) -> None:
        message = json.loads(text)
        if message.get("snapshot"):
            change(message["snapshot"])
        line.send(json.dumps(message))

    def route(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda text: pass_on(line, text))

    person.context.route_web_socket("**/ws/**", route)
