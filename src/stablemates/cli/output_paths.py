"""Output paths, checked before the work and not after it."""

from __future__ import annotations

import os
from pathlib import Path

from ..core.errors import Refused


class NoPlace(Refused):
    """Nothing can be written there; the message says where, and what to do."""


def writable(folder: Path, option: str) -> None:
    """Create the folder of an option, unless it exists, and check that it is writable."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        problem = "" if os.access(folder, os.W_OK) else "Permission denied"
    except OSError as error:
        problem = error.strerror or str(error)
    if problem:
        raise NoPlace(f"{folder}: {problem}; choose a writable path: {option}")
