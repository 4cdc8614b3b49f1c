"""Which games there are.  Outside this folder a game is reached through here only."""

from __future__ import annotations

from importlib.metadata import entry_points

from ..core.errors import UnknownGame, UnknownProfile
from ..core.game import Game, Profile
from .unorog.game import GAME as UNOROG

GROUP = "stablemates.games"  # entry points of this group name the ``Game`` of an installed package
BUILT_IN: tuple[Game, ...] = (UNOROG,)
_found: list[Game] = []


def games() -> list[Game]:
    """All games: ours, then those of installed packages, looked up once."""
    if not _found:
        _found.extend(BUILT_IN)
        _found.extend(point.load() for point in sorted(entry_points(group=GROUP), key=lambda point: point.name))
    return _found


def game(id: str) -> Game:
    """The game of that id."""
    for one in games():
        if one.id == id:
            return one
    raise UnknownGame(f"no game {id!r}; there are: {', '.join(one.id for one in games())}")


def profiles() -> list[Profile]:
    """All rulebooks of all games."""
    return [profile for one in games() for profile in one.profiles]


def find(id: str) -> tuple[Game, Profile]:
    """The game and the rulebook of that id."""
    for one in games():
        for profile in one.profiles:
            if profile.id == id:
                return one, profile
    raise UnknownProfile(f"no rulebook {id!r}; there are: {', '.join(profile.id for profile in profiles())}")
