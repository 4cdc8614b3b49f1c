"""Seductive Unicorn.

Second edition: on entry you may discard a card; then steal a unicorn.
First edition: on entry steal a unicorn. When this card leaves your stable, the stolen unicorn goes back to the stable
it came from.
"""

from .table import at, in_first, plays, starts


def test_discards_a_card_to_steal_a_unicorn() -> None:
    """R-EFF-05, R-WORD-05, rulings 4.9 and 5.3: another player's unicorn, even a protected one, but no panda.

    R-EFF-11: the target is named when the card is played. The card it costs is not, which would reveal it.
    """
    t = at(
        "second-ru",
        ann={"hand": "seductive_unicorn shake_up slowdown", "stable": "llamacorn"},
        bob={"stable": "narwhal yay"},
        cal={"stable": "rhinocorn rainbow_aura nanny_cam"},
    )
    assert t.does("ann", "seductive_unicorn").options("ann") == ["no", "yes"]
    assert t.does("ann", "yes").options("ann") == ["narwhal", "rhinocorn"]
    assert sorted(t.does("ann", "rhinocorn").options("ann")) == ["shake_up", "slowdown"]
    t.does("ann", "slowdown")
    assert t.stable("ann") == ["llamacorn", "seductive_unicorn", "rhinocorn"]
    assert t.stable("cal") == ["rainbow_aura", "nanny_cam"]
    t.turn_of("bob")


def test_may_decline() -> None:
    t = at("second-ru", ann={"hand": "seductive_unicorn yay"}, bob={"stable": "narwhal"})
    t.does("ann", "seductive_unicorn", "no")
    assert (t.hand("ann"), t.stable("bob")) == (["yay"], ["narwhal"])
    t.turn_of("bob")


def test_with_an_empty_hand_steals_nothing() -> None:
    """R-EFF-05: without the first part there is no second."""
    t = at("second-ru", ann={"hand": "seductive_unicorn"}, bob={"stable": "narwhal"})
    t.does("ann", "seductive_unicorn")
    assert t.stable("bob") == ["narwhal"]
    t.turn_of("bob")


def test_steals_for_good() -> None:
    """The second edition returns nothing when Seductive falls."""
    t = at(
        "second-ru",
        ann={"hand": "seductive_unicorn yay", "stable": ""},
        bob={"hand": "unicorn_poison", "stable": "narwhal"},
        cal={"stable": ""},
    )
    t.does("ann", "seductive_unicorn", "yes").does("bob", "pass")
    t.does("bob", "unicorn_poison", "seductive_unicorn")
    assert t.stable("ann") == ["narwhal"]
    t.turn_of("cal")


# --- first edition ----------------------------------------------------------------------------------------------------


@in_first
def test_first_edition_steals_on_entry(rulebook: str) -> None:
    """It is mandatory and costs nothing."""
    t = at(
        rulebook,
        ann={"hand": "seductive_unicorn yay", "stable": "llamacorn"},
        bob={"stable": "narwhal slowdown"},
        cal={"stable": "shark_with_a_horn nanny_cam"},
    )
    assert plays(t, "ann", "seductive_unicorn").options("ann") == ["narwhal", "shark_with_a_horn"]
    t.does("ann", "narwhal")
    assert t.stable("ann") == ["llamacorn", "seductive_unicorn", "narwhal"]
    assert t.hand("ann") == ["yay"]
    t.turn_of("bob")


@in_first
def test_first_edition_returns_the_unicorn_when_it_leaves(rulebook: str) -> None:
    """Ruling 8.4."""
    t = at(
        rulebook,
        ann={"hand": "seductive_unicorn", "stable": ""},
        bob={"hand": "unicorn_poison", "stable": "narwhal"},
        cal={"stable": "yay"},
    )
    plays(t, "ann", "seductive_unicorn").does("bob", "pass")
    assert t.stable("ann") == ["seductive_unicorn", "narwhal"]
    t.does("bob", "unicorn_poison", "seductive_unicorn")
    assert (t.stable("ann"), t.stable("bob"), t.stable("cal")) == ([], ["narwhal"], ["yay"])
    t.turn_of("cal")


@in_first
def test_first_edition_destroyed_together_with_the_stolen_unicorn_returns_nothing(rulebook: str) -> None:
    """Ruling 8.4: nothing returns."""
    t = at(
        rulebook,
        ann={"hand": "seductive_unicorn", "stable": ""},
        bob={"hand": "two_for_one", "stable": "narwhal broken_stable"},
        cal={"stable": ""},
    )
    plays(t, "ann", "seductive_unicorn").does("bob", "pass").does("bob", "two_for_one")
    while t.asked == {"bob": "destroy"}:  # in first-ru bob's own downgrade is a target too
        t.does("bob", t.options("bob")[0])
    assert (t.stable("ann"), t.stable("bob")) == ([], [])
    assert sorted(t.discard) == ["broken_stable", "narwhal", "seductive_unicorn", "two_for_one"]
    t.turn_of("cal")


