"""Cards in a few signs: a shape and letters, so that nobody needs the colours, and a colour for those who see it."""

from __future__ import annotations

from functools import cache
from typing import Any

from rich.text import Text

from ..games import registry
from ..words import Speech
from ..words.words import key

Face = dict[str, Any]  # a card that is seen, as views have it
Order = tuple[int, str, int]  # cards are held in this order: by group, by name, by number

TYPE_SHAPES = {
    "baby": "○", "basic": "◇", "magical": "◆", "upgrade": "▲", "downgrade": "▼", "magic": "✦", "instant": "■",
    "panda": "●",
}  # fmt: skip
TYPE_INKS = {
    "baby": "magenta", "basic": "cyan", "magical": "blue", "upgrade": "green", "downgrade": "red", "magic": "yellow",
    "instant": "white", "panda": "white",
}  # fmt: skip

# Shapes that differ by more than a turn.
COLOUR_SHAPES = {"blue": "●", "green": "▲", "red": "■", "yellow": "★", "hoof": "Ω", "alicorn": "♦"}
COLOUR_INKS = {
    "blue": "cyan", "green": "green", "red": "red", "yellow": "yellow", "hoof": "magenta", "alicorn": "magenta",
}  # fmt: skip


@cache
def describe(profile: str) -> dict[str, Any]:
    """What a game tells of a rulebook: facts by name, ``cards`` with their number, ``types`` of all cards."""
    game, _ = registry.find(profile)
    told = getattr(game, "describe", None)
    found: dict[str, Any] = told(profile) if told else {}
    return found


class Signs:
    """The signs of any game: none."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech
        self.words = speech.words

    @property
    def book(self) -> dict[str, Any]:
        """What the game tells of the rulebook."""
        return describe(self.speech.profile)

    def chip(self, face: Face, *, bright: bool = False) -> Text:
        """A card in a few letters."""
        return Text()

    def named(self, face: Face, *, bright: bool = False, style: str = "default") -> Text:
        """A card in a few letters, and its title."""
        text = Text().append_text(self.chip(face, bright=bright))
        return text.append(f"{' ' if text else ''}{self.speech.title_of(face['kind'])}", style=style)

    def order(self, face: Face) -> Order:
        name, _, number = face["kind"].rpartition("_")
        return (0, name, int(number)) if number.isdigit() else (0, face["kind"], 0)

    def type_told(self, face: Face) -> str:
        """What sort of card it is, in words."""
        return ""


class StableSigns(Signs):
    """A type of card is a shape and a letter."""

    def type_of(self, face: Face) -> str:
        types: dict[str, str] = self.book["types"]
        return "panda" if face.get("panda") else types.get(face["kind"], "magical")

    def chip(self, face: Face, *, bright: bool = False) -> Text:
        return self.type_chip(self.type_of(face), bright=bright)

    def type_chip(self, kind: str, *, bright: bool = False) -> Text:
        ink = TYPE_INKS[kind]
        letter = self.words.text(key("code", "stable", kind))
        return Text(f"{TYPE_SHAPES[kind]}{letter}", style=f"bold black on {ink}" if bright else ink)

    def order(self, face: Face) -> Order:
        """Cards are held by type, then by title."""
        return list(TYPE_SHAPES).index(self.type_of(face)), self.speech.title_of(face["kind"]), 0

    def type_told(self, face: Face) -> str:
        return self.words.text(key("type", self.type_of(face)))


class UnorogSigns(Signs):
    """A card is the shape of its colour, and its code."""

    def chip(self, face: Face, *, bright: bool = False) -> Text:
        snapshot = look_of(face["kind"])
        ink = COLOUR_INKS[snapshot]
        return Text(f" {COLOUR_SHAPES[look]} {self.code(face['kind'])} ", f"bold black on {ink}" if bright else ink)

    def paint(self, colour: str) -> Text:
        """A colour with its shape and its letter."""
        sign = f" {COLOUR_SHAPES[colour]} {self.letters(colour)[0].upper()} "
        return Text(sign, style=f"bold black on {COLOUR_INKS[colour]}")

    def order(self, face: Face) -> Order:
        """Hands are held by colour, then by number; relics after locks, elder ones last."""
        colour, _, value = face["kind"].partition("_")
        group = list(COLOUR_SHAPES).index(colour)
        return (group, "", int(value)) if value.isdigit() else (group, value, 0)

    def code(self, kind: str) -> str:
        return self.words.attribute(key("card", kind), "code")

    def letters(self, colour: str) -> list[str]:
        """What can be typed for a colour, small."""
        name = key("word", "unorog", colour)
        return [*self.words.attribute(name, "code").lower().split(), self.words.text(name)] if colour else []


def look_of(kind: str) -> str:
    """The colour of a kind, or the kind itself if it has none."""
    return kind.partition("_")[0]


SIGNS: dict[str, type[Signs]] = {"stable": StableSigns, "unorog": UnorogSigns}


def signs_for(speech: Speech) -> Signs:
    return SIGNS.get(speech.game, Signs)(speech)
