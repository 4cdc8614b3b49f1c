"""The letters of unicorns' titles in the language of the rulebook, which break ties (R-END-05)."""

from __future__ import annotations

import re

from ..client.glyphs import StableGlyphs
from ..core.kernel import Seat
from ..words import Words
from ..words.speech import title_of
from .view_model import ViewModel

UNICORNS = ("baby", "basic", "magical")


def letters_in(title: str) -> int:
    """Count letters: no spaces, no punctuation, nothing in brackets.

    >>> letters_in("Baby Unicorn (Red)")
    11
    """
    return sum(char.isalpha() for char in re.sub(r"\(.*?\)", "", title))


def spelled(seen: ViewModel, seat: Seat) -> list[tuple[str, int]]:
    """Return the unicorns in a stable as the rulebook spells them, each with its number of letters."""
    book, glyphs = seen.speech.profile, seen.glyphs
    words = Words(book.language, seen.game)
    assert isinstance(glyphs, StableGlyphs)
    stable = [card for card in seen.view.zone("stable", seat).cards if card and glyphs.type_of(card) in UNICORNS]
    titles = [title_of(words, card.kind, book.edition) for card in stable]
    return [(title, letters_in(title)) for title in titles]
