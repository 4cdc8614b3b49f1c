"""The rulebooks offered to a newcomer: one of each game first, the rest on request."""

from __future__ import annotations

from typing import Final

from ..core.game import Profile
from ..games import registry
from ..words import Words
from ..words.words import game_title, key

RECOMMENDED: Final = {"en": "second-uk", "ru": "second-ru", "uk": "second-uk"}  # by language, as on the page


def first_choice(lang: str) -> list[Profile]:
    """Return one rulebook of each game, the recommended one first."""
    best = registry.find(RECOMMENDED[lang])[1]
    games = {best.game: best}
    for book in registry.profiles():
        games.setdefault(book.game, book)
    return list(games.values())


def other_rulebooks(lang: str) -> list[Profile]:
    """Return the rulebooks offered on request."""
    shown = first_choice(lang)
    return [book for book in registry.profiles() if book not in shown]


def name_of(words: Words, book: Profile) -> str:
    """Return the name of a rulebook for a newcomer: the game, and the edition if there are several.

    >>> name_of(Words("en"), registry.find("second-ru")[1]), name_of(Words("en"), registry.find("unorog")[1])
    ('Unicorn Stable, 2nd edition (2020)', 'Unorog')
    """
    title, edition = game_title(words, book), key("edition", book.id)
    editions = sum(one.game == book.game for one in registry.profiles())
    if editions == 1 or not words.has(edition):
        return title
    return words.text("menu-edition", game=title, edition=words.text(edition))


def small_print(words: Words, book: Profile) -> str:
    """Return the printing that a rulebook follows, and its id.

    >>> small_print(Words("en"), registry.find("second-ru")[1])
    'Second edition, Russian · second-ru'
    """
    title = words.text(key("profile", book.id))
    return book.id if title == name_of(words, book) else f"{title} · {book.id}"
