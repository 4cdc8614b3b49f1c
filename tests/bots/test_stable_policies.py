"""What the policies of the stable game do at a table."""

from __future__ import annotations

import pytest

import stablemates
from stablemates.bots.playout import play_on
from stablemates.core.kernel import State
from stablemates.core.policy import Policy, RandomPolicy
from stablemates.core.rng import Rng, fast
from stablemates.games import registry
from stablemates.games.stable.game import GAME
from stablemates.testing import At

POLICIES: dict[str, Policy] = {"random": RandomPolicy(), **GAME.policies()}
NAMES = ["keen", "novice", "tiers", "sensible"]
PROFILES = ["second-ru", "second-uk", "first-uk", "first-ru"]


def choice(t: At, who: str, name: str = "sensible", seed: int = 1) -> str:
    """Return what a bot would do in ``who``'s place."""
    seat = t.seat(who)
    move = POLICIES[name].choose(t.state, seat, fast(seed))
    return t.options(who)[t.state.moves(seat).index(move)]


def how_often(t: At, who: str, answer: str, name: str) -> float:
    return sum(choice(t, who, name, seed) == answer for seed in range(100)) / 100


def game(profile: str, seats: int, seed: int, players: list[Policy], **options: int | bool | str) -> State:
    state = stablemates.new(profile, seats=seats, seed=seed, **options)
    play_on(state, players, fast(seed), 20_000)
    return state


# --- always ------------------------------------------------------------------------------------------


class Watched(Policy):
    """A player whose moves are all checked to be legal."""

    def __init__(self, player: Policy) -> None:
        self.player = player
        self.asked: set[str] = set()

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        self.asked.add(state.question(seat).ask)
        move = self.player.choose(state, seat, rng)
        assert move in state.moves(seat)
        assert 0 <= self.player.evaluate(state, seat) <= 1
        return move


@pytest.mark.parametrize("profile", PROFILES)
def test_every_question_of_every_rulebook_gets_a_legal_answer(profile: str) -> None:
    players = [Watched(POLICIES[name]) for name in NAMES]
    for number, seats in enumerate((3 if profile == "first-uk" else 2, 4, 5, 7, 8)):
        options: dict[str, int | bool | str] = {"packs": "fireflies"} if number % 2 else {}
        if number == 2:
            options |= {"targets": "hidden", "pandas_are_hit": False, "unicorns_to_win": 9}
        table: list[Policy] = [players[(seat + number) % len(players)] for seat in range(seats)]
        assert game(profile, seats, number, table, **options).outcome() is not None
    asked: set[str] = set().union(*(player.asked for player in players))
    assert {"action", "neigh", "discard", "destroy", "sacrifice", "may", "stable"} <= asked


def positions(profile: str, seats: int, seed: int) -> list[State]:
    """Return every seventh position of a game."""
    state = stablemates.new(profile, seats=seats, seed=seed)
    players = [POLICIES[name] for name in ("sensible", "novice", "keen", "tiers")][:seats]
    rng = fast(seed)
    found = []
    while state.asked():
        found.append(state.clone())
        play_on(state, players, rng, 7)
    return found


@pytest.mark.parametrize("name", NAMES)
def test_what_a_player_cannot_know_changes_nothing(name: str) -> None:
    policy = POLICIES[name]
    for profile in PROFILES:
        for state in positions(profile, 4, 3):
            for question in state.pending():
                seat = question.seat
                move = policy.choose(state, seat, fast(1))
                assert all(policy.choose(state.imagine(seat, deal), seat, fast(1)) == move for deal in range(3))


# --- sensible ----------------------------------------------------------------------------------------

SIX = "baby_unicorn_red basic_unicorn_red basic_unicorn_blue basic_unicorn_green llamacorn americorn"


