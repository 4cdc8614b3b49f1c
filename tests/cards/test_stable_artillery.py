"""Stable Artillery: at the start of your turn you may discard 2 cards; then destroy a unicorn."""

from .table import begins


def test_discards_two_cards_and_destroys_a_unicorn() -> None:
    t = begins(
        "second-ru", {"hand": "yay slowdown nanny_cam", "stable": "stable_artillery"}, bob={"stable": "narwhal"}, cal={}
    )
    t.does("ann", "use stable_artillery")
    assert sorted(t.options("ann")) == ["nanny_cam", "slowdown", "yay"]
    t.does("ann", "yay")
    assert sorted(t.options("ann")) == ["nanny_cam", "slowdown"]
    assert t.does("ann", "slowdown").options("ann") == ["narwhal", "baby_unicorn_red"]
    t.does("ann", "narwhal")
    assert t.stable("bob") == []
    assert t.hand("ann") == ["nanny_cam", "neigh"]
    assert t.discard == ["narwhal", "slowdown", "yay"]
    t.turn_of("ann")


def test_spares_protected_unicorns_pandas_other_cards_and_your_own() -> None:
    """Rulings 4.9 and 5.3: it is not magic, so Kittencorn can be destroyed."""
    t = begins(
        "second-ru",
        {"hand": "yay slowdown", "stable": "stable_artillery basic_unicorn_red"},
        bob={"stable": "magical_kittencorn narwhal nanny_cam"},
        cal={"stable": "rainbow_aura basic_unicorn_blue"},
        dan={"stable": "pandamonium basic_unicorn_green"},
    )
    t.does("ann", "use stable_artillery", "yay")
    assert t.options("ann") == ["magical_kittencorn", "narwhal"]
    t.does("ann", "magical_kittencorn")
    assert t.stable("bob") == ["narwhal", "nanny_cam"]
    t.turn_of("ann")


def test_needs_two_cards() -> None:
    """R-EFF-05: with one card the first part is impossible."""
    t = begins("second-ru", {"hand": "yay", "stable": "stable_artillery"}, bob={"stable": "narwhal"})
    assert t.hand("ann") == ["neigh", "yay"]
    t.turn_of("ann")
    t = begins("second-ru", {"hand": "yay slowdown", "stable": "stable_artillery"}, bob={"stable": "narwhal"})
    assert t.options("ann") == ["pass", "use stable_artillery"]
    t.does("ann", "pass").turn_of("ann")


def test_may_be_declined() -> None:
    """R-TURN-04."""
    t = begins("second-ru", {"hand": "yay slowdown", "stable": "stable_artillery"}, bob={"stable": "narwhal"})
    t.does("ann", "pass")
    assert t.hand("ann") == ["neigh", "slowdown", "yay"]
    assert t.stable("bob") == ["narwhal"]
    t.turn_of("ann")


def test_works_for_its_own_player_only() -> None:
    """R-EFF-02, R-TURN-02."""
    t = begins("second-ru", {"hand": "yay slowdown", "stable": ""}, bob={"stable": "stable_artillery narwhal"})
    assert t.hand("ann") == ["neigh", "slowdown", "yay"]
    t.turn_of("ann")
