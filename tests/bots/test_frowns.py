"""Positions in which bots of version 0.1.0 made people laugh, and what they do there now."""

from __future__ import annotations

from pathlib import Path

import pytest

import stablemates
from stablemates.bots import World, make
from stablemates.core.kernel import State
from stablemates.core.packed import vec
from stablemates.core.policy import Guarded, Policy
from stablemates.core.rng import Rng, fast
from stablemates.games import registry
from stablemates.games.stable.bots.frowns import FROWNS, Watch
from stablemates.games.stable.bots.prudence import is_gift
from stablemates.games.stable.state import Stable
from stablemates.testing import At

LINES = dict(
    line.split("\t", 1)
    for line in Path(__file__).with_name("frowned_at.txt").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
)
SEEDS = (1, 2, 3)


def position(name: str) -> Stable:
    state = stablemates.read(LINES[name])
    assert isinstance(state, Stable)
    return state


def in_words(state: Stable, chosen: int, seat: int) -> str:
    """Return an option in words: verb, card and seat."""
    option = state.question(seat).options[chosen]
    words = [
        option.verb,
        state.kind(option.card) if option.card >= 0 else "",
        str(option.seat) if option.seat >= 0 else "",
    ]
    return " ".join(word for word in words if word)


def choices(name: str, spec: str, seat: int) -> set[str]:
    """Return what a bot does in a position, with several seeds: verb, card and seat."""
    state = position(name)
    return {in_words(state, make(spec, seed).answer(World(state, seat)), seat) for seed in SEEDS}


@pytest.mark.parametrize(
    ("name", "seat", "home"),
    [
        ("P1", 1, "stable claw_machine 1"),
        ("P2", 1, "stable claw_machine 1"),
        ("P15", 1, "stable claw_machine 1"),
        ("P16", 1, "stable stable_artillery 1"),
        ("P18", 2, "stable glitter_bomb 2"),
        ("P19", 0, "stable glitter_bomb 0"),
    ],
)
def test_r_card_06_an_upgrade_goes_home(name: str, seat: int, home: str) -> None:
    assert choices(name, "searcher", seat) == choices(name, "sensible", seat) == {home}


@pytest.mark.parametrize(("name", "seat", "harm"), [("P17", 1, "pandamonium"), ("P22", 1, "nanny_cam")])
def test_r_card_06_a_downgrade_goes_to_another_player(name: str, seat: int, harm: str) -> None:
    for spec in ("searcher", "sensible", "novice"):
        assert f"stable {harm} {seat}" not in choices(name, spec, seat)


@pytest.mark.parametrize(("name", "seat"), [("P13", 3), ("P23", 1), ("P24", 1), ("P25", 3), ("P26", 2), ("P27", 1)])
def test_r_card_07_anyone_who_can_stops_a_winning_card(name: str, seat: int) -> None:
    assert choices(name, "searcher", seat) == choices(name, "sensible", seat) == {"play neigh"}


def test_r_card_07_the_last_known_holder_of_a_neigh_stops_it_and_the_one_before_may_wait() -> None:
    """P23: seat 0 plays its seventh unicorn.  Seat 1 holds a Neigh; now suppose that seat 3 is known to hold one."""
    state = position("P23")
    neigh = next(card for card in range(len(state.kinds)) if state.kind(card) == "neigh" and state.where[card] == 0)
    state.carry(neigh, 1 + 3, "take", 3, -1, "R-CARD-07")
    state.know(neigh, (1 << 4) - 1)
    seats = {question.seat for question in state.pending()}
    assert seats == {1, 2, 3}
    sensible = make("sensible", 1)
    assert sensible.choose(World(state, 3)) == 1  # no later player is known to hold a Neigh
    tried = registry.game("stable").policies()["sensible"]
    moves = state.moves(1)
    assert tried.worth_trying(state, 1, moves, moves[1]) == [moves[0]]  # so a search may weigh the risk
    last = state.moves(3)
    assert tried.worth_trying(state, 3, last, last[1]) == []


def test_r_word_03_it_gives_up_the_phoenix_that_comes_back_for_a_card() -> None:
    assert choices("P3", "sensible", 0) == {"sacrifice unicorn_phoenix"}
    assert choices("P3", "searcher", 0) == {"sacrifice unicorn_phoenix"}


def test_r_end_01_a_novice_takes_the_win_that_is_on_the_table() -> None:
    assert choices("P9", "novice", 3) == {"bring ginormous_unicorn"}


@pytest.mark.parametrize("name", ["P20", "P21"])
def test_r_card_07_no_neigh_is_spent_on_a_basic_unicorn_far_from_the_goal(name: str) -> None:
    assert choices(name, "sensible", position(name).pending()[0].seat) == {"pass"}


