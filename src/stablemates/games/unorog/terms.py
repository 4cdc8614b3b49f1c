"""What the table waits for, by name."""

from __future__ import annotations

from typing import Final

TURN: Final = 0  # play a card or draw one (U-TURN-01)
SECOND: Final = 1  # the card that goes with a hoof (U-HOOF-01)
FACING_STONE: Final = 2  # a doubling stone is aimed at the player asked (U-STONE-02)
FACING_DUST: Final = 3  # sleep dust is aimed at them (U-DUST-02)
FACING_ALICORN: Final = 4  # an alicorn is aimed at them (U-ALI-02 to U-ALI-04)
CATCHING: Final = 5  # does anyone catch the player who is down to one card? (U-CALL-02)
OVER: Final = 6
PHASES: Final = ["turn", "second", "stone", "dust", "alicorn", "catch", "over"]
ASKED_BY: Final = ["U-TURN-01", "U-HOOF-01", "U-STONE-02", "U-DUST-02", "U-ALI-02", "U-CALL-02", "U-END-01"]
