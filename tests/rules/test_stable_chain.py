"""The chain of effects of first-ru: R-CHAIN; and what the other books do instead."""

import pytest

from stablemates.games.stable.state import Stable
from stablemates.testing import At

from .books import SECOND, puts

WITHOUT_CHAIN = ["second-ru", "second-uk", "first-uk"]
SIX = "narwhal basic_unicorn_red basic_unicorn_orange basic_unicorn_yellow basic_unicorn_green basic_unicorn_blue"


def link(t: At) -> list[str]:
    """Return the cards whose effects are in the link that is being resolved."""
    assert isinstance(t.state, Stable)
    return [t.state.kind(frame.me) for frame in t.state.link]


def test_r_chain_01_a_link_is_resolved_before_the_next_starts() -> None:
    """R-CHAIN-01: all sacrifice to the Extremely Destructive Unicorn before Stabby, sacrificed by Bob, stabs."""
    ann = {"hand": "extremely_destructive_unicorn", "stable": ""}
    t = At("first-ru", ann=ann, bob={"stable": "stabby_the_unicorn"}, cid={"stable": "narwhal llamacorn"})
    t.does("ann", "extremely_destructive_unicorn", "extremely_destructive_unicorn ann")
    assert t.asked == {"cid": "sacrifice"}  # Stabby is gone, and its effect waits
    assert t.discard[0] == "stabby_the_unicorn"
    t.does("cid", "narwhal")
    assert t.asked == {"bob": "may"}
    t.does("bob", "yes")
    assert t.discard == ["llamacorn", "narwhal", "stabby_the_unicorn", "extremely_destructive_unicorn"]
    t.turn_of("bob")


def test_r_chain_02_all_links_are_resolved_before_play_continues() -> None:
    """R-CHAIN-02: three links one after another, and only then Bob's turn."""
    ann = {"hand": "extremely_destructive_unicorn", "stable": "stabby_the_unicorn"}
    bob = {"hand": "neigh", "stable": "narwhal barbed_wire llamacorn"}
    t = At("first-ru", ann=ann, bob=bob, cid={"stable": ""})
    t.does("ann", "extremely_destructive_unicorn", "extremely_destructive_unicorn ann").does("bob", "pass")
    t.does("ann", "stabby_the_unicorn").does("bob", "narwhal")
    assert sorted(link(t)) == ["barbed_wire", "stabby_the_unicorn"]
    t.does("ann", "yes", "llamacorn")  # and the Llamacorn that leaves catches on the wire again: the third link
    kinds = [event.kind for event in t.events]
    assert (kinds.count("turn"), kinds.index("turn") > kinds.index("destroy")) == (1, True)
    assert sorted(t.discard) == ["llamacorn", "narwhal", "neigh", "stabby_the_unicorn"]
    t.turn_of("bob")


def test_r_chain_03_start_of_turn_effects_are_one_link() -> None:
    """R-CHAIN-03: set off at the same time."""
    ann = {"stable": "glitter_bomb rhinocorn sadistic_ritual narwhal"}
    t = At("first-ru", phase="beginning", ann=ann, bob={}, cid={})
    assert sorted(link(t)) == ["glitter_bomb", "rhinocorn", "sadistic_ritual"]
    t.does("ann", "narwhal", "no", "no")
    assert link(t) == []
    t.turn_of("ann")


def test_r_chain_04_all_targets_of_a_link_are_chosen_before_it_is_resolved() -> None:
    """R-CHAIN-04: nothing moves until the last target is named."""
    ann = {"stable": "sadistic_ritual glitter_bomb narwhal llamacorn yay"}
    t = At("first-ru", phase="beginning", ann=ann, bob={"stable": "americorn slowdown"}, cid={"stable": ""})
    t.does("ann", "narwhal", "yes", "yay")
    assert (t.discard, t.stable("ann")) == ([], ann["stable"].split())
    assert [face["kind"] for face in t.fact("targets")] == ["narwhal", "yay"]
    t.does("ann", "slowdown")
    assert t.discard == ["slowdown", "yay", "narwhal"]
    t.turn_of("ann")


def test_r_chain_04_a_card_that_leaves_in_the_link_still_has_its_effect() -> None:
    """R-CHAIN-04: the Ritual is sacrificed to the Glitter Bomb, and both effects happen (ruling 1.2)."""
    ann = {"stable": "sadistic_ritual glitter_bomb narwhal"}
    t = At("first-ru", phase="beginning", ann=ann, bob={"stable": "slowdown"}, cid={"stable": ""})
    t.does("ann", "yes", "sadistic_ritual", "slowdown")
    assert (t.stable("ann"), len(t.hand("ann"))) == (["glitter_bomb"], 2)
    t.turn_of("ann")


