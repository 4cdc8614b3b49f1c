"""The band of a report as SVG: each player's chances, stacked, from the deal to the end."""

from __future__ import annotations

from collections.abc import Sequence

from ..lab.report.svg import WIDTH, line, picture, text
from ..protocol.reports import Point

HEIGHT = 276
LEFT, RIGHT, TOP = 44.0, WIDTH - 14.0, 14.0
ROW = 24.0  # height of a row of names
COLUMN = 172.0
# One colour per seat; they differ in lightness as well as in hue.
COLOURS = ("#7c4dba", "#e0912f", "#2e9c74", "#d0486b", "#3b7dd8", "#b7a21c", "#8a5a44", "#5fb3c4", "#9a9a9a", "#43507a")


def band_picture(points: list[Point], names: Sequence[str], marks: Sequence[int], turns: str) -> str:
    """Draw the chances; ``marks`` are the answers of the moments, ``turns`` is the label below the axis."""
    rows = -(-len(names) // 4)
    bottom = HEIGHT - 58.0
    parts = [area(points, seat, bottom) for seat in range(len(names))]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = bottom - share * (bottom - TOP)
        parts.append(line(LEFT, y, RIGHT, y, "grid"))
        parts.append(text(LEFT - 8, y + 4.5, f"{share:.0%}", "soft", "end"))
    for mark in marks:
        x = across(points, mark)
        parts.append(line(x, TOP, x, bottom, "base"))
        parts.append(f'<circle cx="{x:.1f}" cy="{TOP:.1f}" r="5" class="a"/>')
    parts.append(text((LEFT + RIGHT) / 2, bottom + 17, turns, "soft", "middle"))
    for seat, name in enumerate(names):
        x, y = LEFT + COLUMN * (seat % 4), HEIGHT - 16 + ROW * (seat // 4)
        parts.append(f'<rect x="{x:.0f}" y="{y - 11:.0f}" width="14" height="14" rx="3" fill="{COLOURS[seat]}"/>')
        parts.append(text(x + 20, y + 1, name if len(name) <= 18 else f"{name[:17]}…"))
    return picture(HEIGHT + ROW * (rows - 1), parts)


def area(points: list[Point], seat: int, bottom: float) -> str:
    """Return the share of one seat, stacked on those of the seats before it."""
    tall = bottom - TOP
    below = [(across(points, one.answer), bottom - tall * sum(one.chances[:seat])) for one in points]
    above = [(across(points, one.answer), bottom - tall * sum(one.chances[: seat + 1])) for one in points]
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in [*below, *reversed(above)])
    return f'<polygon fill="{COLOURS[seat]}" fill-opacity=".8" points="{path}"/>'


def across(points: list[Point], answer: int) -> float:
    """Return the x of an answer: all turns have the same width, however many answers they had.

    >>> points = [Point(0, 1, [1.0]), Point(10, 2, [1.0]), Point(12, 2, [1.0])]
    >>> [(across(points, answer) - LEFT) / (RIGHT - LEFT) for answer in (0, 5, 10, 11, 12)]
    [0.0, 0.25, 0.5, 0.75, 1.0]
    """
    last = len(points) - 1
    for at in range(last):
        here, there = points[at].answer, points[at + 1].answer
        if answer < there:
            return LEFT + (RIGHT - LEFT) * (at + (answer - here) / (there - here)) / last
    return RIGHT
