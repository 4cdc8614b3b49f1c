"""The table of the stable game: stables in rows, the hand numbered, answers by number or by letter."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ...client import stables
from ...client.glyphs import TYPE_SHAPES, StableGlyphs
from ...client.session import question_in, view_in
from ...core.kernel import NOBODY, Seat
from ...protocol.messages import Snapshot
from ...protocol.values import Card, Option, Question
from ...protocol.views import View
from ...words.words import key
from .board import Board


class StableBoard(Board):
    # --- the table -----------------------------------------------------------------------------

    @property
    def glyphs(self) -> StableGlyphs:
        return StableGlyphs(self.speech)

    def show(self, view: View) -> None:
        self.screen.heading(" · ".join(stables.title(self.speech, view)))
        for seat in range(view.seats):
            self.show_stable(view, seat)
        self.screen.say(" · ".join(stables.piles(self.speech, view).values()))
        self.show_chain(view)

    def show_stable(self, view: View, seat: Seat) -> None:
        """Print a player: the unicorns out of the goal, the cards in hand, and the cards in the stable."""
        glyphs = self.glyphs
        held = view.zone("hand", seat)
        hand = self.words.text("board-stable-hand", n=held.count)
        name = f"{self.score(view, seat)} · {hand}"
        parts = [Text(name, style="bold" if seat in view.asked else "")]
        stable = (card for card in view.zone("stable", seat).cards if card)
        parts += [glyphs.named(card) for card in sorted(stable, key=glyphs.order)]
        self.screen.say_row(parts, "  ")
        if seat != view.seat and any(held.cards):  # known cards in another player's hand
            known = [glyphs.named(card) for card in held.cards if card]
            self.screen.say_row([Text(f"    {self.words.text('zone-hand')}:", style="dim"), *known], "  ")

    def score(self, view: View, seat: Seat) -> str:
        mark, facts = "►" if seat in view.asked else " ", stables.facts_of(view)
        return f"{mark}{self.speech.seat(seat)} {facts.unicorns[seat]}/{facts.goal}"

    def show_chain(self, view: View) -> None:
        """Print the card being played, its targets, and the responses to it."""
        aims, chain = stables.aims(self.speech, view), stables.facts_of(view).chain
        for height, link in enumerate(chain):
            message = "board-stable-answer" if height else "board-stable-playing"
            line = self.words.text(message, card=self.speech.card(link.card))
            if height == 0 and aims:
                line = f"{line} → {self.words.text('board-stable-at', list=aims)}"
            self.screen.say(line, style="bold yellow", indent=2 * height)
        if not chain and aims:
            self.screen.say(self.words.text("board-stable-at", list=aims))

    def show_hand(self, view: View, legal: set[str], *, numbered: bool) -> None:
        hand = self.hand_of(view)
        if not hand:
            return
        self.screen.say(f"{self.words.text('board-stable-my-hand')}:", style="dim")
        cells = [
            self.cell(number if numbered else 0, card, numbered and card.kind in legal)
            for number, card in enumerate(hand, 1)
        ]
        self.show_in_columns(cells, tall=4)

    def show_hands(self, view: View) -> None:
        for seat in range(view.seats):
            cards = [self.glyphs.named(card) for card in view.zone("hand", seat).cards if card]
            self.screen.say_row([Text(f"{self.words.text('zone-hand')}, {self.speech.seat(seat)}:"), *cards], "  ")

    # --- asking --------------------------------------------------------------------------------

    def pose(self, snapshot: Snapshot) -> None:
        view, question = view_in(snapshot), question_in(snapshot)
        targets = self.targets(view, question)
        if question.ask == "neigh":  # what just happened matters most, so it stays next to the question
            self.screen.say()
            self.screen.say(" · ".join(self.score(view, seat).strip() for seat in range(view.seats)))
            self.show_chain(view)
        else:
            self.show(view)
        legal = {option.card.kind for option in question.options if option.card is not None}
        self.show_hand(view, legal, numbered=not targets)
        plays = stables.facts_of(view).plays
        if question.ask == "action" and plays > 1:
            self.screen.say(self.words.text("board-stable-plays", n=plays), style="italic")
        self.screen.say(self.speech.question(question, view), style="bold")
        if question.source is not None:
            self.screen.say(self.speech.text_of(question.source.kind), style="dim", indent=2)
        for number, i in enumerate(targets, 1):
            self.screen.say(self.target(view, number, question.options[i]))
        self.screen.say_row([Text(one, style="dim") for one in self.offers(question, targets)], " · ")

    def targets(self, view: View, question: Question) -> list[int]:
        """Return the options that are chosen from a list: all except letters and cards in hand."""
        mine = view.zone("hand", view.seat).cards
        return [
            i
            for i, option in enumerate(question.options)
            if option.seat != NOBODY or not (option.card in mine if option.card else self.has_letter(option))
        ]

    def has_letter(self, option: Option) -> bool:
        """Return whether an option is chosen by a letter: it has neither card nor seat, and a letter is defined."""
        verb = key("verb", "stable", option.verb)
        return option.card is None and option.seat == NOBODY and self.words.has(verb, "key")

    def target(self, view: View, number: int, option: Option) -> Text:
        line = Text(f"▸{number:>2} ", style="bold")
        if option.seat != NOBODY:
            line.append(self.speech.option(option))
            facts = stables.facts_of(view)
            return line.append(f" ({facts.unicorns[option.seat]}/{facts.goal})", style="dim")
        if option.card is None:
            return line.append(self.speech.option(option))
        line.append_text(self.glyphs.named(option.card))
        if option.verb == "baby":
            return line
        return line.append(stables.whereabouts(self.speech, view, option.card), style="dim")

    def offers(self, question: Question, targets: list[int]) -> list[str]:
        """Return what can be typed now."""
        parts = [self.offer(option) for option in question.options if self.has_letter(option)]
        if targets:
            parts.insert(0, self.words.text("board-stable-target"))
        elif any(option.card is not None for option in question.options):
            parts.insert(0, self.words.text("board-stable-number"))
        return [*parts, self.words.text("board-stable-read"), self.words.text("board-help")]

    def understand(self, line: str, snapshot: Snapshot) -> int | list[int] | str:
        """Match a number, a letter for an option without a card, or a title."""
        view, question = view_in(snapshot), question_in(snapshot)
        typed = line.lower()
        for i, option in enumerate(question.options):
            if self.has_letter(option) and typed in self.keys(key("verb", "stable", option.verb)):
                return i
        targets = self.targets(view, question)
        if targets:
            found = [i for n, i in enumerate(targets, 1) if typed in (str(n), self.label(question.options[i]).lower())]
            return found[0] if len(found) == 1 else self.words.text("not-understood", line=line)
        card = self.card_meant(typed, self.hand_of(view))
        if card is None:
            return self.words.text("not-understood", line=line)
        for i, option in enumerate(question.options):
            if option.card is not None and option.card.kind == card.kind:
                return i
        return self.why_not(snapshot, card)

    def label(self, option: Option) -> str:
        if option.seat != NOBODY:
            return self.speech.seat(option.seat)
        return self.speech.title(option.card) if option.card is not None else self.speech.option(option)

    def card_meant(self, typed: str, cards: Sequence[Card | None]) -> Card | None:
        """Return the card with this number or title."""
        for number, card in enumerate(cards, 1):
            if card is not None and typed in (str(number), self.speech.title(card).lower()):
                return card
        return None

    # --- reading -------------------------------------------------------------------------------

    def explain(self, about: str, snapshot: Snapshot) -> None:
        """Print the reference card, or what a card does, by its number or by a part of its title."""
        if not about:
            self.reference(view_in(snapshot))
            return
        card = self.card_meant(about.lower(), self.numbered(snapshot))
        kind = self.kind_meant(about.lower()) if card is None else card.kind
        if not kind:
            self.screen.say(self.words.text("board-stable-no-card", line=about))
            return
        self.print_kind(kind)

    def numbered(self, snapshot: Snapshot) -> Sequence[Card | None]:
        """Return the cards that have a number now: the targets, or else the hand."""
        view, question = view_in(snapshot), snapshot.question
        if question is not None and (targets := self.targets(view, question)):
            return [question.options[i].card for i in targets]
        return self.hand_of(view)

    def kind_meant(self, typed: str) -> str:
        """Return the kind of card whose title is, starts with or contains a text."""
        kinds = [kind for kind in self.glyphs.book.types if self.words.has(key("card", kind))]
        titles = {kind: self.speech.title_of(kind).lower() for kind in kinds}
        for fits in (str.__eq__, str.startswith, str.__contains__):
            for kind, title in titles.items():
                if fits(title, typed):
                    return kind
        return ""

    def reference(self, view: View) -> None:
        """Print the reference card of the edition, the glyphs of the types, and what can be typed."""
        glyphs = self.glyphs
        self.screen.heading(self.words.text("ref-title"))
        for part in stables.reference(self.speech, glyphs.book, stables.facts_of(view).goal):
            for sentence in part:
                self.screen.say(sentence)
            self.screen.say()
        types = [
            glyphs.type_chip(kind).append(f" {self.words.text(key('type', kind))}", style="default")
            for kind in TYPE_SHAPES
        ]
        self.screen.say_row(types, " · ")
        self.screen.say()
        self.screen.say(self.words.text("help-stable-typed"))
