"""Glitter Bomb.

Second edition: at the start of your turn you may sacrifice a card; then destroy a card.
First edition: at the start of your turn you may sacrifice a card; if you do, destroy a card.
"""

from .table import begins


def test_sacrifices_a_card_and_destroys_a_card() -> None:
    """Ruling 7.12: any types. The sacrifice may be a downgrade."""
    t = begins(
        "second-ru",
        {"stable": "glitter_bomb slowdown narwhal"},
        bob={"stable": "yay rhinocorn"},
        cal={"stable": "nanny_cam"},
    )
    assert t.options("ann") == ["pass", "use glitter_bomb"]
    assert t.does("ann", "use glitter_bomb").options("ann") == ["glitter_bomb", "slowdown", "narwhal"]
    assert t.does("ann", "slowdown").options("ann") == ["yay", "rhinocorn", "nanny_cam"]
    t.does("ann", "rhinocorn")
    assert t.stable("ann") == ["glitter_bomb", "narwhal"]
    assert t.stable("bob") == ["yay"]
    assert t.hand("ann") == ["neigh"]
    t.turn_of("ann")


def test_spares_protected_unicorns_and_your_own_cards() -> None:
    """Ruling 4.9, R-WORD-04: it is not magic, so Kittencorn can be destroyed."""
    t = begins(
        "second-ru",
        {"stable": "glitter_bomb narwhal yay"},
        bob={"stable": "rainbow_aura basic_unicorn_red"},
        cal={"stable": "magical_kittencorn slowdown"},
    )
    t.does("ann", "use glitter_bomb", "yay")
    assert t.options("ann") == ["rainbow_aura", "magical_kittencorn", "slowdown"]
    t.does("ann", "magical_kittencorn")
    assert t.stable("cal") == ["slowdown"]
    t.turn_of("ann")


def test_may_be_declined() -> None:
    """R-TURN-04, ruling 2.1: it is then lost for the turn."""
    t = begins("second-ru", {"stable": "glitter_bomb"}, bob={"stable": "narwhal"})
    t.does("ann", "pass")
    assert t.stable("bob") == ["narwhal"]
    t.turn_of("ann")


def test_can_sacrifice_itself_with_nothing_to_destroy() -> None:
    """Ruling 7.12."""
    t = begins("second-ru", {"stable": "glitter_bomb"})
    t.does("ann", "use glitter_bomb")
    assert t.stable("ann") == []
    assert t.discard == ["glitter_bomb"]
    t.turn_of("ann")


def test_accepts_a_replaced_sacrifice() -> None:
    """Ruling 2.5: "then" accepts a saved Phoenix, a flyer that goes home, and a baby."""
    t = begins("second-ru", {"hand": "yay", "stable": "glitter_bomb unicorn_phoenix"}, bob={"stable": "narwhal"})
    t.does("ann", "use glitter_bomb", "unicorn_phoenix", "save unicorn_phoenix")
    assert t.stable("ann") == ["glitter_bomb", "unicorn_phoenix"]
    assert t.stable("bob") == []
    t.turn_of("ann")
    t = begins("second-ru", {"stable": "glitter_bomb greedy_flying_unicorn"}, bob={"stable": "narwhal"})
    t.does("ann", "use glitter_bomb", "greedy_flying_unicorn")
    assert t.stable("bob") == []
    assert t.hand("ann") == ["greedy_flying_unicorn", "neigh"]
    t.turn_of("ann")
    t = begins("second-ru", {"stable": "glitter_bomb baby_narwhal"}, bob={"stable": "narwhal"})
    t.does("ann", "use glitter_bomb", "baby_narwhal")
    assert t.stable("bob") == []
    t.turn_of("ann")


def test_two_copies_act_twice() -> None:
    """Rulings 1.2 and 7.25, R-TURN-06: one sacrificed to the other still acts."""
    t = begins("second-ru", {"stable": "glitter_bomb glitter_bomb"}, bob={"stable": "narwhal yay"})
    assert len(t.options("ann")) == 3
    first, second = t.options("ann")[1:]
    t.does("ann", first)
    t.does("ann", t.options("ann")[1])
    t.does("ann", "narwhal")
    assert len(t.stable("ann")) == 1
    assert len(t.options("ann")) == 2
    assert first == second
    t.does("ann", t.options("ann")[1])
    assert t.stable("ann") == []
    assert t.stable("bob") == []
    t.turn_of("ann")


