"""Questions in every game: there is always an option, and every way to get the options agrees."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from stablemates.core.kernel import NO_CARD, NOBODY
from stablemates.core.rng import fast
from stablemates.games import registry
from stablemates.games.stable.state import Stable
from stablemates.testing.leaks import asked_seats

from .playing import deals, every_table, examples


@every_table
@examples(90)
@given(data=st.data())
def test_someone_is_asked_and_has_an_option_or_the_game_is_over(profile: str, seats: int, data: st.DataObject) -> None:
    for s in data.draw(deals(profile, seats)).positions(100):
        questions = s.pending()
        assert [q.seat for q in questions] == asked_seats(s) != []
        assert all(q.options for q in questions)
        assert all(0 <= q.least < len(q.options) for q in questions)
        assert s.outcome() is None


@every_table
@examples(90)
@given(data=st.data())
def test_numbers_and_options_agree(profile: str, seats: int, data: st.DataObject) -> None:
    for s in data.draw(deals(profile, seats)).positions(60):
        for q in s.pending():
            moves = s.moves(q.seat)
            assert len(set(moves)) == len(moves) == s.width(q.seat)
            assert [s.nth(q.seat, n) for n in range(len(moves))] == moves
            assert [s.option(q.seat, move) for move in moves] == q.options
            rng = fast(len(moves))
            assert all(s.pick(q.seat, rng) in moves for _ in range(3))


@every_table
@examples(45)
@given(data=st.data())
def test_every_option_is_picked(profile: str, seats: int, data: st.DataObject) -> None:
    rng = fast(1)
    for s in data.draw(deals(profile, seats)).positions(5):
        for q in s.pending()[:1]:
            picked = {s.pick(q.seat, rng) for _ in range(20 * len(q.options))}
            assert len(picked) == len(q.options)


@every_table
@examples(90)
@given(data=st.data())
def test_options_name_cards_that_the_seat_knows_and_sources_are_public(
    profile: str, seats: int, data: st.DataObject
) -> None:
    for s in data.draw(deals(profile, seats)).positions(60):
        for q in s.pending():
            assert all(option.card == NO_CARD or s.knows(q.seat, option.card) for option in q.options)
            assert q.source == NO_CARD or s.knows(NOBODY, q.source)


@every_table
@examples(90)
@given(data=st.data())
def test_every_card_is_somewhere_exactly_once(profile: str, seats: int, data: st.DataObject) -> None:
    for s in data.draw(deals(profile, seats)).positions(100):
        s.assert_sound()
        if isinstance(s, Stable):
            assert s.known_count == sum(who != 0 for who in s.known)
        assert sum(len(s.cards_in(zone)) for zone in range(s.zone_count())) == len(s.kinds)


@every_table
def test_a_quiet_deal_is_the_same_deal(profile: str, seats: int) -> None:
    game, book = registry.find(profile)
    for seed in range(5):
        told, quiet = (deal(book, seats, seed, book.settle({})) for deal in (game.new, game.new_quiet))
        assert told.dump() == quiet.dump()
        assert (told.quiet, quiet.quiet, quiet.events) == (False, True, [])
