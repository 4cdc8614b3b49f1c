"""Random whole games of the stable game, under every rulebook: what is true at every moment.

Every event explains a change of zone: replayed over a copy of the zones, the events of an answer lead to where the
cards are after it.
"""

import re
from functools import cache
from pathlib import Path
from random import Random

import pytest

import stablemates
from stablemates.core.game import Value
from stablemates.core.kernel import NO_CARD, NOBODY, Event
from stablemates.games.stable.state import Stable
from stablemates.games.stable.terms import FLIES

from .books import ALL

FEWEST = {"second-ru": 2, "second-uk": 2, "first-uk": 3, "first-ru": 2}
GAMES = 14  # of each rulebook
PAGE = Path(__file__).parents[2] / "docs" / "rules" / "stable.md"
Place = tuple[str, int]  # a zone by name, and whose it is

TO_THE_DISCARD_PILE = ("discard", "stopped")
TO_A_STABLE = ("enter", "steal", "bring", "move", "give-back", "roam", "baby")
TO_THE_OWN_HAND = ("deal", "draw", "take", "take-secretly", "recover", "pull")  # that of ``seat``
FALLS = ("sacrifice", "destroy")
MOVE_NO_CARD = (
    "turn",
    "first",
    "aim",
    "aim-player",
    "aim-stable",
    "no-effect",
    "shuffle",
    "over",
    "extra-turn",
    "show",
    "put-back",
)
BY_A_PLAYER = ("R-SET", "R-TWO", "R-TURN")  # rules by which players act; by all others cards do


class Replay:
    """The place of every card, derived from all events."""

    def __init__(self, state: Stable) -> None:
        self.state = state
        self.places = places(state)

    def apply(self, event: Event) -> None:
        if event.kind not in MOVE_NO_CARD:
            self.places[event.card] = self.destination(event)

    def destination(self, event: Event) -> Place:
        kind = event.kind
        if kind in TO_THE_DISCARD_PILE:
            return "discard", NOBODY
        if kind in TO_A_STABLE:  # ``whom`` is the receiver, or else the former owner
            was = self.places[event.card]
            return "stable", event.seat if was == ("stable", event.whom) else event.whom
        if kind in TO_THE_OWN_HAND:
            return "hand", event.seat
        if kind == "play":
            return "playing", NOBODY
        if kind == "shuffle-in":
            return "deck", NOBODY
        if kind == "swap":
            return "hand", event.whom
        if kind == "return":
            return self.unless_baby(event, ("hand", event.whom))
        if kind == "transform":
            return self.unless_baby(event, ("discard", NOBODY))
        assert kind in FALLS, f"an event {kind!r} that moves a card to an unknown place"
        flies = self.state.kind_of[event.card].self_rules & FLIES
        home: Place = ("hand", event.whom)
        return self.unless_baby(event, home if flies and not self.is_blind(event.card) else ("discard", NOBODY))

    def unless_baby(self, event: Event, place: Place) -> Place:
        """R-CARD-02."""
        return ("nursery", NOBODY) if self.state.kind(event.card).startswith("baby_") else place

    def is_blind(self, card: int) -> bool:
        """Return whether Blinding Light is in the card's stable: then it does not fly."""
        here = self.places[card]
        return any(place == here and self.state.kind(one) == "blinding_light" for one, place in self.places.items())

    def hand(self, seat: int) -> int:
        return sum(place == ("hand", seat) for place in self.places.values())


def places(state: Stable) -> dict[int, Place]:
    return {card: state.zone_name(zone) for zone in range(state.zone_count()) for card in state.cards_in(zone)}


def places_in(state: Stable, zone: str) -> list[int]:
    return [card for card, (name, _) in places(state).items() if name == zone]


