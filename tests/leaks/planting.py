"""Leaks of all kinds to plant in a game: mistakes that others made, or that are easy to make."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import stablemates
from stablemates.core.kernel import EVERYBODY, NO_CARD, NO_ZONE, NOBODY, Card, Event, Option, Question, Seat
from stablemates.core.table import DECK, HAND, Table

Plant = Callable[[pytest.MonkeyPatch, type[Table]], None]
Secret = Callable[[Table, Seat], object]


# --- secrets ---------------------------------------------------------------------------------------


def next_hand(s: Table, seat: Seat) -> list[Card]:
    """Return the cards of the seat's neighbour; for a spectator, of the first seat."""
    return s.cards_in(HAND + (seat + 1) % s.seats)


def top_of_the_deck(s: Table, seat: Seat) -> object:
    return [s.kind(card) for card in s.cards_in(DECK)[-1:]]


def numbers_without_faces(s: Table, seat: Seat) -> object:
    return next_hand(s, seat)


def how_a_hand_is_held(s: Table, seat: Seat) -> object:
    return [s.knows(seat, card) for card in next_hand(s, seat)]


def hash_of_everything(s: Table, seat: Seat) -> object:
    return stablemates.digest(s)


# --- where they leak ------------------------------------------------------------------------------


def in_the_view(secret: Secret) -> Plant:
    def plant(patch: pytest.MonkeyPatch, game: type[Table]) -> None:
        honest = game.view
        patch.setattr(game, "view", lambda s, seat: honest(s, seat) | {"secret": secret(s, seat)})

    return plant


def view_in_the_order_of_the_hand(patch: pytest.MonkeyPatch, game: type[Table]) -> None:
    """The faces of a hand with gaps where they are held, instead of the known ones first."""

    def faces(s: Table, seat: Seat, zone: int) -> list[dict[str, Any] | None]:
        return [{"id": c, "kind": s.kind(c)} if s.knows_in(seat, c, zone) else None for c in s.cards_in(zone)]

    patch.setattr(game, "faces", faces)


def option_by_what_another_holds(patch: pytest.MonkeyPatch, game: type[Table]) -> None:
    honest = game.question

    def question(s: Table, seat: Seat) -> Question:
        asked = honest(s, seat)
        if sum(next_hand(s, seat)) % 2:
            asked.options = [*asked.options, Option("secret")]
        return asked

    patch.setattr(game, "question", question)


def only_holders_of_a_card_are_asked(patch: pytest.MonkeyPatch, game: type[Table]) -> None:
    honest = game.asked

    def asked(s: Table) -> int:
        everybody = honest(s)
        holders = sum(1 << seat for seat in range(s.seats) if sum(s.cards_in(HAND + seat)) % 2)
        several = everybody & (everybody - 1)
        return everybody & holders or everybody if several else everybody

    patch.setattr(game, "asked", asked)


def emitting(change: Callable[[Table, Event], None]) -> Plant:
    """Change every event as it is emitted."""

    def plant(patch: pytest.MonkeyPatch, game: type[Table]) -> None:
        honest = game.make

        def make(s: Table, seat: int, move: int) -> None:
            honest(s, seat, move)
            for event in s.events:
                change(s, event)

        patch.setattr(game, "make", make)

    return plant


def seen_by_everyone(s: Table, event: Event) -> None:
    event.seen_by = EVERYBODY


def seen_by_the_neighbour(s: Table, event: Event) -> None:
    event.seen_by |= 1 << (event.seat + 1) % s.seats


def face_in_the_word(s: Table, event: Event) -> None:
    event.word = s.kind(event.card) if event.card != NO_CARD else event.word


def secret_in_the_number(s: Table, event: Event) -> None:
    event.n = sum(s.cards_in(HAND)) if event.seat != NOBODY else event.n


def secret_in_the_zone(s: Table, event: Event) -> None:
    if event.from_zone != NO_ZONE:
        event.from_zone = sum(s.cards_in(HAND)) % s.zone_count()


# --- imagined worlds that keep a secret ------------------------------------------------------------------------------


def imagining(keep: Callable[[Table, Table, Seat], None]) -> Plant:
    """Make the imagined world keep something of the true one."""

    def plant(patch: pytest.MonkeyPatch, game: type[Table]) -> None:
        honest = game.imagine

        def imagine(s: Table, seat: Seat, seed: int) -> Table:
            world = honest(s, seat, seed)
            assert isinstance(world, Table)
            keep(s, world, seat)
            return world

        patch.setattr(game, "imagine", imagine)

    return plant


def keep_chance(s: Table, world: Table, seat: Seat) -> None:
    world.rng = s.rng.clone()


def keep_all_cards(s: Table, world: Table, seat: Seat) -> None:
    world.set_zones([s.cards_in(zone) for zone in range(s.zone_count())])


def keep_the_top_of_the_deck(s: Table, world: Table, seat: Seat) -> None:
    zones = [world.cards_in(zone) for zone in range(world.zone_count())]
    for top in s.cards_in(DECK)[-1:]:
        zone = next(zone for zone in zones if top in zone)
        zone[zone.index(top)] = zones[DECK][-1]
        zones[DECK][-1] = top
    world.set_zones(zones)


def keep_what_others_know(patch: pytest.MonkeyPatch, game: type[Table]) -> None:
    patch.setattr(game, "forget_what_others_know", lambda s, seat, zones, dealt: None)


def remembering(note: Callable[[Table, Seat, int], object]) -> Plant:
    """Note something at every answer, and keep it in copies, saves and imagined worlds."""

    def plant(patch: pytest.MonkeyPatch, game: type[Table]) -> None:
        make, clone, dump = game.make, game.clone, game.dump

        def make_and_note(s: Table, seat: Seat, move: int) -> None:
            noted = note(s, seat, move)
            make(s, seat, move)
            s.__dict__["noted"] = noted

        def clone_with_note(s: Table) -> Table:
            other = clone(s)
            other.__dict__["noted"] = s.__dict__.get("noted")
            return other

        patch.setattr(game, "make", make_and_note)
        patch.setattr(game, "clone", clone_with_note)
        patch.setattr(game, "dump", lambda s: dump(s) | {"noted": s.__dict__.get("noted")})

    return plant


def a_flag(s: Table, seat: Seat, move: int) -> object:
    """A fact about a hand when a card is played: "the alicorn was honest"."""
    return sum(s.cards_in(HAND + seat)) % 3


def who_answered(s: Table, seat: Seat, move: int) -> object:
    return seat


def what_was_answered(s: Table, seat: Seat, move: int) -> object:
    return move if s.asked() & (s.asked() - 1) else None
