"""Table settings in words, and how changing one affects the others."""

from __future__ import annotations

from msgspec.structs import replace

from ..core.game import Profile
from ..games import registry
from ..protocol.commands import Settings, Value
from ..words import Words
from ..words.words import key

SEAT = "first"  # the option whose numbers are seats


def describe_options(words: Words, settings: Settings) -> list[str]:
    """Return a sentence for every option that differs from the rulebook."""
    family, book = registry.find(settings.profile)
    game, words = family.id, words.in_edition(book.edition)
    return [
        words.text(
            "table-option", title=words.text(key("option", game, name)), value=describe_value(words, game, name, value)
        )
        for name, value in settings.options.items()
    ]


def describe_value(words: Words, game: str, name: str, value: Value) -> str:
    """Return the value of an option, in words if there is a message for it."""
    if isinstance(value, bool):
        return words.text("yes" if value else "no")
    text = str(value)
    if name == SEAT and text.isdigit():
        return words.text("seat", n=int(text) + 1)
    if name == "packs":
        return ", ".join(words.text(key("pack", pack)) for pack in text.split(",") if pack) or "—"
    message = key("value", game, text)
    return words.text(message) if words.has(message) else text


def with_option(settings: Settings, name: str, value: Value) -> Settings:
    """Return the settings with one option changed; defaults are left out."""
    book = registry.find(settings.profile)[1]
    return replace(settings, options=kept(book, {**settings.options, name: value}))


def with_book(settings: Settings, profile: str, seated: int) -> Settings:
    """Return the settings for another rulebook: seats adjusted, unknown options dropped."""
    book = registry.find(profile)[1]
    seats = min(max(settings.seats, book.fewest, seated), book.most)
    return replace(settings, profile=profile, seats=seats, options=kept(book, settings.options))


def kept(book: Profile, options: dict[str, Value]) -> dict[str, Value]:
    defaults = {option.name: option.default for option in book.options}
    return {name: value for name, value in options.items() if name in defaults and defaults[name] != value}
