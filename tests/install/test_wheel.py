"""A wheel built from a checkout can be installed elsewhere and is complete: the engine alone, or with a table."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import sysconfig
import venv
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

from stablemates.client.remote import Guest, RemoteSession
from stablemates.protocol.commands import Answer, Settings, Sit, Start
from stablemates.protocol.values import Question

ROOT = Path(__file__).resolve().parents[2]
BUILT = ROOT / "src" / "stablemates" / "server" / "web" / "index.html"
GAME = """
import stablemates
game = stablemates.new("second-ru", seats=3)
while game.pending():
    question = game.pending()[0]
    game.answer(question.seat, question.options[-1])
print(game.outcome().winner < 3, stablemates.__file__)
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A pure-Python wheel, built by the hook that ``pip wheel .`` calls."""
    assert BUILT.is_file(), "the web page is not built: run ./check, which builds it"
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    done = subprocess.run(
        command, cwd=ROOT, env=os.environ | {"STABLEMATES_PURE": "1"}, capture_output=True, encoding="utf-8"
    )
    assert done.returncode == 0, done.stdout + done.stderr
    [made] = folder.glob("*.whl")
    return made


@pytest.fixture(scope="module")
def place(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with only the wheel."""
    folder = tmp_path_factory.mktemp("place")
    venv.create(folder, symlinks=True)
    uv = [str(Path(sys.executable).with_name("uv")), "pip", "install", "--quiet", "--offline", "--no-deps"]
    subprocess.run([*uv, "--python", str(folder / "bin" / "python"), str(wheel)], check=True)
    return folder


def known() -> dict[str, str]:
    """Return the variables of an ordinary user."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "STABLEMATES"))}


def run(place: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [str(place / "bin" / arguments[0]), *arguments[1:]]
    return subprocess.run(command, env=known(), cwd=place, capture_output=True, encoding="utf-8", timeout=120)


def test_the_wheel_has_the_page_the_verifier_and_nothing_else(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "stablemates/server/web/index.html" in names
    assert any(name.startswith("stablemates/server/web/assets/") and name.endswith(".js") for name in names)
    assert {f"stablemates/server/pages/{name}" for name in ("verify.html", "verify.js", "fair.js")} <= set(names)
    assert "stablemates/words/locale/uk/common.ftl" in names
    assert "stablemates/skeletons/game/games/NAME.py.txt" in names
    assert not [name for name in names if not name.startswith("stablemates")]


def test_nothing_in_the_wheel_names_this_machine(wheel: Path) -> None:
    wrong = [str(ROOT).encode(), str(Path.home()).encode() + b"/"]
    with zipfile.ZipFile(wheel) as opened:
        assert not [name for name in opened.namelist() if any(word in opened.read(name) for word in wrong)]


def test_the_engine_plays_where_nothing_else_is_installed(place: Path) -> None:
    done = run(place, "python", "-I", "-c", GAME)
    assert done.stdout.startswith(f"True {place}"), done.stderr
    asked = run(place, "stablemates", "serve")
    assert (asked.returncode, "pip install 'stablemates[play]'" in asked.stderr) == (2, True)


@contextmanager
def serving(place: Path, data: Path) -> Iterator[str]:
    """Run the server of the installed package; its dependencies come from the environment of these tests."""
    [library] = (place / "lib").glob("python*/site-packages")
    (library / "beside.pth").write_text(sysconfig.get_path("purelib") + "\n")
    command = [str(place / "bin" / "stablemates"), "serve", "--port", "0", "--json", "--data", str(data)]
    with subprocess.Popen(command, env=known(), cwd=place, stdout=subprocess.PIPE, encoding="utf-8") as server:
        try:
            assert server.stdout is not None
            yield json.loads(server.stdout.readline())["address"]
        finally:
            server.terminate()


def choose(question: Question) -> int:
    """Return the option to play a card, if any, so that games are short."""
    plays = [number for number, option in enumerate(question.options) if option.verb == "play"]
    return [*plays, question.least][0]


async def take_part(visit: RemoteSession) -> None:
    done = -1  # the state that was answered
    while visit.snapshot.table.phase != "over":
        if visit.snapshot.question and visit.snapshot.state != done:
            done = visit.snapshot.state
            await visit.send(Answer, option=choose(visit.snapshot.question))
        else:
            await visit.change()


async def play(address: str) -> int:
    """Play a short stable game as two guests, to the end; return who won."""
    ann, bob = await Guest.at(address), await Guest.at(address)
    table, code = await ann.create(Settings("second-ru", 2, {"unicorns_to_win": 3}, "quick"))
    async with ann.visit(table) as hers, bob.visit(await bob.find(code)) as his:
        await hers.send(Sit, name="Ann")
        await his.send(Sit, name="Bob")
        await hers.until(lambda snapshot: snapshot.table.seats[1].name == "Bob")
        await hers.send(Start)
        await asyncio.gather(take_part(hers), take_part(his))
        assert hers.snapshot.table.ended is not None
        return hers.snapshot.table.ended.winner


def test_a_game_is_played_on_its_server(place: Path, tmp_path: Path) -> None:
    with serving(place, tmp_path) as address:
        with urlopen(address) as shown:
            assert b"<script" in shown.read()
        with urlopen(f"{address}/verify") as shown:
            assert b"<html" in shown.read()
        assert asyncio.run(play(address)) in (0, 1)
