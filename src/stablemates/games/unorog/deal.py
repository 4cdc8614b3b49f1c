"""Starting a round (U-SET-01 to U-SET-04)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...core.kernel import NOBODY, Card, Seat
from ...core.packed import append, pop, vec
from ...core.packing import pack
from ...core.table import DECK, HAND
from .cards import COLOUR, FACE, KINDS, NO_COLOUR, STONE, VALUE
from .hand import Hand
from .terms import TURN

if TYPE_CHECKING:
    from .state import Unorog

FIRST_HAND: Final = 7  # U-SET-02
ALL_CARDS: Final = list(range(len(KINDS)))


def deal(s: Unorog) -> None:
    """Start a round: choose the dealer, deal seven cards each, and open the cauldron with a lock."""
    s.round += 1
    s.direction = 1
    s.owed = 0
    s.last = NOBODY
    s.was = NO_COLOUR
    s.late = None
    s.said = False
    s.then = TURN
    s.set_knowers({})
    s.well = pack(ALL_CARDS)
    s.hands = [Hand() for _ in range(s.seats)]
    s.cauldron = vec[Card]()
    s.rng.shuffle_packed(s.well)
    draw_for_dealer(s)
    for _ in range(FIRST_HAND):  # U-SET-02
        for i in range(1, s.seats + 1):
            s.draw((s.dealer + i) % s.seats, 1, "U-SET-02")
    open_cauldron(s)
    s.pass_on(s.dealer)  # U-SET-04


def draw_for_dealer(s: Unorog) -> None:
    """Let everyone draw a card: the highest deals, tied players draw again, and the cards go back (U-SET-01)."""
    well = s.well
    rivals = list(range(s.seats))
    place = len(well)
    while len(rivals) > 1:
        if place < len(rivals):  # all cards were drawn without a decision
            s.rng.shuffle_packed(well)
            place = len(well)
        best: list[Seat] = []
        highest = -1
        for seat in rivals:
            place -= 1
            card = well[place]
            s.emit("dealer-card", seat, card, rule="U-SET-01")
            if VALUE[card] > highest:
                highest = VALUE[card]
                best = [seat]
            elif VALUE[card] == highest:
                best.append(seat)
        rivals = best
    s.dealer = rivals[0]
    s.emit("dealer", rivals[0], rule="U-SET-01")
    s.rng.shuffle_packed(well)


def open_cauldron(s: Unorog) -> None:
    """Turn up the top of the well; anything but a lock is shuffled back (U-SET-03)."""
    while FACE[s.well[-1]] >= STONE:
        s.emit("not-a-lock", card=s.well[-1], rule="U-SET-03")
        s.rng.shuffle_packed(s.well)
    s.well, card = pop(s.well)
    s.cauldron = append(s.cauldron, card)
    s.turn_up(COLOUR[card], FACE[card])
    s.emit("open", card=card, rule="U-SET-03", from_zone=DECK, to_zone=HAND + s.seats)
