"""Interchangeable colours, as in Unorog: a net sees them in a canonical order, so it learns each lesson only once.

The colour that is up comes first, then the others by how many cards of each the player holds.  A row is put into that
order before the net reads it, and its answers are put back.
"""

from __future__ import annotations

from itertools import permutations
from typing import NamedTuple

from ...core.tensor import Field, Tensor

COLOURS = ("blue", "green", "red", "yellow")
EACH = 13  # kinds of a colour
PARTS = {"hand": (54, EACH), "cauldron": (54, EACH), "colour": (4, 1), "was": (4, 1), "known": (8, 1), "lacks": (6, 1)}
HIDDEN = (54, EACH)  # what the critic sees of each hand
# What decides the order: the colour that is up, then how many cards of it I hold and which, then how many are played.
WEIGHTS = [1 << 18, *(32 * (64 + kind) for kind in range(EACH)), *[1] * EACH]


class ColourOrders(NamedTuple):
    """The orders of the colours, and where the numbers of a row and the actions are in each."""

    columns: list[list[int]]  # colour -> the numbers of a row that decide its place in the order
    weights: list[int]  # ... and the weight of each; the highest sum comes first
    orders: list[tuple[int, ...]]  # all of them: the colours from the first to the last
    rows: list[list[int]]  # order -> for each input of the net, the number of the row it reads
    actions: list[list[int]]  # order -> for each action, the output of the net that scores it
    truths: list[list[int]]  # order -> the same as rows, for what the critic sees


def colour_orders(tensor: Tensor, hidden: int = 0) -> ColourOrders | None:
    """Return the orders of the colours in a tensor; ``None`` if it has no colours."""
    starts: dict[str, int] = {}
    at = 0
    for field in tensor.fields:
        starts[field.name] = at
        at += field.size
    if not {"colour", "hand", "cauldron"} <= set(starts):
        return None
    orders = list(permutations(range(len(COLOURS))))
    names = [tensor.action_name(action) for action in range(tensor.actions)]
    cards = [[start + n for n in range(EACH)] for start in range(0, EACH * len(COLOURS), EACH)]
    return ColourOrders(
        [
            [starts["colour"] + colour, *(starts["hand"] + n for n in own), *(starts["cauldron"] + n for n in own)]
            for colour, own in enumerate(cards)
        ],
        WEIGHTS,
        orders,
        [[starts[field.name] + n for field in tensor.fields for n in reordered(field, order)] for order in orders],
        [[names.index(renamed(name, order)) for name in names] for order in orders],
        [reordered_parts(hidden, *HIDDEN, order) for order in orders],
    )


def reordered(field: Field, order: tuple[int, ...]) -> list[int]:
    """Return which number of a field comes at each place, if its colours are put in order."""
    return reordered_parts(field.size, *PARTS.get(field.name, (field.size, 0)), order)


def reordered_parts(size: int, part: int, each: int, order: tuple[int, ...]) -> list[int]:
    """Return which number comes at each place, in parts of ``part`` that start with ``each`` numbers per colour.

    >>> reordered_parts(12, 6, 1, (2, 0, 1, 3))
    [2, 0, 1, 3, 4, 5, 8, 6, 7, 9, 10, 11]
    """
    inside = [each * colour + n for colour in order for n in range(each)]
    inside += range(len(inside), part)
    return [start + n for start in range(0, size, part) for n in inside]


def renamed(name: str, order: tuple[int, ...]) -> str:
    """Return an action with its colour replaced by its place in the order.

    >>> renamed("red_5 call", (2, 0, 1, 3)), renamed("hoof blue", (2, 0, 1, 3)), renamed("draw", (2, 0, 1, 3))
    ('blue_5 call', 'hoof green', 'draw')
    """
    for colour, word in enumerate(COLOURS):
        if word in name:
            return name.replace(word, COLOURS[order.index(colour)])
    return name
