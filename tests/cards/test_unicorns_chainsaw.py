"""Chainsaw Unicorn, Llamacorn and Shark With a Horn, in both printings."""

from __future__ import annotations

import pytest

from .test_unicorns_playing import at, choices, plays

in_first = pytest.mark.parametrize("profile", ["first-uk", "first-ru"])

# --- chainsaw, second edition: destroy an upgrade or sacrifice a downgrade ---------------------------------------


def test_chainsaw_unicorn_destroys_an_upgrade() -> None:
    """R-WORD-04: of other players; their downgrades and unicorns are no targets."""
    t = at("second-ru", ann={"hand": "chainsaw_unicorn", "stable": "glitter_bomb slowdown"},
           bob={"stable": "yay nanny_cam narwhal"}, cid={"stable": "rainbow_aura"})  # fmt: skip
    assert t.does("ann", "chainsaw_unicorn").options("ann") == ["no", "yes"]
    assert t.does("ann", "yes").options("ann") == ["destroy", "sacrifice"]
    assert t.does("ann", "destroy").options("ann") == ["yay", "rainbow_aura"]
    t.does("ann", "rainbow_aura")  # an aura covers unicorns, not itself (4.9)
    assert (t.stable("cid"), t.discard) == ([], ["rainbow_aura"])
    t.turn_of("bob")


def test_chainsaw_unicorn_sacrifices_a_downgrade() -> None:
    """R-WORD-03: of one's own; upgrades and unicorns are no choice."""
    t = at("second-ru", ann={"hand": "chainsaw_unicorn", "stable": "yay slowdown nanny_cam narwhal"},
           bob={"stable": "double_dutch broken_stable"})  # fmt: skip
    t.does("ann", "chainsaw_unicorn", "yes", "sacrifice")
    assert t.options("ann") == ["slowdown", "nanny_cam"]
    t.does("ann", "slowdown")
    assert t.stable("ann") == ["yay", "nanny_cam", "narwhal", "chainsaw_unicorn"]
    t.turn_of("bob")


def test_chainsaw_unicorn_need_not_be_used() -> None:
    t = at("second-ru", ann={"hand": "chainsaw_unicorn", "stable": "slowdown"}, bob={"stable": "yay"})
    t.does("ann", "chainsaw_unicorn", "no")
    assert (t.stable("ann"), t.stable("bob")) == (["slowdown", "chainsaw_unicorn"], ["yay"])
    t.turn_of("bob")


def test_chainsaw_unicorn_with_one_way_takes_it() -> None:
    """The boundary: no upgrade of others, one downgrade of one's own."""
    t = at("second-ru", ann={"hand": "chainsaw_unicorn", "stable": "yay pandamonium"}, bob={"stable": "slowdown"})
    t.does("ann", "chainsaw_unicorn", "yes")
    assert (t.stable("ann"), t.discard) == (["yay", "chainsaw_unicorn"], ["pandamonium"])
    t.turn_of("bob")


def test_chainsaw_unicorn_without_a_target_is_not_asked() -> None:
    """R-EFF-08: an own upgrade and another's downgrade are none."""
    t = at("second-ru", ann={"hand": "chainsaw_unicorn", "stable": "yay"}, bob={"stable": "slowdown narwhal"})
    t.does("ann", "chainsaw_unicorn")
    assert t.discard == []
    t.turn_of("bob")


def test_chainsaw_unicorn_under_blinding_light() -> None:
    """Ruling 6.1: it cannot even remove the light."""
    t = at("second-ru", ann={"hand": "chainsaw_unicorn", "stable": "blinding_light"}, bob={"stable": "yay"})
    t.does("ann", "chainsaw_unicorn")
    assert t.stable("ann") == ["blinding_light", "chainsaw_unicorn"]
    t.turn_of("bob")


# --- chainsaw, first edition: either verb with either type --------------------------------------------------------


