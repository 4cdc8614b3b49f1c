"""Reports of games: what they measure, and that the same game gives the same report."""

from __future__ import annotations

import pytest

import stablemates
from stablemates.bots.ladder import policy
from stablemates.core.kernel import NOBODY, first_of
from stablemates.core.match import Match
from stablemates.core.rng import fast
from stablemates.core.table import DECK, HAND, Table
from stablemates.protocol.reports import Choice, Luck, Point
from stablemates.protocol.values import Question
from stablemates.report import build
from stablemates.report.build import moments
from stablemates.report.choices import AGREED, DOUBTED, Measure, contested, first_look, is_confirmed, measured
from stablemates.report.judge import Judge, Sample, as_it_was, as_known_to
from stablemates.report.luck import swing_at
from stablemates.report.positions import NoReport, Position, positions, turns
from stablemates.report.work import affordable
from stablemates.testing import At


def played(profile: str, seats: int = 2, seed: int = 3, limit: int = 100_000) -> Match:
    """Return a game of sensible players."""
    match = stablemates.match(profile, [f"p{seat}" for seat in range(seats)], seed=seed)
    sensible, rng = policy("sensible", match.game.id), fast(seed)
    while match.state.asked() and len(match.answers) < limit:
        seat = int(first_of(match.state.asked()))
        match.answer(seat, match.state.moves(seat).index(sensible.choose(match.state, seat, rng)))
    return match


@pytest.fixture(scope="module")
def unorog() -> Match:
    return played("unorog")


def test_the_same_match_file_gives_the_same_report(unorog: Match) -> None:
    first, second = (build(unorog.text(), only_band=True) for _ in range(2))
    assert first == second
    assert first.only_band


def test_the_band_starts_open_and_ends_with_the_winner(unorog: Match) -> None:
    band = build(unorog.text(), only_band=True).band
    assert [point.answer for point in band] == [*turns(positions(unorog)), len(unorog.answers)]
    assert [point.turn for point in band[:-1]] == list(range(1, len(band)))
    assert all(len(point.chances) == 2 and round(sum(point.chances), 2) <= 1.0 for point in band)
    outcome = unorog.state.outcome()
    assert outcome is not None
    assert band[-1].chances[outcome.winner] == 1.0


def test_an_unfinished_game_has_no_report() -> None:
    with pytest.raises(NoReport, match="not over"):
        build(played("unorog", limit=5).text())


