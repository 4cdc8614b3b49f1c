"""Explain why a card is not an answer to a seat's question: the rule or the card that prevents it.

``asides`` explains what did not happen: a text that is silenced, a card that no one could stop.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.kernel import NO_CARD, NOBODY, Card, Event, Reason, Seat
from ...core.machine import Frame
from .auras import granting
from .kind import DISCARD_ZONE, HAND_ZONE, IN_STABLE, NURSERY_ZONE, STABLE_ZONE, THIS, YOURS, Filter
from .machine import Op
from .ops.cards import Bring, Destroy, ReturnOneFromEach, Sacrifice, Steal, StealFromThere, ToAStable
from .ops.choose import ChooseCard
from .ops.removal import Fall
from .ops.turn import Beginning
from .reasons import why
from .terms import (
    BASIC,
    BEYOND_MAGIC,
    BLIND,
    DAZZLED,
    FLIES,
    GUARDED,
    MAGIC,
    NEEDS_A_BASIC,
    ONLY_BASICS_HERE,
    PANDA,
    PANDAS,
    SAFE_FROM_MAGIC,
    SUPER,
    UNBREAKABLE,
    UNICORN,
    UNSTOPPABLE,
    card_of,
)

if TYPE_CHECKING:
    from .state import Stable


def why_not(s: Stable, seat: int, card: int) -> Reason | None:
    """Return why ``seat``'s question cannot be answered with a card; ``None`` if it can."""
    s.check_seat(seat)
    s.check_card(card)
    if seat == NOBODY or s.why_over or not s.asked() >> seat & 1:
        return why(s, seat, card)
    if is_offered(s, seat, card):
        return None
    top = s.top
    op = top.op
    if op.ask(top) in ("neigh", "action"):
        return why(s, seat, card)
    if isinstance(op, ChooseCard) and op.ask(top) == op.asks:
        return why_not_chosen(s, op, top, card)
    if isinstance(op, ReturnOneFromEach):
        if s.keeper(card) != (top.you + top.n) % s.seats:
            return Reason("not-this-stable", op.rule, top.me, "7.6")
        return untouchable(s, top.me, card) or Reason("not-a-choice", op.rule, top.me)
    if isinstance(op, Fall):
        return why_no_rescue(s, op, top, card)
    if isinstance(op, Beginning):
        return why_not_now(s, seat, card)
    return Reason("not-a-choice", op.by_rule(top) or "R-EFF-03", op.source(top))


def is_offered(s: Stable, seat: Seat, card: Card) -> bool:
    """Return whether a card, or outside the stables an equal one, is among the answers."""
    for move in s.moves(seat):
        other = card_of(move)
        if other == card:
            return True
        if other != NO_CARD and s.kinds[other] == s.kinds[card] and s.where[other] == s.where[card] < s.stables:
            return True
    return False


# --- targets ---------------------------------------------------------------------------------


def why_not_chosen(s: Stable, op: ChooseCard, f: Frame, card: Card) -> Reason:
    """Return why a verb cannot choose a card: its zone, player or type, a protection, or an earlier choice."""
    return (
        wrong_place(s, op.what, f, card)
        or wrong_type(s, op.what, f, card)
        or untouchable(s, f.me, card)
        or unfit(s, op, f, card)
        or (Reason("chosen-already", "R-CHAIN-05", f.me, "2.7") if card in s.plan or card == f.it else None)
        or Reason("not-a-choice", "R-CHAIN-05", f.me)
    )


def wrong_place(s: Stable, what: Filter, f: Frame, card: Card) -> Reason | None:
    rule = f.op.rule
    if s.place(s.where[card]) != what.zone:
        return elsewhere(what.zone, rule, f.me)
    if what.place != IN_STABLE:
        if what.zone == HAND_ZONE and s.owner(s.where[card]) != f.you:
            return Reason("not-in-hand", rule, f.me)
        return None
    if not what.reaches(s, f.you, s.keeper(card)):
        return Reason("not-yours" if what.reach == YOURS else "your-own", rule, f.me, "2.8")
    return None


