"""The nets that learn: a plain perceptron, or one whose places share their weights, if the game's tensor allows it."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy

from ...core.tensor import Tensor
from ..rl.net import scale_of
from .colours import colour_orders

Torch = Any  # the module, or a tensor of it; the package is checked without PyTorch

CRITIC = 256  # the width of the layers of the critic, which sees everything


class Size(NamedTuple):
    """The widths of a net's layers."""

    encoded: int  # the first layer of a place
    place: int  # ... and its outputs
    about: int  # what the actions about a place depend on
    wide: int  # the trunk
    blocks: int  # its residual blocks


SIZES = {
    "small": Size(128, 64, 64, 384, 1),  # what ships
    "large": Size(256, 128, 256, 512, 2),  # learns faster, and teaches a small one
}


class Shape(NamedTuple):
    """The positions of places in rows and actions."""

    columns: list[list[int]]  # place -> the inputs that describe it
    rest: list[int]  # the inputs that describe no place
    actions: list[list[int]]  # place -> the actions that are about it
    flat: list[int]  # the actions about no place
    seats: list[int]  # the inputs for the number of players, from two on


def shape_of(tensor: Tensor) -> Shape | None:
    """Return the places of a tensor; ``None`` if it has none."""
    places = max(field.places for field in tensor.fields)
    if places == 1:
        return None
    columns: list[list[int]] = [[] for _ in range(places)]
    rest: list[int] = []
    seats: list[int] = []
    at = 0
    for field in tensor.fields:
        each = field.size // field.places
        if field.places == 1:
            rest += range(at, at + field.size)
        else:
            for place in range(places):
                columns[place] += range(at + place * each, at + (place + 1) * each)
        if field.name == "seats":
            seats = list(range(at, at + field.size))
        at += field.size
    actions = [tensor.of_place(place) for place in range(places)]
    about = {action for some in actions for action in some}
    return Shape(columns, rest, actions, [action for action in range(tensor.actions) if action not in about], seats)


def new_net(torch: Torch, tensor: Tensor, size: Size, hidden: int = 0) -> Torch:
    """Return an untrained net for a tensor: rows in, scores of all actions and a value out.

    With ``hidden`` numbers that no player sees, it also has a critic, which starts with the player's own estimate.
    """
    shape = shape_of(tensor)
    net = (
        plain_net(torch, tensor, size.wide, hidden) if shape is None else place_net(torch, tensor, shape, size, hidden)
    )
    for name, weights in net.named_parameters():
        if name in ("flat.weight", "act.weight"):
            torch.nn.init.orthogonal_(weights, 0.01)  # at first, all actions have the same score
        elif name == "value.weight":
            torch.nn.init.orthogonal_(weights, 0.1)
        elif name in ("flat.bias", "act.bias", "value.bias", "verdict.weight", "verdict.bias"):
            torch.nn.init.zeros_(weights)
    return net


def plain_net(torch: Torch, tensor: Tensor, wide: int, hidden: int) -> Torch:
    nn = torch.nn
    orders = colour_orders(tensor, hidden)

    class Plain(nn.Module):  # type: ignore[misc, name-defined]
        """Three layers, then the heads; it sees interchangeable colours in a canonical order."""

        def __init__(self) -> None:
            super().__init__()
            self.register_buffer("scale", torch.from_numpy(scale_of(tensor)))
            if orders:
                for name in ("columns", "weights", "rows", "actions", "truths"):
                    self.register_buffer(f"colours_{name}", torch.tensor(getattr(orders, name)), persistent=False)
                numbers = torch.zeros(4**4, dtype=torch.int64)
                for number, order in enumerate(orders.orders):
                    numbers[code_of(order)] = number
                self.register_buffer("colours_numbers", numbers, persistent=False)
            self.first = nn.Linear(tensor.width, wide)
            self.second = nn.Linear(wide, wide)
            self.third = nn.Linear(wide, wide)
            self.flat = nn.Linear(wide, tensor.actions)
            self.value = nn.Linear(wide, 1)
            if hidden:
                self.revealed = nn.Linear(hidden, CRITIC)
                self.judge = nn.Linear(wide + CRITIC, CRITIC)
                self.verdict = nn.Linear(CRITIC, 1)

        def order_of(self, rows: Torch) -> Torch:
            """Return the number of the order in which a row's colours are seen."""
            numbers = rows.index_select(1, self.colours_columns.flatten()).view(len(rows), *self.colours_columns.shape)
            first = (numbers * self.colours_weights).sum(2).argsort(dim=1, descending=True, stable=True)
            return self.colours_numbers[code_of(first.unbind(1))]

        def forward(self, rows: Torch, truths: Torch = None) -> tuple[Torch, Torch, Torch]:
            order = self.order_of(rows) if orders else None
            if orders:
                rows = rows.gather(1, self.colours_rows[order])
            x = torch.relu(self.first(rows.float() / self.scale))
            x = torch.relu(self.third(torch.relu(self.second(x))))
            scores = self.flat(x)
            if orders:
                scores = scores.gather(1, self.colours_actions[order])
            opinion = self.value(x)[:, 0]
            worth = torch.tanh(opinion)
            if not hidden or truths is None:
                return scores, worth, worth
            if orders:
                truths = truths.gather(1, self.colours_truths[order])
            judged = torch.cat([x.detach(), torch.relu(self.revealed(truths.float()))], 1)
            more = self.verdict(torch.relu(self.judge(judged)))[:, 0]
            return scores, worth, torch.tanh(opinion.detach() + more)

    return Plain()


