"""Renew the lock files from pyproject.toml:  .venv/bin/python tools/lock.py [--upgrade | --upgrade-package NAME]

Without arguments, locked versions stay and only missing packages are added.  The locks have hashes for all
platforms and no addresses, so they work with any mirror.
"""

from __future__ import annotations

import os
import subprocess
import sys

from environment import BIN, ROOT

# Each lock and its inputs.  Later ones keep the versions of the first, as all share one environment.
CHECK = "requirements-check.lock"
LOCKS = {
    CHECK: ["--group", "setup", "--group", "check", "--extra", "cluster", "--extra", "rl", "--extra", "sim"],
    "requirements-play.lock": ["--group", "setup", "--extra", "play", "--constraints", CHECK],
    "requirements-bench.lock": ["--extra", "bench", "--constraints", CHECK],
    "requirements-cluster.lock": ["--extra", "cluster", "--constraints", CHECK],
    "requirements-node.lock": ["--group", "node", "--constraints", CHECK],
    "requirements-sim.lock": ["--extra", "sim", "--constraints", CHECK],
}


def main(arguments: list[str]) -> None:
    for lock, contents in LOCKS.items():
        command = [str(BIN / "uv"), "pip", "compile", "--quiet", "--universal", "--generate-hashes", "--no-config"]
        command += ["--custom-compile-command", "tools/lock.py", *arguments, *contents]
        subprocess.run([*command, "pyproject.toml", "--output-file", lock], cwd=ROOT, env=public_index(), check=True)
        print(lock)


def public_index() -> dict[str, str]:
    """Return an environment without the mirrors and folders of this machine: the locks are for everyone."""
    own = {name: value for name, value in os.environ.items() if not name.startswith(("PIP_", "UV_"))}
    return own | {"UV_SYSTEM_CERTS": "1"}


if __name__ == "__main__":
    main(sys.argv[1:])
