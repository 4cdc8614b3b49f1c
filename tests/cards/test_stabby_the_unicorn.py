"""Stabby the Unicorn: once this card is sacrificed or destroyed, you may destroy a unicorn."""

from .table import at, in_all, in_both


@in_both
def test_destroyed_destroys_another_unicorn(rulebook: str) -> None:
    """Ruling 4.8, R-EFF-02: its player chooses among other players' unicorns."""
    t = at(
        rulebook,
        ann={"hand": "unicorn_poison", "stable": "americorn yay"},
        bob={"stable": "stabby_the_unicorn narwhal"},
        cal={"stable": "llamacorn slowdown"},
    )
    t.does("ann", "unicorn_poison", "stabby_the_unicorn")
    assert t.asked == {"bob": "may"}
    assert t.does("bob", "yes").options("bob") == ["americorn", "llamacorn"]
    t.does("bob", "americorn")
    assert (t.stable("ann"), t.stable("bob"), t.stable("cal")) == (["yay"], ["narwhal"], ["llamacorn", "slowdown"])
    t.turn_of("bob")


@in_all
def test_may_decline(rulebook: str) -> None:
    t = at(rulebook, ann={"hand": "unicorn_poison"}, bob={"stable": "stabby_the_unicorn"}, cal={"stable": "yay"})
    t.does("ann", "unicorn_poison")
    if t.asked.get("ann") == "destroy":  # in first-ru ann's own baby is a target too
        t.does("ann", "stabby_the_unicorn")
    t.does("bob", "no")
    assert len(t.stable("ann")) == 1
    t.turn_of("bob")


@in_both
def test_sacrificed_also_acts(rulebook: str) -> None:
    """Ruling 4.8."""
    t = at(
        rulebook,
        ann={"stable": "stabby_the_unicorn sadistic_ritual"},
        bob={"stable": "americorn"},
        cal={"stable": "narwhal rainbow_aura"},
        phase="beginning",
    )
    t.does("ann", "yes")
    assert t.stable("bob") == []  # the only target: cal's is protected (ruling 4.9)
    t.turn_of("ann")


@in_both
def test_without_a_target_is_not_asked(rulebook: str) -> None:
    """R-EFF-08, ruling 5.3: pandas are not targets."""
    t = at(
        rulebook,
        ann={"hand": "unicorn_poison", "stable": ""},
        bob={"stable": "stabby_the_unicorn narwhal"},
        cal={"stable": "americorn pandamonium"},
    )
    t.does("ann", "unicorn_poison", "stabby_the_unicorn")
    assert t.discard == ["unicorn_poison", "stabby_the_unicorn"]
    t.turn_of("bob")


@in_all
def test_returned_or_stolen_does_nothing(rulebook: str) -> None:
    """Ruling 4.8: it has not fallen."""
    t = at(
        rulebook,
        ann={"hand": "unicorn_swap", "stable": "narwhal"},
        bob={"stable": "stabby_the_unicorn"},
        cal={"stable": "americorn"},
    )
    t.does("ann", "unicorn_swap", "narwhal bob", "stabby_the_unicorn")
    assert t.stable("ann") == ["stabby_the_unicorn"]
    t.turn_of("bob")


def test_first_ru_reaches_every_stable_in_a_new_link() -> None:
    """R-CHAIN-08, R-WORD-04."""
    t = at(
        "first-ru",
        ann={"hand": "unicorn_poison", "stable": "americorn yay"},
        bob={"stable": "stabby_the_unicorn narwhal"},
        cal={"stable": "llamacorn"},
    )
    t.does("ann", "unicorn_poison", "stabby_the_unicorn").does("bob", "yes")
    assert t.options("bob") == ["americorn", "narwhal", "llamacorn"]
    t.does("bob", "llamacorn")
    assert t.stable("cal") == []
    t.turn_of("bob")
