"""Statistical claims are right as often as they say.  Seeds are fixed."""

from __future__ import annotations

import random

import pytest

from stablemates.lab.statistics import Ballot, Sequential, Tally, interval, p_value, points, strengths, wilson


def deals(dice: random.Random, rate: float, count: int, games: int = 4) -> Tally:
    """Deals in which a player of that strength sits in every seat once."""
    return Tally(sum(dice.random() < rate for _ in range(games)) / games for _ in range(count))


@pytest.mark.parametrize("rate", [0.03, 0.25, 0.5, 0.957])
@pytest.mark.parametrize("count", [10, 60])
def test_the_interval_covers_the_truth_in_95_of_100_contests(rate: float, count: int) -> None:
    dice = random.Random(1)
    held = 0
    for _ in range(400):
        low, high = interval(deals(dice, rate, count))
        held += low <= rate <= high
    assert 0.92 < held / 400 < 0.99


def test_deals_whose_games_end_alike_make_a_wider_interval() -> None:
    """If the cards decide, the games of one deal are one game played four times."""
    by_the_cards = Tally([1.0, 0.0, 0.0, 0.0] * 50)
    by_the_seat = Tally([0.25] * 199 + [0.5])
    assert interval(by_the_cards).half == pytest.approx(wilson(0.25, 199).half, rel=0.01)
    assert interval(by_the_seat).half < 0.01


def test_a_perfect_record_still_has_an_interval() -> None:
    low, high = interval(Tally([1.0] * 100))
    assert (round(low, 3), high) == (0.962, 1.0)


def test_equal_players_seldom_seem_different() -> None:
    dice = random.Random(2)
    assert sum(p_value(deals(dice, 0.25, 100), 0.25) < 0.05 for _ in range(400)) / 400 == pytest.approx(0.1, abs=0.03)
    assert p_value(deals(dice, 0.35, 200), 0.25) < 0.001  # both sides count, so 5% each make 10% in all


@pytest.mark.parametrize(("rate", "games"), [(0.25, 4), (0.5, 2)])
def test_a_few_deals_prove_little(rate: float, games: int) -> None:
    """With the normal distribution instead of Student's, 2 to 6 in a hundred would pass."""
    dice = random.Random(5)
    for count in (5, 10):
        proven = sum(p_value(deals(dice, rate, count, games), rate) < 0.01 for _ in range(1000))
        assert proven / 1000 < 0.02


def test_the_p_value_agrees_with_the_interval() -> None:
    dice = random.Random(6)
    for _ in range(100):
        tally = deals(dice, 0.3, 40)
        low, high = interval(tally)
        assert (p_value(tally, 0.25) < 0.025) == (not low <= 0.25 <= high)


def test_a_sequential_test_keeps_its_error_rates_if_the_cards_decide_half_of_the_deals() -> None:
    """With the variance at the observed rate, 9 in a hundred better players would be rejected."""
    dice = random.Random(7)
    wrong = 0
    for _ in range(600):
        tally, test = Tally(), Sequential(0.25, 0.30)
        while (verdict := test.look(tally)) is None:
            by_the_cards = dice.random() < 0.5
            tally.add(float(dice.random() < 0.30) if by_the_cards else sum(dice.random() < 0.30 for _ in range(4)) / 4)
        wrong += not verdict
    assert wrong / 600 < 0.075


def test_a_verdict_is_final_whatever_is_played_after_it() -> None:
    test, tally = Sequential(0.5, 0.6), Tally()
    for rate in [0.5, 1.0] * 20 + [0.0] * 80:
        tally.add(rate)
        test.look(tally)
    assert (test.verdict, test.evidence(tally) < -test.bound) == (True, True)


@pytest.mark.parametrize(("rate", "stronger"), [(0.25, False), (0.30, True)])
def test_a_sequential_test_is_seldom_wrong_and_stops_early(rate: float, stronger: bool) -> None:
    dice = random.Random(3)
    right, played = 0, 0
    for _ in range(150):
        tally, test = Tally(), Sequential(0.25, 0.30)
        while (verdict := test.look(tally)) is None:
            tally.add(sum(dice.random() < rate for _ in range(4)) / 4)
        right += verdict == stronger
        played += 4 * tally.n
    assert right / 150 > 0.9
    assert played / 150 < 700  # a fixed number of games with these errors would be 900


def test_ratings_find_the_strengths_that_made_the_games() -> None:
    dice = random.Random(4)
    truth = [1.0, 2.0, 4.0]
    ballots = []
    for seated in [(0, 1), (0, 2), (1, 2), (0, 1, 2, 2)]:
        winners = dice.choices(seated, [truth[name] for name in seated], k=4000)
        ballots.append(Ballot(seated, tuple(winners.count(name) for name in range(3))))
    found = strengths(ballots, 3)
    assert [one / found[0] for one in found] == pytest.approx(truth, rel=0.06)


def test_a_bot_that_never_won_still_has_a_rating() -> None:
    found = strengths([Ballot((0, 1), (50, 0))], 2)
    assert points(found[0]) - points(found[1]) == pytest.approx(830, abs=1)
