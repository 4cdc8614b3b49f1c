"""The pages of the documentation, and the blocks of code in them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from markdown_it import MarkdownIt

ROOT = Path(__file__).resolve().parents[2]
GUIDES = "docs/guides/"  # steps that change a checkout: tests/guides follows them in a copy
PAGES = ["README.md", "CONTRIBUTING.md", *(page.relative_to(ROOT).as_posix() for page in (ROOT / "docs").rglob("*.md"))]

# If a block cannot run here, a hidden comment above it says why.
EXCUSE = re.compile(r"<!-- runs: no, (\w.+?) -->\n*")


class Block(NamedTuple):
    page: str
    line: int
    kind: str  # the language of the fence: sh, python, json ...; "indented" without a fence
    text: str
    excuse: str  # why it does not run

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


def blocks_of(page: str) -> list[Block]:
    return list(blocks_in((ROOT / page).read_text("utf-8"), page))


def blocks_in(text: str, page: str) -> Iterator[Block]:
    """Yield the blocks of a text, each with the excuse right above it."""
    excuse = ""
    for token in MarkdownIt("commonmark").parse(text):
        if token.type in ("fence", "code_block"):
            assert token.map
            yield Block(page, token.map[0] + 1, token.info or "indented", token.content, excuse)
        found = EXCUSE.fullmatch(token.content) if token.type == "html_block" else None
        excuse = found[1] if found else ""


BLOCKS = [block for page in sorted(PAGES) if not page.startswith(GUIDES) for block in blocks_of(page)]


def on(page: str, *kinds: str) -> list[Block]:
    """Return the blocks of a page that are of these kinds and have no excuse."""
    return [block for block in BLOCKS if block.page == page and block.kind in kinds and not block.excuse]


def pages_with(*kinds: str) -> list[str]:
    return sorted({block.page for block in BLOCKS if block.kind in kinds and not block.excuse})
