"""Key names.  A letter also counts by its place on the keyboard, so that no one has to switch layouts."""

from __future__ import annotations

from textual import events

CYRILLIC = "йцукенгшщзхъфывапролджэячсмитьбюієїґ"
LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.s']`"
SAME_PLACE = dict(zip(CYRILLIC, LATIN, strict=True))


def command_of(event: events.Key) -> str:
    """Return the name of a key: its character in lower case, or Textual's name for it."""
    if event.character is not None and event.is_printable and event.character != " ":
        return event.character.lower()
    return event.key


def by_place(letter: str) -> str:
    """Return the Latin letter on the same key.

    >>> by_place("ш"), by_place("і"), by_place("q")
    ('i', 's', 'q')
    """
    return SAME_PLACE.get(letter, letter)
