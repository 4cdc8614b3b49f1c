"""Upgrades of the first edition: Glitter Bomb, Rainbow Mane, Extra Tail, Unicorn Lasso, Summoning Ritual."""

from typing import Any

from stablemates.testing import At


def begins(ann: dict[str, str], book: str = "first-uk", **laid: Any) -> At:
    """Ann's turn begins; what she draws in it is a Neigh, if the deck is not named."""
    return At(
        book, ann=ann, **{"bob": {"stable": ""}, "cal": {"stable": ""}, "deck": "neigh", **laid}, phase="beginning"
    )


# --- Glitter Bomb (1E): you may sacrifice a card; if you do, destroy a card -----------------------------------------


def test_glitter_bomb_of_the_first_edition_sacrifices_and_destroys() -> None:
    t = begins(
        {"stable": "glitter_bomb slowdown narwhal"}, bob={"stable": "yay rhinocorn"}, cal={"stable": "nanny_cam"}
    )
    assert t.options("ann") == ["pass", "use glitter_bomb"]
    assert t.does("ann", "use glitter_bomb").options("ann") == ["glitter_bomb", "slowdown", "narwhal"]
    assert t.does("ann", "narwhal").options("ann") == ["yay", "rhinocorn", "nanny_cam"]
    t.does("ann", "nanny_cam")
    assert t.stable("ann") == ["glitter_bomb", "slowdown"]
    assert t.stable("cal") == []
    t.turn_of("ann")


def test_glitter_bomb_of_the_first_edition_cannot_touch_puppicorn_or_the_guarded() -> None:
    """Rulings 4.9 and 8.1: Puppicorn can be neither sacrificed nor destroyed; the kittencorn fears no magic only."""
    t = begins(
        {"stable": "glitter_bomb puppicorn"},
        bob={"stable": "rainbow_aura narwhal"},
        cal={"stable": "magical_kittencorn"},
    )
    t.does("ann", "use glitter_bomb")
    assert t.options("ann") == ["rainbow_aura", "magical_kittencorn"]
    t.does("ann", "magical_kittencorn")
    assert t.stable("ann") == ["puppicorn"]
    t.turn_of("ann")


def test_glitter_bomb_of_the_first_edition_may_go_alone() -> None:
    """Ruling 7.12."""
    t = begins({"stable": "glitter_bomb"})
    t.does("ann", "use glitter_bomb")
    assert t.discard == ["glitter_bomb"]
    t.turn_of("ann")


def test_glitter_bomb_of_the_first_edition_wants_the_sacrifice_itself() -> None:
    """Ruling 2.5, R-EFF-07: a flyer that flies home was replaced, a baby always counts."""
    t = begins({"stable": "glitter_bomb greedy_flying_unicorn"}, bob={"stable": "narwhal"})
    t.does("ann", "use glitter_bomb", "greedy_flying_unicorn")
    assert t.hand("ann") == ["greedy_flying_unicorn", "neigh"]
    assert t.stable("bob") == ["narwhal"]
    t.turn_of("ann")
    t = begins({"stable": "glitter_bomb baby_narwhal"}, bob={"stable": "narwhal"})
    t.does("ann", "use glitter_bomb", "baby_narwhal")
    assert t.stable("bob") == []
    t.turn_of("ann")


def test_glitter_bomb_in_first_ru_chooses_all_targets_first_and_none_twice() -> None:
    """R-CHAIN-03, R-CHAIN-04, R-CHAIN-05; destroying reaches the own stable there (R-WORD-04)."""
    t = begins(
        {"stable": "glitter_bomb glitter_bomb yay"}, "first-ru", bob={"stable": "narwhal"}, cal={"stable": "slowdown"}
    )
    assert t.does("ann", "yes").options("ann") == ["glitter_bomb@ann", "glitter_bomb@ann", "yay"]
    t.does("ann", "yay")
    assert t.options("ann") == ["glitter_bomb@ann", "glitter_bomb@ann", "narwhal", "slowdown"]
    t.does("ann", "narwhal")
    assert t.stable("bob") == ["narwhal"]  # nothing has happened yet
    assert t.does("ann", "yes").options("ann") == ["glitter_bomb@ann", "glitter_bomb@ann"]
    t.does("ann", "glitter_bomb@ann")
    assert t.options("ann") == ["glitter_bomb", "slowdown"]
    t.does("ann", "slowdown")
    assert t.stable("ann") == ["glitter_bomb"]
    assert t.stable("bob") == []
    assert t.stable("cal") == []
    t.turn_of("ann")


