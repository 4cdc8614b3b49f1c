"""Super Neigh, and who cannot play a Neigh: Slowdown, Ginormous, Yay (the card's side of each is with the card)."""

import pytest

from stablemates.testing import At

both = pytest.mark.parametrize("book", ["second-ru", "first-uk"])


def play(t: At, who: str, card: str) -> At:
    """Play a card into one's own stable."""
    t.does(who, card)
    return t.does(who, f"{card} {who}") if t.asked == {who: "stable"} else t


@both
def test_super_neigh_stops_a_card_and_cannot_be_stopped(book: str) -> None:
    """Ruling 3.4: nobody is even asked."""
    t = At(book, ann={"hand": "narwhal neigh"}, bob={"hand": "super_neigh yay"}, cal={"hand": "neigh"})
    play(t, "ann", "narwhal").does("bob", "super_neigh").does("cal", "pass")
    assert t.stable("ann") == ["baby_unicorn_red"]
    assert t.hand("ann") == ["neigh"]
    assert t.hand("cal") == ["neigh"]
    assert t.discard == ["narwhal", "super_neigh"]
    t.turn_of("bob")


@both
def test_super_neigh_is_no_action_and_cannot_answer_your_own_card(book: str) -> None:
    """R-TURN-09, ruling 3.2."""
    t = At(book, ann={"hand": "super_neigh narwhal"}, bob={"hand": "yay"}, cal={})
    assert t.options("ann") == ["draw", "narwhal"]
    assert t.why("ann", "super_neigh") == "only-in-answer (R-TURN-09)"
    play(t, "ann", "narwhal")
    assert t.asked == {"bob": "neigh"}
    assert t.options("bob") == ["pass"]
    t.does("bob", "pass").turn_of("bob")


@both
def test_super_neigh_on_a_neigh_saves_the_card_but_opens_its_window_again(book: str) -> None:
    """Ruling 3.4."""
    t = At(book, ann={"hand": "narwhal super_neigh"}, bob={"hand": "neigh"}, cal={"hand": "neigh"})
    play(t, "ann", "narwhal").does("bob", "neigh").does("cal", "pass")
    assert t.asked == {"ann": "neigh", "cal": "neigh"}
    t.does("ann", "super_neigh").does("cal", "pass")
    assert t.asked == {"cal": "neigh"}
    assert t.options("cal") == ["pass", "neigh"]
    t.does("cal", "pass")
    assert t.stable("ann") == ["baby_unicorn_red", "narwhal"]
    assert t.discard == ["neigh", "super_neigh"]
    t.turn_of("bob")


@both
def test_super_neigh_may_stop_an_answer_to_an_answer(book: str) -> None:
    """Ruling 3.3: three in all, the last cannot be answered."""
    t = At(book, ann={"hand": "narwhal neigh neigh"}, bob={"hand": "neigh super_neigh"}, cal={})
    play(t, "ann", "narwhal").does("bob", "neigh").does("ann", "neigh").does("bob", "super_neigh")
    assert t.asked == {"ann": "neigh"}  # on bob's first Neigh, whose window is open again
    t.does("ann", "neigh")
    assert t.stable("ann") == ["baby_unicorn_red", "narwhal"]
    t.turn_of("bob")


@both
def test_super_neigh_of_several_at_once_has_no_precedence(book: str) -> None:
    """Our ruling: the nearest seat's card is spent, be it the lesser one."""
    t = At(book, ann={"hand": "narwhal"}, bob={"hand": "neigh"}, cal={"hand": "super_neigh"}, dan={})
    play(t, "ann", "narwhal").does("cal", "super_neigh").does("bob", "neigh").does("cal", "pass")
    assert t.hand("cal") == ["super_neigh"]
    assert t.discard == ["narwhal", "neigh"]
    t.turn_of("bob")


