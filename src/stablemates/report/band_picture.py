"""The band of a report as HTML: each player's chances, stacked, from the deal to the end.

Only the areas are SVG.  They stretch to the width of the page; the text around them keeps its size.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ..lab.report.wording import Wording
from ..protocol.reports import Point

# One colour per seat; they differ in lightness as well as in hue.
COLOURS = ("#7c4dba", "#e0912f", "#2e9c74", "#d0486b", "#3b7dd8", "#b7a21c", "#8a5a44", "#5fb3c4", "#9a9a9a", "#43507a")
SHARES = (1.0, 0.75, 0.5, 0.25, 0.0)  # the lines across, from the top


def band_picture(points: list[Point], names: Sequence[str], marks: Sequence[int], wording: Wording) -> str:
    """Draw the chances; ``marks`` are the answers of the moments."""
    areas = "".join(area(points, seat) for seat in range(len(names)))
    lines = "".join(
        f'<line x1="0" x2="100" y1="{100 - 100 * share:g}" y2="{100 - 100 * share:g}"/>' for share in SHARES
    )
    dots = "".join(f'<i style="left:{100 * across(points, mark):.2f}%"></i>' for mark in marks)
    scale = "".join(f"<span>{escape(wording.percent(share, 0))}</span>" for share in SHARES)
    turns = "".join(f"<span>{escape(wording.messages.text('report-turn', n=points[at].turn))}</span>" for at in (0, -1))
    keys = "".join(
        f'<li><i style="background:{colour}"></i>{escape(name)}</li>' for name, colour in zip(names, COLOURS)
    )
    return (
        f'<div class="band"><div class="scale">{scale}</div><div class="chances">'
        f'<svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">{areas}{lines}</svg>{dots}</div>'
        f'<div class="turns">{turns}</div><ul>{keys}</ul></div>'
    )


def area(points: list[Point], seat: int) -> str:
    """Return the share of one seat, stacked on those of the seats before it."""
    below = [(across(points, one.answer), 1.0 - sum(one.chances[:seat])) for one in points]
    above = [(across(points, one.answer), 1.0 - sum(one.chances[: seat + 1])) for one in points]
    corners = " ".join(f"{100 * x:.2f},{100 * y:.2f}" for x, y in [*below, *reversed(above)])
    return f'<polygon fill="{COLOURS[seat]}" points="{corners}"/>'


def across(points: list[Point], answer: int) -> float:
    """Return where an answer is, from the deal (0) to the end (1).  All turns are equally wide.

    >>> points = [Point(0, 1, [1.0]), Point(10, 2, [1.0]), Point(12, 2, [1.0])]
    >>> [across(points, answer) for answer in (0, 5, 10, 11, 12)]
    [0.0, 0.25, 0.5, 0.75, 1.0]
    """
    last = len(points) - 1
    for at in range(last):
        here, there = points[at].answer, points[at + 1].answer
        if answer < there:
            return (at + (answer - here) / (there - here)) / last
    return 1.0
