"""Downgrades that act on unicorns, printed alike in both editions: Barbed Wire, Pandamonium, Sadistic Ritual."""

from typing import Any

import pytest

from stablemates.testing import At

both = pytest.mark.parametrize("book", ["second-ru", "first-uk"])
every = pytest.mark.parametrize("book", ["second-ru", "first-uk", "first-ru"])


def play(t: At, who: str, card: str) -> At:
    """Play a card into one's own stable."""
    t.does(who, card)
    return t.does(who, f"{card} {who}") if t.asked == {who: "stable"} else t


# --- Barbed Wire: when a unicorn enters or leaves your stable, discard a card ---------------------------------------


@every
def test_barbed_wire_costs_a_card_when_a_unicorn_enters(book: str) -> None:
    """Ruling 7.1."""
    t = At(book, ann={"hand": "narwhal yay slowdown", "stable": "barbed_wire"}, bob={}, cal={})
    play(t, "ann", "narwhal")
    assert sorted(t.options("ann")) == ["slowdown", "yay"]
    t.does("ann", "yay")
    assert t.hand("ann") == ["slowdown"]
    assert t.stable("ann") == ["barbed_wire", "narwhal"]
    t.turn_of("bob")


@every
def test_barbed_wire_costs_a_card_when_a_unicorn_leaves(book: str) -> None:
    """Rulings 2.11 and 7.1: destroyed, or moved away by a swap, which costs for the one that comes too."""
    t = At(
        book,
        ann={"hand": "unicorn_poison", "stable": ""},
        bob={"stable": ""},
        cal={"hand": "yay", "stable": "barbed_wire narwhal"},
    )
    t.does("ann", "unicorn_poison").does("cal", "pass")
    assert t.hand("cal") == []
    t.turn_of("bob")
    t = At(
        book,
        ann={"hand": "unicorn_swap yay slowdown neigh", "stable": "barbed_wire baby_narwhal"},
        bob={"stable": "narwhal"},
        cal={},
    )
    t.does("ann", "unicorn_swap", "baby_narwhal bob", "narwhal")
    assert t.asked == {"ann": "discard"}
    t.does("ann", "yay", "neigh")
    assert t.hand("ann") == ["slowdown"]
    t.turn_of("bob")


@every
def test_barbed_wire_is_touched_by_unicorns_of_its_own_stable_only(book: str) -> None:
    """Upgrades, downgrades and the unicorns of others cost nothing; nor does the wire itself when it comes."""
    t = At(book, ann={"hand": "slowdown yay", "stable": "barbed_wire"}, bob={"stable": ""}, cal={})
    t.does("ann", "slowdown", "slowdown ann")
    assert t.hand("ann") == ["yay"]
    t.turn_of("bob")
    t = At(book, ann={"hand": "narwhal yay"}, bob={"stable": "barbed_wire"}, cal={"stable": ""})
    play(t, "ann", "narwhal")
    assert t.hand("ann") == ["yay"]
    t.turn_of("bob")
    t = At(book, ann={"hand": "barbed_wire yay", "stable": "narwhal"}, bob={}, cal={})
    t.does("ann", "barbed_wire", "barbed_wire ann")
    assert t.hand("ann") == ["yay"]
    t.turn_of("bob")


@every
def test_barbed_wire_with_an_empty_hand_costs_nothing(book: str) -> None:
    """R-EFF-08, ruling 7.1: and it forbids no play."""
    t = At(book, ann={"hand": "narwhal", "stable": "barbed_wire"}, bob={"hand": "yay", "stable": ""}, cal={})
    play(t, "ann", "narwhal").does("bob", "pass")
    assert t.stable("ann") == ["barbed_wire", "narwhal"]
    t.turn_of("bob")


@both
def test_barbed_wire_goes_with_the_text_of_the_unicorn_that_enters(book: str) -> None:
    """Ruling 7.1: same link; the card that the greedy one draws may be the one discarded."""
    t = At(
        book,
        ann={"hand": "greedy_flying_unicorn yay", "stable": "barbed_wire"},
        bob={},
        cal={},
        deck="slowdown",
    )
    play(t, "ann", "greedy_flying_unicorn")
    assert sorted(t.options("ann")) == ["slowdown", "yay"]
    t.does("ann", "slowdown")
    assert t.hand("ann") == ["yay"]
    t.turn_of("bob")


def test_barbed_wire_does_not_catch_a_phoenix_that_stays() -> None:
    """Rulings 4.5 and 4.6: its discard is the replacement itself; it did not leave."""
    t = At(
        "second-ru",
        ann={"hand": "unicorn_poison", "stable": ""},
        bob={"stable": ""},
        cal={"hand": "yay slowdown", "stable": "barbed_wire unicorn_phoenix"},
    )
    t.does("ann", "unicorn_poison").does("cal", "pass", "save unicorn_phoenix", "yay")
    assert t.hand("cal") == ["slowdown"]
    t.turn_of("bob")


