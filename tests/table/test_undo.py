"""Undo: freely while the answer has revealed nothing new, by consent at private tables, or not at all."""

from __future__ import annotations

from typing import Any

from ..server.table import ServerTable, SetUp


def three(at: SetUp, **more: Any) -> ServerTable:
    hands = {"ann": "narwhal unicorn_poison", "bob": "neigh yay", "cid": "yay"}
    stables = {"bob": "llamacorn", "cid": "unicorn_phoenix"}
    players = {name: {"hand": hand} for name, hand in hands.items()}
    for name, stable in stables.items():
        players[name]["stable"] = stable
    return at("second-ru", **players, **more)


def test_free_while_nothing_was_revealed_and_no_one_else_was_asked(at: SetUp) -> None:
    """In the first edition you choose the stable of a unicorn: the card is revealed, so that is not free ..."""
    t = at("first-uk", ann={"hand": "narwhal"}, bob={"hand": "neigh"}, cid={"hand": "yay"}).does("ann", "narwhal")
    assert t.asked == {"ann": "stable"}
    assert t.mine("ann").undo == "ask"


def test_free_between_choices_that_reveal_nothing(at: SetUp) -> None:
    """... but starting an optional start-of-turn effect is free while you choose its target."""
    t = at(
        "second-ru",
        ann={"hand": "narwhal", "stable": "rhinocorn"},
        bob={"hand": "neigh", "stable": "llamacorn"},
        cid={"hand": "yay"},
        phase="beginning",
    )
    assert t.asked == {"ann": "beginning"}
    before = t.room.game.dump()
    t.does("ann", t.options("ann")[1])
    assert list(t.asked) == ["ann"]
    assert t.mine("ann").undo == "free"
    t.says("ann", "undo")
    assert t.room.game.dump() == before
    assert t.received("bob", "table-undone")[0].seat == 0
    assert t.mine("ann").undo == ""  # there is nothing more to undo


def test_undo_is_not_free_once_a_card_was_drawn(at: SetUp) -> None:
    t = three(at).does("ann", "draw")
    assert t.mine("ann").undo == "ask"
    public = three(at, public=True).does("ann", "draw")
    assert public.mine("ann").undo == ""
    public.refused("no-undo", "ann", "undo")


def test_undo_is_not_free_once_someone_else_was_asked(at: SetUp) -> None:
    t = three(at, public=True).does("ann", "narwhal")
    assert t.window_open
    t.refused("no-undo", "ann", "undo")


def test_by_consent_all_others_must_agree(at: SetUp) -> None:
    t = three(at)
    before = t.room.game.dump()
    t.does("ann", "narwhal")
    t.says("ann", "undo")
    request = t.snapshot("cid").table.undo
    assert request is not None
    assert (request.seat, request.agreed) == (0, [])
    t.refused("no-wish", "ann", "consent", yes=True)
    t.says("bob", "consent", yes=True)
    t.refused("said-already", "bob", "consent", yes=True)
    t.refused("wish-open", "ann", "undo")
    assert t.window_open
    t.says("cid", "consent", yes=True)
    assert t.room.game.dump() == before
    assert t.snapshot("cid").table.undo is None
    assert t.asked == {"ann": "action"}


def test_by_consent_one_no_is_enough(at: SetUp) -> None:
    t = three(at).does("ann", "narwhal")
    t.says("ann", "undo")
    t.says("bob", "consent", yes=True)
    t.says("cid", "consent", yes=False)
    assert t.snapshot("ann").table.undo is None
    assert [one.seat for one in t.received("ann", "table-wish-refused")] == [0]
    t.refused("no-wish", "bob", "consent", yes=True)
    assert t.window_open


def test_by_consent_a_player_cut_off_has_not_agreed(at: SetUp) -> None:
    t = three(at)
    t.drops("bob")
    t.waits(4.0).does("ann", "draw")
    t.says("ann", "undo")
    t.says("cid", "consent", yes=True)
    assert t.snapshot("ann").table.undo is not None
    t.joins("bob")
    t.says("bob", "consent", yes=True)
    assert t.asked == {"ann": "action"}


def test_by_consent_bots_always_agree(at: SetUp) -> None:
    t = at("second-ru", ann={"hand": "narwhal"}, bob={"hand": "yay"}, cid={"hand": "yay"}, bots="bob cid")
    t.does("ann", "draw")
    t.says("ann", "undo")
    assert t.asked == {"ann": "action"}
    t.waits(30.0)
    assert t.asked == {"ann": "action"}  # a bot's earlier thought is discarded


def test_by_consent_a_neigh_can_be_undone(at: SetUp) -> None:
    """The step is the Neigh, and its window opens again, in anyone's turn."""
    t = three(at).does("ann", "narwhal").does("bob", "neigh")
    t.closes()
    assert t.window.depth == 1
    t.says("bob", "undo")
    t.says("ann", "consent", yes=True)
    t.says("cid", "consent", yes=True)
    assert (t.window.depth, t.window.seat, t.window.asked) == (0, 0, [1, 2])
    assert t.cards("hand", "bob") == ["neigh", "yay"]
    t.refused("stale", "bob", "answer", option=1, on=t.room.state - 1)


def test_an_undo_request_is_dropped_when_the_game_continues(at: SetUp) -> None:
    t = three(at).does("ann", "draw")
    t.says("ann", "undo")
    t.does("bob", "draw")
    assert t.snapshot("ann").table.undo is None


def test_undo_needs_an_answer_of_your_own(at: SetUp) -> None:
    t = three(at).does("ann", "draw")
    t.refused("no-undo", "cid", "undo")
    t.refused("not-seated", "eve", "undo")


def test_undo_survives_a_restart(at: SetUp) -> None:
    t = three(at).does("ann", "narwhal")
    t.says("ann", "undo")
    t.says("bob", "consent", yes=True)
    t.restarts()
    t.says("cid", "consent", yes=True)
    assert t.asked == {"ann": "action"}
    assert t.cards("hand", "ann") == ["narwhal", "unicorn_poison"]
