"""A card on its way from a hand to the table, and the reaction window in which others may stop it (R-CARD-07).

A Neigh that stops it is itself played by this op, one frame higher, and so can be stopped in turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....core.kernel import NO_CARD, NO_MOVE, Card, Option, Reason, Seat
from ....core.machine import DONE, NOT_DONE, Frame
from ....core.rng import Rng
from ....core.table import HAND
from ..auras import granting
from ..let_pass import remember_passing
from ..machine import Op
from ..terms import (
    BLIND,
    DAZZLED,
    END,
    FOR_STABLE,
    INSTANT,
    MAGIC,
    NEEDS_A_BASIC,
    NO_NEIGHS,
    NO_UPGRADES,
    ONLY_BASICS_HERE,
    PASS,
    PLAYS,
    SEAT_MARK,
    SUPER,
    UNICORN,
    UNSTOPPABLE,
    UPGRADE,
    WAY_MARK,
    card_of,
    move_of,
    seat_of,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..state import Stable

# Stages of playing a card.  The numbers are in saved games.
ANNOUNCED: Final = 0  # for whose stable?
AIMING: Final = 2  # at what?
WINDOW: Final = 3  # does anyone stop it?
ANSWERED: Final = 4  # someone's Neigh was played
APPLIED: Final = 6  # no one stopped it


class Play(Op):
    """Play the card ``it``, unless someone stops it."""

    asks = "neigh"
    rule = "R-CARD-07"

    def step(self, s: Stable, f: Frame) -> None:
        if f.pc == ANNOUNCED:
            self.announce(s, f)
        elif f.pc == AIMING:
            s.declaring = False
            s.plan.append(END)
            self.announce_targets(s, f)
            self.open_window(s, f)
        elif f.pc == WINDOW:
            self.close_window(s, f)
        elif f.pc == ANSWERED:
            if f.did == NOT_DONE:  # the Neigh was stopped: everyone may respond to the card again
                self.open_window(s, f)
            else:
                self.stopped(s, f)
        else:
            if s.printed[f.it] & MAGIC:
                s.forget_plan()
            if s.where[f.it] == s.playing:
                rule = "R-CARD-05" if s.printed[f.it] & MAGIC else self.rule
                s.carry(f.it, s.discard, "discard", f.you, f.it, rule)
            s.done(DONE)

    def is_done(self, f: Frame) -> bool:
        return f.pc == APPLIED

    # --- announcing ------------------------------------------------------------------------

    def announce(self, s: Stable, f: Frame) -> None:
        if s.where[f.it] != s.playing:
            rule = self.rule if s.printed[f.it] & INSTANT else "R-TURN-08"
            s.carry(f.it, s.playing, "play", f.you, NO_CARD, rule)
        if s.printed[f.it] & (MAGIC | INSTANT):
            self.aim(s, f)
            return
        if goes_home(s, f.it):
            self.for_stable(s, f, f.you)
            return
        seats = stables_for(s, f.it, f.you)
        if len(seats) > 1:
            s.wait()
        else:
            self.for_stable(s, f, seats[0])

    def for_stable(self, s: Stable, f: Frame, seat: Seat) -> None:
        f.seat = seat
        if seat != f.you:
            s.emit("aim-stable", f.you, f.it, whom=seat, rule="R-CARD-06")
        self.aim(s, f)

    def aim(self, s: Stable, f: Frame) -> None:
        """If the rulebook says so, declare targets before anyone may stop the card (R-EFF-11)."""
        if s.printed[f.it] & s.rules.declares and self.has_targets(s, f):
            f.pc = AIMING
            s.declaring = True
            self.carry_out(s, f)
        else:
            self.open_window(s, f)

    def announce_targets(self, s: Stable, f: Frame) -> None:
        """Report what the card is aimed at: an event for each card and each player."""
        if s.quiet:
            return
        if not s.rules.full_log:
            s.emit("aim", f.you, f.it, rule="R-EFF-11")
            return
        aimed = [entry for entry in s.plan if 0 <= entry < WAY_MARK]
        for n, entry in enumerate(aimed, 1):
            if entry < SEAT_MARK:
                s.emit("aim", f.you, entry, whom=s.keeper(entry), n=n, source=f.it, rule="R-EFF-11")
            else:
                s.emit("aim-player", f.you, whom=entry - SEAT_MARK, n=n, source=f.it, rule="R-EFF-11")

    def has_targets(self, s: Stable, f: Frame) -> bool:
        """Return whether the card declares targets: a unicorn only if it aims at others and its text will work."""
        kind = s.kind_of[f.it]
        return kind.plays is not None or (kind.aimed and not s.is_blind(f.seat, BLIND | DAZZLED))

    # --- the window --------------------------------------------------------------------------

    def open_window(self, s: Stable, f: Frame) -> None:
        f.pc = WINDOW
        f.n = self.may_answer(s, f)
        if f.n:
            s.wait()

    def ask(self, f: Frame) -> str:
        return "stable" if f.pc == ANNOUNCED else "neigh"

    def by_rule(self, f: Frame) -> str:
        return "R-CARD-06" if f.pc == ANNOUNCED else self.rule

    def may_answer(self, s: Stable, f: Frame) -> i64:
        """Return all others who hold a card and may respond: being asked reveals nothing about a hand."""
        if s.flags[f.you] & UNSTOPPABLE or s.kind_of[f.it].self_rules & SUPER:
            return 0
        asked: i64 = 0
        for seat in range(s.seats):
            if seat != f.you and s.held(seat) and not s.flags[seat] & NO_NEIGHS:
                asked |= 1 << seat
        return asked

    def asked(self, s: Stable, f: Frame) -> i64:
        if f.pc != WINDOW:
            return 1 << f.you
        return f.n & ~s.answered

    def moves(self, s: Stable, f: Frame, seat: Seat) -> list[int]:
        if f.pc == ANNOUNCED:
            return [move_of(FOR_STABLE, f.it, other) for other in stables_for(s, f.it, f.you)]
        if not self.holds_a_neigh(s, seat):
            return [PASS]
        found = [PASS]
        for card in self.neighs(s, seat):
            found.append(move_of(PLAYS, card))
        return found

    def choices(self, s: Stable, f: Frame, seat: Seat) -> list[Option]:
        if f.pc == ANNOUNCED:
            return Op.choices(self, s, f, seat)
        options = s.box.options
        found = [options.options_with(PASS)[0]]
        if not self.holds_a_neigh(s, seat):
            return found
        for card in self.neighs(s, seat):
            found.append(options.options_with(PLAYS)[card + 1])
        return found

    def nth(self, s: Stable, f: Frame, seat: Seat, n: i64) -> i64:
        if f.pc == ANNOUNCED:
            return Op.nth(self, s, f, seat, n)
        if n == 0:
            return PASS
        cards = self.neighs(s, seat)
        return move_of(PLAYS, cards[n - 1]) if n <= len(cards) else NO_MOVE

    def pick(self, s: Stable, f: Frame, seat: Seat, rng: Rng) -> i64:
        if f.pc == ANNOUNCED:
            return Op.pick(self, s, f, seat, rng)
        if not self.holds_a_neigh(s, seat):
            return PASS
        cards = self.neighs(s, seat)
        n = rng.below(len(cards) + 1)
        if n == 0:
            return PASS
        return move_of(PLAYS, cards[n - 1])

    def holds_a_neigh(self, s: Stable, seat: Seat) -> bool:
        """Return whether there is any Neigh in a hand: usually there is none, and nothing to list."""
        stops = s.box.neighs
        for card in s.zones[HAND + seat]:  # noqa: SIM110 (a loop needs no generator)
            if stops[card]:
                return True
        return False

    def neighs(self, s: Stable, seat: Seat) -> list[Card]:
        """Return one of each kind of Neigh in a hand, where equal cards are neighbours."""
        stops = s.box.neighs
        alike = s.box.alike
        last: i64 = -1
        found: list[Card] = []
        for card in s.zones[HAND + seat]:
            if stops[card] and alike[card] != last:
                last = alike[card]
                found.append(card)
        return found

    def receive(self, s: Stable, f: Frame, seat: Seat, move: i64) -> None:
        if f.pc == ANNOUNCED:
            self.for_stable(s, f, seat_of(move))
            return
        s.set_answer(seat, move + 1)
        if self.asked(s, f):
            s.wait()

    def close_window(self, s: Stable, f: Frame) -> None:
        """Resolve the window: of several Neighs, the next in turn order is played; the others stay in their hands."""
        chosen: i64 = PASS
        by = f.you
        passed: i64 = 0
        for i in range(1, s.seats):
            seat = (f.you + i) % s.seats
            answer = s.answer_of[seat]
            s.set_answer(seat, 0)
            if chosen != PASS:
                continue  # whether it would have played a Neigh as well stays secret
            if answer > 1:
                chosen = answer - 1
                by = seat
            else:
                passed |= 1 << seat
        remember_passing(s, f, passed & f.n)
        if chosen == PASS:
            self.apply(s, f)
            return
        f.pc = ANSWERED
        card = s.like(card_of(chosen))
        f.also = card
        s.call(self, by, card).it = card

    def stopped(self, s: Stable, f: Frame) -> None:
        if not s.printed[f.it] & INSTANT:  # the plan belongs to the card that the Neigh was to stop
            s.forget_plan()
        s.carry(f.it, s.discard, "stopped", f.you, f.also, self.rule)
        s.done(NOT_DONE)

    # --- what the card does ------------------------------------------------------------------------

    def apply(self, s: Stable, f: Frame) -> None:
        f.pc = APPLIED
        types = s.printed[f.it]
        if types & INSTANT:
            return
        if s.plan:
            s.plan_of = f.it
        if types & MAGIC:
            self.carry_out(s, f)
            return
        if not s.enter(f.it, f.seat, "enter", f.you, f.it, "R-EFF-03"):
            s.carry(f.it, s.discard, "discard", f.you, f.it, "R-EFF-08")
        if s.plan and not any(waiting.me == f.it for waiting in s.triggers):
            s.forget_plan()  # it did not enter, or its text is switched off

    def carry_out(self, s: Stable, f: Frame) -> None:
        """Start the text of a magic card, or declare what a unicorn will do."""
        kind = s.kind_of[f.it]
        text = kind.enters if kind.plays is None else kind.plays
        assert text is not None
        s.call(text, f.you, f.it)

    def source(self, f: Frame) -> Card:
        return f.it


def goes_home(s: Stable, card: Card) -> bool:
    """Return whether a card can only be played into its player's own stable (R-CARD-04)."""
    return s.printed[card] & UNICORN != 0 and not s.rules.any_stable


