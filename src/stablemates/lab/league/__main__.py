"""``python -m stablemates.lab.league``: as ``stablemates train``, where only numpy and PyTorch are installed."""

from __future__ import annotations

import sys

from ...core.errors import Refused
from .settings import parser
from .training import train

if __name__ == "__main__":
    try:
        sys.exit(train(parser().parse_args()))
    except Refused as refusal:
        sys.exit(f"train: {refusal}")
