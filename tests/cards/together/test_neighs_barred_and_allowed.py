"""Who may play a Neigh on what: Slowdown, Ginormous Unicorn and Yay (rulings 3.4 to 3.6)."""

import pytest

from stablemates.testing import At

from ..table import at, in_all, in_both, plays


@in_both
@pytest.mark.parametrize("card", ["slowdown", "ginormous_unicorn"])
def test_slowdown_and_ginormous_bar_neigh_and_super_neigh(rulebook: str, card: str) -> None:
    """Rulings 3.4 and 3.6: the cards stay in hand, and their holder is not asked."""
    t = At(rulebook, ann={"hand": "narwhal"}, bob={"hand": "neigh super_neigh", "stable": card}, cal={"hand": "neigh"})
    plays(t, "ann", "narwhal")
    assert t.asked == {"cal": "neigh"}
    assert t.why("bob", "neigh") == "no-neighs (R-EFF-13)"
    assert t.why("bob", "super_neigh") == "no-neighs (R-EFF-13)"
    assert t.why("cal", "neigh") == ""
    t.does("cal", "pass")
    assert t.stable("ann") == ["baby_unicorn_red", "narwhal"]
    t.turn_of("bob")


@in_both
def test_under_slowdown_you_cannot_defend_your_own_card(rulebook: str) -> None:
    """Ruling 3.6."""
    t = At(rulebook, ann={"hand": "narwhal neigh", "stable": "slowdown"}, bob={"hand": "neigh"}, cal={})
    plays(t, "ann", "narwhal").does("bob", "neigh")
    assert t.stable("ann") == ["slowdown"]
    assert t.hand("ann") == ["neigh"]
    t.turn_of("bob")


def test_blinding_light_lifts_the_ban_of_ginormous_in_the_second_edition_only() -> None:
    """Rulings 3.6 and 6.4: the first edition's light leaves the ban in force."""
    for rulebook, asked in (("second-ru", {"bob": "neigh", "cal": "neigh"}), ("first-uk", {"cal": "neigh"})):
        t = At(
            rulebook,
            ann={"hand": "good_deal", "stable": "narwhal"},
            bob={"hand": "neigh", "stable": "ginormous_unicorn blinding_light"},
            cal={"hand": "neigh"},
        )
        t.does("ann", "good_deal")
        assert t.asked == asked
        t.does("cal", "neigh")
        if rulebook == "second-ru":
            t.does("bob", "pass").does("bob", "pass")  # on the deal, then on cal's Neigh
        assert t.discard == ["good_deal", "neigh"]
        t.turn_of("bob")


@in_both
def test_panda_ginormous_still_bars_neighs(rulebook: str) -> None:
    """Ruling 5.2: pandas keep their own effects."""
    t = At(
        rulebook,
        ann={"hand": "good_deal"},
        bob={"hand": "neigh", "stable": "ginormous_unicorn pandamonium"},
        cal={},
        targets="hidden",
    )
    t.does("ann", "good_deal")
    assert t.asked == {"ann": "discard"}
    t.does("ann", t.options("ann")[0]).turn_of("bob")


@in_both
def test_yay_protects_from_neigh_and_super_neigh(rulebook: str) -> None:
    """Rulings 3.4 and 3.5."""
    t = At(rulebook, ann={"hand": "narwhal", "stable": "yay"}, bob={"hand": "neigh super_neigh"}, cal={"hand": "neigh"})
    plays(t, "ann", "narwhal")
    assert t.stable("ann") == ["yay", "narwhal"]
    assert t.hand("cal") == ["neigh"]
    t.turn_of("bob")


@in_both
def test_yay_protects_its_players_own_neigh(rulebook: str) -> None:
    """Ruling 3.5: a Neigh is a card they play."""
    t = At(rulebook, ann={"hand": "narwhal neigh"}, bob={"hand": "neigh", "stable": "yay"}, cal={"hand": "super_neigh"})
    plays(t, "ann", "narwhal").does("bob", "neigh").does("cal", "pass")
    assert t.stable("ann") == ["baby_unicorn_red"]
    assert t.hand("ann") == ["neigh"]
    t.turn_of("bob")


@in_both
def test_swift_flying_unicorn_recovers_neigh_and_super_neigh(rulebook: str) -> None:
    """Ruling 3.4: both are Neigh cards."""
    t = At(
        rulebook, ann={"hand": "swift_flying_unicorn"}, bob={}, cal={}, discard="neigh yay super_neigh narwhal neigh"
    )
    plays(t, "ann", "swift_flying_unicorn").does("ann", "yes")
    assert t.options("ann") == ["neigh", "super_neigh"]
    t.does("ann", "super_neigh")
    assert t.hand("ann") == ["super_neigh"]
    t.turn_of("bob")


@in_all
def test_ginormous_keeps_its_player_from_defending_a_card(rulebook: str) -> None:
    """Rulings 3.2 and 3.6."""
    t = at(rulebook, ann={"hand": "narwhal neigh", "stable": "ginormous_unicorn"}, bob={"hand": "neigh"})
    plays(t, "ann", "narwhal").does("bob", "neigh")
    assert sorted(t.discard) == ["narwhal", "neigh"]
    assert t.hand("ann") == ["neigh"]
    t.turn_of("bob")
