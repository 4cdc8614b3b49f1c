"""The contents of a disk after a power cut, derived from the system calls of a program.

The program runs under ``strace``, which records every written byte and every sync.  We assume that a power cut loses
all unsynced writes and nothing else.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Final

CALLS: Final = "write,pwrite64,ftruncate,?unlink,?unlinkat,fdatasync,fsync"
LINE: Final = re.compile(r"(\d+) +(.*)")
WHOLE: Final = re.compile(r"(\w+)\((.*)\) += (-?\d+)")
ON_FILE: Final = re.compile(r"(\d+)<(.*?)>(?:, (.*))?", re.DOTALL)


def can_watch() -> bool:
    """Return whether ``strace`` is installed and allowed to watch."""
    if shutil.which("strace") is None:
        return False
    return subprocess.run(["strace", "-o", os.devnull, "true"], capture_output=True).returncode == 0


def watched(trace: Path, faults: str = "") -> list[str]:
    """Return how to run a program so that a ``Disk`` can be made from the trace."""
    inject = ["-e", f"inject={faults}"] if faults else []
    return ["strace", "-f", "-y", "-xx", "-s", "100000", "-o", str(trace), "-e", f"trace={CALLS}", *inject]


def text_of(literal: str) -> bytes:
    return bytes.fromhex(literal.strip().strip('"').replace("\\x", ""))


def calls(trace: Path) -> list[tuple[str, str, bool]]:
    """Return name, arguments and success of each call, in the order in which they ended."""
    begun: dict[str, str] = {}
    found = []
    for line in trace.read_text("ascii").splitlines():
        match = LINE.fullmatch(line)
        if match is None:
            continue
        thread, output = match[1], match[2]
        if output.endswith("<unfinished ...>"):
            begun[thread] = output.removesuffix("<unfinished ...>").rstrip()
            continue
        if resumed := re.match(r"<\.\.\. \w+ resumed>", output):
            output = begun.pop(thread) + output[resumed.end() :]
        if whole := WHOLE.match(output):
            found.append((whole[1], whole[2], int(whole[3]) >= 0))
    return found


class Disk:
    """Files as they would be after a power cut, and what was written to them since the last sync.

    A failed sync loses its data for good: later ones do not recover it.
    """

    def __init__(self) -> None:
        self.safe: dict[str, bytearray] = {}
        self.unsafe: dict[str, list[tuple[int, bytes]]] = {}  # offset and bytes; no bytes: the file ends there
        self.output = b""  # by the program, on its standard output
        self.lost = 0  # syncs that failed

    def take(self, call: str, arguments: str, succeeded: bool) -> None:
        if call.startswith("unlink"):
            name = Path(text_of(arguments.split('"')[1]).decode()).name
            self.safe.pop(name, None)
            self.unsafe.pop(name, None)
            return
        match = ON_FILE.fullmatch(arguments)
        assert match is not None, arguments
        name = Path(text_of(match[2]).decode() if match[2].startswith("\\x") else match[2]).name
        if call == "write":
            if match[1] == "1":
                self.output += text_of(match[3].rpartition(", ")[0])
        elif call == "pwrite64":
            literal, _, place = match[3].rsplit(", ", 2)
            self.unsafe.setdefault(name, []).append((int(place), text_of(literal)))
        elif call == "ftruncate":
            self.unsafe.setdefault(name, []).append((int(match[3]), b""))
        else:
            changes = self.unsafe.pop(name, [])
            if succeeded:
                for at, data in changes:
                    self.change(name, at, data)
            else:
                self.lost += 1

    def change(self, name: str, at: int, data: bytes) -> None:
        file = self.safe.setdefault(name, bytearray())
        if not data:
            del file[at:]
        file.extend(bytes(max(0, at + len(data) - len(file))))
        file[at : at + len(data)] = data

    def after_the_cut(self, folder: Path) -> None:
        folder.mkdir()
        for name, content in self.safe.items():
            (folder / name).write_bytes(content)
