"""The turn of the stable game: R-TURN."""

import pytest

from stablemates.games.stable.kind import Kind
from stablemates.games.stable.state import Stable
from stablemates.games.stable.terms import ROOMY, UPGRADE
from stablemates.games.stable.words import WhileHere
from stablemates.testing import At

from .books import ALL, FIRST, SECOND, puts

ONE_BY_ONE = ["second-ru", "second-uk", "first-uk"]  # the player chooses the order; first-ru has the chain

SEVEN = "neigh neigh neigh neigh neigh neigh neigh"


def declines(t: At, who: str) -> At:
    """Decline the optional start-of-turn effects."""
    while t.ask(who) in ("beginning", "may"):
        t.does(who, "pass" if "pass" in t.options(who) else "no")
    return t


def accepts(t: At, who: str, card: str) -> At:
    """Use the optional start-of-turn effects."""
    return t.does(who, f"use {card}" if t.ask(who) == "beginning" else "yes")


# --- the four phases -----------------------------------------------------------------------------


@pytest.mark.parametrize("profile", ALL)
def test_r_turn_01_start_draw_action_end(profile: str) -> None:
    """R-TURN-01: the four phases in their order."""
    t = At(profile, phase="beginning", ann={"hand": SEVEN, "stable": "glitter_bomb narwhal"}, bob={}, cid={})
    assert (t.fact("phase"), len(t.hand("ann"))) == ("beginning", 7)
    declines(t, "ann")
    assert (t.fact("phase"), len(t.hand("ann"))) == ("action", 8)  # the draw needs no question
    assert [event.rule for event in t.happened("draw")] == ["R-TURN-07"]
    t.does("ann", "draw")
    assert (t.fact("phase"), len(t.hand("ann")), t.asked) == ("end", 9, {"ann": "discard"})
    t.does("ann", "neigh", "neigh")
    assert [(event.seat, event.rule) for event in t.happened("turn")] == [(1, "R-TURN-01")]
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_turn_02_start_of_turn_effects_are_applied_before_the_draw(profile: str) -> None:
    """R-TURN-02: in this phase, and by the player whose turn it is."""
    stable = "glitter_bomb narwhal"
    t = At(profile, phase="beginning", ann={"stable": stable}, bob={"stable": "yay"}, cid={"stable": ""})
    accepts(t, "ann", "glitter_bomb").does("ann", "narwhal")
    if profile == "first-ru":
        t.does("ann", "yay")
    assert (t.discard, t.stable("ann"), t.stable("bob")) == (["yay", "narwhal"], ["glitter_bomb"], [])
    assert [event.kind for event in t.events if event.kind in ("destroy", "draw")] == ["destroy", "draw"]
    t.turn_of("ann")


@pytest.mark.parametrize("profile", ALL)
def test_r_turn_02_start_of_turn_effects_wait_for_your_own_turn(profile: str) -> None:
    """R-TURN-02: the effect is for the start of your own turn only."""
    t = At(profile, phase="beginning", ann={}, bob={"stable": "rhinocorn glitter_bomb sadistic_ritual narwhal"}, cid={})
    t.turn_of("ann")


@pytest.mark.parametrize("profile", SECOND)
def test_r_turn_03_a_card_that_enters_during_the_phase_waits(profile: str) -> None:
    """R-TURN-03: the stolen Rhinocorn was not there when the turn started."""
    ann = {"hand": "neigh neigh neigh", "stable": "rainbow_lasso"}
    t = At(profile, phase="beginning", ann=ann, bob={"stable": "rhinocorn llamacorn"}, cid={})
    t.does("ann", "use rainbow_lasso", "neigh", "neigh", "rhinocorn")  # the last card goes without a question
    assert t.asked == {"ann": "action"}
    t.does("ann", "draw").does("bob", "draw").does("cid", "draw")
    assert t.options("ann") == ["pass", "use rhinocorn"]  # the lasso needs three cards; there are two
    t.does("ann", "pass")
    t.turn_of("ann")


