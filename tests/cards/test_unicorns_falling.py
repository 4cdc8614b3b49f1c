"""Unicorns that speak of falling: Stabby, Black Knight, Phoenix (two printings), Kittencorn (two printings)."""

from __future__ import annotations

from .test_unicorns_playing import at, choices, in_all, in_both

# --- stabby: sacrificed or destroyed, it lets its player destroy a unicorn ------------------------------


@in_both
def test_stabby_the_unicorn_destroyed_destroys_another(profile: str) -> None:
    """Ruling 4.8, R-EFF-02: its player chooses, among other players' unicorns."""
    t = at(profile, ann={"hand": "unicorn_poison", "stable": "americorn yay"},
           bob={"stable": "stabby_the_unicorn narwhal"}, cid={"stable": "llamacorn slowdown"})  # fmt: skip
    t.does("ann", "unicorn_poison", "stabby_the_unicorn")
    assert t.asked == {"bob": "may"}
    assert t.does("bob", "yes").options("bob") == ["americorn", "llamacorn"]
    t.does("bob", "americorn")
    assert (t.stable("ann"), t.stable("bob"), t.stable("cid")) == (["yay"], ["narwhal"], ["llamacorn", "slowdown"])
    t.turn_of("bob")


def test_stabby_the_unicorn_in_a_chain() -> None:
    """R-CHAIN-08: its effect is a further link; R-WORD-04: every stable."""
    t = at("first-ru", ann={"hand": "unicorn_poison", "stable": "americorn yay"},
           bob={"stable": "stabby_the_unicorn narwhal"}, cid={"stable": "llamacorn"})  # fmt: skip
    t.does("ann", "unicorn_poison", "stabby_the_unicorn").does("bob", "yes")
    assert t.options("bob") == ["americorn", "narwhal", "llamacorn"]
    t.does("bob", "llamacorn")
    assert t.stable("cid") == []
    t.turn_of("bob")


@in_all
def test_stabby_the_unicorn_need_not_destroy(profile: str) -> None:
    t = at(profile, ann={"hand": "unicorn_poison"}, bob={"stable": "stabby_the_unicorn"}, cid={"stable": "yay"})
    t.does("ann", "unicorn_poison")
    if t.asked.get("ann") == "destroy":  # first-ru: the own baby could be chosen too
        t.does("ann", "stabby_the_unicorn")
    t.does("bob", "no")
    assert len(t.stable("ann")) == 1
    t.turn_of("bob")


@in_both
def test_stabby_the_unicorn_sacrificed_acts_too(profile: str) -> None:
    """Ruling 4.8."""
    t = at(profile, ann={"stable": "stabby_the_unicorn sadistic_ritual"}, bob={"stable": "americorn"},
           cid={"stable": "narwhal rainbow_aura"}, phase="beginning")  # fmt: skip
    t.does("ann", "yes")
    assert t.stable("bob") == []  # the only one: cid's is protected (4.9)
    t.turn_of("ann")


@in_both
def test_stabby_the_unicorn_without_a_target_is_not_asked(profile: str) -> None:
    """R-EFF-08; pandas are no unicorns (5.3)."""
    t = at(profile, ann={"hand": "unicorn_poison", "stable": ""}, bob={"stable": "stabby_the_unicorn narwhal"},
           cid={"stable": "americorn pandamonium"})  # fmt: skip
    t.does("ann", "unicorn_poison", "stabby_the_unicorn")
    assert t.discard == ["unicorn_poison", "stabby_the_unicorn"]
    t.turn_of("bob")


@in_all
def test_stabby_the_unicorn_returned_or_stolen_does_nothing(profile: str) -> None:
    """Ruling 4.8: neither is a fall."""
    t = at(profile, ann={"hand": "unicorn_swap", "stable": "narwhal"}, bob={"stable": "stabby_the_unicorn"},
           cid={"stable": "americorn"})  # fmt: skip
    t.does("ann", "unicorn_swap", "narwhal bob", "stabby_the_unicorn")
    assert t.stable("ann") == ["stabby_the_unicorn"]
    t.turn_of("bob")


@in_all
def test_stabby_the_unicorn_under_blinding_light_falls_quietly(profile: str) -> None:
    """Rulings 6.1 and 6.4."""
    t = at(profile, ann={"hand": "unicorn_poison", "stable": "yay"},
           bob={"stable": "stabby_the_unicorn blinding_light"},
           cid={"stable": "llamacorn rainbow_aura"})  # fmt: skip
    t.does("ann", "unicorn_poison")
    assert t.stable("bob") == ["blinding_light"]
    t.turn_of("bob")


