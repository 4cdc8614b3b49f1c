"""What a table may agree on for all magic cards: hidden targets (R-EFF-11), and the need of an object (R-EFF-09)."""

import pytest

from stablemates.testing import At

both = pytest.mark.parametrize("book", ["second-ru", "first-uk"])

# Magic cards that aim: what ann is asked first, in the position below.
AIMED = [
    ("unicorn_poison", "destroy"),
    ("back_kick", "return"),
    ("glitter_tornado", "return"),
    ("unicorn_swap", "stable"),
    ("re_target", "move"),
    ("unfair_bargain", "player"),
    ("two_for_one", "sacrifice"),
    ("targeted_destruction", "either"),
    ("blatant_thievery", "player"),
]


def laid(book: str, card: str, targets: str) -> At:
    return At(
        book,
        ann={"hand": card, "stable": "narwhal slowdown"},
        bob={"hand": "neigh", "stable": "basic_unicorn_red nanny_cam"},
        cal={"hand": "neigh", "stable": "yay rainbow_unicorn"},
        targets=targets,
    )


def finish(t: At) -> None:
    """Answer what is asked by the last option until bob's turn; nobody stops anything."""
    for _ in range(30):
        who = next(iter(t.asked))
        if t.asked == {"bob": "action"}:
            break
        t.does(who, "pass" if t.ask(who) == "neigh" else t.options(who)[-1])
    t.turn_of("bob")


@both
@pytest.mark.parametrize(("card", "ask"), AIMED)
def test_magic_declares_its_targets_before_the_window(book: str, card: str, ask: str) -> None:
    """R-EFF-11, ruling 3.8."""
    t = laid(book, card, "declared").does("ann", card)
    assert t.asked == {"ann": ask}
    finish(t)
    assert card in t.discard
    t.turn_of("bob")


@both
@pytest.mark.parametrize(("card", "ask"), AIMED)
def test_magic_hides_its_targets_until_the_window_is_closed(book: str, card: str, ask: str) -> None:
    """R-EFF-11, ruling 3.8."""
    t = laid(book, card, "hidden").does("ann", card)
    assert t.asked == {"bob": "neigh", "cal": "neigh"}
    t.does("bob", "pass").does("cal", "pass")
    assert t.asked == {"ann": ask}
    finish(t)
    assert card in t.discard
    t.turn_of("bob")


@both
@pytest.mark.parametrize(("card", "ask"), AIMED)
def test_magic_stopped_does_nothing_to_what_was_declared(book: str, card: str, ask: str) -> None:
    """Ruling 3.3, R-CARD-07."""
    t = laid(book, card, "declared").does("ann", card)
    for _ in range(4):
        if list(t.asked) == ["ann"]:
            t.does("ann", t.options("ann")[-1])
    t.does("bob", "neigh").does("cal", "pass", "pass")
    assert [t.stable(who) for who in ("ann", "bob", "cal")] == [
        ["narwhal", "slowdown"],
        ["basic_unicorn_red", "nanny_cam"],
        ["yay", "rainbow_unicorn"],
    ], ask
    assert t.hand("cal") == ["neigh"]
    assert t.discard == [card, "neigh"]
    t.turn_of("bob")


IMPOSSIBLE = [
    ("unicorn_poison", "", "yay"),
    ("back_kick", "", ""),
    ("glitter_tornado", "", ""),
    ("unicorn_swap", "yay", "narwhal"),
    ("re_target", "narwhal", "rainbow_unicorn"),
    ("two_for_one", "", "narwhal yay"),
    ("targeted_destruction", "", "narwhal"),
]


@pytest.mark.parametrize("book", ["first-ru", "second-ru", "first-uk"])
@pytest.mark.parametrize(("card", "mine", "theirs"), IMPOSSIBLE)
def test_magic_without_an_object_where_it_needs_one(book: str, card: str, mine: str, theirs: str) -> None:
    """R-EFF-09, ruling 2.6: the rule of first-ru, an option elsewhere."""
    needs = {} if book == "first-ru" else {"magic_needs_object": True}
    t = At(book, ann={"hand": card, "stable": mine}, bob={"stable": theirs}, cal={"stable": ""}, **needs)
    assert t.options("ann") == ["draw"]
    assert t.why("ann", card) == "impossible (R-EFF-09)"
    t.turn_of("ann")


@pytest.mark.parametrize("book", ["first-ru", "second-ru", "first-uk"])
@pytest.mark.parametrize(("card", "mine", "theirs"), IMPOSSIBLE)
@pytest.mark.parametrize("targets", ["declared", "hidden"])
def test_magic_without_an_object_where_it_needs_none(
    book: str, card: str, mine: str, theirs: str, targets: str
) -> None:
    """R-EFF-08: it may be played; nothing is asked, nothing happens."""
    t = At(
        book,
        ann={"hand": card, "stable": mine},
        bob={"stable": theirs},
        cal={"stable": ""},
        magic_needs_object=False,
        targets=targets,
    )
    assert t.why("ann", card) == ""
    t.does("ann", card)
    assert t.stable("ann") == mine.split()
    assert t.stable("bob") == theirs.split()
    assert t.discard == [card]
    t.turn_of("bob")


@pytest.mark.parametrize("book", ["first-ru", "second-ru", "first-uk"])
def test_magic_that_demands_no_object_may_always_be_played(book: str) -> None:
    """R-EFF-09 speaks of impossible actions only; unicorns have no such demand (ruling 2.6)."""
    cards = "good_deal shake_up mystical_vortex reset_button unfair_bargain narwhal"
    needs = {} if book == "first-ru" else {"magic_needs_object": True}
    t = At(book, ann={"hand": cards, "stable": ""}, bob={"stable": ""}, cal={"stable": ""}, **needs)
    assert sorted(t.options("ann")) == sorted(["draw", *cards.split()])
    t.turn_of("ann")


def test_two_for_one_in_first_ru_takes_no_card_twice() -> None:
    """R-WORD-04, R-CHAIN-05: destroying reaches the own stable, but not what is sacrificed."""
    t = At(
        "first-ru", ann={"hand": "two_for_one", "stable": "narwhal slowdown"}, bob={"stable": "yay"}, cal={"stable": ""}
    )
    assert t.does("ann", "two_for_one").options("ann") == ["narwhal", "slowdown"]
    t.does("ann", "narwhal")
    assert [t.stable(who) for who in ("ann", "bob", "cal")] == [[], [], []]  # two targets are left, both fall
    t.turn_of("bob")
