"""Sadistic Ritual: at the start of your turn sacrifice a unicorn; then draw a card."""

from stablemates.testing import At

from .table import at, in_all


@in_all
def test_sacrifices_a_unicorn_and_draws(rulebook: str) -> None:
    """R-TURN-05: it is mandatory."""
    t = At(
        rulebook,
        ann={"stable": "sadistic_ritual narwhal baby_narwhal yay"},
        bob={"stable": "rhinocorn"},
        cal={},
        phase="beginning",
        deck="slowdown neigh",
    )
    assert t.options("ann") == ["narwhal", "baby_narwhal"]
    t.does("ann", "narwhal")
    assert t.stable("ann") == ["sadistic_ritual", "baby_narwhal", "yay"]
    assert t.hand("ann") == ["neigh", "slowdown"]
    t.turn_of("ann")


@in_all
def test_draws_nothing_without_a_unicorn(rulebook: str) -> None:
    """R-EFF-05, R-EFF-08, ruling 5.3: pandas are not unicorns."""
    for stable in ("sadistic_ritual yay", "sadistic_ritual pandamonium narwhal"):
        t = At(
            rulebook,
            ann={"stable": stable},
            bob={"stable": "rhinocorn"},
            cal={},
            phase="beginning",
            deck="slowdown neigh",
        )
        assert t.stable("ann") == stable.split()
        assert t.hand("ann") == ["slowdown"]
        t.turn_of("ann")


@in_all
def test_takes_the_last_unicorn_even_a_baby(rulebook: str) -> None:
    """Rulings 2.5 and 4.10: a baby counts as sacrificed."""
    t = At(
        rulebook,
        ann={"stable": "sadistic_ritual baby_narwhal"},
        bob={},
        cal={},
        phase="beginning",
        deck="slowdown neigh",
    )
    assert t.stable("ann") == ["sadistic_ritual"]
    assert t.nursery[0] == "baby_narwhal"
    assert t.hand("ann") == ["neigh", "slowdown"]
    t.turn_of("ann")


@in_all
def test_affects_its_own_player_only(rulebook: str) -> None:
    """R-EFF-02."""
    t = At(rulebook, ann={"stable": "narwhal"}, bob={"stable": "sadistic_ritual rhinocorn"}, cal={}, phase="beginning")
    assert t.stable("bob") == ["sadistic_ritual", "rhinocorn"]
    t.turn_of("ann")


@in_all
def test_waits_for_a_turn_that_starts_with_it(rulebook: str) -> None:
    """R-TURN-03, ruling 1.3."""
    t = at(rulebook, ann={"hand": "sadistic_ritual", "stable": "narwhal"})
    t.does("ann", "sadistic_ritual", "sadistic_ritual ann")
    assert t.stable("ann") == ["narwhal", "sadistic_ritual"]
    t.turn_of("bob")
