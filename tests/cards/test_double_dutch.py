"""Double Dutch: in a turn that starts with this card in your stable, you may play 2 cards in the action phase."""

from typing import Any

from stablemates.testing import At

from .table import in_both


@in_both
def test_lets_you_play_two_cards(rulebook: str) -> None:
    """Ruling 1.11, R-TURN-08."""
    t = At(
        rulebook,
        ann={"hand": "good_deal slowdown nanny_cam", "stable": "double_dutch"},
        bob={"stable": ""},
        cal={},
        phase="beginning",
        deck="yay neigh neigh neigh",
        targets="hidden",
    )
    t.turn_of("ann")
    t.does("ann", "slowdown", "slowdown bob")
    assert t.options("ann")[0] == "pass"
    assert sorted(t.options("ann")[1:]) == ["good_deal", "nanny_cam", "yay"]
    t.does("ann", "nanny_cam", "nanny_cam bob")
    assert t.stable("bob") == ["slowdown", "nanny_cam"]
    t.turn_of("bob")


@in_both
def test_allows_no_draw_after_a_play_and_no_play_after_a_draw(rulebook: str) -> None:
    """Ruling 1.11: up to two plays, or the ordinary draw."""
    position: dict[str, Any] = {
        "ann": {"hand": "slowdown nanny_cam", "stable": "double_dutch"},
        "bob": {"stable": ""},
        "cal": {},
    }
    t = At(rulebook, **position, phase="beginning", deck="yay neigh")
    t.does("ann", "draw")
    assert len(t.hand("ann")) == 4
    t.turn_of("bob")
    t = At(rulebook, **position, phase="beginning", deck="yay neigh")
    t.does("ann", "slowdown", "slowdown bob")
    assert "draw" not in t.options("ann")
    t.does("ann", "pass").turn_of("bob")


@in_both
def test_gives_nothing_in_the_turn_it_arrives(rulebook: str) -> None:
    """Ruling 1.11, R-TURN-03."""
    t = At(
        rulebook,
        ann={"hand": "double_dutch slowdown", "stable": ""},
        bob={"stable": ""},
        cal={"stable": ""},
        phase="beginning",
        deck="yay",
    )
    t.does("ann", "double_dutch", "double_dutch ann").turn_of("bob")


@in_both
def test_lost_during_the_turn_still_allows_the_second_play(rulebook: str) -> None:
    """Rulings 1.2 and 1.11: its new owner has to wait for a turn that starts with it."""
    t = At(
        rulebook,
        ann={"hand": "re_target slowdown", "stable": "double_dutch"},
        bob={"hand": "nanny_cam", "stable": ""},
        cal={"stable": ""},
        phase="beginning",
        deck="neigh yay",
    )
    t.does("ann", "re_target", "double_dutch bob").does("bob", "pass")
    assert t.options("ann") == ["pass", "slowdown"]
    t.does("ann", "slowdown", "slowdown cal").does("bob", "pass").turn_of("bob")
    t.does("bob", "nanny_cam", "nanny_cam cal").does("ann", "pass")
    assert t.options("bob") == ["pass", "yay"]
    t.does("bob", "pass").turn_of("cal")


@in_both
def test_counts_a_stopped_play(rulebook: str) -> None:
    """Ruling 3.3."""
    t = At(
        rulebook,
        ann={"hand": "slowdown nanny_cam", "stable": "double_dutch"},
        bob={"hand": "neigh", "stable": ""},
        cal={},
        phase="beginning",
        deck="neigh",
    )
    t.does("ann", "slowdown", "slowdown bob").does("bob", "neigh").does("ann", "pass")
    assert t.options("ann") == ["pass", "nanny_cam"]
    t.does("ann", "nanny_cam", "nanny_cam bob")
    assert t.stable("bob") == ["nanny_cam"]
    t.turn_of("bob")


@in_both
def test_asks_for_a_second_play_whatever_is_in_hand(rulebook: str) -> None:
    """R-TURN-09: a Neigh cannot be played, but not asking would reveal that there is nothing else."""
    for drawn in ("neigh", "yay"):
        t = At(
            rulebook,
            ann={"hand": "slowdown", "stable": "double_dutch"},
            bob={"stable": ""},
            cal={},
            phase="beginning",
            deck=drawn,
        )
        t.does("ann", "slowdown", "slowdown bob")
        assert t.options("ann") == (["pass"] if drawn == "neigh" else ["pass", "yay"])
        t.does("ann", "pass").turn_of("bob")


@in_both
def test_does_not_ask_an_empty_hand_for_a_second_play(rulebook: str) -> None:
    """R-TURN-08: everyone can see that there is nothing to play."""
    t = At(rulebook, ann={"stable": "double_dutch"}, bob={"stable": ""}, cal={}, phase="beginning", deck="slowdown")
    t.does("ann", "slowdown", "slowdown bob").turn_of("bob")
