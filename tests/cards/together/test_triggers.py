"""When a triggered effect happens, and whether it still does (ruling 2.12)."""

import pytest

from stablemates.games.stable.ops.cards import StealFor
from stablemates.games.stable.state import Stable
from stablemates.testing import At

from ..table import at, in_both, in_first, plays


def test_stabby_sacrificed_to_two_for_one_acts_when_triggers_do() -> None:
    """Ruling 2.12: after the whole card by default, otherwise before the two fall."""
    for wait, left in ((True, ["ginormous_unicorn"]), (False, ["narwhal", "yay", "ginormous_unicorn"])):
        t = At(
            "second-ru",
            ann={"hand": "two_for_one", "stable": "stabby_the_unicorn"},
            bob={"stable": "narwhal yay ginormous_unicorn"},
            cal={"stable": ""},
            triggers_wait=wait,
        )
        t.does("ann", "two_for_one", "narwhal", "yay")
        assert t.asked == {"ann": "may"}
        assert t.stable("bob") == left
        t.does("ann", "no")
        assert t.stable("bob") == ["ginormous_unicorn"]
        t.turn_of("bob")


def test_unicorn_swap_triggers_the_given_unicorn_for_its_receiver() -> None:
    """Rulings 2.11, 2.12 and 7.7: after the whole card by default, otherwise before the steal."""
    for wait, order in ((True, ["narwhal", "yay"]), (False, ["yay", "narwhal"])):
        t = At(
            "second-ru",
            ann={"hand": "unicorn_swap", "stable": "greedy_flying_unicorn"},
            bob={"stable": "narwhal"},
            cal={},
            deck="yay re_target ...",
            triggers_wait=wait,
        )
        t.does("ann", "unicorn_swap", "greedy_flying_unicorn bob", "narwhal")
        assert t.hand("bob") == ["re_target", "yay"]  # one from Greedy, one from bob's draw
        moves = [t.state.kind(event.card) for event in t.events if event.kind in ("draw", "steal")]
        assert moves[:2] == order
        t.turn_of("bob")


@in_both
def test_shark_given_by_unicorn_swap_and_stolen_back_is_not_the_receivers_to_sacrifice(rulebook: str) -> None:
    """R-WORD-03: Shark With a Horn came to bob and went back to ann."""
    t = At(
        rulebook,
        ann={"hand": "unicorn_swap", "stable": "shark_with_a_horn yay"},
        bob={"stable": "narwhal"},
        cal={"stable": "llamacorn"},
    )
    t.does("ann", "unicorn_swap", "shark_with_a_horn bob", "shark_with_a_horn")
    assert t.asked == {"ann": "may"}  # it entered her stable too
    t.does("ann", "no")
    assert t.stable("ann") == ["yay", "shark_with_a_horn"]
    t.turn_of("bob")


@in_both
def test_extremely_destructive_unicorn_triggers_stabby_and_flyers_in_the_next_link(rulebook: str) -> None:
    """Ruling 7.14: after everyone has sacrificed."""
    t = at(
        rulebook,
        ann={"hand": "extremely_destructive_unicorn", "stable": "narwhal"},
        bob={"stable": "stabby_the_unicorn"},
        cal={"stable": "greedy_flying_unicorn"},
    )
    plays(t, "ann", "extremely_destructive_unicorn").does("ann", "narwhal")
    assert t.hand("cal") == ["greedy_flying_unicorn"]
    t.does("bob", "yes")  # the only unicorn left
    assert t.stable("ann") == []
    t.turn_of("bob")


def test_first_edition_phoenix_shuffled_into_the_deck_does_not_return() -> None:
    """Ruling 7.2: Tiny Stable makes it fall before Llamacorn shuffles the discard pile in. Then the wire asks."""
    five = "unicorn_phoenix narwhal basic_unicorn_red basic_unicorn_blue basic_unicorn_green"
    ann = {"hand": "llamacorn blinding_light yay neigh neigh", "stable": f"tiny_stable barbed_wire {five}"}
    t = at("first-uk", ann=ann, bob={"stable": ""}, cal={"stable": ""})
    plays(t, "ann", "llamacorn").does("ann", "unicorn_phoenix", "neigh", "blinding_light", "neigh")
    assert t.stable("ann") == ["tiny_stable", "barbed_wire", *five.split()[1:], "llamacorn"]
    assert t.discard == ["neigh", "blinding_light"]
    t.turn_of("bob")


@in_first
def test_seductive_unicorn_stolen_before_it_acts_does_not_steal_itself(rulebook: str) -> None:
    """Its effect may come up when it is already in another stable. Stealing itself would repeat forever."""
    t = at(rulebook, ann={}, bob={"stable": "seductive_unicorn narwhal"}, cal={"stable": "rhinocorn"})
    state = t.state
    assert isinstance(state, Stable)
    seductive = next(card for card in state.stable(t.seat("bob")) if state.kind(card) == "seductive_unicorn")
    text = state.kind_of[seductive].enters
    assert isinstance(text, StealFor)
    assert [state.kind(card) for card in text.candidates(state, t.seat("ann"), seductive)] == ["narwhal", "rhinocorn"]
    t.turn_of("ann")


def test_necromancer_brings_a_unicorn_that_brings_another() -> None:
    """Rulings 2.11 and 7.17: a revived unicorn enters, and its own effect follows."""
    t = at("second-ru", ann={"hand": "necromancer_unicorn rainbow_unicorn llamacorn narwhal", "stable": ""})
    t.does("ann", "necromancer_unicorn", "yes", "rainbow_unicorn", "llamacorn")
    assert sorted(t.options("ann")) == ["llamacorn", "rainbow_unicorn"]
    t.does("ann", "rainbow_unicorn", "yes")
    assert t.stable("ann") == ["necromancer_unicorn", "rainbow_unicorn", "narwhal"]
    t.turn_of("bob")


@pytest.mark.parametrize("wait", [True, False])
def test_stabby_sacrificed_to_two_for_one_destroys_after_or_before_the_two(wait: bool) -> None:
    """Ruling 2.12: after the whole card, or immediately if the table says so."""
    t = at(
        "second-ru",
        ann={"hand": "two_for_one", "stable": "stabby_the_unicorn"},
        bob={"stable": "llamacorn americorn"},
        cal={"stable": "narwhal"},
        triggers_wait=wait,
    )
    t.does("ann", "two_for_one", "llamacorn", "americorn")
    assert t.asked == {"ann": "may"}
    assert t.stable("bob") == ([] if wait else ["llamacorn", "americorn"])
    t.does("ann", "yes")
    if t.asked == {"ann": "destroy"}:
        t.does("ann", "narwhal")
    assert (t.stable("bob"), t.stable("cal")) == ([], [])
    t.turn_of("bob")
