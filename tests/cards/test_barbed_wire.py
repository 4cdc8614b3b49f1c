"""Barbed Wire: discard a card for each unicorn card that enters or leaves your stable."""

from stablemates.testing import At

from .table import in_all, in_both, plays


@in_all
def test_costs_a_card_when_a_unicorn_enters(rulebook: str) -> None:
    """Ruling 7.1."""
    t = At(rulebook, ann={"hand": "narwhal yay slowdown", "stable": "barbed_wire"}, bob={}, cal={})
    plays(t, "ann", "narwhal")
    assert sorted(t.options("ann")) == ["slowdown", "yay"]
    t.does("ann", "yay")
    assert t.hand("ann") == ["slowdown"]
    assert t.stable("ann") == ["barbed_wire", "narwhal"]
    t.turn_of("bob")


@in_all
def test_costs_a_card_when_a_unicorn_leaves(rulebook: str) -> None:
    """Rulings 2.11 and 7.1: destroyed, or moved by a swap, which also costs a card for the one that enters."""
    t = At(
        rulebook,
        ann={"hand": "unicorn_poison", "stable": ""},
        bob={"stable": ""},
        cal={"hand": "yay", "stable": "barbed_wire narwhal"},
    )
    t.does("ann", "unicorn_poison").does("cal", "pass")
    assert t.hand("cal") == []
    t.turn_of("bob")
    t = At(
        rulebook,
        ann={"hand": "unicorn_swap yay slowdown neigh", "stable": "barbed_wire baby_narwhal"},
        bob={"stable": "narwhal"},
        cal={},
    )
    t.does("ann", "unicorn_swap", "baby_narwhal bob", "narwhal")
    assert t.asked == {"ann": "discard"}
    t.does("ann", "yay", "neigh")
    assert t.hand("ann") == ["slowdown"]
    t.turn_of("bob")


@in_all
def test_ignores_other_cards_and_other_stables(rulebook: str) -> None:
    """Upgrades, downgrades and other players' unicorns cost nothing. Nor does the wire's own arrival."""
    t = At(rulebook, ann={"hand": "slowdown yay", "stable": "barbed_wire"}, bob={"stable": ""}, cal={})
    t.does("ann", "slowdown", "slowdown ann")
    assert t.hand("ann") == ["yay"]
    t.turn_of("bob")
    t = At(rulebook, ann={"hand": "narwhal yay"}, bob={"stable": "barbed_wire"}, cal={"stable": ""})
    plays(t, "ann", "narwhal")
    assert t.hand("ann") == ["yay"]
    t.turn_of("bob")
    t = At(rulebook, ann={"hand": "barbed_wire yay", "stable": "narwhal"}, bob={}, cal={})
    t.does("ann", "barbed_wire", "barbed_wire ann")
    assert t.hand("ann") == ["yay"]
    t.turn_of("bob")


@in_all
def test_costs_nothing_with_an_empty_hand(rulebook: str) -> None:
    """R-EFF-08, ruling 7.1: it does not forbid the play either."""
    t = At(rulebook, ann={"hand": "narwhal", "stable": "barbed_wire"}, bob={"hand": "yay", "stable": ""}, cal={})
    plays(t, "ann", "narwhal").does("bob", "pass")
    assert t.stable("ann") == ["barbed_wire", "narwhal"]
    t.turn_of("bob")


@in_both
def test_shares_a_link_with_the_unicorns_entry_effect(rulebook: str) -> None:
    """Rulings 2.13 and 7.1: the card that Greedy draws may be the one discarded."""
    t = At(
        rulebook,
        ann={"hand": "greedy_flying_unicorn yay", "stable": "barbed_wire"},
        bob={},
        cal={},
        deck="slowdown ...",
    )
    plays(t, "ann", "greedy_flying_unicorn")
    assert sorted(t.options("ann")) == ["slowdown", "yay"]
    t.does("ann", "slowdown")
    assert t.hand("ann") == ["yay"]
    t.turn_of("bob")


@in_both
def test_counts_pandas_as_unicorn_cards(rulebook: str) -> None:
    """Ruling 5.5: they become pandas on entry."""
    t = At(rulebook, ann={"hand": "narwhal yay", "stable": "barbed_wire pandamonium"}, bob={}, cal={})
    plays(t, "ann", "narwhal")
    assert t.hand("ann") == []
    t.turn_of("bob")
