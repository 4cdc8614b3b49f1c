"""``python -m stablemates``: the program, where no ``stablemates`` is on the path."""

import sys

from .cli import main

if __name__ == "__main__":
    sys.exit(main())
