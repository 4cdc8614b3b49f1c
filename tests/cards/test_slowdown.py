"""Slowdown: you cannot play any Neigh card."""

from stablemates.testing import At

from .table import in_both, plays


@in_both
def test_bars_neigh_and_super_neigh(rulebook: str) -> None:
    """Ruling 3.6, R-EFF-13."""
    t = At(
        rulebook, ann={"hand": "narwhal"}, bob={"hand": "neigh super_neigh", "stable": "slowdown"}, cal={"hand": "yay"}
    )
    plays(t, "ann", "narwhal")
    assert t.asked == {"cal": "neigh"}
    assert t.why("bob", "neigh") == "no-neighs (R-EFF-13)"
    assert t.why("bob", "super_neigh") == "no-neighs (R-EFF-13)"
    t.does("cal", "pass")
    assert t.stable("ann") == ["baby_unicorn_red", "narwhal"]
    t.turn_of("bob")


@in_both
def test_leaves_other_players_and_other_cards_alone(rulebook: str) -> None:
    """R-EFF-02."""
    t = At(
        rulebook,
        ann={"hand": "narwhal yay good_deal nanny_cam neigh", "stable": "slowdown"},
        bob={"hand": "neigh"},
        cal={},
    )
    assert t.options("ann")[0] == "draw"
    assert sorted(t.options("ann")[1:]) == ["good_deal", "nanny_cam", "narwhal", "yay"]
    plays(t, "ann", "narwhal").does("bob", "neigh")
    assert t.discard == ["narwhal", "neigh"]
    t.turn_of("bob")


@in_both
def test_leaves_neighs_in_hand_to_be_discarded(rulebook: str) -> None:
    """Ruling 3.6."""
    t = At(rulebook, ann={"hand": "narwhal neigh", "stable": "slowdown barbed_wire"}, bob={}, cal={})
    plays(t, "ann", "narwhal")
    assert t.hand("ann") == []
    assert t.discard == ["neigh"]
    t.turn_of("bob")


@in_both
def test_bars_nothing_once_it_has_moved_away(rulebook: str) -> None:
    """R-EFF-13: Re-Target moves it from bob to cal, so bob may respond to the next card."""
    t = At(
        rulebook,
        ann={"hand": "re_target nanny_cam", "stable": "double_dutch"},
        bob={"hand": "neigh", "stable": "slowdown"},
        cal={"hand": "neigh", "stable": ""},
        phase="beginning",
        deck="yay",
    )
    t.does("ann", "re_target", "slowdown", "slowdown cal").does("cal", "pass")
    t.does("ann", "nanny_cam", "nanny_cam cal")
    assert t.asked == {"bob": "neigh"}
    t.does("bob", "pass").turn_of("bob")
