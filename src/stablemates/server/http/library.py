"""Read-only endpoints: rulebooks, lessons, and finished games."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Any, Literal

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery
from msgspec import Struct

from ... import __version__
from ...core.errors import Refused
from ...core.kernel import NOBODY
from ...core.match import Match
from ...core.names import unknown
from ...games import registry
from ...lessons import LESSONS, Lesson, played
from ...protocol import seen
from ...protocol.replays import Replay, Step
from ...words import LANGUAGES
from ...words.words import brought_files
from .gateway import Caller, Denied, Gateway
from .match_files import NotOver
from .packing import answer_packed, packed_json
from .replay import EVERYBODY, Replayer, TooLong, packed_replay

NOT_FACTS = ("cards", "types")
A_DAY = {"cache-control": "private, max-age=86400"}


class Contents(Struct):
    """The facts of a rulebook and the cards in its box, as message keys."""

    id: str
    game: str
    facts: dict[str, str]
    cards: dict[str, int]


@get("/api/rulebooks/{profile:str}")
async def contents(profile: FromPath[str]) -> Contents:
    """Return the facts of a rulebook, and the number of each card in its box."""
    try:
        game, book = registry.find(profile)
    except Refused as refusal:
        raise Denied(404, "no-such-rulebook", str(refusal)) from None
    found = game.describe(book.id)
    facts = {name: str(value) for name, value in found.items() if name not in NOT_FACTS}
    return Contents(book.id, game.id, facts, found.get("cards", {}))


@get("/api/words/{lang:str}")
async def words(lang: FromPath[str]) -> dict[str, str]:
    """Return the messages of third-party games and packs: Fluent files by name.  The page has the rest."""
    found = brought_files(lang) if lang in LANGUAGES else []
    return {file.name.removesuffix(".ftl"): file.read_text("utf-8") for file in found}


# --- lessons -----------------------------------------------------------------------------------------------


@get("/api/lessons/{name:str}")
async def lesson(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """Return a guided game, played by the engine: what the learner sees at each step, and which answers continue it."""
    if name not in LESSONS:
        raise Denied(404, "no-such-lesson", unknown("unknown lesson", name, LESSONS))
    return answer_packed(request, await asyncio.to_thread(packed_lesson, name))


@lru_cache(maxsize=8)
def packed_lesson(name: str) -> bytes:
    return packed_json(taught(LESSONS[name]))


def taught(lesson: Lesson) -> Replay:
    """Return a lesson as steps, without the empty ones."""
    game, profile = registry.find(lesson.profile)
    players = [name for name, value in lesson.table.items() if isinstance(value, dict)]
    match = Match(game, profile, players, 1, {}, __version__)
    replayer = Replayer(match, 0)
    steps: list[Step] = []
    for scene, moment in zip(lesson.scenes, played(lesson), strict=True):
        match.state = moment.state
        if not scene.say and not moment.events:
            continue
        step = replayer.step(moment.events)
        step.say = scene.say
        step.accept = moment.accept
        steps.append(step)
    ended = seen.outcome(match.state)
    assert ended is not None, "a lesson must end with a won game"
    return Replay(lesson.profile, game.id, players, steps, "closed", ended)


# --- finished games -----------------------------------------------------------------------------------


@get("/api/tables/{table:str}/games/{number:int}/steps")
async def steps(
    request: Request[Any, Any, Any],
    gateway: NamedDependency[Gateway],
    caller: NamedDependency[Caller],
    table: FromPath[str],
    number: FromPath[int],
    hands: FromQuery[Literal["open", "closed"]] = "closed",
) -> Response[bytes]:
    """Return a finished game step by step: as a spectator saw it, or with all hands open."""
    gateway.limit(gateway.allowances.records, caller.address, "records")
    try:
        game = await gateway.finished.game(table, number, caller.address)
        viewer = EVERYBODY if hands == "open" else NOBODY
        packed = await gateway.turns.run(caller.address, packed_replay, game.record, viewer, game.portraits)
    except NotOver:
        raise Denied(404, "not-over", "this table has no such game, or it is not over yet") from None
    except TooLong:
        raise Denied(413, "too-long", "this game is too long to replay; download its match file instead") from None
    return answer_packed(request, packed, A_DAY)


READING = [contents, words, lesson, steps]
