"""Find answers that were not the best.

If the expert would have given another answer, that one is the rival; otherwise all other options are.  There are three
tests.  Every answer is tried against its rivals in a few worlds.  The most promising rivals are measured in many worlds
with all hands as they were, and these are fresh, so that picking the luckiest rival does not inflate its gain.  The
survivors must also be better when an expert gives the next answers, since the quick judge overlooks how others would
respond, and given only what the player could know, since lacking hindsight is not a mistake.  If the expert would have
given the same answer, only the numbers speak against it, so the expert must also prefer the rival with all hands as
they were.
"""

from __future__ import annotations

from typing import NamedTuple

from ..protocol import seen
from ..protocol.reports import Choice, Point
from .judge import MARGIN, Deal, Judge, Sample, as_it_was, as_known_to
from .positions import Position
from .work import ALL, CHECKS, LOOKING, LUCK, affordable

FIRST_LOOK = 12  # maximum worlds in which every rival is tried ...
LEAST_LOOK = 4  # ... and the fewest, in a long game, unless the expert would give another answer
LOOKS = 3  # rounds, for the rivals that may be better
MEASURED = 18  # maximum answers measured in many worlds
WORLDS = 150
HOPELESS = 40  # ... unless the rival is not ahead after this many
CHECKED = 12  # maximum answers that an expert checks
EXPERT_WORLDS = 48
EXPERT_HOPELESS = 16
EXPERT_ANSWERS = 10  # the next ones: usually the responses and their consequences
PROMISING = 0.06  # the gain that a rival must show in every round of a first look
SURE = 0.05  # the lower bound of a reported gain (95%)
DOUBTS = 2.0  # standard errors by which the expert must prefer the rival


Rivals = dict[int, list[int]]  # by the number of the answer


class Patience(NamedTuple):
    """How soon answers and their rivals are dropped, and how strictly they are checked."""

    least: int  # worlds of a first look that the budget must allow for each answer, or fewer answers are looked at
    hope: float  # standard errors that a rival may fall short when it is decided whether to drop it
    open_hands: bool  # whether an expert must also prefer the rival with all hands as they were


DOUBTED = Patience(2 * FIRST_LOOK, 1.0, open_hands=False)
AGREED = Patience(LEAST_LOOK, 0.0, open_hands=True)


class Lead(NamedTuple):
    """The result of a first look: the best rival of an answer."""

    position: Position
    rival: int
    promise: float  # the gain less its standard error: the order of the next look


class Measure(NamedTuple):
    """Two options compared in the same worlds."""

    position: Position
    rival: int
    taken: Sample
    better: Sample
    gain: Sample

    @property
    def sure_gain(self) -> float:
        return self.gain.mean - MARGIN * self.gain.error


def choices(found: list[Position], points: list[Point], judge: Judge) -> list[Choice]:
    """Return the answers that were clearly not the best, worst first."""
    end = judge.work + LOOKING
    doubted, agreed = contested(found, judge)
    leads = first_looks(found, doubted, points, judge, end, DOUBTED)
    others = first_looks(found, agreed, points, judge, end, AGREED)
    sure = confirmed(leads, judge, DOUBTED) + confirmed(others, judge, AGREED)
    return [choice_of(one, judge) for one in sorted(sure, key=lambda one: -one.sure_gain)]


def contested(found: list[Position], judge: Judge) -> tuple[Rivals, Rivals]:
    """Return the rivals of the answers that the expert would not give, and of those that it would give as well."""
    doubted: Rivals = {}
    agreed: Rivals = {}
    for position in found:
        if rivals := position.rivals():
            favourite = position.same_as(judge.favourite(position.state, position.seat))
            if favourite == position.taken:
                agreed[position.number] = rivals
            else:
                doubted[position.number] = [favourite]
    return doubted, agreed


def confirmed(leads: list[Lead], judge: Judge, patience: Patience) -> list[Measure]:
    """Return the leads that pass the other two tests, the most promising first, until the budget is spent."""
    end = ALL - LUCK
    sure: list[Measure] = []
    for lead in sorted(leads, key=lambda lead: -lead.promise)[:MEASURED]:
        if judge.work < end - CHECKS and (one := measured(lead, judge)).sure_gain >= SURE:
            sure.append(one)
    sure.sort(key=lambda one: -one.sure_gain)
    return [one for one in sure[:CHECKED] if judge.work < end and is_confirmed(one, judge, patience)]


