"""Committed files contain nothing about the machine they were made on, and no file grows without limit."""

from __future__ import annotations

import subprocess
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LONGEST = 500  # lines
SOURCES = {".css", ".js", ".mjs", ".py", ".svelte", ".ts"}
GENERATED = {"protocol.ts"}  # whole from the protocol's structs

# In pieces, so that this file does not contain them.
FORBIDDEN = [
    "/" + "work/",
    "/" + "tmp/",
    "/" + "root/",
    "/" + "home/",
    "/" + "Users/",
    "/" + "opt/",
    "pypi" + ".org",
    "python" + "hosted",
    "npm" + "js.org",
]
BINARY = {".gif", ".ico", ".jpg", ".png", ".woff2"}


@cache
def tracked() -> list[Path]:
    """Return all files that are committed, or would be."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8")
    if done.returncode:
        pytest.skip(f"this is not a git checkout: {done.stderr.strip()}")
    files = [ROOT / name for name in done.stdout.split("\0") if name]
    return [file for file in files if file.is_file()]


def test_nothing_names_a_place_on_a_machine_or_a_registry() -> None:
    wrong = [
        f"{file.relative_to(ROOT)}:{number}: {word}"
        for file in tracked()
        if file.suffix not in BINARY
        for number, line in enumerate(file.read_text(encoding="utf-8", errors="replace").splitlines(), 1)
        for word in FORBIDDEN
        if word in line
    ]
    assert not wrong, "\n".join(["these lines hold on one machine only:", *wrong])


def test_no_file_is_too_long() -> None:
    files = [file for file in tracked() if file.suffix in SOURCES and file.name not in GENERATED]
    lengths = {file: len(file.read_bytes().splitlines()) for file in files}
    wrong = [f"{file.relative_to(ROOT)}: {length}" for file, length in lengths.items() if length > LONGEST]
    assert not wrong, "\n".join([f"more than {LONGEST} lines:", *wrong])
