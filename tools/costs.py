"""Count where the instructions of a decision go, and draw it: ``.venv/bin/python tools/costs.py``.

It records the counts in tests/docs/costs.json and draws docs/pictures/costs.svg.  With ``--draw``, only draw what is
recorded.  Valgrind counts, so the figures depend on Python and the compiler but not on what else the machine does.

>>> part_of("CPyDef_appraisal___Appraisal___gain"), part_of("CPyDef_stable___state___Stable___carry")
('bots', 'rules')
>>> part_of("PyList_Append", "Objects/listobject.c"), part_of("_PyEval_EvalFrameDefault", "Python/ceval.c")
('lists', 'Python')
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from html import escape
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
RECORD = ROOT / "tests" / "docs" / "costs.json"
PICTURE = ROOT / "docs" / "pictures" / "costs.svg"

# What is counted: a rulebook, and how its games are played.
RANDOM = "play_on(game, [], fast(number))"
SENSIBLE = "play_on(game, sensible, fast(number))"
API = "through_the_api(game, Random(number).random)"
SITUATIONS = {
    "Stable game, random moves": ("second-ru", RANDOM, 60),
    "Stable game, sensible players": ("second-ru", SENSIBLE, 80),
    "Stable game, Python loop": ("second-ru", API, 40),
    "Unorog, random moves": ("unorog", RANDOM, 24),
    "Unorog, sensible players": ("unorog", SENSIBLE, 800),
    "Unorog, Python loop": ("unorog", API, 24),
}
# All games are dealt, but only some are played: the difference between two numbers of games is what playing costs.
PLAY = """
import sys
from math import floor
from random import Random
import stablemates
from stablemates.bots import as_policy
from stablemates.bots.playout import play_on
from stablemates.core.rng import fast
from stablemates.lab.engine_mode import engine

assert engine() == "compiled", "the engine is not compiled: run ./play"
WARM = 10  # Python replaces the instructions of a function by faster ones after some calls

def through_the_api(game, rnd):
    steps = 0
    while questions := game.pending():
        question = questions[0]
        game.answer(question.seat, floor(rnd() * len(question.options)))
        steps += 1
    return steps