def test_r_chain_05_no_card_is_chosen_twice_in_a_link() -> None:
    """R-CHAIN-05: a card one effect has taken cannot be chosen by the next."""
    ann = {"stable": "sadistic_ritual glitter_bomb glitter_bomb narwhal llamacorn"}
    t = At("first-ru", phase="beginning", ann=ann, bob={"stable": "yay slowdown"}, cid={"stable": ""})
    t.does("ann", "narwhal", "yes")
    assert "narwhal" not in t.options("ann")
    t.does("ann", "llamacorn")
    assert not {"narwhal", "llamacorn"} & set(t.options("ann"))
    t.does("ann", "yay", "yes")
    assert not {"narwhal", "llamacorn", "yay"} & set(t.options("ann"))
    t.does("ann", "sadistic_ritual", "slowdown")
    assert sorted(t.discard) == ["llamacorn", "narwhal", "sadistic_ritual", "slowdown", "yay"]
    t.turn_of("ann")


def test_r_chain_05_it_may_be_chosen_in_the_next_link() -> None:
    """R-CHAIN-05: this holds only within one link, and Stabby's effect is another."""
    ann = {"stable": "sadistic_ritual stabby_the_unicorn"}
    t = At("first-ru", phase="beginning", ann=ann, bob={"stable": "llamacorn americorn"}, cid={"stable": ""})
    assert t.discard == ["stabby_the_unicorn"]
    t.does("ann", "yes")
    assert t.options("ann") == ["llamacorn", "americorn"]
    t.does("ann", "llamacorn")
    t.turn_of("ann")


def test_r_chain_06_as_many_effects_as_there_are_targets() -> None:
    """R-CHAIN-06: the Ritual takes the only unicorn, the Angel; it is not sacrificed a second time."""
    ann = {"stable": "sadistic_ritual angel_unicorn"}
    t = At("first-ru", phase="beginning", discard="narwhal", ann=ann, bob={"stable": ""}, cid={"stable": ""})
    while t.asked.get("ann") in ("may", "bring"):
        t.does("ann", t.options("ann")[-1])
    assert t.discard == ["angel_unicorn", "narwhal"]
    assert t.stable("ann") == ["sadistic_ritual"]
    t.turn_of("ann")


def test_r_chain_06_two_equal_cards_are_two_targets() -> None:
    """R-CHAIN-06: they are one choice, but each of two effects can have one."""
    ann = {"hand": "narwhal", "stable": "angel_unicorn zombie_unicorn"}
    pile = "basic_unicorn_red basic_unicorn_red"
    t = At("first-ru", phase="beginning", discard=pile, ann=ann, bob={"stable": ""}, cid={"stable": ""})
    t.does("ann", "yes", "yes")
    assert t.stable("ann") == ["zombie_unicorn", "basic_unicorn_red", "basic_unicorn_red"]
    assert sorted(t.discard) == ["angel_unicorn", "narwhal"]
    t.turn_of("bob")


def test_r_chain_06_an_effect_without_a_target_is_not_offered() -> None:
    """R-CHAIN-06: the one card that the second Glitter Bomb could take is taken; to say yes would mean nothing."""
    ann = {"stable": "glitter_bomb glitter_bomb"}
    t = At("first-ru", phase="beginning", ann=ann, bob={"stable": "narwhal"}, cid={"stable": ""})
    t.does("ann", "yes", "glitter_bomb@ann", "glitter_bomb")
    assert len(t.discard) == 2
    t.turn_of("ann")


@pytest.mark.parametrize(
    ("card", "hand"),
    [("summoning_ritual", "llamacorn americorn"), ("zombie_unicorn", "llamacorn"), ("angel_unicorn", "")],
)
def test_r_chain_06_no_price_is_asked_for_if_nothing_can_be_brought(card: str, hand: str) -> None:
    """R-CHAIN-06: with an empty discard pile there is no target, so nothing is paid (R-CHAIN-05)."""
    ann = {"hand": hand, "stable": card}
    t = At("first-ru", phase="beginning", discard="yay", ann=ann, bob={}, cid={})
    assert (t.stable("ann"), len(t.hand("ann"))) == ([card], len(hand.split()) + 1)
    t.turn_of("ann")
    t = At("first-ru", phase="beginning", discard="narwhal", ann=ann, bob={}, cid={})
    assert t.options("ann") == ["no", "yes"]
    t.does("ann", "no")
    t.turn_of("ann")