@both
def test_barbed_wire_catches_pandas_too(book: str) -> None:
    """Ruling 5.5: it is touched by unicorn cards; they become pandas on arrival."""
    t = At(book, ann={"hand": "narwhal yay", "stable": "barbed_wire pandamonium"}, bob={}, cal={})
    play(t, "ann", "narwhal")
    assert t.hand("ann") == []
    t.turn_of("bob")


# --- Pandamonium: your unicorns are pandas --------------------------------------------------------------------------


@both
def test_pandamonium_keeps_its_player_from_winning(book: str) -> None:
    """Ruling 5.1, R-END-03: seven pandas are no unicorn; the unicorns of others still count."""
    six = " ".join(["basic_unicorn_red"] * 3 + ["basic_unicorn_blue"] * 3)
    t = At(book, ann={"hand": "narwhal", "stable": six + " pandamonium"}, bob={}, cal={})
    play(t, "ann", "narwhal").turn_of("bob")
    t = At(book, ann={"hand": "narwhal", "stable": six}, bob={"stable": "pandamonium"}, cal={})
    play(t, "ann", "narwhal").won_by("ann")


@both
def test_pandamonium_hides_its_unicorns_from_what_acts_on_unicorns(book: str) -> None:
    """Ruling 5.3; R-CARD-06: played into any stable."""
    t = At(
        book,
        ann={"hand": "pandamonium unicorn_swap", "stable": "double_dutch baby_narwhal"},
        bob={"stable": "ginormous_unicorn yay"},
        cal={"stable": "narwhal"},
        phase="beginning",
        deck="neigh",
    )
    assert t.does("ann", "pandamonium").options("ann") == ["pandamonium ann", "pandamonium bob", "pandamonium cal"]
    t.does("ann", "pandamonium bob")
    t.does("ann", "unicorn_swap", "baby_narwhal bob")  # and nothing there can be stolen
    assert t.stable("ann") == ["double_dutch"]
    assert t.stable("bob") == ["ginormous_unicorn", "yay", "pandamonium", "baby_narwhal"]
    t.turn_of("bob")


@both
def test_pandamonium_spares_its_player_the_sacrifice_of_a_unicorn(book: str) -> None:
    """Rulings 5.3 and 7.14."""
    t = At(
        book,
        ann={"hand": "extremely_destructive_unicorn", "stable": "rainbow_aura"},
        bob={"stable": "pandamonium narwhal"},
        cal={"stable": "basic_unicorn_red"},
    )
    play(t, "ann", "extremely_destructive_unicorn")
    assert [t.stable(who) for who in ("ann", "bob", "cal")] == [["rainbow_aura"], ["pandamonium", "narwhal"], []]
    t.turn_of("bob")


@both
def test_pandamonium_leaves_the_texts_of_pandas_in_force(book: str) -> None:
    """Ruling 5.2: the queen bee still keeps basics out of other stables."""
    t = At(book, ann={"hand": "narwhal"}, bob={"stable": "queen_bee_unicorn pandamonium"}, cal={})
    if book == "second-ru":
        assert t.options("ann") == ["draw"]
        assert t.why("ann", "narwhal") == "basics-kept-out (R-EFF-13)"
        t.does("ann", "draw")
    else:
        t.does("ann", "narwhal")  # into the queen's own stable (ruling 7.4)
        assert t.stable("bob") == ["queen_bee_unicorn", "pandamonium", "narwhal"]
    t.turn_of("bob")


@both
def test_pandamonium_and_effects_on_a_card(book: str) -> None:
    """Ruling 5.4: disputed, and so an option."""
    for hit, options in ((True, ["pandamonium", "narwhal", "yay"]), (False, ["pandamonium", "yay"])):
        t = At(
            book,
            ann={"stable": "glitter_bomb"},
            bob={"stable": "pandamonium narwhal yay"},
            cal={"stable": ""},
            phase="beginning",
            pandas_are_hit=hit,
        )
        assert t.does("ann", "use glitter_bomb").options("ann") == options
        t.does("ann", "yay").turn_of("ann")


@both
def test_pandamonium_does_not_count_when_the_deck_is_out(book: str) -> None:
    """Rulings 1.8 and 5.1, R-END-04."""
    laid: dict[str, Any] = {
        "ann": {"stable": "pandamonium narwhal rhinocorn"},
        "bob": {"stable": "stabby_the_unicorn"},
        "cal": {"stable": ""},
    }
    rest = At(book, **laid).deck
    t = At(book, **laid, deck=rest[:1], discard=rest[1:])
    t.does("ann", "draw").won_by("bob")


# --- Sadistic Ritual: at the start of your turn sacrifice a unicorn; then draw a card -------------------------------


