"""The arena on a screen, and as a picture."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from .arena import Arena, Standing
from .arena_picture import Row, picture

BEYOND_DOUBT = 0.01
VERDICTS = {True: "decided: stronger", False: "decided: not stronger", None: "not decided"}


def title(arena: Arena) -> str:
    contest = arena.contest
    options = "".join(f", {name}={value}" for name, value in contest.options)
    deals = len(arena.won)
    return f"{contest.profile}{options}, {contest.seats} seats, {deals:,} deals from every seat, seed {contest.seed}"


def print_report(arena: Arena, rated: bool) -> None:
    console = Console()
    console.print(title(arena), style="bold", highlight=False)
    console.print(ratings(arena) if rated else standings(arena))


def standings(arena: Arena) -> Table:
    table = Table()
    for name in ("bot", "against", "games", "wins", "95 % interval", "equal", "p"):
        table.add_column(name, justify="left" if name in ("bot", "against") else "right")
    if arena.tests:
        table.add_column("sequential test")
    for number, one in enumerate(arena.standings()):
        table.add_row(*cells(one, arena), *([verdict(arena, number)] if arena.tests else []))
    return table


def cells(one: Standing, arena: Arena) -> list[str]:
    low, high = one.interval
    sure = one.doubt < BEYOND_DOUBT and one.deals.mean > one.parity
    rate = f"{100 * one.deals.mean:.1f} %"
    return [
        f"{one.seats} x {one.bot}" if one.seats > 1 else one.bot,
        f"{arena.contest.seats - one.seats} x {one.against}",
        f"{one.games:,}",
        f"[green]{rate}[/green]" if sure else rate,
        f"{100 * low:.1f} … {100 * high:.1f}",
        f"{100 * one.parity:.1f} %",
        f"{one.doubt:.3f}" if one.doubt >= 0.001 else f"{one.doubt:.0e}",
    ]


def verdict(arena: Arena, number: int) -> str:
    test, deals = arena.tests[number], arena.tallies[number]
    return f"{VERDICTS[test.verdict(deals)]} ({test.evidence(deals):+.1f}, bounds ±{test.bound:.1f})"


def ratings(arena: Arena) -> Table:
    table = Table()
    for name in ("bot", "rating", "95 % interval", "games", "wins"):
        table.add_column(name, justify="left" if name == "bot" else "right")
    for one in arena.ratings():
        low, high = one.interval
        table.add_row(one.bot, f"{one.points:.0f}", f"{low:.0f} … {high:.0f}", f"{one.games:,}", f"{one.wins:,}")
    return table


def drawn(arena: Arena, rated: bool) -> str:
    """The same as a picture."""
    if rated:
        return picture(title(arena), [Row(one.bot, one.points, *one.interval) for one in arena.ratings()], unit="")
    rows = []
    for one in arena.standings():
        low, high = one.interval
        name = f"{one.seats} {one.bot} v {arena.contest.seats - one.seats} {one.against}"
        rows.append(Row(name, 100 * one.deals.mean, 100 * low, 100 * high, 100 * one.parity))
    return picture(title(arena), rows, unit=" %")
