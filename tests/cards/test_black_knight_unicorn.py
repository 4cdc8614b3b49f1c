"""Black Knight Unicorn: if another of your unicorns is about to be destroyed, you may sacrifice this card instead."""

from .table import at, in_all, in_both


@in_all
def test_is_sacrificed_instead_of_another(rulebook: str) -> None:
    """Ruling 4.3: his player decides."""
    t = at(
        rulebook,
        ann={"hand": "unicorn_poison", "stable": "yay"},
        bob={"stable": "black_knight_unicorn narwhal"},
        cal={"stable": "llamacorn"},
    )
    t.does("ann", "unicorn_poison", "narwhal")
    assert t.options("bob") == ["no", "save black_knight_unicorn"]
    t.does("bob", "save black_knight_unicorn")
    assert t.stable("bob") == ["narwhal"]
    assert "black_knight_unicorn" in t.discard
    t.turn_of("bob")


@in_all
def test_may_decline(rulebook: str) -> None:
    t = at(
        rulebook,
        ann={"hand": "unicorn_poison", "stable": "yay"},
        bob={"stable": "black_knight_unicorn narwhal"},
        cal={"stable": ""},
    )
    t.does("ann", "unicorn_poison", "narwhal").does("bob", "no")
    assert t.stable("bob") == ["black_knight_unicorn"]
    t.turn_of("bob")


@in_all
def test_saves_neither_himself_nor_other_players_unicorns(rulebook: str) -> None:
    """Ruling 4.3: another unicorn of the same stable."""
    t = at(
        rulebook,
        ann={"hand": "unicorn_poison", "stable": ""},
        bob={"stable": "black_knight_unicorn narwhal"},
        cal={"hand": "unicorn_poison", "stable": "llamacorn"},
    )
    t.does("ann", "unicorn_poison", "llamacorn").does("cal", "pass")
    assert t.stable("cal") == []
    t.does("bob", "draw").does("cal", "unicorn_poison", "black_knight_unicorn")
    if t.asked == {"bob": "neigh"}:
        t.does("bob", "pass")
    assert t.stable("bob") == ["narwhal"]
    t.turn_of("ann")


@in_all
def test_cannot_prevent_a_sacrifice(rulebook: str) -> None:
    """Ruling 4.3."""
    t = at(rulebook, ann={"stable": "black_knight_unicorn narwhal sadistic_ritual"}, phase="beginning")
    t.does("ann", "narwhal")
    assert t.stable("ann") == ["black_knight_unicorn", "sadistic_ritual"]
    t.turn_of("ann")


@in_both
def test_hit_by_the_same_effect_saves_no_one(rulebook: str) -> None:
    """Rulings 2.7 and 4.3."""
    t = at(
        rulebook,
        ann={"hand": "two_for_one", "stable": "yay"},
        bob={"stable": "black_knight_unicorn narwhal"},
        cal={"stable": "slowdown"},
    )
    t.does("ann", "two_for_one", "black_knight_unicorn", "narwhal")
    assert t.stable("bob") == []
    t.turn_of("bob")


@in_both
def test_saves_one_of_two(rulebook: str) -> None:
    """Ruling 4.4."""
    t = at(
        rulebook,
        ann={"hand": "two_for_one", "stable": "yay"},
        bob={"stable": "black_knight_unicorn narwhal llamacorn"},
        cal={"stable": ""},
    )
    t.does("ann", "two_for_one", "narwhal", "llamacorn").does("bob", "save black_knight_unicorn")
    assert t.stable("bob") == ["narwhal"]
    t.turn_of("bob")


@in_all
def test_saves_a_baby(rulebook: str) -> None:
    """R-CARD-01: a baby is a unicorn."""
    t = at(
        rulebook,
        ann={"hand": "unicorn_poison", "stable": ""},
        bob={"stable": "baby_narwhal black_knight_unicorn"},
        cal={"stable": ""},
    )
    t.does("ann", "unicorn_poison", "baby_narwhal").does("bob", "save black_knight_unicorn")
    assert t.stable("bob") == ["baby_narwhal"]
    t.turn_of("bob")
