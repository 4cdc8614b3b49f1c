"""Narwhal Torpedo: on entry sacrifice every downgrade in your stable."""

from .table import at, in_all, in_both, plays

SIX = "narwhal americorn llamacorn shark_with_a_horn mermaid_unicorn rhinocorn"


@in_all
def test_sacrifices_all_your_downgrades(rulebook: str) -> None:
    """Ruling 7.13: all of them and nothing else."""
    t = at(
        rulebook,
        ann={"hand": "narwhal_torpedo", "stable": "slowdown yay narwhal nanny_cam"},
        bob={"stable": "broken_stable"},
    )
    plays(t, "ann", "narwhal_torpedo")
    assert t.stable("ann") == ["yay", "narwhal", "narwhal_torpedo"]
    assert t.stable("bob") == ["broken_stable"]
    assert sorted(t.discard) == ["nanny_cam", "slowdown"]
    t.turn_of("bob")


@in_all
def test_without_downgrades_does_nothing(rulebook: str) -> None:
    """R-EFF-08."""
    t = at(rulebook, ann={"hand": "narwhal_torpedo", "stable": "yay"}, bob={"stable": "slowdown"})
    plays(t, "ann", "narwhal_torpedo")
    assert (t.stable("ann"), t.stable("bob"), t.discard) == (["yay", "narwhal_torpedo"], ["slowdown"], [])
    t.turn_of("bob")


@in_all
def test_removes_pandamonium_and_wins(rulebook: str) -> None:
    """Ruling 7.13, R-END-03: the pandas are seven unicorns again."""
    t = at(rulebook, ann={"hand": "narwhal_torpedo", "stable": f"{SIX} pandamonium"})
    plays(t, "ann", "narwhal_torpedo").won_by("ann")


@in_all
def test_leaves_other_stables_alone(rulebook: str) -> None:
    """R-WORD-03: only your own cards are sacrificed."""
    t = at(rulebook, ann={"hand": "narwhal_torpedo", "stable": "slowdown"}, bob={"stable": "nanny_cam"})
    plays(t, "ann", "narwhal_torpedo")
    assert (t.stable("ann"), t.stable("bob")) == (["narwhal_torpedo"], ["nanny_cam"])
    t.turn_of("bob")


@in_both
def test_stolen_sacrifices_the_thiefs_downgrades(rulebook: str) -> None:
    """Ruling 2.11, R-EFF-02: it enters the stable of its new player."""
    t = at(
        rulebook,
        ann={"hand": "unicorn_swap", "stable": "narwhal slowdown"},
        bob={"stable": "narwhal_torpedo nanny_cam"},
        cal={"stable": ""},
    )
    t.does("ann", "unicorn_swap", "narwhal bob", "narwhal_torpedo")
    assert (t.stable("ann"), t.stable("bob")) == (["narwhal_torpedo"], ["nanny_cam", "narwhal"])
    t.turn_of("bob")
