"""Unicorn Lasso.

At the start of your turn, you may steal a unicorn; at the end of your turn it goes back to the stable it came from.
"""

from .table import begins


def test_steals_a_unicorn_until_the_end_of_the_turn() -> None:
    """Ruling 8.3."""
    t = begins(
        "first-uk", {"stable": "unicorn_lasso"}, bob={"stable": "ginormous_unicorn yay"}, cal={"stable": "narwhal"}
    )
    assert t.does("ann", "use unicorn_lasso").options("ann") == ["ginormous_unicorn", "narwhal"]
    t.does("ann", "narwhal")
    assert t.stable("ann") == ["unicorn_lasso", "narwhal"]
    t.turn_of("ann")
    t.does("ann", "draw")
    assert t.stable("ann") == ["unicorn_lasso"]
    assert t.stable("cal") == ["narwhal"]
    t.turn_of("bob")


def test_spares_pandas_and_other_cards() -> None:
    """Rulings 5.3 and 8.3: without a target it does nothing."""
    t = begins("first-uk", {"stable": "unicorn_lasso"}, bob={"stable": "pandamonium narwhal yay"})
    assert t.stable("ann") == ["unicorn_lasso"]
    t.turn_of("ann")


def test_returns_nothing_that_has_gone() -> None:
    """Ruling 8.3: ann sacrificed it."""
    t = begins("first-uk", {"hand": "two_for_one", "stable": "unicorn_lasso"}, bob={"stable": "narwhal"})
    t.does("ann", "use unicorn_lasso", "two_for_one", "narwhal")
    assert t.stable("ann") == ["unicorn_lasso"]
    assert t.stable("bob") == []
    assert sorted(t.discard) == ["narwhal", "two_for_one"]
    t.turn_of("bob")


def test_wins_with_the_unicorn_it_took() -> None:
    """R-END-02: first-uk counts at the end of the turn, first-ru when the chain is empty."""
    six = " ".join(["basic_unicorn_red"] * 3 + ["basic_unicorn_blue"] * 3)
    t = begins("first-uk", {"stable": six + " unicorn_lasso"}, bob={"stable": "narwhal"})
    t.does("ann", "use unicorn_lasso", "draw").won_by("ann")
    t = begins("first-ru", {"stable": six + " unicorn_lasso"}, bob={"stable": "narwhal"})
    t.does("ann", "yes").won_by("ann")


def test_shuffled_away_still_returns_the_unicorn_at_the_end() -> None:
    """Rulings 1.11 and 8.3: not when Reset Button takes the lasso, since ann has a second play."""
    t = begins(
        "first-uk",
        {"hand": "reset_button slowdown", "stable": "unicorn_lasso double_dutch"},
        bob={"stable": "narwhal"},
    )
    t.does("ann", "use unicorn_lasso", "reset_button")
    assert (t.stable("ann"), t.stable("bob")) == (["narwhal"], [])
    t.does("ann", "pass")
    assert (t.stable("ann"), t.stable("bob")) == ([], ["narwhal"])
    t.turn_of("bob")


def test_may_be_declined() -> None:
    """R-TURN-04."""
    t = begins("first-uk", {"stable": "unicorn_lasso"}, bob={"stable": "narwhal"})
    t.does("ann", "pass")
    assert (t.stable("ann"), t.stable("bob")) == (["unicorn_lasso"], ["narwhal"])
    t.turn_of("ann")
