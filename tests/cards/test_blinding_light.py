"""Blinding Light.

Second edition: the effects of your unicorns are switched off. Babies still go to the nursery.
First edition: the triggered effects of your unicorns are switched off; the continuous ones still work.
"""

from stablemates.testing import At

from .table import in_both, in_first, plays

FIVE = "narwhal basic_unicorn_red basic_unicorn_blue basic_unicorn_green basic_unicorn_yellow"


@in_both
def test_switches_off_effects_on_entry(rulebook: str) -> None:
    """Ruling 6.1."""
    t = At(rulebook, ann={"hand": "greedy_flying_unicorn", "stable": "blinding_light"}, bob={}, cal={}, deck="yay ...")
    plays(t, "ann", "greedy_flying_unicorn")
    assert t.hand("ann") == []
    assert t.stable("ann") == ["blinding_light", "greedy_flying_unicorn"]
    t.turn_of("bob")


@in_both
def test_switches_off_start_of_turn_effects_of_unicorns_only(rulebook: str) -> None:
    """Ruling 6.1: upgrades still work."""
    t = At(
        rulebook,
        ann={"stable": "rhinocorn glitter_bomb blinding_light"},
        bob={"stable": "narwhal"},
        cal={"stable": ""},
        phase="beginning",
    )
    assert t.options("ann") == ["pass", "use glitter_bomb"]
    t.does("ann", "pass").turn_of("ann")


@in_both
def test_switches_off_effects_of_falling(rulebook: str) -> None:
    """Rulings 6.1 and 6.2: no flight home, no stab, no return. A baby still goes to the nursery."""
    for unicorn in ("greedy_flying_unicorn", "stabby_the_unicorn", "unicorn_phoenix"):
        t = At(
            rulebook,
            ann={"hand": "unicorn_poison", "stable": "narwhal"},
            bob={"stable": ""},
            cal={"hand": "yay", "stable": f"blinding_light {unicorn}"},
        )
        t.does("ann", "unicorn_poison").does("cal", "pass")
        assert t.stable("cal") == ["blinding_light"]
        assert t.hand("cal") == ["yay"]
        assert t.discard == ["unicorn_poison", unicorn]
        t.turn_of("bob")
    t = At(rulebook, ann={"hand": "unicorn_poison"}, bob={"stable": ""}, cal={"stable": "blinding_light baby_narwhal"})
    t.does("ann", "unicorn_poison")
    assert t.nursery[0] == "baby_narwhal"
    t.turn_of("bob")


@in_both
def test_switches_off_the_black_knight(rulebook: str) -> None:
    """Ruling 6.1."""
    t = At(
        rulebook,
        ann={"hand": "unicorn_poison"},
        bob={"stable": ""},
        cal={"stable": "blinding_light narwhal black_knight_unicorn"},
    )
    t.does("ann", "unicorn_poison", "narwhal")
    assert t.stable("cal") == ["blinding_light", "black_knight_unicorn"]
    t.turn_of("bob")


@in_both
def test_leaves_other_stables_alone(rulebook: str) -> None:
    """R-EFF-13, R-CARD-06: it can be played into any stable."""
    t = At(
        rulebook, ann={"hand": "blinding_light", "stable": ""}, bob={"stable": "rhinocorn"}, cal={"stable": "narwhal"}
    )
    t.does("ann", "blinding_light")
    assert t.options("ann") == ["blinding_light ann", "blinding_light bob", "blinding_light cal"]
    t.does("ann", "blinding_light cal")
    assert t.options("bob") == ["pass", "use rhinocorn"]
    t.does("bob", "pass").turn_of("bob")


@in_both
def test_leaving_does_not_repeat_entry_effects(rulebook: str) -> None:
    """Ruling 6.6: effects work again, but past events trigger nothing."""
    t = At(
        rulebook,
        ann={"hand": "re_target", "stable": ""},
        bob={"stable": "blinding_light greedy_flying_unicorn rhinocorn"},
        cal={"stable": "narwhal"},
        deck="yay ...",
    )
    t.does("ann", "re_target", "blinding_light cal")
    assert t.hand("bob") == []
    assert t.options("bob") == ["pass", "use rhinocorn"]
    t.does("bob", "pass")
    assert t.hand("bob") == ["yay"]
    t.turn_of("bob")


@in_both
def test_on_pandas_follows_the_table_option(rulebook: str) -> None:
    """Ruling 6.5: by default pandas are blinded too. The option lets them keep their effects."""
    for blind, drawn in ((True, []), (False, ["yay"])):
        t = At(
            rulebook,
            ann={"hand": "greedy_flying_unicorn", "stable": "blinding_light pandamonium"},
            bob={},
            cal={},
            deck="yay ...",
            blind_pandas=blind,
        )
        plays(t, "ann", "greedy_flying_unicorn")
        assert t.hand("ann") == drawn
        t.turn_of("bob")


@in_both
def test_does_not_make_a_magical_unicorn_basic(rulebook: str) -> None:
    """Ruling 6.3: it may still enter past another player's Queen Bee."""
    t = At(
        rulebook,
        ann={"hand": "rainbow_unicorn", "stable": "blinding_light"},
        bob={},
        cal={"stable": "queen_bee_unicorn"},
    )
    plays(t, "ann", "rainbow_unicorn")
    assert t.stable("ann") == ["blinding_light", "rainbow_unicorn"]
    t.turn_of("bob")


def test_second_edition_makes_ginormous_count_once() -> None:
    """Rulings 3.6 and 6.1: no double count and no ban."""
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


def test_second_edition_leaving_lets_ginormous_win() -> None:
    """Ruling 6.6: continuous effects are back in force immediately."""
    t = At("second-ru", ann={"hand": "re_target", "stable": FIVE + " ginormous_unicorn blinding_light"}, bob={}, cal={})
    t.does("ann", "re_target", "blinding_light cal").won_by("ann")


def test_second_edition_switches_off_kittencorn_and_queen_bee() -> None:
    """Ruling 6.1."""
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


# --- first edition ----------------------------------------------------------------------------------------------------


@in_first
def test_first_edition_leaves_ginormous_at_two(rulebook: str) -> None:
    """Ruling 6.4."""
    t = At(rulebook, ann={"hand": "ginormous_unicorn", "stable": FIVE + " blinding_light"}, bob={}, cal={})
    plays(t, "ann", "ginormous_unicorn").won_by("ann")


def test_first_edition_leaves_kittencorn_and_queen_bee_in_force() -> None:
    """Ruling 6.4, R-EFF-13: effects without "if" or "when" are not triggered."""
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


def test_first_edition_holds_puppicorn_but_does_not_make_it_fall() -> None:
    """Rulings 6.4 and 8.1, R-EFF-13: its walk is triggered. Its safety is continuous."""
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


def test_first_ru_leaves_blinded_unicorns_out_of_the_link() -> None:
    """R-CHAIN-03: only the upgrade's effect is in the link."""
    t = At(
        "first-ru",
        ann={"stable": "rhinocorn extra_tail blinding_light"},
        bob={"stable": "narwhal"},
        cal={"stable": ""},
        phase="beginning",
        deck="yay slowdown ...",
    )
    assert t.asked == {"ann": "may"}
    t.does("ann", "yes")
    assert t.hand("ann") == ["slowdown", "yay"]
    t.turn_of("ann")
