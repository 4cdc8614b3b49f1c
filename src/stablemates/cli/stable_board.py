"""The table of the stable game: stables in rows, the hand numbered, answers by number or by letter."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from ..core.kernel import NO_CARD, NOBODY, Card, Decision, Option, Seat, State, View
from ..words import Speech
from ..words.words import key
from .board import Board
from .rulebooks import describe
from .screen import Screen

Face = dict[str, Any]

# A type of card is a shape and a letter, so that nobody needs the colours.
SHAPES = {
    "baby": "○", "basic": "◇", "magical": "◆", "upgrade": "▲", "downgrade": "▼", "magic": "✦", "instant": "■",
    "panda": "●",
}  # fmt: skip
INKS = {
    "baby": "magenta", "basic": "cyan", "magical": "blue", "upgrade": "green", "downgrade": "red", "magic": "yellow",
    "instant": "white", "panda": "white",
}  # fmt: skip

# The reference card (R-SET-09), besides what depends on the edition.
TURN = ("ref-turn-beginning", "ref-turn-draw", "ref-turn-action", "ref-turn-end")
TERMS = (
    "draw", "discard", "sacrifice", "destroy", "steal", "bring", "move", "return", "pull", "search", "enter", "leave",
    "may", "and", "then", "if-you-do", "any-player", "another-player", "each-player", "each-other-player", "impossible",
    "neigh",
)  # fmt: skip


class StableBoard(Board):
    def __init__(self, screen: Screen, speech: Speech) -> None:
        super().__init__(screen, speech)
        self.books: dict[str, dict[str, Any]] = {}

    # --- the table -----------------------------------------------------------------------------

    def show(self, view: View) -> None:
        title = [self.words.text(key("profile", view["profile"]))]
        title.append(self.words.text("board-stable-turn", seat=self.speech.seat(view["turn"])))
        title.append(self.words.text("board-stable-phase", phase=self.speech.word(view["phase"])))
        self.screen.heading(" · ".join(title))
        for seat in range(view["seats"]):
            self.show_stable(view, seat)
        self.screen.say(" · ".join(self.piles(view)))
        self.show_chain(view)

    def show_stable(self, view: View, seat: Seat) -> None:
        """A player: how many unicorns of how many, how many cards in hand, and what stands in the stable."""
        hand = self.words.text("board-stable-hand", n=len(view["hands"][seat]))
        name = f"{self.score(view, seat)} · {hand}"
        parts = [Text(name, style="bold" if seat in view["asked"] else "")]
        parts += [self.named(view, face) for face in sorted(view["stables"][seat], key=self.order(view))]
        self.screen.say_row(parts, "  ")
        if seat != view["seat"] and any(view["hands"][seat]):  # what one knows of another's hand
            known = [self.named(view, face) for face in view["hands"][seat] if face]
            self.screen.say_row([Text(f"    {self.words.text('zone-hand')}:", style="dim"), *known], "  ")

    def score(self, view: View, seat: Seat) -> str:
        mark = "►" if seat in view["asked"] else " "
        return f"{mark}{self.speech.seat(seat)} {view['unicorns'][seat]}/{view['goal']}"

    def piles(self, view: View) -> list[str]:
        discard = self.words.text("board-stable-discard", n=len(view["discard"]))
        if view["discard"]:
            top = self.speech.card(view["discard"][-1]["card"])
            discard = f"{discard}, {self.words.text('board-stable-on-top', card=top)}"
        return [
            self.words.text("board-stable-deck", n=view["deck"]),
            discard,
            self.words.text("board-stable-nursery", n=len(view["nursery"])),
        ]

    def show_chain(self, view: View) -> None:
        """The card being played, what it is aimed at, and the answers above it."""
        for height, face in enumerate(view["chain"]):
            message = "board-stable-answer" if height else "board-stable-playing"
            line = self.words.text(message, card=self.speech.card(face["card"]))
            if height == 0 and (aims := self.aims(view)):
                line = f"{line} → {self.words.text('board-stable-at', list=', '.join(aims))}"
            self.screen.say(line, style="bold yellow", indent=2 * height)
        if not view["chain"] and (aims := self.aims(view)):
            self.screen.say(self.words.text("board-stable-at", list=", ".join(aims)))

    def aims(self, view: View) -> list[str]:
        cards = [f"{self.speech.card(face['card'])}{self.whereabouts(view, face['card'])}" for face in view["targets"]]
        return cards + [self.speech.seat(seat) for seat in view["target_seats"]]

    def whereabouts(self, view: View, card: Card) -> str:
        """In brackets: in whose stable or in which pile a card lies."""
        for seat, stable in enumerate(view["stables"]):
            if any(face["card"] == card for face in stable):
                return f" ({self.speech.seat(seat)})"
        for seat, hand in enumerate(view["hands"]):
            if seat != view["seat"] and any(face and face["card"] == card for face in hand):
                zone = self.words.text("zone-hand")
                return f" ({self.words.text('board-stable-of', zone=zone, seat=self.speech.seat(seat))})"
        for pile in ("discard", "nursery"):
            if any(face and face["card"] == card for face in view[pile]):
                return f" ({self.words.text(key('zone', pile))})"
        return ""

    # --- cards ---------------------------------------------------------------------------------

    def type_of(self, view: View, face: Face) -> str:
        if face.get("panda"):
            return "panda"
        types: dict[str, str] = self.book(view["profile"])["types"]
        return types.get(face["kind"], "magical")

    def book(self, profile: str) -> dict[str, Any]:
        """What the game tells of a rulebook."""
        if profile not in self.books:
            self.books[profile] = describe(profile)
        return self.books[profile]

    def chip(self, kind: str, *, bright: bool = False) -> Text:
        """A type in two signs, and in a colour for those who see it."""
        style = f"bold black on {INKS[kind]}" if bright else INKS[kind]
        return Text(f"{SHAPES[kind]}{self.words.text(key('code', 'stable', kind))}", style=style)

    def named(self, view: View, face: Face) -> Text:
        return self.chip(self.type_of(view, face)).append(f" {self.speech.title(face['card'])}", style="default")

    def order(self, view: View) -> Any:
        """Cards are held by type, then by title."""
        types = list(SHAPES)
        return lambda face: (types.index(self.type_of(view, face)), self.speech.title(face["card"]))

    def hand_of(self, view: View) -> list[Face]:
        return sorted((face for face in view["hands"][view["seat"]] if face), key=self.order(view))

    def show_hand(self, view: View, legal: set[str], *, numbered: bool) -> None:
        hand = self.hand_of(view)
        if not hand:
            return
        self.screen.say(f"{self.words.text('board-stable-my-hand')}:", style="dim")
        cells = [
            self.cell(view, number if numbered else 0, face, numbered and face["kind"] in legal)
            for number, face in enumerate(hand, 1)
        ]
        self.show_in_columns(cells, tall=4)

    def cell(self, view: View, number: int, face: Face, legal: bool) -> Text:
        mark = f"{'▸' if legal else ' '}{number:>2} " if number else "    "
        line = Text(mark, style="bold" if legal else "")
        line.append_text(self.chip(self.type_of(view, face), bright=legal))
        return line.append(f" {self.speech.title(face['card'])}", style="bold" if legal else "dim")

    def show_hands(self, view: View) -> None:
        for seat, hand in enumerate(view["hands"]):
            cards = [self.named(view, face) for face in hand if face]
            self.screen.say_row([Text(f"{self.words.text('zone-hand')}, {self.speech.seat(seat)}:"), *cards], "  ")

    # --- asking --------------------------------------------------------------------------------

    def ask(self, state: State, question: Decision) -> int:
        if question.ask == "neigh" and len(question.options) == 1:
            return 0  # nothing to stop the card with
        return super().ask(state, question)

    def pose(self, state: State, question: Decision) -> None:
        view = state.view(question.seat)
        targets = self.targets(view, question)
        if question.ask == "neigh":  # what happened just now is what matters, so it stays next to the question
            self.screen.say()
            self.screen.say(" · ".join(self.score(view, seat).strip() for seat in range(view["seats"])))
            self.show_chain(view)
        else:
            self.show(view)
        legal = {state.kind(option.card) for option in question.options if option.card != NO_CARD}
        self.show_hand(view, legal, numbered=not targets)
        if question.ask == "action" and view["plays"] > 1:
            self.screen.say(self.words.text("board-stable-plays", n=view["plays"]), style="italic")
        self.screen.say(self.speech.question(question, view), style="bold")
        if question.source != NO_CARD:
            self.screen.say(self.speech.text_of(state.kind(question.source)), style="dim", indent=2)
        for number, i in enumerate(targets, 1):
            self.screen.say(self.target(view, number, question.options[i]))
        self.screen.say_row([Text(offer, style="dim") for offer in self.offers(question, targets)], " · ")

    def targets(self, view: View, question: Decision) -> list[int]:
        """Options that are chosen from a list: all but those with a letter and cards of one's own hand."""
        mine = {face["card"] for face in view["hands"][question.seat] if face}
        return [
            i
            for i, option in enumerate(question.options)
            if option.seat != NOBODY or (option.card not in mine and not self.has_letter(option))
        ]

    def has_letter(self, option: Option) -> bool:
        """Whether an option is chosen by a letter: it has neither card nor seat, and there is a letter for it."""
        verb = key("verb", "stable", option.verb)
        return option.card == NO_CARD and option.seat == NOBODY and self.words.has(verb, "key")

    def target(self, view: View, number: int, option: Option) -> Text:
        line = Text(f"▸{number:>2} ", style="bold")
        if option.seat != NOBODY:
            line.append(self.speech.option(option))
            return line.append(f" ({view['unicorns'][option.seat]}/{view['goal']})", style="dim")
        if option.card == NO_CARD:
            return line.append(self.speech.option(option))
        face = {"card": option.card, "kind": self.speech.kind(option.card), "panda": self.is_panda(view, option.card)}
        line.append_text(self.named(view, face))
        return line if option.verb == "baby" else line.append(self.whereabouts(view, option.card), style="dim")

    def is_panda(self, view: View, card: Card) -> bool:
        return any(face["card"] == card and face.get("panda") for stable in view["stables"] for face in stable)

    def offers(self, question: Decision, targets: list[int]) -> list[str]:
        """What can be typed now."""
        parts = [
            f"{self.keys(key('verb', 'stable', option.verb))[0]} — {self.speech.option(option)}"
            for option in question.options
            if self.has_letter(option)
        ]
        if targets:
            parts.insert(0, self.words.text("board-stable-target"))
        elif any(option.card != NO_CARD for option in question.options):
            parts.insert(0, self.words.text("board-stable-number"))
        return [*parts, self.words.text("board-stable-read"), self.words.text("board-help")]

    def understand(self, line: str, state: State, question: Decision) -> int | str:
        """A number, a letter that stands for an option without a card, or a title."""
        typed = line.lower()
        for i, option in enumerate(question.options):
            if self.has_letter(option) and typed in self.keys(key("verb", "stable", option.verb)):
                return i
        view = state.view(question.seat)
        targets = self.targets(view, question)
        if targets:
            found = [i for n, i in enumerate(targets, 1) if typed in (str(n), self.label(question.options[i]).lower())]
            return found[0] if len(found) == 1 else self.words.text("not-understood", line=line)
        card = self.card_meant(typed, [face["card"] for face in self.hand_of(view)])
        if card == NO_CARD:
            return self.words.text("not-understood", line=line)
        kind = state.kind(card)
        for i, option in enumerate(question.options):
            if option.card != NO_CARD and state.kind(option.card) == kind:
                return i
        reason = state.why(question.seat, card)
        if reason is None:
            return self.words.text("not-understood", line=line)
        return self.speech.reason(reason, card, view)

    def label(self, option: Option) -> str:
        if option.seat != NOBODY:
            return self.speech.seat(option.seat)
        return self.speech.title(option.card) if option.card != NO_CARD else self.speech.option(option)

    def card_meant(self, typed: str, cards: list[Card]) -> Card:
        """The card of a number or of a title."""
        for number, card in enumerate(cards, 1):
            if card != NO_CARD and typed in (str(number), self.speech.title(card).lower()):
                return card
        return NO_CARD

    # --- reading -------------------------------------------------------------------------------

    def explain(self, about: str, seat: Seat, state: State) -> None:
        """The reference card, or what one card does: one by its number, or any by a part of its title."""
        view = state.view(seat)
        if not about:
            self.reference(view)
            return
        question = next((one for one in state.pending() if one.seat == seat), None)
        targets = self.targets(view, question) if question else []
        if question and targets:
            listed = [question.options[i].card for i in targets]
        else:
            listed = [face["card"] for face in self.hand_of(view)]
        card = self.card_meant(about.lower(), listed)
        kind = state.kind(card) if card != NO_CARD else self.kind_meant(about.lower(), view["profile"])
        if not kind:
            self.screen.say(self.words.text("board-stable-no-card", line=about))
            return
        of_type = self.book(view["profile"])["types"][kind]
        heading = self.chip(of_type, bright=True).append(f" {self.speech.title_of(kind)}", style="bold default")
        self.screen.say(heading.append(f" · {self.words.text(key('type', of_type))}", style="dim"))
        self.screen.say(self.speech.text_of(kind), indent=3)

    def kind_meant(self, typed: str, profile: str) -> str:
        """The kind of card with that title, or whose title begins with that, or has it in it."""
        types: dict[str, str] = self.book(profile)["types"]
        kinds = [kind for kind in types if self.words.has(key("card", kind))]
        titles = {kind: self.speech.title_of(kind).lower() for kind in kinds}
        for fits in (str.__eq__, str.startswith, str.__contains__):
            for kind, title in titles.items():
                if fits(title, typed):
                    return kind
        return ""

    def reference(self, view: View) -> None:
        """The reference card of the edition, the signs of the types, and what can be typed."""
        book = self.book(view["profile"])
        self.screen.heading(self.words.text("ref-title"))
        self.screen.say(self.words.text("ref-goal", goal=view["goal"]))
        self.screen.say(self.words.text(key("ref-win", book["win"])))
        self.screen.say(self.words.text("ref-deck-out"))
        self.screen.say()
        for name in (*TURN, key("ref-play", book["unicorns-go"])):
            self.screen.say(self.words.text(name))
        self.screen.say()
        for term in TERMS:
            self.screen.say(self.term(key("ref-word", term), book))
        self.screen.say()
        signs = [self.chip(kind).append(f" {self.words.text(key('type', kind))}", style="default") for kind in SHAPES]
        self.screen.say_row(signs, " · ")
        self.screen.say()
        self.screen.say(self.words.text("help-stable-typed"))

    def term(self, name: str, book: dict[str, Any]) -> str:
        """A word of the reference card as the edition has it."""
        if book["destroy"] == "any" and self.words.has(name, "any"):
            return self.words.attribute(name, "any")
        return self.speech.in_this_edition(name, {})
