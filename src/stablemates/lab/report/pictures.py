"""The charts of a report."""

from __future__ import annotations

from ..collectors import Totals
from ..compare import Difference
from . import svg
from .figures import Figures, Lengths, Rate
from .svg import Bar, Series, Whisker
from .tables import card_differences
from .voice import Voice

SHOWN = 12  # how many of the strongest cards, and of the weakest

Pictures = dict[str, str]  # name -> SVG


def pictures(figures: Figures, voice: Voice) -> Pictures:
    found = {
        "places": places(figures, voice),
        "lengths": lengths(figures, voice),
        "endings": svg.bars(
            [Bar(voice.label("reason", why), one.value, rate_text(one, voice)) for why, one in figures.reasons]
        ),
    }
    if len(figures.experiment.bots) > 1:
        found["seats"] = seats(figures, voice)
    if figures.strongest():
        found["cards"] = cards(figures, voice)
    return found


def rate_text(rate: Rate, voice: Voice) -> str:
    digits = 1 if rate.half > 0.0015 else 2
    return f"{voice.percent(rate.value, digits)} ±{voice.number(100 * rate.half, digits)}"


def tick(value: float, voice: Voice) -> str:
    return voice.percent(value, 0 if round(100 * value, 6).is_integer() else 1)


def row(label: str, rate: Rate, voice: Voice, average: float) -> Whisker:
    return Whisker(
        label, rate.value, rate.low, rate.high, rate_text(rate, voice), svg.tone(rate.low, rate.high, average)
    )


def places(figures: Figures, voice: Voice) -> str:
    rows = [
        row(voice.say("place", n=place), rate, voice, figures.average) for place, rate in enumerate(figures.places, 1)
    ]
    return svg.whiskers(rows, figures.average, lambda x: tick(x, voice), voice.say("average"))


def seats(figures: Figures, voice: Voice) -> str:
    bots = figures.experiment.bots
    rows = [
        row(voice.say("seat", n=seat + 1, bot=bots[seat]), rate, voice, figures.average)
        for seat, rate in enumerate(figures.seats)
    ]
    return svg.whiskers(rows, figures.average, lambda x: tick(x, voice), voice.say("average"))


def lengths(figures: Figures, voice: Voice) -> str:
    unit, counted = length_of(figures)
    return svg.histogram([Series("", counted.counts)], voice.say(unit), voice.number)


def length_of(figures: Figures) -> tuple[str, Lengths]:
    return ("turns", figures.turns) if figures.turns else ("answers", figures.answers)


def cards(figures: Figures, voice: Voice) -> str:
    ranked = figures.strongest()
    shown = ranked if len(ranked) <= 2 * SHOWN else ranked[:SHOWN] + ranked[-SHOWN:]
    average = figures.any_card("drawn_won")
    rows = [row(voice.title(one.kind), one.drawn_won, voice, average) for one in shown]
    return svg.whiskers(rows, average, lambda x: tick(x, voice), voice.say("any-card"))


# --- two sides ---------------------------------------------------------------------------------


def comparison_pictures(a: Figures, b: Figures, pairs: Totals, names: tuple[str, str], voice: Voice) -> Pictures:
    (unit, one), (_, other) = length_of(a), length_of(b)
    both = [Series(names[0], one.counts), Series(names[1], other.counts)]
    found = {
        "lengths": svg.histogram(both, voice.say(unit), voice.number),
        "rates": rates(pairs, voice),
    }
    differences = card_differences(a, b)
    if differences:
        shown = differences if len(differences) <= 2 * SHOWN else differences[:SHOWN] + differences[-SHOWN:]
        rows = [change(voice.title(one.kind), one.mean, one.half, voice) for one in shown]
        found["cards"] = svg.whiskers(rows, 0.0, lambda x: points(x, voice), voice.say("no-difference"))
    return found


def rates(pairs: Totals, voice: Voice) -> str:
    """Draw the changes in frequency, in percentage points."""
    names = [name for name in pairs["measures"] if name == "first wins" or name.startswith("end ")]
    rows = []
    for name in sorted(names, key=lambda name: name != "first wins"):
        one = Difference.of(pairs, name)
        rows.append(change(measure(name, voice), one.mean, one.half, voice))
    return svg.whiskers(rows, 0.0, lambda x: points(x, voice), voice.say("no-difference"))


def change(label: str, mean: float, half: float, voice: Voice) -> Whisker:
    text = f"{voice.signed(100 * mean, 1)} ±{voice.number(100 * half, 1)}"
    return Whisker(label, mean, mean - half, mean + half, text, svg.tone(mean - half, mean + half, 0.0))


def points(value: float, voice: Voice) -> str:
    """Return a tick in percentage points."""
    return voice.signed(100 * value, 0 if round(100 * value, 6).is_integer() else 1) if value else "0"


def measure(name: str, voice: Voice) -> str:
    """Return the name of a measure."""
    if name.startswith("end "):
        return voice.say("measure-end", reason=voice.label("reason", name.removeprefix("end ")))
    if name in ("turns", "answers"):
        return voice.say(name)
    return voice.say("measure-first") if name == "first wins" else voice.label("moment", name)
