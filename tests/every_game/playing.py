"""Games to test.  Hypothesis chooses the table, and prints it when a test fails; the rest follows from that."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st

import stablemates
from stablemates.core.game import TableOption, Value
from stablemates.core.kernel import NO_CARD, Option, Seat, State
from stablemates.core.rng import Rng, fast
from stablemates.core.table import Table
from stablemates.lab.soak import answering, possible_values, soak

PROFILES = {profile.id: profile for profile in stablemates.profiles()}
TABLES = [(profile.id, seats) for profile in PROFILES.values() for seats in range(profile.fewest, profile.most + 1)]
ENDLESS = 50_000  # answers after which a game counts as endless
ALWAYS = 8  # of 8 answers; see ``keen`` in ``soak`` and ``Deal``

every_profile = pytest.mark.parametrize("profile", list(PROFILES))
every_table = pytest.mark.parametrize(("profile", "seats"), TABLES)


def examples(total: int) -> Callable[[Any], Any]:
    """Return settings for a test of every table: about ``total`` examples, however many games there are.

    STABLEMATES_EXAMPLES=20 makes it twenty times as many.  Without shrinking: a smaller seed is not a simpler game,
    and failures should be reported quickly.
    """
    count = total * int(os.environ.get("STABLEMATES_EXAMPLES", "1")) // len(TABLES)
    return settings(max_examples=max(2, count), phases=(Phase.explicit, Phase.reuse, Phase.generate))


class Deal(NamedTuple):
    """A table, and how its players play."""

    profile: str
    seats: int
    seed: int | str
    options: dict[str, Value]
    keen: int  # of 8 answers, how many are anything but the least committal option
    skip: int  # answers given before the first check
    whims: int  # the seed of the players

    def table(self) -> Table:
        try:
            return as_table(stablemates.new(self.profile, seats=self.seats, seed=self.seed, **self.options))
        except stablemates.BadOption:  # an option that needs more players, e.g. a missing seat
            return as_table(stablemates.new(self.profile, seats=self.seats, seed=self.seed))

    def begun(self) -> Table:
        """Return the table at the first check."""
        table = self.table()
        soak(table, fast(self.whims), self.keen, self.skip)
        return table

    def positions(self, looks: int) -> Iterator[Table]:
        """Yield the table at each of the next questions, at most ``looks``."""
        table, rng = self.begun(), fast(self.whims + 1)
        while looks and table.asked():
            yield table
            table.answer(*an_answer(table, rng, self.keen))
            looks -= 1


@cache
def deals(
    profile: str, seats: int, *, keen: int | None = None, skip: int = 400, ends: bool = False
) -> st.SearchStrategy[Deal]:
    """Tables of every sort; with ``ends``, only those whose games are sure to end, since the goal is not far."""
    return st.builds(
        Deal,
        st.just(profile),
        st.just(seats),
        seeds(),
        st.fixed_dictionaries({one.name: values_of(one, profile, seats, ends) for one in PROFILES[profile].options}),
        st.sampled_from([0, 4, 6, 7, ALWAYS]) if keen is None else st.just(keen),
        st.integers(0, skip),
        st.integers(0, 1 << 32),
    )


def seeds() -> st.SearchStrategy[int | str]:
    return st.one_of(st.integers(0, (1 << 96) - 1), st.binary(min_size=80, max_size=80).map(bytes.hex))


def values_of(option: TableOption, profile: str, seats: int, ends: bool) -> st.SearchStrategy[Value]:
    """Draw the default half of the time, otherwise any value the table accepts, or a moderate number."""
    default = st.just(option.default)
    if not option.values:
        return default if ends else st.one_of(default, st.integers(0, 150))
    values = possible_values(option, lambda value: stablemates.new(profile, seats=seats, **{option.name: value}))
    return st.one_of(default, st.sampled_from(values))


# --- playing -------------------------------------------------------------------------------------


def as_table(state: State) -> Table:
    """Narrow a game to ``Table``."""
    assert isinstance(state, Table)
    return state


def an_answer(table: Table, rng: Rng, keen: int) -> tuple[Seat, int]:
    """Return who answers next, and the answer."""
    seat = answering(table, table.asked(), rng)
    width = table.width(seat)
    if width > 1 and rng.below(8) < keen:
        return seat, 1 + rng.below(width - 1)
    return seat, rng.below(width)


def play_to_the_end(table: Table, seed: int, keen: int = ALWAYS) -> int:
    """Play on with the invariants checked; return the number of answers."""
    answers = soak(table, fast(seed), keen, ENDLESS)
    assert answers < ENDLESS, f"the game has not ended after {ENDLESS} answers: {table.notation()}"
    return answers


def in_words(table: Table, option: Option) -> tuple[Any, ...]:
    """Return an option in which equal cards are equal: by kind and zone, not by number."""
    card = option.card
    place = (table.kind(card), table.zone_of(card)) if card != NO_CARD else ()
    return option.verb, place, option.seat, option.word
