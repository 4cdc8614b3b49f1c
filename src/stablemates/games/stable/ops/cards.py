"""Verbs that choose a card and act on it: sacrifice, destroy, steal, return, bring, recover, move, give."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....core.kernel import MANY, NO_CARD, NOBODY, Card, Option, Seat
from ....core.machine import DONE, NOT_DONE, Frame
from ....core.rng import Rng
from ....core.table import HAND
from ..effects import (
    BORROW,
    BRING_ONE,
    DESTROY_N,
    GET_ONE,
    GIVE_ONE,
    MOVE_ONE,
    RETURN_FROM_EACH,
    RETURN_ONE,
    SACRIFICE_ONE,
    SACRIFICE_THEM,
    SHRINK_ALL,
    STEAL_ONE,
    SWAP_BACK,
    Effect,
)
from ..kind import Filter
from ..loans import keep
from ..machine import Op, idle
from ..terms import BABY, BEYOND_MAGIC, FOR_STABLE, MAGIC, NOTHING, PANDA, SEAT_MARK, UNICORN, card_of, move_of, seat_of
from .choose import CHOOSING, ChooseCard, OnOneCard
from .flow import planned_way, remember
from .removal import FALL_DESTROYED, FALL_SACRIFICED

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..state import Stable

# Steps.  The numbers are in saved games; the first of each op is CHOOSING.
PLACING: Final = 1  # into which stable?
FIRST_FALLS: Final = 1
SECOND_FALLS: Final = 2
BOTH_FELL: Final = 3
CHOSEN: Final = 1
RETURNING: Final = 2


class Sacrifice(OnOneCard):
    """Move a card from your own stable to the discard pile (R-WORD-03)."""

    asks = "sacrifice"
    rule = "R-WORD-03"

    def fits(self, s: Stable, you: Seat, me: Card, card: Card) -> bool:
        return s.can_fall(card, False, False)

    def act(self, s: Stable, f: Frame) -> i64:
        fall = s.call(FALL_SACRIFICED, f.you, f.me)
        fall.it = f.it
        return -1

    def describe(self) -> Effect:
        return Effect(SACRIFICE_ONE, 1, self.what)


class Destroy(OnOneCard):
    """Move a card from another player's stable to the discard pile (R-WORD-04)."""

    asks = "destroy"
    rule = "R-WORD-04"

    def fits(self, s: Stable, you: Seat, me: Card, card: Card) -> bool:
        return s.can_fall(card, True, me != NO_CARD and s.printed[me] & MAGIC != 0)

    def act(self, s: Stable, f: Frame) -> i64:
        fall = s.call(FALL_DESTROYED, f.you, f.me)
        fall.it = f.it
        return -1

    def describe(self) -> Effect:
        return Effect(DESTROY_N, 1, self.what)


class DestroyTwo(Destroy):
    """Destroy two cards together, or the only one there is: both are chosen before either falls (ruling 2.7)."""

    at_once = True

    def is_done(self, f: Frame) -> bool:
        return f.pc == BOTH_FELL

    def step(self, s: Stable, f: Frame) -> None:
        if f.pc == CHOOSING:
            planned = s.plan_next(f.me) if self.in_plan else None
            if planned is not None:
                second = s.plan_next(f.me)
                cards = self.candidates(s, f.you, f.me)
                f.it = planned if planned in cards else NO_CARD
                f.also = second if second is not None and second in cards else NO_CARD
                f.pc = FIRST_FALLS
                return
            left = self.free(s, f)
            if f.n == 2 or not left:
                self.chosen_both(s, f)
            elif len(left) <= 2 - f.n:
                self.choose(s, f, left[0])
            else:
                s.wait_for(left)
        elif f.pc < BOTH_FELL:
            victim, other = (f.it, f.also) if f.pc == FIRST_FALLS else (f.also, f.it)
            f.n = max(f.did, f.n) if f.pc == SECOND_FALLS else 0
            f.pc += 1
            if f.it == f.also == NO_CARD and f.pc == SECOND_FALLS:
                idle(s, self, f.you, f.me)
            if victim != NO_CARD:
                fall = s.call(FALL_DESTROYED, f.you, f.me)
                fall.it = victim
                fall.also = other  # a card that also falls cannot save the other (ruling 4.3)
        else:
            s.done(max(f.did, f.n))

    def choose(self, s: Stable, f: Frame, card: Card) -> None:
        if f.n == 0:
            f.it = card
        else:
            f.also = card
        f.n += 1

    def chosen_both(self, s: Stable, f: Frame) -> None:
        if s.declaring:
            s.plan.append(f.it)
            s.plan.append(f.also)
            s.done(DONE)
        else:
            f.pc = FIRST_FALLS

    def free(self, s: Stable, f: Frame) -> list[Card]:
        return [card for card in ChooseCard.free(self, s, f) if card != f.it]

    def receive(self, s: Stable, f: Frame, seat: Seat, move: i64) -> None:
        self.choose(s, f, card_of(move))

    def describe(self) -> Effect:
        return Effect(DESTROY_N, 2, self.what)


