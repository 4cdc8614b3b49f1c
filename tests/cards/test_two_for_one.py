"""Two-For-One: sacrifice a card; then destroy 2 cards."""

import pytest

from stablemates.testing import At

from .table import in_both


@in_both
def test_sacrifices_one_and_destroys_two_in_any_stables(rulebook: str) -> None:
    """Ruling 7.12, R-EFF-12: cards of any type. The sacrifice may be a downgrade."""
    t = At(
        rulebook,
        ann={"hand": "two_for_one", "stable": "slowdown narwhal"},
        bob={"stable": "basic_unicorn_red yay"},
        cal={"stable": "nanny_cam"},
    )
    assert t.does("ann", "two_for_one").options("ann") == ["slowdown", "narwhal"]
    assert t.does("ann", "slowdown").options("ann") == ["basic_unicorn_red", "yay", "nanny_cam"]
    assert t.does("ann", "basic_unicorn_red").options("ann") == ["yay", "nanny_cam"]
    t.does("ann", "nanny_cam")
    assert [t.stable(who) for who in ("ann", "bob", "cal")] == [["narwhal"], ["yay"], []]
    assert t.discard[0] == "two_for_one"
    assert sorted(t.discard[1:]) == ["basic_unicorn_red", "nanny_cam", "slowdown"]
    t.turn_of("bob")


@in_both
def test_spares_protected_cards_and_your_own(rulebook: str) -> None:
    """Rulings 2.7 and 4.9: the aura may go, but not together with a unicorn it protects."""
    t = At(
        rulebook,
        ann={"hand": "two_for_one", "stable": "slowdown narwhal"},
        bob={"stable": "magical_kittencorn yay"},
        cal={"stable": "rainbow_aura basic_unicorn_red pandamonium"},
        dan={"stable": ""},
    )
    t.does("ann", "two_for_one", "slowdown")
    # cal's unicorn is a panda, and the aura protects unicorns only (ruling 5.7)
    assert t.options("ann") == ["yay", "rainbow_aura", "basic_unicorn_red", "pandamonium"]
    t.does("ann", "yay", "pandamonium")
    assert t.stable("cal") == ["rainbow_aura", "basic_unicorn_red"]
    t.turn_of("bob")
    t = At(
        rulebook, ann={"hand": "two_for_one"}, bob={"stable": "rainbow_aura narwhal"}, cal={"stable": "yay slowdown"}
    )
    assert t.does("ann", "two_for_one").options("ann") == ["rainbow_aura", "yay", "slowdown"]
    assert t.does("ann", "rainbow_aura").options("ann") == ["yay", "slowdown"]
    t.does("ann", "slowdown")
    assert t.stable("bob") == ["narwhal"]
    t.turn_of("bob")


@in_both
def test_destroys_in_the_order_chosen(rulebook: str) -> None:
    """Ruling 2.7: Stabby acts only if Blinding Light falls before it."""
    light, stabby = "blinding_light", "stabby_the_unicorn"
    for targets, acts in (((light, stabby), True), ((stabby, light), False)):
        bob = {"stable": f"{light} {stabby} narwhal"}
        t = At(rulebook, ann={"hand": "two_for_one", "stable": "yay"}, bob=bob, cal={"stable": "llamacorn"})
        t.does("ann", "two_for_one", *targets)
        assert t.discard == ["two_for_one", *targets[::-1], "yay"]
        if acts:
            t.does("bob", "yes")  # llamacorn, the only unicorn of the others
        assert t.stable("cal") == ([] if acts else ["llamacorn"])
        t.turn_of("bob")


@in_both
def test_with_one_target_destroys_that(rulebook: str) -> None:
    """Ruling 7.12."""
    t = At(rulebook, ann={"hand": "two_for_one"}, bob={"stable": "narwhal"}, cal={"stable": "magical_kittencorn"})
    t.does("ann", "two_for_one")
    assert [t.stable(who) for who in ("ann", "bob", "cal")] == [[], [], ["magical_kittencorn"]]
    t.turn_of("bob")


@in_both
@pytest.mark.parametrize("targets", ["declared", "hidden"])
def test_with_nothing_to_sacrifice_destroys_nothing(rulebook: str, targets: str) -> None:
    """R-EFF-05, ruling 2.2: it asks for no targets."""
    t = At(
        rulebook,
        ann={"hand": "two_for_one", "stable": ""},
        bob={"stable": "narwhal yay"},
        cal={"stable": "slowdown"},
        targets=targets,
    )
    t.does("ann", "two_for_one")
    assert t.stable("bob") == ["narwhal", "yay"]
    assert t.stable("cal") == ["slowdown"]
    t.turn_of("bob")


def test_leaves_pandas_alone_if_the_table_says_so() -> None:
    """Ruling 5.4."""
    t = At(
        "second-ru",
        ann={"hand": "two_for_one"},
        bob={"stable": "yay slowdown"},
        cal={"stable": "pandamonium basic_unicorn_red"},
        pandas_are_hit=False,
    )
    assert t.does("ann", "two_for_one").options("ann") == ["yay", "slowdown", "pandamonium"]
    t.does("ann", "yay", "slowdown").turn_of("bob")


def test_first_ru_takes_no_card_twice() -> None:
    """R-WORD-04, R-CHAIN-05: it can destroy in your own stable, but not the card sacrificed."""
    t = At(
        "first-ru", ann={"hand": "two_for_one", "stable": "narwhal slowdown"}, bob={"stable": "yay"}, cal={"stable": ""}
    )
    assert t.does("ann", "two_for_one").options("ann") == ["narwhal", "slowdown"]
    t.does("ann", "narwhal")
    assert [t.stable(who) for who in ("ann", "bob", "cal")] == [[], [], []]  # only two targets are left
    t.turn_of("bob")
