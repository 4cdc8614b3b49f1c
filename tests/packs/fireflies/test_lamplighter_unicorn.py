"""Lamplighter Unicorn: on entry choose another player, who gives you a card of their choice from their hand."""

from .table import at


def test_chosen_player_chooses_the_gift() -> None:
    t = at(ann={"hand": "lamplighter_unicorn"}, bob={"hand": "yay slowdown"}, cat={"hand": "glitter_bomb"})
    assert t.does("ann", "lamplighter_unicorn").options("ann") == ["bob", "cat"]  # named immediately (R-EFF-11)
    t.does("ann", "bob").does("bob", "pass").does("cat", "pass")
    assert t.asked == {"bob": "gift"}
    assert sorted(t.options("bob")) == ["give slowdown", "give yay"]
    t.does("bob", "give slowdown")
    assert (t.hand("ann"), t.hand("cat")) == (["slowdown"], ["glitter_bomb"])
    assert t.hand("bob") == ["basic_unicorn_red", "yay"]  # one is bob's draw
    t.turn_of("bob")


def test_empty_hands_cannot_be_chosen() -> None:
    t = at(ann={"hand": "lamplighter_unicorn yay"}, bob={}, cat={})
    t.does("ann", "lamplighter_unicorn")
    assert t.hand("ann") == ["yay"]
    t.turn_of("bob")


def test_giver_of_equal_cards_is_asked_anyway() -> None:
    """Not asking would reveal that they are equal."""
    t = at(ann={"hand": "lamplighter_unicorn"}, bob={"hand": "neigh neigh"}, cat={})
    t.does("ann", "lamplighter_unicorn").does("bob", "pass")
    assert t.options("bob") == ["give neigh"]
    t.does("bob", "give neigh")
    assert t.hand("ann") == ["neigh"]
    t.turn_of("bob")


def test_single_card_is_given_unasked() -> None:
    t = at(ann={"hand": "lamplighter_unicorn"}, bob={"hand": "neigh"}, cat={})
    t.does("ann", "lamplighter_unicorn").does("bob", "pass")
    assert t.hand("ann") == ["neigh"]
    t.turn_of("bob")


def test_only_the_two_players_know_the_gift() -> None:
    t = at(ann={"hand": "lamplighter_unicorn"}, bob={"hand": "yay slowdown"}, cat={})
    t.does("ann", "lamplighter_unicorn").does("bob", "pass").does("bob", "give yay")
    assert t.sees("bob", "ann") == ["yay"]
    assert t.sees("cat", "ann") == ["?"]
    assert [event.as_seen_by(2).card for event in t.happened("pull")] == [-1]
    t.turn_of("bob")


def test_gift_from_an_open_hand_is_seen_by_everyone() -> None:
    t = at(ann={"hand": "lamplighter_unicorn"}, bob={"hand": "yay slowdown", "stable": "nanny_cam"}, cat={})
    t.does("ann", "lamplighter_unicorn").does("bob", "pass").does("bob", "give yay")
    assert t.sees("cat", "ann") == ["yay"]
    t.turn_of("bob")


def test_under_blinding_light_asks_for_nothing() -> None:
    t = at(ann={"hand": "lamplighter_unicorn", "stable": "blinding_light"}, bob={"hand": "yay slowdown"}, cat={})
    t.does("ann", "lamplighter_unicorn").does("bob", "pass")
    assert t.hand("ann") == []
    t.turn_of("bob")
