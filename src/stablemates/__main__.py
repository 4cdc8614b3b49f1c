"""The entry point of ``python -m stablemates``, for when the command ``stablemates`` is not on the path."""

import sys

from .cli import main

if __name__ == "__main__":
    sys.exit(main())
