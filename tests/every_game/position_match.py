"""Matches that start in the middle of a game."""

from __future__ import annotations

from stablemates.core.match import Match
from stablemates.core.table import Table


class PositionMatch(Match):
    """A match that starts with a position set up by hand."""

    def __init__(self, position: Table, dealt: Match) -> None:
        self.position = position
        super().__init__(dealt.game, dealt.profile, dealt.players, dealt.seed, dealt.options, dealt.engine)

    def opening(self) -> Table:
        return self.position.clone()
