"""The long notation that version 0.1 wrote.  It is still read, and never written.

    second-ru 2 ZONES FACTS

ZONES lists every zone by kind of card, separated by slashes; FACTS is a JSON object, in which a card is ``zone.place``.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from ...core.errors import BadNotation, BadSave, Refused
from ...core.rng import fast
from .integrity import check_integrity
from .terms import move_of

if TYPE_CHECKING:
    from .game import StableGame
    from .state import Stable

CARD_FIELDS = (2, 3, 4)  # of a frame: me, it, also


def read_long(game: StableGame, line: str) -> Stable:
    parts = line.strip().split(" ", 3)
    if len(parts) != 4 or parts[0] not in game.editions:
        raise BadNotation("a position starts with: RULEBOOK SEATS ZONES FACTS")
    book = next(profile for profile in game.profiles if profile.id == parts[0])
    if not (parts[1].isascii() and parts[1].isdigit()) or not book.fewest <= int(parts[1][:3]) <= book.most:
        raise BadNotation(f"seats: {parts[1]!r} is not a number from {book.fewest} to {book.most}")
    try:
        facts = json.loads(parts[3])
        book = book.saved_at(facts)
        options = book.settle(facts["options"])
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise BadNotation("facts: not a JSON object with options") from None
    except BadSave as error:
        raise BadNotation(str(error)) from None
    except Refused as refusal:
        raise BadNotation(f"options: {refusal}") from None
    s = game.blank(book, int(parts[1]), options, fast(0))
    zones = number_cards(s, parts[2])
    try:
        data = unfold(s, zones, facts, options)
        s.load(data)
        check_integrity(s)
    except BadSave as error:
        raise BadNotation(str(error)) from None
    except (KeyError, IndexError, TypeError, ValueError, AttributeError) as error:
        raise BadNotation(f"facts: inconsistent ({type(error).__name__})") from None
    return s


def number_cards(s: Stable, text: str) -> list[list[int]]:
    """Return the cards in the zones, as numbers; equal cards are numbered in the order in which they are listed."""
    zones = text.split("/")
    if len(zones) != s.zone_count():
        raise BadNotation(f"zones: {len(zones)} instead of {s.zone_count()}")
    free: dict[str, list[int]] = {}
    for card in range(len(s.kinds)):
        free.setdefault(s.kind(card), []).append(card)
    found: list[list[int]] = []
    for zone in zones:
        cards: list[int] = []
        for name in zone.split(",") if zone != "-" else []:
            if not free.get(name):
                raise BadNotation(f"zones: no card {name!r} is left")
            cards.append(free[name].pop(0))
        found.append(cards)
    missing = sorted(name for name, cards in free.items() if cards)
    if missing:
        raise BadNotation(f"zones: cards missing: {', '.join(missing)}")
    return found


def unfold(s: Stable, zones: list[list[int]], facts: dict[str, Any], options: dict[str, Any]) -> dict[str, Any]:
    """Return the facts as a dump has them, with places turned back into cards."""

    def card(ref: Any) -> int:
        if isinstance(ref, str):
            zone, _, place = ref.partition(".")
            return zones[int(zone)][int(place)]
        return int(ref)

    def rows(name: str) -> list[Any]:
        return [[card(v) if i in CARD_FIELDS else v for i, v in enumerate(row)] for row in facts[name]]

    data: dict[str, Any] = {
        "format": 1,
        "game": "stable",
        "profile": s.profile,
        "options": options,
        "seats": s.seats,
        "zones": zones,
        "known": sorted([card(ref), who] for ref, who in facts["known"]),
        "rng": facts["rng"],
        "stack": rows("stack"),
        "triggers": rows("triggers"),
        "link": rows("link"),
        "plan": [card(entry) for entry in facts["plan"]],
        "plan_of": card(facts["plan_of"]),
        "answers": [move_of(a[0], card(a[1]), a[2]) + 1 if a else 0 for a in facts["answers"]],
        "started": [card(ref) for ref in facts["started"]],
        "bonds": [[card(b[0]), card(b[1]), int(b[2]), int(b[3])] for b in facts["bonds"]],
    }
    for name in ("declaring", "waiting", "plays", "ending", "extra", "winner", "over", "over_rule"):
        data[name] = facts[name]
    return data
