"""The cards of the firefly pack: what each does, what it cannot touch, where it stops, and one meeting with another."""

from __future__ import annotations

from typing import Any

from stablemates.testing import At

DULL = "basic_unicorn_red basic_unicorn_red basic_unicorn_blue basic_unicorn_blue basic_unicorn_green ..."


def lay(**given: Any) -> At:
    """A table with the pack, and nothing on top of the deck that could matter."""
    return At("second-ru", packs="fireflies", **{"deck": DULL} | given)


def test_lamplighter_unicorn_the_chosen_player_gives_a_card_of_the_own_choice() -> None:
    t = lay(ann={"hand": "lamplighter_unicorn"}, bob={"hand": "yay slowdown"}, cat={"hand": "glitter_bomb"})
    assert t.does("ann", "lamplighter_unicorn").options("ann") == ["bob", "cat"]  # named at once: R-EFF-11
    t.does("ann", "bob").does("bob", "pass").does("cat", "pass")
    assert t.asked == {"bob": "gift"}
    assert sorted(t.options("bob")) == ["give slowdown", "give yay"]
    t.does("bob", "give slowdown")
    assert (t.hand("ann"), t.hand("cat")) == (["slowdown"], ["glitter_bomb"])
    assert t.hand("bob") == ["basic_unicorn_red", "yay"]  # and the card of the draw phase
    t.turn_of("bob")


def test_lamplighter_unicorn_who_holds_nothing_cannot_be_chosen() -> None:
    t = lay(ann={"hand": "lamplighter_unicorn yay"}, bob={}, cat={})
    t.does("ann", "lamplighter_unicorn")
    assert t.hand("ann") == ["yay"]
    t.turn_of("bob")


def test_lamplighter_unicorn_of_equal_cards_the_giver_is_asked_all_the_same() -> None:
    """Not to be asked would show that they are equal."""
    t = lay(ann={"hand": "lamplighter_unicorn"}, bob={"hand": "neigh neigh"}, cat={})
    t.does("ann", "lamplighter_unicorn").does("bob", "pass")
    assert t.options("bob") == ["give neigh"]
    t.does("bob", "give neigh")
    assert t.hand("ann") == ["neigh"]
    t.turn_of("bob")


def test_lamplighter_unicorn_a_single_card_is_given_without_a_question() -> None:
    t = lay(ann={"hand": "lamplighter_unicorn"}, bob={"hand": "neigh"}, cat={})
    t.does("ann", "lamplighter_unicorn").does("bob", "pass")
    assert t.hand("ann") == ["neigh"]
    t.turn_of("bob")


def test_lamplighter_unicorn_only_the_two_know_what_was_given() -> None:
    t = lay(ann={"hand": "lamplighter_unicorn"}, bob={"hand": "yay slowdown"}, cat={})
    t.does("ann", "lamplighter_unicorn").does("bob", "pass").does("bob", "give yay")
    assert t.sees("bob", "ann") == ["yay"]
    assert t.sees("cat", "ann") == ["?"]
    assert [event.as_seen_by(2).card for event in t.happened("pull")] == [-1]
    t.turn_of("bob")


def test_lamplighter_unicorn_a_gift_from_an_open_hand_is_seen_by_all() -> None:
    t = lay(ann={"hand": "lamplighter_unicorn"}, bob={"hand": "yay slowdown", "stable": "nanny_cam"}, cat={})
    t.does("ann", "lamplighter_unicorn").does("bob", "pass").does("bob", "give yay")
    assert t.sees("cat", "ann") == ["yay"]
    t.turn_of("bob")


def test_lamplighter_unicorn_under_blinding_light_asks_for_nothing() -> None:
    t = lay(ann={"hand": "lamplighter_unicorn", "stable": "blinding_light"}, bob={"hand": "yay slowdown"}, cat={})
    t.does("ann", "lamplighter_unicorn").does("bob", "pass")
    assert t.hand("ann") == []
    t.turn_of("bob")


def test_will_o_wisp_unicorn_goes_to_the_hand_in_place_of_a_fall() -> None:
    t = lay(ann={"hand": "unicorn_poison"}, bob={"stable": "narwhal will_o_wisp_unicorn"}, cat={})
    t.does("ann", "unicorn_poison", "narwhal")
    assert t.options("bob") == ["no", "save will_o_wisp_unicorn"]
    t.does("bob", "save will_o_wisp_unicorn")
    assert t.stable("bob") == ["narwhal"]
    assert t.hand("bob") == ["basic_unicorn_red", "will_o_wisp_unicorn"]
    assert t.discard == ["unicorn_poison"]
    t.turn_of("bob")


