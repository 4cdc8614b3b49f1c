"""Magic of the first edition: Back Kick, Targeted Destruction, Blatant Thievery, Unicorn Shrinkray."""

from typing import Any

from stablemates.testing import At

BABIES = ["red", "pink", "orange", "yellow", "green", "blue", "purple", "black", "white", "brown", "rainbow", "death"]


# --- Back Kick (1E): a card of any player's stable ------------------------------------------------------------------


def test_back_kick_of_the_first_edition_reaches_your_own_stable() -> None:
    """R-WORD-07: any player is you too; then it is you who discards."""
    t = At(
        "first-uk", ann={"hand": "back_kick yay", "stable": "slowdown"}, bob={"stable": "narwhal"}, cal={"stable": ""}
    )
    assert t.does("ann", "back_kick").options("ann") == ["slowdown", "narwhal"]
    t.does("ann", "slowdown")
    assert sorted(t.options("ann")) == ["slowdown", "yay"]
    t.does("ann", "slowdown")
    assert t.hand("ann") == ["yay"]
    assert t.stable("ann") == []
    t.turn_of("bob")


def test_back_kick_of_the_first_edition_cannot_touch_the_kittencorn() -> None:
    """Ruling 4.9, R-EFF-14."""
    t = At(
        "first-uk",
        ann={"hand": "back_kick", "stable": "yay"},
        bob={"stable": "magical_kittencorn rainbow_aura narwhal"},
        cal={"stable": "pandamonium baby_narwhal"},
    )
    t.does("ann", "back_kick")
    assert t.options("ann") == ["yay", "rainbow_aura", "narwhal", "pandamonium", "baby_narwhal"]
    t.does("ann", "pandamonium")
    assert t.discard == ["back_kick", "pandamonium"]
    t.turn_of("bob")


def test_back_kick_of_the_first_edition_on_a_single_card_asks_nothing() -> None:
    t = At("first-uk", ann={"hand": "back_kick", "stable": ""}, bob={"stable": ""}, cal={"stable": "yay"})
    t.does("ann", "back_kick")
    assert t.stable("cal") == []
    assert t.hand("cal") == []
    assert t.discard == ["back_kick", "yay"]
    t.turn_of("bob")


def test_back_kick_in_first_ru_cannot_be_played_when_all_stables_are_empty() -> None:
    """R-EFF-09."""
    t = At("first-ru", ann={"hand": "back_kick", "stable": ""}, bob={"stable": ""}, cal={"stable": ""})
    assert t.options("ann") == ["draw"]
    assert t.why("ann", "back_kick") == "impossible (R-EFF-09)"
    t.turn_of("ann")


def test_back_kick_in_first_ru_makes_its_player_discard() -> None:
    """R-EFF-06: and means both."""
    t = At(
        "first-ru",
        ann={"hand": "back_kick", "stable": ""},
        bob={"stable": ""},
        cal={"hand": "yay", "stable": "narwhal"},
    )
    t.does("ann", "back_kick").does("cal", "pass")
    assert sorted(t.options("cal")) == ["narwhal", "yay"]
    t.does("cal", "yay")
    assert t.hand("cal") == ["narwhal"]
    t.turn_of("bob")


# --- Targeted Destruction (1E): sacrifice or destroy an upgrade or a downgrade --------------------------------------


def test_targeted_destruction_of_the_first_edition_takes_either_type_with_either_verb() -> None:
    laid: dict[str, Any] = {
        "ann": {"hand": "targeted_destruction", "stable": "slowdown rainbow_aura narwhal"},
        "bob": {"stable": "yay broken_stable ginormous_unicorn"},
        "cal": {"stable": "nanny_cam baby_narwhal"},
    }
    t = At("first-uk", **laid)
    assert t.does("ann", "targeted_destruction").options("ann") == ["destroy", "sacrifice"]
    assert t.does("ann", "destroy").options("ann") == ["yay", "broken_stable", "nanny_cam"]
    t.does("ann", "nanny_cam")
    assert t.stable("cal") == ["baby_narwhal"]
    t.turn_of("bob")
    t = At("first-uk", **laid)
    assert t.does("ann", "targeted_destruction", "sacrifice").options("ann") == ["slowdown", "rainbow_aura"]
    t.does("ann", "rainbow_aura")
    assert t.stable("ann") == ["slowdown", "narwhal"]
    t.turn_of("bob")


def test_targeted_destruction_in_first_ru_destroys_in_your_own_stable_too() -> None:
    """R-WORD-04."""
    t = At(
        "first-ru", ann={"hand": "targeted_destruction", "stable": "slowdown narwhal"}, bob={"stable": "yay"}, cal={}
    )
    assert t.does("ann", "targeted_destruction", "destroy").options("ann") == ["slowdown", "yay"]
    t.does("ann", "slowdown")
    assert t.stable("ann") == ["narwhal"]
    t.turn_of("bob")


