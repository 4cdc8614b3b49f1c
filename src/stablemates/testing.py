"""The language of card tests: lay a table by name, act by name, look at the table.

>>> from stablemates.testing import At
>>> t = At("unorog", ann={"hand": "red_5 blue_stone green_1"}, bob={"hand": "yellow_2 red_7"}, cauldron="red_3")
>>> t.options("ann")
['draw', 'red_5']
>>> t.does("ann", "red_5").options("bob")
['draw', 'red_7', 'call red_7']
>>> t.does("bob", "call red_7").does("ann", "pass")
At(turn of ann)
>>> t.hand("ann"), t.cauldron[:2]
(['blue_stone', 'green_1'], ['red_7', 'red_5'])
>>> t.why("ann", "green_1")
'colour-or-number (U-TURN-02)'
>>> t.turn_of("ann")

Shortcuts are for laying the table only; once it is laid, people act by ``does`` and nothing else.  Every test ends
with ``turn_of`` or ``won_by``: nothing is left open.
"""

from __future__ import annotations

from typing import Any

from .core.errors import BadNotation
from .core.game import Value
from .core.kernel import NO_CARD, NOBODY, Event, Option, Question, Seat
from .core.table import on_table
from .games import registry

MAIN_QUESTIONS = ("turn", "action")  # what a player is asked when nothing else is open
WORDS = ("colour", "phase")  # facts of a layout that are words, not cards


def names(cards: object) -> list[str]:
    """Cards by name: a list, or a string with spaces between."""
    if isinstance(cards, str):
        return cards.split()
    if isinstance(cards, (list, tuple)) and all(isinstance(card, str) for card in cards):
        return list(cards)
    raise BadNotation(f"cards are named in a list or in a string with spaces, not by {cards!r}")


def is_cards(name: str, value: object) -> bool:
    """Whether a keyword names cards, and not a word or numbers."""
    if name in WORDS:
        return False
    return isinstance(value, str) or (isinstance(value, list) and all(isinstance(one, str) for one in value))


