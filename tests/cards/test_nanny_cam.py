"""Nanny Cam: everyone can see your hand."""

from stablemates.testing import At

from .table import in_both, plays


@in_both
def test_shows_the_hand_to_everyone(rulebook: str) -> None:
    """Ruling 7.3: Neighs and later draws included."""
    t = At(
        rulebook,
        ann={"hand": "yay"},
        bob={"hand": "neigh narwhal", "stable": "nanny_cam"},
        cal={},
        deck="slowdown rhinocorn ...",
    )
    assert sorted(t.sees("ann", "bob")) == ["narwhal", "neigh"]
    assert sorted(t.sees("cal", "bob")) == ["narwhal", "neigh"]
    t.does("ann", "draw")
    assert sorted(t.sees("cal", "bob")) == ["narwhal", "neigh", "rhinocorn"]
    t.turn_of("bob")


@in_both
def test_hides_other_hands(rulebook: str) -> None:
    t = At(rulebook, ann={"hand": "yay"}, bob={"hand": "neigh", "stable": "nanny_cam"}, cal={"hand": "slowdown"})
    assert t.sees("bob", "ann") == ["?"]
    assert t.sees("ann", "cal") == ["?"]
    assert t.sees("bob", "bob") == ["neigh"]
    t.turn_of("ann")


@in_both
def test_shows_nothing_of_an_empty_hand(rulebook: str) -> None:
    t = At(rulebook, ann={"hand": "nanny_cam"}, bob={}, cal={})
    t.does("ann", "nanny_cam", "nanny_cam cal")
    assert t.sees("ann", "cal") == []
    t.turn_of("bob")


@in_both
def test_hides_later_draws_once_it_has_moved_away(rulebook: str) -> None:
    """R-EFF-13. Cards that everyone has already seen stay known."""
    t = At(
        rulebook,
        ann={"hand": "re_target", "stable": ""},
        bob={"hand": "neigh", "stable": "nanny_cam"},
        cal={"stable": ""},
        deck="yay ...",
    )
    t.does("ann", "re_target", "nanny_cam cal").does("bob", "pass")
    assert sorted(t.sees("cal", "bob")) == ["?", "neigh"]
    t.turn_of("bob")


@in_both
def test_turns_a_pull_into_a_choice(rulebook: str) -> None:
    """Ruling 7.3, R-WORD-09: a pull from a closed hand is random."""
    for stable, asked in (("nanny_cam", {"ann": "pull"}), ("", {"bob": "action"})):
        t = At(rulebook, ann={"hand": "americorn"}, bob={"stable": ""}, cal={"hand": "neigh yay", "stable": stable})
        plays(t, "ann", "americorn")
        if rulebook == "second-ru":
            t.does("ann", "yes")  # declared before cal may respond (R-EFF-11)
        t.does("cal", "pass")
        assert t.asked == asked
        if stable:
            assert sorted(t.options("ann")) == ["take neigh", "take yay"]
            t.does("ann", "take yay")
            assert t.hand("ann") == ["yay"]
            assert t.sees("bob", "ann") == ["yay"]
        assert len(t.hand("cal")) == 1
        t.turn_of("bob")


@in_both
def test_shows_a_hand_that_goes_to_someone_else(rulebook: str) -> None:
    """Rulings 7.3 and 7.11: everyone has seen what Ann takes. What Bob takes is open because he holds it."""
    ann = {"hand": "unfair_bargain narwhal", "stable": "yay"}
    t = At(rulebook, ann=ann, bob={"hand": "neigh slowdown", "stable": "nanny_cam"}, cal={}, deck="rhinocorn ...")
    t.does("ann", "unfair_bargain", "bob")
    assert t.sees("cal", "ann") == t.sees(None, "ann") == ["neigh", "slowdown"]
    assert t.sees("cal", "bob") == ["narwhal", "rhinocorn"]
    t.turn_of("bob")
