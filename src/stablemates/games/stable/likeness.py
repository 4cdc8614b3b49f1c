"""What a card of an unlisted pack looks like to a learner: the listed card of the box that is most like it.

Two cards of the same printed type are alike as far as their texts agree: when they act, what they do, to which cards,
and which rules they put in force.  Only cards of the box that is played count, because a net has met those.  A card
that has too little in common with any of them stays an unknown card of its type.
"""

from __future__ import annotations

from typing import Final

from .effects import NONE, Effect
from .kind import Kind
from .terms import BABY
from .vocabulary import NUMBER, number_of

LEAST: Final = 0.1  # of a likeness that counts


def numbers_of(kinds: list[Kind]) -> bytes:
    """Return the numbers of the cards of a box in the vocabulary."""
    listed = {kind.name: kind for kind in kinds if kind.name in NUMBER}
    found: dict[str, int] = {}
    for kind in kinds:
        if kind.name not in found:
            looks_like = kind if kind.name in NUMBER else most_like(kind, list(listed.values()))
            found[kind.name] = number_of(kind.name if looks_like is None else looks_like.name, kind.types)
    return bytes([found[kind.name] for kind in kinds])


def most_like(kind: Kind, others: list[Kind]) -> Kind | None:
    """Return the card most like this one, the first if several are equally alike; ``None`` if no card is like it."""
    best: Kind | None = None
    most = LEAST
    for other in sorted(others, key=lambda one: NUMBER[one.name]):
        if other.types == kind.types and kind.types != BABY:
            share = likeness(kind, other)
            if share > most:
                most = share
                best = other
    return best


def likeness(one: Kind, other: Kind) -> float:
    """Return how much two cards have in common, from 0 to 1: the features of both, as a share of those of either."""
    mine, theirs = features(one), features(other)
    if not mine and not theirs:
        return 1.0
    return len(mine & theirs) / len(mine | theirs)


def features(kind: Kind) -> set[str]:
    """Return what is to be said about a card; a unicorn without a text has nothing."""
    found = {f"tag {bit}" for bit in bits(kind.tags)}
    found |= {f"grants {bit}" for bit in bits(kind.grants)} | {f"itself {bit}" for bit in bits(kind.self_rules)}
    for moment, op in kind.on.items():
        add_effect(found, moment, op.describe())
    if kind.instead is not None:
        found.add(f"instead {kind.instead.saves.types}")
        add_effect(found, "instead", kind.instead.op.describe())
    return found


def add_effect(found: set[str], moment: str, effect: Effect) -> None:
    """Add an effect and those inside it, each in general and in detail."""
    found.add(moment)
    if effect.does != NONE:
        does = f"{moment} {effect.does}"
        found |= {f"does {effect.does}", does, f"{does} x{effect.n}"}
        if effect.what is not None:
            what = effect.what
            found |= {f"{does} {what.types}", f"{does} {what.types} {what.whose} {what.zone}"}
    for part in effect.parts:
        add_effect(found, moment, part)


def bits(word: int) -> list[int]:
    """Return the bits of a word.

    >>> bits(0b1010)
    [2, 8]
    """
    return [1 << place for place in range(word.bit_length()) if word >> place & 1]
