"""Export the figures as CSV, and as Parquet if pyarrow is installed."""

from __future__ import annotations

import csv
import math
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

from ..collectors import Totals
from ..compare import Difference
from ..statistics import Z95
from .figures import Figures, Rate
from .wording import Wording

Row = dict[str, str | int | float]
Tables = dict[str, list[Row]]


def tables(figures: Figures, wording: Wording) -> Tables:
    """Return all tables of an experiment by name; columns have the same names in every language."""
    experiment = figures.experiment
    bots = experiment.bots * experiment.players if len(experiment.bots) == 1 else experiment.bots
    found: Tables = {
        "seats": [{"seat": seat, "bot": bots[seat], **rate("win", one)} for seat, one in enumerate(figures.seats)],
        "places": [{"place": place, **rate("win", one)} for place, one in enumerate(figures.places, 1)],
        "endings": [{"reason": why, **rate("share", one)} for why, one in figures.reasons],
        "answers": [{"answers": length, "games": n} for length, n in figures.answers.counts.items()],
    }
    if figures.turns:
        found["turns"] = [{"turns": length, "games": n} for length, n in figures.turns.counts.items()]
        found["moments"] = [
            {"moment": name, "mean": mean.value, "low": mean.value - mean.half, "high": mean.value + mean.half}
            for name, mean in figures.moments.items()
        ]
    if figures.cards:
        found["cards"] = [
            {
                "kind": one.kind,
                "title": wording.title(one.kind),
                "drawn": one.drawn,
                "played": one.played,
                "kept": one.kept,
                **rate("stopped", one.stopped),
                **rate("dealt_won", one.dealt_won),
                **rate("drawn_won", one.drawn_won),
                **rate("played_won", one.played_won),
                **rate("kept_won", one.kept_won),
            }
            for one in sorted(figures.cards, key=lambda one: -one.drawn_won.value)
        ]
    return found


def rate(name: str, of: Rate) -> Row:
    return {
        f"{name}_count": of.hits,
        f"{name}_of": of.n,
        name: of.value,
        f"{name}_low": of.low,
        f"{name}_high": of.high,
    }


class CardDifference(NamedTuple):
    """The change in the win rate of players who drew a card; the two sides are treated as independent."""

    kind: str
    a: Rate
    b: Rate

    @property
    def mean(self) -> float:
        return self.b.value - self.a.value

    @property
    def half(self) -> float:
        spread = sum(rate.value * (1 - rate.value) / rate.n for rate in (self.a, self.b))
        return Z95 * math.sqrt(spread)

    @property
    def sure(self) -> bool:
        return abs(self.mean) > self.half


def card_differences(a: Figures, b: Figures) -> list[CardDifference]:
    """Return cards that both sides play with, those that gained most first."""
    theirs = {one.kind: one.drawn_won for one in b.cards}
    both = [CardDifference(one.kind, one.drawn_won, theirs[one.kind]) for one in a.cards if one.kind in theirs]
    return sorted((one for one in both if one.a.n and one.b.n), key=lambda one: -one.mean)


def comparison_tables(a: Figures, b: Figures, pairs: Totals, wording: Wording) -> Tables:
    """Return the tables of both sides, and those of their differences."""
    found: Tables = {"measures": []}
    for name in pairs["measures"]:
        one = Difference.of(pairs, name)
        low, high = one.mean - one.half, one.mean + one.half
        found["measures"].append(
            {"measure": name, "a": one.mean_a, "b": one.mean_b, "difference": one.mean, "low": low, "high": high}
        )
    if differences := card_differences(a, b):
        found["card-differences"] = [
            {
                "kind": one.kind,
                "title": wording.title(one.kind),
                "drawn_won_a": one.a.value,
                "drawn_won_b": one.b.value,
                "difference": one.mean,
                "low": one.mean - one.half,
                "high": one.mean + one.half,
            }
            for one in differences
        ]
    for side, figures in (("a", a), ("b", b)):
        found |= {f"{side}-{name}": rows for name, rows in tables(figures, wording).items()}
    return found


def write_tables(folder: Path, found: Tables) -> None:
    """Write each table as CSV, and as Parquet if pyarrow is installed."""
    for name, rows in found.items():
        if rows:
            write_csv(folder / f"{name}.csv", rows)
            if find_spec("pyarrow"):
                write_parquet(folder / f"{name}.parquet", rows)


def write_csv(path: Path, rows: list[Row]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        table = csv.DictWriter(file, list(rows[0]))
        table.writeheader()
        table.writerows(rows)


def write_parquet(path: Path, rows: list[Row]) -> None:
    arrow: Any = import_module("pyarrow")
    parquet: Any = import_module("pyarrow.parquet")
    parquet.write_table(arrow.Table.from_pylist(rows), path)
