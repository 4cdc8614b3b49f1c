"""A card on its way from a hand to the table, and the window in which the others may stop it (R-CARD-07).

A Neigh played to stop it is itself played by this op, one frame higher, and so can be stopped in its turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....core.kernel import NO_CARD, Card, Reason, Seat
from ..machine import Frame, Op
from ..terms import (
    BASIC,
    DONE,
    END,
    FOR_STABLE,
    INSTANT,
    MAGIC,
    NEEDS_A_BASIC,
    NEIGH,
    NO_NEIGHS,
    NO_UPGRADES,
    NOT_DONE,
    ONLY_BASICS_HERE,
    PASS,
    PLAY,
    PLAYS,
    SUPER,
    UNICORN,
    UNSTOPPABLE,
    UPGRADE,
    card_of,
    move_of,
    seat_of,
)
from .cards import one_of_each

if TYPE_CHECKING:
    from ..state import Stable

ANNOUNCED: Final = 0  # for whose stable?
AIMING: Final = 1  # at what?
AIMED: Final = 2
WINDOW: Final = 3  # does anybody stop it?
ANSWERED: Final = 4  # somebody's Neigh was played
THROUGH: Final = 5  # nobody stopped it
APPLIED: Final = 6


class Play(Op):
    asks = "neigh"
    rule = "R-CARD-07"

    def step(self, s: Stable, f: Frame) -> None:
        if f.pc == ANNOUNCED:
            self.announce(s, f)
        elif f.pc == AIMING:
            f.pc = AIMED
            if s.rules.declared and s.kind_of[f.it].types & MAGIC:
                s.declaring = True
                s.call(s.kind_of[f.it].on[PLAY], f.you, f.it)
        elif f.pc == AIMED:
            if s.declaring:
                s.declaring = False
                s.plan.append(END)
                s.tell("aim", f.you, f.it, rule="R-EFF-11")
            self.open_window(s, f)
        elif f.pc == WINDOW:
            self.close_window(s, f)
        elif f.pc == ANSWERED:
            if f.did == NOT_DONE:  # the Neigh was stopped: everybody may answer the card again
                self.open_window(s, f)
            else:
                self.stopped(s, f)
        elif f.pc == THROUGH:
            self.apply(s, f)
        else:
            if s.kind_of[f.it].types & MAGIC:
                s.forget_plan()
            if s.where[f.it] == s.playing:
                rule = "R-CARD-05" if s.kind_of[f.it].types & MAGIC else self.rule
                s.carry(f.it, s.discard, "discard", f.you, f.it, rule)
            s.done(DONE)

    # --- announcing ------------------------------------------------------------------------

    def announce(self, s: Stable, f: Frame) -> None:
        if s.where[f.it] != s.playing:
            rule = self.rule if s.kind_of[f.it].types & INSTANT else "R-TURN-08"
            s.carry(f.it, s.playing, "play", f.you, NO_CARD, rule)
        if s.kind_of[f.it].types & (MAGIC | INSTANT):
            f.pc = AIMING
            return
        seats = stables_for(s, f.it, f.you)
        if len(seats) > 1:
            s.wait()
        else:
            self.for_stable(s, f, seats[0])

    def for_stable(self, s: Stable, f: Frame, seat: Seat) -> None:
        f.seat = seat
        f.pc = AIMING
        if seat != f.you:
            s.tell("aim-stable", f.you, f.it, whom=seat, rule="R-CARD-06")

    # --- the window --------------------------------------------------------------------------

    def open_window(self, s: Stable, f: Frame) -> None:
        f.pc = WINDOW
        f.n = self.may_answer(s, f)
        s.answers = [0] * s.seats
        if f.n:
            s.wait()

    def ask(self, f: Frame) -> str:
        return "stable" if f.pc == ANNOUNCED else "neigh"

    def by_rule(self, f: Frame) -> str:
        return "R-CARD-06" if f.pc == ANNOUNCED else self.rule

    def may_answer(self, s: Stable, f: Frame) -> int:
        """Everybody else who holds a card and is not barred: being asked says nothing about a hand."""
        kind = s.kind_of[f.it]
        if s.has(f.you, UNSTOPPABLE) or kind.self_rules & SUPER:
            return 0
        asked = 0
        for seat in range(s.seats):
            if seat != f.you and s.hand(seat) and not s.has(seat, NO_NEIGHS):
                asked |= 1 << seat
        return asked

    def asked(self, s: Stable, f: Frame) -> int:
        if f.pc != WINDOW:
            return 1 << f.you
        asked = f.n
        for seat in range(s.seats):
            if s.answers[seat]:
                asked &= ~(1 << seat)
        return asked

    def moves(self, s: Stable, f: Frame, seat: Seat) -> list[int]:
        if f.pc == ANNOUNCED:
            return [move_of(FOR_STABLE, f.it, other) for other in stables_for(s, f.it, f.you)]
        found = [PASS]
        neighs = [card for card in s.hand(seat) if s.kind_of[card].tags & NEIGH]
        for card in one_of_each(s, neighs) if len(neighs) > 1 else neighs:
            found.append(move_of(PLAYS, card))
        return found

    def hear(self, s: Stable, f: Frame, seat: Seat, move: int) -> None:
        if f.pc == ANNOUNCED:
            self.for_stable(s, f, seat_of(move))
            return
        s.answers[seat] = move + 1
        if self.asked(s, f):
            s.wait()

    def close_window(self, s: Stable, f: Frame) -> None:
        """All have answered: of several Neighs the seat nearest after the player's counts, the others keep theirs."""
        answers = s.answers
        s.answers = [0] * s.seats
        for i in range(1, s.seats):
            seat = (f.you + i) % s.seats
            if answers[seat] > 1:
                f.pc = ANSWERED
                card = s.like(card_of(answers[seat] - 1))
                f.also = card
                s.call(self, seat, card).it = card
                return
        f.pc = THROUGH

    def stopped(self, s: Stable, f: Frame) -> None:
        if s.kind_of[f.it].types & MAGIC:
            s.forget_plan()
        s.carry(f.it, s.discard, "stopped", f.you, f.also, self.rule)
        s.done(NOT_DONE)

    # --- what the card does ------------------------------------------------------------------------

    def apply(self, s: Stable, f: Frame) -> None:
        f.pc = APPLIED
        kind = s.kind_of[f.it]
        if kind.types & MAGIC:
            if s.plan:
                s.plan_of = f.it
            s.call(kind.on[PLAY], f.you, f.it)
        elif not kind.types & INSTANT:
            if not s.enter(f.it, f.seat, "enter", f.you, f.it, "R-EFF-03"):
                s.carry(f.it, s.discard, "discard", f.you, f.it, "R-EFF-08")

    def source(self, f: Frame) -> Card:
        return f.it


