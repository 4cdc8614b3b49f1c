"""The program in a real terminal: what it draws there, what keys do, that it leaves the terminal as it was."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from ..cli.program import environment

LONGEST = 60.0  # seconds that anything may take
PAUSE = 0.05
HUMAN = 0.5  # seconds between two keys
TMUX = shutil.which("tmux")

pytestmark = pytest.mark.skipif(TMUX is None, reason="there is no tmux here")


class Terminal:
    """A terminal of 80 × 24 with a shell in it.

    Each has its own socket: a tmux server that is stopping keeps its socket for a moment, and turns new clients away.
    The socket is in a folder with a short name, since a socket's path may have at most 107 bytes.
    """

    def __init__(self, socket: Path, home: Path) -> None:
        self.socket = socket
        self.env = environment(home) | {"TERM": "xterm", "PYTHONDEVMODE": ""}
        self.tmux("new-session", "-d", "-x", "80", "-y", "24", "sh")

    def tmux(self, *args: str) -> str:
        command = [str(TMUX), "-S", str(self.socket), "-f", os.devnull, *args]
        done = subprocess.run(command, env=self.env, capture_output=True, encoding="utf-8", timeout=LONGEST)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def runs(self, *args: str, term: str = "xterm") -> None:
        program = shlex.join([sys.executable, "-m", "stablemates", *args])
        self.types(f"clear; TERM={term} {program}; echo the end: $?", "Enter")

    def types(self, *keys: str) -> None:
        self.tmux("send-keys", *keys)

    def types_until(self, key: str, text: str) -> None:
        """Press a key repeatedly: right after a new question, keys are ignored as too late."""
        end = time.monotonic() + LONGEST
        while text not in self.screen:
            assert time.monotonic() < end, f"{key} does nothing:\n{self.screen}"
            self.types(key)
            time.sleep(HUMAN)

    @property
    def screen(self) -> str:
        return self.tmux("capture-pane", "-p")

    def shows(self, *texts: str) -> None:
        """Wait until all these texts are shown."""
        end = time.monotonic() + LONGEST
        while not all(text in self.screen for text in texts):
            assert time.monotonic() < end, f"{texts} are not all shown:\n{self.screen}"
            time.sleep(PAUSE)


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    with tempfile.TemporaryDirectory(prefix="tmux-") as folder:
        found = Terminal(Path(folder) / "socket", tmp_path)
        yield found
        found.tmux("kill-server")


def test_a_game_is_played_left_and_resumed_in_a_real_terminal(terminal: Terminal) -> None:
    terminal.runs("play", "unorog", "--players", "2", "--seed", "7", "--pace", "0", "--lang", "en")
    terminal.shows("Unorog · turn: you", "╭───────╮", "[d] draw a card", "? Help  i Read")
    assert len(terminal.screen.rstrip("\n").splitlines()) == 24
    terminal.types_until("d", "You draw")
    terminal.shows("[d] draw a card")
    terminal.types("F2")
    terminal.shows("Твой ход", "Котёл")
    terminal.types("q")
    terminal.shows("Игра сохранена.")
    terminal.types("q")
    terminal.shows("--resume", "the end: 0")  # the path and how to resume; the shell is back
    terminal.runs("play", "--resume", "--lang", "uk")
    terminal.shows("Унорог · хід", "Ти береш")
    terminal.types("C-c")
    terminal.shows("--resume", "the end: 130")  # interrupted, with the usual exit code; the game is saved


def test_an_old_terminal_has_the_whole_screen_and_a_dumb_one_plain_lines(terminal: Terminal) -> None:
    new = ("play", "unorog", "--players", "2", "--seed", "7", "--pace", "0", "--lang", "en")
    terminal.runs(*new, term="vt100")
    terminal.shows("╭───────╮", "[d] draw a card", "? Help  i Read")
    terminal.types("q")
    terminal.shows("Your game is saved.")
    terminal.types("q")
    terminal.shows("--resume", "the end: 0")
    terminal.runs(*new, term="dumb")
    terminal.shows("Your turn: play a card", "? — help", "\n>")
    terminal.types("q", "Enter")
    terminal.shows("--resume", "the end: 0")