@pytest.mark.parametrize("profile", FIRST)
def test_r_turn_03_a_unicorn_brought_in_by_another_waits_too(profile: str) -> None:
    """R-TURN-03: the Angel brings Rhinocorn out of the discard pile, and it waits for the next turn."""
    ann = {"hand": "", "stable": "angel_unicorn"}
    t = At(profile, phase="beginning", discard="rhinocorn", ann=ann, bob={"stable": "llamacorn"}, cid={})
    accepts(t, "ann", "angel_unicorn")
    if t.asked == {"ann": "bring"}:  # in the chain it was chosen before the Angel was there
        t.does("ann", "rhinocorn")
    assert t.stable("ann") == ["rhinocorn"]
    assert t.asked == {"ann": "action"}
    t.does("ann", "draw").does("bob", "draw").does("cid", "draw")
    assert t.asked == {"ann": "beginning" if profile == "first-uk" else "may"}
    declines(t, "ann")
    t.turn_of("ann")


@pytest.mark.parametrize("profile", ALL)
def test_r_turn_04_an_optional_effect_not_used_is_lost(profile: str) -> None:
    """R-TURN-04: after the draw no one asks again."""
    t = At(profile, phase="beginning", ann={"hand": "yay", "stable": "rhinocorn glitter_bomb"}, bob={}, cid={})
    declines(t, "ann")
    assert t.asked == {"ann": "action"}
    puts(t, "ann", "yay")
    assert t.happened("destroy") == []
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_turn_05_a_mandatory_effect_cannot_be_skipped(profile: str) -> None:
    """R-TURN-05: a Sadistic Ritual comes before the draw."""
    ann = {"stable": "sadistic_ritual glitter_bomb narwhal llamacorn"}
    t = At(profile, phase="beginning", ann=ann, bob={}, cid={})
    if profile == "first-ru":
        assert (t.ask("ann"), t.options("ann")) == ("sacrifice", ["narwhal", "llamacorn"])
    else:
        assert t.options("ann") == ["use sadistic_ritual", "use glitter_bomb"]
        t.does("ann", "use sadistic_ritual")
        assert t.options("ann") == ["narwhal", "llamacorn"]
    t.does("ann", "narwhal")
    declines(t, "ann")
    assert t.discard == ["narwhal"]
    t.turn_of("ann")


@pytest.mark.parametrize("profile", ALL)
def test_r_turn_05_a_single_mandatory_effect_happens_by_itself(profile: str) -> None:
    """R-TURN-05: without a question."""
    t = At(profile, phase="beginning", deck="yay neigh ...", ann={"stable": "sadistic_ritual narwhal"}, bob={}, cid={})
    assert (t.discard, t.hand("ann")) == (["narwhal"], ["neigh", "yay"])
    t.turn_of("ann")


@pytest.mark.parametrize("profile", ONE_BY_ONE)
def test_r_turn_06_the_player_chooses_the_order(profile: str) -> None:
    """R-TURN-06: and a card that goes in the same phase has set off its effect already (ruling 1.2)."""
    ann = {"stable": "sadistic_ritual glitter_bomb narwhal"}
    t = At(profile, phase="beginning", ann=ann, bob={"stable": "yay"}, cid={"stable": ""})
    assert t.options("ann") == ["use sadistic_ritual", "use glitter_bomb"]
    t.does("ann", "use glitter_bomb", "sadistic_ritual")
    assert t.discard == ["narwhal", "yay", "sadistic_ritual"]  # this turn's sacrifice is still owed
    t.turn_of("ann")


