"""Magical Kittencorn.

Second edition: magic cards cannot destroy this card.
First edition: magic cards have no effect on this card: they can neither destroy it nor touch it in any other way.
"""

from .table import at, in_first, starts


def test_is_not_a_target_of_unicorn_poison() -> None:
    """Ruling 4.9: only its neighbours are."""
    t = at(
        "second-ru",
        ann={"hand": "unicorn_poison", "stable": ""},
        bob={"stable": "magical_kittencorn narwhal americorn yay"},
        cal={"stable": ""},
    )
    assert t.does("ann", "unicorn_poison").options("ann") == ["narwhal", "americorn"]
    t.does("ann", "narwhal")
    assert t.stable("bob") == ["magical_kittencorn", "americorn", "yay"]
    t.turn_of("bob")


def test_alone_leaves_unicorn_poison_without_a_target() -> None:
    """R-EFF-08: the card is spent and nothing happens."""
    t = at(
        "second-ru",
        ann={"hand": "unicorn_poison", "stable": ""},
        bob={"stable": "magical_kittencorn"},
        cal={"stable": ""},
    )
    t.does("ann", "unicorn_poison")
    assert (t.stable("bob"), t.discard) == (["magical_kittencorn"], ["unicorn_poison"])
    t.turn_of("bob")


def test_is_destroyed_by_a_unicorn() -> None:
    """Ruling 4.9: only magic cards are barred. Rhinocorn destroys it."""
    t = at(
        "second-ru",
        ann={"stable": "rhinocorn"},
        bob={"stable": "magical_kittencorn"},
        cal={"stable": ""},
        phase="beginning",
    )
    starts(t, "ann", "rhinocorn")
    assert (t.stable("bob"), t.discard) == ([], ["magical_kittencorn"])
    t.turn_of("bob")


def test_can_be_returned_given_and_stolen_by_magic() -> None:
    """Ruling 4.9: only destruction is barred."""
    t = at(
        "second-ru",
        ann={"hand": "back_kick", "stable": ""},
        bob={"hand": "two_for_one yay", "stable": "magical_kittencorn"},
        cal={"stable": ""},
    )
    t.does("ann", "back_kick").does("bob", "pass", "yay")
    assert t.hand("bob") == ["magical_kittencorn", "neigh", "two_for_one"]
    t.does("bob", "magical_kittencorn")
    assert t.stable("bob") == ["magical_kittencorn"]
    t.turn_of("cal")


def test_can_be_sacrificed_to_two_for_one() -> None:
    """Ruling 4.9: sacrificing is not destroying."""
    t = at(
        "second-ru",
        ann={"hand": "two_for_one", "stable": "magical_kittencorn"},
        bob={"stable": "narwhal yay"},
        cal={"stable": ""},
    )
    t.does("ann", "two_for_one")
    assert (t.stable("ann"), t.stable("bob")) == ([], [])
    t.turn_of("bob")


def test_is_not_a_target_of_two_for_one() -> None:
    """Rulings 4.9 and 5.2: not even as a panda, since it keeps its own effect."""
    t = at(
        "second-ru",
        ann={"hand": "two_for_one", "stable": "yay"},
        bob={"stable": "magical_kittencorn slowdown narwhal pandamonium"},
        cal={"stable": ""},
    )
    assert t.does("ann", "two_for_one").options("ann") == ["slowdown", "narwhal", "pandamonium"]
    t.does("ann", "narwhal", "slowdown")
    assert t.stable("bob") == ["magical_kittencorn", "pandamonium"]
    t.turn_of("bob")


# --- first edition ----------------------------------------------------------------------------------------------------


@in_first
def test_first_edition_is_not_destroyed_by_magic(rulebook: str) -> None:
    """R-EFF-14."""
    t = at(
        rulebook,
        ann={"hand": "unicorn_poison", "stable": ""},
        bob={"stable": "magical_kittencorn narwhal yay"},
        cal={"stable": "americorn"},
    )
    assert t.does("ann", "unicorn_poison").options("ann") == ["narwhal", "americorn"]
    t.does("ann", "narwhal")
    assert t.stable("bob") == ["magical_kittencorn", "yay"]
    t.turn_of("bob")


@in_first
def test_first_edition_is_neither_given_nor_stolen_by_magic(rulebook: str) -> None:
    """R-EFF-14: Unicorn Swap passes it by on both sides."""
    t = at(
        rulebook,
        ann={"hand": "unicorn_swap", "stable": "narwhal"},
        bob={"stable": "magical_kittencorn llamacorn"},
        cal={"stable": ""},
    )
    assert t.does("ann", "unicorn_swap", "narwhal bob").options("ann") == ["llamacorn", "narwhal"]
    t.does("ann", "llamacorn")
    assert "magical_kittencorn" in t.stable("bob")
    assert t.stable("ann") == ["llamacorn"]
    t.turn_of("bob")


@in_first
def test_first_edition_is_not_returned_by_magic(rulebook: str) -> None:
    """R-EFF-14: Glitter Tornado takes its neighbour, or nothing if it is alone."""
    t = at(
        rulebook,
        ann={"hand": "glitter_tornado", "stable": "magical_kittencorn"},
        bob={"stable": "narwhal"},
        cal={"stable": "yay"},
    )
    t.does("ann", "glitter_tornado")
    assert (t.stable("ann"), t.stable("bob"), t.stable("cal")) == (["magical_kittencorn"], [], [])
    t.turn_of("bob")


@in_first
def test_first_edition_is_not_shrunk(rulebook: str) -> None:
    """R-EFF-14, ruling 8.2."""
    t = at(
        rulebook,
        ann={"hand": "unicorn_shrinkray", "stable": ""},
        bob={"stable": "magical_kittencorn narwhal"},
        cal={"stable": ""},
    )
    t.does("ann", "unicorn_shrinkray", "bob")
    assert t.stable("bob")[0] == "magical_kittencorn"
    assert t.discard == ["unicorn_shrinkray", "narwhal"]
    t.turn_of("bob")


@in_first
def test_first_edition_is_destroyed_by_a_unicorn(rulebook: str) -> None:
    """Only magic cards are barred."""
    t = at(
        rulebook,
        ann={"stable": "rhinocorn yay"},
        bob={"stable": "magical_kittencorn"},
        cal={"stable": "narwhal"},
        phase="beginning",
    )
    starts(t, "ann", "rhinocorn").does("ann", "magical_kittencorn")
    assert (t.stable("bob"), t.discard) == ([], ["magical_kittencorn"])
    t.turn_of("bob")
