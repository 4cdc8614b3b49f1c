"""Reset Button.

Each player, including you, sacrifices every upgrade and downgrade in their stable. Then the discard pile is shuffled
into the deck.
"""

from stablemates.testing import At

from .table import at, in_both


@in_both
def test_sacrifices_all_upgrades_and_downgrades_and_shuffles_the_pile_in(rulebook: str) -> None:
    t = At(
        rulebook,
        ann={"hand": "reset_button", "stable": "yay slowdown narwhal"},
        bob={"stable": "broken_stable"},
        cal={"stable": "rainbow_aura baby_narwhal"},
        discard="unicorn_swap good_deal",
    )
    before = len(t.deck)
    t.does("ann", "reset_button")
    assert [t.stable(who) for who in ("ann", "bob", "cal")] == [["narwhal"], [], ["baby_narwhal"]]
    assert len(t.deck) == before + 4 + 2 - 1  # less bob's draw
    t.turn_of("bob")


@in_both
def test_spares_unicorns_and_hands(rulebook: str) -> None:
    t = At(
        rulebook,
        ann={"hand": "reset_button yay", "stable": "narwhal"},
        bob={"stable": "pandamonium ginormous_unicorn"},
        cal={"hand": "slowdown", "stable": ""},
    )
    t.does("ann", "reset_button").does("cal", "pass")
    assert [t.stable(who) for who in ("ann", "bob", "cal")] == [["narwhal"], ["ginormous_unicorn"], []]
    assert t.hand("ann") == ["yay"]
    assert t.hand("cal") == ["slowdown"]
    t.turn_of("bob")


@in_both
def test_shuffles_itself_in_only_if_the_table_says_so(rulebook: str) -> None:
    """Ruling 7.9, R-CARD-05: the pile is shuffled in even with nothing to sacrifice."""
    for itself, pile in ((False, ["reset_button"]), (True, [])):
        t = At(rulebook, ann={"hand": "reset_button"}, bob={}, cal={}, discard="neigh yay", shuffles_itself=itself)
        before = len(t.deck)
        t.does("ann", "reset_button")
        assert t.discard == pile
        assert len(t.deck) == before + 2 + itself - 1  # less bob's draw
        t.turn_of("bob")


@in_both
def test_frees_pandas_before_the_win_is_checked(rulebook: str) -> None:
    """Rulings 1.6 and 5.5: Tiny Stable goes together with Pandamonium, so all seven count."""
    seven = " ".join(["basic_unicorn_blue"] * 3 + ["basic_unicorn_red"] * 3 + ["baby_narwhal"])
    t = At(rulebook, ann={"hand": "reset_button", "stable": seven + " tiny_stable pandamonium"}, bob={}, cal={})
    t.does("ann", "reset_button").won_by("ann")


@in_both
def test_stopped_sacrifices_and_shuffles_nothing(rulebook: str) -> None:
    """R-CARD-07, ruling 3.3."""
    t = at(
        rulebook,
        ann={"hand": "reset_button", "stable": "slowdown"},
        bob={"hand": "neigh", "stable": "nanny_cam"},
        discard="narwhal",
    )
    t.does("ann", "reset_button").does("bob", "neigh")
    assert (t.stable("ann"), t.stable("bob")) == (["slowdown"], ["nanny_cam"])
    assert sorted(t.discard) == ["narwhal", "neigh", "reset_button"]
    t.turn_of("bob")
