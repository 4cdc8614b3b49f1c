"""``stablemates train``: train a player in a league."""

from __future__ import annotations

import argparse

from .arguments import BadArguments


def run(args: argparse.Namespace) -> int:
    try:
        from ..lab.league.training import train
    except ImportError as missing:
        raise BadArguments(f"{missing.name} is not installed: pip install 'stablemates[rl]' torch") from None
    return train(args)
