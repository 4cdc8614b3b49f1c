"""Queen Bee Unicorn: basic unicorns can enter no stable but yours."""

from .table import at, in_all, in_first, plays


@in_all
def test_lets_her_own_player_play_basics(rulebook: str) -> None:
    """Ruling 7.4: but into no other stable."""
    t = at(rulebook, ann={"hand": "narwhal", "stable": "queen_bee_unicorn"}, bob={"stable": "basic_unicorn_red"})
    t.does("ann", "narwhal")
    assert t.stable("ann") == ["queen_bee_unicorn", "narwhal"]
    assert t.stable("bob") == ["basic_unicorn_red"]  # basics already there stay
    t.turn_of("bob")


@in_all
def test_keeps_basics_from_being_given_or_stolen(rulebook: str) -> None:
    """Rulings 7.4 and 7.7: Unicorn Swap may give her a basic, but can only steal a unicorn that is not basic."""
    t = at(
        rulebook,
        ann={"hand": "unicorn_swap", "stable": "narwhal"},
        bob={"stable": "queen_bee_unicorn basic_unicorn_red llamacorn"},
        cal={"stable": "americorn"},
    )
    t.does("ann", "unicorn_swap")  # narwhal can go to bob only
    assert t.options("ann") == ["queen_bee_unicorn", "llamacorn"]
    t.does("ann", "queen_bee_unicorn")
    assert t.stable("ann") == ["queen_bee_unicorn"]
    assert t.stable("bob") == ["basic_unicorn_red", "llamacorn", "narwhal"]
    t.turn_of("bob")


def test_keeps_basics_from_being_revived() -> None:
    """Ruling 7.17: Kiss of Life."""
    t = at(
        "second-ru",
        ann={"hand": "kiss_of_life", "stable": ""},
        bob={"stable": "queen_bee_unicorn"},
        discard="narwhal rhinocorn basic_unicorn_red llamacorn",
    )
    assert sorted(t.does("ann", "kiss_of_life").options("ann")) == ["llamacorn", "rhinocorn"]
    t.does("ann", "rhinocorn")
    assert t.stable("ann") == ["rhinocorn"]
    t.turn_of("bob")


@in_all
def test_leaving_lets_basics_in_again(rulebook: str) -> None:
    """R-EFF-13: only while she is in a stable."""
    t = at(
        rulebook,
        ann={"hand": "unicorn_poison", "stable": ""},
        bob={"stable": "queen_bee_unicorn"},
        cal={"stable": ""},
        deck="yay narwhal neigh",
    )
    t.does("ann", "unicorn_poison").does("bob", "draw")
    assert "narwhal" in t.hand("bob")
    t.turn_of("cal")


@in_first
def test_first_edition_lets_others_play_basics_to_her(rulebook: str) -> None:
    """Ruling 7.4: unicorns go into any stable, and hers is the only one left."""
    t = at(rulebook, ann={"hand": "narwhal rhinocorn"}, bob={"stable": "queen_bee_unicorn"})
    assert sorted(t.options("ann")) == ["draw", "narwhal", "rhinocorn"]
    t.does("ann", "narwhal")
    assert t.stable("bob") == ["queen_bee_unicorn", "narwhal"]
    t.turn_of("bob")


@in_all
def test_does_not_keep_out_magical_unicorns_or_other_cards(rulebook: str) -> None:
    """Ruling 7.4: only basic unicorns."""
    t = at(rulebook, ann={"hand": "rhinocorn yay", "stable": ""}, bob={"stable": "queen_bee_unicorn"})
    assert sorted(t.options("ann")) == ["draw", "rhinocorn", "yay"]
    plays(t, "ann", "rhinocorn")
    assert t.stable("ann") == ["rhinocorn"]
    t.turn_of("bob")
