"""Lessons in the terminal: the teacher speaks, the pupil does it, and the others act by themselves."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from stablemates.client.lesson import LessonSession
from stablemates.lessons import LESSONS
from stablemates.protocol.commands import Answer, Undo
from stablemates.protocol.messages import Accepted, Refused
from stablemates.terminal.lesson import LessonApp
from stablemates.words import LANGUAGES, Words

from .person import LONGEST, SMALL, Person, Watched

# What the pupil types at each step of a lesson: Enter where there is only something to read.
TYPED = {
    "stable": ["enter", "enter", "1", "enter", "enter", "n", "enter", "1", "n", "enter"],
    "unorog": ["enter", "2", "2", "enter", "c", "enter", "u1", "enter", "1", "enter"],
}


class WatchedLesson(LessonApp, Watched):
    """A lesson, with an event that is set whenever the screen changes."""


@asynccontextmanager
async def in_class(name: str, lang: str = "en", size: tuple[int, int] = SMALL) -> AsyncIterator[Person]:
    app = WatchedLesson(LessonSession(LESSONS[name]), Words(lang, strict=True))
    app.shown = asyncio.Event()
    async with app.run_test(size=size) as pilot:
        await asyncio.wait_for(app.shown.wait(), LONGEST)
        await pilot.pause()
        yield Person(app, pilot)


def teacher(person: Person) -> LessonSession:
    assert isinstance(person.app, LessonApp)
    return person.app.teacher


async def says(person: Person, message: str) -> None:
    """Wait until the teacher says something, and it is on the screen."""
    await person.waits_until(
        lambda: teacher(person).says == message and person.app.seen.snapshot is teacher(person).snapshot
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", LESSONS)
def test_a_pupil_who_does_what_the_teacher_says_wins(name: str, lang: str) -> None:
    async def learn() -> None:
        async with in_class(name, lang) as person:
            spoken = [scene.say for scene in LESSONS[name].scenes if scene.say]
            for message, keys in zip(spoken, TYPED[name], strict=True):
                await says(person, message)
                text = teacher(person).text(person.app.seen.speech)
                person.sees(text.split()[0], text.split()[-1])
                await (person.presses("enter") if keys == "enter" else person.types(keys))
            assert isinstance(person.app, LessonApp)
            assert person.app.plays_on

    asyncio.run(learn())


def test_another_move_is_answered_kindly_and_changes_nothing() -> None:
    async def learn() -> None:
        async with in_class("stable") as person:
            await person.presses("enter")
            await says(person, "hand")
            await person.presses("enter")
            await says(person, "play")
            await person.types("2")  # also a unicorn
            await person.waits_for("a legal move too")
            assert teacher(person).says == "play"
            person.sees("Play Basic Unicorn (Red)", "q Leave")
            person.sees_not("m Menu", "t Chat")
            await person.presses("m", "i")  # there is no menu; reading works
            person.sees("Esc: back")

    asyncio.run(learn())


def test_a_lesson_can_be_taken_again_and_left() -> None:
    async def learn() -> None:
        async with in_class("unorog", size=(100, 30)) as person:
            for keys in TYPED["unorog"][:-1]:
                await (person.presses("enter") if keys == "enter" else person.types(keys))
                await person.waits_until(lambda: bool(teacher(person).says))
            await says(person, "won")
            await person.presses("a")
            await says(person, "hello")
            person.sees("Next")
            await person.presses("q")
            assert isinstance(person.app, LessonApp)
            assert not person.app.plays_on
            assert not person.app.is_running

    asyncio.run(learn())


def test_a_lesson_takes_only_the_answer_it_waits_for() -> None:
    async def learn() -> None:
        async with LessonSession(LESSONS["unorog"]) as session:
            early = await session.send(Answer, option=0)
            assert isinstance(early, Refused)
            assert early.reason == "lesson"
            session.advance()
            assert isinstance(await session.send(Undo), Refused)
            [right] = session.moments[session.at].accept
            assert isinstance(await session.send(Answer, option=right), Accepted)

    asyncio.run(learn())
