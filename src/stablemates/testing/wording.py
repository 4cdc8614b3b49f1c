"""Check that a game has messages for everything: play games, and look up every message."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import stablemates

from ..core.game import Value
from ..core.kernel import NOBODY
from ..core.rng import fast
from ..core.table import Table, on_table
from ..protocol import seen
from ..protocol.values import Event, Option, Reason
from ..words import LANGUAGES, Words
from ..words.speech import Speech
from ..words.words import MissingWord, key
from .conformance import tables

MOST = 300  # answers of a game that are put into words


def missing_words(game: str, options: dict[str, Value], seed: int = 0) -> list[str]:
    """Play by every rulebook of a game, or by one; return the messages it lacks, each with its language."""
    found: dict[str, None] = {}
    largest = {book.id: (book, seats) for book, seats in tables(game)}
    for book, seats in largest.values():
        names = [f"Player {n}" for n in range(seats)]
        # English replaces a language that is missing altogether
        speeches = [Speech(Words(language, book.game, strict=True), book, names) for language in LANGUAGES]
        state = on_table(stablemates.new(book.id, seats=seats, seed=seed, **options))
        found.update(dict.fromkeys(problems(speeches, state, seed)))
    return list(found)


def problems(speeches: list[Speech], state: Table, seed: int) -> Iterator[str]:
    """Play a game at random, put it into words in every language, and yield the missing messages."""
    rng = fast(seed)
    done: set[Option | Reason] = set()
    yield from attempt(speeches, lambda speech: speech.words.text(key("profile", speech.profile.id)))
    yield from events_in_words(speeches, state)
    for _ in range(MOST):
        questions = state.pending()
        if not questions:
            break
        question = questions[rng.below(len(questions))]
        yield from asked(speeches, state, done)
        state.answer(question.seat, rng.below(len(question.options)))
        yield from events_in_words(speeches, state)
    ending = seen.outcome(state)
    if ending is not None:
        yield from attempt(speeches, lambda speech: speech.outcome(ending))


def attempt(speeches: list[Speech], say: Callable[..., object], *what: object) -> Iterator[str]:
    for speech in speeches:
        try:
            say(speech, *what)
        except MissingWord as problem:
            yield str(problem)


def asked(speeches: list[Speech], state: Table, done: set[Option | Reason]) -> Iterator[str]:
    """Put all open questions into words, with their options, and any new reasons why other cards cannot be chosen."""
    for one in state.pending():
        view, question = seen.view(state, one.seat), seen.question(state, one)
        yield from attempt(speeches, Speech.question, question, view)
        for option in question.options:
            if option not in done:
                yield from attempt(speeches, Speech.option, option)
        for reason in question.cannot:
            if reason not in done:
                yield from attempt(speeches, Speech.reason, reason, view)
        done.update(question.options, question.cannot)


def events_in_words(speeches: list[Speech], state: Table) -> Iterator[str]:
    """Put the last events into words, for everyone to whom they read differently."""
    for seat in readers(state):
        yield from attempt(speeches, put_in_words, seat, seen.events(state, state.events, seat))


def readers(state: Table) -> list[int]:
    """Return a spectator, the players whom the last events name, and two of the others: a stable may be theirs."""
    concerned = {seat for event in state.events for seat in (event.seat, event.whom)} - {NOBODY}
    others = [seat for seat in range(state.seats) if seat not in concerned]
    return [NOBODY, *sorted(concerned), *others[:1], *others[1:][-1:]]


def put_in_words(speech: Speech, seat: int, events: list[Event]) -> None:
    reader = Speech(speech.words, speech.profile, speech.names, seat)
    for _, rule in reader.with_rules(events):
        if rule:
            reader.rule(rule)
