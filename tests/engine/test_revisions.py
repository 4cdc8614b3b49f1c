"""Revisions of rulebooks: whatever stores a game also stores its revision (ADR 0014)."""

from __future__ import annotations

import json
from typing import Any

import pytest

import stablemates
from stablemates.core.game import Options
from stablemates.core.rng import Rng
from stablemates.core.zones import ZoneGame, ZoneTable

BOOKS = [book for book in stablemates.profiles() if book.latest > 1]
REVISIONS = [(book.id, revision) for book in BOOKS for revision in range(1, book.latest + 1)]
every_revision = pytest.mark.parametrize(("profile", "revision"), REVISIONS)


def revision_of(state: stablemates.State) -> int:
    return int(state.dump().get("revision", 1))


@pytest.mark.parametrize("book", stablemates.profiles(), ids=lambda book: book.id)
def test_new_games_are_played_by_the_latest_revision(book: stablemates.Profile) -> None:
    assert book.revision == book.latest
    assert revision_of(stablemates.new(book.id, seats=3)) == book.latest
    assert stablemates.match(book.id, ["ann", "bob", "cid"]).profile.revision == book.latest


@every_revision
def test_a_dump_a_notation_and_a_match_keep_the_revision(profile: str, revision: int) -> None:
    match = stablemates.match(profile, ["ann", "bob", "cid"], 5, revision=revision)
    state = match.state
    assert revision_of(state) == revision
    assert revision_of(stablemates.load(state.dump())) == revision
    assert revision_of(stablemates.read(state.notation())) == revision
    assert revision_of(state.clone()) == revision_of(state.imagine(0, 1)) == revision
    again = stablemates.replay(match.text())
    assert (again.profile.revision, again.text()) == (revision, match.text())


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.id)
def test_the_first_revision_is_written_as_before_there_were_any(book: stablemates.Profile) -> None:
    match = stablemates.match(book.id, ["ann", "bob", "cid"], 5, revision=1)
    assert "revision" not in match.text()
    assert "revision" not in match.state.dump()
    assert "revision" not in match.state.notation()


@pytest.mark.parametrize("book", stablemates.profiles(), ids=lambda book: book.id)
@pytest.mark.parametrize("unknown", [0, -1, 99, True, "2"])
def test_an_unknown_revision_is_refused(book: stablemates.Profile, unknown: int | str) -> None:
    with pytest.raises(stablemates.UnknownProfile, match="has revisions 1 to"):
        stablemates.new(book.id, seats=3, revision=unknown)


@pytest.mark.parametrize("unknown", [0, 99, "2", True, None, 1.5])
def test_an_unknown_revision_in_a_file_is_refused(unknown: object) -> None:
    match = stablemates.match("first-ru", ["ann", "bob"], seed=0)
    header = json.dumps(match.header() | {"revision": unknown})
    with pytest.raises(stablemates.BadMatch, match=r"line 1: .*revision"):
        stablemates.replay(header + "\n")
    with pytest.raises(stablemates.BadSave, match="'revision'"):
        stablemates.load(match.state.dump() | {"revision": unknown})


@pytest.mark.parametrize("unknown", ["0", "99", "True", "1.5", ""])
def test_an_unknown_revision_in_a_position_is_refused(unknown: str) -> None:
    line = stablemates.new("first-ru", seats=2, seed=0).notation()
    assert "revision=2" in line
    with pytest.raises(stablemates.BadNotation, match="revision"):
        stablemates.read(line.replace("revision=2", f"revision={unknown}"))


def test_a_saved_game_does_not_change_its_revision() -> None:
    """The checksum covers it."""
    data = stablemates.new("first-ru", seats=2, revision=1).dump()
    with pytest.raises(stablemates.BadSave, match="'check'"):
        stablemates.load(data | {"revision": 2})


class PileTable(ZoneTable):
    """A pile of two cards in a game that is over."""

    def __init__(self, book: stablemates.Profile, options: Options, seats: int, rng: Rng) -> None:
        super().__init__(book, options, seats, rng, ["ace", "king"], ["deck"], [])

    def asked(self) -> int:
        return 0

    def asks(self, seat: int) -> tuple[str, str]:
        return "turn", "P-01"

    def moves(self, seat: int) -> list[int]:
        return []

    def option(self, seat: int, move: int) -> stablemates.Option:
        return stablemates.Option("draw")

    def make(self, seat: int, move: int) -> None:
        """Do nothing: no one is asked."""

    def outcome(self) -> stablemates.Outcome:
        return stablemates.Outcome(0, "over", "P-01", [0, 0])


class PileGame(ZoneGame):
    def __init__(self) -> None:
        self.id = "pile"
        self.profiles = [stablemates.Profile("pile", "pile", "en", 2, 2, "P-01", [], latest=2)]

    def table(self, book: stablemates.Profile, options: Options, seats: int, rng: Rng) -> PileTable:
        return PileTable(book, options, seats, rng)

    def deal(self, s: Any, named: set[int]) -> None:
        """Leave all cards in the pile."""


@pytest.mark.parametrize("revision", [1, 2])
def test_a_third_party_game_of_plain_lists_keeps_its_revision(revision: int) -> None:
    game = PileGame()
    state = game.new(game.profiles[0].at(revision), 2, 0, {})
    assert revision_of(state) == revision
    assert revision_of(game.load(state.dump())) == revision
    assert revision_of(game.read(state.notation())) == revision
    assert revision_of(state.clone()) == revision
