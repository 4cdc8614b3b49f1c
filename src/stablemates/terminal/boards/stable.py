"""The table of the stable game: everyone's stable and unicorn count, the piles, and the chain."""

from __future__ import annotations

from rich.text import Text

from ...client import stables
from ...client.glyphs import TYPE_SHAPES, StableGlyphs
from ...core.kernel import NOBODY, Seat
from ...protocol.values import Card
from ...protocol.views import StableFacts
from ...words.words import key
from ..drawn_cards import boxed
from ..layout import Drawings, Flow, Paragraph, Row, Spot, words
from .board import Board

LONGEST_NAME = 12  # cells
SHORT = 9  # cells of a shortened title
DRAWN_TITLE = 32  # cells of a title in a frame


class StableBoard(Board):
    glyphs: StableGlyphs

    @property
    def facts(self) -> StableFacts:
        return stables.facts_of(self.view)

    def title(self) -> list[str]:
        return stables.title(self.speech, self.view)

    def parts(self, most: int) -> list[list[Row]]:
        wide = self.longest_name(LONGEST_NAME)
        return [*(self.stable(seat, wide, most) for seat in self.seen.around()), [self.piles()]]

    def drawn_parts(self) -> list[list[Row]]:
        wide = self.longest_name(LONGEST_NAME)
        return [*(self.drawn_stable(seat, wide) for seat in self.seen.around()), [self.piles()]]

    def drawn_stable(self, seat: Seat, wide: int) -> list[Row]:
        """Return a player, and the cards in the stable, each in a frame."""
        cards = [boxed(self.card(card, DRAWN_TITLE)) for card in self.in_stable(seat)]
        first = Flow([self.seat_spot(seat, self.standing(seat, wide)), *self.known(seat, DRAWN_TITLE)], hang=4)
        return [first, Drawings(cards, indent=1)] if cards else [first]

    def standing(self, seat: Seat, wide: int) -> Text:
        """Return a player's standing: unicorns out of the goal, and cards in hand."""
        count, goal = self.facts.unicorns[seat], self.facts.goal
        text = self.name(seat, wide)
        text.append(f" {'▰' * min(count, goal)}{'▱' * (goal - count)} {count}/{goal}")
        text.append(f" {self.words.text('board-stable-hand', n=self.view.zone('hand', seat).count)}", style="dim")
        if presence := self.seen.presence(seat):
            text.append(f" {presence}", style="dim italic")
        return text

    def stable(self, seat: Seat, wide: int, most: int) -> list[Row]:
        """Return a player, and the cards in the stable."""
        cards = [self.card(card, most) for card in self.in_stable(seat)]
        stable, hand = [self.seat_spot(seat, self.standing(seat, wide)), *cards], self.known(seat, most)
        gap = 2 if most else 1
        if hand and most <= SHORT:  # on the same line, if there is little room
            return [Flow([*stable, *hand], gap=gap, hang=4)]
        rows: list[Row] = [Flow(stable, gap=gap, hang=4)]
        return [*rows, Flow([words("   "), *hand], gap=1, hang=6)] if hand else rows

    def known(self, seat: Seat, most: int) -> list[Spot]:
        """Return what is known about another player's hand."""
        cards = [self.card(card, most) for card in self.view.zone("hand", seat).cards if card and seat != self.seen.me]
        return [words(f"{self.words.text('zone-hand')}:", "dim"), *cards] if cards else []

    def piles(self) -> Row:
        piles = stables.piles(self.speech, self.view)
        return Flow([words("≡", "dim"), *(self.pile_spot(name, Text(text)) for name, text in piles.items())], gap=2)

    def middle(self) -> list[Row]:
        """Return the card being played, its targets, and the responses to it."""
        rows: list[Row] = []
        aims = stables.aims(self.speech, self.view)
        for height, link in enumerate(self.facts.chain):
            message = "board-stable-answer" if height else "board-stable-playing"
            text = Text().append("  " * height + ("└ " if height else "▶ "), style="bold yellow")
            text.append(self.words.text(message, card=self.speech.card(link.card)), style="bold yellow")
            text.append(f" ({self.speech.seat(link.seat)})", style="dim")
            if not height and link.stable not in (NOBODY, link.seat):
                text.append(f" → {self.speech.seat(link.stable)}")
            if not height and aims:
                text.append(f" → {self.words.text('board-stable-at', list=aims)}")
            rows.append(Paragraph(Spot(text, f"chain {link.card.id}", link.card, link.card.kind)))
        if not rows and aims:
            rows.append(Paragraph(words(self.words.text("board-stable-at", list=aims), "bold yellow")))
        return rows

    def warning(self) -> str:
        plays, question = self.facts.plays, self.seen.question
        if question is None or question.ask != "action" or plays < 2:
            return ""
        return self.words.text("board-stable-plays", n=plays)

    def legend(self) -> list[Row]:
        glyphs = [
            Text()
            .append_text(self.glyphs.type_chip(kind))
            .append(f" {self.words.text(key('type', kind))}", style="default")
            for kind in TYPE_SHAPES
        ]
        return [Flow([words(glyph) for glyph in glyphs], gap=3, hang=0)]

    def reference(self) -> list[str]:
        parts = stables.reference(self.speech, self.glyphs.book, self.facts.goal)
        return [line for part in parts for line in [*part, " "]]

    # --- cards -----------------------------------------------------------------------------------------

    def hand_label(self) -> str:
        return f"{self.words.text('board-stable-my-hand')}:"

    def in_stable(self, seat: Seat) -> list[Card]:
        return sorted((card for card in self.view.zone("stable", seat).cards if card), key=self.glyphs.order)

    def whereabouts(self, card: Card) -> str:
        return stables.whereabouts(self.speech, self.view, card)

    def seat_note(self, seat: Seat) -> str:
        return "" if seat == NOBODY else f" ({self.facts.unicorns[seat]}/{self.facts.goal})"

    def describe_seat(self, seat: Seat) -> str:
        hand = self.words.text("board-stable-hand", n=self.view.zone("hand", seat).count)
        titles = ", ".join(self.speech.title(card) for card in self.view.zone("stable", seat).cards if card)
        count = f"{self.facts.unicorns[seat]}/{self.facts.goal}"
        parts = [super().describe_seat(seat), count, hand, f"{self.words.text('zone-stable')}: {titles or '—'}"]
        return " · ".join(parts)