class Careless(Policy):
    """Takes the first option: passes, and plays its cards into the first stable."""

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        return state.nth(seat, 0)


@pytest.mark.parametrize(
    ("name", "seat", "own", "now"),
    [
        ("P1", 1, "stable claw_machine 0", "stable claw_machine 1"),
        ("P18", 2, "stable glitter_bomb 0", "stable glitter_bomb 2"),
        ("P24", 1, "pass", "play neigh"),
        ("P20", 2, "pass", "pass"),  # nothing to frown at
        ("P3", 0, "sacrifice mermaid_unicorn", "sacrifice mermaid_unicorn"),  # worse for it, but good for no one else
    ],
)
def test_a_trained_player_is_kept_from_plainly_foolish_moves(name: str, seat: int, own: str, now: str) -> None:
    state = position(name)
    guarded = Guarded(Careless(), registry.game("stable").guard())
    assert in_words(state, state.moves(seat).index(Careless().choose(state, seat, fast(1))), seat) == own
    assert in_words(state, state.moves(seat).index(guarded.choose(state, seat, fast(1))), seat) == now


def test_the_watch_counts_every_frown() -> None:
    """The same choices as version 0.1.0 made: a gift, a downgrade at home, and a winning card that is let through."""
    watch = Watch()
    for name, seat, choice in (("P1", 1, 0), ("P17", 1, 1), ("P24", 1, 0)):
        state = position(name)
        question = state.question(seat)
        watch.look(state, question, question.options[choice])
    watch.over()
    assert {frown: watch.seen[frown] for frown in FROWNS if watch.seen[frown]} == {
        "gift": 1,
        "self-harm": 1,
        "let-win": 1,
    }
    assert watch.fails() == ["gift", "self-harm", "let-win"]


@pytest.mark.parametrize(
    ("mine", "theirs", "certain"),
    [
        ({}, {"hand": "shake_up"}, False),  # it might be a Neigh
        ({}, {}, True),
        ({}, {"hand": "neigh", "stable": "ginormous_unicorn"}, True),
        ({"stable": "yay"}, {"hand": "neigh"}, True),
        ({"stable": "pandamonium"}, {}, False),  # pandas do not count
        ({"stable": "barbed_wire"}, {}, True),
    ],
)
def test_r_end_01_only_a_win_that_no_one_can_stop_must_be_taken(
    mine: dict[str, str], theirs: dict[str, str], certain: bool
) -> None:
    six = " ".join(f"basic_unicorn_{colour}" for colour in ("red", "blue", "green", "yellow", "orange", "purple"))
    ann = {"hand": "narwhal good_deal", "stable": f"{six} {mine.get('stable', '')}"}
    t = At("second-ru", ann=ann, bob={}, cat=theirs)
    assert isinstance(t.state, Stable)
    question = t.state.question(0)
    watch = Watch()
    for option in question.options:
        watch.look(t.state, question, option)
    unicorn = sum(option.verb == "play" for option in question.options) - 1  # the other one is a magic card
    assert unicorn == 1
    assert watch.seen["certain wins"] == (len(question.options) if certain else 0)
    assert watch.seen["missed-win"] == (len(question.options) - 1 if certain else 0)


@pytest.mark.parametrize(
    ("changes", "baseline", "gift"),
    [
        ([0.0, 0.3], [0.3, 0.0], True),  # an upgrade to someone else
        ([-0.4, 0.0], [0.0, -0.4], True),  # a downgrade at home
        ([0.0, -0.2], [0.0, -0.5], False),  # the weaker card of the same opponent is destroyed
        ([-0.5, 0.0], [-0.1, 0.0], False),  # a sacrifice: something has to go
        ([0.2, 0.1], [0.1, 0.0], False),  # it helps another, but me more
        ([], [0.1, 0.0], False),  # not about cards in stables
    ],
)
def test_a_gift_harms_its_giver_or_helps_an_opponent(changes: list[float], baseline: list[float], gift: bool) -> None:
    assert is_gift(vec[float](changes), vec[float](baseline), 0) is gift


def test_r_card_06_a_trained_player_keeps_no_downgrade() -> None:
    t = At("second-ru", ann={"hand": "pandamonium"}, bob={}, cat={}).does("ann", "pandamonium")
    assert isinstance(t.state, Stable)
    guard = registry.game("stable").guard()
    moves = guard.allowed(t.state, 0, t.state.moves(0))
    assert [in_words(t.state, t.state.moves(0).index(move), 0) for move in moves] == [
        "stable pandamonium 1",
        "stable pandamonium 2",
    ]
