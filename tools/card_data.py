"""Write the files generated from the cards and their titles:  .venv/bin/python tools/card_data.py [--check]

web/src/cards/kinds.json: kind -> its game, its type, the printings or the pack it belongs to, whether no one can stop
the cards of a player who has it, and for the coloured cards of Unorog their colour and face.
src/stablemates/games/stable/letters.py: the letters of the unicorns' titles.
src/stablemates/server/pages/card-titles.js: the titles of all cards, for the verification page.  With ``--check``
nothing is written, and the exit code is 1 if a file is out of date.
"""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any, TypeAlias

from generated import ROOT, renew

if TYPE_CHECKING:
    from stablemates.games.stable.pack import Pack

KINDS = "web/src/cards/kinds.json"
LETTERS = "src/stablemates/games/stable/letters.py"
TITLES = "src/stablemates/server/pages/card-titles.js"
LOCALE = ROOT / "src/stablemates/words/locale"
Facts: TypeAlias = dict[str, Any]


def main(arguments: list[str]) -> int:
    sys.path[:0] = [str(ROOT / "src")]  # the sources, whatever is installed
    return renew(generated(), arguments)


def generated() -> dict[str, str]:
    return {LETTERS: letters(), KINDS: kinds(), TITLES: titles()}


def kinds() -> str:
    """Return the kinds, one per line, so that a change of one kind changes one line."""
    lines = [f"  {json.dumps(kind)}: {json.dumps(facts)}" for kind, facts in {**stable(), **unorog()}.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def letters() -> str:
    from stablemates.games.stable.profiles import EDITIONS
    from stablemates.games.stable.terms import UNICORN
    from stablemates.games.titles import letter_counts

    printed = [kind for edition in EDITIONS for kind in [*edition.babies, *edition.box]]
    printed += [kind for pack in our_packs() for kind in pack.cards]
    counts = letter_counts(dict.fromkeys(kind.name for kind in printed if kind.types & UNICORN), LOCALE)
    return "\n".join([LETTERS_HEAD, *(f'    "{kind}": {numbers},' for kind, numbers in counts.items()), "}", ""])


LETTERS_HEAD = '''"""Letter counts of unicorns' titles in English, Russian and Ukrainian, to break ties (R-END-05).

Generated from the translations by tools/card_data.py.  Do not edit.
"""

from __future__ import annotations

from typing import Final

LANGUAGES: Final = ["en", "ru", "uk"]

LETTERS: Final[dict[str, tuple[int, int, int]]] = {'''


def titles() -> str:
    """Return the titles by language and printing; a printing lists only titles that differ from the shared ones."""
    from stablemates.words import LANGUAGES, Words
    from stablemates.words.speech import title_of

    facts = {**stable(), **unorog()}
    printings = sorted({printing for fact in facts.values() for printing in fact.get("printings", [])})
    found: dict[str, dict[str, dict[str, str]]] = {}
    for lang in LANGUAGES:
        words = Words(lang, strict=True)
        shared = {kind: title_of(words, kind, "") for kind in facts}
        found[lang] = {"": shared}
        for printing in printings:
            own = {kind: title_of(words, kind, printing) for kind in facts}
            found[lang][printing] = {kind: title for kind, title in own.items() if title != shared[kind]}
    return TITLES_HEAD + json.dumps(found, ensure_ascii=False, indent=1) + ";\n"


TITLES_HEAD = """// The titles of the cards, by language and printing.
// Generated from the translations by tools/card_data.py.  Do not edit.

export const TITLES = """


def our_packs() -> list[Pack]:
    """Return the packs that we ship."""
    import pkgutil
    from importlib import import_module

    from stablemates.games.stable import packs

    return [import_module(found.name).PACK for found in pkgutil.iter_modules(packs.__path__, packs.__name__ + ".")]


def stable() -> dict[str, Facts]:
    """Return the kinds of both printings, then those of the packs that we ship."""
    from stablemates.games.stable.profiles import EDITIONS
    from stablemates.games.stable.terms import TYPE_NAMES, UNSTOPPABLE

    found: dict[str, Facts] = {}
    for edition in EDITIONS:
        printing = edition.id.partition("-")[0]
        for kind in [*edition.babies, *edition.box]:
            facts = found.setdefault(kind.name, {"game": "stable", "type": TYPE_NAMES[kind.types], "printings": []})
            assert facts["type"] == TYPE_NAMES[kind.types], f"{kind.name} has two types"
            if printing not in facts["printings"]:
                facts["printings"].append(printing)
            if kind.grants & UNSTOPPABLE:
                facts["unstoppable"] = True
    for pack in our_packs():
        for kind in pack.cards:
            found[kind.name] = {"game": "stable", "type": TYPE_NAMES[kind.types], "pack": pack.id}
            if kind.grants & UNSTOPPABLE:
                found[kind.name]["unstoppable"] = True
    return found


def unorog() -> dict[str, Facts]:
    """Return the kinds of Unorog; locks, action relics and elder relics are its types (U-DECK-01)."""
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
