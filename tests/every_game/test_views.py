"""Viewers share what they see alike, and yet each of them sees exactly what the game shows to their seat."""

from __future__ import annotations

import pytest

import stablemates
from stablemates.core.kernel import NOBODY, SPECTATOR_BIT
from stablemates.core.rng import fast
from stablemates.core.table import Table
from stablemates.protocol import seen
from stablemates.protocol.messages import write

from .playing import PROFILES, an_answer, as_table

PACKS = {one.id: [""] if one.game == "unorog" else ["", "fireflies"] for one in PROFILES.values()}
GAMES = [(profile, pack) for profile, packs in PACKS.items() for pack in packs]
SEATS = 4
SEEDS = 2


def everyone_sees_their_own_view(table: Table) -> None:
    views = seen.Views(table)
    for seat in range(NOBODY, SEATS):
        assert views.to(seat) == seen.view(table, seat), table.notation()


def known_beyond_the_zones(table: Table) -> int:
    """Return the set of those who know a card in a hand or the deck that is not shown to them there."""
    known = 0
    for zone in range(1 + SEATS):
        known |= table.knowers_in(zone)
    return known


@pytest.mark.parametrize(("profile", "pack"), GAMES)
def test_shared_views_are_each_viewers_own_in_whole_games(profile: str, pack: str) -> None:
    to_players = to_spectators = 0
    for seed in range(SEEDS):
        options = {"packs": pack} if pack else {}
        table, rng = as_table(stablemates.new(profile, seats=SEATS, seed=seed, **options)), fast(seed)
        while table.asked():
            everyone_sees_their_own_view(table)
            known = known_beyond_the_zones(table)
            to_spectators += known >> SPECTATOR_BIT & 1
            to_players += known % (1 << SEATS) > 0
            table.answer(*an_answer(table, rng, keen=4))
        everyone_sees_their_own_view(table)
    assert min(to_players, to_spectators) > 20, "these games show nothing about known cards"


def test_someone_who_knows_a_card_sees_it_and_the_others_do_not() -> None:
    table = as_table(stablemates.new("unorog", seats=SEATS, seed=1))
    card = table.cards_in(1)[0]  # in the hand of seat 0
    table.set_knowers({card: 1 << 2})
    views = seen.Views(table)
    assert [seat for seat in range(NOBODY, SEATS) if views.to(seat).where(card) is not None] == [0, 2]
    everyone_sees_their_own_view(table)


def test_what_only_spectators_know_is_not_shown_to_players() -> None:
    """No game does this, but what players share with spectators must not depend on that."""
    table = as_table(stablemates.new("unorog", seats=SEATS, seed=1))
    card, below = table.cards_in(1)[0], table.cards_in(0)[0]
    table.set_knowers({card: 1 << SPECTATOR_BIT, below: 1 << SPECTATOR_BIT})
    views = seen.Views(table)
    assert [seat for seat in range(NOBODY, SEATS) if views.to(seat).where(card) is not None] == [NOBODY, 0]
    assert [seat for seat in range(NOBODY, SEATS) if views.to(seat).zones[0].known] == [NOBODY]
    everyone_sees_their_own_view(table)


@pytest.mark.parametrize(("profile", "pack"), GAMES)
def test_what_is_sent_is_each_viewers_own_view(profile: str, pack: str) -> None:
    options = {"packs": pack} if pack else {}
    table, rng = as_table(stablemates.new(profile, seats=SEATS, seed=1, **options)), fast(1)
    while table.asked():
        views = seen.Views(table)
        for seat in range(NOBODY, SEATS):
            assert write(views.to_send(seat)) == write(seen.view(table, seat)), table.notation()
        table.answer(*an_answer(table, rng, keen=4))