def test_will_o_wisp_unicorn_may_stay() -> None:
    t = lay(ann={"hand": "unicorn_poison"}, bob={"stable": "narwhal will_o_wisp_unicorn"}, cat={})
    t.does("ann", "unicorn_poison", "narwhal").does("bob", "no")
    assert t.stable("bob") == ["will_o_wisp_unicorn"]
    assert t.discard == ["unicorn_poison", "narwhal"]
    t.turn_of("bob")


def test_will_o_wisp_unicorn_does_not_save_itself_nor_another_players_unicorn() -> None:
    for victim in ("will_o_wisp_unicorn", "narwhal"):
        t = lay(ann={"hand": "unicorn_poison"}, bob={"stable": "will_o_wisp_unicorn"}, cat={"stable": "narwhal"})
        t.does("ann", "unicorn_poison", victim)
        assert t.discard == ["unicorn_poison", victim]
        t.turn_of("bob")


def test_will_o_wisp_unicorn_does_not_help_against_a_sacrifice() -> None:
    t = lay(turn="cat", ann={"stable": "narwhal will_o_wisp_unicorn sadistic_ritual"}, bob={}, cat={})
    t.does("cat", "draw")
    assert t.options("ann") == ["narwhal", "will_o_wisp_unicorn"]
    t.does("ann", "narwhal")
    assert t.stable("ann") == ["will_o_wisp_unicorn", "sadistic_ritual"]
    t.turn_of("ann")


def test_will_o_wisp_unicorn_that_falls_too_cannot_step_in() -> None:
    """Ruling 4.3."""
    t = lay(
        ann={"hand": "two_for_one", "stable": "narwhal"},
        bob={"stable": "basic_unicorn_indigo will_o_wisp_unicorn slowdown"},
        cat={},
    )
    t.does("ann", "two_for_one", "basic_unicorn_indigo", "will_o_wisp_unicorn")
    assert t.stable("bob") == ["slowdown"]
    t.turn_of("bob")


def test_will_o_wisp_unicorn_leaves_over_barbed_wire() -> None:
    """It costs a card, and that may be the wisp itself."""
    t = lay(ann={"hand": "unicorn_poison"}, bob={"stable": "narwhal will_o_wisp_unicorn barbed_wire"}, cat={})
    t.does("ann", "unicorn_poison", "narwhal").does("bob", "save will_o_wisp_unicorn")
    assert sorted(t.discard) == ["unicorn_poison", "will_o_wisp_unicorn"]
    assert t.stable("bob") == ["narwhal", "barbed_wire"]
    t.turn_of("bob")


def test_falling_star_unicorn_destroyed_draws_two() -> None:
    t = lay(ann={"hand": "unicorn_poison"}, bob={"stable": "falling_star_unicorn"}, cat={"stable": "narwhal"})
    t.does("ann", "unicorn_poison", "falling_star_unicorn")
    assert t.hand("bob") == ["basic_unicorn_blue", "basic_unicorn_red", "basic_unicorn_red"]  # two, and the draw phase
    assert (t.hand("ann"), t.hand("cat")) == ([], [])
    t.turn_of("bob")


def test_falling_star_unicorn_stolen_draws_for_the_one_it_leaves() -> None:
    t = lay(ann={"hand": "seductive_unicorn yay"}, bob={}, cat={"stable": "falling_star_unicorn"})
    t.does("ann", "seductive_unicorn", "yes", "falling_star_unicorn")
    assert t.stable("ann")[-2:] == ["seductive_unicorn", "falling_star_unicorn"]
    assert t.hand("cat") == ["basic_unicorn_red", "basic_unicorn_red"]
    assert t.hand("ann") == []
    t.turn_of("bob")


def test_falling_star_unicorn_draws_nothing_on_arrival() -> None:
    t = lay(ann={"hand": "falling_star_unicorn"}, bob={}, cat={})
    t.does("ann", "falling_star_unicorn")
    assert t.hand("ann") == []
    t.turn_of("bob")