def elsewhere(zone: str, rule: str, me: Card) -> Reason:
    """Return the reason for a card that is not in the zone to choose from."""
    if zone == STABLE_ZONE:
        return Reason("not-in-a-stable", rule, me)
    if zone == DISCARD_ZONE:
        return Reason("not-in-discard", rule, me)
    if zone == NURSERY_ZONE:
        return Reason("not-in-nursery", rule, me)
    return Reason("not-in-hand", rule, me)


def wrong_type(s: Stable, what: Filter, f: Frame, card: Card) -> Reason | None:
    if what.takes(s, f.me, card):
        return None
    if what.other and card == f.me:
        return Reason("not-itself", f.op.rule, f.me, "7.15")
    if s.types(card) & PANDA and s.printed[card] & what.types:
        return Reason("panda", "R-END-03", granting(s, s.keeper(card), PANDAS), "5.3")
    return Reason("wrong-type", f.op.rule, f.me)


def untouchable(s: Stable, me: Card, card: Card) -> Reason | None:
    """Return what protects a card in a stable from every verb."""
    if s.types(card) & PANDA and not s.rules.pandas_are_hit:
        return Reason("panda", "R-END-03", granting(s, s.keeper(card), PANDAS), "5.4")
    if me != NO_CARD and s.printed[me] & MAGIC and s.itself(card, BEYOND_MAGIC):
        return Reason("beyond-magic", "R-EFF-14", card, "4.9")
    return None


def unfit(s: Stable, op: ChooseCard, f: Frame, card: Card) -> Reason | None:
    """Return what protects a card from this verb."""
    if isinstance(op, (Sacrifice, Destroy)):
        return unbroken(s, isinstance(op, Destroy), f.me, card)
    if isinstance(op, StealFromThere) and card not in op.candidates(s, f.you, f.me):
        return Reason("not-this-stable", op.rule, f.me, "7.7")
    if isinstance(op, (Steal, Bring, ToAStable)) and not op.fits(s, f.you, f.me, card):
        if card == f.me:
            return Reason("not-itself", op.rule, f.me, "7.15")
        return kept_out(s, f.you, card)
    return None


def unbroken(s: Stable, destroyed: bool, me: Card, card: Card) -> Reason | None:
    """Return what protects a card from being sacrificed or destroyed (ruling 4.9)."""
    if s.itself(card, UNBREAKABLE):
        return Reason("unbreakable", "R-EFF-13", card, "4.9")
    if not destroyed:
        return None
    if me != NO_CARD and s.printed[me] & MAGIC and s.itself(card, SAFE_FROM_MAGIC):
        return Reason("safe-from-magic", "R-EFF-13", card, "4.9")
    keeper = s.keeper(card)
    if s.types(card) & UNICORN and s.has(keeper, GUARDED):
        return Reason("guarded", "R-EFF-13", granting(s, keeper, GUARDED), "4.9")
    return None


def kept_out(s: Stable, you: Seat, card: Card) -> Reason:
    """Return what keeps a card out of the stable it would go to."""
    if s.printed[card] & BASIC:
        for seat in range(s.seats):
            if seat != you and s.has(seat, ONLY_BASICS_HERE):
                return Reason("basics-kept-out", "R-EFF-13", granting(s, seat, ONLY_BASICS_HERE), "7.4")
    if s.kind_of[card].self_rules & NEEDS_A_BASIC:
        return Reason("needs-a-basic", "R-EFF-13", card)
    return Reason("not-a-choice", "R-EFF-08")


# --- other questions -------------------------------------------------------------------------


