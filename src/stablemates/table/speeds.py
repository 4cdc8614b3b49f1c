"""The speeds of a table.  All times are in milliseconds."""

from __future__ import annotations

from typing import NamedTuple

from ..core.game import Game, Reaction

SLOT = 400  # responses within this time are simultaneous
GRID = 100  # a window closes on full tenths of a second
STRANGER_GRID = 5_000  # ... or on multiples of this, if it depends on one player whose habits are not known yet
HALVED_AFTER = 4  # ... which is halved each time that player was asked this often
HOLD = 5_000  # added to a window on request
HOLD_BANK = 30_000  # ... and the total for a seat in a game
WON_WINDOW = 2  # how many times longer a window is open if the card would win the game
AWAY_GRACE = 30_000  # added once a game to the clock of a player who lost the connection
AWAY_LIMIT = 90_000  # after this absence a bot takes over when the player is being waited for
LOBBY_LIMIT = 60_000  # after this absence a seat in the lobby of a public table is free for others
LATE_LIMIT = 2  # late decisions in a row after which a bot takes over
WAIT = 600_000  # how long a table waits for absent players after a vote
NUDGE_AFTER = 20_000
UNWATCHED = 5_000  # a clock found this much overdue was not watched: the server was down
LEFT_AFTER_BREAK = 10_000  # the minimum left on a clock after that
LEFT_IN_WINDOW = 3_000  # ... and in a window
BOT_OVERDUE = 3_000  # after which another node thinks for a bot
CODE_TIME = 1_800_000  # how long a table code is valid


class Speed(NamedTuple):
    floor: int  # a window is open at least this long
    first: int | None  # ... and at most, if it is the first about a card; none: until everyone has responded
    chained: int | None  # ... or if it is about a response
    share: float | None  # of the game's own times for decisions; none: no clock
    bots: float  # how long bots take, relative to the normal time


SPEEDS = {
    "quick": Speed(800, 3_000, 3_000, 0.5, 0.6),
    "normal": Speed(1_200, 5_000, 4_000, 1.0, 1.0),
    "relaxed": Speed(1_500, 10_000, 8_000, 3.0, 1.3),
    "off": Speed(1_500, None, None, None, 1.0),
}


def window_times(speed: Speed, reaction: Reaction | None, depth: int) -> tuple[int, int | None]:
    """Return the shortest and the longest time that a window is open.

    >>> window_times(SPEEDS["normal"], None, depth=0), window_times(SPEEDS["quick"], None, depth=1)
    ((1200, 5000), (800, 3000))
    >>> window_times(SPEEDS["normal"], Reaction("alicorn", seconds=15), depth=0)
    (1200, 15000)
    """
    floor, longest = speed.floor, speed.chained if depth else speed.first
    if reaction is not None:
        floor = round(reaction.floor * 1000) or floor
        if reaction.seconds and (longest is not None or reaction.missable):  # a missable window must end by itself
            longest = round(reaction.seconds * 1000)
    return floor, longest


def grid_for(asked: int) -> int:
    """Return the time grid on which a window closes if it depends on one player, asked ``asked`` times before.

    Until a table knows how a player passes, it cannot imitate them.  So the grid is coarse at first, and finer the
    better it knows them.  It counts how often they were asked, which is public.  How often they passed by hand would
    reveal how often they had a response.

    >>> [grid_for(asked) for asked in (0, 3, 4, 8, 23, 24, 1000)]
    [5000, 5000, 2500, 1250, 156, 100, 100]
    """
    return max(STRANGER_GRID >> asked // HALVED_AFTER, GRID)


def decision_times(speed: Speed, game: Game) -> tuple[int, int] | None:
    """Return the time for a decision and the initial time bank; ``None`` if there is no clock."""
    if speed.share is None:
        return None
    decision, bank = game.tempo()
    return round(decision * speed.share * 1000), round(bank * speed.share * 1000)
