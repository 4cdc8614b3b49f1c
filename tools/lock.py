"""Update the lock file from pyproject.toml:  .venv/bin/python tools/lock.py [--upgrade | --upgrade-package NAME]

Without arguments, locked versions stay and only missing packages are added.  The lock file has every package once, with
hashes for all platforms and no URLs, so it works with any mirror.
"""

from __future__ import annotations

import os
import subprocess
import sys

from environment import BIN, LOCK, NEEDS, ROOT


def main(arguments: list[str]) -> int:
    needs = sorted({need for parts in NEEDS.values() for need in parts})
    command = [str(BIN / "uv"), "pip", "compile", "--quiet", "--universal", "--no-config", "--generate-hashes"]
    command += ["--custom-compile-command", "tools/lock.py", "--output-file", str(LOCK), *arguments, *needs]
    # Without the mirrors and folders of this machine: the lock file is for everyone.
    own = {name: value for name, value in os.environ.items() if not name.startswith(("PIP_", "UV_"))}
    return subprocess.run([*command, "pyproject.toml"], cwd=ROOT, env=own | {"UV_SYSTEM_CERTS": "1"}).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
