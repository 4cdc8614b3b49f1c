"""What a table says, as the engine's own words for it: so ``words.Speech`` can tell it."""

from __future__ import annotations

from ..core.kernel import EVERYBODY, Event, Option, Outcome, Question, Reason, Seat, View
from ..protocol.messages import Ask, Cannot, Ended, Look, News, OptionView


def event(news: News) -> Event:
    """Something that happened in the game."""
    return Event(news.kind, news.seat, news.card, EVERYBODY, news.whom, news.n, news.word, news.source, news.rule)


def option(shown: OptionView) -> Option:
    return Option(shown.verb, shown.card, shown.seat, shown.word)


def view(look: Look) -> View:
    """The game that is shown."""
    assert look.game is not None, "no game is played"
    return look.game


def decision(ask: Ask, seat: Seat) -> Question:
    """The question that a seat is asked."""
    return Question(seat, ask.ask, [option(one) for one in ask.options], ask.source, ask.least, ask.rule)


def question(look: Look) -> Question:
    """What the viewer is asked."""
    assert look.ask is not None, "nothing is asked"
    return decision(look.ask, look.you)


def reason(cannot: Cannot) -> Reason:
    """Why a card cannot be played."""
    return Reason(cannot.why, cannot.rule, cannot.source)


def outcome(ended: Ended) -> Outcome:
    """How the last game ended."""
    return Outcome(ended.winner, ended.why, ended.rule, ended.points)
