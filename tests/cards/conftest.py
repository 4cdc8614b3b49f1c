"""Every position that a test of cards sets up can be put to the referee.

Assertions in shared tests explain themselves, as those in test files do.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from stablemates.positions import Position, is_cards, names
from stablemates.protocol.rulings import Inquiry, Seated
from stablemates.referee.rulings import set_up
from stablemates.testing import At

pytest.register_assert_rewrite("tests.cards.shared")

SHOWN = ("hand", "stable", "discard", "deck", "nursery")


def inquiry(t: Position, profile: str, given: dict[str, Any]) -> Inquiry:
    """Return the question that sets up the same position.  A stable that was not named has a baby."""
    facts = {name: value for name, value in given.items() if name not in t.players}
    piles = {name: facts.pop(name, None) for name in ("deck", "nursery", "discard")}
    piles = {name: names(pile) if is_cards(name, pile) else pile for name, pile in piles.items()}
    players = [
        Seated(name, names(given[name].get("stable", first_baby(t, name))), names(given[name].get("hand", "")))
        for name in t.players
    ]
    discard = piles["discard"] or []
    loans = [list(loan) for loan in facts.pop("loans", [])]
    turn, phase = facts.pop("turn", ""), facts.pop("phase", "action")
    return Inquiry(profile, players, turn, phase, discard, piles["deck"], piles["nursery"], loans, facts)


def first_baby(t: Position, name: str) -> list[str]:
    return shown(t)["stable", t.seat(name)][:1]


def shown(t: Position) -> dict[tuple[str, int], list[str]]:
    """Return the cards of all zones by name."""
    zones = {t.state.zone_name(zone): zone for zone in range(t.state.zone_count())}
    return {
        where: [t.state.kind(card) for card in t.state.cards_in(zone)]
        for where, zone in zones.items()
        if where[0] in SHOWN
    }


@pytest.fixture(autouse=True)
def asked_by_link() -> Iterator[None]:
    """Put each position to the referee as it is set up: the cards on the table are the same."""
    original = At.__init__

    def set_up_and_ask(self: At, profile: str, **given: Any) -> None:
        original(self, profile, **given)
        opened = set_up(inquiry(self, profile, given)).position
        assert (opened.asked, known(opened)) == (self.asked, known(self))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(At, "__init__", set_up_and_ask)
        yield


def known(t: Position) -> dict[tuple[str, int], list[str]]:
    """Return what a position says: the zones, without the order of cards that no one named."""
    return {where: sorted(cards) for where, cards in shown(t).items()}
