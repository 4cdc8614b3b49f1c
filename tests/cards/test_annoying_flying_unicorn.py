"""Annoying Flying Unicorn.

Second edition: on entry you may choose another player, who discards a card of their choice. When this card is
sacrificed or destroyed, it goes to your hand instead of the discard pile.
First edition: on entry you may choose any player, even yourself: that player discards a card of their choice. When
this card is sacrificed or destroyed, it goes to your hand instead of the discard pile.
"""

import pytest

from .shared import Flying
from .table import at, in_first, plays


@pytest.mark.parametrize("card", ["annoying_flying_unicorn"])
class TestFlying(Flying):
    """When it falls, it goes to its player's hand."""


def test_makes_another_player_discard() -> None:
    """R-WORD-07, R-WORD-02, R-EFF-11: a player with cards, not you, named immediately. That player chooses."""
    t = at(
        "second-ru",
        ann={"hand": "annoying_flying_unicorn shake_up"},
        bob={"hand": "yay slowdown"},
        cal={"hand": "good_deal"},
    )
    assert t.does("ann", "annoying_flying_unicorn").options("ann") == ["no", "yes"]
    assert t.does("ann", "yes").options("ann") == ["bob", "cal"]
    t.does("ann", "bob").does("bob", "pass").does("cal", "pass")
    assert sorted(t.options("bob")) == ["slowdown", "yay"]
    t.does("bob", "yay")
    assert t.discard == ["yay"]
    assert t.hand("ann") == ["shake_up"]
    t.turn_of("bob")


def test_may_decline() -> None:
    t = at("second-ru", ann={"hand": "annoying_flying_unicorn"}, bob={"hand": "yay"})
    t.does("ann", "annoying_flying_unicorn", "no").does("bob", "pass")
    assert t.discard == []
    t.turn_of("bob")


def test_takes_the_only_victim_unasked() -> None:
    t = at("second-ru", ann={"hand": "annoying_flying_unicorn good_deal"}, bob={"hand": "yay"})
    t.does("ann", "annoying_flying_unicorn", "yes").does("bob", "pass")
    assert t.discard == ["yay"]
    t.turn_of("bob")


def test_against_empty_hands_does_nothing() -> None:
    """Ruling 7.22: your own hand does not count."""
    t = at("second-ru", ann={"hand": "annoying_flying_unicorn yay"})
    t.does("ann", "annoying_flying_unicorn")
    assert t.hand("ann") == ["yay"]
    t.turn_of("bob")


# --- first edition ----------------------------------------------------------------------------------------------------


@in_first
def test_first_edition_reaches_any_player(rulebook: str) -> None:
    """R-WORD-07: you too, but no one with an empty hand."""
    t = at(rulebook, ann={"hand": "annoying_flying_unicorn shake_up yay"}, bob={"hand": "slowdown"})
    plays(t, "ann", "annoying_flying_unicorn").does("bob", "pass")
    assert t.options("ann") == ["no", "yes"]
    assert t.does("ann", "yes").options("ann") == ["ann", "bob"]
    assert sorted(t.does("ann", "ann").options("ann")) == ["shake_up", "yay"]
    t.does("ann", "yay")
    assert t.discard == ["yay"]
    t.turn_of("bob")


@in_first
def test_first_edition_makes_another_player_discard(rulebook: str) -> None:
    t = at(rulebook, ann={"hand": "annoying_flying_unicorn"}, bob={"hand": "slowdown yay"}, cal={"hand": "good_deal"})
    plays(t, "ann", "annoying_flying_unicorn").does("bob", "pass").does("cal", "pass")
    t.does("ann", "yes", "bob")
    assert sorted(t.options("bob")) == ["slowdown", "yay"]
    t.does("bob", "slowdown")
    assert t.discard == ["slowdown"]
    t.turn_of("bob")


@in_first
def test_first_edition_may_decline(rulebook: str) -> None:
    t = at(rulebook, ann={"hand": "annoying_flying_unicorn yay"})
    plays(t, "ann", "annoying_flying_unicorn").does("ann", "no")
    assert t.hand("ann") == ["yay"]
    t.turn_of("bob")


@in_first
def test_first_edition_against_empty_hands_does_nothing(rulebook: str) -> None:
    """Ruling 7.22."""
    t = at(rulebook, ann={"hand": "annoying_flying_unicorn"})
    plays(t, "ann", "annoying_flying_unicorn")
    assert t.discard == []
    t.turn_of("bob")
