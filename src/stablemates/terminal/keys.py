"""Which key means what.  A letter counts by its place on the keyboard too, so that no one must change the layout."""

from __future__ import annotations

from textual import events

CYRILLIC = "йцукенгшщзхъфывапролджэячсмитьбюієїґ"
LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.s']`"
SAME_PLACE = dict(zip(CYRILLIC, LATIN, strict=True))


def command_of(event: events.Key) -> str:
    """A key by the name we use: the sign that it makes, small, or what Textual calls it."""
    if event.character is not None and event.is_printable and event.character != " ":
        return event.character.lower()
    return event.key


def by_place(sign: str) -> str:
    """The Latin letter on the same key.

    >>> by_place("ш"), by_place("і"), by_place("q")
    ('i', 's', 'q')
    """
    return SAME_PLACE.get(sign, sign)