def test_r_end_01_it_plays_the_unicorn_that_wins() -> None:
    t = At("second-ru", ann={"hand": "unicorn_poison narwhal yay", "stable": SIX}, bob={}, cat={})
    assert choice(t, "ann") == "narwhal"
    t.turn_of("ann")


def test_r_card_07_it_stops_the_unicorn_that_would_win() -> None:
    t = At("second-ru", ann={"hand": "narwhal", "stable": SIX}, bob={"hand": "neigh yay"}, cat={})
    t.does("ann", "narwhal")
    assert choice(t, "bob") == "neigh"
    t.does("bob", "neigh").turn_of("bob")


def test_r_card_07_it_spends_no_neigh_on_a_first_unicorn() -> None:
    t = At("second-ru", ann={"hand": "narwhal"}, bob={"hand": "neigh yay"}, cat={}).does("ann", "narwhal")
    assert choice(t, "bob") == "pass"
    t.does("bob", "pass").turn_of("bob")


def test_r_card_07_it_stops_a_neigh_on_its_winning_card() -> None:
    t = At("second-ru", ann={"hand": "narwhal neigh", "stable": SIX}, bob={"hand": "neigh"}, cat={})
    t.does("ann", "narwhal").does("bob", "neigh")
    assert choice(t, "ann") == "neigh"
    t.does("ann", "neigh").won_by("ann")


def test_r_card_07_the_neigh_that_can_be_stopped_goes_first() -> None:
    t = At("second-ru", ann={"hand": "narwhal", "stable": SIX}, bob={"hand": "super_neigh neigh"}, cat={})
    t.does("ann", "narwhal")
    assert choice(t, "bob") == "neigh"
    t.does("bob", "super_neigh").turn_of("bob")


def test_r_word_04_it_destroys_what_the_leader_has() -> None:
    t = At(
        "second-ru",
        ann={"hand": "unicorn_poison"},
        bob={"stable": "baby_unicorn_pink narwhal"},
        cat={"stable": "baby_unicorn_blue basic_unicorn_red basic_unicorn_blue basic_unicorn_green llamacorn"},
    )
    t.does("ann", "unicorn_poison")
    assert choice(t, "ann") in t.stable("cat")
    t.does("ann", "llamacorn").turn_of("bob")


def test_r_card_06_a_downgrade_goes_to_the_leader() -> None:
    t = At("second-ru", ann={"hand": "pandamonium"}, bob={"stable": "baby_unicorn_pink"}, cat={"stable": SIX})
    t.does("ann", "pandamonium")
    assert choice(t, "ann") == "pandamonium cat"
    t.does("ann", "pandamonium cat").turn_of("bob")


def test_r_card_04_a_unicorn_goes_into_its_own_stable() -> None:
    t = At("first-ru", ann={"hand": "narwhal"}, bob={}, cat={}).does("ann", "narwhal")
    assert choice(t, "ann") == "narwhal ann"
    t.does("ann", "narwhal ann").turn_of("bob")


def test_r_turn_06_it_puts_first_what_is_impossible_now() -> None:
    """Before it steals a unicorn, it has none for the Sadistic Ritual."""
    ann = {"hand": "yay neigh good_deal", "stable": "sadistic_ritual rainbow_lasso"}
    t = At("second-ru", phase="beginning", ann=ann, bob={"stable": "narwhal llamacorn"}, cid={})
    assert choice(t, "ann") == "use sadistic_ritual"


def test_r_turn_10_it_keeps_its_neighs() -> None:
    hand = "neigh neigh super_neigh nanny_cam llamacorn narwhal good_deal americorn shake_up"
    t = At("second-ru", ann={"hand": hand}, bob={}, cat={}).does("ann", "narwhal")
    assert "neigh" not in choice(t, "ann")
    t.does("ann", "nanny_cam").turn_of("bob")


