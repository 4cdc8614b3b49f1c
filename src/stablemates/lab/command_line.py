"""Reconstruct the command line of a run."""

from __future__ import annotations

import shlex
from collections.abc import Mapping

from ..core.game import Value
from .compare import Comparison
from .simulate import COLLECTORS, Experiment, Plan

QUICK = {"endings"}  # what ``--quick`` keeps of our own collectors


def command_for(plan: Plan) -> str:
    """Return the command that repeats a run.

    >>> command_for(Experiment("unorog", players=2, bots=["novice", "keen"], games=50, options={"stone_skips": True}))
    'stablemates simulate unorog --players 2 --bots novice,keen --games 50 --seed 0 --option stone_skips=true'
    """
    one = plan.a if isinstance(plan, Comparison) else plan
    assert isinstance(one, Experiment)
    words = ["stablemates", "simulate", one.profile, "--players", str(one.players), "--bots", ",".join(one.bots)]
    words += ["--games", str(one.games), "--seed", str(one.seed)]
    for chosen in spelled(one.options):
        words += ["--option", chosen]
    if isinstance(plan, Comparison):
        if plan.b.profile != one.profile:
            words += ["--compare", plan.b.profile]
        for chosen in spelled(changed(plan)):
            words += ["--against-option", chosen]
    if QUICK.issuperset(name for name in one.collectors if name in COLLECTORS):
        words.append("--quick")
    for name in one.collectors:
        if name not in COLLECTORS:
            words += ["--collector", name]
    return shlex.join(words)


def changed(plan: Comparison) -> dict[str, Value]:
    """Return the table options that differ on the second side."""
    return {name: value for name, value in plan.b.options.items() if plan.a.options.get(name) != value}


def spelled(options: Mapping[str, Value]) -> list[str]:
    """Return table options as written on the command line.

    >>> spelled({"goal": 532, "stone_skips": True})
    ['goal=532', 'stone_skips=true']
    """
    return [f"{name}={str(value).lower()}" for name, value in options.items()]
