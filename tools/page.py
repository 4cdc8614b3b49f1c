"""The web page in the package: what it is built from, and how.

Only the standard library is used: set-up and the build of a wheel share this.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "stablemates" / "server" / "web"
SOURCE = BUILT / "built-from.txt"  # a hash of the sources
LOCALE = ROOT / "src" / "stablemates" / "words" / "locale"
OLDEST_NODE = 20
BRIEFLY = ["--fetch-retries=1", "--fetch-timeout=30000"]  # otherwise npm is silent for minutes without a network


def fingerprint() -> str:
    """Return a hash of the page's sources."""
    beside = [file for file in WEB.iterdir() if file.is_file()]
    inside = [file for folder in (WEB / "src", WEB / "public", LOCALE) for file in folder.rglob("*")]
    total = hashlib.sha256()
    for file in sorted(file for file in (*beside, *inside) if file.is_file() and not file.name.startswith(".")):
        total.update(f"{file.relative_to(ROOT).as_posix()}\0".encode() + hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def is_built() -> bool:
    """Return whether the page is built from the current sources."""
    return (BUILT / "index.html").is_file() and SOURCE.is_file() and SOURCE.read_text() == fingerprint()


def mark_built() -> None:
    SOURCE.write_text(fingerprint())


def installing(*more: str) -> list[str]:
    """Return the arguments of npm that install what the page is built with."""
    return ["--prefix", str(WEB), "ci", "--no-audit", "--no-fund", *BRIEFLY, *more]


def building() -> list[str]:
    """Return the arguments of npm that build the page."""
    return ["--prefix", str(WEB), "run", "build"]


def system_npm() -> str:
    """Return npm with a recent enough Node next to it; empty if the system has none."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return ""
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout  # v20.11.1
    return npm if int(said.strip().lstrip("v").partition(".")[0] or 0) >= OLDEST_NODE else ""
