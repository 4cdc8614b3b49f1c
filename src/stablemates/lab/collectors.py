"""Collectors: small classes that observe games and count.

A collector is an ``Observer``: ``before`` the game, at each ``step``, ``after`` the game.  It returns its counts
as ``totals``: numbers in dictionaries, nested as deeply as you like.  The totals of two batches are added number by
number, so it does not matter which process played which games.  This one counts how often a game is won with a full
hand:

>>> from stablemates.lab.simulate import Experiment, play
>>> class FullHands(Collector):
...     def __init__(self) -> None:
...         self.games = self.full = 0
...
...     def after(self, state, outcome, answers):
...         self.games += 1
...         if outcome and outcome.winner >= 0:
...             self.full += len(state.cards_in(1 + outcome.winner)) >= 7
...
...     def totals(self):
...         return {"games": self.games, "full": self.full}
>>> play(Experiment("second-ru", players=4, bots=["random"], games=20), [FullHands()])
[{'games': 20, 'full': ...}]

The command line takes a collector from your own module: ``--collector module:FullHands``.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar

from ..core.kernel import NOBODY, Event, Option, Outcome, Seat, State, first_of
from ..core.table import DECK, HAND, Table, on_table
from .observed_playout import Observer

try:
    from mypy_extensions import mypyc_attr
except ImportError:
    from ..core.native import mypyc_attr

Totals = dict[str, Any]  # numbers, or dictionaries of them

UNFINISHED = "unfinished"


@mypyc_attr(allow_interpreted_subclasses=True)
class Collector(Observer):
    """An observer whose totals can be added up."""

    listens: ClassVar[bool] = True  # whether it needs ``step``; games without listeners are faster

    @abstractmethod
    def totals(self) -> Totals:
        """Return the totals so far, as JSON."""


def add(one: Totals, other: Totals) -> Totals:
    """Add the totals of another batch to ``one``, and return it.

    >>> add({"games": 2, "won": {"0": 1}}, {"games": 3, "won": {"2": 1}})
    {'games': 5, 'won': {'0': 1, '2': 1}}
    """
    for name, value in other.items():
        if isinstance(value, dict):
            one[name] = add(one.get(name, {}), value)
        else:
            one[name] = one.get(name, 0) + value
    return one


def count(into: dict[str, int], name: str, n: int = 1) -> None:
    into[name] = into.get(name, 0) + n


def first_seat(state: State) -> Seat:
    """Return who starts, right after the deal: the player that an event names, or else the first one asked."""
    for event in state.events:
        if event.kind == "first":
            return event.seat
    return first_of(state.asked())


class Endings(Collector):
    """Who wins, by seat and by place in the order of play; why; after how many answers."""

    listens: ClassVar[bool] = False

    def __init__(self) -> None:
        self.games = 0
        self.first = NOBODY
        self.seats: dict[str, int] = {}
        self.places: dict[str, int] = {}
        self.reasons: dict[str, int] = {}
        self.answers: dict[str, int] = {}

    def before(self, state: State) -> None:
        self.first = first_seat(state)

    def after(self, state: State, outcome: Outcome | None, answers: int) -> None:
        self.games += 1
        count(self.answers, str(answers))
        count(self.reasons, outcome.why if outcome is not None else UNFINISHED)
        if outcome is not None and outcome.winner != NOBODY:
            count(self.seats, str(outcome.winner))
            count(self.places, str((outcome.winner - self.first) % state.seats))

    def totals(self) -> Totals:
        return {
            "games": self.games,
            "seats": self.seats,
            "places": self.places,
            "reasons": self.reasons,
            "answers": self.answers,
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class Moments(Collector):
    """How often each kind of event happens in a game, and how many turns a game has.

    If a game emits no events for turns, each answer that is not a pass counts as a turn.
    """

    def __init__(self) -> None:
        self.games = 0
        self.sums: dict[str, int] = {}
        self.squares: dict[str, int] = {}
        self.lengths: dict[str, int] = {}
        self.now: dict[str, int] = {}
        self.moves = 0

    def before(self, state: State) -> None:
        self.now = {}
        self.moves = 0

    def step(self, state: State, seat: Seat, option: Option, events: list[Event]) -> None:
        now = self.now
        if option.verb != "pass":
            self.moves += 1
        for event in events:
            kind = event.kind
            now[kind] = now.get(kind, 0) + 1

    def after(self, state: State, outcome: Outcome | None, answers: int) -> None:
        self.games += 1
        turns = self.now.pop("turn", self.moves)
        count(self.lengths, str(turns))
        self.now["turns"] = turns
        for name, n in self.now.items():
            count(self.sums, name, n)
            count(self.squares, name, n * n)

    def totals(self) -> Totals:
        return {"games": self.games, "lengths": self.lengths, "sums": self.sums, "squares": self.squares}


class Marks:
    """Counts for one kind of card: copies, and seats that had it (and the winners among them)."""

    def __init__(self) -> None:
        self.drawn = 0  # copies, including dealt ones
        self.played = 0
        self.stopped = 0
        self.dealt_to = 0  # seats with one in the first hand ...
        self.dealt_won = 0  # ... that won
        self.drawn_by = 0
        self.drawn_won = 0
        self.played_by = 0
        self.played_won = 0
        self.kept_by = 0  # with one in front of them (or in hand, if a game has no stables) at the end
        self.kept_won = 0

    def totals(self) -> dict[str, int]:
        return {
            "drawn": self.drawn,
            "played": self.played,
            "stopped": self.stopped,
            "dealt_to": self.dealt_to,
            "dealt_won": self.dealt_won,
            "drawn_by": self.drawn_by,
            "drawn_won": self.drawn_won,
            "played_by": self.played_by,
            "played_won": self.played_won,
            "kept_by": self.kept_by,
            "kept_won": self.kept_won,
        }


class Cards(Collector):
    """For every kind of card: how often it is drawn, played and stopped, and how often its holders win."""

    def __init__(self) -> None:
        self.games = 0
        self.names: list[str] = []
        self.marks: list[Marks] = []
        self.kinds: list[int] = []  # card -> number of its kind
        self.width = 0  # a seat and a kind as one number: seat * width + kind
        self.dealt: set[int] = set()
        self.drawn: set[int] = set()
        self.played: set[int] = set()

    def before(self, state: State) -> None:
        table = on_table(state)
        if table.kinds is not self.kinds and table.kinds != self.kinds:
            self.begin(table)
        self.dealt = set()
        self.played = set()
        for seat in range(table.seats):
            for card in table.cards_in(HAND + seat):
                kind = self.kinds[card]
                self.dealt.add(seat * self.width + kind)
                self.marks[kind].drawn += 1
        self.drawn = set(self.dealt)

    def begin(self, state: Table) -> None:
        """Prepare for the first game: collect the kinds."""
        assert not self.marks, "all games of a collector are played with the same cards"
        self.kinds = state.kinds
        self.width = max(self.kinds) + 1
        self.names = [""] * self.width
        for card, kind in enumerate(self.kinds):
            self.names[kind] = state.kind(card)
        self.marks = [Marks() for _ in range(self.width)]

    def step(self, state: State, seat: Seat, option: Option, events: list[Event]) -> None:
        for event in events:
            what = event.kind
            if what == "draw":
                kind = self.kinds[event.card]
                self.marks[kind].drawn += 1
                self.drawn.add(event.seat * self.width + kind)
            elif what == "play":
                kind = self.kinds[event.card]
                self.marks[kind].played += 1
                self.played.add(event.seat * self.width + kind)
            elif what == "stopped":
                self.marks[self.kinds[event.card]].stopped += 1

    def after(self, state: State, outcome: Outcome | None, answers: int) -> None:
        self.games += 1
        winner = outcome.winner if outcome is not None else NOBODY
        for at in self.dealt:
            mark = self.marks[at % self.width]
            mark.dealt_to += 1
            mark.dealt_won += at // self.width == winner
        for at in self.drawn:
            mark = self.marks[at % self.width]
            mark.drawn_by += 1
            mark.drawn_won += at // self.width == winner
        for at in self.played:
            mark = self.marks[at % self.width]
            mark.played_by += 1
            mark.played_won += at // self.width == winner
        for at in kept(on_table(state), self.kinds, self.width):
            mark = self.marks[at % self.width]
            mark.kept_by += 1
            mark.kept_won += at // self.width == winner

    def totals(self) -> Totals:
        kinds = {name: mark.totals() for name, mark in zip(self.names, self.marks) if name}
        return {"games": self.games, "kinds": kinds}


def kept(state: Table, kinds: list[int], width: int) -> set[int]:
    """Return the cards in front of each seat; in a game without stables, those in its hand."""
    found: set[int] = set()
    first = HAND + state.seats if state.zone_name(state.zone_count() - 1)[1] != NOBODY else DECK
    for zone in range(first, state.zone_count()):
        seat = state.zone_name(zone)[1]
        if seat != NOBODY:
            for card in state.cards_in(zone):
                found.add(seat * width + kinds[card])
    return found