def test_a_missed_win_is_found_and_confirmed(unorog: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    """The winner plays the last card; a report must notice drawing instead."""
    turns = [one for one in positions(unorog) if one.state.question(one.seat).ask == "turn"]
    last = turns[-1]
    verbs = [option.verb for option in last.state.question(last.seat).options]
    draw = verbs.index("draw")
    assert last.taken != draw
    monkeypatch.setattr("stablemates.report.choices.WORLDS", 40)  # the interpreter is slow
    monkeypatch.setattr("stablemates.report.choices.EXPERT_WORLDS", 20)
    judge = Judge("unorog", 2, 1)
    [lead] = first_look(last._replace(taken=draw), [last.taken], judge, 6)
    found = measured(lead, judge)
    assert found.rival == last.taken
    assert found.better.mean > 0.9
    assert found.sure_gain > 0.05
    assert is_confirmed(found, judge, AGREED)
    assert first_look(last, [draw], judge, 6) == []  # winning was not a mistake


@pytest.mark.parametrize(("hand", "shown"), [("neigh neigh neigh", False), ("yay shake_up good_deal", True)])
def test_an_answer_that_others_would_have_stopped_was_not_better(
    hand: str, shown: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ann draws instead of playing the last unicorn.  She could not know that Bob would stop it."""
    monkeypatch.setattr("stablemates.report.choices.EXPERT_WORLDS", 6)  # the interpreter is slow
    six = "llamacorn rainbow_unicorn shark_with_a_horn queen_bee_unicorn annoying_flying_unicorn stabby_the_unicorn"
    others = "dark_angel_unicorn mother_goose_unicorn unicorn_on_the_cob seductive_unicorn magical_flying_unicorn"
    bob = {"hand": hand, "stable": others + " greedy_flying_unicorn"}
    ann = {"hand": "basic_unicorn_orange", "stable": six}
    t = At("second-ru", discard="neigh " * 10, ann=ann, bob=bob, cid={"hand": "", "stable": ""})
    assert t.options("ann") == ["draw", "basic_unicorn_orange"]
    found = Measure(Position(0, 1, t.state, 0, 0, t.state, []), 1, Sample(), Sample(), Sample())
    assert is_confirmed(found, Judge("stable", 3, 1), DOUBTED)  # the expert would have played it
    assert is_confirmed(found, Judge("stable", 3, 1), AGREED) == shown


def test_worlds_keep_known_cards() -> None:
    state = stablemates.new("second-ru", seats=3, seed=1)
    assert isinstance(state, Table)
    known = state.cards_in(DECK)[-1]
    state.set_knowers({known: 1})
    worlds = [as_it_was(state)(seed) for seed in range(4)]
    for world in worlds:
        assert [sorted(world.cards_in(zone)) for zone in range(world.zone_count())] == [
            sorted(state.cards_in(zone)) for zone in range(state.zone_count())
        ]
        assert world.cards_in(DECK)[-1] == known
    assert len({tuple(world.cards_in(DECK)) for world in worlds}) == 4
    imagined = [as_known_to(state, 0)(seed) for seed in range(4)]
    assert all(world.cards_in(HAND) == state.cards_in(HAND) for world in imagined)
    assert len({tuple(sorted(world.cards_in(HAND + 1))) for world in imagined}) > 1


def test_equal_cards_are_one_option() -> None:
    for position in positions(played("second-ru", seed=2)):
        options = position.state.question(position.seat).options
        meant = [position.meaning(options[number]) for number in [position.taken, *position.rivals()]]
        assert len(meant) == len(set(meant))
        assert set(meant) == {position.meaning(option) for option in options}
        for number, option in enumerate(options):
            assert position.meaning(options[position.same_as(number)]) == position.meaning(option)


def test_the_answer_an_expert_would_give_is_the_rival_of_another(unorog: Match) -> None:
    found, judge = positions(unorog), Judge("unorog", 2, 1)
    doubted, agreed = contested(found, judge)
    assert doubted
    assert agreed
    for position in found:
        if position.number in doubted:
            [favourite] = doubted[position.number]
            assert favourite in position.rivals()
            assert not contested([position._replace(taken=favourite)], judge)[0]
        else:
            assert agreed.get(position.number, []) == position.rivals()


def test_chance_is_what_the_deck_decides(unorog: Match) -> None:
    for position in positions(unorog):
        drew = any(event.kind == "draw" for event in position.events)
        assert position.has_chance or not drew
    lucky = next(position for position in positions(unorog) if position.has_chance)
    swing = swing_at(lucky, Judge("unorog", 2, 1), 8)
    assert swing.seat != NOBODY
    assert 0.0 <= swing.before <= 1.0
    assert swing.margin > 0.0


def test_a_report_has_at_most_six_moments() -> None:
    choices = [Choice(9 - n, 1, 0, Question("turn", []), 0, 1, 0.2, 0.5, 0.1) for n in range(7)]
    lucky = [Luck(n, 1, 0, [], 0.2, 0.6, 0.1) for n in range(3)]
    chosen, luck = moments(choices, lucky)
    assert [one.answer for one in chosen] == [6, 7, 8, 9]
    assert len(luck) == 2


def test_a_position_knows_its_answer(unorog: Match) -> None:
    found: list[Position] = positions(unorog)
    assert [(one.seat, one.taken) for one in found] == unorog.answers


def test_a_long_game_is_looked_at_where_the_chances_changed(unorog: Match) -> None:
    found = positions(unorog)
    chances = {0: [0.5, 0.5], 4: [0.6, 0.4], 8: [0.2, 0.8], len(found): [1.0, 0.0]}
    points = [Point(answer, 1, shares) for answer, shares in chances.items()]
    assert affordable(found[:12], points, lambda one: 1, 12) == found[:12]
    assert affordable(found[:12], points, lambda one: 1, 8) == found[4:12]
    assert affordable(found[:8], points, lambda one: 1, 4) == found[4:8]
    assert affordable(found[:8], points, lambda one: 9, 4) == found[4:5]