class Walk:
    """The problems found in games of one rulebook, each with its game."""

    def __init__(self, profile: str) -> None:
        self.profile = profile
        self.events: list[Event] = []
        self.unexplained: list[str] = []
        self.too_many_cards: list[str] = []
        self.lost: list[str] = []
        self.stray_babies: list[str] = []
        self.hidden: list[str] = []
        self.kinds: dict[str, set[str]] = {}  # event -> rules by which it happened
        self.without_source: set[tuple[str, str]] = set()
        self.endings: set[str] = set()
        self.overdue: list[str] = []
        self.left_open: list[str] = []
        for seed in range(GAMES):
            self.play(seed)

    def play(self, seed: int) -> None:
        rng = Random(f"{self.profile} {seed}")
        seats = FEWEST[self.profile] + seed % (9 - FEWEST[self.profile])
        options: dict[str, Value] = {
            "targets": rng.choice(["declared", "hidden"]),
            "shuffles_itself": rng.random() < 0.5,
            "luck_needs_three": rng.random() < 0.5,
            "pandas_are_hit": rng.random() < 0.5,
            "magic_needs_object": rng.random() < 0.5,
            "unicorns_to_win": rng.choice([0, 0, 12]),  # some games continue until the deck is empty
        }
        if self.profile != "first-ru":
            options["triggers_wait"] = rng.random() < 0.7
        state = stablemates.new(self.profile, seats=seats, seed=seed, **options)
        assert isinstance(state, Stable)
        name = f"{self.profile} seats={seats} seed={seed} {options}"
        replay = Replay(state)
        turn = state.turn()
        answers = 0
        while questions := state.pending():
            question = rng.choice(questions)
            events = state.answer(question.seat, rng.randrange(len(question.options)))
            answers += 1
            for event in events:
                self.note(event)
                if event.kind == "turn":
                    if replay.hand(turn) > 7:
                        self.too_many_cards.append(f"{name} answer {answers}: seat {turn}")
                    turn = event.seat
                replay.apply(event)
            self.look(state, replay, f"{name} answer {answers}")
            if [question.ask for question in state.pending()] == ["action"]:
                self.look_at_rest(state, f"{name} answer {answers}")
            assert answers < 20_000, f"{name} does not end"
        outcome = state.outcome()
        assert outcome is not None
        self.endings.add(outcome.why)

    def note(self, event: Event) -> None:
        self.kinds.setdefault(event.kind, set()).add(event.rule)
        moves = event.kind not in MOVE_NO_CARD or event.kind in ("shuffle", "extra-turn", "show", "put-back")
        if moves and event.kind != "play" and not event.rule.startswith(BY_A_PLAYER) and event.source == NO_CARD:
            self.without_source.add((event.kind, event.rule))

    def look_at_rest(self, state: Stable, moment: str) -> None:
        """Check the table between effects, when a player is asked what to do in the turn."""
        enough = [seat for seat in range(state.seats) if state.count(seat) >= state.rules.goal(state.seats)]
        if (enough and self.profile != "first-uk") or not places_in(state, "deck"):
            self.overdue.append(f"{moment}: {enough}")
        if state.triggers or state.link or state.plan or state.declaring:
            self.left_open.append(
                f"{moment}: {[frame.op.key for frame in [*state.triggers, *state.link]]} {state.plan}"
            )
        for seat in range(state.seats):
            if state.count(seat) > 5 and "tiny_stable" in [state.kind(card) for card in state.stable(seat)]:
                self.left_open.append(f"{moment}: the stable of {seat} is too small")

    def look(self, state: Stable, replay: Replay, moment: str) -> None:
        truth = places(state)
        if len(truth) != len(state.kinds):
            self.lost.append(moment)
        if replay.places != truth:
            wrong = [card for card in truth if replay.places[card] != truth[card]]
            found = [f"{state.kind(c)}: by the events in {replay.places[c]}, actually in {truth[c]}" for c in wrong]
            self.unexplained.append(f"{moment}: {found} after {state.events}")
            replay.places = truth
        for card, (zone, _) in truth.items():
            if state.kind(card).startswith("baby_") and zone not in ("stable", "nursery"):
                self.stray_babies.append(f"{moment}: {state.kind(card)} in {zone}")
        for frame in [*state.stack, *state.triggers, *state.link]:
            for card in (frame.me, frame.it, frame.also):
                if card != NO_CARD and not all(state.knows(seat, card) for seat in range(NOBODY, state.seats)):
                    self.hidden.append(f"{moment}: {frame.op.key} names {state.kind(card)}")


@cache
def walk(profile: str) -> Walk:
    return Walk(profile)


@pytest.mark.parametrize("profile", ALL)
def test_r_eff_03_every_event_explains_a_change_of_zone(profile: str) -> None:
    """R-EFF-03: nothing enters or leaves without an event."""
    assert walk(profile).unexplained[:3] == []


@pytest.mark.parametrize("profile", ALL)
def test_r_set_02_no_card_is_lost(profile: str) -> None:
    """R-SET-02: 127 cards, or those that two players leave."""
    assert walk(profile).lost == []


@pytest.mark.parametrize("profile", ALL)
def test_r_card_02_babies_only_in_stables_and_the_nursery(profile: str) -> None:
    """R-CARD-02: at every question of every game."""
    assert walk(profile).stray_babies == []


@pytest.mark.parametrize("profile", ALL)
def test_r_turn_10_no_one_ends_a_turn_with_more_than_seven_cards(profile: str) -> None:
    """R-TURN-10: whatever happened in it."""
    assert walk(profile).too_many_cards == []


@pytest.mark.parametrize("profile", ALL)
def test_r_eff_11_no_frame_names_a_hidden_card(profile: str) -> None:
    """R-EFF-11: what the machine stores while it waits may be known to everyone, including spectators."""
    assert walk(profile).hidden[:3] == []


@pytest.mark.parametrize("profile", ALL)
def test_r_end_02_no_one_is_asked_after_the_end(profile: str) -> None:
    """R-END-02: with enough unicorns (but in first-uk, which waits for the end of a turn) or without a deck."""
    assert walk(profile).overdue == []


@pytest.mark.parametrize("profile", ALL)
def test_r_turn_08_an_action_starts_with_nothing_open(profile: str) -> None:
    """R-TURN-08: no pending effect, no leftover target, and no stable too small for its unicorns."""
    assert walk(profile).left_open[:3] == []


@pytest.mark.parametrize("profile", ALL)
def test_every_event_names_a_rule_of_the_page(profile: str) -> None:
    known = set(re.findall(r"\bR-[A-Z]+-\d\d\b", PAGE.read_text(encoding="utf-8")))
    unruly = {kind: rules - known for kind, rules in walk(profile).kinds.items() if rules - known}
    assert unruly == {}
    assert len(walk(profile).kinds) > 15


@pytest.mark.parametrize("profile", ALL)
def test_every_event_that_a_card_made_happen_names_the_card(profile: str) -> None:
    assert walk(profile).without_source == set()


@pytest.mark.parametrize("profile", ALL)
def test_r_end_04_games_end_both_ways(profile: str) -> None:
    """R-END-04: with enough unicorns, or when the deck is empty."""
    assert "unicorns" in walk(profile).endings
    assert walk(profile).endings & {"deck_out", "letters", "everybody_loses"}
