"""The charts of a report."""

from __future__ import annotations

from ..collectors import Totals
from ..compare import Difference
from . import svg
from .figures import Figures, Lengths, Rate
from .svg import Bar, Series, Whisker
from .tables import card_differences
from .wording import Wording

SHOWN = 12  # how many of the strongest cards, and of the weakest

Pictures = dict[str, str]  # name -> SVG


def pictures(figures: Figures, wording: Wording) -> Pictures:
    found = {
        "places": places(figures, wording),
        "lengths": lengths(figures, wording),
        "endings": svg.bars(
            [Bar(wording.label("reason", why), one.value, rate_text(one, wording)) for why, one in figures.reasons]
        ),
    }
    if len(figures.experiment.bots) > 1:
        found["seats"] = seats(figures, wording)
    if figures.strongest():
        found["cards"] = cards(figures, wording)
    return found


def rate_text(rate: Rate, wording: Wording) -> str:
    digits = 1 if rate.half > 0.0015 else 2
    return f"{wording.percent(rate.value, digits)} ±{wording.number(100 * rate.half, digits)}"


def tick(value: float, wording: Wording) -> str:
    return wording.percent(value, 0 if round(100 * value, 6).is_integer() else 1)


def row(label: str, rate: Rate, wording: Wording, average: float) -> Whisker:
    return Whisker(
        label, rate.value, rate.low, rate.high, rate_text(rate, wording), svg.tone(rate.low, rate.high, average)
    )


def places(figures: Figures, wording: Wording) -> str:
    rows = [
        row(wording.text("place", n=place), rate, wording, figures.average)
        for place, rate in enumerate(figures.places, 1)
    ]
    return svg.whiskers(rows, figures.average, lambda x: tick(x, wording), wording.text("average"))


def seats(figures: Figures, wording: Wording) -> str:
    bots = figures.experiment.bots
    rows = [
        row(wording.text("seat", n=seat + 1, bot=bots[seat]), rate, wording, figures.average)
        for seat, rate in enumerate(figures.seats)
    ]
    return svg.whiskers(rows, figures.average, lambda x: tick(x, wording), wording.text("average"))


def lengths(figures: Figures, wording: Wording) -> str:
    unit, counted = length_of(figures)
    return svg.histogram([Series("", counted.counts)], wording.text(unit), wording.number)


def length_of(figures: Figures) -> tuple[str, Lengths]:
    return ("turns", figures.turns) if figures.turns else ("answers", figures.answers)


def cards(figures: Figures, wording: Wording) -> str:
    ranked = figures.strongest()
    shown = ranked if len(ranked) <= 2 * SHOWN else ranked[:SHOWN] + ranked[-SHOWN:]
    average = figures.any_card("drawn_won")
    rows = [row(wording.title(one.kind), one.drawn_won, wording, average) for one in shown]
    return svg.whiskers(rows, average, lambda x: tick(x, wording), wording.text("any-card"))


# --- two sides ---------------------------------------------------------------------------------


def comparison_pictures(a: Figures, b: Figures, pairs: Totals, names: tuple[str, str], wording: Wording) -> Pictures:
    (unit, one), (_, other) = length_of(a), length_of(b)
    both = [Series(names[0], one.counts), Series(names[1], other.counts)]
    found = {
        "lengths": svg.histogram(both, wording.text(unit), wording.number),
        "rates": rates(pairs, wording),
    }
    differences = card_differences(a, b)
    if differences:
        shown = differences if len(differences) <= 2 * SHOWN else differences[:SHOWN] + differences[-SHOWN:]
        rows = [change(wording.title(one.kind), one.mean, one.half, wording) for one in shown]
        found["cards"] = svg.whiskers(rows, 0.0, lambda x: points(x, wording), wording.text("no-difference"))
    return found


def rates(pairs: Totals, wording: Wording) -> str:
    """Draw the changes in frequency, in percentage points."""
    names = [name for name in pairs["measures"] if name == "first wins" or name.startswith("end ")]
    rows = []
    for name in sorted(names, key=lambda name: name != "first wins"):
        one = Difference.of(pairs, name)
        rows.append(change(measure(name, wording), one.mean, one.half, wording))
    return svg.whiskers(rows, 0.0, lambda x: points(x, wording), wording.text("no-difference"))


def change(label: str, mean: float, half: float, wording: Wording) -> Whisker:
    text = f"{wording.signed(100 * mean, 1)} ±{wording.number(100 * half, 1)}"
    return Whisker(label, mean, mean - half, mean + half, text, svg.tone(mean - half, mean + half, 0.0))


def points(value: float, wording: Wording) -> str:
    """Return a tick in percentage points."""
    return wording.signed(100 * value, 0 if round(100 * value, 6).is_integer() else 1) if value else "0"


def measure(name: str, wording: Wording) -> str:
    """Return the name of a measure."""
    if name.startswith("end "):
        return wording.text("measure-end", reason=wording.label("reason", name.removeprefix("end ")))
    if name in ("turns", "answers"):
        return wording.text(name)
    return wording.text("measure-first") if name == "first wins" else wording.label("moment", name)
