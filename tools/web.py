"""The web page: built from web/ into the package when something in it has changed.

Node is taken from the system if it is new enough, else from a wheel, so that no one has to install it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from functools import partial
from pathlib import Path

from environment import BIN, ROOT, digest, install, is_source, once, quietly, read_stamps, step, write_stamps

WEB = ROOT / "web"
BUILT = ROOT / "src" / "stablemates" / "server" / "web"
LOCALE = ROOT / "src" / "stablemates" / "words" / "locale"
NODE_LOCK = "requirements-node.lock"
OLDEST_NODE = 20
BUILDING, TESTING = "building", "testing"  # what npm packages are for


def is_built() -> bool:
    stamps = read_stamps()
    return stamps.get("web") == page_fingerprint() and (BUILT / "index.html").exists()


def page_fingerprint() -> str:
    """What the page is made of."""
    loose = [file for file in WEB.iterdir() if file.is_file()]
    inside = [file for folder in (WEB / "src", WEB / "public", LOCALE) for file in folder.rglob("*")]
    return digest(*sorted(file for file in (*loose, *inside) if file.is_file() and is_source(file)))


def build() -> None:
    """Build the page, unless it is there."""
    if not is_built():
        packages(BUILDING)
        if not (BUILT / "index.html").exists():
            forget("web")
        once("web", page_fingerprint(), partial(make, "building the web page", ["run", "build"]))


def packages(purpose: str) -> None:
    """Install what the page is built with, or all that it is tested with, too."""
    wanted = digest(WEB / "package-lock.json")
    there = read_stamps().get("web packages", "") if (WEB / "node_modules").exists() else ""
    if there in (f"{wanted} {TESTING}", f"{wanted} {purpose}"):
        return
    forget("web packages")
    briefly = ["--fetch-retries=1", "--fetch-timeout=30000"]  # else npm says nothing for minutes where there is no way
    how = ["ci", "--no-audit", "--no-fund", *briefly, *(["--omit=dev"] if purpose == BUILDING else [])]
    act = partial(make, f"installing what the web page is made with, for {purpose}", how)
    once("web packages", f"{wanted} {purpose}", act)


def forget(name: str) -> None:
    write_stamps({step: stamp for step, stamp in read_stamps().items() if step != name})


def make(what: str, arguments: list[str]) -> None:
    npm = find_npm()
    with step(what):
        path = os.pathsep.join([str(Path(npm).parent), os.environ.get("PATH", "")])
        quietly([npm, "--prefix", str(WEB), *arguments], PATH=path)


def find_npm() -> str:
    """Return npm, with a recent enough Node next to it."""
    found = shutil.which("npm")
    if found and node_version() >= OLDEST_NODE:
        return found
    once(NODE_LOCK, digest(ROOT / NODE_LOCK), partial(install, NODE_LOCK, again=False))
    return str(BIN / "npm")


def node_version() -> int:
    node = shutil.which("node")
    if not node:
        return 0
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout  # v20.11.1
    return int(said.strip().lstrip("v").partition(".")[0] or 0)
