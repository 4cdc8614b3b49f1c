"""Writes what the page has to know of every kind of card:  .venv/bin/python tools/card_kinds.py [--check]

web/src/cards/kinds.json: kind -> its game, its type, the printings or the pack it belongs to; for the coloured cards of
Unorog their colour and face.  With ``--check`` nothing is written; it fails if something would have been.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TypeAlias

ROOT = Path(__file__).resolve().parent.parent
FILE = "web/src/cards/kinds.json"
Facts: TypeAlias = dict[str, str | list[str]]


def main(arguments: list[str]) -> int:
    sys.path[:0] = [str(ROOT / "src")]  # the sources, whatever is installed
    file, text = ROOT / FILE, written()
    stale = not file.exists() or file.read_text("utf-8") != text
    if stale and "--check" not in arguments:
        file.write_text(text, encoding="utf-8")
    if stale:
        print(FILE)
    return 1 if stale and "--check" in arguments else 0


def written() -> str:
    """The text of the file: a line for each kind, so that a change of one is a change of one line."""
    lines = [f"  {json.dumps(kind)}: {json.dumps(facts)}" for kind, facts in {**stable(), **unorog()}.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def stable() -> dict[str, Facts]:
    """The kinds of both printings, then those of the packs that come with the program."""
    import pkgutil
    from importlib import import_module

    from stablemates.games.stable import packs
    from stablemates.games.stable.profiles import EDITIONS
    from stablemates.games.stable.terms import TYPE_NAMES

    found: dict[str, Facts] = {}
    for edition in EDITIONS:
        printing = edition.id.partition("-")[0]
        for kind in [*edition.babies, *(kind for kind, _ in edition.box)]:
            facts = found.setdefault(kind.name, {"game": "stable", "type": TYPE_NAMES[kind.types], "printings": []})
            assert facts["type"] == TYPE_NAMES[kind.types], f"{kind.name} has two types"
            printings = facts["printings"]
            assert isinstance(printings, list)
            if printing not in printings:
                printings.append(printing)
    for module in pkgutil.iter_modules(packs.__path__, packs.__name__ + "."):
        pack = import_module(module.name).PACK
        for kind, _ in pack.cards:
            found[kind.name] = {"game": "stable", "type": TYPE_NAMES[kind.types], "pack": pack.id}
    return found


def unorog() -> dict[str, Facts]:
    """The kinds of Unorog; locks, action relics and elder relics are its types (U-DECK-01)."""
    from stablemates.games.unorog.cards import (
        COLOURS,
        FACES,
        HOOF,
        KIND_COUNT,
        NO_COLOUR,
        STONE,
        colour_of,
        face_of,
        name_of,
    )

    found: dict[str, Facts] = {}
    for kind in range(KIND_COUNT):
        face, colour = face_of(kind), colour_of(kind)
        type_name = "lock" if face < STONE else "relic" if face < HOOF else "elder"
        found[name_of(kind)] = {"game": "unorog", "type": type_name, "face": FACES[face]}
        if colour != NO_COLOUR:
            found[name_of(kind)]["colour"] = COLOURS[colour]
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
