"""Positions set up by name, with players who answer by name: the building blocks of lessons and tests.

>>> from stablemates.positions import Position
>>> p = Position("unorog", ann={"hand": "red_5 green_1"}, bob={"hand": "yellow_2"}, cauldron="red_3")
>>> p.options("ann")
['draw', 'red_5', 'call red_5']
>>> [event.kind for event in p.answer("ann", "call red_5")]
['call', 'play']
"""

from __future__ import annotations

from typing import Any

from .core.errors import BadNotation, IllegalAnswer, NotYourQuestion
from .core.game import Value
from .core.kernel import NO_CARD, NOBODY, Event, Option, Question, Seat
from .core.table import Table
from .games import registry

WORDS = ("colour", "phase")  # facts of a position that are words, not cards
SEATS = ("turn", "dealer")  # ... and players


class Position:
    """A position set up by hand, and players who answer by name."""

    def __init__(self, profile: str, *, seed: int = 1, revision: int | None = None, **given: Any) -> None:
        """Set up a position.

        Players are the keywords whose values are dicts: their zones, with cards by name (``hand``, ``stable``).  Zones
        that are not named are filled as in the game.  Other keywords are the zones of the table from the top (``well``,
        ``cauldron``, ``deck``, ``discard``, ``nursery``), facts (``turn="bob"``, ``direction=-1``) and table options.
        Impossible positions are refused with the field and the rule.  ``revision`` is that of the rulebook, by default
        the latest.
        """
        self.game, book = registry.find(profile, revision)
        self.players: list[str] = [name for name, value in given.items() if isinstance(value, dict)]
        book.check_seats(len(self.players))
        known = {option.name for option in book.options}
        options: dict[str, Value] = {name: value for name, value in given.items() if name in known}
        layout: dict[str, Any] = {
            "players": [{zone: names(cards) for zone, cards in given[player].items()} for player in self.players]
        }
        for name, value in given.items():
            if name not in known and name not in self.players:
                layout[name] = self._fact(name, value)
        self.state: Table = self.game.set_up(book, len(self.players), seed, book.settle(options), layout)

    def _fact(self, name: str, value: Any) -> Any:
        """Return a fact or a pile as ``Game.set_up`` takes it: players by seat, cards in a list."""
        if name in SEATS:
            return self.seat(value)
        if name == "loans" and isinstance(value, list):
            return [(unicorn, self.seat(whose), *taker) for unicorn, whose, *taker in value]
        return names(value) if is_cards(name, value) else value

    # --- answering -----------------------------------------------------------------------------

    def answer(self, who: str, label: str) -> list[Event]:
        """Answer a question with one of the labels that ``options`` returns."""
        options = self.options(who)
        if label not in options:
            raise IllegalAnswer(f"{who} cannot {label!r}; {who} is asked {self.question(who).ask!r}: {options}")
        return self.state.answer(self.seat(who), options.index(label))

    def options(self, who: str) -> list[str]:
        """Return the labels of all options of ``who``, in order."""
        question = self.question(who)
        plain = [self.label(option, question.ask) for option in question.options]
        return [
            f"{label}@{self.holder(option)}" if plain.count(label) > 1 and option.card != NO_CARD else label
            for label, option in zip(plain, question.options, strict=True)
        ]

    @property
    def asked(self) -> dict[str, str]:
        """Return who is asked what: ``{"ann": "turn"}``."""
        return {self.players[one.seat]: one.ask for one in self.state.pending()}

    def question(self, who: str) -> Question:
        """Return the question that ``who`` is asked; raise ``NotYourQuestion`` if there is none."""
        for question in self.state.pending():
            if question.seat == self.seat(who):
                return question
        asked = ", ".join(f"{name} ({ask})" for name, ask in self.asked.items())
        raise NotYourQuestion(f"{who} has no open question; asked: {asked or 'no one, the game is over'}")

    def show(self, who: str | None = None) -> str:
        """Return the table in plain text as ``who`` sees it, by default a spectator, and the question asked."""
        return self.state.shown_to(NOBODY if who is None else self.seat(who), self.players)

    def html(self, who: str | None = None) -> str:
        """Return the table in HTML with its cards drawn, as ``who`` sees it; by default a spectator."""
        return self.state.html(NOBODY if who is None else self.seat(who), self.players)

    def svg(self, who: str | None = None) -> str:
        """Return the table as one SVG picture, as ``who`` sees it; by default a spectator."""
        return self.state.svg(NOBODY if who is None else self.seat(who), self.players)

    def _repr_html_(self) -> str:
        """Show the table in a notebook, as a spectator sees it."""
        return self.html()

    def _repr_svg_(self) -> str:
        """Show the table as a picture when a notebook is exported as a paper or slides."""
        return self.svg()

    def __str__(self) -> str:
        return self.show()

    # --- names ---------------------------------------------------------------------------------

    def seat(self, who: str) -> Seat:
        """Return the seat of a player."""
        if who not in self.players:
            raise BadNotation(f"no player is called {who!r}: {self.players}")
        return self.players.index(who)

    def label(self, option: Option, ask: str) -> str:
        """Return an option in words: a card and the word with it, a player, or the verb alone."""
        words = [self.state.kind(option.card)] if option.card != NO_CARD else []
        words += [self.players[option.seat]] if option.seat != NOBODY else []
        words += [option.word] if option.word else []
        if not words or option.verb not in ("play", ask):
            words.insert(0, option.verb)
        return " ".join(words)

    def holder(self, option: Option) -> str:
        """Return where the card of an option is: with a player, or in a zone of the table."""
        name, seat = self.state.zone_name(self.state.zone_of(option.card))
        return name if seat == NOBODY else self.players[seat]


def names(cards: object) -> list[str]:
    """Return cards by name: from a list, or a string separated by spaces."""
    if isinstance(cards, str):
        return cards.split()
    if isinstance(cards, (list, tuple)) and all(isinstance(card, str) for card in cards):
        return list(cards)
    raise BadNotation(f"cards must be a list of names or a string of names with spaces between them, not {cards!r}")


def is_cards(name: str, value: object) -> bool:
    """Return whether a keyword names cards, and not words or numbers."""
    if name in WORDS:
        return False
    return isinstance(value, str) or (isinstance(value, list) and all(isinstance(one, str) for one in value))
