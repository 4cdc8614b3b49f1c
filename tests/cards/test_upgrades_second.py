"""Upgrades of the second edition: Glitter Bomb, Claw Machine, Stable Artillery, Rainbow Lasso, Caffeine Overload."""

from typing import Any

import pytest

from stablemates.testing import At


def begins(ann: dict[str, str], **laid: Any) -> At:
    """Ann's turn begins; what she draws in it is a Neigh, if the deck is not named."""
    return At(
        "second-ru",
        ann=ann,
        **{"bob": {"stable": ""}, "cal": {"stable": ""}, "deck": "neigh", **laid},
        phase="beginning",
    )


# --- Glitter Bomb (2E): at the start of your turn you may sacrifice a card; then destroy a card ---------------------


def test_glitter_bomb_sacrifices_a_card_and_destroys_a_card() -> None:
    """Ruling 7.12: any types, a downgrade as the sacrifice too."""
    t = begins(
        {"stable": "glitter_bomb slowdown narwhal"}, bob={"stable": "yay rhinocorn"}, cal={"stable": "nanny_cam"}
    )
    assert t.options("ann") == ["pass", "use glitter_bomb"]
    assert t.does("ann", "use glitter_bomb").options("ann") == ["glitter_bomb", "slowdown", "narwhal"]
    assert t.does("ann", "slowdown").options("ann") == ["yay", "rhinocorn", "nanny_cam"]
    t.does("ann", "rhinocorn")
    assert t.stable("ann") == ["glitter_bomb", "narwhal"]
    assert t.stable("bob") == ["yay"]
    assert t.hand("ann") == ["neigh"]
    t.turn_of("ann")


def test_glitter_bomb_cannot_destroy_the_guarded_or_your_own_but_is_no_magic() -> None:
    """Ruling 4.9, R-WORD-04: the kittencorn is safe from magic cards only."""
    t = begins(
        {"stable": "glitter_bomb narwhal yay"},
        bob={"stable": "rainbow_aura basic_unicorn_red"},
        cal={"stable": "magical_kittencorn slowdown"},
    )
    t.does("ann", "use glitter_bomb", "yay")
    assert t.options("ann") == ["rainbow_aura", "magical_kittencorn", "slowdown"]
    t.does("ann", "magical_kittencorn")
    assert t.stable("cal") == ["slowdown"]
    t.turn_of("ann")


def test_glitter_bomb_may_be_left_alone_and_is_then_lost_for_the_turn() -> None:
    """R-TURN-04, ruling 2.1."""
    t = begins({"stable": "glitter_bomb"}, bob={"stable": "narwhal"})
    t.does("ann", "pass")
    assert t.stable("bob") == ["narwhal"]
    t.turn_of("ann")


def test_glitter_bomb_may_be_sacrificed_to_itself_with_nothing_to_destroy() -> None:
    """Ruling 7.12."""
    t = begins({"stable": "glitter_bomb"})
    t.does("ann", "use glitter_bomb")
    assert t.stable("ann") == []
    assert t.discard == ["glitter_bomb"]
    t.turn_of("ann")


def test_glitter_bomb_is_content_with_a_replaced_sacrifice() -> None:
    """Ruling 2.5: "then" counts a saved Phoenix, a flyer that flies home, and a baby."""
    t = begins({"hand": "yay", "stable": "glitter_bomb unicorn_phoenix"}, bob={"stable": "narwhal"})
    t.does("ann", "use glitter_bomb", "unicorn_phoenix", "save unicorn_phoenix")
    assert t.stable("ann") == ["glitter_bomb", "unicorn_phoenix"]
    assert t.stable("bob") == []
    t.turn_of("ann")
    t = begins({"stable": "glitter_bomb greedy_flying_unicorn"}, bob={"stable": "narwhal"})
    t.does("ann", "use glitter_bomb", "greedy_flying_unicorn")
    assert t.stable("bob") == []
    assert t.hand("ann") == ["greedy_flying_unicorn", "neigh"]
    t.turn_of("ann")
    t = begins({"stable": "glitter_bomb baby_narwhal"}, bob={"stable": "narwhal"})
    t.does("ann", "use glitter_bomb", "baby_narwhal")
    assert t.stable("bob") == []
    t.turn_of("ann")