@in_both
def test_stabby_the_unicorn_works_as_a_panda(profile: str) -> None:
    """Rulings 5.2 and 5.4: hit by an effect on "a card", it keeps its text."""
    t = at(profile, ann={"hand": "two_for_one", "stable": "yay narwhal"},
           bob={"stable": "stabby_the_unicorn pandamonium"}, cid={"stable": ""})  # fmt: skip
    t.does("ann", "two_for_one", "yay").does("bob", "yes")
    assert t.stable("ann") == []
    t.turn_of("bob")


# --- black knight: when another unicorn of yours would be destroyed, you may sacrifice this one ------------


@in_all
def test_black_knight_unicorn_steps_in(profile: str) -> None:
    """Ruling 4.3: his player decides."""
    t = at(profile, ann={"hand": "unicorn_poison", "stable": "yay"}, bob={"stable": "black_knight_unicorn narwhal"},
           cid={"stable": "llamacorn"})  # fmt: skip
    t.does("ann", "unicorn_poison", "narwhal")
    assert t.options("bob") == ["no", "save black_knight_unicorn"]
    t.does("bob", "save black_knight_unicorn")
    assert t.stable("bob") == ["narwhal"]
    assert "black_knight_unicorn" in t.discard
    t.turn_of("bob")


@in_all
def test_black_knight_unicorn_need_not_step_in(profile: str) -> None:
    t = at(profile, ann={"hand": "unicorn_poison", "stable": "yay"}, bob={"stable": "black_knight_unicorn narwhal"},
           cid={"stable": ""})  # fmt: skip
    t.does("ann", "unicorn_poison", "narwhal").does("bob", "no")
    assert t.stable("bob") == ["black_knight_unicorn"]
    t.turn_of("bob")


@in_all
def test_black_knight_unicorn_saves_neither_himself_nor_others_unicorns(profile: str) -> None:
    """Ruling 4.3: another unicorn, of the same stable."""
    t = at(profile, ann={"hand": "unicorn_poison", "stable": ""}, bob={"stable": "black_knight_unicorn narwhal"},
           cid={"hand": "unicorn_poison", "stable": "llamacorn"})  # fmt: skip
    t.does("ann", "unicorn_poison", "llamacorn").does("cid", "pass")
    assert t.stable("cid") == []
    t.does("bob", "draw").does("cid", "unicorn_poison", "black_knight_unicorn")
    if t.asked == {"bob": "neigh"}:
        t.does("bob", "pass")
    assert t.stable("bob") == ["narwhal"]
    t.turn_of("ann")


@in_all
def test_black_knight_unicorn_does_not_help_against_a_sacrifice(profile: str) -> None:
    """Ruling 4.3."""
    t = at(profile, ann={"stable": "black_knight_unicorn narwhal sadistic_ritual"}, phase="beginning")
    t.does("ann", "narwhal")
    assert t.stable("ann") == ["black_knight_unicorn", "sadistic_ritual"]
    t.turn_of("ann")


@in_both
def test_black_knight_unicorn_hit_by_the_same_effect_saves_nobody(profile: str) -> None:
    """Rulings 2.7 and 4.3."""
    t = at(profile, ann={"hand": "two_for_one", "stable": "yay"}, bob={"stable": "black_knight_unicorn narwhal"},
           cid={"stable": "slowdown"})  # fmt: skip
    t.does("ann", "two_for_one", "black_knight_unicorn", "narwhal")
    assert t.stable("bob") == []
    t.turn_of("bob")


@in_both
def test_black_knight_unicorn_saves_one_of_two(profile: str) -> None:
    """Ruling 4.4."""
    t = at(profile, ann={"hand": "two_for_one", "stable": "yay"},
           bob={"stable": "black_knight_unicorn narwhal llamacorn"}, cid={"stable": ""})  # fmt: skip
    t.does("ann", "two_for_one", "narwhal", "llamacorn").does("bob", "save black_knight_unicorn")
    assert t.stable("bob") == ["narwhal"]
    t.turn_of("bob")


@in_all
def test_black_knight_unicorn_costs_one_card_on_barbed_wire(profile: str) -> None:
    """Ruling 4.3: he left, the one he saved did not (7.1)."""
    t = at(profile, ann={"hand": "unicorn_poison", "stable": ""}, cid={"stable": ""},
           bob={"hand": "yay slowdown", "stable": "black_knight_unicorn narwhal barbed_wire"})  # fmt: skip
    t.does("ann", "unicorn_poison", "narwhal").does("bob", "pass", "save black_knight_unicorn", "yay")
    assert t.hand("bob") == ["neigh", "slowdown"]
    t.turn_of("bob")


@in_all
def test_black_knight_unicorn_under_blinding_light_does_not_help(profile: str) -> None:
    """Ruling 6.1."""
    t = at(profile, ann={"hand": "unicorn_poison", "stable": ""},
           bob={"stable": "black_knight_unicorn narwhal blinding_light"}, cid={"stable": ""})  # fmt: skip
    t.does("ann", "unicorn_poison", "narwhal")
    assert t.stable("bob") == ["black_knight_unicorn", "blinding_light"]
    t.turn_of("bob")