class Steal(OnOneCard):
    """Move a card from another player's stable into your own (R-WORD-05)."""

    asks = "steal"
    rule = "R-WORD-05"

    def fits(self, s: Stable, you: Seat, me: Card, card: Card) -> bool:
        return s.may_enter(card, you)

    def act(self, s: Stable, f: Frame) -> i64:
        return DONE if s.enter(f.it, f.you, "steal", f.you, f.me, self.rule) else NOT_DONE

    def describe(self) -> Effect:
        return Effect(STEAL_ONE, 1, self.what)


class StealFor(Steal):
    """Steal a card, and remember where it goes back to (rulings 8.3, 8.4)."""

    def fits(self, s: Stable, you: Seat, me: Card, card: Card) -> bool:
        # A card that was itself stolen before its text resolved would take itself, go back, and so on forever.
        return card != me and Steal.fits(self, s, you, me, card)

    def act(self, s: Stable, f: Frame) -> i64:
        home = s.keeper(f.it)
        if not s.enter(f.it, f.you, "steal", f.you, f.me, self.rule):
            return NOT_DONE
        s.bonds.append([f.me, f.it, home, f.you])
        return DONE

    def describe(self) -> Effect:
        return Effect(BORROW, 1, self.what)


class Return(OnOneCard):
    """Return a card from a stable to its player's hand."""

    asks = "return"
    rule = "R-EFF-03"

    def act(self, s: Stable, f: Frame) -> i64:
        f.seat = s.keeper(f.it)
        remember(s, f.seat, f.it)  # for what that player has to do next
        s.leave(f.it, HAND + f.seat, "return", f.you, f.me, self.rule, False)
        return DONE

    def describe(self) -> Effect:
        return Effect(RETURN_ONE, 1, self.what)


class Bring(OnOneCard):
    """Bring a card from your hand, the discard pile or the nursery directly into your stable (R-WORD-06)."""

    asks = "bring"
    rule = "R-WORD-06"

    def brings(self, s: Stable, you: Seat, me: Card) -> bool:
        return not self.in_plan or self.possible(s, you, me)

    def fits(self, s: Stable, you: Seat, me: Card, card: Card) -> bool:
        return s.may_enter(card, you)

    def act(self, s: Stable, f: Frame) -> i64:
        return DONE if s.enter(f.it, f.you, "bring", f.you, f.me, self.rule) else NOT_DONE

    def describe(self) -> Effect:
        return Effect(BRING_ONE, 1, self.what)


class Recover(OnOneCard):
    """Take a card from the discard pile into your hand; everyone sees which (R-EFF-10)."""

    asks = "recover"
    rule = "R-EFF-10"

    def act(self, s: Stable, f: Frame) -> i64:
        s.carry(f.it, HAND + f.you, "recover", f.you, f.me, self.rule)
        return DONE

    def describe(self) -> Effect:
        return Effect(GET_ONE, 1, self.what)


