"""The five flyers: fallen, they go to the hand; and what each does on arrival (Annoying in both printings)."""

from __future__ import annotations

import pytest

from .test_unicorns_playing import at, choices, in_all, in_both, plays

FLYERS = [
    "greedy_flying_unicorn", "magical_flying_unicorn", "majestic_flying_unicorn", "swift_flying_unicorn",
    "annoying_flying_unicorn",
]  # fmt: skip
each_flyer = pytest.mark.parametrize("flyer", FLYERS)
in_first = pytest.mark.parametrize("profile", ["first-uk", "first-ru"])


# --- all of them fly ---------------------------------------------------------------------------------------


@in_all
@each_flyer
def test_flyer_destroyed_flies_to_its_players_hand(profile: str, flyer: str) -> None:
    """Ruling 4.7; its neighbour does not fly."""
    t = at(profile, ann={"hand": "unicorn_poison", "stable": ""}, bob={"stable": f"narwhal {flyer}"},
           cid={"stable": ""})  # fmt: skip
    t.does("ann", "unicorn_poison", flyer)
    assert t.stable("bob") == ["narwhal"]
    assert t.hand("bob") == sorted([flyer, "neigh"])  # the Neigh is of the draw phase
    assert t.discard == ["unicorn_poison"]
    t.turn_of("bob")


@in_all
@each_flyer
def test_flyer_sacrificed_flies_and_then_counts_as_done(profile: str, flyer: str) -> None:
    """Rulings 2.5 and 4.7: Sadistic Ritual draws for it."""
    t = at(profile, ann={"stable": f"{flyer} sadistic_ritual"}, deck="yay slowdown neigh", phase="beginning")
    assert t.stable("ann") == ["sadistic_ritual"]
    assert t.hand("ann") == sorted([flyer, "slowdown", "yay"])
    assert t.discard == []
    t.turn_of("ann")


@in_all
@each_flyer
def test_flyer_under_blinding_light_does_not_fly(profile: str, flyer: str) -> None:
    """Rulings 6.1 and 6.4."""
    t = at(profile, ann={"hand": "unicorn_poison", "stable": ""}, bob={"stable": f"{flyer} blinding_light"},
           cid={"stable": ""})  # fmt: skip
    t.does("ann", "unicorn_poison")
    assert t.discard == ["unicorn_poison", flyer]
    assert t.hand("bob") == ["neigh"]
    t.turn_of("bob")


@in_all
@each_flyer
def test_flyer_that_flies_has_left_for_barbed_wire(profile: str, flyer: str) -> None:
    """Rulings 4.7 and 7.1: the card that came back may be the one discarded."""
    t = at(profile, ann={"hand": "unicorn_poison", "stable": ""}, cid={"stable": ""},
           bob={"hand": "yay", "stable": f"{flyer} barbed_wire"})  # fmt: skip
    t.does("ann", "unicorn_poison").does("bob", "pass")
    assert choices(t, "bob") == sorted([flyer, "yay"])
    t.does("bob", "yay")
    assert t.hand("bob") == sorted([flyer, "neigh"])
    t.turn_of("bob")


@in_all
@each_flyer
def test_flyer_as_a_panda_still_flies(profile: str, flyer: str) -> None:
    """Rulings 5.2 and 5.4."""
    t = at(profile, ann={"hand": "two_for_one", "stable": "yay"}, bob={"stable": f"{flyer} pandamonium"},
           cid={"stable": ""})  # fmt: skip
    t.does("ann", "two_for_one")
    while t.asked == {"ann": "destroy"}:  # first-ru lists the own card, too
        t.does("ann", t.options("ann")[-1])
    assert flyer in t.hand("bob")
    t.turn_of("bob")


# --- greedy: draw a card ---------------------------------------------------------------------------------------


@in_all
def test_greedy_flying_unicorn_draws_on_arrival(profile: str) -> None:
    """R-WORD-01: mandatory, one card."""
    t = at(profile, ann={"hand": "greedy_flying_unicorn"}, deck="yay slowdown neigh")
    plays(t, "ann", "greedy_flying_unicorn")
    assert t.hand("ann") == ["yay"]
    assert t.hand("bob") == ["slowdown"]  # of the draw phase
    t.turn_of("bob")


