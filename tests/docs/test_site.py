"""The site: its sources, and that every problem a reader would have is found.

``./check`` builds the whole site with ``tools/docs.py``; here the tool is tried on small ones.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import docs
import rulebooks

from .pages import ROOT

WHOLE = {
    "index.html": '<a href="rules/stable.html#r-end">the end</a> <a href="https://example.org">elsewhere</a>',
    "rules/stable.html": '<h2 id="r-end">The end</h2><img src="../house.svg"><a href="../index.html">back</a>',
    "house.svg": "<svg/>",
    "style.css": "body { background: url(house.svg) }",
}


def problems(folder: Path, **changed: str) -> list[str]:
    """Return the problems of the small site with some of its files replaced."""
    names = {name.replace("/", "_").replace(".", "_"): name for name in [*WHOLE, "lost.html"]}
    for name, text in (WHOLE | {names[short]: text for short, text in changed.items()}).items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return list(docs.problems(folder))


def test_a_valid_site_is_not_reported(tmp_path: Path) -> None:
    assert problems(tmp_path) == []


def test_links_that_lead_nowhere_are_found(tmp_path: Path) -> None:
    index = '<a href="rules/unorog.html">x</a> <a href="rules/stable.html#r-win">y</a> <a href="#top">z</a>'
    assert problems(tmp_path, index_html=index) == [
        "index.html: rules/unorog.html does not exist",
        "index.html: the anchor of rules/stable.html#r-win does not exist",
        "index.html: the anchor of #top does not exist",
    ]


def test_a_picture_that_is_not_there_is_found(tmp_path: Path) -> None:
    page = '<h2 id="r-end">The end</h2><img src="../cottage.svg" alt="">'
    assert problems(tmp_path, rules_stable_html=page) == ["rules/stable.html: ../cottage.svg does not exist"]


def test_a_page_that_no_page_shows_is_found(tmp_path: Path) -> None:
    assert problems(tmp_path, lost_html='<a href="lost.html">me</a>') == ["lost.html: no page links to it"]


@pytest.mark.parametrize(
    "tag",
    [
        '<script src="https://cdn.example/a.js"></script>',
        '<link rel="stylesheet" href="//fonts.example/css?family=Inter">',
        '<img src="http://example.org/a.png">',
        '<link rel="preconnect" href="https://fonts.example">',
        '<pre class="mermaid">flowchart LR</pre>',
    ],
)
def test_nothing_may_be_fetched_from_another_host(tag: str, tmp_path: Path) -> None:
    [found] = problems(tmp_path, index_html=WHOLE["index.html"] + tag)
    assert found.endswith("would be fetched from another host")


def test_a_style_sheet_may_not_fetch_from_another_host(tmp_path: Path) -> None:
    sheet = '@import "https://fonts.example/css";'
    assert problems(tmp_path, style_css=sheet) == ["style.css: it fetches something from another host"]


# --- gathering -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("here", "target", "there"),
    [
        ("architecture.md", "adr/README.md", "adr/README.md"),
        ("rules/stable.md", "../cards.md#verbs", "../cards.md#verbs"),
        ("contributing.md", "docs/adr/README.md", "adr/README.md"),
        ("contributing.md", "CHANGELOG.md", "changelog.md"),
        ("play.md", "../README.md", "index.md"),
        ("play.md", "https://example.org/a.md", "https://example.org/a.md"),
        ("play.md", "#windows", "#windows"),
        ("protocol.md", "../examples/bot.py", "sources/examples/bot.py.md"),
        ("rules/stable.md", "../../tools/docs.py", "../sources/tools/docs.py.md"),
    ],
)
def test_links_lead_to_the_same_place_on_the_site_as_in_the_repository(here: str, target: str, there: str) -> None:
    assert docs.resolved(here, target, set()) == there


def test_a_file_that_a_page_links_to_becomes_a_page() -> None:
    linked: set[str] = set()
    docs.resolved("protocol.md", "../examples/bot.py", linked)
    docs.resolved("protocol.md", "hosting.md", linked)
    assert linked == {"examples/bot.py"}


def test_every_page_is_in_the_menu() -> None:
    menu = set(re.findall(r"[\w/-]+\.md", (ROOT / "mkdocs.yml").read_text("utf-8")))
    there = {page.relative_to(ROOT / "docs").as_posix() for page in (ROOT / "docs").rglob("*.md")}
    assert menu == there | {"contributing.md", "changelog.md", "reference.md"}


def test_the_page_of_differences_is_current() -> None:
    assert (ROOT / rulebooks.PAGE).read_text("utf-8") == rulebooks.written(), "run tools/rulebooks.py"


def test_differences_are_marked() -> None:
    assert rulebooks.marked(["at once", "at once", "later"]) == ["at once", "at once", "**later**"]
    text, other = rulebooks.side_by_side("Magic cards cannot destroy it.", "Magic cards cannot touch it.")
    assert (text, other) == ("Magic cards cannot **destroy** it.", "Magic cards cannot **touch** it.")
