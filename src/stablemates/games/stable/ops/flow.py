"""Joining ops: and, then, may, either, for each player, for a chosen player."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from ....core.kernel import NO_CARD, NOBODY, Card, Seat
from ....core.machine import DONE, NOT_DONE, Frame
from ....core.table import HAND
from ..effects import ALL, EACH, EITHER, FOR, MAY, THAT, Effect
from ..machine import Op, idle
from ..terms import NO, NOTHING, SEAT_MARK, VERB, WAY_MARK, YES, move_of, seat_of, verb_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..state import Stable

# Steps.  The numbers are in saved games.  Ops that take their parts in order count them in ``pc``.
DECIDING: Final = 0
DOING: Final = 1  # the part that was chosen runs


class Several(Op):
    """An op that consists of other ops; it can be done if any of them can."""

    aims = True

    def __init__(self, *ops: Op) -> None:
        self.ops = list(ops)

    def parts(self) -> list[Op]:
        return self.ops

    def possible(self, s: Stable, you: Seat, me: Card) -> bool:
        return any(op.possible(s, you, me) for op in self.ops)


class And(Several):
    """Carry out each op in order, as far as possible (R-EFF-06)."""

    def seems_possible(self, s: Stable, you: Seat, me: Card) -> bool:
        return any(op.seems_possible(s, you, me) for op in self.ops)

    def brings(self, s: Stable, you: Seat, me: Card) -> bool:
        return all(op.brings(s, you, me) for op in self.ops)

    def lack(self, s: Stable, you: Seat, me: Card) -> str:
        for op in self.ops:
            if not op.seems_possible(s, you, me) or not op.brings(s, you, me):
                return op.lack(s, you, me)
        return Op.lack(self, s, you, me)

    def continues(self, s: Stable, f: Frame) -> bool:
        """Return whether the next op runs, given the result of the last one."""
        return True

    def is_done(self, f: Frame) -> bool:
        return f.pc == len(self.ops)

    def step(self, s: Stable, f: Frame) -> None:
        f.n = max(f.n, f.did)
        if f.pc == len(self.ops) or (f.pc > 0 and not self.continues(s, f)):
            s.done(f.n)
            return
        f.pc += 1
        part = s.call(self.ops[f.pc - 1], f.you, f.me)
        if part is not f:
            part.seat = f.seat

    def defers(self, f: Frame) -> bool:
        return any(not self.ops[i].names_others() for i in range(f.pc - 1))

    def describe(self) -> Effect:
        return Effect(ALL, parts=[op.describe() for op in self.ops])


def remember(s: Stable, seat: Seat, card: Card) -> None:
    """Record the player and the card that the top op acted on, for the next op of the same sentence."""
    below = s.frames[s.depth - 2]
    if isinstance(below.op, And):
        below.seat = seat
        below.it = card


class Then(And):
    """Carry out the next op only if the one before was done, or something else was done in its place (R-EFF-05)."""

    def continues(self, s: Stable, f: Frame) -> bool:
        return f.did != NOT_DONE

    def possible(self, s: Stable, you: Seat, me: Card) -> bool:
        return self.ops[0].possible(s, you, me)

    def seems_possible(self, s: Stable, you: Seat, me: Card) -> bool:
        return self.ops[0].seems_possible(s, you, me)


class IfYouDo(Then):
    """Carry out the next op only if the one before was itself done (R-EFF-07, ruling 2.5)."""

    def continues(self, s: Stable, f: Frame) -> bool:
        return f.did == DONE

    def possible(self, s: Stable, you: Seat, me: Card) -> bool:
        return Then.possible(self, s, you, me) and self.pays(s, you, me)

    def seems_possible(self, s: Stable, you: Seat, me: Card) -> bool:
        return Then.seems_possible(self, s, you, me) and self.pays(s, you, me)

    def pays(self, s: Stable, you: Seat, me: Card) -> bool:
        """Return whether paying the price gains anything: an effect without a target is not set off (R-CHAIN-06)."""
        if not s.declaring or not s.rules.price_needs_target:
            return True
        return all(op.brings(s, you, me) for op in self.ops[1:])


class May(Op):
    """Let the player choose whether to do it (R-EFF-04).  They are asked whenever the others think it possible."""

    asks = "may"
    rule = "R-EFF-04"
    aims = True

    def __init__(self, op: Op) -> None:
        self.op = op

    def parts(self) -> list[Op]:
        return [self.op]

    def optional(self) -> bool:
        return True

    def possible(self, s: Stable, you: Seat, me: Card) -> bool:
        return self.op.possible(s, you, me)

    def seems_possible(self, s: Stable, you: Seat, me: Card) -> bool:
        return self.op.seems_possible(s, you, me)

    def lack(self, s: Stable, you: Seat, me: Card) -> str:
        return self.op.lack(s, you, me)

    def is_done(self, f: Frame) -> bool:
        return f.pc == DOING

    def step(self, s: Stable, f: Frame) -> None:
        if f.pc == DECIDING:
            planned = s.plan_next(f.me) if self.in_plan else None
            if planned is not None:
                self.go(s, f, planned == WAY_MARK + YES)
            elif not self.seems_possible(s, f.you, f.me):
                idle(s, self, f.you, f.me)
                self.go(s, f, False)
            elif f.n == YES:  # already chosen, at the start of the turn
                self.go(s, f, True)
            else:
                s.wait()
        else:
            s.done(f.did)

    def go(self, s: Stable, f: Frame, yes: bool) -> None:
        if s.declaring:
            s.plan.append(WAY_MARK + (YES if yes else NO))
        if not yes:
            s.done(NOT_DONE)
            return
        f.pc = DOING
        part = s.call(self.op, f.you, f.me)
        if part is not f:
            part.seat = f.seat

    def moves(self, s: Stable, f: Frame, seat: Seat) -> list[int]:
        return [move_of(NO), move_of(YES)] if self.possible(s, f.you, f.me) else [move_of(NO)]

    def receive(self, s: Stable, f: Frame, seat: Seat, move: i64) -> None:
        self.go(s, f, verb_of(move) == YES)

    def describe(self) -> Effect:
        return Effect(MAY, parts=[self.op.describe()])


def planned_way(entry: i64, mark: i64, ways: i64) -> i64:
    """Return the way in an entry of a plan; ``NOTHING`` if it names a card, as a position written by hand may."""
    return entry - mark if mark <= entry < mark + ways else NOTHING


class OneWay(Several):
    """One of several ways to continue: the only one, the one in the plan (R-EFF-11), or the chosen one."""

    mark: int = 0  # the offset of ways in a plan, to tell them from cards

    @abstractmethod
    def most(self, s: Stable) -> i64:
        """Return how many ways there can be; each is a number below it."""

    @abstractmethod
    def ways(self, s: Stable, f: Frame) -> list[int]:
        """Return the possible ways, as integers."""

    @abstractmethod
    def go(self, s: Stable, f: Frame, way: i64) -> None:
        """Continue with the chosen way."""

    def is_done(self, f: Frame) -> bool:
        return f.pc == DOING

    def step(self, s: Stable, f: Frame) -> None:
        if f.pc == DOING:
            s.done(f.did)
            return
        planned = s.plan_next(f.me) if self.in_plan else None
        if planned is not None:
            self.choose(s, f, planned_way(planned, self.mark, self.most(s)))
            return
        ways = self.ways(s, f)
        if len(ways) > 1:
            s.wait()
        else:
            self.choose(s, f, ways[0] if ways else NOTHING)

    def choose(self, s: Stable, f: Frame, way: i64) -> None:
        if s.declaring:
            s.plan.append(self.mark + way if way != NOTHING else NOTHING)
        if way == NOTHING:
            if not s.declaring:
                idle(s, self, f.you, f.me)
            s.done(NOT_DONE)
        else:
            f.pc = DOING
            self.go(s, f, way)


class Either(OneWay):
    """One of several possible ops."""

    asks = "either"
    rule = "R-EFF-04"
    mark = WAY_MARK

    def most(self, s: Stable) -> i64:
        return len(self.ops)

    def ways(self, s: Stable, f: Frame) -> list[int]:
        return [i for i in range(len(self.ops)) if self.ops[i].possible(s, f.you, f.me)]

    def go(self, s: Stable, f: Frame, way: i64) -> None:
        s.call(self.ops[way], f.you, f.me)

    def moves(self, s: Stable, f: Frame, seat: Seat) -> list[int]:
        """Return the ways by their first verbs, which differ."""
        return [move_of(VERB[self.ops[i].asks], NO_CARD) for i in self.ways(s, f)]

    def receive(self, s: Stable, f: Frame, seat: Seat, move: i64) -> None:
        self.choose(s, f, next(i for i in range(len(self.ops)) if VERB[self.ops[i].asks] == verb_of(move)))

    def describe(self) -> Effect:
        return Effect(EITHER, parts=[op.describe() for op in self.ops])


class EachPlayer(Op):
    """Make every player, including you, do it in turn order (R-WORD-07); each chooses their own cards (ruling 2.9)."""

    rule = "R-WORD-07"
    at_once = True

    def __init__(self, op: Op) -> None:
        self.op = op

    def parts(self) -> list[Op]:
        return [self.op]

    def step(self, s: Stable, f: Frame) -> None:
        f.n = max(f.n, f.did)
        if f.pc == s.seats:
            s.done(f.n)
            return
        f.pc += 1
        s.call(self.op, (f.you + f.pc - 1) % s.seats, f.me)

    def describe(self) -> Effect:
        return Effect(EACH, parts=[self.op.describe()])


class ForPlayer(OneWay):
    """Choose a player, then do something to that player: the frame of ``op`` has the seat."""

    asks = "player"
    rule = "R-WORD-07"
    mark = SEAT_MARK

    def __init__(self, op: Op, you_too: bool = False, with_cards: bool = False) -> None:
        super().__init__(op)
        self.op = op
        self.you_too = you_too  # "any player" instead of "another player"
        self.with_cards = with_cards  # only a player who holds a card

    def players(self, s: Stable, you: Seat, me: Card) -> list[Seat]:
        found: list[Seat] = []
        for seat in range(s.seats):
            held = s.held(seat) - (1 if me in s.zones[HAND + seat] else 0)  # the card that asks may still be in hand
            if (seat != you or self.you_too) and (held > 0 or not self.with_cards):
                found.append(seat)
        return found

    def possible(self, s: Stable, you: Seat, me: Card) -> bool:
        return len(self.players(s, you, me)) > 0 and self.op.possible(s, you, me)

    def lack(self, s: Stable, you: Seat, me: Card) -> str:
        return "nobody-to-choose"

    def names_others(self) -> bool:
        return True

    def most(self, s: Stable) -> i64:
        return s.seats

    def ways(self, s: Stable, f: Frame) -> list[int]:
        return self.players(s, f.you, f.me)

    def go(self, s: Stable, f: Frame, way: i64) -> None:
        if s.declaring:
            s.done(DONE)
            return
        f.seat = way
        s.call(self.op, f.you, f.me).seat = way

    def moves(self, s: Stable, f: Frame, seat: Seat) -> list[int]:
        return [move_of(self.verb, NO_CARD, other) for other in self.ways(s, f)]

    def receive(self, s: Stable, f: Frame, seat: Seat, move: i64) -> None:
        self.choose(s, f, seat_of(move))

    def describe(self) -> Effect:
        return Effect(FOR, parts=[self.op.describe()])


class ThatPlayer(Op):
    """Make the player who was chosen before do something."""

    def __init__(self, op: Op) -> None:
        self.op = op

    def parts(self) -> list[Op]:
        return [self.op]

    def is_done(self, f: Frame) -> bool:
        return f.pc == DOING

    def step(self, s: Stable, f: Frame) -> None:
        if f.pc == DOING:
            s.done(f.did)
        elif f.seat == NOBODY:
            s.done(NOT_DONE)
        else:
            f.pc = DOING
            s.call(self.op, f.seat, f.me)

    def describe(self) -> Effect:
        return Effect(THAT, parts=[self.op.describe()])
