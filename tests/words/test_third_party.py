"""Messages of a third-party game or pack, in a folder ``locale`` next to its module."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from stablemates.games import registry
from stablemates.server.http.library import words
from stablemates.words import MissingWord, Words
from stablemates.words.speech import text_of


@pytest.fixture(autouse=True)
def brought(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for lang, title in (("en", "Comet"), ("ru", "Комета")):
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "pack-comets.ftl").write_text(f"card-comet = {title}\nyou = nobody\n", "utf-8")
        (tmp_path / lang / "notes.txt").write_text("no words", "utf-8")
    monkeypatch.setattr(registry, "_locales", {tmp_path: None, tmp_path / "empty": None})


def test_they_are_in_the_language_of_the_reader() -> None:
    assert [Words(lang, strict=True).text("card-comet") for lang in ("en", "ru")] == ["Comet", "Комета"]
    assert Words("ru", "stable", strict=True).text("card-comet") == "Комета"


def test_without_a_translation_they_are_in_english() -> None:
    assert Words("uk", strict=True).text("card-comet") == "Comet"


def test_a_missing_message_is_in_english_and_an_error_if_strict(tmp_path: Path) -> None:
    more = tmp_path / "en" / "pack-comets.ftl"
    more.write_text(more.read_text("utf-8") + "card-tail = Tail\n", "utf-8")
    assert [Words("ru", strict=False).text(key) for key in ("card-comet", "card-tail")] == ["Комета", "Tail"]
    with pytest.raises(MissingWord, match="ru: card-tail"):
        Words("ru", strict=True).text("card-tail")


def test_a_card_may_have_no_text_at_all() -> None:
    assert text_of(Words("en", strict=True), "comet", "second") == ""


def test_they_override_none_of_our_messages() -> None:
    assert Words("en", strict=True).text("you") == "you"


def test_a_server_has_them_for_the_page() -> None:
    async def asked() -> None:
        assert await words.fn("ru") == {"pack-comets": "card-comet = Комета\nyou = nobody\n"}
        assert (await words.fn("uk")).keys() == {"pack-comets"}
        assert await words.fn("../en") == {}

    asyncio.run(asked())
