"""Unicorn Swap: move one of your unicorns to another player's stable; then steal a unicorn from that same stable."""

from stablemates.testing import At

from .table import in_both


@in_both
def test_gives_a_unicorn_and_steals_one_from_the_same_stable(rulebook: str) -> None:
    t = At(
        rulebook,
        ann={"hand": "unicorn_swap", "stable": "narwhal baby_narwhal"},
        bob={"stable": "queen_bee_unicorn ginormous_unicorn"},
        cal={"stable": "magical_kittencorn"},
    )
    assert t.does("ann", "unicorn_swap").options("ann") == ["narwhal", "baby_narwhal"]
    assert t.does("ann", "baby_narwhal").options("ann") == ["baby_narwhal bob", "baby_narwhal cal"]
    assert t.does("ann", "baby_narwhal bob").options("ann") == [
        "queen_bee_unicorn",
        "ginormous_unicorn",
        "baby_narwhal",
    ]
    t.does("ann", "ginormous_unicorn")
    assert t.stable("ann") == ["narwhal", "ginormous_unicorn"]
    assert t.stable("bob") == ["queen_bee_unicorn", "baby_narwhal"]
    t.turn_of("bob")


@in_both
def test_may_steal_back_the_same_card(rulebook: str) -> None:
    """Ruling 7.7."""
    t = At(
        rulebook, ann={"hand": "unicorn_swap", "stable": "narwhal yay"}, bob={"stable": "slowdown"}, cal={"stable": ""}
    )
    t.does("ann", "unicorn_swap", "narwhal bob")
    assert t.stable("ann") == ["yay", "narwhal"]
    assert t.stable("bob") == ["slowdown"]
    t.turn_of("bob")


@in_both
def test_spares_pandas_and_other_cards(rulebook: str) -> None:
    """Ruling 5.3: a unicorn given to pandas becomes one and stays."""
    t = At(
        rulebook,
        ann={"hand": "unicorn_swap", "stable": "narwhal baby_narwhal yay slowdown"},
        bob={"stable": "pandamonium ginormous_unicorn rainbow_aura"},
        cal={"stable": ""},
    )
    assert t.does("ann", "unicorn_swap").options("ann") == ["narwhal", "baby_narwhal"]
    t.does("ann", "narwhal", "narwhal bob")
    assert t.stable("ann") == ["baby_narwhal", "yay", "slowdown"]
    assert t.stable("bob") == ["pandamonium", "ginormous_unicorn", "rainbow_aura", "narwhal"]
    t.turn_of("bob")


@in_both
def test_cannot_steal_back_a_card_that_becomes_a_panda(rulebook: str) -> None:
    """Ruling 5.3: pandas are not targets, so no target is asked for."""
    t = At(
        rulebook,
        ann={"hand": "unicorn_swap", "stable": "narwhal"},
        bob={"stable": "pandamonium ginormous_unicorn"},
        cal={},
    )
    t.does("ann", "unicorn_swap", "narwhal bob")
    assert t.stable("ann") == []
    t.turn_of("bob")


@in_both
def test_without_a_unicorn_to_give_steals_nothing(rulebook: str) -> None:
    """R-EFF-05, ruling 2.2."""
    t = At(rulebook, ann={"hand": "unicorn_swap", "stable": "yay"}, bob={"stable": "narwhal"}, cal={})
    t.does("ann", "unicorn_swap")
    assert t.stable("ann") == ["yay"]
    assert t.stable("bob") == ["narwhal"]
    t.turn_of("bob")