def test_falling_star_unicorn_stopped_on_the_way_has_left_no_stable() -> None:
    t = lay(ann={"hand": "falling_star_unicorn"}, bob={"hand": "neigh"}, cat={})
    t.does("ann", "falling_star_unicorn").does("bob", "neigh")
    assert t.hand("ann") == []
    assert sorted(t.discard) == ["falling_star_unicorn", "neigh"]
    t.turn_of("bob")


def test_falling_star_unicorn_under_blinding_light_draws_nothing() -> None:
    t = lay(ann={"hand": "unicorn_poison"}, bob={}, cat={"stable": "falling_star_unicorn blinding_light"})
    t.does("ann", "unicorn_poison", "falling_star_unicorn")
    assert t.hand("cat") == []
    t.turn_of("bob")


def test_lantern_narwhal_finds_a_magic_card_and_shows_it() -> None:
    t = lay(ann={"hand": "lantern_narwhal"}, bob={}, cat={})
    t.does("ann", "lantern_narwhal", "yes", "take good_deal")
    assert t.hand("ann") == t.sees("cat", "ann") == ["good_deal"]
    assert t.happened("shuffle")
    t.turn_of("bob")


def test_lantern_narwhal_finds_magic_cards_only() -> None:
    t = lay(ann={"hand": "lantern_narwhal"}, bob={}, cat={})
    t.does("ann", "lantern_narwhal", "yes")
    magic = [
        "unicorn_poison", "change_of_luck", "glitter_tornado", "unicorn_swap", "re_target", "unfair_bargain",
        "two_for_one", "mystical_vortex", "good_deal", "shake_up", "reset_button", "back_kick", "targeted_destruction",
        "blatant_thievery", "kiss_of_life", "haggling", "closing_time",
    ]  # fmt: skip
    assert sorted(t.options("ann")) == ["nothing", *sorted(f"take {kind}" for kind in magic)]
    t.does("ann", "nothing")
    assert t.hand("ann") == []
    t.turn_of("bob")


def test_lantern_narwhal_need_not_search() -> None:
    t = lay(ann={"hand": "lantern_narwhal"}, bob={}, cat={})
    t.does("ann", "lantern_narwhal")
    assert t.options("ann") == ["no", "yes"]
    t.does("ann", "no")
    assert t.hand("ann") == []
    assert not t.happened("shuffle")
    t.turn_of("bob")


def test_lantern_narwhal_is_a_narwhal() -> None:
    t = lay(ann={"hand": "the_great_narwhal"}, bob={}, cat={})
    t.does("ann", "the_great_narwhal", "yes", "take lantern_narwhal")
    assert t.hand("ann") == ["lantern_narwhal"]
    t.turn_of("bob")


def test_haggling_steals_an_upgrade() -> None:
    t = lay(
        ann={"hand": "haggling", "stable": "slowdown"}, bob={"stable": "yay"}, cat={"stable": "rainbow_aura narwhal"}
    )
    t.does("ann", "haggling")
    assert t.options("ann") == ["steal", "give"]
    t.does("ann", "steal")
    assert t.options("ann") == ["yay", "rainbow_aura"]
    t.does("ann", "rainbow_aura")
    assert t.stable("ann") == ["slowdown", "rainbow_aura"]
    assert (t.stable("bob"), t.stable("cat")) == (["yay"], ["narwhal"])
    t.turn_of("bob")


def test_haggling_gives_a_downgrade_away() -> None:
    t = lay(
        ann={"hand": "haggling", "stable": "slowdown narwhal"}, bob={"stable": "yay tiny_stable"}, cat={"stable": ""}
    )
    t.does("ann", "haggling", "give")
    assert t.options("ann") == ["slowdown bob", "slowdown cat"]
    t.does("ann", "slowdown cat")
    assert t.stable("ann") == ["narwhal"]
    assert (t.stable("bob"), t.stable("cat")) == (["yay", "tiny_stable"], ["slowdown"])
    t.turn_of("bob")


def test_haggling_one_way_alone_is_not_asked_about() -> None:
    t = lay(ann={"hand": "haggling", "stable": "narwhal yay"}, bob={"stable": "rainbow_aura slowdown"}, cat={})
    t.does("ann", "haggling")
    assert t.stable("ann") == ["narwhal", "yay", "rainbow_aura"]
    assert t.stable("bob") == ["slowdown"]  # a downgrade of another player is not yours to give
    t.turn_of("bob")


