"""A view of a table in HTML, with the cards drawn: what a notebook shows of a game."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any, Final

from ..core.text import facts_text, heading
from . import card_uri
from .piles import Pile, piles

CARD: Final = "height:96px;border-radius:9px;margin:1px"
WORD: Final = f"{CARD};display:inline-block;width:66px;border:1px solid #888;font-size:11px;vertical-align:top"
LABEL: Final = "vertical-align:top;text-align:left;padding-right:1em;white-space:nowrap"


def table_html(view: dict[str, Any], players: Sequence[str] = ()) -> str:
    """Return the table that a view shows: a heading, the facts, and a row of cards for each zone."""
    rows = "".join(pile_row(pile) for pile in piles(view, players))
    head = f"<p><b>{escape(heading(view, players))}</b><br>{escape(facts_text(view))}</p>"
    return f"<div>{head}<table>{rows}</table></div>"


def pile_row(pile: Pile) -> str:
    cards = [card(*one) for one in pile.cards]
    if pile.hidden:
        cards.append(card(pile.back, 1) * pile.backs + f" ×{pile.hidden}")
    shown = "".join(cards) or "—"
    return f'<tr><th style="{LABEL}">{escape(pile.label)}</th><td style="text-align:left">{shown}</td></tr>'


def card(kind: str, number: int) -> str:
    """Return a card with its picture, or with its name if it has none."""
    uri = card_uri(kind)
    name = escape(kind)
    drawn = (
        f'<img src="{uri}" alt="{name}" title="{name}" style="{CARD}">'
        if uri
        else f'<span style="{WORD}">{name}</span>'
    )
    return drawn if number == 1 else f"{drawn} ×{number} "
