"""Rule on a question: set up the position, give the answers, and explain everything."""

from __future__ import annotations

from typing import Any

from ..core.errors import Refused
from ..core.kernel import NO_CARD, Question
from ..core.table import HAND, Table
from ..protocol import seen
from ..protocol.rulings import Asked, Inquiry, Ruling, Seated
from ..protocol.values import Reason
from .answers import BadQuestion, Case
from .checking import check, in_fields_of_an_inquiry
from .filling import fill_in
from .unknown import Unknown, is_unknown, offered, question_of, view_of
from .ways import all_ways


def rule(inquiry: Inquiry) -> Ruling:
    """Rule on a question.  Raises ``BadQuestion``."""
    case = set_up(inquiry)
    position = case.position
    consequences = [case.consequence("", position.state.events)]
    consequences += case.settle()
    for number, answer in enumerate(inquiry.path):
        consequences += case.give(number, answer)
    state = position.state
    return Ruling(
        view_of(state, case.unknown),
        position.players,
        [one for one in consequences if one.said or one.news or one.asides],
        [asked(case, question) for question in state.pending()],
        cannot(state, case.unknown),
        all_ways(case) if inquiry.ways else None,
        seen.outcome(state),
    )


def set_up(inquiry: Inquiry) -> Case:
    """Set up the position and fill in its unknown parts."""
    check(inquiry)
    turn = inquiry.turn or inquiry.players[0].name
    facts: dict[str, Any] = {"turn": turn, "phase": inquiry.phase, "discard": inquiry.discard}
    piles = {"deck": inquiry.deck, "nursery": inquiry.nursery, "loans": inquiry.loans or None}
    facts |= {name: pile for name, pile in piles.items() if pile is not None}
    try:
        given = {player.name: zones(player) for player in inquiry.players}
        return fill_in(inquiry.profile, given, {**facts, **inquiry.options})
    except Refused as refusal:
        raise BadQuestion(in_fields_of_an_inquiry(refusal)) from None


def zones(player: Seated) -> dict[str, list[str]]:
    return {"stable": player.stable} | ({} if player.hand is None else {"hand": player.hand})


# --- open questions ----------------------------------------------------------------------------


def asked(case: Case, question: Question) -> Asked:
    position = case.position
    choices = offered(position, question, case.unknown)
    shown = question_of(position.state, question, [number for number, _ in choices], case.unknown)
    return Asked(position.players[question.seat], question.seat, shown, [label for _, label in choices])


def cannot(state: Table, unknown: Unknown) -> list[Reason]:
    """Return why cards that are not options of an open question cannot be chosen, in the zones of its options."""
    found: dict[int, Reason] = {}
    for question in state.pending():
        places = {state.zone_of(one.card) for one in question.options if one.card != NO_CARD}
        names = {state.zone_name(zone)[0] for zone in places} or {"hand"}
        for zone in range(state.zone_count()):
            name = state.zone_name(zone)[0]
            if name not in names or name == "deck" or (zone == HAND + question.seat) != (name == "hand"):
                continue
            for card in state.cards_in(zone):
                why = None if is_unknown(state, card, unknown) else state.why_not(question.seat, card)
                if why is not None:
                    found.setdefault(card, seen.reason(state, card, why))
    return list(found.values())
