"""Check that a game has messages for everything: play games, and look up every message."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import stablemates

from ..core.game import Value
from ..core.kernel import NOBODY, State
from ..core.rng import fast
from ..protocol import seen
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
        for language in LANGUAGES:  # English replaces a language that is missing altogether
            speech = Speech(Words(language, book.game, strict=True), book, [f"Player {n}" for n in range(seats)])
            state = stablemates.new(book.id, seats=seats, seed=seed, **options)
            found.update(dict.fromkeys(problems(speech, state, seed)))
    return list(found)


def problems(speech: Speech, state: State, seed: int) -> Iterator[str]:
    """Play a game at random and yield the missing messages."""
    rng = fast(seed)
    for say in (lambda: speech.words.text(key("profile", speech.profile.id)), lambda: told(speech, state)):
        yield from attempt(say)
    for _ in range(MOST):
        questions = state.pending()
        if not questions:
            break
        question = questions[rng.below(len(questions))]
        yield from attempt(lambda: asked(speech, state))
        state.answer(question.seat, rng.below(len(question.options)))
        yield from attempt(lambda: told(speech, state))
    ending = seen.outcome(state)
    if ending is not None:
        yield from attempt(lambda: speech.outcome(ending))


def attempt(say: Callable[[], object]) -> list[str]:
    try:
        say()
    except MissingWord as problem:
        return [str(problem)]
    return []


def asked(speech: Speech, state: State) -> None:
    """Put all open questions into words, with their options and the reasons against other cards."""
    for one in state.pending():
        view, question = seen.view(state, one.seat), seen.question(state, one)
        speech.question(question, view)
        for option in question.options:
            speech.option(option)
        for reason in question.cannot:
            speech.reason(reason, view)


def told(speech: Speech, state: State) -> None:
    """Put the last events into words, for everyone at the table."""
    for seat in range(NOBODY, state.seats):
        reader = Speech(speech.words, speech.profile, speech.names, seat)
        for _, rule in reader.with_rules(seen.events(state, state.events, seat)):
            if rule:
                reader.rule(rule)
