"""Import the program once, and fork a server for each input line: a log file and arguments."""

from __future__ import annotations

import importlib
import json
import os
import signal
import sys
import traceback
from types import FrameType

from stablemates.cli import main


def serve(log: str, arguments: list[str]) -> int:
    """Run a server in the new process."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGCHLD])
    nothing = os.open(os.devnull, os.O_RDONLY)
    output = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    for old, new in ((nothing, 0), (output, 1), (output, 2)):
        os.dup2(old, new)
    return main(arguments)


def main_loop() -> None:
    importlib.import_module("stablemates.cli.serve")  # and everything a server needs
    servers: set[int] = set()

    def reap(number: int, frame: FrameType | None) -> None:
        """Reap servers that have ended; their process ids may be reused."""
        for server in list(servers):
            if os.waitpid(server, os.WNOHANG)[0]:
                servers.discard(server)

    signal.signal(signal.SIGCHLD, reap)
    for line in sys.stdin.buffer:
        log, *arguments = json.loads(line)
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGCHLD])  # reap a server only once it is on the list
        server = os.fork()
        if server == 0:
            code = 1
            try:
                code = serve(log, arguments)
            except BaseException:
                traceback.print_exc()
            finally:
                os._exit(code)
        servers.add(server)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGCHLD])
        print(server, flush=True)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    for server in servers:
        os.kill(server, signal.SIGKILL)


if __name__ == "__main__":
    main_loop()
