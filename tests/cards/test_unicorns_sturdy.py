"""Phoenix of the first edition, and Kittencorn in both printings."""

from __future__ import annotations

import pytest

from .test_unicorns_playing import at, choices, plays, starts

# --- phoenix of the first edition: on arrival discard; fallen, it comes back if you hold a card -------------

in_first = pytest.mark.parametrize("profile", ["first-uk", "first-ru"])


@in_first
def test_unicorn_phoenix_first_discards_on_arrival(profile: str) -> None:
    """Mandatory; any card of the hand (R-WORD-02).  "first-uk" and "first-ru" print it so."""
    t = at(profile, ann={"hand": "unicorn_phoenix yay slowdown"}, bob={"stable": "narwhal"})
    assert choices(plays(t, "ann", "unicorn_phoenix"), "ann") == ["slowdown", "yay"]
    t.does("ann", "yay")
    assert t.discard == ["yay"]
    assert t.hand("ann") == ["slowdown"]
    t.turn_of("bob")


@in_first
def test_unicorn_phoenix_first_comes_back_and_discards_again(profile: str) -> None:
    """Ruling 4.5: it really leaves and returns."""
    t = at(profile, ann={"hand": "unicorn_poison", "stable": ""}, cid={"stable": ""},
           bob={"hand": "yay slowdown", "stable": "unicorn_phoenix"})  # fmt: skip
    t.does("ann", "unicorn_poison").does("bob", "pass")
    assert choices(t, "bob") == ["slowdown", "yay"]
    t.does("bob", "yay")
    assert t.stable("bob") == ["unicorn_phoenix"]
    assert sorted(t.discard) == ["unicorn_poison", "yay"]
    t.turn_of("bob")


@in_first
def test_unicorn_phoenix_first_with_an_empty_hand_stays_away(profile: str) -> None:
    """The boundary on both ways: nothing to discard on arrival (R-EFF-08), and no return."""
    t = at(profile, ann={"hand": "unicorn_phoenix", "stable": ""}, bob={"hand": "unicorn_poison", "stable": ""},
           cid={"stable": ""})  # fmt: skip
    plays(t, "ann", "unicorn_phoenix").does("bob", "pass")
    assert t.stable("ann") == ["unicorn_phoenix"]
    t.does("bob", "unicorn_poison")
    assert t.stable("ann") == []
    assert sorted(t.discard) == ["unicorn_phoenix", "unicorn_poison"]
    t.turn_of("cid")


@in_first
def test_unicorn_phoenix_first_sacrificed_comes_back(profile: str) -> None:
    """A real sacrifice (ruling 2.5): Sadistic Ritual draws, and Phoenix returns for a card."""
    t = at(profile, ann={"hand": "yay", "stable": "unicorn_phoenix sadistic_ritual"}, deck="slowdown neigh neigh",
           phase="beginning")  # fmt: skip
    assert choices(t, "ann") == ["slowdown", "yay"]
    t.does("ann", "yay")
    assert t.stable("ann") == ["sadistic_ritual", "unicorn_phoenix"]
    assert t.hand("ann") == ["neigh", "slowdown"]
    t.turn_of("ann")


def test_unicorn_phoenix_first_shuffled_into_the_deck_does_not_come_back() -> None:
    """Ruling 7.2: it falls to the Tiny Stable before the Llamacorn shuffles the discard pile in; then the wire asks."""
    five = "unicorn_phoenix narwhal basic_unicorn_red basic_unicorn_blue basic_unicorn_green"
    ann = {"hand": "llamacorn blinding_light yay neigh neigh", "stable": f"tiny_stable barbed_wire {five}"}
    t = at("first-uk", ann=ann, bob={"stable": ""}, cid={"stable": ""})
    plays(t, "ann", "llamacorn").does("ann", "unicorn_phoenix", "neigh", "blinding_light", "neigh")
    assert t.stable("ann") == ["tiny_stable", "barbed_wire", *five.split()[1:], "llamacorn"]
    assert t.discard == ["neigh", "blinding_light"]
    t.turn_of("bob")


