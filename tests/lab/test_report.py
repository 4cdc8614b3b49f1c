"""The report: figures with their intervals, a page with everything inside, and separate tables."""

from __future__ import annotations

import csv
import re
from dataclasses import replace
from functools import cache
from html.parser import HTMLParser
from importlib import import_module
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from stablemates.cli.arguments import program
from stablemates.cli.simulate import planned, wording
from stablemates.lab.command_line import command_for
from stablemates.lab.compare import Comparison, against
from stablemates.lab.report import Figures, Rate, pictures, svg, write
from stablemates.lab.report.figures import Lengths
from stablemates.lab.report.pages import name_of, side_names
from stablemates.lab.report.tables import tables
from stablemates.lab.run import Run, carry_out
from stablemates.lab.simulate import Experiment
from stablemates.words import LANGUAGES, Words

STABLE = Experiment("second-ru", players=4, bots=["novice"], games=40, seed=2)
UNOROG = Experiment("unorog", players=2, bots=["novice", "greedy"], games=60, seed=2)
COMPARED = against(Experiment("second-ru", 3, ["novice"], 12, 2), "first-ru", {})
PLANS: dict[str, Experiment | Comparison] = {"stable": STABLE, "unorog": UNOROG, "compared": COMPARED}


@cache
def played(name: str) -> Run:
    return carry_out(PLANS[name], processes=1)


def figures(name: str) -> Figures:
    plan = PLANS[name]
    assert isinstance(plan, Experiment)
    return Figures(plan, played(name).totals)


