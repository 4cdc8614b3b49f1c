"""Unicorn Shrinkray.

Choose any player, even yourself. All unicorns of that stable go to the discard pile without setting off their
effects; then bring as many baby unicorns from the nursery into it.
"""

from stablemates.testing import At

from .table import at, in_first

BABIES = ["red", "pink", "orange", "yellow", "green", "blue", "purple", "black", "white", "brown", "rainbow", "death"]


def test_turns_all_unicorns_of_a_stable_into_babies() -> None:
    """Ruling 8.2: upgrades and downgrades stay."""
    t = At(
        "first-uk",
        ann={"hand": "unicorn_shrinkray"},
        bob={"stable": ""},
        cal={"stable": "narwhal yay rhinocorn slowdown"},
    )
    assert t.does("ann", "unicorn_shrinkray").options("ann") == ["ann", "bob", "cal"]
    t.does("ann", "cal")
    assert t.stable("cal")[:2] == ["yay", "slowdown"]
    assert all(name.startswith("baby_") for name in t.stable("cal")[2:])
    assert len(t.stable("cal")) == 4
    assert sorted(t.discard) == ["narwhal", "rhinocorn", "unicorn_shrinkray"]
    t.turn_of("bob")


def test_triggers_nothing_of_the_unicorns() -> None:
    """Ruling 8.2: no flight home, no Stabby, no Phoenix, no Black Knight. A baby is replaced by a baby."""
    five = "stabby_the_unicorn greedy_flying_unicorn unicorn_phoenix black_knight_unicorn baby_narwhal"
    t = At("first-uk", ann={"hand": "unicorn_shrinkray"}, bob={}, cal={"hand": "neigh", "stable": five})
    nursery = len(t.nursery)
    t.does("ann", "unicorn_shrinkray", "cal").does("cal", "pass")
    assert len(t.stable("cal")) == 5
    assert all(name.startswith("baby_") for name in t.stable("cal"))
    assert t.hand("cal") == ["neigh"]
    assert sorted(t.discard) == sorted([*five.split()[:4], "unicorn_shrinkray"])
    assert len(t.nursery) == nursery + 1 - 5
    t.turn_of("bob")


def test_spares_kittencorn() -> None:
    """Ruling 4.9, R-EFF-14: it is safe in a group too. An aura does not help, since nothing is destroyed."""
    t = At(
        "first-uk", ann={"hand": "unicorn_shrinkray"}, bob={}, cal={"stable": "magical_kittencorn narwhal rainbow_aura"}
    )
    t.does("ann", "unicorn_shrinkray", "cal")
    assert t.stable("cal")[:2] == ["magical_kittencorn", "rainbow_aura"]
    assert len(t.stable("cal")) == 3
    assert sorted(t.discard) == ["narwhal", "unicorn_shrinkray"]
    t.turn_of("bob")


def test_spares_pandas() -> None:
    """Ruling 5.3: effects on unicorns pass pandas by."""
    t = At("first-uk", ann={"hand": "unicorn_shrinkray"}, bob={}, cal={"stable": "pandamonium narwhal rhinocorn"})
    t.does("ann", "unicorn_shrinkray", "cal")
    assert t.stable("cal") == ["pandamonium", "narwhal", "rhinocorn"]
    assert t.discard == ["unicorn_shrinkray"]
    t.turn_of("bob")


def test_brings_no_more_babies_than_the_nursery_has() -> None:
    """Rulings 4.10 and 8.2: only Baby Narwhal is left there."""
    pandas = " ".join(f"baby_unicorn_{colour}" for colour in BABIES)
    t = At(
        "first-uk",
        ann={"hand": "unicorn_shrinkray", "stable": ""},
        bob={"stable": "narwhal rhinocorn stabby_the_unicorn"},
        cal={"stable": "pandamonium " + pandas},
    )
    assert t.nursery == ["baby_narwhal"]
    t.does("ann", "unicorn_shrinkray", "bob")
    assert t.stable("bob") == ["baby_narwhal"]
    assert t.nursery == []
    t.turn_of("bob")


def test_on_an_empty_stable_does_nothing() -> None:
    """R-EFF-08."""
    t = At("first-uk", ann={"hand": "unicorn_shrinkray"}, bob={"stable": "narwhal"}, cal={"stable": "yay"})
    t.does("ann", "unicorn_shrinkray", "cal")
    assert t.stable("cal") == ["yay"]
    assert len(t.nursery) == 12
    t.turn_of("bob")


@in_first
def test_stopped_shrinks_nothing(rulebook: str) -> None:
    """R-CARD-07, ruling 3.3."""
    t = at(
        rulebook,
        ann={"hand": "unicorn_shrinkray", "stable": ""},
        bob={"stable": "narwhal"},
        cal={"hand": "neigh", "stable": ""},
    )
    t.does("ann", "unicorn_shrinkray")
    if t.asked == {"ann": "player"}:
        t.does("ann", "bob")
    t.does("cal", "neigh")
    assert t.stable("bob") == ["narwhal"]
    assert t.discard == ["unicorn_shrinkray", "neigh"]
    t.turn_of("bob")
