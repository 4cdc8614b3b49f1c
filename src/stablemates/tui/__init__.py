"""The table on a whole screen of the terminal, for mouse and keyboard."""

from __future__ import annotations

from ..sitting.sitting import Sitting
from ..words import Words


def run(sitting: Sitting, words: Words, name: str = "") -> int:
    """Show a table until the person leaves it; the exit code.

    ``sitting`` has not been entered yet: the screen does that, and leaves it at the end.  ``words`` are those of all
    games, since a lobby may choose another one.  Who has no seat there sits down under ``name``; without one they
    are asked for it.  What is said after the screen has closed, as where the game was saved, is for the caller.
    """
    from .app import TableApp  # Textual is heavy, and only those who see the screen need it

    return TableApp(sitting, words, name).run() or 0
