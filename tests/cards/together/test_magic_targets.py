"""Table options for all magic cards: hidden targets (R-EFF-11) and the need for an object (R-EFF-09)."""

import pytest

from stablemates.testing import At

from ..table import in_all, in_both

# Magic cards with targets, and what ann is asked first in the position below.
AIMED = [
    ("unicorn_poison", "destroy"),
    ("back_kick", "return"),
    ("glitter_tornado", "return"),
    ("unicorn_swap", "stable"),
    ("re_target", "move"),
    ("unfair_bargain", "player"),
    ("two_for_one", "sacrifice"),
    ("targeted_destruction", "either"),
    ("blatant_thievery", "player"),
]
# Magic cards, with stables of ann and bob in which they have no object.
IMPOSSIBLE = [
    ("unicorn_poison", "", "yay"),
    ("back_kick", "", ""),
    ("glitter_tornado", "", ""),
    ("unicorn_swap", "yay", "narwhal"),
    ("re_target", "narwhal", "rainbow_unicorn"),
    ("two_for_one", "", "narwhal yay"),
    ("targeted_destruction", "", "narwhal"),
]


def position(rulebook: str, card: str, targets: str) -> At:
    """Set up a table on which every card of ``AIMED`` has targets."""
    return At(
        rulebook,
        ann={"hand": card, "stable": "narwhal slowdown"},
        bob={"hand": "neigh", "stable": "basic_unicorn_red nanny_cam"},
        cal={"hand": "neigh", "stable": "yay rainbow_unicorn"},
        targets=targets,
    )


def finish(t: At) -> None:
    """Choose the last option of every question until bob's turn. No one responds."""
    for _ in range(30):
        who = next(iter(t.asked))
        if t.asked == {"bob": "action"}:
            break
        t.does(who, "pass" if t.ask(who) == "neigh" else t.options(who)[-1])
    t.turn_of("bob")


@in_both
@pytest.mark.parametrize(("card", "ask"), AIMED)
def test_magic_declares_its_targets_before_the_window(rulebook: str, card: str, ask: str) -> None:
    """R-EFF-11, ruling 3.8."""
    t = position(rulebook, card, "declared").does("ann", card)
    assert t.asked == {"ann": ask}
    finish(t)
    assert card in t.discard
    t.turn_of("bob")


@in_both
@pytest.mark.parametrize(("card", "ask"), AIMED)
def test_magic_hides_its_targets_until_the_window_is_closed(rulebook: str, card: str, ask: str) -> None:
    """R-EFF-11, ruling 3.8."""
    t = position(rulebook, card, "hidden").does("ann", card)
    assert t.asked == {"bob": "neigh", "cal": "neigh"}
    t.does("bob", "pass").does("cal", "pass")
    assert t.asked == {"ann": ask}
    finish(t)
    assert card in t.discard
    t.turn_of("bob")


@in_both
@pytest.mark.parametrize(("card", "ask"), AIMED)
def test_stopped_magic_does_nothing_to_its_declared_targets(rulebook: str, card: str, ask: str) -> None:
    """Ruling 3.3, R-CARD-07."""
    t = position(rulebook, card, "declared").does("ann", card)
    for _ in range(4):
        if list(t.asked) == ["ann"]:
            t.does("ann", t.options("ann")[-1])
    t.does("bob", "neigh").does("cal", "pass", "pass")
    assert [t.stable(who) for who in ("ann", "bob", "cal")] == [
        ["narwhal", "slowdown"],
        ["basic_unicorn_red", "nanny_cam"],
        ["yay", "rainbow_unicorn"],
    ], ask
    assert t.hand("cal") == ["neigh"]
    assert t.discard == [card, "neigh"]
    t.turn_of("bob")


@in_all
@pytest.mark.parametrize(("card", "mine", "theirs"), IMPOSSIBLE)
def test_magic_cannot_be_played_without_an_object_if_it_needs_one(
    rulebook: str, card: str, mine: str, theirs: str
) -> None:
    """R-EFF-09, ruling 2.6: the rule in first-ru, a table option elsewhere."""
    needs = {} if rulebook == "first-ru" else {"magic_needs_object": True}
    t = At(rulebook, ann={"hand": card, "stable": mine}, bob={"stable": theirs}, cal={"stable": ""}, **needs)
    assert t.options("ann") == ["draw"]
    assert t.why("ann", card) == "impossible (R-EFF-09)"
    t.turn_of("ann")


@in_all
@pytest.mark.parametrize(("card", "mine", "theirs"), IMPOSSIBLE)
@pytest.mark.parametrize("targets", ["declared", "hidden"])
def test_magic_without_an_object_does_nothing_if_it_needs_none(
    rulebook: str, card: str, mine: str, theirs: str, targets: str
) -> None:
    """R-EFF-08: it may be played. Nothing is asked and nothing happens."""
    t = At(
        rulebook,
        ann={"hand": card, "stable": mine},
        bob={"stable": theirs},
        cal={"stable": ""},
        magic_needs_object=False,
        targets=targets,
    )
    assert t.why("ann", card) == ""
    t.does("ann", card)
    assert t.stable("ann") == mine.split()
    assert t.stable("bob") == theirs.split()
    assert t.discard == [card]
    t.turn_of("bob")


@in_all
def test_magic_that_demands_no_object_can_always_be_played(rulebook: str) -> None:
    """R-EFF-09, ruling 2.6: only impossible actions are barred. Unicorns make no demand."""
    cards = "good_deal shake_up mystical_vortex reset_button unfair_bargain narwhal"
    needs = {} if rulebook == "first-ru" else {"magic_needs_object": True}
    t = At(rulebook, ann={"hand": cards, "stable": ""}, bob={"stable": ""}, cal={"stable": ""}, **needs)
    assert sorted(t.options("ann")) == sorted(["draw", *cards.split()])
    t.turn_of("ann")
