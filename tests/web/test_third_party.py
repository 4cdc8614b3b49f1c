"""A third-party game and pack, as in the guides: the page has their messages, and plays the game."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.guides.following import Follower, blocks

from .conftest import Come
from .serving import ROOT, Server, make_server
from .tables import SETTLES, deal, new_table

MOST_TURNS = 40


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server that has the game and the pack of the guides."""
    writer = Follower(tmp_path, {})
    for guide in ("add-a-game", "add-a-pack"):
        for block in blocks((ROOT / "docs" / "guides" / f"{guide}.md").read_text("utf-8")):
            if any(f"`{folder}/" in block.before for folder in ("games", "packs")):
                writer.do(block)
    monkeypatch.setenv("STABLEMATES_GAMES", str(tmp_path / "games"))
    monkeypatch.setenv("STABLEMATES_PACKS", str(tmp_path / "packs"))
    made = make_server()
    with made:
        yield made
    shutil.rmtree(made.folder)


def test_a_third_party_game_is_played_to_its_end(come: Come, elsewhere: Server) -> None:
    ann = come("Анна", at=elsewhere, lang="uk")
    expect(ann.see("/new").get_by_role("option", name="Нора", exact=True)).to_be_attached()
    table = new_table(ann, "burrow", 2, options={"hand": 4})
    deal(ann, table, level="sensible")
    question = ann.page.get_by_text("Твій хід: спитай звіра або візьми.").first
    animals, draw = ann.page.locator(".card.lit button.face"), ann.page.get_by_role("button", name="взяти звіра")
    over, log = ann.page.locator("section:has(.again)"), ann.page.get_by_role("log")
    expect(question).to_be_visible()
    expect(ann.page.get_by_text("Рука, ти", exact=True)).to_be_visible()
    ann.picture("burrow")
    for _ in range(MOST_TURNS):
        expect(draw.or_(over).first).to_be_visible()
        if over.is_visible():
            break
        ann.page.wait_for_timeout(SETTLES)
        before = log.inner_text()
        if animals.count():
            animals.last.click()  # lifts the card, and asks for a player
            ann.page.get_by_role("button", name="спитати").first.click()
        else:
            draw.click()
        expect(log).not_to_have_text(before, use_inner_text=True)  # not only until the bot has answered
    expect(over).to_contain_text("пар")
    ann.picture("burrow-over")


def test_a_third_party_pack_is_offered_in_the_language_of_the_reader(come: Come, elsewhere: Server) -> None:
    ann = come("Аня", at=elsewhere, lang="ru")
    table = new_table(ann, "second-ru", 2, options={"packs": "comets"})
    expect(ann.see(f"/t/{table}").get_by_text("Кометы").first).to_be_attached()
    assert "Кометорог" in ann.request("GET", "/api/words/ru")["pack-comets"]
