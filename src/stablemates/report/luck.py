"""Find the draws and shuffles that turned a game: the chances before and after they were revealed."""

from __future__ import annotations

from typing import NamedTuple

from ..core.kernel import NOBODY, Event, Seat
from ..core.table import DECK, HAND
from ..protocol import seen
from ..protocol.reports import Luck, Point
from .judge import MARGIN, Judge, as_it_was
from .positions import Position
from .work import LUCK, affordable

FIRST_LOOK = 12  # worlds before and after
MEASURED = 6
WORLDS = 150
SURE = 0.08  # the lower bound of a reported change (95%)


class Swing(NamedTuple):
    """How much a stroke of luck changed the chances of the seat it affected most."""

    position: Position
    seat: Seat
    before: float
    after: float
    margin: float

    @property
    def sure(self) -> float:
        return abs(self.after - self.before) - self.margin


def luck(found: list[Position], points: list[Point], judge: Judge) -> list[Luck]:
    """Return the strokes of luck that turned the game, biggest first."""
    ended, end = found[-1].number + 1, judge.work + LUCK
    chance = [position for position in found if position.has_chance and position.after.asked()]
    chance = affordable(chance, points, lambda one: 2 * FIRST_LOOK * (ended - one.number), LUCK // 2)
    first = [swing_at(position, judge, FIRST_LOOK) for position in chance]
    first.sort(key=lambda swing: -abs(swing.after - swing.before))
    second = [swing_at(swing.position, judge, WORLDS, swing.seat) for swing in first[:MEASURED] if judge.work < end]
    sure = sorted((swing for swing in second if swing.sure >= SURE), key=lambda swing: -swing.sure)
    return [luck_of(swing, judge) for swing in sure]


def swing_at(position: Position, judge: Judge, worlds: int, seat: Seat = NOBODY) -> Swing:
    """Measure the chances before and after, for a seat or for the one whose chances change most."""
    before = [wins / worlds for wins in wins_before(position, judge, worlds)]
    after = [wins / worlds for wins in judge.chances(position.after, worlds)]
    if seat == NOBODY:
        seat = max(range(judge.seats), key=lambda one: abs(after[one] - before[one]))
    spread = sum(chance * (1.0 - chance) + 0.5 / worlds for chance in (before[seat], after[seat]))
    return Swing(position, seat, before[seat], after[seat], MARGIN * (spread / worlds) ** 0.5)


def wins_before(position: Position, judge: Judge, worlds: int) -> list[int]:
    """Return how many worlds each seat wins if the same answer is given but the luck may differ."""
    deal = as_it_was(position.state)
    wins = [0] * judge.seats
    for _ in range(worlds):
        seed = judge.seed()
        world = deal(seed)
        world.make(position.seat, world.nth(position.seat, position.taken))
        winner = judge.winner(world, seed)
        if winner != NOBODY:
            wins[winner] += 1
    return wins


def luck_of(swing: Swing, judge: Judge) -> Luck:
    position = swing.position
    events = [seen.event(position.after, event) for event in position.events if is_chance(event)]
    shown = (judge.chance(swing.before), judge.chance(swing.after), judge.kept * swing.margin)
    return Luck(position.number, position.turn, swing.seat, events, *(round(number, 3) for number in shown))


def is_chance(event: Event) -> bool:
    """Return whether an event reveals luck: a card comes out of the deck."""
    return event.from_zone == DECK and event.to_zone >= HAND
