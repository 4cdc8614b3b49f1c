"""The picture and the table of docs/benchmarks.md show what ``tools/costs.py`` has counted."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

import costs

PAGE = (costs.ROOT / "docs" / "benchmarks.md").read_text(encoding="utf-8")
RENEW = "run .venv/bin/python tools/costs.py --draw"


def test_the_picture_is_drawn_from_what_was_counted() -> None:
    assert costs.PICTURE.read_text(encoding="utf-8") == costs.draw(costs.recorded()), RENEW
    assert f"pictures/{costs.PICTURE.name}" in PAGE


@pytest.mark.parametrize("situation", costs.SITUATIONS)
def test_the_table_has_what_was_counted(situation: str) -> None:
    parts = costs.recorded()[situation]
    total = sum(parts.values())
    assert f"| {situation} | {total:,} | {(parts['rules'] + parts['bots']) / total:.0%} |" in PAGE


def test_every_bar_is_as_long_as_its_count() -> None:
    shapes = [
        shape.attrib for shape in ET.fromstring(costs.draw(costs.recorded())).iter() if shape.tag.endswith("rect")
    ]
    bars = [shape for shape in shapes if shape["height"] == str(costs.BAR)]
    counts = [parts[name] for parts in costs.recorded().values() for name in costs.NAMES]
    longest = max(sum(parts.values()) for parts in costs.recorded().values())
    scale = (costs.RIGHT - costs.LEFT) / longest
    assert [float(bar["width"]) for bar in bars] == pytest.approx([count * scale for count in counts], abs=0.06)
