"""Unicorns among each other and in the turn: what several rules decide together."""

from __future__ import annotations

import pytest

from .test_unicorns_playing import at, choices, in_all, in_both, plays, starts

in_first = pytest.mark.parametrize("profile", ["first-uk", "first-ru"])
FIVE = "narwhal americorn llamacorn shark_with_a_horn rhinocorn"
SIX = f"{FIVE} mermaid_unicorn"


def test_rhinocorn_destroys_a_flyer_and_ends_the_turn() -> None:
    """Ruling 4.7, second edition: it was destroyed and left, wherever it goes; so "if you do" holds."""
    t = at("second-ru", ann={"stable": "rhinocorn"}, bob={"stable": "greedy_flying_unicorn"}, cid={"stable": ""},
           phase="beginning")  # fmt: skip
    t.does("ann", "use rhinocorn")
    assert t.hand("ann") == []
    assert t.hand("bob") == ["greedy_flying_unicorn", "neigh"]
    t.turn_of("bob")


@in_all
def test_rhinocorn_destroys_a_baby_and_ends_the_turn(profile: str) -> None:
    """Ruling 2.5: for babies it always counts."""
    t = at(profile, ann={"stable": "rhinocorn"}, bob={"stable": "baby_narwhal"}, cid={"stable": ""}, phase="beginning")
    starts(t, "ann", "rhinocorn")
    if t.asked == {"ann": "destroy"}:  # first-ru: Rhinocorn could destroy itself
        t.does("ann", "baby_narwhal")
    assert "baby_narwhal" in t.nursery
    t.turn_of("bob")


@in_both
def test_rhinocorn_sacrificed_to_the_ritual_has_its_effect_all_the_same(profile: str) -> None:
    """Ruling 1.2: it was there when the turn began."""
    t = at(profile, ann={"stable": "rhinocorn sadistic_ritual"}, bob={"stable": "narwhal llamacorn"},
           phase="beginning")  # fmt: skip
    t.does("ann", "use sadistic_ritual")
    assert t.options("ann") == ["pass", "use rhinocorn"]
    t.does("ann", "use rhinocorn", "narwhal")
    assert (t.stable("ann"), t.stable("bob")) == (["sadistic_ritual"], ["llamacorn"])
    t.turn_of("bob")


def test_rhinocorn_in_a_chain_with_the_ritual() -> None:
    """R-CHAIN-07, R-CHAIN-05: the mandatory sacrifice is chosen first, and its card cannot be chosen again."""
    t = at("first-ru", ann={"stable": "rhinocorn sadistic_ritual"}, bob={"stable": "narwhal llamacorn"},
           cid={"stable": ""}, phase="beginning")  # fmt: skip
    assert t.does("ann", "yes").options("ann") == ["narwhal", "llamacorn"]
    t.does("ann", "narwhal")
    assert (t.stable("ann"), t.stable("bob")) == (["sadistic_ritual"], ["llamacorn"])
    t.turn_of("bob")


def test_rhinocorn_in_a_chain_beside_angel_unicorn() -> None:
    """R-CHAIN-03 and R-CHAIN-04: both are asked before either happens."""
    t = at("first-ru", ann={"stable": "rhinocorn angel_unicorn"}, bob={"stable": "narwhal"}, cid={"stable": ""},
           discard="llamacorn", phase="beginning")  # fmt: skip
    t.does("ann", "yes", "narwhal")
    assert t.stable("bob") == ["narwhal"]  # nothing has happened yet
    t.does("ann", "yes")
    assert (t.stable("ann"), t.stable("bob")) == (["rhinocorn", "llamacorn"], [])
    t.turn_of("bob")


@in_both
def test_angel_unicorn_or_rhinocorn_sacrificed_before_its_time(profile: str) -> None:
    """Ruling 1.2, R-EFF-08: two rituals' worth of unicorns; pass ends the phase."""
    t = at(profile, ann={"stable": "rhinocorn narwhal sadistic_ritual"}, bob={"stable": "llamacorn"},
           phase="beginning")  # fmt: skip
    assert t.options("ann") == ["use rhinocorn", "use sadistic_ritual"]  # no pass: the ritual is mandatory (R-TURN-05)
    t.does("ann", "use sadistic_ritual", "narwhal", "pass")
    assert t.stable("ann") == ["rhinocorn", "sadistic_ritual"]
    t.turn_of("ann")


def test_angel_unicorn_sacrificed_to_the_ritual_cannot_be_sacrificed_again() -> None:
    """R-EFF-07: it is no longer there to be given up."""
    t = at("first-uk", ann={"stable": "angel_unicorn sadistic_ritual"}, discard="narwhal", phase="beginning")
    t.does("ann", "use sadistic_ritual")
    assert t.stable("ann") == ["sadistic_ritual"]
    t.turn_of("ann")