def test_glitter_bomb_twice_is_two_abilities() -> None:
    """Ruling 7.25, R-TURN-06; one fed to the other still acts (ruling 1.2)."""
    t = begins({"stable": "glitter_bomb glitter_bomb"}, bob={"stable": "narwhal yay"})
    assert len(t.options("ann")) == 3
    first, second = t.options("ann")[1:]
    t.does("ann", first)
    t.does("ann", t.options("ann")[1])
    t.does("ann", "narwhal")
    assert len(t.stable("ann")) == 1
    assert len(t.options("ann")) == 2
    assert first == second
    t.does("ann", t.options("ann")[1])
    assert t.stable("ann") == []
    assert t.stable("bob") == []
    t.turn_of("ann")


def test_glitter_bomb_leaves_pandas_alone_where_they_are_never_hit() -> None:
    """Ruling 5.4."""
    for hit, options in ((True, ["pandamonium", "narwhal", "yay"]), (False, ["pandamonium", "yay"])):
        t = begins({"stable": "glitter_bomb"}, bob={"stable": "pandamonium narwhal yay"}, pandas_are_hit=hit)
        assert t.does("ann", "use glitter_bomb").options("ann") == options
        t.does("ann", "yay").turn_of("ann")


# --- Claw Machine (2E): at the start of your turn you may discard a card; then draw one -----------------------------


def test_claw_machine_discards_a_card_and_draws_one() -> None:
    t = begins({"hand": "yay slowdown", "stable": "claw_machine"}, deck="narwhal neigh")
    assert t.options("ann") == ["pass", "use claw_machine"]
    t.does("ann", "use claw_machine")
    assert sorted(t.options("ann")) == ["slowdown", "yay"]
    t.does("ann", "slowdown")
    assert t.hand("ann") == ["narwhal", "neigh", "yay"]
    assert t.discard == ["slowdown"]
    t.turn_of("ann")


def test_claw_machine_may_be_left_alone() -> None:
    """R-TURN-04."""
    t = begins({"hand": "yay", "stable": "claw_machine"})
    t.does("ann", "pass")
    assert t.hand("ann") == ["neigh", "yay"]
    t.turn_of("ann")


def test_claw_machine_with_an_empty_hand_is_not_offered() -> None:
    """R-EFF-05, R-EFF-08."""
    t = begins({"stable": "claw_machine"}, bob={"hand": "yay", "stable": ""})
    assert t.hand("ann") == ["neigh"]
    t.turn_of("ann")


def test_claw_machine_works_for_its_own_player_only() -> None:
    """R-EFF-02, R-TURN-02."""
    t = begins({"hand": "yay", "stable": ""}, bob={"hand": "slowdown", "stable": "claw_machine"})
    t.turn_of("ann")


def test_claw_machine_twice_is_two_abilities() -> None:
    """Ruling 7.25: the second may discard what the first has drawn."""
    t = begins({"hand": "yay", "stable": "claw_machine claw_machine"}, deck="narwhal slowdown neigh")
    t.does("ann", t.options("ann")[1])
    assert t.hand("ann") == ["narwhal"]
    t.does("ann", t.options("ann")[1])
    assert t.hand("ann") == ["neigh", "slowdown"]
    assert t.discard == ["narwhal", "yay"]
    t.turn_of("ann")


def test_claw_machine_that_draws_the_last_card_ends_the_game() -> None:
    """R-END-04, ruling 1.8."""
    laid: dict[str, Any] = {
        "ann": {"hand": "yay", "stable": "claw_machine narwhal"},
        "bob": {"stable": ""},
        "cal": {"stable": ""},
    }
    rest = At("second-ru", **laid).deck
    t = At("second-ru", **laid, deck=rest[:1], discard=rest[1:], phase="beginning")
    t.does("ann", "use claw_machine").won_by("ann")


# --- Stable Artillery (2E): at the start of your turn you may discard two cards; then destroy a unicorn -------------


