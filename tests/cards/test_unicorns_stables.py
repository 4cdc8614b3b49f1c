"""Unicorns that reach into stables: Torpedo, Alluring Narwhal, Extremely Destructive, Mermaid and Chainsaw."""

from __future__ import annotations

import pytest

from .test_unicorns_playing import at, in_all, in_both, plays

in_first = pytest.mark.parametrize("profile", ["first-uk", "first-ru"])
SIX = "narwhal americorn llamacorn shark_with_a_horn mermaid_unicorn rhinocorn"
FIVE = "narwhal americorn llamacorn shark_with_a_horn rhinocorn"

# --- torpedo: sacrifice all your downgrades -------------------------------------------------------------------


@in_all
def test_narwhal_torpedo_sacrifices_all_own_downgrades(profile: str) -> None:
    """Ruling 7.13: all of them, and nothing else."""
    t = at(profile, ann={"hand": "narwhal_torpedo", "stable": "slowdown yay narwhal nanny_cam"},
           bob={"stable": "broken_stable"})  # fmt: skip
    plays(t, "ann", "narwhal_torpedo")
    assert t.stable("ann") == ["yay", "narwhal", "narwhal_torpedo"]
    assert t.stable("bob") == ["broken_stable"]
    assert sorted(t.discard) == ["nanny_cam", "slowdown"]
    t.turn_of("bob")


@in_all
def test_narwhal_torpedo_without_downgrades_does_nothing(profile: str) -> None:
    """R-EFF-08."""
    t = at(profile, ann={"hand": "narwhal_torpedo", "stable": "yay"}, bob={"stable": "slowdown"})
    plays(t, "ann", "narwhal_torpedo")
    assert (t.stable("ann"), t.stable("bob"), t.discard) == (["yay", "narwhal_torpedo"], ["slowdown"], [])
    t.turn_of("bob")


@in_all
def test_narwhal_torpedo_removes_pandamonium_and_wins(profile: str) -> None:
    """Ruling 7.13, R-END-03: the pandas are seven unicorns again."""
    t = at(profile, ann={"hand": "narwhal_torpedo", "stable": f"{SIX} pandamonium"})
    plays(t, "ann", "narwhal_torpedo").won_by("ann")


@in_all
def test_narwhal_torpedo_under_blinding_light_does_nothing(profile: str) -> None:
    """Ruling 6.1: its own text is off, so the light stays."""
    t = at(profile, ann={"hand": "narwhal_torpedo", "stable": "blinding_light slowdown"})
    plays(t, "ann", "narwhal_torpedo")
    assert t.stable("ann") == ["blinding_light", "slowdown", "narwhal_torpedo"]
    t.turn_of("bob")


@in_all
def test_narwhal_torpedo_sacrificed_to_tiny_stable_still_works(profile: str) -> None:
    """Ruling 7.2: the stable is too small before anything else goes on; the newcomer may be the one that goes."""
    t = at(profile, ann={"hand": "narwhal_torpedo", "stable": f"tiny_stable {FIVE}"})
    assert plays(t, "ann", "narwhal_torpedo").options("ann") == [*FIVE.split(), "narwhal_torpedo"]
    t.does("ann", "narwhal_torpedo")
    assert t.stable("ann") == FIVE.split()
    t.turn_of("bob")


# --- alluring narwhal: steal an upgrade ---------------------------------------------------------------------


@in_all
def test_alluring_narwhal_steals_an_upgrade(profile: str) -> None:
    """R-WORD-05: of other players; no downgrade, no unicorn, none of one's own."""
    t = at(profile, ann={"hand": "alluring_narwhal", "stable": "glitter_bomb"}, bob={"stable": "yay slowdown narwhal"},
           cid={"stable": "rainbow_aura llamacorn"})  # fmt: skip
    assert plays(t, "ann", "alluring_narwhal").options("ann") == ["no", "yes"]
    assert t.does("ann", "yes").options("ann") == ["yay", "rainbow_aura"]
    t.does("ann", "rainbow_aura")
    assert t.stable("ann") == ["glitter_bomb", "alluring_narwhal", "rainbow_aura"]
    assert t.stable("cid") == ["llamacorn"]
    t.turn_of("bob")


@in_all
def test_alluring_narwhal_need_not_steal(profile: str) -> None:
    """R-EFF-04."""
    t = at(profile, ann={"hand": "alluring_narwhal"}, bob={"stable": "yay"})
    plays(t, "ann", "alluring_narwhal").does("ann", "no")
    assert t.stable("bob") == ["yay"]
    t.turn_of("bob")


@in_all
def test_alluring_narwhal_without_an_upgrade_is_not_asked(profile: str) -> None:
    """R-EFF-08; the own one is no target."""
    t = at(profile, ann={"hand": "alluring_narwhal", "stable": "yay"}, bob={"stable": "slowdown narwhal"})
    plays(t, "ann", "alluring_narwhal")
    assert t.stable("ann") == ["yay", "alluring_narwhal"]
    t.turn_of("bob")


