"""A moment of a finished game, for link previews: a sentence, and a picture of the position.

Both show what spectators saw.  A game in progress has neither: they would reveal hidden cards.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from ...core.kernel import NOBODY
from ...games import registry
from ...protocol.replays import Replay
from ...words import LANGUAGES, Words
from ...words.speech import Speech
from ...words.words import game_title
from ..moments.picture import Painter
from .gateway import Denied, Gateway
from .match_files import FinishedGame, NotOver
from .replay import TooLong, replay

SUFFIX: Final = ".png"
FOR_A_WEEK: Final = {"cache-control": "public, max-age=604800, immutable"}  # a finished game does not change


class Moment(NamedTuple):
    """A moment as a link preview describes it."""

    title: str
    about: str


async def moment_of(gateway: Gateway, address: str, table: str, number: int, step: int, lang: str) -> Moment:
    """Return a moment of a table's game in words; raises ``Denied``, ``NotOver``, ``TooLong`` or ``NoSuchTable``."""
    gateway.limit(gateway.allowances.records, address, "records")
    game = await gateway.finished.game(table, number, address)
    return await gateway.turns.run(address, in_words, game, step, lang)


async def picture_of(gateway: Gateway, address: str, table: str, number: int, step: int, lang: str) -> bytes:
    """Return the picture of a moment; raises the same errors as ``moment_of``."""
    gateway.limit(gateway.allowances.records, address, "records")
    game = await gateway.finished.game(table, number, address)
    return await gateway.turns.run(address, painted, game, step, lang)


@lru_cache(maxsize=8)
def watched(game: FinishedGame) -> Replay:
    """Return a game as spectators saw it."""
    return replay(game.record, NOBODY, game.portraits)


@lru_cache(maxsize=len(LANGUAGES))
def words_in(lang: str) -> Words:
    return Words(lang)


def names_in(shown: Replay, words: Words) -> list[str]:
    """Return the players' names; bots are named in the reader's language."""
    return [words.text(f"bot-name-{n}") if one.startswith("bot:") else one for n, one in enumerate(shown.players)]


def within(shown: Replay, step: int) -> int:
    """Return the step, or the last one if the link goes beyond it."""
    return min(step, len(shown.steps) - 1)


def in_words(game: FinishedGame, step: int, lang: str) -> Moment:
    shown = watched(game)
    words = words_in(lang)
    step = within(shown, step)
    profile = registry.find(shown.profile)[1]
    speech = Speech(words, profile, names_in(shown, words))
    named, last = game_title(words, profile), len(shown.steps) - 1
    about = words.text("moment-about", game=named, n=step, last=last)
    if step == last and shown.ended:
        return Moment(speech.outcome(shown.ended), about)
    sentences = speech.events(shown.steps[step].events)
    return Moment(sentences[-1] if sentences else named, about)


@lru_cache(maxsize=64)
def painted(game: FinishedGame, step: int, lang: str) -> bytes:
    shown = watched(game)
    return Painter(shown, names_in(shown, words_in(lang)), within(shown, step)).paint()


@get("/previews/{table:str}/{number:int}/{name:str}", include_in_schema=False)
async def picture(
    request: Request[Any, Any, Any],
    gateway: NamedDependency[Gateway],
    table: FromPath[str],
    number: FromPath[int],
    name: FromPath[str],
) -> Response[bytes]:
    """Return the picture of a moment of a finished game."""
    step = name.removesuffix(SUFFIX)
    lang = request.query_params.get("lang", "")
    if not name.endswith(SUFFIX) or not (step.isascii() and step.isdigit() and len(step) < 6):
        raise Denied(404, "not-found", "there is no such picture")
    try:
        address = gateway.caller(request.scope).address
        found = await picture_of(gateway, address, table, number, int(step), lang if lang in LANGUAGES else "en")
    except (NotOver, TooLong):
        raise Denied(404, "not-over", "this table has no such game, or it is not over yet") from None
    return Response(found, media_type="image/png", headers=FOR_A_WEEK)
