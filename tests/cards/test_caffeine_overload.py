"""Caffeine Overload: at the start of your turn you may sacrifice a card; then draw 2 cards."""

from .table import begins


def test_sacrifices_a_card_and_draws_two() -> None:
    t = begins(
        "second-ru", {"stable": "caffeine_overload slowdown narwhal"}, bob={"stable": "yay"}, deck="rhinocorn yay neigh"
    )
    assert t.does("ann", "use caffeine_overload").options("ann") == ["caffeine_overload", "slowdown", "narwhal"]
    t.does("ann", "slowdown")
    assert t.stable("ann") == ["caffeine_overload", "narwhal"]
    assert t.hand("ann") == ["neigh", "rhinocorn", "yay"]
    assert t.stable("bob") == ["yay"]
    t.turn_of("ann")


def test_may_be_declined() -> None:
    """R-TURN-04."""
    t = begins("second-ru", {"stable": "caffeine_overload"})
    t.does("ann", "pass")
    assert t.hand("ann") == ["neigh"]
    t.turn_of("ann")


def test_can_sacrifice_itself() -> None:
    """Ruling 1.2: it has triggered already."""
    t = begins("second-ru", {"stable": "caffeine_overload"}, deck="rhinocorn yay neigh")
    t.does("ann", "use caffeine_overload")
    assert t.stable("ann") == []
    assert t.hand("ann") == ["neigh", "rhinocorn", "yay"]
    t.turn_of("ann")


def test_sacrificing_a_baby_sends_it_to_the_nursery_and_draws() -> None:
    """Rulings 2.5 and 4.10, R-CARD-02."""
    t = begins("second-ru", {"stable": "caffeine_overload baby_narwhal"}, deck="rhinocorn yay neigh")
    t.does("ann", "use caffeine_overload", "baby_narwhal")
    assert t.nursery[0] == "baby_narwhal"
    assert len(t.hand("ann")) == 3
    t.turn_of("ann")


def test_leaves_pandas_alone_if_the_table_says_so() -> None:
    """Ruling 5.4."""
    t = begins("second-ru", {"stable": "caffeine_overload pandamonium narwhal"}, pandas_are_hit=False)
    assert t.does("ann", "use caffeine_overload").options("ann") == ["caffeine_overload", "pandamonium"]
    t.does("ann", "pandamonium")
    assert t.stable("ann") == ["caffeine_overload", "narwhal"]
    t.turn_of("ann")


def test_works_for_its_own_player_only() -> None:
    """R-EFF-02, R-TURN-02."""
    t = begins("second-ru", {"stable": "slowdown"}, bob={"stable": "caffeine_overload"})
    assert (t.stable("ann"), t.hand("ann")) == (["slowdown"], ["neigh"])
    t.turn_of("ann")