@in_all
def test_greedy_flying_unicorn_stolen_draws_for_the_thief(profile: str) -> None:
    """Ruling 2.11, R-EFF-02: it enters, again every time."""
    t = at(profile, ann={"hand": "unicorn_swap", "stable": "narwhal"}, bob={"stable": "greedy_flying_unicorn"},
           cid={"stable": ""}, deck="yay slowdown neigh")  # fmt: skip
    t.does("ann", "unicorn_swap", "narwhal bob", "greedy_flying_unicorn")
    assert t.stable("ann") == ["greedy_flying_unicorn"]
    assert t.hand("ann") == ["yay"]
    t.turn_of("bob")


@in_all
def test_greedy_flying_unicorn_under_blinding_light_draws_nothing(profile: str) -> None:
    """Ruling 6.1: incoming ones before their text."""
    t = at(profile, ann={"hand": "greedy_flying_unicorn", "stable": "blinding_light"}, deck="yay slowdown")
    plays(t, "ann", "greedy_flying_unicorn")
    assert t.hand("ann") == []
    t.turn_of("bob")


# --- magical: a magic card; majestic: a unicorn; swift: a Neigh, from the discard pile ----------------------------

PILE = "good_deal shake_up narwhal rhinocorn neigh super_neigh yay slowdown"
RECOVERED = [
    ("magical_flying_unicorn", ["good_deal", "shake_up"]),
    ("majestic_flying_unicorn", ["narwhal", "rhinocorn"]),
    ("swift_flying_unicorn", ["neigh", "super_neigh"]),
]
each_kind = pytest.mark.parametrize(("flyer", "fitting"), RECOVERED)


@in_all
@each_kind
def test_flyer_recovers_what_it_looks_for(profile: str, flyer: str, fitting: list[str]) -> None:
    """R-EFF-10: of its type only, and all see it."""
    t = at(profile, ann={"hand": flyer}, discard=PILE)
    assert plays(t, "ann", flyer).options("ann") == ["no", "yes"]
    assert choices(t.does("ann", "yes"), "ann") == fitting
    t.does("ann", fitting[1])
    assert t.hand("ann") == [fitting[1]]
    assert t.sees("bob", "ann") == [fitting[1]]
    assert t.discard == [card for card in PILE.split() if card != fitting[1]]
    t.turn_of("bob")


@in_all
@each_kind
def test_flyer_need_not_recover(profile: str, flyer: str, fitting: list[str]) -> None:
    """R-EFF-04."""
    t = at(profile, ann={"hand": flyer}, discard=PILE)
    plays(t, "ann", flyer).does("ann", "no")
    assert t.hand("ann") == []
    assert fitting[0] in t.discard
    t.turn_of("bob")


@in_all
@each_kind
def test_flyer_without_anything_fitting_is_not_asked(profile: str, flyer: str, fitting: list[str]) -> None:
    """R-EFF-08, the boundary."""
    pile = [card for card in PILE.split() if card not in fitting]
    t = at(profile, ann={"hand": flyer}, discard=pile)
    plays(t, "ann", flyer)
    assert t.discard == pile
    t.turn_of("bob")


@in_all
@each_kind
def test_flyer_with_one_fitting_card_takes_it(profile: str, flyer: str, fitting: list[str]) -> None:
    """One either side of the boundary: one target is not asked for."""
    t = at(profile, ann={"hand": flyer}, discard=f"yay {fitting[0]} slowdown")
    plays(t, "ann", flyer).does("ann", "yes")
    assert t.hand("ann") == [fitting[0]]
    assert t.discard == ["yay", "slowdown"]
    t.turn_of("bob")


@in_all
@each_kind
def test_flyer_under_blinding_light_recovers_nothing(profile: str, flyer: str, fitting: list[str]) -> None:
    """Ruling 6.1."""
    t = at(profile, ann={"hand": flyer, "stable": "blinding_light"}, discard=PILE)
    plays(t, "ann", flyer)
    assert t.stable("ann") == ["blinding_light", flyer]
    assert fitting[0] in t.discard
    t.turn_of("bob")


# --- annoying, second edition: another player discards a card ----------------------------------------------------


def test_annoying_flying_unicorn_makes_another_player_discard() -> None:
    """R-WORD-07, R-WORD-02: not you, only who holds a card, named at once (R-EFF-11); the discarder chooses."""
    t = at("second-ru", ann={"hand": "annoying_flying_unicorn shake_up"}, bob={"hand": "yay slowdown"},
           cid={"hand": "good_deal"})  # fmt: skip
    assert t.does("ann", "annoying_flying_unicorn").options("ann") == ["no", "yes"]
    assert t.does("ann", "yes").options("ann") == ["bob", "cid"]
    t.does("ann", "bob").does("bob", "pass").does("cid", "pass")
    assert choices(t, "bob") == ["slowdown", "yay"]
    t.does("bob", "yay")
    assert t.discard == ["yay"]
    assert t.hand("ann") == ["shake_up"]
    t.turn_of("bob")


