"""Llamacorn.

Second edition: on entry each player, including you, discards a card.
First edition: on entry each player, including you, discards a card. Then the discard pile is shuffled into the
deck.
"""

from .table import at, in_both, in_first, plays


def test_makes_everyone_discard() -> None:
    """R-WORD-07, R-WORD-02: each player chooses. Stables are left alone."""
    t = at(
        "second-ru",
        ann={"hand": "llamacorn yay slowdown"},
        bob={"hand": "good_deal shake_up"},
        cal={"hand": "nanny_cam", "stable": "narwhal"},
    )
    t.does("ann", "llamacorn").does("bob", "pass").does("cal", "pass")
    assert sorted(t.options("ann")) == ["slowdown", "yay"]
    t.does("ann", "yay")
    assert sorted(t.options("bob")) == ["good_deal", "shake_up"]
    t.does("bob", "shake_up")
    assert sorted(t.discard) == ["nanny_cam", "shake_up", "yay"]
    assert t.stable("cal") == ["narwhal"]
    t.turn_of("bob")


def test_skips_empty_hands() -> None:
    """R-EFF-08: its player's too."""
    t = at("second-ru", ann={"hand": "llamacorn"}, cal={"hand": "yay"})
    t.does("ann", "llamacorn").does("cal", "pass")
    assert t.discard == ["yay"]
    t.turn_of("bob")


def test_leaves_the_discard_pile_alone() -> None:
    """The second edition does not shuffle."""
    t = at("second-ru", ann={"hand": "llamacorn yay"}, discard="narwhal slowdown")
    t.does("ann", "llamacorn")
    assert t.discard == ["yay", "narwhal", "slowdown"]
    t.turn_of("bob")


@in_both
def test_stopped_makes_no_one_discard(rulebook: str) -> None:
    """R-CARD-07, ruling 3.3."""
    t = at(rulebook, ann={"hand": "llamacorn yay"}, bob={"hand": "neigh slowdown"}, discard="good_deal")
    plays(t, "ann", "llamacorn").does("bob", "neigh").does("ann", "pass")
    assert t.hand("ann") == ["yay"]
    assert "slowdown" in t.hand("bob")
    assert sorted(t.discard) == ["good_deal", "llamacorn", "neigh"]
    t.turn_of("bob")


# --- first edition ----------------------------------------------------------------------------------------------------


@in_first
def test_first_edition_makes_everyone_discard_and_shuffles(rulebook: str) -> None:
    """The cards just discarded are shuffled in too."""
    t = at(rulebook, ann={"hand": "llamacorn yay slowdown"}, bob={"hand": "good_deal"}, discard="narwhal")
    before = len(t.deck)
    plays(t, "ann", "llamacorn").does("bob", "pass")
    assert sorted(t.options("ann")) == ["slowdown", "yay"]
    t.does("ann", "yay")
    assert t.discard == []
    assert len(t.deck) == before + 3 - 1  # less bob's draw
    assert t.hand("ann") == ["slowdown"]
    t.turn_of("bob")


@in_first
def test_first_edition_skips_empty_hands(rulebook: str) -> None:
    """R-EFF-08."""
    t = at(rulebook, ann={"hand": "llamacorn"}, cal={"hand": "yay"})
    plays(t, "ann", "llamacorn").does("cal", "pass")
    assert (t.hand("cal"), t.discard) == ([], [])
    t.turn_of("bob")


@in_first
def test_first_edition_shuffles_even_if_no_one_discards(rulebook: str) -> None:
    """R-EFF-06: the parts are joined by "and"."""
    t = at(rulebook, ann={"hand": "llamacorn"}, discard="narwhal slowdown")
    plays(t, "ann", "llamacorn")
    assert t.discard == []
    t.turn_of("bob")
