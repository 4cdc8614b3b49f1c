"""A second reading of the rulebook of Unorog, in the plainest terms, to compare the engine with.

It shares no code with the engine, only the names of cards and answers.  It is told every answer and who drew what, and
says who may answer what next.
"""

from __future__ import annotations

from typing import NamedTuple

COLOURS = ("blue", "green", "red", "yellow")
ELDERS = ("hoof", "alicorn")
WITHOUT_A_CARD = {
    "turn": ["draw"],
    "second": [],
    "stone": ["take"],
    "dust": ["sleep"],
    "alicorn": ["take", "check"],
    "catch": ["pass", "catch"],
}


class Answer(NamedTuple):
    verb: str
    card: str = ""
    colour: str = ""  # that is named with an elder relic


class Draw(NamedTuple):
    seat: int
    card: str


def colour_of(card: str) -> str:
    return "" if card in ELDERS else card.partition("_")[0]


def face_of(card: str) -> str:
    return card.rpartition("_")[2]


def value_of(card: str) -> int:
    """Return the value of a card (U-DECK-01)."""
    face = face_of(card)
    return int(face) if face.isdigit() else 50 if card in ELDERS else 20


class Referee:
    """A round of Unorog, and the points so far."""

    def __init__(self, seats: int, *, stone_skips: bool, stones_add_up: bool, dust_by_value: bool) -> None:
        self.seats = seats
        self.stone_skips = stone_skips
        self.stones_add_up = stones_add_up
        self.dust_by_value = dust_by_value
        self.points = [0] * seats

    def deal(self, dealer: int, hands: list[list[str]], well: list[str], opening: str) -> None:
        """Start a round with the cards as dealt; the order of the well does not matter."""
        self.hands = hands
        self.well = well
        self.cauldron = [opening]
        self.colour = colour_of(opening)
        self.direction = 1
        self.owed = 0
        self.drawn: list[Draw] = []
        self.phase = "turn"
        self.turn = (dealer + 1) % self.seats  # U-SET-04

    # --- what may be answered ------------------------------------------------------------------

    def asked(self) -> set[int]:
        if self.phase == "over":
            return set()
        if self.phase == "catch":
            return set(range(self.seats)) - {self.last} - set(self.catches)
        return {self.turn}

    def answers(self, seat: int) -> set[Answer]:
        hand = self.hands[seat]
        found = {Answer(verb) for verb in WITHOUT_A_CARD[self.phase]}
        for card in filter(self.fits, hand):
            for verb in ["play", "call"] if len(hand) == 2 else ["play"]:  # U-CALL-01
                for colour in COLOURS if card in ELDERS and len(hand) > 1 else [""]:
                    found.add(Answer(verb, card, colour))
        return found

    def fits(self, card: str) -> bool:
        colour, face = colour_of(card), face_of(card)
        up = face_of(self.cauldron[-1]) if self.cauldron else ""
        if self.phase == "turn":
            by_value = self.dust_by_value and face == "dust" and up in ("stone", "mirror")
            return card in ELDERS or colour == self.colour or face == up or by_value
        if self.phase == "second":  # U-HOOF-01
            return colour == self.colour
        if self.phase == "alicorn":  # U-ALI-03
            return face == "stone" and colour == self.colour
        return face == self.phase  # a stone on a stone, dust on dust; nothing is called "catch"

    # --- answers -------------------------------------------------------------------------------

    def answer(self, seat: int, answer: Answer, drawn: list[Draw]) -> None:
        self.drawn = drawn
        if answer.card:
            self.play(seat, answer)
        elif self.phase == "catch":
            self.hear(seat, answer.verb == "catch")
        elif answer.verb == "check":
            self.challenge(seat)
        else:
            self.accept(seat)
        assert not self.drawn, f"drawn without a reason: {self.drawn}"

    def play(self, seat: int, answer: Answer) -> None:
        card, phase, up = answer.card, self.phase, self.colour
        self.hands[seat].remove(card)
        self.cauldron.append(card)
        self.colour = colour_of(card) or answer.colour
        if not self.hands[seat]:
            self.points[seat] += sum(value_of(left) for hand in self.hands for left in hand)  # U-END-01
            self.phase = "over"
            return
        if phase == "dust":  # U-DUST-02: now a normal turn
            self.phase = "turn"
        elif card == "hoof" and any(colour_of(other) == self.colour for other in self.hands[seat]):
            self.phase = "second"
            return
        else:
            if face_of(card) == "mirror":
                self.direction = -self.direction
            self.pass_on(seat)
            if face_of(card) in ("stone", "dust", "alicorn"):
                self.phase = face_of(card)
            if face_of(card) == "stone":
                self.owed = 2 + (self.owed if self.stones_add_up else 0)
        self.last = seat
        self.up_before = up
        self.honest = all(colour_of(other) != up for other in self.hands[seat])
        if len(self.hands[seat]) == 1:  # U-CALL-02
            self.called = answer.verb == "call"
            self.catches: dict[int, bool] = {}
            self.after_catch, self.phase = self.phase, "catch"

    def hear(self, seat: int, catches: bool) -> None:
        self.catches[seat] = catches
        if not self.asked():
            self.phase = self.after_catch
            if any(self.catches.values()) and not self.called:
                self.draw(self.last, 2)

    def accept(self, seat: int) -> None:
        """Draw, take what an answered relic costs, or sleep."""
        if self.phase == "stone":
            self.draw(seat, self.owed)
            self.owed = 0
            if not self.stone_skips:
                self.phase = "turn"
                return
        elif self.phase != "dust":
            self.draw(seat, 4 if self.phase == "alicorn" else 1)
        self.pass_on(seat)

    def challenge(self, seat: int) -> None:
        if self.honest:
            self.draw(seat, 6)
            self.pass_on(seat)
        else:
            self.hands[self.last].append(self.cauldron.pop())
            self.colour = self.up_before
            self.draw(self.last, 4)
            self.phase = "turn"

    def pass_on(self, seat: int) -> None:
        self.turn = (seat + self.direction) % self.seats
        self.phase = "turn"

    def draw(self, seat: int, n: int) -> None:
        for _ in range(n):
            if not self.well:  # U-TURN-04
                self.well, self.cauldron = self.cauldron[:-1], self.cauldron[-1:]
            if self.well:
                draw = self.drawn.pop(0)
                assert draw.seat == seat
                self.well.remove(draw.card)
                self.hands[seat].append(draw.card)