class Balance(HTMLParser):
    """Fails on an unclosed tag, and collects the text."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.words: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.links += [value or "" for name, value in attrs if name in ("src", "href")]
        if tag not in ("meta", "input"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] not in ("style", "script"):
            self.words.append(data.strip())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", PLANS)
def test_a_page_in_every_language_with_everything_inside(tmp_path: Path, name: str, lang: str) -> None:
    words = Words(lang, strict=True)
    plan = PLANS[name]
    path = write(played(name), tmp_path, wording(words, plan))
    text = path.read_text("utf-8")
    page = Balance()
    page.feed(text)
    assert page.open == []
    assert page.links == []
    assert f'<html lang="{lang}">' in text
    found = [ElementTree.fromstring(one) for one in re.findall(r"<svg.*?</svg>", text, re.DOTALL)]
    assert len(found) >= 3
    assert not re.search(r"\blab-|_", " ".join(page.words)), "a key instead of a message"
    if name == "stable":
        assert wording(words, plan).title("neigh") in page.words
    assert {"answers.csv", "measures.csv"} & {file.name for file in tmp_path.iterdir()}


def test_the_labels_agree_with_the_numbers_above_them(tmp_path: Path) -> None:
    path = write(played("compared"), tmp_path, wording(Words("ru", strict=True), COMPARED))
    page = Balance()
    page.feed(path.read_text("utf-8"))
    facts = list(pairwise(word for word in page.words if word))
    assert ("12", "раздач, сыгранных обеими сторонами") in facts
    assert ("3", "игрока") in facts


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_of_a_game_has_a_message_in_the_report(lang: str) -> None:
    messages = Words(lang).bundle._messages
    events = [name for name in messages if name.startswith("event-") and not name.startswith("event-table-")]
    kinds = {name.split("-", 2)[2] for name in events} - {"turn"}  # events of a network table are not moves
    reasons = {name.split("-", 2)[2] for name in messages if name.startswith("outcome-")}
    assert len(kinds) > 30
    assert sorted(kind for kind in kinds if f"lab-moment-{kind}" not in messages) == []
    assert sorted(why for why in reasons if f"lab-reason-{why}" not in messages) == []


def test_the_pictures_show_the_figures() -> None:
    found = figures("stable")
    drawn = pictures.places(found, wording(Words("en"), STABLE))
    root = ElementTree.fromstring(drawn)
    texts = ["".join(text.itertext()) for text in root.iter("{http://www.w3.org/2000/svg}text")]
    for place, rate in enumerate(found.places, 1):
        assert f"Position {place}" in texts
        assert f"{100 * rate.value:.1f}% ±{100 * rate.half:.1f}" in texts
    circles = [float(one.attrib["cx"]) for one in root.iter("{http://www.w3.org/2000/svg}circle")]
    ranks = sorted(range(4), key=lambda place: found.places[place].value)
    assert sorted(circles) == [circles[place] for place in ranks]


def test_card_titles_are_escaped_in_the_page(tmp_path: Path) -> None:
    """Card titles may contain any character."""
    plan = STABLE
    mean = wording(Words("en"), plan)
    mean.title = lambda kind: f"<b>{kind}&"
    text = write(played("stable"), tmp_path, mean).read_text("utf-8")
    assert "<b>neigh" not in text
    assert "&lt;b&gt;neigh&amp;" in text


def test_the_tables_hold_the_totals(tmp_path: Path) -> None:
    write(played("stable"), tmp_path, wording(Words("en"), STABLE))
    with (tmp_path / "cards.csv").open(encoding="utf-8", newline="") as file:
        rows = {row["kind"]: row for row in csv.DictReader(file)}
    kinds = played("stable").totals["cards"]["kinds"]
    assert set(rows) == set(kinds)
    for kind, facts in kinds.items():
        assert int(rows[kind]["drawn_won_of"]) == facts["drawn_by"]
        assert int(rows[kind]["stopped_count"]) == facts["stopped"]
        assert float(rows[kind]["drawn"]) == pytest.approx(facts["drawn"] / 40)
        assert float(rows[kind]["drawn_won_low"]) <= float(rows[kind]["drawn_won_high"])
    assert rows["neigh"]["title"] == "Neigh"


@pytest.mark.skipif(find_spec("pyarrow") is None, reason="pyarrow (extra sim) is not installed")
def test_parquet_is_the_same_table(tmp_path: Path) -> None:
    write(played("unorog"), tmp_path, wording(Words("en"), UNOROG))
    parquet: Any = import_module("pyarrow.parquet")
    assert (
        parquet.read_table(tmp_path / "cards.parquet").to_pylist()
        == tables(figures("unorog"), wording(Words("en"), UNOROG))["cards"]
    )


def test_wilson_intervals_hold_the_rate_and_shrink() -> None:
    for hits, n in ((0, 10), (5, 10), (10, 10), (250, 1000)):
        rate = Rate(hits, n)
        assert 0 <= rate.low <= rate.value + 1e-12
        assert rate.value - 1e-12 <= rate.high <= 1
    assert Rate(250, 1000).half < Rate(25, 100).half
    assert Rate(0, 0).value == 0


def test_the_figures_of_a_game_without_stables() -> None:
    found = figures("unorog")
    assert not found.has_stables
    assert not found.has_stops
    assert [why for why, _ in found.reasons] == ["empty_hand"]
    assert sum(rate.hits for rate in found.seats) == found.games == 60
    assert found.average == 0.5
    assert len(found.cards) == 54
    assert found.turns
    assert found.turns.n == 60


def test_both_sides_are_named_by_what_they_differ_in() -> None:
    english = wording(Words("en"), UNOROG)
    both = against(UNOROG, None, {"stone_skips": True})
    assert name_of(both.b, english) == "Unorog, stone_skips=true"
    assert side_names(both, english) == ("Unorog", "stone_skips=true")
    names = ("Unicorn Stable, 2nd edition (2020)", "Unicorn Stable, 1st edition (Russian)")
    assert side_names(COMPARED, wording(Words("en"), COMPARED)) == names


@pytest.mark.parametrize("name", PLANS)
def test_a_report_has_the_command_that_reproduces_it(name: str, tmp_path: Path) -> None:
    plan = PLANS[name]
    command = command_for(plan).split()
    assert planned(program().parse_args(command[1:])) == plan
    experiment = plan.a if isinstance(plan, Comparison) else plan
    page = write(played(name), tmp_path, wording(Words("en"), experiment)).read_text("utf-8")
    assert f"<code>{command_for(plan)}</code>" in page


def test_the_command_names_what_was_changed_and_left_out() -> None:
    quick = replace(UNOROG, options={"goal": 100}, collectors=["endings", "mine:Calls"])
    both = against(quick, None, {"stone_skips": True})
    command = command_for(both)
    assert command.endswith("--option goal=100 --against-option stone_skips=true --quick --collector mine:Calls")


def test_a_custom_collector_is_in_the_page_for_both_sides(tmp_path: Path) -> None:
    run = played("compared")
    for side in ("a", "b"):
        run = run._replace(totals={**run.totals, side: {**run.totals[side], "mine:Calls": {"calls": 7}}})
    page = write(run, tmp_path, wording(Words("en"), COMPARED)).read_text("utf-8")
    assert "Collector: mine:Calls" in page
    assert page.count("&quot;calls&quot;: 7") == 2


def test_a_histogram_has_a_bar_for_every_bin_that_is_not_empty() -> None:
    drawn = svg.histogram([svg.Series("", {10: 3, 11: 1, 14: 2})], "turns", str)
    assert drawn.count('class="a bar"') == 3
    two = svg.histogram([svg.Series("one", {10: 3}), svg.Series("two", {12: 3})], "turns", str)
    assert two.count("a bar half") == two.count("b bar half") == 2  # a bar and the legend
    wide = svg.histogram([svg.Series("", dict.fromkeys(range(1000), 1))], "turns", str)
    assert 30 <= wide.count('class="a bar"') <= 40


def test_lengths() -> None:
    lengths = Lengths({"10": 2, "9": 1, "30": 1})
    assert list(lengths.counts) == [9, 10, 30]
    assert lengths.mean.value == 14.75
    assert (lengths.quantile(0.5), lengths.quantile(1.0)) == (10, 30)


def test_a_picture_as_a_separate_file() -> None:
    picture = svg.alone(svg.bars([svg.Bar("<you>", 0.5, "50%")]))
    root = ElementTree.fromstring(picture)
    assert root[0].tag.endswith("style")
    assert "&lt;you&gt;" in picture
