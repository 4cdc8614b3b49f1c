"""A trained player as plain arrays: a file of weights, and the matrix products that turn them into a choice.

A layer is a matrix and a vector: ``w0 b0``, ``w1 b1`` …, each but the last followed by ReLU; then
``policy_w policy_b`` gives a score for each action, ``value_w value_b`` the value of the game, from -1 to 1.
First, inputs are divided by ``scale``, which is as long as the part of a row that the net reads.  ``fingerprint``
identifies the rows and actions it was trained on.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy

from ...core.tensor import Tensor
from .batch import Array

TURNS = "turns_"  # the arrays of a net that sees colours in a canonical order (``lab/league/colours.py``)
NEVER = -1e9  # for an illegal action


class Net:
    """The weights of a player, read from a file that ``stablemates train`` wrote."""

    def __init__(self, weights: dict[str, Array]) -> None:
        self.fingerprint = bytes(numpy.asarray(weights.get("fingerprint", []), numpy.uint8)).decode("ascii", "replace")
        self.colour_orders = {
            name.removeprefix(TURNS): numpy.asarray(array, numpy.int64)
            for name, array in weights.items()
            if name.startswith(TURNS)
        }
        self.weights = {
            name: numpy.asarray(array, numpy.float32)
            for name, array in weights.items()
            if name != "fingerprint" and not name.startswith(TURNS)
        }
        self.width = len(self.weights["scale"])  # it reads only these numbers of a row, the first ones
        self.depth = sum(name.startswith("w") for name in self.weights)

    @classmethod
    def load(cls, file: str | Path) -> Net:
        """Read the weights from a file."""
        with numpy.load(file, allow_pickle=False) as found:
            return cls({name: found[name] for name in found.files})

    def fits(self, tensor: Tensor) -> bool:
        """Return whether it was trained on these rows and actions."""
        return tensor.fits(self.fingerprint, self.width)

    def think(self, rows: Array, masks: Array) -> tuple[Array, Array]:
        """Return, for each row, the score of each action (``NEVER``: illegal), and the value of the game."""
        known = self.weights
        rows = numpy.asarray(rows)[:, : self.width]
        order = self.order_of(rows) if self.colour_orders else None
        if order is not None:
            rows = numpy.take_along_axis(rows, self.colour_orders["rows"][order], 1)
        x = numpy.asarray(rows, numpy.float32) / known["scale"]
        for layer in range(self.depth):
            x = numpy.maximum(x @ known[f"w{layer}"] + known[f"b{layer}"], 0)
        scores = x @ known["policy_w"] + known["policy_b"]
        if order is not None:
            scores = numpy.take_along_axis(scores, self.colour_orders["actions"][order], 1)
        scores = numpy.where(masks, scores, NEVER)
        return scores, numpy.tanh((x @ known["value_w"] + known["value_b"])[..., 0])

    def order_of(self, rows: Array) -> Array:
        """Return the number of the order in which it sees the colours of each row."""
        sums = (rows[:, self.colour_orders["columns"]] * self.colour_orders["weights"]).sum(2)
        wanted = numpy.argsort(-sums, axis=1, kind="stable")
        return (wanted[:, None] == self.colour_orders["orders"][None]).all(2).argmax(1)

    def choose(self, rows: Array, masks: Array) -> Any:
        """Return the legal action with the highest policy score, for each row."""
        return self.think(rows, masks)[0].argmax(axis=-1)


def scale_of(tensor: Tensor) -> Array:
    """Return the divisors for rows, chosen so that typical numbers, not the largest ones, are about 1."""
    return numpy.concatenate(
        [numpy.full(field.size, max(1.0, field.most / 4), numpy.float32) for field in tensor.fields]
    )
