"""What one action costs at a table with four viewers: copies of the game, lists of questions, and views."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from stablemates.core.kernel import State

from ..server.table import ServerTable, SetUp

COUNTED = ("clone", "pending", "view")


class Meter:
    """Counts calls to the game itself.  Worlds that are only imagined, to see whether a card wins, are left out."""

    def __init__(self, game: State, patch: pytest.MonkeyPatch) -> None:
        self.calls: Counter[str] = Counter()
        self.imagined: list[State] = []
        self.imagining = False
        kind = type(game)
        for name in COUNTED:
            patch.setattr(kind, name, self.counted(name, getattr(kind, name)))
        imagine = kind.imagine

        def imagined(state: State, seat: int, seed: int) -> State:
            self.imagining = True
            world = imagine(state, seat, seed)
            self.imagining = False
            self.imagined.append(world)
            return world

        patch.setattr(kind, "imagine", imagined)

    def counted(self, name: str, method: Any) -> Any:
        def call(state: State, *args: Any) -> Any:
            if not self.imagining and all(state is not world for world in self.imagined):
                self.calls[name] += 1
            return method(state, *args)

        return call


@pytest.fixture
def t(at: SetUp) -> ServerTable:
    """Four people at a table; Ann may play a card that the others may stop."""
    hands = {"ann": {"hand": "narwhal yay"}, "bob": {"hand": "neigh"}, "cid": {"hand": "neigh"}, "dan": {}}
    return at("second-ru", **hands)


def test_an_answer_on_a_turn_costs_one_copy_one_list_of_questions_and_one_view_for_all_viewers(
    t: ServerTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    option = t.options("ann").index("draw")
    meter = Meter(t.room.game, monkeypatch)
    t.says("ann", "answer", option=option)
    assert meter.calls == {"clone": 1, "pending": 1, "view": 1}


def test_a_card_that_opens_a_window_costs_the_same(t: ServerTable, monkeypatch: pytest.MonkeyPatch) -> None:
    option = t.options("ann").index("narwhal")
    meter = Meter(t.room.game, monkeypatch)
    t.says("ann", "answer", option=option)
    assert t.window_open
    assert meter.calls == {"clone": 1, "pending": 1, "view": 1}


def test_an_answer_in_a_window_costs_no_view_at_all(t: ServerTable, monkeypatch: pytest.MonkeyPatch) -> None:
    t.does("ann", "narwhal")
    meter = Meter(t.room.game, monkeypatch)
    t.says("bob", "answer", option=1)
    assert meter.calls == {}


def test_a_window_that_closes_costs_as_much_as_one_answer(t: ServerTable, monkeypatch: pytest.MonkeyPatch) -> None:
    t.does("ann", "narwhal").passes("bob", "cid", after=1.0)
    meter = Meter(t.room.game, monkeypatch)
    t.closes()
    assert meter.calls == {"clone": 1, "pending": 1, "view": 1}


def test_a_chat_message_costs_nothing(t: ServerTable, monkeypatch: pytest.MonkeyPatch) -> None:
    meter = Meter(t.room.game, monkeypatch)
    t.says("ann", "chat", text="good evening")
    assert meter.calls == {}
