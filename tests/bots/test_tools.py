"""The tools that play games between bots report a wrong argument in one line."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

TOOLS = Path(__file__).resolve().parents[2] / "tools"


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("frowns.py nosuch", "unknown bot 'nosuch'; available: random, "),
        ("frowns.py random --game nosuch", "unknown rulebook 'nosuch'; available: second-ru, "),
        ("frowns.py random --game unorog", "unorog is not a rulebook of the stable game"),
        ("frowns.py random --seats 99", "second-ru is for 2 to 8 players (R-SET-01), not 99"),
        ("honesty.py nosuch", "unknown bot 'nosuch'; available: random, "),
        ("honesty.py random --game nosuch", "unknown rulebook 'nosuch'; available: second-ru, "),
        ("report_exam.py calibration --bot nosuch", "unknown bot 'nosuch'; available: random, "),
    ],
)
def test_a_wrong_argument_is_named(command: str, message: str) -> None:
    name, *arguments = command.split()
    ran = subprocess.run([sys.executable, str(TOOLS / name), *arguments], capture_output=True, encoding="utf-8")
    assert (ran.returncode, "Traceback" in ran.stderr) == (2, False)
    assert ran.stderr.splitlines()[-1].startswith(f"{name}: error: {message}")
