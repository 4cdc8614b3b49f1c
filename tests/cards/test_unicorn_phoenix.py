"""Unicorn Phoenix.

Second edition: when this card is about to be sacrificed or destroyed, you may discard a card instead: the phoenix
stays in your stable.
First edition: on entry discard a card. When this card is sacrificed or destroyed, it enters your stable again if you
have at least one card in hand.
"""

from .table import at, in_first, plays


def test_destroyed_stays_for_a_discarded_card() -> None:
    """Ruling 4.5."""
    t = at(
        "second-ru",
        ann={"hand": "unicorn_poison", "stable": ""},
        bob={"hand": "yay slowdown", "stable": "unicorn_phoenix narwhal"},
        cal={"stable": "llamacorn"},
    )
    t.does("ann", "unicorn_poison", "unicorn_phoenix").does("bob", "pass")
    assert t.options("bob") == ["no", "save unicorn_phoenix"]
    assert sorted(t.does("bob", "save unicorn_phoenix").options("bob")) == ["slowdown", "yay"]
    t.does("bob", "yay")
    assert t.stable("bob") == ["unicorn_phoenix", "narwhal"]
    assert t.discard == ["unicorn_poison", "yay"]
    t.turn_of("bob")


def test_saves_no_other_unicorn() -> None:
    t = at(
        "second-ru",
        ann={"hand": "unicorn_poison", "stable": ""},
        bob={"hand": "yay", "stable": "unicorn_phoenix narwhal"},
        cal={"stable": ""},
    )
    t.does("ann", "unicorn_poison", "narwhal").does("bob", "pass")
    assert t.stable("bob") == ["unicorn_phoenix"]
    t.turn_of("bob")


def test_with_an_empty_hand_falls() -> None:
    """Ruling 4.5, the boundary."""
    t = at(
        "second-ru", ann={"hand": "unicorn_poison", "stable": ""}, bob={"stable": "unicorn_phoenix"}, cal={"stable": ""}
    )
    t.does("ann", "unicorn_poison")
    assert t.stable("bob") == []
    assert t.discard == ["unicorn_poison", "unicorn_phoenix"]
    t.turn_of("bob")


def test_sacrificed_stays_and_the_sacrifice_counts() -> None:
    """Ruling 2.5: a replaced sacrifice counts for "then", so Sadistic Ritual draws."""
    t = at(
        "second-ru",
        ann={"hand": "yay", "stable": "unicorn_phoenix sadistic_ritual"},
        deck="slowdown neigh neigh ...",
        phase="beginning",
    )
    t.does("ann", "save unicorn_phoenix")
    assert t.stable("ann") == ["unicorn_phoenix", "sadistic_ritual"]
    assert t.hand("ann") == ["neigh", "slowdown"]
    t.turn_of("ann")


# --- first edition ----------------------------------------------------------------------------------------------------


@in_first
def test_first_edition_discards_on_entry(rulebook: str) -> None:
    """R-WORD-02: any card in hand. It is mandatory."""
    t = at(rulebook, ann={"hand": "unicorn_phoenix yay slowdown"}, bob={"stable": "narwhal"})
    assert sorted(plays(t, "ann", "unicorn_phoenix").options("ann")) == ["slowdown", "yay"]
    t.does("ann", "yay")
    assert t.discard == ["yay"]
    assert t.hand("ann") == ["slowdown"]
    t.turn_of("bob")


@in_first
def test_first_edition_returns_and_discards_again(rulebook: str) -> None:
    """Ruling 4.5: it really leaves and returns."""
    t = at(
        rulebook,
        ann={"hand": "unicorn_poison", "stable": ""},
        bob={"hand": "yay slowdown", "stable": "unicorn_phoenix"},
        cal={"stable": ""},
    )
    t.does("ann", "unicorn_poison").does("bob", "pass")
    assert sorted(t.options("bob")) == ["slowdown", "yay"]
    t.does("bob", "yay")
    assert t.stable("bob") == ["unicorn_phoenix"]
    assert sorted(t.discard) == ["unicorn_poison", "yay"]
    t.turn_of("bob")


@in_first
def test_first_edition_with_an_empty_hand_neither_discards_nor_returns(rulebook: str) -> None:
    """R-EFF-08."""
    t = at(
        rulebook,
        ann={"hand": "unicorn_phoenix", "stable": ""},
        bob={"hand": "unicorn_poison", "stable": ""},
        cal={"stable": ""},
    )
    plays(t, "ann", "unicorn_phoenix").does("bob", "pass")
    assert t.stable("ann") == ["unicorn_phoenix"]
    t.does("bob", "unicorn_poison")
    assert t.stable("ann") == []
    assert sorted(t.discard) == ["unicorn_phoenix", "unicorn_poison"]
    t.turn_of("cal")


@in_first
def test_first_edition_sacrificed_returns(rulebook: str) -> None:
    """Ruling 2.5: a real sacrifice, so Sadistic Ritual draws, and Phoenix returns for a card."""
    t = at(
        rulebook,
        ann={"hand": "yay", "stable": "unicorn_phoenix sadistic_ritual"},
        deck="slowdown neigh neigh ...",
        phase="beginning",
    )
    assert sorted(t.options("ann")) == ["slowdown", "yay"]
    t.does("ann", "yay")
    assert t.stable("ann") == ["sadistic_ritual", "unicorn_phoenix"]
    assert t.hand("ann") == ["neigh", "slowdown"]
    t.turn_of("ann")


@in_first
def test_first_edition_returned_to_the_hand_stays_there(rulebook: str) -> None:
    """Rulings 2.11 and 4.8: Back Kick does not make it fall."""
    t = at(
        rulebook,
        ann={"hand": "back_kick", "stable": ""},
        bob={"hand": "yay", "stable": "unicorn_phoenix"},
        cal={"stable": ""},
    )
    t.does("ann", "back_kick").does("bob", "pass", "yay")
    assert t.stable("bob") == []
    assert t.hand("bob") == ["neigh", "unicorn_phoenix"]
    t.turn_of("bob")


def test_first_edition_an_owed_card_pays_for_no_second_return() -> None:
    """Rulings 4.5 and 7.2: where effects do not wait, Tiny Stable comes before the discard, but not endlessly."""
    t = at(
        "first-uk",
        ann={
            "hand": "rhinocorn yay slowdown",
            "stable": "unicorn_phoenix narwhal americorn llamacorn chainsaw_unicorn tiny_stable",
        },
        triggers_wait=False,
    )
    plays(t, "ann", "rhinocorn").does("ann", "unicorn_phoenix", "unicorn_phoenix", "unicorn_phoenix")
    assert t.stable("ann") == ["narwhal", "americorn", "llamacorn", "chainsaw_unicorn", "tiny_stable", "rhinocorn"]
    assert sorted(t.options("ann")) == ["slowdown", "yay"]
    t.does("ann", "yay")
    assert (t.hand("ann"), t.discard[-3:]) == ([], ["slowdown", "yay", "unicorn_phoenix"])
    t.turn_of("bob")
