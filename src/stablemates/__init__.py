"""Stablemates: two unicorn card games, played by five rulebooks.

>>> import stablemates
>>> g = stablemates.new("unorog", seats=4, seed=7)
>>> [question] = g.pending()
>>> question.ask, len(question.options) > 0
('turn', True)

``new`` deals a game, and ``match`` deals one that keeps its history.  ``load``, ``read`` and ``replay`` restore a saved
game, a position in one line, and a match file.  ``profiles`` lists the rulebooks and their options.  See
``help(stablemates.State)`` for what a game can do, and ``help(stablemates.Match)`` for a match.  A refused call raises
``Refused`` with the reason, and changes nothing.
"""

from __future__ import annotations

from secrets import randbits

from .core.drawing import DRAWN
from .core.errors import (
    BadGame,
    BadMatch,
    BadNotation,
    BadOption,
    BadPack,
    BadSave,
    BadSeats,
    BadSeed,
    IllegalAnswer,
    NoSuchSeat,
    NotYourQuestion,
    Refused,
    UnknownCard,
    UnknownGame,
    UnknownProfile,
)
from .core.game import Profile, TableOption, Value
from .core.kernel import NO_CARD, NOBODY, Event, Option, Outcome, Question, Reason, Seat, State
from .core.match import Match, digest, read_match
from .core.pickles import LOADERS
from .core.rng import plain_seed
from .games import registry
from .pictures.html import table_html
from .pictures.svg import table_svg

__all__ = [
    "NOBODY",
    "NO_CARD",
    "BadGame",
    "BadMatch",
    "BadNotation",
    "BadOption",
    "BadPack",
    "BadSave",
    "BadSeats",
    "BadSeed",
    "Event",
    "IllegalAnswer",
    "Match",
    "NoSuchSeat",
    "NotYourQuestion",
    "Option",
    "Outcome",
    "Profile",
    "Question",
    "Reason",
    "Refused",
    "Seat",
    "State",
    "TableOption",
    "UnknownCard",
    "UnknownGame",
    "UnknownProfile",
    "__version__",
    "digest",
    "load",
    "match",
    "new",
    "profiles",
    "read",
    "replay",
]

__version__ = "0.2.0"


def new(
    profile: str, *, seats: int, seed: int | str | None = None, revision: Value | None = None, **options: Value
) -> State:
    """Deal a new game of a rulebook, in its latest revision unless another is given.

    An integer ``seed`` uses the fast generator; a string of at least 160 hexadecimal digits uses the sealed one.
    Without a seed the deal is random, and ``State.seed`` reproduces it.  ``options`` are the table options that
    ``profiles()`` lists.
    """
    game, book = registry.find(profile, revision)
    book.check_seats(seats)
    seed = plain_seed(_random_seed() if seed is None else seed)
    state = game.new(book, seats, seed, book.settle(options))
    state.seed = seed
    return state


def _random_seed() -> int:
    """Return an unpredictable seed of 53 bits, the most that every JSON reader preserves."""
    return randbits(53)


def load(data: object) -> State:
    """Load a saved game: the inverse of ``State.dump``."""
    if not isinstance(data, dict):
        raise BadSave(f"a saved game is a dictionary from dump(), not {type(data).__name__}")
    if not isinstance(data.get("game"), str):
        raise BadSave("field 'game': missing")
    return registry.game(data["game"]).load(data)


def read(line: str) -> State:
    """Read a position from its one-line notation: the inverse of ``State.notation``."""
    given: object = line
    if not isinstance(given, str):
        raise BadNotation(f"a position is a line of text from notation(), not {type(given).__name__}")
    if not line.strip():
        raise BadNotation("the line is empty: a position starts with its rulebook, e.g. unorog")
    game, _ = registry.find(line.split(maxsplit=1)[0])
    return game.read(line)


def match(
    profile: str, players: list[str], seed: int | str | None = None, revision: Value | None = None, **options: Value
) -> Match:
    """Deal a new game that keeps its history, so that it can be saved and replayed.

    The rulebook is in its latest revision unless another is given.  Without a seed the deal is random, and
    ``Match.seed`` reproduces it.
    """
    given: object = players
    if not isinstance(given, list | tuple):  # a single string would seat its letters
        raise BadSeats(f"players must be a list of names, e.g. ['Ann', 'Bob'], not {given!r}")
    game, book = registry.find(profile, revision)
    seed = plain_seed(_random_seed() if seed is None else seed)
    return Match(game, book, players, seed, options, __version__)


def replay(text: str) -> Match:
    """Replay and verify a match file: the inverse of ``Match.text``."""
    given: object = text
    if not isinstance(given, str):
        raise BadMatch(f"a match is text from Match.text(), not {type(given).__name__}")
    return read_match(text, registry.find)


def profiles() -> list[Profile]:
    """Return the rulebooks."""
    return registry.profiles()


LOADERS.update(state=load, match=replay)  # unpickling uses these
DRAWN.update(html=table_html, svg=table_svg)  # notebooks use these
