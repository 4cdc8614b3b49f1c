"""Americorn.

Second edition: on entry you may pull a card from another player's hand into yours.
First edition: on entry choose any player and pull a card from that player's hand into yours.
"""

from .table import at, in_first, plays


def test_pulls_a_card() -> None:
    """R-WORD-09, R-EFF-11, ruling 2.10: at random, from another player with cards, named immediately.

    The two know which.
    """
    t = at("second-ru", ann={"hand": "americorn shake_up"}, bob={"hand": "slowdown"}, cal={"hand": "good_deal"})
    assert t.does("ann", "americorn").options("ann") == ["no", "yes"]
    assert t.does("ann", "yes").options("ann") == ["bob", "cal"]
    t.does("ann", "bob").does("bob", "pass").does("cal", "pass")
    assert t.hand("ann") == ["shake_up", "slowdown"]
    assert sorted(t.sees("bob", "ann")) == ["?", "slowdown"]
    assert t.sees("cal", "ann") == ["?", "?"]
    t.turn_of("bob")


def test_may_decline() -> None:
    t = at("second-ru", ann={"hand": "americorn"}, bob={"hand": "yay"})
    t.does("ann", "americorn", "no").does("bob", "pass")
    assert t.hand("ann") == []
    t.turn_of("bob")


def test_with_empty_hands_pulls_nothing() -> None:
    """Ruling 7.22."""
    t = at("second-ru", ann={"hand": "americorn yay"})
    t.does("ann", "americorn")
    assert t.hand("ann") == ["yay"]
    t.turn_of("bob")


def test_chooses_from_an_open_hand() -> None:
    """Ruling 7.3: Nanny Cam. The only victim is taken unasked."""
    t = at("second-ru", ann={"hand": "americorn"}, bob={"hand": "yay slowdown", "stable": "nanny_cam"})
    t.does("ann", "americorn", "yes").does("bob", "pass")
    assert sorted(t.options("ann")) == ["take slowdown", "take yay"]
    t.does("ann", "take yay")
    assert t.hand("ann") == ["yay"]
    assert t.sees("cal", "ann") == ["yay"]
    t.turn_of("bob")


# --- first edition ----------------------------------------------------------------------------------------------------


@in_first
def test_first_edition_pulls_from_any_player(rulebook: str) -> None:
    """R-WORD-07: you too. It is mandatory."""
    t = at(rulebook, ann={"hand": "americorn shake_up"}, bob={"hand": "slowdown"}, cal={"hand": "good_deal"})
    plays(t, "ann", "americorn").does("bob", "pass").does("cal", "pass")
    assert t.options("ann") == ["ann", "bob", "cal"]
    t.does("ann", "bob")
    assert t.hand("ann") == ["shake_up", "slowdown"]
    assert t.sees("cal", "ann") == ["?", "?"]
    t.turn_of("bob")


@in_first
def test_first_edition_can_pull_from_your_own_hand(rulebook: str) -> None:
    """Nothing changes."""
    t = at(rulebook, ann={"hand": "americorn shake_up"}, bob={"hand": "slowdown"})
    plays(t, "ann", "americorn").does("bob", "pass").does("ann", "ann")
    assert t.hand("ann") == ["shake_up"]
    assert "slowdown" in t.hand("bob")
    t.turn_of("bob")


@in_first
def test_first_edition_with_empty_hands_pulls_nothing(rulebook: str) -> None:
    """Ruling 7.22."""
    t = at(rulebook, ann={"hand": "americorn"})
    plays(t, "ann", "americorn")
    assert t.hand("ann") == []
    t.turn_of("bob")


@in_first
def test_first_edition_chooses_from_an_open_hand(rulebook: str) -> None:
    """Ruling 7.3: the only victim is taken unasked."""
    t = at(rulebook, ann={"hand": "americorn"}, bob={"hand": "yay slowdown", "stable": "nanny_cam"})
    plays(t, "ann", "americorn").does("bob", "pass")
    assert sorted(t.options("ann")) == ["take slowdown", "take yay"]
    t.does("ann", "take slowdown")
    assert t.hand("ann") == ["slowdown"]
    t.turn_of("bob")
