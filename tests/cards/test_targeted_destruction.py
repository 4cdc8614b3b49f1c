"""Targeted Destruction.

Second edition: destroy an upgrade or sacrifice a downgrade.
First edition: sacrifice or destroy one card: an upgrade or a downgrade.
"""

from typing import Any

from stablemates.testing import At


def test_destroys_an_upgrade_or_sacrifices_a_downgrade() -> None:
    position: dict[str, Any] = {
        "ann": {"hand": "targeted_destruction", "stable": "slowdown pandamonium rainbow_aura narwhal"},
        "bob": {"stable": "yay broken_stable rhinocorn"},
        "cal": {"stable": "double_dutch nanny_cam baby_narwhal"},
    }
    t = At("second-ru", **position)
    assert t.does("ann", "targeted_destruction").options("ann") == ["destroy", "sacrifice"]
    assert t.does("ann", "destroy").options("ann") == ["yay", "double_dutch"]
    t.does("ann", "double_dutch")
    assert t.stable("cal") == ["nanny_cam", "baby_narwhal"]
    assert t.discard == ["targeted_destruction", "double_dutch"]
    t = At("second-ru", **position)
    assert t.does("ann", "targeted_destruction", "sacrifice").options("ann") == ["slowdown", "pandamonium"]
    t.does("ann", "slowdown")
    assert t.stable("ann") == ["pandamonium", "rainbow_aura", "narwhal"]
    t.does("bob", "pass").turn_of("bob")


def test_spares_your_upgrades_and_other_players_downgrades() -> None:
    """R-EFF-08: if other players have no upgrade and you have no downgrade, nothing happens."""
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


def test_takes_the_only_target_unasked() -> None:
    t = At("second-ru", ann={"hand": "targeted_destruction", "stable": "slowdown"}, bob={"stable": "narwhal"}, cal={})
    t.does("ann", "targeted_destruction")
    assert t.stable("ann") == []
    t.turn_of("bob")


def test_cannot_be_played_without_an_object_if_magic_needs_one() -> None:
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


def test_removing_your_pandamonium_can_win() -> None:
    """Rulings 5.1 and 1.6, R-END-02, R-END-03."""
    seven = " ".join(["basic_unicorn_blue"] * 3 + ["basic_unicorn_red"] * 3 + ["baby_narwhal"])
    t = At("second-ru", ann={"hand": "targeted_destruction", "stable": seven + " pandamonium"}, bob={}, cal={})
    t.does("ann", "targeted_destruction").won_by("ann")


# --- first edition ----------------------------------------------------------------------------------------------------


def test_first_edition_destroys_or_sacrifices_either_type() -> None:
    position: dict[str, Any] = {
        "ann": {"hand": "targeted_destruction", "stable": "slowdown rainbow_aura narwhal"},
        "bob": {"stable": "yay broken_stable ginormous_unicorn"},
        "cal": {"stable": "nanny_cam baby_narwhal"},
    }
    t = At("first-uk", **position)
    assert t.does("ann", "targeted_destruction").options("ann") == ["destroy", "sacrifice"]
    assert t.does("ann", "destroy").options("ann") == ["yay", "broken_stable", "nanny_cam"]
    t.does("ann", "nanny_cam")
    assert t.stable("cal") == ["baby_narwhal"]
    t.turn_of("bob")
    t = At("first-uk", **position)
    assert t.does("ann", "targeted_destruction", "sacrifice").options("ann") == ["slowdown", "rainbow_aura"]
    t.does("ann", "rainbow_aura")
    assert t.stable("ann") == ["slowdown", "narwhal"]
    t.turn_of("bob")


def test_first_ru_destroys_in_your_own_stable_too() -> None:
    """R-WORD-04."""
    t = At(
        "first-ru", ann={"hand": "targeted_destruction", "stable": "slowdown narwhal"}, bob={"stable": "yay"}, cal={}
    )
    assert t.does("ann", "targeted_destruction", "destroy").options("ann") == ["slowdown", "yay"]
    t.does("ann", "slowdown")
    assert t.stable("ann") == ["narwhal"]
    t.turn_of("bob")


def test_first_edition_takes_the_only_target_unasked() -> None:
    t = At("first-uk", ann={"hand": "targeted_destruction", "stable": "narwhal"}, bob={"stable": "slowdown"}, cal={})
    t.does("ann", "targeted_destruction")
    assert t.stable("bob") == []
    t.turn_of("bob")


def test_first_edition_spares_unicorns() -> None:
    """R-EFF-08: without a target it does nothing. In first-ru it cannot be played (R-EFF-09)."""
    t = At("first-uk", ann={"hand": "targeted_destruction"}, bob={"stable": "narwhal"}, cal={})
    t.does("ann", "targeted_destruction")
    assert t.stable("bob") == ["narwhal"]
    t.turn_of("bob")
    t = At("first-ru", ann={"hand": "targeted_destruction"}, bob={"stable": "narwhal"}, cal={})
    assert t.why("ann", "targeted_destruction") == "impossible (R-EFF-09)"
    t.turn_of("ann")


def test_first_edition_on_a_tiny_stable_makes_room_again() -> None:
    """R-EFF-13: a rule holds while its card is in the stable."""
    five = "narwhal basic_unicorn_red basic_unicorn_blue basic_unicorn_green basic_unicorn_yellow"
    t = At(
        "first-uk",
        ann={"hand": "targeted_destruction", "stable": ""},
        bob={"hand": "rainbow_unicorn", "stable": five + " tiny_stable"},
        cal={"stable": ""},
        deck="neigh ...",
    )
    t.does("ann", "targeted_destruction").does("bob", "pass")
    t.does("bob", "rainbow_unicorn", "rainbow_unicorn bob", "no")
    assert t.stable("bob") == [*five.split(), "rainbow_unicorn"]
    t.turn_of("cal")
