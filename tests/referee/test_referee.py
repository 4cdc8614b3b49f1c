"""The referee: positions are filled in or refused, answers are explained, and all outcomes are listed."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from stablemates.protocol.rulings import Inquiry, Ruling
from stablemates.referee import BadQuestion, rule
from stablemates.server.http.limits import Limits
from stablemates.testing import At

from ..server.http.place import open_place, run
from .explained import look_at_game

ANN = {"name": "ann", "hand": ["unicorn_poison"], "stable": []}
BOB = {"name": "bob", "stable": ["narwhal", "black_knight_unicorn"]}
CAT = {"name": "cat", "stable": []}


def ask(profile: str = "second-ru", players: list[dict[str, Any]] | None = None, **given: Any) -> Ruling:
    return rule(msgspec.convert({"profile": profile, "players": players or [ANN, BOB, CAT], **given}, Inquiry))


@pytest.mark.parametrize("number", range(8))
def test_every_target_is_offered_or_explained(number: int) -> None:
    """tools/referee.py checks any number of positions."""
    assert look_at_game(number, 40) > 20


def test_unknown_hands_hold_nothing_that_stops_a_card() -> None:
    ruling = ask(path=["ann unicorn_poison"])
    assert [asked.who for asked in ruling.ask] == ["ann"]  # to choose a unicorn: no one was asked for a Neigh
    hands = [zone for zone in ruling.view.zones if zone.name == "hand" and zone.seat > 0]
    assert [zone.count for zone in hands] == [3, 3]
    assert [zone.cards for zone in hands] == [[None] * 3] * 2  # what they are is an assumption, and not shown


def test_an_unknown_card_stays_unknown_and_can_be_discarded_but_not_played() -> None:
    """R-WORD-02, R-EFF-01: Bob discards for Barbed Wire, and no one knows what; no answer names a card of his hand."""
    bob = {"name": "bob", "stable": ["barbed_wire", "narwhal", "americorn"]}
    ruling = ask(players=[ANN, bob, CAT], path=["ann unicorn_poison", "ann narwhal"])
    [asked] = ruling.ask
    assert (asked.who, asked.labels) == ("bob", ["unknown"])
    assert [option.card.kind for option in asked.question.options if option.card] == ["unknown"]
    ruling = ask(players=[ANN, bob, CAT], path=["ann unicorn_poison", "ann narwhal", "bob unknown"])
    [event] = [event for one in ruling.news for event in one.news if event.kind == "discard" and event.seat == 1]
    assert event.card is not None
    assert event.card.kind == "unknown"
    assert [(asked.who, asked.labels, ruling.cannot) for asked in ruling.ask] == [("bob", ["draw"], [])]
    drawn = [event.card for one in ruling.news for event in one.news if event.kind == "draw"]
    assert drawn == [None]


def test_a_card_that_is_searched_for_is_known_from_then_on() -> None:
    ann = {"name": "ann", "hand": ["americorn", "narwhal", "classy_narwhal"], "stable": []}
    path = ["ann classy_narwhal", "ann yes"]
    found = ask(players=[ann, CAT, {**BOB, "stable": []}], path=path)
    assert [asked.question.ask for asked in found.ask] == ["search"]
    label = found.ask[0].labels[1]
    ruling = ask(players=[ann, CAT, {**BOB, "stable": []}], path=[*path, f"ann {label}"])
    assert label.removeprefix("take ") in [card.kind for card in ruling.view.zone("hand", 0).cards if card]


def test_all_ways_are_listed_when_they_are_few() -> None:
    """Unicorn Poison on Bob, who has a Black Knight."""
    ways = ask(path=["ann unicorn_poison"], ways=True).ways
    assert ways is not None
    assert [way.path for way in ways] == [
        ["ann narwhal", "bob no"],
        ["ann narwhal", "bob save black_knight_unicorn"],
        ["ann black_knight_unicorn"],
    ]
    fallen = [
        [event.card.kind for event in way.news if event.kind in ("destroy", "sacrifice") and event.card] for way in ways
    ]
    assert fallen == [["narwhal"], ["black_knight_unicorn"], ["black_knight_unicorn"]]


def test_every_way_is_a_path() -> None:
    for way in ask(path=["ann unicorn_poison"], ways=True).ways or []:
        ruling = ask(path=["ann unicorn_poison", *way.path])
        assert [asked.question.ask for asked in ruling.ask] == ["action"]


def test_without_an_effect_in_progress_no_ways_are_listed() -> None:
    assert ask(ways=True).ways is None


def test_the_same_position_as_a_test_sets_up() -> None:
    """What ``At`` sets up can be put to the referee, with the same result."""
    t = At(
        "second-ru",
        ann={"hand": "unicorn_poison", "stable": ""},
        bob={"stable": "narwhal americorn"},
        cat={"stable": ""},
    )
    t.does("ann", "unicorn_poison", "narwhal")
    players = [{**ANN}, {"name": "bob", "hand": [], "stable": ["narwhal", "americorn"]}, {**CAT, "hand": []}]
    ruling = ask(players=players, path=["ann unicorn_poison", "ann narwhal"])
    [stable] = [zone for zone in ruling.view.zones if zone.name == "stable" and zone.seat == 1]
    assert [card.kind for card in stable.cards if card] == t.stable("bob") == ["americorn"]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (
            {"players": [ANN, {**BOB, "stable": ["neigh"]}]},
            r"field 'stable': neigh, instant, cannot be in the stable \(R-CARD-01\)",
        ),
        (
            {"players": [ANN, {**BOB, "stable": ["narwhal"]}]},
            r"field 'stable': second-ru for 2 players has no card 'narwhal' \(R-TWO-01\)",
        ),
        ({"discard": ["americorn"] * 2}, r"field 'discard': no 'americorn' is left in the box \(R-SET-02\)"),
        ({"discard": ["dragon"]}, r"field 'discard': second-ru for 3 players has no card 'dragon' \(R-SET-02\)"),
        ({"phase": "lunch"}, r"field 'phase': 'lunch' is not one of beginning, draw, action, end \(R-TURN-01\)"),
        ({"players": [ANN]}, r"field 'players': second-ru is for 2 to 8 players \(R-SET-01\), not 1"),
        ({"profile": "first-uk", "players": [ANN, BOB]}, r"field 'players': first-uk is for 3 to 8 players"),
        ({"discard": ["baby_unicorn_red"]}, r"field 'discard': baby_unicorn_red, baby, .* \(R-CARD-02\)"),
        ({"turn": "dan"}, "field 'turn': no player is called 'dan'"),
        ({"loans": [["narwhal", "dan"]]}, "field 'loans': no player is called 'dan'"),
        (
            {"players": [ANN, {**BOB, "stable": ["yay"]}, CAT], "loans": [["yay", "cat"]]},
            r"field 'loans' \(R-EFF-03\): yay is lent, but is not a unicorn",
        ),
        ({"profile": "third-ru"}, "field 'profile': unknown rulebook 'third-ru'"),
        ({"profile": "unorog"}, "field 'profile': the referee rules on the stable game, not on unorog; use second-ru"),
        ({"options": {"seed": 3}}, "field 'options': unknown table option 'seed'"),
        ({"players": [ANN, ANN]}, "field 'players': 'ann' cannot be a name"),
        ({"players": [ANN, {**BOB, "name": "deck"}]}, "field 'players': 'deck' cannot be a name"),
        ({"players": [ANN, {**BOB, "name": "packs"}]}, "field 'players': 'packs' cannot be a name"),
        ({"path": ["ann narwhal"]}, r"field 'path', answer 1: ann cannot 'narwhal'"),
        ({"path": ["ann unicorn_poison", "dan pass"]}, r"field 'path', answer 2: no player is called 'dan'"),
    ],
)
def test_an_impossible_position_is_refused_with_its_field_and_rule(change: dict[str, Any], message: str) -> None:
    with pytest.raises(BadQuestion, match=message):
        ask(**change)


def test_over_http_an_invalid_position_is_refused_and_questions_are_rate_limited() -> None:
    async def work() -> None:
        async with open_place(Limits(rulings_per_minute=3)) as place:
            body = {"profile": "second-ru", "players": [ANN, BOB, CAT]}
            assert (await place.post("/api/referee", body)).status_code == 200
            bad = await place.post("/api/referee", {**body, "phase": "lunch"})
            assert (bad.status_code, bad.json()["reason"]) == (400, "bad-position")
            long = await place.post("/api/referee", {**body, "path": ["ann draw"] * 41})
            assert (long.status_code, long.json()["reason"]) == (400, "bad-message")
            while (answer := await place.post("/api/referee", body)).status_code == 200:
                pass
            assert (answer.status_code, answer.json()["reason"]) == (429, "too-many")

    run(work)


def test_piles_and_loans_are_set_up_as_they_are_named() -> None:
    """Unknown hands take no card that is named in the deck."""
    players = [{**ANN, "hand": [], "stable": ["narwhal", "unicorn_lasso"]}, {"name": "bob", "stable": []}, CAT]
    deck = ["yay", "slowdown", "..."]
    given = {"deck": deck, "nursery": ["baby_narwhal"], "loans": [["narwhal", "bob"]], "phase": "end"}
    ruling = ask("first-uk", players, **given)
    assert [card.kind for card in ruling.view.zone("stable", 1).cards if card] == ["narwhal"]  # it was returned
    assert ruling.view.zone("nursery").count == 1
    assert ruling.view.zone("hand", 1).count == 4  # Bob's turn: he has drawn
    assert "yay" in [card.kind for card in ruling.view.zone("hand", 1).cards if card]
