"""Back Kick and Targeted Destruction as the second edition prints them; Two-For-One and Reset Button in both."""

from typing import Any

import pytest

from stablemates.testing import At

both = pytest.mark.parametrize("book", ["second-ru", "first-uk"])


# --- Back Kick (2E): a card of another player's stable to that hand; that player discards a card --------------------


def test_back_kick_returns_a_card_and_makes_its_player_discard_one() -> None:
    """R-WORD-02: the one who discards chooses."""
    t = At(
        "second-ru",
        ann={"hand": "back_kick"},
        bob={"hand": "neigh", "stable": "narwhal"},
        cal={"stable": ""},
        deck="yay",
    )
    t.does("ann", "back_kick").does("bob", "pass")
    assert sorted(t.options("bob")) == ["narwhal", "neigh"]
    t.does("bob", "neigh")
    assert t.hand("bob") == ["narwhal", "yay"]  # yay is the card of bob's own turn
    assert t.stable("bob") == []
    assert t.discard == ["back_kick", "neigh"]
    t.turn_of("bob")


def test_back_kick_reaches_any_card_of_the_others_but_none_of_yours() -> None:
    """R-WORD-07: another player is not you.  The kittencorn is only safe from destruction (ruling 4.9)."""
    t = At(
        "second-ru",
        ann={"hand": "back_kick", "stable": "narwhal slowdown"},
        bob={"stable": "yay rainbow_aura magical_kittencorn"},
        cal={"stable": "pandamonium basic_unicorn_red"},
        dan={"stable": ""},
    )
    t.does("ann", "back_kick")
    assert t.options("ann") == ["yay", "rainbow_aura", "magical_kittencorn", "pandamonium", "basic_unicorn_red"]
    t.does("ann", "pandamonium")
    assert t.stable("cal") == ["basic_unicorn_red"]
    assert t.hand("cal") == []
    assert t.discard == ["back_kick", "pandamonium"]
    t.turn_of("bob")


def test_back_kick_leaves_pandas_alone_where_they_are_never_hit() -> None:
    """Ruling 5.4, the other reading."""
    t = At(
        "second-ru",
        ann={"hand": "back_kick"},
        bob={"stable": "yay"},
        cal={"stable": "pandamonium basic_unicorn_red"},
        pandas_are_hit=False,
    )
    assert t.does("ann", "back_kick").options("ann") == ["yay", "pandamonium"]
    t.does("ann", "yay").turn_of("bob")


def test_back_kick_on_a_baby_still_costs_a_card() -> None:
    """Ruling 4.10: the baby goes to the nursery, and the discard is a sentence of its own."""
    t = At(
        "second-ru", ann={"hand": "back_kick"}, bob={"stable": ""}, cal={"hand": "slowdown", "stable": "baby_narwhal"}
    )
    t.does("ann", "back_kick").does("cal", "pass")
    assert t.hand("cal") == []
    assert t.nursery[0] == "baby_narwhal"
    assert t.discard == ["back_kick", "slowdown"]
    t.turn_of("bob")


@pytest.mark.parametrize("targets", ["declared", "hidden"])
def test_back_kick_on_empty_stables_does_nothing(targets: str) -> None:
    """R-EFF-08: nothing comes back and nobody discards."""
    t = At(
        "second-ru",
        ann={"hand": "back_kick yay"},
        bob={"stable": ""},
        cal={"hand": "neigh", "stable": ""},
        deck="slowdown",
        targets=targets,
    )
    t.does("ann", "back_kick").does("cal", "pass")
    assert [t.hand(who) for who in ("ann", "bob", "cal")] == [["yay"], ["slowdown"], ["neigh"]]
    assert t.discard == ["back_kick"]
    t.turn_of("bob")


def test_back_kick_on_empty_stables_cannot_be_played_where_magic_needs_an_object() -> None:
    """Ruling 2.6, R-EFF-09: its first step has no object."""
    t = At("second-ru", ann={"hand": "back_kick"}, bob={"stable": ""}, cal={"stable": ""}, magic_needs_object=True)
    assert t.options("ann") == ["draw"]
    assert t.why("ann", "back_kick") == "impossible (R-EFF-09)"
    t.turn_of("ann")


