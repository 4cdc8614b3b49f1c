"""A view of a table in HTML, with the cards drawn: what a notebook shows of a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from .text import heading, runs, value_text

CARD: Final = "height:96px;border-radius:6px;margin:1px"
WORD: Final = f"{CARD};display:inline-block;width:66px;border:1px solid #888;font-size:11px;vertical-align:top"
LABEL: Final = "vertical-align:top;text-align:left;padding-right:1em;white-space:nowrap"
MOST_BACKS: Final = 3  # backs to draw for hidden cards

PICTURES: Final[dict[str, Callable[[str], str]]] = {}  # "card": kind -> address of its picture. Set by the package.


def table_html(view: dict[str, Any], players: Sequence[str] = ()) -> str:
    """Return the table that a view shows: a heading, the facts, and a row of cards for each zone."""
    facts = [f"{name} {value_text(value)}" for name, value in view["facts"].items() if value not in ([], "", None)]
    rows = "".join(zone_row(zone, view["game"], players) for zone in view["zones"])
    told = f"<p><b>{escaped(heading(view, players))}</b><br>{escaped(', '.join(facts))}</p>"
    return f"<div>{told}<table>{rows}</table></div>"


def zone_row(zone: dict[str, Any], game: str, players: Sequence[str]) -> str:
    seat = zone["seat"]
    label = zone["name"] if seat < 0 else f"{zone['name']} {players[seat] if players else seat}"
    faces = [face["kind"] for face in zone["cards"] if face is not None]
    known = [one["card"]["kind"] for one in zone["known"]]
    cards = [card(*one) for one in runs((faces[::-1] if seat < 0 else faces) + known)]
    hidden = zone["count"] - len(faces) - len(known)
    if hidden:
        cards.append(card(f"back-{game}", 1) * min(hidden, MOST_BACKS) + f" ×{hidden}")
    shown = "".join(cards) or "—"
    return f'<tr><th style="{LABEL}">{escaped(label)}</th><td style="text-align:left">{shown}</td></tr>'


def card(kind: str, number: int) -> str:
    """Return a card with its picture, or with its name if it has none."""
    draw = PICTURES.get("card")
    uri = "" if draw is None else draw(kind)
    name = escaped(kind)
    drawn = (
        f'<img src="{uri}" alt="{name}" title="{name}" style="{CARD}">'
        if uri
        else f'<span style="{WORD}">{name}</span>'
    )
    return drawn if number == 1 else f"{drawn} ×{number} "


def escaped(text: str) -> str:
    """Escape a text for HTML; the engine imports nothing that it can do without.

    >>> escaped('<b>"Ann" & Bob')
    '&lt;b&gt;&quot;Ann&quot; &amp; Bob'
    """
    for sign, name in (("&", "amp"), ("<", "lt"), (">", "gt"), ('"', "quot")):
        text = text.replace(sign, f"&{name};")
    return text
