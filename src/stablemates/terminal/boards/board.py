"""The table of any game: its zones and facts, the hand, and the targets of a question by number."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from rich.text import Text

from ...client.glyphs import Face
from ...client.zones import Shown, shown
from ...core.kernel import NO_CARD, NOBODY, Card, Seat
from ...words.words import key
from ..layout import Columns, Flow, Paragraph, Row, Spot, blank, cropped, lay, words
from ..view_model import Choice, Seen

TITLES = (60, 20, 14, 9, 0)  # cells of a title, from room enough to none: then the signs alone are shown
MOST_OF_A_PILE = 5
MARK = 4  # cells of a card's mark and number
INDENT = 7  # cells before the title of a card in a list
ROOM_TO_SPARE = 9  # lines that are left over where a hand is told card by card
HAND_TALL = 3  # lines of the hand before it gets a second column


class Board:
    """One look, laid out.  A game may have a nicer one; none needs it."""

    TELLS_HANDS = True  # whether the hand is told card by card where there is room

    def __init__(self, seen: Seen) -> None:
        self.seen = seen
        self.words = seen.words
        self.speech = seen.speech
        self.signs = seen.signs
        self.view = seen.view

    # --- the table -----------------------------------------------------------------------------------

    def title(self) -> list[str]:
        """What is played, and how far it is: for the head of the screen."""
        return [self.words.text(key("profile", self.seen.profile))]

    def rows(self, width: int, height: int, *, airy: bool = False) -> list[Row]:
        """The table, as generously as there is room for it; no title is cut where that makes no room."""
        tries = [self.parts(most) for most in TITLES]
        shortest = [min(part, key=lambda rows: len(lay(rows, width))) for part in zip(*tries, strict=True)]
        fits = (parts for parts in tries if len(lay(flat(parts), width)) <= height)
        parts = next((parts for parts in fits if parts is not tries[-1]), shortest)
        between = blank() if airy and len(lay(flat(parts), width)) + len(parts) <= height else []
        return flat([*part, *between] for part in parts)

    def parts(self, most: int) -> list[list[Row]]:
        """What lies on the table, with so many cells for each title of a card."""
        return [[self.line(one, most) for one in shown(self.view, self.speech) if not self.is_held(one)]]

    def line(self, one: Shown, most: int) -> Row:
        if one.fact:
            return Paragraph(words(f"{one.label}: {one.fact}"))
        return Flow([words(f"{one.label}:", "dim"), *self.pile(one.cards, most)])

    def is_held(self, one: Shown) -> bool:
        """Whether these are the reader's cards, which stand below."""
        return one.name == "hands" and one.seat == self.seen.me != NOBODY

    def pile(self, faces: Sequence[Face | None], most: int) -> list[Spot]:
        """The top of a pile or a hand; of what is not seen, how much there is."""
        known = [face for face in faces if face]
        shown = [self.card(face, most) for face in known[: -MOST_OF_A_PILE - 1 : -1]]
        rest = len(faces) - len(shown)
        return [*shown, words(f"+ {rest}" if shown else str(rest), "dim")] if rest or not shown else shown

    def pile_spot(self, pile: str, text: Text) -> Spot:
        """A pile that one may look through."""
        return Spot(text, f"pile {pile}", about=self.words.text("tui-look-through"))

    def middle(self) -> list[Row]:
        """What is going on right now: it stands next to the question."""
        return []

    def effect(self) -> str:
        """What the card does that asks."""
        return self.speech.text_of(self.seen.ask.face) if self.seen.ask is not None and self.seen.ask.face else ""

    def warning(self) -> str:
        """What only the reader is told before they answer."""
        return ""

    def call_key(self) -> list[str]:
        """What is typed to say something with a card, where a game has that."""
        return []

    def call_letters(self) -> list[str]:
        """The same, while it can be said with the next card."""
        return []

    def legend(self) -> list[Row]:
        """What the signs mean."""
        return []

    def reference(self) -> list[str]:
        """The rules in short, where no message has them."""
        return []

    # --- cards -----------------------------------------------------------------------------------------

    def card(self, face: Face, most: int, choice: Choice | None = None) -> Spot:
        """A card that lies open, with its number if it can be chosen."""
        choice = choice or self.seen.choice_of(face["card"])
        text = Text()
        if choice is not None:
            text.append(f"▸{choice.number} ", style="bold")
        text.append_text(self.named(face, most, bright=choice is not None))
        options = () if choice is None else choice.options
        return Spot(text, f"card {face['card']}", face["card"], face["kind"], options=options)

    def named(self, face: Face, most: int, *, bright: bool = False, style: str = "default") -> Text:
        """The signs of a card, and as much of its title as there is room for."""
        text = Text().append_text(self.signs.chip(face, bright=bright))
        most = most or (0 if text else TITLES[-2])  # without signs a card needs letters
        title = cropped(self.speech.title_of(face["kind"]), most) if most else ""
        return text.append(f" {title}" if text and title else title, style=style)

    def cell(self, face: Face, choice: Choice | None, most: int, *, listed: bool = True) -> Spot:
        """A card of the hand: marked if it can be played, with a number if one is asked for a card."""
        options = choice.options if choice else ()
        mark = f"{'▸' if options else ' '}{choice.number:>2} " if choice else " " * MARK if listed else ""
        style = "bold" if options else "dim" if choice else "default"
        text = Text().append(mark, style=style).append_text(self.named(face, most, bright=bool(options), style=style))
        return Spot(text, f"hand {face['card']}", face["card"], face["kind"], options=options)

    def hand(self, width: int, height: int) -> list[Row]:
        """The reader's cards in columns, which stay where they are whatever is asked, or in a row after the targets.

        With short titles, or with none, where there is no room.
        """
        numbers = {choice.card: choice for choice in self.seen.choices if choice.seat == NOBODY}
        label = words(self.hand_label(), "dim")
        told: list[Row] = [self.in_full(face, numbers.get(face["card"])) for face in self.seen.hand]
        if self.TELLS_HANDS and len(lay(told, width)) <= height - ROOM_TO_SPARE:
            return told
        listed = height > 1 and not self.seen.targets
        for most in TITLES:
            cells = [self.cell(face, numbers.get(face["card"]), most, listed=listed) for face in self.seen.hand]
            row: Row = Columns(cells, tall=HAND_TALL) if listed else Flow([label, *cells])
            if len(row.lines(width)) <= height:
                break
        return [row] if cells else []

    def in_full(self, face: Face, choice: Choice | None) -> Row:
        """A card of the hand with what it does, where there is so much room."""
        spot = self.cell(face, choice, TITLES[0])
        text = spot.text.copy().append(f"  {self.speech.text_of(face['kind'])}", style="dim")
        return Paragraph(replace(spot, text=text), most=2, hang=INDENT)

    def hand_label(self) -> str:
        return self.words.text("tui-hand")

    def target(self, choice: Choice) -> Text:
        """What can be chosen from a list, in words."""
        option = self.seen.options[choice.options[0]]
        text = Text().append(f"▸{choice.number:>2} ", style="bold")
        if option.seat != NOBODY or option.card == NO_CARD:
            return text.append(self.seen.option(choice.options[0])).append(self.seat_note(option.seat), style="dim")
        text.append_text(self.named(self.face_of(option.card, option.face), TITLES[0]))
        return text.append(self.whereabouts(option.card), style="dim")

    def face_of(self, card: Card, kind: str) -> Face:
        return {"card": card, "kind": kind}

    def whereabouts(self, card: Card) -> str:
        """In brackets: where a card lies that can be chosen."""
        return ""

    def seat_note(self, seat: Seat) -> str:
        """In brackets: how a player stands."""
        return ""

    # --- players -----------------------------------------------------------------------------------------

    def seat_spot(self, seat: Seat, text: Text) -> Spot:
        """A player; can be chosen where a question is about players."""
        choice = self.seen.choice_of_seat(seat)
        if choice is not None:
            text = Text().append(f"▸{choice.number}", style="bold").append_text(text)
        elif any(one.seat != NOBODY for one in self.seen.choices):
            text = Text("  ").append_text(text)  # under the names that have a number
        options = () if choice is None else choice.options
        return Spot(text, f"seat {seat}", seat=seat, options=options, about=self.seat_told(seat))

    def name(self, seat: Seat, wide: int) -> Text:
        """A player's name, marked if they are asked, in so many cells."""
        asked = seat in self.view.get("asked", [])
        name = cropped(self.speech.seat(seat), wide)
        text = Text().append(f"{'►' if asked else ' '}{name}", style="bold" if asked else "")
        text.pad_right(wide + 1 - text.cell_len)
        return text

    def longest_name(self, most: int) -> int:
        return min(most, max(Text(self.speech.seat(seat)).cell_len for seat in range(len(self.seen.names))))

    def seat_told(self, seat: Seat) -> str:
        """A player in a sentence."""
        return " · ".join(one for one in (self.seen.names[seat], self.seen.presence(seat)) if one)


def flat(parts: Iterable[list[Row]]) -> list[Row]:
    return [row for part in parts for row in part]
