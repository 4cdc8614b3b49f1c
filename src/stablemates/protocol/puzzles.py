"""A puzzle as the page shows it: every answer with its consequences."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .replays import Step
from .values import Outcome

Theme = Literal["win", "neigh", "whom"]  # win now, the right Neigh, whom to hit


class PuzzleFilm(Struct, omit_defaults=True):
    """The consequences of an answer, up to the next choice or until the turn is decided."""

    steps: list[Step]
    right: bool = False
    ended: Outcome | None = None


class PuzzleQuestion(Struct):
    """A question of a puzzle: exactly one answer is right."""

    start: Step  # the state at the question
    answers: list[int]  # for each option, the number of its film
    films: list[PuzzleFilm]


class Puzzle(Struct):
    """A position in which exactly one line of play reaches the goal of the turn, whatever the opponents hold and do."""

    id: str
    theme: Theme
    goal: Literal["win", "hold"]  # win this turn, or stop the player whose turn it is from winning
    profile: str
    game: str
    seats: int
    me: int
    questions: list[PuzzleQuestion]  # the right answer to one leads to the next


class PuzzleBook(Struct):
    """The puzzles of a rulebook."""

    today: str  # the id of today's puzzle
    themes: list[Theme]  # the themes of its puzzles in order: that of `second-ru-1` first


class PuzzleList(Struct):
    """The available puzzles."""

    day: str  # the server's date, in UTC
    books: dict[str, PuzzleBook]  # the puzzles by rulebook


class PuzzleAnswers(Struct, forbid_unknown_fields=True):
    """Answers to the questions of a puzzle, in order."""

    answers: list[int]


class PuzzleVerdict(Struct):
    """Whether answers solve a puzzle; the film shows the consequences of the last one."""

    solved: bool
    right: int  # how many answers are right before the first wrong one
    film: PuzzleFilm
