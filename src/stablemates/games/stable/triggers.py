"""Effects that were set off and wait to go on the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.kernel import NO_CARD
from ...core.machine import Frame
from .machine import Op

if TYPE_CHECKING:
    from .state import Stable


def begin_triggers(s: Stable) -> None:
    """Start waiting effects: one of them, or in a chain all that wait together as one link (R-CHAIN-03).

    If triggers do not wait for the end of a card, all of them go on the stack: the first on top, so that what it sets
    off comes before the others.
    """
    if s.rules.links and s.triggers[0].op is not s.rules.built_in.tiny:
        s.call(s.rules.built_in.link, s.turn(), NO_CARD)
    elif s.rules.triggers_wait or not s.rules.triggers_in_order:
        begin(s, s.triggers.pop(0))
    else:
        while s.triggers:
            begin(s, s.triggers.pop())


def begin(s: Stable, trigger: Frame) -> None:
    trigger.aside = True
    s.push(trigger)


def is_inside_one_moment(s: Stable) -> bool:
    """Return whether several things happen simultaneously, and not all of them have happened yet (ruling 2.7)."""
    for frame in s.stack:
        op = frame.op
        if isinstance(op, Op) and op.at_once:
            return True
    return False


def interrupts_nothing(s: Stable) -> bool:
    """Return whether an effect that does not wait would start only after all others are done (R-END-02)."""
    if not s.hasty or not s.rules.win_before_effects:
        return False
    for frame in reversed(s.stack):
        op = frame.op
        if op.settles:
            return True
        if not isinstance(op, Op) or not op.is_done(frame):
            return False
    return True


def waiting(s: Stable) -> list[Frame]:
    """Return the effects that have not done anything yet, wherever they wait."""
    found = s.triggers + s.link
    if not s.rules.triggers_wait and s.rules.triggers_in_order:
        found += [frame for frame in s.stack if frame.aside and frame.pc == 0]
    return found