def test_chainsaw_unicorn_first_destroys_either_type() -> None:
    t = at("first-uk", ann={"hand": "chainsaw_unicorn", "stable": "glitter_bomb slowdown"},
           bob={"stable": "yay nanny_cam narwhal"}, cid={"stable": "rainbow_aura"})  # fmt: skip
    plays(t, "ann", "chainsaw_unicorn").does("ann", "yes", "destroy")
    assert t.options("ann") == ["yay", "nanny_cam", "rainbow_aura"]
    t.does("ann", "nanny_cam")
    assert t.stable("bob") == ["yay", "narwhal"]
    t.turn_of("bob")


@in_first
def test_chainsaw_unicorn_first_sacrifices_either_type(profile: str) -> None:
    """In "first-uk" and "first-ru"."""
    t = at(profile, ann={"hand": "chainsaw_unicorn", "stable": "glitter_bomb slowdown narwhal"}, bob={"stable": "yay"})
    plays(t, "ann", "chainsaw_unicorn").does("ann", "yes", "sacrifice")
    assert t.options("ann") == ["glitter_bomb", "slowdown"]
    t.does("ann", "glitter_bomb")
    assert t.stable("ann") == ["slowdown", "narwhal", "chainsaw_unicorn"]
    t.turn_of("bob")


def test_chainsaw_unicorn_first_destroys_in_every_stable_in_first_ru() -> None:
    """R-WORD-04: any player's, you too."""
    t = at("first-ru", ann={"hand": "chainsaw_unicorn", "stable": "slowdown"}, bob={"stable": "yay narwhal"})
    plays(t, "ann", "chainsaw_unicorn").does("ann", "yes", "destroy")
    assert t.options("ann") == ["slowdown", "yay"]
    t.does("ann", "yay")
    assert t.stable("bob") == ["narwhal"]
    t.turn_of("bob")


@in_first
def test_chainsaw_unicorn_first_need_not_be_used(profile: str) -> None:
    t = at(profile, ann={"hand": "chainsaw_unicorn"}, bob={"stable": "slowdown"})
    plays(t, "ann", "chainsaw_unicorn").does("ann", "no")
    assert t.stable("bob") == ["slowdown"]
    t.turn_of("bob")


@in_first
def test_chainsaw_unicorn_first_without_a_target_is_not_asked(profile: str) -> None:
    t = at(profile, ann={"hand": "chainsaw_unicorn", "stable": "narwhal"}, bob={"stable": "llamacorn"})
    plays(t, "ann", "chainsaw_unicorn")
    assert t.stable("ann") == ["narwhal", "chainsaw_unicorn"]
    t.turn_of("bob")


# --- llamacorn, second edition: every player discards a card ------------------------------------------------------


def test_llamacorn_makes_everybody_discard() -> None:
    """R-WORD-07, R-WORD-02: each chooses; stables are not touched."""
    t = at("second-ru", ann={"hand": "llamacorn yay slowdown"}, bob={"hand": "good_deal shake_up"},
           cid={"hand": "nanny_cam", "stable": "narwhal"})  # fmt: skip
    t.does("ann", "llamacorn").does("bob", "pass").does("cid", "pass")
    assert choices(t, "ann") == ["slowdown", "yay"]
    t.does("ann", "yay")
    assert choices(t, "bob") == ["good_deal", "shake_up"]
    t.does("bob", "shake_up")
    assert sorted(t.discard) == ["nanny_cam", "shake_up", "yay"]
    assert t.stable("cid") == ["narwhal"]
    t.turn_of("bob")


def test_llamacorn_passes_over_empty_hands() -> None:
    """R-EFF-08: the owner's too."""
    t = at("second-ru", ann={"hand": "llamacorn"}, cid={"hand": "yay"})
    t.does("ann", "llamacorn").does("cid", "pass")
    assert t.discard == ["yay"]
    t.turn_of("bob")


def test_llamacorn_leaves_the_discard_pile_alone() -> None:
    """The second edition does not shuffle."""
    t = at("second-ru", ann={"hand": "llamacorn yay"}, discard="narwhal slowdown")
    t.does("ann", "llamacorn")
    assert t.discard == ["yay", "narwhal", "slowdown"]
    t.turn_of("bob")


