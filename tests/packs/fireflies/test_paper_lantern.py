"""Paper Lantern: if a unicorn of yours is about to be destroyed, you may sacrifice this card instead."""

from .table import at


def test_is_sacrificed_instead_of_a_unicorn() -> None:
    t = at(ann={"hand": "unicorn_poison"}, bob={"stable": "narwhal paper_lantern"}, cat={})
    t.does("ann", "unicorn_poison", "narwhal")
    assert t.options("bob") == ["no", "save paper_lantern"]
    t.does("bob", "save paper_lantern")
    assert t.stable("bob") == ["narwhal"]
    assert t.discard == ["unicorn_poison", "paper_lantern"]
    t.turn_of("bob")


def test_saves_neither_an_upgrade_nor_itself() -> None:
    for victim in ("yay", "paper_lantern"):
        t = at(ann={"hand": "targeted_destruction"}, bob={"stable": "yay paper_lantern"}, cat={})
        t.does("ann", "targeted_destruction", victim)
        assert t.discard == ["targeted_destruction", victim]
        t.turn_of("bob")


def test_prevents_no_sacrifice_and_saves_no_other_players_unicorn() -> None:
    t = at(ann={"hand": "extremely_destructive_unicorn"}, bob={"stable": "narwhal paper_lantern"}, cat={})
    t.does("ann", "extremely_destructive_unicorn", "extremely_destructive_unicorn")
    assert t.stable("bob") == ["paper_lantern"]
    t.turn_of("bob")
    t = at(ann={"hand": "unicorn_poison"}, bob={"stable": "paper_lantern"}, cat={"stable": "narwhal"})
    t.does("ann", "unicorn_poison")
    assert t.discard == ["unicorn_poison", "narwhal"]
    t.turn_of("bob")


def test_works_under_blinding_light_but_does_not_save_a_panda() -> None:
    """Ruling 5.7: the light blinds unicorns, not lanterns. A panda is not a unicorn."""
    t = at(ann={"hand": "unicorn_poison"}, bob={"stable": "narwhal paper_lantern blinding_light"}, cat={"stable": ""})
    t.does("ann", "unicorn_poison").does("bob", "save paper_lantern")
    assert t.stable("bob") == ["narwhal", "blinding_light"]
    t.turn_of("bob")
    t = at(
        ann={"hand": "two_for_one", "stable": "yay"},
        bob={"stable": "narwhal paper_lantern pandamonium"},
        cat={"stable": "slowdown"},
    )
    t.does("ann", "two_for_one", "narwhal", "slowdown")
    assert t.stable("bob") == ["paper_lantern", "pandamonium"]
    t.turn_of("bob")


def test_or_will_o_wisp_is_the_owners_choice() -> None:
    """Ruling 4.2."""
    t = at(ann={"hand": "unicorn_poison"}, bob={"stable": "narwhal paper_lantern will_o_wisp_unicorn"}, cat={})
    t.does("ann", "unicorn_poison", "narwhal")
    assert t.options("bob") == ["no", "save paper_lantern", "save will_o_wisp_unicorn"]
    t.does("bob", "save will_o_wisp_unicorn")
    assert t.stable("bob") == ["narwhal", "paper_lantern"]
    t.turn_of("bob")
