"""The table of the stable game: everybody's stable with the count to victory, the piles, and the chain."""

from __future__ import annotations

from rich.text import Text

from ...client import stables
from ...client.glyphs import TYPE_SHAPES, Face, StableSigns
from ...core.kernel import NOBODY, Card, Seat
from ...words.words import key
from ..layout import Flow, Paragraph, Row, Spot, words
from .board import Board

LONGEST_NAME = 12  # cells
SHORT = 9  # cells of a title that is cut anyway


class StableBoard(Board):
    signs: StableSigns

    def title(self) -> list[str]:
        return stables.title(self.speech, self.view)

    def parts(self, most: int) -> list[list[Row]]:
        wide = self.longest_name(LONGEST_NAME)
        return [*(self.stable(seat, wide, most) for seat in self.seen.around()), [self.piles()]]

    def stable(self, seat: Seat, wide: int, most: int) -> list[Row]:
        """A player: how many unicorns of how many, how many cards in hand, and what stands in the stable."""
        count, goal = self.view["unicorns"][seat], self.view["goal"]
        text = self.name(seat, wide)
        text.append(f" {'▰' * min(count, goal)}{'▱' * (goal - count)} {count}/{goal}")
        text.append(f" {self.words.text('board-stable-hand', n=len(self.view['hands'][seat]))}", style="dim")
        if presence := self.seen.presence(seat):
            text.append(f" {presence}", style="dim italic")
        cards = [self.card(face, most) for face in sorted(self.view["stables"][seat], key=self.signs.order)]
        stable, hand = [self.seat_spot(seat, text), *cards], self.known(seat, most)
        gap = 2 if most else 1
        if hand and most <= SHORT:  # where there is little room, in the same line
            return [Flow([*stable, *hand], gap=gap, hang=4)]
        rows: list[Row] = [Flow(stable, gap=gap, hang=4)]
        return [*rows, Flow([words("   "), *hand], gap=1, hang=6)] if hand else rows

    def known(self, seat: Seat, most: int) -> list[Spot]:
        """What one knows of another's hand."""
        cards = [self.card(face, most) for face in self.view["hands"][seat] if face and seat != self.seen.me]
        return [words(f"{self.words.text('zone-hand')}:", "dim"), *cards] if cards else []

    def piles(self) -> Row:
        piles = stables.piles(self.speech, self.view)
        return Flow([words("≡", "dim"), *(self.pile_spot(name, Text(text)) for name, text in piles.items())], gap=2)

    def middle(self) -> list[Row]:
        """The card being played, what it is aimed at, and the answers above it."""
        rows: list[Row] = []
        aims = stables.aims(self.speech, self.view)
        for height, face in enumerate(self.view["chain"]):
            message = "board-stable-answer" if height else "board-stable-playing"
            text = Text().append("  " * height + ("└ " if height else "▶ "), style="bold yellow")
            text.append(self.words.text(message, card=self.speech.card(face["card"])), style="bold yellow")
            text.append(f" ({self.speech.seat(self.seen.laid.get(face['card'], self.view['turn']))})", style="dim")
            into = self.view["chain_stables"][height]
            if not height and into not in (NOBODY, self.view["turn"]):
                text.append(f" → {self.speech.seat(into)}")
            if not height and aims:
                text.append(f" → {self.words.text('board-stable-at', list=aims)}")
            rows.append(Paragraph(Spot(text, f"chain {face['card']}", face["card"], face["kind"])))
        if not rows and aims:
            rows.append(Paragraph(words(self.words.text("board-stable-at", list=aims), "bold yellow")))
        return rows

    def warning(self) -> str:
        plays = self.view["plays"]
        if self.seen.ask is None or self.seen.ask.ask != "action" or plays < 2:
            return ""
        return self.words.text("board-stable-plays", n=plays)

    def legend(self) -> list[Row]:
        signs = [
            Text()
            .append_text(self.signs.type_chip(kind))
            .append(f" {self.words.text(key('type', kind))}", style="default")
            for kind in TYPE_SHAPES
        ]
        return [Flow([words(sign) for sign in signs], gap=3, hang=0)]

    def reference(self) -> list[str]:
        parts = stables.reference(self.speech, self.signs.book, self.view["goal"])
        return [line for part in parts for line in [*part, " "]]

    # --- cards -----------------------------------------------------------------------------------------

    def hand_label(self) -> str:
        return f"{self.words.text('board-stable-my-hand')}:"

    def face_of(self, card: Card, kind: str) -> Face:
        everywhere = [face for stable in self.view["stables"] for face in stable]
        found: Face = next((face for face in everywhere if face["card"] == card), {"card": card, "kind": kind})
        return found

    def whereabouts(self, card: Card) -> str:
        return stables.whereabouts(self.speech, self.view, card)

    def seat_note(self, seat: Seat) -> str:
        return "" if seat == NOBODY else f" ({self.view['unicorns'][seat]}/{self.view['goal']})"

    def seat_told(self, seat: Seat) -> str:
        hand = self.words.text("board-stable-hand", n=len(self.view["hands"][seat]))
        titles = ", ".join(self.speech.title_of(face["kind"]) for face in self.view["stables"][seat])
        count = f"{self.view['unicorns'][seat]}/{self.view['goal']}"
        parts = [super().seat_told(seat), count, hand, f"{self.words.text('zone-stable')}: {titles or '—'}"]
        return " · ".join(parts)
