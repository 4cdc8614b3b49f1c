"""Unicorns under Blinding Light (rulings 6.1 and 6.4)."""

from ..table import at, in_all, in_first, plays

FIVE = "narwhal americorn llamacorn shark_with_a_horn mermaid_unicorn"


@in_all
def test_rainbow_unicorn_brings_nothing(rulebook: str) -> None:
    """Ruling 6.1."""
    t = at(rulebook, ann={"hand": "rainbow_unicorn narwhal", "stable": "blinding_light"})
    plays(t, "ann", "rainbow_unicorn")
    assert t.hand("ann") == ["narwhal"]
    t.turn_of("bob")


def test_chainsaw_cannot_even_remove_the_light() -> None:
    """Ruling 6.1."""
    t = at("second-ru", ann={"hand": "chainsaw_unicorn", "stable": "blinding_light"}, bob={"stable": "yay"})
    t.does("ann", "chainsaw_unicorn")
    assert t.stable("ann") == ["blinding_light", "chainsaw_unicorn"]
    t.turn_of("bob")


def test_llamacorn_makes_no_one_discard() -> None:
    """Ruling 6.1."""
    t = at("second-ru", ann={"hand": "llamacorn yay", "stable": "blinding_light"})
    t.does("ann", "llamacorn")
    assert t.discard == []
    t.turn_of("bob")


@in_first
def test_first_edition_llamacorn_makes_no_one_discard_or_shuffle(rulebook: str) -> None:
    """Ruling 6.4."""
    t = at(rulebook, ann={"hand": "llamacorn yay", "stable": "blinding_light"}, discard="narwhal")
    plays(t, "ann", "llamacorn")
    assert (t.hand("ann"), t.discard) == (["yay"], ["narwhal"])
    t.turn_of("bob")


@in_all
def test_unicorn_on_the_cob_draws_nothing(rulebook: str) -> None:
    """Ruling 6.1."""
    t = at(rulebook, ann={"hand": "unicorn_on_the_cob yay", "stable": "blinding_light"})
    plays(t, "ann", "unicorn_on_the_cob")
    assert (t.hand("ann"), t.discard) == (["yay"], [])
    t.turn_of("bob")


def test_unicorn_oracle_looks_at_nothing() -> None:
    """Ruling 6.1."""
    t = at("second-ru", ann={"hand": "unicorn_oracle", "stable": "blinding_light"}, deck="yay slowdown good_deal ...")
    t.does("ann", "unicorn_oracle")
    assert t.hand("ann") == []
    t.turn_of("bob")


@in_all
def test_stabby_falls_quietly(rulebook: str) -> None:
    """Rulings 6.1 and 6.4."""
    t = at(
        rulebook,
        ann={"hand": "unicorn_poison", "stable": "yay"},
        bob={"stable": "stabby_the_unicorn blinding_light"},
        cal={"stable": "llamacorn rainbow_aura"},
    )
    t.does("ann", "unicorn_poison")
    assert t.stable("bob") == ["blinding_light"]
    t.turn_of("bob")


@in_all
def test_black_knight_saves_no_one(rulebook: str) -> None:
    """Ruling 6.1."""
    t = at(
        rulebook,
        ann={"hand": "unicorn_poison", "stable": ""},
        bob={"stable": "black_knight_unicorn narwhal blinding_light"},
        cal={"stable": ""},
    )
    t.does("ann", "unicorn_poison", "narwhal")
    assert t.stable("bob") == ["black_knight_unicorn", "blinding_light"]
    t.turn_of("bob")


def test_phoenix_falls() -> None:
    """Ruling 6.1."""
    t = at(
        "second-ru",
        ann={"hand": "unicorn_poison", "stable": ""},
        bob={"hand": "yay", "stable": "unicorn_phoenix blinding_light"},
        cal={"stable": ""},
    )
    t.does("ann", "unicorn_poison").does("bob", "pass")
    assert t.stable("bob") == ["blinding_light"]
    t.turn_of("bob")


@in_all
def test_greedy_flying_unicorn_draws_nothing(rulebook: str) -> None:
    """Ruling 6.1: the light is in force before the newcomer's effect."""
    t = at(rulebook, ann={"hand": "greedy_flying_unicorn", "stable": "blinding_light"}, deck="yay slowdown ...")
    plays(t, "ann", "greedy_flying_unicorn")
    assert t.hand("ann") == []
    t.turn_of("bob")


def test_annoying_flying_unicorn_makes_no_one_discard() -> None:
    """Ruling 6.1."""
    t = at("second-ru", ann={"hand": "annoying_flying_unicorn", "stable": "blinding_light"}, bob={"hand": "yay"})
    t.does("ann", "annoying_flying_unicorn").does("bob", "pass")
    assert "yay" in t.hand("bob")
    t.turn_of("bob")


def test_queen_bee_keeps_no_one_out() -> None:
    """Ruling 6.1: the second edition's light, since her effect is continuous."""
    t = at("second-ru", ann={"hand": "narwhal", "stable": ""}, bob={"stable": "queen_bee_unicorn blinding_light"})
    assert t.options("ann") == ["draw", "narwhal"]
    t.does("ann", "narwhal")
    assert t.stable("ann") == ["narwhal"]
    t.turn_of("bob")