@in_first
def test_unicorn_phoenix_first_under_blinding_light_is_an_ordinary_unicorn(profile: str) -> None:
    """Ruling 6.4: its triggered texts are off."""
    t = at(profile, ann={"hand": "unicorn_poison", "stable": ""}, cid={"stable": ""},
           bob={"hand": "yay", "stable": "unicorn_phoenix blinding_light"})  # fmt: skip
    t.does("ann", "unicorn_poison").does("bob", "pass")
    assert t.stable("bob") == ["blinding_light"]
    t.turn_of("bob")


@in_first
def test_unicorn_phoenix_first_catches_on_barbed_wire_on_both_ways(profile: str) -> None:
    """Rulings 4.5 and 7.1: it leaves, it enters, and it asks for its own card."""
    t = at(profile, ann={"hand": "unicorn_poison", "stable": ""}, cid={"stable": ""},
           bob={"hand": "yay slowdown good_deal shake_up", "stable": "unicorn_phoenix barbed_wire"})  # fmt: skip
    t.does("ann", "unicorn_poison").does("bob", "pass", "yay", "slowdown", "good_deal")
    assert t.stable("bob") == ["barbed_wire", "unicorn_phoenix"]
    assert t.hand("bob") == ["neigh", "shake_up"]
    t.turn_of("bob")


@in_first
def test_unicorn_phoenix_first_returned_to_the_hand_stays_there(profile: str) -> None:
    """No fall: Back Kick (rulings 4.8 and 2.11)."""
    t = at(profile, ann={"hand": "back_kick", "stable": ""}, bob={"hand": "yay", "stable": "unicorn_phoenix"},
           cid={"stable": ""})  # fmt: skip
    t.does("ann", "back_kick").does("bob", "pass", "yay")
    assert t.stable("bob") == []
    assert t.hand("bob") == ["neigh", "unicorn_phoenix"]
    t.turn_of("bob")


# --- kittencorn of the second edition: no magic card destroys it ----------------------------------------------


def test_magical_kittencorn_is_no_target_of_magic() -> None:
    """Ruling 4.9: Unicorn Poison may choose its neighbours only."""
    t = at("second-ru", ann={"hand": "unicorn_poison", "stable": ""},
           bob={"stable": "magical_kittencorn narwhal americorn yay"}, cid={"stable": ""})  # fmt: skip
    assert t.does("ann", "unicorn_poison").options("ann") == ["narwhal", "americorn"]
    t.does("ann", "narwhal")
    assert t.stable("bob") == ["magical_kittencorn", "americorn", "yay"]
    t.turn_of("bob")


def test_magical_kittencorn_alone_leaves_poison_nothing() -> None:
    """R-EFF-08: the card is spent, nothing happens."""
    t = at("second-ru", ann={"hand": "unicorn_poison", "stable": ""}, bob={"stable": "magical_kittencorn"},
           cid={"stable": ""})  # fmt: skip
    t.does("ann", "unicorn_poison")
    assert (t.stable("bob"), t.discard) == (["magical_kittencorn"], ["unicorn_poison"])
    t.turn_of("bob")


def test_magical_kittencorn_is_destroyed_by_a_unicorn() -> None:
    """Ruling 4.9: only magic cards are barred; here it is Rhinocorn."""
    t = at("second-ru", ann={"stable": "rhinocorn"}, bob={"stable": "magical_kittencorn"}, cid={"stable": ""},
           phase="beginning")  # fmt: skip
    starts(t, "ann", "rhinocorn")
    assert (t.stable("bob"), t.discard) == ([], ["magical_kittencorn"])
    t.turn_of("bob")


def test_magical_kittencorn_can_be_returned_given_and_sacrificed() -> None:
    """Ruling 4.9: only destruction is barred; Two-For-One takes it as the price and cannot destroy it."""
    t = at("second-ru", ann={"hand": "back_kick", "stable": ""}, cid={"stable": ""},
           bob={"hand": "two_for_one yay", "stable": "magical_kittencorn"})  # fmt: skip
    t.does("ann", "back_kick").does("bob", "pass", "yay")
    assert t.hand("bob") == ["magical_kittencorn", "neigh", "two_for_one"]
    t.does("bob", "magical_kittencorn")
    assert t.stable("bob") == ["magical_kittencorn"]
    t.turn_of("cid")


def test_magical_kittencorn_as_the_price_of_two_for_one() -> None:
    """Ruling 4.9: sacrificing is not destroying."""
    t = at("second-ru", ann={"hand": "two_for_one", "stable": "magical_kittencorn"}, bob={"stable": "narwhal yay"},
           cid={"stable": ""})  # fmt: skip
    t.does("ann", "two_for_one")
    assert (t.stable("ann"), t.stable("bob")) == ([], [])
    t.turn_of("bob")