def test_haggling_about_nothing() -> None:
    t = lay(ann={"hand": "haggling", "stable": "yay"}, bob={"stable": "slowdown"}, cat={})
    t.does("ann", "haggling")
    assert (t.stable("ann"), t.stable("bob"), t.discard) == (["yay"], ["slowdown"], ["haggling"])
    t.turn_of("bob")
    t = At("first-ru", packs="fireflies", ann={"hand": "haggling", "stable": "yay"}, bob={"stable": "slowdown"}, cat={})
    assert t.why("ann", "haggling") == "impossible (R-EFF-09)"
    t.turn_of("ann")


def test_haggling_is_declared_before_the_answers_and_can_be_stopped() -> None:
    t = lay(ann={"hand": "haggling", "stable": "slowdown"}, bob={"stable": "yay", "hand": "neigh"}, cat={})
    t.does("ann", "haggling", "steal")
    assert t.fact("targets")[0]["kind"] == "yay"
    t.does("bob", "neigh")
    assert (t.stable("ann"), t.stable("bob")) == (["slowdown"], ["yay"])
    t.turn_of("bob")


def test_closing_time_everybody_takes_a_card_of_the_own_choice_home() -> None:
    t = lay(
        ann={"hand": "closing_time", "stable": "narwhal slowdown"},
        bob={"stable": "yay tiny_stable"},
        cat={"stable": "basic_unicorn_indigo rainbow_aura"},
    )
    t.does("ann", "closing_time", "slowdown")
    assert t.options("bob") == ["yay", "tiny_stable"]
    t.does("bob", "tiny_stable").does("cat", "basic_unicorn_indigo")
    assert [t.stable(who) for who in t.players] == [["narwhal"], ["yay"], ["rainbow_aura"]]
    assert (t.hand("ann"), t.hand("cat")) == (["slowdown"], ["basic_unicorn_indigo"])
    assert t.hand("bob") == ["basic_unicorn_red", "tiny_stable"]
    t.turn_of("bob")


def test_closing_time_an_empty_stable_is_passed_over() -> None:
    t = lay(ann={"hand": "closing_time", "stable": ""}, bob={"stable": ""}, cat={"stable": "yay"})
    t.does("ann", "closing_time")
    assert (t.hand("ann"), t.hand("cat")) == ([], ["yay"])
    t.turn_of("bob")


def test_closing_time_a_baby_goes_to_the_nursery() -> None:
    t = lay(ann={"hand": "closing_time"}, bob={"stable": "baby_narwhal"}, cat={})
    t.does("ann", "closing_time")
    assert "baby_narwhal" in t.nursery
    assert [t.stable(who) for who in t.players] == [[], [], []]
    assert t.hand("ann") == []
    t.turn_of("bob")


def test_closing_time_does_not_touch_what_is_beyond_magic() -> None:
    t = At(
        "first-uk", packs="fireflies", deck=DULL,
        ann={"hand": "closing_time", "stable": "magical_kittencorn"}, bob={"stable": ""}, cat={"stable": "yay"},
    )  # fmt: skip
    t.does("ann", "closing_time")
    assert (t.stable("ann"), t.stable("cat")) == (["magical_kittencorn"], [])
    t.turn_of("bob")


def test_closing_time_a_falling_star_leaves_too() -> None:
    t = lay(ann={"hand": "closing_time", "stable": ""}, bob={"stable": ""}, cat={"stable": "falling_star_unicorn"})
    t.does("ann", "closing_time")
    assert t.hand("cat") == ["basic_unicorn_red", "basic_unicorn_red", "falling_star_unicorn"]
    t.turn_of("bob")


def test_paper_lantern_burns_for_a_unicorn() -> None:
    t = lay(ann={"hand": "unicorn_poison"}, bob={"stable": "narwhal paper_lantern"}, cat={})
    t.does("ann", "unicorn_poison", "narwhal")
    assert t.options("bob") == ["no", "save paper_lantern"]
    t.does("bob", "save paper_lantern")
    assert t.stable("bob") == ["narwhal"]
    assert t.discard == ["unicorn_poison", "paper_lantern"]
    t.turn_of("bob")


def test_paper_lantern_does_not_burn_for_an_upgrade_nor_for_itself() -> None:
    for victim in ("yay", "paper_lantern"):
        t = lay(ann={"hand": "targeted_destruction"}, bob={"stable": "yay paper_lantern"}, cat={})
        t.does("ann", "targeted_destruction", victim)
        assert t.discard == ["targeted_destruction", victim]
        t.turn_of("bob")


