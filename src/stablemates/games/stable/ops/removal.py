"""Sacrificing and destroying a card: the one place where that is decided (ruling 4.1).

Immunity was checked when the card was chosen.  What remains is which texts may replace the fall, where the card goes,
and what that sets off.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....core.kernel import NOBODY, Card, Seat
from ....core.machine import DONE, NOT_DONE, REPLACED, Frame
from ....core.table import HAND
from ..machine import Op
from ..terms import FLIES, NO, VERB, card_of, move_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..state import Stable

# Steps.  The numbers are in saved games.
THREATENED: Final = 0  # does a text replace the fall?
FALLING: Final = 1
REPLACING: Final = 2  # something else is done instead


class Fall(Op):
    """``it`` would fall; ``also``, if it is a card, falls with it."""

    asks = "instead"

    def __init__(self, destroyed: bool) -> None:
        self.destroyed = destroyed
        self.rule = "R-WORD-04" if destroyed else "R-WORD-03"

    def saviours(self, s: Stable, f: Frame) -> list[Card]:
        """Return cards of the same player whose text may replace this fall."""
        owner = s.keeper(f.it)
        found: list[Card] = []
        for card in s.zones[s.stables + owner]:
            text = s.kind_of[card].instead
            if text is None or not s.triggers_work(card) or card == f.also:
                continue
            if (self.destroyed or text.sacrifices) and f.it in text.saves.match(s, owner, card):
                if text.op.possible(s, owner, card):
                    found.append(card)
        return found

    def step(self, s: Stable, f: Frame) -> None:
        if f.pc == THREATENED:
            if s.keeper(f.it) == NOBODY:
                s.done(NOT_DONE)  # it left before its turn came
            elif self.saviours(s, f):
                s.wait()
            else:
                f.pc = FALLING
        elif f.pc == FALLING or f.did == NOT_DONE:
            s.done(self.fall(s, f))
        else:
            s.done(REPLACED)

    def fall(self, s: Stable, f: Frame) -> i64:
        owner = s.keeper(f.it)
        why = "destroy" if self.destroyed else "sacrifice"
        flies = s.kind_of[f.it].self_rules & FLIES != 0 and s.triggers_work(f.it)
        zone = HAND + owner if flies else s.discard
        s.leave(f.it, zone, why, f.you, f.me, self.rule, True)
        return REPLACED if flies and s.rules.flight_replaces else DONE

    def asked(self, s: Stable, f: Frame) -> i64:
        return 1 << s.keeper(f.it)

    def moves(self, s: Stable, f: Frame, seat: Seat) -> list[int]:
        return [move_of(NO), *(move_of(VERB["save"], card) for card in self.saviours(s, f))]

    def receive(self, s: Stable, f: Frame, seat: Seat, move: i64) -> None:
        card = card_of(move)
        if card < 0:
            f.pc = FALLING
            return
        text = s.kind_of[card].instead
        assert text is not None
        f.pc = REPLACING
        s.call(text.op, seat, card)

    def source(self, f: Frame) -> Card:
        return f.it


FALL_SACRIFICED: Final = Fall(False)
FALL_DESTROYED: Final = Fall(True)
