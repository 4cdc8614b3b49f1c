"""The tests that every game must pass, run from the installed package: ``conform("mygame")``.

Random games are played at every table size and with random table options.  At many of their questions every
function of ``CHECKS`` checks the table.
"""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import stablemates

from ..core.errors import BadOption, IllegalAnswer, NotYourQuestion
from ..core.game import Profile, TableOption, Value
from ..core.kernel import NO_CARD, NOBODY, Option
from ..core.rng import Rng, fast
from ..core.table import Table, on_table
from ..games import registry
from .leaks import asked_seats, events_show_what_was_seen, look_for_leaks, worlds_stay_alike

LONGEST = 50_000  # answers after which a game counts as one that never ends
KEEN = 6  # of 8 answers avoid the least committal option, so that games end
LOOKS = 12  # positions checked per game
LARGEST_NUMBER = 20  # for a table option that takes any number


class NotConforming(AssertionError):
    """A game breaks the contract; the message says which part, and how to reproduce it."""


class Report(NamedTuple):
    """What was checked."""

    tables: int  # combinations of a rulebook and a number of seats
    games: int
    answers: int
    positions: int

    def plus(self, other: Report) -> Report:
        return Report(*(one + two for one, two in zip(self, other, strict=True)))


def conform(game: str, *, games: int = 6, seed: int = 0, seats: int | None = None, **options: Value) -> Report:
    """Play ``games`` games at every table of a game or rulebook; raise ``NotConforming`` if it breaks the contract.

    ``seats`` limits it to tables of that size; ``options`` are table options that all these games have.
    """
    report = Report(0, 0, 0, 0)
    for book, size in tables(game) if seats is None else tables_of(game, seats):
        report = report.plus(Report(1, 0, 0, 0))
        for number in range(games):
            report = report.plus(Run(book, size, seed + number, options).play())
    return report


def tables(game: str) -> Iterator[tuple[Profile, int]]:
    """Yield the rulebooks of a game, or the one of that name, with every number of seats."""
    for book in registry.game(game).profiles:
        if game in (book.id, book.game):
            for seats in range(book.fewest, book.most + 1):
                yield book, seats


def tables_of(game: str, seats: int) -> Iterator[tuple[Profile, int]]:
    """Yield the rulebooks with this number of seats; raise `BadSeats` for one that does not allow it."""
    for book in dict.fromkeys(book for book, _ in tables(game)):
        book.check_seats(seats)
        yield book, seats


class Run:
    """One random game, checked from all sides."""

    def __init__(self, book: Profile, seats: int, seed: int, options: dict[str, Value]) -> None:
        self.book = book
        self.seats = seats
        self.seed = seed
        self.rng = fast(seed + 1)
        self.options = self.chosen(options)
        self.answers: list[tuple[int, int]] = []

    def chosen(self, fixed: dict[str, Value]) -> dict[str, Value]:
        """Return the fixed options, and half of the others with a random valid value."""
        found = dict(fixed)
        for option in self.book.options:
            if option.name not in fixed and self.rng.below(2):
                value = random_value(option, self.rng)
                if self.takes({**found, option.name: value}):
                    found[option.name] = value
        return found

    def takes(self, options: dict[str, Value]) -> bool:
        try:
            stablemates.new(self.book.id, seats=self.seats, seed=0, **options)
        except BadOption:
            return False
        return True

    def play(self) -> Report:
        """Play to the end."""
        positions = 0
        state: Table | None = None
        try:
            state = on_table(stablemates.new(self.book.id, seats=self.seats, seed=self.seed, **self.options))
            while state.asked():
                if self.looks():
                    positions += 1
                    for check in CHECKS:
                        check(state, len(self.answers))
                before = state.clone()
                self.answer(state)
                events_show_what_was_seen(before, state, state.events)
                assert len(self.answers) < LONGEST, f"the game is not over after {LONGEST} answers"
            check_end(state)
        except Exception as problem:
            raise NotConforming(self.describe(problem, state)) from problem
        return Report(0, 1, len(self.answers), positions)

    def looks(self) -> bool:
        """Return whether to check this position: the first ones, then fewer and fewer."""
        return len(self.answers) < LOOKS // 2 or self.rng.below(2 + len(self.answers) // LOOKS) == 0

    def answer(self, state: Table) -> None:
        asked = asked_seats(state)
        seat = asked[self.rng.below(len(asked))]
        width = int(state.width(seat))
        bold = width > 1 and self.rng.below(8) < KEEN
        number = 1 + self.rng.below(width - 1) if bold else self.rng.below(width)
        self.answers.append((seat, number))
        state.answer(seat, number)

    def describe(self, problem: Exception, state: Table | None) -> str:
        given = "".join(f", {name}={value!r}" for name, value in self.options.items())
        reason = str(problem) or "an assertion of the engine"
        lines = [
            f"{self.book.id}: {type(problem).__name__}: {reason}",
            f"  deal: stablemates.new({self.book.id!r}, seats={self.seats}, seed={self.seed}{given})",
            f"  answers: {' '.join(f'{seat}:{number}' for seat, number in self.answers) or 'none'}",
        ]
        if state is not None:
            lines.append(f"  position: {notation_of(state)}")
        return "\n".join(lines)


def notation_of(state: Table) -> str:
    try:
        return state.notation()
    except Exception as problem:
        return f"no notation ({problem})"


def random_value(option: TableOption, rng: Rng) -> Value:
    return option.values[rng.below(len(option.values))] if option.values else rng.below(LARGEST_NUMBER)


