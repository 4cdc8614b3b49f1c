"""The strong policy: evaluate what every option changes for everyone, and take the best."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....core.kernel import NOBODY, State
from ....core.machine import NO_CARDS, Frame
from ....core.packed import vec
from ....core.policy import Policy
from ....core.rng import Rng
from ....core.table import HAND
from ..box import Box
from ..effects import MAY, NONE
from ..kind import Kind
from ..ops.cards import Give
from ..ops.flow import Either, ForPlayer, May
from ..ops.play import PLAY_CARD, stables_for
from ..ops.play import WINDOW as OPEN
from ..ops.removal import Fall
from ..ops.turn import BABIES, Action, Beginning
from ..state import Stable
from ..terms import (
    BLIND,
    BRINGS,
    DAZZLED,
    DESTROYS,
    DISCARDS,
    DRAW,
    END,
    GIVES,
    INSTANT,
    MAGIC,
    MOVES,
    ON_TOP,
    PASS,
    PLAYS,
    RETURNS,
    SACRIFICES,
    SAVES,
    STEALS,
    UNICORN,
    VERB,
    YES,
    card_of,
    seat_of,
    verb_of,
)
from .card_facts import Face, Faces
from .effect_values import EffectValues
from .prudence import about_to_win, is_gift, is_relieved
from .values import Values
from .win_odds import Odds

try:
    from mypy_extensions import mypyc_attr
except ImportError:
    from ....core.native import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64


# Where a question comes from.
OTHERWISE: Final = 0
ACTION: Final = 1
WINDOW: Final = 2
BEGINNING: Final = 3

DECIDES: Final = 100.0  # the value of stopping a card that wins: higher than anything else


class Sensible(Policy):
    """Play the option that helps its seat most.

    An option is worth what it changes: fully for the player, and for others in proportion to how likely they are to
    win.  A Neigh is spent when more is at stake than its own value.
    """

    def __init__(self, values: Values) -> None:
        self.values = values
        self.known: dict[Kind, Face] = {}  # the cards met so far
        self.faces: dict[Box, Faces] = {}  # ... by box
        self.last: Faces | None = None  # those of the last box: usually the next decision is about the same one

    def read(self, s: Stable) -> Faces:
        """Return the cards of this table as a player knows them: a box is read once."""
        last = self.last
        if last is not None and last.box is s.box:
            return last
        faces = self.faces.get(s.box)
        if faces is None:
            faces = Faces(s.box, self.known, self.values)
            self.faces[s.box] = faces
        self.last = faces
        return faces

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, Stable)
        moves = state.moves(seat)
        if len(moves) == 1:
            return moves[0]
        if state.top.op is BABIES:
            return moves[rng.below(len(moves))]
        if state.declaring:
            state = arrived(state)
        faces = self.read(state)
        weighing = Weighing(state, faces, EffectValues(state, faces.of, self.values, seat))
        best = moves[0]
        most = weighing.worth(best)
        for i in range(1, len(moves)):
            worth = weighing.worth(moves[i])
            if worth > most:
                most = worth
                best = moves[i]
        return best

    def must_stop(self, state: Stable, seat: i64) -> bool:
        """Return whether someone wins unless this seat stops the card being played."""
        if state.top.op is not PLAY_CARD or state.top.pc != OPEN:
            return False
        faces = self.read(state)
        return Weighing(state, faces, EffectValues(state, faces.of, self.values, seat)).decides()

    def worth_trying(self, state: State, seat: i64, moves: list[int], first: i64) -> list[int]:
        """Return all moves except ``first``, gifts to opponents, and letting someone win who can be stopped."""
        assert isinstance(state, Stable)
        if not self.values.careful:
            return [move for move in moves if move != first]
        if state.declaring:
            state = arrived(state)
        faces = self.read(state)
        weighing = Weighing(state, faces, EffectValues(state, faces.of, self.values, seat))
        if weighing.at == WINDOW and weighing.worth(first) >= DECIDES:
            return [move for move in moves if move not in (first, PASS)]
        baseline = weighing.changes(first)
        return [move for move in moves if move != first and not is_gift(weighing.changes(move), baseline, seat)]

    def evaluate(self, state: State, seat: i64) -> float:
        assert isinstance(state, Stable)
        if state.why_over:
            return 1.0 if state.winner == seat else 0.0
        return Odds(state, self.read(state).of).chance(seat)


def arrived(s: Stable) -> Stable:
    """Return the table on which a declared text will take effect: by then a unicorn is in its stable (R-EFF-11)."""
    for frame in s.stack:
        if frame.op is PLAY_CARD and s.printed[frame.it] & UNICORN:
            s = s.clone()
            s.quiet = True
            s.carry(frame.it, s.stables + frame.seat, "enter", frame.you, frame.it, "R-EFF-03")
            s.recount_one(frame.seat)
    return s


@mypyc_attr(acyclic=True, free_list_len=1)  # there is one at a time
class Weighing:
    """One question, and what each of its options is worth to the seat that is asked."""

    def __init__(self, s: Stable, faces: Faces, appraisal: EffectValues) -> None:
        self.s = s
        self.texts = faces
        self.faces: list[Face] = faces.of
        self.appraisal = appraisal
        self.values = appraisal.values
        self.me = appraisal.me
        self.top: Frame = s.top
        op = self.top.op
        self.at = OTHERWISE
        if op is PLAY_CARD:
            self.at = WINDOW if self.top.pc == OPEN else OTHERWISE
        elif isinstance(op, Action):
            self.at = ACTION
        elif isinstance(op, Beginning):
            self.at = BEGINNING

    def worth(self, move: i64) -> float:
        """Return the value of a move; doing nothing is worth nothing."""
        verb = verb_of(move)
        card = card_of(move)
        seat = seat_of(move)
        if self.at == ACTION:
            return self.values.draw if verb == DRAW else self.playing(card) if card >= 0 else 0.0
        if self.at == WINDOW:
            return self.stopping(card) if verb == PLAYS else 0.0
        if self.at == BEGINNING:
            return self.using(card) if card >= 0 else 0.0
        if seat != NOBODY:
            return self.into(card, seat) if card >= 0 else self.against(seat)
        if card < 0:
            return self.way(verb)
        return self.card(verb, card)

    # --- playing -------------------------------------------------------------------------------------

    def fresh(self) -> EffectValues:
        """Return the appraisal without any changes."""
        appraisal = self.appraisal
        change = appraisal.change
        for seat in range(self.s.seats):
            change[seat] = 0.0
        appraisal.whom = NOBODY
        return appraisal

    def playing(self, card: i64) -> float:
        """Evaluate a card in my hand as my action (R-TURN-08)."""
        return self.effect(card) - self.faces[card].held

    def effect(self, card: i64) -> float:
        """Return the value of having played a card."""
        face = self.faces[card]
        if face.types & INSTANT:
            return 0.0
        if face.types & MAGIC:
            return self.working(card, self.me)
        seat = self.home(card)
        return self.entering(card, seat) if seat != NOBODY else 0.0

    def home(self, card: i64) -> i64:
        """Return whose stable I would play a card into: mine may be closed to it (R-CARD-04, R-EFF-13)."""
        if self.s.may_enter(card, self.me) and self.appraisal.gain(card, self.me) > 0:
            return self.me  # the common case
        found: i64 = NOBODY
        best = -1000.0
        for seat in stables_for(self.s, card, self.me):
            worth = self.into(card, seat)
            if worth > best:
                best = worth
                found = seat
        return found

    def working(self, card: i64, you: i64) -> float:
        """Return what the effect of someone's magic card means to me."""
        appraisal = self.fresh()
        appraisal.weigh(self.faces[card].plays, you, card)
        return appraisal.verdict(self.me)

    def entering(self, card: i64, seat: i64) -> float:
        """Return what it means to me that a card enters a stable, and what that sets off there."""
        face = self.faces[card]
        appraisal = self.fresh()
        appraisal.change[seat] += appraisal.gain(card, seat)
        if not (face.unicorn and self.s.is_blind(seat, BLIND | DAZZLED)):
            appraisal.weigh(face.enters, seat, card)
        return appraisal.verdict(self.me)

    def wanted(self, card: i64) -> float:
        """Return the value of a card in my hand to me."""
        face = self.faces[card]
        if face.types & INSTANT:
            return face.held
        return face.held + self.values.wanted * max(0.0, self.effect(card))

    # --- the window ------------------------------------------------------------------------------------

    def stopping(self, neigh: i64) -> float:
        """Evaluate a Neigh on the top card (R-CARD-07): what is at stake, less the value of the Neigh."""
        dearer = self.faces[neigh].held - self.cheapest_neigh()
        if self.decides():
            return DECIDES + 1.0 - dearer
        stops = self.neighs() % 2 == 0
        f = self.played()
        face = self.faces[f.it]
        if stops and face.unicorn and face.enters.does == NONE:
            if self.appraisal.gain(f.it, f.seat) < self.values.neigh:
                return -1.0  # it cannot cost me more than it gains
        outcome = self.outcome(f)
        return (-outcome if stops else outcome) - self.values.neigh - dearer

    def neighs(self) -> i64:
        """Return how many Neighs have been played, one on another: mine stops the card below them if it is even."""
        s = self.s
        n: i64 = 0
        while self.faces[s.frames[s.depth - 1 - n].it].types & INSTANT and s.frames[s.depth - 2 - n].op is PLAY_CARD:
            n += 1
        return n

    def played(self) -> Frame:
        """Return the card below them."""
        return self.s.frames[self.s.depth - 1 - self.neighs()]

    def decides(self) -> bool:
        """Return whether someone wins unless I play a Neigh now: no one farther from the player can be counted on."""
        if not self.values.careful or self.neighs() % 2:
            return False
        winner = about_to_win(self.appraisal, self.played())
        return winner not in (NOBODY, self.me) and not is_relieved(self.appraisal, self.top)

    def cheapest_neigh(self) -> float:
        """Return the value of the cheapest Neigh in my hand: prefer a plain one to one that cannot be stopped."""
        least = 1000.0
        for card in self.s.zones[HAND + self.me]:
            if self.faces[card].types & INSTANT:
                least = min(least, self.faces[card].held)
        return least

    def outcome(self, f: Frame) -> float:
        """Return what it means to me if the card being played resolves."""
        self.appraisal.aims = [aim for aim in self.s.plan if aim != END]
        if self.faces[f.it].types & MAGIC:
            worth = self.working(f.it, f.you)
        else:
            worth = self.entering(f.it, f.seat) if f.seat != NOBODY else 0.0
        self.appraisal.aims = NO_CARDS
        return worth

    # --- effects -----------------------------------------------------------------------------------------

    def using(self, card: i64) -> float:
        """Evaluate what the start of my turn offers (R-TURN-02)."""
        text = self.s.kind_of[card].starts
        if text is not None and not text.possible(self.s, self.me, card):
            return DECIDES  # a price that I cannot pay now, but could after another effect (R-TURN-06)
        effect = self.faces[card].turns
        appraisal = self.fresh()
        appraisal.weigh(effect.parts[0] if effect.does == MAY else effect, self.me, card)
        return appraisal.verdict(self.me)

    def way(self, verb: i64) -> float:
        """Evaluate yes or no, or one of several ways."""
        op = self.top.op
        appraisal = self.fresh()
        if isinstance(op, May):
            if verb != YES:
                return 0.0
            appraisal.whom = self.top.seat
            appraisal.weigh(self.texts.effect(op.op), self.me, self.top.me)
        elif isinstance(op, Either):
            for part in op.ops:
                if VERB[part.asks] == verb:
                    appraisal.weigh(self.texts.effect(part), self.me, self.top.me)
                    break
        elif isinstance(op, Fall):
            return -appraisal.end(self.top.it, self.me)
        return appraisal.verdict(self.me)

    def against(self, seat: i64) -> float:
        """Evaluate a player to whom something is done."""
        op = self.top.op
        if not isinstance(op, ForPlayer):
            return 0.0
        appraisal = self.fresh()
        appraisal.whom = seat
        appraisal.weigh(self.texts.effect(op.op), self.me, self.top.me)
        return appraisal.verdict(self.me) - (1.0 if seat == self.me else 0.0)

    def into(self, card: i64, seat: i64) -> float:
        """Evaluate a card that goes into a stable."""
        appraisal = self.appraisal
        worth = appraisal.stake(self.me, seat) * appraisal.gain(card, seat)
        if isinstance(self.top.op, Give) and self.faces[card].unicorn:  # and something comes back from there
            other = appraisal.best_of(seat, self.me)
            if other >= 0:
                worth += appraisal.gain(other, self.me) - appraisal.stake(self.me, seat) * appraisal.loss(other, seat)
        return worth

    def card(self, verb: i64, card: i64) -> float:
        """Evaluate a card to which something is done."""
        appraisal = self.appraisal
        me = self.me
        zone = self.s.where[card]
        if zone >= self.s.stables:
            keeper = zone - self.s.stables
            stake = -appraisal.stake(me, keeper)
            if verb in (SACRIFICES, DESTROYS):
                return stake * appraisal.fall(card, keeper)
            if verb == RETURNS:
                return stake * appraisal.back(card, keeper)
            if verb == SAVES:
                return self.saving(card)
            if verb == MOVES:
                return self.moving(card, keeper)
            if verb == GIVES:
                return -appraisal.loss(card, me)
            if card == self.top.me:
                return -1000.0  # it has already left, and would steal itself back forever
            return stake * appraisal.loss(card, keeper) + appraisal.gain(card, me)
        if verb == BRINGS:
            worth = appraisal.gain(card, me)
            if not self.s.declaring:
                worth = self.effect(card)
            return worth - (self.faces[card].held if zone == HAND + me else 0.0)
        if verb in (DISCARDS, GIVES, ON_TOP):
            return -self.wanted(card)
        return self.wanted(card)

    def changes(self, move: i64) -> vec[float]:
        """Return what a move changes for each seat, if it puts a card into a stable or acts on one there."""
        verb = verb_of(move)
        card = card_of(move)
        seat = seat_of(move)
        if self.at != OTHERWISE or card < 0 or isinstance(self.top.op, Give):
            return vec[float]()
        appraisal = self.fresh()
        if seat != NOBODY:
            appraisal.change[seat] = appraisal.gain(card, seat)
            return appraisal.change[:]
        keeper = self.s.keeper(card)
        if keeper == NOBODY:
            return vec[float]()
        if verb in (SACRIFICES, DESTROYS):
            appraisal.change[keeper] = -appraisal.fall(card, keeper)
        elif verb == RETURNS:
            appraisal.change[keeper] = -appraisal.back(card, keeper)
        elif verb == STEALS:
            appraisal.change[keeper] = -appraisal.loss(card, keeper)
            appraisal.change[self.me] = appraisal.gain(card, self.me)
        else:
            return vec[float]()
        return appraisal.change[:]

    def moving(self, card: i64, home: i64) -> float:
        best = -1000.0
        appraisal = self.appraisal
        for seat in range(self.s.seats):
            if seat != home and self.s.may_enter(card, seat):
                best = max(best, appraisal.stake(self.me, seat) * appraisal.gain(card, seat))
        return best - appraisal.stake(self.me, home) * appraisal.loss(card, home)

    def saving(self, card: i64) -> float:
        """Evaluate saving one of my cards by giving up another."""
        text = self.s.kind_of[card].instead
        if text is None:
            return -1000.0
        appraisal = self.fresh()
        appraisal.weigh(self.texts.effect(text.op), self.me, card)
        return appraisal.verdict(self.me)
