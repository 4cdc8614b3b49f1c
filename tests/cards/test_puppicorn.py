"""Puppicorn.

At the start of each player's turn this card moves to that player's stable. It can be neither sacrificed nor
destroyed.
"""

from .table import at, in_first, plays

SIX = "narwhal americorn llamacorn shark_with_a_horn mermaid_unicorn greedy_flying_unicorn"


@in_first
def test_moves_to_the_player_whose_turn_starts(rulebook: str) -> None:
    """Ruling 8.1."""
    t = at(rulebook, ann={"stable": "puppicorn narwhal"}, bob={"stable": "yay"})
    t.does("ann", "draw")
    assert (t.stable("ann"), t.stable("bob")) == (["narwhal"], ["yay", "puppicorn"])
    t.does("bob", "draw")
    assert (t.stable("bob"), t.stable("cal")[1:]) == (["yay"], ["puppicorn"])
    t.turn_of("cal")


@in_first
def test_stays_during_the_turn_it_is_played_in(rulebook: str) -> None:
    """It moves when the next player's turn starts."""
    t = at(rulebook, ann={"hand": "puppicorn yay", "stable": "double_dutch"}, phase="beginning")
    plays(t, "ann", "puppicorn")
    assert t.stable("ann") == ["double_dutch", "puppicorn"]
    t.does("ann", "pass")
    assert "puppicorn" in t.stable("bob")
    t.turn_of("bob")


@in_first
def test_cannot_be_destroyed(rulebook: str) -> None:
    """Ruling 8.1: Unicorn Poison can only choose its neighbour."""
    t = at(
        rulebook,
        ann={"hand": "unicorn_poison", "stable": ""},
        bob={"stable": "yay"},
        cal={"stable": "narwhal puppicorn"},
    )
    t.does("ann", "unicorn_poison")
    assert t.stable("cal") == []  # the narwhal was destroyed and Puppicorn moved to bob
    assert t.stable("bob") == ["yay", "puppicorn"]
    t.turn_of("bob")


@in_first
def test_cannot_be_sacrificed(rulebook: str) -> None:
    """Ruling 8.1: it cannot pay for Two-For-One."""
    t = at(
        rulebook,
        ann={"hand": "two_for_one", "stable": "puppicorn narwhal yay"},
        bob={"stable": "slowdown llamacorn"},
        cal={"stable": ""},
    )
    assert t.does("ann", "two_for_one").options("ann") == ["narwhal", "yay"]
    t.does("ann", "narwhal")
    while t.asked == {"ann": "destroy"}:  # in first-ru ann's own stable counts too (R-WORD-04)
        assert "puppicorn" not in t.options("ann")
        t.does("ann", t.options("ann")[-1])
    assert t.stable("bob") == ["puppicorn"]
    t.turn_of("bob")


@in_first
def test_alone_leaves_no_unicorn_to_sacrifice(rulebook: str) -> None:
    """R-EFF-08, R-EFF-05: so Sadistic Ritual draws nothing."""
    t = at(
        rulebook,
        ann={"stable": "sadistic_ritual"},
        cal={"stable": "puppicorn"},
        deck="yay neigh ...",
        phase="beginning",
    )
    assert t.stable("ann") == ["sadistic_ritual", "puppicorn"]
    assert t.hand("ann") == ["yay"]
    t.turn_of("ann")


@in_first
def test_can_be_returned_to_a_hand(rulebook: str) -> None:
    """Only sacrificing and destroying are barred."""
    t = at(
        rulebook,
        ann={"hand": "back_kick", "stable": ""},
        bob={"stable": ""},
        cal={"stable": "puppicorn", "hand": "yay"},
    )
    t.does("ann", "back_kick").does("cal", "pass")
    assert sorted(t.options("cal")) == ["puppicorn", "yay"]
    t.does("cal", "yay")
    assert t.hand("cal") == ["puppicorn"]
    t.turn_of("bob")


def test_first_ru_wins_on_arrival_as_the_seventh() -> None:
    """Ruling 8.1, R-END-02: before start-of-turn effects."""
    t = at("first-ru", ann={"stable": "puppicorn"}, bob={"stable": SIX})
    t.does("ann", "draw").won_by("bob")


def test_first_uk_wins_as_the_seventh_at_the_end_of_the_turn() -> None:
    """R-END-02: it must still be there when that player's turn ends."""
    t = at("first-uk", ann={"stable": "puppicorn"}, bob={"stable": SIX})
    t.does("ann", "draw").turn_of("bob")
    t.does("bob", "draw").won_by("bob")
