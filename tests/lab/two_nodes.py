"""Starts a Ray cluster of two nodes on this machine and simulates there: ``two_nodes.py ARGUMENT...``.

A separate program, so that nothing of Ray stays in the test process.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any

from stablemates.cli import main

ONE = {"num_cpus": 1, "object_store_memory": 80 << 20, "node_ip_address": "127.0.0.1"}


def run(arguments: list[str]) -> int:
    utils: Any = import_module("ray.cluster_utils")
    cluster = utils.Cluster(initialize_head=True, head_node_args={**ONE, "include_dashboard": False})
    try:
        cluster.add_node(**ONE)
        cluster.wait_for_nodes(timeout=60)
        return main([*arguments, "--ray", cluster.address])
    finally:
        cluster.shutdown()


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
