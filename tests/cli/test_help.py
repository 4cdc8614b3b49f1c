"""The help: every example in it runs, and it is instant."""

from __future__ import annotations

import argparse
import asyncio
import re
import shlex
import shutil
import stat
import subprocess
import sys
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

import stablemates
from stablemates import fair
from stablemates.cli.arguments import COMMANDS
from stablemates.cli.arguments import program as parsers
from stablemates.cli.examples import EXAMPLES
from stablemates.cli.exit_codes import EXITS
from stablemates.cli.json_fields import PRINTED
from stablemates.client.guests import guest_at
from stablemates.protocol.commands import Settings
from stablemates.server.runner import Plan

from ..fair.dealing import a_record, a_secret
from ..server.http.place import program as running
from .program import Program, environment, without_notes

GOLDEN = Path(__file__).parents[1] / "golden"
EVERY = ["", *(name for name, _, _ in COMMANDS)]

# Examples that would take minutes, need other machines, or contain placeholders.
STAND_INS = {
    "--games 100000": "--games 8",
    "searcher:20 searcher:10": "sensible novice",
    " --ray 10.0.0.7:6379": "",
    "HEX": fair.commitment(a_secret(1)),
}
SHORTER = {"arena": " --games 8 --processes 1", "simulate": " --games 8 --processes 1"}

COLLECTOR = """
from stablemates.lab.collectors import Collector, Totals

class FullHands(Collector):
    listens = False

    def totals(self) -> Totals:
        return {"games": 1}
"""

ELSEWHERE = ("join", "backup", "verify-store", "forget")  # they need a server, or its tables (``test_store``)

HEAVY = [
    *("asyncio", "fluent", "litestar", "msgspec", "multiprocessing", "numpy", "prometheus_client", "pyarrow", "ray"),
    *("rich", "shtab", "structlog", "textual", "uvicorn", "uvloop", "websockets", "stablemates.bots"),
    *("stablemates.client", "stablemates.lab", "stablemates.server", "stablemates.terminal"),
]


@pytest.mark.parametrize("command", EVERY)
def test_every_help_has_examples_and_says_what_json_is_printed(program: Program, command: str) -> None:
    ran = program.run(*command.split(), "--help")
    assert ran.code == 0
    assert "examples:\n  " in ran.output
    for line, about in EXAMPLES[command].items():
        assert line in ran.output
        assert about in unwrapped(ran.output)
    printing = command or "--version"
    described = {field for name, (_, fields) in PRINTED.items() if name.split()[0] == printing for field in fields}
    assert all(f"\n  {field} " in ran.output for field in described)
    parser = parsers()
    assert bool(described) == ("--json" in parser.commands.get(command, parser).options())


def test_the_help_names_the_exit_codes(program: Program) -> None:
    output = program.run("--help").output.partition("exit codes:\n")[2]
    assert re.findall(r"^  (\d+) ", output, re.MULTILINE) == [str(code) for code in EXITS]
    assert all(about in unwrapped(output) for about in EXITS.values())
    assert list(EXITS) == [0, 1, 2, 130, 141]


def unwrapped(output: str) -> str:
    return " ".join(output.split())


@pytest.mark.parametrize("wide", [40, 80, 120])
def test_the_help_fits_into_the_terminal(program: Program, monkeypatch: pytest.MonkeyPatch, wide: int) -> None:
    """Except lines to be typed as they are, and those argparse cannot break."""
    monkeypatch.setenv("COLUMNS", str(wide))
    for command in EVERY:
        below = program.run(*command.split(), "--help").output.partition("examples:\n")[2].splitlines()
        long = [line for line in below if len(line) > wide and line.strip() not in EXAMPLES[command]]
        assert long == [], f"{command} --help"


def test_every_command_has_examples_and_every_example_is_of_a_command() -> None:
    assert sorted(EXAMPLES) == sorted(EVERY)


