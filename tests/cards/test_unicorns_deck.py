"""Unicorns that draw or search: On the Cob, Oracle, Shabby, Classy Narwhal, the Great Narwhal; the end of the deck."""

from __future__ import annotations

import pytest

from stablemates.games.stable.game import GAME as STABLE
from stablemates.testing import At

from .test_unicorns_playing import at, choices, in_all, in_both, plays

DOWNGRADES = [
    "barbed_wire", "blinding_light", "broken_stable", "nanny_cam", "pandamonium", "sadistic_ritual", "slowdown",
    "tiny_stable",
]  # fmt: skip
SECOND_UPGRADES = [
    "caffeine_overload", "claw_machine", "double_dutch", "glitter_bomb", "rainbow_aura", "rainbow_lasso",
    "stable_artillery", "yay",
]  # fmt: skip
FIRST_UPGRADES = [
    "double_dutch", "extra_tail", "glitter_bomb", "rainbow_aura", "rainbow_mane", "summoning_ritual", "unicorn_lasso",
    "yay",
]  # fmt: skip
NARWHALS = ["alluring_narwhal", "classy_narwhal", "narwhal", "narwhal_torpedo", "shabby_the_narwhal"]


def with_a_deck_of(profile: str, deck: str, hand: str, bob: str = "") -> At:
    """All other cards of the box lie in the discard pile; bob has six unicorns less than ann needs."""
    box = [kind.name for kind, copies in STABLE.editions[profile].box for _ in range(copies)]
    for name in f"{deck} {hand} {bob} narwhal llamacorn".split():
        box.remove(name)
    return At(profile, ann={"hand": hand, "stable": "narwhal llamacorn"}, bob={"stable": "", "hand": bob},
              cid={"stable": ""}, deck=deck, discard=box)  # fmt: skip


def copies(profile: str, names: list[str]) -> str:
    """All copies of these cards, to be laid somewhere else than in the deck."""
    return " ".join(kind.name for kind, n in STABLE.editions[profile].box for _ in range(n) if kind.name in names)


# --- on the cob: draw two and discard one ---------------------------------------------------------------------


@in_all
def test_unicorn_on_the_cob_draws_two_and_discards_one(profile: str) -> None:
    """R-EFF-06: any card of the hand, the new ones too."""
    t = at(profile, ann={"hand": "unicorn_on_the_cob good_deal"}, bob={"stable": "narwhal"}, deck="yay slowdown neigh")
    assert choices(plays(t, "ann", "unicorn_on_the_cob"), "ann") == ["good_deal", "slowdown", "yay"]
    t.does("ann", "slowdown")
    assert t.hand("ann") == ["good_deal", "yay"]
    assert t.discard == ["slowdown"]
    t.turn_of("bob")


@in_all
def test_unicorn_on_the_cob_with_an_empty_hand_discards_one_of_the_two(profile: str) -> None:
    t = at(profile, ann={"hand": "unicorn_on_the_cob"}, deck="yay slowdown neigh")
    assert choices(plays(t, "ann", "unicorn_on_the_cob"), "ann") == ["slowdown", "yay"]
    t.does("ann", "yay")
    assert t.hand("ann") == ["slowdown"]
    t.turn_of("bob")


@in_both
def test_unicorn_on_the_cob_empties_the_deck(profile: str) -> None:
    """Ruling 1.8: draws what is there, discards, and then the game is over; most unicorns win (R-END-04)."""
    t = with_a_deck_of(profile, "yay", "unicorn_on_the_cob slowdown")
    assert choices(plays(t, "ann", "unicorn_on_the_cob"), "ann") == ["slowdown", "yay"]
    t.does("ann", "yay")
    assert t.discard[0] == "yay"
    t.won_by("ann")


@in_all
def test_unicorn_on_the_cob_and_barbed_wire(profile: str) -> None:
    """Ruling 7.1: one card for the wire, one for the text; three are enough for both."""
    t = at(profile, ann={"hand": "unicorn_on_the_cob good_deal", "stable": "barbed_wire"}, deck="yay slowdown neigh")
    plays(t, "ann", "unicorn_on_the_cob").does("ann", "yay", "slowdown")
    assert t.hand("ann") == ["good_deal"]
    t.turn_of("bob")


@in_all
def test_unicorn_on_the_cob_under_blinding_light(profile: str) -> None:
    """Ruling 6.1."""
    t = at(profile, ann={"hand": "unicorn_on_the_cob yay", "stable": "blinding_light"})
    plays(t, "ann", "unicorn_on_the_cob")
    assert (t.hand("ann"), t.discard) == (["yay"], [])
    t.turn_of("bob")


@in_both
def test_greedy_flying_unicorn_takes_the_last_card(profile: str) -> None:
    """Ruling 1.8, R-END-04."""
    t = with_a_deck_of(profile, "yay", "greedy_flying_unicorn")
    plays(t, "ann", "greedy_flying_unicorn")
    assert (t.hand("ann"), t.deck) == (["yay"], [])
    t.won_by("ann")


# --- oracle: look at three, keep one, put the others back ------------------------------------------------------


def test_unicorn_oracle_keeps_one_of_three() -> None:
    """Ruling 2.10: a private look; the fourth card is out of sight."""
    t = at("second-ru", ann={"hand": "unicorn_oracle"}, deck="yay slowdown good_deal neigh super_neigh")
    assert choices(plays(t, "ann", "unicorn_oracle"), "ann") == ["take good_deal", "take slowdown", "take yay"]
    assert choices(t.does("ann", "take slowdown"), "ann") == ["good_deal", "yay"]
    t.does("ann", "good_deal")
    assert t.hand("ann") == ["slowdown"]
    assert t.sees("bob", "ann") == ["?"]
    assert t.hand("bob") == ["good_deal"]  # put back on top, and drawn
    assert t.deck[:2] == ["yay", "neigh"]
    t.turn_of("bob")