def test_ginormous_counts_once_and_bars_nothing() -> None:
    """Rulings 3.6 and 6.1, second edition."""
    t = at(
        "second-ru", ann={"hand": "ginormous_unicorn neigh", "stable": f"{FIVE} blinding_light"}, bob={"hand": "yay"}
    )
    t.does("ann", "ginormous_unicorn").does("bob", "pass")
    t.does("bob", "yay", "yay bob")
    assert t.options("ann") == ["pass", "neigh"]
    t.does("ann", "pass").turn_of("cal")


@in_first
def test_first_edition_ginormous_still_counts_twice(rulebook: str) -> None:
    """Ruling 6.4: its effects are not triggered."""
    t = at(rulebook, ann={"hand": "ginormous_unicorn", "stable": f"{FIVE} blinding_light"})
    plays(t, "ann", "ginormous_unicorn").won_by("ann")


@in_all
def test_narwhal_torpedo_cannot_remove_the_light(rulebook: str) -> None:
    """Ruling 6.1."""
    t = at(rulebook, ann={"hand": "narwhal_torpedo", "stable": "blinding_light slowdown"})
    plays(t, "ann", "narwhal_torpedo")
    assert t.stable("ann") == ["blinding_light", "slowdown", "narwhal_torpedo"]
    t.turn_of("bob")


@in_all
def test_extremely_destructive_unicorn_destroys_nothing(rulebook: str) -> None:
    """Ruling 6.1."""
    t = at(
        rulebook, ann={"hand": "extremely_destructive_unicorn", "stable": "blinding_light"}, bob={"stable": "narwhal"}
    )
    plays(t, "ann", "extremely_destructive_unicorn")
    assert t.stable("bob") == ["narwhal"]
    t.turn_of("bob")


@in_first
def test_first_edition_phoenix_is_an_ordinary_unicorn(rulebook: str) -> None:
    """Ruling 6.4: its triggered effects are off."""
    t = at(
        rulebook,
        ann={"hand": "unicorn_poison", "stable": ""},
        bob={"hand": "yay", "stable": "unicorn_phoenix blinding_light"},
        cal={"stable": ""},
    )
    t.does("ann", "unicorn_poison").does("bob", "pass")
    assert t.stable("bob") == ["blinding_light"]
    t.turn_of("bob")


def test_kittencorn_is_not_safe() -> None:
    """Ruling 6.1."""
    t = at(
        "second-ru",
        ann={"hand": "unicorn_poison", "stable": ""},
        bob={"stable": "magical_kittencorn blinding_light"},
        cal={"stable": ""},
    )
    t.does("ann", "unicorn_poison")
    assert t.stable("bob") == ["blinding_light"]
    t.turn_of("bob")


@in_first
def test_first_edition_kittencorn_stays_safe(rulebook: str) -> None:
    """Ruling 6.4: only triggered effects are off."""
    t = at(
        rulebook,
        ann={"hand": "unicorn_poison", "stable": ""},
        bob={"stable": "magical_kittencorn blinding_light"},
        cal={"stable": "narwhal"},
    )
    t.does("ann", "unicorn_poison")
    assert t.stable("bob") == ["magical_kittencorn", "blinding_light"]
    assert t.stable("cal") == []
    t.turn_of("bob")


@in_first
def test_first_edition_seductive_unicorn_that_leaves_keeps_its_prey(rulebook: str) -> None:
    """Rulings 6.4 and 8.4: its effect was off when it left. Shuffling it into the deck later returns nothing."""
    t = at(
        rulebook,
        ann={"hand": "seductive_unicorn", "stable": ""},
        bob={"stable": "narwhal"},
        cal={"hand": "blinding_light unicorn_poison shake_up", "stable": "double_dutch yay"},
        deck="neigh neigh neigh neigh neigh neigh neigh ...",
    )
    plays(t, "ann", "seductive_unicorn").does("cal", "pass").does("bob", "draw")
    t.does("cal", "blinding_light", "blinding_light ann", "unicorn_poison", "seductive_unicorn")
    assert t.stable("ann") == ["narwhal", "blinding_light"]
    t.does("ann", "draw").does("bob", "draw").does("cal", "shake_up", "pass")
    assert (t.stable("ann"), t.stable("bob")) == (["narwhal", "blinding_light"], [])
    t.turn_of("ann")


def test_americorn_pulls_nothing() -> None:
    """Ruling 6.1."""
    t = at("second-ru", ann={"hand": "americorn", "stable": "blinding_light"}, bob={"hand": "yay"})
    t.does("ann", "americorn").does("bob", "pass")
    assert t.hand("ann") == []
    t.turn_of("bob")


@in_all
def test_rhinocorn_destroys_nothing(rulebook: str) -> None:
    """Rulings 6.1 and 6.4."""
    t = at(rulebook, ann={"stable": "rhinocorn blinding_light"}, bob={"stable": "narwhal"}, phase="beginning")
    t.turn_of("ann")
