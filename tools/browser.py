"""Find the browser for tests of the page: an installed one, or one that is downloaded.

Only the standard library is used here, because set-up calls it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from contextlib import suppress

from environment import BIN, VENV, SetupError, quietly, step

VARIABLE = "STABLEMATES_BROWSER"
NAMES = ("chromium-headless-shell", "chromium", "google-chrome", "google-chrome-stable", "chromium-browser")
FETCHED = VENV / "browsers"  # removed together with .venv
FETCHED_NAMES = ("chrome-headless-shell", "headless_shell")
GET = "apt-get -qq install --yes --no-install-recommends"

# How to install a browser if there is none: Playwright does not need root, only access to its host.
WAYS = {
    "fetching a browser for the tests": [str(BIN / "playwright"), "install", "chromium-headless-shell"],
    "installing a browser for the tests": [
        "sh",
        "-c",
        f"apt-get -qq update; {GET} chromium-headless-shell || {GET} chromium",
    ],
}


def require() -> str:
    """Return the path of a working browser, installing one if needed."""
    chosen = os.environ.get(VARIABLE)
    if chosen:
        if starts(chosen):
            return chosen
        raise SetupError(f"{VARIABLE}={chosen} does not start: set it to the path of Chromium or Chrome, or unset it")
    for what, command in WAYS.items():
        if found := find():
            return found
        with suppress(SetupError), step(what):
            quietly(command, PLAYWRIGHT_BROWSERS_PATH=str(FETCHED), DEBIAN_FRONTEND="noninteractive")
    if found := find():
        return found
    raise SetupError(
        "could not install a browser for the tests of the page: install chromium or google-chrome,"
        f" or set {VARIABLE} to its path, then try again"
    )


def find() -> str:
    """Return the system's browser, or the one that Playwright fetched before; "" if there is none."""
    fetched = [str(file) for name in FETCHED_NAMES for file in sorted(FETCHED.rglob(name))]
    installed = (shutil.which(name) for name in (*NAMES, *fetched))
    return next((path for path in installed if path and starts(path)), "")


def starts(path: str) -> bool:
    """Return whether a browser is installed with all the libraries it needs."""
    with suppress(OSError):
        return subprocess.run([path, "--version"], stdin=subprocess.DEVNULL, capture_output=True).returncode == 0
    return False