def test_targeted_destruction_of_the_first_edition_with_one_way_does_not_ask_which() -> None:
    t = At("first-uk", ann={"hand": "targeted_destruction", "stable": "narwhal"}, bob={"stable": "slowdown"}, cal={})
    t.does("ann", "targeted_destruction")
    assert t.stable("bob") == []
    t.turn_of("bob")


def test_targeted_destruction_of_the_first_edition_cannot_touch_unicorns() -> None:
    """Without one anywhere it does nothing (R-EFF-08); in first-ru it cannot be played (R-EFF-09)."""
    t = At("first-uk", ann={"hand": "targeted_destruction"}, bob={"stable": "narwhal"}, cal={})
    t.does("ann", "targeted_destruction")
    assert t.stable("bob") == ["narwhal"]
    t.turn_of("bob")
    t = At("first-ru", ann={"hand": "targeted_destruction"}, bob={"stable": "narwhal"}, cal={})
    assert t.why("ann", "targeted_destruction") == "impossible (R-EFF-09)"
    t.turn_of("ann")


def test_targeted_destruction_of_a_tiny_stable_lets_its_player_grow() -> None:
    """R-EFF-13: a rule holds as long as its card lies there."""
    five = "narwhal basic_unicorn_red basic_unicorn_blue basic_unicorn_green basic_unicorn_yellow"
    t = At(
        "first-uk",
        ann={"hand": "targeted_destruction", "stable": ""},
        bob={"hand": "rainbow_unicorn", "stable": five + " tiny_stable"},
        cal={"stable": ""},
        deck="neigh",
    )
    t.does("ann", "targeted_destruction").does("bob", "pass")
    t.does("bob", "rainbow_unicorn", "rainbow_unicorn bob", "no")
    assert t.stable("bob") == [*five.split(), "rainbow_unicorn"]
    t.turn_of("cal")


# --- Blatant Thievery (1E): any player ------------------------------------------------------------------------------


def test_blatant_thievery_of_the_first_edition_takes_a_card() -> None:
    t = At("first-uk", ann={"hand": "blatant_thievery"}, bob={}, cal={"hand": "neigh yay"})
    t.does("ann", "blatant_thievery").does("cal", "pass")
    assert sorted(t.options("ann")) == ["take neigh", "take yay"]
    t.does("ann", "take neigh")
    assert t.hand("ann") == ["neigh"]
    assert t.hand("cal") == ["yay"]
    t.turn_of("bob")


def test_blatant_thievery_of_the_first_edition_may_look_at_your_own_hand_for_nothing() -> None:
    """R-WORD-07: any player is you too; bob's empty hand is none to look at (ruling 7.22)."""
    t = At("first-uk", ann={"hand": "blatant_thievery yay"}, bob={}, cal={"hand": "neigh"}, dan={"hand": "slowdown"})
    assert t.does("ann", "blatant_thievery").options("ann") == ["ann", "cal", "dan"]
    t.does("ann", "ann").does("cal", "pass").does("dan", "pass")
    assert [t.hand(who) for who in ("ann", "cal", "dan")] == [["yay"], ["neigh"], ["slowdown"]]
    t.turn_of("bob")


def test_blatant_thievery_of_the_first_edition_on_empty_hands_does_nothing() -> None:
    """R-EFF-08."""
    t = At("first-uk", ann={"hand": "blatant_thievery"}, bob={}, cal={})
    t.does("ann", "blatant_thievery")
    assert t.discard == ["blatant_thievery"]
    t.turn_of("bob")


def test_blatant_thievery_in_first_ru_cannot_be_played_as_the_only_card_of_all_hands() -> None:
    """R-EFF-09: the card played is in no hand any more, so there is none to look at."""
    t = At("first-ru", ann={"hand": "blatant_thievery"}, bob={}, cal={})
    assert t.options("ann") == ["draw"]
    assert t.why("ann", "blatant_thievery") == "impossible (R-EFF-09)"
    t.turn_of("ann")


def test_blatant_thievery_in_first_ru_of_a_hand_spent_in_the_window_takes_nothing() -> None:
    """Ruling 7.22."""
    t = At("first-ru", ann={"hand": "blatant_thievery neigh"}, bob={}, cal={"hand": "neigh"})
    t.does("ann", "blatant_thievery", "cal").does("cal", "neigh").does("ann", "neigh")
    assert t.hand("ann") == []
    t.turn_of("bob")


# --- Unicorn Shrinkray (1E): all unicorns of a stable become babies -------------------------------------------------


