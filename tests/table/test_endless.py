"""Answers whose effects never end, which only cards of packs have: they are refused, and bots choose something else."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stablemates.core.kernel import State
from stablemates.core.machine import MOST_IDLE_TURNS
from stablemates.games import registry
from stablemates.games.stable.game import StableGame
from stablemates.games.stable.kind import Kind
from stablemates.games.stable.ops.flow import May
from stablemates.games.stable.ops.turn import EndTurn
from stablemates.games.stable.pack import Pack
from stablemates.games.stable.terms import UPGRADE
from stablemates.games.stable.words import OnTurn

from ..server.table import ServerTable, SetUp

Comets = Callable[[], ServerTable]


def ends_every_turn(state: State, seat: int) -> int:
    """Use the comet whenever that is possible."""
    question = state.question(seat)
    return len(question.options) - 1 if question.ask == "beginning" else question.least


@pytest.fixture
def comets(at: SetUp, monkeypatch: pytest.MonkeyPatch) -> Comets:
    """Ann and a bot may each end their turns before they have begun (R-TURN-06)."""
    stable = registry.find("second-ru")[0]
    assert isinstance(stable, StableGame)
    monkeypatch.setattr(stable, "packs", stable.packs.copy())
    monkeypatch.setattr(stable, "profiles", stable.profiles)
    monkeypatch.setattr(stable, "setups", {})
    stable.add_pack(Pack("comets", [Kind("comet", UPGRADE, OnTurn(May(EndTurn())), copies=2)]))
    stables = {name: {"stable": "comet"} for name in ("ann", "bot")}
    return lambda: at(
        "second-ru",
        bots="bot",
        speed="off",
        options={"packs": "comets"},
        mind=ends_every_turn,
        phase="beginning",
        **stables,
    )


def end_turns(t: ServerTable, number: int) -> None:
    """Let Ann end her turns, as the bot does in between."""
    for _ in range(number):
        t.waits_until(lambda: t.asked == {"ann": "beginning"})
        t.says("ann", "answer", option=1)


def test_a_person_is_refused_and_chooses_something_else(comets: Comets) -> None:
    t = comets()
    end_turns(t, MOST_IDLE_TURNS // 2)
    t.waits_until(lambda: "ann" in t.asked)
    before = t.room.game.dump()
    assert "the effects of comet never end" in t.refused("endless", "ann", "answer", option=1).text
    assert t.room.game.dump() == before
    t.says("ann", "answer", option=0)
    assert t.asked != {"ann": "beginning"}
    assert t.run(t.store.reports(9)) == []


def test_a_bot_takes_another_option(comets: Comets) -> None:
    t = comets()
    while "ann" in t.asked:
        t.says("ann", "answer", option=0)  # in her first turn something is done
    end_turns(t, MOST_IDLE_TURNS // 2)
    answers = len(t.room.playing.answers)
    t.waits_until(lambda: "ann" in t.asked)
    assert t.room.playing.answers[answers] == (1, 0)
    assert not t.room.error
    assert t.run(t.store.reports(9)) == []