def test_annoying_flying_unicorn_need_not_annoy() -> None:
    t = at("second-ru", ann={"hand": "annoying_flying_unicorn"}, bob={"hand": "yay"})
    t.does("ann", "annoying_flying_unicorn", "no").does("bob", "pass")
    assert t.discard == []
    t.turn_of("bob")


def test_annoying_flying_unicorn_with_one_victim() -> None:
    """The boundary: cid holds nothing, so bob it is."""
    t = at("second-ru", ann={"hand": "annoying_flying_unicorn good_deal"}, bob={"hand": "yay"})
    t.does("ann", "annoying_flying_unicorn", "yes").does("bob", "pass")
    assert t.discard == ["yay"]
    t.turn_of("bob")


def test_annoying_flying_unicorn_against_empty_hands() -> None:
    """Ruling 7.22; the own hand is not meant."""
    t = at("second-ru", ann={"hand": "annoying_flying_unicorn yay"})
    t.does("ann", "annoying_flying_unicorn")
    assert t.hand("ann") == ["yay"]
    t.turn_of("bob")


def test_annoying_flying_unicorn_under_blinding_light() -> None:
    """Ruling 6.1."""
    t = at("second-ru", ann={"hand": "annoying_flying_unicorn", "stable": "blinding_light"}, bob={"hand": "yay"})
    t.does("ann", "annoying_flying_unicorn").does("bob", "pass")
    assert "yay" in t.hand("bob")
    t.turn_of("bob")


# --- annoying, first edition: any player ------------------------------------------------------------------------


@in_first
def test_annoying_flying_unicorn_first_reaches_any_player(profile: str) -> None:
    """R-WORD-07 of "first-uk" and "first-ru": you too; who holds nothing is left out."""
    t = at(profile, ann={"hand": "annoying_flying_unicorn shake_up yay"}, bob={"hand": "slowdown"})
    plays(t, "ann", "annoying_flying_unicorn").does("bob", "pass")
    assert t.options("ann") == ["no", "yes"]
    assert t.does("ann", "yes").options("ann") == ["ann", "bob"]
    assert choices(t.does("ann", "ann"), "ann") == ["shake_up", "yay"]
    t.does("ann", "yay")
    assert t.discard == ["yay"]
    t.turn_of("bob")


@in_first
def test_annoying_flying_unicorn_first_makes_another_discard(profile: str) -> None:
    t = at(profile, ann={"hand": "annoying_flying_unicorn"}, bob={"hand": "slowdown yay"}, cid={"hand": "good_deal"})
    plays(t, "ann", "annoying_flying_unicorn").does("bob", "pass").does("cid", "pass")
    t.does("ann", "yes", "bob")
    assert choices(t, "bob") == ["slowdown", "yay"]
    t.does("bob", "slowdown")
    assert t.discard == ["slowdown"]
    t.turn_of("bob")


@in_first
def test_annoying_flying_unicorn_first_need_not_annoy(profile: str) -> None:
    t = at(profile, ann={"hand": "annoying_flying_unicorn yay"})
    plays(t, "ann", "annoying_flying_unicorn").does("ann", "no")
    assert t.hand("ann") == ["yay"]
    t.turn_of("bob")


@in_first
def test_annoying_flying_unicorn_first_against_empty_hands(profile: str) -> None:
    """Ruling 7.22."""
    t = at(profile, ann={"hand": "annoying_flying_unicorn"})
    plays(t, "ann", "annoying_flying_unicorn")
    assert t.discard == []
    t.turn_of("bob")


@in_both
def test_greedy_flying_unicorn_returned_by_mermaid_has_not_fallen(profile: str) -> None:
    """Ruling 4.7: it goes to the hand as any card would, and draws again when played again."""
    t = at(profile, ann={"hand": "mermaid_unicorn", "stable": ""}, bob={"stable": "greedy_flying_unicorn"},
           cid={"stable": ""}, deck="yay slowdown neigh")  # fmt: skip
    plays(t, "ann", "mermaid_unicorn")
    if t.asked == {"ann": "may"}:  # the first edition's may, and may take any player's card
        t.does("ann", "yes", "greedy_flying_unicorn")
    assert t.hand("bob") == ["greedy_flying_unicorn", "yay"]
    plays(t, "bob", "greedy_flying_unicorn")
    assert t.hand("bob") == ["slowdown", "yay"]
    t.turn_of("cid")
