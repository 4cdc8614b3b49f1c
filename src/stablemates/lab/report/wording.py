"""The words of a report.  The lab emits keys, like the engine; the caller provides the language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol


class Messages(Protocol):
    """The messages of a language."""

    lang: str

    def has(self, key: str, attribute: str = "") -> bool: ...

    def text(self, key: str, /, **args: Any) -> str: ...

    def attribute(self, key: str, name: str, /, **args: Any) -> str: ...


class Wording:
    """The words of a report: messages, names, and numbers in the format of the language."""

    def __init__(self, messages: Messages, title: Callable[[str], str], rulebook: Callable[[str], str] = str) -> None:
        self.messages = messages
        self.title = title  # of a kind of card
        self.rulebook = rulebook  # the game and the edition, of the id of a rulebook
        self.lang = messages.lang

    def text(self, name: str, /, **args: Any) -> str:
        return self.messages.text(f"lab-{name}".replace("_", "-"), **args)

    def about(self, name: str) -> str:
        """Return a sentence about a column or a measure; empty if it needs none."""
        key = f"lab-{name}".replace("_", "-")
        return self.messages.attribute(key, "about") if self.messages.has(key, "about") else ""

    def label(self, group: str, name: str) -> str:
        """Return the word for a key of the engine; the key itself if the report does not know it."""
        key = f"lab-{group}-{name}".replace("_", "-")
        return self.messages.text(key) if self.messages.has(key) else name.replace("_", " ")

    def number(self, value: float, digits: int = 0) -> str:
        """Return a number with the separators of the language, and a proper minus sign.

        >>> from types import SimpleNamespace
        >>> Wording(SimpleNamespace(lang="en"), str).number(12345.678, 1)
        '12,345.7'
        >>> Wording(SimpleNamespace(lang="uk"), str).number(12345.678, 1).split()
        ['12', '345,7']
        """
        text = f"{value:,.{digits}f}"
        if self.lang != "en":
            text = text.replace(",", "\N{NO-BREAK SPACE}").replace(".", ",")
        return text.replace("-", "\N{MINUS SIGN}")

    def percent(self, value: float, digits: int = 1) -> str:
        between = "" if self.lang == "en" else "\N{NO-BREAK SPACE}"
        return f"{self.number(100 * value, digits)}{between}%"

    def signed(self, value: float, digits: int = 2) -> str:
        """Return a number with its sign, even if it is positive.

        >>> from types import SimpleNamespace
        >>> [Wording(SimpleNamespace(lang="en"), str).signed(value) for value in (0.126, -0.001)]
        ['+0.13', '0.00']
        """
        value = round(value, digits) or 0.0  # without a minus sign before zero
        return f"+{self.number(value, digits)}" if value > 0 else self.number(value, digits)
