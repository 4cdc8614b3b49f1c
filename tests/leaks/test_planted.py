"""The test of hidden information finds every planted leak."""

from __future__ import annotations

import pytest

import stablemates
from stablemates.core.table import Table
from stablemates.testing.leaks import Leak

from ..every_game.playing import ALWAYS, PROFILES, Deal, as_table, every_profile
from ..every_game.test_hidden import see_nothing_hidden
from . import planting as leak

LEAKS: dict[str, leak.Plant] = {
    "the view shows the top of the deck": leak.in_the_view(leak.top_of_the_deck),
    "the view has the numbers of others' cards without faces": leak.in_the_view(leak.numbers_without_faces),
    "the view shows where in a hand the known cards are": leak.in_the_view(leak.how_a_hand_is_held),
    "the view has a hash of everything": leak.in_the_view(leak.hash_of_everything),
    "the faces of a hand are in the order of the hand": leak.view_in_the_order_of_the_hand,
    "an option depends on what another holds": leak.option_by_what_another_holds,
    "only holders of a card are asked": leak.only_holders_of_a_card_are_asked,
    "an event is seen by everyone": leak.emitting(leak.seen_by_everyone),
    "an event is seen by the neighbour": leak.emitting(leak.seen_by_the_neighbour),
    "an event names a face in its word": leak.emitting(leak.face_in_the_word),
    "an event has a secret in its number": leak.emitting(leak.secret_in_the_number),
    "an event has a secret in its zone": leak.emitting(leak.secret_in_the_zone),
    "imagining keeps what chance will do": leak.imagining(leak.keep_chance),
    "imagining keeps all cards": leak.imagining(leak.keep_all_cards),
    "imagining keeps the top of the deck": leak.imagining(leak.keep_the_top_of_the_deck),
    "imagining keeps what others know": leak.keep_what_others_know,
    "imagining keeps a flag": leak.remembering(leak.a_flag),
    "imagining keeps who has answered": leak.remembering(leak.who_answered),
    "imagining keeps what was answered": leak.remembering(leak.what_was_answered),
}


@every_profile
@pytest.mark.parametrize("name", list(LEAKS))
def test_a_planted_leak_is_found(profile: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    LEAKS[name](monkeypatch, kind_of_table(profile))
    assert is_caught(profile), f"no one noticed that {name}"


def kind_of_table(profile: str) -> type[Table]:
    return type(as_table(stablemates.new(profile, seats=PROFILES[profile].fewest)))


def is_caught(profile: str) -> bool:
    """Return whether a few games are enough to find a leak.  Other errors are raised: the game must be playable."""
    book = PROFILES[profile]
    for seed in range(60):
        seats = min(book.fewest + 1 + seed % 2, book.most)
        try:
            see_nothing_hidden(Deal(profile, seats, seed, {}, ALWAYS - seed % 3, 25 * seed % 200, seed), 30)
        except Leak:
            return True
    return False
