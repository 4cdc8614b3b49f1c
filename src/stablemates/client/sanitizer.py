"""Sanitise text from other people: a terminal obeys any control codes in it."""

from __future__ import annotations

OBEYED = {code: "\N{REPLACEMENT CHARACTER}" for code in (*range(32), *range(127, 160)) if chr(code) != "\n"}


def harmless(text: str) -> str:
    """Return a text without terminal control codes.

    >>> harmless("Ann\\x1b[2J")
    'Ann�[2J'
    """
    return text.translate(OBEYED)
