"""Validate packs: find mistakes that would otherwise surface in the middle of a game."""

from __future__ import annotations

from typing import Final

from ...core.errors import BadPack
from .kind import DECK_ZONE, DISCARD_ZONE, HAND_ZONE, IN_STABLE, NURSERY_ZONE, STABLE_ZONE, Filter, Kind
from .loops import endless_text
from .machine import Op
from .ops.cards import Bring, Destroy, Give, Move, Recover, Return, Sacrifice, SacrificeAll, Shrink, Steal
from .ops.choose import ChooseCard
from .ops.deck import Search
from .ops.flow import And, Either, ForPlayer, May, ThatPlayer
from .ops.hands import Discard, ExchangeHands, FromAHand
from .pack import Pack
from .terms import BABY, CARD, INSTANT, MAGIC, NEIGH, STAYS, SUPER, TYPE_NAMES, VERB


class Aim:
    """What verbs act on: cards in these zones, of these players, and the words for it."""

    def __init__(self, verbs: tuple[type, ...], zones: list[str], whose: list[str], words: str) -> None:
        self.verbs = verbs
        self.zones = zones
        self.whose = whose  # empty: anyone's
        self.words = words


AIMS: Final[list[Aim]] = [
    Aim((Sacrifice, SacrificeAll, Give), [STABLE_ZONE], ["yours", "this"], "your(…), your_other(…) or this_card()"),
    Aim((Steal,), [STABLE_ZONE], ["theirs"], "their(…)"),
    Aim((Destroy,), [STABLE_ZONE], [], "a(…)"),
    Aim((Return, Move), [STABLE_ZONE], [], "their(…), your(…), any_players(…) or this_card()"),
    Aim((Discard,), [HAND_ZONE], [], "in_hand(…)"),
    Aim((Search,), [DECK_ZONE], [], "in_deck(…)"),
    Aim((Recover,), [DISCARD_ZONE], [], "in_discard(…)"),
    Aim((Bring,), [HAND_ZONE, DISCARD_ZONE, NURSERY_ZONE], [], "in_hand(…), in_discard(…) or in_nursery()"),
]
OF_A_PLAYER: Final = (ThatPlayer, FromAHand, ExchangeHands, Shrink)  # they refer to a player who was chosen


def check_pack(pack: Pack, packs: dict[str, Pack], boxed: set[str]) -> None:
    """Raise ``BadPack``, with the name of the card, unless the pack can be played."""
    if not is_name(pack.id.replace("-", "_")):  # it is a word on the command line, and part of a file name
        raise BadPack(f"pack {pack.id!r}: a name may contain lower-case letters, digits, underscores and hyphens")
    if pack.id in packs:
        raise BadPack(f"pack {pack.id!r}: a pack of that name already exists")
    taken = boxed | {kind.name for other in packs.values() for kind in other.cards}
    for kind in pack.cards:
        mistake = f"a card {kind.name!r} already exists" if kind.name in taken else mistake_in(kind)
        if mistake:
            raise BadPack(f"pack {pack.id!r}, card {kind.name!r}: {mistake}")
        taken.add(kind.name)


def is_name(text: str) -> bool:
    return text.isascii() and text.isidentifier() and text == text.lower()


def mistake_in(kind: Kind) -> str:
    """Return what is wrong with a card; empty if it can be played."""
    if not is_name(kind.name):
        return "a name may contain lower-case letters, digits and underscores"
    if kind.types not in TYPE_NAMES or kind.types == BABY:  # R-CARD-02: a baby is never in the deck
        return "its type must be one of BASIC, MAGICAL, UPGRADE, DOWNGRADE, MAGIC, INSTANT"
    if kind.copies < 1:
        return f"copies={kind.copies}: a pack needs at least one copy of each card"
    return mistake_of_type(kind) or mistake_in_ops(kind) or endless_text(kind)


def mistake_of_type(kind: Kind) -> str:
    """Return what is wrong if its texts can never take effect on a card of its type (R-CARD-05, R-CARD-07)."""
    if (kind.plays is None) == (kind.types == MAGIC):
        return "a magic card needs OnPlay(…), and no other card may have it"
    stays = len(kind.on) > (kind.plays is not None) or kind.grants or kind.instead or kind.self_rules & ~SUPER
    if stays and not kind.types & STAYS:
        return "it never enters a stable, so OnEnter, OnTurn, OnFall, OnLeave, WhileHere and Itself have no effect"
    if kind.types == INSTANT and not kind.tags & NEIGH:
        return "an instant needs tags=NEIGH to respond to a card"
    return ""


def mistake_in_ops(kind: Kind) -> str:
    texts = [*kind.on.values(), *([kind.instead.op] if kind.instead else [])]
    for op in texts:
        if mistake := mistake_in_op(op, False):
            return mistake
    return ""


def mistake_in_op(op: Op, player: bool) -> str:
    """Return what is wrong with an op or its parts; ``player``: whether a player was chosen before."""
    verb = type(op).__name__
    if isinstance(op, OF_A_PLAYER) and not player:
        return f"{verb} refers to a player who has not been chosen: use ForPlayer({verb}(…))"
    count: object = getattr(op, "n", 1)
    if not isinstance(count, int) or count < 1:
        return f"{verb} needs a positive number of cards, not {count!r}"
    what: Filter | None = getattr(op, "what", None)
    for aim in AIMS:
        if what is not None and isinstance(op, aim.verbs):
            if what.zone not in aim.zones or (aim.whose and what.whose not in aim.whose):
                return f"{verb} acts on {aim.words}"
            if isinstance(op, Bring) and what.types & CARD & ~STAYS:
                return "Bring only takes cards that can be in a stable: unicorns, upgrades, downgrades"
    if isinstance(op, Either):
        ways = [part.asks for part in op.parts()]
        if len(set(ways)) < len(ways) or not all(way in VERB for way in ways):
            return f"the options of Either must have different verbs: {', '.join(way or 'none' for way in ways)}"
    for part in op.parts():
        if mistake := mistake_in_op(part, player if isinstance(op, (And, May)) else isinstance(op, ForPlayer)):
            return mistake
        if isinstance(part, ChooseCard) and part.what.place == IN_STABLE:
            player = True  # the one whose stable it was in
    return ""
