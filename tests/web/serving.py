"""The server for the browsers of the tests: the program in a separate process, with the built page."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from types import TracebackType

ROOT = Path(__file__).resolve().parents[2]
LAUNCHER = Path(__file__).with_name("launcher.py")
WEB_VARIABLE = "STABLEMATES_TEST_WEB"  # a page built elsewhere, to try something out
TIMES_VARIABLE = "STABLEMATES_TEST_TIMES"  # how long a table waits: see launcher.py
MANY = 1_000_000
UNLIMITED = (
    "messages",
    "guests_per_minute",
    "codes_per_minute",
    "tables_per_hour",
    "records_per_minute",
    "rulings_per_minute",
)
WIDE = {"sockets_per_address": 1000, "sockets_per_person": 100, "requests_per_minute": MANY}
PARTING = 30.0  # seconds for a server to stop


def built_page() -> Path:
    page = Path(os.environ.get(WEB_VARIABLE) or ROOT / "src" / "stablemates" / "server" / "web")
    assert (page / "index.html").exists(), f"there is no page in {page}: ./check builds it"
    return page


class Server:
    """A server that can be stopped and restarted with its data, at the same address."""

    def __init__(self, folder: Path, times: str = "short") -> None:
        self.folder = folder
        self.times = times  # "real": those of ordinary tables
        self.port = "0"
        self.errors = folder / "errors"
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Server:
        limits = dict.fromkeys(UNLIMITED, MANY) | WIDE
        options = [f"--limit={name}={number}" for name, number in limits.items()]
        command = [
            sys.executable,
            str(LAUNCHER),
            "serve",
            "--port",
            self.port,
            "--data",
            str(self.folder),
            "--lang",
            "en",
        ]
        environ = {**os.environ, "PYTHONPATH": str(ROOT / "src"), TIMES_VARIABLE: self.times}
        environ.pop("PYTHONDONTWRITEBYTECODE", None)
        with self.errors.open("a") as errors:
            self.process = subprocess.Popen(
                [*command, *options, "--web", str(built_page())],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env=environ,
            )
        assert self.process.stdout is not None
        found = re.search(r"http://\S+:(\d+)", self.process.stdout.readline())
        assert found is not None, self.errors.read_text("utf-8")
        self.port = found[1]
        return self

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        try:
            self.process.wait(PARTING)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(PARTING)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None

    def __enter__(self) -> Server:
        return self.start()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.process is not None:
            self.end()
        if error is None:
            assert "server-error" not in self.errors.read_text("utf-8"), self.errors.read_text("utf-8")


def make_server(times: str = "short") -> Server:
    # Not in pytest's own folders: their names may be too long, and they stay.
    return Server(Path(tempfile.mkdtemp(prefix="stablemates-web-")), times)