@pytest.mark.parametrize(("target", "answer"), [("basic_unicorn_green", "neigh"), ("narwhal", "pass")])
@pytest.mark.parametrize("card", ["shark_with_a_horn", "seductive_unicorn"])
def test_r_eff_11_it_stops_a_unicorn_that_is_aimed_at_its_own(card: str, target: str, answer: str) -> None:
    ann = {"hand": f"{card} yay"}
    t = At("second-ru", ann=ann, bob={"hand": "neigh", "stable": SIX}, cat={"stable": "narwhal"})
    t.does("ann", card, "yes", target)
    assert choice(t, "bob") == answer
    t.does("bob", "pass").turn_of("bob")


@pytest.mark.parametrize("mine", range(1, 6))
def test_r_eff_11_it_declares_what_it_would_choose_on_arrival(mine: int) -> None:
    """The price of the Shark is a unicorn that is not there yet: with it there would be six."""
    five = "baby_unicorn_pink basic_unicorn_yellow basic_unicorn_yellow basic_unicorn_indigo basic_unicorn_indigo"
    for theirs in range(1, 7):
        chosen = []
        for targets in ("declared", "hidden"):
            t = At(
                "second-ru", targets=targets,
                ann={"hand": "shark_with_a_horn", "stable": five.split()[:mine]},
                bob={"hand": "neigh", "stable": SIX.split()[:theirs]}, cat={"stable": "narwhal"},
            ).does("ann", "shark_with_a_horn")  # fmt: skip
            if targets == "hidden":
                t.does("bob", "pass")
            chosen.append(choice(t, "ann"))
            t.does("ann", "no")
            if targets == "declared":
                t.does("bob", "pass")
            t.turn_of("bob")
        assert chosen[0] == chosen[1], theirs


# --- the others --------------------------------------------------------------------------------------


def test_keen_neither_draws_nor_passes() -> None:
    t = At("second-ru", ann={"hand": "narwhal yay"}, bob={"hand": "neigh"}, cat={})
    assert how_often(t, "ann", "draw", "keen") == 0
    t.does("ann", "narwhal")
    assert how_often(t, "bob", "neigh", "keen") == 1
    t.does("bob", "pass").turn_of("bob")


def test_a_novice_plays_its_unicorn_and_seldom_stops_one() -> None:
    t = At("second-ru", ann={"hand": "narwhal yay slowdown"}, bob={"hand": "neigh"}, cat={})
    assert how_often(t, "ann", "narwhal", "novice") == 1
    t.does("ann", "narwhal")
    assert 0 < how_often(t, "bob", "neigh", "novice") < 0.25
    t.does("bob", "pass").turn_of("bob")


def test_tiers_play_their_worst_card_first_and_stop_the_best() -> None:
    t = At("second-ru", ann={"hand": "rhinocorn narwhal"}, bob={"hand": "neigh"}, cat={})
    assert how_often(t, "ann", "narwhal", "tiers") == 1
    t.does("ann", "rhinocorn")
    assert how_often(t, "bob", "neigh", "tiers") == 1
    t.does("bob", "pass").turn_of("bob")


# --- a card that cannot enter its player's stable ----------------------------------------------------------

THINKERS = ["novice", "tiers", "sensible"]


@pytest.mark.parametrize("name", THINKERS)
@pytest.mark.parametrize("profile", ["first-uk", "first-ru"])
def test_r_eff_13_no_one_plays_a_basic_into_the_stable_of_the_queen(profile: str, name: str) -> None:
    t = At(profile, ann={"hand": "basic_unicorn_red"}, bob={"stable": "queen_bee_unicorn"}, cat={})
    assert t.options("ann") == ["draw", "basic_unicorn_red"]
    assert how_often(t, "ann", "draw", name) == 1
    t = At(profile, ann={"hand": "basic_unicorn_red", "stable": "queen_bee_unicorn"}, bob={}, cat={})
    assert how_often(t, "ann", "basic_unicorn_red", name) == 1
    t.turn_of("ann")


