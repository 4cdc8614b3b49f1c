"""Rainbow Mane.

Can enter only a stable that has a basic unicorn. At the start of your turn, you may bring a basic unicorn from your
hand into your stable.
"""

from stablemates.testing import At

from .table import begins


def test_brings_a_basic_from_the_hand() -> None:
    """R-WORD-06: not played, so cal's Neigh cannot stop it."""
    t = begins(
        "first-uk",
        {"hand": "narwhal basic_unicorn_red rhinocorn yay", "stable": "rainbow_mane"},
        cal={"hand": "neigh", "stable": ""},
    )
    t.does("ann", "use rainbow_mane")
    assert sorted(t.options("ann")) == ["basic_unicorn_red", "narwhal"]
    t.does("ann", "narwhal")
    assert t.stable("ann") == ["rainbow_mane", "narwhal"]
    assert t.hand("ann") == ["basic_unicorn_red", "neigh", "rhinocorn", "yay"]
    t.turn_of("ann")


def test_enters_only_a_stable_with_a_basic() -> None:
    """Ruling 8.5: babies and magical unicorns are not basic, narwhals among them."""
    t = At(
        "first-uk",
        ann={"hand": "rainbow_mane", "stable": "narwhal"},
        bob={"stable": "shabby_the_narwhal"},
        cal={"stable": "baby_narwhal"},
        dan={"stable": "basic_unicorn_red"},
    )
    assert t.does("ann", "rainbow_mane").options("ann") == ["rainbow_mane ann", "rainbow_mane dan"]
    t.does("ann", "rainbow_mane dan")
    assert t.stable("dan") == ["basic_unicorn_red", "rainbow_mane"]
    t.turn_of("bob")


def test_cannot_be_played_if_no_stable_has_a_basic() -> None:
    t = At("first-uk", ann={"hand": "rainbow_mane"}, bob={"stable": "rhinocorn"}, cal={})
    assert t.options("ann") == ["draw"]
    assert t.why("ann", "rainbow_mane") == "needs-a-basic (R-EFF-13)"
    t.turn_of("ann")


def test_brings_nothing_without_a_basic_in_hand_or_past_a_queen_bee() -> None:
    """R-EFF-08, rulings 7.4 and 8.5: a basic in the stable is needed on entry only.

    Past a Queen Bee no one is asked: everyone can see that nothing can come of it.
    """
    t = begins("first-uk", {"hand": "rhinocorn yay", "stable": "rainbow_mane"})
    assert t.options("ann") == ["pass"]  # asked anyway: silence would reveal the hand
    t.does("ann", "pass").turn_of("ann")
    t = begins("first-uk", {"hand": "narwhal", "stable": "rainbow_mane"}, bob={"stable": "queen_bee_unicorn"})
    assert t.hand("ann") == ["narwhal", "neigh"]
    t.turn_of("ann")


def test_first_ru_brings_a_basic_too() -> None:
    """R-CHAIN-04: a card in hand is not named before the effect is used."""
    t = begins("first-ru", {"hand": "narwhal basic_unicorn_red", "stable": "rainbow_mane"})
    assert t.options("ann") == ["no", "yes"]
    t.does("ann", "yes")
    assert sorted(t.options("ann")) == ["basic_unicorn_red", "narwhal"]
    t.does("ann", "narwhal")
    assert t.stable("ann") == ["rainbow_mane", "narwhal"]
    t.turn_of("ann")


def test_may_be_declined() -> None:
    """R-TURN-04."""
    t = begins("first-uk", {"hand": "narwhal", "stable": "rainbow_mane"})
    t.does("ann", "pass")
    assert (t.stable("ann"), t.hand("ann")) == (["rainbow_mane"], ["narwhal", "neigh"])
    t.turn_of("ann")
