"""A position of Unorog in one line.

    unorog R5H/BSA/- G7Y1Y2 R3 r>0 t1

The parts, separated by spaces: ``unorog``; the hands by seat, separated by slashes, ``-`` for an empty one; the
well from the top; the cauldron from the top; the colour that is up (``b g r y``), the direction
(``>`` or ``<``) and whose turn it is; then, each only if it is not the default, a letter and a value:

======  =====================================================================================
``p``   the phase, if not ``turn``
``t``   table options: ``1`` stone_skips, ``2`` stones_add_up, ``4`` dust_by_value, added up
``g``   the goal in points
``s``   the points so far, separated by commas
``d``   dealer, ``n`` the number of the round, ``o`` cards owed to a stone
``l``   who played the last card, ``c`` 1 if "Unorog!" was called with it
``w``   the colour that was up before an alicorn, ``k`` the cards its player has drawn since
``m``   what follows the catch question, ``h`` and ``x`` the sets of seats that answered and caught
``a``   what each hand seems to lack, as in a save, separated by commas
``e``   who has seen cards in other hands: ``seat.place:set``, separated by commas
``v``   the winner
``z``   the generator
======  =====================================================================================

A card is its colour's letter and its number, or ``S`` (stone), ``M`` (mirror), ``D`` (dust); ``H`` is a
hoof and ``A`` an alicorn.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from ...core.errors import BadNotation, BadSave
from ...core.rng import fast, load_rng
from ...core.table import DECK, HAND
from .cards import HOOF_KIND, KINDS, NO_COLOUR
from .terms import PHASES

if TYPE_CHECKING:
    from .state import Unorog

LETTERS: Final = "BGRY"
FACE_LETTERS: Final = "0123456789SMD"
ARROWS: Final = {1: ">", -1: "<"}


def code(kind: int) -> str:
    """Return the code of a kind in notation.

    >>> code(0), code(36), code(53)
    ('B0', 'RS', 'A')
    """
    if kind >= HOOF_KIND:
        return "HA"[kind - HOOF_KIND]
    return LETTERS[kind // 13] + FACE_LETTERS[kind % 13]


CODES: Final = {code(kind): kind for kind in range(54)}


def spell(cards: list[int]) -> str:
    return "".join(code(KINDS[card]) for card in cards) or "-"


def kinds(text: str, part: str) -> list[int]:
    """Return the kinds that a sequence of codes names.

    >>> kinds("R5HA", "hand")
    [31, 52, 53]
    """
    found: list[int] = []
    i = 0
    while i < len(text) and text != "-":
        width = 1 if text[i] in "HA" else 2
        if text[i : i + width] not in CODES:
            raise BadNotation(f"{part}: no card has the code {text[i : i + width]!r}")
        found.append(CODES[text[i : i + width]])
        i += width
    return found


def in_order(s: Unorog, seat: int) -> list[int]:
    """Return a hand sorted by kind, and equal cards by who knows them, because their numbers are not written."""
    return sorted(s.cards_in(HAND + seat), key=lambda card: (KINDS[card], s.knowers(card)))


def write(s: Unorog) -> str:
    fields: dict[str, Any] = {
        "p": "" if s.phase == 0 else PHASES[s.phase],
        "t": s.rules.stone_skips + 2 * s.rules.stones_add_up + 4 * s.rules.dust_by_value or "",
        "g": s.rules.goal or "",
        "s": ",".join(map(str, s.points)) if any(s.points) else "",
        "d": s.dealer or "",
        "n": "" if s.round == 1 else s.round,
        "o": s.owed or "",
        "l": "" if s.last < 0 else s.last,
        "c": 1 if s.said else "",
        "w": "" if s.was == NO_COLOUR else LETTERS[s.was].lower(),
        "k": spell(sorted(s.late, key=lambda card: KINDS[card])) if s.late else "",
        "m": "" if s.then == 0 else PHASES[s.then],
        "h": s.heard or "",
        "x": s.caught or "",
        "a": ",".join(map(str, s.lacks)) if any(s.lacks) else "",
        "e": ",".join(
            f"{seat}.{i}:{s.knowers(card)}"
            for seat in range(s.seats)
            for i, card in enumerate(in_order(s, seat))
            if s.knowers(card)
        ),
        "v": "" if s.winner < 0 else s.winner,
        "z": json.dumps(s.rng.dump(), separators=(",", ":")),
    }
    up = "-" if s.colour == NO_COLOUR else LETTERS[s.colour].lower()
    parts = [
        "unorog",
        "/".join(spell(in_order(s, seat)) for seat in range(s.seats)),
        spell(s.cards_in(DECK)[::-1]),
        spell(s.cards_in(HAND + s.seats)[::-1]),
        f"{up}{ARROWS[s.direction]}{s.turn}",
        *(f"{letter}{value}" for letter, value in fields.items() if value != ""),
    ]
    return " ".join(parts)


def layout(line: str) -> dict[str, Any]:
    """Return the position of a line, as the fields of a dump, with cards by kind and zones from the bottom."""
    parts = line.split()
    if len(parts) < 5 or parts[0] != "unorog":
        raise BadNotation("a position starts with: unorog HANDS WELL CAULDRON UP")
    hands = [kinds(hand, f"hand {seat}") for seat, hand in enumerate(parts[1].split("/"))]
    up = parts[4]
    if len(up) < 3 or up[0] not in "bgry-" or up[1] not in "<>":
        raise BadNotation(f"up: {up!r} is not a colour, a direction and a seat, e.g. r>0")
    found: dict[str, Any] = {
        "kinds": [kinds(parts[2], "well")[::-1], *hands, kinds(parts[3], "cauldron")[::-1]],
        "colour": NO_COLOUR if up[0] == "-" else "bgry".index(up[0]),
        "direction": 1 if up[1] == ">" else -1,
        "turn": number(up[2:], "turn"),
        "seats": len(hands),
        "points": [0] * len(hands),
        "known": [],
    }
    flags = goal = 0
    for part in parts[5:]:
        letter, value = part[0], part[1:]
        if letter == "t":
            flags = number(value, "t")
        elif letter == "g":
            goal = number(value, "g")
        elif letter == "s":
            found["points"] = [number(points, "s") for points in value.split(",")]
        elif letter == "a":
            found["lacks"] = [number(lacks, "a") for lacks in value.split(",")]
        elif letter == "e":
            found["known"] = [extra(one) for one in value.split(",")]
        elif letter == "z":
            try:
                found["rng"] = load_rng(json.loads(value)).dump()
            except (ValueError, RecursionError, BadSave):
                raise BadNotation("z: unknown generator") from None
        elif letter == "w" and value in tuple("bgry"):
            found["was"] = "bgry".index(value)
        elif letter == "k":
            found["late"] = kinds(value, "k")
        elif letter == "c":
            found["said"] = value == "1"
        elif letter in WORDS and value in PHASES:
            found[WORDS[letter]] = value
        elif letter in NUMBERS:
            found[NUMBERS[letter]] = number(value, letter)
        else:
            raise BadNotation(f"unknown part {part!r}")
    found["options"] = {
        "stone_skips": flags & 1 == 1,
        "stones_add_up": flags & 2 == 2,
        "dust_by_value": flags & 4 == 4,
        "goal": goal,
    }
    found.setdefault("rng", fast(0).dump())
    return found


WORDS: Final = {"p": "phase", "m": "then"}
NUMBERS: Final = {
    "d": "dealer",
    "n": "round",
    "o": "owed",
    "l": "last",
    "h": "heard",
    "x": "caught",
    "v": "winner",
}


def number(text: str, part: str) -> int:
    if not (text.isascii() and text.isdigit()) or len(text) > 10:
        raise BadNotation(f"{part}: {text!r} is not a number")
    return int(text)


def extra(text: str) -> tuple[int, int, int]:
    """Parse ``seat.place:set``: who has seen a card in a hand."""
    place, _, seen = text.partition(":")
    seat, _, i = place.partition(".")
    negative = seen.startswith("-")
    return number(seat, "e"), number(i, "e"), (-1 if negative else 1) * number(seen.lstrip("-"), "e")


def number_cards(zones: list[list[int]]) -> list[list[int]]:
    """Return the cards in the zones, as numbers; equal cards are numbered in the order in which they are listed."""
    free: dict[int, list[int]] = {}
    for card, kind in enumerate(KINDS):
        free.setdefault(kind, []).append(card)
    found: list[list[int]] = []
    for zone in zones:
        cards: list[int] = []
        for kind in zone:
            if not free[kind]:
                raise BadNotation(f"too many {code(kind)} cards")
            cards.append(free[kind].pop(0))
        found.append(cards)
    if any(free.values()):
        missing = sorted({code(kind) for kind, cards in free.items() if cards})
        raise BadNotation(f"cards missing: {' '.join(missing)}")
    return found


def number_known(zones: list[list[int]], seats: int, extras: list[tuple[int, int, int]]) -> list[list[int]]:
    """Return the cards in hands that others know, as a dump has them."""
    for seat, i, _ in extras:
        if seat >= seats or i >= len(zones[HAND + seat]):
            raise BadNotation(f"e: there is no card {seat}.{i}")
    return sorted([zones[HAND + seat][i], who] for seat, i, who in extras)


def number_late(zones: list[list[int]], found: dict[str, Any]) -> list[int]:
    """Return the cards that the alicorn's player has drawn since; of equal cards in the hand, the highest numbers."""
    hand = sorted(zones[HAND + found["last"]], reverse=True) if 0 <= found.get("last", -1) < found["seats"] else []
    late: list[int] = []
    for kind in found.get("late", []):
        card = next((card for card in hand if KINDS[card] == kind and card not in late), None)
        if card is None:
            raise BadNotation("k: these cards are not in the hand of the alicorn's player")
        late.append(card)
    return late