class ToAStable(ChooseCard):
    """Choose a card, then another stable to put it into."""

    to_theirs = False  # whether it goes to a player other than you

    def step(self, s: Stable, f: Frame) -> None:
        if f.pc == PLACING:
            self.choose_stable(s, f)
        else:
            ChooseCard.step(self, s, f)

    def names_others(self) -> bool:
        return True

    def ask(self, f: Frame) -> str:
        return "stable" if f.pc == PLACING else self.asks

    def stables_for(self, s: Stable, f: Frame, card: Card) -> list[Seat]:
        return [
            seat
            for seat in range(s.seats)
            if seat != s.keeper(card) and not (self.to_theirs and seat == f.you) and s.may_enter(card, seat)
        ]

    def fits(self, s: Stable, you: Seat, me: Card, card: Card) -> bool:
        return any(
            seat != s.keeper(card) and not (self.to_theirs and seat == you) and s.may_enter(card, seat)
            for seat in range(s.seats)
        )

    def go(self, s: Stable, f: Frame, card: Card) -> None:
        if s.declaring:
            s.plan.append(card)
        if card == NO_CARD:
            s.done(NOT_DONE)
        else:
            f.it = card
            f.pc = PLACING

    def choose_stable(self, s: Stable, f: Frame) -> None:
        planned = s.plan_next(f.me) if self.in_plan else None
        if planned is not None:
            self.put(s, f, planned_way(planned, SEAT_MARK, s.seats))
            return
        seats = self.stables_for(s, f, f.it)
        if len(seats) > 1:
            s.wait()
        else:
            self.put(s, f, seats[0] if seats else NOBODY)

    def put(self, s: Stable, f: Frame, seat: Seat) -> None:
        if s.declaring:
            s.plan.append(SEAT_MARK + seat if seat != NOBODY else NOTHING)
            remember(s, seat, f.it)
            s.done(DONE)
        elif seat != NOBODY and s.enter(f.it, seat, "move", f.you, f.me, self.rule):
            remember(s, seat, f.it)
            s.done(DONE)
        else:
            s.done(NOT_DONE)

    def moves(self, s: Stable, f: Frame, seat: Seat) -> list[int]:
        if f.pc == PLACING:
            return [move_of(FOR_STABLE, f.it, other) for other in self.stables_for(s, f, f.it)]
        return ChooseCard.moves(self, s, f, seat)

    def choices(self, s: Stable, f: Frame, seat: Seat) -> list[Option]:
        return Op.choices(self, s, f, seat)

    def pick(self, s: Stable, f: Frame, seat: Seat, rng: Rng) -> i64:
        return Op.pick(self, s, f, seat, rng)

    def receive(self, s: Stable, f: Frame, seat: Seat, move: i64) -> None:
        if f.pc == PLACING:
            self.put(s, f, seat_of(move))
        else:
            self.go(s, f, card_of(move))


class Move(ToAStable):
    """Move a card from any stable to another one (ruling 7.8)."""

    asks = "move"
    rule = "R-EFF-03"

    def describe(self) -> Effect:
        return Effect(MOVE_ONE, 1, self.what)


class Give(ToAStable):
    """Move one of your cards into another player's stable."""

    asks = "give"
    rule = "R-EFF-03"
    to_theirs = True

    def describe(self) -> Effect:
        return Effect(GIVE_ONE, 1, self.what)


class StealFromThere(Steal):
    """Steal from the player who was just given something; it may be the same card (ruling 7.7)."""

    def candidates(self, s: Stable, you: Seat, me: Card, most: i64 = MANY) -> list[Card]:
        below = s.frames[s.depth - 2] if s.top.op is self else s.top
        cards = [card for card in Steal.candidates(self, s, you, me) if s.keeper(card) == below.seat]
        if s.declaring and below.it != NO_CARD and s.may_enter(below.it, you):
            cards.append(below.it)  # it is not there yet, but it will be
        return cards

    def free(self, s: Stable, f: Frame) -> list[Card]:
        return self.candidates(s, f.you, f.me)  # the given card may be chosen again

    def describe(self) -> Effect:
        return Effect(SWAP_BACK, 1, self.what)


class SacrificeAll(Op):
    """Sacrifice all matching cards in your stable, simultaneously (ruling 7.13)."""

    rule = "R-WORD-03"
    at_once = True

    def __init__(self, what: Filter) -> None:
        self.what = what

    def possible(self, s: Stable, you: Seat, me: Card) -> bool:
        return len(self.what.match(s, you, me)) > 0

    def step(self, s: Stable, f: Frame) -> None:
        f.n = max(f.n, f.did)
        for card in self.what.match(s, f.you, f.me):
            if s.can_fall(card, False, False):
                s.call(FALL_SACRIFICED, f.you, f.me).it = card
                return
        if f.n == NOT_DONE:
            idle(s, self, f.you, f.me, "nothing-to-sacrifice")
        s.done(f.n)

    def describe(self) -> Effect:
        return Effect(SACRIFICE_THEM, 1, self.what)


