"""What effects do and when: R-EFF, and the table options about them."""

import pytest

import stablemates
from stablemates.core.errors import NoSuchSeat, UnknownCard
from stablemates.testing import At

from .books import ALL, FIRST, SECOND, puts

MAY_PLAY_ANYTHING = ["second-ru", "second-uk", "first-uk"]


@pytest.mark.parametrize("profile", ALL)
def test_r_eff_01_cards_in_the_hand_have_no_effect(profile: str) -> None:
    """R-EFF-01: Rhinocorn offers nothing, Yay protects nothing, Ginormous and Slowdown bar no Neigh."""
    ann = {"hand": "rhinocorn yay narwhal", "stable": ""}
    t = At(profile, phase="beginning", ann=ann, bob={"hand": "neigh ginormous_unicorn slowdown"}, cid={})
    assert t.asked == {"ann": "action"}
    puts(t, "ann", "narwhal").does("bob", "neigh").does("ann", "pass")
    assert (t.stable("ann"), t.fact("unicorns")[:2]) == ([], [0, 1])
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_eff_01_why_not_is_for_cards_and_players_only(profile: str) -> None:
    """R-EFF-01: only cards in hand are asked about; a mistake is reported, and a spectator learns nothing."""
    state = At(profile, ann={"hand": "yay"}, bob={"hand": "neigh"}, cid={}).state
    [yay] = [card for card in range(len(state.kinds)) if state.why(0, card) is None]
    for card in (stablemates.NO_CARD, len(state.kinds)):
        with pytest.raises(UnknownCard, match=f"there is no card {card}"):
            state.why(0, card)
    with pytest.raises(NoSuchSeat, match="there is no seat 3: seats are 0 to 2"):
        state.why(3, yay)
    reasons = [state.why(stablemates.NOBODY, card) for card in range(len(state.kinds))]
    assert {reason and reason.key for reason in reasons} == {"not-in-hand"}