def test_back_kick_of_a_unicorn_behind_barbed_wire_costs_two_cards() -> None:
    """Ruling 7.1: one discard for Back Kick, one because a unicorn left."""
    t = At(
        "second-ru",
        ann={"hand": "back_kick"},
        bob={"stable": ""},
        cal={"hand": "neigh yay", "stable": "barbed_wire narwhal"},
    )
    t.does("ann", "back_kick", "narwhal").does("cal", "pass")
    assert sorted(t.options("cal")) == ["narwhal", "neigh", "yay"]
    t.does("cal", "narwhal", "yay")
    assert t.hand("cal") == ["neigh"]
    t.turn_of("bob")


# --- Targeted Destruction (2E): destroy an upgrade or sacrifice a downgrade -----------------------------------------


def test_targeted_destruction_destroys_an_upgrade_or_sacrifices_a_downgrade() -> None:
    laid: dict[str, Any] = {
        "ann": {"hand": "targeted_destruction", "stable": "slowdown pandamonium rainbow_aura narwhal"},
        "bob": {"stable": "yay broken_stable rhinocorn"},
        "cal": {"stable": "double_dutch nanny_cam baby_narwhal"},
    }
    t = At("second-ru", **laid)
    assert t.does("ann", "targeted_destruction").options("ann") == ["destroy", "sacrifice"]
    assert t.does("ann", "destroy").options("ann") == ["yay", "double_dutch"]
    t.does("ann", "double_dutch")
    assert t.stable("cal") == ["nanny_cam", "baby_narwhal"]
    assert t.discard == ["targeted_destruction", "double_dutch"]
    t = At("second-ru", **laid)
    assert t.does("ann", "targeted_destruction", "sacrifice").options("ann") == ["slowdown", "pandamonium"]
    t.does("ann", "slowdown")
    assert t.stable("ann") == ["pandamonium", "rainbow_aura", "narwhal"]
    t.does("bob", "pass").turn_of("bob")


def test_targeted_destruction_cannot_touch_your_upgrades_or_their_downgrades() -> None:
    """With neither an upgrade there nor a downgrade here nothing happens (R-EFF-08)."""
    t = At(
        "second-ru",
        ann={"hand": "targeted_destruction", "stable": "yay narwhal"},
        bob={"stable": "slowdown"},
        cal={"stable": "nanny_cam baby_narwhal"},
    )
    t.does("ann", "targeted_destruction")
    assert t.stable("ann") == ["yay", "narwhal"]
    assert t.discard == ["targeted_destruction"]
    t.turn_of("bob")


def test_targeted_destruction_with_one_way_does_not_ask_which() -> None:
    t = At("second-ru", ann={"hand": "targeted_destruction", "stable": "slowdown"}, bob={"stable": "narwhal"}, cal={})
    t.does("ann", "targeted_destruction")
    assert t.stable("ann") == []
    t.turn_of("bob")


def test_targeted_destruction_cannot_be_played_without_an_object_where_magic_needs_one() -> None:
    """R-EFF-09, ruling 2.6."""
    t = At(
        "second-ru",
        ann={"hand": "targeted_destruction", "stable": "yay"},
        bob={"stable": "slowdown"},
        cal={},
        magic_needs_object=True,
    )
    assert t.options("ann") == ["draw"]
    assert t.why("ann", "targeted_destruction") == "impossible (R-EFF-09)"
    t.turn_of("ann")


def test_targeted_destruction_of_your_pandamonium_may_win() -> None:
    """Rulings 5.1 and 1.6, R-END-02, R-END-03."""
    seven = " ".join(["basic_unicorn_blue"] * 3 + ["basic_unicorn_red"] * 3 + ["baby_narwhal"])
    t = At("second-ru", ann={"hand": "targeted_destruction", "stable": seven + " pandamonium"}, bob={}, cal={})
    t.does("ann", "targeted_destruction").won_by("ann")


