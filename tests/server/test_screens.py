"""Shared screens: a television shows what every spectator sees, no matter who opened it."""

from __future__ import annotations

from stablemates.protocol import messages as m
from stablemates.server.live_room import Viewer

from .http.place import Player, joined, open_place, run
from .table import ServerTable, SetUp, last_card, person, read_message


class Television:
    """A shared screen at a table."""

    def __init__(self, t: ServerTable, who: str) -> None:
        self.shown: list[m.Message] = []
        self.viewer = Viewer(person(who), lambda message: self.shown.append(read_message.decode(message)), print, True)
        self.shown.append(read_message.decode(t.run(t.node.join(t.table, self.viewer, 0))))

    @property
    def snapshot(self) -> m.Snapshot:
        last = self.shown[-1]
        assert isinstance(last, m.Welcome | m.Update)
        return last.snapshot


def test_a_screen_shows_no_ones_hand_and_no_question_even_if_a_player_opens_it(at: SetUp) -> None:
    t = at("second-ru", ann={"hand": "neigh neigh"}, bob={}, cid={})
    television = Television(t, "ann")
    t.says("ann", "mode", mode="always")  # a private matter
    t.says("ann", "say", phrase="hello")
    assert [type(one) for one in television.shown] == [m.Welcome, m.Update]
    snapshot = television.snapshot
    assert (snapshot.you, snapshot.question, snapshot.mine) == (-1, None, None)
    assert snapshot.view is not None
    assert snapshot.view.seat == -1
    assert set(snapshot.view.zone("hand", 0).cards) == {None}
    assert t.snapshot("ann").question is not None


def test_what_a_player_draws_is_not_on_the_screen(at: SetUp) -> None:
    t = at("unorog", cauldron="red_3", ann={"hand": "blue_1 blue_2"}, bob={"hand": "red_5 red_6"})
    television = Television(t, "ann")
    t.does("ann", "draw")
    drawn = [one for message in television.shown if isinstance(message, m.Update) for one in message.events]
    assert [one.card for one in drawn if one.kind == "draw"] == [None]


def test_a_screen_has_not_won_even_if_the_winner_opened_it_or_a_bot_won(at: SetUp) -> None:
    t = last_card(at, bots="bob")
    television = Television(t, "ann")
    t.does("ann", "red_1")
    assert (television.snapshot.played, t.snapshot("ann").played) == (-1, 0)


def test_a_screen_does_not_count_as_present(at: SetUp) -> None:
    t = at("unorog", people="ann bob")
    television = Television(t, "ann")
    t.drops("ann")
    t.waits(4.0)
    assert not t.snapshot("bob").table.seats[0].here
    t.node.leave(t.table, television.viewer)
    t.joins("ann")
    assert t.snapshot("bob").table.seats[0].here
    Television(t, "eve")
    assert t.snapshot("bob").table.spectators == 0


def test_the_first_to_sit_down_at_a_table_that_was_made_on_a_screen_is_its_host(at: SetUp) -> None:
    t = at("unorog", people="ann bob")
    t.says("ann", "stand")
    t.says("bob", "stand")
    t.drops("ann")
    Television(t, "ann")
    t.waits(4.0)
    t.joins("cid")
    t.says("cid", "sit", name="Cid")
    assert t.snapshot("cid").table.host == 0


def test_a_screen_cannot_send_commands() -> None:
    async def test() -> None:
        async with open_place() as place:
            token = await place.guest()
            table = (await place.table(token))["table"]
            async with joined(place, table, token, "Ann"), place.socket(table, token, "?screen=1") as socket:
                screen = Player(socket)
                assert (await screen.receive())["snapshot"]["you"] == -1
                answer = await screen.send("stand")
                assert (answer["type"], answer["reason"]) == ("refused", "shared-screen")
                assert "snapshot" not in answer

    run(test)


def test_the_reply_to_a_code_says_whether_a_screen_shows_the_table() -> None:
    async def test() -> None:
        async with open_place() as place:
            token = await place.guest()
            made = await place.table(token)
            code = f"/api/codes/{made['code']}"
            async with joined(place, made["table"], token, "Ann"):
                assert (await place.get(code)).json() == {"table": made["table"]}
                async with place.socket(made["table"], token, "?screen=1") as socket:
                    await Player(socket).receive()
                    assert (await place.get(code)).json() == {"table": made["table"], "screen": True}

    run(test)
