"""Unicorns that are pandas under Pandamonium (rulings 5.1 to 5.7)."""

from ..table import at, in_all, in_both, plays

FIVE = "narwhal americorn llamacorn shark_with_a_horn mermaid_unicorn"


def test_dark_angel_has_no_unicorn_to_sacrifice() -> None:
    """Ruling 5.3."""
    t = at("second-ru", ann={"hand": "dark_angel_unicorn", "stable": "narwhal pandamonium"}, discard="rhinocorn")
    t.does("ann", "dark_angel_unicorn")
    assert t.stable("ann") == ["narwhal", "pandamonium", "dark_angel_unicorn"]
    t.turn_of("bob")


def test_shark_can_sacrifice_itself_as_a_panda() -> None:
    """Ruling 5.2: its effect works, and it says "this card", not "a unicorn"."""
    t = at(
        "second-ru",
        ann={"hand": "shark_with_a_horn", "stable": "pandamonium"},
        bob={"stable": "narwhal"},
        cal={"stable": ""},
    )
    t.does("ann", "shark_with_a_horn", "yes")
    assert (t.stable("ann"), t.stable("bob")) == (["pandamonium"], [])
    t.turn_of("bob")


@in_both
def test_stabby_acts_when_it_falls_as_a_panda(rulebook: str) -> None:
    """Rulings 5.2 and 5.4: hit by an effect on "a card", it keeps its own effect."""
    t = at(
        rulebook,
        ann={"hand": "two_for_one", "stable": "yay narwhal"},
        bob={"stable": "stabby_the_unicorn pandamonium"},
        cal={"stable": ""},
    )
    t.does("ann", "two_for_one", "yay").does("bob", "yes")
    assert t.stable("ann") == []
    t.turn_of("bob")


@in_both
def test_black_knight_does_not_save_pandas(rulebook: str) -> None:
    """Ruling 5.7: they are not unicorns."""
    t = at(
        rulebook,
        ann={"hand": "two_for_one", "stable": "yay"},
        bob={"stable": "black_knight_unicorn narwhal pandamonium"},
        cal={"stable": ""},
    )
    t.does("ann", "two_for_one", "narwhal", "pandamonium")
    assert t.stable("bob") == ["black_knight_unicorn"]
    t.turn_of("bob")


def test_queen_bee_keeps_basics_out_as_a_panda() -> None:
    """Ruling 5.2."""
    t = at("second-ru", ann={"hand": "narwhal llamacorn"}, bob={"stable": "queen_bee_unicorn pandamonium"})
    assert t.options("ann") == ["draw", "llamacorn"]
    assert t.why("ann", "narwhal") == "basics-kept-out (R-EFF-13)"
    t.turn_of("ann")


@in_all
def test_ginormous_counts_as_none_but_still_bars_neighs(rulebook: str) -> None:
    """Rulings 5.1 and 5.2, R-END-03."""
    t = at(rulebook, ann={"hand": "ginormous_unicorn neigh", "stable": f"{FIVE} pandamonium"}, bob={"hand": "yay"})
    plays(t, "ann", "ginormous_unicorn").does("bob", "pass")
    t.turn_of("bob")
    plays(t, "bob", "yay")  # ann is not asked
    assert t.stable("bob")[-1] == "yay"
    t.turn_of("cal")