# --- Rainbow Mane (1E): needs a basic; you may bring a basic from your hand -----------------------------------------


def test_rainbow_mane_brings_a_basic_from_the_hand() -> None:
    """R-WORD-06: not playing, so cal's Neigh cannot stop it."""
    t = begins(
        {"hand": "narwhal basic_unicorn_red rhinocorn yay", "stable": "rainbow_mane"},
        cal={"hand": "neigh", "stable": ""},
    )
    t.does("ann", "use rainbow_mane")
    assert sorted(t.options("ann")) == ["basic_unicorn_red", "narwhal"]
    t.does("ann", "narwhal")
    assert t.stable("ann") == ["rainbow_mane", "narwhal"]
    assert t.hand("ann") == ["basic_unicorn_red", "neigh", "rhinocorn", "yay"]
    t.turn_of("ann")


def test_rainbow_mane_goes_only_into_a_stable_with_a_basic() -> None:
    """Ruling 8.5; babies and magical unicorns, narwhals too, are none."""
    t = At(
        "first-uk",
        ann={"hand": "rainbow_mane", "stable": "narwhal"},
        bob={"stable": "shabby_the_narwhal"},
        cal={"stable": "baby_narwhal"},
        dan={"stable": "basic_unicorn_red"},
    )
    assert t.does("ann", "rainbow_mane").options("ann") == ["rainbow_mane ann", "rainbow_mane dan"]
    t.does("ann", "rainbow_mane dan")
    assert t.stable("dan") == ["basic_unicorn_red", "rainbow_mane"]
    t.turn_of("bob")


def test_rainbow_mane_cannot_be_played_where_no_stable_has_a_basic() -> None:
    t = At("first-uk", ann={"hand": "rainbow_mane"}, bob={"stable": "rhinocorn"}, cal={})
    assert t.options("ann") == ["draw"]
    assert t.why("ann", "rainbow_mane") == "needs-a-basic (R-EFF-13)"
    t.turn_of("ann")


def test_rainbow_mane_without_a_basic_in_the_hand_or_under_a_queen_bee_is_not_offered() -> None:
    """R-EFF-08, ruling 7.4: under a Queen Bee everybody can see that it is in vain, and nobody is asked.

    The basic of the stable is needed on entry only (ruling 8.5).
    """
    t = begins({"hand": "rhinocorn yay", "stable": "rainbow_mane"})
    assert t.options("ann") == ["pass"]  # asked all the same: silence would tell what is held
    t.does("ann", "pass").turn_of("ann")
    t = begins({"hand": "narwhal", "stable": "rainbow_mane"}, bob={"stable": "queen_bee_unicorn"})
    assert t.hand("ann") == ["narwhal", "neigh"]
    t.turn_of("ann")


def test_rainbow_mane_in_first_ru_brings_a_basic_too() -> None:
    """R-CHAIN-04: a card of the hand is not named before it is used."""
    t = begins({"hand": "narwhal basic_unicorn_red", "stable": "rainbow_mane"}, "first-ru")
    assert t.options("ann") == ["no", "yes"]
    t.does("ann", "yes")
    assert sorted(t.options("ann")) == ["basic_unicorn_red", "narwhal"]
    t.does("ann", "narwhal")
    assert t.stable("ann") == ["rainbow_mane", "narwhal"]
    t.turn_of("ann")


# --- Extra Tail (1E): needs a basic; you may draw an extra card -----------------------------------------------------


def test_extra_tail_draws_an_extra_card() -> None:
    t = begins({"stable": "extra_tail"}, deck="yay slowdown")
    assert t.options("ann") == ["pass", "use extra_tail"]
    t.does("ann", "use extra_tail")
    assert t.hand("ann") == ["slowdown", "yay"]
    t.turn_of("ann")


def test_extra_tail_may_be_left_alone_and_is_for_its_own_player() -> None:
    """R-TURN-04, R-EFF-02."""
    t = begins({"stable": "extra_tail"}, bob={"stable": "extra_tail"}, deck="yay slowdown")
    t.does("ann", "pass")
    assert t.hand("ann") == ["yay"]
    assert t.hand("bob") == []
    t.turn_of("ann")


