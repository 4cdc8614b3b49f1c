"""Ginormous Unicorn: counts as 2 unicorns. While it is in your stable, you cannot play any Neigh card."""

from .table import at, in_all, plays

FIVE = "narwhal americorn llamacorn shark_with_a_horn mermaid_unicorn"


@in_all
def test_counts_as_two(rulebook: str) -> None:
    """Ruling 3.7, R-CARD-09: five and Ginormous make seven."""
    t = at(rulebook, ann={"hand": "ginormous_unicorn", "stable": FIVE})
    plays(t, "ann", "ginormous_unicorn").won_by("ann")


@in_all
def test_with_four_others_does_not_win(rulebook: str) -> None:
    t = at(rulebook, ann={"hand": "ginormous_unicorn", "stable": "narwhal americorn llamacorn shark_with_a_horn"})
    plays(t, "ann", "ginormous_unicorn").turn_of("bob")


@in_all
def test_bars_its_player_from_neighs(rulebook: str) -> None:
    """Ruling 3.6: neither Neigh nor Super Neigh, so its player is not asked. Others are."""
    t = at(
        rulebook,
        ann={"hand": "narwhal", "stable": ""},
        bob={"hand": "neigh super_neigh", "stable": "ginormous_unicorn"},
        cal={"hand": "neigh yay"},
    )
    plays(t, "ann", "narwhal")
    assert t.asked == {"cal": "neigh"}
    assert t.why("bob", "neigh") == "no-neighs (R-EFF-13)"
    assert t.why("bob", "super_neigh") == "no-neighs (R-EFF-13)"
    t.does("cal", "pass")
    assert t.hand("bob") == ["neigh", "neigh", "super_neigh"]  # they stay in hand
    t.turn_of("bob")


@in_all
def test_itself_can_be_stopped(rulebook: str) -> None:
    """Ruling 3.7: nothing protects it while it is played."""
    t = at(rulebook, ann={"hand": "ginormous_unicorn", "stable": FIVE}, bob={"hand": "neigh"})
    plays(t, "ann", "ginormous_unicorn").does("bob", "neigh")
    assert sorted(t.discard) == ["ginormous_unicorn", "neigh"]
    t.turn_of("bob")


@in_all
def test_frees_its_players_neighs_once_it_is_gone(rulebook: str) -> None:
    """R-EFF-13: the ban holds while it is in the stable."""
    t = at(
        rulebook,
        ann={"hand": "unicorn_poison good_deal", "stable": "double_dutch"},
        bob={"hand": "neigh", "stable": "ginormous_unicorn"},
        cal={"stable": ""},
        phase="beginning",
    )
    t.does("ann", "unicorn_poison")
    if t.asked == {"ann": "destroy"}:  # in first-ru ann's own unicorns are targets too
        t.does("ann", "ginormous_unicorn")
    assert t.stable("bob") == []
    t.does("ann", "good_deal")
    assert t.asked == {"bob": "neigh"}
    t.does("bob", "neigh").does("ann", "pass").turn_of("bob")
