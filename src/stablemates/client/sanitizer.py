"""Sanitise text from other people: a terminal obeys any control codes in it."""

from __future__ import annotations

CONTROLS = (*range(32), *range(127, 160))
DIRECTIONS = (*range(0x202A, 0x202F), *range(0x2066, 0x206A))  # reverse the text that follows
BREAKS = (ord("\n"), 0x2028, 0x2029)
REPLACED = dict.fromkeys((*CONTROLS, *DIRECTIONS, *BREAKS), "\N{REPLACEMENT CHARACTER}")
KEEPS_LINES = {code: letter for code, letter in REPLACED.items() if code not in BREAKS}


def sanitized(text: str, *, one_line: bool = False) -> str:
    """Return a text without terminal control codes and, if it has to stay on one line, without line breaks.

    >>> sanitized("Ann\\x1b[2J"), sanitized("Ann\\n✓ fair", one_line=True)
    ('Ann�[2J', 'Ann�✓ fair')
    """
    return text.translate(REPLACED if one_line else KEEPS_LINES)
