"""Look up a rulebook's tensor by name."""

from __future__ import annotations

from ...core.errors import Refused
from ...core.game import Game, Options, Profile, Value
from ...core.tensor import Tensor
from ...games import registry


class NoTensor(Refused):
    """The game has no tensor encoding."""


def table_of(profile: str, options: dict[str, Value]) -> tuple[Game, Profile, Options, Tensor]:
    """Return everything needed to deal and encode a table.

    >>> game, book, options, tensor = table_of("unorog", {})
    >>> game.id, book.id, tensor.actions
    ('unorog', 'unorog', 130)
    """
    game, book = registry.find(profile)
    settled = book.settle(options)
    tensor = game.tensor(book, settled)
    if tensor is None:
        raise NoTensor(f"{profile} has no tensor encoding")
    return game, book, settled, tensor
