"""Upgrades that both editions print alike: Yay, Rainbow Aura, Double Dutch."""

from typing import Any

import pytest

from stablemates.testing import At

both = pytest.mark.parametrize("book", ["second-ru", "first-uk"])


# --- Yay: the cards you play cannot be stopped ----------------------------------------------------------------------


@both
def test_yay_lets_nobody_answer_what_its_player_plays(book: str) -> None:
    """Ruling 3.5, R-EFF-13."""
    t = At(
        book,
        ann={"hand": "good_deal", "stable": "yay"},
        bob={"hand": "neigh"},
        cal={"hand": "super_neigh"},
        targets="hidden",
    )
    t.does("ann", "good_deal")
    assert t.asked == {"ann": "discard"}
    t.does("ann", t.options("ann")[0])
    assert t.hand("cal") == ["super_neigh"]
    t.turn_of("bob")


@both
def test_yay_itself_can_be_stopped_but_a_second_one_cannot(book: str) -> None:
    """Ruling 3.5: while it is being played it is not in the stable yet."""
    t = At(book, ann={"hand": "yay", "stable": ""}, bob={"hand": "neigh"}, cal={})
    t.does("ann", "yay", "yay ann").does("bob", "neigh")
    assert t.stable("ann") == []
    assert t.discard == ["yay", "neigh"]
    t.turn_of("bob")
    t = At(book, ann={"hand": "yay", "stable": "yay"}, bob={"hand": "neigh"}, cal={})
    t.does("ann", "yay", "yay ann")
    assert t.stable("ann") == ["yay", "yay"]
    t.turn_of("bob")


@both
def test_yay_does_not_protect_the_cards_of_others(book: str) -> None:
    """R-EFF-02: only for the player in whose stable it lies; and it is played into any stable (R-CARD-06)."""
    t = At(book, ann={"hand": "yay narwhal"}, bob={"stable": ""}, cal={"hand": "neigh", "stable": ""})
    assert t.does("ann", "yay").options("ann") == ["yay ann", "yay bob", "yay cal"]
    t.does("ann", "yay bob").does("cal", "pass")
    assert t.stable("bob") == ["yay"]
    t.turn_of("bob")
    t = At(book, ann={"hand": "good_deal", "stable": ""}, bob={"stable": "yay"}, cal={"hand": "neigh"})
    t.does("ann", "good_deal")
    assert t.asked == {"cal": "neigh"}
    t.does("cal", "neigh").turn_of("bob")


@both
def test_yay_gone_leaves_the_next_card_open_again(book: str) -> None:
    """R-EFF-13: it holds as long as the card lies there.  The Re-Target that took it away was still safe."""
    t = At(
        book,
        ann={"hand": "re_target good_deal", "stable": "yay double_dutch"},
        bob={"stable": ""},
        cal={"hand": "neigh"},
        phase="beginning",
        deck="narwhal",
    )
    t.does("ann", "re_target", "yay", "yay bob")
    assert t.stable("bob") == ["yay"]
    t.does("ann", "good_deal")
    assert t.asked == {"cal": "neigh"}
    t.does("cal", "neigh").does("ann", "pass").turn_of("bob")


# --- Rainbow Aura: your unicorns cannot be destroyed ----------------------------------------------------------------


@both
def test_rainbow_aura_makes_unicorns_no_target_of_destruction(book: str) -> None:
    """Ruling 4.9; the aura itself and other cards may be destroyed."""
    t = At(
        book,
        ann={"stable": "glitter_bomb"},
        bob={"stable": "rainbow_aura narwhal baby_narwhal yay"},
        cal={"stable": "slowdown"},
        phase="beginning",
    )
    t.does("ann", "use glitter_bomb")
    assert t.options("ann") == ["rainbow_aura", "yay", "slowdown"]
    t.does("ann", "rainbow_aura")
    assert t.stable("bob") == ["narwhal", "baby_narwhal", "yay"]
    t.turn_of("ann")


