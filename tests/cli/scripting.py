"""A script that plays through pipes: it reads what the program prints, and types lines."""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

from .program import environment, without_notes

ASKED = "? — help"  # the last words of every question


class Script:
    """The program in a separate process, with a pipe at each end."""

    def __init__(self, home: Path, *args: str) -> None:
        self.env = environment(home) | {"COLUMNS": "80"}
        self.args = args
        self.output = ""  # since the last typed line
        self.all = ""

    async def __aenter__(self) -> Self:
        pipe = asyncio.subprocess.PIPE
        command = (sys.executable, "-m", "stablemates", *self.args)
        self.process = await asyncio.create_subprocess_exec(
            *command, env=self.env, stdin=pipe, stdout=pipe, stderr=pipe
        )
        assert self.process.stdin
        assert self.process.stdout
        assert self.process.stderr
        self.keys, self.screen, self.errors = self.process.stdin, self.process.stdout, self.process.stderr
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.returncode is None:
            self.process.kill()
        await self.process.wait()

    async def until(self, *texts: str) -> str:
        """Read up to one of these texts; return which one it was."""
        while True:
            line = (await self.screen.readline()).decode()
            assert line, f"it ended without printing {texts}:\n{self.all}\n{(await self.errors.read()).decode()}"
            self.output += line
            self.all += line
            for text in texts:
                if text in line:
                    return text

    def types(self, line: str) -> None:
        self.keys.write(f"{line}\n".encode())
        self.output = ""

    def answers(self) -> None:
        """Type a card that can be played, or else the first letter offered."""
        if marked := re.search(r"▸ *(\d+)", self.output):
            self.types(marked[1])
        else:
            self.types(re.findall(r"(?:^|· )(\w) — ", self.output, re.MULTILINE)[-1])

    async def warnings(self) -> str:
        """Return what the program wrote to standard error."""
        return without_notes((await self.errors.read()).decode())

    async def ends(self) -> int:
        """End the input; return the exit code."""
        self.keys.close()
        self.all += (await self.screen.read()).decode()
        return await self.process.wait()
