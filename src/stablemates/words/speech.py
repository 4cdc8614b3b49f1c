"""What an engine says, as sentences for one reader.  It knows no game: all it does is look up messages."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import Any

from ..core.kernel import NO_CARD, NOBODY, Card, Event, Option, Outcome, Question, Reason, Seat, View
from .words import Words, key

SEAT_FACTS = frozenset(("turn", "last", "dealer", "winner"))  # facts of a view that are seats


class Speech:
    """The voice of a table: it knows the game, what the cards are, who sits where and who listens."""

    def __init__(
        self,
        words: Words,
        game: str,
        kind: Callable[[Card], str],
        names: list[str],
        me: Seat = NOBODY,
        profile: str = "",
    ) -> None:
        self.words = words
        self.game = game
        self.kind = kind  # State.kind
        self.names = names
        self.me = me
        self.profile = profile
        self.edition = edition_of(profile)  # its own words go before those of the others

    # --- names -----------------------------------------------------------------------------------

    def seat(self, seat: Seat) -> str:
        if seat == self.me and seat != NOBODY:
            return self.words.text("you")
        return self.names[seat] if seat != NOBODY else self.words.text("nobody")

    def title(self, card: Card) -> str:
        """The name of a card as it stands alone."""
        return self.title_of(self.kind(card))

    def title_of(self, kind: str) -> str:
        """The title of a kind of card in this edition; with a label, where several share a title."""
        return title_of(self.words, kind, self.edition)

    def text_of(self, kind: str) -> str:
        """What a kind of card does in this edition."""
        return text_of(self.words, kind, self.edition)

    def card(self, card: Card) -> str:
        """The name of a card in a sentence; an unseen or absent one is "a card"."""
        if card == NO_CARD:
            return self.words.text("a-card")
        return self.words.text("quoted-card", title=self.title(card))

    def word(self, word: str) -> str:
        return self.words.text(key("word", self.game, word)) if word else "none"

    def rule(self, rule: str) -> str:
        """A rule with its number and in a line: what a refusal ends with."""
        return self.words.text("rule-named", id=rule, rule=self.words.text(key("rule", rule)))

    def in_this_edition(self, name: str, args: dict[str, Any]) -> str:
        """A message as this edition has it."""
        if self.edition and self.words.has(name, self.edition):
            return self.words.attribute(name, self.edition, **args)
        return self.words.text(name, **args)

    # --- sentences ---------------------------------------------------------------------------------

    def question(self, question: Question, view: View) -> str:
        args = {**self.facts(view), "source": self.card(question.source)}
        return self.in_this_edition(key("ask", self.game, question.ask), args)

    def option(self, option: Option) -> str:
        name = key("verb", self.game, option.verb)
        args = {"card": self.card(option.card), "seat": self.seat(option.seat), "word": self.word(option.word)}
        return self.spoken_to(name, "you", option.seat, args) or self.words.text(name, **args)

    def reason(self, reason: Reason, card: Card, view: View) -> str:
        """Why a card cannot be played, and by which rule."""
        args = {**self.facts(view), "card": self.card(card), "source": self.card(reason.card)}
        why = self.in_this_edition(key("why", self.game, reason.key), args)
        return f"{why} {self.rule(reason.rule)}"

    def outcome(self, outcome: Outcome) -> str:
        name = key("outcome", self.game, outcome.why)
        if outcome.winner == NOBODY:
            return self.words.attribute(name, "nobody")
        args = {"seat": self.seat(outcome.winner), "points": outcome.points[outcome.winner]}
        if outcome.winner == self.me:
            return self.words.attribute(name, "you", **args)
        return self.words.text(name, **args)

    def events(self, events: list[Event]) -> list[str]:
        """What happened at an answer."""
        return [sentence for sentence, _ in self.with_rules(events)]

    def with_rules(self, events: list[Event]) -> list[tuple[str, str]]:
        """What happened, and by which rules: events of one kind by one rule in a row are told together."""
        together = groupby(events, key=lambda event: (event.kind, event.rule))
        return [(sentence, rule) for (_, rule), alike in together for sentence in self.tell(list(alike))]

    def tell(self, alike: list[Event]) -> list[str]:
        name = key("event", self.game, alike[0].kind)
        seats = {event.seat for event in alike}
        if len(seats) > 1 and self.words.has(name, "each"):
            pairs = ", ".join(f"{self.seat(event.seat)} — {self.card(event.card)}" for event in alike)
            return [self.words.attribute(name, "each", count=len(alike) // len(seats), list=pairs)]
        runs = groupby(alike, key=lambda event: (event.seat, event.whom, event.word, event.card == NO_CARD))
        return [self.tell_run(name, list(run)) for _, run in runs]

    def tell_run(self, name: str, run: list[Event]) -> str:
        """One sentence for events that differ in their cards alone."""
        event = run[0]
        args = {
            "seat": self.seat(event.seat),
            "whom": self.seat(event.whom),
            "card": ", ".join(self.card(one.card) for one in run),
            "source": self.card(event.source),
            "by": self.by(event),
            "rule": event.rule,
            "word": self.word(event.word),
            "n": event.n,
            "count": len(run),
        }
        told = self.spoken_to(name, "you", event.seat, args) or self.spoken_to(name, "yours", event.whom, args)
        if told:
            return told
        if event.card == NO_CARD and self.words.has(name, "unseen"):
            return self.words.attribute(name, "unseen", **args)
        return self.words.text(name, **args)

    def spoken_to(self, name: str, attribute: str, seat: Seat, args: dict[str, Any]) -> str:
        """A message in its form for the one whom it is about, if that is who listens and there is one."""
        theirs = seat == self.me and seat != NOBODY and self.words.has(name, attribute)
        return self.words.attribute(name, attribute, **args) if theirs else ""

    def by(self, event: Event) -> str:
        """The card that made it happen, unless that is the card it happened to."""
        if event.source in (NO_CARD, event.card) or not self.words.has("by-card"):
            return ""
        return self.words.text("by-card", source=self.card(event.source))

    def facts(self, view: View) -> dict[str, Any]:
        """The facts of a view as arguments: numbers as they are, seats and words by name."""
        found: dict[str, Any] = {}
        for name, value in view.items():
            if name in SEAT_FACTS:
                found[name] = self.seat(value)
            elif isinstance(value, str):
                word = key("word", self.game, value)
                found[name] = self.words.text(word) if value and self.words.has(word) else value
            elif isinstance(value, int):
                found[name] = int(value)
        return found


def edition_of(profile: str) -> str:
    """The edition that a rulebook belongs to.

    >>> edition_of("first-uk"), edition_of("unorog")
    ('first', 'unorog')
    """
    return profile.partition("-")[0]


def title_of(words: Words, kind: str, edition: str) -> str:
    name = key("card", kind)
    for attribute in (f"{edition}-title", "label"):
        if words.has(name, attribute):
            return words.attribute(name, attribute)
    return words.text(name)


def text_of(words: Words, kind: str, edition: str) -> str:
    """What a kind of card does; nothing, if it is a card and no more."""
    name = key("card", kind)
    own = edition if edition and words.has(name, edition) else "text"
    return words.attribute(name, own) if words.has(name, own) else ""