@every
def test_sadistic_ritual_sacrifices_a_unicorn_and_draws(book: str) -> None:
    """R-TURN-05: nobody is asked whether."""
    t = At(
        book,
        ann={"stable": "sadistic_ritual narwhal baby_narwhal yay"},
        bob={"stable": "rhinocorn"},
        cal={},
        phase="beginning",
        deck="slowdown neigh",
    )
    assert t.options("ann") == ["narwhal", "baby_narwhal"]
    t.does("ann", "narwhal")
    assert t.stable("ann") == ["sadistic_ritual", "baby_narwhal", "yay"]
    assert t.hand("ann") == ["neigh", "slowdown"]
    t.turn_of("ann")


@every
def test_sadistic_ritual_without_a_unicorn_draws_nothing(book: str) -> None:
    """R-EFF-05, R-EFF-08; nor with pandas only (ruling 5.3)."""
    for stable in ("sadistic_ritual yay", "sadistic_ritual pandamonium narwhal"):
        t = At(
            book, ann={"stable": stable}, bob={"stable": "rhinocorn"}, cal={}, phase="beginning", deck="slowdown neigh"
        )
        assert t.stable("ann") == stable.split()
        assert t.hand("ann") == ["slowdown"]
        t.turn_of("ann")


@every
def test_sadistic_ritual_takes_the_last_unicorn_a_baby_too(book: str) -> None:
    """Rulings 2.5 and 4.10: a baby counts as sacrificed."""
    t = At(
        book, ann={"stable": "sadistic_ritual baby_narwhal"}, bob={}, cal={}, phase="beginning", deck="slowdown neigh"
    )
    assert t.stable("ann") == ["sadistic_ritual"]
    assert t.nursery[0] == "baby_narwhal"
    assert t.hand("ann") == ["neigh", "slowdown"]
    t.turn_of("ann")


@every
def test_sadistic_ritual_is_for_its_own_player(book: str) -> None:
    """R-EFF-02."""
    t = At(book, ann={"stable": "narwhal"}, bob={"stable": "sadistic_ritual rhinocorn"}, cal={}, phase="beginning")
    assert t.stable("bob") == ["sadistic_ritual", "rhinocorn"]
    t.turn_of("ann")


def test_sadistic_ritual_with_a_phoenix_that_saves_itself_still_draws() -> None:
    """Ruling 2.5: "then" is content with what was done instead."""
    t = At(
        "second-ru",
        ann={"hand": "yay", "stable": "sadistic_ritual unicorn_phoenix"},
        bob={},
        cal={},
        phase="beginning",
        deck="slowdown neigh",
    )
    t.does("ann", "save unicorn_phoenix")
    assert t.stable("ann") == ["sadistic_ritual", "unicorn_phoenix"]
    assert t.hand("ann") == ["neigh", "slowdown"]
    t.turn_of("ann")


@both
def test_sadistic_ritual_fed_to_the_glitter_bomb_is_still_owed(book: str) -> None:
    """Ruling 1.2, R-TURN-05, R-TURN-06: it cannot be passed over, but the player chooses the order."""
    t = At(
        book,
        ann={"stable": "sadistic_ritual glitter_bomb narwhal"},
        bob={"stable": "rhinocorn"},
        cal={"stable": ""},
        phase="beginning",
        deck="slowdown neigh",
    )
    assert t.options("ann") == ["use sadistic_ritual", "use glitter_bomb"]
    t.does("ann", "use glitter_bomb", "sadistic_ritual")
    assert t.stable("ann") == ["glitter_bomb"]
    assert t.stable("bob") == []
    assert t.hand("ann") == ["neigh", "slowdown"]
    t.turn_of("ann")


def test_sadistic_ritual_in_first_ru_chooses_before_what_is_optional() -> None:
    """R-CHAIN-05, R-CHAIN-07: what it takes the bomb cannot take as well."""
    t = At(
        "first-ru",
        ann={"stable": "glitter_bomb sadistic_ritual narwhal basic_unicorn_red"},
        bob={"stable": "rhinocorn"},
        cal={"stable": ""},
        phase="beginning",
        deck="slowdown neigh",
    )
    assert t.asked == {"ann": "sacrifice"}
    assert t.options("ann") == ["narwhal", "basic_unicorn_red"]
    assert t.does("ann", "narwhal").options("ann") == ["no", "yes"]
    assert t.does("ann", "yes").options("ann") == ["glitter_bomb", "sadistic_ritual", "basic_unicorn_red"]
    t.does("ann", "sadistic_ritual")
    assert t.options("ann") == ["glitter_bomb", "basic_unicorn_red", "rhinocorn"]
    t.does("ann", "rhinocorn")
    assert t.stable("ann") == ["glitter_bomb", "basic_unicorn_red"]
    assert t.stable("bob") == []
    assert t.hand("ann") == ["neigh", "slowdown"]
    t.turn_of("ann")