# --- Two-For-One: sacrifice a card; then destroy two ----------------------------------------------------------------


@both
def test_two_for_one_sacrifices_one_and_destroys_two_in_any_stables(book: str) -> None:
    """Ruling 7.12: cards of any type, a downgrade as the sacrifice too (R-EFF-12)."""
    t = At(
        book,
        ann={"hand": "two_for_one", "stable": "slowdown narwhal"},
        bob={"stable": "basic_unicorn_red yay"},
        cal={"stable": "nanny_cam"},
    )
    assert t.does("ann", "two_for_one").options("ann") == ["slowdown", "narwhal"]
    assert t.does("ann", "slowdown").options("ann") == ["basic_unicorn_red", "yay", "nanny_cam"]
    assert t.does("ann", "basic_unicorn_red").options("ann") == ["yay", "nanny_cam"]
    t.does("ann", "nanny_cam")
    assert [t.stable(who) for who in ("ann", "bob", "cal")] == [["narwhal"], ["yay"], []]
    assert t.discard[0] == "two_for_one"
    assert sorted(t.discard[1:]) == ["basic_unicorn_red", "nanny_cam", "slowdown"]
    t.turn_of("bob")


@both
def test_two_for_one_cannot_destroy_the_safe_the_guarded_or_your_own(book: str) -> None:
    """Rulings 2.7 and 4.9: the aura may go, but what it guards may not go with it."""
    t = At(
        book,
        ann={"hand": "two_for_one", "stable": "slowdown narwhal"},
        bob={"stable": "magical_kittencorn yay"},
        cal={"stable": "rainbow_aura basic_unicorn_red pandamonium"},
        dan={"stable": ""},
    )
    t.does("ann", "two_for_one", "slowdown")
    # cal's unicorn is a panda, and the aura guards unicorns only (ruling 5.7)
    assert t.options("ann") == ["yay", "rainbow_aura", "basic_unicorn_red", "pandamonium"]
    t.does("ann", "yay", "pandamonium")
    assert t.stable("cal") == ["rainbow_aura", "basic_unicorn_red"]
    t.turn_of("bob")
    t = At(book, ann={"hand": "two_for_one"}, bob={"stable": "rainbow_aura narwhal"}, cal={"stable": "yay slowdown"})
    assert t.does("ann", "two_for_one").options("ann") == ["rainbow_aura", "yay", "slowdown"]
    assert t.does("ann", "rainbow_aura").options("ann") == ["yay", "slowdown"]
    t.does("ann", "slowdown")
    assert t.stable("bob") == ["narwhal"]
    t.turn_of("bob")


@both
def test_two_for_one_with_one_target_destroys_that(book: str) -> None:
    """Ruling 7.12."""
    t = At(book, ann={"hand": "two_for_one"}, bob={"stable": "narwhal"}, cal={"stable": "magical_kittencorn"})
    t.does("ann", "two_for_one")
    assert [t.stable(who) for who in ("ann", "bob", "cal")] == [[], [], ["magical_kittencorn"]]
    t.turn_of("bob")


@both
@pytest.mark.parametrize("targets", ["declared", "hidden"])
def test_two_for_one_with_nothing_to_sacrifice_destroys_nothing(book: str, targets: str) -> None:
    """R-EFF-05, ruling 2.2; and so it asks for no targets."""
    t = At(
        book,
        ann={"hand": "two_for_one", "stable": ""},
        bob={"stable": "narwhal yay"},
        cal={"stable": "slowdown"},
        targets=targets,
    )
    t.does("ann", "two_for_one")
    assert t.stable("bob") == ["narwhal", "yay"]
    assert t.stable("cal") == ["slowdown"]
    t.turn_of("bob")


def test_two_for_one_leaves_pandas_alone_where_they_are_never_hit() -> None:
    """Ruling 5.4."""
    t = At(
        "second-ru",
        ann={"hand": "two_for_one"},
        bob={"stable": "yay slowdown"},
        cal={"stable": "pandamonium basic_unicorn_red"},
        pandas_are_hit=False,
    )
    assert t.does("ann", "two_for_one").options("ann") == ["yay", "slowdown", "pandamonium"]
    t.does("ann", "yay", "slowdown").turn_of("bob")


