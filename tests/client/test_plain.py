"""The table of a game without its own board: which parts of its view are shown, and the order of a hand."""

from __future__ import annotations

from stablemates.client.glyphs import Glyphs
from stablemates.client.plain import Shown, shown
from stablemates.core.game import Profile
from stablemates.protocol.values import Card
from stablemates.protocol.views import Fact, View, Zone
from stablemates.words import Words
from stablemates.words.speech import Speech

RED = Card(7, "red_5")


def speech(game: str = "unorog") -> Speech:
    return Speech(Words("en", "unorog", strict=True), Profile("pond", game, "en", 2, 4, "", []), ["Ann", "Bob"], me=0)


def view(*zones: Zone, **facts: Fact) -> View:
    return View("unorog", "pond", "", 0, 2, 1, "fishing", list(zones), facts=facts)


def test_zones_are_shown_by_the_games_own_name_or_the_common_one_or_their_key() -> None:
    zones = [Zone("well", count=93), Zone("hand", 0, 1, [RED]), Zone("hand", 1, 1, [None]), Zone("pond", count=0)]
    assert [one for one in shown(view(*zones), speech()) if one.zone is not None] == [
        Shown("Well", zones[0]),
        Shown("Hand, you", zones[1]),
        Shown("Hand, Bob", zones[2]),
        Shown("pond", zones[3]),
    ]


def test_facts_are_shown_if_they_have_a_label() -> None:
    facts = [one for one in shown(view(round=3, points=[4, 5], bait="worm"), speech()) if one.zone is None]
    assert facts == [Shown("Turn", fact="Bob"), Shown("Round", fact="3"), Shown("Points", fact="you 4, Bob 5")]


def test_cards_with_numbers_are_sorted_by_their_numbers() -> None:
    cards = [Card(n, kind) for n, kind in enumerate(("gull_10", "gull_9", "crab_11", "anchor"))]
    assert [card.kind for card in sorted(cards, key=Glyphs(speech()).order)] == [
        "anchor",
        "crab_11",
        "gull_9",
        "gull_10",
    ]
