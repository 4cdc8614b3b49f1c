"""A puzzle as a page shows it: every answer with all that comes of it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .replays import Step
from .values import Outcome

Theme = Literal["win", "neigh", "whom"]  # win now, the right Neigh, whom to hit


class PuzzleFilm(Struct, omit_defaults=True):
    """What comes of an answer, until there is a choice again or the turn is decided."""

    steps: list[Step]
    right: bool = False
    ended: Outcome | None = None


class PuzzleQuestion(Struct):
    """A question of a puzzle: exactly one answer is right."""

    start: Step  # how things stand
    answers: list[int]  # for each option, the number of its film
    films: list[PuzzleFilm]


class Puzzle(Struct):
    """A position in which exactly one way to play reaches the goal of the turn, whatever the opponents hold and do."""

    id: str
    theme: Theme
    goal: Literal["win", "hold"]  # win this turn, or keep the player whose turn it is from winning it
    profile: str
    game: str
    seats: int
    me: int
    questions: list[PuzzleQuestion]  # the right answer to one leads to the next


class PuzzleBook(Struct):
    """The puzzles of a rulebook."""

    today: str  # the id of today's
    themes: list[Theme]  # of all, in order: the first of `second-ru` is `second-ru-1`


class PuzzleList(Struct):
    """Which puzzles there are."""

    day: str  # the date at the server, in UTC
    books: dict[str, PuzzleBook]  # by rulebook


class PuzzleAnswers(Struct, forbid_unknown_fields=True):
    """Answers to the questions of a puzzle, in order."""

    answers: list[int]


class PuzzleVerdict(Struct):
    """Whether answers solve a puzzle; the film shows what comes of the last of them."""

    solved: bool
    right: int  # how many answers are right before the first that is not
    film: PuzzleFilm
