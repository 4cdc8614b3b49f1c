"""Re-Target: choose an upgrade or a downgrade in any stable, even yours, and move it to any other one."""

from stablemates.testing import At

from .table import in_both


@in_both
def test_moves_an_upgrade_or_a_downgrade_to_another_stable(rulebook: str) -> None:
    t = At(rulebook, ann={"hand": "re_target", "stable": "slowdown"}, bob={"stable": "yay"}, cal={"stable": ""}, dan={})
    t.does("ann", "re_target", "slowdown")
    assert t.options("ann") == ["slowdown bob", "slowdown cal", "slowdown dan"]
    t.does("ann", "slowdown cal")
    assert t.stable("ann") == []
    assert t.stable("cal") == ["slowdown"]
    t.turn_of("bob")


@in_both
def test_cannot_move_unicorns_or_stay_in_the_same_stable(rulebook: str) -> None:
    """Ruling 7.8: source and destination differ. Either may be yours."""
    t = At(
        rulebook,
        ann={"hand": "re_target yay", "stable": "narwhal slowdown"},
        bob={"stable": "pandamonium ginormous_unicorn yay"},
        cal={"stable": "baby_narwhal magical_kittencorn"},
    )
    assert t.does("ann", "re_target").options("ann") == ["slowdown", "pandamonium", "yay"]
    assert t.does("ann", "yay").options("ann") == ["yay ann", "yay cal"]
    t.does("ann", "yay ann")
    assert t.stable("ann") == ["narwhal", "slowdown", "yay"]
    t.turn_of("bob")


@in_both
def test_with_nothing_to_move_is_spent_for_nothing(rulebook: str) -> None:
    """R-EFF-08."""
    t = At(rulebook, ann={"hand": "re_target"}, bob={"stable": "narwhal"}, cal={})
    t.does("ann", "re_target")
    assert t.discard == ["re_target"]
    t.turn_of("bob")


@in_both
def test_moved_start_of_turn_card_works_from_the_next_turn(rulebook: str) -> None:
    """Ruling 7.8, R-TURN-03."""
    t = At(rulebook, ann={"hand": "re_target", "stable": "glitter_bomb"}, bob={"stable": ""}, cal={"stable": "narwhal"})
    t.does("ann", "re_target", "glitter_bomb bob")
    assert t.options("bob") == ["pass", "use glitter_bomb"]
    t.does("bob", "use glitter_bomb")
    assert t.stable("bob") == []
    assert t.stable("cal") == []
    t.turn_of("bob")


@in_both
def test_moving_pandamonium_away_can_win(rulebook: str) -> None:
    """Ruling 5.1, R-END-02, R-END-03."""
    seven = " ".join(["basic_unicorn_blue"] * 3 + ["basic_unicorn_red"] * 3 + ["baby_narwhal"])
    t = At(
        rulebook, ann={"hand": "re_target", "stable": seven + " pandamonium"}, bob={"stable": ""}, cal={"stable": ""}
    )
    t.does("ann", "re_target", "pandamonium cal")
    t.won_by("ann")
