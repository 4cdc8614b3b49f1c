"""The HTML page of a report."""

from __future__ import annotations

import re

import pytest

import stablemates
from stablemates.core.kernel import NOBODY
from stablemates.core.match import Match
from stablemates.pictures import card_uri
from stablemates.protocol import seen
from stablemates.protocol.reports import Choice, Luck, Point, Report
from stablemates.protocol.values import Card, Event, Place
from stablemates.report.page import page
from stablemates.terminal.lines.table import speech_of
from stablemates.words import Words


@pytest.fixture(scope="module")
def match() -> Match:
    return stablemates.match("unorog", ["Ann", "Bob & Co"], seed=3)


def page_of(match: Match, choices: list[Choice], luck: list[Luck], lang: str = "en", *, only_band: bool = False) -> str:
    words = Words(lang)
    band = [Point(0, 1, [0.5, 0.5]), Point(8, 4, [1.0, 0.0])]
    report = Report("0.2.0", match.players, band, choices, luck, only_band)
    return page(report, match, speech_of(words, match, NOBODY), words)


def test_a_choice_shows_both_answers_as_cards(match: Match) -> None:
    question = seen.question(match.state, match.state.question(0))
    card, draw = (
        next(n for n, one in enumerate(question.options) if (one.card is None) == bare) for bare in (False, True)
    )
    kind = question.options[card].card
    assert kind is not None
    shown = page_of(match, [Choice(0, 1, 0, question, draw, card, 0.41, 0.84, 0.11)], [])
    assert f'<figure class="good"><img src="{card_uri(kind.kind)}" alt=""><figcaption><b>84%</b>' in shown
    assert '<figure class="bad"><div>draw a card</div><figcaption><b>41%</b></figcaption></figure>' in shown
    assert "Better:" in shown
    assert "Bob &amp; Co" in shown


def test_luck_shows_the_cards_that_were_drawn(match: Match) -> None:
    deck, hand = Place("deck"), Place("hand", 1)
    drawn = [Event("draw", 1, Card(n, kind), from_zone=deck, to_zone=hand) for n, kind in ((1, "red_5"), (2, "blue_1"))]
    shown = page_of(match, [], [Luck(3, 2, 1, drawn, 0.2, 0.6, 0.1)], "uk")
    assert [shown.count(card_uri(kind)) for kind in ("red_5", "blue_1")] == [1, 1]
    assert "з 20\N{NO-BREAK SPACE}% до 60\N{NO-BREAK SPACE}%" in shown


def test_the_page_needs_no_other_file(match: Match) -> None:
    drawn = [Event("draw", 1, Card(1, "red_5"), from_zone=Place("deck"), to_zone=Place("hand", 1))]
    shown = page_of(match, [], [Luck(3, 2, 1, drawn, 0.2, 0.6, 0.1)], "ru")
    assert all(one.startswith("data:image/png;base64,") for one in re.findall(r'(?:src|href)="([^"]*)', shown))
    assert "url(" not in shown


def test_a_card_without_a_drawing_shows_its_title(match: Match) -> None:
    drawn = [Event("draw", 1, Card(1, "of_a_pack"), from_zone=Place("deck"), to_zone=Place("hand", 1))]
    shown = page_of(match, [], [Luck(3, 2, 1, drawn, 0.2, 0.6, 0.1)])
    assert re.search(r'<figure class=""><div>[^<]+</div><figcaption></figcaption>', shown)


def test_without_a_compiled_engine_the_page_says_so(match: Match) -> None:
    assert "is not compiled" in page_of(match, [], [], only_band=True)
