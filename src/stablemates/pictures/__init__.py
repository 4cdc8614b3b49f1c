"""Small pictures of all cards and avatars, as the page draws them, on one sprite sheet.

``tools/moments.py`` draws the sheet.  The server composes pictures of positions from it, and notebooks show its cards;
both only copy rows of bytes, so neither needs a browser or an imaging library.
"""

from __future__ import annotations

from base64 import b64encode
from functools import cache

BACK = "back-"  # before the name of a game: the back of its cards


@cache
def card_uri(kind: str) -> str:
    """Return the picture of a kind of card as a data URI, or an empty string."""
    from .sheet import Canvas, sheet

    tile = sheet().tiles.get(f"card {kind}")
    if tile is None:
        return ""
    canvas = Canvas(tile.width, len(tile.rows), 0)
    canvas.paste(tile, 0, 0)
    return f"data:image/png;base64,{b64encode(canvas.png()).decode()}"
