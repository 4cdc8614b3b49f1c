"""List every way an effect can turn out, if there are few."""

from __future__ import annotations

from typing import NamedTuple

from ..core.kernel import NO_CARD, Question
from ..core.table import Table
from ..protocol.rulings import Consequence, Way
from .answers import Case
from .unknown import Unknown, offered

MOST_WAYS = 24
MOST_TRIED = 120  # answers tried to find them


class Branch(NamedTuple):
    """A way that still has an open question."""

    state: Table
    unknown: Unknown
    path: list[str]
    consequences: list[Consequence]


def all_ways(case: Case) -> list[Way] | None:
    """List the ways the current effects can turn out; ``None`` if there are too many, or no effect is in progress."""
    start, unknown = case.position.state, case.unknown
    if open_question(start) is None:
        return None
    found: list[Way] = []
    left, tried = [Branch(start, unknown, [], [])], 0
    while left:
        branch = left.pop()
        question = open_question(branch.state)
        if question is None:
            found.append(Way(branch.path, [event for one in branch.consequences for event in one.news]))
            continue
        tried += len(question.options)
        if len(found) + len(left) > MOST_WAYS or tried > MOST_TRIED:
            found = []
            break
        left += reversed(branches(case, branch, question))
    case.position.state, case.unknown = start, unknown
    return found or None


def open_question(state: Table) -> Question | None:
    """Return the first question a card asks: its effect is in progress."""
    return next((one for one in state.pending() if one.source != NO_CARD), None)


def branches(case: Case, branch: Branch, question: Question) -> list[Branch]:
    """Return a branch for each answer to a question."""
    position = case.position
    who = position.players[question.seat]
    position.state = branch.state
    found: list[Branch] = []
    for _, label in offered(position, question, branch.unknown):
        position.state, case.unknown = branch.state.clone(), branch.unknown
        answer = f"{who} {label}"
        events = case.answer(who, label)
        more = [case.consequence(answer, events), *case.settle()]
        found.append(Branch(position.state, case.unknown, [*branch.path, answer], [*branch.consequences, *more]))
    return found
