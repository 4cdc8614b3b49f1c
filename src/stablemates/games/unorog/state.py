"""A round, or a match of rounds, of Unorog.  Rule numbers are those of docs/rules/unorog.md."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ...core.game import Options
from ...core.kernel import NO_CARD, NOBODY, SPECTATOR_BIT, Card, Option, Outcome, Reason, Seat, View
from ...core.rng import Rng
from ...core.table import DECK, HAND, Table
from .cards import ALICORN, COLOUR, COLOURS, DUST, FACE, KINDS, MIRROR
from .cards import NAMES, NO_COLOUR, NO_FACE, STONE, VALUE
from .hand import COLOURED_BITS, DUST_BITS, ELDER_BITS, STONE_BITS, Hand
from .hand import bit, card_in, count_bits, in_turn, kinds_in, lowest, nth_bit, of_colour
from .moves import CATCH, CHECK, COLOURED, DRAW, PASS, PLAIN, PLAYS, SLEEP, TAKE
from .moves import colour_named, is_called, kind_laid, play

if TYPE_CHECKING:
    from mypy_extensions import i64

# What the table waits for.
TURN: Final = 0  # play a card or draw one (U-TURN-01)
SECOND: Final = 1  # the card that goes with a hoof (U-HOOF-01)
STONED: Final = 2  # a doubling stone is aimed at the one asked (U-STONE-02)
DUSTED: Final = 3  # sleep dust is (U-DUST-02)
ACCUSED: Final = 4  # an alicorn is (U-ALI-02 to U-ALI-04)
CATCHING: Final = 5  # does anybody catch the one who is down to a card? (U-CALL-02)
OVER: Final = 6
PHASES: Final = ["turn", "second", "stone", "dust", "alicorn", "catch", "over"]
PLAIN_COUNT: Final = bytes((1, 0, 1, 1, 2, 2, 0))  # how many of a question's options lay no card
ASKED_BY: Final = ["U-TURN-01", "U-HOOF-01", "U-STONE-02", "U-DUST-02", "U-ALI-02", "U-CALL-02", "U-END-01"]

FIRST_HAND: Final = 7


CARD_KINDS: Final = list(KINDS)
NOTHING: Final = Hand()  # seen by nobody; never added to


class Rules:
    """What a table has agreed on."""

    def __init__(self, profile: str, options: Options) -> None:
        self.profile = profile
        self.options = options
        self.stone_skips = options["stone_skips"] is True
        self.stones_add_up = options["stones_add_up"] is True
        self.goal = int(options["goal"])  # points that win a match; 0: a single round


class Unorog(Table):
    def __init__(self, rules: Rules, seats: int, rng: Rng) -> None:
        super().__init__(seats, CARD_KINDS, rng)
        self.rules = rules
        self.profile = rules.profile
        self.well: list[Card] = []
        self.hands: list[Hand] = []
        self.cauldron: list[Card] = []
        self.eyes: list[Hand] = []  # for each seat and the spectators: cards of hands that they have seen before
        self.spied = NOTHING  # all of these together, and perhaps some that have left the hands since
        self.phase: i64 = TURN
        self.turn: i64 = 0  # whose move it is, or at whom the last card is aimed
        self.way: i64 = 1  # 1: in the order of the seats, -1: against it
        self.colour: i64 = NO_COLOUR  # the colour that is up
        self.dealer: i64 = 0
        self.round: i64 = 0
        self.owed: i64 = 0  # cards that the doubling stones come to
        self.last: i64 = NOBODY  # who laid the last card
        self.was: i64 = NO_COLOUR  # the colour that was up before the alicorn
        self.late: list[Card] | None = None  # cards that the alicorn's player has drawn since
        self.said = False  # whether «Унорог!» was called with the last card
        self.then: i64 = TURN  # what comes after the question of the catch
        self.heard: i64 = 0  # a bit for each seat that has answered it
        self.caught: i64 = 0  # ... and for each that calls
        self.points: list[int] = []  # a number for each seat
        self.winner: i64 = NOBODY

    # --- questions -------------------------------------------------------------------------

    def asked(self) -> i64:
        phase = self.phase
        if phase < CATCHING:
            return bit(self.turn)
        if phase == OVER:
            return 0
        return self.may_catch() & ~self.heard

    def may_catch(self) -> i64:
        """All others, whether or not the call was made: being asked is no hint."""
        return (bit(self.seats) - 1) & ~bit(self.last)

    def ask(self, seat: i64) -> str:
        return PHASES[self.phase]

    def rule(self, seat: i64) -> str:
        return ASKED_BY[self.phase]

    def source(self, seat: i64) -> Card:
        return NO_CARD if self.phase == TURN else self.top()

    def option(self, seat: i64, move: i64) -> Option:
        if move < COLOURED:
            return PLAIN[move]
        return PLAYS[10 * self.hands[seat].card_of(kind_laid(move)) + 2 * colour_named(move) + is_called(move)]

    def moves(self, seat: i64) -> list[int]:
        return [self.nth(seat, n) for n in range(self.width(seat))]

    def playable(self, seat: i64) -> i64:
        """The kinds that ``seat`` may lay now."""
        return self.hands[seat].kinds() & self.allowed()

    def width(self, seat: i64) -> i64:
        return self.ways(seat, self.playable(seat))

    def nth(self, seat: i64, n: i64) -> i64:
        return self.way_to(seat, n, self.playable(seat))

    def pick(self, seat: i64, rng: Rng) -> i64:
        kinds = self.playable(seat)
        return self.way_to(seat, rng.below(self.ways(seat, kinds)), kinds)

    def ways(self, seat: i64, kinds: i64) -> i64:
        """How many options there are, if ``kinds`` may be laid."""
        phase = self.phase
        if phase == CATCHING:
            return 2
        held = self.hands[seat].count
        plain: i64 = PLAIN_COUNT[phase]
        if held == 1:
            return plain + count_bits(kinds)
        plays = count_bits(kinds & COLOURED_BITS) + 4 * count_bits(kinds & ELDER_BITS)  # four colours to name
        return plain + (2 * plays if held == 2 else plays)  # U-CALL-01: with the call and without it

    def way_to(self, seat: i64, n: i64, kinds: i64) -> i64:
        """Option *n*: first what is no play, then the coloured kinds, then hoof and alicorn by the colour named."""
        phase = self.phase
        if phase == CATCHING:
            return PASS + n
        plain: i64 = PLAIN_COUNT[phase]
        if n < plain:
            if phase == TURN:
                return DRAW
            if phase == DUSTED:
                return SLEEP
            return CHECK if n else TAKE
        n -= plain
        held = self.hands[seat].count
        if held == 1:  # the last card wins at once; nothing is left to name
            return play(nth_bit(kinds, n), NO_COLOUR, 0)
        call: i64 = 0
        if held == 2:
            call = n & 1
            n >>= 1
        coloured = count_bits(kinds & COLOURED_BITS)
        if n < coloured:
            return play(nth_bit(kinds, n), NO_COLOUR, call)
        n -= coloured
        return play(nth_bit(kinds & ELDER_BITS, n >> 2), n & 3, call)

    def choices(self, seat: i64) -> list[Option]:
        hand = self.hands[seat]
        if self.phase != TURN or hand.count < 3:
            return [self.option(seat, self.nth(seat, n)) for n in range(self.width(seat))]
        found = [PLAIN[DRAW]]  # the usual question, written out because it is asked most
        kinds: i64 = hand.kinds() & self.allowed()
        coloured: i64 = kinds & COLOURED_BITS
        while coloured:
            found.append(PLAYS[10 * hand.card_of(lowest(coloured)) + 2 * NO_COLOUR])
            coloured &= coloured - 1
        elder: i64 = kinds & ELDER_BITS
        while elder:
            card = hand.card_of(lowest(elder))
            for colour in range(4):
                found.append(PLAYS[10 * card + 2 * colour])
            elder &= elder - 1
        return found

    def allowed(self) -> i64:
        """The kinds that the seat that is asked may lay."""
        phase = self.phase
        if phase == TURN:
            used = self.cauldron
            return in_turn(self.colour, FACE[used[-1]] if used else NO_FACE)
        if phase == SECOND:
            return of_colour(self.colour)
        if phase == STONED:
            return STONE_BITS  # U-STONE-02: of any colour
        if phase == DUSTED:
            return DUST_BITS
        return STONE_BITS & of_colour(self.colour)  # U-ALI-03: of the colour named

    def why(self, seat: Seat, card: Card) -> Reason | None:
        """Why a card of ``seat``'s hand cannot be laid now."""
        if not self.hands[seat].has(card):
            return Reason("not-in-hand", "U-TURN-01")
        phase = self.phase
        if phase == OVER:
            return Reason("over", "U-END-01")
        if not self.asked() >> seat & 1:
            return Reason("not-your-turn", "U-TURN-01")
        if phase == CATCHING:
            return Reason("catch-first", "U-CALL-02", self.top())
        if self.allowed() & bit(KINDS[card]):
            return None
        if phase == SECOND:
            return Reason("second-colour", "U-HOOF-01", self.top())
        if phase == STONED:
            return Reason("only-a-stone", "U-STONE-02", self.top())
        if phase == DUSTED:
            return Reason("only-dust", "U-DUST-02", self.top())
        if phase == ACCUSED:
            return Reason("only-a-stone-of-the-colour", "U-ALI-03", self.top())
        if FACE[card] < STONE:
            return Reason("colour-or-number", "U-TURN-02", self.top())
        return Reason("colour-or-relic", "U-TURN-03", self.top())

    # --- answers -----------------------------------------------------------------------------

    def make(self, seat: i64, move: i64) -> None:
        if move >= COLOURED:
            self.lay(seat, self.hands[seat].card_of(kind_laid(move)), colour_named(move), is_called(move))
        elif move == DRAW:
            self.draw(seat, 1, "U-TURN-01")
            self.pass_on(seat)
        elif move == TAKE:
            self.take(seat)
        elif move == SLEEP:
            if not self.quiet:
                self.tell("sleep", seat, source=self.top(), rule="U-DUST-01")
            self.pass_on(seat)
        elif move == CHECK:
            self.check(seat)
        else:
            self.hear(seat, move == CATCH)

    def lay(self, seat: i64, card: i64, named: i64, call: bool) -> None:
        """A card goes into the cauldron, and what it sets off begins."""
        was = self.colour
        phase = self.phase
        hand = self.hands[seat]
        hand.drop(card)
        if self.eyes and self.spied.kinds() & bit(KINDS[card]):
            self.forget_which(card, hand)
        self.cauldron.append(card)
        colour: i64 = COLOUR[card]
        if colour == NO_COLOUR:
            colour = named
        if colour != NO_COLOUR:
            self.colour = colour
        if not self.quiet:
            if call:
                self.tell("call", seat, rule="U-CALL-01")
            self.tell("play", seat, card, word="" if named == NO_COLOUR else COLOURS[named], rule=ASKED_BY[phase])
        held = hand.count
        if held == 0:
            self.finish(seat)
            return
        self.last = seat
        self.said = call
        if phase == DUSTED:
            self.phase = TURN  # U-DUST-02: unaffected, and now a normal turn
        else:
            self.aim(seat, card, was)
        if held == 1 and self.phase != SECOND:
            self.then = self.phase
            self.phase = CATCHING
            self.heard = 0
            self.caught = 0

    def aim(self, seat: i64, card: i64, was: i64) -> None:
        """What the card just laid does, and to whom."""
        face: i64 = FACE[card]
        if face < STONE:
            self.pass_on(seat)
        elif face == STONE:
            self.owed = 2 + (self.owed if self.phase == STONED and self.rules.stones_add_up else 0)
            self.pass_on(seat)
            self.phase = STONED
        elif face == MIRROR:  # U-MIRROR-01
            self.way = -self.way
            if not self.quiet:
                self.tell("mirror", seat, card, n=self.way, rule="U-MIRROR-01")
            self.pass_on(seat)
        elif face == DUST:
            self.pass_on(seat)
            self.phase = DUSTED
        elif face == ALICORN:
            self.was = was
            self.late = None
            self.pass_on(seat)
            self.phase = ACCUSED
        elif self.holds_colour(seat):  # U-HOOF-01
            self.phase = SECOND
        else:
            self.pass_on(seat)

    def take(self, seat: i64) -> None:
        """Bow to a doubling stone or an alicorn."""
        if self.phase == STONED:
            owed = self.owed
            self.owed = 0
            self.draw(seat, owed, "U-STONE-01")
            if self.rules.stone_skips:
                self.pass_on(seat)
            else:
                self.phase = TURN  # the book takes two cards, not the turn
        else:
            self.draw(seat, 4, "U-ALI-02")
            self.pass_on(seat)

    def check(self, seat: i64) -> None:
        """The player of the alicorn shows the hand to the one who asks (U-ALI-04)."""
        bluffer = self.last
        alicorn = self.top()
        self.tell("check", seat, whom=bluffer, source=alicorn, rule="U-ALI-04")
        self.look(seat, self.hands[bluffer])
        if not self.quiet:
            for card in self.hands[bluffer].cards():
                self.tell(
                    "show", bluffer, card, self.seen_in(card, HAND + bluffer), seat, source=alicorn, rule="U-ALI-04"
                )
        if self.was_dishonest():
            self.tell("dishonest", bluffer, alicorn, whom=seat, rule="U-ALI-04")
            self.hands[bluffer].add(self.cauldron.pop())
            for eye in self.eyes:  # everybody has seen where it went
                eye.add(alicorn)
            self.spied.add(alicorn)
            self.colour = self.was
            self.draw(bluffer, 4, "U-ALI-04")
            self.phase = TURN
        else:
            self.tell("honest", bluffer, alicorn, whom=seat, rule="U-ALI-04")
            self.draw(seat, 6, "U-ALI-04")
            self.pass_on(seat)

    def was_dishonest(self) -> bool:
        """Whether the alicorn's player held the colour that was up when it was laid.

        Derived from the hand, never stored: an imagined hand has an imagined truth.
        """
        hand = self.hands[self.last]
        if self.late is not None:
            hand = hand.copy()
            for card in self.late:
                hand.drop(card)
        return hand.kinds() & of_colour(self.was) != 0

    def hear(self, seat: i64, catches: bool) -> None:
        """One seat's answer to the question of the catch; nobody sees it before all have answered."""
        self.heard |= bit(seat)
        if catches:
            self.caught |= bit(seat)
        if self.may_catch() == self.heard:
            self.resolve_catch()

    def resolve_catch(self) -> None:
        """All have answered: who was caught draws two (U-CALL-02)."""
        last = self.last
        self.phase = self.then
        if not self.quiet:
            for i in range(1, self.seats):
                other = (last + i * self.way) % self.seats
                if self.caught >> other & 1:
                    self.tell("catch", other, whom=last, rule="U-CALL-02")
        caught = self.caught != 0 and not self.said
        self.heard = 0
        self.caught = 0
        if caught:
            before = self.hands[last].copy()
            self.draw(last, 2, "U-CALL-02")
            if self.phase == ACCUSED:
                self.late = [card for card in self.hands[last].cards() if not before.has(card)]

    # --- the course of the game ------------------------------------------------------------------

    def pass_on(self, seat: i64) -> None:
        """The move goes to the next player after ``seat``."""
        seats: i64 = self.seats
        following = seat + self.way
        if following < 0:
            following += seats
        elif following >= seats:
            following -= seats
        self.turn = following
        self.phase = TURN

    def draw(self, seat: i64, n: i64, rule: str) -> None:
        """Draw cards from the well, as many as there are."""
        for _ in range(n):
            if not self.well and not self.refill():
                self.tell("empty", seat, rule="U-TURN-04")
                return
            card = self.well.pop()
            self.hands[seat].add(card)
            if not self.quiet:
                self.tell("draw", seat, card, bit(seat), rule=rule)

    def refill(self) -> bool:
        """The cauldron without its top card becomes the well (U-TURN-04); whether there was any."""
        used = self.cauldron
        if len(used) < 2:
            return False
        self.cauldron = [used.pop()]
        self.rng.shuffle(used)
        self.well = used
        self.tell("refill", n=len(used), rule="U-TURN-04")
        return True

    def finish(self, seat: i64) -> None:
        """A hand is empty: the round is over at this moment (U-END-01)."""
        points = 0
        for hand in self.hands:
            for card in hand.cards():
                points += VALUE[card]
            for seat_or_spectator in range(self.seats + 1):  # laid open to be counted
                self.look(seat_or_spectator, hand)
        self.points[seat] += points
        self.tell("round", seat, n=points, rule="U-END-01")
        if self.points[seat] < self.rules.goal:
            self.deal()
        else:
            self.phase = OVER
            self.winner = seat

    def deal(self) -> None:
        """Begin a round: who deals, seven cards each, and a lock to open the cauldron."""
        self.round += 1
        self.way = 1
        self.owed = 0
        self.last = NOBODY
        self.was = NO_COLOUR
        self.late = None
        self.said = False
        self.then = TURN
        self.set_knowers({})
        self.well = list(range(len(KINDS)))
        self.hands = [Hand() for _ in range(self.seats)]
        self.cauldron = []
        self.rng.shuffle(self.well)
        self.draw_for_dealer()
        for _ in range(FIRST_HAND):  # U-SET-02
            for i in range(1, self.seats + 1):
                self.draw((self.dealer + i) % self.seats, 1, "U-SET-02")
        self.open_cauldron()
        self.pass_on(self.dealer)  # U-SET-04

    def draw_for_dealer(self) -> None:
        """Everyone draws a card, the highest deals, equal ones draw again, the cards go back (U-SET-01)."""
        well = self.well
        rivals = list(range(self.seats))
        place = len(well)
        while len(rivals) > 1:
            if place < len(rivals):  # the cards have gone round without a decision
                self.rng.shuffle(well)
                place = len(well)
            best: list[Seat] = []
            highest = -1
            for seat in rivals:
                place -= 1
                card = well[place]
                self.tell("dealer-card", seat, card, rule="U-SET-01")
                if VALUE[card] > highest:
                    highest = VALUE[card]
                    best = [seat]
                elif VALUE[card] == highest:
                    best.append(seat)
            rivals = best
        self.dealer = rivals[0]
        self.tell("dealer", rivals[0], rule="U-SET-01")
        self.rng.shuffle(well)

    def open_cauldron(self) -> None:
        """Turn up the top of the well; what is no lock is shuffled back (U-SET-03)."""
        while FACE[self.well[-1]] >= STONE:
            self.tell("not-a-lock", card=self.well[-1], rule="U-SET-03")
            self.rng.shuffle(self.well)
        card = self.well.pop()
        self.cauldron.append(card)
        self.colour = COLOUR[card]
        self.tell("open", card=card, rule="U-SET-03")

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        if self.rules.goal:
            return Outcome(self.winner, "points", "U-END-02", self.points[:])
        return Outcome(self.winner, "empty_hand", "U-END-01", self.points[:])

    # --- looking at the table ----------------------------------------------------------------------

    def kind(self, card: Card) -> str:
        return NAMES[KINDS[card]]

    def top(self) -> Card:
        """The card on top of the cauldron; none after a refill from which an alicorn was taken back."""
        return self.cauldron[-1] if self.cauldron else NO_CARD

    def holds_colour(self, seat: i64) -> bool:
        """Whether ``seat`` holds a card of the colour that is up."""
        return self.hands[seat].kinds() & of_colour(self.colour) != 0

    def zone_count(self) -> int:
        return 2 + self.seats

    def zone_name(self, zone: int) -> tuple[str, Seat]:
        if zone == DECK:
            return "well", NOBODY
        return ("hand", zone - HAND) if zone <= self.seats else ("cauldron", NOBODY)

    def cards_in(self, zone: int) -> list[Card]:
        if zone == DECK:
            return self.well[:]
        return self.hands[zone - HAND].cards() if zone <= self.seats else self.cauldron[:]

    def lay_out(self, zones: list[list[Card]]) -> None:
        self.well = zones[DECK][:]
        self.cauldron = zones[HAND + self.seats][:]
        self.hands = [Hand() for _ in range(self.seats)]
        for seat in range(self.seats):
            for card in zones[HAND + seat]:
                self.hands[seat].add(card)

    def look(self, eye: i64, hand: Hand) -> None:
        """A seat, or the spectators if ``eye`` is the number of seats, see a hand."""
        if not self.eyes:
            self.eyes = [Hand() for _ in range(self.seats + 1)]
            self.spied = Hand()
        self.eyes[eye].look_at(hand)
        self.spied.look_at(hand)

    def forget_which(self, card: i64, hand: Hand) -> None:
        """A card has left a hand openly: who knew of an equal one there knows of one less.

        What people know of equal cards is how many there are, not which.
        """
        kind: i64 = KINDS[card]
        for eye in self.eyes:
            if eye.has(card):
                eye.drop(card)
            else:
                first = eye.first & hand.first
                rest = eye.rest & hand.rest
                if kinds_in(first, rest) & bit(kind):
                    eye.drop(card_in(first, rest, kind))
        self.spied.drop(card)

    def knowers(self, card: Card) -> int:
        known = 0
        for i, eye in enumerate(self.eyes):
            if eye.has(card):
                known |= 1 << (i if i < self.seats else SPECTATOR_BIT)
        return known

    def set_knowers(self, known: dict[Card, int]) -> None:
        self.eyes = []
        self.spied = NOTHING
        for card, who in known.items():
            seen = Hand()
            seen.add(card)
            for i in range(self.seats + 1):
                if who >> (i if i < self.seats else SPECTATOR_BIT) & 1:
                    self.look(i, seen)

    def asked_in_public(self) -> list[Seat]:
        """Who is asked, as everybody sees it: who of them has answered already shows nowhere."""
        asked = self.may_catch() if self.phase == CATCHING else self.asked()
        return [seat for seat in range(self.seats) if asked >> seat & 1]

    def view(self, seat: Seat) -> View:
        return {
            "game": "unorog",
            "profile": self.profile,
            "options": self.rules.options,
            "seat": seat,
            "seats": self.seats,
            "phase": PHASES[self.phase],
            "asked": self.asked_in_public(),
            "turn": self.turn,
            "way": self.way,
            "colour": "" if self.colour == NO_COLOUR else COLOURS[self.colour],
            "well": len(self.well),
            "cauldron": self.faces(seat, HAND + self.seats),
            "hands": [self.faces(seat, HAND + other) for other in range(self.seats)],
            "owed": self.owed,
            "last": self.last,
            "said": self.said,
            "dealer": self.dealer,
            "round": self.round,
            "points": self.points[:],
            "winner": self.winner,
        }

    # --- copies ----------------------------------------------------------------------------------------

    def clone(self) -> Unorog:
        other = Unorog(self.rules, self.seats, self.rng.clone())
        other.quiet = self.quiet
        if self.eyes:
            other.eyes = [eye.copy() for eye in self.eyes]
            other.spied = self.spied.copy()
        other.well = self.well[:]
        other.hands = [hand.copy() for hand in self.hands]
        other.cauldron = self.cauldron[:]
        other.phase = self.phase
        other.turn = self.turn
        other.way = self.way
        other.colour = self.colour
        other.dealer = self.dealer
        other.round = self.round
        other.owed = self.owed
        other.last = self.last
        other.was = self.was
        other.late = self.late
        other.said = self.said
        other.then = self.then
        other.heard = self.heard
        other.caught = self.caught
        other.points = self.points[:]
        other.winner = self.winner
        return other

    def imagine(self, seat: Seat, seed: int) -> Unorog:
        other = self.clone()
        dealt = other.deal_anew(seat, seed)
        if self.late is not None and self.last != seat:
            other.late = dealt[HAND + self.last][: len(self.late)]
        mine: i64 = 0 if seat == NOBODY else bit(seat)
        other.heard &= mine  # how others have answered in a window nobody knows
        other.caught &= mine
        return other

    def dump(self) -> dict[str, Any]:
        return self.dump_table() | {
            "format": 1,
            "game": "unorog",
            "profile": self.profile,
            "options": self.rules.options,
            "seats": self.seats,
            "phase": PHASES[self.phase],
            "turn": self.turn,
            "way": self.way,
            "colour": self.colour,
            "dealer": self.dealer,
            "round": self.round,
            "owed": self.owed,
            "last": self.last,
            "was": self.was,
            "late": self.late or [],
            "said": self.said,
            "then": PHASES[self.then],
            "heard": self.heard,
            "caught": self.caught,
            "points": self.points[:],
            "winner": self.winner,
        }

    def notation(self) -> str:
        from .notation import write  # the two know each other; a line is written seldom

        return write(self)
