"""The end of a game: who played, who won, and the score of the series."""

from __future__ import annotations

from ..core.kernel import NOBODY, Seat
from ..protocol.messages import Ended, SeatView
from .room import Order, Room, Score

NO_SCORE = Score()


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
    goal = room.series_goal
    won = outcome.winner != NOBODY and goal and room.scores[room.score_key(outcome.winner)].points >= goal
    room.played = tuple(record.person for record in room.seats)
    room.ended = Ended(
        outcome.winner,
        outcome.why,
        outcome.rule,
        list(outcome.points),
        game=room.games,
        series=outcome.winner if won else NOBODY,
        players=tuple(seat_view(room, seat) for seat in range(len(room.seats))),
    )


def seat_played(room: Room, person: str) -> Seat:
    """Return the seat in which a person played the game that is over, or ``NOBODY``."""
    return room.played.index(person) if person and person in room.played else NOBODY  # a bot and a screen have no name


def seat_view(room: Room, seat: Seat) -> SeatView:
    """Return a seat as everyone sees it."""
    record = room.seats[seat]
    if not record.person and not record.bot:
        return SeatView()
    score = room.scores.get(room.score_key(seat), NO_SCORE)
    return SeatView(
        name=record.name,
        kind="person" if record.person else "bot",
        level=record.bot,
        stand_in=record.stand_in,
        here=not record.person or record.away is None,
        again=record.again,
        word=bool(record.word),
        wins=score.wins,
        points=score.points,
        avatar=record.avatar,
        colour=record.colour,
    )
