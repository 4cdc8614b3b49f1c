"""Extremely Destructive Unicorn: on entry each player, including you, sacrifices a unicorn of their own choice."""

from .table import at, in_all, in_both, in_first, plays

FIVE = "narwhal americorn llamacorn shark_with_a_horn rhinocorn"
SIX = f"{FIVE} mermaid_unicorn"


@in_all
def test_makes_everyone_sacrifice_a_unicorn(rulebook: str) -> None:
    """R-WORD-07, ruling 2.9: each player chooses. Its own player may choose this card."""
    t = at(
        rulebook,
        ann={"hand": "extremely_destructive_unicorn", "stable": "narwhal yay"},
        bob={"stable": "llamacorn americorn slowdown"},
        cal={"stable": "rhinocorn"},
    )
    plays(t, "ann", "extremely_destructive_unicorn")
    assert t.options("ann") == ["narwhal", "extremely_destructive_unicorn"]
    t.does("ann", "extremely_destructive_unicorn")
    assert t.options("bob") == ["llamacorn", "americorn"]
    t.does("bob", "llamacorn")
    assert (t.stable("ann"), t.stable("bob"), t.stable("cal")) == (["narwhal", "yay"], ["americorn", "slowdown"], [])
    t.turn_of("bob")


@in_all
def test_alone_sacrifices_itself(rulebook: str) -> None:
    """R-EFF-08: empty stables are skipped, and the only unicorn goes unasked."""
    t = at(
        rulebook, ann={"hand": "extremely_destructive_unicorn", "stable": ""}, bob={"stable": ""}, cal={"stable": "yay"}
    )
    plays(t, "ann", "extremely_destructive_unicorn")
    assert (t.stable("ann"), t.stable("cal")) == ([], ["yay"])
    assert t.discard == ["extremely_destructive_unicorn"]
    t.turn_of("bob")


@in_all
def test_spares_pandas_but_not_unicorns_under_an_aura(rulebook: str) -> None:
    """Rulings 4.9, 5.3 and 7.14: Rainbow Aura does not help against a sacrifice."""
    t = at(
        rulebook,
        ann={"hand": "extremely_destructive_unicorn", "stable": ""},
        bob={"stable": "llamacorn pandamonium"},
        cal={"stable": "narwhal rainbow_aura"},
    )
    plays(t, "ann", "extremely_destructive_unicorn")
    assert (t.stable("bob"), t.stable("cal")) == (["llamacorn", "pandamonium"], ["rainbow_aura"])
    t.turn_of("bob")


def test_as_the_seventh_wins_immediately_in_the_second_edition() -> None:
    """R-END-02: it has entered before any player's next decision."""
    t = at("second-ru", ann={"hand": "extremely_destructive_unicorn", "stable": SIX})
    t.does("ann", "extremely_destructive_unicorn").won_by("ann")


@in_first
def test_as_the_seventh_does_not_win_in_the_first_edition(rulebook: str) -> None:
    """R-END-02, R-CHAIN-09: not before the chain is empty, or before the end of the turn."""
    t = at(
        rulebook, ann={"hand": "extremely_destructive_unicorn", "stable": SIX}, bob={"stable": ""}, cal={"stable": ""}
    )
    plays(t, "ann", "extremely_destructive_unicorn").does("ann", "narwhal")
    assert len(t.stable("ann")) == 6
    t.turn_of("bob")


@in_both
def test_stopped_makes_no_one_sacrifice(rulebook: str) -> None:
    """R-CARD-07, ruling 3.3."""
    t = at(
        rulebook,
        ann={"hand": "extremely_destructive_unicorn", "stable": "narwhal"},
        bob={"hand": "neigh", "stable": "americorn"},
        cal={"stable": "llamacorn"},
    )
    plays(t, "ann", "extremely_destructive_unicorn").does("bob", "neigh")
    assert [t.stable(who) for who in ("ann", "bob", "cal")] == [["narwhal"], ["americorn"], ["llamacorn"]]
    t.turn_of("bob")
