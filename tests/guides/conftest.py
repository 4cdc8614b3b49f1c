"""A workspace for following a guide: an empty folder, and an environment in which Stablemates is installed."""

from __future__ import annotations

import os
import shutil
import stat
import sys
import sysconfig
import venv
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from .following import Follower

ROOT = Path(__file__).resolve().parents[2]
# The prefixes of variables that a guide must not inherit from the user who runs the tests.
FORGOTTEN = ("LC_", "PYTEST", "COV_", "STABLEMATES", "PYTHON", "VIRTUAL_ENV")

PROGRAM = """#!/bin/sh
exec python -c 'import sys; from stablemates.cli import main; sys.argv[0] = "stablemates"; sys.exit(main())' "$@"
"""
# Build with installed packages only, without downloads.
PIP = """#!/bin/sh
shift && exec uv pip install --quiet --offline --no-deps --no-build-isolation --python "$(command -v python)" "$@"
"""


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Callable[[Path], Follower]]:
    """A place to work: an empty folder, or a copy of the checkout."""
    opened: list[Follower] = []

    def sit(checkout: Path = ROOT) -> Follower:
        folder = tmp_path / "desk" if checkout == ROOT else checkout
        folder.mkdir(exist_ok=True)
        follower = Follower(folder, environment(tmp_path, folder, checkout))
        opened.append(follower)
        return follower

    yield sit
    for follower in opened:
        follower.close()


def environment(home: Path, folder: Path, checkout: Path) -> dict[str, str]:
    """Return a separate virtual environment, in which a guide may install things; it sees our packages."""
    made = home / "environment"
    venv.EnvBuilder(symlinks=True).create(made)
    packages = next(made.glob("lib/python*/site-packages"))
    seen = [checkout / "src", *{sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}]
    (packages / "here.pth").write_text("".join(f"{path}\n" for path in seen))
    for name, text in (("stablemates", PROGRAM), ("pip", PIP)):
        script = made / "bin" / name
        script.write_text(text)
        script.chmod(script.stat().st_mode | stat.S_IXUSR)
    kept = {name: value for name, value in os.environ.items() if not name.startswith(FORGOTTEN)}
    return kept | {
        "PATH": os.pathsep.join([str(made / "bin"), str(Path(sys.executable).parent), kept.get("PATH", "")]),
        "PWD": str(folder),
        "HOME": str(home),
        "XDG_DATA_HOME": str(home / "data"),
        "LANG": "C.UTF-8",
        "COLUMNS": "80",
        "NO_COLOR": "1",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # only for speed
    }


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of what a guide changes or runs in the checkout."""
    return copied(tmp_path)


def copied(home: Path) -> Path:
    copy = home / "checkout"
    for name in ("src/stablemates", "tests/packs", "tests/words", "tests/every_game", "tools", "docs", "web"):
        shutil.copytree(ROOT / name, copy / name, ignore=made)
    for name in ("pyproject.toml", "conftest.py"):
        shutil.copy(ROOT / name, copy / name)
    (copy / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    return copy


def made(folder: str, names: list[str]) -> set[str]:
    """Return the files that are not sources: large, and generated."""
    junk = {"__pycache__", "node_modules", *(name for name in names if name.endswith(".so"))}
    return junk | ({"web"} if Path(folder).name == "server" else set())
