"""Guided games: a position, and what happens from there.  The engine plays; only the choices are scripted.

A lesson is a list of scenes.  In a scene a player answers a question, or the teacher just speaks.  The teacher's text
is the message ``lesson-GAME-KEY``.  The pupil, ``you``, has seat 0.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from .core.kernel import Event
from .core.table import Table
from .positions import Position

PUPIL: Final = "you"


class Scene(NamedTuple):
    """A text by the teacher, an answer by a player, or both; without ``who`` the pupil only reads."""

    say: str = ""  # the key of the teacher's text; without one, the lesson continues automatically
    who: str = ""
    answer: str = ""  # a label of ``Position``


def scenes(script: str) -> list[Scene]:
    """Parse scenes, one per line: the key of the teacher's text and a colon, then the player and the answer.

    >>> scenes("hello:")
    [Scene(say='hello', who='', answer='')]
    >>> scenes("play: you call red_1")
    [Scene(say='play', who='you', answer='call red_1')]
    >>> scenes("ann pass")
    [Scene(say='', who='ann', answer='pass')]
    """
    return [scene(line.strip()) for line in script.strip().splitlines()]


def scene(line: str) -> Scene:
    say, _, done = line.rpartition(":")
    who, _, answer = done.strip().partition(" ")
    return Scene(say, who, answer)


class Lesson(NamedTuple):
    id: str
    profile: str
    table: dict[str, Any]  # for ``Position``
    scenes: list[Scene]


STABLE = Lesson(
    "stable",
    "second-ru",
    {
        "you": {
            "hand": "basic_unicorn_red magical_kittencorn neigh neigh",
            "stable": "baby_unicorn_pink basic_unicorn_green basic_unicorn_yellow narwhal basic_unicorn_indigo",
        },
        "ann": {"hand": "unicorn_poison neigh yay", "stable": "baby_unicorn_blue basic_unicorn_orange"},
        "bob": {"hand": "good_deal", "stable": "baby_narwhal basic_unicorn_purple"},
        "deck": "glitter_bomb slowdown back_kick rainbow_aura nanny_cam ...",
    },
    scenes("""
        hello:
        hand:
        play: you basic_unicorn_red
        window:
        ann pass
        bob pass
        six:
        ann unicorn_poison
        ann basic_unicorn_red
        neigh: you neigh
        bob pass
        ann pass
        bob pass
        stopped:
        bob draw
        seventh: you magical_kittencorn
        ann neigh
        bob pass
        neighed: you neigh
        bob pass
        ann pass
        bob pass
        ann pass
        bob pass
        won:
    """),
)

UNOROG = Lesson(
    "unorog",
    "unorog",
    {
        "you": {"hand": "red_8 blue_5 blue_stone blue_2"},
        "ann": {"hand": "yellow_1 yellow_2 green_9"},
        "bob": {"hand": "blue_1 blue_9 alicorn green_7 red_2"},
        "cauldron": "red_5",
        "well": "yellow_3 yellow_4 green_3 yellow_6 yellow_7 green_4 yellow_8 blue_3 green_6 yellow_9",
    },
    scenes("""
        hello:
        match: you blue_5
        ann draw
        bob blue_1
        stone: you blue_stone
        ann take
        took:
        ann draw
        bob alicorn green
        alicorn: you check
        caught:
        call: you call blue_2
        ann pass
        bob pass
        called:
        ann yellow_2
        bob red_2
        last: you red_8
        won:
    """),
)

LESSONS: Final = {lesson.id: lesson for lesson in (STABLE, UNOROG)}


class Moment(NamedTuple):
    """The state before a scene, and the events of the previous scene."""

    state: Table
    events: list[Event]
    accept: list[int]  # the pupil's options that continue


def played(lesson: Lesson) -> list[Moment]:
    """Return the moments of a lesson, as the engine plays it."""
    position = Position(lesson.profile, **lesson.table)
    found: list[Moment] = []
    events: list[Event] = []
    for scene in lesson.scenes:
        accept = [position.options(PUPIL).index(scene.answer)] if scene.who == PUPIL else []
        found.append(Moment(position.state.clone(), events, accept))
        events = position.answer(scene.who, scene.answer) if scene.who else []
    return found
