"""Git hooks of this clone: ./check points git at .githooks, unless you have your own hooks."""

from __future__ import annotations

import subprocess

from environment import ROOT


def install() -> None:
    """Set ``core.hooksPath`` once; do nothing outside a git clone."""
    if (ROOT / ".git").exists() and not git("config", "core.hooksPath"):
        git("config", "core.hooksPath", ".githooks")


def git(*arguments: str) -> str:
    try:
        done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    except OSError:  # git is not installed
        return "unknown"
    return done.stdout.strip()
