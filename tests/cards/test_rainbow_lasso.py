"""Rainbow Lasso: at the start of your turn you may discard 3 cards; then steal a unicorn."""

from .table import begins


def test_discards_three_cards_and_steals_a_unicorn_for_good() -> None:
    t = begins(
        "second-ru",
        {"hand": "yay slowdown nanny_cam neigh", "stable": "rainbow_lasso"},
        bob={"stable": "rhinocorn narwhal"},
    )
    t.does("ann", "use rainbow_lasso", "yay", "slowdown", "nanny_cam")
    assert t.options("ann") == ["rhinocorn", "narwhal"]
    t.does("ann", "narwhal")
    assert t.stable("ann") == ["rainbow_lasso", "narwhal"]
    t.does("ann", "draw").does("bob", "pass")
    assert t.stable("bob") == ["rhinocorn"]
    t.turn_of("bob")


def test_spares_pandas_other_cards_and_the_queen_bees_basics() -> None:
    """Rulings 4.9, 5.3 and 7.4: unicorns protected from destruction can be stolen."""
    t = begins(
        "second-ru",
        {"hand": "yay slowdown neigh", "stable": "rainbow_lasso"},
        bob={"stable": "queen_bee_unicorn narwhal nanny_cam"},
        cal={"stable": "rainbow_aura magical_kittencorn basic_unicorn_red"},
        dan={"stable": "pandamonium ginormous_unicorn"},
    )
    t.does("ann", "use rainbow_lasso", "neigh", "yay")
    assert t.options("ann") == ["queen_bee_unicorn", "magical_kittencorn"]
    t.does("ann", "magical_kittencorn")
    assert t.stable("ann") == ["rainbow_lasso", "magical_kittencorn"]
    t.turn_of("ann")


def test_needs_three_cards() -> None:
    """R-EFF-05."""
    t = begins("second-ru", {"hand": "yay slowdown", "stable": "rainbow_lasso"}, bob={"stable": "narwhal"})
    assert t.hand("ann") == ["neigh", "slowdown", "yay"]
    t.turn_of("ann")


def test_triggers_the_unicorn_it_steals() -> None:
    """Ruling 2.11: it enters."""
    t = begins(
        "second-ru",
        {"hand": "yay slowdown nanny_cam", "stable": "rainbow_lasso"},
        bob={"stable": "greedy_flying_unicorn"},
        deck="narwhal neigh",
    )
    t.does("ann", "use rainbow_lasso", "yay", "slowdown")
    assert t.hand("ann") == ["narwhal", "neigh"]
    t.turn_of("ann")


def test_stealing_the_seventh_unicorn_wins_immediately() -> None:
    """R-END-02."""
    six = " ".join(["basic_unicorn_red"] * 3 + ["basic_unicorn_blue"] * 3)
    t = begins(
        "second-ru", {"hand": "yay slowdown nanny_cam", "stable": six + " rainbow_lasso"}, bob={"stable": "narwhal"}
    )
    t.does("ann", "use rainbow_lasso", "yay", "slowdown").won_by("ann")


def test_may_be_declined() -> None:
    """R-TURN-04."""
    t = begins("second-ru", {"hand": "yay slowdown nanny_cam", "stable": "rainbow_lasso"}, bob={"stable": "narwhal"})
    t.does("ann", "pass")
    assert t.hand("ann") == ["nanny_cam", "neigh", "slowdown", "yay"]
    assert t.stable("bob") == ["narwhal"]
    t.turn_of("ann")
