"""Unicorn Poison: destroy a unicorn."""

from typing import Any

from stablemates.testing import At

from .table import in_both


@in_both
def test_destroys_another_players_unicorn(rulebook: str) -> None:
    t = At(rulebook, ann={"hand": "unicorn_poison"}, bob={"stable": "narwhal yay"}, cal={"stable": "rhinocorn"})
    t.does("ann", "unicorn_poison", "narwhal")
    assert t.stable("bob") == ["yay"]
    assert t.stable("cal") == ["rhinocorn"]
    assert t.discard == ["unicorn_poison", "narwhal"]
    t.turn_of("bob")


@in_both
def test_spares_protected_unicorns_pandas_other_cards_and_your_own(rulebook: str) -> None:
    """Rulings 4.9 and 5.3, R-WORD-04."""
    t = At(
        rulebook,
        ann={"hand": "unicorn_poison", "stable": "basic_unicorn_red"},
        bob={"stable": "magical_kittencorn queen_bee_unicorn baby_narwhal slowdown yay"},
        cal={"stable": "rainbow_aura basic_unicorn_blue"},
        dan={"stable": "pandamonium basic_unicorn_green"},
    )
    assert t.does("ann", "unicorn_poison").options("ann") == ["queen_bee_unicorn", "baby_narwhal"]
    t.does("ann", "baby_narwhal")
    assert t.stable("bob") == ["magical_kittencorn", "queen_bee_unicorn", "slowdown", "yay"]
    assert t.nursery[0] == "baby_narwhal"
    t.turn_of("bob")


@in_both
def test_takes_the_only_target_unasked(rulebook: str) -> None:
    t = At(rulebook, ann={"hand": "unicorn_poison"}, bob={"stable": ""}, cal={"stable": "narwhal"})
    t.does("ann", "unicorn_poison")
    assert t.stable("cal") == []
    t.turn_of("bob")


@in_both
def test_without_a_target_is_spent_for_nothing(rulebook: str) -> None:
    """R-EFF-08: impossible actions are skipped."""
    t = At(rulebook, ann={"hand": "unicorn_poison"}, bob={"stable": "yay"}, cal={"stable": ""})
    t.does("ann", "unicorn_poison")
    assert t.stable("ann") == ["baby_unicorn_red"]
    assert t.discard == ["unicorn_poison"]
    t.turn_of("bob")


def test_without_a_target_cannot_be_played_if_magic_needs_an_object() -> None:
    """Rulings 2.6 and 5.3, R-EFF-09: pandas are not objects either."""
    t = At(
        "second-ru",
        ann={"hand": "unicorn_poison"},
        bob={"stable": "yay"},
        cal={"stable": "pandamonium narwhal"},
        magic_needs_object=True,
    )
    assert t.options("ann") == ["draw"]
    assert t.why("ann", "unicorn_poison") == "impossible (R-EFF-09)"
    t.turn_of("ann")


def test_names_its_target_before_or_after_the_window() -> None:
    """R-EFF-11, ruling 3.8."""
    stables: dict[str, Any] = {
        "ann": {"hand": "unicorn_poison"},
        "bob": {"hand": "neigh", "stable": "narwhal"},
        "cal": {"stable": "rhinocorn"},
    }
    t = At("second-ru", **stables, targets="declared")
    t.does("ann", "unicorn_poison")
    assert t.asked == {"ann": "destroy"}
    t.does("ann", "rhinocorn").does("bob", "pass")
    assert t.stable("cal") == []
    t.turn_of("bob")
    t = At("second-ru", **stables, targets="hidden")
    t.does("ann", "unicorn_poison")
    assert t.asked == {"bob": "neigh"}
    t.does("bob", "pass").does("ann", "narwhal")
    assert t.stable("bob") == []
    t.turn_of("bob")


def test_first_ru_reaches_your_own_stable() -> None:
    """R-WORD-04, R-EFF-09: any player's unicorns. With none anywhere it cannot be played."""
    t = At("first-ru", ann={"hand": "unicorn_poison", "stable": "narwhal"}, bob={"stable": "rainbow_unicorn"}, cal={})
    assert t.does("ann", "unicorn_poison").options("ann") == ["narwhal", "rainbow_unicorn", "baby_unicorn_red"]
    t.does("ann", "narwhal")
    assert t.stable("ann") == []
    t.turn_of("bob")
