"""Recompute the answers in docs/laboratory.md: play the games, draw the charts, print the figures.

    python tools/questions.py FOLDER

The results stay in the folder, so a second run only draws the charts.  After changing bots or rules, use a new folder,
and copy the output to the page.
"""

from __future__ import annotations

import sys
from pathlib import Path

from stablemates.cli.simulate import wording
from stablemates.games.stable.profiles import SECOND_KINDS
from stablemates.lab.collectors import Totals
from stablemates.lab.compare import Difference, against
from stablemates.lab.progress import progress
from stablemates.lab.report import Figures, Rate, pictures, svg
from stablemates.lab.report.figures import Lengths
from stablemates.lab.run import carry_out
from stablemates.lab.simulate import Experiment, Plan
from stablemates.words import Words

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
TABLES = [("second-ru", "Stable game", (2, 3, 4, 6, 8), 10_000), ("unorog", "Unorog", (2, 4, 8), 40_000)]
GAMES = 12_000


def main(folder: Path) -> None:
    PICTURES.mkdir(exist_ok=True)
    first_seat(folder)
    editions(folder)
    two_players(folder)


def figures(folder: Path, experiment: Experiment) -> Figures:
    return Figures(experiment, played(folder, experiment))


def played(folder: Path, plan: Plan) -> Totals:
    with progress(folder.name, plan.games) as tick:
        return carry_out(plan, folder, tick=tick).totals


def draw(name: str, picture: str) -> None:
    (PICTURES / f"{name}.svg").write_text(svg.alone(picture), "utf-8")


def first_seat(folder: Path) -> None:
    rows = []
    for profile, title, counts, games in TABLES:
        for n in counts:
            quick = Experiment(profile, n, ["sensible"], games, seed=1, collectors=["endings"])
            found = figures(folder / f"first-{profile}-{n}", quick)
            print(f"{title}, {n} players:", ", ".join(rate(place) for place in found.places))
            first = found.places[0]
            more, low, high = (n * value - 1 for value in (first.value, first.low, first.high))
            tone = "good" if low > 0 else "bad" if high < 0 else "a"
            label = f"{100 * more:+.1f}% ±{50 * (high - low):.1f}".replace("-", "\N{MINUS SIGN}")
            rows.append(svg.Whisker(f"{title}, {n} players", more, low, high, label, tone))
            if (profile, n) == ("second-ru", 8):
                draw("places-of-eight", pictures.places(found, wording(Words("en"), quick)))
    draw("first-seat", svg.whiskers(rows, 0.0, lambda x: f"{100 * x:+.0f}%" if x else "0", "an equal share"))


def editions(folder: Path) -> None:
    both = against(Experiment("second-ru", 4, ["sensible"], GAMES, seed=1), "first-ru", {})
    totals = played(folder / "editions", both)
    for side, name in ((both.a, "second"), (both.b, "first")):
        found, words = Figures(side, totals["a" if side is both.a else "b"]), wording(Words("en"), side)
        draw(f"cards-{name}", pictures.cards(found, words))
        ranked = found.strongest()
        for card in ranked[:8] + ranked[-5:]:
            print(f"  {name}: {words.title(card.kind)} {rate(card.drawn_won)}, first hand {rate(card.dealt_won)}")
    for name in ("turns", "steal", "stopped"):
        one = Difference.of(totals["pairs"], name)
        print(f"  {name}: {one.mean_a:.1f}, {one.mean_b:.1f}, difference {one.mean:.2f} ± {one.half:.2f}")


def two_players(folder: Path) -> None:
    """Compare games for two by the rules, for three, and for two with all cards.

    This must run last: it changes the cards for good.
    """
    two = Experiment("second-ru", 2, ["sensible"], GAMES, seed=1)
    by_rules = figures(folder / "two", two)
    figures_of_three = figures(folder / "three", Experiment("second-ru", 3, ["sensible"], GAMES, seed=1))
    for kind in SECOND_KINDS:
        kind.two_players = True
    # The cards of a table are cached by its options; the default goal, given explicitly, avoids the cached ones.
    all_cards = figures(folder / "two-all", Experiment("second-ru", 2, ["sensible"], GAMES, 1, {"unicorns_to_win": 7}))
    for name, found in (("two", by_rules), ("three", figures_of_three), ("two, all cards", all_cards)):
        stopped = sum(card.stopped.hits for card in found.cards) / sum(card.stopped.n for card in found.cards)
        length = turns(found)
        print(
            f"  {name}: turns {length.mean.value:.1f} ± {length.mean.half:.1f}, median {length.quantile(0.5)};"
            f" stopped {100 * stopped:.1f}% or {found.moments['stopped'].value:.1f} cards;"
            f" by unicorns {rate(dict(found.reasons)['unicorns'])}; first {rate(found.places[0])};"
            f" strongest {', '.join(f'{one.kind} {rate(one.drawn_won)}' for one in found.strongest()[:3])}"
        )
    both = [
        svg.Series("by the two-player rules", turns(by_rules).counts),
        svg.Series("with all cards", turns(all_cards).counts),
    ]
    draw("two-players", svg.histogram(both, "turns in a game", lambda x: f"{x:.0f}"))


def turns(found: Figures) -> Lengths:
    assert found.turns
    return found.turns


def rate(one: Rate) -> str:
    return f"{100 * one.value:.1f} ± {100 * one.half:.1f}%"


if __name__ == "__main__":
    main(Path(sys.argv[1]))
