"""The effect machine: ops are constants, and everything that changes is in frames made of integers.

A card's text is an op.  Carrying it out puts a frame on the stack; a frame that needs an answer waits.  So a game can
be copied and saved in the middle of any effect.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, SupportsIndex, TypeVar

from .errors import Endless
from .kernel import EVERYBODY, NO_CARD, NO_MOVE, NO_ZONE, NOBODY, Card, Event, Option, Outcome, Question, Seat
from .rng import Rng
from .table import Table

try:
    from mypy_extensions import mypyc_attr
except ImportError:
    from .native import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

# The result of an op: "then" accepts a replacement, "if you do" does not.
NOT_DONE: Final = 0
REPLACED: Final = 1  # something else was done in its place
DONE: Final = 2

# Shared, so that copying a game creates no lists: replace them, never change them.
NO_CARDS: Final[list[Card]] = []
NO_FRAMES: Final[list[Frame]] = []

# A pack's cards may set each other off forever.  The printed cards come nowhere near these limits.
MOST_STEPS: Final = 10_000  # in one answer
LAST_STEPS: Final = 500  # of these; the error names the cards at work in them
MOST_FRAMES: Final = 150  # on the stack or waiting, when a seat is asked; a save holds a few more
MOST_IDLE_TURNS: Final = 100  # in a row, each ended by an effect before anything was done

S = TypeVar("S", bound="Machine")


@mypyc_attr(acyclic=True)
class Frame:
    """An op being carried out: for whom, by which card, and how far along.

    A finished frame is reused for another op, so never keep a reference to one.
    """

    def __init__(self, op: Instruction[Any], you: Seat, me: Card) -> None:
        if not op.adopted:
            adopt(op)
        self.op = op
        self.you = you
        self.me = me
        self.it: Card = NO_CARD  # the card chosen or acted upon
        self.also: Card = NO_CARD  # a second one
        self.seat: Seat = NOBODY  # the player chosen or acted upon
        self.pc: i64 = 0  # the step this op is at
        self.n: i64 = 0  # a counter
        self.did: i64 = NOT_DONE  # the result of the last op called
        self.aside = False  # a trigger in the middle of another op, which ignores its result

    def begin(self, op: Instruction[Any], you: Seat, me: Card) -> None:
        """Reuse this frame for another op."""
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
class Instruction(Generic[S]):
    """One instruction for a machine of type ``S``.  Ops are constants: everything that changes lives in the frame."""

    key: str = ""  # "glitter_bomb.turn.0": how a saved game names this op
    asks: str = ""  # the key of its question
    rule: str = ""  # the rule by which it acts
    aims: bool = False  # whether it chooses something that can be declared before it happens
    settles: bool = False  # waiting triggers may start while this op is on top
    adopted: bool = False  # whether compiled code knows what its class declares of these

    @abstractmethod
    def step(self, s: S, f: Frame) -> None:
        """Advance by one step: change the table, call another op, wait, or be done."""

    def ask(self, f: Frame) -> str:
        """Return the key of the question it asks now."""
        return self.asks

    def by_rule(self, f: Frame) -> str:
        """Return the rule by which it asks now."""
        return self.rule

    def source(self, f: Frame) -> Card:
        """Return the card that asks."""
        return f.me

    def asked(self, s: S, f: Frame) -> i64:
        """Return the seats this op waits for, as bits.  Depends only on public facts."""
        return 1 << f.you

    def moves(self, s: S, f: Frame, seat: Seat) -> list[int]:
        """Return the moves of an asked seat.  Derived from the table, never stored."""
        return []

    # The next four follow from ``moves``.  An op may have faster versions, which tests/engine/test_options.py compares.
    # An op that overrides ``moves`` must also override any shortcuts it inherits.

    def choices(self, s: S, f: Frame, seat: Seat) -> list[Option]:
        """Return ``moves`` as options."""
        return [s.option(seat, move) for move in self.moves(s, f, seat)]

    def width(self, s: S, f: Frame, seat: Seat) -> i64:
        """Return the number of ``moves``."""
        return len(self.moves(s, f, seat))

    def nth(self, s: S, f: Frame, seat: Seat, n: i64) -> i64:
        """Return ``moves[n]``, or ``NO_MOVE``."""
        moves = self.moves(s, f, seat)
        if n < len(moves):
            return moves[n]
        return NO_MOVE

    def pick(self, s: S, f: Frame, seat: Seat, rng: Rng) -> i64:
        """Return one of ``moves``, all equally likely."""
        moves = self.moves(s, f, seat)
        return moves[rng.below(len(moves))] if len(moves) > 1 else moves[0]

    @abstractmethod
    def receive(self, s: S, f: Frame, seat: Seat, move: i64) -> None:
        """Accept an answer."""

    def parts(self) -> Sequence[Instruction[S]]:
        """Return the ops inside this one, in order, so that they can be named."""
        return []

    def optional(self) -> bool:
        """Return whether the player may decline it."""
        return False


DECLARED: Final = ("asks", "rule", "aims", "settles")  # what the class of an op says about it
COMPILED: Final = "__mypyc_attrs__"  # a name in every compiled class, and in no other


def adopt(op: Instruction[Any], declared: Sequence[str] = DECLARED) -> None:
    """Copy what a class in plain Python declares to the fields of its object, where compiled code looks for it."""
    op.adopted = True
    if COMPILED in vars(type(op)):
        return
    for name in declared:
        for one in type(op).__mro__:
            field: Any = vars(one).get(name)
            if hasattr(field, "__set__"):  # a field of a compiled class; there is none if the engine is interpreted
                field.__set__(op, getattr(op, name))


@mypyc_attr(allow_interpreted_subclasses=True)
class Machine(Table):
    """A table on which ops run: a stack of frames, pending triggers, and the end of the game."""

    __slots__ = (  # as in ``State``
        "declaring",
        "depth",
        "frames",
        "hasty",
        "offer",
        "rule_over",
        "suspects",
        "top",
        "triggers",
        "unchecked",
        "waiting",
        "why_over",
        "winner",
    )

    top: Frame  # of the stack

    def __init__(self, seats: int, kinds: list[int], rng: Rng) -> None:
        super().__init__(seats, kinds, rng)
        self.frames: list[Frame] = []  # the stack, and above it finished frames to reuse
        self.depth: i64 = 0  # of the stack
        self.triggers: list[Frame] = []  # set off and waiting
        self.waiting = False  # for an answer to the op on top
        self.offer = NO_CARDS  # the cards the op on top just listed; empty: it lists them when asked
        self.suspects = NO_CARDS  # at work in an answer that takes too many steps
        self.declaring = False  # whether ops choose now and act later
        self.hasty = False  # whether triggers start under every op, not only those that settle
        self.unchecked = False  # whether something may have ended the game since ``settle`` last looked
        self.winner: Seat = NOBODY
        self.why_over = ""  # why the game is over; empty while it continues
        self.rule_over = ""

    # --- the stack ---------------------------------------------------------------------------

    @property
    def stack(self) -> list[Frame]:
        """Return the ops being carried out in a new list, the last one called on top."""
        return self.frames[: self.depth]

    @stack.setter
    def stack(self, frames: list[Frame]) -> None:
        self.frames = frames
        self.depth = len(frames)
        if frames:
            self.top = frames[-1]

    def push(self, frame: Frame) -> None:
        """Put a frame on the stack."""
        if self.depth < len(self.frames):
            self.frames[self.depth] = frame
        else:
            self.frames.append(frame)
        self.depth += 1
        self.top = frame

    # --- running -----------------------------------------------------------------------------

    def answer(self, seat: SupportsIndex, option: SupportsIndex | Option) -> list[Event]:
        if not self.may_be_endless():
            return super().answer(seat, option)
        before, events = self.clone(), self.events
        try:
            return super().answer(seat, option)
        except Endless:
            self.load(before.dump())
            self.events = events
            raise

    def may_be_endless(self) -> bool:
        """Return whether effects might set each other off forever.  Then every answer costs a copy, to restore."""
        return True

    def run(self) -> None:
        """Continue until a seat is asked or the game is over."""
        left: i64 = MOST_STEPS
        while not self.waiting and not self.why_over:
            top = self.top
            op = top.op
            left -= 1
            if left < LAST_STEPS:
                self.suspect(top.me, left)
            if (self.unchecked or self.triggers) and (op.settles or self.hasty) and not self.declaring:
                if self.settle(op):
                    continue
            op.step(self, top)
        if self.depth + len(self.triggers) > MOST_FRAMES:
            self.suspects = [f.me for f in self.stack + self.triggers if f.me != NO_CARD]
            self.refuse_endless(f"more than {MOST_FRAMES} of them are waiting for each other")

    def suspect(self, card: Card, left: i64) -> None:
        """Record a card at work in an answer that takes too many steps, and finally refuse the answer."""
        if card != NO_CARD:
            self.suspects = [*self.suspects, card]
        if left <= 0:
            self.refuse_endless(f"no one is asked in {MOST_STEPS:,} steps")

    def refuse_endless(self, why: str) -> None:
        names = ", ".join(sorted({self.kind(card) for card in self.suspects})) or "the turn"
        self.suspects = NO_CARDS
        raise Endless(f"the effects of {names} never end: {why}")

    def idle_turn(self, card: Card) -> None:
        """Count, on the frame at the bottom of the stack, a turn that a card ended before anything was done."""
        turn = self.frames[0]
        turn.n += 1
        if turn.n > MOST_IDLE_TURNS:
            self.suspects = [card]
            self.refuse_endless(f"they have ended {MOST_IDLE_TURNS} turns in a row before anything was done")

    def settle(self, op: Instruction[Any]) -> bool:
        """Start pending triggers before ``op`` takes its next step; return whether there were any."""
        if not self.triggers:
            return False
        frame = self.triggers.pop(0)
        frame.aside = True
        self.push(frame)
        return True

    def call(self, op: Instruction[Any], you: Seat, me: Card) -> Frame:
        """Start an op.  While targets are declared, skip one that aims at nothing."""
        if not op.adopted:
            adopt(op)
        if self.declaring and not op.aims:
            self.top.did = DONE
            return self.top
        depth = self.depth
        if depth < len(self.frames):
            frame = self.frames[depth]
            frame.begin(op, you, me)
        else:
            frame = Frame(op, you, me)
            self.frames.append(frame)
        self.depth = depth + 1
        self.top = frame
        return frame

    def done(self, did: i64) -> None:
        """Finish the op on top."""
        frame = self.top
        depth = self.depth - 1
        self.depth = depth
        self.top = self.frames[depth - 1]
        if frame.aside:
            self.trigger_done(frame)
        else:
            self.top.did = did

    def trigger_done(self, frame: Frame) -> None:
        """Clean up after a trigger.  By default there is nothing to do."""

    def wait(self) -> None:
        """Wait for an answer to the op on top."""
        self.waiting = True

    def wait_for(self, cards: list[Card]) -> None:
        """Wait for one of these cards to be chosen.  Nothing changes while the table waits, so one list is enough."""
        self.offer = cards
        self.waiting = True

    # --- questions ---------------------------------------------------------------------------

    def asked(self) -> i64:
        if not self.waiting or self.why_over:
            return 0
        top = self.top
        return top.op.asked(self, top)

    def question(self, seat: int) -> Question:
        top = self.top
        op = top.op
        options = op.choices(self, top, self.existing(seat))
        return Question(seat, op.ask(top), options, op.source(top), 0, op.by_rule(top), self.asks_early())

    def asks_early(self) -> bool:
        """Return whether the op on top asks before earlier parts of its text have been carried out."""
        return False

    def moves(self, seat: int) -> list[int]:
        top = self.top
        return top.op.moves(self, top, self.existing(seat))

    def width(self, seat: i64) -> i64:
        top = self.top
        return top.op.width(self, top, seat)

    def nth(self, seat: i64, n: i64) -> i64:
        top = self.top
        return top.op.nth(self, top, seat, n)

    def pick(self, seat: i64, rng: Rng) -> i64:
        top = self.top
        return top.op.pick(self, top, seat, rng)

    def make(self, seat: i64, move: i64) -> None:
        top = self.top
        self.waiting = False
        self.offer = NO_CARDS
        top.op.receive(self, top, seat, move)
        self.run()

    def source_seat(self) -> Seat:
        return self.top.you if self.waiting else NOBODY

    def load(self, data: dict[str, Any]) -> None:
        super().load(data)
        self.offer = NO_CARDS

    # --- the end -----------------------------------------------------------------------------

    def finish(self, seat: Seat, why: str, rule: str) -> None:
        """End the game."""
        self.winner = seat
        self.why_over = why
        self.rule_over = rule
        self.emit("over", seat, NO_CARD, EVERYBODY, NOBODY, 0, why, NO_CARD, rule, NO_ZONE, NO_ZONE)

    def outcome(self) -> Outcome | None:
        if not self.why_over:
            return None
        return Outcome(self.winner, self.why_over, self.rule_over, self.points())

    def points(self) -> list[int]:
        """Return the final points, one number for each seat."""
        return [0] * self.seats
