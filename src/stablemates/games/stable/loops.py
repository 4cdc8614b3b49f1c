"""Find texts that would set themselves off forever, or would let no one play: ``check_pack`` refuses them.

A card's text only shows what it does to cards of its own kind.  If two cards set each other off, the machine refuses
that during the game (``Endless``).
"""

from __future__ import annotations

from typing import Final

from .kind import THIS, Filter, Kind
from .machine import Op
from .ops.cards import Bring, Destroy, Sacrifice, SacrificeAll, Steal, ToAStable
from .ops.flow import EachPlayer, May, ThatPlayer
from .ops.turn import ComeBack, EndTurn
from .terms import ENTER, FALL, LEAVE, PLAY

FALLS: Final = (Sacrifice, SacrificeAll, Destroy)
ARRIVALS: Final = (ToAStable, Bring, Steal)
SET_OFF: Final = (ENTER, FALL, LEAVE)  # moments that effects bring about


class Place:
    """An op inside a text: whether its player may decline it, and whether others carry it out."""

    def __init__(self, op: Op, moment: str, may: bool, others: bool) -> None:
        self.op = op
        self.moment = moment
        self.may = may
        self.others = others


def endless_text(kind: Kind) -> str:
    """Return why a card's text would never end, or would let no one play; empty if all is well."""
    places = [place for moment, op in kind.on.items() for place in places_in(op, moment, False, False)]
    for place in places:
        if isinstance(place.op, EndTurn) and place.moment != PLAY and not place.may:
            return "EndTurn needs May(…): a turn that always ends at its start lets no one play"
        if isinstance(place.op, ARRIVALS) and place.moment in SET_OFF and takes_its_like(kind, place.op):
            if mistake := endless_arrival(place):
                return mistake
    return endless_return(kind, places)


def places_in(op: Op, moment: str, may: bool, others: bool) -> list[Place]:
    """Return an op and all ops inside it."""
    found = [Place(op, moment, may, others)]
    for part in op.parts():
        within = isinstance(op, (EachPlayer, ThatPlayer))
        found += places_in(part, moment, may or isinstance(op, May), others or within)
    return found


def takes_its_like(kind: Kind, op: Op) -> bool:
    """Return whether an op can take the card itself or a similar one, and so set the same text off again."""
    what: Filter | None = getattr(op, "what", None)
    return what is not None and (what.reach == THIS or what.types & kind.types != 0)


def endless_arrival(place: Place) -> str:
    """Return what is wrong if a card that enters or leaves a stable brings a similar one, and no one can stop it."""
    verb = type(place.op).__name__
    if place.others:
        return f"{verb} by other players may never end, since it sets this text off again"
    if not place.may and (place.moment == LEAVE or not isinstance(place.op, Steal)):
        return f"{verb} needs May(…), since it sets this text off again"
    return ""


def endless_return(kind: Kind, places: list[Place]) -> str:
    """Return what is wrong if a card that comes back when it falls makes itself fall as it enters."""
    for place in places:
        if isinstance(place.op, ComeBack) and place.moment != FALL:
            return "ComeBack belongs in OnFall(…)"
    if any(isinstance(place.op, ComeBack) for place in places):
        for place in places:
            if place.moment == ENTER and isinstance(place.op, FALLS) and not place.may:
                return f"{type(place.op).__name__} on entry needs May(…), since the card comes back when it falls"
    return ""
