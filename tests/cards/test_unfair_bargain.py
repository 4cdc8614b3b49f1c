"""Unfair Bargain: swap your whole hand for the whole hand of another player."""

from stablemates.testing import At

from .table import at, in_both


@in_both
def test_exchanges_whole_hands(rulebook: str) -> None:
    """Each of the two still knows what the other received. The third player does not."""
    t = At(rulebook, ann={"hand": "unfair_bargain yay slowdown"}, bob={}, cal={"hand": "neigh"})
    t.does("ann", "unfair_bargain", "cal").does("cal", "pass")
    assert t.hand("ann") == ["neigh"]
    assert t.hand("cal") == ["slowdown", "yay"]
    assert sorted(t.sees("ann", "cal")) == ["slowdown", "yay"]
    assert t.sees("cal", "ann") == ["neigh"]
    assert t.sees("bob", "ann") == ["?"]
    t.turn_of("bob")


@in_both
def test_reaches_other_players_only_and_no_stable(rulebook: str) -> None:
    """R-WORD-07."""
    t = At(
        rulebook,
        ann={"hand": "unfair_bargain yay", "stable": "narwhal"},
        bob={},
        cal={"hand": "neigh"},
        dan={"hand": "slowdown"},
    )
    assert t.does("ann", "unfair_bargain").options("ann") == ["bob", "cal", "dan"]
    t.does("ann", "dan").does("cal", "pass").does("dan", "pass")
    assert [t.hand(who) for who in ("ann", "cal", "dan")] == [["slowdown"], ["neigh"], ["yay"]]
    assert t.stable("ann") == ["narwhal"]
    t.turn_of("bob")


@in_both
def test_accepts_empty_hands(rulebook: str) -> None:
    """Ruling 7.11: on either side."""
    t = At(rulebook, ann={"hand": "unfair_bargain"}, bob={}, cal={"hand": "neigh yay"})
    t.does("ann", "unfair_bargain", "cal").does("cal", "pass")
    assert t.hand("ann") == ["neigh", "yay"]
    assert t.hand("cal") == []
    t.turn_of("bob")
    t = At(rulebook, ann={"hand": "unfair_bargain yay"}, bob={}, cal={})
    t.does("ann", "unfair_bargain", "cal")
    assert t.hand("ann") == []
    assert t.hand("cal") == ["yay"]
    t.turn_of("bob")


@in_both
def test_can_exceed_seven_cards_until_your_end_of_turn(rulebook: str) -> None:
    """Rulings 1.9 and 7.11, R-TURN-10."""
    eight = " ".join(["neigh"] * 8)
    t = At(rulebook, ann={"hand": "unfair_bargain " + eight}, bob={}, cal={"hand": "yay slowdown"})
    t.does("ann", "unfair_bargain", "cal").does("cal", "pass")
    assert t.hand("cal") == ["neigh"] * 8
    assert t.hand("ann") == ["slowdown", "yay"]
    t.turn_of("bob")
    t = At(rulebook, ann={"hand": "unfair_bargain"}, bob={}, cal={"hand": eight + " yay"})
    t.does("ann", "unfair_bargain", "cal").does("cal", "pass").does("ann", "neigh", "neigh")
    assert len(t.hand("ann")) == 7
    t.turn_of("bob")


@in_both
def test_takes_what_is_left_after_the_responses(rulebook: str) -> None:
    """R-EFF-11: the player was named before any Neigh was spent."""
    t = At(rulebook, ann={"hand": "unfair_bargain neigh yay"}, bob={}, cal={"hand": "neigh slowdown"})
    t.does("ann", "unfair_bargain", "cal").does("cal", "neigh").does("ann", "neigh").does("cal", "pass")
    t.does("cal", "pass")  # the window on the bargain is open again
    assert t.hand("ann") == ["slowdown"]
    assert t.hand("cal") == ["yay"]
    t.turn_of("bob")


@in_both
def test_stopped_exchanges_nothing(rulebook: str) -> None:
    """R-CARD-07, ruling 3.3."""
    t = at(rulebook, ann={"hand": "unfair_bargain yay"}, bob={"hand": "slowdown"}, cal={"hand": "neigh"})
    t.does("ann", "unfair_bargain", "bob").does("bob", "pass").does("cal", "neigh")
    t.does("ann", "pass").does("bob", "pass")
    assert t.hand("ann") == ["yay"]
    assert "slowdown" in t.hand("bob")
    t.turn_of("bob")
