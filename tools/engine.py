"""Compile the engine when it is not compiled yet, without making players wait.

Compiling takes minutes, once for each state of the sources.  Commands that need the speed wait for it.  A game starts
immediately with the interpreted engine while another process compiles; the next start uses the result.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
from contextlib import suppress
from pathlib import Path

import compiled
from environment import BIN, ROOT, SetupError, alone, lock_file, quietly, read_stamps, say, step

COMPILE = ["nice", str(BIN / "python"), str(ROOT / "tools" / "compiling.py")]


def prepare(patient: bool) -> None:
    """Make sure that the engine is compiled or, unless ``patient``, that it is being compiled."""
    if not is_compiled() and not why_interpreted():
        if patient:
            compile_now()
        else:
            compile_meanwhile()
    if why := why_interpreted():
        say(f"the engine runs interpreted, which is slower: {why}")


def is_compiled() -> bool:
    return (folder() / "lib").is_dir()


def folder() -> Path:
    return Path(compiled.folder_of(str(ROOT), read_stamps()["python"]))


def why_interpreted() -> str:
    """Return what prevents compiling the engine, if anything."""
    if os.environ.get("STABLEMATES_PURE"):
        return "STABLEMATES_PURE is set"
    if not shutil.which((os.environ.get("CC") or "cc").split()[0]):
        return "there is no C compiler"
    if not os.path.exists(Path(read_stamps()["headers"], "Python.h")):
        return "there are no Python headers"
    failed = folder() / compiled.FAILED
    return failed.read_text("utf-8") if failed.exists() else ""


def compile_now() -> None:
    with alone("compile"):
        if not is_compiled():  # another command may have been faster
            with step("compiling the engine (a few minutes, only once)"), suppress(SetupError):
                quietly(COMPILE)


def compile_meanwhile() -> None:
    """Compile in another process, which holds the lock and outlives the game, unless one already does."""
    say("the engine is being compiled in the background, for the next start")
    with open(lock_file("compile"), "w") as file, suppress(BlockingIOError):
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        nowhere = subprocess.DEVNULL
        subprocess.Popen(
            COMPILE, stdin=nowhere, stdout=nowhere, stderr=nowhere, pass_fds=[file.fileno()], start_new_session=True
        )