def code_of(order: Any) -> Any:
    """Return a number for an order of four colours."""
    first, second, third, fourth = order
    return 64 * first + 16 * second + 4 * third + fourth


def place_net(torch: Torch, tensor: Tensor, shape: Shape, size: Size, hidden: int) -> Torch:
    nn = torch.nn
    places = len(shape.columns)
    wide = size.wide

    class Places(nn.Module):  # type: ignore[misc, name-defined]
        """Each place goes through the same two layers, then everything goes through a trunk with residual blocks.

        The heads: actions about no place use the trunk, those about a place use the trunk and that place.
        """

        def __init__(self) -> None:
            super().__init__()
            self.register_buffer("scale", torch.from_numpy(scale_of(tensor)))
            self.register_buffer("columns", torch.tensor(shape.columns).flatten())
            self.register_buffer("rest_at", torch.tensor(shape.rest))
            self.register_buffer("seats_at", torch.tensor(shape.seats))
            sits = [[float(place < seats + 2) for place in range(places)] for seats in range(len(shape.seats))]
            self.register_buffer("sits", torch.tensor(sits))
            order = shape.flat + [action for some in shape.actions for action in some]
            self.register_buffer("order", torch.tensor(order).argsort())
            self.place = nn.Linear(len(shape.columns[0]), size.encoded, bias=False)
            self.which = nn.Parameter(0.1 * torch.randn(places, size.encoded))
            self.inner = nn.Linear(size.encoded, size.place)
            self.rest = nn.Linear(len(shape.rest), wide, bias=False)
            self.seen = nn.Linear(places * size.place, wide)
            self.blocks = nn.ModuleList(nn.Linear(wide, wide) for _ in range(2 * size.blocks))
            self.flat = nn.Linear(wide, len(shape.flat))
            self.look = nn.Linear(wide, size.about, bias=False)
            self.about = nn.Linear(size.place, size.about)
            self.act = nn.Linear(size.about, len(shape.actions[0]))
            self.value = nn.Linear(wide, 1)
            if hidden:
                self.revealed = nn.Linear(hidden, CRITIC)
                self.judge = nn.Linear(wide + CRITIC, CRITIC)
                self.verdict = nn.Linear(CRITIC, 1)

        def forward(self, rows: Torch, truths: Torch = None) -> tuple[Torch, Torch, Torch]:
            """Return the scores of all actions, the value as the player sees it, and as the critic does."""
            n = len(rows)
            x = rows.float() / self.scale
            described = x.index_select(1, self.columns).view(n, places, -1)
            there = (x.index_select(1, self.seats_at) @ self.sits)[:, :, None]
            seen = torch.relu(self.inner(torch.relu(self.place(described) + self.which))) * there
            x = torch.relu(self.rest(x.index_select(1, self.rest_at)) + self.seen(seen.flatten(1)))
            for one, two in zip(self.blocks[::2], self.blocks[1::2]):
                x = torch.relu(x + two(torch.relu(one(x))))
            about = torch.relu(self.look(x)[:, None] + self.about(seen))
            scores = torch.cat([self.flat(x), self.act(about).flatten(1)], 1).index_select(1, self.order)
            opinion = self.value(x)[:, 0]
            worth = torch.tanh(opinion)
            if not hidden or truths is None:
                return scores, worth, worth
            judged = torch.cat([x.detach(), torch.relu(self.revealed(truths.float()))], 1)
            more = self.verdict(torch.relu(self.judge(judged)))[:, 0]
            return scores, worth, torch.tanh(opinion.detach() + more)

    return Places()


def weights_of(net: Torch) -> dict[str, Any]:
    """Return the weights of a net as numpy arrays, by name."""
    return {name: weights.detach().cpu().numpy().astype(numpy.float32) for name, weights in net.named_parameters()}


def count_of(net: Torch) -> int:
    return sum(weights.numel() for weights in net.parameters())
