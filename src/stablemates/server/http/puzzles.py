"""Puzzles over HTTP: today's, any other, and verifying a solution.  The engine plays everything that is shown."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache
from typing import Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ... import __version__
from ...core.match import Match
from ...core.table import Table
from ...games import registry
from ...protocol import puzzles as shown
from ...protocol import seen
from ...protocol.replays import Step
from ...puzzles.film import Decision, Film, decisions
from ...puzzles.puzzle import BOOKS, NoSuchPuzzle, Puzzle, find, of_the_day, puzzles
from .gateway import Caller, Denied, Gateway
from .packing import answer_packed, packed_json
from .replay import Replayer

KEPT = 64  # cached puzzles


@get("/api/puzzles/today")
async def today(request: Request[Any, Any, Any], gateway: NamedDependency[Gateway]) -> Response[bytes]:
    """Return today's puzzle of each rulebook, and the themes of all puzzles."""
    day = datetime.fromtimestamp(gateway.node.now() / 1000, UTC).date()
    books = {book: shown.PuzzleBook(of_the_day(book, day).id, [one.theme for one in puzzles(book)]) for book in BOOKS}
    return answer_packed(request, packed_json(shown.PuzzleList(day.isoformat(), books)))


@get("/api/puzzles/{id:str}")
async def puzzle(
    request: Request[Any, Any, Any],
    gateway: NamedDependency[Gateway],
    caller: NamedDependency[Caller],
    id: FromPath[str],
) -> Response[bytes]:
    """Return a puzzle with the consequences of every answer: it can be solved offline."""
    return answer_packed(request, packed_json(await find_puzzle(gateway, caller, id)))


@post("/api/puzzles/{id:str}", status_code=200)
async def solve(
    gateway: NamedDependency[Gateway],
    caller: NamedDependency[Caller],
    id: FromPath[str],
    data: JSONBody[shown.PuzzleAnswers],
) -> shown.PuzzleVerdict:
    """Verify answers to a puzzle, one option for each of its questions."""
    return judged(await find_puzzle(gateway, caller, id), data.answers)


async def find_puzzle(gateway: Gateway, caller: Caller, id: str) -> shown.Puzzle:
    gateway.limit(gateway.allowances.records, caller.address, "records")
    try:
        found = find(id)
    except NoSuchPuzzle as refusal:
        raise Denied(404, "no-such-puzzle", str(refusal)) from None
    return await gateway.turns.run(caller.address, played, found.id)


def judged(puzzle: shown.Puzzle, answers: list[int]) -> shown.PuzzleVerdict:
    """Follow the answers until one is wrong or none is left."""
    film = None
    for n, (question, option) in enumerate(zip(puzzle.questions, answers, strict=False)):
        if not 0 <= option < len(question.answers):
            raise Denied(400, "bad-option", f"question {n} has options 0 to {len(question.answers) - 1}")
        film = question.films[question.answers[option]]
        if not film.right:
            return shown.PuzzleVerdict(False, n, film)
    if film is None:
        raise Denied(400, "bad-request", "send at least one answer")
    given = min(len(answers), len(puzzle.questions))
    return shown.PuzzleVerdict(given == len(puzzle.questions), given, film)


# --- playing -----------------------------------------------------------------------------------------------


@lru_cache(maxsize=KEPT)
def played(id: str) -> shown.Puzzle:
    """Return a puzzle as its player sees it."""
    puzzle = find(id)
    state = puzzle.state()
    questions = [question(puzzle, one) for one in decisions(puzzle)]
    return shown.Puzzle(
        puzzle.id, puzzle.theme, puzzle.goal, state.profile, state.game, state.seats, puzzle.me, questions
    )


def question(puzzle: Puzzle, decision: Decision) -> shown.PuzzleQuestion:
    start = replayer(puzzle, decision.state).step([])
    films = {id(film): film for film in decision.films}  # equal cards share one
    answers = [list(films).index(id(film)) for film in decision.films]
    return shown.PuzzleQuestion(start, answers, [filmed(puzzle, one) for one in films.values()])


def filmed(puzzle: Puzzle, film: Film) -> shown.PuzzleFilm:
    """Play a film for its viewer.  An answer without a visible change, e.g. a pass, is not a step."""
    state = film.state.clone()
    state.quiet = False
    player = replayer(puzzle, state)
    player.step([])
    steps: list[Step] = []
    for seat, move in film.moves:
        step = player.step(state.answer(seat, state.moves(seat).index(move)))
        if step.events or step.view is not None:
            steps.append(step)
    return shown.PuzzleFilm(steps, film.right, seen.outcome(state))


def replayer(puzzle: Puzzle, state: Table) -> Replayer:
    game, profile = registry.find(state.profile)
    match = Match(game, profile, [str(seat) for seat in range(state.seats)], 1, {}, __version__)
    match.state = state
    return Replayer(match, puzzle.me)


PUZZLES = [today, puzzle, solve]
