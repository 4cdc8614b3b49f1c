"""Unicorn Poison, Glitter Tornado, Unicorn Swap, Re-Target: printed alike in both editions."""

from typing import Any

import pytest

from stablemates.testing import At

both = pytest.mark.parametrize("book", ["second-ru", "first-uk"])


# --- Unicorn Poison: destroy a unicorn ------------------------------------------------------------------------------


@both
def test_unicorn_poison_destroys_a_unicorn_of_another_player(book: str) -> None:
    t = At(book, ann={"hand": "unicorn_poison"}, bob={"stable": "narwhal yay"}, cal={"stable": "rhinocorn"})
    t.does("ann", "unicorn_poison", "narwhal")
    assert t.stable("bob") == ["yay"]
    assert t.stable("cal") == ["rhinocorn"]
    assert t.discard == ["unicorn_poison", "narwhal"]
    t.turn_of("bob")


@both
def test_unicorn_poison_cannot_touch_the_guarded_the_safe_pandas_grades_or_your_own(book: str) -> None:
    """Rulings 4.9 and 5.3, R-WORD-04."""
    t = At(
        book,
        ann={"hand": "unicorn_poison", "stable": "basic_unicorn_red"},
        bob={"stable": "magical_kittencorn queen_bee_unicorn baby_narwhal slowdown yay"},
        cal={"stable": "rainbow_aura basic_unicorn_blue"},
        dan={"stable": "pandamonium basic_unicorn_green"},
    )
    assert t.does("ann", "unicorn_poison").options("ann") == ["queen_bee_unicorn", "baby_narwhal"]
    t.does("ann", "baby_narwhal")
    assert t.stable("bob") == ["magical_kittencorn", "queen_bee_unicorn", "slowdown", "yay"]
    assert t.nursery[0] == "baby_narwhal"
    t.turn_of("bob")


@both
def test_unicorn_poison_with_a_single_target_asks_nothing(book: str) -> None:
    t = At(book, ann={"hand": "unicorn_poison"}, bob={"stable": ""}, cal={"stable": "narwhal"})
    t.does("ann", "unicorn_poison")
    assert t.stable("cal") == []
    t.turn_of("bob")


@both
def test_unicorn_poison_without_a_target_is_spent_for_nothing(book: str) -> None:
    """R-EFF-08: the impossible is skipped."""
    t = At(book, ann={"hand": "unicorn_poison"}, bob={"stable": "yay"}, cal={"stable": ""})
    t.does("ann", "unicorn_poison")
    assert t.stable("ann") == ["baby_unicorn_red"]
    assert t.discard == ["unicorn_poison"]
    t.turn_of("bob")


def test_unicorn_poison_without_a_target_cannot_be_played_where_magic_needs_an_object() -> None:
    """Ruling 2.6, R-EFF-09; with pandas alone there is no object either (ruling 5.3)."""
    t = At(
        "second-ru",
        ann={"hand": "unicorn_poison"},
        bob={"stable": "yay"},
        cal={"stable": "pandamonium narwhal"},
        magic_needs_object=True,
    )
    assert t.options("ann") == ["draw"]
    assert t.why("ann", "unicorn_poison") == "impossible (R-EFF-09)"
    t.turn_of("ann")


def test_unicorn_poison_in_first_ru_reaches_your_own_stable() -> None:
    """R-WORD-04: destroying reaches any player there; with no unicorn anywhere it cannot be played (R-EFF-09)."""
    t = At("first-ru", ann={"hand": "unicorn_poison", "stable": "narwhal"}, bob={"stable": "rainbow_unicorn"}, cal={})
    assert t.does("ann", "unicorn_poison").options("ann") == ["narwhal", "rainbow_unicorn", "baby_unicorn_red"]
    t.does("ann", "narwhal")
    assert t.stable("ann") == []
    t.turn_of("bob")


def test_unicorn_poison_on_the_phoenix_may_cost_a_card_instead() -> None:
    """Rulings 4.1 and 4.5."""
    t = At(
        "second-ru",
        ann={"hand": "unicorn_poison"},
        bob={"hand": "neigh", "stable": "unicorn_phoenix"},
        cal={"stable": ""},
    )
    t.does("ann", "unicorn_poison").does("bob", "pass")
    assert t.options("bob") == ["no", "save unicorn_phoenix"]
    t.does("bob", "save unicorn_phoenix")
    assert t.stable("bob") == ["unicorn_phoenix"]
    assert t.discard == ["unicorn_poison", "neigh"]
    t.turn_of("bob")


