"""A game in progress: the table, the machine that runs effects on it, and who knows what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.kernel import EVERYBODY, NO_CARD, NOBODY, Card, Event, Option, Reason, Seat, Zone
from ...core.machine import NO_CARDS, NO_FRAMES, Frame, Instruction, Machine
from ...core.memory import one_older
from ...core.notation import write
from ...core.packed import append, pop, remove, vec
from ...core.packing import pack, zeros
from ...core.rng import Rng
from ...core.saving import Field
from ...core.table import DECK, HAND
from .auras import can_fall, enforce_size, granting, may_enter, recount
from .box import Box
from .copying import copy_game
from .end import check_end
from .fields import FIELDS
from .kind import Kind
from .knowledge import forget_which, like, witnesses
from .loans import keep, write_off
from .machine import asks_early
from .reasons import why
from .rules import Rules
from .saving import sealed
from .targets import asides, why_not
from .terms import (
    BABY,
    BLIND,
    DAZZLED,
    END,
    HAND_LIMIT,
    NOTHING,
    OPEN_HAND,
    PANDA,
    PANDAS,
    ROOMY,
    UNICORN,
    WIRED,
)
from .triggers import begin_triggers, interrupts_nothing, is_inside_one_moment
from .view import beat, facts, standing

if TYPE_CHECKING:
    from mypy_extensions import i64


class Stable(Machine):
    # As in ``State``.
    __slots__ = ("__dict__", "answer_of", "counts", "flags", "known", "known_count", "let_pass", "where", "zones")

    # The table and what is known about it: set by ``clear``, or by a copy.
    zones: vec[vec[Card]]  # call ``own`` before changing one
    where: vec[Zone]  # card -> zone; call ``own`` before changing it
    known: vec[i64]  # card -> who knows it although its zone does not show it; ``know`` writes it
    known_count: i64  # how many cards anyone knows like that
    flags: vec[i64]  # seat -> the rules in force in its stable
    counts: vec[i64]  # seat -> its unicorns, as they count for the win (R-CARD-09)
    answer_of: vec[i64]  # seat -> its answer in an open window, as a move + 1; 0: none yet; secret
    let_pass: vec[i64]  # seat -> what everyone remembers that it did not stop (let_pass.py)

    def __init__(self, rules: Rules, seats: int, box: Box, rng: Rng) -> None:
        super().__init__(seats, box.numbers, rng)
        self.rules = rules
        self.options = rules.options
        self.revision = rules.revision
        self.hasty = not rules.triggers_wait  # R-CHAIN-08
        self.game = "stable"
        self.profile = rules.id
        self.edition = rules.name
        self.box = box
        self.kind_of: list[Kind] = box.kinds  # card -> what is printed on it
        self.printed: bytes = box.types  # card -> its types as printed
        self.shared: i64 = 0  # the zones that are shared with a copy of this game, as bits
        self.shares_known = False  # whether ``known`` is shared with a copy
        self.shares_where = False  # ... and ``where``
        self.anywhere: i64 = 0  # the rules in force in any stable
        self.answered: i64 = 0  # the seats that have answered in an open window, as bits
        self.unchecked = True
        self.link = NO_FRAMES  # the effects of the chain link being resolved
        self.plan: list[int] = []  # what was chosen in advance (R-EFF-11, R-CHAIN-04)
        self.plan_of: Card = NO_CARD  # the card it was chosen for
        self.started = NO_CARDS  # cards whose effects at the start of this turn are still to come
        self.plays: i64 = 1  # how many cards may be played in this action phase
        self.ending = False  # whether the turn skips to its end
        self.extra: i64 = 0  # further turns for the same player
        self.turns: i64 = 0  # how many are over
        self.bonds: list[list[int]] = []  # borrowed unicorns: see loans.py
        self.discard: Zone = HAND + seats
        self.nursery: Zone = self.discard + 1
        self.playing: Zone = self.discard + 2
        self.stables: Zone = self.discard + 3

    def clear(self) -> None:
        """Take everything off the table."""
        self.zones = vec[vec[Card]]([vec[Card]() for _ in range(self.zone_count())])
        self.shared = 0
        self.where = zeros(len(self.kinds))
        self.shares_where = False
        self.known = zeros(len(self.kinds))
        self.known_count = 0
        self.flags = zeros(self.seats)
        self.counts = zeros(self.seats)
        self.answer_of = zeros(self.seats)
        self.answered = 0
        self.let_pass = zeros(self.seats)

    # --- the machine -----------------------------------------------------------------------

    def settle(self, op: Instruction[Any]) -> bool:
        """Look for a winner, then start pending triggers."""
        if self.unchecked and (op.settles or interrupts_nothing(self)) and not self.tiny_stable_waits():
            check_end(self)
            if self.why_over:
                return True
        if not self.triggers or (self.hasty and self.rules.triggers_in_order and is_inside_one_moment(self)):
            return False
        begin_triggers(self)
        return True

    def tiny_stable_waits(self) -> bool:
        """Return whether Tiny Stable must act, which it does before anything else (ruling 7.2)."""
        return len(self.triggers) > 0 and self.triggers[0].op is self.rules.built_in.tiny

    def may_be_endless(self) -> bool:
        return self.rules.with_packs  # the cards of the box are known to come to an end

    def trigger_done(self, frame: Frame) -> None:
        if self.plan and self.plan_of == frame.me and frame.op is self.kind_of[frame.me].enters:
            self.forget_plan()

    def asks_early(self) -> bool:
        return asks_early(self)

    def turn(self) -> Seat:
        return self.frames[0].you

    def plan_next(self, me: Card) -> int | None:
        """Take what was chosen in advance for the next choice of ``me``; return ``None`` if nothing was."""
        if self.plan_of == me != NO_CARD and self.plan and not self.declaring:
            chosen = self.plan[0]
            if chosen == END:
                return NOTHING
            self.plan = self.plan[1:]
            return chosen
        return None

    def forget_plan(self) -> None:
        """Drop what is left of the plan of an effect that is over."""
        while self.plan and self.plan.pop(0) != END:
            pass
        self.plan_of = NO_CARD

    def option(self, seat: i64, move: i64) -> Option:
        return self.box.options.option_of(move)

    def why(self, seat: int, card: int) -> Reason | None:
        return why(self, seat, card)

    def why_not(self, seat: int, card: int) -> Reason | None:
        return why_not(self, seat, card)

    def asides(self, events: list[Event]) -> list[tuple[Card, Reason]]:
        return asides(self, events)

    # --- where cards are ---------------------------------------------------------------------

    def hand(self, seat: Seat) -> list[Card]:
        return self.cards_in(HAND + seat)

    def stable(self, seat: Seat) -> list[Card]:
        return self.cards_in(self.stables + seat)

    def held(self, seat: Seat) -> i64:
        """Return the number of cards in a player's hand."""
        return len(self.zones[HAND + seat])

    def keeper(self, card: Card) -> Seat:
        """Return whose stable a card is in; ``NOBODY`` if in none."""
        zone = self.where[card]
        return zone - self.stables if zone >= self.stables else NOBODY

    def has(self, seat: Seat, rule: i64) -> bool:
        return self.flags[seat] & rule != 0

    def types(self, card: Card) -> i64:
        """Return what a card counts as: a unicorn under Pandamonium is a panda (R-END-03)."""
        types: i64 = self.printed[card]
        if self.anywhere & PANDAS and types & UNICORN:
            zone = self.where[card]
            if zone >= self.stables and self.flags[zone - self.stables] & PANDAS:
                return PANDA
        return types

    def text_works(self, card: Card) -> bool:
        """Return whether what is printed on a card in a stable works at all."""
        return not self.is_silent(card, BLIND)

    def triggers_work(self, card: Card) -> bool:
        """Return whether a text that starts with "if" or "when" works."""
        return not self.is_silent(card, BLIND | DAZZLED)

    def is_silent(self, card: Card, rule: i64) -> bool:
        """Return whether a rule in force in its stable silences a unicorn."""
        zone = self.where[card]
        return zone >= self.stables and self.printed[card] & UNICORN != 0 and self.is_blind(zone - self.stables, rule)

    def is_blind(self, seat: Seat, rule: i64) -> bool:
        flags = self.flags[seat]
        return flags & rule != 0 and (self.rules.blind_pandas or not flags & PANDAS)

    def itself(self, card: Card, rule: i64) -> bool:
        """Return whether a rule about the card itself is in force."""
        return self.kind_of[card].self_rules & rule != 0 and self.text_works(card)

    def count(self, seat: Seat) -> i64:
        """Return the unicorns in a stable, as they count for the win (R-CARD-09)."""
        return self.counts[seat]

    def hand_limit(self, seat: Seat) -> i64:
        return HAND_LIMIT + (3 if self.has(seat, ROOMY) else 0)

    def may_enter(self, card: Card, seat: Seat) -> bool:
        return may_enter(self, card, seat)

    # --- moving cards ----------------------------------------------------------------------------

    def carry(self, card: Card, zone: Zone, why: str, you: Seat, me: Card, rule: str) -> None:
        """Move a card to the end of a zone and emit the event.  Every change of zone goes through here."""
        old = self.where[card]
        if self.shared:
            self.own(old)
        cards = self.zones[old]
        if cards[len(cards) - 1] == card:  # most cards are on top of a pile
            self.zones[old], card = pop(cards)
        else:
            self.zones[old] = remove(cards, card)
        self.put(card, zone)
        if old > self.seats:
            if zone <= self.seats:
                self.know(card, EVERYBODY)  # it was face up: everyone knows where it goes
        elif zone > self.seats:
            forget_which(self, card, old)
        if old == DECK:
            if len(self.zones[DECK]) == 0:
                self.unchecked = True
        elif self.bonds and old >= self.stables > zone:
            write_off(self, card)
        if not self.quiet:
            whom = self.owner(zone)  # the other player involved, if any: the one who gets it, or whose it was
            if whom in (NOBODY, you) and self.owner(old) != NOBODY:
                whom = self.owner(old)
            seen_by = witnesses(self, card, old, zone)
            self.events.append(Event(why, you, card, seen_by, whom, 0, self.place(zone), me, rule, old, zone))

    def like(self, card: Card) -> Card:
        return like(self, card)

    def put(self, card: Card, zone: Zone) -> None:
        """Put a card on top of a zone.  A hand is kept sorted: the order in which it is held must stay secret."""
        if self.shared:
            self.own(zone)
        cards = append(self.zones[zone], card)
        self.zones[zone] = cards
        self.where[card] = zone
        if HAND <= zone <= self.seats:
            place: i64 = len(cards) - 1
            while place > 0 and cards[place - 1] > card:
                cards[place] = cards[place - 1]
                place -= 1
            cards[place] = card
            if self.let_pass[zone - HAND]:
                self.let_pass[zone - HAND] = one_older(self.let_pass[zone - HAND])

    def own(self, zone: Zone) -> None:
        """Stop sharing a zone with copies of this game, so that it can be changed."""
        if self.shares_where:
            self.where = self.where[:]
            self.shares_where = False
        if self.shared >> zone & 1:
            self.shared &= ~(1 << zone)
            self.zones[zone] = self.zones[zone][:]

    def shuffle(self, zone: Zone) -> None:
        self.own(zone)
        self.rng.shuffle_packed(self.zones[zone])

    def arrange(self, zone: Zone, cards: list[Card]) -> None:
        """Put the cards of a zone in this order."""
        self.zones[zone] = pack(cards)
        self.shared &= ~(1 << zone)

    def enter(self, card: Card, seat: Seat, why: str, you: Seat, me: Card, rule: str) -> bool:
        """Bring a card into a stable and trigger what reacts to that; return ``False`` if something forbids it."""
        if not self.may_enter(card, seat):
            return False
        old = self.keeper(card)
        if old != NOBODY:
            self.depart(card, old)
        self.carry(card, self.stables + seat, why, you, me, rule)
        if old != NOBODY:
            self.recount_one(old)
        self.recount_one(seat)
        self.trigger(self.kind_of[card].enters, card, seat, self.triggers_work(card))
        self.catch_on_wire(card, seat)
        self.enforce_size()
        return True

    def leave(self, card: Card, zone: Zone, why: str, you: Seat, me: Card, rule: str, fell: bool) -> None:
        """Take a card out of a stable; a baby can only go to the nursery (R-CARD-02)."""
        seat = self.keeper(card)
        works = self.triggers_work(card)
        self.depart(card, seat)
        if self.printed[card] & BABY:
            zone = self.nursery
        self.carry(card, zone, why, you, me, rule)
        self.recount_one(seat)
        if fell:
            self.trigger(self.kind_of[card].falls, card, seat, works)
        self.enforce_size()

    def depart(self, card: Card, seat: Seat) -> None:
        """Trigger what reacts to a card that is about to leave its stable."""
        works = self.triggers_work(card)
        if self.bonds and not works:
            keep(self, card)
        self.trigger(self.kind_of[card].leaves, card, seat, works)
        self.catch_on_wire(card, seat)

    def trigger(self, text: Instruction[Any] | None, card: Card, you: Seat, works: bool) -> None:
        """Queue a text as a trigger, if there is one and it works."""
        if text is not None and works:
            self.triggers.append(Frame(text, you, card))

    def catch_on_wire(self, card: Card, seat: Seat) -> None:
        """Trigger Barbed Wire: a unicorn that enters or leaves costs its player a card."""
        if self.flags[seat] & WIRED and self.printed[card] & UNICORN:
            self.triggers.append(Frame(self.rules.built_in.wire, seat, granting(self, seat, WIRED)))

    def enforce_size(self) -> None:
        enforce_size(self)

    def recount(self) -> None:
        """Recompute the rules in force in every stable, and the unicorns there."""
        for seat in range(self.seats):
            self.recount_one(seat)

    def recount_one(self, seat: Seat) -> None:
        """Recompute the rules in force in one stable, and its unicorns, after a change to it."""
        recount(self, seat)

    def can_fall(self, card: Card, destroyed: bool, by_magic: bool) -> bool:
        """Return whether a card in a stable can be sacrificed or destroyed at all (ruling 4.9)."""
        return can_fall(self, card, destroyed, by_magic)

    def draw(self, seat: Seat, n: i64, me: Card, rule: str) -> i64:
        """Draw up to ``n`` cards; return how many were drawn."""
        for i in range(n):
            if len(self.zones[DECK]) == 0:
                return i
            self.carry(self.zones[DECK][-1], HAND + seat, "draw", seat, me, rule)
        return n

    # --- the end -----------------------------------------------------------------------------------

    def finish(self, seat: Seat, why: str, rule: str) -> None:
        super().finish(seat, why, rule)
        self.forget_plan()

    def points(self) -> list[int]:
        return list(self.counts)

    # --- who knows what ------------------------------------------------------------------------------

    def kind(self, card: int) -> str:
        self.check_card(card)
        return self.kind_of[card].name

    def zone_count(self) -> i64:
        return self.stables + self.seats

    def zone_name(self, zone: Zone) -> tuple[str, Seat]:
        return self.place(zone), self.owner(zone)

    def place(self, zone: Zone) -> str:
        if zone <= self.seats:
            return "hand" if zone >= HAND else "deck"
        if zone >= self.stables:
            return "stable"
        return "discard" if zone == self.discard else "nursery" if zone == self.nursery else "playing"

    def owner(self, zone: Zone) -> Seat:
        if HAND <= zone <= self.seats:
            return zone - HAND
        return zone - self.stables if zone >= self.stables else NOBODY

    def cards_in(self, zone: Zone) -> list[Card]:
        return list(self.zones[zone])

    def zone_of(self, card: Card) -> Zone:
        return self.where[card]

    def set_zones(self, zones: list[list[Card]]) -> None:
        self.own(DECK)
        for zone, cards in enumerate(zones):
            self.arrange(zone, sorted(cards) if HAND <= zone <= self.seats else cards)
            for card in cards:
                self.where[card] = zone

    @property
    def answers(self) -> list[int]:
        return list(self.answer_of)

    @answers.setter
    def answers(self, answers: list[int]) -> None:
        self.answer_of = zeros(self.seats)
        for seat, answer in enumerate(answers):
            self.set_answer(seat, answer)

    def set_answer(self, seat: Seat, answer: i64) -> None:
        """Record an answer in an open window; 0 clears it."""
        self.answer_of[seat] = answer
        if answer:
            self.answered |= 1 << seat
        else:
            self.answered &= ~(1 << seat)

    def open_hand(self, seat: Seat) -> bool:
        return self.has(seat, OPEN_HAND)

    def knowers(self, card: Card) -> i64:
        return self.known[card]

    def know(self, card: Card, who: i64) -> None:
        """Record who knows a card although its zone does not show it.  Copies share the list until one changes it."""
        knew = self.known[card]
        if knew != who:
            if self.shares_known:
                self.known = self.known[:]
                self.shares_known = False
            self.known[card] = who
            self.known_count += int(who != 0) - int(knew != 0)

    def set_knowers(self, known: dict[Card, int]) -> None:
        self.known = zeros(len(self.kinds))
        self.known_count = 0
        self.shares_known = False
        for card, who in known.items():
            self.know(card, who)

    # --- views and copies --------------------------------------------------------------------------------

    def standing(self) -> dict[str, Any]:
        return standing(self)

    def beat(self, event: Event) -> str:
        return beat(self, event)

    def marks(self, card: Card) -> list[str]:
        return ["panda"] if self.types(card) & PANDA else []

    def facts(self, seat: Seat) -> dict[str, Any]:
        return facts(self)

    def fields(self) -> list[Field]:
        return FIELDS

    def home(self, card: Card) -> Zone:
        return self.nursery if self.printed[card] & BABY else DECK

    def blank(self) -> Stable:
        other = Stable(self.rules, self.seats, self.box, self.rng.clone())
        other.clear()
        return other

    def clone(self) -> Stable:
        other = Stable(self.rules, self.seats, self.box, self.rng.clone())
        copy_game(self, other)
        return other

    def imagine(self, seat: int, seed: int) -> Stable:
        other = self.clone()
        other.redeal_hidden(seat, seed)
        for one in range(self.seats):  # no one knows how others have answered in a window
            if one != seat:
                other.set_answer(one, 0)
        return other

    def dump(self) -> dict[str, Any]:
        return sealed(super().dump())

    def load(self, data: dict[str, Any]) -> None:
        super().load(data)
        self.flags = zeros(self.seats)  # not those of an answer that is taken back: it closed no hand
        self.recount()

    def notation(self) -> str:
        return write(self, self.rules.defaults)
