"""Build the project's wheel: compiled if possible, without making players wait.

Compiling takes minutes, once.  Commands that need the speed wait for it.  A game starts immediately with the
interpreted engine, while another process compiles; the next start uses the result.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

from environment import BIN, ROOT, VENV, alone, quietly, say, step, uv_install, why_interpreted

WHEELS = VENV / "wheels"
COMPILED = ROOT / "build" / "compiled"  # libraries by a hash of their sources: a new .venv reuses them
LOG = VENV / "compile.log"


def is_built(fingerprint: str) -> bool:
    """Return whether the wheel for the current sources exists."""
    return wheels_for(fingerprint).exists()


def wheels_for(fingerprint: str) -> Path:
    return WHEELS / fingerprint[:16]


def install_wheel(fingerprint: str) -> None:
    """Build the wheel, if it does not exist yet, and install it: a copy, so that ./play runs what was built."""
    hindrance = why_interpreted()
    if not is_built(fingerprint):
        how = f"interpreted ({hindrance})" if hindrance else "compiled: a few minutes, once"
        with step(f"building Stablemates, {how}"), alone("compile"):
            said = build(wheels_for(fingerprint), pure=bool(hindrance))
        for line in said.splitlines():
            if line.startswith("hatch_build: "):
                say(line)
    install(wheels_for(fingerprint))


def install_for_now(fingerprint: str) -> None:
    """Install the interpreted engine, and let another process compile the engine for the next start."""
    with step("building Stablemates, interpreted for now"):
        build(WHEELS / "for-now", pure=True)
        install(WHEELS / "for-now")
    say("compiling the engine in the background, for the next start")
    with open(LOG, "w") as log:
        # A separate session: it continues when the game is over.
        command = [sys.executable, str(ROOT / "tools" / "boot.py"), "compile", fingerprint]
        subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)


def compile_behind(fingerprint: str) -> int:
    """Compile in that other process."""
    with suppress(OSError, AttributeError):
        os.nice(10)
    with alone("compile"):
        if not is_built(fingerprint):
            print(build(wheels_for(fingerprint), pure=False))
    return 0


def build(folder: Path, pure: bool) -> str:
    """Build a wheel into a folder, which exists only when it is finished; return the output of the tools."""
    draft = folder.with_suffix(".new")
    shutil.rmtree(draft, ignore_errors=True)
    command = [str(BIN / "python"), "-m", "hatchling", "build", "-t", "wheel", "-d", str(draft)]
    # The page is built first, if possible: here no one waits for it, and its absence is not an error.
    how = {"STABLEMATES_PURE": "1" if pure else "", "STABLEMATES_NO_PAGE": "1"}
    said = quietly(command, STABLEMATES_BUILD_DIR=str(COMPILED), **how)
    for old in WHEELS.iterdir():
        if old.suffix != ".new":
            shutil.rmtree(old, ignore_errors=True)
    draft.replace(folder)
    return said


def install(folder: Path) -> None:
    (wheel,) = folder.glob("*.whl")
    quietly([*uv_install(), "--no-deps", "--no-index", "--reinstall", str(wheel)])
