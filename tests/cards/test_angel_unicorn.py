"""Angel Unicorn.

At the start of your turn, you may sacrifice this card; if you do, bring a unicorn from the discard pile into your
stable.
"""

from .table import at, in_first, plays


def test_is_sacrificed_to_bring_another() -> None:
    """R-EFF-07: only a unicorn from the pile. The turn continues."""
    t = at(
        "first-uk",
        ann={"stable": "angel_unicorn narwhal"},
        discard="alluring_narwhal yay good_deal neigh",
        phase="beginning",
    )
    assert t.options("ann") == ["pass", "use angel_unicorn"]
    assert sorted(t.does("ann", "use angel_unicorn").options("ann")) == ["alluring_narwhal", "angel_unicorn"]
    t.does("ann", "alluring_narwhal")
    assert t.stable("ann") == ["narwhal", "alluring_narwhal"]
    assert "angel_unicorn" in t.discard
    t.turn_of("ann")


def test_may_decline() -> None:
    t = at("first-uk", ann={"stable": "angel_unicorn"}, discard="americorn", phase="beginning")
    t.does("ann", "pass")
    assert (t.stable("ann"), t.discard) == (["angel_unicorn"], ["americorn"])
    t.turn_of("ann")


def test_with_no_other_in_the_pile_brings_itself_back() -> None:
    """No text forbids it."""
    t = at("first-uk", ann={"stable": "angel_unicorn"}, discard="yay", phase="beginning")
    t.does("ann", "use angel_unicorn")
    assert (t.stable("ann"), t.discard) == (["angel_unicorn"], ["yay"])
    t.turn_of("ann")


def test_first_ru_cannot_bring_itself_back() -> None:
    """R-CHAIN-04: it is not in the pile yet when the choice is made."""
    t = at("first-ru", ann={"stable": "angel_unicorn"}, discard="narwhal llamacorn yay", phase="beginning")
    assert sorted(t.does("ann", "yes").options("ann")) == ["llamacorn", "narwhal"]
    t.does("ann", "narwhal")
    assert t.stable("ann") == ["narwhal"]
    assert t.discard == ["angel_unicorn", "llamacorn", "yay"]
    t.turn_of("ann")


@in_first
def test_waits_for_a_turn_that_starts_with_it(rulebook: str) -> None:
    """R-TURN-03, ruling 1.3."""
    t = at(rulebook, ann={"hand": "angel_unicorn", "stable": ""}, discard="narwhal")
    plays(t, "ann", "angel_unicorn")
    assert (t.stable("ann"), t.hand("ann")) == (["angel_unicorn"], [])
    t.turn_of("bob")