def test_stable_artillery_discards_two_cards_and_destroys_a_unicorn() -> None:
    t = begins({"hand": "yay slowdown nanny_cam", "stable": "stable_artillery"}, bob={"stable": "narwhal"}, cal={})
    t.does("ann", "use stable_artillery")
    assert sorted(t.options("ann")) == ["nanny_cam", "slowdown", "yay"]
    t.does("ann", "yay")
    assert sorted(t.options("ann")) == ["nanny_cam", "slowdown"]
    assert t.does("ann", "slowdown").options("ann") == ["narwhal", "baby_unicorn_red"]
    t.does("ann", "narwhal")
    assert t.stable("bob") == []
    assert t.hand("ann") == ["nanny_cam", "neigh"]
    assert t.discard == ["narwhal", "slowdown", "yay"]
    t.turn_of("ann")


def test_stable_artillery_cannot_touch_the_guarded_pandas_grades_or_your_own() -> None:
    """Rulings 4.9 and 5.3; it is no magic, so the kittencorn may fall."""
    t = begins(
        {"hand": "yay slowdown", "stable": "stable_artillery basic_unicorn_red"},
        bob={"stable": "magical_kittencorn narwhal nanny_cam"},
        cal={"stable": "rainbow_aura basic_unicorn_blue"},
        dan={"stable": "pandamonium basic_unicorn_green"},
    )
    t.does("ann", "use stable_artillery", "yay")
    assert t.options("ann") == ["magical_kittencorn", "narwhal"]
    t.does("ann", "magical_kittencorn")
    assert t.stable("bob") == ["narwhal", "nanny_cam"]
    t.turn_of("ann")


def test_stable_artillery_needs_two_cards() -> None:
    """R-EFF-05: with one card the first part cannot be done; with two it can."""
    t = begins({"hand": "yay", "stable": "stable_artillery"}, bob={"stable": "narwhal"})
    assert t.hand("ann") == ["neigh", "yay"]
    t.turn_of("ann")
    t = begins({"hand": "yay slowdown", "stable": "stable_artillery"}, bob={"stable": "narwhal"})
    assert t.options("ann") == ["pass", "use stable_artillery"]
    t.does("ann", "pass").turn_of("ann")


def test_stable_artillery_on_a_flyer_sends_it_home() -> None:
    """Ruling 4.7."""
    t = begins({"hand": "yay slowdown", "stable": "stable_artillery"}, bob={"stable": "swift_flying_unicorn"})
    t.does("ann", "use stable_artillery", "yay")
    assert t.hand("bob") == ["swift_flying_unicorn"]
    t.turn_of("ann")


@pytest.mark.parametrize("save", ["no", "save black_knight_unicorn"])
def test_stable_artillery_may_meet_a_knight(save: str) -> None:
    """Rulings 4.1 and 4.3: he steps in against destruction."""
    t = begins({"hand": "yay slowdown", "stable": "stable_artillery"}, bob={"stable": "black_knight_unicorn narwhal"})
    t.does("ann", "use stable_artillery", "yay", "narwhal")
    assert t.options("bob") == ["no", "save black_knight_unicorn"]
    t.does("bob", save)
    assert t.stable("bob") == (["black_knight_unicorn"] if save == "no" else ["narwhal"])
    t.turn_of("ann")


# --- Rainbow Lasso (2E): at the start of your turn you may discard three cards; then steal a unicorn ----------------


def test_rainbow_lasso_discards_three_cards_and_steals_a_unicorn_for_good() -> None:
    t = begins(
        {"hand": "yay slowdown nanny_cam neigh", "stable": "rainbow_lasso"},
        bob={"stable": "rhinocorn narwhal"},
    )
    t.does("ann", "use rainbow_lasso", "yay", "slowdown", "nanny_cam")
    assert t.options("ann") == ["rhinocorn", "narwhal"]
    t.does("ann", "narwhal")
    assert t.stable("ann") == ["rainbow_lasso", "narwhal"]
    t.does("ann", "draw").does("bob", "pass")
    assert t.stable("bob") == ["rhinocorn"]
    t.turn_of("bob")


