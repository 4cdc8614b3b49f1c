"""Broken Stable: you cannot play upgrades, not even into another stable."""

from stablemates.testing import At

from .table import in_both, plays


@in_both
def test_bars_upgrades_into_any_stable(rulebook: str) -> None:
    """Ruling 7.5."""
    t = At(rulebook, ann={"hand": "yay rainbow_aura", "stable": "broken_stable"}, bob={"stable": ""}, cal={})
    assert t.options("ann") == ["draw"]
    assert t.why("ann", "yay") == "no-upgrades (R-EFF-13)"
    assert t.why("ann", "rainbow_aura") == "no-upgrades (R-EFF-13)"
    t.turn_of("ann")


@in_both
def test_allows_every_other_card(rulebook: str) -> None:
    t = At(rulebook, ann={"hand": "yay narwhal good_deal slowdown neigh", "stable": "broken_stable"}, bob={}, cal={})
    assert t.options("ann")[0] == "draw"
    assert sorted(t.options("ann")[1:]) == ["good_deal", "narwhal", "slowdown"]
    t.does("ann", "slowdown", "slowdown ann")
    assert t.stable("ann") == ["broken_stable", "slowdown"]
    t.turn_of("bob")


@in_both
def test_accepts_upgrades_played_by_others_or_stolen(rulebook: str) -> None:
    """Ruling 7.5: only playing is forbidden."""
    t = At(rulebook, ann={"hand": "yay"}, bob={"stable": "broken_stable"}, cal={})
    t.does("ann", "yay", "yay bob")
    assert t.stable("bob") == ["broken_stable", "yay"]
    t.turn_of("bob")
    t = At(rulebook, ann={"hand": "alluring_narwhal", "stable": "broken_stable"}, bob={"stable": "yay"}, cal={})
    plays(t, "ann", "alluring_narwhal").does("ann", "yes")
    assert t.stable("ann") == ["broken_stable", "alluring_narwhal", "yay"]
    t.turn_of("bob")


@in_both
def test_bars_nothing_once_it_has_moved_away(rulebook: str) -> None:
    """R-EFF-13."""
    t = At(
        rulebook,
        ann={"hand": "re_target yay", "stable": "double_dutch broken_stable"},
        bob={"stable": ""},
        cal={},
        phase="beginning",
        deck="neigh",
    )
    t.does("ann", "re_target", "broken_stable", "broken_stable bob", "yay", "yay ann")
    assert t.stable("ann") == ["double_dutch", "yay"]
    t.turn_of("bob")
