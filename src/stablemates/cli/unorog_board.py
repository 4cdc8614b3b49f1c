"""The table of Unorog: hands as chips with a shape, a letter and a colour, played by number or by code."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from ..core.kernel import NO_CARD, Card, Decision, Seat, State, View
from ..words.words import key
from .board import Board

# Shapes that differ by more than a turn, so that nobody needs the colours.
SHAPES = {"blue": "●", "green": "▲", "red": "■", "yellow": "★", "hoof": "Ω", "alicorn": "♦"}
INKS = {"blue": "cyan", "green": "green", "red": "red", "yellow": "yellow", "hoof": "magenta", "alicorn": "magenta"}
ARROWS = {1: "→", -1: "←"}


class UnorogBoard(Board):
    # --- the table -----------------------------------------------------------------------------

    def pose(self, state: State, question: Decision) -> None:
        view = state.view(question.seat)
        if question.ask == "catch":  # what happened just now is what matters, so it stays next to the question
            self.show_seats(view)
        else:
            self.show(view)
            self.show_hand(view, {state.kind(option.card) for option in question.options if option.card != NO_CARD})
            self.warn(view, question)
        self.screen.say(self.speech.question(question, view), style="bold")
        self.screen.say_row([Text(offer, style="dim") for offer in self.offers(question)], " · ")

    def show(self, view: View) -> None:
        goal = view["options"]["goal"]
        title = [self.words.text(key("profile", view["profile"]))]
        if goal:
            title.append(self.words.text("board-unorog-round", n=view["round"]))
            title.append(self.words.text("board-unorog-goal", n=goal))
        self.screen.heading(" · ".join(title))
        self.show_seats(view)
        self.screen.say(self.cauldron_line(view))

    def show_seats(self, view: View) -> None:
        """Who sits where, who is asked, which way play goes, and how many cards everybody holds."""
        parts: list[Text] = []
        for seat, hand in enumerate(view["hands"]):
            asked = seat in view["asked"]
            cards = self.words.text("cards", n=len(hand))
            points = f", {self.words.text('points', n=view['points'][seat])}" if view["options"]["goal"] else ""
            name = f"{'►' if asked else ''}{self.speech.seat(seat)}: {cards}{points}"
            parts.append(Text(name, style="bold" if asked else ""))
        self.screen.say_row([*parts, Text()], f" {ARROWS[view['direction']]} ")

    def cauldron_line(self, view: View) -> Text:
        line = Text(f"{self.words.text('board-unorog-cauldron')}: ")
        if view["cauldron"]:
            top = view["cauldron"][-1]
            line.append_text(self.chip(top["kind"])).append(f" {self.speech.title(top['card'])}")
        else:
            line.append("—")
        colour = view["colour"]
        if colour:
            line.append(f" · {self.words.text('board-unorog-colour')}: ")
            line.append_text(self.paint(colour)).append(f" {self.speech.word(colour)}")
        return line.append(f" · {self.words.text('board-unorog-well', n=view['well'])}")

    def show_hand(self, view: View, playable: set[str]) -> None:
        cells = [self.cell(number, face, face["kind"] in playable) for number, face in enumerate(self.hand_of(view), 1)]
        self.show_in_columns(cells, tall=7)

    def cell(self, number: int, face: dict[str, Any], playable: bool) -> Text:
        title = self.speech.title(face["card"])
        line = Text(f"{'▸' if playable else ' '}{number:>2} ", style="bold" if playable else "")
        line.append_text(self.chip(face["kind"], bright=playable))
        return line.append(f" {title}", style="bold" if playable else "dim")

    def chip(self, kind: str, *, bright: bool = True) -> Text:
        """A card in a few letters: its shape, its code, and its colour for those who see it."""
        look = look_of(kind)
        style = f"bold black on {INKS[look]}" if bright else INKS[look]
        return Text(f" {SHAPES[look]} {self.code(kind)} ", style=style)

    def paint(self, colour: str) -> Text:
        return Text(f" {SHAPES[colour]} {self.letters(colour)[0].upper()} ", style=f"bold black on {INKS[colour]}")

    def warn(self, view: View, question: Decision) -> None:
        """Tell a player in private that an alicorn would be a bluff (U-ALI-01); nothing is forbidden."""
        mine = [face["kind"] for face in view["hands"][question.seat]]
        if question.ask == "turn" and "alicorn" in mine and any(look_of(kind) == view["colour"] for kind in mine):
            following = (question.seat + view["direction"]) % view["seats"]
            text = self.words.text("board-unorog-bluff", seat=self.speech.seat(following))
            self.screen.say(f"! {text}", style="italic")

    def leftovers(self, state: State) -> None:
        self.show_hands(state.view(self.speech.me))

    def show_hands(self, view: View) -> None:
        for seat, hand in enumerate(view["hands"]):
            if hand:
                line = Text(f"{self.speech.seat(seat)}: ")
                for face in sorted(hand, key=order):
                    line.append_text(self.chip(face["kind"])).append(" ")
                self.screen.say(line)

    # --- what can be typed -----------------------------------------------------------------------

    def offers(self, question: Decision) -> list[str]:
        """What can be typed now.  The call is offered with every card, so that its being there reminds nobody."""
        parts = [
            f"{self.keys(key('verb', 'unorog', option.verb))[0]} — {self.speech.option(option)}"
            for option in question.options
            if option.card == NO_CARD
        ]
        if question.ask != "catch":
            parts = [self.words.text("board-card"), *parts, self.words.text("board-unorog-call")]
        return [*parts, self.words.text("board-help")]

    def understand(self, line: str, state: State, question: Decision) -> int | str:
        """``3``, ``К5``, ``у 3``, ``3у``, ``КО к`` or a letter that stands for an option without a card."""
        puzzled = self.words.text("not-understood", line=line)
        words = line.lower().split()
        for i, option in enumerate(question.options):
            if option.card == NO_CARD and words in ([word] for word in self.keys(key("verb", "unorog", option.verb))):
                return i
        call, words = self.hear_the_call(words)
        hand = self.hand_of(state.view(question.seat))
        if not words:
            example = f"{self.keys('board-unorog-call')[0]} {len(hand)}"
            return self.words.text("board-unorog-call-alone", example=example)
        card = self.card_meant(words[0], hand)
        if card == NO_CARD:
            return puzzled
        reason = state.why(question.seat, card)
        if reason is not None:
            return self.speech.reason(reason, card, state.view(question.seat))
        found = [i for i in plays(state, question, card) if (question.options[i].verb == "call") == call]
        found = found or plays(state, question, card)  # a call that is not due is only said
        if len(words) > 1:
            found = [i for i in found if words[1] in self.letters(question.options[i].word)]
            return found[0] if len(found) == 1 and len(words) == 2 else puzzled
        return found[0] if len(found) == 1 else self.ask_colour(state, question, found)

    def ask_colour(self, state: State, question: Decision, among: list[int]) -> int | str:
        """Options that differ by the colour that is named; an empty line takes the card back."""
        self.screen.say(self.words.text("choose-unorog-word"), style="bold")
        named = [question.options[i].word for i in among]
        colours = [self.paint(word).append(f" {self.speech.word(word)}") for word in named]
        self.screen.say_row([*colours, Text(self.words.text("board-back"), style="dim")], "   ")
        while True:
            typed = self.screen.hear().lower()
            if not typed:
                return self.words.text("board-taken-back")
            if self.obey(typed, state, question):
                continue
            for i in among:
                if typed in self.letters(question.options[i].word):
                    return i
            self.screen.say(self.words.text("not-understood", line=typed))

    def hear_the_call(self, words: list[str]) -> tuple[bool, list[str]]:
        """Whether «Унорог!» is said, before or after the card or in one word with its number; and the rest."""
        rest: list[str] = []
        for word in words:
            number = word.strip("".join(self.keys("board-unorog-call")))
            rest += [number] if number.isdigit() else [] if not number else [word]
        return rest != words, rest

    def card_meant(self, typed: str, hand: list[dict[str, Any]]) -> Card:
        """The card of a number or a code; Latin codes, those of the notation, are understood in every language."""
        for number, face in enumerate(hand, 1):
            kind: str = face["kind"]
            if typed in (str(number), self.code(kind).lower(), "".join(part[0] for part in kind.split("_"))):
                card: Card = face["card"]
                return card
        return NO_CARD

    def explain(self, about: str, seat: Seat, state: State) -> None:
        """The rules, or what one card of the hand does."""
        card = self.card_meant(about.lower(), self.hand_of(state.view(seat))) if about else NO_CARD
        if card == NO_CARD:
            super().explain(about, seat, state)
            return
        kind = state.kind(card)
        self.screen.say(self.chip(kind).append(f" {self.speech.title(card)}", style="bold"))
        self.screen.say(self.words.attribute(key("card", kind), "text"))

    def hand_of(self, view: View) -> list[dict[str, Any]]:
        return sorted(view["hands"][view["seat"]], key=order)

    def code(self, kind: str) -> str:
        return self.words.attribute(key("card", kind), "code")

    def letters(self, colour: str) -> list[str]:
        """What can be typed for a colour, small."""
        name = key("word", "unorog", colour)
        return [*self.words.attribute(name, "code").lower().split(), self.words.text(name)] if colour else []


def plays(state: State, question: Decision, card: Card) -> list[int]:
    """The options that lay a card like this one."""
    kind = state.kind(card)
    return [
        i for i, option in enumerate(question.options) if option.card != NO_CARD and state.kind(option.card) == kind
    ]


def look_of(kind: str) -> str:
    """The colour of a kind, or the kind itself if it has none."""
    return kind.partition("_")[0]


def order(face: dict[str, Any]) -> tuple[int, int, str]:
    """Hands are held by colour, then by number; relics after locks, elder ones last."""
    colour, _, value = face["kind"].partition("_")
    return list(SHAPES).index(colour), int(value) if value.isdigit() else 10, value
