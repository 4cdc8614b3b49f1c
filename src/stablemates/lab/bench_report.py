"""Print the results of a benchmark."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Table

WAYS = {
    "api": "through the API",
    "core": "inside the core",
    "batch": "as a learner, 2,000 tables per batch",
    "loop": "as a learner, one table",
}
PEERS = {
    "rlcard": "RLCard uno, env.run, 2 seats",
    "openspiel api": "OpenSpiel crazy_eights from Python, 4 seats",
    "openspiel core": "OpenSpiel crazy_eights in C++, whole games, 4 seats",
    "openspiel rollouts": "OpenSpiel crazy_eights in C++, rollouts from behind the deal",
}


def holds(check: dict[str, Any]) -> bool:
    """Return whether a measured value is within its floor or ceiling."""
    if "at_least" in check:
        return bool(check["value"] >= check["at_least"])
    return bool(check["value"] <= check["at_most"])


def title(name: str) -> str:
    """Return ``unorog api 4 interpreted`` in words."""
    if name in PEERS:
        return PEERS[name]
    profile, way, seats, *engine = name.split()
    return ", ".join([f"{profile} {WAYS[way]}", f"{seats} seats", *engine])


def print_report(result: dict[str, Any]) -> None:
    console = Console()
    engine = f"stablemates {result['version']}, engine {result['engine']}, Python {result['python']}, one core"
    rates = Table(title=f"Random play: {engine}")
    rates.add_column("what")
    for column in ("steps/s", "games/s", "ns/step"):
        rates.add_column(column, justify="right")
    for name, rate in result["rates"].items():
        numbers = (rate["steps_per_second"], rate["games_per_second"], rate["ns_per_step"])
        rates.add_row(title(name), *(f"{number:,.0f}" for number in numbers))
    console.print(rates)
    ratios = Table(title="Ratios in this run")
    for column in ("what", "measured", "wanted", ""):
        ratios.add_column(column, justify="left" if column in ("what", "") else "right")
    for check in result["checks"]:
        wanted = f"≥ {check['at_least']:g}" if "at_least" in check else f"≤ {check['at_most']:g}"
        value = f"{check['value']:,.2f}" if check["value"] < 100 else f"{check['value']:,.0f}"
        ratios.add_row(check["name"], value, wanted, "yes" if holds(check) else "NO")
    console.print(ratios)
    for profile, memory in result["bytes_per_state"].items():
        console.print(f"{profile}: a position takes {memory:,} bytes of memory")
