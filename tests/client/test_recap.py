"""The recap: what the others did since a player's last turn, and which of it affected that player."""

from __future__ import annotations

from stablemates.client.narration import Received
from stablemates.client.recap import recap
from stablemates.protocol.values import Event, Place

ME, BOB, CID = 0, 1, 2


def received(*events: Event) -> list[Received]:
    return list(enumerate(events))


def kinds(events: list[Received]) -> list[str]:
    return [event.kind for _, event in events]


def test_the_turns_of_others_are_recapped_starting_with_what_affected_you() -> None:
    hand, stable = Place("hand", ME), Place("stable", ME)
    found = recap(
        received(
            Event("turn", BOB),
            Event("destroy", BOB, whom=ME),  # the round before
            Event("turn", ME),
            Event("play", ME),
            Event("turn", BOB),
            Event("play", BOB),
            Event("return", BOB, whom=CID, from_zone=stable, to_zone=hand),
            Event("turn", CID),
            Event("steal", CID, whom=ME),
            Event("table-chat", CID, text="sorry"),
            Event("destroy", CID, whom=BOB),
            Event("discard", ME),  # required by their own card
            Event("play", ME),  # in response
            Event("turn", ME),
            Event("draw", ME),
        ),
        ME,
    )
    assert kinds(found.touched) == ["return", "steal", "discard"]
    assert kinds(found.rest) == ["turn", "play", "turn", "destroy", "play"]


def test_a_card_of_yours_that_was_spent_is_not_news() -> None:
    found = recap(
        received(
            Event("turn", ME),
            Event("turn", BOB),
            Event("play", BOB),
            Event("play", ME),  # a Neigh, which is stopped by another
            Event("stopped", ME),
            Event("discard", ME, rule="R-CARD-07"),
            Event("discard", ME, rule="R-TURN-10"),  # a real loss
        ),
        ME,
    )
    assert [(event.kind, event.rule) for _, event in found.touched] == [("stopped", ""), ("discard", "R-TURN-10")]
    assert kinds(found.rest) == ["turn", "play", "play", "discard"]


def test_a_game_without_turn_events_is_divided_by_what_players_do() -> None:
    found = recap(
        received(Event("play", BOB), Event("play", ME), Event("play", BOB), Event("sleep", ME), Event("draw", CID)), ME
    )
    assert kinds(found.touched) == ["sleep"]
    assert kinds(found.rest) == ["play", "draw"]
    assert recap(received(Event("play", BOB), Event("play", ME)), ME) == ([], [])


def test_before_your_first_turn_it_starts_with_the_first_turn_of_the_game() -> None:
    found = recap(received(Event("deal", ME), Event("first", BOB), Event("turn", BOB), Event("turn", ME)), ME)
    assert (kinds(found.touched), kinds(found.rest)) == ([], ["turn"])