played, all_games = int(sys.argv[1]), int(sys.argv[2])
games = [stablemates.new("{profile}", seats=4, seed=seed) for seed in range(WARM + all_games)]
sensible = [as_policy("sensible", games[0].game)] * 4
print(sum({play} for number, game in enumerate(games[: WARM + played])))
"""

# The parts of a bar: a name, its colour, and the functions and files that belong to it; the first match decides.
BOTS = "sensible|appraisal|effect_values|prudence|card_facts|rule_bot|simple|bluff|evaluation|bots"
PARTS = [
    ("bots", "#b06f1c", rf"CPy(Def|Py)_+({BOTS})_"),
    ("rules", "#7c4dba", r"CPy(Def|Py)_|_dealloc$|___"),
    ("lists", "#2e7d5b", r"list|CPyList"),
    (
        "memory",
        "#b5395b",
        r"malloc|obmalloc|gcmodule|free|Dealloc|GenericAlloc|object_dealloc|_Py_NewReference|memset|memcpy",
    ),
    ("numbers", "#6f6420", r"longobject|floatobject|CPyTagged|CPyLong|CPyFloat|CPyInt64|pow|libm"),
    ("packed arrays", "#2f6ea8", r"vecs|Vec[A-Z]"),
    ("Python", "#5d6470", r""),
]
NAMES = [name for name, _, _ in PARTS]

SPOKEN = 'role="img" aria-labelledby="title about"'
WIDTH, LEFT, RIGHT, ROW, BAR = 760, 212, 690, 40, 24
STYLE = """
text{font:13px system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;fill:#2b2540}
.soft{fill:#6b6482;font-size:12px}.end{text-anchor:end}.share{fill:#fff;font-size:11px;text-anchor:middle}
.paper{fill:#fffdfb}
@media (prefers-color-scheme:dark){text{fill:#ece7f6}.soft{fill:#b3abc9}.share{fill:#fff}.paper{fill:#1d1929}}
"""


def part_of(function: str, file: str = "???") -> str:
    """Return the part of a bar that a function belongs to."""
    return next(name for name, _, pattern in PARTS if re.search(pattern, function) or re.search(pattern, file))


def main() -> None:
    parser = argparse.ArgumentParser(description="Count where the instructions of a decision go, and draw it.")
    parser.add_argument("--draw", action="store_true", help="only draw what is recorded")
    if not parser.parse_args().draw:
        counts = {name: counted(name, *what) for name, what in SITUATIONS.items()}
        RECORD.write_text(json.dumps(counts, indent=2) + "\n", encoding="utf-8")
    PICTURE.write_text(draw(recorded()), encoding="utf-8")


def recorded() -> dict[str, dict[str, int]]:
    """Return the counts on record: by situation and part, the instructions per decision."""
    counts: dict[str, dict[str, int]] = json.loads(RECORD.read_text(encoding="utf-8"))
    return counts


def counted(name: str, profile: str, play: str, games: int) -> dict[str, int]:
    """Return the instructions per decision of each part."""
    program = PLAY.format(profile=profile, play=play)
    few, some = profiled(program, 0, games)
    many, more = profiled(program, games, games)
    many.subtract(few)
    counts = {part: round(many[part] / (more - some)) for part in NAMES}
    print(f"{name}: {sum(counts.values()):,} in {more - some:,} decisions: {counts}", flush=True)
    return counts


def profiled(program: str, played: int, games: int) -> tuple[Counter[str], int]:
    """Return the instructions that a program executes, by part, and the number of decisions it makes."""
    # Without PYTHONPATH, which may name the sources; with a fixed hash seed, so that sets iterate in the same order.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | {"PYTHONHASHSEED": "0"}
    with tempfile.TemporaryDirectory() as folder:
        counting = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out"]
        playing = [sys.executable, "-P", "-c", program, str(played), str(games)]
        done = subprocess.run([*counting, *playing], capture_output=True, encoding="utf-8", env=environment)
        if done.returncode:
            sys.exit(f"costs: {done.stderr[-2000:]}")
        listing = ["callgrind_annotate", "--threshold=100", f"{folder}/out"]
        listed = subprocess.run(listing, capture_output=True, encoding="utf-8", check=True).stdout
    found: Counter[str] = Counter()
    for count, file, function in re.findall(r"^ *([\d,]+) \([ \d.]+%\)  (\S+?):(\S+)", listed, re.MULTILINE):
        found[part_of(function, file)] += int(count.replace(",", ""))
    return found, int(done.stdout)


def draw(counts: dict[str, dict[str, int]]) -> str:
    """Draw a bar for each situation."""
    most = max(sum(parts.values()) for parts in counts.values())
    height = 62 + ROW * len(counts)
    shapes: list[str] = []
    for row, (name, parts) in enumerate(counts.items()):
        y = 52 + ROW * row
        total = sum(parts.values())
        shapes.append(f'<text class="end" x="{LEFT - 10}" y="{y + 16}">{escape(name)}</text>')
        shapes += bar(parts, (RIGHT - LEFT) / most, y)
        shapes.append(
            f'<text class="soft" x="{LEFT + (RIGHT - LEFT) * total / most + 6:.1f}" y="{y + 16}">{total:,}</text>'
        )
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" {SPOKEN}>',
            '<title id="title">Where the instructions of a decision go</title>',
            f'<desc id="about">{escape(in_words(counts))}</desc>',
            f"<style>{STYLE}</style>",
            f'<rect class="paper" width="{WIDTH}" height="{height}" rx="10"/>',
            *key(),
            *shapes,
            "</svg>\n",
        ]
    )


def bar(parts: dict[str, int], scale: float, y: int) -> list[str]:
    """Draw the parts of one bar, with the share of each that is wide enough to hold it."""
    shapes: list[str] = []
    x = float(LEFT)
    total = sum(parts.values())
    for name, colour, _ in PARTS:
        width = parts[name] * scale
        shapes.append(f'<rect x="{x:.1f}" y="{y}" width="{width:.1f}" height="{BAR}" fill="{colour}"/>')
        if width >= 30:
            shapes.append(f'<text class="share" x="{x + width / 2:.1f}" y="{y + 16}">{parts[name] / total:.0%}</text>')
        x += width
    return shapes


def key() -> list[str]:
    """Draw the names of the parts with their colours."""
    shapes: list[str] = []
    x = 20.0
    for name, colour, _ in PARTS:
        shapes.append(f'<rect x="{x:.0f}" y="16" width="12" height="12" rx="2" fill="{colour}"/>')
        shapes.append(f'<text x="{x + 18:.0f}" y="27">{name}</text>')
        x += 40 + 8.2 * len(name)
    return shapes


def in_words(counts: dict[str, dict[str, int]]) -> str:
    """Return what the picture shows, for those who do not see it."""
    lines: list[str] = []
    for name, parts in counts.items():
        total: Any = sum(parts.values())
        shares = ", ".join(f"{part} {count / total:.0%}" for part, count in parts.items() if count >= total / 200)
        lines.append(f"{name}: {total:,} instructions; {shares}.")
    return " ".join(lines)


if __name__ == "__main__":
    main()
