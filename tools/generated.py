"""Generated files: list those that are out of date, and write them unless ``--check`` is given."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def renew(files: dict[str, str], arguments: list[str]) -> int:
    """Write the files (name -> text) that are out of date; with ``--check``, return 1 instead if there are any."""
    stale = {name: text for name, text in files.items() if not is_current(ROOT / name, text)}
    for name, text in stale.items():
        if "--check" not in arguments:
            (ROOT / name).write_text(text, encoding="utf-8")
        print(name)
    return 1 if stale and "--check" in arguments else 0


def is_current(file: Path, text: str) -> bool:
    return file.exists() and file.read_text("utf-8") == text
