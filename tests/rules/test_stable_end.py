"""How the stable game ends: R-END."""

from typing import Any

import pytest

from stablemates.testing import At

from .books import ALL, SECOND, puts

RU = ["second-ru", "first-ru"]
UK = ["second-uk", "first-uk"]
NAMES = ["ann", "bob", "cid", "dan", "eva", "fay", "gus", "hal"]
FIVE = "basic_unicorn_red basic_unicorn_orange basic_unicorn_yellow basic_unicorn_green basic_unicorn_blue"
SIX = f"narwhal {FIVE}"
OTHER_SEVEN = (
    "llamacorn americorn magical_flying_unicorn swift_flying_unicorn majestic_flying_unicorn "
    "shabby_the_narwhal basic_unicorn_purple"
)


def outcome(t: At) -> tuple[str, str]:
    end = t.state.outcome()
    assert end is not None
    return end.why, end.rule


# --- enough unicorns -----------------------------------------------------------------------------


@pytest.mark.parametrize("profile", ALL)
@pytest.mark.parametrize("players", range(2, 9))
def test_r_end_01_seven_unicorns_or_six_at_a_large_table(profile: str, players: int) -> None:
    """R-END-01: 7 with two to five players, 6 with six to eight."""
    if players == 2:
        if profile != "first-uk":
            t = At(profile, ann={}, bob={})
            assert t.fact("goal") == 7
            t.turn_of("ann")
        return
    others: dict[str, Any] = {name: {} for name in NAMES[1:players]}
    enough = 7 if players <= 5 else 6
    t = At(profile, ann={"hand": "basic_unicorn_red", "stable": " ".join(SIX.split()[: enough - 2])}, **others)
    puts(t, "ann", "basic_unicorn_red")
    t.turn_of("bob")
    t = At(profile, ann={"hand": "basic_unicorn_red", "stable": " ".join(SIX.split()[: enough - 1])}, **others)
    puts(t, "ann", "basic_unicorn_red")
    assert (t.fact("goal"), outcome(t)) == (enough, ("unicorns", "R-END-01"))
    t.won_by("ann")


@pytest.mark.parametrize("profile", ALL)
def test_r_end_01_the_table_may_want_another_number(profile: str) -> None:
    """R-END-01: option ``unicorns_to_win``; 0 is the number of the book."""
    t = At(profile, unicorns_to_win=3, ann={"hand": "narwhal", "stable": "llamacorn americorn"}, bob={}, cid={})
    assert t.fact("goal") == 3
    puts(t, "ann", "narwhal")
    t.won_by("ann")


@pytest.mark.parametrize("profile", SECOND)
def test_r_end_02_immediately(profile: str) -> None:
    """R-END-02: the seventh unicorn is in the stable, and its effect is not even asked about."""
    t = At(profile, discard="llamacorn", ann={"hand": "majestic_flying_unicorn", "stable": SIX}, bob={}, cid={})
    t.does("ann", "majestic_flying_unicorn")
    t.won_by("ann")


def seventh(profile: str, revision: int | None = None) -> At:
    """Ann's seventh unicorn makes everyone sacrifice one, and nothing waits."""
    ann = {"hand": "extremely_destructive_unicorn", "stable": SIX}
    t = At(profile, revision=revision, triggers_wait=False, ann=ann, bob={}, cid={})
    return t.does("ann", "extremely_destructive_unicorn")


@pytest.mark.parametrize("profile", SECOND)
def test_r_end_02_immediately_even_if_triggers_do_not_wait(profile: str) -> None:
    """R-END-02: with ``triggers_wait`` off, the seventh unicorn wins before it acts as well."""
    t = seventh(profile)
    assert t.happened("sacrifice") == []
    t.won_by("ann")


@pytest.mark.parametrize("profile", SECOND)
def test_r_end_02_immediately_after_a_theft_even_if_triggers_do_not_wait(profile: str) -> None:
    """R-END-02: with ``triggers_wait`` off, the stolen seventh unicorn wins before it acts."""
    five = " ".join(SIX.split()[1:])
    ann = {"hand": "seductive_unicorn yay", "stable": five}
    bob = {"stable": "extremely_destructive_unicorn"}
    t = At(profile, triggers_wait=False, ann=ann, bob=bob, cid={"stable": ""})
    t.plays("ann", "seductive_unicorn", may=True, discards="yay", steals="extremely_destructive_unicorn")
    assert t.happened("sacrifice") == []
    t.won_by("ann")


