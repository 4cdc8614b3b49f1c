"""The quick mode of ./check: format, lint and types of what changed, and the tests that concern it."""

from __future__ import annotations

import subprocess
from pathlib import Path

from environment import BIN, ROOT

# Parts of the package whose tests have another name, or that several folders test.
TESTED_IN = {
    "core": ["engine"],
    "games": ["rules", "cards", "packs"],
    "lessons.py": ["client"],
    "positions.py": ["testing"],
    "protocol": ["client_server"],
    "skeletons": ["cli"],
    "__init__.py": ["engine"],
}


def changed() -> list[str]:
    """Return the files that differ from the last commit, and those that are new."""
    listed = [
        ["git", "diff", "--name-only", "--diff-filter=d", "HEAD"],
        ["git", "ls-files", "--others", "--exclude-standard"],
    ]
    said = [subprocess.run(one, cwd=ROOT, capture_output=True, encoding="utf-8").stdout for one in listed]
    return sorted({line for text in said for line in text.splitlines()})


def checks(wanted: list[str]) -> list[tuple[str, list[str], str]]:
    """Return the checks for the given files or folders, by default for what changed."""
    files = wanted or changed()
    sources = [file for file in files if (ROOT / file).is_dir() or (file.endswith(".py") and (ROOT / file).exists())]
    ruff, mypy, pytest = (str(BIN / tool) for tool in ("ruff", "mypy", "pytest"))
    fix = "./check --fix fixes what a tool can"
    found = []
    if sources:
        found += [
            ("format", [ruff, "format", "--check", *sources], fix),
            ("lint", [ruff, "check", *sources], fix),
            ("types", [mypy, *sources], "see above"),
        ]
    if folders := tests_of(files):
        found.append(("tests", [pytest, "-q", "-n", "2", "-m", "not long", *folders], "see above"))
    return found


def tests_of(files: list[str]) -> list[str]:
    """Return the tests that concern some files."""
    found: set[str] = set()
    for file in files:
        parts = Path(file).parts
        if parts[:1] == ("tests",):
            found.add(file)
        elif parts[:2] == ("src", "stablemates") and len(parts) > 2:
            found.update(f"tests/{folder}" for folder in TESTED_IN.get(parts[2], [parts[2]]))
    there = sorted(
        name for name in found if (ROOT / name).exists() and (name.endswith(".py") or (ROOT / name).is_dir())
    )
    within = [name for name in there if not any(name != other and name.startswith(f"{other}/") for other in there)]
    return [name for name in within if Path(name).name not in ("conftest.py", "__init__.py")]
