"""A player of an edition sees the words of that book: a small file on top of the shared one."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern

from stablemates.client.settings import describe_options
from stablemates.games import registry
from stablemates.games.stable.state import Stable
from stablemates.protocol.commands import Settings
from stablemates.protocol.values import Card, Event
from stablemates.words import LANGUAGES, Words
from stablemates.words.speech import Speech
from stablemates.words.words import key

from .fluent_files import FILES, LOCALE, PAGE, inside, patterns, texts_of


def overlays(lang: str) -> list[tuple[dict[str, ast.Pattern], dict[str, ast.Pattern]]]:
    """Return the words of each edition, with the shared ones they cover: ours, and those of the page."""
    shared = {name: text for file in FILES for name, text in patterns(lang, file).items()}
    of_page = [file for file in sorted(PAGE.glob(f"*.{lang}.ftl")) if not file.name.startswith("edition-")]
    page = {name: text for file in of_page for name, text in texts_of(file).items()}
    ours = [(texts_of(file), shared) for file in sorted((LOCALE / lang).glob("edition-*.ftl"))]
    return ours + [(texts_of(file), page) for file in sorted(PAGE.glob(f"edition-*.{lang}.ftl"))]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_edition_changes_messages_and_adds_none(lang: str) -> None:
    assert overlays(lang)
    for own, shared in overlays(lang):
        assert not own.keys() - shared.keys()
        for name, text in own.items():
            assert inside(text).arguments == inside(shared[name]).arguments, name
            assert [keys for _, keys in inside(text).choices] == [keys for _, keys in inside(shared[name]).choices], (
                name
            )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_edition_repeats_nothing(lang: str) -> None:
    for file in (LOCALE / lang).glob("edition-*.ftl"):
        assert not [
            entry for entry in FluentParser().parse(file.read_text("utf-8")).body if isinstance(entry, ast.Junk)
        ]
    for own, shared in overlays(lang):
        assert not [name for name, text in own.items() if text.equals(shared[name])]


@pytest.mark.parametrize(
    ("lang", "profile", "sentence"),
    [
        ("ru", "second-ru", "«Нарвал» входит в твоё стойло."),
        ("ru", "first-ru", "«Нарвал» входит в твою конюшню."),
        ("uk", "second-uk", "«Нарвал» потрапляє у твою стайню."),
        ("uk", "first-uk", "«Нарвал» потрапляє у твоє стійло."),
        ("uk", "first-ru", "«Нарвал» потрапляє у твоє стійло."),
    ],
)
def test_a_table_speaks_in_the_words_of_its_edition(lang: str, profile: str, sentence: str) -> None:
    speech = Speech(Words(lang, "stable", strict=True), registry.find(profile)[1], ["Ann", "Bob"], 0)
    assert speech.events([Event("enter", card=Card(5, "narwhal"), seat=0, whom=0)]) == [sentence]


@pytest.mark.parametrize(
    ("lang", "zones", "upgrade", "steal", "draw"),
    [
        ("ru", ["Конюшня", "Питомник", "Колода сброса"], "Усиливающая карта", "украсть: X", "вытянуть карту"),
        ("uk", ["Стійло", "Ясла", "Відбій"], "Карта росту", "поцупити: X", "витягнути карту"),
    ],
)
def test_the_first_edition(lang: str, zones: list[str], upgrade: str, steal: str, draw: str) -> None:
    words = Words(lang, strict=True).in_edition("first")
    assert [words.text(f"zone-{zone}") for zone in ("stable", "nursery", "discard")] == zones
    assert words.text("type-upgrade") == upgrade
    assert words.text("verb-stable-steal", card="X") == steal
    assert words.text("verb-stable-draw") == draw


# Words of the second edition's books that the first has others for.
SECOND = {
    "ru": re.compile("единорож|стойл|ясл|бонус|штраф|заклинан|быстронож|в жертву|возьми"),
    "uk": re.compile("однор[іо]г|стайн|розплідник|бонус|штраф|заклинан|негайн|скид[уі]?\\b|укра|потім|візьми"),
}


@pytest.mark.parametrize(("lang", "profile"), [("ru", "first-ru"), ("uk", "first-uk")])
def test_every_card_of_the_first_edition_and_of_packs_has_its_words(lang: str, profile: str) -> None:
    game, book = registry.find(profile)
    state = game.new(book, 3, 1, book.settle({"packs": "fireflies"}))
    assert isinstance(state, Stable)
    speech = Speech(Words(lang, "stable", strict=True), book, ["Ann", "Bob", "Cid"])
    kinds = {kind.name for kind in state.kind_of}
    assert len(kinds) > 80
    assert not {kind: text for kind in kinds if SECOND[lang].search(text := speech.text_of(kind))}
    flavours = {kind: speech.words.attribute(key("card", kind), "flavour") for kind in kinds}
    assert not {kind: text for kind, text in flavours.items() if SECOND[lang].search(text.replace("потім", ""))}


@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_the_page_and_the_lab_have_words_for_the_first_edition(lang: str) -> None:
    first = texts_of(PAGE / f"edition-first.{lang}.ftl") | texts_of(LOCALE / lang / "edition-first.ftl")
    files = [
        LOCALE / lang / "lab.ftl",
        *(PAGE / f"{name}.{lang}.ftl" for name in ("cards", "coach", "director", "game")),
    ]
    texts = {name: text for file in files for name, text in texts_of(file).items() if "unorog" not in name}
    seen = {name: serialize_pattern(first.get(name, text)) for name, text in texts.items()}
    assert len(seen) > 300
    assert not {name: text for name, text in seen.items() if SECOND[lang].search(text)}


def test_house_rules_are_named_in_the_words_of_the_edition() -> None:
    settings = Settings("first-ru", 3, {"unicorns_to_win": 4})
    assert describe_options(Words("ru"), settings) == ["Единорогов для победы: 4."]


def test_an_edition_without_its_own_words_uses_the_shared_ones() -> None:
    words = Words("ru")
    assert words.in_edition("second") is words.in_edition("") is words
    assert words.in_edition("first") is words.in_edition("first")
