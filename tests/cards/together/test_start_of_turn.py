"""Several start-of-turn effects in one turn (rulings 1.1 to 1.4)."""

from stablemates.testing import At

from ..table import at, in_both


@in_both
def test_sadistic_ritual_fed_to_glitter_bomb_is_still_owed(rulebook: str) -> None:
    """Ruling 1.2, R-TURN-05, R-TURN-06: it cannot be skipped, but the player chooses the order."""
    t = At(
        rulebook,
        ann={"stable": "sadistic_ritual glitter_bomb narwhal"},
        bob={"stable": "rhinocorn"},
        cal={"stable": ""},
        phase="beginning",
        deck="slowdown neigh",
    )
    assert t.options("ann") == ["use sadistic_ritual", "use glitter_bomb"]
    t.does("ann", "use glitter_bomb", "sadistic_ritual")
    assert t.stable("ann") == ["glitter_bomb"]
    assert t.stable("bob") == []
    assert t.hand("ann") == ["neigh", "slowdown"]
    t.turn_of("ann")


def test_sadistic_ritual_in_first_ru_chooses_before_optional_effects() -> None:
    """R-CHAIN-05, R-CHAIN-07: Glitter Bomb cannot take the same card."""
    t = At(
        "first-ru",
        ann={"stable": "glitter_bomb sadistic_ritual narwhal basic_unicorn_red"},
        bob={"stable": "rhinocorn"},
        cal={"stable": ""},
        phase="beginning",
        deck="slowdown neigh",
    )
    assert t.asked == {"ann": "sacrifice"}
    assert t.options("ann") == ["narwhal", "basic_unicorn_red"]
    assert t.does("ann", "narwhal").options("ann") == ["no", "yes"]
    assert t.does("ann", "yes").options("ann") == ["glitter_bomb", "sadistic_ritual", "basic_unicorn_red"]
    t.does("ann", "sadistic_ritual")
    assert t.options("ann") == ["glitter_bomb", "basic_unicorn_red", "rhinocorn"]
    t.does("ann", "rhinocorn")
    assert t.stable("ann") == ["glitter_bomb", "basic_unicorn_red"]
    assert t.stable("bob") == []
    assert t.hand("ann") == ["neigh", "slowdown"]
    t.turn_of("ann")


@in_both
def test_rhinocorn_sacrificed_to_sadistic_ritual_still_acts(rulebook: str) -> None:
    """Ruling 1.2: it was there when the turn started."""
    t = at(
        rulebook, ann={"stable": "rhinocorn sadistic_ritual"}, bob={"stable": "narwhal llamacorn"}, phase="beginning"
    )
    t.does("ann", "use sadistic_ritual")
    assert t.options("ann") == ["pass", "use rhinocorn"]
    t.does("ann", "use rhinocorn", "narwhal")
    assert (t.stable("ann"), t.stable("bob")) == (["sadistic_ritual"], ["llamacorn"])
    t.turn_of("bob")


def test_rhinocorn_in_first_ru_chooses_after_sadistic_ritual() -> None:
    """R-CHAIN-07, R-CHAIN-05: the mandatory sacrifice is chosen first, and its card cannot be chosen again."""
    t = at(
        "first-ru",
        ann={"stable": "rhinocorn sadistic_ritual"},
        bob={"stable": "narwhal llamacorn"},
        cal={"stable": ""},
        phase="beginning",
    )
    assert t.does("ann", "yes").options("ann") == ["narwhal", "llamacorn"]
    t.does("ann", "narwhal")
    assert (t.stable("ann"), t.stable("bob")) == (["sadistic_ritual"], ["llamacorn"])
    t.turn_of("bob")


def test_rhinocorn_and_angel_unicorn_in_first_ru_are_asked_before_either_acts() -> None:
    """R-CHAIN-03, R-CHAIN-04."""
    t = at(
        "first-ru",
        ann={"stable": "rhinocorn angel_unicorn"},
        bob={"stable": "narwhal"},
        cal={"stable": ""},
        discard="llamacorn",
        phase="beginning",
    )
    t.does("ann", "yes", "narwhal")
    assert t.stable("bob") == ["narwhal"]  # nothing has happened yet
    t.does("ann", "yes")
    assert (t.stable("ann"), t.stable("bob")) == (["rhinocorn", "llamacorn"], [])
    t.turn_of("bob")


@in_both
def test_angel_unicorn_or_rhinocorn_sacrificed_before_it_was_used(rulebook: str) -> None:
    """Ruling 1.2, R-EFF-08: passing ends the phase."""
    t = at(
        rulebook, ann={"stable": "rhinocorn narwhal sadistic_ritual"}, bob={"stable": "llamacorn"}, phase="beginning"
    )
    assert t.options("ann") == ["use rhinocorn", "use sadistic_ritual"]  # no pass: the ritual is mandatory (R-TURN-05)
    t.does("ann", "use sadistic_ritual", "narwhal", "pass")
    assert t.stable("ann") == ["rhinocorn", "sadistic_ritual"]
    t.turn_of("ann")


def test_angel_unicorn_sacrificed_to_sadistic_ritual_cannot_be_sacrificed_again() -> None:
    """R-EFF-07: it is no longer there to pay with."""
    t = at("first-uk", ann={"stable": "angel_unicorn sadistic_ritual"}, discard="narwhal", phase="beginning")
    t.does("ann", "use sadistic_ritual")
    assert t.stable("ann") == ["sadistic_ritual"]
    t.turn_of("ann")


@in_both
def test_rhinocorn_does_not_cancel_sadistic_ritual(rulebook: str) -> None:
    """R-TURN-06, ruling 1.4: the sacrifice is still owed, and Rhinocorn itself may be the one."""
    t = at(
        rulebook,
        ann={"stable": "rhinocorn sadistic_ritual"},
        bob={"stable": "narwhal"},
        cal={"stable": "yay"},
        deck="yay neigh",
        phase="beginning",
    )
    assert t.options("ann") == ["use rhinocorn", "use sadistic_ritual"]
    t.does("ann", "use rhinocorn")
    assert t.stable("ann") == ["sadistic_ritual"]
    assert t.hand("ann") == ["yay"]  # from the ritual: the draw phase was skipped
    t.turn_of("bob")
