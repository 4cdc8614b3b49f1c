"""Super Neigh.

Respond to a card that another player is playing: it is stopped and goes to the discard pile. Nothing can stop
this card.
"""

from stablemates.testing import At

from .table import in_both, plays


@in_both
def test_stops_a_card_and_cannot_be_stopped(rulebook: str) -> None:
    """Ruling 3.4: no one is asked to respond to it."""
    t = At(rulebook, ann={"hand": "narwhal neigh"}, bob={"hand": "super_neigh yay"}, cal={"hand": "neigh"})
    plays(t, "ann", "narwhal").does("bob", "super_neigh").does("cal", "pass")
    assert t.stable("ann") == ["baby_unicorn_red"]
    assert t.hand("ann") == ["neigh"]
    assert t.hand("cal") == ["neigh"]
    assert t.discard == ["narwhal", "super_neigh"]
    t.turn_of("bob")


@in_both
def test_is_not_an_action_and_cannot_stop_your_own_card(rulebook: str) -> None:
    """R-TURN-09, ruling 3.2."""
    t = At(rulebook, ann={"hand": "super_neigh narwhal"}, bob={"hand": "yay"}, cal={})
    assert t.options("ann") == ["draw", "narwhal"]
    assert t.why("ann", "super_neigh") == "only-in-answer (R-TURN-09)"
    plays(t, "ann", "narwhal")
    assert t.asked == {"bob": "neigh"}
    assert t.options("bob") == ["pass"]
    t.does("bob", "pass").turn_of("bob")


@in_both
def test_on_a_neigh_saves_the_card_and_reopens_its_window(rulebook: str) -> None:
    """Ruling 3.4."""
    t = At(rulebook, ann={"hand": "narwhal super_neigh"}, bob={"hand": "neigh"}, cal={"hand": "neigh"})
    plays(t, "ann", "narwhal").does("bob", "neigh").does("cal", "pass")
    assert t.asked == {"ann": "neigh", "cal": "neigh"}
    t.does("ann", "super_neigh").does("cal", "pass")
    assert t.asked == {"cal": "neigh"}
    assert t.options("cal") == ["pass", "neigh"]
    t.does("cal", "pass")
    assert t.stable("ann") == ["baby_unicorn_red", "narwhal"]
    assert t.discard == ["neigh", "super_neigh"]
    t.turn_of("bob")


@in_both
def test_stops_a_response_to_a_response(rulebook: str) -> None:
    """Ruling 3.3: three in all, and no one can respond to the last."""
    t = At(rulebook, ann={"hand": "narwhal neigh neigh"}, bob={"hand": "neigh super_neigh"}, cal={})
    plays(t, "ann", "narwhal").does("bob", "neigh").does("ann", "neigh").does("bob", "super_neigh")
    assert t.asked == {"ann": "neigh"}  # on bob's first Neigh, whose window is open again
    t.does("ann", "neigh")
    assert t.stable("ann") == ["baby_unicorn_red", "narwhal"]
    t.turn_of("bob")


@in_both
def test_has_no_precedence_among_simultaneous_responses(rulebook: str) -> None:
    """Our ruling: the nearest seat's card is spent, even if it is only a Neigh."""
    t = At(rulebook, ann={"hand": "narwhal"}, bob={"hand": "neigh"}, cal={"hand": "super_neigh"}, dan={})
    plays(t, "ann", "narwhal").does("cal", "super_neigh").does("bob", "neigh").does("cal", "pass")
    assert t.hand("cal") == ["super_neigh"]
    assert t.discard == ["narwhal", "neigh"]
    t.turn_of("bob")
