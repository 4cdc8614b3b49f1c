"""Blinding Light: in the second edition no text on your unicorns works, in the first (print 2) no triggered one."""

import pytest

from stablemates.testing import At

both = pytest.mark.parametrize("book", ["second-ru", "first-uk"])
FIVE = "narwhal basic_unicorn_red basic_unicorn_blue basic_unicorn_green basic_unicorn_yellow"


def play(t: At, who: str, card: str) -> At:
    """Play a card into one's own stable."""
    t.does(who, card)
    return t.does(who, f"{card} {who}") if t.asked == {who: "stable"} else t


# --- alike in both editions -----------------------------------------------------------------------------------------


@both
def test_blinding_light_blinds_a_unicorn_before_its_text_of_entering(book: str) -> None:
    """Ruling 6.1."""
    t = At(book, ann={"hand": "greedy_flying_unicorn", "stable": "blinding_light"}, bob={}, cal={}, deck="yay")
    play(t, "ann", "greedy_flying_unicorn")
    assert t.hand("ann") == []
    assert t.stable("ann") == ["blinding_light", "greedy_flying_unicorn"]
    t.turn_of("bob")


@both
def test_blinding_light_blinds_texts_of_the_beginning_but_not_those_of_upgrades(book: str) -> None:
    """Ruling 6.1: its scope is unicorns."""
    t = At(
        book,
        ann={"stable": "rhinocorn glitter_bomb blinding_light"},
        bob={"stable": "narwhal"},
        cal={"stable": ""},
        phase="beginning",
    )
    assert t.options("ann") == ["pass", "use glitter_bomb"]
    t.does("ann", "pass").turn_of("ann")


@both
def test_blinding_light_blinds_texts_of_falling(book: str) -> None:
    """Ruling 6.1: no flying home, no stab, no rising; a baby still goes to the nursery (ruling 6.2)."""
    for unicorn in ("greedy_flying_unicorn", "stabby_the_unicorn", "unicorn_phoenix"):
        t = At(
            book,
            ann={"hand": "unicorn_poison", "stable": "narwhal"},
            bob={"stable": ""},
            cal={"hand": "yay", "stable": f"blinding_light {unicorn}"},
        )
        t.does("ann", "unicorn_poison").does("cal", "pass")
        assert t.stable("cal") == ["blinding_light"]
        assert t.hand("cal") == ["yay"]
        assert t.discard == ["unicorn_poison", unicorn]
        t.turn_of("bob")
    t = At(book, ann={"hand": "unicorn_poison"}, bob={"stable": ""}, cal={"stable": "blinding_light baby_narwhal"})
    t.does("ann", "unicorn_poison")
    assert t.nursery[0] == "baby_narwhal"
    t.turn_of("bob")


@both
def test_blinding_light_blinds_the_black_knight(book: str) -> None:
    """Ruling 6.1."""
    t = At(
        book,
        ann={"hand": "unicorn_poison"},
        bob={"stable": ""},
        cal={"stable": "blinding_light narwhal black_knight_unicorn"},
    )
    t.does("ann", "unicorn_poison", "narwhal")
    assert t.stable("cal") == ["blinding_light", "black_knight_unicorn"]
    t.turn_of("bob")


@both
def test_blinding_light_does_not_blind_other_stables(book: str) -> None:
    """R-EFF-13; and it is played into any stable (R-CARD-06)."""
    t = At(book, ann={"hand": "blinding_light", "stable": ""}, bob={"stable": "rhinocorn"}, cal={"stable": "narwhal"})
    t.does("ann", "blinding_light")
    assert t.options("ann") == ["blinding_light ann", "blinding_light bob", "blinding_light cal"]
    t.does("ann", "blinding_light cal")
    assert t.options("bob") == ["pass", "use rhinocorn"]
    t.does("bob", "pass").turn_of("bob")


@both
def test_blinding_light_gone_gives_no_text_of_entering_back(book: str) -> None:
    """Ruling 6.6: texts work again, but nothing is set off after the event."""
    t = At(
        book,
        ann={"hand": "re_target", "stable": ""},
        bob={"stable": "blinding_light greedy_flying_unicorn rhinocorn"},
        cal={"stable": "narwhal"},
        deck="yay",
    )
    t.does("ann", "re_target", "blinding_light cal")
    assert t.hand("bob") == []
    assert t.options("bob") == ["pass", "use rhinocorn"]
    t.does("bob", "pass")
    assert t.hand("bob") == ["yay"]
    t.turn_of("bob")


@both
def test_blinding_light_on_pandas_is_an_option(book: str) -> None:
    """Ruling 6.5: by default their texts stay off; else pandas keep them, for they are no unicorns."""
    for blind, drawn in ((True, []), (False, ["yay"])):
        t = At(
            book,
            ann={"hand": "greedy_flying_unicorn", "stable": "blinding_light pandamonium"},
            bob={},
            cal={},
            deck="yay",
            blind_pandas=blind,
        )
        play(t, "ann", "greedy_flying_unicorn")
        assert t.hand("ann") == drawn
        t.turn_of("bob")


@both
def test_blinding_light_makes_no_basic_of_a_magical_unicorn(book: str) -> None:
    """Ruling 6.3: under another's queen bee it may still come in."""
    t = At(
        book, ann={"hand": "rainbow_unicorn", "stable": "blinding_light"}, bob={}, cal={"stable": "queen_bee_unicorn"}
    )
    play(t, "ann", "rainbow_unicorn")
    assert t.stable("ann") == ["blinding_light", "rainbow_unicorn"]
    t.turn_of("bob")


