"""``stablemates serve``: how it starts, how it stops, what it logs and what it does not."""

from __future__ import annotations

import asyncio
import json
import signal
import subprocess
import sys
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from stablemates.cli import main

from .place import LONG, Json, Place, Player, joined, program, run
from .test_limits import last_words

# Answers before something happens to the server: few enough that no catch window opens.
ANSWERS = 4


async def begin(place: Place, stack: AsyncExitStack) -> tuple[str, list[str], list[Player]]:
    """Return a game of two people in progress."""
    tokens = [await place.guest(), await place.guest()]
    table = (await place.table(tokens[0]))["table"]
    players = [
        await stack.enter_async_context(joined(place, table, token, name))
        for token, name in zip(tokens, ("Ann", "Bob"))
    ]
    await players[0].wait(lambda snapshot: snapshot["table"]["seats"][1].get("name") == "Bob")
    assert (await players[0].send("start"))["type"] == "accepted"
    await players[1].wait(lambda snapshot: snapshot["table"]["phase"] == "playing")
    return table, tokens, players


async def play_a_little(players: list[Player]) -> Json:
    """Play some answers, up to the first window; return the first player's last snapshot."""
    for _ in range(ANSWERS):
        turn = players[0].snapshot.get("clock")
        if turn is None:
            break
        asked = players[turn["seat"]]
        later = asked.snapshot["state"] + 1
        assert (await asked.send("answer", option=0))["type"] == "accepted"
        for player in players:
            await player.reach(later)
    return players[0].snapshot


async def come_back(place: Place, stack: AsyncExitStack, story: Story) -> list[Player]:
    """Let both find the game as it was, and continue."""
    players = [await stack.enter_async_context(joined(place, story.table, token)) for token in story.tokens]
    before, found = story.before, players[0].snapshot
    for what in ("view", "question", "state", "you"):
        assert found.get(what) == before.get(what)
    asked = next(player for player in players if player.is_asked)
    await asked.answer_anything()
    assert asked.snapshot["state"] > before["state"] or asked.snapshot["mine"]["answered"] is not None
    for player in players:
        await player.reach(asked.snapshot["state"])
    return players


class Story:
    """What is known of a game in progress when something happens to the server."""

    table: str
    tokens: list[str]
    before: Json
    secrets: list[str]


def test_the_game_continues_after_a_restart_and_kill_9_and_the_log_has_no_secrets(tmp_path: Path) -> None:
    story = Story()

    async def until_a_restart() -> None:
        async with Place(running.address) as place, AsyncExitStack() as stack:
            story.table, story.tokens, players = await begin(place, stack)
            story.before = await play_a_little(players)
            running.process.send_signal(signal.SIGTERM)
            for player in players:
                last, code, reason = await last_words(player)
                assert (last["type"], last["reason"]) == ("bye", "restart")
                assert (code, reason) == (1012, "restart")

    async def until_it_is_killed() -> None:
        async with Place(running.address) as place, AsyncExitStack() as stack:
            players = await come_back(place, stack, story)
            assert (await players[0].send("chat", text="what a hand"))["type"] == "accepted"
            assert (await players[0].send("answer", option=100_000))["type"] == "refused"
            ticket = (await place.post("/api/me/ticket", token=story.tokens[0])).json()["ticket"]
            code = players[0].snapshot["table"]["code"]
            await place.get(f"/api/tables/{story.table}?token={story.tokens[0]}")
            await place.get(f"/api/codes/{code}")
            async with joined(place, story.table, story.tokens[1]) as careless:
                await careless.socket.send(b"what a hand")
                assert (await last_words(careless))[1] == 1003
            while "stablemates_sockets 2.0" not in (await place.get("/metrics")).text:
                await asyncio.sleep(0.02)
            story.before = players[0].snapshot
            running.process.kill()
            running.process.wait(LONG)
            parts = [part for token in story.tokens for part in (token, *token.split("."))]
            story.secrets = [*parts, story.table, ticket, code, "what a hand", "Ann", "Bob", "127.0.0.1", '"option"']

    async def until_the_end() -> None:
        async with Place(running.address) as place, AsyncExitStack() as stack:
            await come_back(place, stack, story)

    with program(tmp_path) as running:
        run(until_a_restart)
        assert running.process.wait(LONG) == 0
    with program(tmp_path) as running:
        run(until_it_is_killed)
    with program(tmp_path) as running:
        run(until_the_end)
        running.process.send_signal(signal.SIGINT)
        assert running.process.wait(LONG) == 0
    lines = [line for line in running.log.splitlines() if line.startswith("{")]
    events = {json.loads(line)["event"] for line in lines}
    assert {"request", "socket-open", "socket-closed", "refused"} <= events
    assert "server-error" not in events
    for secret in story.secrets:
        assert secret not in running.log


BAD = [
    (["--port", "70000"], "port"),
    (["--limit", "love=1"], "unknown limit 'love'; available: messages,"),
    (["--proxy", "everybody"], "--proxy everybody: expected an address"),
    (["--database", "mysql://x"], "--database mysql://x: expected sqlite:PATH or postgresql://"),
    (["--database", "mysql://ann:secret@x"], "--database mysql://x: expected sqlite:PATH or postgresql://"),
    (["--database", "postgresql://x"], "set STABLEMATES_KEY"),
    (
        ["--database", "postgresql://x", "--data", "made", "--bus", "nats://ann:secret@:::"],
        "--bus nats://:::: expected nats://HOST",
    ),
    (["--origin", "table.example"], "--origin table.example: expected a scheme and a host"),
    (["--bus", "nats://x"], "--bus needs a shared database"),
    (["--web", "nowhere"], "this folder has no index.html"),
]


@pytest.mark.parametrize(("args", "advice"), BAD)
def test_a_server_that_cannot_start_says_why_in_one_line(
    args: list[str], advice: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv("STABLEMATES_KEY", raising=False)
    monkeypatch.setattr("stablemates.server.logs.set_up", lambda: None)
    assert main(["serve", "--port", "0", *args]) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.count("\n") == 1
    assert advice in output.err
    assert "secret" not in output.err


LOGS = """
import io, sys
from stablemates.server import logs

class Stream(io.StringIO):
    def isatty(self):
        return sys.argv[1] == "person"

stream = Stream()
logs.set_up(stream)
logs.log().info("request")
logs.log().warning("limited")
print([line.split('"event": "')[1].split('"')[0] for line in stream.getvalue().splitlines()])
"""


@pytest.mark.parametrize(("who", "lines"), [("person", "['limited']"), ("journal", "['request', 'limited']")])
def test_a_terminal_shows_only_problems(who: str, lines: str) -> None:
    """In a separate process: logging is set up per process."""
    done = subprocess.run([sys.executable, "-c", LOGS, who], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout == f"{lines}\n"