@in_all
def test_alluring_narwhal_steals_in_spite_of_broken_stable(profile: str) -> None:
    """Ruling 7.5: stealing is not playing; one target is not asked for."""
    t = at(profile, ann={"hand": "alluring_narwhal", "stable": "broken_stable"}, bob={"stable": "yay"})
    plays(t, "ann", "alluring_narwhal").does("ann", "yes")
    assert t.stable("ann") == ["broken_stable", "alluring_narwhal", "yay"]
    t.turn_of("bob")


@in_first
def test_alluring_narwhal_cannot_steal_what_needs_a_basic_unicorn(profile: str) -> None:
    """Ruling 8.5: Rainbow Mane enters only where a basic unicorn is."""
    t = at(profile, ann={"hand": "alluring_narwhal", "stable": "llamacorn"}, bob={"stable": "narwhal rainbow_mane"})
    plays(t, "ann", "alluring_narwhal")
    assert t.stable("bob") == ["narwhal", "rainbow_mane"]
    t.does("bob", "draw").turn_of("cid")


# --- extremely destructive: every player sacrifices a unicorn --------------------------------------------------


@in_all
def test_extremely_destructive_unicorn_makes_everybody_sacrifice(profile: str) -> None:
    """R-WORD-07, ruling 2.9: each chooses, unicorns only; the owner may give up the card itself."""
    t = at(profile, ann={"hand": "extremely_destructive_unicorn", "stable": "narwhal yay"},
           bob={"stable": "llamacorn americorn slowdown"}, cid={"stable": "rhinocorn"})  # fmt: skip
    plays(t, "ann", "extremely_destructive_unicorn")
    assert t.options("ann") == ["narwhal", "extremely_destructive_unicorn"]
    t.does("ann", "extremely_destructive_unicorn")
    assert t.options("bob") == ["llamacorn", "americorn"]
    t.does("bob", "llamacorn")
    assert (t.stable("ann"), t.stable("bob"), t.stable("cid")) == (["narwhal", "yay"], ["americorn", "slowdown"], [])
    t.turn_of("bob")


@in_all
def test_extremely_destructive_unicorn_alone_sacrifices_itself(profile: str) -> None:
    """The boundary: empty stables are passed over (R-EFF-08), the only unicorn goes unasked."""
    t = at(profile, ann={"hand": "extremely_destructive_unicorn", "stable": ""}, bob={"stable": ""},
           cid={"stable": "yay"})  # fmt: skip
    plays(t, "ann", "extremely_destructive_unicorn")
    assert (t.stable("ann"), t.stable("cid")) == ([], ["yay"])
    assert t.discard == ["extremely_destructive_unicorn"]
    t.turn_of("bob")


@in_all
def test_extremely_destructive_unicorn_spares_pandas_but_not_those_under_an_aura(profile: str) -> None:
    """Rulings 5.3 and 7.14: pandas are no unicorns; Rainbow Aura does not help against a sacrifice (4.9)."""
    t = at(profile, ann={"hand": "extremely_destructive_unicorn", "stable": ""},
           bob={"stable": "llamacorn pandamonium"},
           cid={"stable": "narwhal rainbow_aura"})  # fmt: skip
    plays(t, "ann", "extremely_destructive_unicorn")
    assert (t.stable("bob"), t.stable("cid")) == (["llamacorn", "pandamonium"], ["rainbow_aura"])
    t.turn_of("bob")


@in_both
def test_extremely_destructive_unicorn_sets_off_stabby_and_flyers(profile: str) -> None:
    """Ruling 7.14: they react in the next link, when all have sacrificed."""
    t = at(profile, ann={"hand": "extremely_destructive_unicorn", "stable": "narwhal"},
           bob={"stable": "stabby_the_unicorn"}, cid={"stable": "greedy_flying_unicorn"})  # fmt: skip
    plays(t, "ann", "extremely_destructive_unicorn").does("ann", "narwhal")
    assert t.hand("cid") == ["greedy_flying_unicorn"]
    t.does("bob", "yes")  # the only unicorn left
    assert t.stable("ann") == []
    t.turn_of("bob")


def test_extremely_destructive_unicorn_and_phoenix() -> None:
    """Ruling 7.14 with 4.5: a card instead."""
    t = at("second-ru", ann={"hand": "extremely_destructive_unicorn", "stable": ""},
           bob={"stable": "unicorn_phoenix", "hand": "yay"},
           cid={"stable": "black_knight_unicorn narwhal"})  # fmt: skip
    t.does("ann", "extremely_destructive_unicorn").does("bob", "pass", "save unicorn_phoenix")
    t.does("cid", "narwhal")  # Black Knight does not step in (4.3)
    assert (t.stable("bob"), t.stable("cid")) == (["unicorn_phoenix"], ["black_knight_unicorn"])
    assert "yay" in t.discard
    t.turn_of("bob")


@in_all
def test_extremely_destructive_unicorn_under_blinding_light(profile: str) -> None:
    """Ruling 6.1."""
    t = at(
        profile, ann={"hand": "extremely_destructive_unicorn", "stable": "blinding_light"}, bob={"stable": "narwhal"}
    )
    plays(t, "ann", "extremely_destructive_unicorn")
    assert t.stable("bob") == ["narwhal"]
    t.turn_of("bob")