@in_first
def test_puppicorn_is_not_given_up_to_a_tiny_stable(profile: str) -> None:
    """Rulings 7.2 and 8.1: the sixth comes, and one of the five has to go."""
    t = at(profile, ann={"stable": "puppicorn"}, bob={"stable": f"tiny_stable {FIVE}"})
    t.does("ann", "draw")
    assert t.options("bob") == FIVE.split()
    t.does("bob", "rhinocorn")
    assert t.stable("bob")[-1] == "puppicorn"
    t.turn_of("bob")


@in_first
def test_greedy_flying_unicorn_played_into_another_stable_draws_there(profile: str) -> None:
    """R-CARD-04, R-EFF-02: the effect is the business of the player in whose stable it is."""
    t = at(profile, ann={"hand": "greedy_flying_unicorn"}, deck="yay slowdown neigh")
    t.does("ann", "greedy_flying_unicorn", "greedy_flying_unicorn cid")
    assert (t.hand("ann"), t.hand("bob"), t.hand("cid")) == ([], ["slowdown"], ["yay"])
    t.turn_of("bob")


@in_first
def test_seductive_unicorn_played_into_another_stable_steals_for_it(profile: str) -> None:
    """R-EFF-02: cid chooses, among others' unicorns."""
    t = at(profile, ann={"hand": "seductive_unicorn", "stable": "narwhal"}, bob={"stable": "llamacorn"},
           cid={"stable": "americorn"})  # fmt: skip
    t.does("ann", "seductive_unicorn", "seductive_unicorn cid")
    assert t.options("cid") == ["narwhal", "llamacorn"]
    t.does("cid", "narwhal")
    assert (t.stable("ann"), t.stable("cid")) == ([], ["americorn", "seductive_unicorn", "narwhal"])
    t.turn_of("bob")


def test_seductive_unicorn_stolen_gives_back_and_steals_anew() -> None:
    """Rulings 2.11 and 8.4: it leaves one stable, and what it took goes home before it steals for another."""
    t = at("first-uk", ann={"hand": "unicorn_swap", "stable": "basic_unicorn_red"}, cid={"stable": "narwhal"},
           bob={"hand": "seductive_unicorn", "stable": ""}, turn="bob")  # fmt: skip
    plays(t, "bob", "seductive_unicorn").does("ann", "pass").does("bob", "narwhal")
    assert (t.stable("bob"), t.stable("cid")) == (["seductive_unicorn", "narwhal"], [])
    t.does("cid", "draw").does("ann", "unicorn_swap", "basic_unicorn_red bob", "seductive_unicorn").does("cid", "pass")
    assert t.options("ann") == ["basic_unicorn_red", "narwhal"]
    assert t.stable("cid") == ["narwhal"]
    t.does("ann", "basic_unicorn_red")
    assert t.stable("ann") == ["seductive_unicorn", "basic_unicorn_red"]
    t.turn_of("bob")


def test_unicorn_phoenix_saved_as_the_price_pays_it() -> None:
    """Ruling 2.5, second edition: Two-For-One goes on, and so does Dark Angel."""
    t = at("second-ru", ann={"hand": "two_for_one yay", "stable": "unicorn_phoenix"},
           bob={"stable": "narwhal slowdown"}, cid={"stable": ""})  # fmt: skip
    t.does("ann", "two_for_one", "save unicorn_phoenix")
    assert (t.stable("ann"), t.stable("bob"), t.hand("ann")) == (["unicorn_phoenix"], [], [])
    t.turn_of("bob")


def test_dark_angel_unicorn_paid_with_a_phoenix_that_stays() -> None:
    """Ruling 2.5."""
    t = at("second-ru", ann={"hand": "dark_angel_unicorn yay", "stable": "unicorn_phoenix"}, discard="narwhal neigh")
    t.does("ann", "dark_angel_unicorn", "yes", "unicorn_phoenix", "save unicorn_phoenix")
    assert t.stable("ann") == ["unicorn_phoenix", "dark_angel_unicorn", "narwhal"]
    t.turn_of("bob")


def test_magical_kittencorn_is_no_target_of_two_for_one() -> None:
    """Ruling 4.9: nor is the panda it may be: its own text keeps working (5.2)."""
    t = at("second-ru", ann={"hand": "two_for_one", "stable": "yay"}, cid={"stable": ""},
           bob={"stable": "magical_kittencorn slowdown narwhal pandamonium"})  # fmt: skip
    assert t.does("ann", "two_for_one").options("ann") == ["slowdown", "narwhal", "pandamonium"]
    t.does("ann", "narwhal", "slowdown")
    assert t.stable("bob") == ["magical_kittencorn", "pandamonium"]
    t.turn_of("bob")


