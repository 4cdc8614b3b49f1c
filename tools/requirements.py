"""What each purpose needs, out of requirements.lock:  python3 tools/requirements.py PURPOSE

The lock has every package once, with the hashes of its files.  requirements.json says which of them a purpose needs.
Only the standard library is used here, because this runs before anything is installed.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "requirements.lock"
PURPOSES = ROOT / "requirements.json"
ENTRY = re.compile(r"^([a-z0-9.-]+)(?:\[[a-z0-9,-]+\])?==.*\n(?:[ \t].*\n)*", re.MULTILINE)


def pinned(purpose: str) -> str:
    """Return the lines of the lock for a purpose: versions and hashes."""
    return entries(json.loads(PURPOSES.read_text("utf-8"))[purpose])


def entries(names: Iterable[str]) -> str:
    """Return the lines of the lock for these packages."""
    wanted = set(names)
    return "".join(found[0] for found in ENTRY.finditer(LOCK.read_text("utf-8")) if found[1] in wanted)


if __name__ == "__main__":
    print(pinned(sys.argv[1]), end="")
