"""``stablemates bench``: run the benchmark."""

from __future__ import annotations

import argparse


def run(args: argparse.Namespace) -> int:
    from ..lab import bench

    return bench.main(as_json=args.json, seconds=args.seconds, peers=not args.no_peers)
