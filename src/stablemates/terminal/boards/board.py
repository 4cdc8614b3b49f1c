"""The table of any game: its zones and facts, the hand, and the targets of a question by number."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from rich.text import Text

from ...client.plain import Shown, shown
from ...core.kernel import NOBODY, Seat
from ...protocol.values import Card
from ...protocol.views import View, Zone
from ...words.words import game_title
from ..drawn_cards import Face, hand_of
from ..layout import Columns, Flow, Paragraph, Row, Spot, blank, cropped, lay, words
from ..view_model import Choice, ViewModel

TITLES = (60, 20, 14, 9, 0)  # cells for a title, from plenty of room to none; with none only glyphs are shown
MOST_OF_A_PILE = 5
MARK = 4  # cells of a card's mark and number
INDENT = 7  # cells before the title of a card in a list
ROOM_TO_SPARE = 9  # lines that must be left over to show a hand card by card
HAND_TALL = 3  # lines of the hand before it gets a second column


class Board:
    """The layout of one snapshot.  A game may have its own board, but does not need one."""

    SHOWS_TEXTS = True  # whether cards in hand are shown with their texts if there is room

    def __init__(self, seen: ViewModel) -> None:
        self.seen = seen
        self.words = seen.words
        self.speech = seen.speech
        self.glyphs = seen.glyphs

    @property
    def view(self) -> View:
        return self.seen.view

    # --- the table -----------------------------------------------------------------------------------

    def title(self) -> list[str]:
        """Return the game and the turn, for the header of the screen."""
        return [game_title(self.words, self.speech.profile)]

    def rows(self, width: int, height: int, *, airy: bool = False, drawn: bool = False) -> list[Row]:
        """Return the table as fully as the room allows; titles are cut only if that saves lines."""
        if drawn and len(lay(flat(parts := self.drawn_parts()), width)) <= height:
            return flat(parts)
        tries = [self.parts(most) for most in TITLES]
        shortest = [min(part, key=lambda rows: len(lay(rows, width))) for part in zip(*tries, strict=True)]
        fits = (parts for parts in tries if len(lay(flat(parts), width)) <= height)
        parts = next((parts for parts in fits if parts is not tries[-1]), shortest)
        between = blank() if airy and len(lay(flat(parts), width)) + len(parts) <= height else []
        return flat([*part, *between] for part in parts)

    def parts(self, most: int) -> list[list[Row]]:
        """Return the piles on the table, with at most ``most`` cells for each card title."""
        return [[self.line(one, most) for one in shown(self.view, self.speech) if not self.is_held(one)]]

    def drawn_parts(self) -> list[list[Row]]:
        """Return the piles with drawn cards, if the game has them."""
        return self.parts(TITLES[0])

    def line(self, one: Shown, most: int) -> Row:
        if one.zone is None:
            return Paragraph(words(f"{one.label}: {one.fact}"))
        return Flow([words(f"{one.label}:", "dim"), *self.pile(one.zone, most)])

    def is_held(self, one: Shown) -> bool:
        """Return whether this is the reader's hand, which is shown below."""
        return one.zone is not None and (one.zone.name, one.zone.seat) == ("hand", self.seen.me)

    def pile(self, zone: Zone, most: int) -> list[Spot]:
        """Return the top of a pile or a hand, and the number of other cards."""
        known = [card for card in zone.cards if card] or [one.card for one in reversed(zone.known)]
        shown = [self.card(card, most) for card in known[: -MOST_OF_A_PILE - 1 : -1]]
        rest = zone.count - len(shown)
        return [*shown, words(f"+ {rest}" if shown else str(rest), "dim")] if rest or not shown else shown

    def pile_spot(self, pile: str, text: Text) -> Spot:
        """Return a pile that the reader may look through."""
        return Spot(text, f"pile {pile}", about=self.words.text("tui-look-through"))

    def middle(self) -> list[Row]:
        """Return what is going on right now, shown next to the question."""
        return []

    def asked_about(self) -> Card | None:
        """Return the card that is being played or that asks, otherwise the first card that can be played."""
        window, question = self.seen.snapshot.window, self.seen.question
        playable = [choice.card for choice in self.seen.choices if choice.options]
        cards = [window.source if window else None, question.source if question else None, *playable, *self.seen.hand]
        return next((card for card in cards if card is not None), None)

    def effect(self) -> str:
        """Return what the card that asks does."""
        asking = None if self.seen.question is None else self.seen.question.source
        return "" if asking is None else self.speech.text_of(asking.kind)

    def warning(self) -> str:
        """Return a warning for the reader alone before they answer."""
        return ""

    def call_key(self) -> list[str]:
        """Return the keys for a call with a card, if the game has calls."""
        return []

    def call_letters(self) -> list[str]:
        """Return the same keys while a call with the next card is possible."""
        return []

    def legend(self) -> list[Row]:
        """Return what the glyphs mean."""
        return []

    def reference(self) -> list[str]:
        """Return a summary of the rules, if no message has one."""
        return []

    # --- cards -----------------------------------------------------------------------------------------

    def card(self, card: Card, most: int, choice: Choice | None = None) -> Spot:
        """Return a face-up card, with its number if it can be chosen."""
        choice = choice or self.seen.choice_of(card)
        text = Text()
        if choice is not None:
            text.append(f"▸{choice.number} ", style="bold")
        text.append_text(self.named(card, most, bright=choice is not None))
        options = () if choice is None else choice.options
        return Spot(text, f"card {card.id}", card, card.kind, options=options)

    def named(self, card: Card, most: int, *, bright: bool = False, style: str = "default") -> Text:
        """Return the glyphs of a card, and as much of its title as there is room for."""
        text = Text().append_text(self.glyphs.chip(card, bright=bright))
        most = most or (0 if text else TITLES[-2])  # without glyphs a card needs letters
        title = cropped(self.speech.title_of(card.kind), most) if most else ""
        return text.append(f" {title}" if text and title else title, style=style)

    def cell(self, card: Card, choice: Choice | None, most: int, *, listed: bool = True) -> Spot:
        """Return a card in hand: marked if it can be played, with a number if the question is about cards."""
        options = choice.options if choice else ()
        mark = f"{'▸' if options else ' '}{choice.number:>2} " if choice else " " * MARK if listed else ""
        style = "bold" if options else "dim" if choice else "default"
        text = Text().append(mark, style=style).append_text(self.named(card, most, bright=bool(options), style=style))
        return Spot(text, f"hand {card.id}", card, card.kind, options=options)

    def hand(self, width: int, height: int, drawn: int) -> list[Row]:
        """Return the reader's cards, drawn if ``drawn`` lines are enough for that.

        Otherwise they are in columns, which stay in place whatever is asked, or in a row after the targets.  Titles
        are shortened or left out if there is no room.
        """
        numbers = {one.card.id: one for one in self.seen.choices if one.card is not None and one.seat == NOBODY}
        if cards := self.drawn_hand(numbers, width, drawn):
            return [cards]
        label = words(self.hand_label(), "dim")
        rows: list[Row] = [self.in_full(card, numbers.get(card.id)) for card in self.seen.hand]
        if self.SHOWS_TEXTS and len(lay(rows, width)) <= height - ROOM_TO_SPARE:
            return rows
        listed = height > 1 and not self.seen.targets
        for most in TITLES:
            cells = [self.cell(card, numbers.get(card.id), most, listed=listed) for card in self.seen.hand]
            row: Row = Columns(cells, tall=HAND_TALL) if listed else Flow([label, *cells])
            if len(row.lines(width)) <= height:
                break
        return [row] if cells else []

    def drawn_hand(self, numbers: dict[int, Choice], width: int, height: int) -> Row | None:
        """Return the hand as drawn cards, with their texts if there is room for them."""
        for with_text in (True, False) if self.SHOWS_TEXTS else (False,):
            faces = [self.face(card, numbers.get(card.id), with_text=with_text) for card in self.seen.hand]
            if cards := hand_of(faces, width, height):
                return cards
        return None

    def face(self, card: Card, choice: Choice | None, *, with_text: bool) -> Face:
        """Return a drawn card in hand: with a colourful frame and a mark if it can be played."""
        options = choice.options if choice else ()
        mark = f"{'▸' if options else ' '}{choice.number} " if choice else ""
        style = self.glyphs.ink(card) if options or choice is None else "dim"
        return Face(
            Spot(Text(), f"hand {card.id}", card, card.kind, options=options),
            mark,
            self.glyphs.chip(card, bright=bool(options)),
            self.speech.title_of(card.kind),
            style=style,
            text=self.speech.text_of(card.kind) if with_text else "",
        )

    def in_full(self, card: Card, choice: Choice | None) -> Row:
        """Return a card in hand with its text, for a screen with room for it."""
        spot = self.cell(card, choice, TITLES[0])
        text = spot.text.copy().append(f"  {self.speech.text_of(card.kind)}", style="dim")
        return Paragraph(replace(spot, text=text), most=2, hang=INDENT)

    def hand_label(self) -> str:
        return self.words.text("tui-hand")

    def target(self, choice: Choice) -> Text:
        """Return a choice of a list, in words."""
        option = self.seen.options[choice.options[0]]
        text = Text().append(f"▸{choice.number:>2} ", style="bold")
        if option.seat != NOBODY or option.card is None:
            return text.append(self.seen.option(choice.options[0])).append(self.seat_note(option.seat), style="dim")
        text.append_text(self.named(option.card, TITLES[0]))
        return text.append(self.whereabouts(option.card), style="dim")

    def whereabouts(self, card: Card) -> str:
        """Return, in brackets, where a card that can be chosen is."""
        return ""

    def seat_note(self, seat: Seat) -> str:
        """Return, in brackets, how a player is doing."""
        return ""

    # --- players -----------------------------------------------------------------------------------------

    def seat_spot(self, seat: Seat, text: Text) -> Spot:
        """Return a player, who can be chosen if the question is about players."""
        choice = self.seen.choice_of_seat(seat)
        if choice is not None:
            text = Text().append(f"▸{choice.number}", style="bold").append_text(text)
        elif any(one.seat != NOBODY for one in self.seen.choices):
            text = Text("  ").append_text(text)  # aligned with names that have a number
        options = () if choice is None else choice.options
        return Spot(text, f"seat {seat}", seat=seat, options=options, about=self.describe_seat(seat))

    def name(self, seat: Seat, wide: int) -> Text:
        """Return a player's name in ``wide`` cells, marked if they are asked."""
        asked = seat in self.view.asked
        name = cropped(self.speech.seat(seat), wide)
        text = Text().append(f"{'►' if asked else ' '}{name}", style="bold" if asked else "")
        text.pad_right(wide + 1 - text.cell_len)
        return text

    def longest_name(self, most: int) -> int:
        return min(most, max(Text(self.speech.seat(seat)).cell_len for seat in range(len(self.seen.names))))

    def describe_seat(self, seat: Seat) -> str:
        """Return a player in a sentence."""
        return " · ".join(one for one in (self.seen.names[seat], self.seen.presence(seat)) if one)


def flat(parts: Iterable[list[Row]]) -> list[Row]:
    return [row for part in parts for row in part]
