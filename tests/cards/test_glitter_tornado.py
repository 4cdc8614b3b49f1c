"""Glitter Tornado: return one card of your choice from each stable, including yours, to its player's hand."""

from stablemates.testing import At

from .table import in_both


@in_both
def test_returns_a_card_of_your_choice_from_every_stable(rulebook: str) -> None:
    """Rulings 2.9 and 7.6, R-WORD-10. Bob's hand includes his draw."""
    t = At(
        rulebook,
        ann={"hand": "glitter_tornado", "stable": "narwhal yay"},
        bob={"stable": "rhinocorn slowdown"},
        cal={"stable": "basic_unicorn_red basic_unicorn_red"},
        deck="re_target ...",
    )
    assert t.does("ann", "glitter_tornado").options("ann") == ["narwhal", "yay"]
    assert t.does("ann", "yay").options("ann") == ["rhinocorn", "slowdown"]
    assert len(t.does("ann", "rhinocorn").options("ann")) == 2
    t.does("ann", t.options("ann")[0])
    assert [t.hand(who) for who in ("ann", "bob", "cal")] == [
        ["yay"],
        ["re_target", "rhinocorn"],
        ["basic_unicorn_red"],
    ]
    assert [t.stable(who) for who in ("ann", "bob", "cal")] == [["narwhal"], ["slowdown"], ["basic_unicorn_red"]]
    t.turn_of("bob")


@in_both
def test_skips_empty_stables_and_sends_babies_to_the_nursery(rulebook: str) -> None:
    """Ruling 7.6, R-CARD-02."""
    t = At(
        rulebook, ann={"hand": "glitter_tornado", "stable": "baby_narwhal"}, bob={"stable": ""}, cal={"stable": "yay"}
    )
    t.does("ann", "glitter_tornado")
    assert t.hand("ann") == []
    assert t.hand("cal") == ["yay"]
    assert t.nursery[0] == "baby_narwhal"
    t.turn_of("bob")


def test_leaves_pandas_alone_only_if_the_table_says_so() -> None:
    """Ruling 5.4: disputed. By default "a card" includes pandas."""
    for hit, options in ((True, ["narwhal", "pandamonium", "yay"]), (False, ["pandamonium", "yay"])):
        t = At(
            "second-ru",
            ann={"hand": "glitter_tornado", "stable": ""},
            bob={"stable": ""},
            cal={"stable": "narwhal pandamonium yay"},
            pandas_are_hit=hit,
        )
        assert t.does("ann", "glitter_tornado").options("ann") == options
        t.does("ann", "yay").turn_of("bob")


def test_spares_kittencorn_in_the_first_edition_only() -> None:
    """Ruling 4.9, R-EFF-14: in the second edition it is only safe from destruction."""
    for rulebook, options in (
        ("first-uk", ["narwhal", "yay"]),
        ("second-ru", ["narwhal", "magical_kittencorn", "yay"]),
    ):
        t = At(
            rulebook,
            ann={"hand": "glitter_tornado", "stable": ""},
            bob={"stable": ""},
            cal={"stable": "narwhal magical_kittencorn yay"},
        )
        assert t.does("ann", "glitter_tornado").options("ann") == options
        t.does("ann", "yay").turn_of("bob")
