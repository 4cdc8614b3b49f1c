"""Rainbow Aura: nothing can destroy the unicorns in your stable."""

from stablemates.testing import At

from .table import in_both


@in_both
def test_keeps_unicorns_from_being_destroyed(rulebook: str) -> None:
    """Ruling 4.9: the aura itself and other cards can be destroyed."""
    t = At(
        rulebook,
        ann={"stable": "glitter_bomb"},
        bob={"stable": "rainbow_aura narwhal baby_narwhal yay"},
        cal={"stable": "slowdown"},
        phase="beginning",
    )
    t.does("ann", "use glitter_bomb")
    assert t.options("ann") == ["rainbow_aura", "yay", "slowdown"]
    t.does("ann", "rainbow_aura")
    assert t.stable("bob") == ["narwhal", "baby_narwhal", "yay"]
    t.turn_of("ann")


@in_both
def test_protects_its_own_stable_only(rulebook: str) -> None:
    """R-EFF-13."""
    t = At(
        rulebook, ann={"hand": "unicorn_poison"}, bob={"stable": "rainbow_aura narwhal"}, cal={"stable": "rhinocorn"}
    )
    t.does("ann", "unicorn_poison")
    assert t.stable("bob") == ["rainbow_aura", "narwhal"]
    assert t.stable("cal") == []
    t.turn_of("bob")


@in_both
def test_does_not_prevent_sacrifice_theft_or_return(rulebook: str) -> None:
    """Ruling 4.9."""
    t = At(
        rulebook,
        ann={"hand": "extremely_destructive_unicorn", "stable": ""},
        bob={"stable": "rainbow_aura narwhal"},
        cal={"stable": ""},
    )
    t.does("ann", "extremely_destructive_unicorn")
    if t.asked == {"ann": "stable"}:
        t.does("ann", "extremely_destructive_unicorn ann")
    assert t.stable("bob") == ["rainbow_aura"]
    t.turn_of("bob")
    t = At(
        rulebook, ann={"hand": "unicorn_swap", "stable": "baby_narwhal"}, bob={"stable": "rainbow_aura narwhal"}, cal={}
    )
    t.does("ann", "unicorn_swap", "baby_narwhal bob", "narwhal")
    assert t.stable("ann") == ["narwhal"]
    t.turn_of("bob")
    t = At(
        rulebook, ann={"hand": "back_kick", "stable": ""}, bob={"stable": ""}, cal={"stable": "rainbow_aura narwhal"}
    )
    t.does("ann", "back_kick", "narwhal")
    assert t.stable("cal") == ["rainbow_aura"]
    t.turn_of("bob")


@in_both
def test_does_not_protect_pandas(rulebook: str) -> None:
    """Rulings 5.3 and 5.7: they are not unicorns. Effects that destroy unicorns pass them by anyway."""
    t = At(
        rulebook,
        ann={"hand": "unicorn_poison", "stable": "glitter_bomb"},
        bob={"stable": "rainbow_aura narwhal pandamonium"},
        cal={"stable": ""},
        phase="beginning",
    )
    t.does("ann", "use glitter_bomb")
    assert t.options("ann") == ["rainbow_aura", "narwhal", "pandamonium"]
    t.does("ann", "narwhal")
    assert t.stable("bob") == ["rainbow_aura", "pandamonium"]
    t.turn_of("ann")


@in_both
def test_leaving_exposes_its_unicorns_to_the_next_effect(rulebook: str) -> None:
    """Rulings 2.7 and 4.9: not to the same effect, but to the next."""
    t = At(
        rulebook,
        ann={"hand": "unicorn_poison", "stable": "glitter_bomb"},
        bob={"stable": "rainbow_aura narwhal"},
        cal={"stable": ""},
        phase="beginning",
        deck="yay",
    )
    t.does("ann", "use glitter_bomb").turn_of("ann")
    t.does("ann", "unicorn_poison")
    assert t.stable("bob") == []
    t.turn_of("bob")
