"""The learning curve: the win rate in each exam, minute by minute.

>>> log = [{"minutes": float(n), "exams": {"2:sensible": [0.1 * n, 0.03]}} for n in range(1, 5)]
>>> draw(log).count("<circle"), "2:sensible" in draw(log)
(4, True)
"""

from __future__ import annotations

from html import escape
from typing import Any

WIDTH, HEIGHT = 720, 360
LEFT, RIGHT, TOP, BOTTOM = 48, 560, 16, 324
TONES = ["#7c4dba", "#e0912f", "#2e9c74", "#d0486b", "#3b7fc4", "#8a7a2f"]


def draw(log: list[dict[str, Any]]) -> str:
    """Draw the learning curve of a log."""
    last = max([line["minutes"] for line in log] or [1.0])
    parts = [f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fffdfb"/>']
    for share in range(0, 101, 20):
        y = height(share / 100)
        parts.append(f'<line x1="{LEFT}" y1="{y:.1f}" x2="{RIGHT}" y2="{y:.1f}" stroke="#e6e0ee"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{share}%</text>')
    parts.append(f'<text x="{RIGHT}" y="{BOTTOM + 24}" text-anchor="end">{last:.1f} minutes</text>')
    for number, name in enumerate(names(log)):
        points = [(line["minutes"], *line["exams"][name]) for line in log if name in line["exams"]]
        tone = TONES[number % len(TONES)]
        places = [(LEFT + (RIGHT - LEFT) * minutes / last, mean, half) for minutes, mean, half in points]
        path = " ".join(f"{x:.1f},{height(mean):.1f}" for x, mean, _ in places)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{tone}" stroke-width="2"/>')
        for x, mean, half in places:
            low, high = height(mean - half), height(mean + half)
            parts.append(f'<line x1="{x:.1f}" y1="{low:.1f}" x2="{x:.1f}" y2="{high:.1f}" stroke="{tone}"/>')
            parts.append(f'<circle cx="{x:.1f}" cy="{height(mean):.1f}" r="3" fill="{tone}"/>')
        y = TOP + 20 + 22 * number
        label = f"{escape(name)}: {100 * points[-1][1]:.1f}%"
        parts.append(f'<text x="{RIGHT + 14}" y="{y}" fill="{tone}">{label}</text>')
    style = 'font-family="system-ui, sans-serif" font-size="13"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" {style}>{"".join(parts)}</svg>\n'


def names(log: list[dict[str, Any]]) -> list[str]:
    """Return the exams of a log, in the order in which they were first taken."""
    return list(dict.fromkeys(name for line in log for name in line["exams"]))


def height(share: float) -> float:
    return BOTTOM - (BOTTOM - TOP) * min(1.0, max(0.0, share))