def test_unicorn_oracle_puts_back_in_the_other_order() -> None:
    t = at("second-ru", ann={"hand": "unicorn_oracle"}, deck="yay slowdown good_deal neigh")
    t.does("ann", "unicorn_oracle", "take slowdown", "yay")
    assert t.hand("bob") == ["yay"]
    assert t.deck[:2] == ["good_deal", "neigh"]
    t.turn_of("bob")


def test_unicorn_oracle_with_two_cards_left() -> None:
    """Ruling 7.20: what is there."""
    t = with_a_deck_of("second-ru", "yay slowdown", "unicorn_oracle")
    assert choices(t.does("ann", "unicorn_oracle"), "ann") == ["take slowdown", "take yay"]
    t.does("ann", "take yay")
    assert t.hand("ann") == ["yay"]
    t.won_by("ann")  # bob draws the last


def test_unicorn_oracle_with_one_card_left() -> None:
    """Rulings 1.8 and 7.20: it is taken, and the deck is out."""
    t = with_a_deck_of("second-ru", "yay", "unicorn_oracle")
    t.does("ann", "unicorn_oracle")
    assert (t.hand("ann"), t.deck) == (["yay"], [])
    t.won_by("ann")


def test_unicorn_oracle_stopped_looks_at_nothing() -> None:
    """R-CARD-07."""
    t = at("second-ru", ann={"hand": "unicorn_oracle"}, bob={"hand": "neigh"}, deck="yay slowdown good_deal")
    t.does("ann", "unicorn_oracle").does("bob", "neigh")
    assert t.hand("ann") == []
    assert t.hand("bob") == ["yay"]
    t.turn_of("bob")


def test_unicorn_oracle_under_blinding_light() -> None:
    """Ruling 6.1."""
    t = at("second-ru", ann={"hand": "unicorn_oracle", "stable": "blinding_light"}, deck="yay slowdown good_deal")
    t.does("ann", "unicorn_oracle")
    assert t.hand("ann") == []
    t.turn_of("bob")


# --- searching the deck: a downgrade, an upgrade, a narwhal -------------------------------------------------------

SEARCHES = [
    ("second-ru", "shabby_the_narwhal", DOWNGRADES), ("first-uk", "shabby_the_narwhal", DOWNGRADES),
    ("first-ru", "shabby_the_narwhal", DOWNGRADES), ("second-ru", "classy_narwhal", SECOND_UPGRADES),
    ("first-uk", "classy_narwhal", FIRST_UPGRADES), ("first-ru", "classy_narwhal", FIRST_UPGRADES),
    ("second-ru", "the_great_narwhal", NARWHALS), ("first-uk", "the_great_narwhal", NARWHALS),
    ("first-ru", "the_great_narwhal", NARWHALS),
]  # fmt: skip
each_search = pytest.mark.parametrize(("profile", "card", "fitting"), SEARCHES)


@each_search
def test_searching_finds_every_fitting_card_of_the_deck(profile: str, card: str, fitting: list[str]) -> None:
    """R-EFF-10: nothing that lies elsewhere, no baby; what was found is shown to all."""
    away = fitting[0]
    t = at(profile, ann={"hand": card}, bob={"stable": "baby_narwhal"}, discard=copies(profile, [away]))
    assert plays(t, "ann", card).options("ann") == ["no", "yes"]
    assert choices(t.does("ann", "yes"), "ann") == ["nothing", *(f"take {name}" for name in fitting[1:])]
    t.does("ann", f"take {fitting[2]}")
    assert t.hand("ann") == [fitting[2]]
    assert t.sees("bob", "ann") == [fitting[2]]
    assert t.happened("shuffle")
    t.turn_of("bob")


@each_search
def test_searching_may_find_nothing_and_shuffles_all_the_same(profile: str, card: str, fitting: list[str]) -> None:
    """Ruling 7.21."""
    t = at(profile, ann={"hand": card})
    plays(t, "ann", card).does("ann", "yes")
    assert "nothing" in t.options("ann")
    t.does("ann", "nothing")
    assert t.hand("ann") == []
    assert t.happened("shuffle")
    assert fitting[0] in t.deck + t.hand("bob")
    t.turn_of("bob")


@each_search
def test_searching_is_not_a_duty(profile: str, card: str, fitting: list[str]) -> None:
    """R-EFF-04: no look, no shuffle."""
    t = at(profile, ann={"hand": card}, deck=f"yay neigh {fitting[-2]}")
    plays(t, "ann", card).does("ann", "no")
    assert t.hand("ann") == []
    assert t.hand("bob") == ["yay"]
    assert t.deck[:2] == ["neigh", fitting[-2]]
    t.turn_of("bob")


@each_search
def test_searching_a_deck_without_any(profile: str, card: str, fitting: list[str]) -> None:
    """The boundary: one may look (the deck is hidden, so nobody knows before) and finds nothing."""
    t = at(profile, ann={"hand": card}, discard=copies(profile, fitting))
    plays(t, "ann", card).does("ann", "yes")
    assert t.options("ann") == ["nothing"]
    t.does("ann", "nothing").turn_of("bob")


@each_search
def test_searching_under_blinding_light(profile: str, card: str, fitting: list[str]) -> None:
    """Ruling 6.1."""
    t = at(profile, ann={"hand": card, "stable": "blinding_light"}, discard=fitting[2])
    plays(t, "ann", card)
    assert t.stable("ann") == ["blinding_light", card]
    t.turn_of("bob")
