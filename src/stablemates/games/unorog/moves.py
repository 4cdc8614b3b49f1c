"""Options as small integers, and the options they represent.

A move that plays a card names its kind, not the card: equal cards are one choice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...core.kernel import Option
from ...core.packed import byte_table
from .cards import COLOURS, HOOF_KIND, KIND_COUNT, KINDS, NAMES, NO_COLOUR, colour_of
from .hand import LOWEST

if TYPE_CHECKING:
    from mypy_extensions import i64

DRAW: Final = 0  # take a card from the well instead of playing
TAKE: Final = 1  # accept a doubling stone or an alicorn
SLEEP: Final = 2  # accept the sleep dust
CHECK: Final = 3  # challenge the player of the alicorn
PASS: Final = 4
CATCH: Final = 5  # say "Unorog!" for a player who forgot it
PLAIN: Final = [Option(verb) for verb in ("draw", "take", "sleep", "check", "pass", "catch")]

# By phase: the moves that play no card, and the options they represent.
WITHOUT_CARDS: Final = [[DRAW], [], [TAKE], [SLEEP], [TAKE, CHECK], [PASS, CATCH], []]
CARDLESS: Final[list[bytes]] = [byte_table(moves) for moves in WITHOUT_CARDS]
CARDLESS_OPTIONS: Final = [[PLAIN[move] for move in moves] for moves in CARDLESS]

# From here on a move plays a card: two moves per coloured kind (with and without the call), then ten per
# elder relic (with the colour named, or none).
COLOURED: Final = 6
ELDER: Final = COLOURED + 2 * HOOF_KIND


def play(kind: i64, colour: i64, call: i64) -> i64:
    """Return the move that plays ``kind``, names ``colour`` (``NO_COLOUR``: none), and calls if ``call`` is 1."""
    if kind < HOOF_KIND:
        return COLOURED + 2 * kind + call
    return ELDER + 10 * (kind - HOOF_KIND) + 2 * colour + call


# What a move plays, by move.  A call has an odd number: both groups start at an even one.
KIND_PLAYED: Final[bytes] = byte_table(
    0 if move < COLOURED else (move - COLOURED) // 2 if move < ELDER else HOOF_KIND + (move - ELDER) // 10
    for move in range(ELDER + 20)
)
COLOUR_NAMED: Final[bytes] = byte_table(
    NO_COLOUR if move < ELDER else (move - ELDER) % 10 // 2 for move in range(ELDER + 20)
)
COLOUR_UP: Final[bytes] = byte_table(  # ... and the colour that is up then
    named if named != NO_COLOUR else colour_of(kind) for kind, named in zip(KIND_PLAYED, COLOUR_NAMED, strict=True)
)
WORD_NAMED: Final = ["" if named == NO_COLOUR else COLOURS[named] for named in COLOUR_NAMED]


def option_to_play(card: int, colour: int, call: int) -> Option:
    word = "" if colour == NO_COLOUR else COLOURS[colour]
    return Option("call" if call else "play", card, word=word, kind=NAMES[KINDS[card]])


# All possible plays, created once: card * 10 + colour * 2 + call.
PLAYS: Final = [
    option_to_play(card, colour, call) for card in range(len(KINDS)) for colour in range(5) for call in range(2)
]


def plays_of(card: int, held: int) -> list[Option]:
    """Return the options that play a card from a hand of ``held`` cards."""
    names = KINDS[card] >= HOOF_KIND and held > 1  # the last card wins immediately, so no colour is named
    colours = range(4) if names else [NO_COLOUR]
    calls = range(2 if held == 2 else 1)  # U-CALL-01: with and without the call
    return [PLAYS[10 * card + 2 * colour + call] for colour in colours for call in calls]


PLAYS_OF: Final = [[plays_of(card, held) for card in range(len(KINDS))] for held in range(4)]  # 3 means 3 or more

# Without a colour or a call, by the bit of a kind modulo 59 (hand.py): the move, and the options that play the first
# card of a coloured kind, then those that play the second one.
PLAIN_MOVES: Final[bytes] = byte_table(play(kind, NO_COLOUR, 0) for kind in LOWEST)
PLAIN_PLAYS: Final = [PLAYS[10 * kind + 2 * NO_COLOUR] for kind in LOWEST]
PLAIN_PLAYS.extend(PLAYS[10 * (kind % HOOF_KIND + KIND_COUNT) + 2 * NO_COLOUR] for kind in LOWEST)
