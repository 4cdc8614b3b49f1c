"""The entry point of ./play and ./check.  It checks the Python version and hands over to commands.py.

This file must parse on every Python 3 (no f-strings), so that old versions print a message, not a SyntaxError.
"""

import os
import sys

NEEDED = (3, 11)


def main() -> None:
    command = sys.argv[1]
    if sys.version_info[:2] < NEEDED:
        this = ".".join(map(str, sys.version_info[:3]))
        line = "{}: Stablemates needs Python 3.11 or newer; this is {} ({}). Put a newer python3 first on PATH."
        sys.exit(line.format(command, this, sys.executable))
    sys.path.insert(0, os.path.dirname(os.path.realpath(__file__)))  # PYTHONSAFEPATH leaves it out
    import commands

    commands.main(command, sys.argv[2:])


if __name__ == "__main__":
    main()