def stables_for(s: Stable, card: Card, you: Seat) -> list[Seat]:
    """Into whose stables a card may be played (R-CARD-04, R-CARD-06)."""
    if s.kind_of[card].types & UNICORN and not s.rules.any_stable:
        return [you] if s.may_enter(card, you) else []
    return [seat for seat in range(s.seats) if s.may_enter(card, seat)]


def forbidden(s: Stable, seat: Seat, card: Card) -> Reason | None:
    """What forbids a card of the hand to be played as an action; ``None`` if nothing does."""
    kind = s.kind_of[card]
    if kind.types & INSTANT:
        return Reason("only-in-answer", "R-TURN-09")
    if kind.types & UPGRADE and s.has(seat, NO_UPGRADES):
        return Reason("no-upgrades", "R-EFF-13", granting(s, seat, NO_UPGRADES))
    if kind.types & MAGIC:
        if s.rules.needs_object and not kind.on[PLAY].possible(s, seat, card):
            return Reason("impossible", "R-EFF-09")
        return None
    if kind.types & (BASIC | UPGRADE) and not stables_for(s, card, seat):
        if kind.self_rules & NEEDS_A_BASIC:
            return Reason("needs-a-basic", "R-EFF-13")
        for other in range(s.seats):
            if s.has(other, ONLY_BASICS_HERE):
                return Reason("basics-kept-out", "R-EFF-13", granting(s, other, ONLY_BASICS_HERE))
    return None


def granting(s: Stable, seat: Seat, rule: int) -> Card:
    """The card that puts a rule in force in a stable."""
    return next((card for card in s.stable(seat) if s.kind_of[card].grants & rule), NO_CARD)


PLAY_CARD: Final = Play()
