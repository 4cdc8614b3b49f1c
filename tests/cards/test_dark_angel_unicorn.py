"""Dark Angel Unicorn.

On entry, you may sacrifice a unicorn; then bring a unicorn from the discard pile (not this card) into your stable.
"""

from .table import at


def test_sacrifices_a_unicorn_and_brings_another() -> None:
    """Ruling 7.15: any of your unicorns, itself included. The one sacrificed may come back."""
    t = at(
        "second-ru",
        ann={"hand": "dark_angel_unicorn", "stable": "narwhal yay slowdown"},
        bob={"stable": "llamacorn"},
        discard="rhinocorn good_deal neigh",
    )
    assert t.does("ann", "dark_angel_unicorn").options("ann") == ["no", "yes"]
    assert t.does("ann", "yes").options("ann") == ["narwhal", "dark_angel_unicorn"]
    assert sorted(t.does("ann", "narwhal").options("ann")) == ["narwhal", "rhinocorn"]
    t.does("ann", "rhinocorn")
    assert t.stable("ann") == ["yay", "slowdown", "dark_angel_unicorn", "rhinocorn"]
    t.turn_of("bob")


def test_cannot_bring_itself_back() -> None:
    """Ruling 7.15."""
    t = at("second-ru", ann={"hand": "dark_angel_unicorn", "stable": "narwhal"}, discard="rhinocorn americorn")
    t.does("ann", "dark_angel_unicorn", "yes", "dark_angel_unicorn")
    assert sorted(t.options("ann")) == ["americorn", "rhinocorn"]
    t.does("ann", "rhinocorn")
    assert t.stable("ann") == ["narwhal", "rhinocorn"]
    t.turn_of("bob")


def test_may_decline() -> None:
    t = at("second-ru", ann={"hand": "dark_angel_unicorn", "stable": "narwhal"}, discard="rhinocorn")
    t.does("ann", "dark_angel_unicorn", "no")
    assert (t.stable("ann"), t.discard) == (["narwhal", "dark_angel_unicorn"], ["rhinocorn"])
    t.turn_of("bob")


def test_can_sacrifice_a_baby() -> None:
    """Rulings 2.5 and 7.15."""
    t = at("second-ru", ann={"hand": "dark_angel_unicorn", "stable": "baby_narwhal"}, discard="rhinocorn yay")
    t.does("ann", "dark_angel_unicorn", "yes", "baby_narwhal")
    assert t.stable("ann") == ["dark_angel_unicorn", "rhinocorn"]
    assert "baby_narwhal" in t.nursery
    t.turn_of("bob")


def test_cannot_bring_back_a_flyer_that_went_home() -> None:
    """Ruling 4.7: it is in the hand. The pile has no other unicorn, so nothing comes."""
    t = at("second-ru", ann={"hand": "dark_angel_unicorn", "stable": "greedy_flying_unicorn"}, discard="yay")
    t.does("ann", "dark_angel_unicorn", "yes", "greedy_flying_unicorn")
    assert (t.stable("ann"), t.hand("ann")) == (["dark_angel_unicorn"], ["greedy_flying_unicorn"])
    t.turn_of("bob")
