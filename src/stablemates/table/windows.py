"""A reaction window: when it closes, and the responses by then.

What others can see of a window is that it is open, and when it closes.  That depends on public facts, on the players'
own timing and on masked times (``masking``), and never on what a player holds.
"""

from __future__ import annotations

from typing import NamedTuple

from .shallow_copy import twin
from .speeds import GRID, SLOT

LONG = 3_600_000  # milliseconds, for windows that have no end


class Reply:
    """A seat's response, by hand or by its standing order, and when it takes effect.  Immutable."""

    __slots__ = ("at", "by_hand", "option")

    def __init__(self, option: int, at: int, by_hand: bool) -> None:
        self.option = option
        self.at = at
        self.by_hand = by_hand  # the player's own answer, which is final


class LateCall(NamedTuple):
    """The call that the player of the card may still make, if it comes soon (U-CALL-01)."""

    seat: int
    option: int  # the answer with the call
    ends: int  # milliseconds after the window was opened


def round_up(time: int, grid: int) -> int:
    return -(-time // grid) * grid


class Window:
    """An open reaction window.  Option 0 of its question is to pass."""

    def __init__(
        self,
        kind: str,
        asked: list[int],
        by: int,
        source: int,
        depth: int,
        wins: bool,
        opened: int,
        floor: int,
        longest: int | None,
    ) -> None:
        self.kind = kind
        self.asked = asked
        self.by = by
        self.source = source
        self.depth = depth
        self.wins = wins
        self.opened = opened
        self.floor = floor
        self.longest = longest
        self.grid = GRID  # it closes on multiples of this if all pass
        self.shown = 0  # how long its animation takes
        self.held: list[int] = []  # seats that asked for more time
        self.replies: dict[int, Reply] = {}
        self.late_call: LateCall | None = None

    def clone(self) -> Window:
        other = twin(self)
        other.held = self.held.copy()
        other.replies = self.replies.copy()
        return other

    @property
    def least(self) -> int:
        """Return the shortest time that it is open: its floor, or its animation if that is longer."""
        return max(self.floor, self.shown if self.longest is None else min(self.shown, self.longest))

    @property
    def ends(self) -> int | None:
        """Return the latest time at which it closes; ``None`` if it waits for everyone."""
        return None if self.longest is None else self.opened + self.longest

    def call_until(self, seat: int) -> int | None:
        """Return until when a seat may still make the call that belongs to its card; ``None`` if it may not."""
        return self.opened + self.late_call.ends if self.late_call is not None and self.late_call.seat == seat else None

    def closes(self) -> int | None:
        """Return when it closes, by the replies so far; ``None`` if it waits for a reply.

        The first response starts a short slot in which others may also respond: being a little faster gains nothing.
        If everyone passes it closes after the last pass, on its grid.  It never closes before its floor, or before
        its animation is over.
        """
        ends = self.ends
        stops = [reply.at for reply in self.replies.values() if reply.option and (ends is None or reply.at <= ends)]
        if stops:  # the slot is complete even if the first response comes at the very end
            closing = min(stops) + (SLOT if len(self.asked) > 1 else 0)
        elif len(self.replies) == len(self.asked):
            last = max(self.least, *(reply.at - self.opened for reply in self.replies.values()))
            closing = self.opened + round_up(last, self.grid)
            closing = closing if ends is None else min(closing, ends)
        elif ends is None:
            return None
        else:
            closing = ends
        closing = max(closing, self.opened + self.least)
        return self.opened + round_up(closing - self.opened, GRID)

    def answers(self) -> list[tuple[int, int]]:
        """Return each seat's answer as the window closes; seats that did not reply have passed."""
        closing = self.closes()
        return [
            (seat, reply.option if reply is not None and (closing is None or reply.at <= closing) else 0)
            for seat in self.asked
            for reply in (self.replies.get(seat),)
        ]

    def shift(self, by: int) -> None:
        """Move the window to a later time, after a break."""
        self.opened += by
        for seat, reply in self.replies.items():
            self.replies[seat] = Reply(reply.option, reply.at + by, reply.by_hand)
