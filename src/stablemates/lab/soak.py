"""Games with the invariants checked, inside the compiled core: the basis of long runs of any game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..core.errors import BadOption
from ..core.game import TableOption, Value
from ..core.rng import Rng
from ..core.table import Table

if TYPE_CHECKING:
    from mypy_extensions import i64


def soak(table: Table, rng: Rng, keen: i64, limit: i64) -> i64:
    """Answer at random and check the table at every question; return the number of answers.

    ``keen`` of 8 answers avoid the least committal option, if there is a choice: random players who
    draw and pass as often as they act need ten times as long to finish.  Stops after ``limit`` answers, to be
    called again; a smaller result means that the game is over.
    """
    answers: i64 = 0
    while answers < limit:
        if not looks_sound(table):
            table.assert_sound()
        asked = table.asked()
        assert (asked == 0) == (table.outcome() is not None), "a game is over, or someone is asked"
        if asked == 0:
            break
        seat = answering(table, asked, rng)
        width = table.width(seat)
        if width > 1 and rng.below(8) < keen:
            table.make(seat, table.nth(seat, 1 + rng.below(width - 1)))
        else:
            table.make(seat, table.pick(seat, rng))
        answers += 1
    table.assert_sound()
    return answers


def looks_sound(table: Table) -> bool:
    """Return whether the table has the right number of cards, with the right sum and sum of squares.

    ``assert_sound`` is certain, but ten times as slow.  It finds anything missed here at the end.
    """
    count: i64 = len(table.kinds)
    total: i64 = 0
    squares: i64 = 0
    for number in range(count):
        total += number
        squares += number * number
    for zone in range(table.zone_count()):
        for card in table.cards_in(zone):
            one: i64 = card
            count -= 1
            total -= one
            squares -= one * one
    return count == 0 and total == 0 and squares == 0


def answering(table: Table, asked: i64, rng: Rng) -> i64:
    """Return one of the asked seats, all equally likely; each of them must have an option."""
    assert asked >> table.seats == 0, "the asked seat is not at the table"
    chosen: i64 = -1
    count: i64 = 0
    seat: i64 = 0
    while asked:
        if asked & 1:
            assert table.width(seat) > 0, f"seat {seat} has no option"
            count += 1
            if rng.below(count) == 0:
                chosen = seat
        asked >>= 1
        seat += 1
    return chosen


def possible_values(option: TableOption, deal: Callable[[Value], object]) -> list[Value]:
    """Return the listed values with which ``deal`` can start a game: some need a particular number of players."""
    found: list[Value] = []
    for value in option.values:
        try:
            deal(value)
        except BadOption:
            continue
        found.append(value)
    return found
