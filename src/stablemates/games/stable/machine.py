"""The base class of all ops in the stable game, which the effect machine of ``core`` runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.kernel import NO_CARD, Card, Seat
from ...core.machine import DONE, Frame, Instruction
from .effects import NO_EFFECT, Effect
from .terms import card_of

try:
    from mypy_extensions import mypyc_attr
except ImportError:
    from ...core.native import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .state import Stable


@mypyc_attr(allow_interpreted_subclasses=True)
class Op(Instruction["Stable"]):
    """One instruction of a card's text."""

    verb: i64 = 0  # the verb of its answers; set when the op is named
    at_once: bool = False  # whether its parts happen simultaneously: what they set off waits for the last of them
    in_plan: bool = False  # whether its choice is declared with the whole text (R-EFF-11); set when the op is named

    def receive(self, s: Stable, f: Frame, seat: Seat, move: i64) -> None:
        f.it = card_of(move)
        f.pc += 1

    def possible(self, s: Stable, you: Seat, me: Card) -> bool:
        """Return whether it could do anything now, judging only by what ``you`` knows."""
        return True

    def seems_possible(self, s: Stable, you: Seat, me: Card) -> bool:
        """Return whether it could do anything, as far as everyone can see: being asked must not reveal a hand."""
        return self.possible(s, you, me)

    def lack(self, s: Stable, you: Seat, me: Card) -> str:
        """Return what it lacks when it finds nothing to do, as a key for the log."""
        return "nothing-to-do"

    def brings(self, s: Stable, you: Seat, me: Card) -> bool:
        """Return whether it finds a card to bring into a stable; true if it is not meant to bring one."""
        return True

    def parts(self) -> list[Op]:
        return []

    def describe(self) -> Effect:
        """Describe what it does in a player's terms.  Bots read this, so they understand the ops of packs."""
        return NO_EFFECT

    def is_done(self, f: Frame) -> bool:
        """Return whether nothing is left of it but its result, once the op that it called is done."""
        return False

    def defers(self, f: Frame) -> bool:
        """Return whether it skips, for now, an earlier part of the text, such as a price, to declare a later one."""
        return False

    def to_discard(self, s: Stable, f: Frame) -> int:
        """Return how many cards it still lets its player discard, one after another."""
        return 0

    def names_others(self) -> bool:
        """Return whether it lets you choose another player, or a card that may be another's, in advance (R-EFF-11)."""
        return self.aims and any(part.names_others() for part in self.parts())


class Nothing(Op):
    """A text that does nothing."""

    def step(self, s: Stable, f: Frame) -> None:
        s.done(DONE)


def idle(s: Stable, op: Op, you: Seat, me: Card, lack: str = "") -> None:
    """Report that an op of a card finds nothing to do, and what it lacks (R-EFF-08)."""
    if s.rules.full_log and me != NO_CARD and not s.quiet:
        s.emit("no-effect", you, source=me, word=lack or op.lack(s, you, me), rule="R-EFF-08")


def asks_early(s: Stable) -> bool:
    """Return whether a target is declared before an earlier part of the card's text is carried out (R-EFF-11)."""
    if not s.declaring:
        return False
    for frame in reversed(s.stack):
        op = frame.op
        if not isinstance(op, Op) or not op.in_plan:  # the end of this text
            return False
        if op.defers(frame):
            return True
    return False