def test_extra_tail_goes_only_into_a_stable_with_a_basic() -> None:
    """Ruling 8.5: by no way, Re-Target included."""
    t = At("first-uk", ann={"hand": "extra_tail"}, bob={"stable": "rhinocorn"}, cal={})
    assert t.options("ann") == ["draw"]
    assert t.why("ann", "extra_tail") == "needs-a-basic (R-EFF-13)"
    t.turn_of("ann")
    t = At(
        "first-uk",
        ann={"hand": "re_target", "stable": "extra_tail"},
        bob={"stable": "rainbow_unicorn slowdown"},
        cal={"stable": "narwhal"},
        dan={},
    )
    assert t.does("ann", "re_target").options("ann") == ["extra_tail", "slowdown"]
    t.does("ann", "extra_tail")
    assert t.stable("cal") == ["narwhal", "extra_tail"]
    t.turn_of("bob")


def test_extra_tail_twice_draws_twice() -> None:
    """Ruling 7.25."""
    t = begins({"stable": "extra_tail extra_tail"}, deck="yay slowdown neigh")
    t.does("ann", t.options("ann")[1]).does("ann", t.options("ann")[1])
    assert t.hand("ann") == ["neigh", "slowdown", "yay"]
    t.turn_of("ann")


def test_extra_tail_that_draws_the_last_card_ends_the_game() -> None:
    """R-END-04, ruling 1.8."""
    laid: dict[str, Any] = {"ann": {"stable": "extra_tail narwhal"}, "bob": {"stable": ""}, "cal": {"stable": ""}}
    rest = At("first-uk", **laid).deck
    t = At("first-uk", **laid, deck=rest[:1], discard=rest[1:], phase="beginning")
    t.does("ann", "use extra_tail").won_by("ann")


# --- Unicorn Lasso (1E): you may steal a unicorn; it goes back at the end of your turn ------------------------------


def test_unicorn_lasso_steals_a_unicorn_until_the_end_of_the_turn() -> None:
    """Ruling 8.3."""
    t = begins({"stable": "unicorn_lasso"}, bob={"stable": "ginormous_unicorn yay"}, cal={"stable": "narwhal"})
    assert t.does("ann", "use unicorn_lasso").options("ann") == ["ginormous_unicorn", "narwhal"]
    t.does("ann", "narwhal")
    assert t.stable("ann") == ["unicorn_lasso", "narwhal"]
    t.turn_of("ann")
    t.does("ann", "draw")
    assert t.stable("ann") == ["unicorn_lasso"]
    assert t.stable("cal") == ["narwhal"]
    t.turn_of("bob")


def test_unicorn_lasso_cannot_take_pandas_or_grades() -> None:
    """Ruling 5.3; with no target the ability does nothing (ruling 8.3)."""
    t = begins({"stable": "unicorn_lasso"}, bob={"stable": "pandamonium narwhal yay"})
    assert t.stable("ann") == ["unicorn_lasso"]
    t.turn_of("ann")


def test_unicorn_lasso_gives_nothing_back_that_is_no_longer_there() -> None:
    """Ruling 8.3: ann sacrificed it."""
    t = begins({"hand": "two_for_one", "stable": "unicorn_lasso"}, bob={"stable": "narwhal"})
    t.does("ann", "use unicorn_lasso", "two_for_one", "narwhal")
    assert t.stable("ann") == ["unicorn_lasso"]
    assert t.stable("bob") == []
    assert sorted(t.discard) == ["narwhal", "two_for_one"]
    t.turn_of("bob")


def test_unicorn_lasso_catches_on_barbed_wire_both_ways() -> None:
    """Rulings 7.1 and 8.3: ann pays when it comes and when it goes."""
    t = begins({"hand": "yay slowdown", "stable": "unicorn_lasso barbed_wire"}, bob={"stable": "narwhal"})
    t.does("ann", "use unicorn_lasso")
    assert sorted(t.options("ann")) == ["slowdown", "yay"]
    t.does("ann", "yay").turn_of("ann")
    t.does("ann", "draw")
    assert t.asked == {"ann": "discard"}
    t.does("ann", "neigh")
    assert t.stable("bob") == ["narwhal"]
    t.turn_of("bob")


def test_unicorn_lasso_wins_with_the_unicorn_it_took() -> None:
    """R-END-02: in first-uk unicorns count at the end of one's turn, in first-ru when the chain is empty."""
    six = " ".join(["basic_unicorn_red"] * 3 + ["basic_unicorn_blue"] * 3)
    t = begins({"stable": six + " unicorn_lasso"}, bob={"stable": "narwhal"})
    t.does("ann", "use unicorn_lasso", "draw").won_by("ann")
    t = begins({"stable": six + " unicorn_lasso"}, "first-ru", bob={"stable": "narwhal"})
    t.does("ann", "yes").won_by("ann")


