"""Falls that are replaced: Unicorn Phoenix, Black Knight Unicorn and flying unicorns (rulings 2.5 and 4.1 to 4.7)."""

import pytest

from stablemates.testing import At

from ..table import at, begins, in_both


def test_phoenix_that_saves_itself_still_pays_for_sadistic_ritual() -> None:
    """Ruling 2.5: a replaced sacrifice counts for "then"."""
    t = At(
        "second-ru",
        ann={"hand": "yay", "stable": "sadistic_ritual unicorn_phoenix"},
        bob={},
        cal={},
        phase="beginning",
        deck="slowdown neigh ...",
    )
    t.does("ann", "save unicorn_phoenix")
    assert t.stable("ann") == ["sadistic_ritual", "unicorn_phoenix"]
    assert t.hand("ann") == ["neigh", "slowdown"]
    t.turn_of("ann")


def test_black_knight_hit_by_two_for_one_himself_saves_no_one() -> None:
    """Ruling 4.3: he cannot step in while he falls himself."""
    t = At(
        "second-ru", ann={"hand": "two_for_one"}, bob={"stable": "black_knight_unicorn narwhal yay"}, cal={"stable": ""}
    )
    t.does("ann", "two_for_one", "black_knight_unicorn", "narwhal")
    assert t.stable("bob") == ["yay"]
    t.turn_of("bob")


def test_black_knight_saves_one_of_two_hit_by_two_for_one() -> None:
    """Ruling 4.4."""
    t = At(
        "second-ru",
        ann={"hand": "two_for_one"},
        bob={"stable": "black_knight_unicorn narwhal basic_unicorn_red"},
        cal={"stable": ""},
    )
    t.does("ann", "two_for_one", "narwhal", "basic_unicorn_red")
    assert t.options("bob") == ["no", "save black_knight_unicorn"]
    t.does("bob", "save black_knight_unicorn")
    assert t.stable("bob") == ["narwhal"]
    t.turn_of("bob")


def test_phoenix_hit_by_unicorn_poison_may_cost_a_card_instead() -> None:
    """Rulings 4.1 and 4.5."""
    t = At(
        "second-ru",
        ann={"hand": "unicorn_poison"},
        bob={"hand": "neigh", "stable": "unicorn_phoenix"},
        cal={"stable": ""},
    )
    t.does("ann", "unicorn_poison").does("bob", "pass")
    assert t.options("bob") == ["no", "save unicorn_phoenix"]
    t.does("bob", "save unicorn_phoenix")
    assert t.stable("bob") == ["unicorn_phoenix"]
    assert t.discard == ["unicorn_poison", "neigh"]
    t.turn_of("bob")


def test_black_knight_saves_from_shark_but_does_not_replace_its_sacrifice() -> None:
    """Ruling 4.3: ann's knight cannot step in for Shark, and bob's saves bob's unicorn."""
    t = at(
        "second-ru",
        ann={"hand": "shark_with_a_horn", "stable": "yay"},
        bob={"stable": "narwhal black_knight_unicorn"},
        cal={"stable": ""},
    )
    t.does("ann", "shark_with_a_horn", "yes", "narwhal").does("bob", "save black_knight_unicorn")
    assert t.stable("bob") == ["narwhal"]
    assert sorted(t.discard) == ["black_knight_unicorn", "shark_with_a_horn"]
    t.turn_of("bob")


def test_phoenix_or_black_knight_is_the_owners_choice() -> None:
    """Ruling 4.2."""
    t = at(
        "second-ru",
        ann={"hand": "unicorn_poison", "stable": ""},
        bob={"hand": "yay", "stable": "unicorn_phoenix black_knight_unicorn"},
        cal={"stable": ""},
    )
    t.does("ann", "unicorn_poison", "unicorn_phoenix").does("bob", "pass")
    assert t.options("bob") == ["no", "save unicorn_phoenix", "save black_knight_unicorn"]
    t.does("bob", "save black_knight_unicorn")
    assert t.stable("bob") == ["unicorn_phoenix"]
    assert t.hand("bob") == ["neigh", "yay"]
    t.turn_of("bob")


