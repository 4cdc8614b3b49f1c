"""The results of a contest as a picture: a dot and its interval for each line-up, and a line where all are equal."""

from __future__ import annotations

from typing import NamedTuple
from xml.sax.saxutils import escape

WIDTH = 760
LEFT = 230  # where the scale begins
RIGHT = 90
ROW = 30
TOP = 54
BOTTOM = 44
STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#222}.soft{fill:#777;font-size:11px}.grid{stroke:#ddd}"
    ".even{stroke:#c33;stroke-dasharray:4 3}.bar{stroke:#357;stroke-width:2}.dot{fill:#357}"
)


class Row(NamedTuple):
    name: str
    value: float
    low: float
    high: float
    even: float | None = None  # what it would be if all were equal


def picture(title: str, rows: list[Row], unit: str = "%") -> str:
    """An SVG of its own; ``unit`` is written behind the numbers.

    >>> picture("a < b", [Row("keen", 38.2, 36.1, 40.3, 25.0)])[:38]
    '<svg xmlns="http://www.w3.org/2000/svg'
    """
    height = TOP + ROW * len(rows) + BOTTOM
    ticks = scale(min(row.low for row in rows), max(row.high for row in rows), [row.even for row in rows])
    low, high = ticks[0], ticks[-1]

    def x(value: float) -> float:
        return round(LEFT + (value - low) / (high - low) * (WIDTH - LEFT - RIGHT), 1)

    foot = TOP + ROW * len(rows)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}">',
        f"<style>{STYLE}</style>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        f'<text x="16" y="28" font-weight="bold">{escape(title)}</text>',
    ]
    for tick in ticks:
        lines.append(f'<line class="grid" x1="{x(tick)}" x2="{x(tick)}" y1="{TOP - 8}" y2="{foot}"/>')
        lines.append(f'<text class="soft" x="{x(tick)}" y="{foot + 16}" text-anchor="middle">{tick:g}{unit}</text>')
    for number, row in enumerate(rows):
        y = TOP + ROW * number + ROW // 2
        lines.append(f'<text x="{LEFT - 12}" y="{y + 4}" text-anchor="end">{escape(row.name)}</text>')
        if row.even is not None:
            lines.append(f'<line class="even" x1="{x(row.even)}" x2="{x(row.even)}" y1="{y - 13}" y2="{y + 13}"/>')
        lines.append(f'<line class="bar" x1="{x(row.low)}" x2="{x(row.high)}" y1="{y}" y2="{y}"/>')
        lines.append(f'<circle class="dot" cx="{x(row.value)}" cy="{y}" r="4.5"/>')
        lines.append(f'<text x="{WIDTH - RIGHT + 14}" y="{y + 4}">{row.value:.1f}{unit}</text>')
    lines.append(f'<text class="soft" x="16" y="{foot + 34}">bars: 95 % intervals; dashed: all equal</text></svg>')
    return "\n".join(lines) + "\n"


def scale(low: float, high: float, more: list[float | None]) -> list[float]:
    """Round numbers that hold everything there is to show.

    >>> scale(36.1, 40.3, [25.0])
    [25, 30, 35, 40, 45]
    """
    shown = [low, high, *(one for one in more if one is not None)]
    low, high = min(shown), max(shown)
    step = next((one for one in (1, 2, 5, 10, 20, 50, 100, 200) if (high - low) / one <= 7), 500)
    first = int(low // step)
    last = max(first + 1, int(-(-high // step)))
    return [number * step for number in range(first, last + 1)]
