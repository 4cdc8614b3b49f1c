"""Regenerate the golden matches: ``.venv/bin/python tools/golden.py``, then review ``git diff tests/golden``.

With ``--perft``, also regenerate the counts in tests/perft; with ``--screens``, tests/terminal/screens.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def main() -> None:
    parser = argparse.ArgumentParser(description="Regenerate the golden matches.")
    parser.add_argument("--perft", action="store_true", help="also regenerate the counts in tests/perft")
    parser.add_argument("--screens", action="store_true", help="also regenerate tests/terminal/screens")
    chosen = parser.parse_args()
    sys.path[:0] = [str(ROOT / "src"), str(ROOT)]  # the sources, whatever is installed
    renew_matches()
    if chosen.perft:
        renew_counts()
    if chosen.screens:
        renew_screens()


def renew_matches() -> None:
    from tests.golden.recording import FOLDER, PLAN, narrated

    for old in [*FOLDER.glob("*.match"), *FOLDER.glob("*.txt")]:
        old.unlink()
    for golden in PLAN:
        match = golden.record()
        (FOLDER / f"{golden.name}.match").write_text(match.text(), encoding="utf-8")
        if golden.narrated:
            (FOLDER / f"{golden.name}.txt").write_text(narrated(match), encoding="utf-8")
        print(f"{golden.name}: {len(match.answers)} answers, {match.state.outcome()}")


def renew_counts() -> None:
    from tests.perft.counting import recounted
    from tests.perft.test_perft import FILES

    for file in FILES:
        file.write_text(recounted(file), encoding="utf-8")


def renew_screens() -> None:
    pictures = ROOT / "tests" / "terminal" / "screens"
    for old in pictures.glob("*.txt"):
        old.unlink()
    command = [sys.executable, "-m", "pytest", "-q", "tests/terminal/test_screens.py"]
    subprocess.run(command, cwd=ROOT, env=os.environ | {"STABLEMATES_RENEW": "1"}, check=True)


if __name__ == "__main__":
    main()
