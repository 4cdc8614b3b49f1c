"""Unicorns that enter or leave a stable with Barbed Wire (ruling 7.1)."""

from stablemates.testing import At

from ..table import at, begins, in_all, in_both, in_first, plays


def test_phoenix_that_stays_does_not_leave() -> None:
    """Rulings 4.5 and 4.6: its discard is the replacement itself."""
    t = At(
        "second-ru",
        ann={"hand": "unicorn_poison", "stable": ""},
        bob={"stable": ""},
        cal={"hand": "yay slowdown", "stable": "barbed_wire unicorn_phoenix"},
    )
    t.does("ann", "unicorn_poison").does("cal", "pass", "save unicorn_phoenix", "yay")
    assert t.hand("cal") == ["slowdown"]
    t.turn_of("bob")


def test_back_kick_on_a_unicorn_costs_two_cards() -> None:
    """Ruling 7.1: one discard for Back Kick, one because a unicorn left."""
    t = At(
        "second-ru",
        ann={"hand": "back_kick"},
        bob={"stable": ""},
        cal={"hand": "neigh yay", "stable": "barbed_wire narwhal"},
    )
    t.does("ann", "back_kick", "narwhal").does("cal", "pass")
    assert sorted(t.options("cal")) == ["narwhal", "neigh", "yay"]
    t.does("cal", "narwhal", "yay")
    assert t.hand("cal") == ["neigh"]
    t.turn_of("bob")


def test_shrinkray_costs_a_card_for_each_unicorn_leaving_and_each_baby_entering() -> None:
    """Rulings 7.1 and 8.2: a baby replaced by a baby costs two."""
    t = At(
        "first-uk",
        ann={"hand": "unicorn_shrinkray"},
        bob={},
        cal={"hand": "neigh neigh neigh neigh neigh", "stable": "barbed_wire narwhal baby_narwhal"},
    )
    t.does("ann", "unicorn_shrinkray", "cal").does("cal", "pass", *["neigh"] * 4)
    assert t.hand("cal") == ["neigh"]
    t.turn_of("bob")


@in_both
def test_glitter_tornado_costs_a_card_for_the_unicorn_that_leaves(rulebook: str) -> None:
    """Rulings 2.11 and 7.1: returning to the hand is leaving."""
    t = At(
        rulebook,
        ann={"hand": "glitter_tornado", "stable": ""},
        bob={"stable": ""},
        cal={"stable": "narwhal barbed_wire"},
    )
    t.does("ann", "glitter_tornado", "narwhal")
    assert t.hand("cal") == []
    assert sorted(t.discard) == ["glitter_tornado", "narwhal"]
    t.turn_of("bob")


@in_all
def test_rainbow_unicorn_costs_two_cards(rulebook: str) -> None:
    """Ruling 7.1: two unicorns enter."""
    t = at(rulebook, ann={"hand": "rainbow_unicorn narwhal yay slowdown good_deal", "stable": "barbed_wire"})
    plays(t, "ann", "rainbow_unicorn")
    for _ in range(5):  # the wire and the effect share a link, the second discard follows
        if t.asked == {"ann": "may"}:
            t.does("ann", "yes")
        elif t.asked == {"ann": "discard"}:
            t.does("ann", "yay" if "yay" in t.options("ann") else "slowdown")
        elif t.asked == {"ann": "bring"}:
            t.does("ann", "narwhal")
    assert t.stable("ann") == ["barbed_wire", "rainbow_unicorn", "narwhal"]
    assert t.hand("ann") == ["good_deal"]
    t.turn_of("bob")


def test_llamacorn_costs_a_card_besides_its_own_discard() -> None:
    """Ruling 7.1."""
    t = at("second-ru", ann={"hand": "llamacorn yay slowdown good_deal", "stable": "barbed_wire"})
    t.does("ann", "llamacorn", "yay", "slowdown")
    assert t.hand("ann") == ["good_deal"]
    t.turn_of("bob")


@in_all
def test_unicorn_on_the_cob_costs_a_card_besides_its_own_discard(rulebook: str) -> None:
    """Ruling 7.1: three cards are enough for both."""
    t = at(rulebook, ann={"hand": "unicorn_on_the_cob good_deal", "stable": "barbed_wire"}, deck="yay slowdown neigh")
    plays(t, "ann", "unicorn_on_the_cob").does("ann", "yay", "slowdown")
    assert t.hand("ann") == ["good_deal"]
    t.turn_of("bob")