def stables_for(s: Stable, card: Card, you: Seat) -> list[Seat]:
    """Return whose stables a card may be played into (R-CARD-04, R-CARD-06)."""
    if goes_home(s, card):
        return [you] if s.may_enter(card, you) else []
    doubtful = is_doubtful(s, card)
    return [seat for seat in range(s.seats) if not doubtful or s.may_enter(card, seat)]


def has_a_stable(s: Stable, card: Card, you: Seat) -> bool:
    """Return whether there is a stable that a card may be played into, without listing them all."""
    if not is_doubtful(s, card):
        return True
    if goes_home(s, card):
        return s.may_enter(card, you)
    return any(s.may_enter(card, seat) for seat in range(s.seats))


def is_doubtful(s: Stable, card: Card) -> bool:
    """Return whether anything could keep a card out of a stable."""
    return s.anywhere & ONLY_BASICS_HERE != 0 or s.kind_of[card].self_rules & NEEDS_A_BASIC != 0


def is_playable(s: Stable, seat: Seat, card: Card) -> bool:
    """Return whether a card in hand may be played as an action; look closely only if something could forbid it."""
    types = s.printed[card]
    if types & INSTANT:
        return False
    doubtful = s.anywhere & (ONLY_BASICS_HERE | NO_UPGRADES)
    if doubtful or (types & MAGIC and s.rules.needs_object) or s.kind_of[card].self_rules & NEEDS_A_BASIC:
        return forbidden(s, seat, card) is None
    return True


def forbidden(s: Stable, seat: Seat, card: Card) -> Reason | None:
    """Return what forbids playing a card in hand as an action; ``None`` if nothing does."""
    kind = s.kind_of[card]
    if kind.types & INSTANT:
        return Reason("only-in-answer", "R-TURN-09")
    if kind.types & UPGRADE and s.has(seat, NO_UPGRADES):
        return Reason("no-upgrades", "R-EFF-13", granting(s, seat, NO_UPGRADES), "7.5")
    if kind.types & MAGIC:
        if s.rules.needs_object and kind.plays is not None and not kind.plays.possible(s, seat, card):
            return Reason("impossible", "R-EFF-09", NO_CARD, "2.6")
        return None
    if not has_a_stable(s, card, seat):
        if kind.self_rules & NEEDS_A_BASIC:
            return Reason("needs-a-basic", "R-EFF-13")
        for other in range(s.seats):
            if s.has(other, ONLY_BASICS_HERE):
                return Reason("basics-kept-out", "R-EFF-13", granting(s, other, ONLY_BASICS_HERE), "7.4")
    return None


PLAY_CARD: Final = Play()
