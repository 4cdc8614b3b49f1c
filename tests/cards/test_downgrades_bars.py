"""Downgrades that forbid or show: Slowdown, Nanny Cam, Broken Stable; and Tiny Stable.  Alike in both editions."""

import pytest

from stablemates.testing import At

both = pytest.mark.parametrize("book", ["second-ru", "first-uk"])
every = pytest.mark.parametrize("book", ["second-ru", "first-uk", "first-ru"])
FIVE = "narwhal basic_unicorn_red basic_unicorn_blue basic_unicorn_green basic_unicorn_yellow"


def play(t: At, who: str, card: str) -> At:
    """Play a card into one's own stable."""
    t.does(who, card)
    return t.does(who, f"{card} {who}") if t.asked == {who: "stable"} else t


# --- Slowdown: you can play no Neigh --------------------------------------------------------------------------------


@both
def test_slowdown_bars_neighs_and_super_neighs(book: str) -> None:
    """Ruling 3.6, R-EFF-13."""
    t = At(book, ann={"hand": "narwhal"}, bob={"hand": "neigh super_neigh", "stable": "slowdown"}, cal={"hand": "yay"})
    play(t, "ann", "narwhal")
    assert t.asked == {"cal": "neigh"}
    assert t.why("bob", "neigh") == "no-neighs (R-EFF-13)"
    assert t.why("bob", "super_neigh") == "no-neighs (R-EFF-13)"
    t.does("cal", "pass")
    assert t.stable("ann") == ["baby_unicorn_red", "narwhal"]
    t.turn_of("bob")


@both
def test_slowdown_does_not_bar_others_or_other_cards(book: str) -> None:
    """R-EFF-02."""
    t = At(
        book, ann={"hand": "narwhal yay good_deal nanny_cam neigh", "stable": "slowdown"}, bob={"hand": "neigh"}, cal={}
    )
    assert t.options("ann")[0] == "draw"
    assert sorted(t.options("ann")[1:]) == ["good_deal", "nanny_cam", "narwhal", "yay"]
    play(t, "ann", "narwhal").does("bob", "neigh")
    assert t.discard == ["narwhal", "neigh"]
    t.turn_of("bob")


@both
def test_slowdown_leaves_neighs_in_the_hand_where_they_may_be_discarded(book: str) -> None:
    """Ruling 3.6."""
    t = At(book, ann={"hand": "narwhal neigh", "stable": "slowdown barbed_wire"}, bob={}, cal={})
    play(t, "ann", "narwhal")
    assert t.hand("ann") == []
    assert t.discard == ["neigh"]
    t.turn_of("bob")


@both
def test_slowdown_stops_when_it_is_gone(book: str) -> None:
    """R-EFF-13: ann's Re-Target moves it from bob to cal, and bob may answer her next card."""
    t = At(
        book,
        ann={"hand": "re_target nanny_cam", "stable": "double_dutch"},
        bob={"hand": "neigh", "stable": "slowdown"},
        cal={"hand": "neigh", "stable": ""},
        phase="beginning",
        deck="yay",
    )
    t.does("ann", "re_target", "slowdown", "slowdown cal").does("cal", "pass")
    t.does("ann", "nanny_cam", "nanny_cam cal")
    assert t.asked == {"bob": "neigh"}
    t.does("bob", "pass").turn_of("bob")


# --- Nanny Cam: you play with an open hand --------------------------------------------------------------------------


@both
def test_nanny_cam_opens_the_hand_to_everybody(book: str) -> None:
    """Ruling 7.3: Neighs too, and what is drawn later."""
    t = At(
        book,
        ann={"hand": "yay"},
        bob={"hand": "neigh narwhal", "stable": "nanny_cam"},
        cal={},
        deck="slowdown rhinocorn",
    )
    assert sorted(t.sees("ann", "bob")) == ["narwhal", "neigh"]
    assert sorted(t.sees("cal", "bob")) == ["narwhal", "neigh"]
    t.does("ann", "draw")
    assert sorted(t.sees("cal", "bob")) == ["narwhal", "neigh", "rhinocorn"]
    t.turn_of("bob")


@both
def test_nanny_cam_does_not_open_other_hands(book: str) -> None:
    t = At(book, ann={"hand": "yay"}, bob={"hand": "neigh", "stable": "nanny_cam"}, cal={"hand": "slowdown"})
    assert t.sees("bob", "ann") == ["?"]
    assert t.sees("ann", "cal") == ["?"]
    assert t.sees("bob", "bob") == ["neigh"]
    t.turn_of("ann")


