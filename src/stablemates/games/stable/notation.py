"""A position of the stable game in one line: the rulebook, the zones by name of card, and what is going on.

    second-ru seats=2 h0=neigh,yay h1=- s0=baby_unicorn_red s1=... deck=... discard=... nursery=... playing=- turn...

Cards are named by kind, so equal ones need no numbers; where another field speaks of a card it says ``zone.place``.
Zones are written from the bottom, hands in the order of kinds.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from ...core.errors import BadNotation, BadSave, Refused
from ...core.game import FIRST_REVISION
from ...core.rng import fast
from ...core.table import HAND
from .saving import checksum, fill
from .state import Stable
from .terms import card_of, move_of, seat_of, verb_of

if TYPE_CHECKING:
    from .game import StableGame

CARD_FIELDS = (2, 3, 4)  # of a frame: me, it, also


def zones_in_order(s: Stable) -> list[list[int]]:
    """The zones, hands by kinds; equal cards by who knows them, because their numbers are not written."""
    zones = [s.cards_in(zone) for zone in range(s.zone_count())]
    for seat in range(s.seats):
        zones[HAND + seat].sort(key=lambda card: (s.kinds[card], s.known.get(card, 0)))
    return zones


def meant(s: Stable, hand: list[int], card: int) -> int:
    """The card that an answer is written with.  It means any of equal ones; which it is to be, ``like`` decides."""
    return next((one for one in reversed(hand) if card in hand and s.kinds[one] == s.kinds[card]), card)


def write(s: Stable) -> str:
    zones = zones_in_order(s)
    place = {card: f"{zone}.{i}" for zone, cards in enumerate(zones) for i, card in enumerate(cards)}

    def ref(card: int) -> str | int:
        return place.get(card, card)

    def rows(frames: list[Any]) -> list[Any]:
        return [
            [ref(value) if i in CARD_FIELDS else int(value) if i else value for i, value in enumerate(frame.dump())]
            for frame in frames
        ]

    def answer(seat: int, move: int) -> list[Any]:
        return [verb_of(move), ref(meant(s, zones[HAND + seat], card_of(move))), seat_of(move)]

    facts: dict[str, Any] = {
        "options": dict(s.rules.options),
        "stack": rows(s.stack),
        "triggers": rows(s.triggers),
        "link": rows(s.link),
        "plan": [ref(entry) if 0 <= entry < len(s.kinds) else entry for entry in s.plan],
        "plan_of": ref(s.plan_of),
        "declaring": s.declaring,
        "waiting": s.waiting,
        "answers": [answer(seat, a - 1) if a else 0 for seat, a in enumerate(s.answers)],
        "started": [ref(card) for card in s.started],
        "plays": s.plays,
        "ending": s.ending,
        "extra": s.extra,
        "bonds": [[ref(bond[0]), ref(bond[1]), bond[2], bond[3]] for bond in s.bonds],
        "known": sorted([place[card], who] for card, who in s.known.items() if who),
        "rng": s.rng.dump(),
        "winner": s.winner,
        "over": s.why_over,
        "over_rule": s.rule_over,
    }
    if s.rules.revision != FIRST_REVISION:
        facts["revision"] = s.rules.revision
    names = ["/".join(",".join(s.kind(card) for card in cards) or "-" for cards in zones)]
    return " ".join([s.profile, str(s.seats), *names, json.dumps(facts, separators=(",", ":"), sort_keys=True)])


def read_line(game: StableGame, line: str) -> Stable:
    parts = line.strip().split(" ", 3)
    if len(parts) != 4 or parts[0] not in game.editions:
        raise BadNotation("a position begins: PROFILE SEATS ZONES FACTS")
    book = next(profile for profile in game.profiles if profile.id == parts[0])
    if not (parts[1].isascii() and parts[1].isdigit()) or not book.fewest <= int(parts[1][:3]) <= book.most:
        raise BadNotation(f"seats: {parts[1]!r} is not a number from {book.fewest} to {book.most}")
    try:
        facts = json.loads(parts[3])
        book = book.saved_at(facts)
        options = book.settle(facts["options"])
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise BadNotation("facts: not a table in JSON with options") from None
    except BadSave as error:
        raise BadNotation(str(error)) from None
    except Refused as refusal:
        raise BadNotation(f"options: {refusal}") from None
    s = game.blank(book, int(parts[1]), options, fast(0))
    zones = number_cards(s, parts[2])
    try:
        data = unfold(s, zones, facts, options)
        fill(s, data, game.ops)
    except BadSave as error:
        raise BadNotation(str(error)) from None
    except (KeyError, IndexError, TypeError, ValueError, AttributeError) as error:
        raise BadNotation(f"facts: do not fit together ({type(error).__name__})") from None
    return s


def number_cards(s: Stable, text: str) -> list[list[int]]:
    """Cards for names: of equal ones the lowest number first."""
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
    """The facts as a dump has them: places turned into cards again."""

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
    if s.rules.revision != FIRST_REVISION:
        data["revision"] = s.rules.revision
    data["check"] = checksum(data)
    return data