@in_all
def test_black_knight_costs_one_card_when_he_steps_in(rulebook: str) -> None:
    """Rulings 4.3 and 7.1: he left. The unicorn he saved did not."""
    t = at(
        rulebook,
        ann={"hand": "unicorn_poison", "stable": ""},
        bob={"hand": "yay slowdown", "stable": "black_knight_unicorn narwhal barbed_wire"},
        cal={"stable": ""},
    )
    t.does("ann", "unicorn_poison", "narwhal").does("bob", "pass", "save black_knight_unicorn", "yay")
    assert t.hand("bob") == ["neigh", "slowdown"]
    t.turn_of("bob")


def test_phoenix_that_saves_itself_costs_no_further_card() -> None:
    """Rulings 4.5 and 4.6."""
    t = at(
        "second-ru",
        ann={"hand": "unicorn_poison", "stable": ""},
        bob={"hand": "yay slowdown", "stable": "unicorn_phoenix barbed_wire"},
        cal={"stable": ""},
    )
    t.does("ann", "unicorn_poison").does("bob", "pass", "save unicorn_phoenix", "yay")
    assert t.hand("bob") == ["neigh", "slowdown"]
    t.turn_of("bob")


@in_first
def test_puppicorn_costs_a_card_when_it_leaves(rulebook: str) -> None:
    """Rulings 7.1 and 8.1."""
    t = at(rulebook, ann={"hand": "yay slowdown", "stable": "puppicorn barbed_wire"}, bob={"stable": "narwhal"})
    t.does("ann", "draw")
    assert t.asked == {"ann": "discard"}
    t.does("ann", "yay")
    assert t.hand("ann") == ["neigh", "slowdown"]
    assert t.stable("bob") == ["narwhal", "puppicorn"]
    t.turn_of("bob")


@in_first
def test_mermaid_costs_a_card_for_the_unicorn_she_returns(rulebook: str) -> None:
    """Ruling 7.1: it leaves, and may be the card discarded."""
    t = at(
        rulebook,
        ann={"hand": "mermaid_unicorn", "stable": ""},
        bob={"stable": "llamacorn barbed_wire"},
        cal={"stable": ""},
    )
    plays(t, "ann", "mermaid_unicorn").does("ann", "yes", "llamacorn")
    assert (t.stable("bob"), t.discard) == (["barbed_wire"], ["llamacorn"])
    t.turn_of("bob")


@in_first
def test_first_edition_phoenix_costs_a_card_each_way(rulebook: str) -> None:
    """Rulings 4.5 and 7.1: it leaves, it enters, and it asks for a card itself."""
    t = at(
        rulebook,
        ann={"hand": "unicorn_poison", "stable": ""},
        bob={"hand": "yay slowdown good_deal shake_up", "stable": "unicorn_phoenix barbed_wire"},
        cal={"stable": ""},
    )
    t.does("ann", "unicorn_poison").does("bob", "pass", "yay", "slowdown", "good_deal")
    assert t.stable("bob") == ["barbed_wire", "unicorn_phoenix"]
    assert t.hand("bob") == ["neigh", "shake_up"]
    t.turn_of("bob")


def test_seductive_unicorn_costs_its_victim_a_card() -> None:
    """Ruling 7.1: bob pays for the unicorn that leaves."""
    t = at(
        "second-ru",
        ann={"hand": "seductive_unicorn yay", "stable": ""},
        bob={"hand": "slowdown", "stable": "llamacorn barbed_wire"},
        cal={"stable": ""},
    )
    t.does("ann", "seductive_unicorn", "yes").does("bob", "pass")
    assert sorted(t.discard) == ["slowdown", "yay"]
    t.turn_of("bob")


def test_angel_unicorn_costs_two_cards() -> None:
    """Ruling 7.1: one unicorn leaves and one enters."""
    t = at(
        "first-uk",
        ann={"hand": "yay slowdown good_deal", "stable": "angel_unicorn barbed_wire"},
        discard="narwhal",
        phase="beginning",
    )
    t.does("ann", "use angel_unicorn", "narwhal", "yay", "slowdown")
    assert t.hand("ann") == ["good_deal", "neigh"]
    t.turn_of("ann")


def test_unicorn_lasso_costs_a_card_each_way() -> None:
    """Rulings 7.1 and 8.3: ann pays when the unicorn comes and when it goes."""
    t = begins("first-uk", {"hand": "yay slowdown", "stable": "unicorn_lasso barbed_wire"}, bob={"stable": "narwhal"})
    t.does("ann", "use unicorn_lasso")
    assert sorted(t.options("ann")) == ["slowdown", "yay"]
    t.does("ann", "yay").turn_of("ann")
    t.does("ann", "draw")
    assert t.asked == {"ann": "discard"}
    t.does("ann", "neigh")
    assert t.stable("bob") == ["narwhal"]
    t.turn_of("bob")
