"""The types of cards of the stable game, and the reaction window of a played card: R-CARD."""

import pytest

from stablemates.games.stable.state import Stable
from stablemates.games.stable.terms import BABY, BASIC, TYPE_NAMES
from stablemates.testing import At

from .books import ALL, FIRST, SECOND, puts


@pytest.mark.parametrize("profile", ALL)
def test_r_card_01_five_types(profile: str) -> None:
    """R-CARD-01: every card is of exactly one, and there are cards of each; unicorns are of three sorts."""
    t = At(profile, ann={}, bob={}, cid={})
    assert isinstance(t.state, Stable)
    types = [kind.types for kind in t.state.kind_of]
    assert set(types) == set(TYPE_NAMES)
    assert sum(type_ == BABY for type_ in types) == 13
    t.turn_of("ann")


@pytest.mark.parametrize("profile", ALL)
def test_r_card_02_a_destroyed_baby_returns_to_the_nursery(profile: str) -> None:
    """R-CARD-02: not to the discard pile."""
    t = At(
        profile, ann={"hand": "unicorn_poison", "stable": ""}, bob={"stable": "baby_unicorn_red"}, cid={"stable": ""}
    )
    t.does("ann", "unicorn_poison")
    assert (t.discard, "baby_unicorn_red" in t.nursery) == (["unicorn_poison"], True)
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_card_02_a_returned_or_sacrificed_baby_goes_there_too(profile: str) -> None:
    """R-CARD-02: nor to a hand."""
    bob = {"stable": "baby_unicorn_red"}
    t = At(profile, ann={"hand": "glitter_tornado", "stable": ""}, bob=bob, cid={"stable": ""})
    t.does("ann", "glitter_tornado")
    assert "baby_unicorn_red" in t.nursery
    assert len(t.hand("bob")) == 1  # his draw
    ann = {"stable": "sadistic_ritual baby_unicorn_red"}
    t = At(profile, phase="beginning", ann=ann, bob={}, cid={})
    assert (t.discard, "baby_unicorn_red" in t.nursery, len(t.hand("ann"))) == ([], True, 2)
    t.turn_of("ann")


@pytest.mark.parametrize("profile", ALL)
def test_r_card_02_a_baby_moves_from_stable_to_stable(profile: str) -> None:
    """R-CARD-02: a baby may be in any stable."""
    ann = {"hand": "unicorn_swap", "stable": "baby_unicorn_red"}
    t = At(profile, ann=ann, bob={"stable": "narwhal"}, cid={"stable": "baby_unicorn_pink"})
    t.does("ann", "unicorn_swap", "baby_unicorn_red bob", "narwhal")
    assert (t.stable("ann"), t.stable("bob")) == (["narwhal"], ["baby_unicorn_red"])
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_card_03_a_basic_unicorn_has_no_effect(profile: str) -> None:
    """R-CARD-03: it enters, and nothing else happens."""
    t = At(profile, ann={"hand": "narwhal"}, bob={}, cid={})
    assert isinstance(t.state, Stable)
    basics = [kind for kind in t.state.kind_of if kind.types == BASIC]
    assert len(basics) == 22
    assert not any(kind.on or kind.instead or kind.grants or kind.self_rules for kind in basics)
    puts(t, "ann", "narwhal")
    assert [event.kind for event in t.events if event.source >= 0] == ["enter"]
    t.turn_of("bob")


@pytest.mark.parametrize("profile", SECOND)
def test_r_card_04_a_unicorn_into_your_own_stable(profile: str) -> None:
    """R-CARD-04: no one is asked which one."""
    t = At(profile, ann={"hand": "narwhal", "stable": ""}, bob={}, cid={})
    t.does("ann", "narwhal")
    assert t.stable("ann") == ["narwhal"]
    t.turn_of("bob")


@pytest.mark.parametrize("profile", FIRST)
def test_r_card_04_a_unicorn_into_any_players_stable(profile: str) -> None:
    """R-CARD-04: the others' too."""
    t = At(profile, ann={"hand": "narwhal"}, bob={"stable": ""}, cid={})
    t.does("ann", "narwhal")
    assert (t.ask("ann"), t.options("ann")) == ("stable", ["narwhal ann", "narwhal bob", "narwhal cid"])
    t.does("ann", "narwhal bob")
    assert t.stable("bob") == ["narwhal"]
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_card_05_a_magic_card_works_once_and_is_discarded(profile: str) -> None:
    """R-CARD-05: immediately, in the same action."""
    t = At(profile, deck="yay neigh neigh ...", ann={"hand": "good_deal"}, bob={}, cid={})
    t.does("ann", "good_deal", "yay")
    assert (t.hand("ann"), t.discard) == (["neigh", "neigh"], ["good_deal", "yay"])
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
@pytest.mark.parametrize("itself", [False, True])
def test_r_card_05_reset_button_is_in_no_pile_while_it_works(profile: str, itself: bool) -> None:
    """R-CARD-05: it goes to the discard pile after that, unless the table wants it shuffled in (ruling 7.9)."""
    ann = {"hand": "reset_button", "stable": "yay"}
    t = At(profile, shuffles_itself=itself, discard="neigh", ann=ann, bob={}, cid={})
    t.does("ann", "reset_button")
    assert t.discard == ([] if itself else ["reset_button"])
    assert t.stable("ann") == []
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
@pytest.mark.parametrize("card", ["slowdown", "double_dutch"])
@pytest.mark.parametrize("whose", ["ann", "bob"])
def test_r_card_06_upgrades_and_downgrades_go_into_any_stable_and_stay(profile: str, card: str, whose: str) -> None:
    """R-CARD-06: including your own."""
    t = At(profile, ann={"hand": card, "stable": ""}, bob={"stable": ""}, cid={})
    t.does("ann", card)
    assert t.options("ann") == [f"{card} ann", f"{card} bob", f"{card} cid"]
    t.does("ann", f"{card} {whose}").does("bob", "draw").does("cid", "draw")
    assert t.stable(whose) == [card]
    t.turn_of("ann")


