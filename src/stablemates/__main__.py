"""``python -m stablemates``: the program, if ``stablemates`` is not on the path."""

import sys

from .cli import main

if __name__ == "__main__":
    sys.exit(main())