def test_leaves_pandas_alone_if_the_table_says_so() -> None:
    """Ruling 5.4."""
    for hit, options in ((True, ["pandamonium", "narwhal", "yay"]), (False, ["pandamonium", "yay"])):
        t = begins(
            "second-ru", {"stable": "glitter_bomb"}, bob={"stable": "pandamonium narwhal yay"}, pandas_are_hit=hit
        )
        assert t.does("ann", "use glitter_bomb").options("ann") == options
        t.does("ann", "yay").turn_of("ann")


# --- first edition ----------------------------------------------------------------------------------------------------


def test_first_edition_sacrifices_a_card_and_destroys_a_card() -> None:
    t = begins(
        "first-uk",
        {"stable": "glitter_bomb slowdown narwhal"},
        bob={"stable": "yay rhinocorn"},
        cal={"stable": "nanny_cam"},
    )
    assert t.options("ann") == ["pass", "use glitter_bomb"]
    assert t.does("ann", "use glitter_bomb").options("ann") == ["glitter_bomb", "slowdown", "narwhal"]
    assert t.does("ann", "narwhal").options("ann") == ["yay", "rhinocorn", "nanny_cam"]
    t.does("ann", "nanny_cam")
    assert t.stable("ann") == ["glitter_bomb", "slowdown"]
    assert t.stable("cal") == []
    t.turn_of("ann")


def test_first_edition_spares_puppicorn_and_protected_unicorns() -> None:
    """Rulings 4.9 and 8.1: Puppicorn can be neither sacrificed nor destroyed. Kittencorn is only safe from magic."""
    t = begins(
        "first-uk",
        {"stable": "glitter_bomb puppicorn"},
        bob={"stable": "rainbow_aura narwhal"},
        cal={"stable": "magical_kittencorn"},
    )
    t.does("ann", "use glitter_bomb")
    assert t.options("ann") == ["rainbow_aura", "magical_kittencorn"]
    t.does("ann", "magical_kittencorn")
    assert t.stable("ann") == ["puppicorn"]
    t.turn_of("ann")


def test_first_edition_can_sacrifice_itself_with_nothing_to_destroy() -> None:
    """Ruling 7.12."""
    t = begins("first-uk", {"stable": "glitter_bomb"})
    t.does("ann", "use glitter_bomb")
    assert t.discard == ["glitter_bomb"]
    t.turn_of("ann")


def test_first_edition_needs_the_sacrifice_itself() -> None:
    """Ruling 2.5, R-EFF-07: a flyer that goes home does not count, a baby always does."""
    t = begins("first-uk", {"stable": "glitter_bomb greedy_flying_unicorn"}, bob={"stable": "narwhal"})
    t.does("ann", "use glitter_bomb", "greedy_flying_unicorn")
    assert t.hand("ann") == ["greedy_flying_unicorn", "neigh"]
    assert t.stable("bob") == ["narwhal"]
    t.turn_of("ann")
    t = begins("first-uk", {"stable": "glitter_bomb baby_narwhal"}, bob={"stable": "narwhal"})
    t.does("ann", "use glitter_bomb", "baby_narwhal")
    assert t.stable("bob") == []
    t.turn_of("ann")


def test_first_ru_chooses_all_targets_first_and_none_twice() -> None:
    """R-CHAIN-03, R-CHAIN-04, R-CHAIN-05, R-WORD-04: it can destroy in your own stable."""
    t = begins(
        "first-ru", {"stable": "glitter_bomb glitter_bomb yay"}, bob={"stable": "narwhal"}, cal={"stable": "slowdown"}
    )
    assert t.does("ann", "yes").options("ann") == ["glitter_bomb@ann", "glitter_bomb@ann", "yay"]
    t.does("ann", "yay")
    assert t.options("ann") == ["glitter_bomb@ann", "glitter_bomb@ann", "narwhal", "slowdown"]
    t.does("ann", "narwhal")
    assert t.stable("bob") == ["narwhal"]  # nothing has happened yet
    assert t.does("ann", "yes").options("ann") == ["glitter_bomb@ann", "glitter_bomb@ann"]
    t.does("ann", "glitter_bomb@ann")
    assert t.options("ann") == ["glitter_bomb", "slowdown"]
    t.does("ann", "slowdown")
    assert t.stable("ann") == ["glitter_bomb"]
    assert t.stable("bob") == []
    assert t.stable("cal") == []
    t.turn_of("ann")
