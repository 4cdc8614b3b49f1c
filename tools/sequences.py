"""Draw sequence diagrams as SVG in the page, from the small part of Mermaid's language that our pages use.

A site that loads nothing from other hosts cannot load Mermaid.  In the repository, viewers draw the same text
themselves.
"""

from __future__ import annotations

import re
from html import escape
from textwrap import wrap

WIDTH, MARGIN, LETTER, LINE = 720, 84, 6.4, 16  # approximate width of letters and height of lines at 12 px

WHO = re.compile(r"participant (\w+) as (.+)")
MESSAGE = re.compile(r"(\w+)(--?)>>(\w+): (.+)")
NOTE = re.compile(r"Note over (\w+)(?:, ?(\w+))?: (.+)")


class Unreadable(ValueError):
    """A line outside the supported part of the language."""


class Drawing:
    def __init__(self) -> None:
        self.parts: list[str] = []
        self.names: dict[str, str] = {}
        self.y = 56.0

    def column(self, who: str) -> float:
        """Return the horizontal position of a participant's line."""
        at = list(self.names).index(who)
        return MARGIN + at * (WIDTH - 2 * MARGIN) / max(len(self.names) - 1, 1)

    def message(self, who: str, whom: str, text: str, *, dashed: bool) -> None:
        """Draw an arrow with a label above it; an arrow to itself is a small loop with the label on its right."""
        a, b = self.column(who), self.column(whom)
        style = ' stroke-dasharray="5 4"' if dashed else ""
        if who == whom:
            room = min(WIDTH - a - 34, 240)
            self.words(a + 34, wrap(text, int(room / LETTER)), "start")
            self.path(f"M{a:.0f} {self.y - 16:.0f}h24v14h-18", style)
            self.tip(a + 4, self.y - 2, -1)
        else:
            self.words((a + b) / 2, wrap(text, int((abs(b - a) - 16) / LETTER)), "middle")
            direction = 1 if b > a else -1
            self.path(f"M{a:.0f} {self.y:.0f}H{b - 6 * direction:.0f}", style)
            self.tip(b - 2 * direction, self.y, direction)
        self.y += 14

    def note(self, first: str, last: str, text: str) -> None:
        """Draw a box across the lines of the participants it concerns."""
        left, right = self.column(first) - MARGIN + 12, self.column(last) + MARGIN - 12
        lines = [line for part in text.split("<br/>") for line in wrap(part, int((right - left - 20) / LETTER))]
        height = len(lines) * LINE + 12
        self.parts.append(
            f'<rect x="{left:.0f}" y="{self.y:.0f}" width="{right - left:.0f}" height="{height}" rx="5" '
            'fill="var(--md-default-bg-color, Canvas)" stroke="currentColor" stroke-opacity=".5"/>'
        )
        self.words((left + right) / 2, lines, "middle")
        self.y += 20

    def words(self, x: float, lines: list[str], anchor: str) -> None:
        for line in lines:
            self.y += LINE
            self.parts.append(f'<text x="{x:.0f}" y="{self.y:.0f}" text-anchor="{anchor}">{escape(line)}</text>')
        self.y += 6

    def path(self, points: str, style: str) -> None:
        self.parts.append(f'<path d="{points}" fill="none" stroke="currentColor" stroke-width="1.4"{style}/>')

    def tip(self, x: float, y: float, direction: int) -> None:
        self.parts.append(f'<path d="M{x:.0f} {y:.0f}l{-8 * direction} -4v8z" stroke="none"/>')

    def whole(self) -> str:
        """Return the picture, with a name and a line for each participant behind everything else."""
        lines = []
        for who, name in self.names.items():
            x = self.column(who)
            lines.append(f'<path d="M{x:.0f} 44V{self.y:.0f}" stroke="currentColor" stroke-opacity=".35"/>')
            lines.append(
                f'<text x="{x:.0f}" y="30" text-anchor="middle" font-weight="600" font-size="13">{escape(name)}</text>'
            )
        size = f'viewBox="0 0 {WIDTH} {self.y + 8:.0f}" width="100%"'
        about = "; ".join(self.names.values())
        head = (
            f'<svg {size} role="img" aria-label="Sequence diagram: {escape(about)}" font-size="12" fill="currentColor">'
        )
        return "\n".join(['<div class="sequence">', head, *lines, *self.parts, "</svg>", "</div>"])


def drawn(text: str) -> str:
    """Return the picture of a sequence, as HTML.  Raises ``Unreadable``."""
    picture = Drawing()
    heading, *lines = [line.strip() for line in text.strip().splitlines()]
    if heading != "sequenceDiagram":
        raise Unreadable(f"{heading!r} is not a sequence diagram: draw it in docs/pictures")
    for line in lines:
        if found := WHO.fullmatch(line):
            picture.names[found[1]] = found[2]
        elif found := MESSAGE.fullmatch(line):
            picture.message(found[1], found[3], found[4], dashed=found[2] == "--")
        elif found := NOTE.fullmatch(line):
            picture.note(found[1], found[2] or found[1], found[3])
        else:
            raise Unreadable(f"{line!r} is not supported: tools/sequences.py lists what is")
    return picture.whole()
