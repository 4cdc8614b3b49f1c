"""The 108 cards (U-DECK-01).

A kind is an integer: colour * 13 + face for the 52 coloured ones, then the hoof and the alicorn.  Card
number *k* below 54 is the first card of kind *k*, card 54 + *k* the second.  There is only one lock 0
of each colour; the third and fourth hoof and alicorn take the numbers that the second ones would have.
"""

from __future__ import annotations

from typing import Final

from ...core.packed import byte_table

COLOURS: Final = ["blue", "green", "red", "yellow"]
NO_COLOUR: Final = 4

# Faces 0 to 9 are locks of that number.
STONE: Final = 10
MIRROR: Final = 11
DUST: Final = 12
HOOF: Final = 13
ALICORN: Final = 14
NO_FACE: Final = 15
FACES: Final = [*(str(number) for number in range(10)), "stone", "mirror", "dust", "hoof", "alicorn"]

HOOF_KIND: Final = 52
ALICORN_KIND: Final = 53
KIND_COUNT: Final = 54
SPARE_HOOFS: Final = [54, 67]  # where the second blue and green 0 would be
SPARE_ALICORNS: Final = [80, 93]  # ... and the second red and yellow 0


def name_of(kind: int) -> str:
    """Return the key of a kind.

    >>> name_of(0), name_of(36), name_of(HOOF_KIND)
    ('blue_0', 'red_stone', 'hoof')
    """
    if kind >= HOOF_KIND:
        return FACES[HOOF + kind - HOOF_KIND]
    return f"{COLOURS[kind // 13]}_{FACES[kind % 13]}"


def kind_of(card: int) -> int:
    """Return the kind of a card.

    >>> [name_of(kind_of(card)) for card in (5, 59, 53, 107, 93)]
    ['blue_5', 'blue_5', 'alicorn', 'alicorn', 'alicorn']
    """
    if card in SPARE_HOOFS:
        return HOOF_KIND
    if card in SPARE_ALICORNS:
        return ALICORN_KIND
    return card % KIND_COUNT


def face_of(kind: int) -> int:
    return HOOF + kind - HOOF_KIND if kind >= HOOF_KIND else kind % 13


def colour_of(kind: int) -> int:
    return NO_COLOUR if kind >= HOOF_KIND else kind // 13


def value_of(face: int) -> int:
    """Return the value: locks are worth their number, action relics 20, elder relics 50."""
    if face < STONE:
        return face
    return 20 if face < HOOF else 50


# Tables by card.
KINDS: Final[bytes] = byte_table(kind_of(card) for card in range(108))
CARD_KINDS: Final = list(KINDS)  # the same, in the form that every table has
FACE: Final[bytes] = byte_table(face_of(kind) for kind in KINDS)
COLOUR: Final[bytes] = byte_table(colour_of(kind) for kind in KINDS)
VALUE: Final[bytes] = byte_table(value_of(face) for face in FACE)  # points
CARDS_OF: Final = [[card for card in range(108) if KINDS[card] == kind] for kind in range(KIND_COUNT)]

NAMES: Final = [name_of(kind) for kind in range(KIND_COUNT)]
KIND_OF_NAME: Final = {name: kind for kind, name in enumerate(NAMES)}
