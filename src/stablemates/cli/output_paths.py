"""Output paths, validated before the work starts."""

from __future__ import annotations

import os
from pathlib import Path

from ..core.errors import Refused


class NotWritable(Refused):
    """A path is not writable; the message says what to do."""


def writable(folder: Path, option: str) -> None:
    """Create an option's folder if necessary; raise `NotWritable` unless it is writable."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        problem = "" if os.access(folder, os.W_OK) else "Permission denied"
    except OSError as error:
        problem = error.strerror or str(error)
    if problem:
        raise NotWritable(f"{folder}: {problem}; choose a writable path: {option}")
