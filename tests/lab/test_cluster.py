"""The same totals on a real Ray cluster of two nodes, on this machine."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

import stablemates
from stablemates.lab.cluster import Cluster, check_reachable
from stablemates.lab.simulate import BadExperiment, Experiment

HAVE_RAY = find_spec("ray") is not None
EXPERIMENT = Experiment("unorog", players=3, bots=["novice"], games=250, seed=21)
SECONDS = 240  # a busy machine needs more than a minute to start both nodes


def on_two_nodes(home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run ``two_nodes.py``; whatever happens, it and its children end in time."""
    source = str(Path(stablemates.__file__).parents[1])
    environment = os.environ | {
        "HOME": str(home),  # where Ray leaves a token
        "PYTHONPATH": os.pathsep.join([source, *(path for path in sys.path if path)]),
        "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # all ports on 127.0.0.1
        "RAY_USAGE_STATS_ENABLED": "0",
    }
    command = [sys.executable, "-W", "ignore", str(Path(__file__).parent / "two_nodes.py"), *arguments]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command, env=environment, cwd=home, stdout=pipe, stderr=pipe, text=True, start_new_session=True
    ) as process:
        try:
            output, errors = process.communicate(timeout=SECONDS)
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
    return subprocess.CompletedProcess(command, process.returncode, output, errors)


@pytest.mark.skipif(not HAVE_RAY, reason="Ray (extra sim) is not installed")
def test_a_cluster_of_two_nodes_has_the_same_totals(tmp_path: Path) -> None:
    what = ["unorog", "--players", "3", "--bots", "novice", "--games", "250", "--seed", "21"]
    ran = on_two_nodes(tmp_path, "simulate", *what, "--json", "--report", str(tmp_path / "out"))
    assert ran.returncode == 0, ran.stderr
    done = json.loads(ran.stdout)
    assert (done["processes"], done["games"], done["stopped"]) == (2, 250, False)
    assert done["totals"] == EXPERIMENT.play(range(250))
    assert (tmp_path / "out" / "report.html").exists()


@pytest.mark.skipif(HAVE_RAY, reason="Ray is installed")
def test_without_ray_it_says_what_to_install() -> None:
    with pytest.raises(BadExperiment, match=r"stablemates\[sim\]"):
        Cluster("127.0.0.1:6379")


def test_a_missing_cluster_is_reported_quickly() -> None:
    with pytest.raises(BadExperiment, match=r"no Ray cluster at 127\.0\.0\.1:1: "):
        check_reachable("127.0.0.1:1")
    with pytest.raises(BadExperiment, match=r"no Ray cluster at ray://127\.0\.0\.1:99999"):
        check_reachable("ray://127.0.0.1:99999")
    check_reachable("auto")
