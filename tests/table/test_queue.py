"""The queue for the next game: no one can see a hand at will, and everyone who waits plays in the end."""

from __future__ import annotations

import pytest

from stablemates.table import seats

from ..server.table import ServerTable, SetUp, last_card, names


@pytest.fixture
def t(at: SetUp) -> ServerTable:
    """Ann plays with two bots, and eve watches."""
    table = at("second-ru", ann={"hand": "narwhal"}, bob={"hand": "yay"}, cid={"hand": "neigh"}, bots="bob cid")
    table.pondering = 1e6
    table.joins("eve")
    return table


def hands(t: ServerTable, who: str) -> list[list[str]]:
    """Return the cards that someone sees in the hands of all seats."""
    view = t.snapshot(who).view
    assert view is not None
    return [[card.kind for card in zone.cards or [] if card is not None] for zone in view.zones if zone.name == "hand"]


def test_a_player_who_sits_down_during_a_game_waits_and_sees_no_hand(t: ServerTable) -> None:
    before = hands(t, "eve")
    t.says("eve", "sit", name="Eve", seat=2)
    assert t.snapshot("ann").table.queue == ["Eve"]
    assert t.snapshot("eve").you == -1
    assert hands(t, "eve") == before
    t.refused("said-already", "eve", "sit", name="Eve")


def test_the_host_admits_someone_to_a_bots_seat(t: ServerTable) -> None:
    t.says("eve", "sit", name="Eve")
    t.refused("not-host", "eve", "admit", place=0)
    t.refused("not-queued", "ann", "admit", place=1)
    t.refused("seat-taken", "ann", "admit", place=0, seat=0)
    t.says("ann", "admit", place=0)
    assert names(t) == ["ann", "Eve", "bot"]
    assert t.snapshot("ann").table.queue == []
    assert t.snapshot("eve").you == 1
    t.refused("not-queued", "ann", "admit", place=0)


def test_a_waiting_player_can_change_their_mind(t: ServerTable) -> None:
    t.joins("fay")
    t.says("eve", "sit", name="Eve")
    t.says("fay", "sit", name="Fay")
    assert [t.snapshot(who).place for who in ("ann", "eve", "fay")] == [-1, 0, 1]
    t.says("eve", "stand")
    assert t.snapshot("ann").table.queue == ["Fay"]
    assert [t.snapshot(who).place for who in ("ann", "eve", "fay")] == [-1, -1, 0]
    assert [one.text for one in t.received("ann", "table-unqueues")] == ["Eve"]
    t.refused("not-seated", "eve", "stand")
    t.says("eve", "sit", name="Eve")
    assert t.snapshot("ann").table.queue == ["Fay", "Eve"]


def test_at_the_next_deal_queued_players_replace_bots(at: SetUp) -> None:
    t = last_card(at, cid={"hand": "red_5"}, dan={"hand": "red_6"}, bots="cid dan")
    t.pondering = 1e6
    for who in ("eve", "fay"):
        t.joins(who)
        t.says(who, "sit", name=who)
    t.drops("eve")
    t.waits(4.0)
    t.does("ann", "red_1")
    assert t.room.phase == "over"
    t.says("ann", "start")
    assert names(t) == ["ann", "bob", "fay", "bot"]
    assert t.snapshot("ann").table.queue == ["eve"]


def test_a_queue_is_limited_and_no_two_names_in_it_can_be_confused(
    t: ServerTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seats, "MOST_QUEUED", 1)
    t.joins("fay")
    t.says("eve", "sit", name="Eve")
    t.refused("name-taken", "fay", "sit", name="ЕVЕ")
    t.refused("full", "fay", "sit", name="Fay")


def test_a_player_who_has_stood_up_sees_what_a_spectator_sees(at: SetUp) -> None:
    t = at("unorog", people="ann bob", speed="off")
    t.joins("eve")
    t.says("ann", "start")
    own = hands(t, "bob")
    assert any(own)
    t.says("bob", "stand")
    assert hands(t, "bob") == hands(t, "eve") != own
    assert t.snapshot("bob").question is None
    received = len(t.events("bob"))
    while "ann" in t.asked:
        t.says("ann", "answer", option=0)
    t.waits(10.0)
    assert t.events("bob")[received:] == t.events("eve")[-len(t.events("bob")[received:]) :]
    t.says("bob", "return")
    assert any(hands(t, "bob")[1])


def test_a_player_who_takes_an_abandoned_seat_sees_its_hand(at: SetUp) -> None:
    t = at("unorog", people="ann bob", speed="off")
    t.joins("eve")
    t.says("ann", "start")
    t.says("bob", "stand")
    t.says("ann", "remove", seat=1)
    t.says("eve", "sit", name="Eve")
    t.says("ann", "admit", place=0)
    assert any(hands(t, "eve")[1])
