"""A server that is told to stop does so, whatever it is busy with."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

from .servers import PATIENCE, environment

BUSY = """
import sys, threading, time
from pathlib import Path
from stablemates.server import logs, runner

logs.set_up()
runner.LAST_MOMENT = 0.5
threading.Thread(target=time.sleep, args=(600,)).start()  # Python would wait for it before it ends
plan = runner.Plan(data=Path(sys.argv[1]), key=b"k" * 32, port=0)
runner.run(plan, lambda address: print(address, flush=True))
"""


def test_a_server_ends_even_if_one_of_its_tasks_does_not(tmp_path: Path) -> None:
    server = subprocess.Popen(
        [sys.executable, "-c", BUSY, str(tmp_path)],
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    assert server.stdout is not None
    assert server.stdout.readline().startswith(b"http://")
    server.send_signal(signal.SIGTERM)
    server.communicate(timeout=PATIENCE)
    assert server.returncode == 0
