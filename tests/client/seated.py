"""One person at a local table, for tests."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

import pytest

import stablemates
from stablemates import bots
from stablemates.client import Session, open_question, saves
from stablemates.client.local import LocalSession
from stablemates.core.kernel import Option
from stablemates.core.match import Match
from stablemates.protocol.commands import Answer
from stablemates.protocol.messages import Accepted, Snapshot
from stablemates.testing import At

from ..every_game.position_match import PositionMatch

LONGEST = 300.0  # seconds
TOO_LATE = ("stale", "window-closed")
T = TypeVar("T")


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(asyncio.wait_for(work, LONGEST))


def new_match(profile: str, seats: int = 3, seed: int = 7, level: str = "novice") -> Match:
    return stablemates.match(profile, ["Ann", *[f"bot:{level}"] * (seats - 1)], seed)


def alone(folder: Path, match: Match, **more: Any) -> LocalSession:
    return LocalSession(match, saves.begin(folder / "game.match", match), **more)


def set_up(folder: Path, t: At, **more: Any) -> LocalSession:
    """Return a table set up by hand; the person is the first player."""
    dealt = new_match(t.state.profile, len(t.players))
    return alone(folder, PositionMatch(t.state, dealt), **more)


def before_a_choice() -> At:
    """Ann may start to use her rhinocorn, which reveals nothing while she chooses its target."""
    bob = {"hand": "neigh", "stable": "llamacorn"}
    ann = {"hand": "narwhal", "stable": "rhinocorn"}
    return At("second-ru", ann=ann, bob=bob, cid={"hand": "yay"}, phase="beginning")


class Minded(bots.Bot):
    """A bot that plays given cards whenever it can, and otherwise the least committal option."""

    def __init__(self, cards: list[str]) -> None:
        super().__init__(0)
        self.cards = cards

    def choose(self, world: bots.World) -> int:
        def wanted(option: Option) -> bool:
            return option.card >= 0 and world.kind(option.card) in self.cards

        return next((n for n, option in enumerate(world.question.options) if wanted(option)), world.question.least)


def minds(patch: pytest.MonkeyPatch, cards: str = "") -> None:
    """Make all bots play these cards and do nothing else."""
    patch.setattr(bots, "make", lambda level, seed: Minded(cards.split()))


async def until(session: Session, true: Callable[[Snapshot], object]) -> Snapshot:
    while not true(session.snapshot):
        await session.change()
    return session.snapshot


async def answers(session: Session, option: int) -> None:
    assert isinstance(await session.send(Answer, option=option), Accepted)


async def tries(session: Session, option: int) -> None:
    """Answer; in a window others may be faster, and it closes."""
    window = session.snapshot.window
    reply = await session.send(Answer, option=option)
    assert isinstance(reply, Accepted) or (window is not None and reply.reason in TOO_LATE), reply


async def does(session: Session, kind: str) -> None:
    """Answer with a card of that kind, or with an option without a card that has this verb."""
    snapshot = await until(session, open_question)
    assert snapshot.question is not None
    names = [option.card.kind if option.card else option.verb for option in snapshot.question.options]
    assert kind in names, f"there are {names}"
    await answers(session, names.index(kind))


async def plays_on(session: Session, seed: int = 1) -> None:
    """Play to the end at random."""
    dice = random.Random(seed)
    while session.snapshot.table.phase == "playing":
        ask = open_question(session.snapshot)
        if ask is None:
            await session.change()
        else:
            await tries(session, dice.randrange(len(ask.options)))
