"""The turn and its phases, the link of a chain, and what ends or repeats a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....core.kernel import NO_CARD, NO_MOVE, NOBODY, Card, Option, Seat
from ....core.machine import DONE, NO_CARDS, NO_FRAMES, NOT_DONE, Frame
from ....core.rng import Rng
from ....core.table import HAND
from ..effects import END_TURN, EXTRA_TURN, Effect
from ..end import check_unicorns
from ..kind import Filter
from ..loans import give_back
from ..machine import Op, idle
from ..terms import AT_TURN_END, DRAW, END, PASS, PLAYS, TINY, TINY_LIMIT, UNICORN, USES, YES, card_of, move_of
from ..triggers import waiting
from .cards import Sacrifice
from .flow import May
from .hands import DiscardDown
from .play import PLAY_CARD, is_playable

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..state import Stable

# Steps.  The numbers are in saved games.  A turn counts its phases in ``pc``, a link its effects.
ROAMING: Final = 0  # of the start of a turn
GATHERING: Final = 1
OFFERING: Final = 2
PLAYING: Final = 0  # of the action phase
DREW: Final = 1
DISCARDING: Final = 1  # of the end of a turn
RETURNING: Final = 2
MOST_PLACES: Final = 60  # of a hand, as bits of a word
TOO_MANY: Final = 0  # of a tiny stable
FEWER: Final = 1


class Turn(Op):
    """The bottom of every stack.  The phases come from the edition (R-TURN-01)."""

    settles = True

    def step(self, s: Stable, f: Frame) -> None:
        phases = s.rules.turn
        if f.pc == 0 and not s.quiet:
            s.emit("turn", f.you, rule="R-TURN-01")
        if s.ending:
            s.ending = False
            f.pc = len(phases) - 1
        if f.pc == len(phases):
            f.pc = 0
            s.turns += 1
            if s.extra:
                s.extra -= 1
            else:
                f.you = (f.you + 1) % s.seats
        else:
            f.pc += 1
            s.call(phases[f.pc - 1], f.you, NO_CARD)


class ChooseBabies(Op):
    """Let every player pick a baby before the first turn (R-SET-05)."""

    asks = "baby"
    rule = "R-SET-05"

    def step(self, s: Stable, f: Frame) -> None:
        if f.pc == s.seats:
            s.done(DONE)
        else:
            s.wait()

    def asked(self, s: Stable, f: Frame) -> i64:
        return 1 << f.pc

    def moves(self, s: Stable, f: Frame, seat: Seat) -> list[int]:
        return [move_of(self.verb, card) for card in sorted(s.zones[s.nursery])]

    def receive(self, s: Stable, f: Frame, seat: Seat, move: i64) -> None:
        s.carry(card_of(move), s.stables + seat, "baby", seat, NO_CARD, self.rule)
        s.recount()
        f.pc += 1


class Beginning(Op):
    """Effects of cards that were in the stable when the turn started (R-TURN-02, R-TURN-03)."""

    asks = "beginning"
    rule = "R-TURN-06"
    settles = True

    def step(self, s: Stable, f: Frame) -> None:
        if f.pc == ROAMING:
            f.pc = GATHERING
            if self.roam(s, f):
                return  # what that sets off comes first
        if f.pc == GATHERING:
            f.pc = OFFERING
            s.plays = 1
            for card in s.box.doubles:
                if s.keeper(card) == f.you and s.text_works(card):
                    s.plays = 2
            self.gather(s, f)
        elif s.rules.links or not s.started:
            if s.started:
                s.started = NO_CARDS
            s.done(DONE)
        else:
            self.offer(s, f)

    def roam(self, s: Stable, f: Frame) -> bool:
        """Move roaming cards to the player whose turn starts, first of all (ruling 8.1); return whether any moved."""
        roamed = False
        for card in s.box.roamers:
            home = s.keeper(card)
            if home != NOBODY and home != f.you and s.triggers_work(card):
                s.enter(card, f.you, "roam", f.you, card, "R-EFF-03")
                roamed = True
        return roamed

    def gather(self, s: Stable, f: Frame) -> None:
        starts = s.box.starts
        for card in s.zones[s.stables + f.you]:
            if starts[card] and s.triggers_work(card):
                if s.rules.links:
                    s.triggers.append(Frame(start_of(s, card), f.you, card))
                elif s.started:
                    s.started.append(card)
                else:
                    s.started = [card]

    def offer(self, s: Stable, f: Frame) -> None:
        """Let the player choose the order of these effects, which are simultaneous."""
        ready = self.ready(s, f)
        if not ready:
            self.pass_over(s, f)
        elif len(ready) == 1 and not start_of(s, ready[0]).optional() and not self.comes_to_nothing(s, f):
            self.use(s, f, ready[0])
        else:
            s.wait()

    def ready(self, s: Stable, f: Frame) -> list[Card]:
        """Return the effects that seem possible to everyone: being asked must not reveal a hand."""
        return [card for card in s.started if start_of(s, card).seems_possible(s, f.you, card)]

    def comes_to_nothing(self, s: Stable, f: Frame) -> list[Card]:
        """Return the mandatory effects that come to nothing now (R-EFF-08), but perhaps not after another effect."""
        if not s.rules.impossible_in_order:
            return []
        return [
            card
            for card in s.started
            if not start_of(s, card).optional() and not start_of(s, card).seems_possible(s, f.you, card)
        ]

    def moves(self, s: Stable, f: Frame, seat: Seat) -> list[int]:
        found: list[int] = []
        skip = True
        for card in s.started:
            op = start_of(s, card)
            if op.possible(s, f.you, card):
                found.append(move_of(USES, card))
                skip = skip and op.optional()
        found += [move_of(USES, card) for card in self.comes_to_nothing(s, f)]
        if skip:  # R-TURN-04, R-TURN-05
            found.insert(0, PASS)
        return found

    def receive(self, s: Stable, f: Frame, seat: Seat, move: i64) -> None:
        card = card_of(move)
        if card == NO_CARD:
            self.pass_over(s, f)
        else:
            self.use(s, f, card)

    def pass_over(self, s: Stable, f: Frame) -> None:
        """Continue without the remaining effects: unwanted ones, and impossible ones (R-EFF-08)."""
        for card in s.started:
            op = start_of(s, card)
            if not op.seems_possible(s, f.you, card):
                idle(s, op, f.you, card)
        s.started = NO_CARDS

    def use(self, s: Stable, f: Frame, card: Card) -> None:
        s.started = [one for one in s.started if one != card]
        op = start_of(s, card)
        frame = s.call(op, f.you, card)
        if isinstance(op, May):
            frame.n = YES


def start_of(s: Stable, card: Card) -> Op:
    """Return what a card does at the start of a turn."""
    text = s.kind_of[card].starts
    assert text is not None
    return text


class DrawPhase(Op):
    """Draw a card (R-TURN-07)."""

    def step(self, s: Stable, f: Frame) -> None:
        s.frames[0].n = 0  # this turn is not idle
        s.draw(f.you, 1, NO_CARD, "R-TURN-07")
        s.done(DONE)


class Action(Op):
    """Play a card, or draw one (R-TURN-08)."""

    asks = "action"
    rule = "R-TURN-08"
    settles = True

    def step(self, s: Stable, f: Frame) -> None:
        # Ask for a second play whatever the player holds: not asking would reveal a hand of Neighs.
        if f.n < s.plays and f.pc == PLAYING and (f.n == 0 or s.held(f.you)):
            s.wait()
        else:
            s.done(DONE)

    def playable(self, s: Stable, seat: Seat) -> list[Card]:
        """Return one card of each playable kind in the hand, where equal cards are neighbours."""
        found: list[Card] = []
        last: i64 = -1
        alike = s.box.alike
        for card in s.zones[HAND + seat]:
            number = alike[card]
            if number != last:
                last = number
                if is_playable(s, seat, card):
                    found.append(card)
        return found

    def moves(self, s: Stable, f: Frame, seat: Seat) -> list[int]:
        found = [self.nothing(f)]
        for card in self.playable(s, seat):
            found.append(move_of(PLAYS, card))
        return found

    def choices(self, s: Stable, f: Frame, seat: Seat) -> list[Option]:
        options = s.box.options
        plays = options.options_with(PLAYS)
        found = [options.options_with(self.nothing(f))[0]]
        for card in self.playable(s, seat):
            found.append(plays[card + 1])
        return found

    def nth(self, s: Stable, f: Frame, seat: Seat, n: i64) -> i64:
        if n == 0:
            return self.nothing(f)
        last: i64 = -1
        alike = s.box.alike
        for card in s.zones[HAND + seat]:
            if alike[card] != last:
                last = alike[card]
                if is_playable(s, seat, card):
                    n -= 1
                    if n == 0:
                        return move_of(PLAYS, card)
        return NO_MOVE

    def pick(self, s: Stable, f: Frame, seat: Seat, rng: Rng) -> i64:
        hand = s.zones[HAND + seat]
        if len(hand) > MOST_PLACES:
            return Op.pick(self, s, f, seat, rng)
        alike = s.box.alike
        last: i64 = -1
        places: i64 = 0  # of the playable cards in the hand, as bits: no list is made, and no card is looked at twice
        bit: i64 = 1
        n: i64 = 0
        for card in hand:
            if alike[card] != last:
                last = alike[card]
                if is_playable(s, seat, card):
                    places |= bit
                    n += 1
            bit <<= 1
        if n > 0:
            n = rng.below(n + 1)
        if n == 0:
            return self.nothing(f)
        place: i64 = -1
        while n > 0:
            n -= places & 1
            places >>= 1
            place += 1
        return move_of(PLAYS, hand[place])

    def nothing(self, f: Frame) -> i64:
        """Return the move that plays no card: draw, or pass after the first play."""
        return DRAW if f.n == 0 else PASS

    def receive(self, s: Stable, f: Frame, seat: Seat, move: i64) -> None:
        card = card_of(move)
        if card != NO_CARD:
            f.n += 1
            card = s.like(card)
            s.call(PLAY_CARD, f.you, card).it = card
        else:
            f.pc = DREW
            if f.n == 0:
                s.draw(f.you, 1, NO_CARD, "R-TURN-08")


class EndPhase(Op):
    """Discard down to the limit, count the unicorns if the rulebook does so now, and give back what was borrowed."""

    settles = True

    def __init__(self) -> None:
        self.down = DiscardDown()

    def parts(self) -> list[Op]:
        return [self.down]

    def step(self, s: Stable, f: Frame) -> None:
        f.pc += 1
        if (f.pc == DISCARDING or s.rules.limit_after_return) and s.held(f.you) > s.hand_limit(f.you):
            s.call(self.down, f.you, NO_CARD)
        elif f.pc <= RETURNING and s.bonds:
            f.pc = RETURNING
            if s.rules.win_before_return:
                self.count(s, f)
            if not s.why_over:
                give_back(s, NO_CARD)
        else:
            if f.pc <= RETURNING or not s.rules.win_before_return:
                self.count(s, f)
            s.done(DONE)

    def count(self, s: Stable, f: Frame) -> None:
        """Look for a winner, if unicorns are counted at the end of a turn (R-END-02)."""
        if s.rules.win_at == AT_TURN_END:
            check_unicorns(s, f.you, 1)


class EndTurn(Op):
    """Skip to the end of the turn as soon as the other effects of its beginning are applied (R-TURN-06)."""

    rule = "R-TURN-06"

    def step(self, s: Stable, f: Frame) -> None:
        s.ending = True
        if s.frames[s.depth - 2].did == NOT_DONE:  # it is the first part of its text
            s.idle_turn(f.me)
        s.done(DONE)

    def describe(self) -> Effect:
        return Effect(END_TURN)


class ExtraTurn(Op):
    """One more turn after this one (ruling 1.10)."""

    rule = "R-TURN-01"

    def step(self, s: Stable, f: Frame) -> None:
        s.extra += 1
        s.emit("extra-turn", f.you, source=f.me, rule=self.rule)
        s.done(DONE)

    def describe(self) -> Effect:
        return Effect(EXTRA_TURN)


class GiveBack(Op):
    """Give back what this card took."""

    rule = "R-EFF-03"

    def step(self, s: Stable, f: Frame) -> None:
        if f.me != NO_CARD:
            give_back(s, f.me)
        s.done(DONE)


class ComeBack(Op):
    """Bring this card from the discard pile back into your stable, if you hold a card.

    If effects do not wait, Tiny Stable sacrifices before the card in hand is discarded for the return (ruling 7.2).
    Then a card that is owed for an earlier return does not pay for another one: otherwise this would never end.
    """

    rule = "R-WORD-06"

    def step(self, s: Stable, f: Frame) -> None:
        owed: i64 = 0
        if s.hasty and s.rules.triggers_in_order:
            for frame in waiting(s):
                if frame.me == f.me and frame is not f:
                    owed += 1
        if f.me != NO_CARD and s.held(f.you) > owed and s.where[f.me] == s.discard:
            s.done(DONE if s.enter(f.me, f.you, "bring", f.you, f.me, self.rule) else NOT_DONE)
        else:
            s.done(NOT_DONE)


class TinySacrifice(Op):
    """Sacrifice down to five unicorns (ruling 7.2)."""

    rule = "R-WORD-03"

    def __init__(self) -> None:
        self.one = Sacrifice(Filter(UNICORN, whose="yours"))

    def parts(self) -> list[Op]:
        return [self.one]

    def step(self, s: Stable, f: Frame) -> None:
        if s.has(f.you, TINY) and s.count(f.you) > TINY_LIMIT and (f.pc == TOO_MANY or f.did != NOT_DONE):
            f.pc = FEWER
            s.call(self.one, f.you, f.me)
        else:
            s.done(DONE)


class Link(Op):
    """All effects that wait together: all choose their targets, then all happen in the order they were set off."""

    rule = "R-CHAIN-04"

    def step(self, s: Stable, f: Frame) -> None:
        if f.n == 0:
            s.link = s.triggers if s.rules.acts_in_order else mandatory_first(s.triggers)
            s.triggers = []
            f.n = len(s.link)
            s.declaring = True
        if f.pc < f.n:  # choose
            if f.pc > 0:
                s.plan.append(END)
            f.pc += 1
            waiting = mandatory_first(s.link)[f.pc - 1]
            s.call(waiting.op, waiting.you, waiting.me)
        elif f.pc < 2 * f.n:  # act
            if f.pc == f.n:
                s.plan.append(END)
                if f.n > 1:
                    s.plan = in_order_of_acting(s.plan, s.link)
                s.declaring = False
            else:
                s.forget_plan()
            waiting = s.link[f.pc - f.n]
            f.pc += 1
            s.plan_of = waiting.me
            s.call(waiting.op, waiting.you, waiting.me)
        else:
            s.forget_plan()
            s.link = NO_FRAMES
            s.done(DONE)


def mandatory_first(link: list[Frame]) -> list[Frame]:
    """Return the effects of a link in the order in which they choose their targets (R-CHAIN-07)."""
    if len(link) == 1:
        return link
    return [one for one in link if not one.op.optional()] + [one for one in link if one.op.optional()]


def in_order_of_acting(plan: list[int], link: list[Frame]) -> list[int]:
    """Sort the choices of a link's effects, each up to its ``END``, into the order in which they act."""
    chosen: list[list[int]] = [[]]
    for entry in plan:
        chosen[-1].append(entry)
        if entry == END:
            chosen.append([])
    by_choice = mandatory_first(link)
    return [entry for effect in link for entry in chosen[by_choice.index(effect)]]


TURN_OP: Final = Turn()
BABIES: Final = ChooseBabies()
LINK: Final = Link()
TINY_SACRIFICE: Final = TinySacrifice()