@pytest.mark.parametrize("profile", ALL)
def test_r_eff_02_the_player_of_the_stable_applies_the_effect(profile: str) -> None:
    """R-EFF-02: Ann plays the Ritual, and Bob has to sacrifice and draws."""
    t = At(profile, ann={"hand": "sadistic_ritual"}, bob={"stable": "narwhal llamacorn"}, cid={})
    puts(t, "ann", "sadistic_ritual", "bob")
    assert (t.ask("bob"), t.options("bob")) == ("sacrifice", ["narwhal", "llamacorn"])
    t.does("bob", "llamacorn")
    assert len(t.hand("bob")) == 2  # one for the Ritual, and one from the draw phase
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_eff_02_a_unicorn_given_away_works_for_its_new_player(profile: str) -> None:
    """R-EFF-02: the Greedy Flying Unicorn enters Bob's stable, and Bob draws."""
    ann = {"hand": "unicorn_swap", "stable": "greedy_flying_unicorn"}
    t = At(profile, ann=ann, bob={"stable": "narwhal"}, cid={"stable": ""})
    t.does("ann", "unicorn_swap", "greedy_flying_unicorn bob", "narwhal")
    assert (t.hand("ann"), len(t.hand("bob"))) == ([], 2)  # and his draw
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_eff_03_a_stolen_unicorn_enters_and_a_given_one_leaves(profile: str) -> None:
    """R-EFF-03: Bob's Barbed Wire counts one that enters and one that leaves; what Ann steals enters hers."""
    ann = {"hand": "unicorn_swap", "stable": "narwhal"}
    bob = {"hand": "yay slowdown", "stable": "barbed_wire greedy_flying_unicorn"}
    t = At(profile, ann=ann, bob=bob, cid={"stable": ""})
    t.does("ann", "unicorn_swap", "narwhal bob", "greedy_flying_unicorn").does("bob", "pass")
    while t.asked == {"bob": "discard"}:
        t.does("bob", t.options("bob")[0])
    assert sorted(t.discard) == ["slowdown", "unicorn_swap", "yay"]
    assert len(t.hand("ann")) == 1  # it was greedy on entry
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
@pytest.mark.parametrize("how", ["destroy", "sacrifice", "play"])
def test_r_eff_03_a_played_unicorn_enters_and_a_fallen_one_leaves(profile: str, how: str) -> None:
    """R-EFF-03: each costs the player with Barbed Wire a card."""
    if how == "destroy":
        bob = {"hand": "yay", "stable": "barbed_wire narwhal"}
        t = At(profile, ann={"hand": "unicorn_poison", "stable": ""}, bob=bob, cid={"stable": ""})
        t.does("ann", "unicorn_poison").does("bob", "pass")
    elif how == "sacrifice":
        bob = {"hand": "yay", "stable": "barbed_wire sadistic_ritual narwhal"}
        t = At(profile, turn="bob", phase="beginning", deck="yay neigh ...", ann={}, bob=bob, cid={})
        t.does("bob", *(["yay"] if t.asked == {"bob": "discard"} else []))
    else:
        bob = {"hand": "narwhal yay", "stable": "barbed_wire"}
        t = At(profile, turn="bob", ann={}, bob=bob, cid={})
        puts(t, "bob", "narwhal")
    assert "yay" in t.discard
    t.turn_of("cid" if how == "play" else "bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_eff_04_may_is_optional_and_anything_else_mandatory(profile: str) -> None:
    """R-EFF-04: Alluring may steal; the sacrifice for Extremely Destructive is mandatory."""
    t = At(profile, ann={"hand": "alluring_narwhal"}, bob={"stable": "yay"}, cid={})
    puts(t, "ann", "alluring_narwhal")
    assert (t.ask("ann"), t.options("ann")) == ("may", ["no", "yes"])
    t.does("ann", "no")
    assert t.stable("bob") == ["yay"]
    t.turn_of("bob")
    ann = {"hand": "extremely_destructive_unicorn", "stable": ""}
    t = At(profile, ann=ann, bob={"stable": "narwhal"}, cid={"stable": ""})
    puts(t, "ann", "extremely_destructive_unicorn")
    assert t.discard == ["narwhal", "extremely_destructive_unicorn"]  # no one was asked
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_eff_05_then_only_if_the_first_was_done(profile: str) -> None:
    """R-EFF-05: no unicorn to sacrifice to the Ritual, no card for it."""
    t = At(profile, phase="beginning", deck="neigh yay ...", ann={"stable": "sadistic_ritual"}, bob={}, cid={})
    assert t.hand("ann") == ["neigh"]  # from the draw phase
    t.turn_of("ann")


@pytest.mark.parametrize("profile", MAY_PLAY_ANYTHING)
def test_r_eff_05_nothing_sacrificed_nothing_destroyed(profile: str) -> None:
    """R-EFF-05: the books' own example, Two-For-One, with an empty stable."""
    t = At(profile, ann={"hand": "two_for_one", "stable": ""}, bob={"stable": "narwhal yay slowdown"}, cid={})
    t.does("ann", "two_for_one")
    while "ann" in t.asked:  # what it would be aimed at
        t.does("ann", t.options("ann")[0])
    assert (t.discard, len(t.stable("bob"))) == (["two_for_one"], 3)
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
@pytest.mark.parametrize("strict", [True, False])
def test_r_eff_05_change_of_luck_with_too_few_cards(profile: str, strict: bool) -> None:
    """R-EFF-05: two drawn are not three to discard: no extra turn, unless ``luck_needs_three`` is off (ruling 1.10)."""
    t = At(profile, luck_needs_three=strict, deck="neigh yay ...", ann={"hand": "change_of_luck"}, bob={}, cid={})
    t.does("ann", "change_of_luck", "neigh")
    assert sorted(t.discard) == ["change_of_luck", "neigh", "yay"]
    t.turn_of("bob" if strict else "ann")


@pytest.mark.parametrize("profile", ALL)
def test_r_eff_06_and_is_both_in_the_order_given(profile: str) -> None:
    """R-EFF-06: draw three and discard one: a drawn card can be the one."""
    t = At(profile, deck="neigh yay slowdown ...", ann={"hand": "good_deal"}, bob={}, cid={})
    t.does("ann", "good_deal")
    assert (t.ask("ann"), t.options("ann")) == ("discard", ["neigh", "yay", "slowdown"])
    t.does("ann", "yay")
    assert t.hand("ann") == ["neigh", "slowdown"]
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_eff_06_the_second_part_does_not_depend_on_the_first(profile: str) -> None:
    """R-EFF-06: a baby goes to the nursery instead of Bob's hand, and Bob discards all the same (ruling 4.10)."""
    bob = {"hand": "yay", "stable": "baby_unicorn_red"}
    t = At(profile, ann={"hand": "back_kick", "stable": ""}, bob=bob, cid={"stable": ""})
    t.does("ann", "back_kick").does("bob", "pass")
    assert t.discard == ["back_kick", "yay"]
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
@pytest.mark.parametrize("yes", [True, False])
def test_r_eff_07_if_you_do_only_if_you_chose_to(profile: str, yes: bool) -> None:
    """R-EFF-07: the Shark is sacrificed and destroys, or neither."""
    ann = {"hand": "shark_with_a_horn", "stable": ""}
    t = At(profile, ann=ann, bob={"stable": "narwhal"}, cid={"stable": ""})
    puts(t, "ann", "shark_with_a_horn").does("ann", "yes" if yes else "no")
    if t.asked == {"ann": "destroy"}:  # first-ru: the Shark itself is among the targets
        t.does("ann", "narwhal")
    assert t.discard == (["narwhal", "shark_with_a_horn"] if yes else [])
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_eff_08_impossible_parts_are_skipped(profile: str) -> None:
    """R-EFF-08: an empty hand discards nothing, an empty stable sacrifices nothing."""
    t = At(profile, ann={"hand": "llamacorn", "stable": ""}, bob={}, cid={})
    puts(t, "ann", "llamacorn")
    assert t.discard == []
    ann = {"hand": "extremely_destructive_unicorn", "stable": "narwhal"}
    t = At(profile, ann=ann, bob={"stable": ""}, cid={"stable": "yay"})
    puts(t, "ann", "extremely_destructive_unicorn").does("ann", "narwhal")
    assert t.discard == ["narwhal"]
    t.turn_of("bob")


@pytest.mark.parametrize("profile", FIRST)
def test_r_eff_08_a_card_that_cannot_be_sacrificed_is_skipped(profile: str) -> None:
    """R-EFF-08: Puppicorn alone under a Ritual."""
    ann = {"stable": "puppicorn sadistic_ritual"}
    t = At(profile, phase="beginning", deck="neigh yay ...", ann=ann, bob={}, cid={})
    assert (t.stable("ann"), t.hand("ann")) == (["puppicorn", "sadistic_ritual"], ["neigh"])
    t.turn_of("ann")


@pytest.mark.parametrize("card", ["unicorn_poison", "two_for_one", "unicorn_swap", "re_target", "targeted_destruction",
                                  "glitter_tornado", "back_kick", "blatant_thievery", "unicorn_shrinkray"])  # fmt: skip
def test_r_eff_09_what_demands_the_impossible_cannot_be_played(card: str) -> None:
    """R-EFF-09: in first-ru; no stable holds a card, and no one else holds one in hand."""
    t = At("first-ru", ann={"hand": card, "stable": ""}, bob={"stable": ""}, cid={"stable": ""})
    assert t.options("ann") == ["draw"]
    assert t.why("ann", card) == "impossible (R-EFF-09)"
    t.turn_of("ann")


@pytest.mark.parametrize("profile", MAY_PLAY_ANYTHING)
def test_r_eff_09_elsewhere_the_card_may_be_played_without_effect(profile: str) -> None:
    """R-EFF-09: only first-ru forbids it; option ``magic_needs_object``, for every book."""
    empty = {"stable": ""}
    t = At(profile, ann={"hand": "unicorn_poison", "stable": ""}, bob=empty, cid=empty)
    t.does("ann", "unicorn_poison")
    assert t.discard == ["unicorn_poison"]
    t.turn_of("bob")
    t = At(profile, magic_needs_object=True, ann={"hand": "unicorn_poison", "stable": ""}, bob=empty, cid=empty)
    assert t.why("ann", "unicorn_poison") == "impossible (R-EFF-09)"
    t.turn_of("ann")
    t = At("first-ru", magic_needs_object=False, ann={"hand": "unicorn_poison", "stable": ""}, bob=empty, cid=empty)
    t.does("ann", "unicorn_poison")
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_eff_10_a_card_found_in_the_deck_is_shown_and_the_deck_shuffled(profile: str) -> None:
    """R-EFF-10: everyone knows what Ann has taken."""
    t = At(profile, deck="neigh neigh neigh ...", ann={"hand": "classy_narwhal"}, bob={}, cid={})
    puts(t, "ann", "classy_narwhal").does("ann", "yes")
    assert t.options("ann")[0] == "nothing"  # the player need not take anything (ruling 7.21)
    t.does("ann", "take yay")
    assert t.sees("bob", "ann") == t.sees("cid", "ann") == ["yay"]
    assert [event.rule for event in t.happened("shuffle")] == ["R-EFF-10"]
    assert t.deck[:2] != ["neigh", "neigh"]
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_eff_10_a_card_taken_from_the_discard_pile_is_shown(profile: str) -> None:
    """R-EFF-10: of the right kind only."""
    ann = {"hand": "majestic_flying_unicorn"}
    t = At(profile, discard="narwhal yay llamacorn", ann=ann, bob={}, cid={})
    puts(t, "ann", "majestic_flying_unicorn").does("ann", "yes")
    assert (t.ask("ann"), sorted(t.options("ann"))) == ("recover", ["llamacorn", "narwhal"])
    t.does("ann", "llamacorn")
    assert (t.sees("bob", "ann"), t.discard) == (["llamacorn"], ["narwhal", "yay"])
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_eff_11_targets_are_declared_before_anyone_responds(profile: str) -> None:
    """R-EFF-11: ``targets="declared"`` is the default of every book; everyone sees what the card is aimed at."""
    bob = {"hand": "neigh", "stable": "narwhal"}
    t = At(profile, ann={"hand": "unicorn_poison", "stable": ""}, bob=bob, cid={"stable": "llamacorn"})
    t.does("ann", "unicorn_poison")
    assert t.ask("ann") == "destroy"
    t.does("ann", "llamacorn")
    assert [face["kind"] for face in t.fact("targets")] == ["llamacorn"]
    t.does("bob", "pass")
    assert t.discard == ["unicorn_poison", "llamacorn"]
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_eff_11_with_hidden_targets_they_are_chosen_after_the_responses(profile: str) -> None:
    """R-EFF-11: ``targets="hidden"``; Bob must decide without knowing."""
    bob = {"hand": "neigh", "stable": "narwhal"}
    t = At(
        profile, targets="hidden", ann={"hand": "unicorn_poison", "stable": ""}, bob=bob, cid={"stable": "llamacorn"}
    )
    t.does("ann", "unicorn_poison")
    assert t.asked == {"bob": "neigh"}
    assert t.fact("targets") == []
    t.does("bob", "pass").does("ann", "llamacorn")
    assert t.discard == ["unicorn_poison", "llamacorn"]
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_eff_12_a_downgrade_is_removed_by_what_removes_downgrades(profile: str) -> None:
    """R-EFF-12: the Narwhal Torpedo sacrifices them all."""
    ann = {"hand": "narwhal_torpedo", "stable": "slowdown nanny_cam yay"}
    t = At(profile, ann=ann, bob={}, cid={})
    puts(t, "ann", "narwhal_torpedo")
    assert (t.stable("ann"), sorted(t.discard)) == (["yay", "narwhal_torpedo"], ["nanny_cam", "slowdown"])
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_eff_12_a_downgrade_is_removed_by_any_sacrifice_of_a_card(profile: str) -> None:
    """R-EFF-12: the Glitter Bomb takes it."""
    ann = {"stable": "glitter_bomb slowdown"}
    t = At(profile, phase="beginning", ann=ann, bob={"stable": "yay"}, cid={"stable": ""})
    t.does("ann", "yes" if t.ask("ann") == "may" else "use glitter_bomb", "slowdown")
    if t.asked == {"ann": "destroy"}:
        t.does("ann", "yay")
    assert sorted(t.discard) == ["slowdown", "yay"]
    t.turn_of("ann")


@pytest.mark.parametrize("profile", ALL)
def test_r_eff_13_a_continuous_effect_holds_from_entry_until_the_card_leaves(profile: str) -> None:
    """R-EFF-13: no upgrades under a Broken Stable; as soon as it is gone they may be played."""
    ann = {"hand": "broken_stable"}
    t = At(profile, ann=ann, bob={"hand": "yay narwhal_torpedo"}, cid={})
    puts(t, "ann", "broken_stable", "bob").does("bob", "pass")
    assert t.why("bob", "yay") == "no-upgrades (R-EFF-13)"
    puts(t, "bob", "narwhal_torpedo")
    assert t.why("bob", "yay") == "not-your-turn (R-TURN-08)"
    t.does("cid", "draw").does("ann", "draw")
    assert t.why("bob", "yay") == ""
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
@pytest.mark.parametrize("downgrades", ["pandamonium tiny_stable", "tiny_stable pandamonium"])
def test_r_eff_13_a_card_that_has_left_demands_nothing(profile: str, downgrades: str) -> None:
    """R-EFF-13: Reset Button takes Pandamonium and Tiny Stable together, so six unicorns are not too many."""
    six = "narwhal llamacorn americorn basic_unicorn_red basic_unicorn_blue basic_unicorn_green"
    t = At(profile, ann={"hand": "reset_button"}, bob={"stable": f"{downgrades} {six}"}, cid={})
    t.does("ann", "reset_button")
    assert t.asked == {"bob": "action"}
    assert t.stable("bob") == six.split()
    t.turn_of("bob")


@pytest.mark.parametrize("profile", SECOND)
@pytest.mark.parametrize("off", [True, False])
def test_r_eff_13_blinding_light_with_pandamonium(profile: str, off: bool) -> None:
    """R-EFF-13: option ``blind_pandas``: the texts on pandas stay off under Blinding Light, or work (ruling 6.5)."""
    bob = {"hand": "neigh", "stable": "ginormous_unicorn blinding_light pandamonium"}
    t = At(profile, blind_pandas=off, ann={"hand": "narwhal"}, bob=bob, cid={})
    t.does("ann", "narwhal")
    if off:
        t.does("bob", "neigh")  # nothing bars it: what is printed on the Ginormous Unicorn is off
    assert ("narwhal" in t.stable("ann")) != off
    t.turn_of("bob")


@pytest.mark.parametrize("profile", FIRST)
@pytest.mark.parametrize("off", [True, False])
def test_r_eff_13_blinding_light_of_the_first_edition_with_pandamonium(profile: str, off: bool) -> None:
    """R-EFF-13: it turns off triggered texts; whether that includes Rhinocorn as a panda is an option (ruling 6.4)."""
    ann = {"stable": "rhinocorn blinding_light pandamonium"}
    t = At(profile, phase="beginning", blind_pandas=off, ann=ann, bob={"stable": "narwhal"}, cid={})
    if not off:
        t.does("ann", t.options("ann")[0])  # the first option declines
    t.turn_of("ann")


@pytest.mark.parametrize(
    "card", ["unicorn_poison", "glitter_tornado", "back_kick", "unicorn_shrinkray", "unicorn_swap"]
)
@pytest.mark.parametrize("profile", FIRST)
def test_r_eff_14_what_cannot_be_affected_is_safe_alone_and_in_a_group(profile: str, card: str) -> None:
    """R-EFF-14: in the first edition no magic card touches the Kittencorn, not even its player's."""
    bob = {"stable": "magical_kittencorn"}
    t = At(profile, ann={"hand": card, "stable": "narwhal"}, bob=bob, cid={"stable": ""})
    t.does("ann", card)
    while "ann" in t.asked:
        assert "magical_kittencorn" not in t.options("ann")
        t.does("ann", "bob" if "bob" in t.options("ann") else t.options("ann")[0])
    assert "magical_kittencorn" in t.stable("bob")
    t.turn_of("bob")


@pytest.mark.parametrize("profile", FIRST)
def test_r_eff_14_other_cards_do_affect_it(profile: str) -> None:
    """R-EFF-14: it is safe from magic cards; Rhinocorn is a unicorn."""
    ann = {"stable": "rhinocorn"}
    t = At(profile, phase="beginning", ann=ann, bob={"stable": "magical_kittencorn"}, cid={"stable": ""})
    t.does("ann", t.options("ann")[-1])
    if t.asked == {"ann": "destroy"}:
        t.does("ann", "magical_kittencorn")  # first-ru also reaches your own stable (R-WORD-04)
    assert t.discard == ["magical_kittencorn"]
    t.turn_of("bob")


@pytest.mark.parametrize("profile", FIRST)
def test_r_eff_13_the_puppicorns_walk_is_a_triggered_effect(profile: str) -> None:
    """R-EFF-13: it walks when a turn starts, so the first edition's Blinding Light holds it, and lets it go again."""
    ann = {"hand": "targeted_destruction", "stable": "puppicorn blinding_light"}
    t = At(profile, turn="cid", ann=ann, bob={}, cid={})
    t.does("cid", "draw")
    assert t.stable("ann") == ["puppicorn", "blinding_light"]
    t.turn_of("ann")
    t.does("ann", "draw")
    assert t.stable("ann") == ["puppicorn", "blinding_light"]
    t.does("bob", "draw").does("cid", "draw").does("ann", "targeted_destruction")
    while t.asked != {"bob": "action"}:
        who = next(iter(t.asked))
        t.does(who, t.options(who)[0])
    assert t.stable("bob")[-1] == "puppicorn"
    t.turn_of("bob")
