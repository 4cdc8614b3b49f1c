"""Renew the lock from pyproject.toml:  .venv/bin/python tools/lock.py [--upgrade | --upgrade-package NAME]

Without arguments, locked versions stay and only missing packages are added.  The lock has hashes for all platforms and
no addresses, so it works with any mirror.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys

from environment import BIN, ROOT
from requirements import LOCK, PURPOSES

# Sets of packages, by the parts of pyproject.toml they come from.  Each is installed on top of the packages to play.
CONTENTS = {
    "play": ["--group", "setup", "--extra", "play"],
    "check": ["--group", "setup", "--group", "check", "--extra", "cluster", "--extra", "rl", "--extra", "sim"],
    "bench": ["--extra", "bench"],
    "cluster": ["--extra", "cluster"],
    "sim": ["--extra", "sim"],
    "node": ["--group", "node"],
}


def main(arguments: list[str]) -> None:
    everything = [word for contents in CONTENTS.values() for word in contents]
    compile_lock("--generate-hashes", *arguments, *everything, "--output-file", str(LOCK))
    purposes = {purpose: names(contents) for purpose, contents in CONTENTS.items()}
    PURPOSES.write_text(json.dumps(purposes, indent=1) + "\n", encoding="utf-8")


def names(contents: list[str]) -> list[str]:
    """Return the packages that these parts of pyproject.toml need, at the versions of the lock."""
    said = compile_lock("--no-header", "--no-annotate", *contents, "--constraints", str(LOCK))
    return sorted(set(re.findall(r"^([a-z0-9.-]+)(?:\[.*?\])?==", said, re.MULTILINE)))


def compile_lock(*arguments: str) -> str:
    command = [str(BIN / "uv"), "pip", "compile", "--quiet", "--universal", "--no-config", *arguments]
    command += ["--custom-compile-command", "tools/lock.py", "pyproject.toml"]
    done = subprocess.run(command, cwd=ROOT, env=public_index(), check=True, stdout=subprocess.PIPE, encoding="utf-8")
    return done.stdout


def public_index() -> dict[str, str]:
    """Return an environment without the mirrors and folders of this machine: the locks are for everyone."""
    own = {name: value for name, value in os.environ.items() if not name.startswith(("PIP_", "UV_"))}
    return own | {"UV_SYSTEM_CERTS": "1"}


if __name__ == "__main__":
    main(sys.argv[1:])
