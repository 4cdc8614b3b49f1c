"""The titles of cards in translations, and how many letters they have, which breaks ties (R-END-05).

The engine reads no translations.  For our own cards the counts are generated (``stable/letters.py``); for third-party
packs the registry counts them when it finds the pack.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

LANGUAGES = ("en", "ru", "uk")
TITLE = re.compile(r"^card-([a-z0-9-]+) = (.+)$", re.MULTILINE)


def letters(title: str) -> int:
    """Count the letters of a printed title.  A remark in brackets is not printed.

    >>> letters("Stabby the Unicorn"), letters("Baby Unicorn (red)")
    (16, 11)
    """
    return sum(sign.isalpha() for sign in title.partition("(")[0])


def titles(locale: Path, language: str) -> dict[str, str]:
    """Return the titles in the Fluent files of a language, by kind."""
    texts = (file.read_text(encoding="utf-8") for file in sorted((locale / language).glob("*.ftl")))
    return {name.replace("-", "_"): title for text in texts for name, title in TITLE.findall(text)}


def letter_counts(kinds: Iterable[str], locale: Path) -> dict[str, tuple[int, int, int]]:
    """Count the letters of each kind's title in English, Russian and Ukrainian.

    As on the screens, English replaces a missing translation, and the kind itself a missing title.
    """
    english, russian, ukrainian = (titles(locale, language) for language in LANGUAGES)

    def count(kind: str, translated: dict[str, str]) -> int:
        return letters(translated.get(kind) or english.get(kind, kind))

    return {kind: (count(kind, english), count(kind, russian), count(kind, ukrainian)) for kind in kinds}
