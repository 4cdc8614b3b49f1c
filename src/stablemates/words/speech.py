"""Speech: what a table shows, as sentences for one reader.  It works for any game, since it only looks up messages."""

from __future__ import annotations

from itertools import groupby

from msgspec.structs import asdict

from ..core.game import Profile
from ..core.kernel import NOBODY, Seat
from ..protocol.values import Card, Event, Option, Outcome, Place, Question, Reason
from ..protocol.views import View
from .words import Words, key

SEAT_FACTS = frozenset(("turn", "last", "dealer", "winner"))  # facts of a view that are seats

Args = dict[str, str | int]  # of a message


class Speech:
    """The sentences of a table: for its rulebook, its players, and its reader."""

    def __init__(self, words: Words, profile: Profile, names: list[str], me: Seat = NOBODY) -> None:
        self.words = words.in_edition(profile.edition)
        self.profile = profile
        self.game = profile.game
        self.edition = profile.edition  # whose words override the shared ones
        self.names = names
        self.me = me

    # --- names -----------------------------------------------------------------------------------

    def seat(self, seat: Seat) -> str:
        if seat == self.me and seat != NOBODY:
            return self.words.text("you")
        return self.names[seat] if seat != NOBODY else self.words.text("nobody")

    def title(self, card: Card) -> str:
        """Return the title of a card."""
        return self.title_of(card.kind)

    def title_of(self, kind: str) -> str:
        """Return the title of a kind of card in this edition, or its label if several kinds share a title."""
        return title_of(self.words, kind, self.edition)

    def text_of(self, kind: str) -> str:
        """Return what a kind of card does in this edition."""
        return text_of(self.words, kind, self.edition)

    def card(self, card: Card | None) -> str:
        """Return the name of a card in a sentence; an unseen or missing one is "a card"."""
        if card is None:
            return self.words.text("a-card")
        return self.words.text("quoted-card", title=self.title(card))

    def word(self, word: str) -> str:
        return self.words.text(key("word", self.game, word)) if word else "none"

    def rule(self, rule: str) -> str:
        """Return a rule with its number and summary, as at the end of a refusal."""
        return self.words.text("rule-named", id=rule, rule=self.words.text(key("rule", rule)))

    def in_this_edition(self, name: str, args: Args) -> str:
        """Return a message as this edition has it."""
        if self.edition and self.words.has(name, self.edition):
            return self.words.attribute(name, self.edition, **args)
        return self.words.text(name, **args)

    # --- sentences ---------------------------------------------------------------------------------

    def question(self, question: Question, view: View) -> str:
        args: Args = {
            **self.facts(view),
            **own_numbers(view),
            "source": self.card(question.source),
            "rule": question.rule,
            "least": question.options[question.least].verb if question.options else "",
            "choices": len(question.options),
        }
        asked = self.in_this_edition(key("ask", self.game, question.ask), args)
        return f"{asked} {self.words.text(key('asked', self.game, 'early'))}" if question.early else asked

    def option(self, option: Option) -> str:
        name = key("verb", self.game, option.verb)
        args: Args = {"card": self.card(option.card), "seat": self.seat(option.seat), "word": self.word(option.word)}
        return self.spoken_to(name, "you", option.seat, args) or self.words.text(name, **args)

    def reason(self, reason: Reason, view: View) -> str:
        """Return why a card cannot be played, and by which rule."""
        args: Args = {**self.facts(view), "card": self.card(reason.card), "source": self.card(reason.source)}
        why = self.in_this_edition(key("why", self.game, reason.why), args)
        return f"{why} {self.rule(reason.rule)}"

    def outcome(self, outcome: Outcome) -> str:
        name = key("outcome", self.game, outcome.why)
        if outcome.winner == NOBODY:
            return self.words.attribute(name, "nobody")
        args: Args = {"seat": self.seat(outcome.winner), "points": outcome.points[outcome.winner]}
        if outcome.winner == self.me:
            return self.words.attribute(name, "you", **args)
        return self.words.text(name, **args)

    def events(self, events: list[Event]) -> list[str]:
        """Return what happened after an answer."""
        return [sentence for sentence, _ in self.with_rules(events)]

    def with_rules(self, events: list[Event]) -> list[tuple[str, str]]:
        """Return what happened, and by which rules; consecutive events of one kind and rule share a sentence."""
        together = groupby(events, key=lambda event: (event.kind, event.rule))
        return [(sentence, rule) for (_, rule), alike in together for sentence in self.sentences(list(alike))]

    def sentences(self, alike: list[Event]) -> list[str]:
        name = key("event", self.game, alike[0].kind)
        seats = {event.seat for event in alike}
        if len(seats) > 1 and self.words.has(name, "each"):
            pairs = ", ".join(self.seat_card(event) for event in alike)
            return [self.words.attribute(name, "each", count=len(alike) // len(seats), list=pairs)]
        return [self.sentence(name, list(run)) for _, run in groupby(alike, key=all_but_card)]

    def seat_card(self, event: Event) -> str:
        return self.words.text("seat-card", seat=self.seat(event.seat), card=self.card(event.card))

    def sentence(self, name: str, run: list[Event]) -> str:
        """Return one sentence for events that differ only in their cards."""
        event = run[0]
        args: Args = {
            "seat": self.seat(event.seat),
            "whom": self.seat(event.whom),
            "from": self.seat(owner(event.from_zone)),
            "to": self.seat(owner(event.to_zone)),
            "card": ", ".join(self.card(one.card) for one in run),
            "source": self.card(event.source),
            "by": self.by(event),
            "rule": event.rule,
            "word": self.word(event.word),
            "zone": event.word or "none",  # where a card goes, which selects a sentence
            "n": event.n,
            "count": len(run),
        }
        about = {
            "own": event.seat if event.seat == event.whom else NOBODY,
            "you": event.seat,
            "yours": event.whom,
            "from-you": owner(event.from_zone),
            "to-you": owner(event.to_zone),
        }
        if event.card is not None and event.card == event.source and self.words.has(name, "itself"):  # its own target
            return self.words.attribute(name, "itself", **args)
        for attribute, seat in about.items():
            if sentence := self.spoken_to(name, attribute, seat, args):
                return sentence
        if event.seat == event.whom and self.words.has(name, "self"):
            return self.words.attribute(name, "self", **args)
        if event.card is None and self.words.has(name, "unseen"):
            return self.words.attribute(name, "unseen", **args)
        return self.words.text(name, **args)

    def spoken_to(self, name: str, attribute: str, seat: Seat, args: Args) -> str:
        """Return a message in the second person, if it is about the reader and has that form."""
        theirs = seat == self.me and seat != NOBODY and self.words.has(name, attribute)
        return self.words.attribute(name, attribute, **args) if theirs else ""

    def by(self, event: Event) -> str:
        """Return the card that caused an event, unless it is the card that the event is about."""
        if event.source in (None, event.card) or not self.words.has("by-card"):
            return ""
        return self.words.text("by-card", source=self.card(event.source))

    def facts(self, view: View) -> Args:
        """Return the facts of a view as arguments: numbers as they are, seats and words by name."""
        found: Args = {"turn": self.seat(view.turn), "winner": self.seat(view.winner), "phase": self.fact(view.phase)}
        for name, value in all_facts(view).items():
            if name in SEAT_FACTS and isinstance(value, int):
                found[name] = self.seat(value)
            elif isinstance(value, (str, int)):
                found[name] = self.fact(value)
        return found

    def fact(self, value: str | int) -> str | int:
        """Return a fact in words, if there is a message for it."""
        if not isinstance(value, str):
            return int(value)
        word = key("word", self.game, value)
        return self.words.text(word) if value and self.words.has(word) else value


def all_but_card(event: Event) -> tuple[object, ...]:
    """Return what events have in common, so that one sentence can cover them."""
    zones = owner(event.from_zone), owner(event.to_zone)
    return event.seat, event.whom, zones, event.word, event.card is None, event.card == event.source


def owner(place: Place | None) -> Seat:
    """Return the owner of a zone; ``NOBODY`` if it is the table's, or there is none."""
    return NOBODY if place is None else place.seat


def all_facts(view: View) -> dict[str, object]:
    """Return the facts of a view by name, whatever the game."""
    own = view.stable or view.unorog
    return dict(view.facts) if own is None else asdict(own)


def own_numbers(view: View) -> Args:
    """Return numbers about the player who is asked: cards in hand, cards over the limit, and facts per seat."""
    seat = view.seat if view.seat != NOBODY or not view.asked else view.asked[0]
    shares = {name: value[seat] for name, value in per_seat(view).items()} if seat != NOBODY else {}
    hand = view.zone("hand", seat).count
    return {"hand": hand, "over": hand - shares.get("hand_limit", hand), **shares}


def per_seat(view: View) -> dict[str, list[int]]:
    """Return the facts of a view that are one number per seat, such as points."""
    lists = {name: value for name, value in all_facts(view).items() if isinstance(value, list)}
    return {name: value for name, value in lists.items() if len(value) == view.seats and isinstance(value[0], int)}


def title_of(words: Words, kind: str, edition: str) -> str:
    name = key("card", kind)
    for attribute in ((f"{edition}-title",) if edition else ()) + ("label",):
        if words.has(name, attribute):
            return words.attribute(name, attribute)
    return words.text(name)


def text_of(words: Words, kind: str, edition: str) -> str:
    """Return what a kind of card does; empty if it has no text."""
    name = key("card", kind)
    own = edition if edition and words.has(name, edition) else "text"
    return words.attribute(name, own) if words.has(name, own) else ""
