"""The web page, built by set-up when its sources have changed, and what it is tested with.

Node is taken from the system if it is recent enough, else from a wheel, so that no one has to install it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import page
from environment import BIN, SetupError, alone, prepare, remedy, step, tool_environment


def build() -> None:
    """Build the page, unless it is up to date."""
    if not page.is_built():
        packages()
        make("building the web page", page.build)


def packages(*, tested: bool = False) -> None:
    """Install what the page is built with, or also what it is tested with."""
    if not page.has_packages(tested):
        make("installing the packages of the web page", partial(page.install, tested=tested))


def make(what: str, act: Callable[[str, dict[str, str]], None]) -> None:
    npm = find_npm()
    with alone("web"), step(what):
        try:
            act(npm, tool_environment())
        except page.NotBuilt as problem:
            raise SetupError(remedy(problem.said), problem.said) from None


def find_npm() -> str:
    """Return npm, with a recent enough Node next to it."""
    found = page.system_npm()
    if not found:
        prepare("node")
    return found or str(BIN / "npm")
