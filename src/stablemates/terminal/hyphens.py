"""Hyphenation of titles on narrow cards, in all three languages."""

from __future__ import annotations

from typing import Final

VOWELS: Final = frozenset("aeiouyаеёиоуыэюяєії")
MARKS: Final = frozenset("ьъ’'")  # belong to the letter before them
BEFORE: Final = 2  # letters before a hyphen, at least
AFTER: Final = 3  # letters after it, at least: "Artil-lery", not "Artille-ry"


def hyphenated(title: str, width: int) -> str:
    """Return a title in which words longer than a line are split, with a hyphen where a syllable ends.

    >>> hyphenated("Targeted Destruction", 8), hyphenated("Чрезвычайно плодовитый", 8), hyphenated("Yay", 8)
    ('Targeted Destruc- tion', 'Чрезвы- чайно плодови- тый', 'Yay')
    """
    return " ".join(part for word in title.split(" ") for part in split(word, width))


def split(word: str, width: int) -> list[str]:
    """Return the parts of a word, each at most ``width`` letters with its hyphen."""
    if len(word) <= width:
        return [word]
    if (printed := word.rfind("-", 1, width)) > 0:
        return [word[: printed + 1], *split(word[printed + 1 :], width)]
    fits = range(min(width - 1, len(word) - AFTER), BEFORE - 1, -1)
    at = next((n for n in fits if ends_syllable(word, n)), width - 1)
    return [f"{word[:at]}-", *split(word[at:], width)]


def ends_syllable(word: str, at: int) -> bool:
    """Return whether a syllable ends before a letter: it is a consonant followed by a vowel, with a vowel before it."""
    letters = word.lower()
    first, second = letters[at], letters[at + 1]
    starts = first not in VOWELS and first not in MARKS and second in VOWELS
    return starts and any(letter in VOWELS for letter in letters[:at])
