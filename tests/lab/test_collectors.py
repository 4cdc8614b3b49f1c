"""The built-in collectors, checked against the games themselves."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import stablemates
from stablemates.core.kernel import Event, Option, Outcome, Seat, State
from stablemates.core.table import HAND
from stablemates.lab.collectors import Cards, Collector, Endings, Moments, Totals, add, first_seat
from stablemates.lab.simulate import BadExperiment, Experiment, Games, collector, play
from stablemates.testing import At


class Diary(Collector):
    """Records everything that happens."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.hands: list[str] = []
        self.answers = 0
        self.state: State | None = None
        self.outcome: Outcome | None = None

    def before(self, state: State) -> None:
        assert not self.events, "a diary is for one game"
        self.state = state

    def step(self, state: State, seat: Seat, option: Option, events: list[Event]) -> None:
        self.answers += 1
        self.events += events

    def after(self, state: State, outcome: Outcome | None, answers: int) -> None:
        assert answers == self.answers
        self.outcome = outcome

    def totals(self) -> Totals:
        return {"events": len(self.events)}


@pytest.mark.parametrize(("profile", "bot"), [("second-ru", "random"), ("first-ru", "novice"), ("unorog", "keen")])
def test_every_event_of_every_game_is_counted(profile: str, bot: str) -> None:
    experiment = Experiment(profile, players=4, bots=[bot], games=6, seed=11)
    endings, moments, cards = Endings(), Moments(), Cards()
    diaries = []
    for number in range(6):
        diaries.append(Diary())
        Games(experiment, [endings, moments, cards, diaries[-1]]).play(number)
    happened = Counter(event.kind for diary in diaries for event in diary.events)
    turns = happened.pop("turn", None)
    counted = moments.totals()["sums"]
    assert {kind: n for kind, n in counted.items() if kind != "turns"} == happened
    assert turns in (counted["turns"], None)
    played = Counter[str]()
    for diary in diaries:
        assert diary.state
        played.update(diary.state.kind(event.card) for event in diary.events if event.kind == "play")
    kinds = cards.totals()["kinds"]
    assert {kind: facts["played"] for kind, facts in kinds.items() if facts["played"]} == played
    assert sum(facts["stopped"] for facts in kinds.values()) == happened["stopped"]
    dealt = 4 * (7 if profile == "unorog" else 5) * 6
    assert sum(facts["drawn"] for facts in kinds.values()) == happened["draw"] + dealt
    winners = Counter(str(diary.outcome.winner) for diary in diaries if diary.outcome and diary.outcome.winner >= 0)
    assert endings.totals()["seats"] == winners
    assert sum(endings.totals()["places"].values()) == sum(winners.values())
    for facts in kinds.values():
        for had, won in (("dealt_to", "dealt_won"), ("drawn_by", "drawn_won"), ("kept_by", "kept_won")):
            assert 0 <= facts[won] <= facts[had]
        assert facts["dealt_to"] <= facts["drawn_by"] <= facts["drawn"]
        assert facts["drawn_won"] <= sum(winners.values())


def test_cards_in_the_stable_at_the_end_are_counted() -> None:
    t = At(
        "second-ru",
        ann={"hand": "narwhal", "stable": "rhinocorn " + "basic_unicorn_red " * 3 + "llamacorn stabby_the_unicorn"},
        bob={"hand": "yay", "stable": "baby_narwhal glitter_bomb"},
        cid={"hand": "yay", "stable": "baby_unicorn_red glitter_bomb"},
    )
    cards = Cards()
    cards.before(t.state)
    t.does("ann", "narwhal").does("bob", "pass").does("cid", "pass")
    cards.step(t.state, 0, Option("play"), [*t.events, Event("play", 0, t.state.cards_in(HAND + 1)[0])])
    outcome = t.state.outcome()
    assert outcome
    assert outcome.winner == 0
    cards.after(t.state, outcome, 3)
    kinds = cards.totals()["kinds"]
    assert (kinds["rhinocorn"]["kept_by"], kinds["rhinocorn"]["kept_won"]) == (1, 1)
    assert (kinds["basic_unicorn_red"]["kept_by"], kinds["basic_unicorn_red"]["kept_won"]) == (1, 1)
    assert (kinds["glitter_bomb"]["kept_by"], kinds["glitter_bomb"]["kept_won"]) == (2, 0)
    assert (kinds["narwhal"]["dealt_to"], kinds["narwhal"]["dealt_won"]) == (1, 1)
    assert (kinds["yay"]["dealt_to"], kinds["yay"]["dealt_won"]) == (2, 0)
    assert kinds["neigh"]["kept_by"] == 0


