"""Replays: a finished game or a lesson, step by step, as the page shows it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .commands import Avatar, AvatarColour
from .messages import WindowView
from .values import Event, Outcome, Question
from .views import View


class Step(Struct, omit_defaults=True):
    """What happened, and the state after it."""

    events: list[Event] = []
    view: View | None = None  # left out if it has not changed since the step before
    question: Question | None = None
    window: WindowView | None = None
    say: str = ""  # in a lesson: the teacher's message
    accept: list[int] = []  # in a lesson: the options that continue it
    answers: int = 0  # how many answers were given up to here


class Portrait(Struct, frozen=True, omit_defaults=True):
    """The avatar that a player chose."""

    avatar: Avatar | None = None  # left out: the one that goes with the name
    colour: AvatarColour | None = None  # left out: the avatar's own


class Replay(Struct, omit_defaults=True):
    """A game as a list of steps."""

    profile: str
    game: str
    players: list[str]  # `bot:LEVEL` is a bot
    steps: list[Step]
    hands: Literal["open", "closed"]  # whether everyone's cards are shown
    ended: Outcome | None = None
    portraits: list[Portrait] = []  # one for each player; none in a lesson
    continues: int = 0  # the number of answers given in another game, which this one continues
