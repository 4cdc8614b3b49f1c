"""The web page in the package: what it is built from, and how.

Only the standard library is used, because set-up and the build of a wheel share this module.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import ssl
import subprocess
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "stablemates" / "server" / "web"
SOURCE = BUILT / "built-from.txt"  # a hash of the sources
# a hash of the lock file, and whether the test packages are installed
PACKAGES = WEB / "node_modules" / "installed-from.txt"
LOCALE = ROOT / "src" / "stablemates" / "words" / "locale"
OLDEST_NODE = 20
BRIEFLY = ["--fetch-retries=1", "--fetch-timeout=30000"]  # without a network, npm would otherwise hang for minutes


class NotBuilt(Exception):
    """The page could not be built; ``output`` is what npm printed."""

    def __init__(self, output: str) -> None:
        super().__init__(output)
        self.output = output


def fingerprint() -> str:
    """Return a hash of the page's sources."""
    at_top = [file for file in WEB.iterdir() if file.is_file()]
    inside = [file for folder in (WEB / "src", WEB / "public", LOCALE) for file in folder.rglob("*")]
    total = hashlib.sha256()
    for file in sorted(file for file in (*at_top, *inside) if file.is_file() and not file.name.startswith(".")):
        total.update(f"{file.relative_to(ROOT).as_posix()}\0".encode() + hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def is_built() -> bool:
    """Return whether the page is built from the current sources."""
    return (BUILT / "index.html").is_file() and SOURCE.is_file() and SOURCE.read_text() == fingerprint()


def build(npm: str, env: Mapping[str, str]) -> None:
    run(npm, env, "run", "build")
    SOURCE.write_text(fingerprint())


def has_packages(tested: bool) -> bool:
    """Return whether the packages to build the page, and with ``tested`` those to test it, are installed."""
    installed = PACKAGES.read_text() if PACKAGES.is_file() else ""
    return installed in (stamp(True), stamp(tested))


def install(npm: str, env: Mapping[str, str], *, tested: bool) -> None:
    run(npm, env, "ci", "--no-audit", "--no-fund", *BRIEFLY, *([] if tested else ["--omit=dev"]))
    PACKAGES.write_text(stamp(tested))


def stamp(tested: bool) -> str:
    return hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest() + (" tested" if tested else "")


def run(npm: str, env: Mapping[str, str], *arguments: str) -> None:
    """Run npm on the page, with the Node next to it."""
    path = os.pathsep.join([str(Path(npm).parent), env.get("PATH", "")])
    system = ssl.get_default_verify_paths().cafile  # includes a company's own certificates, which Node does not know
    known = {"NODE_EXTRA_CA_CERTS": system} if system else {}
    command = [npm, "--prefix", str(WEB), *arguments]
    try:
        done = subprocess.run(
            command, env={**known, **env, "PATH": path}, capture_output=True, encoding="utf-8", errors="replace"
        )
    except OSError as problem:
        raise NotBuilt(str(problem)) from None
    if done.returncode:
        raise NotBuilt(done.stdout + done.stderr)


def system_npm() -> str:
    """Return the system's npm if its Node is recent enough; "" if there is none."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return ""
    version = subprocess.run([node, "--version"], capture_output=True, text=True).stdout  # v20.11.1
    return npm if int(version.strip().lstrip("v").partition(".")[0] or 0) >= OLDEST_NODE else ""
