"""The games and packs of cards that are installed.  Code outside this folder reaches a game only through here."""

from __future__ import annotations

import os
import pkgutil
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from ..core.errors import BadGame, BadPack, Refused, UnknownGame, UnknownProfile
from ..core.game import Game, Profile, Value
from ..core.names import unknown
from .diagnostics import mistake
from .stable import packs as stable_packs
from .stable.game import GAME as STABLE
from .stable.naming import OPS
from .stable.pack import Pack
from .titles import letter_counts
from .unorog.game import GAME as UNOROG

# Third-party games and packs: entry points of the groups ``stablemates.games`` and ``stablemates.packs`` name the
# ``GAME`` or ``PACK`` of an installed package; the variables ``STABLEMATES_GAMES`` and ``STABLEMATES_PACKS`` name a
# folder of files that have one.
GAMES, PACKS = "GAME", "PACK"
CLASSES: dict[str, type] = {GAMES: Game, PACKS: Pack}
ERRORS: dict[str, type[Refused]] = {GAMES: BadGame, PACKS: BadPack}
LOCALE = "locale"  # the folder next to the module of such a game or pack, with its messages: locale/en/pack-comets.ftl
OURS: tuple[Game, ...] = (STABLE, UNOROG)
_found: list[Game] = []
_locales: dict[Path, None] = {}  # in the order in which they were found, without duplicates


def games() -> list[Game]:
    """Return all games: ours, then third-party ones, looked up once."""
    if not _found:
        for pack, locale in list(packs()):
            if locale is not None:
                pack.letters = letter_counts([card.name for card in pack.cards], locale)
            STABLE.add_pack(pack)
        found = [*OURS]
        for _, other in modules_with(GAMES):
            taken = {name for one in found for name in (one.id, *(profile.id for profile in one.profiles))}
            if clashes := taken & {other.id, *(profile.id for profile in other.profiles)}:
                raise BadGame(f"game {other.id!r}: a game or rulebook {min(clashes)!r} already exists")
            found.append(other)
        _found.extend(found)
    return _found


def packs() -> Iterator[tuple[Pack, Path | None]]:
    """Yield all packs of the stable game (R-SET-03), ours first; third-party ones with the folder of their messages."""
    for found in pkgutil.iter_modules(stable_packs.__path__, stable_packs.__name__ + "."):
        pack = getattr(import_module(found.name), PACKS, None)
        if pack is not None:
            yield pack, None
    for module, pack in modules_with(PACKS):
        yield pack, locale_folder(module)


def own_questions(pack: Pack) -> list[str]:
    """Return the keys of the questions that ops of a pack ask, each once."""
    games()  # names the ops of all packs
    asked = (op.asks for name, op in OPS.items() if name.startswith(f"{pack.id}:"))
    return list(dict.fromkeys(key for key in asked if key))


def locales() -> list[Path]:
    """Return the folders with the messages of third-party games and packs."""
    games()
    return list(_locales)


def modules_with(what: str) -> Iterator[tuple[ModuleType, Any]]:
    """Yield third-party objects with their modules: from installed packages, and from the files in a folder."""
    for module, found in [*installed(what), *in_folder(what)]:
        if not isinstance(found, CLASSES[what]):
            kind = CLASSES[what].__name__
            raise ERRORS[what](f"{Path(str(module.__file__)).name}: {what} must be a {kind}, not {found!r}")
        if locale_folder(module).is_dir():
            _locales[locale_folder(module)] = None
        yield module, found


def locale_folder(module: ModuleType) -> Path:
    return Path(str(module.__file__)).with_name(LOCALE)


def installed(what: str) -> Iterator[tuple[ModuleType, Any]]:
    for point in sorted(entry_points(group=f"stablemates.{what.lower()}s"), key=lambda point: point.name):
        found = point.load()
        yield sys.modules[point.module], found


def in_folder(what: str) -> list[tuple[ModuleType, Any]]:
    variable = f"STABLEMATES_{what}S"
    folder = os.environ.get(variable)
    if not folder:
        return []
    if not Path(folder).is_dir():
        raise ERRORS[what](f"{variable} names {folder!r}, which is not a folder")
    modules = [read(file.absolute(), what) for file in sorted(Path(folder).glob("*.py"))]
    found = [(module, getattr(module, what)) for module in modules if hasattr(module, what)]
    if not found:
        raise ERRORS[what](f"{variable} names {folder!r}, but no Python file there defines {what}")
    return found


def read(file: Path, what: str) -> ModuleType:
    try:
        return module_of(file)
    except Exception as problem:
        raise ERRORS[what](mistake(file, problem)) from problem


@cache
def module_of(file: Path) -> ModuleType:
    """Import a Python file from any folder; a file with both a game and a pack is one module."""
    spec = spec_from_file_location(f"stablemates_brought_{file.stem}", file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module  # as every import does: dataclasses look up their module there
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[spec.name]
        raise
    return module


def game(id: str) -> Game:
    """Return the game with that id, or with a rulebook of that id."""
    for one in games():
        if one.id == id or any(profile.id == id for profile in one.profiles):
            return one
    raise UnknownGame(unknown("unknown game", id, [one.id for one in games()]))


def profiles() -> list[Profile]:
    """Return all rulebooks of all games."""
    return [profile for one in games() for profile in one.profiles]


def find(id: str, revision: Value | None = None) -> tuple[Game, Profile]:
    """Return the game and the rulebook with that id, in its latest revision unless another is given."""
    for one in games():
        for profile in one.profiles:
            if profile.id == id:
                return one, profile if revision is None else profile.at(revision)
    raise UnknownProfile(unknown("unknown rulebook", id, [profile.id for profile in profiles()]))
