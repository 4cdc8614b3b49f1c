"""The first file that ./play and ./check run: it has to start on every Python 3, and finds one that is new enough."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import boot


def python(folder: Path, name: str, *, works: bool = True) -> str:
    """Put a Python on PATH that prints what it is given; one that does not work is like a shim without a version."""
    file = folder / name
    file.write_text(f'#!/bin/sh\necho {name} "$@"\nexit {0 if works else 127}\n')
    file.chmod(0o755)
    return str(file)


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PATH", str(tmp_path))
    return tmp_path


def test_the_newest_python_that_works_is_found_by_its_name(path: Path) -> None:
    assert boot.newer_python() == ""
    for name in ("python3.9", "python3.11", "python3", "python3.13-config"):
        python(path, name)
    assert boot.newer_python() == str(path / "python3.11")
    found = python(path, "python3.12")
    python(path, "python3.13", works=False)
    assert boot.newer_python() == found


def test_an_old_python_hands_over_to_a_newer_one_or_says_what_to_do(path: Path) -> None:
    """With the required version raised, this Python is an old one."""
    script = "import boot, sys; boot.NEEDED = (3, 97); sys.argv = ['boot.py', 'play', '--help']; boot.main()"
    command = [sys.executable, "-c", script]
    folder = Path(boot.__file__).parent

    alone = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    assert alone.returncode == 1
    assert alone.stderr.startswith("play: Stablemates needs Python 3.97 or newer; this is 3.")

    python(path, "python3.98")
    helped = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    assert (helped.returncode, helped.stdout) == (0, "python3.98 boot.py play --help\n")
