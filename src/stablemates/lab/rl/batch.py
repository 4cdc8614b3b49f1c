"""Thousands of tables from Python.

One call answers a question at each table; everything in between runs in the compiled core.

>>> import numpy
>>> batch = Batch("unorog", seats=4, n=20, seed=1)
>>> seats, rows, masks = batch.observe()
>>> rows.shape, masks.shape
((20, 369), (20, 130))
>>> batch.step(masks.argmax(axis=1))  # the first action that each may choose
>>> batch.ended
[]
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from operator import index
from typing import Any, NamedTuple

import numpy

from ...bots import as_policy
from ...core.errors import IllegalAnswer, Refused
from ...core.game import Value
from ...core.kernel import Question
from ...core.names import unknown
from ...core.policy import Policy
from ...core.tensor import Tensor
from ..batch import COMPANIES, RIVALS, Ended, Tables
from .reward import rewards
from .tensors import table_of

Array = Any  # numpy.ndarray; the engine is also type-checked without numpy

LIMIT = 10_000  # answers; no serious game takes this long
NONE, THE_GUESTS, ALL = GUARDED = ("none", "guests", "all")  # who is kept from moves that look silly


class Shown(NamedTuple):
    """Where a batch shows its questions: arrays of bytes with a line for each table, in shared memory for example."""

    rows: Array
    masks: Array
    truths: Array  # of no width unless it ``sees_all``


class BadTables(Refused):
    """Invalid tables for training; the message says why."""


class Batch:
    """``n`` tables of a rulebook, each waiting for a learner's answer.

    ``seats`` may be several numbers, which the tables use in turn.  ``rivals`` are names of bots that do not search,
    optionally with weights (``{"sensible": 3, "keen": 1}``).  Then ``learners`` seats of each table learn, starting
    from a seat that moves on with every game, and rivals drawn for each game take the other seats.  Without rivals, all
    seats learn.

    ``shares`` mixes both, game by game: ``{"self": 40, "guests": 25, "rivals": 35}``.  Guests are players whom the
    caller answers for as well, but who do not learn, such as older selves; ``roles()`` tells them from learners.

    ``sees_all`` fills ``truths`` with what is hidden from the seat that is asked: for the critic of a training run,
    which judges decisions and makes none.

    ``guarded`` forbids moves that a trained player never makes at a table (``Game.guard``): to ``"guests"``, or to
    ``"all"``, guests and learners.

    ``shown`` are arrays to show the questions in; by default, it has its own.
    """

    def __init__(
        self,
        profile: str,
        seats: int | Sequence[int],
        n: int,
        seed: int = 0,
        *,
        rivals: str | Sequence[str] | Mapping[str, int] = (),
        shares: Mapping[str, int] | None = None,
        learners: int = 1,
        limit: int = LIMIT,
        sees_all: bool = False,
        guarded: str = NONE,
        shown: Shown | None = None,
        **options: Value,
    ) -> None:
        self.game, self.book, self.options, self.tensor = table_of(profile, options)
        self.sizes = [index(size) for size in numpy.atleast_1d(seats)]
        for size in self.sizes:
            self.book.check_seats(size)
        if n < 1 or not self.sizes:
            raise BadTables(f"{n} tables of {self.sizes} seats: at least one is required")
        self.n = n
        self.learners = learners
        self.limit = limit
        self.truth = self.game.truth(self.book, self.options) if sees_all else None
        pool = weighted(rivals)
        self.rivals = [self.rival(spec) for spec in pool]
        self.weights = list(pool.values())
        self.shares = companies(shares, bool(pool))
        if guarded not in GUARDED:
            raise BadTables(unknown("guarded: unknown choice", guarded, GUARDED))
        self.guarded = guarded
        if self.shares[1:] and not 1 <= learners <= min(self.sizes):
            raise BadTables(f"{learners} learners at a table of {min(self.sizes)}")
        widths = self.tensor.width, self.tensor.actions, self.truth.width if self.truth is not None else 0
        self.shown = shown or Shown(*(numpy.zeros((n, width), numpy.uint8) for width in widths))
        self.rows, self.masks, self.truths = map(read_only, self.shown)
        self.reset(seed)

    def rival(self, spec: str) -> Policy:
        """Return the policy of a bot; raise ``BadTables`` if it searches."""
        found = as_policy(spec, self.game.id)
        if found is None:
            raise BadTables(f"rival {spec!r}: a batch only takes bots that do not search; single_env takes any bot")
        return found

    def reset(self, seed: int) -> None:
        """Deal all tables again.  The same seed and the same actions give the same games."""
        self.tables = Tables(
            self.game,
            self.book,
            self.options,
            self.tensor,
            self.n,
            index(seed),
            self.sizes,
            self.rivals,
            self.weights,
            self.shares,
            self.learners,
            self.limit,
            self.truth,
            None if self.guarded == NONE else self.game.guard(),
            self.guarded == ALL,
            *map(numbers_of, self.shown),
        )

    def observe(self) -> tuple[Array, Array, Array]:
        """Return, for each table, the seat that is asked, what it sees, and a 1 for each action it may choose.

        These are copies, to keep.  ``rows`` and ``masks`` are the same without a copy, until the next step.
        """
        return numpy.array(self.tables.seat), self.rows.copy(), self.masks.copy()

    def step(self, actions: Sequence[int] | Array) -> None:
        """Answer every table's question; raises ``IllegalAnswer`` at the first action that its mask forbids.

        Games that are over are in ``ended``, and new ones have started at their tables.
        """
        chosen = numpy.asarray(actions)
        if chosen.shape != (self.n,) or chosen.dtype.kind not in "iu":
            raise IllegalAnswer(
                f"expected {self.n} integers, one for each table, not {chosen.dtype} of shape {chosen.shape}"
            )
        self.tables.step(chosen.tolist())

    @property
    def ended(self) -> list[Ended]:
        """Return the games that ended, or were cut off, in the last step."""
        return self.tables.ended

    def rewards(self, ended: Ended) -> Array:
        """Return the reward of each seat of a finished game; zero if it was cut off."""
        return numpy.array([0.0] * ended.seats if ended.cut else rewards(ended.winner, ended.seats))

    def learners_of(self, ended: Ended) -> list[int]:
        """Return the seats that learned in a finished game."""
        return [seat for seat in range(ended.seats) if ended.learners >> seat & 1]

    def roles(self) -> Array:
        """Return, for each table, whether a learner (0) or a guest (1) is asked."""
        return numpy.array([0 if self.tables.learns(table) else 1 for table in range(self.n)], numpy.uint8)

    def advice(self, spec: str) -> Array:
        """Return, for each table, the action that a bot would take for the asked seat, for imitation learning."""
        return numpy.array(self.tables.advice(self.rival(spec)))

    def sizes_now(self) -> Array:
        """Return the number of seats of each table."""
        return numpy.resize(self.sizes, self.n)

    def questions(self) -> list[Question]:
        """Return the questions with their options."""
        tables = self.tables
        return [tables.states[table].question(tables.seat[table]) for table in range(self.n)]

    def options_now(self) -> tuple[Array, Array]:
        """Return the options of every question: how many there are, and their features, padded with zeros.

        The features of table *i*'s option *k* are ``features[i, k]``; its action is ``actions_of(i)[k]``.
        """
        size = len(self.tensor.option_fields)
        rows = [numpy.frombuffer(row, numpy.uint8).reshape(-1, size) for row in self.tables.all_options()]
        counts = numpy.array([len(row) for row in rows])
        features = numpy.zeros((self.n, int(counts.max()), size), numpy.uint8)
        for table, row in enumerate(rows):
            features[table, : len(row)] = row
        return counts, features

    def actions_of(self, table: int) -> list[int]:
        """Return the actions of the options of a table's question."""
        return self.tables.actions_of(table)

    def scales(self) -> Array:
        """Return the divisors that scale a row to 0..1."""
        return scales(self.tensor)