@both
def test_rainbow_aura_guards_only_its_own_stable(book: str) -> None:
    """R-EFF-13."""
    t = At(book, ann={"hand": "unicorn_poison"}, bob={"stable": "rainbow_aura narwhal"}, cal={"stable": "rhinocorn"})
    t.does("ann", "unicorn_poison")
    assert t.stable("bob") == ["rainbow_aura", "narwhal"]
    assert t.stable("cal") == []
    t.turn_of("bob")


@both
def test_rainbow_aura_is_no_help_against_sacrifice_steal_or_return(book: str) -> None:
    """Ruling 4.9."""
    t = At(
        book,
        ann={"hand": "extremely_destructive_unicorn", "stable": ""},
        bob={"stable": "rainbow_aura narwhal"},
        cal={"stable": ""},
    )
    t.does("ann", "extremely_destructive_unicorn")
    if t.asked == {"ann": "stable"}:
        t.does("ann", "extremely_destructive_unicorn ann")
    assert t.stable("bob") == ["rainbow_aura"]
    t.turn_of("bob")
    t = At(book, ann={"hand": "unicorn_swap", "stable": "baby_narwhal"}, bob={"stable": "rainbow_aura narwhal"}, cal={})
    t.does("ann", "unicorn_swap", "baby_narwhal bob", "narwhal")
    assert t.stable("ann") == ["narwhal"]
    t.turn_of("bob")
    t = At(book, ann={"hand": "back_kick", "stable": ""}, bob={"stable": ""}, cal={"stable": "rainbow_aura narwhal"})
    t.does("ann", "back_kick", "narwhal")
    assert t.stable("cal") == ["rainbow_aura"]
    t.turn_of("bob")


@both
def test_rainbow_aura_does_not_guard_pandas(book: str) -> None:
    """Ruling 5.7: they are no unicorns; what destroys unicorns does not reach them either (ruling 5.3)."""
    t = At(
        book,
        ann={"hand": "unicorn_poison", "stable": "glitter_bomb"},
        bob={"stable": "rainbow_aura narwhal pandamonium"},
        cal={"stable": ""},
        phase="beginning",
    )
    t.does("ann", "use glitter_bomb")
    assert t.options("ann") == ["rainbow_aura", "narwhal", "pandamonium"]
    t.does("ann", "narwhal")
    assert t.stable("bob") == ["rainbow_aura", "pandamonium"]
    t.turn_of("ann")


@both
def test_rainbow_aura_gone_leaves_its_unicorns_open_to_the_next_effect(book: str) -> None:
    """Rulings 2.7 and 4.9: not in the same effect, but in the next."""
    t = At(
        book,
        ann={"hand": "unicorn_poison", "stable": "glitter_bomb"},
        bob={"stable": "rainbow_aura narwhal"},
        cal={"stable": ""},
        phase="beginning",
        deck="yay",
    )
    t.does("ann", "use glitter_bomb").turn_of("ann")
    t.does("ann", "unicorn_poison")
    assert t.stable("bob") == []
    t.turn_of("bob")


# --- Double Dutch: two plays in the action phase of a turn that began with it ---------------------------------------


@both
def test_double_dutch_lets_you_play_two_cards(book: str) -> None:
    """Ruling 1.11, R-TURN-08."""
    t = At(
        book,
        ann={"hand": "good_deal slowdown nanny_cam", "stable": "double_dutch"},
        bob={"stable": ""},
        cal={},
        phase="beginning",
        deck="yay neigh neigh neigh",
        targets="hidden",
    )
    t.turn_of("ann")
    t.does("ann", "slowdown", "slowdown bob")
    assert t.options("ann")[0] == "pass"
    assert sorted(t.options("ann")[1:]) == ["good_deal", "nanny_cam", "yay"]
    t.does("ann", "nanny_cam", "nanny_cam bob")
    assert t.stable("bob") == ["slowdown", "nanny_cam"]
    t.turn_of("bob")


