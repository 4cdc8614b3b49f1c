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
    "step": "2,000 tables per batch, the tables alone",
    "sensible": "between sensible bots in the arena",
    "searcher:8": "between searchers of 8 worlds in the arena",
}
PEERS = {
    "rlcard": "RLCard uno, env.run with its random agent, 2 seats",
    "rlcard quick": "RLCard uno, env.run with an agent that chooses as our loop does, 2 seats",
    "openspiel api": "OpenSpiel crazy_eights from Python, 4 seats",
    "openspiel core": "OpenSpiel crazy_eights in C++, whole games, 4 seats",
    "openspiel rollouts": "OpenSpiel crazy_eights in C++, rollouts after the deal",
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


def comparison(title: str, wanted: str, checks: list[dict[str, Any]]) -> Table:
    """Return the measured values, the targets, and whether they are met."""
    found = Table(title=title)
    for column in ("what", "measured", wanted, ""):
        found.add_column(column, justify="left" if column in ("what", "") else "right")
    for check in checks:
        limit = f"≥ {number(check['at_least'])}" if "at_least" in check else f"≤ {number(check['at_most'])}"
        found.add_row(check["name"], number(check["value"], 2), limit, "pass" if holds(check) else "FAIL")
    return found


def number(value: float, places: int = 1) -> str:
    """Return a number as text, with thousands separators or a few decimal places.

    >>> number(200_000), number(1.5), number(4), number(0.567, 2)
    ('200,000', '1.5', '4', '0.57')
    """
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.{places}f}".rstrip("0").rstrip(".") if places == 1 else f"{value:.{places}f}"


def print_report(result: dict[str, Any]) -> None:
    console = Console()
    engine = f"stablemates {result['version']}, engine {result['engine']}, Python {result['python']}, one core"
    rates = Table(title=f"Steps: {engine}")
    rates.add_column("what")
    for column in ("steps/s", "games/s", "ns/step"):
        rates.add_column(column, justify="right")
    for name, rate in result["rates"].items():
        numbers = (rate["steps_per_second"], rate["games_per_second"], rate["ns_per_step"])
        rates.add_row(title(name), *(f"{number:,.0f}" for number in numbers))
    console.print(rates)
    console.print(comparison("Ratios in this run", "wanted", result["checks"]))
    console.print(comparison("Goals", "goal", result["goals"]))
    for profile, memory in result["bytes_per_state"].items():
        console.print(f"{profile}: a position takes {memory:,} bytes of memory")
