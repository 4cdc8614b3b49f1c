"""The entry point of ./play and ./check.  It finds a Python that is new enough and hands over to commands.py.

This file must parse on every Python 3 (no f-strings), so that old versions print a message, not a SyntaxError.
"""

import os
import shutil
import subprocess
import sys

NEEDED = (3, 11)


def main() -> None:
    command = sys.argv[1]
    if sys.version_info[:2] < NEEDED:
        newer = newer_python()
        if newer:
            os.execl(newer, newer, *sys.argv)
        needed, this = (".".join(map(str, version)) for version in (NEEDED, sys.version_info[:3]))
        line = "{}: Stablemates needs Python {} or newer; this is {} ({}). Install one, then try again."
        sys.exit(line.format(command, needed, this, sys.executable))
    sys.path.insert(0, os.path.dirname(os.path.realpath(__file__)))  # PYTHONSAFEPATH leaves it out
    import commands

    commands.main(command, sys.argv[2:])


def newer_python() -> str:
    """Return the newest Python on PATH that is new enough, e.g. python3.12; "" if there is none."""
    for minor in range(99, NEEDED[1] - 1, -1):
        found = shutil.which("python3." + str(minor))
        # A shim may be left of a version that is gone.
        if found and subprocess.call([found, "-c", ""], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) == 0:
            return found
    return ""


if __name__ == "__main__":
    main()
