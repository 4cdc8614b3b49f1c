"""The zones of a view as labelled rows of cards, with equal neighbours merged."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from ..core.text import runs
from . import BACK

MOST_BACKS: Final = 3  # drawn for hidden cards, however many there are


class Pile(NamedTuple):
    """A row: the kinds in order, each with its number, and how many cards are hidden."""

    label: str
    cards: list[tuple[str, int]]
    hidden: int
    back: str  # the kind that a hidden card is drawn as

    @property
    def backs(self) -> int:
        """Return how many hidden cards are drawn."""
        return min(self.hidden, MOST_BACKS)


def piles(view: dict[str, Any], players: Sequence[str]) -> list[Pile]:
    return [pile(zone, view["game"], players) for zone in view["zones"]]


def pile(zone: dict[str, Any], game: str, players: Sequence[str]) -> Pile:
    seat = zone["seat"]
    label = zone["name"] if seat < 0 else f"{zone['name']} {players[seat] if players else seat}"
    faces = [face["kind"] for face in zone["cards"] if face is not None]
    known = [one["card"]["kind"] for one in zone["known"]]
    cards = runs((faces[::-1] if seat < 0 else faces) + known)
    return Pile(label, cards, zone["count"] - len(faces) - len(known), f"{BACK}{game}")