# --- mermaid, second edition: return a card of another player ----------------------------------------------------


def test_mermaid_unicorn_returns_a_card_of_another_player() -> None:
    """Ruling 7.23: any card of other stables, protected ones too (4.9); none of one's own; no question whether."""
    t = at("second-ru", ann={"hand": "mermaid_unicorn", "stable": "llamacorn yay"},
           bob={"stable": "narwhal rainbow_aura slowdown"},
           cid={"stable": "magical_kittencorn pandamonium"})  # fmt: skip
    t.does("ann", "mermaid_unicorn")
    assert t.options("ann") == ["narwhal", "rainbow_aura", "slowdown", "magical_kittencorn", "pandamonium"]
    t.does("ann", "narwhal")
    assert t.stable("bob") == ["rainbow_aura", "slowdown"]
    assert t.hand("bob") == ["narwhal", "neigh"]
    t.turn_of("bob")


def test_mermaid_unicorn_has_to_return_the_only_card() -> None:
    """Ruling 7.23: forced even if it helps the other player."""
    t = at("second-ru", ann={"hand": "mermaid_unicorn"}, bob={"stable": "slowdown"}, cid={"stable": ""})
    t.does("ann", "mermaid_unicorn")
    assert (t.stable("bob"), t.hand("bob")) == ([], ["neigh", "slowdown"])
    t.turn_of("bob")


def test_mermaid_unicorn_before_empty_stables() -> None:
    """R-EFF-08."""
    t = at("second-ru", ann={"hand": "mermaid_unicorn", "stable": "narwhal"}, bob={"stable": ""}, cid={"stable": ""})
    t.does("ann", "mermaid_unicorn")
    assert t.stable("ann") == ["narwhal", "mermaid_unicorn"]
    t.turn_of("bob")


def test_mermaid_unicorn_leaves_pandas_alone_where_the_table_says_so() -> None:
    """Ruling 5.4, the other reading."""
    t = at("second-ru", ann={"hand": "mermaid_unicorn", "stable": ""}, bob={"stable": "narwhal llamacorn pandamonium"},
           cid={"stable": ""}, pandas_are_hit=False)  # fmt: skip
    t.does("ann", "mermaid_unicorn")
    assert t.stable("bob") == ["narwhal", "llamacorn"]
    t.turn_of("bob")


def test_mermaid_unicorn_sends_a_baby_to_the_nursery() -> None:
    """R-CARD-02."""
    t = at("second-ru", ann={"hand": "mermaid_unicorn"}, bob={"stable": "baby_narwhal"}, cid={"stable": ""})
    t.does("ann", "mermaid_unicorn")
    assert "baby_narwhal" in t.nursery
    assert t.hand("bob") == ["neigh"]
    t.turn_of("bob")


# --- mermaid, first edition: you may; any player -------------------------------------------------------------


@in_first
def test_mermaid_unicorn_first_returns_a_card_of_any_player(profile: str) -> None:
    """ "first-uk", "first-ru": the own stable and Mermaid herself too."""
    t = at(profile, ann={"hand": "mermaid_unicorn", "stable": "slowdown"}, bob={"stable": "narwhal"},
           cid={"stable": "yay"})  # fmt: skip
    assert plays(t, "ann", "mermaid_unicorn").options("ann") == ["no", "yes"]
    assert t.does("ann", "yes").options("ann") == ["slowdown", "mermaid_unicorn", "narwhal", "yay"]
    t.does("ann", "slowdown")
    assert (t.stable("ann"), t.hand("ann")) == (["mermaid_unicorn"], ["slowdown"])
    t.turn_of("bob")


@in_first
def test_mermaid_unicorn_first_need_not(profile: str) -> None:
    t = at(profile, ann={"hand": "mermaid_unicorn"}, bob={"stable": "narwhal"})
    plays(t, "ann", "mermaid_unicorn").does("ann", "no")
    assert t.stable("bob") == ["narwhal"]
    t.turn_of("bob")


@in_first
def test_mermaid_unicorn_first_alone_can_return_herself(profile: str) -> None:
    """The boundary: she is the only card in all stables."""
    t = at(profile, ann={"hand": "mermaid_unicorn", "stable": ""}, bob={"stable": ""}, cid={"stable": ""})
    plays(t, "ann", "mermaid_unicorn").does("ann", "yes")
    assert (t.stable("ann"), t.hand("ann")) == ([], ["mermaid_unicorn"])
    t.turn_of("bob")


@in_first
def test_mermaid_unicorn_first_and_barbed_wire(profile: str) -> None:
    """Ruling 7.1: the unicorn she returns leaves, and may be the card discarded."""
    t = at(profile, ann={"hand": "mermaid_unicorn", "stable": ""}, bob={"stable": "llamacorn barbed_wire"},
           cid={"stable": ""})  # fmt: skip
    plays(t, "ann", "mermaid_unicorn").does("ann", "yes", "llamacorn")
    assert (t.stable("bob"), t.discard) == (["barbed_wire"], ["llamacorn"])
    t.turn_of("bob")