def test_unicorn_poison_names_its_target_before_or_after_the_window() -> None:
    """R-EFF-11, ruling 3.8."""
    stables: dict[str, Any] = {
        "ann": {"hand": "unicorn_poison"},
        "bob": {"hand": "neigh", "stable": "narwhal"},
        "cal": {"stable": "rhinocorn"},
    }
    t = At("second-ru", **stables, targets="declared")
    t.does("ann", "unicorn_poison")
    assert t.asked == {"ann": "destroy"}
    t.does("ann", "rhinocorn").does("bob", "pass")
    assert t.stable("cal") == []
    t.turn_of("bob")
    t = At("second-ru", **stables, targets="hidden")
    t.does("ann", "unicorn_poison")
    assert t.asked == {"bob": "neigh"}
    t.does("bob", "pass").does("ann", "narwhal")
    assert t.stable("bob") == []
    t.turn_of("bob")


# --- Glitter Tornado: from every stable a card goes back to its player's hand ---------------------------------------


@both
def test_glitter_tornado_returns_a_card_from_every_stable_as_its_player_chooses(book: str) -> None:
    """Rulings 2.9 and 7.6, R-WORD-10; hands are counted before bob draws the deck's top card."""
    t = At(
        book,
        ann={"hand": "glitter_tornado", "stable": "narwhal yay"},
        bob={"stable": "rhinocorn slowdown"},
        cal={"stable": "basic_unicorn_red basic_unicorn_red"},
        deck="re_target",
    )
    assert t.does("ann", "glitter_tornado").options("ann") == ["narwhal", "yay"]
    assert t.does("ann", "yay").options("ann") == ["rhinocorn", "slowdown"]
    assert len(t.does("ann", "rhinocorn").options("ann")) == 2
    t.does("ann", t.options("ann")[0])
    assert [t.hand(who) for who in ("ann", "bob", "cal")] == [
        ["yay"],
        ["re_target", "rhinocorn"],
        ["basic_unicorn_red"],
    ]
    assert [t.stable(who) for who in ("ann", "bob", "cal")] == [["narwhal"], ["slowdown"], ["basic_unicorn_red"]]
    t.turn_of("bob")


@both
def test_glitter_tornado_cannot_hurt_an_empty_stable_and_sends_babies_to_the_nursery(book: str) -> None:
    """Ruling 7.6, R-CARD-02."""
    t = At(book, ann={"hand": "glitter_tornado", "stable": "baby_narwhal"}, bob={"stable": ""}, cal={"stable": "yay"})
    t.does("ann", "glitter_tornado")
    assert t.hand("ann") == []
    assert t.hand("cal") == ["yay"]
    assert t.nursery[0] == "baby_narwhal"
    t.turn_of("bob")


def test_glitter_tornado_leaves_pandas_alone_where_they_are_never_hit() -> None:
    """Ruling 5.4: disputed; by default "a card" hits pandas."""
    for hit, options in ((True, ["narwhal", "pandamonium", "yay"]), (False, ["pandamonium", "yay"])):
        t = At(
            "second-ru",
            ann={"hand": "glitter_tornado", "stable": ""},
            bob={"stable": ""},
            cal={"stable": "narwhal pandamonium yay"},
            pandas_are_hit=hit,
        )
        assert t.does("ann", "glitter_tornado").options("ann") == options
        t.does("ann", "yay").turn_of("bob")


def test_glitter_tornado_cannot_touch_the_kittencorn_of_the_first_edition() -> None:
    """Ruling 4.9, R-EFF-14; that of the second is only safe from destruction."""
    for book, options in (("first-uk", ["narwhal", "yay"]), ("second-ru", ["narwhal", "magical_kittencorn", "yay"])):
        t = At(
            book,
            ann={"hand": "glitter_tornado", "stable": ""},
            bob={"stable": ""},
            cal={"stable": "narwhal magical_kittencorn yay"},
        )
        assert t.does("ann", "glitter_tornado").options("ann") == options
        t.does("ann", "yay").turn_of("bob")


@both
def test_glitter_tornado_on_barbed_wire_costs_a_card_for_the_unicorn_that_leaves(book: str) -> None:
    """Rulings 2.11 and 7.1: going back to the hand is leaving."""
    t = At(
        book, ann={"hand": "glitter_tornado", "stable": ""}, bob={"stable": ""}, cal={"stable": "narwhal barbed_wire"}
    )
    t.does("ann", "glitter_tornado", "narwhal")
    assert t.hand("cal") == []
    assert sorted(t.discard) == ["glitter_tornado", "narwhal"]
    t.turn_of("bob")


# --- Unicorn Swap: give a unicorn, then steal one from there --------------------------------------------------------


