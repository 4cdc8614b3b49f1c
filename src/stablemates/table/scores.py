"""The end of a game: who won, and the score of the series."""

from __future__ import annotations

from ..core.kernel import NOBODY
from ..protocol.messages import Ended
from .room import Order, Room, Score


def finish(room: Room) -> None:
    """End the game that is over."""
    outcome = room.game.outcome()
    assert outcome is not None
    room.phase = "over"
    room.finished += 1
    for record in room.seats:
        record.order = Order()  # no order outlives its game
    for seat in range(len(room.seats)):
        score = room.scores.setdefault(room.score_key(seat), Score())
        score.points += outcome.points[seat] if outcome.points else 0
        score.wins += outcome.winner == seat
    goal = room.book[0].series()
    won = outcome.winner != NOBODY and goal and room.scores[room.score_key(outcome.winner)].points >= goal
    room.ended = Ended(
        outcome.winner,
        outcome.why,
        outcome.rule,
        list(outcome.points),
        game=room.games,
        series=outcome.winner if won else NOBODY,
    )