@pytest.mark.parametrize("profile", SECOND)
def test_r_end_02_not_in_the_middle_of_an_effect_even_if_triggers_do_not_wait(profile: str) -> None:
    """R-END-02: Bob has seven unicorns until Ann's Unicorn Swap has stolen one; the given one draws his card."""
    ann = {"hand": "unicorn_swap", "stable": "greedy_flying_unicorn"}
    t = At(profile, triggers_wait=False, ann=ann, bob={"stable": SIX}, cid={})
    t.does("ann", "unicorn_swap", "greedy_flying_unicorn bob", "narwhal")
    assert (t.unicorns("ann"), t.unicorns("bob"), len(t.hand("bob"))) == (1, 6, 2)
    t.turn_of("bob")


@pytest.mark.parametrize("profile", SECOND)
def test_r_end_02_immediately_in_the_turn_of_another_player(profile: str) -> None:
    """R-END-02: Ann's Reset Button frees Bob's pandas."""
    bob = {"stable": f"{SIX} llamacorn pandamonium"}
    t = At(profile, ann={"hand": "reset_button"}, bob=bob, cid={})
    t.does("ann", "reset_button")
    t.won_by("bob")


def test_r_end_02_at_the_end_of_your_own_turn() -> None:
    """R-END-02: first-uk; seven in the middle of Ann's turn are not enough, if one is gone at its end."""
    ann = {"hand": "extremely_destructive_unicorn", "stable": SIX}
    t = At("first-uk", ann=ann, bob={"stable": ""}, cid={"stable": ""})
    puts(t, "ann", "extremely_destructive_unicorn").does("ann", "narwhal")
    assert t.fact("unicorns")[0] == 6
    t.turn_of("bob")


def test_r_end_02_the_discard_comes_before_the_win() -> None:
    """R-END-02: first-uk; at the end of the turn, after the discard of that phase."""
    hand = "basic_unicorn_red neigh neigh neigh neigh neigh neigh neigh neigh"
    t = At("first-uk", ann={"hand": hand, "stable": SIX}, bob={}, cid={})
    puts(t, "ann", "basic_unicorn_red").does("ann", "neigh")
    assert (t.fact("unicorns")[0], len(t.hand("ann"))) == (7, 7)
    t.won_by("ann")


def test_r_end_02_seven_in_the_turn_of_another_wait_for_your_own() -> None:
    """R-END-02: first-uk; Ann gives Bob his seventh, and Bob wins at the end of Bob's turn."""
    t = At("first-uk", ann={"hand": "basic_unicorn_red"}, bob={"stable": SIX}, cid={})
    puts(t, "ann", "basic_unicorn_red", "bob")
    assert t.fact("unicorns")[1] == 7
    assert t.asked == {"bob": "action"}
    t.does("bob", "draw")
    t.won_by("bob")


def test_r_end_02_lent_unicorns_count_before_they_go_back() -> None:
    """R-END-02: first-uk; seven at the end of a turn win, even if the Lasso took one of them."""
    ann = {"stable": f"{SIX} unicorn_lasso"}
    t = At("first-uk", phase="beginning", ann=ann, bob={"stable": "basic_unicorn_purple"}, cid={"stable": ""})
    t.does("ann", "use unicorn_lasso", "draw")
    assert t.stable("bob") == []
    t.won_by("ann")


def test_r_end_02_lent_unicorns_go_back_if_they_are_not_enough() -> None:
    """R-END-02: first-uk; with six of seven the turn ends and the Lasso gives back what it took."""
    ann = {"stable": f"{FIVE} unicorn_lasso"}
    t = At("first-uk", phase="beginning", ann=ann, bob={"stable": "basic_unicorn_purple"}, cid={"stable": ""})
    t.does("ann", "use unicorn_lasso", "draw")
    assert t.stable("bob") == ["basic_unicorn_purple"]
    t.turn_of("bob")


def test_r_end_02_when_the_chain_is_empty() -> None:
    """R-END-02: first-ru; immediately if nothing was triggered, even in another player's turn."""
    t = At("first-ru", ann={"hand": "basic_unicorn_red"}, bob={"stable": SIX}, cid={})
    puts(t, "ann", "basic_unicorn_red", "bob")
    t.won_by("bob")


