"""Cards as glyphs: a shape and letters, so that nothing depends on colour alone, and a colour."""

from __future__ import annotations

from rich.text import Text

from ..protocol.values import Card
from ..words.speech import Speech
from ..words.words import key
from .rulebook import Rulebook, rulebook

Order = tuple[int, str, int]  # the order of a hand: by group, by name, by number

TYPE_SHAPES = {
    "baby": "○", "basic": "◇", "magical": "◆", "upgrade": "▲", "downgrade": "▼", "magic": "✦", "instant": "■",
    "panda": "●",
}  # fmt: skip
TYPE_INKS = {
    "baby": "magenta", "basic": "cyan", "magical": "blue", "upgrade": "green", "downgrade": "red", "magic": "yellow",
    "instant": "white", "panda": "white",
}  # fmt: skip

# Shapes that are not rotations of each other.
COLOUR_SHAPES = {"blue": "●", "green": "▲", "red": "■", "yellow": "★", "hoof": "Ω", "alicorn": "♦"}
COLOUR_INKS = {
    "blue": "cyan", "green": "green", "red": "red", "yellow": "yellow", "hoof": "magenta", "alicorn": "magenta",
}  # fmt: skip


class Glyphs:
    """Default glyphs, for games without their own."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech
        self.words = speech.words

    @property
    def book(self) -> Rulebook:
        """Return a summary of the rulebook."""
        return rulebook(self.speech.profile.id)

    def chip(self, card: Card, *, bright: bool = False) -> Text:
        """Return a card as a short label."""
        return Text()

    def ink(self, card: Card) -> str:
        """Return the colour of a card."""
        return "default"

    def named(self, card: Card, *, bright: bool = False, style: str = "default") -> Text:
        """Return a card as a short label with its title."""
        text = Text().append_text(self.chip(card, bright=bright))
        return text.append(f"{' ' if text else ''}{self.speech.title_of(card.kind)}", style=style)

    def order(self, card: Card) -> Order:
        name, _, number = card.kind.rpartition("_")
        return (0, name, int(number)) if number.isdigit() else (0, card.kind, 0)

    def type_name(self, card: Card) -> str:
        """Return the name of the card's type."""
        return ""


class StableGlyphs(Glyphs):
    """Each type of card has a shape and a letter."""

    def type_of(self, card: Card) -> str:
        return "panda" if "panda" in card.marks else self.book.types.get(card.kind, "magical")

    def chip(self, card: Card, *, bright: bool = False) -> Text:
        return self.type_chip(self.type_of(card), bright=bright)

    def ink(self, card: Card) -> str:
        return TYPE_INKS[self.type_of(card)]

    def type_chip(self, kind: str, *, bright: bool = False) -> Text:
        ink = TYPE_INKS[kind]
        letter = self.words.text(key("code", "stable", kind))
        return Text(f"{TYPE_SHAPES[kind]}{letter}", style=f"bold black on {ink}" if bright else ink)

    def order(self, card: Card) -> Order:
        """Sort a hand by type, then by title."""
        return list(TYPE_SHAPES).index(self.type_of(card)), self.speech.title_of(card.kind), 0

    def type_name(self, card: Card) -> str:
        return self.words.text(key("type", self.type_of(card)))


class UnorogGlyphs(Glyphs):
    """Each colour has a shape, and each card a code."""

    def chip(self, card: Card, *, bright: bool = False) -> Text:
        colour = colour_of(card.kind)
        ink = COLOUR_INKS[colour]
        return Text(f" {COLOUR_SHAPES[colour]} {self.code(card.kind)} ", f"bold black on {ink}" if bright else ink)

    def ink(self, card: Card) -> str:
        return COLOUR_INKS[colour_of(card.kind)]

    def paint(self, colour: str) -> Text:
        """Return a colour with its shape and its letter."""
        glyph = f" {COLOUR_SHAPES[colour]} {self.letters(colour)[0].upper()} "
        return Text(glyph, style=f"bold black on {COLOUR_INKS[colour]}")

    def order(self, card: Card) -> Order:
        """Sort a hand by colour, then by number; relics after locks, elder ones last."""
        colour, _, value = card.kind.partition("_")
        group = list(COLOUR_SHAPES).index(colour)
        return (group, "", int(value)) if value.isdigit() else (group, value, 0)

    def code(self, kind: str) -> str:
        return self.words.attribute(key("card", kind), "code")

    def letters(self, colour: str) -> list[str]:
        """Return what can be typed for a colour, in lower case."""
        name = key("word", "unorog", colour)
        return [*self.words.attribute(name, "code").lower().split(), self.words.text(name)] if colour else []


def colour_of(kind: str) -> str:
    """Return the colour of a kind, or the kind itself if it has none."""
    return kind.partition("_")[0]


GLYPHS: dict[str, type[Glyphs]] = {"stable": StableGlyphs, "unorog": UnorogGlyphs}


def glyphs_for(speech: Speech) -> Glyphs:
    return GLYPHS.get(speech.game, Glyphs)(speech)
