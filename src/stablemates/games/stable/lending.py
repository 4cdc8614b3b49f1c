"""What was taken only for a while, and how it goes home (rulings 8.3, 8.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.kernel import NO_CARD, Card

if TYPE_CHECKING:
    from .state import Stable


def give_back(s: Stable, taker: Card) -> None:
    """Return what ``taker`` took; ``NO_CARD``: what was taken until the end of the turn."""
    if not s.bonds:
        return
    due = [bond for bond in s.bonds if bond[0] == taker or (taker == NO_CARD and until_end(s, bond[0]))]
    s.bonds = [bond for bond in s.bonds if bond not in due]
    for by, unicorn, home, thief in due:
        if s.keeper(unicorn) == thief:
            s.enter(unicorn, home, "give-back", home, by, "R-EFF-03")


def until_end(s: Stable, taker: Card) -> bool:
    """Whether what a card took goes back at the end of the turn, and not when the card leaves."""
    return s.kind_of[taker].leaves is None
