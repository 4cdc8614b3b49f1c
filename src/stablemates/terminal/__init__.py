"""The full-screen table in the terminal, for mouse and keyboard."""

from __future__ import annotations

from ..client.lesson import LessonSession
from ..client.session import Session
from ..words import Words


def run(session: Session, words: Words, name: str = "", link: str = "", *, wanted: bool = False) -> int:
    """Show a table until the person leaves it; return the exit code.

    ``session`` has not been entered yet: the app enters it, and leaves it at the end.  ``words`` are those of all
    games, since a lobby may switch to another game.  A person without a seat sits down as ``name``, or is asked for a
    name if it is empty.  ``wanted`` means that the person chose that name, and is informed if their seat has another.
    ``link`` is how others join the table.

    The caller prints what comes after the screen has closed, such as where the game was saved, and handles the
    ``KeyboardInterrupt`` of Ctrl-C and the ``TurnedAway`` of a person who may not stay.
    """
    from .app import TableApp

    app = TableApp(session, words, name, link, wanted=wanted)
    code = app.run()
    if app.interrupted:
        raise KeyboardInterrupt
    if app.turned_away is not None:
        raise app.turned_away
    return code if code is not None else app.return_code or 0


def teach(session: LessonSession, words: Words) -> bool:
    """Show a lesson until the pupil leaves it; return whether they want to play for real."""
    from .lesson import LessonApp

    app = LessonApp(session, words)
    app.run()
    if app.interrupted:
        raise KeyboardInterrupt
    return app.plays_on
