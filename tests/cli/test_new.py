"""``stablemates new``: what it writes passes its own test, and the checks of the installed package."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from .program import Program, environment

VARIABLES = {"game": "STABLEMATES_GAMES", "pack": "STABLEMATES_PACKS"}


def python(home: Path, *args: str, **given: str) -> str:
    """Run Python in this folder with the package installed; return its output."""
    command = [sys.executable, *args]
    known = environment(home) | given
    done = subprocess.run(command, env=known, capture_output=True, encoding="utf-8", timeout=240)
    assert done.returncode == 0, f"{args}\n{done.stdout}{done.stderr}"
    return done.stdout


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    place = tmp_path / "desk"
    place.mkdir()
    monkeypatch.chdir(place)
    return place


@pytest.mark.parametrize("what", ["bot", "pack", "game"])
def test_a_new_skeleton_passes_its_test_and_its_types(program: Program, what: str, folder: Path) -> None:
    ran = program.run("new", what, "acorn")
    assert (ran.code, ran.errors) == (0, "")
    files = ran.output.partition("\n\n")[0].splitlines()
    assert all((folder / file).is_file() for file in files)
    [test] = [file for file in files if file.endswith("test_acorn.py")]
    assert "passed" in python(program.home, "-m", "pytest", "-q", "-p", "no:cacheprovider", test)
    sources = [file for file in files if file.endswith(".py")]
    python(program.home, "-m", "mypy", "--config-file=", "--strict", "--no-incremental", *sources)


@pytest.mark.parametrize("what", ["pack", "game"])
def test_a_new_skeleton_passes_the_check(program: Program, what: str) -> None:
    program.run("new", what, "acorn")
    given = {VARIABLES[what]: os.path.abspath(f"acorn/{what}s")}
    output = python(
        program.home, "-m", "stablemates", f"check-{what}", "acorn", "--seats", "3", "--games", "1", **given
    )
    assert output.endswith("no problems found\n")


def test_a_missing_message_and_a_broken_contract_are_found(program: Program, folder: Path) -> None:
    program.run("new", "game", "acorn")
    words, game = folder / "acorn/games/locale/en/acorn.ftl", folder / "acorn/games/acorn.py"
    words.write_text(words.read_text("utf-8").replace("why-acorn-too-low", "why-acorn-too-high"), "utf-8")
    done = check_acorn(program)
    assert (done.returncode, "missing: en: why-acorn-too-low" in done.stdout) == (1, True)
    secret = 'return {"high": self.high, "next": self.zones[DECK][-1:]}'
    game.write_text(game.read_text("utf-8").replace('return {"high": self.high}', secret), "utf-8")
    done = check_acorn(program)
    assert done.returncode == 1
    assert "acorn: Leak: seat -1 can tell by the view in facts" in done.stdout
    assert "  deal: stablemates.new('acorn', seats=2, seed=0)" in done.stdout


OWN_OP = """
from stablemates.games.stable.ops.choose import OnOneCard


class Tickle(OnOneCard):
    asks = "tickle"

    def act(self, s, f):
        return 1


CARDS = ["""


def test_the_messages_that_a_pack_lacks_are_listed_once_and_in_json(program: Program, folder: Path) -> None:
    program.run("new", "pack", "acorn")
    words, cards = folder / "acorn/packs/locale/ru/pack-acorn.ftl", folder / "acorn/packs/acorn.py"
    text = words.read_text("utf-8")
    [first, *_] = [line for line in text.splitlines() if line.startswith("card-")]
    words.write_text(text.replace(first, f"other-{first}"), "utf-8")
    source = cards.read_text("utf-8").replace("CARDS = [", OWN_OP).replace("Destroy(a(", "Tickle(a(")
    cards.write_text(source, "utf-8")
    command = [sys.executable, "-m", "stablemates", "check-pack", "acorn", "--games", "1", "--seats", "3"]
    known = environment(program.home) | {"STABLEMATES_PACKS": os.path.abspath("acorn/packs")}
    name = first.split()[0]
    ask = "ask-stable-tickle"
    missing = [f"en: {ask}", f"ru: {name}", f"ru: {name}.text", f"ru: {ask}", f"uk: {ask}"]
    done = subprocess.run(command, env=known, capture_output=True, encoding="utf-8", timeout=240)
    assert done.returncode == 1
    assert [line for line in done.stdout.splitlines() if "missing" in line] == [f"missing: {one}" for one in missing]
    done = subprocess.run([*command, "--json"], env=known, capture_output=True, encoding="utf-8", timeout=240)
    assert json.loads(done.stdout)["missing_words"] == missing


def check_acorn(program: Program) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "stablemates", "check-game", "acorn", "--games", "1"]
    known = environment(program.home) | {"STABLEMATES_GAMES": os.path.abspath("acorn/games")}
    return subprocess.run(command, env=known, capture_output=True, encoding="utf-8", timeout=240)


def test_it_names_the_program_as_it_was_typed(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stablemates.cli.examples.PROGRAM", "./play")
    assert (
        "\nTry it:  STABLEMATES_PACKS=acorn/packs ./play check-pack acorn\n"
        in program.run("new", "pack", "acorn").output
    )


def test_nothing_is_overwritten(program: Program, folder: Path) -> None:
    (folder / "acorn.py").write_text("mine")
    ran = program.run("new", "bot", "acorn")
    assert (ran.code, ran.output) == (2, "")
    assert "acorn.py already exists" in ran.errors
    assert [file.name for file in folder.iterdir()] == ["acorn.py"]


@pytest.mark.parametrize("names", ["an empty folder", "no folder"])
@pytest.mark.parametrize("what", ["bot", "pack", "game"])
def test_the_folder_that_the_variables_name_may_still_be_empty(
    what: str, names: str, program: Program, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = dict.fromkeys(VARIABLES.values(), str(folder if names == "an empty folder" else folder / "packs"))
    assert "Test it: " in python(program.home, "-m", "stablemates", "new", what, "acorn", **given)
    for variable, value in given.items():
        monkeypatch.setenv(variable, value)
    for other, taken in {"pack": "fireflies", "game": "unorog"}.items():
        assert "there is already a " in program.run("new", other, taken).errors


@pytest.mark.parametrize(
    ("what", "name", "message"),
    [
        ("bot", "Calm", "'Calm' is not a valid name"),
        ("bot", "class", "'class' is not a valid name: it is a keyword of Python"),
        ("game", "unorog", "there is already a game or rulebook 'unorog'"),
        ("pack", "fireflies", "there is already a pack 'fireflies'"),
    ],
)
def test_a_taken_or_invalid_name_is_refused(program: Program, what: str, name: str, message: str) -> None:
    ran = program.run("new", what, name)
    assert ran.code == 2
    assert message in ran.errors