@pytest.mark.parametrize("name", THINKERS)
@pytest.mark.parametrize("profile", ["first-uk", "first-ru"])
def test_r_eff_13_no_one_gives_away_an_upgrade_that_needs_a_basic(profile: str, name: str) -> None:
    t = At(profile, ann={"hand": "rainbow_mane"}, bob={"stable": "basic_unicorn_red"}, cat={})
    assert t.options("ann") == ["draw", "rainbow_mane"]
    assert how_often(t, "ann", "draw", name) == 1
    t = At(profile, ann={"hand": "rainbow_mane", "stable": "basic_unicorn_red"}, bob={}, cat={})
    assert how_often(t, "ann", "rainbow_mane", name) == 1
    t.turn_of("ann")


def test_r_eff_13_what_a_blinded_unicorn_would_do_counts_for_nothing() -> None:
    for light, chosen in (("", "seductive_unicorn"), (" blinding_light", "basic_unicorn_red")):
        ann = {"hand": "basic_unicorn_red seductive_unicorn", "stable": "baby_unicorn_red" + light}
        t = At("second-ru", ann=ann, bob={"stable": "narwhal llamacorn americorn"}, cat={})
        assert choice(t, "ann") == chosen
        t.turn_of("ann")


def test_r_eff_13_pandas_are_played_but_not_valuable_ones() -> None:
    """Pandamonium may leave again: a plain unicorn is worth the action, one with an effect is better kept."""
    for hand, chosen in (("basic_unicorn_red", "basic_unicorn_red"), ("rhinocorn", "draw")):
        t = At("second-ru", ann={"hand": hand, "stable": "baby_unicorn_red pandamonium"}, bob={}, cat={})
        assert choice(t, "ann") == chosen
        t.turn_of("ann")


# --- the odds ----------------------------------------------------------------------------------------


def test_the_odds_of_all_seats_add_up_to_one() -> None:
    sensible = POLICIES["sensible"]
    for profile in PROFILES:
        for state in positions(profile, 4, 5):
            assert sum(sensible.evaluate(state, seat) for seat in range(4)) == pytest.approx(1)


def test_more_unicorns_mean_better_odds() -> None:
    t = At("second-ru", ann={"stable": SIX}, bob={"stable": "baby_unicorn_pink narwhal"}, cat={})
    sensible = POLICIES["sensible"]
    ann, bob, cat = (sensible.evaluate(t.state, seat) for seat in range(3))
    assert ann > 0.5 > bob > cat
    t.turn_of("ann")


def test_a_game_that_is_over_is_won_or_lost() -> None:
    state = game("second-ru", 3, 2, [POLICIES["novice"]] * 3)
    outcome = state.outcome()
    assert outcome is not None
    assert [POLICIES["sensible"].evaluate(state, seat) for seat in range(3)] == [
        float(seat == outcome.winner) for seat in range(3)
    ]


# --- strength ----------------------------------------------------------------------------------------


def wins(name: str, against: str, seats: int, games: int) -> float:
    """Return the share of games that one ``name`` wins, in each seat in turn; the seeds are fixed."""
    won = 0
    for number in range(games):
        players = [POLICIES[against]] * seats
        players[number % seats] = POLICIES[name]
        outcome = game("second-ru", seats, number, players).outcome()
        won += outcome is not None and outcome.winner == number % seats
    return won / games


def test_a_novice_beats_chance() -> None:
    assert wins("novice", "random", 4, 32) > 0.45  # equal: 0.25


def test_sensible_beats_novices() -> None:
    assert wins("sensible", "novice", 2, 40) > 0.8  # equal: 0.5
    assert wins("sensible", "novice", 4, 48) > 0.4  # equal: 0.25


def test_sensible_beats_the_tiers() -> None:
    assert wins("sensible", "tiers", 4, 32) > 0.45  # equal: 0.25


def test_the_registry_offers_them() -> None:
    assert set(registry.find("first-uk")[0].policies()) >= set(NAMES)