def test_r_chain_06_no_card_is_discarded_for_an_empty_nursery() -> None:
    """R-CHAIN-06: the Extremely Fertile Unicorn finds no baby; all thirteen are in Bob's stable."""
    babies = At("first-ru", ann={"stable": ""}, bob={"stable": ""}).nursery
    ann = {"hand": "yay", "stable": "extremely_fertile_unicorn"}
    bob = {"stable": ["pandamonium", *babies]}
    t = At("first-ru", phase="beginning", ann=ann, bob=bob, cid={"stable": ""})
    assert (t.nursery, len(t.hand("ann"))) == ([], 2)
    t.turn_of("ann")


def test_r_chain_07_mandatory_targets_come_before_optional_ones() -> None:
    """R-CHAIN-07: whatever the order of the cards."""
    for stable in ("glitter_bomb sadistic_ritual narwhal llamacorn", "sadistic_ritual glitter_bomb narwhal llamacorn"):
        t = At("first-ru", phase="beginning", ann={"stable": stable}, bob={}, cid={})
        assert (t.ask("ann"), t.state.kind(t.question("ann").source)) == ("sacrifice", "sadistic_ritual")
        t.does("ann", "narwhal")
        assert (t.ask("ann"), t.state.kind(t.question("ann").source)) == ("may", "glitter_bomb")
        t.does("ann", "no")
        t.turn_of("ann")


def swapped(revision: int | None = None) -> At:
    """Ann hands her Rainbow Unicorn to Bob and steals his Americorn: both enter, the Rainbow Unicorn first."""
    ann = {"hand": "unicorn_swap", "stable": "rainbow_unicorn"}
    bob = {"hand": "narwhal", "stable": "americorn"}
    t = At("first-ru", revision=revision, ann=ann, bob=bob, cid={"stable": ""})
    t.does("ann", "unicorn_swap", "rainbow_unicorn bob", "americorn").does("bob", "pass")
    return t


def test_r_chain_07_mandatory_effects_choose_first_but_do_not_act_first() -> None:
    """R-CHAIN-07: the Americorn has chosen Bob, the only one with a card, when Bob is asked about the Rainbow Unicorn.

    They act in the order they were set off, so the Americorn pulls from a hand that is empty by then.
    """
    t = swapped()
    assert (t.ask("bob"), t.fact("target_seats")) == ("may", [1])
    t.does("bob", "yes")
    assert t.stable("bob") == ["rainbow_unicorn", "narwhal"]
    assert t.hand("ann") == []
    t.turn_of("bob")


def test_r_chain_07_each_effect_keeps_its_own_targets() -> None:
    """R-CHAIN-07: the Ritual chooses before the Glitter Bomb and acts after it, each on what was chosen for it."""
    ann = {"stable": "glitter_bomb sadistic_ritual narwhal llamacorn yay"}
    t = At("first-ru", phase="beginning", ann=ann, bob={"stable": "slowdown americorn"}, cid={"stable": ""})
    t.does("ann", "narwhal", "yes", "yay", "slowdown")
    falls = [(event.kind, t.state.kind(event.card)) for event in t.events if event.kind in ("sacrifice", "destroy")]
    assert falls == [("sacrifice", "yay"), ("destroy", "slowdown"), ("sacrifice", "narwhal")]
    t.turn_of("ann")


def test_r_chain_08_what_a_link_sets_off_is_a_further_link() -> None:
    """R-CHAIN-08: the Ritual takes Stabby; the Glitter Bomb of the same link goes first, then Stabby stabs."""
    ann = {"stable": "sadistic_ritual glitter_bomb stabby_the_unicorn yay"}
    t = At("first-ru", phase="beginning", ann=ann, bob={"stable": "llamacorn slowdown"}, cid={"stable": ""})
    t.does("ann", "yes", "yay", "slowdown")
    assert t.discard == ["slowdown", "yay", "stabby_the_unicorn"]
    assert (t.ask("ann"), link(t)) == ("may", ["stabby_the_unicorn"])
    t.does("ann", "yes")
    assert t.stable("bob") == []
    t.turn_of("ann")