def test_two_for_one_on_the_black_knight_and_another_takes_both() -> None:
    """Ruling 4.3: he cannot step in while he falls himself."""
    t = At(
        "second-ru", ann={"hand": "two_for_one"}, bob={"stable": "black_knight_unicorn narwhal yay"}, cal={"stable": ""}
    )
    t.does("ann", "two_for_one", "black_knight_unicorn", "narwhal")
    assert t.stable("bob") == ["yay"]
    t.turn_of("bob")


def test_two_for_one_on_two_others_lets_the_black_knight_save_one() -> None:
    """Ruling 4.4."""
    t = At(
        "second-ru",
        ann={"hand": "two_for_one"},
        bob={"stable": "black_knight_unicorn narwhal basic_unicorn_red"},
        cal={"stable": ""},
    )
    t.does("ann", "two_for_one", "narwhal", "basic_unicorn_red")
    assert t.options("bob") == ["no", "save black_knight_unicorn"]
    t.does("bob", "save black_knight_unicorn")
    assert t.stable("bob") == ["narwhal"]
    t.turn_of("bob")


def test_two_for_one_with_stabby_as_the_sacrifice_lets_it_act_when_triggers_do() -> None:
    """Ruling 2.12: after the whole card by default, else before the two fall."""
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


# --- Reset Button: all upgrades and downgrades are sacrificed, the discard pile is shuffled into the deck -----------


@both
def test_reset_button_sacrifices_all_grades_and_shuffles_the_pile_into_the_deck(book: str) -> None:
    t = At(
        book,
        ann={"hand": "reset_button", "stable": "yay slowdown narwhal"},
        bob={"stable": "broken_stable"},
        cal={"stable": "rainbow_aura baby_narwhal"},
        discard="unicorn_swap good_deal",
    )
    before = len(t.deck)
    t.does("ann", "reset_button")
    assert [t.stable(who) for who in ("ann", "bob", "cal")] == [["narwhal"], [], ["baby_narwhal"]]
    assert len(t.deck) == before + 4 + 2 - 1  # bob has drawn one
    t.turn_of("bob")


@both
def test_reset_button_cannot_touch_unicorns_or_hands(book: str) -> None:
    t = At(
        book,
        ann={"hand": "reset_button yay", "stable": "narwhal"},
        bob={"stable": "pandamonium ginormous_unicorn"},
        cal={"hand": "slowdown", "stable": ""},
    )
    t.does("ann", "reset_button").does("cal", "pass")
    assert [t.stable(who) for who in ("ann", "bob", "cal")] == [["narwhal"], ["ginormous_unicorn"], []]
    assert t.hand("ann") == ["yay"]
    assert t.hand("cal") == ["slowdown"]
    t.turn_of("bob")


@both
def test_reset_button_shuffles_itself_in_only_where_the_table_says_so(book: str) -> None:
    """Ruling 7.9, R-CARD-05; with nothing to sacrifice the pile is shuffled in all the same."""
    for itself, pile in ((False, ["reset_button"]), (True, [])):
        t = At(book, ann={"hand": "reset_button"}, bob={}, cal={}, discard="neigh yay", shuffles_itself=itself)
        before = len(t.deck)
        t.does("ann", "reset_button")
        assert t.discard == pile
        assert len(t.deck) == before + 2 + itself - 1  # bob has drawn one
        t.turn_of("bob")


@both
def test_reset_button_frees_pandas_before_anybody_has_won(book: str) -> None:
    """Rulings 1.6 and 5.5: the tiny stable goes with Pandamonium, and all seven count."""
    seven = " ".join(["basic_unicorn_blue"] * 3 + ["basic_unicorn_red"] * 3 + ["baby_narwhal"])
    t = At(book, ann={"hand": "reset_button", "stable": seven + " tiny_stable pandamonium"}, bob={}, cal={})
    t.does("ann", "reset_button").won_by("ann")