def read_only(array: Array) -> Array:
    found = array.view()
    found.flags.writeable = False
    return found


def numbers_of(array: Array) -> memoryview:
    """Return the numbers of an array, line after line, without a copy."""
    assert array.flags.c_contiguous
    return memoryview(array.reshape(-1))


def weighted(rivals: str | Sequence[str] | Mapping[str, int]) -> dict[str, int]:
    """Return bots by name, each with its weight.

    >>> weighted("keen"), weighted(["keen", "random", "keen"])
    ({'keen': 1}, {'keen': 2, 'random': 1})
    """
    if isinstance(rivals, str):
        return {rivals: 1}
    found = dict(rivals) if isinstance(rivals, Mapping) else dict(Counter(rivals))
    for spec, weight in found.items():
        if weight < 1:
            raise BadTables(f"rival {spec!r}: a weight of {weight}; it must be a positive integer")
    return found


def companies(shares: Mapping[str, int] | None, pool: bool) -> list[int]:
    """Return the weights of games among learners, with guests and with rivals; a single one if there are no others.

    >>> companies(None, False), companies(None, True), companies({"self": 3, "guests": 1}, False)
    ([1], [0, 0, 1], [3, 1, 0])
    """
    if shares is None:
        return [0, 0, 1] if pool else [1]
    for name in shares:
        if name not in COMPANIES:
            raise BadTables(unknown("unknown company", name, COMPANIES))
    found = [index(shares.get(name, 0)) for name in COMPANIES]
    if min(found) < 0 or not sum(found):
        raise BadTables(f"shares {dict(shares)}: expected integers of at least 0, not all 0")
    if found[RIVALS] and not pool:
        raise BadTables("shares: games with rivals need rivals")
    return found if any(found[1:]) else [1]


def scales(tensor: Tensor) -> Array:
    return numpy.concatenate([numpy.full(field.size, float(field.most), numpy.float32) for field in tensor.fields])
