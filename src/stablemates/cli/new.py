"""``stablemates new``: write a template for a bot, a pack or a game, with tests that pass."""

from __future__ import annotations

import argparse
import keyword
import re
from collections.abc import Iterator
from contextlib import suppress
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import chain
from pathlib import Path

from .. import skeletons
from ..core.errors import BadGame, BadPack, Refused
from ..games import registry
from .examples import typed

TEST = {
    "bot": "python -m pytest -q test_{name}.py",
    "pack": "python -m pytest -q {name}",
    "game": "python -m pytest -q {name}",
}
TRY = {
    "bot": "stablemates arena {name}:{Name} random --game unorog --seats 2",
    "pack": "STABLEMATES_PACKS={name}/packs stablemates check-pack {name}",
    "game": "STABLEMATES_GAMES={name}/games stablemates play {name}",
}


class BadSkeleton(Refused):
    """The name is taken or invalid, or the folder is not writable."""


def run(args: argparse.Namespace) -> int:
    check_name(args.what, args.name)
    folder = Path() if args.what == "bot" else Path(args.name)
    drafts = {folder / filled(path, args.name): filled(text, args.name) for path, text in skeleton(args.what)}
    taken = [str(file) for file in drafts if file.exists()]
    if taken:
        raise BadSkeleton(f"{taken[0]} already exists: choose another name or folder")
    for file, text in drafts.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        print(file)
    print(f"\nTest it: {TEST[args.what].format(name=args.name)}")
    print(f"Try it:  {typed(TRY[args.what].format(name=args.name, Name=args.name.capitalize()))}")
    return 0


def check_name(what: str, name: str) -> None:
    if not re.fullmatch("[a-z][a-z0-9]*", name):
        raise BadSkeleton(f"{name!r} is not a valid name: use lower-case letters and digits, starting with a letter")
    if keyword.iskeyword(name):
        raise BadSkeleton(f"{name!r} is not a valid name: it is a keyword of Python")
    with suppress(BadGame, BadPack):  # your folder may still be empty: this command fills it
        if what == "game" and name in names_of_games():
            raise BadSkeleton(f"there is already a game or rulebook {name!r}")
        if what == "pack" and name in (pack.id for pack, _ in registry.packs()):
            raise BadSkeleton(f"there is already a pack {name!r}")


def names_of_games() -> Iterator[str]:
    """Yield the names of all games and rulebooks, ours first."""
    others = (game for _, game in registry.modules_with(registry.GAMES))
    for game in chain(registry.OURS, others):
        yield game.id
        yield from (book.id for book in game.profiles)


def skeleton(what: str, folder: Traversable | None = None, path: str = "") -> Iterator[tuple[str, str]]:
    """Yield the files of a skeleton: their paths and texts."""
    folder = files(skeletons) / what if folder is None else folder
    for one in sorted(folder.iterdir(), key=lambda one: one.name):
        if one.is_dir():
            yield from skeleton(what, one, f"{path}{one.name}/")
        elif one.name.endswith(".txt"):
            yield f"{path}{one.name.removesuffix('.txt')}", one.read_text(encoding="utf-8")


def filled(text: str, name: str) -> str:
    return text.replace("NAME", name).replace("Name", name.capitalize())
