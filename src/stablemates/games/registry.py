"""Which games there are, and which packs of cards.  Outside this folder a game is reached through here only."""

from __future__ import annotations

import os
import pkgutil
from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from ..core.errors import UnknownGame, UnknownProfile
from ..core.game import Game, Profile
from .stable import packs as stable_packs
from .stable.game import GAME as STABLE
from .stable.pack import Pack
from .unorog.game import GAME as UNOROG

GAMES_GROUP = "stablemates.games"  # entry points of this group name the ``Game`` of an installed package
PACKS_GROUP = "stablemates.packs"  # ... and of this group a ``Pack``
PACKS_FOLDER = "STABLEMATES_PACKS"  # a variable that names a folder of Python files, each with a ``PACK``
_found: list[Game] = []


def games() -> list[Game]:
    """All games: ours, then those of installed packages, looked up once."""
    if not _found:
        for pack in packs():
            STABLE.add_pack(pack)
        _found.extend((STABLE, UNOROG))
        _found.extend(point.load() for point in sorted(entry_points(group=GAMES_GROUP), key=lambda point: point.name))
    return _found


def packs() -> Iterator[Pack]:
    """All packs for the stable game: ours, those of installed packages, and those of a folder (R-SET-03)."""
    for module in pkgutil.iter_modules(stable_packs.__path__, stable_packs.__name__ + "."):
        pack = getattr(import_module(module.name), "PACK", None)
        if pack is not None:
            yield pack
    for point in sorted(entry_points(group=PACKS_GROUP), key=lambda point: point.name):
        yield point.load()
    folder = os.environ.get(PACKS_FOLDER)
    for file in sorted(Path(folder).glob("*.py")) if folder else []:
        spec = spec_from_file_location(f"stablemates_pack_{file.stem}", file)
        assert spec is not None
        assert spec.loader is not None
        module_of_file = module_from_spec(spec)
        spec.loader.exec_module(module_of_file)
        pack = getattr(module_of_file, "PACK", None)
        if pack is not None:
            yield pack


def game(id: str) -> Game:
    """The game of that id, or of the rulebook of that id."""
    for one in games():
        if one.id == id or any(profile.id == id for profile in one.profiles):
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
