"""Every bot, declared in one place: its name, its parameters, whether tables offer it, and its description.

The command line, the server, the terminal and the page read this list.  Other policies of a game (``Game.policies``)
are baselines: bots to compare with, which no table offers.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from ..games import registry

SEARCHER = "searcher"
SEARCHER_1 = "searcher-1"  # the searcher of version 0.1.0, for comparison
SEARCHERS = (SEARCHER, SEARCHER_1)
TRAINED = "trained"
DEFAULT_BOT = "sensible"  # if none is named
BROUGHT: dict[str, str] = {}  # level -> ``module:Class``: bots that the operator of a server adds to its tables
STRONGEST = 5  # the highest strength
NETS = Path(__file__).with_name("nets")  # the trained players, one file per family of rulebooks


class Parameter(NamedTuple):
    """A number that may follow the name of a bot: ``searcher:64``, ``searcher:30ms``."""

    name: str  # of the argument it sets
    word: str  # in help and errors
    unit: str  # after the number
    example: int
    least: int = 1
    most: int = 999_999

    def value(self, text: str) -> int | None:
        """Return the number in a text, or ``None``."""
        digits = text.removesuffix(self.unit)
        if not text.endswith(self.unit) or not (digits.isascii() and digits.isdigit()) or digits.startswith("0"):
            return None
        return int(digits) if len(digits) < 10 and self.least <= int(digits) <= self.most else None


class Entry(NamedTuple):
    """One bot."""

    name: str
    offered: bool = False  # whether a table offers it to guests, without parameters
    attention: int = 80  # percentage of missable reactions that it notices
    parameters: tuple[Parameter, ...] = ()
    strengths: Mapping[str, int] = {}  # in each game where it was measured, from 1 to `STRONGEST`
    games: tuple[str, ...] = ()  # that it plays; none: every game

    @property
    def title(self) -> str:
        """Return the message with its name in a lobby."""
        return f"level-{self.name}"

    @property
    def about(self) -> str:
        """Return the message that describes how it plays."""
        return f"bot-{self.name}"

    @property
    def specs(self) -> list[str]:
        """Return all forms of its spec, with a word for each parameter."""
        return [self.name, *(f"{self.name}:{one.word}{one.unit}" for one in self.parameters)]

    def strength(self, game: str) -> int:
        """Return how strong it is in a game: each step beats the one below (docs/bots.md); 0: not measured.

        >>> entry("trained").strength("unorog"), entry("trained").strength("another")
        (4, 0)
        """
        return self.strengths.get(game, 0)

    def picture(self, game: str) -> str:
        """Draw its strength; empty if it was not measured.

        >>> entry("sensible").picture("unorog"), entry("mine").picture("unorog")
        ('●●●○○', '')
        """
        strength = self.strength(game)
        return "●" * strength + "○" * (STRONGEST - strength) if strength else ""

    def plays(self, game: str) -> bool:
        """Return whether it plays a game."""
        return (not self.games or game in self.games) and (self.name != TRAINED or bool(nets_of(game)))


SEARCH = (Parameter("worlds", "WORLDS", "", 64), Parameter("milliseconds", "TIME", "ms", 30))

# From weak to strong.  All but the trained one play every game; in a game without a policy of that name,
# ``novice`` and ``sensible`` play like ``keen``.
LADDER = [
    Entry("random", offered=True, attention=25, strengths={"stable": 1, "unorog": 1}),
    Entry("keen", strengths={"stable": 1, "unorog": 1}),
    Entry("novice", offered=True, attention=25, strengths={"stable": 2, "unorog": 2}),
    Entry("sensible", offered=True, attention=50, strengths={"stable": 3, "unorog": 3}),
    Entry(TRAINED, offered=True, strengths={"stable": 5, "unorog": 4}),
    Entry(SEARCHER, offered=True, parameters=SEARCH, strengths={"stable": 4, "unorog": 4}),
    Entry(SEARCHER_1, parameters=SEARCH, strengths={"stable": 4}, games=("stable",)),  # elsewhere it has not changed
]


def nets_of(game: str) -> dict[str, Path]:
    """Return the trained net of each rulebook; rulebooks without one are left out.

    >>> {book: file.name for book, file in nets_of("unorog").items()}
    {'unorog': 'unorog.npz'}
    """
    found: dict[str, Path] = {}
    for family, books in registry.game(game).families().items():
        file = NETS / f"{family}.npz"
        if file.exists():
            found |= dict.fromkeys(books, file)
    return found


def roster(game: str) -> list[Entry]:
    """Return the bots for a game: the ladder, then the baselines."""
    ladder = sorted((one for one in LADDER if one.plays(game)), key=lambda one: one.strength(game))
    known = {one.name for one in LADDER}
    return [*ladder, *(Entry(name) for name in registry.game(game).policies() if name not in known)]


def names(game: str) -> list[str]:
    """Return the bots for a game by name.

    >>> names("unorog")
    ['random', 'keen', 'novice', 'sensible', 'trained', 'searcher', 'greedy']
    """
    return [one.name for one in roster(game)]


def offered(game: str) -> list[str]:
    """Return the levels that a table of a game offers, from easy to hard: guests can seat no others.

    >>> offered("stable")
    ['random', 'novice', 'sensible', 'searcher', 'trained']
    """
    return [*(one.name for one in roster(game) if one.offered), *BROUGHT]


def spec_of(level: str) -> str:
    """Return the spec of a level that a table offers: the class its operator added, or the level itself."""
    return BROUGHT.get(level, level)


def every_entry() -> list[Entry]:
    """Return the bots for any game."""
    return list({one.name: one for game in registry.games() for one in roster(game.id)}.values())


def every_name() -> list[str]:
    """Return the names of the bots for any game."""
    return [one.name for one in every_entry()]


def entry(name: str) -> Entry:
    """Return the bot of that name; a third-party bot is declared by its name alone."""
    return next((one for one in LADDER if one.name == name), Entry(name))