def test_phoenix_pays_a_card_to_extremely_destructive_unicorn() -> None:
    """Rulings 4.5 and 7.14."""
    t = at(
        "second-ru",
        ann={"hand": "extremely_destructive_unicorn", "stable": ""},
        bob={"stable": "unicorn_phoenix", "hand": "yay"},
        cal={"stable": "black_knight_unicorn narwhal"},
    )
    t.does("ann", "extremely_destructive_unicorn").does("bob", "pass", "save unicorn_phoenix")
    t.does("cal", "narwhal")  # Black Knight does not step in (ruling 4.3)
    assert (t.stable("bob"), t.stable("cal")) == (["unicorn_phoenix"], ["black_knight_unicorn"])
    assert "yay" in t.discard
    t.turn_of("bob")


def test_rhinocorn_ends_the_turn_by_destroying_a_flyer() -> None:
    """Ruling 4.7, second edition: it was destroyed and left, wherever it goes, so "if you do" holds."""
    t = at(
        "second-ru",
        ann={"stable": "rhinocorn"},
        bob={"stable": "greedy_flying_unicorn"},
        cal={"stable": ""},
        phase="beginning",
    )
    t.does("ann", "use rhinocorn")
    assert t.hand("ann") == []
    assert t.hand("bob") == ["greedy_flying_unicorn", "neigh"]
    t.turn_of("bob")


def test_phoenix_that_saves_itself_still_pays_for_two_for_one() -> None:
    """Ruling 2.5, second edition."""
    t = at(
        "second-ru",
        ann={"hand": "two_for_one yay", "stable": "unicorn_phoenix"},
        bob={"stable": "narwhal slowdown"},
        cal={"stable": ""},
    )
    t.does("ann", "two_for_one", "save unicorn_phoenix")
    assert (t.stable("ann"), t.stable("bob"), t.hand("ann")) == (["unicorn_phoenix"], [], [])
    t.turn_of("bob")


def test_phoenix_that_saves_itself_still_pays_for_dark_angel() -> None:
    """Ruling 2.5."""
    t = at("second-ru", ann={"hand": "dark_angel_unicorn yay", "stable": "unicorn_phoenix"}, discard="narwhal neigh")
    t.does("ann", "dark_angel_unicorn", "yes", "unicorn_phoenix", "save unicorn_phoenix")
    assert t.stable("ann") == ["unicorn_phoenix", "dark_angel_unicorn", "narwhal"]
    t.turn_of("bob")


@in_both
def test_stabby_saved_by_black_knight_has_not_fallen(rulebook: str) -> None:
    """Rulings 4.3 and 4.8."""
    t = at(
        rulebook,
        ann={"hand": "unicorn_poison", "stable": "narwhal"},
        bob={"stable": "stabby_the_unicorn black_knight_unicorn"},
        cal={"stable": ""},
    )
    t.does("ann", "unicorn_poison", "stabby_the_unicorn").does("bob", "save black_knight_unicorn")
    assert (t.stable("ann"), t.stable("bob")) == (["narwhal"], ["stabby_the_unicorn"])
    t.turn_of("bob")


def test_black_knight_keeps_rhinocorn_from_ending_the_turn() -> None:
    """Ruling 2.5: "if you do" is not satisfied by a replaced action."""
    t = at(
        "second-ru",
        ann={"stable": "rhinocorn"},
        bob={"stable": "narwhal black_knight_unicorn"},
        cal={"stable": "yay"},
        deck="yay neigh ...",
        phase="beginning",
    )
    t.does("ann", "use rhinocorn", "narwhal").does("bob", "save black_knight_unicorn")
    assert t.stable("bob") == ["narwhal"]
    assert t.hand("ann") == ["yay"]
    t.turn_of("ann")


def test_flyer_hit_by_stable_artillery_goes_home() -> None:
    """Ruling 4.7."""
    t = begins(
        "second-ru", {"hand": "yay slowdown", "stable": "stable_artillery"}, bob={"stable": "swift_flying_unicorn"}
    )
    t.does("ann", "use stable_artillery", "yay")
    assert t.hand("bob") == ["swift_flying_unicorn"]
    t.turn_of("ann")


@pytest.mark.parametrize("save", ["no", "save black_knight_unicorn"])
def test_black_knight_may_step_in_against_stable_artillery(save: str) -> None:
    """Rulings 4.1 and 4.3: he steps in against destruction."""
    t = begins(
        "second-ru",
        {"hand": "yay slowdown", "stable": "stable_artillery"},
        bob={"stable": "black_knight_unicorn narwhal"},
    )
    t.does("ann", "use stable_artillery", "yay", "narwhal")
    assert t.options("bob") == ["no", "save black_knight_unicorn"]
    t.does("bob", save)
    assert t.stable("bob") == (["black_knight_unicorn"] if save == "no" else ["narwhal"])
    t.turn_of("ann")