@both
def test_nanny_cam_on_an_empty_hand_shows_nothing(book: str) -> None:
    t = At(book, ann={"hand": "nanny_cam"}, bob={}, cal={})
    t.does("ann", "nanny_cam", "nanny_cam cal")
    assert t.sees("ann", "cal") == []
    t.turn_of("bob")


@both
def test_nanny_cam_gone_closes_what_is_drawn_afterwards(book: str) -> None:
    """R-EFF-13; what everybody has seen they do not forget."""
    t = At(
        book,
        ann={"hand": "re_target", "stable": ""},
        bob={"hand": "neigh", "stable": "nanny_cam"},
        cal={"stable": ""},
        deck="yay",
    )
    t.does("ann", "re_target", "nanny_cam cal").does("bob", "pass")
    assert sorted(t.sees("cal", "bob")) == ["?", "neigh"]
    t.turn_of("bob")


@both
def test_nanny_cam_turns_a_pull_into_a_choice(book: str) -> None:
    """Ruling 7.3, R-WORD-09; from a closed hand it is chance."""
    for stable, asked in (("nanny_cam", {"ann": "pull"}), ("", {"bob": "action"})):
        t = At(book, ann={"hand": "americorn"}, bob={"stable": ""}, cal={"hand": "neigh yay", "stable": stable})
        play(t, "ann", "americorn")
        if book == "second-ru":
            t.does("ann", "yes")  # declared before cal may answer: R-EFF-11
        t.does("cal", "pass")
        assert t.asked == asked
        if stable:
            assert sorted(t.options("ann")) == ["take neigh", "take yay"]
            t.does("ann", "take yay")
            assert t.hand("ann") == ["yay"]
            assert t.sees("bob", "ann") == ["yay"]
        assert len(t.hand("cal")) == 1
        t.turn_of("bob")


# --- Broken Stable: you can play no upgrades ------------------------------------------------------------------------


@both
def test_broken_stable_bars_upgrades_for_every_stable(book: str) -> None:
    """Ruling 7.5."""
    t = At(book, ann={"hand": "yay rainbow_aura", "stable": "broken_stable"}, bob={"stable": ""}, cal={})
    assert t.options("ann") == ["draw"]
    assert t.why("ann", "yay") == "no-upgrades (R-EFF-13)"
    assert t.why("ann", "rainbow_aura") == "no-upgrades (R-EFF-13)"
    t.turn_of("ann")


@both
def test_broken_stable_does_not_bar_other_cards(book: str) -> None:
    t = At(book, ann={"hand": "yay narwhal good_deal slowdown neigh", "stable": "broken_stable"}, bob={}, cal={})
    assert t.options("ann")[0] == "draw"
    assert sorted(t.options("ann")[1:]) == ["good_deal", "narwhal", "slowdown"]
    t.does("ann", "slowdown", "slowdown ann")
    assert t.stable("ann") == ["broken_stable", "slowdown"]
    t.turn_of("bob")


@both
def test_broken_stable_may_get_upgrades_from_others_or_by_moving(book: str) -> None:
    """Ruling 7.5: it is playing that is forbidden."""
    t = At(book, ann={"hand": "yay"}, bob={"stable": "broken_stable"}, cal={})
    t.does("ann", "yay", "yay bob")
    assert t.stable("bob") == ["broken_stable", "yay"]
    t.turn_of("bob")
    t = At(book, ann={"hand": "alluring_narwhal", "stable": "broken_stable"}, bob={"stable": "yay"}, cal={})
    play(t, "ann", "alluring_narwhal").does("ann", "yes")
    assert t.stable("ann") == ["broken_stable", "alluring_narwhal", "yay"]
    t.turn_of("bob")


@both
def test_broken_stable_gone_lets_upgrades_be_played_again(book: str) -> None:
    """R-EFF-13."""
    t = At(
        book,
        ann={"hand": "re_target yay", "stable": "double_dutch broken_stable"},
        bob={"stable": ""},
        cal={},
        phase="beginning",
        deck="neigh",
    )
    t.does("ann", "re_target", "broken_stable", "broken_stable bob", "yay", "yay ann")
    assert t.stable("ann") == ["double_dutch", "yay"]
    t.turn_of("bob")