def first_looks(
    found: list[Position], rivals: Rivals, points: list[Point], judge: Judge, end: int, patience: Patience
) -> list[Lead]:
    """Try answers against their rivals, in as many worlds as the budget allows: up to ``end``."""
    ended = found[-1].number + 1

    def cost(position: Position) -> int:
        """Return how many answers a world takes: about as many as the game did."""
        return (len(rivals[position.number]) + 1) * (ended - position.number)

    looked_at = [position for position in found if position.number in rivals]
    looked_at = affordable(looked_at, points, cost, (end - judge.work) // patience.least)
    left = sum(map(cost, looked_at))
    leads: list[Lead] = []
    for position in looked_at:
        worlds = min(FIRST_LOOK, max(patience.least, (end - judge.work) // left))
        leads += first_look(position, rivals[position.number], judge, worlds, patience.hope)
        left -= cost(position)
    return leads


def first_look(position: Position, rivals: list[int], judge: Judge, worlds: int, hope: float = 0.0) -> list[Lead]:
    """Return the best rival if it may be better, dropping those that fall behind."""
    deal = as_it_was(position.state)
    gains = {rival: Sample() for rival in rivals}
    for _ in range(LOOKS):
        for _ in range(worlds):
            seed = judge.seed()
            taken = wins(position, position.taken, deal, judge, seed)
            for rival, gain in gains.items():
                gain.add(wins(position, rival, deal, judge, seed) - taken)
        gains = {rival: gain for rival, gain in gains.items() if gain.mean + hope * gain.error >= PROMISING}
        if not gains:
            return []
    rival, gain = max(gains.items(), key=lambda one: one[1].mean)
    return [Lead(position, rival, gain.mean - gain.error)]


def wins(position: Position, option: int, deal: Deal, judge: Judge, seed: int, expert: int = 0) -> int:
    """Return 1 if the seat wins a world after taking an option, else 0."""
    world = deal(seed)
    world.make(position.seat, world.nth(position.seat, option))
    return int(judge.winner(world, seed, expert) == position.seat)


def compare(
    position: Position,
    rival: int,
    deal: Deal,
    judge: Judge,
    worlds: int,
    expert: int = 0,
    hopeless: int = 0,
    hope: float = 0.0,
) -> Measure:
    """Compare an answer with a rival; stop after ``hopeless`` worlds, if given, unless the rival may be ahead."""
    found = Measure(position, rival, Sample(), Sample(), Sample())
    for number in range(worlds):
        if number == hopeless > 0 and found.gain.mean + hope * found.gain.error <= 0.0:
            break
        seed = judge.seed()
        taken = wins(position, position.taken, deal, judge, seed, expert)
        better = wins(position, rival, deal, judge, seed, expert)
        found.taken.add(taken)
        found.better.add(better)
        found.gain.add(better - taken)
    return found


def measured(lead: Lead, judge: Judge) -> Measure:
    """Measure an answer and its rival with all hands as they were."""
    return compare(lead.position, lead.rival, as_it_was(lead.position.state), judge, WORLDS, 0, HOPELESS)


def is_confirmed(found: Measure, judge: Judge, patience: Patience) -> bool:
    """Return whether an expert agrees, given what the player could know and, if necessary, with open hands."""
    state, seat = found.position.state, found.position.seat
    deals = [as_known_to(state, seat), *[as_it_was(state)] * patience.open_hands]
    return all(is_preferred(found, deal, judge, patience.hope) for deal in deals)


def is_preferred(found: Measure, deal: Deal, judge: Judge, hope: float) -> bool:
    """Return whether an expert clearly prefers the rival in some worlds."""
    worlds = (EXPERT_WORLDS, EXPERT_ANSWERS, EXPERT_HOPELESS)
    gain = compare(found.position, found.rival, deal, judge, *worlds, hope).gain
    return gain.mean > DOUBTS * gain.error


def choice_of(found: Measure, judge: Judge) -> Choice:
    position = found.position
    return Choice(
        position.number,
        position.turn,
        position.seat,
        seen.question(position.state, position.state.question(position.seat)),
        position.taken,
        found.rival,
        round(judge.chance(found.taken.mean), 3),
        round(judge.chance(found.better.mean), 3),
        round(judge.kept * MARGIN * found.gain.error, 3),
    )
