"""Tiny Stable: as soon as you have more than 5 unicorns, sacrifice a unicorn; repeat until 5 or fewer are left."""

from stablemates.testing import At

from .table import in_all, in_both, plays

FIVE = "narwhal basic_unicorn_red basic_unicorn_blue basic_unicorn_green basic_unicorn_yellow"


@in_all
def test_sacrifices_the_sixth_unicorn(rulebook: str) -> None:
    """Ruling 7.2: its player chooses, and may choose the newcomer."""
    t = At(
        rulebook,
        ann={"hand": "rainbow_unicorn", "stable": FIVE + " tiny_stable yay"},
        bob={"stable": ""},
        cal={"stable": ""},
    )
    plays(t, "ann", "rainbow_unicorn")
    assert t.options("ann") == [*FIVE.split(), "rainbow_unicorn"]
    t.does("ann", "rainbow_unicorn")
    assert t.stable("ann") == [*FIVE.split(), "tiny_stable", "yay"]
    t.turn_of("bob")


@in_all
def test_allows_five_unicorns(rulebook: str) -> None:
    four = " ".join(FIVE.split()[1:])
    t = At(rulebook, ann={"hand": "narwhal", "stable": four + " tiny_stable"}, bob={}, cal={"stable": ""})
    plays(t, "ann", "narwhal")
    assert t.stable("ann") == [*four.split(), "tiny_stable", "narwhal"]
    t.turn_of("bob")


@in_all
def test_cuts_a_full_stable_down_on_arrival(rulebook: str) -> None:
    """Ruling 7.2."""
    t = At(rulebook, ann={"hand": "tiny_stable"}, bob={"stable": FIVE + " rainbow_unicorn"}, cal={"stable": ""})
    t.does("ann", "tiny_stable", "tiny_stable bob")
    assert t.options("bob") == [*FIVE.split(), "rainbow_unicorn"]
    t.does("bob", "narwhal")
    assert t.stable("bob") == [*FIVE.split()[1:], "rainbow_unicorn", "tiny_stable"]
    t.turn_of("bob")


@in_all
def test_counts_ginormous_twice(rulebook: str) -> None:
    """Ruling 7.2: it turns four into six, and sacrificing it turns six into four."""
    four = " ".join(FIVE.split()[:4])
    t = At(
        rulebook,
        ann={"hand": "ginormous_unicorn", "stable": four + " tiny_stable"},
        bob={"stable": ""},
        cal={"stable": ""},
    )
    plays(t, "ann", "ginormous_unicorn")
    assert t.options("ann") == [*four.split(), "ginormous_unicorn"]
    t.does("ann", "ginormous_unicorn")
    assert t.stable("ann") == [*four.split(), "tiny_stable"]
    t.turn_of("bob")


@in_all
def test_lets_the_newcomer_take_effect(rulebook: str) -> None:
    """Ruling 7.2: the newcomer entered. The sacrifice comes first."""
    t = At(
        rulebook,
        ann={"hand": "greedy_flying_unicorn", "stable": FIVE + " tiny_stable"},
        bob={"stable": ""},
        cal={"stable": ""},
        deck="yay ...",
    )
    plays(t, "ann", "greedy_flying_unicorn")
    assert t.hand("ann") == []
    t.does("ann", "greedy_flying_unicorn")
    assert t.hand("ann") == ["greedy_flying_unicorn", "yay"]
    t.turn_of("bob")


@in_both
def test_keeps_its_player_from_winning(rulebook: str) -> None:
    """Ruling 7.2: no one counts during the moment in which six are seven."""
    t = At(
        rulebook,
        ann={"hand": "ginormous_unicorn", "stable": FIVE + " tiny_stable"},
        bob={"stable": ""},
        cal={"stable": ""},
    )
    plays(t, "ann", "ginormous_unicorn")
    t.does("ann", "narwhal", "basic_unicorn_red")
    assert t.stable("ann") == [*FIVE.split()[2:], "tiny_stable", "ginormous_unicorn"]
    t.turn_of("bob")
