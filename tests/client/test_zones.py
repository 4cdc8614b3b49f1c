"""The table of a game that has no board of its own: what of its view is shown, and in which order cards are held."""

from __future__ import annotations

from stablemates.client.zones import Shown, shown

from stablemates.client.glyphs import Glyphs
from stablemates.words import Speech, Words


def speech() -> Speech:
    return Speech(Words("en", "unorog", strict=True), "unorog", lambda card: "red_5", ["Ann", "Bob"], me=0)


def test_zones_are_shown_always_and_facts_if_they_have_a_label() -> None:
    card = {"card": 7, "kind": "red_5"}
    view = {"pond": [card, None], "hands": [[card], [None]], "well": 93, "seat": 0}
    assert [*shown(view, speech())] == [
        Shown("pond", "pond", [card, None]),
        Shown("hands", "Hand, you", [card], seat=0),
        Shown("hands", "Hand, Bob", [None], seat=1),
        Shown("well", "Well", fact="93"),
    ]


def test_an_empty_list_is_a_zone_only_if_it_has_a_label() -> None:
    assert [one.name for one in shown({"asked": [], "cauldron": []}, speech())] == ["cauldron"]


def test_cards_with_numbers_are_held_by_their_numbers() -> None:
    glyphs = Glyphs(speech())
    held = sorted(({"kind": kind} for kind in ("gull_10", "gull_9", "crab_11", "anchor")), key=glyphs.order)
    assert [face["kind"] for face in held] == ["anchor", "crab_11", "gull_9", "gull_10"]
