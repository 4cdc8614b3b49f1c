"""Pickles and copies of games in progress: ``State.dump``, and what it does not contain.

Games are rebuilt by functions that the package registers here when it is imported: the core knows no games.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .match import Match
    from .table import Table
    from .values import Event

LOADERS: dict[str, Callable[[Any], Any]] = {}  # "state": a dump -> a state, "match": a match file -> a match


def restore_state(data: dict[str, Any], events: list[Event], quiet: bool, seed: int | str | None) -> Table:
    """Return the state that was pickled."""
    state: Table = LOADERS["state"](data)
    state.events = list(events)
    state.quiet = quiet
    state.seed = seed
    return state


def restore_match(header: dict[str, Any], answers: list[tuple[int, int]], state: Table) -> Match:
    """Return the match that was pickled, without replaying it."""
    match: Match = LOADERS["match"](json.dumps(header))
    match.answers = list(answers)
    match.state = state.clone()
    return match