def test_r_chain_08_an_entry_and_the_wire_it_catches_on_are_one_link() -> None:
    """R-CHAIN-08: both are set off by the same entry (ruling 7.1)."""
    ann = {"hand": "majestic_flying_unicorn yay", "stable": "barbed_wire"}
    t = At("first-ru", discard="narwhal", ann=ann, bob={}, cid={})
    t.does("ann", "majestic_flying_unicorn", "majestic_flying_unicorn ann")
    assert sorted(link(t)) == ["barbed_wire", "majestic_flying_unicorn"]
    t.does("ann", "no")
    assert t.discard == ["yay", "narwhal"]
    t.turn_of("bob")


def test_r_chain_09_no_one_wins_while_a_link_is_unresolved() -> None:
    """R-CHAIN-09: the seventh unicorn asks Ann something; the game is over after her answer."""
    ann = {"hand": "majestic_flying_unicorn", "stable": SIX}
    t = At("first-ru", discard="llamacorn", ann=ann, bob={}, cid={})
    t.does("ann", "majestic_flying_unicorn", "majestic_flying_unicorn ann")
    assert t.fact("unicorns")[0] == 7
    assert t.asked == {"ann": "may"}
    t.does("ann", "no")
    t.won_by("ann")


def test_r_chain_09_seven_that_do_not_last_are_not_enough() -> None:
    """R-CHAIN-09: the seventh is Extremely Destructive, and Ann has six again when the chain is done."""
    ann = {"hand": "extremely_destructive_unicorn", "stable": SIX}
    t = At("first-ru", ann=ann, bob={"stable": ""}, cid={"stable": ""})
    t.does("ann", "extremely_destructive_unicorn", "extremely_destructive_unicorn ann", "narwhal")
    assert t.fact("unicorns")[0] == 6
    t.turn_of("bob")


# --- the other books -----------------------------------------------------------------------------


@pytest.mark.parametrize("profile", WITHOUT_CHAIN)
def test_r_chain_04_elsewhere_each_effect_is_completed_before_the_next(profile: str) -> None:
    """R-CHAIN-04: this is a rule of first-ru alone; in the other books effects choose and act one by one."""
    ann = {"stable": "sadistic_ritual glitter_bomb narwhal llamacorn"}
    t = At(profile, phase="beginning", ann=ann, bob={"stable": "slowdown"}, cid={"stable": ""})
    t.does("ann", "use sadistic_ritual", "narwhal")
    assert (t.discard, t.ask("ann")) == (["narwhal"], "beginning")
    t.does("ann", "pass")
    t.turn_of("ann")


@pytest.mark.parametrize("profile", WITHOUT_CHAIN)
@pytest.mark.parametrize("waits", [True, False])
def test_r_chain_08_triggers_in_the_middle_of_a_card(profile: str, waits: bool) -> None:
    """R-CHAIN-08: Stabby, sacrificed to Two-For-One, acts after it, or, with ``triggers_wait`` off, in its middle.

    Ruling 2.12.  In first-ru there is no such option: a link is resolved before the next (R-CHAIN-01).
    """
    ann = {"hand": "two_for_one", "stable": "stabby_the_unicorn"}
    bob = {"stable": "narwhal yay slowdown"}
    t = At(profile, triggers_wait=waits, targets="hidden", ann=ann, bob=bob, cid={"stable": ""})
    t.does("ann", "two_for_one")
    assert t.ask("ann") == ("destroy" if waits else "may")
    if waits:
        t.does("ann", "yay", "slowdown", "yes")
        assert t.discard[:2] == ["narwhal", "two_for_one"]
    else:
        t.does("ann", "yes")
        assert t.discard == ["two_for_one", "slowdown", "yay", "narwhal", "stabby_the_unicorn"]
    t.turn_of("bob")


FIVE = SIX.removeprefix("narwhal ")


def sixth(profile: str, revision: int | None = None) -> At:
    """Ann's sixth unicorn, which draws a card on entry, comes into a Tiny Stable; nothing waits."""
    ann = {"hand": "greedy_flying_unicorn", "stable": f"tiny_stable {FIVE}"}
    t = At(profile, revision=revision, triggers_wait=False, ann=ann, bob={}, cid={})
    return puts(t, "ann", "greedy_flying_unicorn")