def test_cards_left_in_hand_count_without_stables() -> None:
    cards = Cards()
    Games(Experiment("unorog", 2, ["novice"], 1), [cards]).play(0)
    kinds = cards.totals()["kinds"]
    assert sum(facts["kept_by"] for facts in kinds.values()) > 0
    assert sum(facts["kept_won"] for facts in kinds.values()) == 0  # the winner has no card left


@pytest.mark.parametrize("seat", [0, 2, 3])
def test_places_are_counted_from_the_first_player(seat: int) -> None:
    """R-SET-07: the starting player is place 1, in any seat."""
    game = stablemates.new("second-ru", seats=4, seed=3, first=str(seat))
    assert first_seat(game) == seat
    totals = Experiment("second-ru", 4, ["novice"], 8, options={"first": str(seat)}).play(range(8))["endings"]
    assert {str((int(won) - seat) % 4): n for won, n in totals["seats"].items()} == totals["places"]


def test_u_set_04_in_unorog_the_player_after_the_dealer_starts() -> None:
    game = stablemates.new("unorog", seats=5, seed=3)
    [dealer] = [event.seat for event in game.events if event.kind == "dealer"]
    assert first_seat(game) == (dealer + 1) % 5


def test_a_custom_collector(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = [
        "from stablemates.lab.collectors import Collector",
        "class Calls(Collector):",
        "    calls = 0",
        "    def step(self, state, seat, option, events):",
        "        self.calls += option.verb == 'call'",
        "    def totals(self):",
        "        return {'calls': self.calls}",
    ]
    (tmp_path / "counting_calls.py").write_text("\n".join(lines))
    monkeypatch.syspath_prepend(str(tmp_path))
    experiment = Experiment("unorog", 2, ["sensible"], 20, collectors=["moments", "counting_calls:Calls"])
    totals = experiment.play(range(20))
    assert totals["counting_calls:Calls"]["calls"] == totals["moments"]["sums"]["call"] > 0
    assert collector("counting_calls:Calls").__name__ == "Calls"


@pytest.mark.parametrize(
    ("totals", "advice"),
    [
        ("", r"has no totals\(\)"),
        ("def totals(self): return {'who': ['ann']}", "numbers in dictionaries, not {'who'"),
        ("def totals(self): return 7", "numbers in dictionaries, not 7"),
    ],
)
def test_a_collector_whose_totals_cannot_be_added_is_refused_before_the_first_game(
    totals: str, advice: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = f"gossip_of_{len(totals)}"
    text = f"from stablemates.lab.collectors import Collector\nclass Gossip(Collector):\n    {totals or 'pass'}\n"
    (tmp_path / f"{name}.py").write_text(text)
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(BadExperiment, match=advice):
        Experiment("unorog", 2, ["keen"], 20, collectors=["endings", f"{name}:Gossip"]).check()


def test_games_without_listeners_are_played_without_events() -> None:
    class Silence(Collector):
        listens = False
        steps = 0

        def step(self, state: State, seat: Seat, option: Option, events: list[Event]) -> None:
            self.steps += 1

        def totals(self) -> Totals:
            return {"steps": self.steps}

    quick, full = Endings(), Endings()
    experiment = Experiment("unorog", 3, ["novice"], 10)
    assert play(experiment, [quick, Silence()])[1] == {"steps": 0}
    play(experiment, [full, Moments()])
    assert quick.totals() == full.totals()


def test_totals_are_added_number_by_number() -> None:
    assert add({}, {"a": {"b": {"c": 1}}}) == {"a": {"b": {"c": 1}}}
    assert add({"a": {"b": 1}, "n": 1.5}, {"a": {"c": 2}, "n": 1}) == {"a": {"b": 1, "c": 2}, "n": 2.5}
