"""Whether an answer can be taken back: freely while it has shown nobody anything, by consent among friends."""

from __future__ import annotations

from typing import Literal

from ..core.kernel import NOBODY, SPECTATOR_BIT, Seat, State
from ..core.table import Table
from .room import Room


def way(room: Room, seat: Seat) -> Literal["", "free", "ask"]:
    """How ``seat`` can take its last answer back: not at all, freely, or by asking the others.

    Where the game could not go on, anybody may take back freely what led to it, or let it be tried again.
    """
    if room.phase != "playing" or seat == NOBODY:
        return ""
    if room.trouble:
        return "free"
    if all(step.by != seat for step in room.steps):
        return ""
    if room.free and room.steps[-1].by == seat:
        return "free"
    return "" if room.settings.public else "ask"


def shows_nothing_new(before: State, after: State) -> bool:
    """Whether everybody knows the same cards in both positions, and chance has not spoken."""
    if not isinstance(before, Table) or not isinstance(after, Table):
        return False
    if before.rng.dump() != after.rng.dump():
        return False
    knew, know = known(before), known(after)
    return all(knew[card] | seen == knew[card] for card, seen in know.items())


def known(table: Table) -> dict[int, int]:
    """The set of those at the table who know each card, spectators among them."""
    somebody = (1 << table.seats) - 1 | 1 << SPECTATOR_BIT
    zones = range(table.zone_count())
    return {card: table.seen_in(card, zone) & somebody for zone in zones for card in table.cards_in(zone)}
