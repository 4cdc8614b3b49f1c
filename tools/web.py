"""The web page: built from web/ into the package when its sources have changed.

Node is taken from the system if it is recent enough, else from a wheel, so that no one has to install it.
"""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path

import page
from environment import BIN, digest, once, prepare, quietly, read_stamps, step, write_stamps
from page import WEB as WEB

NODE = "node"  # a purpose of packages
BUILDING, TESTING = "building", "testing"  # what npm packages are for


def build() -> None:
    """Build the page, unless it is up to date."""
    if not page.is_built():
        packages(BUILDING)
        make("building the web page", page.building())
        page.mark_built()


def packages(purpose: str) -> None:
    """Install what is needed to build the page, or also to test it."""
    wanted = digest(WEB / "package-lock.json")
    there = read_stamps().get("web packages", "") if (WEB / "node_modules").exists() else ""
    if there in (f"{wanted} {TESTING}", f"{wanted} {purpose}"):
        return
    write_stamps({step: stamp for step, stamp in read_stamps().items() if step != "web packages"})
    how = page.installing(*(["--omit=dev"] if purpose == BUILDING else []))
    act = partial(make, f"installing the packages of the web page, for {purpose}", how)
    once("web packages", f"{wanted} {purpose}", act)


def make(what: str, arguments: list[str]) -> None:
    npm = find_npm()
    with step(what):
        path = os.pathsep.join([str(Path(npm).parent), os.environ.get("PATH", "")])
        quietly([npm, *arguments], PATH=path)


def find_npm() -> str:
    """Return npm, with a recent enough Node next to it."""
    found = page.system_npm()
    if not found:
        prepare(NODE)
    return found or str(BIN / "npm")
