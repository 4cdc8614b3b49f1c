"""A recap: what happened since a player's last turn, and what affected them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..core.kernel import Seat
from ..protocol.beats import BEATS
from ..protocol.values import Event, Place
from .narration import Received

TURN = "turn"
ACTS = ("play", "draw")  # what starts a turn in a game that has no event for it
OWN = (TURN, *ACTS, "call", "check", "catch", "enter", "aim", "show")  # to a player, their own actions are not news
DEAL = ("deal", "baby", "first", "open", "not-a-lock")  # before the first turn


class Recap(NamedTuple):
    touched: list[Received]  # what happened to the reader
    rest: list[Received]


def recap(received: Sequence[Received], me: Seat) -> Recap:
    """Sort what the others did since the reader's last turn by whether it affected the reader."""
    news = [one for one in since_last_turn(received, me) if not one[1].kind.startswith(("table-", *DEAL))]
    own_turn = next((n for n, (_, event) in enumerate(news) if event.kind == TURN and event.seat == me), len(news))
    news = news[:own_turn]
    return Recap([one for one in news if touches(one[1], me)], [one for one in news if not touches(one[1], me)])


def since_last_turn(received: Sequence[Received], me: Seat) -> Sequence[Received]:
    """Return the events from the first turn of another player after the reader's last one."""
    has_turns = any(event.kind == TURN for _, event in received)
    turns = [
        (n, event.seat)
        for n, (_, event) in enumerate(received)
        if (event.kind == TURN if has_turns else event.kind in ACTS)
    ]
    while has_turns and turns and turns[-1][1] == me:  # the turn that just started
        turns.pop()
    first = len(received)
    while turns and turns[-1][1] != me:
        first = turns.pop()[0]
    return received[first if turns else 0 :]  # the reader's first turn: from the start


def touches(event: Event, me: Seat) -> bool:
    """Return whether an event happened to a player, and was not their own action."""
    if event.seat == me:
        return not (event.kind.startswith(OWN) or is_tidying(event))
    return me in (event.whom, owner(event.from_zone), owner(event.to_zone))


def is_tidying(event: Event) -> bool:
    """Return whether an event only tidies up: a card that was played goes to the discard pile."""
    return any(event.kind in beats and event.rule in beats[event.kind].tidies for beats in BEATS.values())


def owner(place: Place | None) -> Seat | None:
    return None if place is None else place.seat
