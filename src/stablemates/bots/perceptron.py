"""A trained player in pure Python: layers of numbers, and a policy that evaluates them.

``weights.py`` reads what ``stablemates train`` exports, and this module evaluates it.  The layers between the first
and the last use integers, with weights and inputs of one byte each: that is several times faster, and the
same on every machine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..core.kernel import State
from ..core.policy import Policy
from ..core.rng import Rng
from ..core.tensor import Tensor

if TYPE_CHECKING:
    from mypy_extensions import i64

MIDDLE: Final = 128  # the scale of a weight's byte
MOST: Final = 255


class Sparse:
    """A layer with few inputs, or few outputs that are needed: real weights, one list per row."""

    def __init__(self, weights: list[list[float]], added: list[float]) -> None:
        self.weights = weights
        self.added = added

    def one(self, n: i64, numbers: list[float], present: list[int]) -> float:
        """Return the *n*-th output; ``present`` are the indices of the inputs that are not 0."""
        row = self.weights[n]
        total = self.added[n]
        for place in present:
            total += row[place] * numbers[place]
        return total


class Dense:
    """A middle layer: its weights are bytes, row after row, each row with its own unit."""

    def __init__(self, weights: bytes, units: list[float], added: list[float]) -> None:
        self.weights = weights
        self.units = units
        self.added = added

    def all(self, numbers: list[float]) -> list[float]:
        """Return all outputs; no input is below 0."""
        most = 0.0
        for number in numbers:
            if number > most:
                most = number
        unit = most / MOST if most > 0.0 else 1.0
        steps = bytes([int(number / unit + 0.5) for number in numbers])
        whole: i64 = 0
        for step in steps:
            whole += step
        weights = self.weights
        wide: i64 = len(steps)
        at: i64 = 0
        found: list[float] = []
        for n in range(len(self.added)):
            total: i64 = -MIDDLE * whole
            place: i64 = 0
            while place < wide:
                total += steps[place] * weights[at]
                place += 1
                at += 1
            found.append(self.added[n] + unit * self.units[n] * float(total))
        return found


class ColourOrders:
    """The orders in which a net sees interchangeable colours; ``lab/league/colours.py`` describes them."""

    def __init__(
        self,
        columns: list[list[int]],
        weights: list[float],
        orders: list[list[int]],
        rows: list[list[int]],
        actions: list[list[int]],
    ) -> None:
        self.columns = columns  # colour -> the numbers of a row that decide its place in the order
        self.weights = weights  # ... and the weight of each; the highest sum comes first
        self.orders = orders
        self.rows = rows  # order -> for each input, the number of the row it reads
        self.actions = actions  # order -> for each action, the output that scores it

    def order_of(self, row: bytes) -> i64:
        """Return the number of the order for a row; of equal colours, the one with the lower number comes first."""
        sums: list[float] = []
        for columns in self.columns:
            total = 0.0
            for at, column in enumerate(columns):
                total += row[column] * self.weights[at]
            sums.append(-total)
        wanted = sorted(range(len(sums)), key=sums.__getitem__)
        return self.orders.index(wanted)


class Perceptron:
    """Layers with ReLU between them, then a score for each action, and a value."""

    def __init__(
        self,
        scale: list[float],
        first: Sparse,
        between: list[Dense],
        policy: Sparse,
        value: Sparse,
        colour_orders: ColourOrders | None = None,
    ) -> None:
        self.colour_orders = colour_orders  # None: it sees a row as it is
        self.scale = scale  # inputs are divided by these first; it ignores numbers of a row after them
        self.first = first
        self.between = between
        self.policy = policy
        self.value = value

    def order_of(self, row: bytes) -> i64:
        """Return the number of the order in which it sees a row; 0 if it sees the row as it is."""
        return self.colour_orders.order_of(row) if self.colour_orders is not None else 0

    def output_of(self, action: i64, order: i64) -> i64:
        """Return which output scores an action."""
        return self.colour_orders.actions[order][action] if self.colour_orders is not None else action

    def think(self, row: bytes, order: i64) -> list[float]:
        """Return the output of the last layer for a row, seen in that order."""
        if self.colour_orders is not None:
            row = bytes([row[column] for column in self.colour_orders.rows[order]])
        numbers: list[float] = []
        for at, number in enumerate(row[: len(self.scale)]):
            numbers.append(number / self.scale[at] if number else 0.0)
        present = places(numbers)
        numbers = positive([self.first.one(n, numbers, present) for n in range(len(self.first.added))])
        for layer in self.between:
            numbers = positive(layer.all(numbers))
        return numbers


def positive(numbers: list[float]) -> list[float]:
    """Replace negative numbers with 0."""
    return [number if number > 0.0 else 0.0 for number in numbers]


def places(numbers: list[float]) -> list[int]:
    """Return the indices of the numbers that are not 0; often there are few."""
    found: list[int] = []
    for place in range(len(numbers)):
        if numbers[place] != 0.0:
            found.append(place)
    return found


def dense(weights: list[list[float]], added: list[float]) -> Dense:
    """Return a layer of real weights as bytes.

    >>> layer = dense([[0.5, -1.0], [2.0, 0.0]], [0.0, 1.0])
    >>> [round(number, 1) for number in layer.all([3.0, 1.0])]
    [0.5, 7.0]
    """
    units: list[float] = []
    found: list[int] = []
    for row in weights:
        unit = max(max(row), -min(row)) / (MIDDLE - 1) or 1.0
        units.append(unit)
        found.extend(MIDDLE + round(weight / unit) for weight in row)
    return Dense(bytes(found), units, added)


class Trained(Policy):
    """Play the legal move with the highest policy score."""

    def __init__(self, tensor: Tensor, net: Perceptron) -> None:
        self.tensor = tensor
        self.net = net

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        return self.choose_among(state, seat, state.moves(seat), rng)

    def choose_among(self, state: State, seat: i64, moves: list[int], rng: Rng) -> i64:
        tensor = self.tensor
        if len(moves) == 1:
            return moves[0]
        row = tensor.look(state, seat)
        order = self.net.order_of(row)
        numbers = self.net.think(row, order)
        present = places(numbers)
        best = moves[0]
        most = -1e30
        for move in moves:
            action = tensor.action(state, seat, move)
            score = self.net.policy.one(self.net.output_of(action, order), numbers, present)
            if score > most:
                most = score
                best = move
        return best

    def evaluate(self, state: State, seat: i64) -> float:
        """Return the win probability, scaled from the net's -1 to 1; it uses only what the seat knows."""
        row = self.tensor.look(state, seat)
        numbers = self.net.think(row, self.net.order_of(row))
        total = self.net.value.one(0, numbers, places(numbers))
        squeezed = tanh(total)
        share = 1.0 / int(state.seats - 1)  # in training, a loss costs this much
        return (squeezed + share) / (1.0 + share)


def tanh(x: float) -> float:
    if x > 15.0:
        return 1.0
    if x < -15.0:
        return -1.0
    grown: float = 2.718281828459045 ** (2.0 * x)
    return (grown - 1.0) / (grown + 1.0)
