"""Answers to which there was a better one.

Three sieves, from coarse to fine.  Every answer is tried against its rivals in a few worlds.  The most promising
are measured in many fresh worlds with all hands as they were, so that the choice of the best cannot flatter them.
What is left must also be better by what the player could know, hindsight is no mistake, and when an expert gives the
next answers: the quick judge overlooks how others would respond.
"""

from __future__ import annotations

from typing import NamedTuple

from ..protocol import seen
from ..protocol.reports import Choice
from .judge import MARGIN, Deal, Judge, Sample, as_it_was, as_known_to
from .positions import Position

FIRST_LOOK = 12  # worlds in which every rival is tried, at most ...
LEAST_LOOK = 4  # ... and where a game is long, at least
LOOKS = 3  # times as many for the rivals that may be better
BEHIND = 0.5  # standard errors by which a rival is worse that is tried no longer
MEASURED = 12  # answers that are measured in many worlds
WORLDS = 150
CHECKED = 6  # answers that an expert looks at
EXPERT_WORLDS = 48
EXPERT_ANSWERS = 10  # the next ones: as a rule the responses, and what comes of them
PROMISING = 0.06  # the gain that a first look must show
SURE = 0.05  # the gain that is shown is at least this, as far as chance can be measured
DOUBTS = 1.0  # standard errors by which the rival must be better in the eyes of the expert


class Lead(NamedTuple):
    """What a first look found: the best rival of an answer."""

    position: Position
    rival: int
    gain: float
    promise: float  # the gain less its standard error: what to look at first


class Measure(NamedTuple):
    """Two options in the same worlds."""

    position: Position
    rival: int
    taken: Sample
    better: Sample
    gain: Sample

    @property
    def sure_gain(self) -> float:
        return self.gain.mean - MARGIN * self.gain.error


def choices(found: list[Position], judge: Judge, budget: int) -> list[Choice]:
    """Return the answers that were surely not the best, the worst first; ``budget`` is in answers of playouts."""
    leads = sorted(first_looks(found, judge, budget), key=lambda lead: -lead.promise)
    sure = [one for lead in leads[:MEASURED] if (one := measured(lead, judge)).sure_gain >= SURE]
    sure.sort(key=lambda one: -one.sure_gain)
    return [choice_of(one, judge) for one in sure[:CHECKED] if is_confirmed(one, judge)]


def first_looks(found: list[Position], judge: Judge, budget: int) -> list[Lead]:
    """Look at every answer that had rivals, in as many worlds as the budget allows."""
    contested = [(position, options) for position in found if (options := position.rivals())]
    costs = [(len(options) + 1) * (found[-1].number + 1 - position.number) for position, options in contested]
    cost, end = sum(costs), judge.answers + budget
    leads: list[Lead] = []
    for (position, rivals), share in zip(contested, costs):
        worlds = max(LEAST_LOOK, min(FIRST_LOOK, (end - judge.answers) // cost))
        leads += first_look(position, rivals, judge, worlds)
        cost -= share
    return leads


def first_look(position: Position, rivals: list[int], judge: Judge, worlds: int) -> list[Lead]:
    """The best rival, if it may be better: those that fall behind are tried no longer."""
    deal = as_it_was(position.state)
    gains = {rival: Sample() for rival in rivals}
    for _ in range(LOOKS):
        for _ in range(worlds):
            seed = judge.seed()
            taken = wins(position, position.taken, deal, judge, seed)
            for rival, gain in gains.items():
                gain.note(wins(position, rival, deal, judge, seed) - taken)
        gains = {rival: gain for rival, gain in gains.items() if gain.mean > -BEHIND * gain.error}
        if not gains or max(gain.sum for gain in gains.values()) <= 0.0:
            return []
    rival, gain = max(gains.items(), key=lambda one: one[1].mean)
    if gain.mean < PROMISING:
        return []
    return [Lead(position, rival, gain.mean, gain.mean - gain.error)]


def wins(position: Position, option: int, deal: Deal, judge: Judge, seed: int, expert: int = 0) -> int:
    """Whether the seat wins a world after it takes an option: 1 or 0."""
    world = deal(seed)
    world.make(position.seat, world.nth(position.seat, option))
    return int(judge.winner(world, seed, expert) == position.seat)


def compare(position: Position, rival: int, deal: Deal, judge: Judge, worlds: int, expert: int = 0) -> Measure:
    found = Measure(position, rival, Sample(), Sample(), Sample())
    for _ in range(worlds):
        seed = judge.seed()
        taken = wins(position, position.taken, deal, judge, seed, expert)
        better = wins(position, rival, deal, judge, seed, expert)
        found.taken.note(taken)
        found.better.note(better)
        found.gain.note(better - taken)
    return found


def measured(lead: Lead, judge: Judge) -> Measure:
    """Measure an answer and its rival with all hands as they were."""
    return compare(lead.position, lead.rival, as_it_was(lead.position.state), judge, WORLDS)


def is_confirmed(found: Measure, judge: Judge) -> bool:
    """Return whether the player could have known, and an expert agrees."""
    known = as_known_to(found.position.state, found.position.seat)
    gain = compare(found.position, found.rival, known, judge, EXPERT_WORLDS, EXPERT_ANSWERS).gain
    return gain.mean > DOUBTS * gain.error


def choice_of(found: Measure, judge: Judge) -> Choice:
    position = found.position
    return Choice(
        position.number,
        position.seat,
        seen.question(position.state, position.state.question(position.seat)),
        position.taken,
        found.rival,
        round(judge.chance(found.taken.mean), 3),
        round(judge.chance(found.better.mean), 3),
        round(judge.kept * MARGIN * found.gain.error, 3),
    )
