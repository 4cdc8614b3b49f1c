"""Haggling: steal an upgrade, or move a downgrade from your stable to another player's stable."""

from .table import at


def test_steals_an_upgrade() -> None:
    t = at(
        ann={"hand": "haggling", "stable": "slowdown"}, bob={"stable": "yay"}, cat={"stable": "rainbow_aura narwhal"}
    )
    t.does("ann", "haggling")
    assert t.options("ann") == ["steal", "give"]
    t.does("ann", "steal")
    assert t.options("ann") == ["yay", "rainbow_aura"]
    t.does("ann", "rainbow_aura")
    assert t.stable("ann") == ["slowdown", "rainbow_aura"]
    assert (t.stable("bob"), t.stable("cat")) == (["yay"], ["narwhal"])
    t.turn_of("bob")


def test_gives_a_downgrade_away() -> None:
    t = at(
        ann={"hand": "haggling", "stable": "slowdown narwhal"}, bob={"stable": "yay tiny_stable"}, cat={"stable": ""}
    )
    t.does("ann", "haggling", "give")
    assert t.options("ann") == ["slowdown bob", "slowdown cat"]
    t.does("ann", "slowdown cat")
    assert t.stable("ann") == ["narwhal"]
    assert (t.stable("bob"), t.stable("cat")) == (["yay", "tiny_stable"], ["slowdown"])
    t.turn_of("bob")


def test_takes_the_only_target_unasked() -> None:
    t = at(ann={"hand": "haggling", "stable": "narwhal yay"}, bob={"stable": "rainbow_aura slowdown"}, cat={})
    t.does("ann", "haggling")
    assert t.stable("ann") == ["narwhal", "yay", "rainbow_aura"]
    assert t.stable("bob") == ["slowdown"]  # another player's downgrade is not yours to give
    t.turn_of("bob")


def test_without_a_target_does_nothing() -> None:
    """R-EFF-08. In first-ru it cannot be played (R-EFF-09)."""
    t = at(ann={"hand": "haggling", "stable": "yay"}, bob={"stable": "slowdown"}, cat={})
    t.does("ann", "haggling")
    assert (t.stable("ann"), t.stable("bob"), t.discard) == (["yay"], ["slowdown"], ["haggling"])
    t.turn_of("bob")
    t = at("first-ru", ann={"hand": "haggling", "stable": "yay"}, bob={"stable": "slowdown"}, cat={})
    assert t.why("ann", "haggling") == "impossible (R-EFF-09)"
    t.turn_of("ann")


def test_is_declared_before_the_window_and_can_be_stopped() -> None:
    """R-EFF-11."""
    t = at(ann={"hand": "haggling", "stable": "slowdown"}, bob={"stable": "yay", "hand": "neigh"}, cat={})
    t.does("ann", "haggling", "steal")
    assert t.fact("targets")[0]["kind"] == "yay"
    t.does("bob", "neigh")
    assert (t.stable("ann"), t.stable("bob")) == (["slowdown"], ["yay"])
    t.turn_of("bob")