@pytest.mark.parametrize("profile", SECOND)
def test_r_turn_06_an_impossible_effect_can_come_first(profile: str) -> None:
    """R-TURN-06: before the lasso there is no unicorn to sacrifice to the Ritual (R-EFF-08); after it there is one."""
    ann = {"hand": "neigh neigh neigh", "stable": "sadistic_ritual rainbow_lasso"}
    for order, stolen in (("sadistic_ritual rainbow_lasso", True), ("rainbow_lasso", False)):
        t = At(profile, phase="beginning", ann=ann, bob={"stable": "narwhal"}, cid={"stable": ""})
        assert t.options("ann") == ["pass", "use rainbow_lasso", "use sadistic_ritual"]
        t.does("ann", *(f"use {card}" for card in order.split()), "neigh", "neigh")
        assert ("narwhal" in t.stable("ann")) == stolen
        assert len(t.happened("no-effect")) == stolen
        t.turn_of("ann")


@pytest.mark.parametrize("profile", FIRST)
def test_r_turn_06_an_impossible_effect_can_come_before_a_mane(profile: str) -> None:
    """R-TURN-06: the Ritual comes to nothing, and the basic unicorn that the Mane brings stays.

    In first-ru the Ritual always chooses first (R-CHAIN-07).
    """
    ann = {"hand": "narwhal", "stable": "sadistic_ritual rainbow_mane"}
    t = At(profile, phase="beginning", ann=ann, bob={"stable": ""}, cid={"stable": ""})
    if profile == "first-uk":
        t.does("ann", "use sadistic_ritual")
    accepts(t, "ann", "rainbow_mane")
    assert t.stable("ann") == ["sadistic_ritual", "rainbow_mane", "narwhal"]
    t.turn_of("ann")


@pytest.mark.parametrize("profile", ONE_BY_ONE)
def test_r_turn_06_an_impossible_effect_alone_is_not_asked_about(profile: str) -> None:
    """R-TURN-06: with nothing to place it before, it is skipped (R-EFF-08)."""
    t = At(profile, phase="beginning", ann={"stable": "sadistic_ritual"}, bob={"stable": ""}, cid={"stable": ""})
    t.turn_of("ann")


@pytest.mark.parametrize("profile", ONE_BY_ONE)
def test_r_turn_06_what_ends_the_turn_waits_for_the_others(profile: str) -> None:
    """R-TURN-06: Rhinocorn first, and the Glitter Bomb is offered all the same; then no draw and no action."""
    ann = {"hand": "yay", "stable": "rhinocorn glitter_bomb narwhal"}
    t = At(profile, phase="beginning", ann=ann, bob={"stable": "llamacorn yay"}, cid={"stable": ""})
    t.does("ann", "use rhinocorn")
    assert t.options("ann") == ["pass", "use glitter_bomb"]
    t.does("ann", "use glitter_bomb", "narwhal")
    assert (t.stable("bob"), t.hand("ann")) == ([], ["yay"])
    t.turn_of("bob")


def test_r_turn_06_in_the_chain_of_first_ru_both_happen_too() -> None:
    """R-TURN-06: in first-ru they are one link (R-CHAIN-03), and the turn ends after it."""
    ann = {"hand": "yay", "stable": "rhinocorn glitter_bomb narwhal"}
    t = At("first-ru", phase="beginning", ann=ann, bob={"stable": "llamacorn slowdown"}, cid={"stable": ""})
    t.does("ann", "yes", "llamacorn", "yes", "narwhal", "slowdown")
    assert (t.stable("bob"), t.hand("ann"), t.stable("ann")) == ([], ["yay"], ["rhinocorn", "glitter_bomb"])
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_turn_06_the_hand_limit_counts_although_the_turn_is_cut_short(profile: str) -> None:
    """R-TURN-06: Rhinocorn skips to the end phase, but not that phase itself (ruling 1.4)."""
    ann = {"hand": f"{SEVEN} yay yay", "stable": "rhinocorn"}
    t = At(profile, phase="beginning", ann=ann, bob={"stable": "llamacorn"}, cid={"stable": ""})
    accepts(t, "ann", "rhinocorn")
    if profile == "first-ru":
        t.does("ann", "llamacorn")
    t.does("ann", "yay", "yay")
    assert t.hand("ann") == SEVEN.split()
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_turn_07_take_the_top_card(profile: str) -> None:
    """R-TURN-07: one card, without a choice."""
    t = At(profile, phase="draw", deck="super_neigh yay ...", ann={"hand": "neigh"}, bob={}, cid={})
    assert t.hand("ann") == ["neigh", "super_neigh"]
    assert t.deck[0] == "yay"
    t.turn_of("ann")


