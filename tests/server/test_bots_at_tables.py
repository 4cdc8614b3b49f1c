"""Bots at a server's tables: what happens when they think for too long."""

from __future__ import annotations

from typing import Any

from stablemates.server.workers import TookTooLong

from .table import SetUp


def test_a_bot_that_thinks_for_too_long_takes_the_least_committal_option(at: SetUp) -> None:
    t = at("unorog", people="ann", bots="bot", speed="off")

    async def never(game: dict[str, Any], seat: int, level: str, seed: int) -> int:
        raise TookTooLong

    t.node.think = never
    t.says("ann", "start")
    while "ann" in t.asked:
        t.says("ann", "answer", option=0)
    seat, n = t.names.index("bot"), len(t.room.playing.answers)
    question = t.room.question_for(seat)
    assert question is not None
    t.waits_until(lambda: len(t.room.playing.answers) > n)
    assert t.room.playing.answers[n] == (seat, question.least)
    assert not t.room.error
