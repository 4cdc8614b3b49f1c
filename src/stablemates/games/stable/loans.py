"""Borrowed unicorns, and how they go back (rulings 8.3, 8.4).

A bond records a loan: the card that took the unicorn, the unicorn, the seat it goes back to, and the seat that took it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.kernel import NO_CARD, NOBODY, Card
from ...core.table import DECK

if TYPE_CHECKING:
    from .state import Stable


def give_back(s: Stable, taker: Card) -> None:
    """Give back what ``taker`` took; ``NO_CARD`` means what was taken until the end of the turn."""
    if not s.bonds:
        return
    due = [bond for bond in s.bonds if (until_end(s, bond[0]) if taker == NO_CARD else bond[0] == taker)]
    void = later_loans(s, due) if s.rules.loans_follow else []
    s.bonds = [bond for bond in s.bonds if bond not in due and bond not in void]
    for by, unicorn, home, thief in [bond for bond in due if bond not in void]:
        keeper = s.keeper(unicorn)
        if keeper == thief or (s.rules.loans_follow and keeper not in (NOBODY, home)):
            s.enter(unicorn, home, "give-back", home, by, "R-EFF-03")


def later_loans(s: Stable, due: list[list[int]]) -> list[list[int]]:
    """Return the loans of unicorns that were borrowed from a borrower: they end with the first loan."""
    found: list[list[int]] = []
    lent: list[Card] = []
    for bond in s.bonds:
        if bond[1] in lent:
            found.append(bond)
        elif bond in due:
            lent.append(bond[1])
    return found


def until_end(s: Stable, taker: Card) -> bool:
    """Return whether what a card took goes back at the end of the turn, not when the card leaves."""
    return taker == NO_CARD or s.kind_of[taker].leaves is None


def keep(s: Stable, taker: Card) -> None:
    """Cancel the loans of a card that leaves while its text is switched off: what it took stays where it is."""
    s.bonds = [bond for bond in s.bonds if bond[0] != taker or until_end(s, taker)]


def write_off(s: Stable, unicorn: Card) -> None:
    """Cancel the loans of a unicorn that left the stables: if it ever returns, it is owed to no one."""
    s.bonds = [bond for bond in s.bonds if bond[1] != unicorn]


def forget_takers(s: Stable) -> None:
    """Drop bonds that refer to a card in the deck, which is about to be shuffled."""
    for bond in s.bonds:
        taker = bond[0]
        if taker != NO_CARD and s.where[taker] == DECK:
            if until_end(s, taker):
                bond[0] = NO_CARD
            else:
                give_back(s, taker)