# --- what must be true at every question ---------------------------------------------------------


def check_cards(s: Table, number: int) -> None:
    """Check that every card is in exactly one zone."""
    s.assert_sound()
    assert sum(len(s.cards_in(zone)) for zone in range(s.zone_count())) == len(s.kinds), "cards are missing"


def check_questions(s: Table, number: int) -> None:
    """Check that every seat that is asked has options, and that no other seat has a question."""
    questions = s.pending()
    assert [question.seat for question in questions] == asked_seats(s), "pending() and asked() name different seats"
    assert s.outcome() is None, "there is an outcome while someone is asked"
    for question in questions:
        assert question.options, f"seat {question.seat} is asked {question.ask!r} and has no option"
        assert 0 <= question.least < len(question.options), "the least committal option is not one of the options"
        assert len(set(question.options)) == len(question.options), f"two options are the same: {question.options}"


def check_moves(s: Table, number: int) -> None:
    """Check that moves and options are in the same order."""
    for question in s.pending():
        seat, moves = question.seat, s.moves(question.seat)
        assert len(set(moves)) == len(moves) == s.width(seat), f"seat {seat} has a move twice, or width() is wrong"
        assert [s.nth(seat, n) for n in range(len(moves))] == moves, "nth() and moves() differ"
        assert [s.option(seat, move) for move in moves] == question.options, "options and moves differ"
        assert s.pick(seat, fast(number)) in moves, "pick() is not one of the moves"


def check_option_cards(s: Table, number: int) -> None:
    """Check that options are about cards that the seat knows, and that the card that asks is public."""
    for question in s.pending():
        for option in question.options:
            assert option.card == NO_CARD or s.knows(question.seat, option.card), f"{option} is about a hidden card"
            assert not option.kind or option.kind == s.kind(option.card), f"{option} names a different card"
        assert question.source == NO_CARD or s.knows(NOBODY, question.source), "the card that asks is hidden"


def check_refusals(s: Table, number: int) -> None:
    """Check that a refused answer changes nothing."""
    before = s.dump()
    for seat in range(-1, s.seats + 1):
        if seat not in asked_seats(s):
            assert refuses(s, NotYourQuestion, seat, 0), f"seat {seat} has no open question, but may answer"
    for question in s.pending():
        for wrong in (-1, len(question.options), Option("no such verb")):
            assert refuses(s, IllegalAnswer, question.seat, wrong), f"seat {question.seat} may answer {wrong!r}"
    assert s.dump() == before, "a refused answer changes the game"


def refuses(s: Table, error: type[Exception], seat: int, option: Any) -> bool:
    try:
        s.answer(seat, option)
    except error:
        return True
    return False


def check_copies(s: Table, number: int) -> None:
    """Check that a saved, cloned or pickled game is the same game, and continues in the same way."""
    saved = json.loads(json.dumps(s.dump()))
    twins = {
        "a loaded game": stablemates.load(saved),
        "a clone": s.clone(),
        "a pickle": pickle.loads(pickle.dumps(s)),
        "a deep copy": copy.deepcopy(s),
    }
    seat = asked_seats(s)[0]
    option = number % s.width(seat)
    other = s.clone()
    events = other.answer(seat, option)
    for name, twin in twins.items():
        assert twin.dump() == saved, f"{name} is a different game"
        assert twin.pending() == s.pending(), f"{name} asks a different question"
        assert twin.answer(seat, option) == events, f"{name} emits different events"
        assert twin.dump() == other.dump(), f"{name} continues differently"
    assert s.dump() == saved, "a copy is not independent"


def check_notation(s: Table, number: int) -> None:
    """Check that the position can be written in one line and read back."""
    line = s.notation()
    assert "\n" not in line, "the notation has more than one line"
    assert stablemates.read(line).notation() == line, "the notation changes when it is read and written again"


def check_views(s: Table, number: int) -> None:
    """Check that every view is JSON, and shares nothing with the game."""
    before = json.dumps(s.dump())
    for seat in range(NOBODY, s.seats):
        view = s.view(seat)
        assert json.loads(json.dumps(view)) == view, f"the view of seat {seat} is not JSON"
        spoil(view)
        s.show(seat)
    assert json.dumps(s.dump()) == before, "a view shares its lists with the game"


def spoil(value: Any) -> None:
    """Empty everything that can be emptied."""
    for part in list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else []:
        spoil(part)
    if isinstance(value, (dict, list)):
        value.clear()


def check_secrets(s: Table, number: int) -> None:
    """Check that no one can tell the true game from one in which everything they cannot know is dealt again."""
    seat = number % (s.seats + 1) - 1
    look_for_leaks(s, seat, number)
    worlds_stay_alike(s, seat, number, 3)


def check_end(s: Table) -> None:
    """Check that after the end no one is asked, and every seat has points."""
    outcome = s.outcome()
    assert outcome is not None, "no one is asked, but there is no outcome"
    assert NOBODY <= outcome.winner < s.seats == len(outcome.points), f"{outcome} does not fit {s.seats} seats"
    assert s.pending() == [], "someone is asked after the end"
    assert all(refuses(s, NotYourQuestion, seat, 0) for seat in range(s.seats)), "an answer is accepted after the end"


CHECKS: list[Callable[[Table, int], None]] = [
    check_cards,
    check_questions,
    check_moves,
    check_option_cards,
    check_refusals,
    check_copies,
    check_notation,
    check_views,
    check_secrets,
]