@both
@pytest.mark.parametrize("card", ["slowdown", "ginormous_unicorn"])
def test_super_neigh_and_neigh_are_barred_by_slowdown_and_ginormous(book: str, card: str) -> None:
    """Rulings 3.4 and 3.6: they stay in the hand, and their holder is not asked."""
    t = At(book, ann={"hand": "narwhal"}, bob={"hand": "neigh super_neigh", "stable": card}, cal={"hand": "neigh"})
    play(t, "ann", "narwhal")
    assert t.asked == {"cal": "neigh"}
    assert t.why("bob", "neigh") == "no-neighs (R-EFF-13)"
    assert t.why("bob", "super_neigh") == "no-neighs (R-EFF-13)"
    assert t.why("cal", "neigh") == ""
    t.does("cal", "pass")
    assert t.stable("ann") == ["baby_unicorn_red", "narwhal"]
    t.turn_of("bob")


@both
def test_neigh_against_your_card_cannot_be_stopped_by_you_under_slowdown(book: str) -> None:
    """Ruling 3.6."""
    t = At(book, ann={"hand": "narwhal neigh", "stable": "slowdown"}, bob={"hand": "neigh"}, cal={})
    play(t, "ann", "narwhal").does("bob", "neigh")
    assert t.stable("ann") == ["slowdown"]
    assert t.hand("ann") == ["neigh"]
    t.turn_of("bob")


def test_neigh_is_free_again_when_ginormous_is_blinded() -> None:
    """Ruling 3.6 (second edition); print 2 of the first leaves the ban in force (ruling 6.4)."""
    for book, asked in (("second-ru", {"bob": "neigh", "cal": "neigh"}), ("first-uk", {"cal": "neigh"})):
        t = At(
            book,
            ann={"hand": "good_deal", "stable": "narwhal"},
            bob={"hand": "neigh", "stable": "ginormous_unicorn blinding_light"},
            cal={"hand": "neigh"},
        )
        t.does("ann", "good_deal")
        assert t.asked == asked
        t.does("cal", "neigh")
        if book == "second-ru":
            t.does("bob", "pass").does("bob", "pass")  # on the deal, then on cal's Neigh
        assert t.discard == ["good_deal", "neigh"]
        t.turn_of("bob")


@both
def test_neigh_under_a_panda_ginormous_stays_barred(book: str) -> None:
    """Ruling 5.2: pandas keep their own texts."""
    t = At(
        book,
        ann={"hand": "good_deal"},
        bob={"hand": "neigh", "stable": "ginormous_unicorn pandamonium"},
        cal={},
        targets="hidden",
    )
    t.does("ann", "good_deal")
    assert t.asked == {"ann": "discard"}
    t.does("ann", t.options("ann")[0]).turn_of("bob")


@both
def test_super_neigh_and_neigh_are_powerless_against_yay(book: str) -> None:
    """Rulings 3.4 and 3.5."""
    t = At(book, ann={"hand": "narwhal", "stable": "yay"}, bob={"hand": "neigh super_neigh"}, cal={"hand": "neigh"})
    play(t, "ann", "narwhal")
    assert t.stable("ann") == ["yay", "narwhal"]
    assert t.hand("cal") == ["neigh"]
    t.turn_of("bob")


@both
def test_neigh_of_a_player_with_yay_cannot_be_stopped(book: str) -> None:
    """Ruling 3.5: their own Neighs are cards they play."""
    t = At(book, ann={"hand": "narwhal neigh"}, bob={"hand": "neigh", "stable": "yay"}, cal={"hand": "super_neigh"})
    play(t, "ann", "narwhal").does("bob", "neigh").does("cal", "pass")
    assert t.stable("ann") == ["baby_unicorn_red"]
    assert t.hand("ann") == ["neigh"]
    t.turn_of("bob")


@both
def test_super_neigh_and_neigh_are_both_found_by_the_swift_flying_unicorn(book: str) -> None:
    """Ruling 3.4: both are Neigh cards."""
    t = At(book, ann={"hand": "swift_flying_unicorn"}, bob={}, cal={}, discard="neigh yay super_neigh narwhal neigh")
    play(t, "ann", "swift_flying_unicorn").does("ann", "yes")
    assert t.options("ann") == ["neigh", "super_neigh"]
    t.does("ann", "super_neigh")
    assert t.hand("ann") == ["super_neigh"]
    t.turn_of("bob")
