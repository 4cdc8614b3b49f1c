"""Words for the shuffle, the start of a game, and rematches with the same people."""

from __future__ import annotations

from ..server.table import SetUp, last_card, names


def test_words_are_added_to_the_deal_and_shown_only_when_it_is_dealt(at: SetUp) -> None:
    t = at("unorog", people="ann bob")
    t.says("bob", "giveword", word="carrot")
    assert t.snapshot("ann").table.words == []
    assert [seat.word for seat in t.snapshot("ann").table.seats] == [False, True]
    assert t.mine("bob").word == "carrot"
    t.refused("not-seated", "eve", "giveword", word="x")
    t.refused("bad-word", "bob", "giveword", word="\u0958" * 64)  # twice as long in its composed form
    t.says("ann", "start")
    assert t.snapshot("ann").table.words == ["", "carrot"]
    assert t.mine("bob").word == ""


def test_a_start_is_not_stale_because_someone_sat_down_at_the_same_moment(at: SetUp) -> None:
    t = at("unorog", people="ann bob", bots="cid")
    on = t.room.state
    t.says("dan", "sit", name="dan", seat=2)
    t.says("ann", "start", on=on)
    assert names(t) == ["ann", "bob", "dan"]
    t.refused("playing", "ann", "start", on=on)


def test_rematch_starts_when_all_agree_with_the_same_link_and_a_new_commitment(at: SetUp) -> None:
    t = last_card(at)
    committed = t.snapshot("ann").table.commitment
    t.refused("not-over", "ann", "rematch")
    t.does("ann", "red_1")
    table = t.snapshot("bob").table
    assert table.phase == "over"
    assert table.ended is not None
    assert (table.ended.winner, table.ended.game) == (0, 1)
    next_deal = table.commitment
    assert next_deal != committed
    t.says("bob", "rematch")
    assert [one.again for one in t.snapshot("ann").table.seats] == [False, True]
    t.refused("said-already", "bob", "rematch")
    t.refused("not-seated", "eve", "rematch")
    t.says("ann", "rematch")
    table = t.snapshot("bob").table
    assert (table.phase, table.game, table.ended) == ("playing", 2, None)
    assert table.commitment == next_deal  # the deal matches the commitment
    assert [one.again for one in table.seats] == [False, False]
    assert len(t.received("bob", "table-dealt")) == 2


def test_rematch_bots_always_agree(at: SetUp) -> None:
    t = last_card(at, cid={"hand": "blue_1 blue_2"}, bots="cid").does("ann", "red_1")
    t.says("ann", "rematch")
    t.says("bob", "rematch")
    assert t.room.phase == "playing"


def test_rematch_does_not_wait_for_absent_players(at: SetUp) -> None:
    t = last_card(at).does("ann", "red_1")
    t.drops("bob")
    t.waits(4.0)
    t.says("ann", "rematch")
    assert t.room.phase == "playing"


def test_rematch_waits_while_a_seat_is_empty(at: SetUp) -> None:
    t = last_card(at).does("ann", "red_1")
    t.says("bob", "stand")
    t.says("ann", "rematch")
    assert t.snapshot("ann").table.phase == "over"
    t.refused("empty-seats", "ann", "start")
    t.says("eve", "sit", name="eve")
    t.says("ann", "start")
    assert t.room.phase == "playing"


def test_rematch_returns_seats_that_a_bot_had_taken_over(at: SetUp) -> None:
    t = last_card(at)
    t.says("bob", "stand")
    assert t.plays_a_bot("bob")
    t.does("ann", "red_1")
    t.says("ann", "rematch")
    t.says("bob", "rematch")
    assert t.room.phase == "playing"
    assert not t.plays_a_bot("bob")


def test_a_start_from_before_the_last_game_is_stale(at: SetUp) -> None:
    t = at("unorog", ann={"hand": "red_5"}, bob={"hand": "green_1"}, cauldron="red_3")
    t.does("ann", "red_5")
    assert t.room.phase == "over"
    t.refused("stale", "ann", "start", on=0)
