"""The English of the project is idiomatic: nothing that the voice guide bans (CONTRIBUTING, How we write)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast

from stablemates.words import LANGUAGES

from .fluent_files import FILES, LOCALE, PAGE, patterns, texts_of

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "src" / "stablemates" / "server" / "web"  # the page, as it is built
PROSE = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs/**/*.md"]
CODE = ["src/**/*.py", "src/**/*.js", "web/src/**/*.ts", "web/src/**/*.svelte", "tools/**/*.py", "examples/*.py"]
TESTS = ["tests/**/*.py", "web/tests/**/*.ts"]
MESSAGES = ["src/stablemates/words/locale/**/*.ftl", "web/src/locale/*.ftl"]

BANNED = {
    "anew": "again",
    "mend|mends|mended|mending": "fix",
    "slip|slips|slipped": "mistake",
    "complain|complains|complained|complaint|complaints": "raise … if, report",
    "whoever": "the player who, anyone who",
    "the own": "your, their",
    "so many": "the number, up to n",
    "it were": "it was",
    r"(?<!there )(?-i:is none)": "is not a, is invalid",
    "at once": "immediately, at the same time",
    r"(?<!no )one's": "your, their",
    "shall": "should, will",
    "whole number|whole numbers": "integer",
    "be nobody|be somebody": "sign out, create a guest session",
    "for ever": "forever",
    "once more": "again, rematch",
    "put aside|put away": "quarantined, evicted",
    "what comes of|what came of|came of it": "the consequences, the result",
    "how things stand|how it stands": "the state",
    "(?:is|are) under way": "is in progress",
    "goes on for|game goes on": "continues, is not over",
    "in a process of its own": "in a separate process",
    "who (?:is|are) here": "present",
    "all that (?:is|was|comes|came|follows|happened)": "everything that",
    "lies (?:in|on|open|free|under|at)": "is in, is on, is face up",
    "stands (?:in|on|at|there|beside|against)": "is in, is stored in, forbids",
    "whither|whence": "where to, where from",
    "is no (?:bug|key|hint|accident|action|answer|news|mistake)": "is not a",
    "(?:is|are) told (?:of|about|so)": "sees, learns",
    r"(?<=\w, )too(?=[.;:)])": "also, as well",
    "messengers?": "messaging app",
    "guests? of (?:a|one|this|the) (?:server|machine)": "a guest on a server",
}
# Words that the glossary has another word for, in the names of functions and classes.
BANNED_NAMES = {
    "tell|tells|told": "emit, print, describe",
    "hear|hears|heard": "receive",
    "go on": "advance, resume",
    "usual": "default",
    "laid": "set up",
}
NAMED = re.compile(r"^ *(?:async )?(?:def|class|(?:export )?function) (\w+)", re.MULTILINE)
PATTERN = re.compile("|".join(rf"\b(?:{words})\b" for words in BANNED), re.IGNORECASE)
NAME_PATTERN = re.compile("|".join(rf"\b(?:{words})\b" for words in BANNED_NAMES), re.IGNORECASE)

# Words that the glossary has another word for, in what players read.
UNWANTED = re.compile(
    r"\b(?:take back|once more|look on|watcher|everybody|somebody|anybody|nobody|chair)\b", re.IGNORECASE
)

# Every exception has a reason.
ALLOWED = {
    "CONTRIBUTING.md": ["whoever"],  # quotes what it bans
    "src/stablemates/games/stable/rules.py": ["at once"],  # values that saved games contain
    "src/stablemates/games/stable/terms.py": ["at once"],
    "src/stablemates/games/stable/profiles.py": ["at once"],
    "src/stablemates/games/stable/game.py": ["at once"],
    "tests/words/test_english.py": ["*"],  # this list
    "tests/server/secrecy/people.py": ["slip"],  # a label that coins are drawn from
    "tests/docs/test_site.py": ["at once"],  # quotes values that saved games contain
    "tests/rules/test_stable_end.py": ["at once"],
    "phrase-hurry": ["shall"],  # "Shall we keep going?" is a question among friends
}
FLAVOUR = ".flavour"  # charm may use any word


def files(globs: list[str]) -> Iterator[Path]:
    """Yield what is ours: not the built page, and no packages that a tool has installed."""
    for glob in globs:
        found = sorted(ROOT.glob(glob))
        yield from (file for file in found if BUILT not in file.parents and "node_modules" not in file.parts)


def found(pattern: re.Pattern[str], where: str, text: str) -> list[str]:
    allowed = ALLOWED.get(where, [])
    return [f"{where}: {one[0]}" for one in pattern.finditer(text) if {one[0].lower(), "*"}.isdisjoint(allowed)]


@pytest.mark.parametrize("globs", [PROSE, CODE, TESTS], ids=["prose", "code", "tests"])
def test_no_banned_pattern_in_docs_and_sources(globs: list[str]) -> None:
    every = [(str(file.relative_to(ROOT)), file.read_text("utf-8")) for file in files(globs)]
    assert len(every) > 10
    assert not [line for where, text in every for line in found(PATTERN, where, text)], BANNED


def test_no_banned_pattern_in_comments_of_messages() -> None:
    every = [(str(file.relative_to(ROOT)), file.read_text("utf-8")) for file in files(MESSAGES)]
    comments = [(where, line) for where, text in every for line in text.splitlines() if line.startswith("#")]
    assert len(comments) > 100
    assert not [line for where, comment in comments for line in found(PATTERN, where, comment)], BANNED


def test_comments_of_messages_are_the_same_in_every_language() -> None:
    """A translator sees what the author of the English messages says about them, and may add to it."""
    for file in [*(LOCALE / "en").glob("*.ftl"), *PAGE.glob("*.en.ftl")]:
        for lang in ("ru", "uk"):
            own = LOCALE / lang / file.name if file.parent != PAGE else PAGE / file.name.replace(".en.", f".{lang}.")
            assert not set(comments(file)) - set(comments(own)), own.name


def comments(file: Path) -> list[str]:
    return [line for line in file.read_text("utf-8").splitlines() if line.startswith("#")]


def test_no_banned_pattern_in_names() -> None:
    """The names of functions and classes are read like sentences, above all those of tests."""
    every = [(str(file.relative_to(ROOT)), file.read_text("utf-8")) for file in files([*CODE, *TESTS])]
    names = [(where, name.replace("_", " ")) for where, text in every for name in NAMED.findall(text)]
    assert not [line for where, name in names for line in found(PATTERN, where, name)], BANNED
    ours = [(where, name) for where, name in names if not where.startswith(("tests/", "web/tests/"))]
    assert not [line for where, name in ours for line in found(NAME_PATTERN, where, name)], BANNED_NAMES


def english() -> dict[str, str]:
    """Return every English message by name; those of the page with their file, since an edition repeats names."""
    texts = {name: text for file in FILES for name, text in patterns("en", file).items()}
    for file in PAGE.glob("*.en.ftl"):
        texts |= {f"{file.stem} {name}": text for name, text in texts_of(file).items()}
    return {name: written(text) for name, text in texts.items()}


def written(pattern: ast.Pattern) -> str:
    """Return the text of a message, with a space for each argument."""
    parts: list[str] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
        elif isinstance(element.expression, ast.SelectExpression):
            parts += [written(variant.value) for variant in element.expression.variants]
    return " ".join(parts)


def test_no_banned_pattern_in_messages() -> None:
    messages = {name: text for name, text in english().items() if not name.endswith(FLAVOUR)}
    assert not [line for name, text in messages.items() for line in found(PATTERN, name, text)], BANNED
    assert not [line for name, text in messages.items() for line in found(UNWANTED, name, text)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_quotes_are_curly(lang: str) -> None:
    texts = {name: text for file in FILES for name, text in patterns(lang, file).items()}
    for path in [*(LOCALE / lang).glob("edition-*.ftl"), *PAGE.glob(f"*.{lang}.ftl")]:
        texts |= texts_of(path)
    assert not [name for name, text in texts.items() if re.search("[\"']", written(text))]


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_the_page_has_the_same_messages_in_every_language(lang: str) -> None:
    """An edition has its own words in some languages only."""
    for file in sorted(file for file in PAGE.glob("*.en.ftl") if not file.name.startswith("edition-")):
        theirs = PAGE / file.name.replace(".en.", f".{lang}.")
        assert list(texts_of(theirs)) == list(texts_of(file)), theirs.name