def test_rainbow_lasso_cannot_take_pandas_grades_or_basics_from_the_queen_bee() -> None:
    """Rulings 5.3 and 7.4; what is guarded from destruction may be stolen (ruling 4.9)."""
    t = begins(
        {"hand": "yay slowdown neigh", "stable": "rainbow_lasso"},
        bob={"stable": "queen_bee_unicorn narwhal nanny_cam"},
        cal={"stable": "rainbow_aura magical_kittencorn basic_unicorn_red"},
        dan={"stable": "pandamonium ginormous_unicorn"},
    )
    t.does("ann", "use rainbow_lasso", "neigh", "yay")
    assert t.options("ann") == ["queen_bee_unicorn", "magical_kittencorn"]
    t.does("ann", "magical_kittencorn")
    assert t.stable("ann") == ["rainbow_lasso", "magical_kittencorn"]
    t.turn_of("ann")


def test_rainbow_lasso_needs_three_cards() -> None:
    """R-EFF-05."""
    t = begins({"hand": "yay slowdown", "stable": "rainbow_lasso"}, bob={"stable": "narwhal"})
    assert t.hand("ann") == ["neigh", "slowdown", "yay"]
    t.turn_of("ann")


def test_rainbow_lasso_sets_off_what_enters() -> None:
    """Ruling 2.11: stolen is entered."""
    t = begins(
        {"hand": "yay slowdown nanny_cam", "stable": "rainbow_lasso"},
        bob={"stable": "greedy_flying_unicorn"},
        deck="narwhal neigh",
    )
    t.does("ann", "use rainbow_lasso", "yay", "slowdown")
    assert t.hand("ann") == ["narwhal", "neigh"]
    t.turn_of("ann")


def test_rainbow_lasso_of_the_seventh_unicorn_wins_at_once() -> None:
    """R-END-02."""
    six = " ".join(["basic_unicorn_red"] * 3 + ["basic_unicorn_blue"] * 3)
    t = begins({"hand": "yay slowdown nanny_cam", "stable": six + " rainbow_lasso"}, bob={"stable": "narwhal"})
    t.does("ann", "use rainbow_lasso", "yay", "slowdown").won_by("ann")


# --- Caffeine Overload (2E): at the start of your turn you may sacrifice a card; then draw two ----------------------


def test_caffeine_overload_sacrifices_a_card_and_draws_two() -> None:
    t = begins({"stable": "caffeine_overload slowdown narwhal"}, bob={"stable": "yay"}, deck="rhinocorn yay neigh")
    assert t.does("ann", "use caffeine_overload").options("ann") == ["caffeine_overload", "slowdown", "narwhal"]
    t.does("ann", "slowdown")
    assert t.stable("ann") == ["caffeine_overload", "narwhal"]
    assert t.hand("ann") == ["neigh", "rhinocorn", "yay"]
    assert t.stable("bob") == ["yay"]
    t.turn_of("ann")


def test_caffeine_overload_may_be_left_alone() -> None:
    """R-TURN-04."""
    t = begins({"stable": "caffeine_overload"})
    t.does("ann", "pass")
    assert t.hand("ann") == ["neigh"]
    t.turn_of("ann")


def test_caffeine_overload_alone_may_be_sacrificed_to_itself() -> None:
    """The ability has triggered already (ruling 1.2)."""
    t = begins({"stable": "caffeine_overload"}, deck="rhinocorn yay neigh")
    t.does("ann", "use caffeine_overload")
    assert t.stable("ann") == []
    assert t.hand("ann") == ["neigh", "rhinocorn", "yay"]
    t.turn_of("ann")


def test_caffeine_overload_with_a_baby_sends_it_to_the_nursery_and_draws() -> None:
    """Rulings 2.5 and 4.10, R-CARD-02."""
    t = begins({"stable": "caffeine_overload baby_narwhal"}, deck="rhinocorn yay neigh")
    t.does("ann", "use caffeine_overload", "baby_narwhal")
    assert t.nursery[0] == "baby_narwhal"
    assert len(t.hand("ann")) == 3
    t.turn_of("ann")


def test_caffeine_overload_cannot_take_pandas_where_they_are_never_hit() -> None:
    """Ruling 5.4."""
    t = begins({"stable": "caffeine_overload pandamonium narwhal"}, pandas_are_hit=False)
    assert t.does("ann", "use caffeine_overload").options("ann") == ["caffeine_overload", "pandamonium"]
    t.does("ann", "pandamonium")
    assert t.stable("ann") == ["caffeine_overload", "narwhal"]
    t.turn_of("ann")