@in_first
def test_first_edition_without_a_target_steals_nothing(rulebook: str) -> None:
    """R-EFF-08, ruling 5.3: neither pandas nor your own unicorns are targets."""
    t = at(
        rulebook,
        ann={"hand": "seductive_unicorn", "stable": "narwhal"},
        bob={"stable": "llamacorn pandamonium"},
        cal={"stable": "yay"},
    )
    plays(t, "ann", "seductive_unicorn")
    assert t.stable("ann") == ["narwhal", "seductive_unicorn"]
    t.turn_of("bob")


@in_first
def test_first_edition_owes_nothing_once_the_stolen_unicorn_has_gone(rulebook: str) -> None:
    """Ruling 8.4, read like 8.3: a unicorn that left the stable is no longer owed."""
    t = at(
        rulebook,
        ann={"hand": "seductive_unicorn", "stable": ""},
        bob={"hand": "back_kick", "stable": "narwhal"},
        cal={"hand": "unicorn_poison", "stable": ""},
    )
    plays(t, "ann", "seductive_unicorn").does("bob", "pass").does("cal", "pass")
    t.does("bob", "back_kick", "narwhal").does("cal", "pass")  # ann has to discard the narwhal she now holds
    assert t.hand("ann") == []
    t.does("cal", "unicorn_poison").does("bob", "pass")
    assert (t.stable("ann"), t.stable("bob")) == ([], [])
    t.turn_of("ann")


@in_first
def test_first_edition_returned_to_the_hand_gives_the_unicorn_back(rulebook: str) -> None:
    """Ruling 2.11: any departure is leaving. Played again, it steals again."""
    t = at(
        rulebook,
        ann={"hand": "seductive_unicorn yay", "stable": ""},
        bob={"hand": "back_kick", "stable": "narwhal"},
        cal={"stable": ""},
    )
    plays(t, "ann", "seductive_unicorn").does("bob", "pass")
    t.does("bob", "back_kick", "seductive_unicorn").does("ann", "pass", "yay")
    assert (t.stable("ann"), t.stable("bob")) == ([], ["narwhal"])
    assert t.hand("ann") == ["seductive_unicorn"]
    t.turn_of("cal")


@in_first
def test_first_edition_does_not_owe_a_baby_that_fell_and_was_brought_back(rulebook: str) -> None:
    """Ruling 8.4: the stolen baby went to the nursery. The one that ann brings from there is hers."""
    t = at(
        rulebook,
        ann={"hand": "seductive_unicorn yay", "stable": "extremely_fertile_unicorn"},
        bob={"stable": "baby_narwhal"},
        cal={"hand": "unicorn_poison unicorn_poison", "stable": ""},
        deck="neigh neigh neigh neigh neigh neigh ...",
    )
    plays(t, "ann", "seductive_unicorn").does("cal", "pass").does("bob", "draw")
    t.does("cal", "unicorn_poison", "baby_narwhal").does("ann", "pass").does("bob", "pass")
    starts(t, "ann", "extremely_fertile_unicorn").does("ann", "baby_narwhal", "draw").does("bob", "draw")
    t.does("cal", "unicorn_poison", "seductive_unicorn").does("ann", "pass").does("bob", "pass")
    assert (t.stable("ann"), t.stable("bob")) == (["extremely_fertile_unicorn", "baby_narwhal"], [])
    t.does("ann", t.options("ann")[0]).turn_of("ann")  # no more babies


@in_first
def test_first_edition_played_into_another_stable_steals_for_it(rulebook: str) -> None:
    """R-EFF-02: cal chooses among the others' unicorns."""
    t = at(
        rulebook,
        ann={"hand": "seductive_unicorn", "stable": "narwhal"},
        bob={"stable": "llamacorn"},
        cal={"stable": "americorn"},
    )
    t.does("ann", "seductive_unicorn", "seductive_unicorn cal")
    assert t.options("cal") == ["narwhal", "llamacorn"]
    t.does("cal", "narwhal")
    assert (t.stable("ann"), t.stable("cal")) == ([], ["americorn", "seductive_unicorn", "narwhal"])
    t.turn_of("bob")


def test_first_edition_stolen_gives_back_and_steals_again() -> None:
    """Rulings 2.11 and 8.4: it leaves a stable, so the stolen unicorn goes home before it steals for another player."""
    t = at(
        "first-uk",
        ann={"hand": "unicorn_swap", "stable": "basic_unicorn_red"},
        bob={"hand": "seductive_unicorn", "stable": ""},
        cal={"stable": "narwhal"},
        turn="bob",
    )
    plays(t, "bob", "seductive_unicorn").does("ann", "pass").does("bob", "narwhal")
    assert (t.stable("bob"), t.stable("cal")) == (["seductive_unicorn", "narwhal"], [])
    t.does("cal", "draw").does("ann", "unicorn_swap", "basic_unicorn_red bob", "seductive_unicorn").does("cal", "pass")
    assert t.options("ann") == ["basic_unicorn_red", "narwhal"]
    assert t.stable("cal") == ["narwhal"]
    t.does("ann", "basic_unicorn_red")
    assert t.stable("ann") == ["seductive_unicorn", "basic_unicorn_red"]
    t.turn_of("bob")
