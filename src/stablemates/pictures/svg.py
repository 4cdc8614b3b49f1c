"""A view of a table as one SVG picture, with the cards drawn: for a notebook, a page or a paper."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from html import escape
from typing import Any, Final, NamedTuple

from ..core.text import facts_text, heading
from . import card_uri
from .piles import Pile, piles

LETTER: Final = 8  # room for a letter of a label
CARDS: Final = 690  # room for the cards of a line
CARD: Final = (66, 92)
GAP: Final = 4
NUMBER: Final = 26  # room for "×12" after a card
LINE: Final = 18  # a line of text
COLUMNS: Final = 110  # letters in a line
BASELINE: Final = 14  # from the top of a line to its baseline
ROUND: Final = "clip-path:inset(0 round 9px)"
STYLE: Final = 'font-family="sans-serif" font-size="13"'


class Drawn(NamedTuple):
    """Elements, and where the next ones start."""

    elements: list[str]
    y: int


def table_svg(view: dict[str, Any], players: Sequence[str] = ()) -> str:
    """Return the table that a view shows: a heading, the facts, and a row of cards for each zone."""
    rows = piles(view, players)
    texts = textwrap.wrap(heading(view, players), COLUMNS), textwrap.wrap(facts_text(view), COLUMNS)
    lines = [("bold", line) for line in texts[0]] + [("normal", line) for line in texts[1]]
    elements = [text(0, n * LINE, line, weight) for n, (weight, line) in enumerate(lines)]
    left = (1 + max(len(row.label) for row in rows)) * LETTER
    width = left + CARDS
    y = len(lines) * LINE + GAP
    for row in rows:
        drawn = pile_row(row, left, y)
        elements += drawn.elements
        y = drawn.y
    kinds = sorted({kind for row in rows for kind, _ in row.cards} | {row.back for row in rows if row.hidden})
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{y}" viewBox="0 0 {width} {y}" {STYLE}>'
        f"<defs>{''.join(symbol(kind) for kind in kinds)}</defs>"
        f'<rect width="100%" height="100%" fill="#fff"/>{"".join(elements)}</svg>'
    )


def pile_row(pile: Pile, left: int, y: int) -> Drawn:
    """Return a zone: its label, and its cards in as many lines as they need."""
    elements = [text(0, y, pile.label, "bold")]
    x = left
    shown = [(kind, 1, number) for kind, number in pile.cards]
    if pile.hidden:
        shown.append((pile.back, pile.backs, pile.hidden))
    for kind, drawn, number in shown:
        wide = drawn * (CARD[0] + GAP) + (NUMBER if number > 1 else 0)
        if x + wide > left + CARDS:
            x, y = left, y + CARD[1] + GAP
        elements += [f'<use href="#{name_of(kind)}" x="{x + n * (CARD[0] + GAP)}" y="{y}"/>' for n in range(drawn)]
        if number > 1:
            elements.append(text(x + drawn * (CARD[0] + GAP), y, f"×{number}"))
        x += wide
    if not shown:
        elements.append(text(left, y, "—"))
    return Drawn(elements, y + (CARD[1] if shown else LINE) + GAP)


def symbol(kind: str) -> str:
    """Return a card, to reference wherever it appears: its picture, or its name if it has none."""
    uri, (width, height) = card_uri(kind), CARD
    face = (
        f'<image href="{uri}" width="{width}" height="{height}" style="{ROUND}"/>'
        if uri
        else f'<rect width="{width}" height="{height}" rx="9" fill="none" stroke="#888"/>{text(GAP, GAP, kind)}'
    )
    return f'<g id="{name_of(kind)}"><title>{escape(kind)}</title>{face}</g>'


def name_of(kind: str) -> str:
    return f"stablemates-{escape(kind)}"


def text(x: int, y: int, content: str, weight: str = "normal") -> str:
    return f'<text x="{x}" y="{y + BASELINE}" font-weight="{weight}">{escape(content)}</text>'
