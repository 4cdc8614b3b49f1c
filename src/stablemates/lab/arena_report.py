"""Print or draw the results of an arena."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from .arena import Arena, Standing
from .command_line import spelled
from .report import svg
from .statistics import ERRORS, Interval, points

SIGNIFICANT = 0.01
VERDICTS = {True: "stronger", False: "not stronger"}


def title(arena: Arena) -> str:
    contest = arena.contest
    options = "".join(f", {chosen}" for chosen in spelled(dict(contest.options)))
    played = f"{len(arena.won):,} of " if len(arena.won) < arena.deals else ""
    deals = f"{played}{arena.deals:,} deal{'s' * (arena.deals != 1)} from every seat"
    return f"{contest.profile}{options}, {contest.seats} seats, {deals}, seed {contest.seed}"


def print_report(arena: Arena, rated: bool) -> None:
    console = Console()
    console.print(title(arena), style="bold", highlight=False)
    console.print(ratings(arena) if rated else standings(arena))
    if arena.tests:
        console.print(sequential(arena), highlight=False)


def sequential(arena: Arena) -> str:
    """Return a sentence about a sequential verdict."""
    margin = 100 * (arena.tests[0].other - arena.tests[0].null)
    return (
        f'"stronger" means {margin:g} percentage points above equal, rather than equal; about {100 * ERRORS:g}% of '
        "verdicts are wrong.  The test stops as soon as it can decide, so trust the verdict, not the rate."
    )


def standings(arena: Arena) -> Table:
    """Return the standings.  A sequential test has no p-value, which needs a number of games fixed in advance."""
    table = Table()
    for name in ("bot", "against", "games", "wins", "95% interval", "equal"):
        table.add_column(name, justify="left" if name in ("bot", "against") else "right")
    table.add_column("verdict" if arena.tests else "p", justify="left" if arena.tests else "right")
    for number, one in enumerate(arena.standings()):
        table.add_row(*cells(one, arena), verdict(arena, number) if arena.tests else p_value_text(one.p_value))
    return table


def cells(one: Standing, arena: Arena) -> list[str]:
    low, high = one.interval
    sure = one.p_value < SIGNIFICANT and one.deals.mean > one.parity
    rate = f"{100 * one.deals.mean:.1f}%"
    return [
        f"{one.seats} x {one.bot}" if one.seats > 1 else one.bot,
        f"{arena.contest.seats - one.seats} x {one.against}",
        f"{one.games:,}",
        f"[green]{rate}[/green]" if sure else rate,
        f"{100 * low:.1f} … {100 * high:.1f}",
        f"{100 * one.parity:.1f}%",
    ]


def p_value_text(p: float) -> str:
    """Return a p-value as text.

    >>> p_value_text(0.0314), p_value_text(1e-30)
    ('0.031', '< 0.001')
    """
    return f"{p:.3f}" if p >= 0.001 else "< 0.001"


def verdict(arena: Arena, number: int) -> str:
    test = arena.tests[number]
    if test.verdict is None:
        return f"open: {test.evidence(arena.tallies[number]):+.1f} of ±{test.bound:.1f}"
    return VERDICTS[test.verdict]


def ratings(arena: Arena) -> Table:
    table = Table()
    for name in ("bot", "rating", "95% interval", "games", "wins"):
        table.add_column(name, justify="left" if name == "bot" else "right")
    for one in arena.ratings():
        low, high = one.interval
        known = f"{low:.0f} … {high:.0f}" if 0 < one.wins < one.games else "–"  # resampling zero wins gives zero again
        table.add_row(one.bot, f"{one.points:.0f}", known, f"{one.games:,}", f"{one.wins:,}")
    return table


def drawn(arena: Arena, rated: bool) -> str:
    """Draw the results."""
    if rated:
        rows = [row(one.bot, one.points, one.interval, points(1.0), f"{one.points:.0f}") for one in arena.ratings()]
        return svg.alone(svg.whiskers(rows, points(1.0), "{:.0f}".format, "average", title(arena)))
    found = arena.standings()
    rows = []
    for one in found:
        name = f"{one.seats} {one.bot} v {arena.contest.seats - one.seats} {one.against}"
        rate = one.deals.mean
        rows.append(row(name, rate, one.interval, one.parity, f"{100 * rate:.1f}% ±{100 * one.interval.half:.1f}"))
    return svg.alone(svg.whiskers(rows, found[0].parity, lambda x: f"{100 * x:.3g}%", "equal", title(arena)))


def row(name: str, value: float, interval: Interval, equal: float, text: str) -> svg.Whisker:
    return svg.Whisker(name, value, *interval, text, svg.tone(interval.low, interval.high, equal))