class ReturnOneFromEach(Op):
    """Return one card of your choice from every stable to its player's hand, simultaneously (ruling 7.6)."""

    asks = "return"
    rule = "R-WORD-10"
    aims = True

    def possible(self, s: Stable, you: Seat, me: Card) -> bool:
        return any(self.touchable(s, me, seat) for seat in range(s.seats))

    def names_others(self) -> bool:
        return True

    def touchable(self, s: Stable, me: Card, seat: Seat) -> list[Card]:
        magic = me != NO_CARD and s.kind_of[me].types & MAGIC != 0
        return [
            card
            for card in s.stable(seat)
            if not (magic and s.itself(card, BEYOND_MAGIC)) and (s.rules.pandas_are_hit or not s.types(card) & PANDA)
        ]

    def step(self, s: Stable, f: Frame) -> None:
        """Choose a card in each stable, in turn order from your own; then return them all."""
        if f.pc == CHOOSING and self.in_plan and s.plan_of == f.me and not s.declaring:
            f.pc = RETURNING
        elif f.pc == CHOOSING:
            if f.n == s.seats:
                f.pc = CHOSEN
                return
            cards = self.touchable(s, f.me, (f.you + f.n) % s.seats)
            if len(cards) > 1:
                s.wait()
            else:
                self.choose(s, f, cards[0] if cards else NOTHING)
        elif f.pc == CHOSEN:
            if s.declaring:
                s.done(DONE)
            else:
                self.give_back(s, f, [s.plan.pop(0) if s.plan else NOTHING for _ in range(s.seats)])
        else:
            planned = [s.plan_next(f.me) for _ in range(s.seats)]
            self.give_back(s, f, [NOTHING if card is None else card for card in planned])

    def give_back(self, s: Stable, f: Frame, chosen: list[Card]) -> None:
        did = NOT_DONE
        for card in chosen:
            if 0 <= card < len(s.kinds) and s.keeper(card) != NOBODY:
                s.leave(card, HAND + s.keeper(card), "return", f.you, f.me, self.rule, False)
                did = DONE
        if did == NOT_DONE:
            idle(s, self, f.you, f.me, "nothing-to-return")
        s.done(did)

    def choose(self, s: Stable, f: Frame, card: Card) -> None:
        """Add a card to the plan: a declared card at the end, a card chosen now before everything declared."""
        s.plan.insert(len(s.plan) if s.declaring else f.n, card)
        f.n += 1

    def moves(self, s: Stable, f: Frame, seat: Seat) -> list[int]:
        cards = self.touchable(s, f.me, (f.you + f.n) % s.seats)
        return [move_of(self.verb, card) for card in cards]

    def receive(self, s: Stable, f: Frame, seat: Seat, move: i64) -> None:
        self.choose(s, f, card_of(move))

    def describe(self) -> Effect:
        return Effect(RETURN_FROM_EACH)


class Shrink(Op):
    """Discard all unicorns in a stable, ignoring their texts, and replace them with babies (ruling 8.2)."""

    rule = "R-WORD-06"

    def possible(self, s: Stable, you: Seat, me: Card) -> bool:
        return any(self.unicorns(s, seat) for seat in range(s.seats))

    def unicorns(self, s: Stable, seat: Seat) -> list[Card]:
        return [card for card in s.stable(seat) if s.types(card) & UNICORN and not s.itself(card, BEYOND_MAGIC)]

    def step(self, s: Stable, f: Frame) -> None:
        unicorns = self.unicorns(s, f.seat)
        for card in unicorns:
            s.catch_on_wire(card, f.seat)
            keep(s, card)
            baby = s.kind_of[card].types & BABY
            s.carry(card, s.nursery if baby else s.discard, "transform", f.you, f.me, self.rule)
            s.recount()
        for _ in unicorns:
            if len(s.zones[s.nursery]):
                s.enter(s.zones[s.nursery][-1], f.seat, "bring", f.you, f.me, self.rule)
        s.enforce_size()
        if not unicorns:
            idle(s, self, f.you, f.me)
        s.done(DONE if unicorns else NOT_DONE)

    def describe(self) -> Effect:
        return Effect(SHRINK_ALL)
