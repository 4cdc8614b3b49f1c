"""Greedy Flying Unicorn.

On entry, draw a card. When this card is sacrificed or destroyed, it goes to your hand instead of the discard pile.
"""

import pytest

from .shared import Flying
from .table import at, in_all, in_both, in_first, plays, short_deck


@pytest.mark.parametrize("card", ["greedy_flying_unicorn"])
class TestFlying(Flying):
    """When it falls, it goes to its player's hand."""


@in_both
def test_draws_the_last_card_and_ends_the_game(rulebook: str) -> None:
    """Ruling 1.8, R-END-04."""
    t = short_deck(
        rulebook,
        "yay",
        ann={"hand": "greedy_flying_unicorn", "stable": "narwhal llamacorn"},
        bob={"stable": ""},
        cal={"stable": ""},
    )
    plays(t, "ann", "greedy_flying_unicorn")
    assert (t.hand("ann"), t.deck) == (["yay"], [])
    t.won_by("ann")


@in_all
def test_draws_on_entry(rulebook: str) -> None:
    """R-WORD-01: one card, and it is mandatory."""
    t = at(rulebook, ann={"hand": "greedy_flying_unicorn"}, deck="yay slowdown neigh ...")
    plays(t, "ann", "greedy_flying_unicorn")
    assert t.hand("ann") == ["yay"]
    assert t.hand("bob") == ["slowdown"]  # bob's draw
    t.turn_of("bob")


@in_all
def test_stolen_draws_for_the_thief(rulebook: str) -> None:
    """Ruling 2.11, R-EFF-02: it triggers every time it enters."""
    t = at(
        rulebook,
        ann={"hand": "unicorn_swap", "stable": "narwhal"},
        bob={"stable": "greedy_flying_unicorn"},
        cal={"stable": ""},
        deck="yay slowdown neigh ...",
    )
    t.does("ann", "unicorn_swap", "narwhal bob", "greedy_flying_unicorn")
    assert t.stable("ann") == ["greedy_flying_unicorn"]
    assert t.hand("ann") == ["yay"]
    t.turn_of("bob")


@in_both
def test_returned_to_hand_draws_again_when_played_again(rulebook: str) -> None:
    """Ruling 4.7: Mermaid returns it like any other card."""
    t = at(
        rulebook,
        ann={"hand": "mermaid_unicorn", "stable": ""},
        bob={"stable": "greedy_flying_unicorn"},
        cal={"stable": ""},
        deck="yay slowdown neigh ...",
    )
    plays(t, "ann", "mermaid_unicorn")
    if t.asked == {"ann": "may"}:  # optional in the first edition, and any player's card
        t.does("ann", "yes", "greedy_flying_unicorn")
    assert t.hand("bob") == ["greedy_flying_unicorn", "yay"]
    plays(t, "bob", "greedy_flying_unicorn")
    assert t.hand("bob") == ["slowdown", "yay"]
    t.turn_of("cal")


@in_first
def test_first_edition_played_into_another_stable_draws_there(rulebook: str) -> None:
    """R-CARD-04, R-EFF-02: the effect belongs to the player of that stable."""
    t = at(rulebook, ann={"hand": "greedy_flying_unicorn"}, deck="yay slowdown neigh ...")
    t.does("ann", "greedy_flying_unicorn", "greedy_flying_unicorn cal")
    assert (t.hand("ann"), t.hand("bob"), t.hand("cal")) == ([], ["slowdown"], ["yay"])
    t.turn_of("bob")
