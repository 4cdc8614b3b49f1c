"""Everything a bot may know."""

from __future__ import annotations

from collections.abc import Callable

from ..core.kernel import Card, Question, Seat, State, View


class World:
    """A game as one seat sees it, at the moment it is asked a question.

    No attribute holds the true state; only the closures behind ``imagine`` and ``kind`` do.  A bot that plays fair
    cannot cheat by mistake: nothing it can name leads from here to the state, as a bound method would
    (``__self__``).  This does not stop a program that means to cheat; such a bot belongs in a separate process.
    """

    __slots__ = ("imagine", "kind", "question", "seat", "view")

    def __init__(self, state: State, seat: Seat) -> None:
        def imagine(seed: int) -> State:
            return state.imagine(seat, seed)

        def kind(card: Card) -> str:
            return state.kind(card)

        state.check_asked(seat)
        self.seat = seat
        self.view: View = state.view(seat)
        self.question: Question = state.question(seat)
        self.imagine: Callable[[int], State] = imagine  # deals everything hidden from the seat again
        self.kind: Callable[[Card], str] = kind  # what is printed on a card, which is not secret