class At:
    """A position laid out by hand, and people at it who act by name.

    Players are the keywords whose values are dicts: their zones, cards by name (``hand``, ``stable``); a zone that
    is not named is filled as the game would.  Other keywords are the zones of the table from the top (``well``,
    ``cauldron``, ``deck``, ``discard``), facts (``turn="bob"``, ``direction=-1``) and table options.
    """

    def __init__(self, profile: str, *, seed: int = 1, **given: Any) -> None:
        game, book = registry.find(profile)
        self.players = [name for name, value in given.items() if isinstance(value, dict)]
        book.check_seats(len(self.players))
        known = {option.name for option in book.options}
        options: dict[str, Value] = {name: value for name, value in given.items() if name in known}
        layout: dict[str, Any] = {
            "players": [{zone: names(cards) for zone, cards in given[player].items()} for player in self.players]
        }
        for name, value in given.items():
            if name in known or name in self.players:
                continue
            if name in ("turn", "dealer"):
                layout[name] = self.seat(value)
            else:
                layout[name] = names(value) if is_cards(name, value) else value
        self.state = on_table(game.lay(book, len(self.players), seed, book.settle(options), layout))
        self.events: list[Event] = []  # of the last ``does``

    # --- acting ----------------------------------------------------------------------------

    def does(self, who: str, *answers: str) -> At:
        """Answer questions by the labels that ``options`` shows."""
        self.events = []
        for answer in answers:
            options = self.options(who)
            assert answer in options, f"{who} cannot {answer!r}; {who} is asked {self.ask(who)!r}: {options}"
            self.events += self.state.answer(self.seat(who), options.index(answer))
        return self

    # --- what is asked -----------------------------------------------------------------------

    def options(self, who: str) -> list[str]:
        """All that ``who`` may answer now, in order."""
        question = self.question(who)
        plain = [self.label(option, question.ask) for option in question.options]
        return [
            f"{label}@{self.holder(option)}" if plain.count(label) > 1 and option.card != NO_CARD else label
            for label, option in zip(plain, question.options, strict=True)
        ]

    def ask(self, who: str) -> str:
        """The key of the question that ``who`` is asked."""
        return self.question(who).ask

    @property
    def asked(self) -> dict[str, str]:
        """Who is asked what: ``{"ann": "turn"}``."""
        return {self.players[d.seat]: d.ask for d in self.state.pending()}

    def why(self, who: str, card: str) -> str:
        """Why ``who`` cannot play a card of that name: ``key (RULE)``, or ``""`` if it can be played."""
        for one in self.state.cards_in(1 + self.seat(who)):
            if self.state.kind(one) == card:
                reason = self.state.why(self.seat(who), one)
                return f"{reason.key} ({reason.rule})" if reason else ""
        raise AssertionError(f"{who} does not hold {card!r}, but {self.hand(who)}")

    def turn_of(self, who: str) -> None:
        """Nothing is left open: it is ``who``'s turn."""
        open_now = self.asked
        assert list(open_now) == [who], f"open: {open_now or 'nothing'}"
        assert open_now[who] in MAIN_QUESTIONS, f"open: {open_now}"

    def won_by(self, who: str | None) -> None:
        """The game is over and ``who`` has won it (``None``: everybody has lost)."""
        outcome = self.state.outcome()
        assert outcome is not None, f"the game goes on; open: {self.asked}"
        winner = None if outcome.winner == NOBODY else self.players[outcome.winner]
        assert winner == who, f"{winner} has won"

    # --- the table -----------------------------------------------------------------------------

    def zone(self, name: str, who: str | None = None) -> list[str]:
        """The cards of a zone by name; a pile from the top."""
        seat = NOBODY if who is None else self.seat(who)
        for zone in range(self.state.zone_count()):
            if self.state.zone_name(zone) == (name, seat):
                cards = [self.state.kind(card) for card in self.state.cards_in(zone)]
                return cards[::-1] if seat == NOBODY else cards
        raise AssertionError(f"there is no zone {name!r} {'of ' + who if who else 'on the table'}")

    def hand(self, who: str) -> list[str]:
        return sorted(self.zone("hand", who))

    def stable(self, who: str) -> list[str]:
        return self.zone("stable", who)

    @property
    def well(self) -> list[str]:
        return self.zone("well")

    @property
    def cauldron(self) -> list[str]:
        return self.zone("cauldron")

    @property
    def deck(self) -> list[str]:
        return self.zone("deck")

    @property
    def discard(self) -> list[str]:
        return self.zone("discard")

    @property
    def nursery(self) -> list[str]:
        return self.zone("nursery")

    def fact(self, name: str) -> Any:
        """A fact of the table that everybody sees, as in a view: ``t.fact("colour")``."""
        view = self.state.view(NOBODY)
        return view[name] if name in view else view["facts"][name]

    def sees(self, who: str | None, whose: str) -> list[str]:
        """What ``who`` (``None``: a spectator) knows of ``whose`` hand; ``?`` for each card not known."""
        faces = self.state.faces(NOBODY if who is None else self.seat(who), 1 + self.seat(whose))
        return [*sorted(face["kind"] for face in faces if face), *("?" for face in faces if not face)]

    def happened(self, kind: str) -> list[Event]:
        """The events of a kind in the last ``does``."""
        return [event for event in self.events if event.kind == kind]

    # --- names ---------------------------------------------------------------------------------

    def seat(self, who: str) -> Seat:
        assert who in self.players, f"nobody here is called {who!r}: {self.players}"
        return self.players.index(who)

    def question(self, who: str) -> Question:
        for question in self.state.pending():
            if question.seat == self.seat(who):
                return question
        raise AssertionError(f"{who} is asked nothing; open: {self.asked or 'nothing, the game is over'}")

    def label(self, option: Option, ask: str) -> str:
        """An option in words: a card and the word with it, a player, or the verb alone."""
        words = [self.state.kind(option.card)] if option.card != NO_CARD else []
        words += [self.players[option.seat]] if option.seat != NOBODY else []
        words += [option.word] if option.word else []
        if not words or option.verb not in ("play", ask):
            words.insert(0, option.verb)
        return " ".join(words)

    def holder(self, option: Option) -> str:
        name, seat = self.state.zone_name(self.state.zone_of(option.card))
        return name if seat == NOBODY else self.players[seat]

    def __repr__(self) -> str:
        return f"At({', '.join(f'{ask} of {who}' for who, ask in self.asked.items()) or 'over'})"