@pytest.mark.parametrize("profile", SECOND)
@pytest.mark.parametrize(("turn", "winner"), [("ann", "ann"), ("bob", "bob"), ("cid", "ann")])
def test_r_end_02_two_reach_the_number_in_the_same_effect(profile: str, turn: str, winner: str) -> None:
    """R-END-02: the one whose turn it is wins, else the next in order (our ruling).

    The Reset Button takes the light from Ann's Ginormous and the pandas from Bob's stable.
    """
    hands = {name: {"hand": "reset_button"} if name == turn else {"hand": ""} for name in ("ann", "bob", "cid")}
    ann = hands["ann"] | {"stable": f"{FIVE} ginormous_unicorn blinding_light"}
    bob = hands["bob"] | {"stable": f"{OTHER_SEVEN} pandamonium"}
    t = At(profile, turn=turn, ann=ann, bob=bob, cid=hands["cid"])
    assert t.fact("unicorns")[:2] == [6, 0]
    t.does(turn, "reset_button")
    t.won_by(winner)


@pytest.mark.parametrize(("turn", "winner"), [("ann", "ann"), ("bob", "bob"), ("cid", "ann")])
def test_r_end_02_two_have_the_number_when_the_chain_is_empty(turn: str, winner: str) -> None:
    """R-END-02: first-ru; the same ruling."""
    t = At("first-ru", turn=turn, ann={"stable": f"{SIX} rhinocorn"}, bob={"stable": OTHER_SEVEN}, cid={})
    t.won_by(winner)


def test_r_end_02_two_have_the_number_at_the_end_of_a_turn() -> None:
    """R-END-02: first-uk; only the one whose turn ends can win."""
    t = At("first-uk", turn="cid", ann={"stable": f"{SIX} stabby_the_unicorn"}, bob={"stable": OTHER_SEVEN}, cid={})
    t.does("cid", "draw").does("ann", "draw")
    t.won_by("ann")


@pytest.mark.parametrize("profile", ALL)
def test_r_end_03_pandas_do_not_count(profile: str) -> None:
    """R-END-03: eight of them do not win."""
    t = At(profile, ann={"hand": "basic_unicorn_red", "stable": f"{SIX} llamacorn pandamonium"}, bob={}, cid={})
    puts(t, "ann", "basic_unicorn_red")
    assert t.fact("unicorns")[0] == 0
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
@pytest.mark.parametrize("hit", [True, False])
def test_r_end_03_whether_an_effect_on_a_card_hits_a_panda(profile: str, hit: bool) -> None:
    """R-END-03: option ``pandas_are_hit`` (ruling 5.4); what is aimed at unicorns never does (ruling 5.3)."""
    ann = {"hand": "back_kick unicorn_poison", "stable": ""}
    bob = {"stable": "narwhal pandamonium"}
    t = At(profile, pandas_are_hit=hit, ann=ann, bob=bob, cid={"stable": "llamacorn"})
    t.does("ann", "back_kick")
    assert ("narwhal" in t.options("ann")) == hit
    t.does("ann", "pandamonium").does("bob", "draw").does("cid", "draw")
    t.turn_of("ann")
    t = At(profile, pandas_are_hit=hit, ann=ann, bob=bob, cid={"stable": "llamacorn"})
    t.does("ann", "unicorn_poison")
    assert t.stable("cid") == []
    t.turn_of("bob")


# --- the deck is empty ---------------------------------------------------------------------------