def test_magical_kittencorn_under_blinding_light_is_not_safe() -> None:
    """Ruling 6.1."""
    t = at("second-ru", ann={"hand": "unicorn_poison", "stable": ""}, cid={"stable": ""},
           bob={"stable": "magical_kittencorn blinding_light"})  # fmt: skip
    t.does("ann", "unicorn_poison")
    assert t.stable("bob") == ["blinding_light"]
    t.turn_of("bob")


# --- kittencorn of the first edition: no magic card touches it ------------------------------------------------


@in_first
def test_magical_kittencorn_first_is_not_destroyed_by_magic(profile: str) -> None:
    """R-EFF-14, in "first-uk" and "first-ru"."""
    t = at(profile, ann={"hand": "unicorn_poison", "stable": ""}, bob={"stable": "magical_kittencorn narwhal yay"},
           cid={"stable": "americorn"})  # fmt: skip
    assert t.does("ann", "unicorn_poison").options("ann") == ["narwhal", "americorn"]
    t.does("ann", "narwhal")
    assert t.stable("bob") == ["magical_kittencorn", "yay"]
    t.turn_of("bob")


@in_first
def test_magical_kittencorn_first_is_neither_given_nor_stolen_by_magic(profile: str) -> None:
    """R-EFF-14: Unicorn Swap passes it by on both sides."""
    t = at(profile, ann={"hand": "unicorn_swap", "stable": "narwhal"}, bob={"stable": "magical_kittencorn llamacorn"},
           cid={"stable": ""})  # fmt: skip
    assert t.does("ann", "unicorn_swap", "narwhal bob").options("ann") == ["llamacorn", "narwhal"]
    t.does("ann", "llamacorn")
    assert "magical_kittencorn" in t.stable("bob")
    assert t.stable("ann") == ["llamacorn"]
    t.turn_of("bob")


@in_first
def test_magical_kittencorn_first_is_not_returned_by_magic(profile: str) -> None:
    """R-EFF-14: Glitter Tornado takes the neighbour, and nothing where it stands alone."""
    t = at(profile, ann={"hand": "glitter_tornado", "stable": "magical_kittencorn"}, bob={"stable": "narwhal"},
           cid={"stable": "yay"})  # fmt: skip
    t.does("ann", "glitter_tornado")
    assert (t.stable("ann"), t.stable("bob"), t.stable("cid")) == (["magical_kittencorn"], [], [])
    t.turn_of("bob")


@in_first
def test_magical_kittencorn_first_is_not_shrunk(profile: str) -> None:
    """R-EFF-14, ruling 8.2."""
    t = at(profile, ann={"hand": "unicorn_shrinkray", "stable": ""}, bob={"stable": "magical_kittencorn narwhal"},
           cid={"stable": ""})  # fmt: skip
    t.does("ann", "unicorn_shrinkray", "bob")
    assert t.stable("bob")[0] == "magical_kittencorn"
    assert t.discard == ["unicorn_shrinkray", "narwhal"]
    t.turn_of("bob")


@in_first
def test_magical_kittencorn_first_is_destroyed_by_a_unicorn(profile: str) -> None:
    """Only magic cards are barred."""
    t = at(profile, ann={"stable": "rhinocorn yay"}, bob={"stable": "magical_kittencorn"}, cid={"stable": "narwhal"},
           phase="beginning")  # fmt: skip
    starts(t, "ann", "rhinocorn").does("ann", "magical_kittencorn")
    assert (t.stable("bob"), t.discard) == ([], ["magical_kittencorn"])
    t.turn_of("bob")


@in_first
def test_magical_kittencorn_first_stays_safe_under_blinding_light(profile: str) -> None:
    """Ruling 6.4: print 2 switches off triggered texts only."""
    t = at(profile, ann={"hand": "unicorn_poison", "stable": ""}, bob={"stable": "magical_kittencorn blinding_light"},
           cid={"stable": "narwhal"})  # fmt: skip
    t.does("ann", "unicorn_poison")
    assert t.stable("bob") == ["magical_kittencorn", "blinding_light"]
    assert t.stable("cid") == []
    t.turn_of("bob")
