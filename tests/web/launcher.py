"""``stablemates serve`` for tests: quick tables are quicker, and the deals are always the same.

Nothing else differs: it is the program itself, in a separate process, with the built page.  With
STABLEMATES_TEST_TIMES=real, its times are also the usual ones.
"""

from __future__ import annotations

import os
import sys

from stablemates import fair
from stablemates.cli import main
from stablemates.core.game import Reaction
from stablemates.games.unorog.game import UnorogGame
from stablemates.table import animation, hosts, masking
from stablemates.table.speeds import SPEEDS, Speed

# Long enough for a browser on a busy machine to answer, short enough that a game takes seconds.
QUICK = Speed(floor=100, first=1_500, chained=1_500, share=4.0, bots=0.1)
SHORT = (60, 60, 60)  # milliseconds: tests wait for conditions, so the table hardly waits
CATCH = Reaction("catch", floor=0.6, seconds=0.6, missable=True)


def shorten() -> None:
    SPEEDS["quick"] = QUICK
    masking.PASS_MEDIAN = 60
    masking.CATCH_SHORTEST = 60
    setattr(hosts, "ABSENCE", 0)  # noqa: B010 (mypy: it is final); the players vote as soon as their host is away
    setattr(animation, "LIMIT", SHORT)  # noqa: B010 (mypy: it is imported there)
    setattr(animation, "BREATH", SHORT)  # noqa: B010
    as_printed = UnorogGame.reactions
    setattr(UnorogGame, "reactions", lambda game: [CATCH, *as_printed(game)[1:]])  # noqa: B010 (mypy: a method)


def fix_the_deals() -> None:
    """Fix the deals, so that no test is slow on an unlucky one, in any order."""
    secret = "5a" * fair.SECRET_BYTES
    fair.new_secret = lambda: secret


if __name__ == "__main__":
    if os.environ.get("STABLEMATES_TEST_TIMES") != "real":
        shorten()
    fix_the_deals()
    sys.exit(main(sys.argv[1:]))