def test_llamacorn_and_barbed_wire() -> None:
    """Ruling 7.1: the wire asks for a card of its own."""
    t = at("second-ru", ann={"hand": "llamacorn yay slowdown good_deal", "stable": "barbed_wire"})
    t.does("ann", "llamacorn", "yay", "slowdown")
    assert t.hand("ann") == ["good_deal"]
    t.turn_of("bob")


def test_llamacorn_under_blinding_light() -> None:
    """Ruling 6.1."""
    t = at("second-ru", ann={"hand": "llamacorn yay", "stable": "blinding_light"})
    t.does("ann", "llamacorn")
    assert t.discard == []
    t.turn_of("bob")


# --- llamacorn, first edition: and the discard pile is shuffled into the deck --------------------------------------


@in_first
def test_llamacorn_first_discards_and_shuffles(profile: str) -> None:
    """In "first-uk" and "first-ru": what was just discarded goes in too."""
    t = at(profile, ann={"hand": "llamacorn yay slowdown"}, bob={"hand": "good_deal"}, discard="narwhal")
    before = len(t.deck)
    plays(t, "ann", "llamacorn").does("bob", "pass")
    assert choices(t, "ann") == ["slowdown", "yay"]
    t.does("ann", "yay")
    assert t.discard == []
    assert len(t.deck) == before + 3 - 1  # bob has drawn
    assert t.hand("ann") == ["slowdown"]
    t.turn_of("bob")


@in_first
def test_llamacorn_first_passes_over_empty_hands(profile: str) -> None:
    """R-EFF-08."""
    t = at(profile, ann={"hand": "llamacorn"}, cid={"hand": "yay"})
    plays(t, "ann", "llamacorn").does("cid", "pass")
    assert (t.hand("cid"), t.discard) == ([], [])
    t.turn_of("bob")


@in_first
def test_llamacorn_first_shuffles_even_if_nobody_discards(profile: str) -> None:
    """R-EFF-06: the parts are joined by "and"."""
    t = at(profile, ann={"hand": "llamacorn"}, discard="narwhal slowdown")
    plays(t, "ann", "llamacorn")
    assert t.discard == []
    t.turn_of("bob")


@in_first
def test_llamacorn_first_under_blinding_light(profile: str) -> None:
    """Ruling 6.4."""
    t = at(profile, ann={"hand": "llamacorn yay", "stable": "blinding_light"}, discard="narwhal")
    plays(t, "ann", "llamacorn")
    assert (t.hand("ann"), t.discard) == (["yay"], ["narwhal"])
    t.turn_of("bob")


# --- shark, second edition: sacrifice this card; then destroy a unicorn ---------------------------------------------


def test_shark_with_a_horn_gives_itself_up_to_destroy() -> None:
    """R-EFF-05: other players' unicorns; not upgrades, not protected ones (4.9), not pandas (5.3)."""
    t = at("second-ru", ann={"hand": "shark_with_a_horn", "stable": "llamacorn"},
           bob={"stable": "narwhal americorn yay"},
           cid={"stable": "rhinocorn rainbow_aura"})  # fmt: skip
    assert t.does("ann", "shark_with_a_horn").options("ann") == ["no", "yes"]
    assert t.does("ann", "yes").options("ann") == ["narwhal", "americorn"]
    t.does("ann", "narwhal")
    assert (t.stable("ann"), t.stable("bob")) == (["llamacorn"], ["americorn", "yay"])
    assert t.discard == ["narwhal", "shark_with_a_horn"]
    t.turn_of("bob")


def test_shark_with_a_horn_need_not() -> None:
    t = at("second-ru", ann={"hand": "shark_with_a_horn", "stable": ""}, bob={"stable": "narwhal"})
    t.does("ann", "shark_with_a_horn", "no")
    assert (t.stable("ann"), t.stable("bob")) == (["shark_with_a_horn"], ["narwhal"])
    t.turn_of("bob")