def test_paper_lantern_does_not_burn_for_a_sacrifice_nor_for_somebody_else() -> None:
    t = lay(ann={"hand": "extremely_destructive_unicorn"}, bob={"stable": "narwhal paper_lantern"}, cat={})
    t.does("ann", "extremely_destructive_unicorn", "extremely_destructive_unicorn")
    assert t.stable("bob") == ["paper_lantern"]
    t.turn_of("bob")
    t = lay(ann={"hand": "unicorn_poison"}, bob={"stable": "paper_lantern"}, cat={"stable": "narwhal"})
    t.does("ann", "unicorn_poison")
    assert t.discard == ["unicorn_poison", "narwhal"]
    t.turn_of("bob")


def test_paper_lantern_burns_under_blinding_light_but_not_for_a_panda() -> None:
    """The light blinds unicorns, not lanterns; a panda is no unicorn (ruling 5.7)."""
    t = lay(ann={"hand": "unicorn_poison"}, bob={"stable": "narwhal paper_lantern blinding_light"}, cat={"stable": ""})
    t.does("ann", "unicorn_poison").does("bob", "save paper_lantern")
    assert t.stable("bob") == ["narwhal", "blinding_light"]
    t.turn_of("bob")
    t = lay(
        ann={"hand": "two_for_one", "stable": "yay"},
        bob={"stable": "narwhal paper_lantern pandamonium"},
        cat={"stable": "slowdown"},
    )
    t.does("ann", "two_for_one", "narwhal", "slowdown")
    assert t.stable("bob") == ["paper_lantern", "pandamonium"]
    t.turn_of("bob")


def test_paper_lantern_and_wisp_one_of_them_is_enough() -> None:
    """Ruling 4.2."""
    t = lay(ann={"hand": "unicorn_poison"}, bob={"stable": "narwhal paper_lantern will_o_wisp_unicorn"}, cat={})
    t.does("ann", "unicorn_poison", "narwhal")
    assert t.options("bob") == ["no", "save paper_lantern", "save will_o_wisp_unicorn"]
    t.does("bob", "save will_o_wisp_unicorn")
    assert t.stable("bob") == ["narwhal", "paper_lantern"]
    t.turn_of("bob")


def test_bottomless_basket_keeps_ten_cards() -> None:
    t = lay(ann={"hand": ["neigh"] * 9, "stable": "bottomless_basket"}, bob={}, cat={})
    t.does("ann", "draw")
    assert len(t.hand("ann")) == 10
    t.turn_of("bob")


def test_bottomless_basket_the_eleventh_card_goes() -> None:
    t = lay(ann={"hand": ["neigh"] * 10, "stable": "bottomless_basket"}, bob={}, cat={})
    t.does("ann", "draw")
    assert sorted(t.options("ann")) == ["basic_unicorn_red", "neigh"]
    t.does("ann", "neigh")
    assert len(t.hand("ann")) == 10
    t.turn_of("bob")


def test_bottomless_basket_is_for_its_own_player() -> None:
    t = lay(ann={"hand": [*["neigh"] * 6, "yay"]}, bob={"stable": "bottomless_basket"}, cat={})
    t.does("ann", "draw", "yay")
    assert len(t.hand("ann")) == 7
    t.turn_of("bob")


def test_bottomless_basket_stolen_it_is_of_use_at_once_to_the_thief_alone() -> None:
    cards = ["neigh"] * 7
    t = lay(ann={"hand": ["haggling", *cards, "yay", "slowdown"]}, bob={"stable": "bottomless_basket"}, cat={})
    t.does("ann", "haggling")
    assert len(t.hand("ann")) == 9
    t.turn_of("bob")
    t = lay(ann={"hand": "haggling"}, bob={"hand": [*cards, "slowdown"], "stable": "bottomless_basket"}, cat={})
    t.does("ann", "haggling").does("bob", "pass", "draw", "slowdown", "neigh", "neigh")
    assert len(t.hand("bob")) == 7
    t.turn_of("cat")


