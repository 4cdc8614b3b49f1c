"""The table as one person sees it, in their language: the snapshot and what is derived from it."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from ..client import Narration, open_question
from ..client.glyphs import glyphs_for
from ..client.stables import facts_of
from ..core.kernel import NO_CARD, NOBODY, Seat
from ..protocol.messages import Snapshot
from ..protocol.values import Card, Option, Question
from ..protocol.views import View
from ..words.words import key

PASSES = ("pass", "no", "nothing")  # verbs that do nothing: the space bar


class Choice(NamedTuple):
    """The meaning of a number on the screen: a card in hand or a target, and the options it answers with."""

    number: int
    options: tuple[int, ...]  # empty: this card cannot be played now
    card: Card | None = None
    seat: Seat = NOBODY


class ViewModel:
    """A snapshot in words.  A new one is created for every snapshot."""

    def __init__(self, snapshot: Snapshot, narration: Narration) -> None:
        self.snapshot = snapshot
        self.me: Seat = snapshot.you
        self.table = snapshot.table
        self.profile = snapshot.table.settings.profile
        self.speech = narration.speech
        self.closing = narration.closing
        self.words = self.speech.words
        self.game = self.speech.game
        self.names = self.speech.names
        self.glyphs = glyphs_for(self.speech)
        self.question: Question | None = open_question(snapshot) if snapshot.table.phase == "playing" else None

    # --- people ------------------------------------------------------------------------------------

    @property
    def is_host(self) -> bool:
        return self.me != NOBODY and self.table.host == self.me

    @property
    def decides(self) -> bool:
        """True if the reader may remove people, hand over and close, as the host or with a vote."""
        return self.is_host or (self.me != NOBODY and self.table.votes)

    @property
    def bot_plays(self) -> bool:
        """True if a bot plays for the reader."""
        return self.me != NOBODY and self.table.seats[self.me].stand_in

    @property
    def can_sit(self) -> bool:
        """True if the reader has no seat and could take one: bots make room, even during a game."""
        return self.me == NOBODY and any(seat.kind != "person" for seat in self.table.seats)

    @property
    def must_consent(self) -> bool:
        """True if another player asks to undo and the reader has to respond."""
        request = self.table.undo
        return request is not None and self.me not in (NOBODY, request.seat, *request.agreed)

    @property
    def may_still_call(self) -> bool:
        """True if the call was forgotten and may still be made, which nothing on the screen reveals (U-CALL-01)."""
        return self.snapshot.mine is not None and self.snapshot.mine.call is not None

    def presence(self, seat: Seat) -> str:
        """Return one word about a seat: a bot, or absent."""
        one = self.table.seats[seat]
        if one.stand_in:
            return self.words.text("tui-stand-in")
        if one.kind == "bot":
            return self.words.text("tui-bot")
        return "" if one.here else self.words.text("tui-away")

    @property
    def awaited(self) -> list[Seat]:
        """Return the seats that have to answer, except the reader's."""
        return [seat for seat in (self.snapshot.view.asked if self.snapshot.view else []) if seat != self.me]

    def around(self) -> list[Seat]:
        """Return all seats in the order of play, from the one after the reader to the reader."""
        seats = len(self.table.seats)
        return [(max(self.me, 0) + n) % seats for n in range(1, seats + 1)]

    # --- what can be answered ------------------------------------------------------------------------

    @property
    def options(self) -> list[Option]:
        return [] if self.question is None else self.question.options

    @cached_property
    def view(self) -> View:
        """Return the game's view."""
        assert self.snapshot.view is not None, "no game is in progress"
        return self.snapshot.view

    @cached_property
    def hand(self) -> list[Card]:
        """Return the reader's cards in hand order."""
        if self.me == NOBODY or self.snapshot.view is None:
            return []
        return sorted((card for card in self.view.zone("hand", self.me).cards if card), key=self.glyphs.order)

    @cached_property
    def held(self) -> set[int]:
        return {card.id for card in self.hand}

    def options_of(self, card: Card) -> tuple[int, ...]:
        """Return the options that use a card in hand; the engine lists only one of several equal cards."""
        meant = [(n, one.card) for n, one in enumerate(self.options) if one.card is not None and one.seat == NOBODY]
        same = tuple(n for n, other in meant if other.id == card.id)
        return same or tuple(n for n, other in meant if other.kind == card.kind and other.id in self.held)

    def is_held(self, option: Option) -> bool:
        """Return whether an option uses a card in the reader's hand."""
        return option.seat == NOBODY and option.card is not None and option.card.id in self.held

    @cached_property
    def choices(self) -> list[Choice]:
        """Return everything that has a number now: the hand, if a card in it is an answer, then the targets."""
        cards: list[Choice] = []
        if any(self.is_held(one) for one in self.options):
            cards = [Choice(n, self.options_of(card), card) for n, card in enumerate(self.hand, 1)]
        listed = [(n, one) for n, one in enumerate(self.options) if not self.is_held(one) and not self.letters(one)]
        listed.sort(key=lambda option: self.place(option[1]))
        return cards + [
            Choice(number, (n,), one.card, one.seat) for number, (n, one) in enumerate(listed, len(cards) + 1)
        ]

    def place(self, option: Option) -> int:
        """Return the position of an answer on the board, so that numbers follow reading order; others come last."""
        if option.seat != NOBODY:
            return self.around().index(option.seat)
        return self.in_stables.get(option.card.id if option.card else NO_CARD, len(self.in_stables))

    @cached_property
    def in_stables(self) -> dict[int, int]:
        """Return the position of each card in a stable, in the order in which they are shown."""
        stables = [self.view.zone("stable", seat).cards for seat in self.around()]
        shown = [card for stable in stables for card in sorted(filter(None, stable), key=self.glyphs.order)]
        return {card.id: n for n, card in enumerate(shown)}

    @property
    def targets(self) -> list[Choice]:
        return [one for one in self.choices if one.seat != NOBODY or one.card is None or one.card.id not in self.held]

    def choice_of(self, card: Card) -> Choice | None:
        """Return the choice for a card on the table, if it can be chosen."""
        alone = (one for one in self.choices if one.card is not None and one.seat == NOBODY and one.options)
        return next((one for one in alone if one.card is not None and one.card.id == card.id), None)

    def choice_of_seat(self, seat: Seat) -> Choice | None:
        """Return the choice for a player, if there is exactly one."""
        found = [one for one in self.choices if one.seat == seat and one.options]
        return found[0] if len(found) == 1 else None

    @property
    def stops(self) -> list[Choice]:
        """Return the cards in hand that stop the one being played (R-CARD-07)."""
        window = self.snapshot.window
        if window is None or window.kind != "neigh":
            return []
        return [choice for choice in self.choices if choice.options and choice.card is not None]

    @property
    def plain(self) -> list[int]:
        """Return the options that are chosen by a letter: those without a card or a player."""
        return [n for n, one in enumerate(self.options) if self.letters(one)]

    @property
    def passing(self) -> int | None:
        """Return the option that does nothing, if there is one."""
        return next((n for n in self.plain if self.options[n].verb in PASSES), None)

    def letters(self, option: Option) -> list[str]:
        """Return what can be typed for an option without a card or a player; the first is shown."""
        verb = key("verb", self.game, option.verb)
        if option.card is not None or option.seat != NOBODY or not self.words.has(verb, "key"):
            return []
        return self.words.attribute(verb, "key").lower().split()

    # --- sentences -----------------------------------------------------------------------------------

    def asked(self) -> str:
        return "" if self.question is None else self.speech.question(self.question, self.view)

    def option(self, n: int) -> str:
        return self.speech.option(self.options[n])

    def why(self, card: Card) -> str:
        """Return why a card in hand is not an answer now; empty if it is one."""
        if self.question is None or self.options_of(card):
            return ""
        found = next((one for one in self.question.cannot if one.card.id == card.id), None)
        if found is not None:
            return self.speech.reason(found, self.view)
        return self.words.text("tui-other-question", card=self.speech.card(card))

    def window(self) -> list[str]:
        """Return the state of the open window: what happens if no one else responds."""
        found = self.snapshot.window
        if found is None:
            return []
        said = []
        if found.kind == "neigh" and found.depth:  # name the card: the question above is about the last response
            played = self.speech.card(facts_of(self.view).chain[0].card)
            said.append(self.words.text("tui-cancelled" if found.depth % 2 else "tui-goes-through", card=played))
        keys = ["tui-would-win"] * found.wins + ["tui-somebody-thinks"] * found.thinking
        return said + [self.words.text(one) for one in keys]

    def waiting(self) -> str:
        """Return what the reader is waiting for."""
        mine = self.snapshot.mine
        if mine is not None and mine.answered is not None:
            return self.words.text("tui-answered")
        if self.snapshot.window is not None:
            return self.words.text("tui-others-may-answer")
        names = ", ".join(self.names[seat] for seat in self.awaited)
        return self.words.text("tui-waiting-for", list=names) if names else ""
