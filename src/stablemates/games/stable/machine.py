"""The machine: ops are constants, and everything that changes is in frames made of integers.

A card's text is an op.  Carrying it out puts a frame on the stack; a frame that needs an answer waits.  So a game can
be copied and saved in the middle of any effect.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any

from ...core.kernel import NO_CARD, NO_MOVE, NOBODY, Card, Option, Seat
from ...core.rng import Rng
from .options import option_of
from .terms import DONE, NOT_DONE, card_of

try:
    from mypy_extensions import mypyc_attr
except ImportError:
    from ...core.native import mypyc_attr

if TYPE_CHECKING:
    from .state import Stable


@mypyc_attr(acyclic=True)
class Frame:
    """An op being carried out: for whom, by which card, and how far along.

    When its op is done a frame is used again for another one, so nobody keeps one.
    """

    def __init__(self, op: Op, you: Seat, me: Card) -> None:
        self.op = op
        self.you = you
        self.me = me
        self.it = NO_CARD  # the card chosen or acted upon
        self.also = NO_CARD  # a second one
        self.seat = NOBODY  # the player chosen or acted upon
        self.pc = 0  # the step this op is at
        self.n = 0  # a counter
        self.did = NOT_DONE  # what came of the last op called
        self.aside = False  # a trigger in the middle of something else, which takes no notice of what came of it

    def begin(self, op: Op, you: Seat, me: Card) -> None:
        """Be the frame of another op."""
        self.op = op
        self.you = you
        self.me = me
        self.it = NO_CARD
        self.also = NO_CARD
        self.seat = NOBODY
        self.pc = 0
        self.n = 0
        self.did = NOT_DONE
        self.aside = False

    def copy(self) -> Frame:
        f = Frame(self.op, self.you, self.me)
        f.it = self.it
        f.also = self.also
        f.seat = self.seat
        f.pc = self.pc
        f.n = self.n
        f.did = self.did
        f.aside = self.aside
        return f

    def dump(self) -> list[Any]:
        return [self.op.key, self.you, self.me, self.it, self.also, self.seat, self.pc, self.n, self.did, self.aside]


@mypyc_attr(allow_interpreted_subclasses=True)
class Op:
    """One instruction.  Ops are constants: everything that changes lives in the frame."""

    key: str = ""  # "glitter_bomb.turn.0": how a saved game names this op
    asks: str = ""  # the key of its question
    verb: int = 0  # the verb of its answers; set when the op is named
    rule: str = ""  # the rule by which it acts
    aims: bool = False  # whether it chooses something that can be declared before it happens (R-EFF-11)
    in_plan: bool = False  # whether its choice is declared with the whole text; set when the op is named
    settles: bool = False  # waiting triggers may begin while this op is on top

    @abstractmethod
    def step(self, s: Stable, f: Frame) -> None:
        """Go on by one step: change the table, call another op, wait, or be done."""

    def ask(self, f: Frame) -> str:
        """The key of the question it asks now."""
        return self.asks

    def by_rule(self, f: Frame) -> str:
        """The rule by which it asks now."""
        return self.rule

    def asked(self, s: Stable, f: Frame) -> int:
        """The set of seats that this op waits for.  Decided by public facts alone."""
        return 1 << f.you

    def moves(self, s: Stable, f: Frame, seat: Seat) -> list[int]:
        """What an asked seat may answer.  Derived from the table, never stored."""
        return []

    # The next three say what ``moves`` says, without making a list of numbers where that takes time: an op that
    # has its own ``moves`` and inherits another's short cuts must have its own of these too.

    def choices(self, s: Stable, f: Frame, seat: Seat) -> list[Option]:
        """``moves`` as options."""
        return [option_of(move) for move in self.moves(s, f, seat)]

    def nth(self, s: Stable, f: Frame, seat: Seat, n: int) -> int:
        """``moves[n]``, or ``NO_MOVE``."""
        moves = self.moves(s, f, seat)
        return moves[n] if n < len(moves) else NO_MOVE

    def pick(self, s: Stable, f: Frame, seat: Seat, rng: Rng) -> int:
        """One of ``moves``, all equally likely."""
        moves = self.moves(s, f, seat)
        return moves[rng.below(len(moves))] if len(moves) > 1 else moves[0]

    def hear(self, s: Stable, f: Frame, seat: Seat, move: int) -> None:
        """An answer has come."""
        f.it = card_of(move)
        f.pc += 1

    def possible(self, s: Stable, you: Seat, me: Card) -> bool:
        """Whether it could do anything now; looks only at what ``you`` knows."""
        return True

    def seems_possible(self, s: Stable, you: Seat, me: Card) -> bool:
        """Whether it could, as far as everybody can see: who is asked must not tell what is held."""
        return self.possible(s, you, me)

    def lack(self, s: Stable, you: Seat, me: Card) -> str:
        """Return what it lacks when it finds nothing to do, as a key of the log."""
        return "nothing-to-do"

    def brings(self, s: Stable, you: Seat, me: Card) -> bool:
        """Return whether it finds a card to bring into a stable, if that is what it does."""
        return True

    def parts(self) -> list[Op]:
        """The ops inside this one, in order, so that they can be named."""
        return []

    def optional(self) -> bool:
        return False

    def names_others(self) -> bool:
        """Whether it lets one choose another player, or a card that may be another's, in advance (R-EFF-11)."""
        return self.aims and any(part.names_others() for part in self.parts())

    def source(self, f: Frame) -> Card:
        """The card that asks."""
        return f.me


class Nothing(Op):
    """A text that does nothing."""

    def step(self, s: Stable, f: Frame) -> None:
        s.done(DONE)


def idle(s: Stable, op: Op, you: Seat, me: Card, lack: str = "") -> None:
    """Report that an op of a card finds nothing to do, and what it lacks (R-EFF-08)."""
    if s.rules.full_log and me != NO_CARD and not s.quiet:
        s.tell("no-effect", you, source=me, word=lack or op.lack(s, you, me), rule="R-EFF-08")
