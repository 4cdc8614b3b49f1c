"""Alluring Narwhal: on entry you may steal an upgrade."""

from .table import at, in_all, in_first, plays


@in_all
def test_steals_an_upgrade(rulebook: str) -> None:
    """R-WORD-05: another player's, and neither a downgrade nor a unicorn."""
    t = at(
        rulebook,
        ann={"hand": "alluring_narwhal", "stable": "glitter_bomb"},
        bob={"stable": "yay slowdown narwhal"},
        cal={"stable": "rainbow_aura llamacorn"},
    )
    assert plays(t, "ann", "alluring_narwhal").options("ann") == ["no", "yes"]
    assert t.does("ann", "yes").options("ann") == ["yay", "rainbow_aura"]
    t.does("ann", "rainbow_aura")
    assert t.stable("ann") == ["glitter_bomb", "alluring_narwhal", "rainbow_aura"]
    assert t.stable("cal") == ["llamacorn"]
    t.turn_of("bob")


@in_all
def test_may_decline(rulebook: str) -> None:
    """R-EFF-04."""
    t = at(rulebook, ann={"hand": "alluring_narwhal"}, bob={"stable": "yay"})
    plays(t, "ann", "alluring_narwhal").does("ann", "no")
    assert t.stable("bob") == ["yay"]
    t.turn_of("bob")


@in_all
def test_without_an_upgrade_is_not_asked(rulebook: str) -> None:
    """R-EFF-08: your own is not a target."""
    t = at(rulebook, ann={"hand": "alluring_narwhal", "stable": "yay"}, bob={"stable": "slowdown narwhal"})
    plays(t, "ann", "alluring_narwhal")
    assert t.stable("ann") == ["yay", "alluring_narwhal"]
    t.turn_of("bob")


@in_all
def test_steals_into_a_broken_stable(rulebook: str) -> None:
    """Ruling 7.5: stealing is not playing. A single target is taken unasked."""
    t = at(rulebook, ann={"hand": "alluring_narwhal", "stable": "broken_stable"}, bob={"stable": "yay"})
    plays(t, "ann", "alluring_narwhal").does("ann", "yes")
    assert t.stable("ann") == ["broken_stable", "alluring_narwhal", "yay"]
    t.turn_of("bob")


@in_first
def test_cannot_steal_an_upgrade_that_needs_a_basic(rulebook: str) -> None:
    """Ruling 8.5: Rainbow Mane enters only a stable with a basic unicorn."""
    t = at(rulebook, ann={"hand": "alluring_narwhal", "stable": "llamacorn"}, bob={"stable": "narwhal rainbow_mane"})
    plays(t, "ann", "alluring_narwhal")
    assert t.stable("bob") == ["narwhal", "rainbow_mane"]
    t.does("bob", "draw").turn_of("cal")
