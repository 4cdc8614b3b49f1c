"""Reading a position of the stable game.  ``core/notation.py`` describes the line.

    second-ru 2 hand0=neigh,back_kick stable0=baby_unicorn_red stable1=baby_narwhal,americorn turn=1

``turn`` is the player who chooses an action; in the middle of an effect it is the stack of what is going on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.errors import BadNotation, BadSave
from ...core.notation import Line, fill_from
from ...core.rng import fast

if TYPE_CHECKING:
    from .game import StableGame
    from .state import Stable


def read_short(game: StableGame, text: str) -> Stable:
    line = Line(text, game.profiles)
    s = game.blank(line.book.id, line.seats, line.options, fast(0))
    fill_from(s, line)
    try:
        sound(s)
    except BadSave as problem:
        raise BadNotation(str(problem)) from None
    except (IndexError, KeyError, TypeError, ValueError, AttributeError, AssertionError) as problem:
        raise BadNotation(f"the parts do not fit together ({type(problem).__name__})") from None
    return s


def sound(s: Stable) -> None:
    """Whether the machine can go on from here: somebody is asked and has something to answer."""
    babies = len(s.rules.edition.babies)
    for zone in range(s.zone_count()):
        for card in s.zones[zone]:
            if card < babies and zone < s.stables and zone != s.nursery:
                raise BadSave("field 'zones': a baby lies in a stable or in the nursery (R-CARD-02)")
    if s.why_over:
        return
    if not s.stack or s.stack[0].op.key != "turn" or not s.waiting:
        raise BadSave("field 'stack': nobody is asked, but the game goes on")
    turn = s.stack[0]
    if not 0 <= turn.you < s.seats or not 0 <= turn.pc <= len(s.rules.turn):
        raise BadSave(f"field 'stack': seat {turn.you} has no turn, or it has no phase {turn.pc} (R-TURN-01)")
    asked = s.asked()
    if not asked or any((asked >> seat) & 1 and not s.moves(seat) for seat in range(s.seats)):
        raise BadSave("field 'stack': somebody is asked who has nothing to answer")
