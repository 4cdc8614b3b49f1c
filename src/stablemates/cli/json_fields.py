"""The output of ``--json``.  The help and the tests take the names of its fields from here.

Fields are never removed or redefined; new ones may be added.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from ..protocol.values import Card, Outcome, Place


class Printed(NamedTuple):
    shape: str
    fields: dict[str, str]


CHECKED = Printed(
    "an object",
    {
        "good": "true if nothing is wrong",
        "tables": "number of tables: each rulebook with each number of players",
        "games": "number of games played",
        "answers": "number of answers given",
        "positions": "number of positions checked",
        "problem": "what is wrong, and how to reproduce it; empty if nothing is",
        "missing_words": "a list of missing messages, each with its language",
    },
)

PRINTED = {
    "--version": Printed(
        "an object",
        {
            "version": "of Stablemates",
            "engine": "compiled or interpreted",
            "python": "version of Python",
        },
    ),
    "profiles": Printed(
        "a list of rulebooks, each with",
        {
            "id": "its name on the command line",
            "game": "the game it belongs to",
            "language": "of the printed rulebook",
            "fewest": "minimum number of players",
            "most": "maximum number of players",
            "seats_rule": "the rule that limits them",
            "options": "a list: name, default, values (none: any integer), rule, source",
        },
    ),
    "profiles --diff": Printed(
        "an object",
        {
            "a": "the first rulebook",
            "b": "the second rulebook",
            "facts": "differences by name: [a, b]",
            "options": "table options with different defaults, by name: [a, b]",
            "only_a": "cards that a has more of, by kind: number",
            "only_b": "the same for b",
        },
    ),
    "bots": Printed(
        "a list of bots, each with",
        {
            "name": "what to type for it",
            "games": "the games it plays",
            "about": "how it plays, in the requested language",
            "strength": "how strong it is in each game, from 1 to 5",
            "specs": "every form of its name, with placeholders for numbers",
            "offered": "true if tables on a server offer it",
        },
    ),
    "games": Printed(
        "a list of games, the most recent first, each with",
        {
            "file": "path of the match file",
            "profile": "the rulebook",
            "players": "their names; bot:NAME is a bot",
            "played": "when it was last saved, in seconds since 1970",
            "answers": "number of answers given",
            "outcome": "winner (a seat, -1: no one), why, rule, points; null: not over yet",
        },
    ),
    "replay": Printed(
        "an object",
        {
            "game": "what was played",
            "profile": "the rulebook",
            "options": "all table options, by name",
            "players": "their names; bot:NAME is a bot",
            "seat": "whose view; null: all cards open",
            "moves": "a list, the deal first: seat, answer (a number), events, said (the same as sentences)",
            "outcome": "winner (a seat, -1: no one), why, rule, points, said; null: not over yet",
        },
    ),
    "report": Printed(
        "an object",
        {
            "engine": "the version that wrote it",
            "players": "their names; bot:NAME is a bot",
            "band": "a list: answer (how many were given so far), chances (to win, one number per seat)",
            "choices": "answers that were not the best: answer, seat, question, taken, better, chance_..., margin",
            "luck": "strokes of luck: answer, seat, events, chance_before, chance_after, margin",
            "only_band": "true if the engine is not compiled: then there is only the band",
        },
    ),
    "read": Printed(
        "an object",
        {
            "notation": "the position in one line",
            "state": "the whole position, for stablemates.load",
            "pending": "the open questions, a list: seat, ask, rule, source, options",
            "outcome": "winner (a seat, -1: no one), why, rule, points; null: not over yet",
        },
    ),
    "ask": Printed(
        "an object",
        {
            "view": "the table with all hands open, as in the protocol",
            "players": "their names",
            "news": "a list, one per answer: said, news (events), asides (what did not happen, and why)",
            "ask": "the open questions, a list: who, seat, question, labels",
            "cannot": "cards that are not legal answers, a list: card, why, rule, source, ruling",
            "ways": "all possible outcomes, a list: path, news; null: not requested, or too many",
            "ended": "winner (a seat, -1: no one), why, rule, points; null: not over yet",
        },
    ),
    "bench": Printed(
        "an object",
        {
            "engine": "interpreted, compiled, or compiled and tuned",
            "version": "of Stablemates",
            "python": "version of Python",
            "rates": "by contestant: steps_per_second, games_per_second, ns_per_step",
            "checks": "a list: name, value, at_least or at_most",
            "goals": "the same for targets not yet reached everywhere, which cannot fail the benchmark",
            "bytes_per_state": "memory of a position, by rulebook",
        },
    ),
    "arena": Printed(
        "an object",
        {
            "profile": "what was played",
            "seats": "players at a table",
            "options": "table options that were changed, by name",
            "seed": "seed of the deals",
            "deals": "number of deals, each played from every seat",
            "games": "total number of games",
            "line_ups": "a list: bots, bot, against, mix, games, wins, rate, interval, parity, p, sequential",
            "ratings": "a list, the best first: bot, points, interval, games, wins; empty for a duel",
        },
    ),
    "simulate": Printed(
        "an object",
        {
            "plan": "the experiment, or a and b if two are compared",
            "games": "number of games played, including before a resume",
            "stopped": "true if interrupted by Ctrl-C",
            "games_per_second": "in this run",
            "one_core": "games per second on one core",
            "share": "utilisation of all cores, 0 to 1",
            "processes": "number of worker processes",
            "totals": "results of each collector, by name",
        },
    ),
    "check-game": CHECKED,
    "check-pack": CHECKED,
    "serve": Printed(
        "two lines, an object each (at start and at exit), with",
        {
            "event": "serving, then stopped",
            "address": "URL of the page",
            "data": "folder with games and the guest key",
        },
    ),
    "backup": Printed("an object", {"file": "the copy", "bytes": "size in bytes"}),
    "verify-store": Printed(
        "an object",
        {
            "good": "true if no entry was altered",
            "tables": "number of tables",
            "entries": "number of entries in all tables",
            "checkpoints": "number of tables loaded from a checkpoint",
            "broken": "damaged tables, a list: table, why",
        },
    ),
    "forget": Printed("an object", {"table": "name of the deleted table"}),
    "verify": Printed(
        "an object",
        {
            "good": "true if the deal was fair",
            "over": "true if the game is over",
            "day": "date of the deal of the day, whose secret is public; empty for other deals",
            "unreadable": "why it cannot be verified; empty if it can",
            "findings": "a list: what (was checked), good, why (it failed)",
        },
    ),
}


# --- printing ----------------------------------------------------------------------------------------


def named(card: Card | None) -> str | None:
    """Return a card by its kind; ``None`` for no card, or one that was not seen."""
    return None if card is None else card.kind


def placed(place: Place | None) -> dict[str, object] | None:
    """Return where a card is or was; ``None`` if the event is not about a card that moved."""
    return None if place is None else {"zone": place.zone, "seat": place.seat}


def how_it_ended(outcome: Outcome | None) -> dict[str, object] | None:
    if outcome is None:
        return None
    return {"winner": outcome.winner, "why": outcome.why, "rule": outcome.rule, "points": outcome.points}


def print_json(found: object) -> None:
    print(json.dumps(found, ensure_ascii=False, indent=1))


def print_line(found: object) -> None:
    """Print an object on one line, unbuffered: the reader is waiting."""
    print(json.dumps(found, ensure_ascii=False), flush=True)
