"""A table in a test: people act by name, and everything on the table can be checked by name."""

from __future__ import annotations

from typing import Any

from ..core.kernel import NOBODY, Event
from ..positions import Position
from .effect import Effect, meanings

MAIN_QUESTIONS = ("turn", "action")  # what a player is asked when nothing else is open


class At(Position):
    """A position set up by hand, with the events since then and everything there is to see."""

    def __init__(self, profile: str, *, seed: int = 1, revision: int | None = None, **given: Any) -> None:
        super().__init__(profile, seed=seed, revision=revision, **given)
        self.events: list[Event] = []  # all of them since the position was set up

    # --- acting --------------------------------------------------------------------------------

    def does(self, who: str, *answers: str) -> At:
        """Answer questions with the labels that ``options`` returns."""
        for answer in answers:
            self.answer(who, answer)
        return self

    def answer(self, who: str, label: str) -> list[Event]:
        events = super().answer(who, label)
        self.events += events
        return events

    def plays(self, who: str, card: str, **meant: Any) -> At:
        """Play a card and answer what it asks by meaning: ``t.plays("ann", "unicorn_swap", gives="narwhal")``.

        A keyword is the verb of a question (``destroys``, ``steals``, ``discards``, ``brings``), ``to`` for a player
        or a stable, ``names`` for a colour, ``calls`` for "Unorog!", or the key of a question (``may``, ``either``).
        Its value is a card (``"narwhal"``, or ``"narwhal@bob"`` if there are several), a player, or a word; a list for
        several answers, in order; a dict for the answers of several players; ``False`` to decline, ``True`` for an
        answer without a card.

        Others pass in reaction windows.  A card for a stable goes into its player's own unless ``to`` names another.
        An optional effect is used if it leads to something that a keyword names.  A question that no keyword
        answers, or that two answer differently, is an error, and so is an unused keyword.
        """
        wanted = [one for keyword, value in meant.items() for one in meanings(keyword, value)]
        self.events += Effect(self, who, card, wanted, self.state).play()
        return self

    # --- what is asked -------------------------------------------------------------------------

    def ask(self, who: str) -> str:
        """Return the key of the question that ``who`` is asked."""
        return self.question(who).ask

    def why(self, who: str, card: str) -> str:
        """Return why ``who`` cannot play a card of that name: ``key (RULE)``, or ``""`` if it can be played."""
        for one in self.state.cards_in(1 + self.seat(who)):
            if self.state.kind(one) == card:
                reason = self.state.why(self.seat(who), one)
                return f"{reason.key} ({reason.rule})" if reason else ""
        raise AssertionError(f"{who} does not hold {card!r}, but {self.hand(who)}")

    def turn_of(self, who: str) -> None:
        """Assert that no question is left open and it is ``who``'s turn."""
        open_now = self.asked
        assert list(open_now) == [who], f"open: {open_now or 'nothing'}"
        assert open_now[who] in MAIN_QUESTIONS, f"open: {open_now}"

    def won_by(self, who: str | None) -> None:
        """Assert that the game is over and ``who`` won it (``None``: everyone lost)."""
        outcome = self.state.outcome()
        assert outcome is not None, f"the game is not over; open: {self.asked}"
        winner = None if outcome.winner == NOBODY else self.players[outcome.winner]
        assert winner == who, f"{winner} has won"

    # --- the table -----------------------------------------------------------------------------

    def zone(self, name: str, who: str | None = None) -> list[str]:
        """Return the cards of a zone by name; a pile from the top."""
        seat = NOBODY if who is None else self.seat(who)
        for zone in range(self.state.zone_count()):
            if self.state.zone_name(zone) == (name, seat):
                cards = [self.state.kind(card) for card in self.state.cards_in(zone)]
                return cards[::-1] if seat == NOBODY else cards
        raise AssertionError(f"there is no zone {name!r} {'of ' + who if who else 'on the table'}")

    def hand(self, who: str) -> list[str]:
        """Return the cards in ``who``'s hand, sorted by name."""
        return sorted(self.zone("hand", who))

    def stable(self, who: str) -> list[str]:
        """Return the cards in ``who``'s stable, in the order in which they entered it."""
        return self.zone("stable", who)

    def unicorns(self, who: str) -> int:
        """Return how many unicorns ``who`` has, as counted for the win (R-CARD-09)."""
        counts: list[int] = self.fact("unicorns")
        return counts[self.seat(who)]

    @property
    def well(self) -> list[str]:
        """Return the cards of the well, from the top."""
        return self.zone("well")

    @property
    def cauldron(self) -> list[str]:
        """Return the cards of the cauldron, from the top."""
        return self.zone("cauldron")

    @property
    def deck(self) -> list[str]:
        """Return the cards of the deck, from the top."""
        return self.zone("deck")

    @property
    def discard(self) -> list[str]:
        """Return the cards of the discard pile, from the top."""
        return self.zone("discard")

    @property
    def nursery(self) -> list[str]:
        """Return the babies in the nursery."""
        return self.zone("nursery")

    def fact(self, name: str) -> Any:
        """Return a fact of the table that everyone sees, as in a view: ``t.fact("colour")``."""
        view = self.state.view(NOBODY)
        return view[name] if name in view else view["facts"][name]

    def sees(self, who: str | None, whose: str) -> list[str]:
        """Return what ``who`` (``None``: a spectator) knows of ``whose`` hand; ``?`` for each unknown card."""
        faces = self.state.faces(NOBODY if who is None else self.seat(who), 1 + self.seat(whose))
        return [*sorted(face["kind"] for face in faces if face), *("?" for face in faces if not face)]

    def happened(self, kind: str) -> list[Event]:
        """Return the events of a kind since the position was set up."""
        return [event for event in self.events if event.kind == kind]

    def __repr__(self) -> str:
        return f"At({', '.join(f'{ask} of {who}' for who, ask in self.asked.items()) or 'over'})"
