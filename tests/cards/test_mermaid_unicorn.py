"""Mermaid Unicorn.

Second edition: on entry return a card of your choice from another player's stable to that player's hand.
First edition: on entry you may return a card of your choice from any player's stable, even yours, to that player's
hand.
"""

from .table import at, in_first, plays


def test_returns_a_card_of_another_player() -> None:
    """Rulings 4.9 and 7.23: any card, protected ones included, but none of yours. It is mandatory."""
    t = at(
        "second-ru",
        ann={"hand": "mermaid_unicorn", "stable": "llamacorn yay"},
        bob={"stable": "narwhal rainbow_aura slowdown"},
        cal={"stable": "magical_kittencorn pandamonium"},
    )
    t.does("ann", "mermaid_unicorn")
    assert t.options("ann") == ["narwhal", "rainbow_aura", "slowdown", "magical_kittencorn", "pandamonium"]
    t.does("ann", "narwhal")
    assert t.stable("bob") == ["rainbow_aura", "slowdown"]
    assert t.hand("bob") == ["narwhal", "neigh"]
    t.turn_of("bob")


def test_has_to_return_the_only_card() -> None:
    """Ruling 7.23: even if that helps the other player."""
    t = at("second-ru", ann={"hand": "mermaid_unicorn"}, bob={"stable": "slowdown"}, cal={"stable": ""})
    t.does("ann", "mermaid_unicorn")
    assert (t.stable("bob"), t.hand("bob")) == ([], ["neigh", "slowdown"])
    t.turn_of("bob")


def test_with_empty_stables_does_nothing() -> None:
    """R-EFF-08."""
    t = at("second-ru", ann={"hand": "mermaid_unicorn", "stable": "narwhal"}, bob={"stable": ""}, cal={"stable": ""})
    t.does("ann", "mermaid_unicorn")
    assert t.stable("ann") == ["narwhal", "mermaid_unicorn"]
    t.turn_of("bob")


def test_leaves_pandas_alone_if_the_table_says_so() -> None:
    """Ruling 5.4, the other reading."""
    t = at(
        "second-ru",
        ann={"hand": "mermaid_unicorn", "stable": ""},
        bob={"stable": "narwhal llamacorn pandamonium"},
        cal={"stable": ""},
        pandas_are_hit=False,
    )
    t.does("ann", "mermaid_unicorn")
    assert t.stable("bob") == ["narwhal", "llamacorn"]
    t.turn_of("bob")


def test_sends_a_baby_to_the_nursery() -> None:
    """R-CARD-02."""
    t = at("second-ru", ann={"hand": "mermaid_unicorn"}, bob={"stable": "baby_narwhal"}, cal={"stable": ""})
    t.does("ann", "mermaid_unicorn")
    assert "baby_narwhal" in t.nursery
    assert t.hand("bob") == ["neigh"]
    t.turn_of("bob")


# --- first edition ----------------------------------------------------------------------------------------------------


@in_first
def test_first_edition_returns_a_card_of_any_player(rulebook: str) -> None:
    """Your own stable and Mermaid herself are included."""
    t = at(
        rulebook,
        ann={"hand": "mermaid_unicorn", "stable": "slowdown"},
        bob={"stable": "narwhal"},
        cal={"stable": "yay"},
    )
    assert plays(t, "ann", "mermaid_unicorn").options("ann") == ["no", "yes"]
    assert t.does("ann", "yes").options("ann") == ["slowdown", "mermaid_unicorn", "narwhal", "yay"]
    t.does("ann", "slowdown")
    assert (t.stable("ann"), t.hand("ann")) == (["mermaid_unicorn"], ["slowdown"])
    t.turn_of("bob")


@in_first
def test_first_edition_may_decline(rulebook: str) -> None:
    t = at(rulebook, ann={"hand": "mermaid_unicorn"}, bob={"stable": "narwhal"})
    plays(t, "ann", "mermaid_unicorn").does("ann", "no")
    assert t.stable("bob") == ["narwhal"]
    t.turn_of("bob")


@in_first
def test_first_edition_alone_can_return_herself(rulebook: str) -> None:
    """She is the only card in any stable."""
    t = at(rulebook, ann={"hand": "mermaid_unicorn", "stable": ""}, bob={"stable": ""}, cal={"stable": ""})
    plays(t, "ann", "mermaid_unicorn").does("ann", "yes")
    assert (t.stable("ann"), t.hand("ann")) == ([], ["mermaid_unicorn"])
    t.turn_of("bob")


@in_first
def test_first_edition_sends_a_baby_to_the_nursery(rulebook: str) -> None:
    """R-CARD-02."""
    t = at(rulebook, ann={"hand": "mermaid_unicorn", "stable": ""}, bob={"stable": "baby_narwhal"}, cal={"stable": ""})
    plays(t, "ann", "mermaid_unicorn").does("ann", "yes", "baby_narwhal")
    assert "baby_narwhal" in t.nursery
    assert t.hand("bob") == ["neigh"]  # bob's draw
    t.turn_of("bob")
