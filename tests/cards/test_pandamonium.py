"""Pandamonium.

Your unicorns are pandas: they do not count as unicorns, not even for the win, and effects on unicorns pass them by.
"""

from stablemates.testing import At

from .table import in_both, plays, short_deck


@in_both
def test_keeps_its_player_from_winning(rulebook: str) -> None:
    """Ruling 5.1, R-END-03: seven pandas are not unicorns. Other players' unicorns still count."""
    six = " ".join(["basic_unicorn_red"] * 3 + ["basic_unicorn_blue"] * 3)
    t = At(rulebook, ann={"hand": "narwhal", "stable": six + " pandamonium"}, bob={}, cal={})
    plays(t, "ann", "narwhal").turn_of("bob")
    t = At(rulebook, ann={"hand": "narwhal", "stable": six}, bob={"stable": "pandamonium"}, cal={})
    plays(t, "ann", "narwhal").won_by("ann")


@in_both
def test_hides_pandas_from_effects_on_unicorns(rulebook: str) -> None:
    """Ruling 5.3, R-CARD-06: it can be played into any stable."""
    t = At(
        rulebook,
        ann={"hand": "pandamonium unicorn_swap", "stable": "double_dutch baby_narwhal"},
        bob={"stable": "ginormous_unicorn yay"},
        cal={"stable": "narwhal"},
        phase="beginning",
        deck="neigh",
    )
    assert t.does("ann", "pandamonium").options("ann") == ["pandamonium ann", "pandamonium bob", "pandamonium cal"]
    t.does("ann", "pandamonium bob")
    t.does("ann", "unicorn_swap", "baby_narwhal bob")  # no unicorn there can be stolen
    assert t.stable("ann") == ["double_dutch"]
    assert t.stable("bob") == ["ginormous_unicorn", "yay", "pandamonium", "baby_narwhal"]
    t.turn_of("bob")


@in_both
def test_spares_its_player_the_sacrifice_of_a_unicorn(rulebook: str) -> None:
    """Rulings 5.3 and 7.14."""
    t = At(
        rulebook,
        ann={"hand": "extremely_destructive_unicorn", "stable": "rainbow_aura"},
        bob={"stable": "pandamonium narwhal"},
        cal={"stable": "basic_unicorn_red"},
    )
    plays(t, "ann", "extremely_destructive_unicorn")
    assert [t.stable(who) for who in ("ann", "bob", "cal")] == [["rainbow_aura"], ["pandamonium", "narwhal"], []]
    t.turn_of("bob")


@in_both
def test_leaves_the_effects_of_pandas_in_force(rulebook: str) -> None:
    """Ruling 5.2: Queen Bee still keeps basics out of other stables."""
    t = At(rulebook, ann={"hand": "narwhal"}, bob={"stable": "queen_bee_unicorn pandamonium"}, cal={})
    if rulebook == "second-ru":
        assert t.options("ann") == ["draw"]
        assert t.why("ann", "narwhal") == "basics-kept-out (R-EFF-13)"
        t.does("ann", "draw")
    else:
        t.does("ann", "narwhal")  # into the queen's own stable (ruling 7.4)
        assert t.stable("bob") == ["queen_bee_unicorn", "pandamonium", "narwhal"]
    t.turn_of("bob")


@in_both
def test_hides_pandas_from_effects_on_a_card_only_by_option(rulebook: str) -> None:
    """Ruling 5.4: disputed, so a table option."""
    for hit, options in ((True, ["pandamonium", "narwhal", "yay"]), (False, ["pandamonium", "yay"])):
        t = At(
            rulebook,
            ann={"stable": "glitter_bomb"},
            bob={"stable": "pandamonium narwhal yay"},
            cal={"stable": ""},
            phase="beginning",
            pandas_are_hit=hit,
        )
        assert t.does("ann", "use glitter_bomb").options("ann") == options
        t.does("ann", "yay").turn_of("ann")


@in_both
def test_does_not_count_pandas_when_the_deck_runs_out(rulebook: str) -> None:
    """Rulings 1.8 and 5.1, R-END-04."""
    t = short_deck(
        rulebook,
        "yay",
        ann={"stable": "pandamonium narwhal rhinocorn"},
        bob={"stable": "stabby_the_unicorn"},
        cal={"stable": ""},
    )
    t.does("ann", "draw").won_by("bob")