def test_tip_jar_a_card_for_a_card() -> None:
    t = lay(
        turn="cat", ann={"hand": "yay slowdown", "stable": "tip_jar"}, bob={"hand": "tiny_stable barbed_wire"}, cat={}
    )
    t.does("cat", "draw")
    assert t.options("ann") == ["pass", "use tip_jar"]
    t.does("ann", "use tip_jar", "yay")
    assert t.options("ann") == ["bob", "cat"]
    t.does("ann", "bob").does("bob", "give barbed_wire")
    assert t.hand("ann") == ["barbed_wire", "basic_unicorn_red", "slowdown"]
    assert (t.hand("bob"), t.discard) == (["tiny_stable"], ["yay"])
    t.turn_of("ann")


def test_tip_jar_need_not_be_used() -> None:
    t = lay(turn="cat", ann={"hand": "yay", "stable": "tip_jar"}, bob={"hand": "neigh"}, cat={})
    t.does("cat", "draw").does("ann", "pass")
    assert (t.hand("bob"), t.discard) == (["neigh"], [])
    t.turn_of("ann")


def test_tip_jar_without_a_card_to_put_in() -> None:
    t = lay(turn="cat", ann={"stable": "tip_jar"}, bob={"hand": "neigh"}, cat={})
    t.does("cat", "draw")
    assert t.hand("bob") == ["neigh"]
    t.turn_of("ann")


def test_tip_jar_waits_for_a_turn_that_begins_with_it() -> None:
    """R-TURN-02."""
    t = lay(ann={"hand": "tip_jar yay"}, bob={"hand": "slowdown tiny_stable"}, cat={})
    t.does("ann", "tip_jar", "tip_jar ann").does("bob", "pass")
    assert (t.hand("ann"), t.stable("ann")[1:]) == (["yay"], ["tip_jar"])
    t.turn_of("bob")


def test_tip_jar_nobody_has_a_tip() -> None:
    t = lay(turn="cat", ann={"hand": "yay", "stable": "tip_jar"}, bob={}, cat={"hand": "slowdown"})
    t.does("cat", "slowdown", "slowdown bob")  # now nobody but ann holds a card
    t.does("ann", "pass", "use tip_jar")
    assert (t.hand("ann"), t.discard) == (["basic_unicorn_red"], ["yay"])
    t.turn_of("ann")


def test_pantry_moths_eat_a_card_before_the_draw() -> None:
    t = lay(turn="cat", ann={"hand": "yay slowdown", "stable": "pantry_moths"}, bob={"hand": "neigh"}, cat={})
    t.does("cat", "draw")
    assert t.options("ann") == ["yay", "slowdown"]
    t.does("ann", "yay")
    assert t.hand("ann") == ["basic_unicorn_red", "slowdown"]
    assert (t.hand("bob"), t.discard) == (["neigh"], ["yay"])
    t.turn_of("ann")


def test_pantry_moths_find_nothing() -> None:
    t = lay(turn="cat", ann={"stable": "pantry_moths"}, bob={"hand": "neigh"}, cat={})
    t.does("cat", "draw")
    assert (t.hand("ann"), t.discard) == (["basic_unicorn_red"], [])
    t.turn_of("ann")


def test_pantry_moths_are_a_present_for_somebody_else() -> None:
    """R-CARD-06: a downgrade goes into any stable; R-TURN-02: it eats at the start of that player's turn."""
    t = lay(ann={"hand": "pantry_moths yay"}, bob={}, cat={"hand": "slowdown"})
    t.does("ann", "pantry_moths")
    assert t.options("ann") == ["pantry_moths ann", "pantry_moths bob", "pantry_moths cat"]
    t.does("ann", "pantry_moths cat").does("cat", "pass")
    assert t.stable("cat")[1:] == ["pantry_moths"]
    t.does("bob", "draw")
    assert (t.hand("cat"), t.discard) == (["basic_unicorn_blue"], ["slowdown"])
    t.turn_of("cat")


def test_pantry_moths_cannot_be_put_off_by_a_tip_jar() -> None:
    """R-TURN-03: both are effects of the beginning, in any order; R-EFF-04: only one of them is optional."""
    t = lay(turn="cat", ann={"hand": "yay slowdown", "stable": "tip_jar pantry_moths"}, bob={"hand": "neigh"}, cat={})
    t.does("cat", "draw")
    assert t.options("ann") == ["use tip_jar", "use pantry_moths"]
    t.does("ann", "use pantry_moths", "yay")
    assert t.options("ann") == ["pass", "use tip_jar"]
    t.does("ann", "pass")
    assert t.hand("ann") == ["basic_unicorn_red", "slowdown"]
    t.turn_of("ann")
