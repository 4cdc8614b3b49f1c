"""Rhinocorn: at the start of your turn you may destroy a unicorn; if you do, go straight to the end of your turn."""

from .table import at, in_all, in_both, plays, starts


@in_all
def test_destroying_a_baby_ends_the_turn(rulebook: str) -> None:
    """Ruling 2.5: babies always count."""
    t = at(rulebook, ann={"stable": "rhinocorn"}, bob={"stable": "baby_narwhal"}, cal={"stable": ""}, phase="beginning")
    starts(t, "ann", "rhinocorn")
    if t.asked == {"ann": "destroy"}:  # in first-ru Rhinocorn could destroy itself
        t.does("ann", "baby_narwhal")
    assert "baby_narwhal" in t.nursery
    t.turn_of("bob")


@in_both
def test_destroys_a_unicorn_and_ends_the_turn(rulebook: str) -> None:
    """R-TURN-02, R-WORD-04: another player's unicorn, not an upgrade or a downgrade."""
    t = at(
        rulebook,
        ann={"stable": "rhinocorn narwhal"},
        bob={"stable": "yay americorn basic_unicorn_red slowdown"},
        cal={"stable": "llamacorn"},
        phase="beginning",
    )
    assert t.options("ann") == ["pass", "use rhinocorn"]
    assert t.does("ann", "use rhinocorn").options("ann") == ["americorn", "basic_unicorn_red", "llamacorn"]
    t.does("ann", "americorn")
    assert t.stable("bob") == ["yay", "basic_unicorn_red", "slowdown"]
    assert t.discard == ["americorn"]
    assert t.hand("ann") == []  # no draw and no action
    t.turn_of("bob")


@in_all
def test_may_decline(rulebook: str) -> None:
    """R-EFF-04, R-TURN-04: the turn continues as usual."""
    t = at(rulebook, ann={"stable": "rhinocorn"}, bob={"stable": "narwhal"}, deck="yay neigh", phase="beginning")
    t.does("ann", t.options("ann")[0])
    assert t.hand("ann") == ["yay"]
    assert t.stable("bob") == ["narwhal"]
    t.turn_of("ann")


@in_both
def test_without_a_target_does_not_end_the_turn(rulebook: str) -> None:
    """Rulings 1.4, 4.9 and 5.3: Rainbow Aura and Pandamonium leave no target, so it is not asked."""
    t = at(
        rulebook,
        ann={"stable": "rhinocorn narwhal"},
        bob={"stable": "americorn rainbow_aura"},
        cal={"stable": "llamacorn pandamonium"},
        deck="yay neigh",
        phase="beginning",
    )
    assert t.hand("ann") == ["yay"]
    t.turn_of("ann")


@in_all
def test_leaves_the_hand_limit_in_force(rulebook: str) -> None:
    """Ruling 1.4, R-TURN-10: the end of the turn is never skipped."""
    hand = "yay neigh slowdown nanny_cam good_deal shake_up reset_button re_target"
    t = at(rulebook, ann={"hand": hand, "stable": "rhinocorn"}, bob={"stable": "narwhal americorn"}, phase="beginning")
    starts(t, "ann", "rhinocorn").does("ann", "narwhal")
    assert t.ask("ann") == "discard"
    t.does("ann", "yay")
    assert len(t.hand("ann")) == 7
    t.turn_of("bob")


@in_both
def test_waits_for_a_turn_that_starts_with_it(rulebook: str) -> None:
    """R-TURN-03, ruling 1.3."""
    t = at(rulebook, ann={"hand": "rhinocorn"}, bob={"stable": "narwhal"}, phase="beginning")
    plays(t, "ann", "rhinocorn")
    assert t.stable("bob") == ["narwhal"]
    t.turn_of("bob")


def test_first_ru_reaches_every_stable() -> None:
    """R-WORD-04, R-CHAIN-04: any player's unicorn including yours, chosen first. Protected ones are left out."""
    t = at(
        "first-ru",
        ann={"stable": "rhinocorn yay"},
        bob={"stable": "americorn rainbow_aura"},
        cal={"stable": "llamacorn narwhal"},
        phase="beginning",
    )
    assert t.options("ann") == ["no", "yes"]
    assert t.does("ann", "yes").options("ann") == ["rhinocorn", "llamacorn", "narwhal"]
    t.does("ann", "narwhal")
    assert t.stable("cal") == ["llamacorn"]
    t.turn_of("bob")
