"""How fast a table plays: the speeds to choose from.  All times are milliseconds."""

from __future__ import annotations

from typing import NamedTuple

from ..core.game import Game, Reaction

SLOT = 400  # answers within so short a time are simultaneous
GRID = 100  # a window closes on whole tenths of a second
STRANGER_GRID = 5_000  # ... or on whole multiples of this where all depends on one player whom the table does not know
HALVED_AFTER = 4  # ... which is halved whenever that player was asked so often
HOLD = 5_000  # what a "hmm" adds to a window
HOLD_BANK = 30_000  # ... and all of them together, for a seat and game
WON_WINDOW = 2  # a window stays open so many times as long where the game would be won
AWAY_GRACE = 30_000  # added once a game to the clock of somebody who was cut off
AWAY_LIMIT = 90_000  # so long away, and a bot plays for you when you are awaited
LATE_LIMIT = 2  # so many decisions late, one after the other, and a bot plays for you
WAIT = 600_000  # how long a table waits for somebody when it wants to
NUDGE_AFTER = 20_000
UNWATCHED = 5_000  # a clock found so much overdue was not watched: the server was away
LEFT_AFTER_BREAK = 10_000  # what is left at least on a clock after that
LEFT_IN_WINDOW = 3_000  # ... and in a window
BOT_OVERDUE = 3_000  # after which another node thinks for a bot
CODE_TIME = 1_800_000  # how long five letters open a table


class Speed(NamedTuple):
    floor: int  # a window is open so long at least
    first: int | None  # ... and at most, if it is the first about a card; none: until all have answered
    chained: int | None  # ... or an answer to an answer
    share: float | None  # of the game's own times for decisions; none: no clock
    bots: float  # how much longer than usual bots take


SPEEDS = {
    "quick": Speed(800, 3_000, 3_000, 0.5, 0.6),
    "normal": Speed(1_200, 5_000, 4_000, 1.0, 1.0),
    "relaxed": Speed(1_500, 10_000, 8_000, 3.0, 1.3),
    "off": Speed(1_500, None, None, None, 1.0),
}


def window_times(speed: Speed, reaction: Reaction | None, depth: int) -> tuple[int, int | None]:
    """How long a window is open at least and at most.

    >>> window_times(SPEEDS["normal"], None, depth=0), window_times(SPEEDS["quick"], None, depth=1)
    ((1200, 5000), (800, 3000))
    >>> window_times(SPEEDS["normal"], Reaction("alicorn", seconds=15), depth=0)
    (1200, 15000)
    """
    floor, longest = speed.floor, speed.chained if depth else speed.first
    if reaction is not None:
        floor = round(reaction.floor * 1000) or floor
        if reaction.seconds and (longest is not None or reaction.missable):  # what nobody is asked must end by itself
            longest = round(reaction.seconds * 1000)
    return floor, longest


def grid_for(asked: int) -> int:
    """On which multiples a window closes that depends on one player, who was asked so often before.

    As long as a table does not know how somebody passes it cannot pass like them: so few times are told apart at first,
    and more the better it knows them.  It counts how often they were asked, which all can see; how often they passed by
    hand would tell how often they had something to answer with.

    >>> [grid_for(asked) for asked in (0, 3, 4, 8, 23, 24, 1000)]
    [5000, 5000, 2500, 1250, 156, 100, 100]
    """
    return max(STRANGER_GRID >> asked // HALVED_AFTER, GRID)


def decision_times(speed: Speed, game: Game) -> tuple[int, int] | None:
    """For a decision, and in the bank at the start; ``None``: there is no clock."""
    if speed.share is None:
        return None
    decision, bank = game.tempo()
    return round(decision * speed.share * 1000), round(bank * speed.share * 1000)
