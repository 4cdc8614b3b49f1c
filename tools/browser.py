"""Find the browser that tests the page: an installed one, or one that is downloaded.

Only the standard library is used here, because the set-up calls it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

from environment import BIN, VENV, SetupError, clean_environment, step

VARIABLE = "STABLEMATES_BROWSER"
ON_PATH = ("chromium-headless-shell", "chromium", "google-chrome", "google-chrome-stable", "chromium-browser")
FETCHED = VENV / "browsers"  # removed together with .venv
FETCHED_NAMES = ("chrome-headless-shell", "headless_shell", "chrome-headless-shell.exe", "headless_shell.exe")
PACKAGES = ("chromium-headless-shell", "chromium")  # of Debian and its derivatives
TOO_LONG = 900.0  # seconds


def require() -> str:
    """Return the path of a working browser, installing one if needed."""
    chosen = os.environ.get(VARIABLE)
    if chosen:
        path = shutil.which(chosen)
        if path and starts(path):
            return path
        raise SetupError(f"{VARIABLE}={chosen} does not start: name the path of a Chromium or a Chrome, or unset it")
    for find in (on_path, fetched, fetch, install):
        path = find()
        if path:
            return path
    raise SetupError(
        "the web page is tested in a browser, and none could be installed: install chromium or google-chrome,"
        f" or name one in {VARIABLE}, then start again"
    )


def starts(path: str) -> bool:
    """Return whether it is installed with all the libraries it needs."""
    try:
        done = subprocess.run([path, "--version"], stdin=subprocess.DEVNULL, capture_output=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def first(paths: Iterator[str]) -> str:
    return next((path for path in paths if starts(path)), "")


def on_path() -> str:
    return first(path for name in ON_PATH for path in (shutil.which(name),) if path)


def fetched() -> str:
    """Return the one that Playwright downloaded before."""
    return first(str(file) for name in FETCHED_NAMES for file in sorted(FETCHED.rglob(name)) if file.is_file())


def fetch() -> str:
    """Install the browser with Playwright: needs no root, but a network that reaches its host."""
    tried(
        "fetching a browser for the tests",
        [str(BIN / "playwright"), "install", "chromium-headless-shell"],
        PLAYWRIGHT_BROWSERS_PATH=str(FETCHED),
    )
    return fetched()


def install() -> str:
    """Install the browser from the system's packages, if we may."""
    manager = shutil.which("apt-get")
    if not manager:
        return ""
    rights = as_root()
    if rights is None:
        return ""
    for package in PACKAGES:
        get = [*rights, manager, "-qq", "install", "--yes", "--no-install-recommends", package]
        what = f"installing {package} for the tests"
        for attempt in (get, [*rights, manager, "-qq", "update"], get):  # the package lists may be out of date
            done = tried(what, attempt, DEBIAN_FRONTEND="noninteractive")
            if attempt is get and done:
                break
        if path := on_path():
            return path
    return ""


def as_root() -> list[str] | None:
    """Return the prefix of commands that need root; ``None`` if we cannot get it."""
    is_root: Callable[[], int] | None = getattr(os, "geteuid", None)
    if is_root is not None and is_root() == 0:
        return []
    sudo = shutil.which("sudo")
    if sudo and subprocess.run([sudo, "-n", "true"], capture_output=True).returncode == 0:
        return [sudo, "-n"]
    return None


def tried(what: str, command: list[str], **variables: str) -> bool:
    """Run a command that may fail: there are other ways."""
    if not Path(command[0]).exists():
        return False
    with step(what):
        try:
            done = subprocess.run(
                command,
                env=clean_environment() | variables,
                stdin=subprocess.DEVNULL,
                capture_output=True,
                timeout=TOO_LONG,
            )
        except (OSError, subprocess.TimeoutExpired):
            return False
    return done.returncode == 0
