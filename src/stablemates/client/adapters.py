"""What a table says, as the engine's own words for it: so ``words.Speech`` can tell it."""

from __future__ import annotations

from ..core.kernel import EVERYBODY, Event, Option, Outcome, Question, Reason, Seat, View
from ..protocol.messages import Ended, Snapshot
from ..protocol.values import Event, Option, Question, Reason


def event(news: Event) -> Event:
    """Something that happened in the game."""
    return Event(news.kind, news.seat, news.card, EVERYBODY, news.whom, news.n, news.word, news.source, news.rule)


def option(shown: Option) -> Option:
    return Option(shown.verb, shown.card, shown.seat, shown.word)


def view(snapshot: Snapshot) -> View:
    """The game that is shown."""
    assert snapshot.view is not None, "no game is played"
    return snapshot.view


def decision(ask: Question, seat: Seat) -> Question:
    """The question that a seat is asked."""
    return Question(seat, ask.ask, [option(one) for one in ask.options], ask.source, ask.least, ask.rule)


def question(snapshot: Snapshot) -> Question:
    """What the viewer is asked."""
    assert snapshot.question is not None, "nothing is asked"
    return decision(snapshot.question, snapshot.you)


def reason(cannot: Reason) -> Reason:
    """Why a card cannot be played."""
    return Reason(cannot.why, cannot.rule, cannot.source)


def outcome(ended: Ended) -> Outcome:
    """How the last game ended."""
    return Outcome(ended.winner, ended.why, ended.rule, ended.points)