def test_users_of_play_see_it_in_the_examples(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stablemates.cli.examples.PROGRAM", "./play")
    output = (
        program.run("--help").output + program.run("play", "--help").output + program.run("completion", "--help").output
    )
    assert "usage: ./play play [-h]" in output
    assert "\n  ./play serve --open" in output
    assert "your opponents (see `./play bots`)" in unwrapped(output)
    assert not re.findall(r"(?<!\w)stablemates [a-z]", output)
    assert "./play completion fish > stablemates.fish" in output  # a file is not a command
    assert program.run("unorog").errors == "stablemates: 'unorog' is a rulebook: `./play play unorog`\n"


def test_the_help_of_play_says_that_it_opens_the_page(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Without a command: play." in program.run("--help").output
    monkeypatch.setattr("stablemates.cli.examples.PROGRAM", "./play")
    assert "Without a command: serve --open." in unwrapped(program.run("--help").output)


def test_the_help_is_aligned_under_the_name_that_users_type(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stablemates.cli.examples.PROGRAM", "./play")
    monkeypatch.setenv("COLUMNS", "80")
    usage = program.run("serve", "--help").output.partition("\n\n")[0].splitlines()
    assert {line.index("[") for line in usage} == {len("usage: ./play serve ")}
    examples = program.run("play", "--help").output.partition("examples:\n")[2].splitlines()
    assert {len(line) - len(line.lstrip()) for line in examples} == {
        2,
        2 + len("printf 'd\\nd\\n' | ./play play unorog --seed 7   "),
    }


@pytest.mark.parametrize("args", [["--help"], ["arena", "--help"], ["dance"], ["play", "--frobnicate"]])
def test_help_and_errors_import_nothing_heavy(args: list[str], tmp_path: Path) -> None:
    script = (
        "import contextlib, io, sys\n"
        "from stablemates.cli import main\n"
        "with contextlib.suppress(SystemExit), contextlib.redirect_stdout(io.StringIO()): main(sys.argv[1:])\n"
        f"print([name for name in {HEAVY!r} if name in sys.modules])"
    )
    ran = subprocess.run(
        [sys.executable, "-c", script, *args], env=environment(tmp_path), capture_output=True, text=True, check=True
    )
    assert ran.stdout == "[]\n"


# --- the examples run --------------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the files that the examples use."""
    place = tmp_path / "here"
    place.mkdir()
    shutil.copy(GOLDEN / "unorog-2.match", place / "game.match")
    (place / "table.match").write_text(a_record("unorog", 1), "utf-8", newline="")
    (place / "position.txt").write_text(stablemates.new("unorog", seats=3, seed=5).notation() + "\n", "utf-8")
    monkeypatch.delitem(sys.modules, "mine", raising=False)  # another test may have imported a module of that name
    (place / "mine.py").write_text(COLLECTOR, "utf-8")
    monkeypatch.chdir(place)
    monkeypatch.syspath_prepend(str(place))
    return place


@pytest.fixture
def elsewhere(folder: Path) -> Iterator[str]:
    """A web server that has the same files."""

    class Quiet(SimpleHTTPRequestHandler):
        def log_message(self, format: str, *args: Any) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), lambda *given: Quiet(*given, directory=str(folder))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@pytest.fixture
def shell(program: Program, tmp_path: Path) -> dict[str, str]:
    """An environment in which a shell finds ``stablemates``."""
    found = tmp_path / "bin" / "stablemates"
    found.parent.mkdir()
    found.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m stablemates "$@"\n')
    found.chmod(found.stat().st_mode | stat.S_IXUSR)
    kept = environment(program.home)
    return kept | {"PATH": f"{found.parent}:{kept['PATH']}", "COLUMNS": "80"}


@pytest.fixture
def _short_commands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the server stop after opening, shorten the benchmark, and skip training."""

    def serve(plan: Plan, started: Any) -> None:
        started(f"http://{plan.host}:{plan.port}")

    def train(args: argparse.Namespace) -> int:
        print(args.league)
        return 0

    result = {"engine": "", "version": "", "python": "", "rates": {}, "checks": [], "goals": [], "bytes_per_state": {}}
    monkeypatch.setattr("stablemates.cli.serve.run_server", serve)
    monkeypatch.setattr("stablemates.server.logs.set_up", lambda: None)
    monkeypatch.setattr("webbrowser.open", lambda address: True)
    monkeypatch.setattr("stablemates.lab.bench.have_peers", lambda: True)
    monkeypatch.setattr("stablemates.lab.bench.measure", lambda *args, **given: result)
    monkeypatch.setattr("stablemates.cli.train.run", train)


@pytest.mark.parametrize("command", [name for name in EVERY if name not in ELSEWHERE])
@pytest.mark.usefixtures("_short_commands")
def test_the_examples_run(program: Program, shell: dict[str, str], elsewhere: str, command: str) -> None:
    played = program.home / "stablemates" / "matches" / "unorog-2.match"
    played.parent.mkdir(parents=True)
    shutil.copy(GOLDEN / "unorog-2.match", played)
    for example in EXAMPLES[command]:
        line = example.replace("https://table.example", elsewhere)
        for text, instead in STAND_INS.items():
            line = line.replace(text, instead)
        if command in SHORTER and "--games" not in line:
            line += SHORTER[command]
        carry_out(line, program, shell)


def test_the_examples_of_join_run_at_a_real_table(program: Program, shell: dict[str, str], tmp_path: Path) -> None:
    """As the host: others would wait for the host to start the game."""

    async def a_table(server: str) -> tuple[str, str]:
        guest = await guest_at(server, tmp_path / "stablemates" / "guests.json")
        return await guest.create(Settings(profile="unorog", seats=2))

    data = tmp_path / "server"
    data.mkdir()
    with running(data) as server:
        for example in EXAMPLES["join"]:
            table, code = asyncio.run(a_table(server.address))
            line = example.replace("https://table.example", server.address)
            carry_out(line.replace("TABLE", table).replace("KRTVB", code), program, shell)


def carry_out(line: str, program: Program, shell: dict[str, str]) -> None:
    """Run it in a shell if it needs one; otherwise here, which is faster."""
    if any(sign in line for sign in "|<>$"):
        done = subprocess.run(["bash", "-c", line], env=shell, capture_output=True, text=True, timeout=240)
        assert (done.returncode, without_notes(done.stderr)) == (0, ""), line
    else:
        ran = program.run(*shlex.split(line)[1:])
        assert (ran.code, ran.errors) == (0, ""), line
        assert ran.output, line
