"""Unicorn on the Cob: on entry draw 2 cards and discard a card."""

from .table import at, in_all, in_both, plays, short_deck


@in_all
def test_draws_two_and_discards_one(rulebook: str) -> None:
    """R-EFF-06: any card in hand, the new ones included."""
    t = at(rulebook, ann={"hand": "unicorn_on_the_cob good_deal"}, bob={"stable": "narwhal"}, deck="yay slowdown neigh")
    assert sorted(plays(t, "ann", "unicorn_on_the_cob").options("ann")) == ["good_deal", "slowdown", "yay"]
    t.does("ann", "slowdown")
    assert t.hand("ann") == ["good_deal", "yay"]
    assert t.discard == ["slowdown"]
    t.turn_of("bob")


@in_all
def test_with_an_empty_hand_discards_one_of_the_two(rulebook: str) -> None:
    t = at(rulebook, ann={"hand": "unicorn_on_the_cob"}, deck="yay slowdown neigh")
    assert sorted(plays(t, "ann", "unicorn_on_the_cob").options("ann")) == ["slowdown", "yay"]
    t.does("ann", "yay")
    assert t.hand("ann") == ["slowdown"]
    t.turn_of("bob")


@in_both
def test_draws_the_last_card_and_ends_the_game(rulebook: str) -> None:
    """Ruling 1.8, R-END-04: it draws what is left, then discards. Most unicorns win."""
    t = short_deck(
        rulebook,
        "yay",
        ann={"hand": "unicorn_on_the_cob slowdown", "stable": "narwhal llamacorn"},
        bob={"stable": ""},
        cal={"stable": ""},
    )
    assert sorted(plays(t, "ann", "unicorn_on_the_cob").options("ann")) == ["slowdown", "yay"]
    t.does("ann", "yay")
    assert t.discard[0] == "yay"
    t.won_by("ann")


@in_all
def test_leaves_other_hands_alone(rulebook: str) -> None:
    """R-EFF-02."""
    t = at(rulebook, ann={"hand": "unicorn_on_the_cob"}, bob={"hand": "good_deal"}, deck="yay slowdown neigh")
    plays(t, "ann", "unicorn_on_the_cob").does("bob", "pass").does("ann", "yay")
    assert t.hand("bob") == ["good_deal", "neigh"]  # the Neigh is bob's draw
    t.turn_of("bob")


@in_all
def test_stopped_draws_nothing(rulebook: str) -> None:
    """R-CARD-07, ruling 3.3."""
    t = at(rulebook, ann={"hand": "unicorn_on_the_cob yay"}, bob={"hand": "neigh"})
    plays(t, "ann", "unicorn_on_the_cob").does("bob", "neigh").does("ann", "pass")
    assert t.hand("ann") == ["yay"]
    t.turn_of("bob")
