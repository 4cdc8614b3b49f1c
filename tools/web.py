"""The web page, built by set-up when its sources have changed, and what it is tested with.

Node is taken from the system if it is recent enough, else from a wheel, so that no one has to install it.
"""

from __future__ import annotations

import page
from environment import BIN, SetupError, alone, prepare, remedy, step, tool_environment


def build(*, tested: bool = False) -> None:
    """Build the page, unless it is up to date, and install what tests of it need."""
    if page.is_built() and (page.has_packages(tested) or not tested):
        return
    npm = find_npm()
    with alone("web"):
        try:
            if not page.has_packages(tested):
                with step("installing the packages of the web page"):
                    page.install(npm, tool_environment(), tested=tested)
            if not page.is_built():
                with step("building the web page"):
                    page.build(npm, tool_environment())
        except page.NotBuilt as problem:
            raise SetupError(remedy(problem.said), problem.said) from None


def find_npm() -> str:
    """Return npm, with a recent enough Node next to it."""
    found = page.system_npm()
    if not found:
        prepare("node")
    return found or str(BIN / "npm")