def why_no_rescue(s: Stable, op: Fall, f: Frame, card: Card) -> Reason:
    """Return why a card cannot replace the one that would fall."""
    text = s.kind_of[card].instead
    owner = s.keeper(f.it)
    if text is None or s.keeper(card) != owner:
        return Reason("no-rescue", op.rule, f.it, "4.1")
    if not s.triggers_work(card):
        return silenced(s, owner)
    if card == f.also:
        return Reason("falls-too", op.rule, f.it, "4.3")
    return Reason("cannot-rescue", op.rule, f.it)


def why_not_now(s: Stable, seat: Seat, card: Card) -> Reason:
    """Return why a card does nothing at the start of this turn."""
    if s.keeper(card) != seat or s.kind_of[card].starts is None:
        return Reason("no-start", "R-TURN-02")
    if not s.triggers_work(card):
        return silenced(s, seat)
    return Reason("used-or-idle" if card not in s.started else "impossible", "R-EFF-08", card)


def silenced(s: Stable, seat: Seat) -> Reason:
    return Reason("silenced", "R-EFF-13", granting(s, seat, BLIND | DAZZLED), "6.1")


# --- what did not happen ---------------------------------------------------------------------


def asides(s: Stable, events: list[Event]) -> list[tuple[Card, Reason]]:
    """Explain what did not happen in these events, judging by the table after them.

    This covers silenced texts, reaction windows that never opened, and cards that were out of reach.
    """
    found: list[tuple[Card, Reason]] = []
    for event in events:
        if event.kind == "play":
            if s.has(event.seat, UNSTOPPABLE):
                yay = granting(s, event.seat, UNSTOPPABLE)
                found.append((event.card, Reason("unstoppable", "R-EFF-13", yay, "3.5")))
            elif s.kind_of[event.card].self_rules & SUPER:
                found.append((event.card, Reason("unstoppable", "R-CARD-07", event.card, "3.4")))
            found += protected(s, event.seat, event.card)
        elif event.kind == "turn":
            for card in s.stable(event.seat):
                if s.box.starts[card] and not s.triggers_work(card):
                    found.append((card, silenced(s, event.seat)))
        elif event.card != NO_CARD:
            seat = blind_seat(s, event)
            if seat != NOBODY:
                found.append((event.card, silenced(s, seat)))
    return found


def blind_seat(s: Stable, event: Event) -> Seat:
    """Return the stable in which a text of the moved card is silenced, or ``NOBODY``."""
    kind = s.kind_of[event.card]
    if not kind.unicorn:
        return NOBODY
    to, left = event.to_zone - s.stables, event.from_zone - s.stables
    if to >= 0 and kind.enters is not None and s.is_blind(to, BLIND | DAZZLED):
        return to
    falls = kind.falls is not None or kind.self_rules & FLIES != 0
    leaves = kind.leaves is not None or (falls and event.kind in ("destroy", "sacrifice"))
    if left >= 0 and leaves and s.is_blind(left, BLIND | DAZZLED):
        return left
    return NOBODY


def protected(s: Stable, you: Seat, me: Card) -> list[tuple[Card, Reason]]:
    """Return the cards in stables that a played card could choose if they were not protected."""
    kind = s.kind_of[me]
    text = kind.enters if kind.plays is None else kind.plays
    found: list[tuple[Card, Reason]] = []
    for op in [] if text is None else choices_in(text):
        f = Frame(op, you, me)
        for seat in range(s.seats):
            for card in s.stable(seat):
                if op.what.place != IN_STABLE or op.what.reach == THIS or wrong_place(s, op.what, f, card) is not None:
                    continue
                reason = wrong_type(s, op.what, f, card) or untouchable(s, me, card) or unfit(s, op, f, card)
                if reason is not None and reason.key not in ("wrong-type", "not-itself"):
                    found.append((card, reason))
    return found


def choices_in(op: Op) -> list[ChooseCard]:
    """Return the ops of a text that choose an open card."""
    found = [op] if isinstance(op, ChooseCard) and not isinstance(op, StealFromThere) else []
    for part in op.parts():
        found += choices_in(part)
    return found
