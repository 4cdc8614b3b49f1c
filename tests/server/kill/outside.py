"""Checks of a server that is only known by its address, within its rate limits."""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import suppress
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from stablemates.client.remote import Guest
from stablemates.protocol.commands import Settings

from ..fuzz.speech import Speech, written
from .crowd import Crowd

Findings = tuple[dict[str, Any], list[str]]
THINKING = 0.5  # seconds before an answer: a connection may send 60 messages in 10 s
PAUSE = 0.2  # seconds between two malformed messages, for the same reason
PATIENCE = 30.0  # seconds for a reply
STEP = 10  # acknowledgements between two repetitions


async def honours_acknowledgements(url: str, games: int, moves: int) -> Findings:
    """Play, and repeat acknowledged commands: the reply must be the same, however long ago that was."""
    crowd = Crowd([url], seed=time.time_ns(), bots=False, thinking=THINKING)
    try:
        crowd.begin(games)
        await crowd.playing(games)
        while len(crowd.ledger) < moves:
            await crowd.acknowledged(STEP)
            await crowd.repeat(games)
        took = sorted(crowd.took)
    finally:
        await crowd.go_home()
    found = crowd.ledger.changed_mind.copy()
    if crowd.gaps or crowd.backwards:
        found.append(f"{crowd.gaps} did not get everything they missed, {crowd.backwards} saw something older")
    figures = {
        "games": games,
        "acknowledged": len(crowd.ledger),
        "refused": crowd.ledger.refused.total(),
        "ack_p50_ms": round(1000 * took[len(took) // 2], 1),
        "ack_p99_ms": round(1000 * took[int(0.99 * len(took))], 1),
    }
    return figures, found


class MalformedClient:
    """A client that sends broken commands and noise."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.dice = Random(time.time_ns())
        self.speech = Speech(self.dice)
        self.answered: dict[str, int] = {}
        self.unanswered: list[str] = []

    async def sends(self, messages: int) -> Findings:
        guest = await Guest.at(self.url)
        table, _ = await guest.create(Settings("unorog", 2, speed="off"))
        address = f"ws{guest.server.removeprefix('http')}/ws/{table}"
        sent = connections = 0
        while sent < messages:
            connections += 1
            async with connect(address, additional_headers=guest.credentials) as socket:
                with suppress(ConnectionClosed):  # some messages close the connection
                    while sent < messages:
                        sent += 1
                        await self.send(socket)
                        await asyncio.sleep(PAUSE)
        # The server still serves the same person.
        async with connect(address, additional_headers=guest.credentials) as socket:
            command = {"type": "sit", "id": f"{self.dice.getrandbits(64):016x}", "on": 0, "name": "Ann"}
            await socket.send(json.dumps(command))
            if await self.reply(socket) not in ("accepted", "refused"):
                self.unanswered.append("no reply to a valid command after all that")
        return {"messages": sent, "connections": connections, "answered": self.answered}, self.unanswered

    async def send(self, socket: ClientConnection) -> None:
        command = self.speech.bent(self.speech.command(0))
        text = self.speech.noise(written(command)) if self.dice.random() < 0.3 else written(command)
        await socket.send(text, text=True)
        kind = await self.reply(socket)
        self.answered[kind] = self.answered.get(kind, 0) + 1
        if not kind:
            self.unanswered.append(f"no reply to {text[:120]!r}")

    async def reply(self, socket: ClientConnection) -> str:
        """Return the kind of the next reply; "" if there is none."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while True:
                    kind = str(json.loads(await socket.recv())["type"])
                    if kind not in ("welcome", "update"):
                        return kind
        return ""
