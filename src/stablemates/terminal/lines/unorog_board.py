"""The table of Unorog: hands as chips with a shape, a letter and a colour, played by number or by code."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ...client.glyphs import UnorogGlyphs
from ...client.session import question_in, view_in
from ...client.unorog import bluff, facts_of
from ...protocol.messages import Snapshot
from ...protocol.values import Card, Question
from ...protocol.views import View
from ...words.words import game_title, key
from .board import Board

ARROWS = {1: "→", -1: "←"}


class UnorogBoard(Board):
    @property
    def glyphs(self) -> UnorogGlyphs:
        return UnorogGlyphs(self.speech)

    # --- the table -----------------------------------------------------------------------------

    def pose(self, snapshot: Snapshot) -> None:
        view, question = view_in(snapshot), question_in(snapshot)
        if question.ask == "catch":  # what just happened matters most, so it stays next to the question
            self.show_seats(view)
        else:
            self.show(view)
            playable = {option.card.kind for option in question.options if option.card is not None}
            self.show_hand(view, playable)
            self.warn(view, question)
        self.screen.say(self.speech.question(question, view), style="bold")
        self.screen.say_row([Text(one, style="dim") for one in self.offers(question)], " · ")

    def show(self, view: View) -> None:
        goal = view.options["goal"]
        title = [game_title(self.words, self.speech.profile)]
        if goal:
            title.append(self.words.text("board-unorog-round", n=facts_of(view).round))
            title.append(self.words.text("board-unorog-goal", n=goal))
        self.screen.heading(" · ".join(title))
        self.show_seats(view)
        self.screen.say(self.cauldron_line(view))

    def show_seats(self, view: View) -> None:
        """Print the seats, who is asked, the direction of play, and everyone's number of cards."""
        parts, facts = list[Text](), facts_of(view)
        for seat in range(view.seats):
            asked = seat in view.asked
            cards = self.words.text("cards", n=view.zone("hand", seat).count)
            points = f", {self.words.text('points', n=facts.points[seat])}" if view.options["goal"] else ""
            name = f"{'►' if asked else ''}{self.speech.seat(seat)}: {cards}{points}"
            parts.append(Text(name, style="bold" if asked else ""))
        self.screen.say_row([*parts, Text()], f" {ARROWS[facts.direction]} ")

    def cauldron_line(self, view: View) -> Text:
        line = Text(f"{self.words.text('board-unorog-cauldron')}: ")
        cauldron, colour = view.zone("cauldron").cards, facts_of(view).colour
        if cauldron and cauldron[-1] is not None:
            line.append_text(self.glyphs.named(cauldron[-1], bright=True))
        else:
            line.append("—")
        if colour:
            line.append(f" · {self.words.text('board-unorog-colour')}: ")
            line.append_text(self.glyphs.paint(colour)).append(f" {self.speech.word(colour)}")
        return line.append(f" · {self.words.text('board-unorog-well', n=view.zone('well').count)}")

    def show_hand(self, view: View, playable: set[str]) -> None:
        cells = [self.cell(number, card, card.kind in playable) for number, card in enumerate(self.hand_of(view), 1)]
        self.show_in_columns(cells, tall=7)

    def warn(self, view: View, question: Question) -> None:
        if text := bluff(self.speech, view, question):
            self.screen.say(f"! {text}", style="italic")

    def leftovers(self, view: View) -> None:
        self.show_hands(view)

    def show_hands(self, view: View) -> None:
        for seat in range(view.seats):
            if hand := [card for card in view.zone("hand", seat).cards if card]:
                line = Text(f"{self.speech.seat(seat)}: ")
                for card in sorted(hand, key=self.glyphs.order):
                    line.append_text(self.glyphs.chip(card, bright=True)).append(" ")
                self.screen.say(line)

    # --- what can be typed -----------------------------------------------------------------------

    def offers(self, question: Question) -> list[str]:
        """Return what can be typed now.  The call is offered with every card, so that the offer reminds no one."""
        parts = [self.offer(option) for option in question.options if option.card is None]
        if question.ask != "catch":
            parts = [self.words.text("board-card"), *parts, self.words.text("board-unorog-call")]
        return [*parts, self.words.text("board-help")]

    def understand(self, line: str, snapshot: Snapshot) -> int | list[int] | str:
        """Match ``3``, ``К5``, ``у 3``, ``3у``, ``КО к`` or a letter for an option without a card."""
        view, question = view_in(snapshot), question_in(snapshot)
        not_understood = self.words.text("not-understood", line=line)
        words = line.lower().split()
        for i, option in enumerate(question.options):
            if option.card is None and words in ([word] for word in self.keys(key("verb", "unorog", option.verb))):
                return i
        call, words = self.split_call(words)
        hand = self.hand_of(view)
        if not words:
            example = f"{self.keys('board-unorog-call')[0]} {len(hand)}"
            return self.words.text("board-unorog-call-alone", example=example)
        card = self.card_meant(words[0], hand)
        if card is None:
            return not_understood
        playing = self.plays(question, card)
        if not playing:
            return self.why_not(snapshot, card)
        found = [
            i for i in playing if (question.options[i].verb == "call") == call
        ] or playing  # called, but no call is due
        if len(words) > 1:
            found = [i for i in found if words[1] in self.glyphs.letters(question.options[i].word)]
            return found[0] if len(found) == 1 and len(words) == 2 else not_understood
        return found[0] if len(found) == 1 else found

    def show_choices(self, question: Question, among: Sequence[int]) -> None:
        """Print options that differ in the named colour."""
        self.screen.say(self.words.text("choose-unorog-word"), style="bold")
        named = [question.options[i].word for i in among]
        colours = [self.glyphs.paint(word).append(f" {self.speech.word(word)}") for word in named]
        self.screen.say_row([*colours, Text(self.words.text("board-back"), style="dim")], "   ")

    def chosen(self, line: str, question: Question, among: Sequence[int]) -> int | None:
        return next((i for i in among if line.lower() in self.glyphs.letters(question.options[i].word)), None)

    def plays(self, question: Question, card: Card) -> list[int]:
        """Return the options that play a card like this one."""
        options = enumerate(question.options)
        return [i for i, option in options if option.card is not None and option.card.kind == card.kind]

    def split_call(self, words: list[str]) -> tuple[bool, list[str]]:
        """Return whether the call is typed, before or after the card or joined to its number, and the other words."""
        rest: list[str] = []
        for word in words:
            number = word.strip("".join(self.keys("board-unorog-call")))
            rest += [number] if number.isdigit() else [] if not number else [word]
        return rest != words, rest

    def card_meant(self, typed: str, hand: list[Card]) -> Card | None:
        """Return the card with this number or code; Latin codes, as in notation, work in every language."""
        for number, card in enumerate(hand, 1):
            latin = "".join(part[0] for part in card.kind.split("_"))
            if typed in (str(number), self.glyphs.code(card.kind).lower(), latin):
                return card
        return None

    def card_named(self, about: str, snapshot: Snapshot) -> Card | None:
        return self.card_meant(about.lower(), self.hand_of(view_in(snapshot))) if about else None