def test_unicorn_shrinkray_turns_all_unicorns_of_a_stable_into_babies() -> None:
    """Ruling 8.2; upgrades and downgrades stay."""
    t = At(
        "first-uk",
        ann={"hand": "unicorn_shrinkray"},
        bob={"stable": ""},
        cal={"stable": "narwhal yay rhinocorn slowdown"},
    )
    assert t.does("ann", "unicorn_shrinkray").options("ann") == ["ann", "bob", "cal"]
    t.does("ann", "cal")
    assert t.stable("cal")[:2] == ["yay", "slowdown"]
    assert all(name.startswith("baby_") for name in t.stable("cal")[2:])
    assert len(t.stable("cal")) == 4
    assert sorted(t.discard) == ["narwhal", "rhinocorn", "unicorn_shrinkray"]
    t.turn_of("bob")


def test_unicorn_shrinkray_sets_off_nothing_of_the_unicorns() -> None:
    """Ruling 8.2: no flying home, no Stabby, no Phoenix, no knight; a baby is replaced by a baby."""
    five = "stabby_the_unicorn greedy_flying_unicorn unicorn_phoenix black_knight_unicorn baby_narwhal"
    t = At("first-uk", ann={"hand": "unicorn_shrinkray"}, bob={}, cal={"hand": "neigh", "stable": five})
    nursery = len(t.nursery)
    t.does("ann", "unicorn_shrinkray", "cal").does("cal", "pass")
    assert len(t.stable("cal")) == 5
    assert all(name.startswith("baby_") for name in t.stable("cal"))
    assert t.hand("cal") == ["neigh"]
    assert sorted(t.discard) == sorted([*five.split()[:4], "unicorn_shrinkray"])
    assert len(t.nursery) == nursery + 1 - 5
    t.turn_of("bob")


def test_unicorn_shrinkray_cannot_touch_the_kittencorn() -> None:
    """Ruling 4.9, R-EFF-14: safe from what hits it in a group too.  An aura does not help: nothing is destroyed."""
    t = At(
        "first-uk", ann={"hand": "unicorn_shrinkray"}, bob={}, cal={"stable": "magical_kittencorn narwhal rainbow_aura"}
    )
    t.does("ann", "unicorn_shrinkray", "cal")
    assert t.stable("cal")[:2] == ["magical_kittencorn", "rainbow_aura"]
    assert len(t.stable("cal")) == 3
    assert sorted(t.discard) == ["narwhal", "unicorn_shrinkray"]
    t.turn_of("bob")


def test_unicorn_shrinkray_cannot_touch_pandas() -> None:
    """Ruling 5.3: what acts on unicorns leaves pandas alone."""
    t = At("first-uk", ann={"hand": "unicorn_shrinkray"}, bob={}, cal={"stable": "pandamonium narwhal rhinocorn"})
    t.does("ann", "unicorn_shrinkray", "cal")
    assert t.stable("cal") == ["pandamonium", "narwhal", "rhinocorn"]
    assert t.discard == ["unicorn_shrinkray"]
    t.turn_of("bob")


def test_unicorn_shrinkray_brings_no_more_babies_than_the_nursery_has() -> None:
    """Rulings 4.10 and 8.2: only the narwhal is left there."""
    pandas = " ".join(f"baby_unicorn_{colour}" for colour in BABIES)
    t = At(
        "first-uk",
        ann={"hand": "unicorn_shrinkray", "stable": ""},
        bob={"stable": "narwhal rhinocorn stabby_the_unicorn"},
        cal={"stable": "pandamonium " + pandas},
    )
    assert t.nursery == ["baby_narwhal"]
    t.does("ann", "unicorn_shrinkray", "bob")
    assert t.stable("bob") == ["baby_narwhal"]
    assert t.nursery == []
    t.turn_of("bob")


def test_unicorn_shrinkray_on_an_empty_stable_does_nothing() -> None:
    """R-EFF-08."""
    t = At("first-uk", ann={"hand": "unicorn_shrinkray"}, bob={"stable": "narwhal"}, cal={"stable": "yay"})
    t.does("ann", "unicorn_shrinkray", "cal")
    assert t.stable("cal") == ["yay"]
    assert len(t.nursery) == 12
    t.turn_of("bob")


def test_unicorn_shrinkray_on_barbed_wire_costs_a_card_for_each_leaving_and_each_entering() -> None:
    """Rulings 7.1 and 8.2: a baby that a baby replaces costs two."""
    t = At(
        "first-uk",
        ann={"hand": "unicorn_shrinkray"},
        bob={},
        cal={"hand": "neigh neigh neigh neigh neigh", "stable": "barbed_wire narwhal baby_narwhal"},
    )
    t.does("ann", "unicorn_shrinkray", "cal").does("cal", "pass", *["neigh"] * 4)
    assert t.hand("cal") == ["neigh"]
    t.turn_of("bob")
