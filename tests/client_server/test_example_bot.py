"""The example bot is short, needs nothing of ours, and plays whole games over the public protocol."""

from __future__ import annotations

import ast
import asyncio
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from stablemates.client.remote import Guest, RemoteSession
from stablemates.protocol.commands import AddBot, BaseCommand, Settings, Start
from stablemates.protocol.messages import Refused, Snapshot

from .loopback import NO_LIMITS, serving

BOT = Path(__file__).resolve().parents[2] / "examples" / "bot.py"
HASTY = "import runpy, sys, time; time.sleep = lambda _: None; sys.argv = sys.argv[1:]; runpy.run_path(sys.argv[0])"
SPEED = 40.0  # of the server's clock, so that windows and bots take less time
LONGEST = 300  # seconds


def test_it_has_fewer_than_fifty_lines_and_imports_nothing_of_ours() -> None:
    text = BOT.read_text("utf-8")
    assert len(text.splitlines()) < 50
    names = [ast.unparse(node) for node in ast.walk(ast.parse(text)) if isinstance(node, (ast.Import, ast.ImportFrom))]
    assert [name for name in names if "websockets" in name] == ["from websockets.sync.client import connect"]
    assert not [name for name in names if "stablemates" in name]


@contextmanager
def bot(server: str, place: str, name: str) -> Iterator[None]:
    """Run the example bot in a separate process, without its pauses."""
    process = subprocess.Popen([sys.executable, "-c", HASTY, str(BOT), server, place, name])
    try:
        yield
    finally:
        process.terminate()
        process.wait(60)


def sees(name: str) -> Callable[[Snapshot], bool]:
    return lambda snapshot: name in [seat.name for seat in snapshot.table.seats]


async def does(visit: RemoteSession, command: type[BaseCommand], **fields: object) -> None:
    """Send a command that must be accepted; it may become stale in the meantime."""
    while isinstance(answer := await visit.send(command, **fields), Refused):
        assert answer.reason == "stale", answer


@pytest.mark.parametrize("profile", ["unorog", "second-ru"])
def test_two_of_them_and_a_bot_of_the_server_play_a_game(profile: str) -> None:
    """One joins by table code, one by link; the host only watches."""

    async def play(server: str, bots: ExitStack) -> None:
        host = await Guest.at(server)
        table, code = await host.create(Settings(profile, 3, speed="off"))
        async with asyncio.timeout(LONGEST), host.visit(table) as visit:
            for place, name in ((code, "Pebbles"), (f"{server}/t/{table}", "Boulder")):
                bots.enter_context(bot(server, place, name))
                await visit.until(sees(name))
            await does(visit, AddBot, level="novice")
            await does(visit, Start)
            snapshot = await visit.until(lambda snapshot: snapshot.table.phase == "over")
            assert snapshot.table.ended is not None
            assert [one.stand_in for one in snapshot.table.seats] == [False] * 3
            assert snapshot.you == -1

    with serving(SPEED, NO_LIMITS) as server, ExitStack() as bots:
        asyncio.run(play(server.address, bots))