@both
def test_unicorn_swap_gives_a_unicorn_and_steals_one_from_the_same_stable(book: str) -> None:
    t = At(
        book,
        ann={"hand": "unicorn_swap", "stable": "narwhal baby_narwhal"},
        bob={"stable": "queen_bee_unicorn ginormous_unicorn"},
        cal={"stable": "magical_kittencorn"},
    )
    assert t.does("ann", "unicorn_swap").options("ann") == ["narwhal", "baby_narwhal"]
    assert t.does("ann", "baby_narwhal").options("ann") == ["baby_narwhal bob", "baby_narwhal cal"]
    assert t.does("ann", "baby_narwhal bob").options("ann") == [
        "queen_bee_unicorn",
        "ginormous_unicorn",
        "baby_narwhal",
    ]
    t.does("ann", "ginormous_unicorn")
    assert t.stable("ann") == ["narwhal", "ginormous_unicorn"]
    assert t.stable("bob") == ["queen_bee_unicorn", "baby_narwhal"]
    t.turn_of("bob")


@both
def test_unicorn_swap_may_steal_back_the_same_card(book: str) -> None:
    """Ruling 7.7."""
    t = At(book, ann={"hand": "unicorn_swap", "stable": "narwhal yay"}, bob={"stable": "slowdown"}, cal={"stable": ""})
    t.does("ann", "unicorn_swap", "narwhal bob")
    assert t.stable("ann") == ["yay", "narwhal"]
    assert t.stable("bob") == ["slowdown"]
    t.turn_of("bob")


@both
def test_unicorn_swap_cannot_give_or_take_grades_or_pandas(book: str) -> None:
    """Ruling 5.3: what is given to the pandas becomes one and stays."""
    t = At(
        book,
        ann={"hand": "unicorn_swap", "stable": "narwhal baby_narwhal yay slowdown"},
        bob={"stable": "pandamonium ginormous_unicorn rainbow_aura"},
        cal={"stable": ""},
    )
    assert t.does("ann", "unicorn_swap").options("ann") == ["narwhal", "baby_narwhal"]
    t.does("ann", "narwhal", "narwhal bob")
    assert t.stable("ann") == ["baby_narwhal", "yay", "slowdown"]
    assert t.stable("bob") == ["pandamonium", "ginormous_unicorn", "rainbow_aura", "narwhal"]
    t.turn_of("bob")


@both
def test_unicorn_swap_cannot_aim_at_the_card_given_where_it_will_be_a_panda(book: str) -> None:
    """Ruling 5.3: of pandas nobody is a target, and so none is asked for."""
    t = At(
        book, ann={"hand": "unicorn_swap", "stable": "narwhal"}, bob={"stable": "pandamonium ginormous_unicorn"}, cal={}
    )
    t.does("ann", "unicorn_swap", "narwhal bob")
    assert t.stable("ann") == []
    t.turn_of("bob")


@both
def test_unicorn_swap_cannot_steal_a_basic_from_the_queen_bee(book: str) -> None:
    """Rulings 7.4 and 7.7: neither hers nor the one just given, so something else must be stolen."""
    t = At(
        book,
        ann={"hand": "unicorn_swap", "stable": "narwhal"},
        bob={"stable": "queen_bee_unicorn basic_unicorn_red ginormous_unicorn"},
        cal={"stable": ""},
    )
    t.does("ann", "unicorn_swap")
    assert t.options("ann") == ["queen_bee_unicorn", "ginormous_unicorn"]  # cal cannot be given the narwhal
    t.does("ann", "queen_bee_unicorn")
    assert t.stable("ann") == ["queen_bee_unicorn"]
    t.turn_of("bob")


@both
def test_unicorn_swap_without_a_unicorn_to_give_steals_nothing(book: str) -> None:
    """R-EFF-05, ruling 2.2."""
    t = At(book, ann={"hand": "unicorn_swap", "stable": "yay"}, bob={"stable": "narwhal"}, cal={})
    t.does("ann", "unicorn_swap")
    assert t.stable("ann") == ["yay"]
    assert t.stable("bob") == ["narwhal"]
    t.turn_of("bob")


def test_unicorn_swap_sets_off_the_given_unicorn_for_its_receiver() -> None:
    """Rulings 2.11, 2.12, 7.7: after the whole card by default, else before the steal."""
    for wait, order in ((True, ["narwhal", "yay"]), (False, ["yay", "narwhal"])):
        t = At(
            "second-ru",
            ann={"hand": "unicorn_swap", "stable": "greedy_flying_unicorn"},
            bob={"stable": "narwhal"},
            cal={},
            deck="yay re_target",
            triggers_wait=wait,
        )
        t.does("ann", "unicorn_swap", "greedy_flying_unicorn bob", "narwhal")
        assert t.hand("bob") == ["re_target", "yay"]  # one for the greedy one, one of bob's turn
        moves = [t.state.kind(event.card) for event in t.events if event.kind in ("draw", "steal")]
        assert moves[:2] == order
        t.turn_of("bob")


