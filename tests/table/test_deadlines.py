"""W8: bots behave like people: they decide by what they may know, and their timing does not depend on it."""

from __future__ import annotations

from functools import partial

import pytest

from stablemates import fair
from stablemates.core.kernel import State
from stablemates.server.live_room import LiveRoom
from stablemates.table.masking import bot_in_window, bot_on_turn

from ..server.table import ServerTable, SetUp, passive

SECRET = "c3" * 160


@pytest.fixture
def same_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair, "new_secret", lambda: SECRET)


def answers(state: State, seat: int) -> int:
    """Choose as a bot that responds whenever it can."""
    question = next(one for one in state.pending() if one.seat == seat)
    return len(question.options) - 1


def announces(state: State, seat: int) -> int:
    """Choose as a bot that plays what it can on its turn, and never responds."""
    return answers(state, seat) if len(state.pending()) == 1 else 0


def with_two_people(at: SetUp, dan: str) -> ServerTable:
    hands = {"ann": {"hand": "narwhal"}, "bob": {"hand": "neigh"}, "dan": {"hand": dan}}
    return at("second-ru", **hands, bots="dan")


def answer_after(t: ServerTable, seat: int) -> tuple[int, int]:
    """Return what a bot answers in the open window, and after how long."""
    t.waits(0.01)
    assert t.room.window is not None
    reply = t.room.window.replies[seat]
    return reply.option, reply.at - t.room.window.opened


@pytest.mark.usefixtures("same_secret")
def test_w8_a_bot_passes_or_responds_after_the_same_time(at: SetUp) -> None:
    replies = []
    for hand, bold in (("neigh", True), ("neigh", False), ("yay", True), ("super_neigh", True)):
        t = with_two_people(at, hand)
        if bold:
            t.mind = answers
        t.does("ann", "narwhal")
        replies.append(answer_after(t, 2))
    assert [option for option, _ in replies] == [1, 0, 0, 1]
    assert len({after for _, after in replies}) == 1


def has_moved(t: ServerTable) -> bool:
    return bool(t.room.steps)


@pytest.mark.usefixtures("same_secret")
@pytest.mark.parametrize("thinks", [0.0, 0.3, 0.7])
def test_w8_a_bot_takes_the_same_time_for_its_turn_whatever_it_does_and_however_hard_it_was(
    at: SetUp, thinks: float
) -> None:
    times = set()
    for mind in (answers, passive):
        hands = {"ann": {"hand": "red_1 red_2"}, "bob": {"hand": "red_5 red_6"}, "dan": {"hand": "red_8 red_9 blue_2"}}
        t = at("unorog", cauldron="red_3", **hands, bots="dan", turn="dan", mind=mind, pondering=thinks)
        times.add(t.waits_until(partial(has_moved, t)))
    assert len(times) == 1
    assert 0.8 <= times.pop() <= 2.5


def test_w8_times_are_within_the_documented_limits() -> None:
    turns = [bot_on_turn(SECRET, f"{n}", 1.0) for n in range(2_000)]
    assert (min(turns), max(turns)) == (800, 2_500)
    windows = sorted(bot_in_window(SECRET, f"{n}", 4_999, 1.0) for n in range(2_000))
    assert windows[0] == 900  # no one is caught sooner
    assert 1_650 <= windows[1_000] <= 1_950
    assert windows[-1] == 4_999


@pytest.mark.parametrize(("speed", "closed"), [("quick", 0.8), ("normal", 1.2)])
def test_one_person_with_bots_does_not_wait_when_they_cannot_respond(at: SetUp, speed: str, closed: float) -> None:
    """At most 1.3 s: bots do not observe timing, so nothing has to be masked."""
    hands = {"ann": {"hand": "narwhal"}, "bob": {"hand": "neigh"}, "cid": {"hand": "yay"}, "dan": {"hand": "slowdown"}}
    t = at("second-ru", **hands, bots="bob cid dan", speed=speed).does("ann", "narwhal")
    assert t.closes() == closed
    hands["ann"], hands["bob"] = {"hand": "yay"}, {"hand": "narwhal"}
    t = at("second-ru", **hands, bots="bob cid dan", speed=speed, turn="bob", mind=announces)
    t.waits_until(lambda: t.window_open)
    assert t.window.asked == [0, 2, 3]
    assert t.closes() == closed


