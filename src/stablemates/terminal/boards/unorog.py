"""The table of Unorog: the seats and the direction of play, the cauldron, the colour to match, and the well."""

from __future__ import annotations

from rich.text import Text

from ...client import unorog
from ...client.glyphs import COLOUR_INKS, COLOUR_SHAPES, UnorogGlyphs, colour_of
from ...core.kernel import NOBODY, Seat
from ...protocol.values import Card
from ...protocol.views import UnorogFacts
from ...words.words import key
from ..layout import Columns, Flow, Paragraph, Row, SideBySide, Spot, words
from .board import Board

LONGEST_NAME = 14  # cells
BACKS = 12  # cards of a hand that are drawn one by one
MIDDLE = 40  # cells of the middle of the table, at most ...
NARROW = 34  # ... and at least
FACE = 9  # cells of the top card


class UnorogBoard(Board):
    glyphs: UnorogGlyphs
    SHOWS_TEXTS = False  # everyone knows what a lock does

    @property
    def facts(self) -> UnorogFacts:
        return unorog.facts_of(self.view)

    @property
    def top(self) -> Card | None:
        """Return the top card of the cauldron."""
        cauldron = self.view.zone("cauldron").cards
        return cauldron[-1] if cauldron else None

    def title(self) -> list[str]:
        turn = [self.words.text("tui-turn", seat=self.speech.seat(self.view.turn))] if self.view.asked else []
        goal = self.view.options["goal"]
        match = [
            self.words.text("board-unorog-round", n=self.facts.round),
            self.words.text("board-unorog-goal", n=goal),
        ]
        return [*super().title(), *turn, *(match if goal else [])]

    def rows(self, width: int, height: int, *, airy: bool = False, drawn: bool = False) -> list[Row]:
        wide = min(MIDDLE, width // 2)
        seats = [self.place(seat) for seat in range(self.view.seats)]
        beside: list[Row] = [SideBySide([Columns(seats, tall=max(height, 1))], self.middle_of_the_table(wide), wide)]
        fits = wide >= NARROW and max(spot.width for spot in seats) <= width - wide - 2
        if fits and len(beside[0].lines(width)) <= height:
            return beside
        short = self.short_middle()
        return [Columns(seats, tall=max(1, height - len(short.lines(width)))), short]

    def place(self, seat: Seat) -> Spot:
        """Return a player, and the cards in their hand."""
        cards = self.view.zone("hand", seat).count
        text = self.name(seat, self.longest_name(LONGEST_NAME))
        text.append(f" {'▮' * min(cards, BACKS)}{'…' if cards > BACKS else ''}", style="magenta")
        text.append(f" {cards}", style="bold" if cards == 1 else "")
        if self.view.options["goal"]:
            text.append(f" · {self.words.text('points', n=self.facts.points[seat])}", style="dim")
        if presence := self.seen.presence(seat):
            text.append(f" {presence}", style="dim italic")
        return self.seat_spot(seat, text)

    # --- the middle ------------------------------------------------------------------------------------

    def middle_of_the_table(self, wide: int) -> list[Row]:
        """Return the top card drawn large, with the colour, the direction and the well on its right."""
        situation = [Paragraph(spot) for spot in self.situation()]
        return [SideBySide([Paragraph(spot) for spot in self.drawn()], situation, wide - FACE - 3)]

    def drawn(self) -> list[Spot]:
        top = self.top
        if top is None:
            return [words(line) for line in ("╭───────╮", "│       │", "│       │", "│       │", "╰───────╯")]
        colour, code = colour_of(top.kind), self.glyphs.code(top.kind)
        shape, ink = COLOUR_SHAPES[colour], COLOUR_INKS[colour]
        faces = ("╭───────╮", f"│ {shape}   {code[0]} │", f"│  {code:^3}  │", f"│ {code[0]}   {shape} │", "╰───────╯")
        return [Spot(Text(line, style=f"bold {ink}"), f"card {top.id}", top, top.kind) for line in faces]

    def situation(self) -> list[Spot]:
        """Return the cauldron, which everyone may look through, the colour, the well, the turn, and the cards owed."""
        turn, top, facts = self.view.turn, self.top, self.facts
        title = "—" if top is None else self.speech.title(top)
        cauldron = Text(f"{self.words.text('board-unorog-cauldron')}: ").append(title, style="bold")
        lines: list[Text] = []
        if facts.colour:
            colour = Text(f"{self.words.text('board-unorog-colour')}: ").append_text(self.glyphs.paint(facts.colour))
            lines.append(colour.append(f" {self.speech.word(facts.colour)}"))
        lines.append(Text(self.words.text("board-unorog-well", n=self.view.zone("well").count)))
        lines.append(Text(f"{self.speech.seat(turn)} → {self.speech.seat(unorog.next_after(self.view, turn))}"))
        if facts.owed:
            lines.append(Text(self.words.text("tui-owed", n=facts.owed), style="bold"))
        return [self.pile_spot("cauldron", cauldron), *(words(line) for line in lines)]

    def short_middle(self) -> Row:
        """Return the same in a line or two, if there is little room."""
        spots, top = self.situation(), self.top
        if top is not None:
            spots.insert(0, Spot(self.glyphs.chip(top, bright=True), f"card {top.id}", top, top.kind))
        return Flow(spots, gap=2)

    def effect(self) -> str:
        return ""  # the question explains it

    def warning(self) -> str:
        question = self.seen.question
        return "" if question is None else unorog.bluff(self.speech, self.view, question)

    def call_key(self) -> list[str]:
        return self.words.attribute("board-unorog-call", "key").split()

    def call_letters(self) -> list[str]:
        """Offer the call with every card, so that the offer reminds no one (U-CALL-01)."""
        asked = self.seen.question is not None and self.seen.question.ask != "catch"
        return self.call_key() if asked else []

    def legend(self) -> list[Row]:
        colours = [colour for colour in COLOUR_SHAPES if self.words.has(key("word", "unorog", colour))]
        glyphs = [
            Text().append_text(self.glyphs.paint(colour)).append(f" {self.speech.word(colour)}", style="default")
            for colour in colours
        ]
        return [Flow([words(glyph) for glyph in glyphs], gap=3, hang=0)]

    def describe_seat(self, seat: Seat) -> str:
        if seat == NOBODY:
            return ""
        cards = self.words.text("cards", n=self.view.zone("hand", seat).count)
        points = self.words.text("points", n=self.facts.points[seat])
        return " · ".join([super().describe_seat(seat), cards, points])
