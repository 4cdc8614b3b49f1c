"""Rainbow Unicorn: on entry you may bring a basic unicorn from your hand into your stable."""

from .table import at, in_all, in_first, plays


@in_all
def test_brings_a_basic_from_the_hand(rulebook: str) -> None:
    """Ruling 7.18, R-WORD-06: basics only, and no one can stop it."""
    t = at(
        rulebook,
        ann={"hand": "rainbow_unicorn narwhal basic_unicorn_red llamacorn yay", "stable": ""},
        bob={"hand": "neigh slowdown"},
        discard="basic_unicorn_blue",
    )
    plays(t, "ann", "rainbow_unicorn").does("bob", "pass")
    assert t.options("ann") == ["no", "yes"]
    assert sorted(t.does("ann", "yes").options("ann")) == ["basic_unicorn_red", "narwhal"]
    t.does("ann", "narwhal")
    assert t.stable("ann") == ["rainbow_unicorn", "narwhal"]
    assert t.hand("ann") == ["basic_unicorn_red", "llamacorn", "yay"]
    t.turn_of("bob")


@in_all
def test_may_decline(rulebook: str) -> None:
    t = at(rulebook, ann={"hand": "rainbow_unicorn narwhal", "stable": ""})
    plays(t, "ann", "rainbow_unicorn").does("ann", "no")
    assert (t.stable("ann"), t.hand("ann")) == (["rainbow_unicorn"], ["narwhal"])
    t.turn_of("bob")


@in_all
def test_can_bring_the_seventh(rulebook: str) -> None:
    """R-END-01: the sixth and the seventh in one play."""
    five = "llamacorn americorn shark_with_a_horn mermaid_unicorn rhinocorn"
    t = at(rulebook, ann={"hand": "rainbow_unicorn narwhal", "stable": five})
    plays(t, "ann", "rainbow_unicorn").does("ann", "yes").won_by("ann")


@in_all
def test_with_an_empty_hand_is_not_asked(rulebook: str) -> None:
    """R-EFF-08: everyone can see that there is nothing to bring."""
    t = at(rulebook, ann={"hand": "rainbow_unicorn", "stable": ""})
    plays(t, "ann", "rainbow_unicorn")
    assert t.stable("ann") == ["rainbow_unicorn"]
    t.turn_of("bob")


@in_first
def test_first_edition_played_into_another_stable_brings_from_that_players_hand(rulebook: str) -> None:
    """R-CARD-04, R-EFF-02."""
    t = at(rulebook, ann={"hand": "rainbow_unicorn narwhal"}, cal={"hand": "basic_unicorn_red", "stable": ""})
    t.does("ann", "rainbow_unicorn", "rainbow_unicorn cal").does("cal", "pass").does("cal", "yes")
    assert t.stable("cal") == ["rainbow_unicorn", "basic_unicorn_red"]
    assert (t.hand("ann"), t.hand("cal")) == (["narwhal"], [])
    t.turn_of("bob")
