"""The end of the game: enough unicorns, or an empty deck (R-END)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.kernel import NOBODY, Card, Seat
from ...core.table import DECK
from .terms import AFTER_THE_CHAIN, AT_TURN_END, BLIND, COUNTS_TWO, PANDAS, TINY, UNICORN

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .state import Stable


def check_end(s: Stable) -> None:
    """End the game if someone has won or the deck is empty.  Called after every effect (R-END-02, R-END-04)."""
    if s.rules.win_at == AFTER_THE_CHAIN and s.triggers:
        return  # R-CHAIN-09
    if s.rules.win_at != AT_TURN_END:
        check_unicorns(s, s.turn(), s.seats)
    if not s.why_over and len(s.zones[DECK]) == 0:
        deck_out(s)
    s.unchecked = False


def check_unicorns(s: Stable, first: Seat, players: i64) -> None:
    """End the game for the first player with enough unicorns, looking at ``players`` seats in turn order (R-END-01)."""
    goal = s.rules.goal(s.seats)
    for place in range(first, first + players):
        seat = place if place < s.seats else place - s.seats
        if s.counts[seat] >= goal:
            s.finish(seat, "unicorns", "R-END-01")
            return


def completes(s: Stable, card: Card, seat: Seat) -> bool:
    """Return whether a unicorn that enters a stable would be the last one needed there (R-END-01)."""
    kind = s.kind_of[card]
    if not kind.unicorn or s.flags[seat] & (PANDAS | TINY) or not s.may_enter(card, seat):
        return False
    twice = kind.self_rules & COUNTS_TWO and not s.is_blind(seat, BLIND)
    return s.counts[seat] + (2 if twice else 1) >= s.rules.goal(s.seats)


def deck_out(s: Stable) -> None:
    """End a game whose deck is empty: most unicorns, then most letters (R-END-04 to R-END-06)."""
    best = max(s.count(seat) for seat in range(s.seats))
    rivals = [seat for seat in range(s.seats) if s.count(seat) == best]
    if len(rivals) == 1:
        s.finish(rivals[0], "deck_out", "R-END-04")
        return
    sums = [letters(s, seat) for seat in rivals]
    if sums.count(max(sums)) == 1:
        s.finish(rivals[sums.index(max(sums))], "letters", "R-END-05")
    else:
        s.finish(NOBODY, "everybody_loses", "R-END-06")


def letters(s: Stable, seat: Seat) -> i64:
    """Return the number of letters in the titles of a player's unicorns, in the language of the rulebook."""
    names = [s.kind(card) for card in s.stable(seat) if s.types(card) & UNICORN]
    return sum(s.rules.letters[name] for name in names)
