"""Set up positions from the names of cards."""

from __future__ import annotations

from typing import Any, Final

from ...core.errors import BadNotation, BadSave, UnknownCard
from ...core.game import Profile
from ...core.kernel import NO_CARD
from ...core.layout import check_names, integer_field
from ...core.machine import Frame
from ...core.table import DECK, HAND
from .box import Box
from .integrity import check_integrity, check_zones
from .ops.turn import TURN_OP
from .state import Stable
from .terms import BABY

FIELDS: Final = ["deck", "discard", "nursery", "turn", "phase", "plays", "played", "loans"]
PHASES: Final = ["beginning", "draw", "action", "end"]
ACTION: Final = 2
REST: Final = "..."  # at the end of a pile: all remaining cards follow


def set_up(blank: Stable, profile: Profile, layout: dict[str, Any]) -> Stable:
    """Set up a position on a table before the deal: see ``StableGame.set_up``."""
    check_names(profile, layout, FIELDS, ["hand", "stable"])
    s = with_zones(blank, place_cards(blank, layout))
    try:
        check_zones(s)
        begin(s, layout)
        check_integrity(s)
    except BadSave as error:
        raise BadNotation(str(error)) from None
    s.events = []
    return s


# --- the cards -------------------------------------------------------------------------------


def place_cards(s: Stable, layout: dict[str, Any]) -> list[list[int]]:
    """Return the zones of a position; cards that are in none of them are not in the game."""
    s.shuffle(DECK)
    pool = [*s.zones[DECK], *s.zones[s.nursery]]
    zones: list[list[int]] = [[] for _ in range(s.zone_count())]
    players: list[dict[str, Any]] = layout["players"]
    for seat, player in enumerate(players):
        zones[HAND + seat] = [find(s, pool, name, "hand") for name in player.get("hand", [])]
        zones[s.stables + seat] = [find(s, pool, name, "stable") for name in player.get("stable", [])]
    zones[s.discard] = [find(s, pool, name, "discard") for name in layout.get("discard", [])][::-1]
    deck = named(s, pool, layout, "deck")
    nursery = named(s, pool, layout, "nursery")
    for seat, player in enumerate(players):
        if "stable" not in player:
            zones[s.stables + seat] = take(s, pool, 1, True)
    zones[DECK] = pile(s, pool, layout.get("deck"), deck, False)
    zones[s.nursery] = pile(s, pool, layout.get("nursery"), nursery, True)
    return zones


def named(s: Stable, pool: list[int], layout: dict[str, Any], field: str) -> list[int]:
    """Return the named cards of a pile, from the bottom."""
    given = layout.get(field)
    return [find(s, pool, name, field) for name in given if name != REST][::-1] if isinstance(given, list) else []


def pile(s: Stable, pool: list[int], given: Any, top: list[int], babies: bool) -> list[int]:
    """Return a pile of exactly the named cards, or of a number of cards; all remaining ones if it is not named."""
    if given is None or (isinstance(given, list) and given[-1:] == [REST]):
        rest = take(s, pool, len(pool), babies)
        return (sorted(rest) if babies else rest) + top
    if isinstance(given, list) and REST not in given:
        return top
    field = "nursery" if babies else "deck"
    if isinstance(given, list):
        raise BadNotation(f"field {field!r}: {REST!r} is only allowed at the end of a pile")
    most = sum(is_baby(s, card) == babies for card in pool)
    return take(s, pool, integer_field({field: given}, field, 0, 0, most), babies)


def take(s: Stable, pool: list[int], n: int, babies: bool) -> list[int]:
    """Take up to ``n`` cards out of the pool, babies or others."""
    found = [card for card in pool if is_baby(s, card) == babies][:n]
    for card in found:
        pool.remove(card)
    return found


def is_baby(s: Stable, card: int) -> bool:
    return s.printed[card] == BABY


def find(s: Stable, pool: list[int], name: str, field: str) -> int:
    """Take a card of a kind out of the pool."""
    for card in pool:
        if s.kind(card) == name:
            pool.remove(card)
            return card
    if any(kind.name == name for kind in s.kind_of):
        raise UnknownCard(f"field {field!r}: no {name!r} is left in the box (R-SET-02)")
    rule = "R-TWO-01" if s.seats == 2 and any(kind.name == name for kind in s.rules.box) else "R-SET-02"
    raise UnknownCard(f"field {field!r}: {s.profile} for {s.seats} players has no card {name!r} ({rule})")


def with_zones(s: Stable, zones: list[list[int]]) -> Stable:
    """Return a table with these zones.  Cards that are in none of them stay in the box: they are not in this game."""
    used = sorted(card for zone in zones for card in zone)
    if len(used) < len(s.kinds):
        number = {card: i for i, card in enumerate(used)}
        zones = [[number[card] for card in zone] for zone in zones]
        s = Stable(s.rules, s.seats, Box([s.kind_of[card] for card in used]), s.rng)
        s.clear()
    s.set_zones(zones)
    s.recount()
    return s


# --- the turn ------------------------------------------------------------------------


def begin(s: Stable, layout: dict[str, Any]) -> None:
    """Start the turn in the given phase, with its loans and plays."""
    phase = layout.get("phase", "action")
    if phase not in PHASES:
        raise BadNotation(f"field 'phase': {phase!r} is not one of {', '.join(PHASES)} (R-TURN-01)")
    s.stack = [Frame(TURN_OP, integer_field(layout, "turn", 0, 0, s.seats - 1), NO_CARD)]
    s.stack[0].pc = PHASES.index(phase)
    s.bonds = [loan(s, row) for row in layout.get("loans", [])]
    s.enforce_size()
    plays = integer_field(layout, "plays", 1, 1, 2)
    played = integer_field(layout, "played", 0, 0, plays - 1)
    if (plays > 1 or played) and phase != "action":
        raise BadNotation("field 'plays': cards are played in the action phase (R-TURN-08)")
    s.plays = plays
    if played:
        action = s.rules.turn[ACTION]
        s.stack[0].pc = ACTION + 1
        s.call(action, s.turn(), NO_CARD).n = played
    s.run()


def loan(s: Stable, row: Any) -> list[int]:
    """Read a loan: a unicorn, the seat it goes back to, and the card that took it, unless it is due this turn."""
    if not isinstance(row, (list, tuple)) or len(row) not in (2, 3) or not isinstance(row[1], int):
        raise BadNotation(f"field 'loans': expected a unicorn, a seat and perhaps the card that took it, not {row!r}")
    unicorn = next((card for seat in range(s.seats) for card in s.stable(seat) if s.kind(card) == row[0]), NO_CARD)
    if unicorn == NO_CARD:
        raise BadNotation(f"field 'loans': {row[0]!r} is in no stable (R-EFF-03)")
    thief = s.keeper(unicorn)
    if not 0 <= row[1] < s.seats or row[1] == thief:
        raise BadNotation(f"field 'loans': {row[0]!r} can only return to another player (R-EFF-03)")
    taker = NO_CARD
    if len(row) == 3:
        taker = next((card for card in s.stable(thief) if s.kind(card) == row[2]), NO_CARD)
        if taker == NO_CARD:
            raise BadNotation(f"field 'loans': {row[2]!r} is not in the stable of {row[0]!r} (R-EFF-03)")
    return [taker, unicorn, row[1], thief]
