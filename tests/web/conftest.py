"""One server and one browser for all tests of the page; each person has their own context."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from .people import PATIENCE, Person
from .serving import Server, make_server

VARIABLE = "STABLEMATES_BROWSER"
NAMES = ("chromium-headless-shell", "chromium", "google-chrome")
ARGUMENTS = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
)

Come = Callable[..., Person]


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as found:
        expect.set_options(timeout=PATIENCE)
        yield found


def find_browser() -> str:
    return os.environ.get(VARIABLE) or next((found for name in NAMES if (found := shutil.which(name))), "")


def launch(playwright: Playwright, path: str) -> Browser:
    assert path, f"there is no browser: ./check finds or installs one; or name its path in {VARIABLE}"
    sandbox = getattr(os, "geteuid", lambda: 1)() != 0  # Chromium has none for root
    return playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS), chromium_sandbox=sandbox)


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    browser = launch(playwright, find_browser())
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    made = make_server()
    with made:
        yield made
    shutil.rmtree(made.folder)


@pytest.fixture
def come(browser: Browser, server: Server) -> Iterator[Come]:
    """Create people with their own browser contexts.  Any error in one of them fails the test."""
    here: list[Person] = []

    def come(name: str = "", *, at: Server = server, **how: Any) -> Person:
        here.append(Person(browser, at.address, name, **how))
        return here[-1]

    yield come
    errors = [f"{person.name or 'someone'}: {error}" for person in here for error in person.unexpected()]
    for person in here:
        person.close()
    assert not errors, "\n".join(errors)
