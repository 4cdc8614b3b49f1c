"""Kill a server again and again during many games, and check that nothing it acknowledged is missing."""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from .crowd import Crowd
from .ledger import Audit, Read
from .servers import ForkServer, Server, SqliteLog

REPEATED = 10  # commands repeated after each kill
LONGEST_WAIT = 1.5  # seconds of play before a kill at a random moment
LOOKS = 100  # checks of the logs at the end, a tenth of a second apart
PATIENCE = 900.0  # seconds in which everyone must be back, or done


def ignore(result: Result) -> None:
    pass


@dataclass
class Result:
    """What happened while the server was killed again and again."""

    seed: int
    kills: int = 0
    in_bursts: int = 0
    moves: int = 0  # answers acknowledged
    acknowledged: int = 0
    entries: int = 0
    games: int = 0
    finished: int = 0
    refused: dict[str, int] = field(default_factory=dict)
    away: Counter[int] = field(default_factory=Counter)  # clients, by tenths of a second until they were back
    lost: int = 0
    twice: int = 0
    not_loading: int = 0
    findings: list[str] = field(default_factory=list)

    def back_within(self, part: float) -> float:
        """Return the time within which this share of clients reconnected."""
        people = 0
        for tenths, clients in sorted(self.away.items()):
            people += clients
            if people > part * self.away.total():
                return tenths / 10
        return max(self.away, default=0) / 10

    def summary(self) -> str:
        back = ", ".join(f"p{round(100 * part)} {self.back_within(part):.1f} s" for part in (0.5, 0.95, 0.99))
        return (
            f"acknowledged {self.acknowledged} ({self.moves} moves), kills {self.kills} ({self.in_bursts} in bursts), "
            f"lost {self.lost}, twice {self.twice}, not loading {self.not_loading}, back after {back}"
        )


class Proof:
    """One server, one folder, one crowd."""

    def __init__(self, folder: Path, seed: int, *, fork_server: ForkServer | None = None) -> None:
        self.server = Server(folder, fork_server=fork_server)
        self.log = SqliteLog(folder)
        self.crowd = Crowd([self.server.url], seed)
        self.coin = Random(f"{seed} kills")  # separate: how many numbers the crowd draws depends on the machine
        self.audit = Audit(self.crowd.ledger)
        self.result = Result(seed)
        self.disagreements: list[str] = []  # at the end

    async def run(self, kills: int, games: int, moves: int, report: Callable[[Result], None] = ignore) -> Result:
        """Kill the server ``kills`` times during play, and play on until there were ``moves`` moves."""
        try:
            await self.server.start()
            self.crowd.begin(games)
            async with asyncio.timeout(PATIENCE + games):
                await self.crowd.playing(games)
            for number in range(kills):
                await self.reach(moves * number // kills)
                await self.strike()
                self.sum_up()
                report(self.result)
            await self.reach(moves)
            async with asyncio.timeout(PATIENCE):
                await self.crowd.everywhere()
            await self.finish()
            return self.sum_up()
        finally:
            await self.crowd.go_home()
            await self.server.end()

    @property
    def moves(self) -> int:
        return self.crowd.ledger.sent["Answer"]

    async def reach(self, moves: int) -> None:
        await self.crowd.until(lambda: self.moves >= moves)

    async def strike(self) -> None:
        """Kill the server, at a random moment or during a burst, and restart it."""
        crowd = self.crowd
        if self.coin.random() < 0.5:
            size = crowd.burst()
            await crowd.acknowledged(crowd.rng.randint(1, max(size // 2, 1)))
            self.result.in_bursts += 1
        else:
            await asyncio.sleep(crowd.rng.uniform(0, LONGEST_WAIT))
        killed = time.monotonic()
        await self.server.end()
        await crowd.cut_off()
        self.result.kills += 1
        # Nothing changes while there is no server: what was acknowledged or shown must be in the log by now.
        logs, shown = self.audit.read(self.log.read, crowd.tables), crowd.shown()
        starting = asyncio.create_task(self.server.start())
        await asyncio.sleep(0)
        self.audit.judge(logs, shown)
        await starting
        async with asyncio.timeout(PATIENCE):
            self.result.away.update(math.ceil(10 * seconds) for seconds in await crowd.back(killed))
            await crowd.repeat(REPEATED)

    async def finish(self) -> None:
        """Close all tables, and check that everyone sees what the logs say."""
        async with asyncio.timeout(PATIENCE):
            self.disagreements = await come_to_rest(self.crowd, self.audit, self.log.read)

    def sum_up(self) -> Result:
        result, crowd, audit = self.result, self.crowd, self.audit
        result.moves = self.moves
        result.acknowledged = len(crowd.ledger)
        result.entries = audit.entries
        result.games = crowd.begun
        result.finished = crowd.finished
        result.refused = dict(crowd.ledger.refused)
        result.lost = len(audit.lost)
        result.twice = len(audit.twice) + len(crowd.ledger.changed_mind)
        result.not_loading = len(audit.not_loading)
        result.findings = [*audit.findings, *self.disagreements]
        if crowd.gaps or crowd.backwards:
            result.findings.append(
                f"{crowd.gaps} did not get everything they missed, {crowd.backwards} saw something older"
            )
        return result


async def come_to_rest(crowd: Crowd, audit: Audit, read: Read) -> list[str]:
    """Close all tables and wait until everyone sees what the logs say; return those who do not after a while."""
    shown = await crowd.close()
    for _ in range(LOOKS):
        audit.judge(audit.read(read, crowd.tables), shown)
        differing = audit.disagreements([witness.seen for witness in crowd.people])
        if not differing:
            break
        await asyncio.sleep(0.1)
        shown = []
    return differing
