"""``stablemates --version``: print the version, and whether the engine is compiled."""

from __future__ import annotations

import argparse
import platform

from .. import __version__
from ..lab.engine_mode import engine
from .json_fields import print_json


def run(args: argparse.Namespace) -> int:
    if args.json:
        print_json({"version": __version__, "engine": engine(), "python": platform.python_version()})
    else:
        print(f"stablemates {__version__} ({engine()} engine)")
    return 0
