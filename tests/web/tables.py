"""Set up tables through the API, for tests that are about something else."""

from __future__ import annotations

import os
from typing import Any

from playwright.sync_api import expect

from .people import PATIENCE, Person

Json = dict[str, Any]
SETTLES = 300  # milliseconds, with a margin, in which a new question accepts no answer
BOOKS = ("first-ru", "first-uk", "second-ru", "second-uk", "unorog")


def command(person: Person, table: str, type: str, on: int = 0, **fields: Any) -> int:
    """Send a command to a table; return the state after it."""
    data = {"type": type, "id": os.urandom(8).hex(), "on": on, **fields}
    answer: Json = person.request("POST", f"/api/tables/{table}/commands", data)
    return int(answer["state"])


def new_table(host: Person, profile: str, seats: int, *, speed: str = "quick", **settings: Any) -> str:
    """Return a new table with its host seated."""
    given = {"profile": profile, "seats": seats, "speed": speed, **settings}
    made: Json = host.request("POST", "/api/tables", {"settings": given})
    command(host, made["table"], "sit", name=host.name)
    host.tables.append(made["table"])
    return str(made["table"])


def deal(host: Person, table: str, *others: Person, level: str = "novice") -> None:
    """Seat the others, fill up with bots, start the game, and open it for everyone."""
    for person in others:
        person.request("POST", "/api/guest")
        command(person, table, "sit", on=state_of(person, table), name=person.name)
    seats = host.request("GET", f"/api/tables/{table}")["table"]["seats"]
    if any(seat.get("kind", "empty") == "empty" for seat in seats):
        command(host, table, "addbot", on=state_of(host, table), level=level)
    command(host, table, "start", on=state_of(host, table))
    for person in (host, *others):
        person.page.goto(f"/t/{table}")
        expect(person.page.locator("[data-dock]")).to_be_visible()


def asked(person: Person, ask: str) -> None:
    """Wait for a question, and until it accepts answers: early taps are ignored."""
    person.page.locator(f'[data-dock][data-ask="{ask}"]').wait_for()
    person.page.wait_for_timeout(SETTLES)


def knows(person: Person, table: str, **wanted: Any) -> None:
    """Wait until the table has a setting: the page shows it before it is saved."""
    mine: Json = {}
    for _ in range(PATIENCE // SETTLES):
        mine = person.request("GET", f"/api/tables/{table}")["mine"]
        if wanted.items() <= mine.items():
            return
        person.page.wait_for_timeout(SETTLES)
    raise AssertionError(f"the table knows {mine}, not {wanted}")


def state_of(person: Person, table: str) -> int:
    return int(person.request("GET", f"/api/tables/{table}").get("state", 0))
