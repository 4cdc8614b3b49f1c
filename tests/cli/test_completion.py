"""Shell completion, tried in real shells."""

from __future__ import annotations

import os
import pty
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

import stablemates
from stablemates import bots
from stablemates.cli.arguments import COMMANDS, SHELLS

from .program import Program, environment

PROFILES = [book.id for book in stablemates.profiles()]

# What was typed, and what may follow; the last word is being typed.
TYPED = [
    ("stablemates pro", ["profiles"]),
    ("stablemates ", [name for name, _, _ in COMMANDS]),
    ("stablemates play --re", ["--resume"]),
    ("stablemates play ", PROFILES),
    ("stablemates play first", ["first-ru", "first-uk"]),
    ("stablemates profiles --diff first", ["first-ru", "first-uk"]),
    ("stablemates play --lang ", ["en", "ru", "uk"]),
    ("stablemates arena se", ["searcher", "searcher-1", "sensible", "sensible-1"]),
    ("stablemates arena sensible ke", ["keen"]),
    ("stablemates arena --against ", bots.every_name()),
    ("stablemates simulate second-ru --compare f", ["first-ru", "first-uk"]),
    ("stablemates replay ga", ["game.match"]),
    ("stablemates simulate --report pla", ["places"]),
    ("stablemates completion ", list(SHELLS)),
]


# In zsh only the line editor completes.  Record what it would offer: every match that is finally added.
ZSH = """
PS1='ready>'
fpath=(functions $fpath)
autoload -Uz compinit && compinit -D -u
compadd() {
  local -a found
  [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\\ * ]] || { builtin compadd -A found "$@"; print -l -- $found >> offered; }
  builtin compadd "$@"
}
"""


@pytest.fixture
def script(program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Path:
    """The completion script of an installed shell, in a folder with something to complete."""
    shell: str = request.param
    if not shutil.which(shell):
        pytest.skip(f"{shell} is not installed")
    (tmp_path / "game.match").write_text("")
    (tmp_path / "places").mkdir()
    monkeypatch.chdir(tmp_path)
    ran = program.run("completion", shell)
    assert (ran.code, ran.errors) == (0, "")
    file = tmp_path / f"script.{shell}"
    file.write_text(ran.output)
    return file


def offered_by(tmp_path: Path, *command: str) -> list[str]:
    ran = subprocess.run(
        command, env=environment(tmp_path), capture_output=True, text=True, timeout=240, stdin=subprocess.DEVNULL
    )
    assert (ran.returncode, ran.stderr) == (0, ""), ran.stderr
    return sorted(set(ran.stdout.split("\n")) - {""})


@pytest.mark.parametrize("script", ["bash"], indirect=True)
@pytest.mark.parametrize(("typed", "offered"), TYPED)
def test_bash(script: Path, tmp_path: Path, typed: str, offered: list[str]) -> None:
    """As readline does it: the words and the current one go in, the candidates come out."""
    words = [*typed.rpartition(" ")[0].split(), typed.rpartition(" ")[2]]
    ask = f"source {script}; COMP_WORDS=({shlex.join(words)}); COMP_CWORD={len(words) - 1}; "
    call = "$(complete -p stablemates | sed 's/.*-F \\([^ ]*\\).*/\\1/'); printf '%s\\n' \"${COMPREPLY[@]}\""
    assert offered_by(tmp_path, "bash", "--norc", "-c", ask + call) == sorted(offered)


@pytest.mark.parametrize("script", ["zsh"], indirect=True)
@pytest.mark.parametrize(("typed", "offered"), TYPED)
def test_zsh(script: Path, tmp_path: Path, typed: str, offered: list[str]) -> None:
    """At a terminal: type the line and a tab, then clear the line and leave the shell."""
    (tmp_path / "functions").mkdir()
    script.rename(tmp_path / "functions" / "_stablemates")
    (tmp_path / ".zshrc").write_text(ZSH)
    terminal, its_end = pty.openpty()
    kept = environment(tmp_path) | {"TERM": "xterm", "ZDOTDIR": str(tmp_path)}
    command = ["zsh", "--no-global-rcs", "-i"]
    with subprocess.Popen(command, env=kept, stdin=its_end, stdout=its_end, stderr=its_end) as shell:
        seen = b""
        while b"ready>" not in seen:
            seen += os.read(terminal, 4096)
        os.write(terminal, f"{typed}\t\x15exit 0\n".encode())
        assert shell.wait(240) == 0
    os.close(its_end)
    os.close(terminal)
    assert sorted(set((tmp_path / "offered").read_text().split())) == sorted(offered)


@pytest.mark.parametrize("script", ["fish"], indirect=True)
@pytest.mark.parametrize(("typed", "offered"), TYPED)
def test_fish(script: Path, tmp_path: Path, typed: str, offered: list[str]) -> None:
    """What fish offers after a tab, with its descriptions; folders end with a slash there."""
    lines = offered_by(tmp_path, "fish", "--no-config", "-c", f"source {script}; complete -C {shlex.quote(typed)}")
    assert sorted(line.partition("\t")[0].rstrip("/") for line in lines) == sorted(offered)


def test_another_name_of_the_program_is_completed(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """As with ./play; shells look for the last part of a path."""
    monkeypatch.setattr("stablemates.cli.completion.PROGRAM", "./play")
    assert program.run("completion", "bash").output.endswith(" play\n")
    assert program.run("completion", "zsh").output.startswith("#compdef play\n")
    assert "complete -c play" in program.run("completion", "fish").output
