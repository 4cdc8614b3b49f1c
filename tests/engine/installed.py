"""The installed package, which ``./check`` builds: compiled, while the tests run on the sources."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
ASK = """
import stablemates.lab.engine_mode as pure
print(pure.__file__, pure.engine(), sep="\\n")
"""


def run(*arguments: str) -> str:
    """Return the output of a Python that only sees the installed packages."""
    command = [sys.executable, "-I", *arguments]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", env=os.environ | {"PYTHONUTF8": "1"})
    assert done.returncode == 0, f"{' '.join(command)[:200]}\n{done.stdout[-2000:]}{done.stderr[-2000:]}"
    return done.stdout


@cache
def package() -> tuple[Path, str]:
    """Return the path of the installed package, which must match these sources, and its engine."""
    try:
        file, engine = run("-c", ASK).splitlines()
    except AssertionError as error:
        raise AssertionError(f"the package is not installed: run ./check, which builds it\n{error}") from None
    folder = Path(file).parents[1]
    stale = different(ROOT / "src" / "stablemates", folder)
    assert not stale, (
        f"the installed package was built from other sources: run ./check, which builds it; files that differ: {stale}"
    )
    return folder, engine


def different(sources: Path, installed: Path) -> list[str]:
    """Return the Python files that differ."""
    here, there = ({file.relative_to(root): file for file in root.rglob("*.py")} for root in (sources, installed))
    return sorted(
        str(name)
        for name in here.keys() | there.keys()
        if name not in here or name not in there or here[name].read_bytes() != there[name].read_bytes()
    )


def needs_compiled() -> None:
    """Skip the test if the engine cannot be compiled; fail if it could have been."""
    if package()[1] == "compiled":
        return
    reason = why_not_compiled()
    assert reason, "the engine is not compiled, although there is a compiler: see what ./check says when it builds"
    pytest.skip(f"the engine is not compiled: {reason}")


def why_not_compiled() -> str:
    if os.environ.get("STABLEMATES_PURE"):
        return "STABLEMATES_PURE is set"
    if not shutil.which((os.environ.get("CC") or "cc").split()[0]):
        return "there is no C compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "there are no Python headers"
    return ""