def test_unicorn_lasso_shuffled_away_gives_back_at_the_end_all_the_same() -> None:
    """Ruling 8.3: not when the Reset Button takes the lasso, and ann has a second play (ruling 1.11)."""
    t = begins(
        {"hand": "reset_button slowdown", "stable": "unicorn_lasso double_dutch"},
        bob={"stable": "narwhal"},
    )
    t.does("ann", "use unicorn_lasso", "reset_button")
    assert (t.stable("ann"), t.stable("bob")) == (["narwhal"], [])
    t.does("ann", "pass")
    assert (t.stable("ann"), t.stable("bob")) == ([], ["narwhal"])
    t.turn_of("bob")


# --- Summoning Ritual (1E): you may discard two unicorns; if you do, bring a unicorn from the discard pile ----------


def test_summoning_ritual_discards_two_unicorns_and_brings_one() -> None:
    """One of the two may come back (ruling 7.15 of the card that took over its idea)."""
    t = begins(
        {"hand": "narwhal rhinocorn stabby_the_unicorn yay", "stable": "summoning_ritual"},
        discard="rainbow_unicorn slowdown",
    )
    t.does("ann", "use summoning_ritual")
    assert sorted(t.options("ann")) == ["narwhal", "rhinocorn", "stabby_the_unicorn"]
    t.does("ann", "narwhal", "stabby_the_unicorn")
    assert sorted(t.options("ann")) == ["narwhal", "rainbow_unicorn", "stabby_the_unicorn"]
    t.does("ann", "stabby_the_unicorn")
    assert t.stable("ann") == ["summoning_ritual", "stabby_the_unicorn"]
    assert t.hand("ann") == ["neigh", "rhinocorn", "yay"]
    t.turn_of("ann")


def test_summoning_ritual_needs_two_unicorns_in_the_hand() -> None:
    """R-EFF-07: other cards do not count; with one unicorn it is not offered, with two it is."""
    t = begins({"hand": "narwhal yay slowdown", "stable": "summoning_ritual"}, discard="rhinocorn")
    assert t.options("ann") == ["pass"]
    t.does("ann", "pass").turn_of("ann")
    t = begins({"hand": "narwhal stabby_the_unicorn", "stable": "summoning_ritual"}, discard="rhinocorn")
    assert t.options("ann") == ["pass", "use summoning_ritual"]
    t.does("ann", "pass").turn_of("ann")


def test_summoning_ritual_brings_no_basic_under_a_queen_bee() -> None:
    """Rulings 7.4 and 7.17."""
    t = begins(
        {"hand": "narwhal basic_unicorn_red", "stable": "summoning_ritual"},
        bob={"stable": "queen_bee_unicorn"},
        discard="rainbow_unicorn ginormous_unicorn",
    )
    t.does("ann", "use summoning_ritual", "narwhal")
    assert sorted(t.options("ann")) == ["ginormous_unicorn", "rainbow_unicorn"]
    t.does("ann", "ginormous_unicorn").turn_of("ann")


def test_summoning_ritual_sets_off_what_enters() -> None:
    """Rulings 2.11 and 7.17."""
    t = begins(
        {"hand": "narwhal basic_unicorn_red", "stable": "summoning_ritual"},
        discard="greedy_flying_unicorn",
        deck="yay neigh",
    )
    t.does("ann", "use summoning_ritual", "narwhal", "greedy_flying_unicorn")
    assert t.hand("ann") == ["neigh", "yay"]
    t.turn_of("ann")


def test_summoning_ritual_in_first_ru_names_its_unicorn_before_the_discard() -> None:
    """R-CHAIN-04."""
    t = begins(
        {"hand": "narwhal basic_unicorn_red rainbow_unicorn", "stable": "summoning_ritual"},
        "first-ru",
        discard="stabby_the_unicorn rhinocorn",
    )
    t.does("ann", "yes")
    assert sorted(t.options("ann")) == ["rhinocorn", "stabby_the_unicorn"]
    t.does("ann", "stabby_the_unicorn")
    assert sorted(t.options("ann")) == ["basic_unicorn_red", "narwhal", "rainbow_unicorn"]
    t.does("ann", "narwhal", "rainbow_unicorn")
    assert t.stable("ann") == ["summoning_ritual", "stabby_the_unicorn"]
    assert t.hand("ann") == ["basic_unicorn_red", "neigh"]
    t.turn_of("ann")