# --- the second edition: continuous texts are off too ---------------------------------------------------------------


def test_blinding_light_of_the_second_edition_makes_ginormous_one_unicorn() -> None:
    """Ruling 6.1: no double count, no ban (ruling 3.6)."""
    t = At(
        "second-ru",
        ann={"hand": "ginormous_unicorn neigh", "stable": FIVE + " blinding_light"},
        bob={"hand": "good_deal"},
        cal={},
    )
    t.does("ann", "ginormous_unicorn").does("bob", "pass").turn_of("bob")
    t.does("bob", "good_deal")
    assert t.asked == {"ann": "neigh"}
    t.does("ann", "neigh").does("bob", "pass").turn_of("cal")


def test_blinding_light_of_the_second_edition_gone_may_win_by_ginormous() -> None:
    """Ruling 6.6: continuous texts are in force again at once."""
    t = At("second-ru", ann={"hand": "re_target", "stable": FIVE + " ginormous_unicorn blinding_light"}, bob={}, cal={})
    t.does("ann", "re_target", "blinding_light cal").won_by("ann")


def test_blinding_light_of_the_second_edition_takes_safety_and_the_queens_rule_away() -> None:
    """Ruling 6.1: Kittencorn and Queen Bee."""
    t = At(
        "second-ru",
        ann={"hand": "unicorn_poison basic_unicorn_red", "stable": ""},
        bob={"stable": ""},
        cal={"stable": "blinding_light magical_kittencorn queen_bee_unicorn"},
    )
    assert sorted(t.options("ann")) == ["basic_unicorn_red", "draw", "unicorn_poison"]
    assert t.does("ann", "unicorn_poison").options("ann") == ["magical_kittencorn", "queen_bee_unicorn"]
    t.does("ann", "magical_kittencorn")
    assert t.stable("cal") == ["blinding_light", "queen_bee_unicorn"]
    t.turn_of("bob")


def test_blinding_light_of_the_second_edition_arriving_shrinks_no_tiny_stable_but_leaving_does() -> None:
    """Ruling 7.2: Ginormous counts two again."""
    four = " ".join(FIVE.split()[:4])
    t = At(
        "second-ru",
        ann={"hand": "re_target", "stable": ""},
        bob={"stable": four + " ginormous_unicorn tiny_stable blinding_light"},
        cal={"stable": ""},
    )
    t.does("ann", "re_target", "blinding_light", "blinding_light cal")
    assert t.options("bob") == [*four.split(), "ginormous_unicorn"]
    t.does("bob", "narwhal")
    assert t.stable("bob") == [*four.split()[1:], "ginormous_unicorn", "tiny_stable"]
    t.turn_of("bob")


# --- the first edition, print 2: continuous texts stay --------------------------------------------------------------


@pytest.mark.parametrize("book", ["first-uk", "first-ru"])
def test_blinding_light_of_the_first_edition_leaves_ginormous_two(book: str) -> None:
    """Ruling 6.4."""
    t = At(book, ann={"hand": "ginormous_unicorn", "stable": FIVE + " blinding_light"}, bob={}, cal={})
    play(t, "ann", "ginormous_unicorn").won_by("ann")


def test_blinding_light_of_the_first_edition_leaves_safety_and_the_queens_rule() -> None:
    """Ruling 6.4: what holds without "if" or "when" (R-EFF-13) is not triggered."""
    t = At(
        "first-uk",
        ann={"hand": "unicorn_poison basic_unicorn_red", "stable": ""},
        bob={"stable": ""},
        cal={"stable": "blinding_light magical_kittencorn queen_bee_unicorn narwhal"},
    )
    assert t.does("ann", "unicorn_poison").options("ann") == ["queen_bee_unicorn", "narwhal"]
    t.does("ann", "narwhal").turn_of("bob")
    t = At(
        "first-uk",
        ann={"hand": "basic_unicorn_red", "stable": ""},
        bob={"stable": ""},
        cal={"stable": "blinding_light queen_bee_unicorn"},
    )
    t.does("ann", "basic_unicorn_red")  # the queen's is the only stable left for it (ruling 7.4)
    assert t.stable("cal") == ["blinding_light", "queen_bee_unicorn", "basic_unicorn_red"]
    t.turn_of("bob")


def test_blinding_light_of_the_first_edition_holds_puppicorn_and_leaves_it_unbreakable() -> None:
    """Rulings 6.4 and 8.1: that it moves when a turn begins is triggered, that it cannot fall is lasting (R-EFF-13)."""
    t = At(
        "first-uk",
        ann={"hand": "unicorn_poison"},
        bob={"stable": ""},
        cal={"stable": "blinding_light puppicorn narwhal"},
    )
    t.does("ann", "unicorn_poison")
    assert (t.stable("bob"), t.stable("cal")) == ([], ["blinding_light", "puppicorn"])
    assert t.discard == ["unicorn_poison", "narwhal"]
    t.turn_of("bob")


def test_blinding_light_in_first_ru_leaves_no_link_to_blinded_unicorns() -> None:
    """R-CHAIN-03: only the upgrade's effect is in the link."""
    t = At(
        "first-ru",
        ann={"stable": "rhinocorn extra_tail blinding_light"},
        bob={"stable": "narwhal"},
        cal={"stable": ""},
        phase="beginning",
        deck="yay slowdown",
    )
    assert t.asked == {"ann": "may"}
    t.does("ann", "yes")
    assert t.hand("ann") == ["slowdown", "yay"]
    t.turn_of("ann")
