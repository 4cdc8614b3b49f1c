"""A game on the effect machine in plain Python, and what its ops ask.

A standalone script that only needs the package, so that every engine can run it.
"""

from __future__ import annotations

from typing import Any

from stablemates.core.kernel import NO_CARD, NOBODY, Card, Event, Option, Reason, Seat, Zone
from stablemates.core.machine import DONE, Frame, Instruction, Machine
from stablemates.core.rng import fast


class Hops(Machine):
    """A frog hops as often as its player says; a trigger counts the splashes."""

    def __init__(self) -> None:
        super().__init__(2, [0], fast(1))
        self.splashes = 0

    def may_be_endless(self) -> bool:
        return False

    def option(self, seat: int, move: int) -> Option:
        return Option(("stop", "hop")[move])

    def cards_in(self, zone: Zone) -> list[Card]:
        return [0] if zone == 0 else []

    def set_zones(self, zones: list[list[Card]]) -> None:
        pass

    def zone_count(self) -> int:
        return 3

    def zone_name(self, zone: Zone) -> tuple[str, Seat]:
        return ("pond", NOBODY) if zone == 0 else ("hand", zone - 1)

    def blank(self) -> Hops:
        return Hops()

    def kind(self, card: int) -> str:
        return "frog"

    def why(self, seat: int, card: int) -> Reason | None:
        return None

    def notation(self) -> str:
        return "hops"


class Splash(Instruction[Hops]):
    def step(self, s: Hops, f: Frame) -> None:
        s.splashes += 1
        s.done(DONE)

    def receive(self, s: Hops, f: Frame, seat: Seat, move: int) -> None:
        pass


class Hop(Instruction[Hops]):
    asks = "hop"
    rule = "H-HOP-01"
    settles = True

    def step(self, s: Hops, f: Frame) -> None:
        s.wait()

    def moves(self, s: Hops, f: Frame, seat: Seat) -> list[int]:
        return [0, 1]

    def receive(self, s: Hops, f: Frame, seat: Seat, move: int) -> None:
        if move:
            s.triggers.append(Frame(Splash(), seat, NO_CARD))
        else:
            s.finish(seat, "stopped", self.rule)


class HighHop(Hop):
    """Its object asks in words of its own."""

    def __init__(self) -> None:
        self.asks = "high-hop"


def played(op: Instruction[Any]) -> list[object]:
    """Return the first question, and how many splashes three answers make."""
    s = Hops()
    s.call(op, 0, NO_CARD)
    s.run()
    [question] = s.pending()
    events: list[Event] = []
    for option in (1, 1, 0):
        events += s.answer(0, option)
    return [question.ask, question.rule, [str(option) for option in question.options], s.splashes, s.rule_over]


if __name__ == "__main__":
    print(played(Hop()))
    print(played(HighHop()))