# --- Tiny Stable: more than five unicorns are too many --------------------------------------------------------------


@every
def test_tiny_stable_sacrifices_the_sixth_unicorn(book: str) -> None:
    """Ruling 7.2: the player's choice, the newcomer included."""
    t = At(
        book,
        ann={"hand": "rainbow_unicorn", "stable": FIVE + " tiny_stable yay"},
        bob={"stable": ""},
        cal={"stable": ""},
    )
    play(t, "ann", "rainbow_unicorn")
    assert t.options("ann") == [*FIVE.split(), "rainbow_unicorn"]
    t.does("ann", "rainbow_unicorn")
    assert t.stable("ann") == [*FIVE.split(), "tiny_stable", "yay"]
    t.turn_of("bob")


@every
def test_tiny_stable_with_five_takes_nothing(book: str) -> None:
    four = " ".join(FIVE.split()[1:])
    t = At(book, ann={"hand": "narwhal", "stable": four + " tiny_stable"}, bob={}, cal={"stable": ""})
    play(t, "ann", "narwhal")
    assert t.stable("ann") == [*four.split(), "tiny_stable", "narwhal"]
    t.turn_of("bob")


@every
def test_tiny_stable_shrinks_when_it_arrives(book: str) -> None:
    """Ruling 7.2."""
    t = At(book, ann={"hand": "tiny_stable"}, bob={"stable": FIVE + " rainbow_unicorn"}, cal={"stable": ""})
    t.does("ann", "tiny_stable", "tiny_stable bob")
    assert t.options("bob") == [*FIVE.split(), "rainbow_unicorn"]
    t.does("bob", "narwhal")
    assert t.stable("bob") == [*FIVE.split()[1:], "rainbow_unicorn", "tiny_stable"]
    t.turn_of("bob")


@every
def test_tiny_stable_counts_ginormous_twice(book: str) -> None:
    """Ruling 7.2: it takes four to six; sacrificing it takes six to four."""
    four = " ".join(FIVE.split()[:4])
    t = At(
        book, ann={"hand": "ginormous_unicorn", "stable": four + " tiny_stable"}, bob={"stable": ""}, cal={"stable": ""}
    )
    play(t, "ann", "ginormous_unicorn")
    assert t.options("ann") == [*four.split(), "ginormous_unicorn"]
    t.does("ann", "ginormous_unicorn")
    assert t.stable("ann") == [*four.split(), "tiny_stable"]
    t.turn_of("bob")


@every
def test_tiny_stable_lets_the_newcomers_text_work(book: str) -> None:
    """Ruling 7.2: it entered; the surplus goes first."""
    t = At(
        book,
        ann={"hand": "greedy_flying_unicorn", "stable": FIVE + " tiny_stable"},
        bob={"stable": ""},
        cal={"stable": ""},
        deck="yay",
    )
    play(t, "ann", "greedy_flying_unicorn")
    assert t.hand("ann") == []
    t.does("ann", "greedy_flying_unicorn")
    assert t.hand("ann") == ["greedy_flying_unicorn", "yay"]
    t.turn_of("bob")


@every
def test_tiny_stable_does_not_count_pandas_until_they_are_unicorns_again(book: str) -> None:
    """Ruling 5.5: then the surplus goes at once, and its player does not win (ruling 7.2)."""
    seven = FIVE + " rainbow_unicorn stabby_the_unicorn"
    t = At(
        book,
        ann={"hand": "re_target", "stable": seven + " tiny_stable pandamonium"},
        bob={"stable": ""},
        cal={"stable": ""},
    )
    t.does("ann", "re_target", "pandamonium", "pandamonium cal")
    assert t.options("ann") == seven.split()
    t.does("ann", "narwhal", "rainbow_unicorn")
    assert len(t.stable("ann")) == 6
    t.turn_of("bob")


@both
def test_tiny_stable_keeps_its_player_from_winning(book: str) -> None:
    """Ruling 7.2: six become seven only for a moment in which nobody counts."""
    t = At(
        book, ann={"hand": "ginormous_unicorn", "stable": FIVE + " tiny_stable"}, bob={"stable": ""}, cal={"stable": ""}
    )
    play(t, "ann", "ginormous_unicorn")
    t.does("ann", "narwhal", "basic_unicorn_red")
    assert t.stable("ann") == [*FIVE.split()[2:], "tiny_stable", "ginormous_unicorn"]
    t.turn_of("bob")
