"""In random positions, every card a question could be about is an answer, or the reason why not is given."""

from __future__ import annotations

from stablemates.core.kernel import NO_CARD, Question
from stablemates.core.rng import fast
from stablemates.core.table import HAND, Table
from stablemates.games import registry
from stablemates.lab.soak import answering

BOOKS = ["second-ru", "second-uk", "first-ru", "first-uk"]
UNEXPLAINED = "not-a-choice"
NOT_TARGETS = ("stable", "player", "give", "baby", "top", "search", "look", "pull", "keep", "gift")  # questions


def look_at_game(number: int, positions: int) -> int:
    """Play a random game and look at its questions, at most ``positions``; return how many."""
    game, book = registry.find(BOOKS[number % len(BOOKS)])
    seats = max(book.fewest, 2 + number // len(BOOKS) % 4)
    table = game.new(book, seats, number, book.settle(options(number)))
    assert isinstance(table, Table)
    rng, seen = fast(number), 0
    while seen < positions and table.asked():
        for question in table.pending():
            seen += look_at(table, question)
        seat = answering(table, table.asked(), rng)
        width = table.width(seat)
        keen = width > 1 and rng.below(8) < 6
        table.answer(seat, 1 + rng.below(width - 1) if keen else rng.below(width))
    return seen


def options(number: int) -> dict[str, bool | int | str]:
    return {"pandas_are_hit": number % 3 > 0, "blind_pandas": number % 5 > 0}


def look_at(table: Table, question: Question) -> int:
    """Compare what is offered with what is explained; 1 if the question is about cards."""
    offered = {one.card for one in question.options if one.card != NO_CARD}
    zones = {table.zone_name(table.zone_of(card))[0] for card in offered}
    if not offered or question.ask in NOT_TARGETS:
        return 0
    kinds = {
        (table.kinds[card], table.zone_of(card))
        for card in offered
        if table.zone_name(table.zone_of(card))[0] != "stable"
    }
    for zone in range(table.zone_count()):
        name = table.zone_name(zone)[0]
        if name in ("deck", "playing") or name not in zones or (name == "hand" and zone != HAND + question.seat):
            continue
        for card in table.cards_in(zone):
            is_offered = card in offered or (table.kinds[card], zone) in kinds
            why = table.why_not(question.seat, card)
            where = f"{table.kind(card)} for {question.ask!r} of {question.source}: {table.notation()}"
            assert (why is None) == is_offered, where
            assert why is None or (why.key != UNEXPLAINED and why.rule.startswith("R-")), f"{why} {where}"
    return 1
