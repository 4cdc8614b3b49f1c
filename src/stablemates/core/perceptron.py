"""A trained player that needs nothing but Python: layers of numbers, and a judgement that asks them.

What ``tools/train.py`` exports is read by ``bots/weights.py`` and thought through here.  Compiled, a choice takes less
than a millisecond; a library of arrays is quicker only for many at a time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .judgement import Judgement
from .kernel import State
from .rng import Rng
from .tensor import Tensor

if TYPE_CHECKING:
    from mypy_extensions import i64


class Layer:
    """For each number that comes out: what each number that goes in counts for, and what is added."""

    def __init__(self, weights: list[list[float]], added: list[float]) -> None:
        self.weights = weights
        self.added = added

    def one(self, n: i64, numbers: list[float], present: list[int]) -> float:
        """The *n*-th number that comes out; ``present`` are the places of the numbers that are not 0."""
        row = self.weights[n]
        total = self.added[n]
        for place in present:
            total += row[place] * numbers[place]
        return total


class Perceptron:
    """Layers one after another, nothing below 0 between them; then a liking for each action, and a worth."""

    def __init__(self, scale: list[float], layers: list[Layer], policy: Layer, value: Layer) -> None:
        self.scale = scale  # numbers are divided by these before anything else
        self.layers = layers
        self.policy = policy
        self.value = value

    def think(self, row: bytes) -> list[float]:
        """What the last layer makes of a row."""
        numbers: list[float] = []
        for at, number in enumerate(row):
            numbers.append(number / self.scale[at] if number else 0.0)
        for layer in self.layers:
            present = places(numbers)
            after: list[float] = []
            n: i64 = 0
            while n < len(layer.added):
                total = layer.one(n, numbers, present)
                after.append(total if total > 0.0 else 0.0)
                n += 1
            numbers = after
        return numbers


def places(numbers: list[float]) -> list[int]:
    """Where the numbers that are not 0 are: often few."""
    found: list[int] = []
    for place in range(len(numbers)):
        if numbers[place] != 0.0:
            found.append(place)
    return found


class Trained(Judgement):
    """What a perceptron likes best of that which is allowed."""

    def __init__(self, tensor: Tensor, mind: Perceptron) -> None:
        self.tensor = tensor
        self.mind = mind

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        tensor = self.tensor
        moves = state.moves(seat)
        if len(moves) == 1:
            return moves[0]
        numbers = self.mind.think(tensor.look(state, seat))
        present = places(numbers)
        best = moves[0]
        most = -1e30
        for move in moves:
            liking = self.mind.policy.one(tensor.action(state, seat, move), numbers, present)
            if liking > most:
                most = liking
                best = move
        return best

    def worth(self, state: State, seat: i64) -> float:
        """From -1 … 1, as it was trained, to how likely the seat wins; only by what the seat itself knows."""
        numbers = self.mind.think(self.tensor.look(state, seat))
        total = self.mind.value.one(0, numbers, places(numbers))
        squeezed = tanh(total)
        share = 1.0 / (state.seats - 1)  # a loss pays that much less than nothing
        return (squeezed + share) / (1.0 + share)


def tanh(x: float) -> float:
    if x > 15.0:
        return 1.0
    if x < -15.0:
        return -1.0
    grown: float = 2.718281828459045 ** (2.0 * x)
    return (grown - 1.0) / (grown + 1.0)
