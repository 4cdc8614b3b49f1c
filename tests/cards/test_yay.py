"""Yay: no instant can stop a card you play."""

from stablemates.testing import At

from .table import in_both


@in_both
def test_keeps_others_from_stopping_its_players_cards(rulebook: str) -> None:
    """Ruling 3.5, R-EFF-13."""
    t = At(
        rulebook,
        ann={"hand": "good_deal", "stable": "yay"},
        bob={"hand": "neigh"},
        cal={"hand": "super_neigh"},
        targets="hidden",
    )
    t.does("ann", "good_deal")
    assert t.asked == {"ann": "discard"}
    t.does("ann", t.options("ann")[0])
    assert t.hand("cal") == ["super_neigh"]
    t.turn_of("bob")


@in_both
def test_can_be_stopped_itself_but_a_second_one_cannot(rulebook: str) -> None:
    """Ruling 3.5: while it is being played it is not yet in the stable."""
    t = At(rulebook, ann={"hand": "yay", "stable": ""}, bob={"hand": "neigh"}, cal={})
    t.does("ann", "yay", "yay ann").does("bob", "neigh")
    assert t.stable("ann") == []
    assert t.discard == ["yay", "neigh"]
    t.turn_of("bob")
    t = At(rulebook, ann={"hand": "yay", "stable": "yay"}, bob={"hand": "neigh"}, cal={})
    t.does("ann", "yay", "yay ann")
    assert t.stable("ann") == ["yay", "yay"]
    t.turn_of("bob")


@in_both
def test_does_not_protect_other_players_cards(rulebook: str) -> None:
    """R-EFF-02, R-CARD-06: only for the player of its stable. It can be played into any stable."""
    t = At(rulebook, ann={"hand": "yay narwhal"}, bob={"stable": ""}, cal={"hand": "neigh", "stable": ""})
    assert t.does("ann", "yay").options("ann") == ["yay ann", "yay bob", "yay cal"]
    t.does("ann", "yay bob").does("cal", "pass")
    assert t.stable("bob") == ["yay"]
    t.turn_of("bob")
    t = At(rulebook, ann={"hand": "good_deal", "stable": ""}, bob={"stable": "yay"}, cal={"hand": "neigh"})
    t.does("ann", "good_deal")
    assert t.asked == {"cal": "neigh"}
    t.does("cal", "neigh").turn_of("bob")


@in_both
def test_moved_away_leaves_the_next_card_open(rulebook: str) -> None:
    """R-EFF-13: it holds while it is in the stable, so the Re-Target that moved it was still safe."""
    t = At(
        rulebook,
        ann={"hand": "re_target good_deal", "stable": "yay double_dutch"},
        bob={"stable": ""},
        cal={"hand": "neigh"},
        phase="beginning",
        deck="narwhal",
    )
    t.does("ann", "re_target", "yay", "yay bob")
    assert t.stable("bob") == ["yay"]
    t.does("ann", "good_deal")
    assert t.asked == {"cal": "neigh"}
    t.does("cal", "neigh").does("ann", "pass").turn_of("bob")
