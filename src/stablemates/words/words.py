"""The messages of one language."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from copy import copy
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

from ..core.game import Profile
from ..games import registry

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern
    from fluent.syntax.ast import Resource

Argument = str | int | float  # of a message
STRICT = sys.flags.dev_mode  # whether a missing message is an error, by default


class MissingWord(Exception):
    """A message is missing, or lacks an argument."""


def key(*parts: str) -> str:
    """Return the name of a message.

    >>> key("card", "red_5"), key("ask", "unorog", "turn")
    ('card-red-5', 'ask-unorog-turn')
    """
    return "-".join(parts).replace("_", "-")


SHARED = ("commands.ftl", "common.ftl", "invitation.ftl", "table.ftl")  # files that every game needs
EDITION = "edition-"  # prefix of the files with the words of one edition


def locale_files(lang: str, game: str = "") -> list[Traversable]:
    """Return the Fluent files of a language: all of them, or those that ``game`` needs."""
    shared = [file for file in our_files(lang) if not file.name.startswith(EDITION)]
    return needed([*shared, *brought_files(lang)], game)


def edition_files(lang: str, edition: str) -> list[Traversable]:
    """Return the file with the words of an edition, if it has its own."""
    return [file for file in our_files(lang) if file.name == f"{EDITION}{edition}.ftl"]


def our_files(lang: str) -> list[Traversable]:
    return ftl_files(files(__package__) / "locale" / lang)


def needed(found: list[Traversable], game: str) -> list[Traversable]:
    return [file for file in found if not game or belongs(file.name, game)]


def brought_files(lang: str) -> list[Traversable]:
    """Return the Fluent files of third-party games and packs; the English ones if they lack the language."""
    folders = registry.locales()
    chosen = [folder / lang if (folder / lang).is_dir() else folder / "en" for folder in folders]
    return [file for folder in chosen for file in ftl_files(folder)]


def ftl_files(folder: Traversable) -> list[Traversable]:
    found = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    return [file for file in found if file.name.endswith(".ftl")]


def belongs(name: str, game: str) -> bool:
    """Return whether a game needs a file; packs have few messages, so every game loads them."""
    return name in (*SHARED, f"{game}.ftl") or name.startswith((f"{game}-", "pack-"))


@cache
def parsed(text: str) -> Resource:
    """Return the messages of a file.  Parsing is slow, and a server uses the same words for many readers."""
    from fluent.runtime import FluentResource

    return FluentResource(text)


class Words:
    """The messages of a language, for one game (which starts faster) or for all.

    >>> Words("ru").text("you")
    'ты'

    A missing message never stops a game: its key is shown instead, or its English text if it belongs to a plug-in.
    With ``strict``, as in tests and in Python's development mode (``python -X dev``), it raises `MissingWord`.
    """

    def __init__(self, lang: str, game: str = "", *, strict: bool | None = None) -> None:
        from fluent.runtime import FluentBundle  # slow to import, and not every command needs it

        self.lang = lang
        self.strict = STRICT if strict is None else strict
        self.bundle = FluentBundle([lang], use_isolating=False)  # a terminal would show isolating marks as garbage
        self.overlay: FluentBundle | None = None  # the words of an edition, looked up first
        self.editions: dict[str, Words] = {}
        fallback = [] if self.strict else needed(brought_files("en"), game)  # existing messages are not replaced
        for file in [*locale_files(lang, game), *fallback]:
            self.bundle.add_resource(parsed(file.read_text("utf-8")))

    def in_edition(self, edition: str) -> Words:
        """Return the messages with the words of an edition.

        >>> words = Words("ru", "stable")
        >>> words.text("zone-stable"), words.in_edition("first").text("zone-stable")
        ('Стойло', 'Конюшня')
        """
        if edition not in self.editions:
            self.editions[edition] = self.overlaid(edition_files(self.lang, edition))
        return self.editions[edition]

    def overlaid(self, found: list[Traversable]) -> Words:
        from fluent.runtime import FluentBundle

        if not found:
            return self
        words = copy(self)
        words.overlay = FluentBundle([self.lang], use_isolating=False)
        for file in found:
            words.overlay.add_resource(parsed(file.read_text("utf-8")))
        return words

    def has(self, key: str, attribute: str = "") -> bool:
        return self.find(key, attribute) is not None

    def find(self, key: str, attribute: str) -> tuple[FluentBundle, Pattern] | None:
        """Return the text of a message and the bundle it belongs to: the edition's, else the shared one."""
        for bundle in (self.overlay, self.bundle):
            if bundle is not None and bundle.has_message(key):
                message = bundle.get_message(key)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    return bundle, pattern
        return None

    def text(self, key: str, /, **args: Argument) -> str:
        """Return a message."""
        return self.format(key, "", args)

    def attribute(self, key: str, name: str, /, **args: Argument) -> str:
        """Return a variant of a message, or something that goes with it."""
        return self.format(key, name, args)

    def format(self, key: str, attribute: str, args: Mapping[str, Argument]) -> str:
        name = f"{key}.{attribute}" if attribute else key
        found = self.find(key, attribute)
        if found is None:
            return self.report(name, name)
        bundle, pattern = found
        text, errors = bundle.format_pattern(pattern, dict(args))
        return self.report(f"{name}: {errors[0]}", str(text)) if errors else str(text)

    def report(self, problem: str, instead: str) -> str:
        """Raise `MissingWord` if strict; otherwise return the text to show instead."""
        if self.strict:
            raise MissingWord(f"{self.lang}: {problem}")
        return instead


def game_title(words: Words, profile: Profile) -> str:
    """Return the name of a game in the words of an edition; a third-party game may have only its rulebook's.

    >>> [game_title(Words("ru"), registry.find(name)[1]) for name in ("second-ru", "first-ru")]
    ['Стойло единорожков', 'Конюшня единорогов']
    """
    title = key("game", profile.game)
    return words.in_edition(profile.edition).text(title if words.has(title) else key("profile", profile.id))


def bot_title(words: Words, level: str) -> str:
    """Return the name of a bot in a lobby; a bot without a message is shown under its own name."""
    name = level.partition(":")[0]
    message = key("level", name)
    return words.text(message) if words.has(message) else name.replace("-", " ").capitalize()


def bot_summary(words: Words, name: str) -> str:
    """Describe how a bot plays; empty for a bot that has no message."""
    message = key("bot", name)
    return words.text(message) if words.has(message) else ""
