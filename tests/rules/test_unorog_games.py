"""Random games of Unorog, in which the engine must agree with a second reading of the rulebook at every question."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import NamedTuple

import pytest

import stablemates
from stablemates.core.kernel import NO_CARD, NOBODY, Event, Option
from stablemates.core.table import Table

from ..every_game.playing import as_table
from .unorog_referee import Answer, Draw, Referee

GAMES = 6  # with each number of players
ANSWERS = 400  # at most, in one game
SEATS = range(2, 11)  # U-SET-05
EVERYTHING = ["call", "catch", "check", "dishonest", "empty", "honest", "mirror", "over", "refill", "sleep"]


class Told(NamedTuple):
    """What has happened in a game, and where the two readings differ."""

    happened: set[str]
    difference: str


@cache
def games(seats: int) -> list[Told]:
    return [game(seats, seed) for seed in range(GAMES)]


def game(seats: int, seed: int) -> Told:
    """Play a random game, until the two readings differ."""
    rng = Random(100 * seats + seed)
    options = {name: rng.random() < 0.3 for name in ("stone_skips", "stones_add_up", "dust_by_value")}
    table = as_table(stablemates.new("unorog", seats=seats, seed=seed, goal=rng.choice([0, 532]), **options))
    referee = Referee(seats, **options)
    dealt(referee, table)
    draws = rng.choice([0.05, 0.5, 0.95])  # how often a player who could play draws: often enough to empty the well
    happened: set[str] = set()
    for number in range(ANSWERS):
        if found := difference(table, referee):
            return Told(happened, f"seed {seed}, answer {number}: {found}")
        if not table.asked():
            return Told({*happened, "over"}, "")
        question = rng.choice(table.pending())
        at = 0 if rng.random() < draws else rng.randrange(len(question.options))
        answer = answer_of(table, question.options[at])
        events = table.answer(question.seat, at)
        happened |= {event.kind for event in events}
        new_round = any(event.kind == "round" for event in events)
        referee.answer(question.seat, answer, [] if new_round else drawn(table, events))
        if new_round and table.asked():
            dealt(referee, table)
    return Told(happened, "")


def dealt(referee: Referee, table: Table) -> None:
    hands = [names(table, "hand", seat) for seat in range(table.seats)]
    [opening] = names(table, "cauldron")
    referee.deal(table.view(NOBODY)["facts"]["dealer"], hands, names(table, "well"), opening)


def names(table: Table, zone: str, seat: int = NOBODY) -> list[str]:
    [number] = [n for n in range(table.zone_count()) if table.zone_name(n) == (zone, seat)]
    return [table.kind(card) for card in table.cards_in(number)]


def answer_of(table: Table, option: Option) -> Answer:
    return Answer(option.verb, "" if option.card == NO_CARD else table.kind(option.card), option.word)


def drawn(table: Table, events: list[Event]) -> list[Draw]:
    return [Draw(event.seat, table.kind(event.card)) for event in events if event.kind == "draw"]


def difference(table: Table, referee: Referee) -> str:
    """Return what the engine and the referee disagree about; empty if they agree."""
    facts = table.view(NOBODY)["facts"]
    pending = table.pending()
    pairs: list[tuple[str, object, object]] = [
        ("points", facts["points"], referee.points),
        ("asked", {question.seat for question in pending}, referee.asked()),
        ("cauldron", names(table, "cauldron"), referee.cauldron),
        ("well", sorted(names(table, "well")), sorted(referee.well)),
    ]
    for seat in range(table.seats):
        pairs.append((f"hand {seat}", sorted(names(table, "hand", seat)), sorted(referee.hands[seat])))
    for question in pending:
        options = {answer_of(table, option) for option in question.options}
        pairs += [
            ("question", question.ask, referee.phase),
            ("answers", options, referee.answers(question.seat)),
            ("equal answers", len(question.options), len(options)),
            ("colour", facts["colour"], referee.colour),
            ("direction", facts["direction"], referee.direction),
        ]
    return "; ".join(f"{what}: {engine}, but {book}" for what, engine, book in pairs if engine != book)


@pytest.mark.parametrize("seats", SEATS)
def test_the_engine_agrees_with_a_second_reading_of_the_rulebook(seats: int) -> None:
    """At every question: who is asked what, which answers there are, and where all cards, points and colours are."""
    assert [told.difference for told in games(seats) if told.difference] == []


def test_these_games_show_everything_that_can_happen() -> None:
    assert set(EVERYTHING) <= set.union(*(told.happened for seats in SEATS for told in games(seats)))
