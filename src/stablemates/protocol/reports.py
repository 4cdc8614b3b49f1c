"""The report of a finished game, as the page shows it."""

from __future__ import annotations

from msgspec import Struct

from .values import Event, Question


class Point(Struct):
    """Each player's chance to win at one moment of a game."""

    answer: int  # how many answers were given up to here
    turn: int  # the number of the turn, from 1
    chances: list[float]  # one number per seat, 0 to 1


class Choice(Struct):
    """An answer that was not the best, with 95% confidence."""

    answer: int  # how many answers were given before
    turn: int  # the number of the turn, from 1
    seat: int
    question: Question
    taken: int  # the option that was taken
    better: int
    chance_taken: float  # the chance to win after it, 0 to 1
    chance_better: float
    margin: float  # the 95% margin of the difference between them


class Luck(Struct):
    """A draw, a shuffle or another stroke of luck that turned a game."""

    answer: int  # how many answers were given before
    turn: int  # the number of the turn, from 1
    seat: int  # whose chances it changed most
    events: list[Event]  # what happened, with all cards open
    chance_before: float  # the chance to win before the cards were revealed, 0 to 1
    chance_after: float
    margin: float  # the 95% margin of the difference between them


class Report(Struct, omit_defaults=True):
    """What decided a finished game."""

    engine: str  # the version that wrote it
    players: list[str]  # `bot:LEVEL` is a bot
    band: list[Point]
    choices: list[Choice] = []
    luck: list[Luck] = []
    only_band: bool = False  # true if the engine is not compiled, and so too slow to find moments