@pytest.mark.parametrize("profile", ALL)
@pytest.mark.parametrize("card", ["narwhal", "greedy_flying_unicorn", "good_deal", "slowdown", "yay"])
def test_r_turn_08_one_card_of_each_kind_that_is_played(profile: str, card: str) -> None:
    """R-TURN-08: a unicorn, a magic card, a downgrade or an upgrade; then the turn is over."""
    t = At(profile, ann={"hand": f"{card} basic_unicorn_red"}, bob={}, cid={})
    assert t.options("ann") == ["draw", *(c for c in t.options("ann") if c in (card, "basic_unicorn_red"))]
    puts(t, "ann", card)
    if t.asked == {"ann": "discard"}:
        t.does("ann", "basic_unicorn_red")
    assert card not in t.hand("ann")
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_turn_08_the_action_may_be_to_draw_a_card(profile: str) -> None:
    """R-TURN-08: instead of playing, and only one."""
    t = At(profile, deck="super_neigh yay ...", ann={"hand": "narwhal"}, bob={}, cid={})
    t.does("ann", "draw")
    assert t.hand("ann") == ["narwhal", "super_neigh"]
    assert [event.rule for event in t.happened("draw")] == ["R-TURN-08", "R-TURN-07"]
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_turn_08_double_dutch_allows_two_plays(profile: str) -> None:
    """R-TURN-08: unless a card that was there when the turn started says otherwise (ruling 1.11)."""
    ann = {"hand": "slowdown barbed_wire nanny_cam", "stable": "double_dutch"}
    t = At(profile, phase="draw", deck="neigh ...", ann=ann, bob={"stable": ""}, cid={})
    puts(t, "ann", "slowdown", "bob")
    t.turn_of("bob")
    t = At(profile, phase="beginning", deck="neigh ...", ann=ann, bob={"stable": ""}, cid={})
    puts(t, "ann", "slowdown", "bob")
    assert "draw" not in t.options("ann")
    puts(t, "ann", "barbed_wire", "bob")
    assert t.stable("bob") == ["slowdown", "barbed_wire"]
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_turn_09_an_instant_is_not_an_action(profile: str) -> None:
    """R-TURN-09: it is not among the plays, and the reason names the rule."""
    t = At(profile, ann={"hand": "neigh super_neigh narwhal"}, bob={}, cid={})
    assert t.options("ann") == ["draw", "narwhal"]
    assert t.why("ann", "neigh") == t.why("ann", "super_neigh") == "only-in-answer (R-TURN-09)"
    t.turn_of("ann")


@pytest.mark.parametrize("profile", ALL)
def test_r_turn_09_responding_does_not_cost_an_action(profile: str) -> None:
    """R-TURN-09: Bob stops a card and has his whole turn after that."""
    t = At(profile, ann={"hand": "narwhal"}, bob={"hand": "neigh yay"}, cid={})
    puts(t, "ann", "narwhal").does("bob", "neigh")
    assert t.discard == ["narwhal", "neigh"]
    puts(t, "bob", "yay")
    assert "yay" in t.stable("bob")
    t.turn_of("cid")


@pytest.mark.parametrize("profile", ALL)
def test_r_turn_09_every_reason_says_that_an_instant_is_only_a_response(profile: str) -> None:
    """R-TURN-09: the same key names the same rule in every turn."""
    t = At(profile, ann={"hand": "narwhal"}, bob={"hand": "neigh"}, cid={})
    assert t.why("bob", "neigh") == "only-in-answer (R-TURN-09)"
    t.turn_of("ann")


