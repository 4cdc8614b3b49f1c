"""The picture of a position as spectators saw it: each player with avatar and cards, and the card in question."""

from __future__ import annotations

from typing import Final

from ...pictures.sheet import PLATE, Canvas, Sheet, sheet
from ...protocol.replays import Replay
from ...protocol.values import Card
from ...protocol.views import View
from .faces import faces_of

WIDTH: Final = 1200
HEIGHT: Final = 630
CARD: Final = (96, 134)
DUSK: Final = (0x6D, 0x5F, 0xB5)
LAMP: Final = (0xFF, 0xD4, 0x79)
EDGE: Final = 20  # of the picture
GAP: Final = 12  # between plates
FOOT: Final = 52  # the line with our name
ASIDE: Final = 148  # the column of the card being played
FRAME: Final = 5  # in gold, around the cards in question
INSET: Final = 12  # inside a plate
HEAD: Final = 96  # the avatar and the name, above the cards
MOST_BACKS: Final = 14


class Painter:
    """The painter of one moment of a game."""

    def __init__(self, replay: Replay, names: list[str], step: int) -> None:
        self.sheet: Sheet = sheet()
        self.canvas = Canvas(WIDTH, HEIGHT, self.sheet.nearest(*DUSK))
        self.plate = self.sheet.nearest(*PLATE)
        self.lamp = self.sheet.nearest(*LAMP)
        self.names = names
        self.faces = faces_of(replay.players, replay.portraits)
        self.view = view_at(replay, step)
        self.about = {one.card.id for one in replay.steps[step].events if one.card is not None}
        self.cards = [one.card for one in replay.steps[step].events if one.card is not None]

    def paint(self) -> bytes:
        aside = self.played()
        across = WIDTH - 2 * EDGE - (ASIDE + GAP if aside else 0)
        columns = 1 if self.view.seats == 2 else 2 if self.view.seats <= 4 else -(-self.view.seats // 2)
        rows = -(-self.view.seats // columns)
        width = (across - (columns - 1) * GAP) // columns
        height = (HEIGHT - 2 * EDGE - FOOT - (rows - 1) * GAP) // rows
        for seat in range(self.view.seats):
            row, column = divmod(seat, columns)
            self.paint_seat(seat, EDGE + column * (width + GAP), EDGE + row * (height + GAP), width, height)
        if aside:
            self.paint_aside(aside, WIDTH - EDGE - ASIDE, EDGE, HEIGHT - 2 * EDGE - FOOT)
        self.canvas.fill(0, HEIGHT - FOOT, WIDTH, FOOT, self.plate)
        self.canvas.write("Stablemates", EDGE, HEIGHT - FOOT + 8, WIDTH)
        return self.canvas.png()

    def played(self) -> list[Card]:
        """Return the cards in the middle of the table, or else the cards in question that no player has."""
        if self.view.stable is not None:
            chain = [link.card for link in self.view.stable.chain]
            return chain or [card for card in self.cards if not self.belongs_to_a_player(card)][-2:]
        return [card for card in self.view.zone("cauldron").cards[-2:] if card is not None]

    def belongs_to_a_player(self, card: Card) -> bool:
        zone = self.view.where(card.id)
        return zone is not None and zone.seat >= 0

    def paint_seat(self, seat: int, x: int, y: int, width: int, height: int) -> None:
        self.canvas.fill(x, y, width, height, self.plate, 18)
        if seat == self.view.turn:
            self.frame(x, y, width, height)
        self.canvas.paste(self.sheet.tiles[f"face {self.faces[seat]}"], x + INSET, y + INSET - 2)
        left = x + INSET + 82
        score = "" if self.view.stable is None else f"{self.view.stable.unicorns[seat]}/{self.view.stable.goal}"
        room = width - 82 - 2 * INSET
        if room > 220:
            end = self.canvas.write(self.names[seat], left, y + 28, room - 70)
            self.canvas.write(score, end + 16, y + 28, 60)
        else:
            self.canvas.write(self.names[seat], left, y + INSET, room)
            self.canvas.write(score, left, y + INSET + 36, room)
        row: list[Card | None] = [card for card in self.view.zone("stable", seat).cards if card is not None]
        if self.view.stable is None:
            row = list(self.view.zone("hand", seat).cards)[:MOST_BACKS]
        self.paint_row(row, x + INSET, y + HEAD + (height - HEAD - CARD[1]) // 2, width - 2 * INSET)

    def paint_row(self, cards: list[Card | None], x: int, y: int, width: int) -> None:
        """Draw cards side by side, or overlapping if there is no room."""
        step = CARD[0] + 8 if len(cards) < 2 else min(CARD[0] + 8, (width - CARD[0]) // (len(cards) - 1))
        for n, card in enumerate(cards):
            self.paint_card(card, x + n * step, y)

    def paint_aside(self, cards: list[Card], x: int, y: int, height: int) -> None:
        self.canvas.fill(x, y, ASIDE, height, self.plate, 18)
        step = min(CARD[1] + 12, (height - 40 - CARD[1]) // max(1, len(cards) - 1))
        top = y + (height - CARD[1] - step * (len(cards) - 1)) // 2
        for n, card in enumerate(cards):
            self.paint_card(card, x + (ASIDE - CARD[0]) // 2, top + n * step)

    def paint_card(self, card: Card | None, x: int, y: int) -> None:
        back = "card back-unorog" if self.view.game == "unorog" else "card back-stable"
        tile = self.sheet.tiles.get(back if card is None else f"card {card.kind}", self.sheet.tiles["card back-stable"])
        if card is not None and card.id in self.about:
            around = 2 * FRAME
            self.canvas.fill(x - FRAME, y - FRAME, CARD[0] + around, CARD[1] + around, self.lamp, 14)
        self.canvas.paste(tile, x, y)

    def frame(self, x: int, y: int, width: int, height: int) -> None:
        """Frame the plate of the player whose turn it is."""
        self.canvas.fill(x, y, width, height, self.lamp, 18)
        self.canvas.fill(x + 4, y + 4, width - 8, height - 8, self.plate, 15)


def view_at(replay: Replay, step: int) -> View:
    """Return the position after a step; steps without a visible change have none of their own."""
    found = next(one.view for one in reversed(replay.steps[: step + 1]) if one.view is not None)
    assert found is not None
    return found