@in_both
def test_black_knight_unicorn_does_not_save_pandas(profile: str) -> None:
    """Ruling 5.7: they are no unicorns."""
    t = at(profile, ann={"hand": "two_for_one", "stable": "yay"},
           bob={"stable": "black_knight_unicorn narwhal pandamonium"}, cid={"stable": ""})  # fmt: skip
    t.does("ann", "two_for_one", "narwhal", "pandamonium")
    assert t.stable("bob") == ["black_knight_unicorn"]
    t.turn_of("bob")


# --- phoenix of the second edition: discard a card instead of falling ------------------------------------------


def test_unicorn_phoenix_destroyed_stays_for_a_card() -> None:
    """Ruling 4.5."""
    t = at("second-ru", ann={"hand": "unicorn_poison", "stable": ""},
           bob={"hand": "yay slowdown", "stable": "unicorn_phoenix narwhal"}, cid={"stable": "llamacorn"})  # fmt: skip
    t.does("ann", "unicorn_poison", "unicorn_phoenix").does("bob", "pass")
    assert t.options("bob") == ["no", "save unicorn_phoenix"]
    assert choices(t.does("bob", "save unicorn_phoenix"), "bob") == ["slowdown", "yay"]
    t.does("bob", "yay")
    assert t.stable("bob") == ["unicorn_phoenix", "narwhal"]
    assert t.discard == ["unicorn_poison", "yay"]
    t.turn_of("bob")


def test_unicorn_phoenix_saves_nobody_else() -> None:
    t = at("second-ru", ann={"hand": "unicorn_poison", "stable": ""},
           bob={"hand": "yay", "stable": "unicorn_phoenix narwhal"}, cid={"stable": ""})  # fmt: skip
    t.does("ann", "unicorn_poison", "narwhal").does("bob", "pass")
    assert t.stable("bob") == ["unicorn_phoenix"]
    t.turn_of("bob")


def test_unicorn_phoenix_with_an_empty_hand_falls() -> None:
    """Ruling 4.5, the boundary."""
    t = at("second-ru", ann={"hand": "unicorn_poison", "stable": ""}, bob={"stable": "unicorn_phoenix"},
           cid={"stable": ""})  # fmt: skip
    t.does("ann", "unicorn_poison")
    assert t.stable("bob") == []
    assert t.discard == ["unicorn_poison", "unicorn_phoenix"]
    t.turn_of("bob")


def test_unicorn_phoenix_sacrificed_stays_and_the_sacrifice_counts() -> None:
    """Ruling 2.5: for "then" what was replaced counts as done: Sadistic Ritual draws."""
    t = at("second-ru", ann={"hand": "yay", "stable": "unicorn_phoenix sadistic_ritual"}, deck="slowdown neigh neigh",
           phase="beginning")  # fmt: skip
    t.does("ann", "save unicorn_phoenix")
    assert t.stable("ann") == ["unicorn_phoenix", "sadistic_ritual"]
    assert t.hand("ann") == ["neigh", "slowdown"]
    t.turn_of("ann")


def test_unicorn_phoenix_did_not_leave_for_barbed_wire() -> None:
    """Rulings 4.5 and 4.6."""
    t = at("second-ru", ann={"hand": "unicorn_poison", "stable": ""}, cid={"stable": ""},
           bob={"hand": "yay slowdown", "stable": "unicorn_phoenix barbed_wire"})  # fmt: skip
    t.does("ann", "unicorn_poison").does("bob", "pass", "save unicorn_phoenix", "yay")
    assert t.hand("bob") == ["neigh", "slowdown"]
    t.turn_of("bob")


def test_unicorn_phoenix_or_black_knight_the_owner_chooses() -> None:
    """Ruling 4.2."""
    t = at("second-ru", ann={"hand": "unicorn_poison", "stable": ""}, cid={"stable": ""},
           bob={"hand": "yay", "stable": "unicorn_phoenix black_knight_unicorn"})  # fmt: skip
    t.does("ann", "unicorn_poison", "unicorn_phoenix").does("bob", "pass")
    assert t.options("bob") == ["no", "save unicorn_phoenix", "save black_knight_unicorn"]
    t.does("bob", "save black_knight_unicorn")
    assert t.stable("bob") == ["unicorn_phoenix"]
    assert t.hand("bob") == ["neigh", "yay"]
    t.turn_of("bob")


def test_unicorn_phoenix_under_blinding_light_falls() -> None:
    """Ruling 6.1."""
    t = at("second-ru", ann={"hand": "unicorn_poison", "stable": ""}, cid={"stable": ""},
           bob={"hand": "yay", "stable": "unicorn_phoenix blinding_light"})  # fmt: skip
    t.does("ann", "unicorn_poison").does("bob", "pass")
    assert t.stable("bob") == ["blinding_light"]
    t.turn_of("bob")
