"""The page that tools/examine.py writes: a table of figures for each part, and all failures."""

from __future__ import annotations

from html import escape
from typing import Any

STYLE = """
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222; }
table { border-collapse: collapse; margin: 0.5rem 0 1.5rem; }
td, th { border: 1px solid #ccc; padding: 0.25rem 0.75rem; text-align: left; vertical-align: top; }
td.number { text-align: right; font-variant-numeric: tabular-nums; }
.good { color: #176b2c; } .bad { color: #a3180f; }
"""


def written(whole: dict[str, Any]) -> str:
    """Return the page.

    >>> page = written({"version": "1", "size": "small", "parts": [
    ...     {"name": "kills", "about": "kill -9", "figures": {"lost": 0}, "findings": ["<lost>"], "seconds": 1.0,
    ...     "unfinished": ""}]})
    >>> "&lt;lost&gt;" in page and "<td class='number'>0</td>" in page and "1 finding<" in page
    True
    """
    failed = sum(len(part["findings"]) for part in whole["parts"])
    left = [part["name"] for part in whole["parts"] if part["unfinished"]]
    good = f"No findings so far; unfinished: {', '.join(left)}." if left else "No findings: every guarantee held."
    verdict = f"<p class='bad'>{failed} finding{'s' * (failed != 1)}</p>" if failed else f"<p class='good'>{good}</p>"
    parts = "".join(section(part) for part in whole["parts"])
    title = f"Examination of Stablemates {escape(whole['version'])}, size {escape(whole['size'])}"
    return (
        f"<!doctype html>\n<html lang='en'>\n<head><meta charset='utf-8'><title>{title}</title>\n"
        f"<style>{STYLE}</style></head>\n"
        f"<body>\n<h1>{title}</h1>\n{verdict}\n{parts}</body>\n</html>\n"
    )


def section(part: dict[str, Any]) -> str:
    rows = "".join(row(name, value) for name, value in part["figures"].items())
    found = "".join(f"<li class='bad'>{escape(one)}</li>" for one in part["findings"])
    state = f"<ul>{found}</ul>" if found else "<p class='good'>Nothing found.</p>"
    about = f"{escape(part['about'][:1].upper() + part['about'][1:])}. It took {part['seconds']:,} s."
    if part["unfinished"]:
        about += f" Unfinished: {escape(part['unfinished'])}."
    return f"<h2>{escape(part['name'])}</h2>\n<p>{about}</p>\n<table>{rows}</table>\n{state}\n"


def row(name: str, value: Any) -> str:
    """Return a row with a figure, or with several under one name."""
    label = name.replace("_", " ")
    if isinstance(value, dict):
        inside = ", ".join(f"{key} {one}" for key, one in value.items())
        return f"<tr><th>{escape(label)}</th><td>{escape(inside)}</td></tr>\n"
    return f"<tr><th>{escape(label)}</th><td class='number'>{value:,}</td></tr>\n"