@both
def test_double_dutch_allows_no_draw_after_a_play_and_no_play_after_a_draw(book: str) -> None:
    """Ruling 1.11: up to two plays, or the ordinary draw."""
    laid: dict[str, Any] = {
        "ann": {"hand": "slowdown nanny_cam", "stable": "double_dutch"},
        "bob": {"stable": ""},
        "cal": {},
    }
    t = At(book, **laid, phase="beginning", deck="yay neigh")
    t.does("ann", "draw")
    assert len(t.hand("ann")) == 4
    t.turn_of("bob")
    t = At(book, **laid, phase="beginning", deck="yay neigh")
    t.does("ann", "slowdown", "slowdown bob")
    assert "draw" not in t.options("ann")
    t.does("ann", "pass").turn_of("bob")


@both
def test_double_dutch_gives_nothing_in_the_turn_it_arrives_in(book: str) -> None:
    """Ruling 1.11, R-TURN-03."""
    t = At(
        book,
        ann={"hand": "double_dutch slowdown", "stable": ""},
        bob={"stable": ""},
        cal={"stable": ""},
        phase="beginning",
        deck="yay",
    )
    t.does("ann", "double_dutch", "double_dutch ann").turn_of("bob")


@both
def test_double_dutch_lost_in_mid_turn_still_allows_the_second_play(book: str) -> None:
    """Rulings 1.2 and 1.11; the one who got it has to wait for a turn that begins with it."""
    t = At(
        book,
        ann={"hand": "re_target slowdown", "stable": "double_dutch"},
        bob={"hand": "nanny_cam", "stable": ""},
        cal={"stable": ""},
        phase="beginning",
        deck="neigh yay",
    )
    t.does("ann", "re_target", "double_dutch bob").does("bob", "pass")
    assert t.options("ann") == ["pass", "slowdown"]
    t.does("ann", "slowdown", "slowdown cal").does("bob", "pass").turn_of("bob")
    t.does("bob", "nanny_cam", "nanny_cam cal").does("ann", "pass")
    assert t.options("bob") == ["pass", "yay"]
    t.does("bob", "pass").turn_of("cal")


@both
def test_double_dutch_counts_a_stopped_play(book: str) -> None:
    """Ruling 3.3."""
    t = At(
        book,
        ann={"hand": "slowdown nanny_cam", "stable": "double_dutch"},
        bob={"hand": "neigh", "stable": ""},
        cal={},
        phase="beginning",
        deck="neigh",
    )
    t.does("ann", "slowdown", "slowdown bob").does("bob", "neigh").does("ann", "pass")
    assert t.options("ann") == ["pass", "nanny_cam"]
    t.does("ann", "nanny_cam", "nanny_cam bob")
    assert t.stable("bob") == ["nanny_cam"]
    t.turn_of("bob")


@both
def test_double_dutch_asks_for_a_second_play_whatever_is_held(book: str) -> None:
    """R-TURN-09: a Neigh cannot be played, but if nobody were asked all would know that there is nothing else."""
    for drawn in ("neigh", "yay"):
        t = At(
            book,
            ann={"hand": "slowdown", "stable": "double_dutch"},
            bob={"stable": ""},
            cal={},
            phase="beginning",
            deck=drawn,
        )
        t.does("ann", "slowdown", "slowdown bob")
        assert t.options("ann") == (["pass"] if drawn == "neigh" else ["pass", "yay"])
        t.does("ann", "pass").turn_of("bob")


@both
def test_double_dutch_asks_for_no_second_play_of_an_empty_hand(book: str) -> None:
    """R-TURN-08: that there is nothing to play everybody sees."""
    t = At(book, ann={"stable": "double_dutch"}, bob={"stable": ""}, cal={}, phase="beginning", deck="slowdown")
    t.does("ann", "slowdown", "slowdown bob").turn_of("bob")