@pytest.mark.parametrize("profile", WITHOUT_CHAIN)
def test_r_chain_08_a_tiny_stable_acts_before_other_triggers(profile: str) -> None:
    """R-CHAIN-08: also with ``triggers_wait`` off (ruling 7.2)."""
    t = sixth(profile)
    assert (t.ask("ann"), t.hand("ann")) == ("sacrifice", [])
    t.does("ann", "basic_unicorn_red")
    assert len(t.hand("ann")) == 1
    t.turn_of("bob")


@pytest.mark.parametrize("profile", WITHOUT_CHAIN)
def test_r_chain_08_triggers_that_do_not_wait_act_in_order(profile: str) -> None:
    """R-CHAIN-08: the Cob draws two and discards one; only then its arrival costs a card on the wire (ruling 7.1)."""
    ann = {"hand": "unicorn_on_the_cob", "stable": "barbed_wire"}
    t = At(profile, triggers_wait=False, deck="yay neigh ...", ann=ann, bob={}, cid={})
    puts(t, "ann", "unicorn_on_the_cob")
    assert (t.ask("ann"), t.state.kind(t.question("ann").source)) == ("discard", "unicorn_on_the_cob")
    t.does("ann", "yay")
    assert (t.hand("ann"), t.discard) == ([], ["neigh", "yay"])
    t.turn_of("bob")


@pytest.mark.parametrize("profile", WITHOUT_CHAIN)
def test_r_chain_08_what_a_trigger_sets_off_comes_before_those_after_it(profile: str) -> None:
    """R-CHAIN-08: Stabby is sacrificed, pays on the wire and stabs before the entry that caused it pays on the wire."""
    ann = {"hand": "extremely_destructive_unicorn yay slowdown", "stable": "stabby_the_unicorn barbed_wire"}
    t = At(profile, triggers_wait=False, ann=ann, bob={"stable": "narwhal llamacorn"}, cid={"stable": ""})
    puts(t, "ann", "extremely_destructive_unicorn").does("ann", "stabby_the_unicorn").does("bob", "narwhal")
    t.does("ann", "yay")
    assert (t.ask("ann"), t.hand("ann")) == ("may", ["slowdown"])
    t.does("ann", "no")
    assert t.hand("ann") == []
    t.turn_of("bob")


def torpedoed(profile: str, revision: int | None = None) -> At:
    """Ann sacrifices Pandamonium and then a Tiny Stable, which has room for all pandas; nothing waits."""
    ann = {"hand": "narwhal_torpedo", "stable": f"pandamonium tiny_stable {SIX}"}
    t = At(profile, revision=revision, triggers_wait=False, ann=ann, bob={}, cid={})
    return puts(t, "ann", "narwhal_torpedo")


@pytest.mark.parametrize("profile", SECOND)
def test_r_chain_08_what_happens_together_is_not_interrupted(profile: str) -> None:
    """R-CHAIN-08: also with ``triggers_wait`` off; all downgrades go together (ruling 7.13), and seven unicorns win."""
    t = torpedoed(profile)
    t.won_by("ann")


@pytest.mark.parametrize("profile", WITHOUT_CHAIN)
def test_r_chain_08_two_cards_are_destroyed_together(profile: str) -> None:
    """R-CHAIN-08: Bob's Tiny Stable falls together with the Pandamonium that made it roomy (ruling 2.7)."""
    bob = {"stable": f"{SIX} pandamonium tiny_stable"}
    t = At(profile, triggers_wait=False, ann={"hand": "two_for_one", "stable": "yay"}, bob=bob, cid={"stable": ""})
    t.does("ann", "two_for_one", "pandamonium", "tiny_stable")
    assert t.stable("bob") == SIX.split()
    t.turn_of("bob")


@pytest.mark.parametrize("profile", WITHOUT_CHAIN)
def test_r_chain_08_all_players_sacrifice_together(profile: str) -> None:
    """R-CHAIN-08: Stabby, whom Ann sacrifices, does not stab before Bob has chosen his unicorn."""
    ann = {"hand": "extremely_destructive_unicorn", "stable": "stabby_the_unicorn"}
    t = At(profile, triggers_wait=False, ann=ann, bob={"stable": "narwhal llamacorn"}, cid={"stable": ""})
    puts(t, "ann", "extremely_destructive_unicorn").does("ann", "stabby_the_unicorn")
    assert t.asked == {"bob": "sacrifice"}
    t.does("bob", "narwhal").does("ann", "yes")
    assert t.stable("bob") == []
    t.turn_of("bob")
