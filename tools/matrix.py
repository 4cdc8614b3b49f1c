"""Run the tests of the engine on every supported Python:  .venv/bin/python tools/matrix.py [VERSION ...]

A Python is taken from the system, from pyenv, or from uv if it can download one; a missing version is reported and
skipped.  ``./check`` runs everything on the current Python.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
UV = str(ROOT / ".venv" / "bin" / "uv")
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
TESTS = [
    "tests/engine",
    "tests/every_game",
    "tests/golden",
    "tests/cards",
    "tests/rules",
    "tests/testing",
    "tests/bots",
]
NEEDS = ["pytest", "pytest-xdist", "hypothesis", "librt", "mypy_extensions"]  # the last two for packed arrays
COMPILED = [
    "--deselect",
    "tests/engine/test_compiled.py",
    "--deselect",
    "tests/engine/test_soak.py",
    "-k",
    "not compiled",
]


def main(wanted: list[str]) -> int:
    results = {version: test(version) for version in wanted or VERSIONS}
    for version, result in results.items():
        print(f"matrix: Python {version}: {result}")
    return 1 if any(result.startswith("failed") for result in results.values()) else 0


def test(version: str) -> str:
    """Run the tests on a Python; return the result."""
    python = find(version)
    if not python:
        return "skipped: not installed, and cannot be downloaded"
    with tempfile.TemporaryDirectory() as folder:
        made = subprocess.run([UV, "venv", "--quiet", "--python", python, folder], cwd=ROOT).returncode
        own = str(Path(folder, "bin", "python"))
        install = [UV, "pip", "install", "--quiet", "--python", own, "--constraints", "requirements.lock"]
        if made or subprocess.run([*install, ".[play,rl]", *NEEDS], cwd=ROOT, env=environment()).returncode:
            return "failed: could not install the test dependencies"
        command = [own, "-m", "pytest", "-q", "-n", "2", "-p", "no:cacheprovider", *COMPILED, *TESTS]
        done = subprocess.run(command, cwd=ROOT, env=environment() | {"PYTHONPATH": str(ROOT / "src")})
        return "failed" if done.returncode else "passed"


def find(version: str) -> str:
    """Return the path of a Python of this version; "" if there is none."""
    on_path = shutil.which(f"python{version}")
    if on_path and answers(on_path):
        return on_path
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions")
    for found in sorted(pyenv.glob(f"{version}.*/bin/python"), reverse=True):
        if answers(str(found)):
            return str(found)
    fetched = subprocess.run([UV, "python", "find", version], capture_output=True, encoding="utf-8", cwd=ROOT)
    if fetched.returncode and subprocess.run([UV, "python", "install", "--quiet", version], cwd=ROOT).returncode == 0:
        fetched = subprocess.run([UV, "python", "find", version], capture_output=True, encoding="utf-8", cwd=ROOT)
    return fetched.stdout.strip()


def answers(python: str) -> bool:
    """Return whether it is a real Python: pyenv puts shims on the path."""
    return subprocess.run([python, "-c", "import venv"], capture_output=True).returncode == 0


def environment() -> dict[str, str]:
    return {**os.environ, "STABLEMATES_PURE": "1", "STABLEMATES_NO_PAGE": "1"}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
