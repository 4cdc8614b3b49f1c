"""Progress bars: on a terminal, on stderr, after a while, and nowhere else."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
from pathlib import Path

import pytest

from stablemates.lab import progress as bars
from stablemates.lab.progress import progress

from .program import environment

TOOLS = Path(__file__).parents[2] / "tools"

JOB = """
from threading import Event
from stablemates.lab import progress
progress.DELAY = {delay}
with progress.progress("counting", 3, quiet={quiet}) as tick:
    for number in range(1, 4):
        Event().wait(0.2)
        tick(number)
        print("found", number)
"""

STEP = """
from environment import step
from threading import Event
with step("building a house"):
    Event().wait(0.2)
"""


def watched(script: str, home: Path, folder: Path | None = None) -> tuple[str, str]:
    """Return what a program prints, and what its user sees on stderr."""
    terminal, its_end = pty.openpty()
    kept = environment(home) | {"TERM": "xterm", "COLUMNS": "100"}
    with subprocess.Popen(
        [sys.executable, "-c", script], env=kept, stdout=subprocess.PIPE, stderr=its_end, text=True, cwd=folder
    ) as running:
        os.close(its_end)
        seen = b""
        try:
            while more := os.read(terminal, 4096):
                seen += more
        except OSError:  # the end of a terminal
            pass
        output = running.communicate(timeout=60)[0]
    os.close(terminal)
    return output, seen.decode()


def test_a_long_job_shows_progress_and_leaves_nothing_behind(tmp_path: Path) -> None:
    output, seen = watched(JOB.format(delay=0.0, quiet=False), tmp_path)
    assert output == "found 1\nfound 2\nfound 3\n"
    assert "counting" in seen
    assert "3/3" in seen
    assert "found" not in seen
    assert seen.endswith("\x1b[2K")  # the last line is cleared


def test_a_short_job_and_one_for_programs_show_nothing(tmp_path: Path) -> None:
    assert watched(JOB.format(delay=60.0, quiet=False), tmp_path)[1] == ""
    assert watched(JOB.format(delay=0.0, quiet=True), tmp_path)[1] == ""


def test_without_a_terminal_there_is_no_bar_and_long_jobs_report_progress(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bars, "DELAY", 0.0)
    monkeypatch.setattr(bars, "LOG_EVERY", -1.0)
    for quiet, logged in ((False, False), (True, True), (True, False)):
        with progress("counting", 3000, quiet=quiet, logged=logged) as tick:
            tick(1)
        assert capsys.readouterr() == ("", "")
    with progress("counting", 3000, logged=True) as tick:
        tick(1500)
    assert capsys.readouterr() == ("", "counting: 1,500 of 3,000\n")


def test_the_steps_of_the_set_up_say_how_long_they_took(tmp_path: Path) -> None:
    output, seen = watched(STEP, tmp_path, TOOLS)
    assert output == ""
    assert re.fullmatch(r"set-up: building a house \.\.\. \d+\.\d s\r\n", seen)
    ran = subprocess.run([sys.executable, "-c", STEP], cwd=TOOLS, capture_output=True, text=True)
    assert re.fullmatch(r"set-up: building a house \.\.\. \d+\.\d s\n", ran.stderr)
