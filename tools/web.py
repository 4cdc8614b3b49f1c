"""Build the web page when its sources have changed, and install the packages to build and test it.

Node is taken from the system if it is recent enough, otherwise from a wheel, so that no one has to install it.
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
    """Install the packages to build the page, and with ``tested`` also those to test it."""
    if not page.has_packages(tested):
        make("installing the packages of the web page", partial(page.install, tested=tested))


def make(what: str, act: Callable[[str, dict[str, str]], None]) -> None:
    npm = find_npm()
    with alone("web"), step(what):
        try:
            act(npm, tool_environment())
        except page.NotBuilt as problem:
            raise SetupError(remedy(problem.output), problem.output) from None


def find_npm() -> str:
    """Return an npm with a recent enough Node; install one if necessary."""
    found = page.system_npm()
    if not found:
        prepare("node")
    return found or str(BIN / "npm")