@pytest.mark.parametrize("profile", ALL)
def test_r_end_04_an_empty_deck_ends_the_game(profile: str) -> None:
    """R-END-04: as soon as the last card is drawn; the most unicorns win."""
    t = At(profile, deck="yay", ann={"stable": "llamacorn"}, bob={"stable": "narwhal rhinocorn"}, cid={})
    t.does("ann", "draw")
    assert outcome(t) == ("deck_out", "R-END-04")
    t.won_by("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_end_04_in_the_draw_phase_too(profile: str) -> None:
    """R-END-04: Bob draws the last card and has no action left."""
    t = At(profile, deck="yay neigh", ann={"stable": "llamacorn narwhal"}, bob={}, cid={})
    t.does("ann", "draw")
    assert t.hand("bob") == ["neigh"]
    t.won_by("ann")


@pytest.mark.parametrize("profile", ALL)
def test_r_end_04_the_game_continues_until_the_last_card_is_gone(profile: str) -> None:
    """R-END-04: a deck of one card is not empty."""
    t = At(profile, deck="yay neigh slowdown", ann={}, bob={}, cid={})
    t.does("ann", "draw")
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_end_04_when_the_effect_is_done(profile: str) -> None:
    """R-END-04: Ann draws what is there, discards, and then the game is over; pandas do not count (R-END-03)."""
    ann = {"hand": "good_deal", "stable": "llamacorn narwhal rhinocorn pandamonium"}
    t = At(profile, deck="yay neigh", ann=ann, bob={}, cid={"stable": ""})
    t.does("ann", "good_deal", "yay")
    assert t.hand("ann") == ["neigh"]
    t.won_by("bob")


@pytest.mark.parametrize("profile", ["second-ru", "second-uk", "first-ru"])
def test_r_end_04_enough_unicorns_come_before_an_empty_deck(profile: str) -> None:
    """R-END-04: both in the same effect: the unicorns win (our ruling)."""
    ann = {"hand": "greedy_flying_unicorn", "stable": SIX}
    t = At(profile, deck="yay", ann=ann, bob={"stable": f"{OTHER_SEVEN} pandamonium"}, cid={})
    puts(t, "ann", "greedy_flying_unicorn")
    assert outcome(t) == ("unicorns", "R-END-01")
    t.won_by("ann")


@pytest.mark.parametrize("profile", RU)
def test_r_end_05_letters_in_russian(profile: str) -> None:
    """R-END-05: Stabby's Russian name is shorter than the Narwhal Torpedo's, and babies count with theirs."""
    ann = {"stable": "stabby_the_unicorn baby_unicorn_red"}
    t = At(profile, deck="yay", ann=ann, bob={"stable": "narwhal_torpedo baby_unicorn_pink"}, cid={})
    t.does("ann", "draw")
    assert outcome(t) == ("letters", "R-END-05")
    t.won_by("bob")


@pytest.mark.parametrize("profile", UK)
def test_r_end_05_letters_in_ukrainian(profile: str) -> None:
    """R-END-05: the Extremely Destructive Unicorn has 27 letters here and 8 in Russian, fewer than the Torpedo."""
    bob = {"stable": "narwhal_torpedo baby_unicorn_pink"}
    ann = {"stable": "extremely_destructive_unicorn baby_unicorn_red"}
    t = At(profile, deck="yay", ann=ann, bob=bob, cid={})
    t.does("ann", "draw")
    assert outcome(t) == ("letters", "R-END-05")
    t.won_by("ann")


@pytest.mark.parametrize(("profile", "winner"), [("second-ru", None), ("second-uk", "bob"), ("first-uk", "bob"),
                                                 ("first-ru", None)])  # fmt: skip
def test_r_end_05_the_same_stables_end_differently_in_another_language(profile: str, winner: str | None) -> None:
    """R-END-05: 17 letters each in Russian; in Ukrainian the Classy Narwhal has 15, a basic unicorn 16."""
    bob = {"stable": "basic_unicorn_red"}
    t = At(profile, deck="yay", ann={"stable": "classy_narwhal"}, bob=bob, cid={"stable": ""})
    t.does("ann", "draw")
    t.won_by(winner)


@pytest.mark.parametrize("profile", ALL)
def test_r_end_05_only_those_with_the_most_unicorns_compare(profile: str) -> None:
    """R-END-05: the player with the longest title has a single unicorn; a Ginormous title counts once."""
    cid = {"stable": "extremely_destructive_unicorn"}
    ann = {"stable": "ginormous_unicorn"}  # two unicorns, one name of 8 or 19 letters
    t = At(profile, deck="yay", ann=ann, bob={"stable": "rhinocorn seductive_unicorn"}, cid=cid)
    t.does("ann", "draw")
    assert outcome(t) == ("letters", "R-END-05")
    t.won_by("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_end_06_still_tied_everyone_loses(profile: str) -> None:
    """R-END-06: the same unicorns, the same letters."""
    bob = {"stable": "basic_unicorn_blue yay"}
    t = At(profile, deck="yay", ann={"stable": "basic_unicorn_red"}, bob=bob, cid={"stable": "slowdown"})
    t.does("ann", "draw")
    assert outcome(t) == ("everybody_loses", "R-END-06")
    t.won_by(None)