@pytest.mark.parametrize("profile", ALL)
def test_r_turn_10_discard_down_to_seven_of_your_choice(profile: str) -> None:
    """R-TURN-10: nine cards are two too many, and the player says which."""
    t = At(profile, phase="end", ann={"hand": f"{SEVEN} yay slowdown"}, bob={}, cid={})
    assert (t.ask("ann"), t.options("ann")) == ("discard", ["neigh", "yay", "slowdown"])
    t.does("ann", "slowdown", "neigh")
    assert (t.discard, len(t.hand("ann"))) == (["neigh", "slowdown"], 7)
    assert [event.rule for event in t.happened("discard")] == ["R-TURN-10", "R-TURN-10"]
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_turn_10_seven_are_not_too_many(profile: str) -> None:
    """R-TURN-10: no one is asked."""
    t = At(profile, phase="end", ann={"hand": SEVEN}, bob={}, cid={})
    assert len(t.hand("ann")) == 7
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_turn_10_only_at_the_end_of_your_own_turn(profile: str) -> None:
    """R-TURN-10: in another player's turn a hand may grow over the limit (ruling 1.9)."""
    bob = {"hand": SEVEN, "stable": "yay"}
    t = At(profile, ann={"hand": "glitter_tornado"}, bob=bob, cid={"stable": ""})
    t.does("ann", "glitter_tornado").does("bob", "pass")
    assert len(t.hand("bob")) == 9  # with the card of his own draw
    puts(t, "bob", "yay").does("bob", *(["neigh"] if len(t.hand("bob")) > 7 else []))
    assert len(t.hand("bob")) == 7
    t.turn_of("cid")


def mermaid_goes_back(profile: str, revision: int | None = None) -> At:
    """Ann ends her turn with seven cards; Bob's Mermaid goes back and returns Ann's Yay to her hand."""
    ann = {"hand": SEVEN, "stable": "unicorn_lasso yay"}
    t = At(
        profile,
        revision=revision,
        phase="beginning",
        ann=ann,
        bob={"stable": "mermaid_unicorn"},
        cid={"stable": ""},
        deck="narwhal neigh neigh ...",
    )
    accepts(t, "ann", "unicorn_lasso").does("ann", "no", "draw", "narwhal", "neigh")
    return t.does("bob", "yes", "yay")


@pytest.mark.parametrize("profile", FIRST)
def test_r_turn_10_the_limit_applies_again_once_borrowed_unicorns_are_home(profile: str) -> None:
    """R-TURN-10, ruling 8.3: what that returned to the hand is one card too many."""
    t = mermaid_goes_back(profile)
    assert (t.ask("ann"), t.options("ann"), t.question("ann").rule) == ("discard", ["neigh", "yay"], "R-TURN-10")
    t.does("ann", "yay")
    assert (t.hand("ann"), t.stable("bob")) == (["neigh"] * 7, ["mermaid_unicorn"])
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_turn_10_an_effect_in_the_stable_may_change_the_limit(profile: str) -> None:
    """R-TURN-10: no printed card does; here Yay is given such a rule."""
    t = At(profile, ann={"hand": f"{SEVEN} neigh neigh neigh", "stable": "yay"}, bob={}, cid={})
    assert isinstance(t.state, Stable)
    [roomy] = t.state.stable(0)
    t.state.kind_of = [
        Kind("yay", UPGRADE, WhileHere(ROOMY)) if c == roomy else k for c, k in enumerate(t.state.kind_of)
    ]
    t.state.recount()
    t.does("ann", "draw")
    assert t.ask("ann") == "discard"
    t.does("ann", "neigh")
    assert len(t.hand("ann")) == 10
    t.turn_of("bob")
