"""The rulebooks as they were first released: revision 1 keeps its readings, for the games played by it (ADR 0014).

All other tests use the latest revision.
"""

import pytest

from stablemates.core.kernel import NO_CARD
from stablemates.testing import At

from .books import FIRST, SECOND, puts
from .test_stable_chain import sixth, swapped, torpedoed
from .test_stable_end import seventh
from .test_stable_loans import lassoed
from .test_stable_turn import mermaid_goes_back

SIX = "narwhal basic_unicorn_red basic_unicorn_orange basic_unicorn_yellow basic_unicorn_green basic_unicorn_blue"


def test_r_end_02_in_revision_1_lent_unicorns_go_back_before_they_are_counted() -> None:
    """R-END-02: first-uk."""
    ann = {"stable": f"{SIX} unicorn_lasso"}
    t = At(
        "first-uk", revision=1, phase="beginning", ann=ann, bob={"stable": "basic_unicorn_purple"}, cid={"stable": ""}
    )
    t.does("ann", "use unicorn_lasso", "draw")
    assert t.stable("bob") == ["basic_unicorn_purple"]
    t.turn_of("bob")


@pytest.mark.parametrize("profile", SECOND)
def test_r_end_02_in_revision_1_triggers_that_do_not_wait_come_before_the_win(profile: str) -> None:
    """R-END-02: with ``triggers_wait`` off, the seventh unicorn takes the win away again."""
    t = seventh(profile, revision=1)
    assert t.ask("ann") == "sacrifice"
    t.does("ann", "narwhal")
    assert t.unicorns("ann") == 6
    t.turn_of("bob")


def test_r_eff_03_in_revision_1_a_lent_unicorn_stays_in_a_third_stable() -> None:
    """R-EFF-03: first-ru."""
    t = lassoed("first-ru", revision=1)
    assert (t.stable("bob"), t.stable("cid")) == ([], ["basic_unicorn_red"])
    t.turn_of("bob")


@pytest.mark.parametrize("profile", FIRST)
def test_r_turn_10_in_revision_1_the_limit_does_not_apply_after_a_return(profile: str) -> None:
    """R-TURN-10: the turn ends with eight cards."""
    t = mermaid_goes_back(profile, revision=1)
    assert t.hand("ann") == [*["neigh"] * 7, "yay"]
    t.turn_of("bob")


def test_r_turn_06_in_revision_1_what_is_impossible_cannot_come_first() -> None:
    """R-TURN-06: second-ru; the Ritual has no unicorn yet, and takes the one that the lasso steals."""
    ann = {"hand": "neigh neigh neigh", "stable": "sadistic_ritual rainbow_lasso"}
    bob = {"stable": "narwhal"}
    t = At("second-ru", revision=1, phase="beginning", ann=ann, bob=bob, cid={"stable": ""})
    assert t.options("ann") == ["pass", "use rainbow_lasso"]
    t.does("ann", "use rainbow_lasso", "neigh", "neigh")
    assert t.stable("ann") == ann["stable"].split()
    t.turn_of("ann")


def test_r_chain_07_in_revision_1_mandatory_effects_also_act_first() -> None:
    """R-CHAIN-07: first-ru; the Americorn pulls the basic unicorn that the Rainbow Unicorn would have brought."""
    t = swapped(revision=1).does("bob", "yes")
    assert (t.stable("bob"), t.hand("ann")) == (["rainbow_unicorn"], ["narwhal"])
    t.turn_of("bob")


def test_r_chain_08_in_revision_1_the_last_trigger_acts_first_if_none_waits() -> None:
    """R-CHAIN-08: second-ru; the sixth unicorn draws its card before the Tiny Stable acts."""
    t = sixth("second-ru", revision=1)
    assert (t.ask("ann"), len(t.hand("ann"))) == ("sacrifice", 1)
    t.does("ann", "basic_unicorn_red")
    t.turn_of("bob")


def test_r_chain_08_in_revision_1_a_trigger_interrupts_what_happens_together() -> None:
    """R-CHAIN-08: second-ru; the Tiny Stable acts when Pandamonium is gone, before it goes itself."""
    t = torpedoed("second-ru", revision=1)
    assert t.asked == {"ann": "sacrifice"}
    t.does("ann", "narwhal", "narwhal_torpedo")
    assert t.stable("ann") == SIX.split()[1:]
    t.turn_of("bob")


def test_r_chain_06_in_revision_1_a_price_is_asked_for_although_nothing_can_be_brought() -> None:
    """R-CHAIN-06: first-ru; the Summoning Ritual takes two unicorns and brings none."""
    ann = {"hand": "llamacorn americorn", "stable": "summoning_ritual"}
    t = At("first-ru", revision=1, phase="beginning", ann=ann, bob={}, cid={})
    t.does("ann", "yes", "llamacorn")
    assert (t.stable("ann"), t.discard) == (["summoning_ritual"], ["americorn", "llamacorn"])
    t.turn_of("ann")


def test_r_eff_08_in_revision_1_what_everyone_sees_to_be_impossible_is_asked() -> None:
    """R-EFF-08: first-uk; the Rainbow Mane under a Queen Bee, and the Rainbow Unicorn in an open hand."""
    ann = {"hand": "rainbow_unicorn yay", "stable": "rainbow_mane nanny_cam"}
    t = At("first-uk", revision=1, phase="beginning", ann=ann, bob={"stable": "queen_bee_unicorn"}, cid={})
    assert t.options("ann") == ["pass"]
    puts(t.does("ann", "pass"), "ann", "rainbow_unicorn")
    assert t.options("ann") == ["no"]
    t.does("ann", "no")
    t.turn_of("bob")


def test_r_eff_08_in_revision_1_the_log_is_as_it_was() -> None:
    """R-EFF-08: second-ru; an aim names no target (R-EFF-11), and effects without anything to do are not logged."""
    ann = {"hand": "unicorn_poison magical_flying_unicorn", "stable": "double_dutch yay"}
    t = At("second-ru", revision=1, phase="beginning", ann=ann, bob={"stable": "narwhal"}, cid={"stable": ""})
    t.does("ann", "magical_flying_unicorn")
    assert t.happened("no-effect") == []
    t.does("ann", "unicorn_poison")
    [aim] = t.happened("aim")
    assert (t.state.kind(aim.card), aim.source, aim.n) == ("unicorn_poison", NO_CARD, 0)
    t.turn_of("bob")


def test_r_eff_13_in_revision_1_an_open_hand_that_is_exchanged_is_hidden_again() -> None:
    """R-EFF-13: second-ru; only Bob remembers what Ann took out of his open hand (ruling 7.3)."""
    ann = {"hand": "unfair_bargain narwhal", "stable": "yay"}
    bob = {"hand": "neigh slowdown", "stable": "nanny_cam"}
    t = At("second-ru", revision=1, ann=ann, bob=bob, cid={}).does("ann", "unfair_bargain", "bob")
    assert (t.sees("bob", "ann"), t.sees("cid", "ann")) == (["neigh", "slowdown"], ["?", "?"])
    t.turn_of("bob")
