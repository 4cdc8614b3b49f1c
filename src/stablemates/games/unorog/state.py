"""A round, or a match of rounds, of Unorog.  Rule numbers are those of docs/rules/unorog.md."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, SupportsIndex

from ...core.kernel import (
    EVERYBODY,
    MANY,
    NO_CARD,
    NO_MOVE,
    NOBODY,
    Card,
    Event,
    Option,
    Outcome,
    Question,
    Reason,
    Seat,
    Zone,
)
from ...core.memory import one_older
from ...core.packed import append, pop, vec
from ...core.packing import pack
from ...core.rng import Rng
from ...core.saving import Field
from ...core.table import DECK, HAND, Table
from .alicorn import check
from .cards import (
    ALICORN,
    CARD_KINDS,
    CARDS_OF,
    DUST,
    FACE,
    HOOF_KIND,
    KIND_COUNT,
    KINDS,
    MIRROR,
    NAMES,
    NO_COLOUR,
    NO_FACE,
    STONE,
    VALUE,
)
from .catch import answer_catch
from .copying import copy_game
from .deal import deal
from .fields import FIELDS
from .hand import (
    DUST_BITS,
    SPARE_BITS,
    STONE_BITS,
    Hand,
    bit,
    of_colour,
)
from .knowledge import NO_EYES, NOTHING, best_known, forget_which, knowers, look, set_knowers
from .lacks import NO_DUST, NO_STONE, note_lack
from .moves import (
    CATCH,
    CHECK,
    COLOUR_NAMED,
    COLOUR_UP,
    COLOURED,
    DRAW,
    KIND_PLAYED,
    PLAIN,
    PLAYS,
    SLEEP,
    TAKE,
    WORD_NAMED,
)
from .notation import write
from .options import all_ways, moves_to, way_to, ways
from .reasons import why
from .rules import Rules
from .terms import ASKED_BY, CATCHING, FACING_ALICORN, FACING_DUST, FACING_STONE, OVER, PHASES, SECOND, TURN
from .view import beat, facts, standing

if TYPE_CHECKING:
    from mypy_extensions import i64


class Unorog(Table):
    def __init__(
        self, rules: Rules, rng: Rng, well: vec[Card], hands: list[Hand], cauldron: vec[Card], points: list[int]
    ) -> None:
        super().__init__(len(points), CARD_KINDS, rng)
        self.rules = rules
        self.options = rules.options
        self.game = "unorog"
        self.profile = rules.profile
        self.well = well
        self.hands = hands
        self.cauldron = cauldron
        self.eyes = NO_EYES  # for each seat and the spectators: the cards that they have seen in others' hands
        self.spied = NOTHING  # all of these together, and perhaps some that have left the hands since
        self.phase: i64 = TURN
        self.turn: i64 = 0  # whose move it is, or at whom the last card is aimed
        self.direction: i64 = 1  # 1: in the order of the seats, -1: in reverse
        self.colour: i64 = NO_COLOUR  # the colour that is up
        self.fits: i64 = 0  # the kinds that fit the card and the colour that are up
        self.dealer: i64 = 0
        self.round: i64 = 0
        self.owed: i64 = 0  # cards to draw for doubling stones
        self.last: i64 = NOBODY  # who played the last card
        self.was: i64 = NO_COLOUR  # the colour that was up before the alicorn
        self.late: list[Card] | None = None  # cards that the alicorn's player has drawn since
        self.said = False  # whether "Unorog!" was called with the last card
        self.then: i64 = TURN  # what comes after the catch question
        self.heard: i64 = 0  # a bit for each seat that has answered it
        self.caught: i64 = 0  # ... and for each that catches
        self.points = points  # a number for each seat
        self.winner: i64 = NOBODY

    # --- questions -------------------------------------------------------------------------

    def pending(self) -> list[Question]:
        return [self.question_to(self.turn)] if self.phase < CATCHING else super().pending()

    def answer(self, seat: SupportsIndex, option: SupportsIndex | Option) -> list[Event]:
        turn: int = self.turn  # not a machine word: it is compared with any number
        if self.phase < CATCHING and isinstance(seat, int) and seat == turn and isinstance(option, int):
            number: int = option
            move = self.nth(turn, number) if 0 <= number < MANY else NO_MOVE
            if move != NO_MOVE:  # a valid answer of the only seat that is asked needs no other check
                self.events = []
                self.make(turn, move)
                return self.events
        return super().answer(seat, option)

    def asked(self) -> i64:
        phase = self.phase
        if phase < CATCHING:
            return 1 << self.turn  # right for seats, although mypyc shifts only 32 bits
        if phase == OVER:
            return 0
        return self.may_catch() & ~self.heard

    def may_catch(self) -> i64:
        """Return the seats of all others, whether or not the call was made: being asked is not a hint."""
        return (bit(self.seats) - 1) & ~bit(self.last)

    def question(self, seat: int) -> Question:
        return self.question_to(self.existing(seat))

    def question_to(self, seat: i64) -> Question:
        phase = self.phase
        hand = self.hands[seat]
        options = all_ways(phase, hand.kinds & (self.fits if phase == TURN else self.allowed()), hand)
        return Question(seat, PHASES[phase], options, NO_CARD if phase == TURN else self.top(), 0, ASKED_BY[phase])

    def option(self, seat: i64, move: i64) -> Option:
        if move < COLOURED:
            return PLAIN[move]
        return PLAYS[10 * self.hands[seat].card_of(KIND_PLAYED[move]) + 2 * COLOUR_NAMED[move] + (move & 1)]

    def moves(self, seat: int) -> list[int]:
        hand = self.hands[self.existing(seat)]
        return moves_to(self.phase, hand.kinds & self.allowed(), hand.count)

    def width(self, seat: i64) -> i64:
        hand = self.hands[seat]
        return ways(self.phase, hand.kinds & self.allowed(), hand.count)

    def nth(self, seat: i64, n: i64) -> i64:
        phase = self.phase
        if n == 0 and phase == TURN:  # the most common answer, which needs no lookup
            return DRAW
        hand = self.hands[seat]
        return way_to(phase, n, hand.kinds & (self.fits if phase == TURN else self.allowed()), hand.count)

    def pick(self, seat: i64, rng: Rng) -> i64:
        hand = self.hands[seat]
        kinds: i64 = hand.kinds & self.allowed()
        held = hand.count
        return way_to(self.phase, rng.below(ways(self.phase, kinds, held)), kinds, held)

    def allowed(self) -> i64:
        """Return the kinds that the asked seat may play."""
        phase = self.phase
        if phase == TURN:  # the most common case, which ``question`` and ``nth`` inline
            return self.fits
        if phase == SECOND:
            return of_colour(self.colour)
        if phase == FACING_STONE:
            return STONE_BITS  # U-STONE-02: of any colour
        if phase == FACING_DUST:
            return DUST_BITS
        if phase == FACING_ALICORN:
            return STONE_BITS & of_colour(self.colour)  # U-ALI-03: of the colour named
        return 0  # the catch question

    def why(self, seat: int, card: int) -> Reason | None:
        return why(self, seat, card)

    # --- answers -----------------------------------------------------------------------------

    def make(self, seat: i64, move: i64) -> None:
        if move >= COLOURED:
            self.play_card(seat, move)
        elif move == DRAW:
            note_lack(self.hands[seat], self.colour)
            self.draw(seat, 1, "U-TURN-01")
            self.pass_on(seat)
        elif move == TAKE:
            self.take(seat)
        elif move == SLEEP:
            self.emit("sleep", seat, source=self.top(), rule="U-DUST-01")
            note_lack(self.hands[seat], NO_DUST)
            self.pass_on(seat)
        elif move == CHECK:
            check(self, seat)
        elif self.phase == SECOND:
            self.pass_on(seat)  # a player without the colour just names it (U-HOOF-01)
        else:
            answer_catch(self, seat, move == CATCH)

    def one_of(self, hand: Hand, kind: i64) -> i64:
        """Return a card of a kind from a hand: of equal ones the one that most others know, or a random one.

        So the number of the played card does not reveal which of the equal ones are still held.
        """
        if kind < HOOF_KIND:  # at most two equal ones
            if not hand.first >> kind & 1:
                return KIND_COUNT + kind
            if not hand.rest >> kind & 1 or SPARE_BITS >> kind & 1:
                return kind
            if not self.spied.kinds >> kind & 1:
                return kind if self.rng.below(2) == 0 else KIND_COUNT + kind
        elif hand.copies(kind) == 1:
            return hand.card_of(kind)
        equal = [card for card in CARDS_OF[kind] if hand.has(card)]
        if self.spied.kinds >> kind & 1:
            equal = best_known(self.eyes, equal)
        return equal[self.rng.below(len(equal))] if len(equal) > 1 else equal[0]

    def play_card(self, seat: i64, move: i64) -> None:
        """Put a card into the cauldron, and start what it sets off."""
        was = self.colour
        phase = self.phase
        hand = self.hands[seat]
        kind: i64 = KIND_PLAYED[move]
        card = self.one_of(hand, kind)
        call = move & 1 == 1
        hand.drop(card)
        if self.spied.kinds >> kind & 1:
            forget_which(self, card, hand)
        self.cauldron = append(self.cauldron, card)
        self.turn_up(COLOUR_UP[move], FACE[card])
        if not self.quiet:
            if call:
                self.emit("call", seat, rule="U-CALL-01")
            word = WORD_NAMED[move]
            pile = HAND + self.seats
            self.events.append(
                Event("play", seat, card, EVERYBODY, NOBODY, 0, word, NO_CARD, ASKED_BY[phase], HAND + seat, pile)
            )
        held = hand.count
        if held == 0:
            self.finish(seat)
            return
        self.last = seat
        self.said = call
        if phase == FACING_DUST:
            self.phase = TURN  # U-DUST-02: unaffected, and now a normal turn
        else:
            self.aim(seat, card, was)
        if held == 1 and self.phase != SECOND:
            self.then = self.phase
            self.phase = CATCHING
            self.heard = 0
            self.caught = 0

    def turn_up(self, colour: i64, face: i64) -> None:
        """Set the colour and the face that are up.  An elder relic played as the last card names no colour."""
        if colour != NO_COLOUR:
            self.colour = colour
            self.fits = self.rules.fits[16 * colour + face]

    def aim(self, seat: i64, card: i64, was: i64) -> None:
        """Carry out the effect of the card just played, and decide at whom it is aimed."""
        face: i64 = FACE[card]
        if face < STONE:
            self.pass_on(seat)
        elif face == STONE:
            self.late = None  # it may be a response to an alicorn (U-ALI-03)
            self.owed = 2 + (self.owed if self.phase == FACING_STONE and self.rules.stones_add_up else 0)
            self.pass_on(seat)
            self.phase = FACING_STONE
        elif face == MIRROR:  # U-MIRROR-01
            self.direction = -self.direction
            self.emit("mirror", seat, card, n=self.direction, rule="U-MIRROR-01")
            self.pass_on(seat)
        elif face == DUST:
            self.pass_on(seat)
            self.phase = FACING_DUST
        elif face == ALICORN:
            self.was = was
            self.late = None
            self.pass_on(seat)
            self.phase = FACING_ALICORN
        elif self.holds_colour(seat):  # U-HOOF-01
            self.phase = SECOND
        else:
            note_lack(self.hands[seat], self.colour)
            self.pass_on(seat)

    def take(self, seat: i64) -> None:
        """Accept a doubling stone or an alicorn."""
        if self.phase == FACING_STONE:
            owed = self.owed
            self.owed = 0
            note_lack(self.hands[seat], NO_STONE)
            self.draw(seat, owed, "U-STONE-01")
            if self.rules.stone_skips:
                self.pass_on(seat)
            else:
                self.phase = TURN  # by the rulebook it costs two cards, but not the turn
        else:
            self.late = None
            self.draw(seat, 4, "U-ALI-02")
            self.pass_on(seat)

    # --- the course of the game ------------------------------------------------------------------

    def pass_on(self, seat: i64) -> None:
        """Pass the move to the next player after ``seat``."""
        seats: i64 = self.seats
        following = seat + self.direction  # as ``seat_after`` does, without a call
        if following < 0:
            following += seats
        elif following >= seats:
            following -= seats
        self.turn = following
        self.phase = TURN

    def draw(self, seat: i64, n: i64, rule: str) -> None:
        """Draw up to ``n`` cards from the well."""
        hand = self.hands[seat]
        while n > 0:
            n -= 1
            if len(self.well) == 0 and not self.refill():
                self.emit("empty", seat, rule="U-TURN-04")
                return
            self.well, card = pop(self.well)
            hand.add(card)
            if hand.lacks:
                hand.lacks = one_older(hand.lacks)
            if not self.quiet:
                mine = 1 << seat
                self.events.append(Event("draw", seat, card, mine, NOBODY, 0, "", NO_CARD, rule, DECK, HAND + seat))

    def refill(self) -> bool:
        """Turn the cauldron, except its top card, into the well (U-TURN-04); return whether there were any cards."""
        if len(self.cauldron) < 2:
            return False
        used, top = pop(self.cauldron)
        self.cauldron = vec[Card]([top])
        self.rng.shuffle_packed(used)
        self.well = used
        self.emit("refill", n=len(used), rule="U-TURN-04", from_zone=HAND + self.seats, to_zone=DECK)
        return True

    def finish(self, seat: i64) -> None:
        """End the round: a hand is empty (U-END-01)."""
        shown = Hand()
        for hand in self.hands:
            shown.look_at(hand)
        points = sum(VALUE[card] for card in shown.cards())
        for seat_or_spectator in range(self.seats + 1):  # hands are shown to be counted
            look(self, seat_or_spectator, shown)
        self.points[seat] += points
        self.emit("round", seat, n=points, rule="U-END-01")
        if self.points[seat] < self.rules.goal:
            deal(self)
        else:
            self.phase = OVER
            self.winner = seat

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        if self.rules.goal:
            return Outcome(self.winner, "points", "U-END-02", self.points[:])
        return Outcome(self.winner, "empty_hand", "U-END-01", self.points[:])

    # --- the table ----------------------------------------------------------------------

    def kind(self, card: int) -> str:
        self.check_card(card)
        return NAMES[KINDS[card]]

    def top(self) -> Card:
        """Return the top card of the cauldron; ``NO_CARD`` if the well was refilled and then an alicorn taken back."""
        return self.cauldron[-1] if len(self.cauldron) else NO_CARD

    def face(self) -> i64:
        """Return the face on top of the cauldron."""
        return FACE[self.cauldron[-1]] if len(self.cauldron) else NO_FACE

    def holds_colour(self, seat: i64) -> bool:
        """Return whether ``seat`` holds a card of the colour that is up."""
        return self.hands[seat].kinds & of_colour(self.colour) != 0

    def zone_count(self) -> i64:
        return 2 + self.seats

    def zone_name(self, zone: Zone) -> tuple[str, Seat]:
        if zone == DECK:
            return "well", NOBODY
        return ("hand", zone - HAND) if zone <= self.seats else ("cauldron", NOBODY)

    def cards_in(self, zone: Zone) -> list[Card]:
        if zone == DECK:
            return list(self.well)
        return self.hands[zone - HAND].cards() if zone <= self.seats else list(self.cauldron)

    def set_zones(self, zones: list[list[Card]]) -> None:
        self.well = pack(zones[DECK])
        self.cauldron = pack(zones[HAND + self.seats])
        remembered = self.lacks
        self.hands = [Hand() for _ in range(self.seats)]
        self.lacks = remembered
        for seat in range(self.seats):
            for card in zones[HAND + seat]:
                self.hands[seat].add(card)

    @property
    def lacks(self) -> list[int]:
        """Return what everyone remembers each hand lacks."""
        return [hand.lacks for hand in self.hands]

    @lacks.setter
    def lacks(self, lacks: list[int]) -> None:
        for seat, remembered in enumerate(lacks):
            self.hands[seat].lacks = remembered

    def knowers(self, card: Card) -> i64:
        return knowers(self, card)

    def set_knowers(self, known: dict[Card, int]) -> None:
        set_knowers(self, known)

    def standing(self) -> dict[str, Any]:
        return standing(self)

    def source_seat(self) -> Seat:
        return NOBODY if self.phase in (TURN, OVER) else self.last

    def beat(self, event: Event) -> str:
        return beat(self, event)

    def facts(self, seat: Seat) -> dict[str, Any]:
        return facts(self)

    # --- copies ----------------------------------------------------------------------------------------

    def fields(self) -> list[Field]:
        return FIELDS

    def blank(self) -> Unorog:
        return Unorog(self.rules, self.rng.clone(), vec[Card](), [], vec[Card](), [0] * self.seats)

    def clone(self) -> Unorog:
        hands = [hand.copy() for hand in self.hands]
        other = Unorog(self.rules, self.rng.clone(), self.well[:], hands, self.cauldron[:], self.points[:])
        copy_game(self, other)
        return other

    def imagine(self, seat: int, seed: int) -> Unorog:
        other = self.clone()
        dealt = other.redeal_hidden(seat, seed)
        if self.late is not None and self.last != seat:
            other.late = dealt[HAND + self.last][: len(self.late)]
        mine: i64 = 0 if seat == NOBODY else bit(seat)
        other.heard &= mine  # no one knows how others have answered in a window
        other.caught &= mine
        return other

    def load(self, data: dict[str, Any]) -> None:
        super().load(data)
        self.turn_up(self.colour, self.face())

    def notation(self) -> str:
        return write(self)
