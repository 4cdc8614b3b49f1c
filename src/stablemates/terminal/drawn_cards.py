"""Cards drawn with lines, for large terminals: a whole hand, and small cards in the stables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rich.cells import cell_len
from rich.text import Text

from .hyphens import hyphenated
from .layout import Drawing, Drawings, Spot, wrapped

WIDTHS = (20, 18, 16, 14, 12)  # cells of a card, the widest that fits first
FRAME = 4  # cells that the frame takes
TITLE_TALL = 3  # maximum lines of a title
TEXT_WIDTHS = (34, 30, 26)  # cells of a card with its text on it


class Face:
    """The face of a drawn card: the number that plays it, its glyphs, its title and perhaps its text."""

    def __init__(self, spot: Spot, mark: str, glyphs: Text, title: str, *, style: str, text: str = "") -> None:
        self.spot = spot
        self.mark = mark
        self.glyphs = glyphs
        self.title = title
        self.style = style  # of its frame
        self.text = text

    def body(self, inner: int) -> list[Text]:
        """Return the lines inside the frame."""
        title = wrapped(Text(hyphenated(self.title, inner), style="bold"), inner)
        text = wrapped(Text(self.text, style="default"), inner) if self.text else []
        return [self.glyphs, *title, *text]

    def title_tall(self, inner: int) -> int:
        return len(wrapped(Text(hyphenated(self.title, inner)), inner))

    def draw(self, wide: int, tall: int) -> Drawing:
        """Draw the card with ``tall`` lines inside its frame."""
        inner = wide - FRAME
        body = self.body(inner)
        lines = [self.edge(wide)]
        for line in [*body, *[Text()] * (tall - len(body))]:
            padded = line.copy()
            padded.pad_right(inner - line.cell_len)
            lines.append(Text("│ ", self.style).append_text(Text("", "default").append_text(padded)).append(" │"))
        lines.append(Text(f"╰{'─' * (wide - 2)}╯", self.style))
        return Drawing(replace(self.spot, text=Text(self.title)), lines)

    def edge(self, wide: int) -> Text:
        """Return the upper edge, with the number."""
        rest = "─" * (wide - 3 - cell_len(self.mark))
        return Text("╭─", self.style).append(self.mark, style="bold").append(f"{rest}╮")


def hand_of(faces: Sequence[Face], width: int, height: int) -> Drawings | None:
    """Return a hand as drawn cards, as large as there is room for; ``None`` if there is no room.

    One row is better than two rows of wider cards, and no title is cut.
    """
    if not faces:
        return None
    fits: list[Drawings] = []
    for wide in TEXT_WIDTHS if faces[0].text else WIDTHS:
        inner = wide - FRAME
        if max(face.title_tall(inner) for face in faces) > TITLE_TALL:
            break
        tall = max(len(face.body(inner)) for face in faces)
        row = Drawings([face.draw(wide, tall) for face in faces])
        if len(row.lines(width)) <= height:
            fits.append(row)
    return min(fits, key=lambda row: len(row.lines(width)), default=None)


def boxed(spot: Spot) -> Drawing:
    """Return a spot in a small frame."""
    line = "─" * spot.width
    middle = Text("│", "dim").append_text(Text("", "default").append_text(spot.text)).append("│")
    return Drawing(spot, [Text(f"╭{line}╮", "dim"), middle, Text(f"╰{line}╯", "dim")])
