"""Matches that start in the middle of a game."""

from __future__ import annotations

from stablemates.core.kernel import State
from stablemates.core.match import Match


class PositionMatch(Match):
    """A match that starts with a position set up by hand."""

    def __init__(self, position: State, dealt: Match) -> None:
        self.position = position
        super().__init__(dealt.game, dealt.profile, dealt.players, dealt.seed, dealt.options, dealt.engine)

    def opening(self) -> State:
        return self.position.clone()