def test_shark_with_a_horn_may_go_for_nothing() -> None:
    """Ruling 7.16: even when there is nothing to destroy."""
    t = at(
        "second-ru", ann={"hand": "shark_with_a_horn", "stable": "narwhal"}, bob={"stable": "yay"}, cid={"stable": ""}
    )
    t.does("ann", "shark_with_a_horn", "yes")
    assert (t.stable("ann"), t.discard) == (["narwhal"], ["shark_with_a_horn"])
    t.turn_of("bob")


def test_shark_with_a_horn_and_black_knight() -> None:
    """Ruling 4.3: the own knight does not keep Shark from being sacrificed, bob's saves bob's."""
    t = at("second-ru", ann={"hand": "shark_with_a_horn", "stable": "yay"},
           bob={"stable": "narwhal black_knight_unicorn"}, cid={"stable": ""})  # fmt: skip
    t.does("ann", "shark_with_a_horn", "yes", "narwhal").does("bob", "save black_knight_unicorn")
    assert t.stable("bob") == ["narwhal"]
    assert sorted(t.discard) == ["black_knight_unicorn", "shark_with_a_horn"]
    t.turn_of("bob")


def test_shark_with_a_horn_under_pandamonium_is_a_panda() -> None:
    """Ruling 5.2: its text works, and it names this card, not a unicorn."""
    t = at("second-ru", ann={"hand": "shark_with_a_horn", "stable": "pandamonium"}, bob={"stable": "narwhal"},
           cid={"stable": ""})  # fmt: skip
    t.does("ann", "shark_with_a_horn", "yes")
    assert (t.stable("ann"), t.stable("bob")) == (["pandamonium"], [])
    t.turn_of("bob")


# --- shark, first edition: if you do ----------------------------------------------------------------------------


def test_shark_with_a_horn_first_gives_itself_up_to_destroy() -> None:
    """R-EFF-07."""
    t = at("first-uk", ann={"hand": "shark_with_a_horn", "stable": "llamacorn"},
           bob={"stable": "narwhal americorn yay"},
           cid={"stable": "rhinocorn rainbow_aura"})  # fmt: skip
    plays(t, "ann", "shark_with_a_horn").does("ann", "yes")
    assert t.options("ann") == ["narwhal", "americorn"]
    t.does("ann", "narwhal")
    assert (t.stable("ann"), t.stable("bob")) == (["llamacorn"], ["americorn", "yay"])
    t.turn_of("bob")


def test_shark_with_a_horn_first_in_a_chain_cannot_choose_itself_twice() -> None:
    """R-CHAIN-05: it is sacrificed in this link; R-WORD-04: the own llamacorn could be chosen."""
    t = at("first-ru", ann={"hand": "shark_with_a_horn", "stable": "llamacorn"}, bob={"stable": "narwhal yay"},
           cid={"stable": ""})  # fmt: skip
    plays(t, "ann", "shark_with_a_horn").does("ann", "yes")
    assert t.options("ann") == ["llamacorn", "narwhal"]
    t.does("ann", "narwhal")
    assert (t.stable("ann"), t.stable("bob")) == (["llamacorn"], ["yay"])
    t.turn_of("bob")


@in_first
def test_shark_with_a_horn_first_need_not(profile: str) -> None:
    t = at(profile, ann={"hand": "shark_with_a_horn", "stable": ""}, bob={"stable": "narwhal"})
    plays(t, "ann", "shark_with_a_horn").does("ann", "no")
    assert (t.stable("ann"), t.stable("bob")) == (["shark_with_a_horn"], ["narwhal"])
    t.turn_of("bob")


@in_first
def test_shark_with_a_horn_first_may_go_for_nothing(profile: str) -> None:
    """Ruling 7.16."""
    t = at(profile, ann={"hand": "shark_with_a_horn", "stable": ""}, bob={"stable": "yay"}, cid={"stable": ""})
    plays(t, "ann", "shark_with_a_horn").does("ann", "yes")
    assert t.discard == ["shark_with_a_horn"]
    t.turn_of("bob")
