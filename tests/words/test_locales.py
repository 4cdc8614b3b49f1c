"""The Fluent files are valid, and consistent between languages."""

import re

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from stablemates.words import LANGUAGES

from .fluent_files import FILES, LOCALE, entries, inside, patterns, texts_of

TITLES = (".ours", ".label", ".first-title")  # attributes that a title has in some languages only
SLAVIC = {"one", "few", "many", "other"}
OTHERS = [lang for lang in LANGUAGES if lang != "en"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_junk(lang: str) -> None:
    shared = sorted(path.name for path in (LOCALE / lang).glob("*.ftl") if not path.name.startswith("edition-"))
    assert shared == FILES
    junk = [entry.content for file in FILES for entry in entries(lang, file) if isinstance(entry, ast.Junk)]
    assert not junk


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_twice(lang: str) -> None:
    """A message in two files would hide one of them."""
    names = [
        entry.id.name for file in FILES for entry in entries(lang, file) if isinstance(entry, (ast.Message, ast.Term))
    ]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_same_messages_in_the_same_order(lang: str, file: str) -> None:
    theirs, english = ([name for name in patterns(one, file) if not name.endswith(TITLES)] for one in (lang, "en"))
    assert theirs == english


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_same_arguments(lang: str, file: str) -> None:
    english, theirs = patterns("en", file), patterns(lang, file)
    assert not [
        name
        for name in english.keys() & theirs.keys()
        if inside(english[name]).arguments != inside(theirs[name]).arguments
    ]


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_numbers_have_all_their_forms(lang: str, file: str) -> None:
    for name, pattern in patterns(lang, file).items():
        for _, keys in inside(pattern).choices:
            assert not keys & SLAVIC - {"other"} or keys == SLAVIC, name


@pytest.mark.parametrize("lang", OTHERS)
def test_no_two_cards_have_the_same_code(lang: str) -> None:
    codes = [
        text.value
        for name, pattern in patterns(lang, "unorog.ftl").items()
        if name.startswith("card-") and name.endswith(".code")
        for text in pattern.elements
        if isinstance(text, ast.TextElement)
    ]
    assert len(codes) == len(set(codes)) == 54
    assert all(len(code) == 2 for code in codes)  # so that hands align in columns


@pytest.mark.parametrize("lang", OTHERS)
def test_card_names_are_in_guillemets(lang: str) -> None:
    """In Slavic languages a title in the nominative would read wrong without them (ADR 0005)."""
    [quoted] = [pattern for name, pattern in patterns(lang, "common.ftl").items() if name == "quoted-card"]
    first, last = quoted.elements[0], quoted.elements[-1]
    assert isinstance(first, ast.TextElement)
    assert isinstance(last, ast.TextElement)
    assert (first.value, last.value) == ("«", "»")


class Titles(Visitor):
    """The text before each title of a card."""

    def __init__(self) -> None:
        self.before: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        texts = [one.value if isinstance(one, ast.TextElement) else "" for one in (None, *node.elements)]
        for before, one in zip(texts, node.elements, strict=False):
            said = one.expression if isinstance(one, ast.Placeable) else None
            if isinstance(said, ast.VariableReference) and said.id.name == "card":
                self.before.append(before)
        self.generic_visit(node)


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("file", ["stable.ftl", "unorog.ftl", "edition-first.ftl"])
def test_what_is_done_to_a_card_is_done_to_a_word_that_can_be_declined(lang: str, file: str) -> None:
    """A title stays in the nominative, so it is the subject, or follows the word for a card or a colon."""
    wrong: list[str] = []
    for name, pattern in texts_of(LOCALE / lang / file).items():
        if name.startswith("event-"):
            titles = Titles()
            titles.visit(pattern)
            wrong += [
                f"{name}: {before}" for before in titles.before if not re.search(r"(^|[Кк]арт\w+ |[:.→] )$", before)
            ]
    assert not wrong
