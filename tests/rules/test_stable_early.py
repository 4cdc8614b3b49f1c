"""R-EFF-11: a target that is declared before what the card does first is asked for early, and the question says so."""

import pytest

from stablemates.games import registry
from stablemates.games.stable.state import Stable
from stablemates.games.stable.terms import BABY
from stablemates.protocol import seen
from stablemates.testing import At
from stablemates.words import Words
from stablemates.words.speech import Speech

from .books import ALL, puts

EARLY = {
    "second-ru": {("two_for_one", "destroy"), ("seductive_unicorn", "steal"), ("shark_with_a_horn", "destroy")},
    "second-uk": {("two_for_one", "destroy"), ("seductive_unicorn", "steal"), ("shark_with_a_horn", "destroy")},
    "first-uk": {("two_for_one", "destroy")},
    "first-ru": {("two_for_one", "destroy")},
}


def set_up(profile: str, card: str, targets: str) -> At:
    return At(
        profile,
        packs="fireflies",
        targets=targets,
        ann={"hand": f"{card} yay slowdown", "stable": "narwhal broken_stable"},
        bob={"hand": "neigh", "stable": "basic_unicorn_red"},
        cid={"hand": "neigh", "stable": "yay llamacorn shabby_the_narwhal"},
        discard="basic_unicorn_blue unicorn_poison",
    )


def played(profile: str, card: str, targets: str) -> tuple[set[str], set[str]]:
    """Play a card and let it do everything it can; return what it asks early, and what it asks once it has acted."""
    t = set_up(profile, card, targets).does("ann", card)
    early: set[str] = set()
    after: set[str] = set()
    table = None  # as it is when the card starts to act
    while t.asked != {"bob": "action"}:
        who, ask = next(iter(t.asked.items()))
        if ask != "neigh":
            now = [t.discard, *(zone(one) for one in t.players for zone in (t.hand, t.stable))]
            table = table or now
            (early if t.question(who).early else after if now != table else set()).add(ask)
        t.does(who, "pass" if ask == "neigh" else t.options(who)[-1])
    t.turn_of("bob")
    return early, after


@pytest.mark.parametrize("profile", ALL)
def test_r_eff_11_a_target_is_asked_for_early_if_something_would_come_before_it(profile: str) -> None:
    """R-EFF-11, every card of the box and the pack: with hidden targets, the same question comes after the price."""
    state = set_up(profile, "unicorn_swap", "declared").state
    assert isinstance(state, Stable)
    kinds = {kind.name for kind in state.kind_of if kind.types & state.rules.declares and not kind.types & BABY}
    found: set[tuple[str, str]] = set()
    for card in kinds - {"llamacorn", "shabby_the_narwhal", "narwhal"}:
        early, _ = played(profile, card, "declared")
        never, after = played(profile, card, "hidden")
        assert (card, never) == (card, set())
        assert (card, early - after) == (card, set())
        found |= {(card, ask) for ask in early}
    assert found == EARLY[profile]


def test_r_chain_04_a_link_asks_early_too() -> None:
    """R-CHAIN-04, R-EFF-07: on arrival the Shark names its target before it is sacrificed."""
    bob = {"stable": "basic_unicorn_red basic_unicorn_blue"}
    t = At("first-ru", ann={"hand": "shark_with_a_horn", "stable": ""}, bob=bob, cid={})
    puts(t, "ann", "shark_with_a_horn")
    assert (t.ask("ann"), t.question("ann").early) == ("may", False)
    t.does("ann", "yes")
    assert (t.ask("ann"), seen.question(t.state, t.question("ann")).early) == ("destroy", True)
    t.does("ann", "basic_unicorn_red")
    assert sorted(t.discard) == ["basic_unicorn_red", "shark_with_a_horn"]
    t.turn_of("bob")


def test_r_eff_11_an_early_question_says_so() -> None:
    """R-EFF-11: in words, the question says that the price comes later."""
    bob = {"stable": "basic_unicorn_red basic_unicorn_blue"}
    t = At("second-uk", ann={"hand": "seductive_unicorn yay", "stable": ""}, bob=bob, cid={})
    t.does("ann", "seductive_unicorn", "yes")
    speech = Speech(Words("en", "stable", strict=True), registry.find("second-uk")[1], t.players, 0)
    text = speech.question(seen.question(t.state, t.question("ann")), seen.view(t.state, 0))
    assert text == "Seductive Unicorn: which card do you steal? Choose the target now; the rest comes later."
    t.does("ann", "basic_unicorn_red")
    assert "basic_unicorn_red" in t.stable("ann")
    t.turn_of("bob")
