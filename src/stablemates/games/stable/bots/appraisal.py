"""Appraise the table for one decision: how well each seat is doing, and what a card or a text would change.

Everything is measured by what it changes for each seat.  How much a change for another seat matters to me depends
on how likely that seat is to win: hurting the leader of four helps me more than hurting the last.
"""

from __future__ import annotations

from math import pow
from typing import TYPE_CHECKING, Final

from ....core.kernel import NO_CARD, NOBODY
from ....core.machine import NO_CARDS
from ....core.packed import vec
from ....core.packing import floats
from ....core.table import HAND
from ..effects import DESTROY_N, RETURN_ONE, Effect
from ..kind import Filter
from ..state import Stable
from ..terms import (
    BABY,
    BLIND,
    DAZZLED,
    GUARDED,
    MAGIC,
    PANDAS,
    TINY,
    TINY_LIMIT,
    WIRED,
)
from .card_facts import Face
from .values import Values

try:
    from mypy_extensions import mypyc_attr
except ImportError:
    from ....core.native import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

E: Final = 2.718281828459045
FAR: Final = 0.15  # the value of each unicorn missing beyond the last step of ``Values.progress``


@mypyc_attr(acyclic=True)
class Appraisal:
    """The table as one seat sees it, and the changes under evaluation."""

    def __init__(self, s: Stable, faces: list[Face], values: Values, me: i64) -> None:
        self.s = s
        self.values = values
        self.faces = faces  # card -> its face
        self.me = me
        self.goal: i64 = s.rules.goal(s.seats)
        self.steps = values.progress
        self.change = floats(s.seats)  # seat -> what the text under evaluation changes for it
        self.aims = NO_CARDS  # targets declared in advance and known to all (R-EFF-11)
        self.whom: i64 = NOBODY  # the player that the text is about
        self.chances = vec[float]()  # seat -> its win odds, computed on demand

    def compute_chances(self) -> None:
        """Compute how likely each seat is to win."""
        chances = floats(self.s.seats)
        total = 0.0
        for seat in range(self.s.seats):
            chance = pow(E, self.values.lean * self.standing(seat))
            chances[seat] = chance
            total += chance
        for seat in range(self.s.seats):
            chances[seat] /= total
        self.chances = chances

    # --- how well each seat is doing --------------------------------------------------------------------

    def progress(self, missing: i64) -> float:
        """Return how close a stable is to winning when it lacks this many unicorns."""
        steps = self.steps
        last: i64 = len(steps) - 1
        if missing > last:
            return steps[last] - FAR * float(missing - last)
        if missing < 0:
            missing = 0
        return steps[missing]

    def standing(self, seat: i64) -> float:
        """Return how well a seat is doing, as far as everyone can see."""
        s = self.s
        worth = self.progress(self.goal - s.counts[seat]) + self.values.card * int(s.held(seat))
        for card in s.zones[s.stables + seat]:
            face = self.faces[card]
            if face.unicorn:
                worth += face.text
            else:
                worth += self.grade(face, seat)
        return worth

    def stake(self, you: i64, seat: i64) -> float:
        """Return what a change for a seat means to ``you``."""
        if seat == you:
            return 1.0
        if len(self.chances) == 0:
            self.compute_chances()
        rest = 1.0 - self.chances[you]
        return -self.chances[seat] / rest if rest > 0.001 else -1.0

    def verdict(self, you: i64) -> float:
        """Return what the evaluated changes mean to a player."""
        total = 0.0
        for seat in range(self.s.seats):
            if self.change[seat] != 0.0:
                total += self.stake(you, seat) * self.change[seat]
        return total

    # --- cards in stables -------------------------------------------------------------------------

    def unicorns(self, seat: i64) -> i64:
        """Return the number of unicorns in a stable, including pandas."""
        s = self.s
        if not s.flags[seat] & PANDAS:
            return s.counts[seat]
        n: i64 = 0
        for card in s.zones[s.stables + seat]:
            if self.faces[card].unicorn:
                n += 1
        return n

    def grade(self, face: Face, seat: i64) -> float:
        """Return the value of an upgrade or a downgrade in a stable, now or in the future."""
        worth = face.text
        grants = face.grants
        if grants:
            if grants & PANDAS:
                worth -= self.values.panda * (self.progress(self.goal - self.unicorns(seat)) - self.progress(self.goal))
            elif grants & GUARDED:
                worth += self.values.guard * int(self.s.counts[seat])
            elif grants & TINY and self.s.counts[seat] > 3:
                worth -= self.values.tiny * int(self.s.counts[seat] - 3)
        return worth

    def loss(self, card: i64, seat: i64) -> float:
        """Return what a seat loses when a card leaves its stable; negative if that helps it."""
        face = self.faces[card]
        if not face.unicorn:
            return self.grade(face, seat)
        flags = self.s.flags[seat]
        if flags & PANDAS:
            return self.values.panda_loss
        missing: i64 = self.goal - self.s.counts[seat]
        worth = self.progress(missing) - self.progress(missing + face.counts)
        return worth if flags & BLIND else worth + face.text

    def gain(self, card: i64, seat: i64) -> float:
        """Return what a seat gains when a card enters its stable, without what its text sets off."""
        face = self.faces[card]
        flags = self.s.flags[seat]
        if not face.unicorn:
            return 0.0 if face.grants and flags & face.grants == face.grants else self.grade(face, seat)
        worth = self.values.panda_loss
        if not flags & PANDAS:
            count: i64 = self.s.counts[seat]
            if flags & TINY and count + face.counts > TINY_LIMIT:
                return 0.0
            worth = self.progress(self.goal - count - face.counts) - self.progress(self.goal - count)
            if not flags & BLIND:
                worth += face.text
        return worth - self.values.cheap if flags & WIRED and self.s.held(seat) else worth

    def fall(self, card: i64, seat: i64) -> float:
        """Return what a seat loses when a card in its stable is sacrificed or destroyed."""
        if self.values.careful and self.faces[card].comes_back and self.s.held(seat):
            if not self.s.is_blind(seat, BLIND | DAZZLED):
                return self.values.cheap
        return self.end(card, seat)

    def end(self, card: i64, seat: i64) -> float:
        """Return what a seat loses when a card in its stable falls and nothing replaces the fall."""
        face = self.faces[card]
        worth = self.loss(card, seat)
        if face.flies:
            worth -= max(self.values.card, face.held) if self.values.careful else self.values.card
        if face.bites:
            worth -= self.values.bite
        return worth

    def back(self, card: i64, seat: i64) -> float:
        """Return what a seat loses when a card in its stable goes back to its hand."""
        return self.loss(card, seat) - (0.0 if self.faces[card].types & BABY else self.values.card)

    # --- choosing as a player would ---------------------------------------------------------------------

    def fits(self, what: Filter, card: i64) -> bool:
        return self.s.types(card) & what.types != 0

    def planned(self) -> int:
        """Take the target declared for the next choice; return ``NO_CARD`` if there is none."""
        return self.aims.pop(0) if self.aims else NO_CARD

    def target(self, effect: Effect, you: i64, me: i64, but: i64) -> int:
        """Return the card that ``you`` would destroy, steal or return."""
        what = effect.what
        if what is None:
            return NO_CARD
        s = self.s
        magic = self.faces[me].types & MAGIC != 0
        best = 0.0
        found = NO_CARD
        for seat in range(s.seats):
            if seat == you:
                continue
            stake = -self.stake(you, seat)
            for card in s.zones[s.stables + seat]:
                if card == but or not self.fits(what, card):
                    continue
                if effect.does == DESTROY_N:
                    if not s.can_fall(card, True, magic):
                        continue
                    worth = stake * self.fall(card, seat)
                elif effect.does == RETURN_ONE:
                    worth = stake * self.back(card, seat)
                elif not s.may_enter(card, you):
                    continue
                else:
                    worth = stake * self.loss(card, seat) + self.gain(card, you)
                if worth > best:
                    best = worth
                    found = card
        return found

    def least(self, what: Filter | None, you: i64) -> int:
        """Return the card in your stable that is easiest to do without."""
        found = NO_CARD
        least = 1000.0
        if what is not None:
            for card in self.s.zones[self.s.stables + you]:
                if self.fits(what, card):
                    loss = self.fall(card, you)
                    if loss < least:
                        least = loss
                        found = card
        return found

    def hand_worth(self, seat: i64, me: i64) -> float:
        """Return the value of a hand without the card being played; of other hands, only the size is known."""
        if seat != self.me:
            return self.values.card * int(self.s.held(seat))
        worth = 0.0
        for card in self.s.zones[HAND + seat]:
            if card != me:
                worth += self.faces[card].held
        return worth