@pytest.mark.parametrize("profile", ALL)
def test_r_card_06_the_question_into_which_stable_names_its_rule(profile: str) -> None:
    """R-CARD-06: not the rule about responses, which comes later."""
    t = At(profile, ann={"hand": "yay"}, bob={}, cid={})
    t.does("ann", "yay")
    assert t.question("ann").rule == "R-CARD-06"
    t.does("ann", "yay ann")
    t.turn_of("bob")


# --- instants ------------------------------------------------------------------------------------


@pytest.mark.parametrize("profile", ALL)
def test_r_card_07_a_neigh_stops_a_card(profile: str) -> None:
    """R-CARD-07: both go to the discard pile, and the action is spent."""
    t = At(profile, ann={"hand": "narwhal yay", "stable": ""}, bob={"hand": "neigh"}, cid={})
    puts(t, "ann", "narwhal").does("bob", "neigh")
    assert t.asked == {"ann": "neigh"}  # Ann may respond to Bob's
    t.does("ann", "pass")
    assert (t.discard, t.stable("ann")) == (["narwhal", "neigh"], [])
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
@pytest.mark.parametrize("neighs", [1, 2, 3, 4])
def test_r_card_07_an_instant_can_itself_be_stopped(profile: str, neighs: int) -> None:
    """R-CARD-07: any number in one turn; an even number lets the card through (ruling 3.3)."""
    ann = {"hand": "narwhal neigh neigh neigh", "stable": ""}
    t = At(profile, ann=ann, bob={"hand": "neigh neigh neigh"}, cid={})
    puts(t, "ann", "narwhal")
    for i in range(neighs):
        t.does(("bob", "ann")[i % 2], "neigh")
    while list(t.asked.values()) == ["neigh"]:
        t.does(next(iter(t.asked)), "pass")
    assert t.stable("ann") == ([] if neighs % 2 else ["narwhal"])
    assert t.discard.count("neigh") == neighs
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_card_07_only_a_card_of_another_player(profile: str) -> None:
    """R-CARD-07: players are not asked about their own card, nor without cards in hand."""
    t = At(profile, ann={"hand": "narwhal neigh"}, bob={"hand": "yay"}, cid={})
    puts(t, "ann", "narwhal")
    assert t.asked == {"bob": "neigh"}
    assert t.options("bob") == ["pass"]  # being asked reveals nothing about a hand
    t.does("bob", "pass")
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_card_07_nothing_stops_a_super_neigh(profile: str) -> None:
    """R-CARD-07: unless the card says otherwise (ruling 3.4)."""
    t = At(profile, ann={"hand": "narwhal neigh"}, bob={"hand": "super_neigh"}, cid={"hand": "neigh"})
    puts(t, "ann", "narwhal").does("bob", "super_neigh").does("cid", "pass")
    assert t.discard == ["narwhal", "super_neigh"]
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_card_07_of_several_neighs_the_nearest_is_spent(profile: str) -> None:
    """R-CARD-07: our ruling; the others keep theirs, in whatever order the answers come."""
    t = At(profile, turn="bob", ann={"hand": "neigh"}, bob={"hand": "narwhal"}, cid={"hand": "neigh"})
    puts(t, "bob", "narwhal").does("ann", "neigh").does("cid", "neigh").does("ann", "pass")
    assert (t.hand("ann"), "neigh" in t.hand("cid")) == (["neigh"], False)
    t.turn_of("cid")


@pytest.mark.parametrize("profile", ALL)
def test_r_card_07_after_a_stopped_neigh_everyone_may_respond_again(profile: str) -> None:
    """R-CARD-07: our ruling; Cid had passed and may think again."""
    t = At(profile, ann={"hand": "narwhal neigh"}, bob={"hand": "neigh neigh"}, cid={"hand": "neigh"})
    puts(t, "ann", "narwhal").does("bob", "neigh").does("cid", "pass")
    t.does("ann", "neigh").does("cid", "pass").does("bob", "pass").does("cid", "pass")
    assert t.asked == {"bob": "neigh", "cid": "neigh"}
    t.does("bob", "pass").does("cid", "neigh").does("bob", "pass")  # Ann has no cards left
    assert t.discard == ["narwhal", "neigh", "neigh", "neigh"]
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_card_08_a_card_in_a_stable_cannot_be_stopped(profile: str) -> None:
    """R-CARD-08: nor its effect: no one is asked when Rhinocorn destroys."""
    ann = {"stable": "rhinocorn"}
    t = At(profile, phase="beginning", ann=ann, bob={"hand": "neigh", "stable": "narwhal"}, cid={"stable": ""})
    t.does("ann", "yes" if t.ask("ann") == "may" else "use rhinocorn")
    if profile == "first-ru":
        t.does("ann", "narwhal")
    assert t.discard == ["narwhal"]
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_card_09_each_unicorn_card_counts_as_one(profile: str) -> None:
    """R-CARD-09: unless its text says otherwise; upgrades and downgrades do not count."""
    stable = "narwhal basic_unicorn_red baby_unicorn_red rhinocorn yay slowdown"
    t = At(profile, ann={"stable": stable}, bob={"stable": "ginormous_unicorn"}, cid={"stable": "double_dutch"})
    assert t.fact("unicorns") == [4, 2, 0]
    t.turn_of("ann")
