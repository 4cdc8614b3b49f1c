"""Write how the rulebooks of the stable game differ:  .venv/bin/python tools/rulebooks.py [--check]

It writes the tables between the marks in docs/rules/differences.md: facts, options and cards from the library, and the
rules by number from docs/rules/stable.md.  With ``--check``, nothing is written, and the exit code is 1 if the page is
out of date.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from difflib import SequenceMatcher

from generated import ROOT, renew

PAGE, RULES = "docs/rules/differences.md", "docs/rules/stable.md"
BEGIN, END = "<!-- differences: written by tools/rulebooks.py -->", "<!-- end of differences -->"
BOOKS = ["second-ru", "second-uk", "first-uk", "first-ru"]
SECOND, FIRST = "second-ru", "first-ru"  # an edition has the same box in both languages
SAYS, SILENT = "●", "○"  # in the tables of rules: the rulebook says so, or is silent and played the same way


def main(arguments: list[str]) -> int:
    sys.path[:0] = [str(ROOT / "src")]  # the sources, whatever is installed
    return renew({PAGE: written()}, arguments)


def written() -> str:
    """Return the text of the page."""
    before, _, rest = (ROOT / PAGE).read_text("utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    tables = "\n\n".join(["\n".join(part) for part in (facts(), options(), rules(), boxes(), texts())])
    return f"{before}{BEGIN}\n\n{tables}\n\n{END}{after}"


def table(*heads: str) -> list[str]:
    return [row(heads), row("---" for _ in heads)]


def row(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"


def marked(cells: list[str]) -> list[str]:
    """Put cells that differ from the first book in bold."""
    return [cells[0], *(cell if cell == cells[0] else f"**{cell}**" for cell in cells[1:])]


def facts() -> Iterator[str]:
    from stablemates.client.rulebook import rulebook
    from stablemates.words import Words
    from stablemates.words.words import key

    words = Words("en", "stable")
    yield from ["## At a glance", "", "Bold marks a difference from `second-ru`.", ""]
    yield from table("", *(f"`{book}`" for book in BOOKS))
    found = [rulebook(book).facts for book in BOOKS]
    for name in found[0]:
        if len({one[name] for one in found}) == 1:
            continue
        keys = [key("diff-value", name, one[name]) for one in found]
        values = [words.text(k) if words.has(k) else one[name] for k, one in zip(keys, found, strict=True)]
        yield row([words.text(key("diff", name)), *marked(values)])


def options() -> Iterator[str]:
    from stablemates.games import registry
    from stablemates.words import Words
    from stablemates.words.words import key

    words = Words("en", "stable")
    yield from ["## Table options with different defaults", ""]
    yield from table("option", "what it is", *(f"`{book}`" for book in BOOKS))
    defaults = [{option.name: option.default for option in registry.find(book)[1].options} for book in BOOKS]
    for name in dict.fromkeys(name for one in defaults for name in one):
        values = [str(one[name]).lower() if name in one else words.text("diff-option-none") for one in defaults]
        if len(set(values)) > 1:
            yield row([f"`{name}`", words.text(key("option", "stable", name)), *marked(values)])


def rules() -> Iterator[str]:
    yield from [
        "## Rules that differ, by number",
        "",
        f"{SAYS}: the rule applies. –: it does not. [The rules](stable.md) explain the letters.",
        "",
    ]
    yield from table("rule", "", *(f"`{book}`" for book in BOOKS))
    for line in (ROOT / RULES).read_text("utf-8").splitlines():
        if line.startswith("| **R-"):
            rule, text, *cells = [cell.strip() for cell in line.strip("|").split("|")]
            cells = [SAYS if cell == SILENT else cell for cell in cells]
            if len(set(cells)) > 1:
                yield row([rule.strip("*"), text, *marked(cells)])


def boxes() -> Iterator[str]:
    """Yield the cards that are only in one box, or in larger numbers there."""
    from stablemates.cli.rulebooks import Difference
    from stablemates.games import registry
    from stablemates.words import Words
    from stablemates.words.speech import title_of

    words = Words("en", "stable")
    difference = Difference(SECOND, FIRST)
    yield from ["## Cards of one edition", ""]
    yield from table("only in the second", "only in the first")
    sides = [
        sorted(f"{title_of(words, kind, registry.find(book)[1].edition)} × {n}" for kind, n in only.items())
        for book, only in ((SECOND, difference.only_a), (FIRST, difference.only_b))
    ]
    for at in range(max(map(len, sides))):
        yield row(side[at] if at < len(side) else "" for side in sides)


def texts() -> Iterator[str]:
    """Yield the cards whose printed texts differ, with the differing words in bold."""
    from stablemates.cli.rulebooks import Difference
    from stablemates.games import registry
    from stablemates.words import Words
    from stablemates.words.speech import text_of, title_of

    words = Words("en", "stable")
    yield from ["## Cards with different texts", ""]
    yield from table("card", "second edition", "first edition")
    for kind in sorted(Difference(SECOND, FIRST).both):
        title, other_title = (title_of(words, kind, registry.find(book)[1].edition) for book in (SECOND, FIRST))
        text, other = (text_of(words, kind, registry.find(book)[1].edition) for book in (SECOND, FIRST))
        if text != other:
            yield row([" / ".join(dict.fromkeys([title, other_title])), *side_by_side(text, other)])


def side_by_side(one: str, other: str) -> tuple[str, str]:
    """Return both texts, each with the words that the other lacks in bold.

    >>> side_by_side("you may draw two cards", "draw two")
    ('**you may** draw two **cards**', 'draw two')
    """
    a, b = one.split(), other.split()
    left: list[str] = []
    right: list[str] = []
    for what, from_a, to_a, from_b, to_b in SequenceMatcher(None, a, b, autojunk=False).get_opcodes():
        for side, words in ((left, a[from_a:to_a]), (right, b[from_b:to_b])):
            if words:
                text = " ".join(words)
                side.append(text if what == "equal" else f"**{text}**")
    return " ".join(left), " ".join(right)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
