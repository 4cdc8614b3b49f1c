"""Back Kick.

Second edition: return a card of your choice from another player's stable to that player's hand. That player discards
a card of their choice.
First edition: return a card of your choice from any player's stable, even yours, to that player's hand. That player
discards a card of their choice.
"""

import pytest

from stablemates.testing import At


def test_returns_a_card_and_makes_its_player_discard() -> None:
    """R-WORD-02: the discarding player chooses."""
    t = At(
        "second-ru",
        ann={"hand": "back_kick"},
        bob={"hand": "neigh", "stable": "narwhal"},
        cal={"stable": ""},
        deck="yay ...",
    )
    t.does("ann", "back_kick").does("bob", "pass")
    assert sorted(t.options("bob")) == ["narwhal", "neigh"]
    t.does("bob", "neigh")
    assert t.hand("bob") == ["narwhal", "yay"]  # the Yay is bob's draw
    assert t.stable("bob") == []
    assert t.discard == ["back_kick", "neigh"]
    t.turn_of("bob")


def test_reaches_any_card_of_the_others_but_none_of_yours() -> None:
    """R-WORD-07, ruling 4.9: Kittencorn is only safe from destruction."""
    t = At(
        "second-ru",
        ann={"hand": "back_kick", "stable": "narwhal slowdown"},
        bob={"stable": "yay rainbow_aura magical_kittencorn"},
        cal={"stable": "pandamonium basic_unicorn_red"},
        dan={"stable": ""},
    )
    t.does("ann", "back_kick")
    assert t.options("ann") == ["yay", "rainbow_aura", "magical_kittencorn", "pandamonium", "basic_unicorn_red"]
    t.does("ann", "pandamonium")
    assert t.stable("cal") == ["basic_unicorn_red"]
    assert t.hand("cal") == []
    assert t.discard == ["back_kick", "pandamonium"]
    t.turn_of("bob")


def test_leaves_pandas_alone_if_the_table_says_so() -> None:
    """Ruling 5.4, the other reading."""
    t = At(
        "second-ru",
        ann={"hand": "back_kick"},
        bob={"stable": "yay"},
        cal={"stable": "pandamonium basic_unicorn_red"},
        pandas_are_hit=False,
    )
    assert t.does("ann", "back_kick").options("ann") == ["yay", "pandamonium"]
    t.does("ann", "yay").turn_of("bob")


def test_on_a_baby_still_costs_a_card() -> None:
    """Ruling 4.10: the baby goes to the nursery, and the discard is a separate sentence."""
    t = At(
        "second-ru", ann={"hand": "back_kick"}, bob={"stable": ""}, cal={"hand": "slowdown", "stable": "baby_narwhal"}
    )
    t.does("ann", "back_kick").does("cal", "pass")
    assert t.hand("cal") == []
    assert t.nursery[0] == "baby_narwhal"
    assert t.discard == ["back_kick", "slowdown"]
    t.turn_of("bob")


@pytest.mark.parametrize("targets", ["declared", "hidden"])
def test_on_empty_stables_does_nothing(targets: str) -> None:
    """R-EFF-08: no card returns and no one discards."""
    t = At(
        "second-ru",
        ann={"hand": "back_kick yay"},
        bob={"stable": ""},
        cal={"hand": "neigh", "stable": ""},
        deck="slowdown ...",
        targets=targets,
    )
    t.does("ann", "back_kick").does("cal", "pass")
    assert [t.hand(who) for who in ("ann", "bob", "cal")] == [["yay"], ["slowdown"], ["neigh"]]
    assert t.discard == ["back_kick"]
    t.turn_of("bob")


def test_on_empty_stables_cannot_be_played_if_magic_needs_an_object() -> None:
    """Ruling 2.6, R-EFF-09: its first step has no object."""
    t = At("second-ru", ann={"hand": "back_kick"}, bob={"stable": ""}, cal={"stable": ""}, magic_needs_object=True)
    assert t.options("ann") == ["draw"]
    assert t.why("ann", "back_kick") == "impossible (R-EFF-09)"
    t.turn_of("ann")


# --- first edition ----------------------------------------------------------------------------------------------------


def test_first_edition_reaches_your_own_stable() -> None:
    """R-WORD-07: any player includes you, and then you discard."""
    t = At(
        "first-uk", ann={"hand": "back_kick yay", "stable": "slowdown"}, bob={"stable": "narwhal"}, cal={"stable": ""}
    )
    assert t.does("ann", "back_kick").options("ann") == ["slowdown", "narwhal"]
    t.does("ann", "slowdown")
    assert sorted(t.options("ann")) == ["slowdown", "yay"]
    t.does("ann", "slowdown")
    assert t.hand("ann") == ["yay"]
    assert t.stable("ann") == []
    t.turn_of("bob")


def test_first_edition_spares_kittencorn() -> None:
    """Ruling 4.9, R-EFF-14."""
    t = At(
        "first-uk",
        ann={"hand": "back_kick", "stable": "yay"},
        bob={"stable": "magical_kittencorn rainbow_aura narwhal"},
        cal={"stable": "pandamonium baby_narwhal"},
    )
    t.does("ann", "back_kick")
    assert t.options("ann") == ["yay", "rainbow_aura", "narwhal", "pandamonium", "baby_narwhal"]
    t.does("ann", "pandamonium")
    assert t.discard == ["back_kick", "pandamonium"]
    t.turn_of("bob")


def test_first_edition_takes_the_only_card_unasked() -> None:
    t = At("first-uk", ann={"hand": "back_kick", "stable": ""}, bob={"stable": ""}, cal={"stable": "yay"})
    t.does("ann", "back_kick")
    assert t.stable("cal") == []
    assert t.hand("cal") == []
    assert t.discard == ["back_kick", "yay"]
    t.turn_of("bob")


def test_first_ru_cannot_be_played_on_empty_stables() -> None:
    """R-EFF-09."""
    t = At("first-ru", ann={"hand": "back_kick", "stable": ""}, bob={"stable": ""}, cal={"stable": ""})
    assert t.options("ann") == ["draw"]
    assert t.why("ann", "back_kick") == "impossible (R-EFF-09)"
    t.turn_of("ann")


def test_first_ru_makes_its_player_discard() -> None:
    """R-EFF-06: "and" means both."""
    t = At(
        "first-ru",
        ann={"hand": "back_kick", "stable": ""},
        bob={"stable": ""},
        cal={"hand": "yay", "stable": "narwhal"},
    )
    t.does("ann", "back_kick").does("cal", "pass")
    assert sorted(t.options("cal")) == ["narwhal", "yay"]
    t.does("cal", "yay")
    assert t.hand("cal") == ["narwhal"]
    t.turn_of("bob")
