"""Read a position of the stable game.  ``core/notation.py`` describes the line.

    second-ru 2 hand0=neigh,back_kick stable0=baby_unicorn_red stable1=baby_narwhal,americorn turn=1

``turn`` is the player who chooses an action; in the middle of an effect it is the stack.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.errors import BadNotation, BadSave
from ...core.notation import Line, fill_from, in_notation
from ...core.rng import fast
from .integrity import check_integrity

if TYPE_CHECKING:
    from .game import StableGame
    from .state import Stable


def read_short(game: StableGame, text: str) -> Stable:
    line = Line(text, game.profiles)
    s = game.blank(line.book, line.seats, line.options, fast(0))
    fill_from(s, line)
    try:
        check_integrity(s)
    except BadSave as problem:
        raise in_notation(s, problem) from None
    except (IndexError, KeyError, TypeError, ValueError, AttributeError, AssertionError) as problem:
        raise BadNotation(f"the parts are inconsistent ({type(problem).__name__})") from None
    return s
