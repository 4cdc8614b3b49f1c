"""``--json``: one document that a program can read, with the fields that the help names and nothing around it."""

from __future__ import annotations

import json
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import stablemates
from stablemates import bots
from stablemates.cli.json_fields import PRINTED
from stablemates.lab import bench
from stablemates.lab.runners import Count

from ..fair.dealing import a_record
from .program import Program, environment
from .test_store import OF_OPERATORS

GOLDEN = Path(__file__).parents[1] / "golden"
LINE = stablemates.new("unorog", seats=3, seed=5).notation()
SHORT = ["--games", "6", "--processes", "1"]

COMMANDS = {
    "--version": ["--version"],
    "profiles": ["profiles"],
    "profiles --diff": ["profiles", "--diff", "second-ru", "first-ru"],
    "bots": ["bots"],
    "games": ["games"],
    "replay": ["replay", "game.match"],
    "report": ["report", "game.match"],
    "read": ["read", LINE],
    "ask": ["ask", "second-ru", "ann hand=good_deal", "bob"],
    "bench": ["bench", "--no-peers"],
    "arena": ["arena", "novice", "random", "--seats", "2", *SHORT],
    "simulate": ["simulate", "unorog", "--bots", "random", *SHORT],
    "check-game": ["check-game", "unorog", "--seats", "2", "--games", "1"],
    "check-pack": ["check-pack", "fireflies", "--seats", "3", "--games", "1"],
    "verify": ["verify", "table.match"],
}


@pytest.fixture(autouse=True)
def _files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copy(GOLDEN / "unorog-2.match", tmp_path / "game.match")
    (tmp_path / "table.match").write_text(a_record("unorog", 1), "utf-8", newline="")
    monkeypatch.chdir(tmp_path)


def slice_of_time(seconds: float) -> Count:
    """Return a contestant of the benchmark that takes no time: a million steps a second."""
    return 1000, 10, 0.001


def printed(program: Program, *args: str) -> Any:
    ran = program.run(*args, "--json")
    assert ran.errors == ""
    return json.loads(ran.output)


@pytest.mark.parametrize("name", COMMANDS)
def test_the_fields_are_those_that_the_help_names(program: Program, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    contestants = [side for _, *sides, _ in bench.FLOORS for side in sides] + [f"{one} clone 4" for one in bench.CLONES]
    monkeypatch.setattr(bench, "contestants", lambda child, peers: dict.fromkeys(contestants, slice_of_time))
    monkeypatch.setattr(bench, "two_against_one", lambda: 1.9)
    found = printed(program, *COMMANDS[name])
    for one in found if isinstance(found, list) else [found]:
        assert list(one) == list(PRINTED[name].fields)


def test_every_document_is_tested() -> None:
    assert set(COMMANDS) | {"serve", *OF_OPERATORS} == set(PRINTED)


def test_printing_twice_gives_the_same(program: Program) -> None:
    for name in ("profiles", "profiles --diff", "bots", "replay", "read", "arena", "verify"):
        assert printed(program, *COMMANDS[name]) == printed(program, *COMMANDS[name])


def test_the_version_and_the_engine(program: Program) -> None:
    found = printed(program, "--version")
    assert found["version"] == stablemates.__version__
    assert found["engine"] in ("compiled", "interpreted")


def test_bots_of_all_games_or_of_one(program: Program) -> None:
    everybody = {one["name"]: one for one in printed(program, "bots")}
    assert list(everybody) == bots.every_name()
    assert everybody["tiers"]["games"] == ["stable"]
    assert everybody["random"]["about"] == "plays at random"
    assert [one["name"] for one in printed(program, "bots", "second-ru")] == bots.names("stable")
    assert {tuple(one["games"]) for one in printed(program, "bots", "second-ru")} == {("stable",)}


def test_a_replay_has_all_answers_and_their_events(program: Program) -> None:
    match = stablemates.replay(Path("game.match").read_text("utf-8"))
    found = printed(program, "replay", "game.match", "--lang", "en")
    deal, *moves = found["moves"]
    assert (deal["seat"], deal["answer"]) == (None, None)
    assert [(move["seat"], move["answer"]) for move in moves] == match.answers
    outcome = match.state.outcome()
    assert outcome is not None
    assert found["outcome"]["winner"] == outcome.winner
    text = program.run("replay", "game.match").output.split()
    assert (
        " ".join(sentence for move in found["moves"] for sentence in move["said"]).split()
        == text[: -len(found["outcome"]["said"].split())]
    )


def test_a_replay_as_a_seat_saw_it_shows_no_card_that_was_hidden_from_it(program: Program) -> None:
    """U-TURN-01: what others draw is hidden."""
    draws = [
        (event["seat"], event["card"])
        for move in printed(program, "replay", "game.match", "--seat", "1")["moves"]
        for event in move["events"]
        if event["kind"] == "draw"
    ]
    assert {card for seat, card in draws if seat == 0} == {None}
    assert None not in {card for seat, card in draws if seat == 1}


def test_a_position_can_be_loaded_again(program: Program) -> None:
    found = printed(program, "read", LINE)
    assert found["notation"] == LINE
    assert stablemates.load(found["state"]).notation() == LINE
    [question] = stablemates.read(LINE).pending()
    assert [one["verb"] for one in found["pending"][0]["options"]] == [one.verb for one in question.options]
    assert found["outcome"] is None


def test_a_server_prints_its_address_and_that_it_has_stopped(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "stablemates", "serve", "--port", "0", "--json", "--data", str(tmp_path)]
    with subprocess.Popen(command, env=environment(tmp_path), stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            first = json.loads(server.stdout.readline())
            server.send_signal(signal.SIGTERM)
            last = json.loads(server.stdout.readline())
            assert server.stdout.read() == ""
            assert server.wait(20) == 0
        finally:
            server.kill()
    assert set(first) == set(last) == set(PRINTED["serve"].fields)
    assert (first["event"], last["event"]) == ("serving", "stopped")
    assert first["address"].startswith("http://127.0.0.1:")
    assert first["data"] == last["data"] == str(tmp_path)
