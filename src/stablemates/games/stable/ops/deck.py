"""The deck: draw, search, look at its top, shuffle into it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....core.kernel import EVERYBODY, NO_CARD, NOBODY, Card, Seat
from ....core.machine import DONE, NOT_DONE, Frame
from ....core.table import DECK, HAND
from ..effects import DRAW_N, GET_ONE, SHAKE, Effect
from ..kind import Filter
from ..loans import forget_takers
from ..machine import Op
from ..terms import VERB, card_of, move_of
from ..triggers import waiting
from .choose import one_of_each

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..state import Stable

# Steps.  The numbers are in saved games.
LOOKING: Final = 0
TAKING: Final = 1
PUTTING_BACK: Final = 2  # which of the rest comes back on top?


class Draw(Op):
    """Take cards from the top of the deck (R-WORD-01)."""

    rule = "R-WORD-01"

    def __init__(self, n: int) -> None:
        self.n = n

    def step(self, s: Stable, f: Frame) -> None:
        s.done(DONE if s.draw(f.you, self.n, f.me, self.rule) else NOT_DONE)

    def describe(self) -> Effect:
        return Effect(DRAW_N, self.n)


class Search(Op):
    """Look through the deck for a card, show it, take it, shuffle (R-EFF-10); you may find nothing (ruling 7.21)."""

    asks = "search"
    rule = "R-EFF-10"

    def __init__(self, what: Filter) -> None:
        self.what = what

    def step(self, s: Stable, f: Frame) -> None:
        if f.pc == LOOKING:
            for card in s.zones[DECK]:
                s.know(card, s.known[card] | 1 << f.you)
            s.wait()
        else:
            if f.it >= 0:
                card = s.like(f.it)
                s.know(card, EVERYBODY)  # shown to everyone
                s.carry(card, HAND + f.you, "take", f.you, f.me, self.rule)
            shuffle_deck(s, f.me)
            s.done(DONE if f.it >= 0 else NOT_DONE)

    def moves(self, s: Stable, f: Frame, seat: Seat) -> list[int]:
        found = one_of_each(s, sorted(self.what.match(s, f.you, f.me)))  # the order of the deck stays secret
        return [move_of(VERB["nothing"]), *(move_of(VERB["take"], card) for card in found)]

    def describe(self) -> Effect:
        return Effect(GET_ONE, 1, self.what)


class TakeOneOfTop(Op):
    """Look at the top cards of the deck, take one, and put the others back in any order (ruling 7.20)."""

    asks = "top"
    rule = "R-WORD-09"

    def __init__(self, n: int) -> None:
        self.n = n

    def step(self, s: Stable, f: Frame) -> None:
        if f.pc == LOOKING:
            f.n = min(self.n, len(s.zones[DECK]))
            for card in self.looked_at(s, f):  # no one else will know the order in which they go back
                s.know(card, 1 << f.you)
            f.pc = TAKING
            if f.n == 0:
                s.done(NOT_DONE)
            elif f.n == 1:
                self.take(s, f, s.zones[DECK][-1])
            else:
                s.wait()
        elif f.pc == PUTTING_BACK and f.n > 1:
            s.wait()
        else:
            s.done(DONE)

    def take(self, s: Stable, f: Frame, card: Card) -> None:
        s.know(card, 0)
        s.carry(card, HAND + f.you, "take-secretly", f.you, f.me, self.rule)
        f.n -= 1
        f.pc = PUTTING_BACK

    def ask(self, f: Frame) -> str:
        return "keep" if f.pc == TAKING else "top"

    def looked_at(self, s: Stable, f: Frame) -> list[Card]:
        return s.cards_in(DECK)[len(s.zones[DECK]) - f.n :]

    def moves(self, s: Stable, f: Frame, seat: Seat) -> list[int]:
        verb = VERB["take"] if f.pc == TAKING else VERB["top"]
        return [move_of(verb, card) for card in sorted(self.looked_at(s, f))]

    def receive(self, s: Stable, f: Frame, seat: Seat, move: i64) -> None:
        card = card_of(move)
        if f.pc == TAKING:
            self.take(s, f, card)
            return
        deck = s.cards_in(DECK)  # the card goes on top of those looked at; the rest keeps its order below it
        deck.remove(card)
        s.arrange(DECK, [*deck, card])
        s.emit("put-back", f.you, rule=self.rule, source=f.me)
        f.n = 0

    def describe(self) -> Effect:
        return Effect(GET_ONE)


class ShuffleDiscardIn(Op):
    """Shuffle the discard pile into the deck."""

    rule = "R-EFF-10"

    def step(self, s: Stable, f: Frame) -> None:
        if s.rules.shuffles_itself and f.me in s.zones[s.playing]:  # ruling 7.9
            s.carry(f.me, s.discard, "discard", f.you, f.me, "R-CARD-05")
        for card in s.cards_in(s.discard):
            s.carry(card, DECK, "shuffle-in", f.you, f.me, self.rule)
        shuffle_deck(s, f.me)
        s.done(DONE)


class ShuffleAllIn(Op):
    """Shuffle your hand, this card and the discard pile into the deck (ruling 7.10)."""

    rule = "R-EFF-10"

    def step(self, s: Stable, f: Frame) -> None:
        for card in s.hand(f.you) + s.cards_in(s.discard):
            s.carry(card, DECK, "shuffle-in", f.you, f.me, self.rule)
        if f.me in s.zones[s.playing]:
            s.carry(f.me, DECK, "shuffle-in", f.you, f.me, self.rule)
        elif f.me != NO_CARD and s.keeper(f.me) != NOBODY:
            s.leave(f.me, DECK, "shuffle-in", f.you, f.me, self.rule, False)
        shuffle_deck(s, f.me)
        s.done(DONE)

    def describe(self) -> Effect:
        return Effect(SHAKE)


def shuffle_deck(s: Stable, me: Card) -> None:
    """Shuffle the deck; no one knows any card in it any more, so nothing may refer to one."""
    forget_takers(s)
    for frame in waiting(s):
        if frame.me != NO_CARD and s.where[frame.me] == DECK:
            frame.me = NO_CARD
    for card in s.zones[DECK]:
        s.know(card, 0)
    s.shuffle(DECK)
    if not s.quiet:
        s.emit("shuffle", n=len(s.zones[DECK]), source=me, rule="R-EFF-10")
