"""Will-o’-Wisp Unicorn.

If another of your unicorns is about to be destroyed, you may return this card to your hand instead.
"""

from .table import at


def test_goes_to_hand_to_save_another_unicorn() -> None:
    t = at(ann={"hand": "unicorn_poison"}, bob={"stable": "narwhal will_o_wisp_unicorn"}, cat={})
    t.does("ann", "unicorn_poison", "narwhal")
    assert t.options("bob") == ["no", "save will_o_wisp_unicorn"]
    t.does("bob", "save will_o_wisp_unicorn")
    assert t.stable("bob") == ["narwhal"]
    assert t.hand("bob") == ["basic_unicorn_red", "will_o_wisp_unicorn"]
    assert t.discard == ["unicorn_poison"]
    t.turn_of("bob")


def test_may_decline() -> None:
    t = at(ann={"hand": "unicorn_poison"}, bob={"stable": "narwhal will_o_wisp_unicorn"}, cat={})
    t.does("ann", "unicorn_poison", "narwhal").does("bob", "no")
    assert t.stable("bob") == ["will_o_wisp_unicorn"]
    assert t.discard == ["unicorn_poison", "narwhal"]
    t.turn_of("bob")


def test_saves_neither_itself_nor_other_players_unicorns() -> None:
    for victim in ("will_o_wisp_unicorn", "narwhal"):
        t = at(ann={"hand": "unicorn_poison"}, bob={"stable": "will_o_wisp_unicorn"}, cat={"stable": "narwhal"})
        t.does("ann", "unicorn_poison", victim)
        assert t.discard == ["unicorn_poison", victim]
        t.turn_of("bob")


def test_cannot_prevent_a_sacrifice() -> None:
    t = at(turn="cat", ann={"stable": "narwhal will_o_wisp_unicorn sadistic_ritual"}, bob={}, cat={})
    t.does("cat", "draw")
    assert t.options("ann") == ["narwhal", "will_o_wisp_unicorn"]
    t.does("ann", "narwhal")
    assert t.stable("ann") == ["will_o_wisp_unicorn", "sadistic_ritual"]
    t.turn_of("ann")


def test_hit_by_the_same_effect_saves_no_one() -> None:
    """Ruling 4.3."""
    t = at(
        ann={"hand": "two_for_one", "stable": "narwhal"},
        bob={"stable": "basic_unicorn_indigo will_o_wisp_unicorn slowdown"},
        cat={},
    )
    t.does("ann", "two_for_one", "basic_unicorn_indigo", "will_o_wisp_unicorn")
    assert t.stable("bob") == ["slowdown"]
    t.turn_of("bob")


def test_costs_a_card_on_barbed_wire() -> None:
    """Ruling 7.1: it leaves. The card discarded may be the wisp itself."""
    t = at(ann={"hand": "unicorn_poison"}, bob={"stable": "narwhal will_o_wisp_unicorn barbed_wire"}, cat={})
    t.does("ann", "unicorn_poison", "narwhal").does("bob", "save will_o_wisp_unicorn")
    assert sorted(t.discard) == ["unicorn_poison", "will_o_wisp_unicorn"]
    assert t.stable("bob") == ["narwhal", "barbed_wire"]
    t.turn_of("bob")
