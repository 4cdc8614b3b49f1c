"""What everyone remembers of a player: what it let pass in reaction windows, though it was asked (R-CARD-07).

Who lets a unicorn pass that would win probably holds no Neigh; who lets a cheap card pass may be saving one.  Every
card that the player gets since makes that less certain (``core/memory.py``).  Only what everyone knows once a window is
closed counts: of several Neighs the nearest is played, so those nearer than its player are known to have passed, and
nothing is known of those farther.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...core.machine import Frame
from ...core.memory import remember
from .end import completes
from .terms import BASIC, DOWNGRADE, INSTANT, MAGIC, MAGICAL, SEAT_MARK, UPGRADE, WAY_MARK

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .state import Stable

# The things, by number.  The numbers are in saved games.
THINGS: Final = [
    "a basic unicorn", "a magical unicorn", "an upgrade", "a downgrade", "a magic card", "a Neigh against its own card",
    "a card aimed at it", "a winning unicorn",
]  # fmt: skip
OWN_STOPPED: Final = 5
AIMED_AT: Final = 6
WINNING: Final = 7
THING_OF: Final = {BASIC: 0, MAGICAL: 1, UPGRADE: 2, DOWNGRADE: 3, MAGIC: 4}  # printed type -> thing


def remember_passing(s: Stable, f: Frame, passed: i64) -> None:
    """Record that some seats, a bit for each, did not stop the card of a frame."""
    if not passed:
        return
    types: i64 = s.printed[f.it]
    if types & INSTANT:
        victim = s.frames[s.depth - 2].you  # the player of the card that this Neigh would stop
        if (passed >> victim) & 1:
            s.let_pass[victim] = remember(s.let_pass[victim], OWN_STOPPED)
        return
    thing: i64 = THING_OF[types]
    wins = f.seat >= 0 and completes(s, f.it, f.seat)
    aims = aimed_at(s, f)
    seat: i64 = 0
    while seat < s.seats:
        if (passed >> seat) & 1:
            memory = remember(s.let_pass[seat], thing)
            if wins and seat != f.seat:
                memory = remember(memory, WINNING)
            if (aims >> seat) & 1:
                memory = remember(memory, AIMED_AT)
            s.let_pass[seat] = memory
        seat += 1


def aimed_at(s: Stable, f: Frame) -> i64:
    """Return the seats at which a card is aimed, as bits: by a declared target, or as a downgrade (R-EFF-11)."""
    seats: i64 = 0
    if s.printed[f.it] & DOWNGRADE:
        seats |= 1 << f.seat
    for entry in s.plan:
        if 0 <= entry < SEAT_MARK:
            keeper = s.keeper(entry)
            if keeper >= 0:
                seats |= 1 << keeper
        elif SEAT_MARK <= entry < WAY_MARK:
            seats |= 1 << (entry - SEAT_MARK)
    return seats
