"""Basic unicorns that another player's Queen Bee keeps out (ruling 7.4)."""

from stablemates.testing import At

from ..table import at, begins, in_all, in_both, plays


@in_both
def test_unicorn_swap_cannot_steal_a_basic_from_her(rulebook: str) -> None:
    """Rulings 7.4 and 7.7: neither hers nor the one just given, so something else must be stolen."""
    t = At(
        rulebook,
        ann={"hand": "unicorn_swap", "stable": "narwhal"},
        bob={"stable": "queen_bee_unicorn basic_unicorn_red ginormous_unicorn"},
        cal={"stable": ""},
    )
    t.does("ann", "unicorn_swap")
    assert t.options("ann") == ["queen_bee_unicorn", "ginormous_unicorn"]  # cal cannot be given the narwhal
    t.does("ann", "queen_bee_unicorn")
    assert t.stable("ann") == ["queen_bee_unicorn"]
    t.turn_of("bob")


def test_kiss_of_life_brings_no_basic_past_her() -> None:
    """Rulings 7.4 and 7.17."""
    t = At(
        "second-ru",
        ann={"hand": "kiss_of_life"},
        bob={},
        cal={"stable": "queen_bee_unicorn"},
        discard="narwhal ginormous_unicorn rainbow_unicorn",
    )
    t.does("ann", "kiss_of_life")
    assert sorted(t.options("ann")) == ["ginormous_unicorn", "rainbow_unicorn"]
    t.does("ann", "ginormous_unicorn").turn_of("bob")


@in_all
def test_rainbow_unicorn_brings_nothing_past_her(rulebook: str) -> None:
    """Rulings 7.4 and 7.18.  R-EFF-08: no one is asked, since everyone can see that nothing can come of it."""
    t = at(rulebook, ann={"hand": "rainbow_unicorn narwhal", "stable": ""}, bob={"stable": "queen_bee_unicorn"})
    plays(t, "ann", "rainbow_unicorn")
    assert (t.stable("ann"), t.hand("ann")) == (["rainbow_unicorn"], ["narwhal"])
    t.turn_of("bob")


def test_mother_goose_brings_babies_past_her() -> None:
    """Ruling 7.4: only basics are kept out."""
    t = at("second-ru", ann={"hand": "mother_goose_unicorn", "stable": ""}, bob={"stable": "queen_bee_unicorn"})
    t.does("ann", "mother_goose_unicorn", "yes", "baby_narwhal")
    assert t.stable("ann") == ["mother_goose_unicorn", "baby_narwhal"]
    t.turn_of("bob")


def test_necromancer_pays_for_a_basic_that_she_keeps_out() -> None:
    """Ruling 7.17: the price is paid and nothing can be brought."""
    t = at(
        "second-ru",
        ann={"hand": "necromancer_unicorn narwhal basic_unicorn_red", "stable": ""},
        bob={"stable": "queen_bee_unicorn"},
        discard="basic_unicorn_blue",
    )
    t.does("ann", "necromancer_unicorn", "yes", "narwhal")
    assert t.stable("ann") == ["necromancer_unicorn"]
    assert sorted(t.discard) == ["basic_unicorn_blue", "basic_unicorn_red", "narwhal"]
    t.turn_of("bob")


def test_seductive_unicorn_cannot_steal_her_basics_but_can_steal_her() -> None:
    """Ruling 7.4: basics cannot enter another stable."""
    t = at(
        "second-ru",
        ann={"hand": "seductive_unicorn yay", "stable": ""},
        bob={"stable": "queen_bee_unicorn narwhal"},
        cal={"stable": "basic_unicorn_red llamacorn"},
    )
    assert t.does("ann", "seductive_unicorn", "yes").options("ann") == ["queen_bee_unicorn", "llamacorn"]
    t.does("ann", "queen_bee_unicorn")
    assert t.stable("ann") == ["seductive_unicorn", "queen_bee_unicorn"]
    t.turn_of("bob")


def test_zombie_unicorn_ends_the_turn_even_if_she_keeps_the_unicorn_out() -> None:
    """Rulings 2.4 and 7.17: "if you do" depends on the discard alone, and the rest is done as far as possible."""
    t = at(
        "first-uk",
        ann={"hand": "narwhal", "stable": "zombie_unicorn"},
        bob={"stable": "queen_bee_unicorn"},
        discard="basic_unicorn_red",
        phase="beginning",
    )
    t.does("ann", "use zombie_unicorn")
    assert t.stable("ann") == ["zombie_unicorn"]
    assert t.discard == ["narwhal", "basic_unicorn_red"]
    t.turn_of("bob")


def test_angel_unicorn_cannot_bring_a_basic_past_her() -> None:
    """Rulings 7.4 and 7.17."""
    t = at(
        "first-uk",
        ann={"stable": "angel_unicorn"},
        bob={"stable": "queen_bee_unicorn"},
        discard="narwhal rhinocorn basic_unicorn_red",
        phase="beginning",
    )
    assert sorted(t.does("ann", "use angel_unicorn").options("ann")) == ["angel_unicorn", "rhinocorn"]
    t.does("ann", "rhinocorn")
    assert t.stable("ann") == ["rhinocorn"]
    t.turn_of("ann")


def test_summoning_ritual_brings_no_basic_past_her() -> None:
    """Rulings 7.4 and 7.17."""
    t = begins(
        "first-uk",
        {"hand": "narwhal basic_unicorn_red", "stable": "summoning_ritual"},
        bob={"stable": "queen_bee_unicorn"},
        discard="rainbow_unicorn ginormous_unicorn",
    )
    t.does("ann", "use summoning_ritual", "narwhal")
    assert sorted(t.options("ann")) == ["ginormous_unicorn", "rainbow_unicorn"]
    t.does("ann", "ginormous_unicorn").turn_of("ann")
