"""The table of Unorog: who sits where and which way it goes, the cauldron and the colour that is up, the well."""

from __future__ import annotations

from rich.text import Text

from ...client.glyphs import COLOUR_INKS, COLOUR_SHAPES, UnorogSigns, look_of
from ...core.kernel import NOBODY, Seat
from ...words.words import key
from ..layout import Beside, Columns, Flow, Paragraph, Row, Spot, words
from .board import Board

LONGEST_NAME = 14  # cells
BACKS = 12  # cards of a hand that are drawn one by one
MIDDLE = 40  # cells of the middle of the table
FACE = 9  # cells of the card that lies on top


class UnorogBoard(Board):
    signs: UnorogSigns
    TELLS_HANDS = False  # everybody knows what a lock does

    def title(self) -> list[str]:
        turn = self.words.text("tui-turn", seat=self.speech.seat(self.view["turn"]))
        goal = self.view["options"]["goal"]
        match = [
            self.words.text("board-unorog-round", n=self.view["round"]),
            self.words.text("board-unorog-goal", n=goal),
        ]
        return [*super().title(), turn, *(match if goal else [])]

    def rows(self, width: int, height: int, *, airy: bool = False) -> list[Row]:
        wide = min(MIDDLE, width // 2)
        seats = [self.place(seat) for seat in range(self.view["seats"])]
        beside: list[Row] = [Beside([Columns(seats, tall=max(height, 1))], self.middle_of_the_table(), wide)]
        if len(beside[0].lines(width)) <= height and max(spot.width for spot in seats) <= width - wide - 2:
            return beside
        short = self.short_middle()
        return [Columns(seats, tall=max(1, height - len(short.lines(width)))), short]

    def place(self, seat: Seat) -> Spot:
        """A player, and the cards in their hand."""
        cards = len(self.view["hands"][seat])
        text = self.name(seat, self.longest_name(LONGEST_NAME))
        text.append(f" {'▮' * min(cards, BACKS)}{'…' if cards > BACKS else ''}", style="magenta")
        text.append(f" {cards}", style="bold" if cards == 1 else "")
        if self.view["options"]["goal"]:
            text.append(f" · {self.words.text('points', n=self.view['points'][seat])}", style="dim")
        if presence := self.seen.presence(seat):
            text.append(f" {presence}", style="dim italic")
        return self.seat_spot(seat, text)

    # --- the middle ------------------------------------------------------------------------------------

    def middle_of_the_table(self) -> list[Row]:
        """The card on top drawn large, and beside it the colour, the way and the well."""
        told = [Paragraph(spot) for spot in self.how_it_stands()]
        return [Beside([Paragraph(spot) for spot in self.drawn()], told, MIDDLE - FACE - 3)]

    def drawn(self) -> list[Spot]:
        cauldron = self.view["cauldron"]
        if not cauldron:
            return [words(line) for line in ("╭───────╮", "│       │", "│       │", "│       │", "╰───────╯")]
        top = cauldron[-1]
        snapshot, code = look_of(top["kind"]), self.signs.code(top["kind"])
        shape, ink = COLOUR_SHAPES[snapshot], COLOUR_INKS[snapshot]
        faces = ("╭───────╮", f"│ {shape}   {code[0]} │", f"│  {code:^3}  │", f"│ {code[0]}   {shape} │", "╰───────╯")
        at = f"card {top['card']}"
        return [Spot(Text(line, style=f"bold {ink}"), at, top["card"], top["kind"]) for line in faces]

    def how_it_stands(self) -> list[Spot]:
        """The cauldron, which everybody may look through, the colour, the well, who is next, and what is owed."""
        view = self.view
        title = self.speech.title(view["cauldron"][-1]["card"]) if view["cauldron"] else "—"
        cauldron = Text(f"{self.words.text('board-unorog-cauldron')}: ").append(title, style="bold")
        lines: list[Text] = []
        if view["colour"]:
            colour = Text(f"{self.words.text('board-unorog-colour')}: ").append_text(self.signs.paint(view["colour"]))
            lines.append(colour.append(f" {self.speech.word(view['colour'])}"))
        lines.append(Text(self.words.text("board-unorog-well", n=view["well"])))
        lines.append(Text(f"{self.speech.seat(view['turn'])} → {self.speech.seat(self.following(view['turn']))}"))
        if view["owed"]:
            lines.append(Text(self.words.text("tui-owed", n=view["owed"]), style="bold"))
        return [self.pile_spot("cauldron", cauldron), *(words(line) for line in lines)]

    def short_middle(self) -> Row:
        """The same in a line or two, where there is little room."""
        spots = self.how_it_stands()
        if self.view["cauldron"]:
            top = self.view["cauldron"][-1]
            chip = self.signs.chip(top, bright=True)
            spots.insert(0, Spot(chip, f"card {top['card']}", top["card"], top["kind"]))
        return Flow(spots, gap=2)

    def following(self, seat: Seat) -> Seat:
        """Who is next after somebody, as the direction stands."""
        after: Seat = (seat + self.view["direction"]) % self.view["seats"]
        return after

    def effect(self) -> str:
        return ""  # the question says it

    def warning(self) -> str:
        """Tells in private that an alicorn would be a bluff (U-ALI-01); nothing is forbidden."""
        kinds = [face["kind"] for face in self.seen.hand]
        mine = self.seen.ask is not None and self.seen.ask.ask == "turn"
        if not mine or "alicorn" not in kinds or all(look_of(kind) != self.view["colour"] for kind in kinds):
            return ""
        return self.words.text("board-unorog-bluff", seat=self.speech.seat(self.following(self.seen.me)))

    def call_key(self) -> list[str]:
        return self.words.attribute("board-unorog-call", "key").split()

    def call_letters(self) -> list[str]:
        """The call is offered with every card, so that its being there reminds nobody (U-CALL-01)."""
        asked = self.seen.ask is not None and self.seen.ask.ask != "catch"
        return self.call_key() if asked else []

    def legend(self) -> list[Row]:
        colours = [snapshot for snapshot in COLOUR_SHAPES if self.words.has(key("word", "unorog", snapshot))]
        signs = [
            Text().append_text(self.signs.paint(colour)).append(f" {self.speech.word(colour)}", style="default")
            for colour in colours
        ]
        return [Flow([words(sign) for sign in signs], gap=3, hang=0)]

    def seat_told(self, seat: Seat) -> str:
        if seat == NOBODY:
            return ""
        cards = self.words.text("cards", n=len(self.view["hands"][seat]))
        points = self.words.text("points", n=self.view["points"][seat])
        return " · ".join([super().seat_told(seat), cards, points])