def test_one_person_with_bots_is_waited_for_when_they_can_respond(at: SetUp) -> None:
    hands = {"ann": {"hand": "neigh"}, "bob": {"hand": "narwhal"}, "cid": {"hand": "yay"}}
    t = at("second-ru", **hands, bots="bob cid", turn="bob", mind=answers)
    t.waits_until(lambda: t.window_open)
    assert t.closes() == 5.0


def test_with_a_spectator_times_are_masked_again(at: SetUp) -> None:
    """A spectator may take a bot's seat, or return to it: they must learn nothing about ann's hand."""
    hands = {"ann": {"hand": "yay"}, "bob": {"hand": "narwhal"}, "cid": {"hand": "yay"}}
    t = at("second-ru", **hands, bots="bob cid", turn="bob", mind=answers)
    t.joins("eve")
    t.waits_until(lambda: t.window_open)
    assert t.room.window is not None
    assert t.room.window.replies[0].at > t.room.window.opened


def test_with_a_player_who_left_their_seat_to_a_bot_times_are_masked_too(at: SetUp) -> None:
    t = at(
        "second-ru",
        ann={"hand": "yay"},
        bob={"hand": "narwhal"},
        cid={"hand": "yay"},
        bots="cid",
        turn="bob",
        mind=answers,
    )
    t.says("bob", "stand")
    t.waits_until(lambda: t.window_open)
    assert t.room.window is not None
    assert t.room.window.replies[0].at > t.room.window.opened


def test_a_bot_sees_a_world_that_it_imagines(at: SetUp) -> None:
    t = with_two_people(at, "yay")
    seen: list[State] = []

    def remember(state: State, seat: int) -> int:
        seen.append(state)
        return 0

    t.mind = remember
    t.does("ann", "narwhal").waits(0.1)
    (state,) = seen
    truth = t.room.game
    assert state.view(2) == truth.view(2)
    assert state.dump() != truth.dump()


def test_a_bot_that_thinks_for_long_does_not_block_the_server(at: SetUp, monkeypatch: pytest.MonkeyPatch) -> None:
    hands = {"ann": {"hand": "red_1 red_2"}, "dan": {"hand": "red_5 red_6"}}
    t = at("unorog", cauldron="red_3", **hands, bots="dan", turn="dan", pondering=60.0)
    looks = 0
    wake = LiveRoom.wake

    async def counted(live: LiveRoom) -> None:
        nonlocal looks
        looks += 1
        await wake(live)

    monkeypatch.setattr(LiveRoom, "wake", counted)
    t.waits(50.0)
    assert t.asked == {"dan": "turn"}
    assert looks < 200
    t.waits(30.0)
    assert t.asked != {"dan": "turn"}


def test_a_bots_answer_from_before_a_restart_is_not_applied_twice(at: SetUp) -> None:
    t = at("unorog", cauldron="red_3", ann={"hand": "red_1 red_2"}, dan={"hand": "red_5 red_6"}, bots="dan", turn="dan")
    t.waits(0.2)
    t.restarts(after=2.0)
    t.waits_until(lambda: t.asked == {"ann": "turn"})
    assert len(t.room.playing.answers) == 1


def test_a_bot_that_fails_stops_the_game_openly_and_the_last_answer_can_be_undone(at: SetUp) -> None:
    t = at("unorog", cauldron="red_3", ann={"hand": "red_1 red_2 red_4"}, dan={"hand": "red_5 red_6"}, bots="dan")
    t.mind = lambda state, seat: 1 // 0
    t.does("ann", "red_1").waits(30.0)
    table = t.snapshot("ann").table
    assert table.error
    assert [one.text for one in t.received("ann", "table-trouble")] == [table.error]
    assert t.mine("ann").undo == "free"
    t.mind = answers
    t.says("ann", "undo")
    assert not t.snapshot("ann").table.error
    t.does("ann", "red_2")
    t.waits_until(lambda: len(t.room.playing.answers) > 1)


def test_a_bot_that_fails_before_anyone_has_answered_can_retry(at: SetUp) -> None:
    t = at("unorog", cauldron="red_3", ann={"hand": "red_1 red_2"}, dan={"hand": "red_5 red_6"}, bots="dan", turn="dan")
    t.mind = lambda state, seat: 1 // 0
    t.restarts(after=2.0)
    t.waits(30.0)
    assert t.snapshot("ann").table.error
    assert t.mine("ann").undo == "free"
    t.mind = answers
    t.says("ann", "undo")
    assert not t.snapshot("ann").table.error
    t.waits_until(lambda: t.asked == {"ann": "turn"})
