"""Evaluate a card text by its effect, assuming that every player chooses well."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....core.kernel import NO_CARD, NOBODY
from ....core.packed import vec
from ....core.packing import floats
from ....core.table import HAND
from ..effects import (
    ALL,
    BORROW,
    BRING_ONE,
    DESTROY_N,
    DISCARD_N,
    DRAW_N,
    EACH,
    EITHER,
    END_TURN,
    EXCHANGE,
    EXTRA_TURN,
    FOR,
    GET_ONE,
    GIVE_ONE,
    LOOK_ONE,
    MAY,
    MOVE_ONE,
    PULL_ONE,
    RETURN_FROM_EACH,
    RETURN_ONE,
    SACRIFICE_ONE,
    SACRIFICE_THEM,
    SHAKE,
    SHRINK_ALL,
    STEAL_ONE,
    SWAP_BACK,
    THAT,
    Effect,
)
from ..kind import IN_DISCARD, IN_HAND, IN_NURSERY, THIS, YOURS
from ..loans import until_end
from ..terms import (
    AT_TURN_END,
    BABY,
    BLIND,
    DAZZLED,
    PANDAS,
    SEAT_MARK,
    WAY_MARK,
    YES,
)
from .appraisal import Appraisal

try:
    from mypy_extensions import mypyc_attr
except ImportError:
    from ....core.native import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

SHAKEN: Final = 5  # cards in the hand after a shake-up


@mypyc_attr(acyclic=True, free_list_len=1)  # there is one at a time
class EffectValues(Appraisal):
    """An appraisal that also evaluates card texts."""

    def weigh(self, effect: Effect, you: i64, me: i64) -> None:
        """Add to ``change`` what a text of the card ``me`` does if ``you`` uses it in the best way."""
        does = effect.does
        if does == ALL:
            for part in effect.parts:
                self.weigh(part, you, me)
        elif does == MAY:
            if self.aims:
                if self.planned() == WAY_MARK + YES:
                    self.weigh(effect.parts[0], you, me)
            else:
                self.either(effect, you, me, 0.0)
        elif does == EITHER:
            if self.aims:
                way = self.planned() - WAY_MARK
                if 0 <= way < len(effect.parts):
                    self.weigh(effect.parts[way], you, me)
            else:
                self.either(effect, you, me, -1000.0)
        elif does == EACH:
            for seat in range(self.s.seats):
                self.weigh(effect.parts[0], seat, me)
        elif does == FOR:
            self.for_player(effect, you, me)
        elif does == THAT:
            if self.whom != NOBODY:
                self.weigh(effect.parts[0], self.whom, me)
        elif does >= PULL_ONE:
            self.weigh_hands(effect, you, me)
        elif does == DRAW_N:
            self.change[you] += self.values.card * effect.n
        elif does == DISCARD_N:
            self.change[you] -= self.values.cheap * min(effect.n, int(self.s.held(you)))
        elif does == GET_ONE:
            self.change[you] += self.values.found
        else:
            self.weigh_cards(effect, you, me)

    def either(self, effect: Effect, you: i64, me: i64, least: float) -> None:
        """Add the best of several ways to ``change``, if it is better than ``least``."""
        before = self.change
        best = before
        for part in effect.parts:
            self.change = floats(self.s.seats)
            self.weigh(part, you, me)
            worth = self.verdict(you)
            if worth > least:
                least = worth
                best = self.added_to(before)
        self.change = best

    def added_to(self, before: vec[float]) -> vec[float]:
        """Return the changes, added to those before."""
        total = before[:]
        for seat in range(self.s.seats):
            total[seat] += self.change[seat]
        return total

    def for_player(self, effect: Effect, you: i64, me: i64) -> None:
        if self.aims:
            self.whom = self.planned() - SEAT_MARK
            if self.whom >= 0:
                self.weigh(effect.parts[0], you, me)
            return
        before = self.change
        best = before
        least = -1000.0
        whom = self.whom
        for seat in range(self.s.seats):
            if seat == you:
                continue
            self.change = floats(self.s.seats)
            self.whom = seat
            self.weigh(effect.parts[0], you, me)
            worth = self.verdict(you)
            if worth > least:
                least = worth
                whom = seat
                best = self.added_to(before)
        self.change = best
        self.whom = whom

    def weigh_hands(self, effect: Effect, you: i64, me: i64) -> None:
        """Evaluate what is done to hands and turns."""
        does = effect.does
        if does == EXTRA_TURN:
            self.change[you] += self.values.turn
        elif does == END_TURN:
            self.change[you] -= self.values.turn
        elif does == SHAKE:
            self.change[you] += SHAKEN * self.values.card - self.hand_worth(you, me)
        elif self.whom == NOBODY or self.whom == you:
            return
        elif does == EXCHANGE:
            mine = self.hand_worth(you, me)
            theirs = self.hand_worth(self.whom, me)
            self.change[you] += theirs - mine
            self.change[self.whom] += mine - theirs
        elif self.s.held(self.whom):
            taken = (
                self.values.card if does == PULL_ONE else self.values.found if does == LOOK_ONE else self.values.cheap
            )
            self.change[you] += taken
            self.change[self.whom] -= taken

    def weigh_cards(self, effect: Effect, you: i64, me: i64) -> None:
        """Evaluate what is done to cards in stables."""
        does = effect.does
        s = self.s
        if does == DESTROY_N:
            first = NO_CARD
            for _ in range(effect.n):
                card = self.planned() if self.aims else self.target(effect, you, me, first)
                if card >= 0 and s.where[card] >= s.stables:
                    first = card
                    keeper = s.keeper(card)
                    self.change[keeper] -= self.fall(card, keeper)
        elif does == SACRIFICE_ONE:
            self.sacrifice(effect, you, me)
        elif does == SACRIFICE_THEM:
            if effect.what is not None:
                for card in s.zones[s.stables + you]:
                    if self.fits(effect.what, card):
                        self.change[you] -= self.fall(card, you)
        elif does in (STEAL_ONE, BORROW):
            card = self.planned() if self.aims else self.target(effect, you, me, NO_CARD)
            if card >= 0 and s.where[card] >= s.stables:
                self.steal(card, you, does == BORROW and until_end(s, me))
        elif does == RETURN_ONE:
            self.send_back(effect, you, me)
        elif does == RETURN_FROM_EACH:
            for seat in range(s.seats):
                card = self.planned() if self.aims else self.to_return(you, seat)
                if card >= 0 and s.where[card] >= s.stables:
                    keeper = s.keeper(card)
                    self.change[keeper] -= self.back(card, keeper)
        elif does == BRING_ONE:
            self.bring(effect, you, me)
        elif does == MOVE_ONE:
            self.move(effect, you)
        elif does in (GIVE_ONE, SWAP_BACK):
            self.swap(effect, you)
        elif does == SHRINK_ALL and self.whom != NOBODY:
            self.shrink(self.whom)

    def sacrifice(self, effect: Effect, you: i64, me: i64) -> None:
        what = effect.what
        if what is not None and what.reach == THIS:
            self.planned()  # it is in the plan even though there was no choice
            self.change[you] -= self.fall(me, you)
            return
        card = self.planned() if self.aims else self.least(what, you)
        if card >= 0:
            self.change[you] -= self.fall(card, you)

    def steal(self, card: i64, you: i64, until_end: bool) -> None:
        keeper = self.s.keeper(card)
        if keeper == you:
            return
        gain = self.gain(card, you)
        if until_end:  # it only helps a player who wins with it immediately
            self.change[you] += gain if gain > 2 and self.s.rules.win_at != AT_TURN_END else self.values.cheap
            return
        self.change[keeper] -= self.loss(card, keeper)
        self.change[you] += gain

    def send_back(self, effect: Effect, you: i64, me: i64) -> None:
        what = effect.what
        if what is None:
            return
        if what.reach == THIS:
            self.planned()
            self.change[you] -= self.back(me, you)
            return
        if what.reach == YOURS:
            card = self.to_return(you, you)
        else:
            card = self.planned() if self.aims else self.target(effect, you, me, NO_CARD)
        if card >= 0 and self.s.where[card] >= self.s.stables:
            self.whom = self.s.keeper(card)
            self.change[self.whom] -= self.back(card, self.whom)

    def to_return(self, you: i64, seat: i64) -> int:
        """Return the card in a stable that ``you`` would return to its player's hand."""
        found = NO_CARD
        best = -1000.0
        for card in self.s.zones[self.s.stables + seat]:
            worth = -self.stake(you, seat) * self.back(card, seat)
            if worth > best:
                best = worth
                found = card
        return found

    def bring(self, effect: Effect, you: i64, me: i64) -> None:
        what = effect.what
        if what is None:
            return
        s = self.s
        if what.place == IN_HAND:
            if you != self.me:
                self.change[you] += self.values.card  # perhaps there is one
                return
            zone: i64 = HAND + you
        else:
            zone = s.discard if what.place == IN_DISCARD else s.nursery
        if what.place != IN_HAND and self.aims:
            card = self.planned()
            if card >= 0:
                self.change[you] += self.gain(card, you)
            return
        best = 0.0
        for card in s.zones[zone]:
            if self.faces[card].types & what.types and card != me and s.may_enter(card, you):
                gain = self.gain(card, you)
                if what.place == IN_HAND:
                    gain -= self.faces[card].held
                if gain > best:
                    best = gain
                if what.place == IN_NURSERY:
                    break
        self.change[you] += best

    def move(self, effect: Effect, you: i64) -> None:
        """Evaluate moving an upgrade to yourself, or a downgrade to someone else."""
        what = effect.what
        if what is None:
            return
        s = self.s
        if self.aims:
            card = self.planned()
            seat = self.planned() - SEAT_MARK
            if card >= 0 and 0 <= seat < s.seats:
                self.carry_over(card, seat)
            return
        best = 0.0
        found = NO_CARD
        goes: i64 = NOBODY
        for home in range(s.seats):
            for card in s.zones[s.stables + home]:
                if not self.fits(what, card):
                    continue
                for seat in range(s.seats):
                    if seat != home and s.may_enter(card, seat):
                        worth = self.stake(you, seat) * self.gain(card, seat) - self.stake(you, home) * self.loss(
                            card, home
                        )
                        if worth > best:
                            best = worth
                            found = card
                            goes = seat
        if found >= 0:
            self.carry_over(found, goes)

    def carry_over(self, card: i64, seat: i64) -> None:
        home = self.s.keeper(card)
        if home >= 0 and home != seat:
            self.change[home] -= self.loss(card, home)
            self.change[seat] += self.gain(card, seat)

    def swap(self, effect: Effect, you: i64) -> None:
        """Evaluate giving a card to another player, or taking their best one back."""
        s = self.s
        if effect.does == GIVE_ONE:
            if self.aims:
                card = self.planned()
                if card >= 0:
                    self.whom = self.planned() - SEAT_MARK
            else:
                card = self.least(effect.what, you)
                self.whom = self.leader(you)
            if card >= 0 and 0 <= self.whom < s.seats:
                self.carry_over(card, self.whom)
        elif 0 <= self.whom < s.seats:
            card = self.planned() if self.aims else self.best_of(self.whom, you)
            if card >= 0 and s.keeper(card) == self.whom:
                self.carry_over(card, you)
            elif card >= 0:  # the same card that was given
                self.take_back(card, you, self.whom)

    def take_back(self, card: i64, you: i64, seat: i64) -> None:
        self.change[you] += self.loss(card, you)
        self.change[seat] -= self.gain(card, seat)

    def best_of(self, seat: i64, you: i64) -> int:
        """Return the most valuable unicorn in a stable."""
        found = NO_CARD
        best = -1000.0
        for card in self.s.zones[self.s.stables + seat]:
            if self.faces[card].unicorn:
                worth = self.gain(card, you) - self.stake(you, seat) * self.loss(card, seat)
                if worth > best:
                    best = worth
                    found = card
        return found

    def leader(self, you: i64) -> i64:
        """Return the player most likely to win, apart from ``you``."""
        if len(self.chances) == 0:
            self.compute_chances()
        found: i64 = NOBODY
        best = -1.0
        for seat in range(self.s.seats):
            if seat != you and self.chances[seat] > best:
                best = self.chances[seat]
                found = seat
        return found

    def shrink(self, seat: i64) -> None:
        """Evaluate turning all unicorns into babies, as far as the babies last."""
        s = self.s
        babies: i64 = len(s.zones[s.nursery])
        cards: i64 = 0
        texts = 0.0
        blind = s.flags[seat] & (BLIND | DAZZLED) != 0
        for card in s.zones[s.stables + seat]:
            face = self.faces[card]
            if face.unicorn:
                cards += 1
                if face.types & BABY:
                    babies += 1
                elif not blind:
                    texts += face.text
        stay: i64 = cards if cards < babies else babies
        self.change[seat] -= texts
        if not s.flags[seat] & PANDAS:
            missing: i64 = self.goal - s.counts[seat]
            self.change[seat] -= self.progress(missing) - self.progress(self.goal - stay)
