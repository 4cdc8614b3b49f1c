"""What cards are worth, as data.  The unit is the logarithm of the odds to win: one more unicorn is about 0.6."""

from __future__ import annotations

from typing import Final

from ..terms import BABY, BASIC, DOWNGRADE, INSTANT, MAGIC, MAGICAL, UPGRADE

# How far a stable has come, by how many unicorns are missing: none, one, two ...
PROGRESS: Final[list[float]] = [8.0, 3.6, 2.6, 1.9, 1.4, 0.95, 0.55, 0.2, 0.0]

# What the text of a card is worth to the stable in which it lies, beside the unicorn that it may be.
TEXT: Final[dict[int, float]] = {BABY: 0.0, BASIC: 0.05, MAGICAL: 0.1, UPGRADE: 0.35, DOWNGRADE: -0.4}
TEXTS: Final[dict[str, float]] = {
    "rhinocorn": 0.3, "black_knight_unicorn": 0.25, "queen_bee_unicorn": 0.25, "stabby_the_unicorn": 0.2,
    "unicorn_phoenix": 0.2, "magical_kittencorn": 0.15, "extremely_fertile_unicorn": 0.4, "zombie_unicorn": 0.25,
    "puppicorn": -0.5, "ginormous_unicorn": -0.1, "angel_unicorn": 0.1,
    "yay": 0.35, "rainbow_aura": 0.6, "double_dutch": 0.7, "glitter_bomb": 0.4, "claw_machine": 0.15,
    "stable_artillery": 0.4, "rainbow_lasso": 0.6, "caffeine_overload": 0.2, "rainbow_mane": 0.4, "extra_tail": 0.5,
    "unicorn_lasso": 0.25, "summoning_ritual": 0.25,
    "barbed_wire": -0.4, "sadistic_ritual": -1.2, "slowdown": -0.4, "nanny_cam": -0.2, "broken_stable": -0.15,
    "tiny_stable": -0.6, "pandamonium": -0.4, "blinding_light": -0.35,
}  # fmt: skip

# What a card is worth in the hand.
HELD: Final[dict[int, float]] = {
    BABY: 0.0, BASIC: 0.25, MAGICAL: 0.3, UPGRADE: 0.2, DOWNGRADE: 0.15, MAGIC: 0.2, INSTANT: 0.4,
}  # fmt: skip
HOLDS: Final[dict[str, float]] = {"super_neigh": 0.5}

CARD: Final = 0.2  # any card in a hand
CHEAP: Final = 0.1  # the card that one discards
FOUND: Final = 0.3  # the card that one picks from several
TURN_WORTH: Final = 0.5  # a whole turn
PANDA: Final = 0.5  # how much of its progress a stable loses to Pandamonium, which may go again
PANDA_LOSS: Final = 0.2  # a unicorn that does not count now
GUARD: Final = 0.08  # what Rainbow Aura saves for each unicorn
TINY_HURT: Final = 0.3  # how a tiny stable pinches, for each unicorn above three
FALL_BACK: Final = 0.3  # what it costs to destroy a card that bites
