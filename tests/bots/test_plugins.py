"""Third-party bots, named ``module:Class``; at the tables of a server only if its operator adds them."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import ValidationError
from msgspec.json import decode

import stablemates
from stablemates import IllegalAnswer
from stablemates.bots import Bot, UnknownBot, as_policy, bring, check, make, name_of, offered, spec_of
from stablemates.bots.roster import BROUGHT
from stablemates.lab.arena import Arena, duel
from stablemates.lab.simulate import Experiment
from stablemates.protocol.commands import AddBot, Command
from stablemates.server.bot_workers import BotWorkers
from stablemates.server.workers import START

BOTS = """
from stablemates.bots import Bot

class Last(Bot):
    def choose(self, world):
        return len(world.question.options) - 1

class Named(Bot):
    def choose(self, world):
        return world.question.options[-1]

class Wild(Bot):
    def choose(self, world):
        return 99

class Mute(Bot):
    def choose(self, world):
        return None

class Idle(Bot):
    def chooses(self, world):
        return 0

class Stranger:
    pass
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The current folder, with bots in it."""
    (tmp_path / "bots_of_mine.py").write_text(BOTS)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [path for path in sys.path if path])  # as in an installed program
    yield
    sys.modules.pop("bots_of_mine", None)
    BROUGHT.clear()


def test_it_is_found_in_the_current_folder() -> None:
    bot = make("bots_of_mine:Last", 7)
    assert isinstance(bot, Bot)
    assert type(bot).__name__ == name_of("bots_of_mine:Last") == "Last"
    check("bots_of_mine:Last", "unorog")
    assert as_policy("bots_of_mine:Last", "unorog") is None  # it sees its world and nothing else


def test_it_plays_in_the_arena_and_in_the_simulator() -> None:
    arena = Arena(duel("unorog", 2, "bots_of_mine:Last", "random"), games=20)
    arena.play(processes=1)
    [standing] = arena.standings()
    assert (standing.bot, standing.games) == ("bots_of_mine:Last", 20)
    assert standing.wins > 10  # the last option is to play, the first to draw
    totals = Experiment("unorog", players=2, bots=["bots_of_mine:Last", "random"], games=6).play(range(6))
    assert sum(totals["endings"]["places"].values()) == 6


def test_it_may_return_the_option_itself() -> None:
    by_number, by_option = (
        Experiment("unorog", players=2, bots=[f"bots_of_mine:{bot}", "sensible"], games=4).play(range(4))
        for bot in ("Last", "Named")
    )
    assert by_number == by_option


@pytest.mark.parametrize(("bot", "answer"), [("Wild", "99"), ("Mute", "None")])
def test_an_answer_that_is_not_an_option_ends_the_contest(bot: str, answer: str) -> None:
    """It used to be mistaken for another move, so the bot seemed to lose every game."""
    message = rf"bot <{bot}> answered {answer}, which is not an option; seat \d is asked: turn\n  0 draw\n"
    with pytest.raises(IllegalAnswer, match=message):
        Arena(duel("unorog", 2, f"bots_of_mine:{bot}", "random"), games=20).play(processes=1)
    with pytest.raises(IllegalAnswer, match=message):
        Experiment("unorog", players=2, bots=[f"bots_of_mine:{bot}", "random"], games=6).play(range(6))


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("nowhere_at_all:Last", "bot 'nowhere_at_all:Last': No module named 'nowhere_at_all'"),
        ("bots_of_mine:First", "bots_of_mine has no class First that is a Bot"),
        ("bots_of_mine:Stranger", "bots_of_mine has no class Stranger that is a Bot"),
        ("bots_of_mine:Idle", "bot 'bots_of_mine:Idle': class Idle lacks the method choose"),
        ("bots_of_mine:last", "unknown bot 'bots_of_mine:last'; available: random, .* and module:Class for your own"),
        ("bots_of_mine", "unknown bot 'bots_of_mine'"),
    ],
)
def test_a_class_that_is_not_a_bot_is_refused(spec: str, message: str) -> None:
    with pytest.raises(UnknownBot, match=message):
        check(spec, "unorog")


def test_no_client_can_make_a_server_run_one() -> None:
    """A class that a client names would run on the server."""
    command = '{"type":"addbot","id":"12345678","on":0,"level":"%s"}'
    decode(command % "novice", type=Command)
    with pytest.raises(ValidationError, match="level"):
        decode(command % "bots_of_mine:Last", type=Command)


def test_an_operator_adds_a_bot_and_tables_offer_it_in_lower_case() -> None:
    assert bring("bots_of_mine:Last") == "last"
    assert offered("unorog")[-1] == offered("stable")[-1] == "last"
    assert spec_of("last") == "bots_of_mine:Last"
    assert spec_of("sensible") == "sensible"
    command: Command = decode(b'{"type": "addbot", "id": "abcdefgh", "on": 1, "level": "last"}', type=Command)
    assert isinstance(command, AddBot)


def test_a_worker_process_of_the_server_runs_it() -> None:
    bring("bots_of_mine:Last")
    game = stablemates.new("unorog", seats=2, seed=7)
    [question] = game.pending()
    thinkers = BotWorkers(1, START)
    try:
        answer = asyncio.run(thinkers.think(game.dump(), question.seat, "last", 1))
    finally:
        thinkers.close()
    assert answer == len(question.options) - 1


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("sensible", "expected module:Class, e.g. mybot:Calm"),
        ("bots_of_mine:Stranger", "has no class Stranger that is a Bot"),
        ("stablemates.bots:Random", "has no class Random"),
    ],
)
def test_a_class_that_is_not_a_bot_cannot_be_added(spec: str, message: str) -> None:
    with pytest.raises(UnknownBot, match=message):
        bring(spec)
    assert not BROUGHT


def test_it_does_not_replace_a_bot_of_the_same_name(tmp_path: Path) -> None:
    (tmp_path / "bots_of_mine.py").write_text(BOTS.replace("Last", "Keen"))
    with pytest.raises(UnknownBot, match="there is already a bot called keen"):
        bring("bots_of_mine:Keen")
