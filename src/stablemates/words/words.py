"""The messages of one language."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

from ..games import registry

if TYPE_CHECKING:
    from fluent.syntax.ast import Resource

Argument = str | int | float  # of a message
STRICT = sys.flags.dev_mode  # whether a missing message is an error, if nobody says otherwise


class MissingWord(Exception):
    """A message that is not there, or that lacks an argument."""


def key(*parts: str) -> str:
    """The name of a message.

    >>> key("card", "red_5"), key("ask", "unorog", "turn")
    ('card-red-5', 'ask-unorog-turn')
    """
    return "-".join(parts).replace("_", "-")


def locale_files(lang: str, game: str = "") -> list[Traversable]:
    """The Fluent files of a language: all of them, or those that ``game`` needs."""
    return needed([*ftl_files(files(__package__) / "locale" / lang), *brought_files(lang)], game)


def needed(found: list[Traversable], game: str) -> list[Traversable]:
    return [file for file in found if not game or belongs(file.name, game)]


def brought_files(lang: str) -> list[Traversable]:
    """The Fluent files of the games and packs that others bring; in English where they do not speak the language."""
    folders = registry.locales()
    spoken = [folder / lang if (folder / lang).is_dir() else folder / "en" for folder in folders]
    return [file for folder in spoken for file in ftl_files(folder)]


def ftl_files(folder: Traversable) -> list[Traversable]:
    found = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    return [file for file in found if file.name.endswith(".ftl")]


def belongs(name: str, game: str) -> bool:
    """Whether a game needs a file; cards of packs come with every game, they are few."""
    return name in ("common.ftl", "table.ftl", f"{game}.ftl") or name.startswith((f"{game}-", "pack-"))


@cache
def parsed(text: str) -> Resource:
    """The messages of a file.  Parsing is slow, and a server speaks the same words to many."""
    from fluent.runtime import FluentResource

    return FluentResource(text)


class Words:
    """The messages of a language, for one game (which starts faster) or for all.

    >>> Words("ru").text("you")
    'ты'

    Nobody should lose a game to a translator's mistake, so a missing message shows as its key, or in English where a
    game or a pack that others bring has it so.  With ``strict``, as in tests and in Python's development mode
    (``python -X dev``), it is an error.
    """

    def __init__(self, lang: str, game: str = "", *, strict: bool | None = None) -> None:
        from fluent.runtime import FluentBundle  # slow to import, and not every command speaks

        self.lang = lang
        self.strict = STRICT if strict is None else strict
        self.bundle = FluentBundle([lang], use_isolating=False)  # a terminal shows the isolating marks as dirt
        fallback = [] if self.strict else needed(brought_files("en"), game)  # what is there already stays as it is
        for file in [*locale_files(lang, game), *fallback]:
            self.bundle.add_resource(parsed(file.read_text("utf-8")))

    def has(self, key: str, attribute: str = "") -> bool:
        if not self.bundle.has_message(key):
            return False
        message = self.bundle.get_message(key)
        return attribute in message.attributes if attribute else message.value is not None

    def text(self, key: str, /, **args: Argument) -> str:
        """A message."""
        return self.format(key, "", args)

    def attribute(self, key: str, name: str, /, **args: Argument) -> str:
        """A variant of a message, or something that goes with it."""
        return self.format(key, name, args)

    def format(self, key: str, attribute: str, args: Mapping[str, Argument]) -> str:
        name = f"{key}.{attribute}" if attribute else key
        if not self.has(key, attribute):
            return self.complain(name, name)
        message = self.bundle.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None  # has() has looked
        text, errors = self.bundle.format_pattern(pattern, dict(args))
        return self.complain(f"{name}: {errors[0]}", str(text)) if errors else str(text)

    def complain(self, problem: str, instead: str) -> str:
        if self.strict:
            raise MissingWord(f"{self.lang}: {problem}")
        return instead


def bot_summary(words: Words, name: str) -> str:
    """Describe how a bot plays; empty for a bot that our translations do not know."""
    message = key("bot", name)
    return words.text(message) if words.has(message) else ""
