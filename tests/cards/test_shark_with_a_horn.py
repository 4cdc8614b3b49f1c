"""Shark With a Horn.

Second edition: on entry you may sacrifice this card; then destroy a unicorn.
First edition: on entry you may sacrifice this card; if you do, destroy a unicorn.
"""

from .table import at, in_both, in_first, plays


def test_sacrifices_itself_to_destroy_a_unicorn() -> None:
    """R-EFF-05, rulings 4.9 and 5.3: another player's, but not an upgrade, a protected unicorn or a panda."""
    t = at(
        "second-ru",
        ann={"hand": "shark_with_a_horn", "stable": "llamacorn"},
        bob={"stable": "narwhal americorn yay"},
        cal={"stable": "rhinocorn rainbow_aura"},
    )
    assert t.does("ann", "shark_with_a_horn").options("ann") == ["no", "yes"]
    assert t.does("ann", "yes").options("ann") == ["narwhal", "americorn"]
    t.does("ann", "narwhal")
    assert (t.stable("ann"), t.stable("bob")) == (["llamacorn"], ["americorn", "yay"])
    assert t.discard == ["narwhal", "shark_with_a_horn"]
    t.turn_of("bob")


def test_may_decline() -> None:
    t = at("second-ru", ann={"hand": "shark_with_a_horn", "stable": ""}, bob={"stable": "narwhal"})
    t.does("ann", "shark_with_a_horn", "no")
    assert (t.stable("ann"), t.stable("bob")) == (["shark_with_a_horn"], ["narwhal"])
    t.turn_of("bob")


def test_can_be_sacrificed_with_nothing_to_destroy() -> None:
    """Ruling 7.16."""
    t = at(
        "second-ru", ann={"hand": "shark_with_a_horn", "stable": "narwhal"}, bob={"stable": "yay"}, cal={"stable": ""}
    )
    t.does("ann", "shark_with_a_horn", "yes")
    assert (t.stable("ann"), t.discard) == (["narwhal"], ["shark_with_a_horn"])
    t.turn_of("bob")


@in_both
def test_stolen_acts_for_the_thief(rulebook: str) -> None:
    """Ruling 2.11, R-EFF-02: it triggers every time it enters."""
    t = at(
        rulebook,
        ann={"hand": "unicorn_swap", "stable": "narwhal"},
        bob={"stable": "shark_with_a_horn yay"},
        cal={"stable": "llamacorn"},
    )
    t.does("ann", "unicorn_swap", "narwhal bob", "shark_with_a_horn", "yes")
    assert t.options("ann") == ["narwhal", "llamacorn"]
    t.does("ann", "llamacorn")
    assert [t.stable(who) for who in ("ann", "bob", "cal")] == [[], ["yay", "narwhal"], []]
    t.turn_of("bob")


# --- first edition ----------------------------------------------------------------------------------------------------


def test_first_edition_sacrifices_itself_to_destroy_a_unicorn() -> None:
    """R-EFF-07."""
    t = at(
        "first-uk",
        ann={"hand": "shark_with_a_horn", "stable": "llamacorn"},
        bob={"stable": "narwhal americorn yay"},
        cal={"stable": "rhinocorn rainbow_aura"},
    )
    plays(t, "ann", "shark_with_a_horn").does("ann", "yes")
    assert t.options("ann") == ["narwhal", "americorn"]
    t.does("ann", "narwhal")
    assert (t.stable("ann"), t.stable("bob")) == (["llamacorn"], ["americorn", "yay"])
    t.turn_of("bob")


def test_first_ru_cannot_choose_itself_twice() -> None:
    """R-CHAIN-05: it is sacrificed in this link. R-WORD-04: your own Llamacorn could be chosen."""
    t = at(
        "first-ru",
        ann={"hand": "shark_with_a_horn", "stable": "llamacorn"},
        bob={"stable": "narwhal yay"},
        cal={"stable": ""},
    )
    plays(t, "ann", "shark_with_a_horn").does("ann", "yes")
    assert t.options("ann") == ["llamacorn", "narwhal"]
    t.does("ann", "narwhal")
    assert (t.stable("ann"), t.stable("bob")) == (["llamacorn"], ["yay"])
    t.turn_of("bob")


@in_first
def test_first_edition_may_decline(rulebook: str) -> None:
    t = at(rulebook, ann={"hand": "shark_with_a_horn", "stable": ""}, bob={"stable": "narwhal"})
    plays(t, "ann", "shark_with_a_horn").does("ann", "no")
    assert (t.stable("ann"), t.stable("bob")) == (["shark_with_a_horn"], ["narwhal"])
    t.turn_of("bob")


@in_first
def test_first_edition_can_be_sacrificed_with_nothing_to_destroy(rulebook: str) -> None:
    """Ruling 7.16."""
    t = at(rulebook, ann={"hand": "shark_with_a_horn", "stable": ""}, bob={"stable": "yay"}, cal={"stable": ""})
    plays(t, "ann", "shark_with_a_horn").does("ann", "yes")
    assert t.discard == ["shark_with_a_horn"]
    t.turn_of("bob")
