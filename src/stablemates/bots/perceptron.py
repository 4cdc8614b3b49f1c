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
    """A layer with few inputs, or of which few outputs are needed: real weights, one list per row."""

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


class Perceptron:
    """Layers with ReLU between them, then a score for each action, and a value."""

    def __init__(self, scale: list[float], first: Sparse, between: list[Dense], policy: Sparse, value: Sparse) -> None:
        self.scale = scale  # inputs are divided by these first
        self.first = first
        self.between = between
        self.policy = policy
        self.value = value

    def think(self, row: bytes) -> list[float]:
        """Return the output of the last layer for a row."""
        numbers: list[float] = []
        for at, number in enumerate(row):
            numbers.append(number / self.scale[at] if number else 0.0)
        present = places(numbers)
        numbers = positive([self.first.one(n, numbers, present) for n in range(len(self.first.added))])
        for layer in self.between:
            numbers = positive(layer.all(numbers))
        return numbers


def positive(numbers: list[float]) -> list[float]:
    """Replace negative numbers by 0."""
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
        tensor = self.tensor
        moves = state.moves(seat)
        if len(moves) == 1:
            return moves[0]
        numbers = self.net.think(tensor.look(state, seat))
        present = places(numbers)
        best = moves[0]
        most = -1e30
        for move in moves:
            score = self.net.policy.one(tensor.action(state, seat, move), numbers, present)
            if score > most:
                most = score
                best = move
        return best

    def evaluate(self, state: State, seat: i64) -> float:
        """Convert -1 … 1, the range of training, to the win probability; only by what the seat itself knows."""
        numbers = self.net.think(self.tensor.look(state, seat))
        total = self.net.value.one(0, numbers, places(numbers))
        squeezed = tanh(total)
        share = 1.0 / int(state.seats - 1)  # a loss pays this much less than nothing
        return (squeezed + share) / (1.0 + share)


def tanh(x: float) -> float:
    if x > 15.0:
        return 1.0
    if x < -15.0:
        return -1.0
    grown: float = 2.718281828459045 ** (2.0 * x)
    return (grown - 1.0) / (grown + 1.0)