@both
def test_unicorn_swap_leaves_the_card_given_to_whoever_has_it_in_the_end(book: str) -> None:
    """R-WORD-03: the shark came to bob and went back; what lies with ann is not his to sacrifice."""
    t = At(
        book,
        ann={"hand": "unicorn_swap", "stable": "shark_with_a_horn yay"},
        bob={"stable": "narwhal"},
        cal={"stable": "llamacorn"},
    )
    t.does("ann", "unicorn_swap", "shark_with_a_horn bob", "shark_with_a_horn")
    assert t.asked == {"ann": "may"}  # it has entered her stable, too
    t.does("ann", "no")
    assert t.stable("ann") == ["yay", "shark_with_a_horn"]
    t.turn_of("bob")


# --- Re-Target: move an upgrade or a downgrade ----------------------------------------------------------------------


@both
def test_re_target_moves_an_upgrade_or_a_downgrade_to_another_stable(book: str) -> None:
    t = At(book, ann={"hand": "re_target", "stable": "slowdown"}, bob={"stable": "yay"}, cal={"stable": ""}, dan={})
    t.does("ann", "re_target", "slowdown")
    assert t.options("ann") == ["slowdown bob", "slowdown cal", "slowdown dan"]
    t.does("ann", "slowdown cal")
    assert t.stable("ann") == []
    assert t.stable("cal") == ["slowdown"]
    t.turn_of("bob")


@both
def test_re_target_cannot_move_unicorns_or_to_the_same_stable(book: str) -> None:
    """Ruling 7.8: source and destination differ, either may be yours."""
    t = At(
        book,
        ann={"hand": "re_target yay", "stable": "narwhal slowdown"},
        bob={"stable": "pandamonium ginormous_unicorn yay"},
        cal={"stable": "baby_narwhal magical_kittencorn"},
    )
    assert t.does("ann", "re_target").options("ann") == ["slowdown", "pandamonium", "yay"]
    assert t.does("ann", "yay").options("ann") == ["yay ann", "yay cal"]
    t.does("ann", "yay ann")
    assert t.stable("ann") == ["narwhal", "slowdown", "yay"]
    t.turn_of("bob")


@both
def test_re_target_with_nothing_to_move_is_spent_for_nothing(book: str) -> None:
    """R-EFF-08."""
    t = At(book, ann={"hand": "re_target"}, bob={"stable": "narwhal"}, cal={})
    t.does("ann", "re_target")
    assert t.discard == ["re_target"]
    t.turn_of("bob")


@both
def test_re_target_of_a_start_of_turn_card_works_from_the_next_turn_there(book: str) -> None:
    """Ruling 7.8, R-TURN-03."""
    t = At(book, ann={"hand": "re_target", "stable": "glitter_bomb"}, bob={"stable": ""}, cal={"stable": "narwhal"})
    t.does("ann", "re_target", "glitter_bomb bob")
    assert t.options("bob") == ["pass", "use glitter_bomb"]
    t.does("bob", "use glitter_bomb")
    assert t.stable("bob") == []
    assert t.stable("cal") == []
    t.turn_of("bob")


@both
def test_re_target_of_the_tiny_stable_shrinks_the_new_one_at_once(book: str) -> None:
    """Ruling 7.2."""
    six = "narwhal basic_unicorn_red basic_unicorn_blue basic_unicorn_green basic_unicorn_yellow baby_narwhal"
    t = At(book, ann={"hand": "re_target", "stable": "tiny_stable"}, bob={"stable": six}, cal={"stable": ""})
    t.does("ann", "re_target", "tiny_stable bob")
    assert t.options("bob") == six.split()
    t.does("bob", "baby_narwhal")
    assert t.stable("bob") == [*six.split()[:5], "tiny_stable"]
    t.turn_of("bob")


@both
def test_re_target_of_pandamonium_may_win(book: str) -> None:
    """Ruling 5.1, R-END-02, R-END-03."""
    seven = " ".join(["basic_unicorn_blue"] * 3 + ["basic_unicorn_red"] * 3 + ["baby_narwhal"])
    t = At(book, ann={"hand": "re_target", "stable": seven + " pandamonium"}, bob={"stable": ""}, cal={"stable": ""})
    t.does("ann", "re_target", "pandamonium cal")
    t.won_by("ann")