@in_all
def test_ginormous_unicorn_bars_its_player_from_answering_a_neigh(profile: str) -> None:
    """Rulings 3.2 and 3.6: the own card cannot be defended."""
    t = at(profile, ann={"hand": "narwhal neigh", "stable": "ginormous_unicorn"}, bob={"hand": "neigh"})
    plays(t, "ann", "narwhal").does("bob", "neigh")
    assert sorted(t.discard) == ["narwhal", "neigh"]
    assert t.hand("ann") == ["neigh"]
    t.turn_of("bob")


def test_extremely_destructive_unicorn_as_the_seventh_wins_at_once() -> None:
    """R-END-02 of the second edition: it has entered, and that is done before the next decision of a player."""
    t = at("second-ru", ann={"hand": "extremely_destructive_unicorn", "stable": SIX})
    t.does("ann", "extremely_destructive_unicorn").won_by("ann")


@in_first
def test_extremely_destructive_unicorn_as_the_seventh_does_not_win_in_the_first_edition(profile: str) -> None:
    """R-END-02, R-CHAIN-09: nobody wins before the chain is empty, or before the end of the turn."""
    t = at(
        profile, ann={"hand": "extremely_destructive_unicorn", "stable": SIX}, bob={"stable": ""}, cid={"stable": ""}
    )
    plays(t, "ann", "extremely_destructive_unicorn").does("ann", "narwhal")
    assert len(t.stable("ann")) == 6
    t.turn_of("bob")


@in_all
def test_black_knight_unicorn_saves_a_baby(profile: str) -> None:
    """A baby is a unicorn (R-CARD-01)."""
    t = at(profile, ann={"hand": "unicorn_poison", "stable": ""}, bob={"stable": "baby_narwhal black_knight_unicorn"},
           cid={"stable": ""})  # fmt: skip
    t.does("ann", "unicorn_poison", "baby_narwhal").does("bob", "save black_knight_unicorn")
    assert t.stable("bob") == ["baby_narwhal"]
    t.turn_of("bob")


@in_both
def test_stabby_the_unicorn_that_black_knight_stopped(profile: str) -> None:
    """Rulings 4.3 and 4.8: the knight falls in its place, so Stabby has not fallen."""
    t = at(profile, ann={"hand": "unicorn_poison", "stable": "narwhal"}, cid={"stable": ""},
           bob={"stable": "stabby_the_unicorn black_knight_unicorn"})  # fmt: skip
    t.does("ann", "unicorn_poison", "stabby_the_unicorn").does("bob", "save black_knight_unicorn")
    assert (t.stable("ann"), t.stable("bob")) == (["narwhal"], ["stabby_the_unicorn"])
    t.turn_of("bob")


def test_necromancer_unicorn_brings_one_that_brings_another() -> None:
    """Rulings 2.11 and 7.17: who is revived enters, and its own text follows."""
    t = at("second-ru", ann={"hand": "necromancer_unicorn rainbow_unicorn llamacorn narwhal", "stable": ""})
    t.does("ann", "necromancer_unicorn", "yes", "rainbow_unicorn", "llamacorn")
    assert choices(t, "ann") == ["llamacorn", "rainbow_unicorn"]
    t.does("ann", "rainbow_unicorn", "yes")
    assert t.stable("ann") == ["necromancer_unicorn", "rainbow_unicorn", "narwhal"]
    t.turn_of("bob")


@pytest.mark.parametrize("wait", [True, False])
def test_stabby_the_unicorn_as_the_price_of_two_for_one(wait: bool) -> None:
    """Ruling 2.12: its effect comes after the whole card, or at once where the table has agreed so."""
    t = at("second-ru", ann={"hand": "two_for_one", "stable": "stabby_the_unicorn"}, cid={"stable": "narwhal"},
           bob={"stable": "llamacorn americorn"}, triggers_wait=wait)  # fmt: skip
    t.does("ann", "two_for_one", "llamacorn", "americorn")
    assert t.asked == {"ann": "may"}
    assert t.stable("bob") == ([] if wait else ["llamacorn", "americorn"])
    t.does("ann", "yes")
    if t.asked == {"ann": "destroy"}:
        t.does("ann", "narwhal")
    assert (t.stable("bob"), t.stable("cid")) == ([], [])
    t.turn_of("bob")
