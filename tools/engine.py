"""The compiled engine: built when it is missing, without making players wait.

Compiling takes minutes, once for each state of the sources.  Commands that need the speed wait for it.  A game starts
immediately with the interpreted engine, while another process compiles; the next start uses the result.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import compiled
from environment import BIN, ROOT, VENV, SetupError, alone, is_busy, quietly, read_stamps, say, step

LOG = VENV / "compile.log"
COMPILE = [str(BIN / "python"), str(ROOT / "tools" / "compiling.py")]


def prepare(patient: bool) -> None:
    """Make sure that the engine is compiled, or, unless ``patient``, that it is being compiled."""
    if is_settled():
        return
    if why_interpreted():
        say(f"the engine runs interpreted: {why_interpreted()}")
    elif patient:
        with step("compiling the engine: a few minutes, once"):
            settle()
    else:
        say("the engine is being compiled meanwhile, for the next start")
        with open(LOG, "w") as log:
            # A separate session: it continues when the game is over.
            command = [sys.executable, str(ROOT / "tools" / "boot.py"), "compile"]
            subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)


def folder() -> Path:
    return Path(compiled.folder_of(str(ROOT), read_stamps()["python"]))


def is_settled() -> bool:
    """Return whether the current sources are compiled, or cannot be."""
    return (folder() / "lib").is_dir() or (folder() / "failed").is_file()


def settle() -> None:
    """Compile; note it if that fails, so that it is not tried again with the same sources."""
    place = folder()
    with alone("compile"):
        if is_settled():
            return
        try:
            quietly(COMPILE)
        except SetupError as problem:
            place.mkdir(parents=True, exist_ok=True)
            (place / "failed").write_text(problem.said, encoding="utf-8")
            say(f"the engine is not compiled, it will be slower: {problem.said.strip()}")


def compile_behind() -> int:
    """Compile in that other process, unless one does already."""
    with suppress(OSError, AttributeError):
        os.nice(10)
    if not is_busy("compile"):
        settle()
    return 0


def why_interpreted() -> str:
    """Return what prevents compiling the engine, if anything."""
    if os.environ.get("STABLEMATES_PURE"):
        return "STABLEMATES_PURE is set"
    if not shutil.which((os.environ.get("CC") or "cc").split()[0]):
        return "there is no C compiler"
    if not os.path.exists(Path(read_stamps()["headers"], "Python.h")):
        return "there are no Python headers"
    return ""
