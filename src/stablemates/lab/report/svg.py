"""SVG charts without a library: whiskers, a histogram, bars.  They follow the light or dark theme of the page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

from ..statistics import quantile

WIDTH = 720
RIGHT = 92  # room for the text after a row
ROW = 26
LETTER = 8.4  # about the width of a letter

STYLE = """
.chart{font:13px system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
.chart text{fill:#2b2540}.chart .soft{fill:#7a7390}.chart .paper{fill:#fffdfb}
.chart .title{font-weight:bold}
.chart .grid{stroke:#e6e0ee;stroke-width:1}.chart .base{stroke:#8d84a8;stroke-width:1.2;stroke-dasharray:4 4}
.chart .band{fill:#f6f2fa}.chart .whisker{stroke-width:2.4;stroke-linecap:round}
.chart .a{fill:#7c4dba;stroke:#7c4dba}.chart .b{fill:#e0912f;stroke:#e0912f}.chart .bar{stroke:none}
.chart .good{fill:#2e9c74;stroke:#2e9c74}.chart .bad{fill:#d0486b;stroke:#d0486b}.chart .half{fill-opacity:.55}
@media screen and (prefers-color-scheme:dark){
.chart text{fill:#ece7f6}.chart .soft{fill:#a79fbe}.chart .paper{fill:#1d1929}
.chart .grid{stroke:#363048}.chart .base{stroke:#8d84a8}.chart .band{fill:#262136}
.chart .a{fill:#b18ae6;stroke:#b18ae6}.chart .b{fill:#f0ac55;stroke:#f0ac55}
.chart .good{fill:#53c79b;stroke:#53c79b}.chart .bad{fill:#f0718f;stroke:#f0718f}.chart .bar{stroke:none}}
"""


class Whisker(NamedTuple):
    """A row: its label, a value with its interval, and its text."""

    label: str
    value: float
    low: float
    high: float
    text: str
    tone: str = "a"  # a class of STYLE


class Bar(NamedTuple):
    label: str
    value: float
    text: str


class Series(NamedTuple):
    """Counts by integer, for a histogram."""

    label: str
    counts: dict[int, int]


def whiskers(
    rows: Sequence[Whisker], base: float, tick: Callable[[float], str], base_label: str = "", title: str = ""
) -> str:
    """Draw values with their intervals, one below the other; ``base`` is a dashed line to compare them with."""
    left = gutter([row.label for row in rows])
    low = min([base, *(row.low for row in rows)])
    high = max([base, *(row.high for row in rows)])
    margin = (high - low or 1.0) * 0.06
    scale = Scale(low - margin, high + margin, left, WIDTH - RIGHT)
    top = (24 if base_label else 8) + (28 if title else 0)
    bottom = top + ROW * len(rows)
    parts = [band(top + ROW * i) for i in range(0, len(rows), 2)]
    parts += axis(scale, top, bottom, tick)
    parts.append(line(scale.at(base), top - 4, scale.at(base), bottom, "base"))
    if base_label:
        parts.append(text(scale.at(base), top - 10, base_label, "soft", "middle"))
    if title:
        parts.append(text(14, 24, title, "title"))
    for i, row in enumerate(rows):
        y = top + ROW * (i + 0.5)
        parts.append(text(left - 12, y + 4.5, row.label, "", "end"))
        parts.append(line(scale.at(row.low), y, scale.at(row.high), y, f"whisker {row.tone}"))
        parts.append(f'<circle class="{row.tone}" cx="{scale.at(row.value):.1f}" cy="{y:.1f}" r="4.6"/>')
        parts.append(text(WIDTH - 6, y + 4.5, row.text, "", "end"))
    return picture(bottom + 26, parts)


def bars(rows: Sequence[Bar]) -> str:
    """Draw shares of a whole as bars."""
    left = gutter([row.label for row in rows])
    most = max(row.value for row in rows) or 1.0
    scale = Scale(0.0, most, left, WIDTH - 150)
    parts = []
    for i, row in enumerate(rows):
        y = 8 + (ROW + 4) * i
        width = max(1.5, scale.at(row.value) - left)
        parts.append(text(left - 12, y + 17.5, row.label, "", "end"))
        parts.append(f'<rect class="a bar" x="{left}" y="{y + 3}" width="{width:.1f}" height="20" rx="4"/>')
        parts.append(text(left + width + 10, y + 17.5, row.text))
    return picture(8 + (ROW + 4) * len(rows) + 6, parts)


def histogram(series: Sequence[Series], axis_label: str, tick: Callable[[float], str], height: int = 240) -> str:
    """Draw one histogram, or two over each other with a label for each; the highest 0.5% is left out."""
    first = min(min(one.counts) for one in series)
    last = max(quantile(one.counts, 0.995) for one in series)
    bins = Bins(first, last)
    shares = [bins.shares(one.counts) for one in series]
    peak = max(max(one) for one in shares) or 1.0
    top, bottom, left, right = 30 if len(series) > 1 else 12, height - 42, 20, WIDTH - 20
    scale = Scale(bins.first, bins.first + bins.width * bins.count, left, right)
    parts = axis(scale, top, bottom, tick, whole=True)
    for heights, tone in zip(shares, ("a", "b")):
        for i, share in enumerate(heights):
            if share:
                x, tall = scale.at(bins.first + i * bins.width), (bottom - top) * share / peak
                wide = scale.at(bins.first + (i + 1) * bins.width) - x - 1.2
                half = " half" if len(series) > 1 else ""
                parts.append(
                    f'<rect class="{tone} bar{half}" x="{x + 0.6:.1f}" y="{bottom - tall:.1f}"'
                    f' width="{wide:.1f}" height="{tall:.1f}" rx="1.5"/>'
                )
    if len(series) > 1:
        x = left + 4.0
        for one, tone in zip(series, ("a", "b")):
            parts.append(f'<rect class="{tone} bar half" x="{x:.0f}" y="6" width="14" height="14" rx="3"/>')
            parts.append(text(x + 20, 17.5, one.label))
            x += 48 + LETTER * len(one.label)
    parts.append(text((left + right) / 2, height - 4, axis_label, "soft", "middle"))
    return picture(height, parts)


# --- parts -------------------------------------------------------------------------------------


class Scale:
    """Map values to positions."""

    def __init__(self, low: float, high: float, left: float, right: float) -> None:
        self.low, self.high, self.left, self.right = low, high, left, right

    def at(self, value: float) -> float:
        return self.left + (value - self.low) / (self.high - self.low) * (self.right - self.left)

    def ticks(self, most: int = 8, whole: bool = False) -> list[float]:
        """Return round numbers for an axis.

        >>> Scale(0.12, 0.47, 0, 1).ticks()
        [0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45]
        """
        rough = (self.high - self.low) / most
        power = 10.0 ** floor(log10(rough))
        step = next(power * n for n in (1, 2, 5, 10) if power * n >= rough)
        step = max(1.0, step) if whole else step
        begin = ceil(self.low / step - 1e-9)
        count = floor(self.high / step + 1e-9) - begin + 1
        return [round((begin + i) * step, 10) for i in range(count)]


class Bins:
    """Equal ranges of integers, at most about forty of them."""

    def __init__(self, first: int, last: int, most: int = 40) -> None:
        self.width = max(1, ceil((last - first + 1) / most))
        self.first = first // self.width * self.width
        self.count = (last - self.first) // self.width + 1

    def shares(self, counts: dict[int, int]) -> list[float]:
        found, n = [0.0] * self.count, sum(counts.values())
        for value, many in counts.items():
            place = (value - self.first) // self.width
            if place < self.count:
                found[place] += many / n
        return found


def gutter(labels: Sequence[str]) -> float:
    """Return the width needed for row labels."""
    return round(min(360.0, 16 + LETTER * max(len(label) for label in labels)))


def axis(scale: Scale, top: float, bottom: float, tick: Callable[[float], str], whole: bool = False) -> list[str]:
    parts = []
    for value in scale.ticks(whole=whole):
        x = scale.at(value)
        parts.append(line(x, top, x, bottom, "grid"))
        parts.append(text(x, bottom + 17, tick(value), "soft", "middle"))
    return parts


def tone(low: float, high: float, base: float) -> str:
    """Return the class for values clearly above ``base``, clearly below, or neither."""
    return "good" if low > base else "bad" if high < base else "a"


def band(y: float) -> str:
    return f'<rect class="band" x="0" y="{y:.1f}" width="{WIDTH}" height="{ROW}" rx="4"/>'


def line(x1: float, y1: float, x2: float, y2: float, tone: str) -> str:
    return f'<line class="{tone}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def text(x: float, y: float, content: str, tone: str = "", anchor: str = "start") -> str:
    return f'<text class="{tone}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(content)}</text>'


def picture(height: float, parts: Sequence[str]) -> str:
    body = "".join(parts)
    return (
        f'<svg class="chart" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" role="img">'
        f'<rect class="paper" width="{WIDTH}" height="{height:.0f}" rx="10"/>{body}</svg>'
    )


def alone(svg: str) -> str:
    """Return a standalone SVG file."""
    return svg.replace("<rect", f"<style>{STYLE}</style><rect", 1) + "\n"
